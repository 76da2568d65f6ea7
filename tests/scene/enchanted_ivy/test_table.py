"""The table of an inn, played: clicks, drags and keys, refusals in words, and what is shown of every choice."""

from __future__ import annotations

import pytest

from fae_tabletop.core.game import Ref
from fae_tabletop.core.hints import Hint
from fae_tabletop.games.enchanted_ivy.commands import Build, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scene.preview import hangings, tried
from fae_tabletop.games.enchanted_ivy.scene.sayings import door_at_stake
from fae_tabletop.games.enchanted_ivy.scoring import score
from fae_tabletop.ui.drawing import Kit
from tests.scene.enchanted_ivy.tables import Desk, position


def free(desk: Desk) -> str:
    """Return a space where a card may lie."""
    return next(spot.id for spot in desk.pilot.stack.spots if "may lie here" in spot.label and spot.enabled)


def test_a_turn_is_played_by_clicks(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 3))
    first, second = desk.scene.view.hand
    desk.click(f"hand:{first}", free(desk))
    assert desk.scene.view.open_balcony is not None
    desk.click(f"wall:{second}", free(desk))
    assert desk.scene.view.phase == "guest"
    guest = desk.scene.view.tokens[1]
    balcony = desk.scene.view.open_balcony
    desk.click("token:1", f"space:{balcony[0]},{balcony[1]}")
    assert desk.scene.view.turn == 4
    assert next(laid.guest for laid in desk.scene.view.laid if laid.at == balcony) == guest


def test_a_turn_is_played_by_dragging(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 3))
    first, second = desk.scene.view.hand
    desk.pilot.point(f"wall:{first}")
    desk.drag(f"wall:{first}", free(desk))
    assert desk.scene.view.walled
    desk.drag(f"hand:{second}", free(desk))
    balcony = desk.scene.view.open_balcony
    assert balcony is not None
    desk.drag("token:0", f"space:{balcony[0]},{balcony[1]}")
    assert desk.scene.view.turn == 4


def test_a_wall_is_turned_by_key_wheel_and_button(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 3))
    card = desk.scene.view.hand[0]
    desk.click(f"wall:{card}")
    desk.pilot.key("r")
    assert desk.scene.picker.chosen == (Ref("hand", card), Ref("face", "turned"))
    desk.click(f"button:turn:{card}")
    assert desk.scene.picker.chosen[1] == Ref("face", "wall")
    desk.pilot.key("r")
    desk.click(free(desk))
    assert desk.scene.view.laid[-1].turned


def test_undo_goes_back_to_the_last_draw(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 3))
    before = desk.scene.view
    desk.click(f"hand:{before.hand[0]}", free(desk))
    desk.click("button:undo")
    assert desk.scene.view.laid == before.laid
    desk.click("button:undo")
    assert desk.toast


def test_refusals_are_told_in_words(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 4))
    shut = next(spot for spot in desk.pilot.stack.spots if spot.label.startswith("No card here"))
    assert shut.why_not
    desk.click(shut.id)
    assert desk.toast == shut.why_not
    desk.click("token:0")
    assert "balcony" in desk.toast
    desk.click("button:finish")
    assert "counted" in desk.toast
    assert desk.scene.view == ENCHANTED_IVY.view(position("s02", 4), 0)


def test_what_is_pointed_at_shows_what_it_would_be_worth(kit: Kit) -> None:
    desk = Desk(kit, position("s11", 6))
    view, inn = desk.scene.view, inn_of(desk.scene.view)
    desk.click(f"wall:{view.hand[0]}")
    where = free(desk)
    desk.pilot.point(where)
    trial = desk.scene.trial(where)
    assert isinstance(trial, Build)
    what = desk.scene._what(trial)
    assert what.gain == score(tried(view, inn, trial)).total - score(inn).total
    assert score(inn_of(view)) == score(inn), "trying changes nothing"


@pytest.mark.parametrize("scenario", ["s06", "s11"])
def test_a_trial_is_what_the_rules_make_of_it(scenario: str) -> None:
    """Every guest and door that may be had now comes to what the rules say."""
    for phase in ("guest", "closing"):
        state = position(scenario, 9 if scenario == "s06" else 10, phase, doors=True)
        view = ENCHANTED_IVY.view(state, 0)
        inn = inn_of(view)
        offered = [one for one in ENCHANTED_IVY.commands(state, 0) if isinstance(one, Lodge | HangDoor)]
        listed = [one for one in offered if isinstance(one, HangDoor)]
        assert {one for door in DOOR_IDS for one in hangings(view, inn, door)} == set(listed)
        for command in offered[:40]:
            after = inn_of(ENCHANTED_IVY.view(ENCHANTED_IVY.apply(state, 0, command).state, 0))
            assert score(tried(view, inn, command)) == score(after)


