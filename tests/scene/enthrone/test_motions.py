"""How events move: every kind is shown or deliberately not, and skipping leads to the same picture."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Event
from fae_tabletop.games.enthrone.public import VOCABULARY, Captured, Ended, Move, Moved, Passed, TurnedOver
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.motions import show
from fae_tabletop.ui.drawing import Item, Kit, Lettered, Picture
from tests.rules.enthrone.policies import eager
from tests.scene.enthrone.tables import Desk, court

SHOWN: tuple[type[Event], ...] = (Moved, Passed, Ended)
"""A capture and the tile that turns over are part of the move's motion; the others change nothing to be seen."""
TAKE = Move(2, (1, -3))
CROSS = Move(2, (0, 0))


def picture(desk: Desk) -> list[object]:
    """Return the display lists in a form that can be compared, words by their letters."""
    frame = desk.pilot.frame()
    return [plain(item) for item in (*frame.table, *frame.settled, *frame.above)]


def plain(item: Item) -> object:
    if isinstance(item, Lettered):
        return "".join(piece.text for piece in item.block.pieces), item.rect, item.alpha, item.clip
    return item


def drawn_pictures(desk: Desk, name: str) -> list[Picture]:
    frame = desk.pilot.frame()
    items = (*frame.table, *frame.settled, *frame.above)
    return [item for item in items if isinstance(item, Picture) and item.key.name == name]


def test_every_kind_of_event_is_shown_or_deliberately_not() -> None:
    state = court()
    before = ENTHRONE.view(state, 0)
    step = ENTHRONE.apply(state, 0, TAKE)
    after = ENTHRONE.view(step.state, 0)
    told = {type(event): event for event in step.events}
    assert {Moved, Captured, TurnedOver} <= set(told)
    kinds = [kind for kind in VOCABULARY if issubclass(kind, Event)]
    assert len(kinds) >= 9
    for kind in kinds:
        if kind in told:
            assert bool(show(told[kind], before, after)) == (kind in SHOWN)
    assert show(Passed(seat=0), before, before)
    assert show(Ended(winner=0, why="regalia"), before, after)


def test_a_capture_moves_all_it_changes() -> None:
    state = court()
    step = ENTHRONE.apply(state, 0, TAKE)
    beats = show(step.events[0], ENTHRONE.view(state, 0), ENTHRONE.view(step.state, 0))
    what = [motion.what for beat in beats for motion in beat.motions]
    assert {"pawn:priestess", "pawn:jester", "flip:jester"} <= set(what)
    assert {f"tile:{place}" for place in range(2, 9)} <= set(what), "all tiles from the taken one on slide"
    assert len(what) == len(set(what))


@pytest.mark.parametrize("command", [TAKE, CROSS, Move(3, (-1, 0)), Move(4, (0, 1))])
def test_skipping_leads_to_the_same_picture_as_watching(kit: Kit, command: Move) -> None:
    watched, skipped = (Desk(kit, court(), speed=1.0) for _ in range(2))
    for desk in (watched, skipped):
        desk.table.chair(0).submit(command)
        desk.pilot.wait(0.05)
        assert desk.scene.moving
    watched.pilot.wait(3.0)
    skipped.pilot.key("space")
    assert not watched.scene.moving
    assert not skipped.scene.moving
    assert picture(watched) == picture(skipped)
    at_once = Desk(kit, court())
    at_once.table.chair(0).submit(command)
    at_once.pilot.wait(0.05)
    assert picture(at_once) == picture(watched)


def test_what_moves_is_drawn_once_at_every_moment(kit: Kit) -> None:
    desk = Desk(kit, court(), speed=1.0)
    desk.table.chair(0).submit(TAKE)
    for _ in range(30):
        desk.pilot.wait(1 / 30)
        assert len(drawn_pictures(desk, "enthrone/pawn-priestess")) == 1
        assert 1 <= len(drawn_pictures(desk, "enthrone/pawn-jester")) <= 1
    desk.pilot.wait(2.0)
    assert len(drawn_pictures(desk, "enthrone/tile-neutral")) == 2


def test_a_whole_match_can_be_watched(kit: Kit) -> None:
    """Every view on the way is on show in turn, and the last one rests."""
    desk = Desk(kit, court(to_move=1), speed=4.0)
    dice = Dice(3)
    for _ in range(12):
        waiting = desk.table.waiting
        if not waiting:
            break
        chair = desk.table.chair(waiting[0])
        chair.submit(eager(desk.state, waiting[0], chair.commands, dice))
        desk.pilot.wait(0.4)
    desk.pilot.wait(2.0)
    assert desk.scene.view == desk.table.chair(0).view
    assert not desk.scene.moving


def test_running_on_lists_what_happened(kit: Kit) -> None:
    desk = Desk(kit, court(to_move=1), speed=1.0)
    desk.table.chair(1).submit(Move(1, (0, -3)))
    desk.pilot.wait(0.05)
    desk.scene.run_on()
    desk.pilot.frame()
    assert desk.scene.my_turn
    assert desk.pilot.spot("panel:saying").label.startswith("Meanwhile. Jester")
    assert "place 1" in desk.pilot.spot("panel:saying").label
    # It stays until it is closed or the next move is made.
    desk.pilot.wait(10.0)
    desk.click("button:close-saying")
    assert "panel:saying" not in desk.pilot.ids()


def test_motions_do_not_depend_on_what_is_hidden(kit: Kit) -> None:
    state = court()
    other = court(("PKN", "WDS"), "PW")
    views = [ENTHRONE.view(one, 0) for one in (state, other)]
    steps = [ENTHRONE.apply(one, 0, TAKE) for one in (state, other)]
    shown = [
        show(step.events[0], view, ENTHRONE.view(step.state, 0))
        for view, step in zip(views, steps, strict=True)
    ]
    assert shown[0] == shown[1]


def test_the_end_opens_the_result_once(kit: Kit) -> None:
    desk = Desk(kit, court(), speed=1.0)
    desk.table.chair(0).submit(CROSS)
    desk.pilot.wait(4.0)
    assert len(desk.done) == 1
    assert desk.done[0].why == "regalia"
    desk.click("button:result")
    assert len(desk.done) == 2
