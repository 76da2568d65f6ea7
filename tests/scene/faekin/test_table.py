"""What clicks, drags and keys do at FaeKin's table, and when it waits for the person."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import NUMBER, OUTCOME
from fae_tabletop.games.faekin.commands import Answer, Claim, Duel, MoveToken, Say
from fae_tabletop.games.faekin.events import Tied
from fae_tabletop.games.faekin.moves import usable
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.blocks import points_now, seen_of
from fae_tabletop.games.faekin.scene.closer import duels_words
from fae_tabletop.games.faekin.scene.tokens import TOKENS, resting, token_box
from fae_tabletop.games.faekin.talk import CourtIs
from fae_tabletop.games.faekin.words import card_name
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Look, Page
from fae_tabletop.ui.tips import draw_tip
from tests.scene.enemies_and_lovers.test_pages import drawn
from tests.scene.enthrone.sheets import faults
from tests.scene.faekin.tables import Desk, challenged, claimed, my_duel, position
from tests.scene.faekin.talks import locked, showing


def going_on(kit: Kit, seats: int = 5, **choices: Any) -> Desk:
    """Return a table at which the person is to duel and has gone on."""
    desk = Desk(kit, position(seats, my_duel), **choices)
    desk.click("button:go-on")
    return desk


def duel_of_others(desk: Desk) -> None:
    """Let the seat on turn duel somebody else than the person."""
    seat = desk.state.turn
    view: View = desk.table.chair(seat).view
    target = next(other for other in range(desk.state.seats) if other not in (seat, 0))
    desk.act(seat, Duel(target, usable(view)[0]))
    desk.act(target, Answer(usable(desk.table.chair(target).view)[0]))


def others_turn(view: View) -> bool:
    """Whether somebody else is to duel."""
    return view.turn != view.seat and view.challenge is None


def shown_one(view: View) -> bool:
    """Whether the viewer, who is to duel, has one open card and one of the fae has more."""
    more = any(len(view.shown(fae)) > 1 for fae in view.holders[view.seats :])
    return my_duel(view) and len(view.up[view.seat]) == 1 and more


def is_(desk: Desk, state: str) -> bool:
    """Say how the table is now: pausing, holds, listens, my_turn, or with an open drawer."""
    return bool(getattr(desk.scene, state))


def why_not(desk: Desk, spot: str) -> str:
    """Return the reason that a hotspot gives for doing nothing."""
    desk.pilot.wait(0.1)
    found = desk.pilot.spot(spot)
    assert not found.enabled
    return found.why_not or ""


def test_a_card_and_a_rival_make_a_duel(kit: Kit) -> None:
    desk = going_on(kit)
    card = usable(desk.scene.view)[0]
    desk.click(f"hand:{card}")
    assert "whom you challenge" in desk.scene.prompt_text()
    desk.click("seat:2")
    challenge = desk.scene.chair.view.challenge
    assert challenge is not None
    assert (challenge.target, challenge.card) == (2, card)


def test_a_card_dragged_onto_a_rival_makes_a_duel(kit: Kit) -> None:
    desk = going_on(kit)
    card = usable(desk.scene.view)[0]
    desk.drag(f"hand:{card}", "seat:3")
    challenge = desk.scene.chair.view.challenge
    assert challenge is not None
    assert (challenge.target, challenge.card) == (3, card)


def test_a_challenge_is_answered_by_a_card(kit: Kit) -> None:
    desk = Desk(kit, position(5, challenged))
    assert "challenges you" in desk.scene.prompt_text()
    assert "card lies face-down before you" in desk.pilot.spot("panel:challenge").label
    before = len(desk.state.duels)
    desk.click(f"hand:{usable(desk.scene.view)[0]}")
    desk.pilot.wait(0.1)
    assert len(desk.state.duels) == before + 1
    assert is_(desk, "pausing")


def test_what_cannot_be_done_is_told_in_words(kit: Kit) -> None:
    desk = going_on(kit)
    desk.click(f"hand:{usable(desk.scene.view)[0]}")
    assert why_not(desk, "seat:0").startswith("That is you")
    small = Desk(kit, position(3, shown_one))
    small.click("button:go-on")
    assert why_not(small, f"hand:{small.scene.view.up[0][0]}").startswith("Already open")
    small.click(f"hand:{usable(small.scene.view)[0]}")
    fae = next(name for name in ("sorcha", "maeve") if len(small.scene.view.shown(name)) > 1)
    assert why_not(small, f"fae:{fae}").startswith("She will not have it")


def test_every_duel_waits_until_the_person_goes_on(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    desk.click("button:go-on")
    assert not is_(desk, "holds")
    duel_of_others(desk)
    assert is_(desk, "pausing")
    assert is_(desk, "holds")
    assert is_(desk, "listens"), "they may talk all the same"
    desk.pilot.key("space")
    assert not is_(desk, "holds")


def test_the_table_goes_on_by_itself_after_the_chosen_pause_but_not_while_a_drawer_is_open(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn), pause=3)
    assert is_(desk, "pausing")
    desk.click("button:log")
    desk.pilot.wait(4.0)
    assert is_(desk, "holds")
    assert not is_(desk, "listens")
    desk.click("button:close-drawer")
    desk.pilot.wait(4.0)
    assert not is_(desk, "pausing")
    assert not is_(desk, "holds")


def test_touching_a_token_asks_with_the_others_held_and_claims(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    desk.click("token:dagger")
    assert "Claim now?" in desk.pilot.stack.scenes[-1].title  # type: ignore[attr-defined]
    assert is_(desk, "holds")
    assert not is_(desk, "listens")
    desk.click("button:no")
    assert desk.state.claimant < 0
    desk.click("token:dagger", "button:yes")
    assert desk.state.claimant == 0
    assert [ref.id for ref in desk.scene.picker.chosen] == ["token:dagger"]
    desk.click("seat:2")
    assert desk.state.dagger == 2
    desk.click("token:crown")
    assert why_not(desk, "seat:2").startswith("Not both")
    desk.drag("token:crown", "seat:3")
    assert desk.state.crown == 3
    desk.drag("token:dagger", "middle:dagger")
    assert desk.state.dagger < 0


def test_a_claim_during_a_duel_is_refused_in_words(kit: Kit) -> None:
    desk = Desk(kit, position(5, challenged))
    assert why_not(desk, "token:crown").startswith("A duel is on")


def test_nobody_locks_in_before_everybody_was_heard(kit: Kit) -> None:
    desk = Desk(kit, claimed(position(5, my_duel), 0))
    desk.click("token:crown", "seat:1")
    desk.discussed = False
    desk.pilot.wait(0.1)
    assert not desk.pilot.spot("button:lock-in").enabled
    desk.click("button:lock-in", "button:lock-in")
    assert not desk.done
    desk.discussed = True
    desk.pilot.wait(0.1)
    desk.click("button:lock-in")
    assert not desk.done, "one click is none"
    desk.pilot.wait(0.5)
    desk.click("button:lock-in")
    assert len(desk.done) == 1


def test_the_own_duel_waits_until_everybody_was_asked(kit: Kit) -> None:
    desk = Desk(kit, position(5, my_duel))
    desk.discussed = False
    desk.click("button:go-on")
    assert not is_(desk, "my_turn")
    desk.click(f"hand:{usable(desk.scene.view)[0]}", "seat:2")
    assert desk.state.foe < 0
    desk.discussed = True
    desk.pilot.wait(0.1)
    assert is_(desk, "my_turn")


def test_a_claim_of_somebody_else_waits_after_every_move(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    desk.click("button:go-on")
    desk.act(3, Claim())
    assert is_(desk, "pausing")
    assert why_not(desk, "token:crown").startswith("Not your claim")
    desk.click("button:go-on")
    desk.act(3, MoveToken("crown", 1))
    assert is_(desk, "pausing")


def test_what_is_said_comes_up_in_a_bubble(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    desk.act(2, Say(CourtIs(2, "winter")))
    assert [spot.id for spot in desk.pilot.stack.spots if spot.id.startswith("bubble:")]


def test_points_of_a_match_stand_at_the_portraits_once_there_are_some(kit: Kit) -> None:
    state = position(4, others_turn).copy()
    assert "point" not in Desk(kit, state).pilot.spot("seat:1").label
    state.goal, state.score = 5, (2, 0, 1, 4)
    desk = Desk(kit, state)
    for seat, points in enumerate(state.score):
        assert f"{points} of 5 points" in desk.pilot.spot(f"seat:{seat}").label


@pytest.mark.parametrize(
    ("spot", "title"),
    [("seat:1", "Thorn Wickham"), ("token:crown", "The Crown"), ("fae:maeve", "Maeve"), ("hand:", "")],
)
def test_a_right_click_looks_closer_and_never_plays(kit: Kit, spot: str, title: str) -> None:
    desk = Desk(kit, position(3, my_duel))
    card = desk.scene.view.hand[0]
    desk.pilot.look(f"hand:{card}" if spot == "hand:" else spot)
    shown = desk.pilot.stack.scenes[-1]
    assert isinstance(shown, Closer)
    assert shown.title == (title or card_name(card))
    assert shown.words
    assert faults(drawn(shown, kit, desk.pilot.stack.metrics)) == []
    desk.click("button:close")
    assert desk.pilot.stack.top is desk.scene
    assert desk.state.foe < 0


def test_what_a_card_beats_is_told(kit: Kit) -> None:
    assert duels_words("S1", False) == (
        "In a duel it beats nothing and loses to 2 to Ace; the season makes no difference."
    )
    assert "beats 1 to 9 and the Jokers and loses to Jack to Ace" in duels_words("W10", True)
    assert "beats 1 to Queen and loses to Ace and the Jokers" in duels_words("SK", True)
    assert "beats Jack to Ace and loses to 1 to 10" in duels_words("X1", True)


@pytest.mark.parametrize("key", ["l", "n"])
def test_keys_open_the_drawers_and_escape_closes_them(kit: Kit, key: str) -> None:
    desk = Desk(kit, position(9, others_turn))
    desk.pilot.key(key)
    assert is_(desk, "drawer")
    desk.pilot.key("escape")
    assert not is_(desk, "drawer")
    desk.pilot.key("escape")
    assert desk.menus == 1


def test_motions_end_where_the_settled_table_is(kit: Kit) -> None:
    moving, still = (Desk(kit, position(5, others_turn), speed=speed) for speed in (1.0, 0.0))
    dice = Dice(3)
    for desk in (moving, still):
        desk.click("button:go-on")
    for _ in range(6):
        seat: Seat = still.table.waiting[0]
        command = dice.choice(
            [one for one in FAEKIN.commands(still.state, seat) if isinstance(one, Duel | Answer)]
        )
        for desk in (moving, still):
            desk.act(seat, command)
            desk.pilot.wait(4.0)
            if desk.scene.looking is not None:
                desk.click("button:go-on")
                desk.pilot.wait(4.0)
            if is_(desk, "pausing"):
                desk.click("button:go-on")
    assert moving.scene.view == still.scene.view
    assert list(moving.pilot.stack.spots) == list(still.pilot.stack.spots)


def test_a_duel_of_others_takes_no_more_than_three_seconds(kit: Kit) -> None:
    for seed in range(5):
        desk = Desk(kit, position(9, others_turn, 10 + seed), speed=1.0)
        desk.click("button:go-on")
        seat = desk.state.turn
        view: View = desk.table.chair(seat).view
        target = next(other for other in range(9) if other not in (seat, 0))
        desk.table.chair(seat).submit(Duel(target, usable(view)[0]))
        desk.table.chair(target).submit(Answer(usable(desk.table.chair(target).view)[0]))
        desk.pilot.wait(3.0)
        assert desk.scene.current


def test_only_the_two_of_a_duel_see_the_close_up(kit: Kit) -> None:
    desk = going_on(kit, speed=1.0)
    card = usable(desk.scene.view)[0]
    answer = usable(desk.table.chair(2).view)[0]
    desk.click(f"hand:{card}", "seat:2")
    desk.pilot.wait(1.0)
    desk.table.chair(2).submit(Answer(answer))
    desk.pilot.wait(0.5)
    assert "closeup" in desk.scene.queue.things()
    desk.pilot.wait(60.0)
    assert desk.scene.looking is not None, "it stays until it was read"
    assert not is_(desk, "busy"), "the person is waited for"
    assert not is_(desk, "moving"), "nothing moves meanwhile"
    assert desk.pilot.ids().count("button:go-on") == 1
    desk.click("button:go-on")
    desk.pilot.wait(3.0)
    assert desk.scene.current
    tied = OUTCOME[NUMBER[card]][NUMBER[answer]] == 0
    assert any(isinstance(event, Tied) and event.duel == 6 for event in desk.scene.view.log) == tied
    duel_of_others_after(desk)


@pytest.mark.parametrize("means", ["space", "escape", "click", "pause"])
def test_the_close_up_goes_when_it_was_read(kit: Kit, means: str) -> None:
    desk = going_on(kit, speed=1.0)
    desk.click(f"hand:{usable(desk.scene.view)[0]}", "seat:2")
    desk.pilot.wait(1.0)
    desk.table.chair(2).submit(Answer(usable(desk.table.chair(2).view)[0]))
    desk.pilot.wait(1.0)
    assert desk.scene.looking is not None
    match means:
        case "click":
            desk.click("panel:closeup")
        case "pause":
            desk.scene.choices = replace(desk.scene.choices, pause=3)
            desk.pilot.wait(2.0)
            assert desk.scene.looking is not None
            desk.pilot.wait(1.2)
        case _:
            desk.pilot.key(means)
    assert desk.scene.looking is None


def duel_of_others_after(desk: Desk) -> None:
    """Go on, let others duel, and look for a close-up meanwhile."""
    desk.click("button:go-on")
    seat = desk.state.turn
    view: View = desk.table.chair(seat).view
    target = next(other for other in range(5) if other not in (seat, 0))
    desk.table.chair(seat).submit(Duel(target, usable(view)[0]))
    desk.table.chair(target).submit(Answer(usable(desk.table.chair(target).view)[0]))
    for _ in range(40):
        desk.pilot.wait(0.1)
        assert "closeup" not in desk.scene.queue.things()


def test_nobody_is_busy_while_the_person_is_waited_for_to_go_on(kit: Kit) -> None:
    desk = Desk(kit, position(5, my_duel))
    desk.discussed = False
    busy = [desk.scene.busy]
    desk.click("button:go-on")
    busy.append(desk.scene.busy)
    desk.scene.toggle("log")
    assert [*busy, desk.scene.busy] == [False, True, False], "nobody is asked while a drawer is open"


def test_words_that_come_while_the_table_waits_do_not_take_the_click_on_go_on(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn), speed=1.0)
    assert is_(desk, "pausing")
    desk.table.chair(2).submit(Say(CourtIs(2, "winter")))
    desk.scene.update(0.0)
    desk.scene._take_in()
    assert desk.scene.showing(Page(kit, desk.pilot.stack.metrics, Look())).pausing
    desk.scene.go_on()
    assert not is_(desk, "pausing")
    assert desk.scene.view.talk, "and are heard all the same"


def test_when_all_is_over_the_cards_lie_open_and_the_tokens_where_they_were_put(kit: Kit) -> None:
    state = locked(5)
    view = FAEKIN.view(state, 0)
    now, layout = showing(view, Metrics(1280, 720))
    for holder in now.others:
        assert len(now.hidden_of(holder)) + len(view.shown(holder)) == 3
    tokens = {token: token_box(layout, now, token) for token in TOKENS}
    stood = {"crown": view.crown, "dagger": view.dagger}
    for token, box in tokens.items():
        rest = layout.crown if token == "crown" else layout.dagger
        assert resting(layout, now, token) == rest
        assert (box == rest) == (stood[token] is None)


def test_a_card_seen_in_an_own_duel_is_marked_on_its_back(kit: Kit) -> None:
    def saw(view: View) -> bool:
        return my_duel(view) and any(seen_of(view, holder) for holder in range(1, view.seats))

    desk = Desk(kit, position(5, saw, duels=8))
    view = desk.scene.view
    for holder in range(1, 5):
        for card in seen_of(view, holder):
            assert card not in view.shown(holder)
            assert NUMBER[card] in desk.state.hands[holder]
            assert desk.pilot.spot(f"up:{holder}:{card}").label.startswith("You saw")


@pytest.mark.parametrize(
    "metrics", [Metrics(1280, 720), Metrics(1280, 720, 2.0), Metrics(1920, 1080)], ids=str
)
@pytest.mark.parametrize("seats", [2, 5, 9])
def test_what_is_refused_is_told_beside_it_and_beside_the_own_cards(
    kit: Kit, metrics: Metrics, seats: int
) -> None:
    desk = Desk(kit, claimed(position(seats, my_duel), 0), metrics=metrics)
    page = Page(kit, metrics, Look())
    refused = [spot for spot in desk.pilot.stack.spots if spot.tip is not None and spot.tip.refuse]
    assert len([spot for spot in refused if spot.id.startswith("hand:")]) == 3
    hand = [metrics.box(desk.pilot.spot(f"hand:{card}").rect) for card in desk.scene.view.hand]
    for spot in refused:
        assert spot.tip is not None
        anchor = metrics.box(spot.rect)
        room, avoid = desk.scene.tip_room(page, spot)
        lies = draw_tip(page, spot.tip, anchor, room, avoid)
        assert not any(lies.overlaps(box) for box in (anchor, *hand)), spot.id


def test_a_tip_of_a_seat_lies_on_nobody_elses_block(kit: Kit) -> None:
    desk = Desk(kit, position(9, my_duel))
    page = Page(kit, desk.pilot.stack.metrics, Look())
    blocks = [desk.pilot.stack.metrics.box(desk.pilot.spot(f"seat:{seat}").rect) for seat in range(1, 9)]
    for seat in range(1, 9):
        spot = desk.pilot.spot(f"seat:{seat}")
        assert spot.tip is not None
        room, avoid = desk.scene.tip_room(page, spot)
        lies = draw_tip(page, spot.tip, page.metrics.box(spot.rect), room, avoid)
        assert not any(lies.overlaps(block) for block in blocks), seat


def test_once_a_round_is_over_its_points_are_shown() -> None:
    state = position(4, my_duel).copy()
    state.goal, state.score = 5, (2, 0, 1, 4)
    view = FAEKIN.view(state, 0)
    assert points_now(view) == (2, 0, 1, 4)
    assert points_now(msgspec.structs.replace(view, why="claimant_court", winners=(0, 2))) == (3, 0, 2, 4)