def test_a_door_is_hung_on_a_wall_and_finishing_without_one_is_asked_about(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 7, "closing"))
    desk.click("button:finish")
    assert desk.pilot.stack.top is not desk.scene, "a door would still bring points"
    desk.click("button:no")
    assert desk.scene.picker.chosen == (Ref("door", "start"),), "what was offered is in hand at once"
    wall = desk.scene.picker.next()[0]
    desk.click(wall.id)
    assert desk.scene.view.door is not None
    desk.click("button:finish")
    assert [view.why for view in desk.done] == ["counted"]


def test_a_door_in_hand_lights_its_walls_with_what_each_would_bring(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 7, "closing", doors=True))
    for door in ("A", "start"):
        if desk.scene.picker.chosen:
            desk.pilot.key("escape")
        desk.click(f"door:{door}")
        assert desk.scene.follows
        page = desk.pilot.stack._page_of(desk.scene, desk.pilot.stack.look())
        now = desk.scene.showing(page)
        assert {f"space:{row},{column}" for row, column in now.walls} == {ref.id for ref in now.next}
        assert {now.kind(at) for at in now.walls} == {"place"}
        for at, gain in now.walls.items():
            desk.pilot.point(f"space:{at[0]},{at[1]}")
            stack = desk.pilot.stack
            pointed = desk.scene.showing(stack._page_of(desk.scene, stack.look())).what
            assert pointed is not None
            assert pointed.gain == gain


def test_what_hangs_on_a_door_is_told_before_the_inn_is_finished() -> None:
    assert "Success hangs on the door" in door_at_stake("Oak Door", 3, 32, 35)
    assert "Success" not in door_at_stake("Oak Door", 2, 32, 35)
    assert "Success" not in door_at_stake("Oak Door", 3, 36, 35)
    assert "1 point." in door_at_stake("Oak Door", 1, 36, None)


def test_a_revolving_door_can_be_hung_without_a_swap(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 7, "closing", doors=True))
    desk.scene.picker.choose(Ref("door", "C"))
    desk.scene.point(desk.scene.picker.next()[0])
    desk.pilot.frame()
    desk.click("button:hang")
    assert desk.scene.view.door is not None
    assert desk.scene.view.door.door == "C"


def test_a_revolving_door_swaps_two_guests_named_in_either_order(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 7, "closing", doors=True))
    wanted = [one for one in desk.scene.chair.commands if isinstance(one, HangDoor) and one.swap]
    first, second = wanted[-1].swap or ((0, 0), (0, 0))
    before = {laid.at: laid.guest for laid in desk.scene.view.laid}
    at = wanted[-1].at
    desk.scene.point(Ref("door", "C"))
    desk.pilot.frame()
    desk.click(f"space:{at[0]},{at[1]}", f"space:{second[0]},{second[1]}", f"space:{first[0]},{first[1]}")
    after = {laid.at: laid.guest for laid in desk.scene.view.laid}
    assert (after[first], after[second]) == (before[second], before[first])


def test_a_guest_is_explained_by_the_spaces_that_count(kit: Kit) -> None:
    desk = Desk(kit, position("s11", 8))
    at = next(laid.at for laid in desk.scene.view.laid if laid.guest is not None)
    desk.click(f"guest:{at[0]},{at[1]}")
    assert desk.scene.open_guest == at
    desk.click(f"space:{at[0]},{at[1]}")
    assert desk.scene.open_guest is None


def test_notes_come_one_by_one_and_are_kept_as_read(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 1), notes=True)
    assert desk.scene.telling is not None
    read = desk.scene.note
    desk.click("button:close-note")
    assert read in desk.scene.seen
    assert desk.scene.note != read


def test_cards_to_come_are_laid_out(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 2))
    desk.click("button:cards")
    shown = {spot.id for spot in desk.pilot.stack.spots if spot.id.startswith("seen:")}
    view = desk.scene.view
    assert shown <= {f"seen:{card}" for card in (*view.unseen, *view.discards, view.top or "")}
    desk.click("button:close")
    assert desk.pilot.stack.top is desk.scene


def test_a_coached_table_suggests_beside_its_first_notes(kit: Kit) -> None:
    desk = Desk(kit, position("s01", 1), notes=True, coached=True)
    hint = Hint(
        "Look.", "Build it here.", "It brings a point.", (), ("space:0,0",), desk.scene.chair.commands[0]
    )
    desk.scene.extra.hint = lambda view: hint
    desk.scene.settled()
    assert desk.scene.telling is not None
    head, words = desk.scene.telling
    assert head == "A first inn"
    assert words.endswith("Build it here. It brings a point.")
    assert "space:0,0" in desk.scene.hints.points


def test_cards_keep_their_places_in_the_hand_until_the_next_are_drawn(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 3))
    first, second = desk.scene.view.hand
    where = desk.pilot.place(f"wall:{second}")
    desk.click(f"hand:{first}", free(desk))
    assert desk.pilot.place(f"wall:{second}") == where
