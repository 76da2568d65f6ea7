"""The whole program at FaeKin, without a screen: from the title to the result, the next round, and looking back."""

from __future__ import annotations

import pytest

from fae_tabletop.app import faekin_flow as flow
from fae_tabletop.app.rivals import begin
from fae_tabletop.app.session import Session
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.scene.result import Tally
from tests.app.conftest import MakeDesk
from tests.app.desks import Desk

GAME = "faekin"
MOST = 300


def session(desk: Desk) -> Session:
    """Return the open round."""
    assert desk.app.flow is not None, "a round is open"
    return desk.app.flow.session


def setup(desk: Desk) -> FaekinSetup:
    """Return how the open round began."""
    found = desk.app.flow.setup  # type: ignore[union-attr]  # FaeKin is open
    assert isinstance(found, FaekinSetup)
    return found


def clockwise(desk: Desk) -> list[tuple[str, str]]:
    """Return who sits there from the person on, and what plays for them."""
    header, person = session(desk).header, session(desk).person
    found = list(zip(header.names, header.seats, strict=True))
    return [*found[person + 1 :], *found[:person]]


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "new_seed", lambda: 11)


def offered(make: MakeDesk) -> Desk:
    """Return a desk at the new-game screen, opened from the title."""
    desk = make()
    desk.app.open_title()
    desk.turn()
    desk.click(f"game:{GAME}")
    assert desk.scene == "new-game"
    return desk


def seated(make: MakeDesk, seats: int = 5) -> Desk:
    """Return a desk at a new table of so many."""
    desk = offered(make)
    desk.click(f"seats:{seats}")
    desk.click("button:play")
    desk.turn(2)
    assert desk.scene == "table"
    return desk


def play_out(desk: Desk) -> None:
    """Go on and answer until the round is over; the bots decide at random, and claim soon."""
    for _ in range(MOST):
        spots = {spot.id for spot in desk.spots()}
        if desk.scene != "table":
            return
        for wanted in ("button:close-note", "button:result", "button:go-on"):
            if wanted in spots:
                desk.click(wanted)
                break
        else:
            hand = [spot for spot in spots if spot.startswith("hand:")]
            if session(desk).person in session(desk).table.waiting and hand:
                desk.click(sorted(hand)[0])
                rivals = [spot for spot in desk.spots("seat:") if not spot.label.startswith("You")]
                if any("whom you challenge" in (line or "") for line in [desk_prompt(desk)]):
                    desk.click(rivals[0].id)
            desk.turn(3)
    raise AssertionError(f"no end: {desk.scene}, {sorted(spot.id for spot in desk.spots())}")


def desk_prompt(desk: Desk) -> str:
    """Return what is asked."""
    prompt = desk.loop.stack.frame().shown.prompt
    return "" if prompt is None else prompt.text


def test_what_was_chosen_is_in_the_file_and_is_offered_again(desk: MakeDesk) -> None:
    one = offered(desk)
    one.click("seats:7")
    one.click("all:hard")
    one.click("level-2:novice")
    one.click("button:other-1")
    one.click("switch:jokers")
    one.click("switch:person_starts")
    one.click("pause:3")
    told = one.announced
    one.click("button:play")
    one.turn(2)
    assert setup(one) == FaekinSetup(7, jokers=True, goal=5, person_starts=True)
    assert session(one).person == 0
    assert [level for _, level in clockwise(one)] == ["bot-hard", "bot-novice", *["bot-hard"] * 4]
    assert len({name for name, _ in clockwise(one)}) == 6
    one.app.leave()
    one.turn()
    one.click(f"game:{GAME}")
    assert one.announced == told
    spots = {spot.id: spot.selected for spot in one.spots()}
    assert spots["seats:7"]
    assert spots["switch:jokers"]
    assert spots["pause:3"]
    one.click("button:usual")
    assert {spot.id: spot.selected for spot in one.spots()}["seats:5"]


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_in_the_next_round_everybody_moves_up_a_seat(desk: MakeDesk, seats: int) -> None:
    one = seated(desk, seats)
    people, person = clockwise(one), session(one).person
    session(one).chair.resign()
    one.turn(4)
    assert one.scene == "result"
    assert one.announced.startswith("Given up")
    one.click("button:rematch")
    one.turn(2)
    assert one.scene == "table"
    assert clockwise(one) == people
    assert session(one).person == (person - 1) % seats
    assert setup(one).score == (0,) * seats


def test_points_go_along_and_the_match_is_won_at_five(desk: MakeDesk) -> None:
    one = desk()
    one.app.open_title()
    one.turn()
    began = FaekinSetup(3, goal=5, score=(4, 4, 0))
    begin(one.app, flow.GAME, began, 1, ["easy", "easy"], 7, ["Grumm", "Pim"])
    one.turn(2)
    play_out(one)
    assert one.scene == "result"
    view = one.app.flow.view  # type: ignore[union-attr]  # FaeKin is open
    points = [score + (seat in view.winners) for seat, score in enumerate(began.score)]
    assert max(points) == 5, "one of the Courts has won"
    assert "match" in one.announced
    one.click("button:rematch")
    one.turn(2)
    assert setup(one).score == ()
    assert setup(one).goal == 5


def test_a_round_is_left_and_gone_on_with_and_looked_back_on(desk: MakeDesk) -> None:
    one = seated(desk, 4)
    hand = session(one).chair.view.hand
    one.app.leave()
    one.turn()
    one.click("button:continue")
    one.turn(2)
    assert one.scene == "table"
    assert session(one).chair.view.hand == hand
    one.click("button:menu")
    one.click("button:look-back")
    assert one.scene == "replay"
    one.key("escape")
    session(one).chair.resign()
    one.turn(4)
    one.click("button:replay")
    assert one.scene == "replay"
    one.click("see:open")
    assert "everything open" in one.announced
    one.key("home")
    one.key("right")
    assert "Step 2" in one.announced or "Step 1" in one.announced
    one.key("escape")
    assert one.scene == "result"
    one.click("button:title")
    assert one.scene == "title"


def test_after_a_round_the_menu_says_that_the_match_goes_on(desk: MakeDesk) -> None:
    one = seated(desk, 3)
    session(one).chair.resign()
    one.turn(4)
    assert one.scene == "result"
    one.click("button:look")
    one.turn()
    one.click("button:menu")
    assert one.scene == "pause"
    assert one.announced.startswith("The round is over")
    began = session(one).header
    one.click("button:next-round")
    one.turn(2)
    assert one.scene == "table"
    assert session(one).header != began
    assert not session(one).chair.over


def test_the_result_tells_of_its_own_match_only(desk: MakeDesk) -> None:
    one = seated(desk, 3)
    tally = Tally((1, 0, 2), 5, ())
    assert flow._footer(one.app, tally, 0) == "You have 1 point. The first to 5 wins the match."
    session(one).chair.resign()
    one.turn(4)
    assert flow._footer(one.app, tally._replace(goal=0), 0) == "Over all matches you have won 0 of 1 rounds."
