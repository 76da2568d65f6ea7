"""The whole program at Enemies & Lovers, without a screen: from the title to the result, again, and looking back."""

from __future__ import annotations

import pytest

from fae_tabletop.app import enemies_and_lovers_flow as flow
from fae_tabletop.app.people import seated as at_table
from fae_tabletop.app.session import Session
from fae_tabletop.core.log import new_header
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, HouseRules
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from tests.app.conftest import MakeDesk
from tests.app.desks import Desk

GAME = "enemies-and-lovers"


def session(desk: Desk) -> Session:
    """Return the open match."""
    assert desk.app.flow is not None, "a match is open"
    return desk.app.flow.session


def seated(make: MakeDesk, monkeypatch: pytest.MonkeyPatch, seats: int = 3) -> Desk:
    """Return a desk at a new table of so many, begun on the title."""
    monkeypatch.setattr(flow, "new_seed", lambda: 11)
    desk = make()
    desk.app.open_title()
    desk.turn()
    desk.click(f"game:{GAME}")
    assert desk.scene == "new-game"
    desk.click(f"seats:{seats}")
    desk.click("button:play")
    desk.turn(2)
    assert desk.scene == "table"
    return desk


def test_what_was_chosen_is_in_the_file_and_is_offered_again(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flow, "new_seed", lambda: 11)
    one = desk()
    one.app.open_title()
    one.turn()
    one.click(f"game:{GAME}")
    one.click("seats:4")
    one.click("switch:oak_target_only")
    one.click("more:stall_rounds")
    one.click("button:play")
    header = session(one).header
    assert header.setup["rules"]["stall_rounds"] == 4
    assert len(header.seats) == 4
    assert header.seats.count("human") == 1
    assert len(set(header.names)) == 4
    setup = session(one).table.game.setup_type
    assert setup is EnemiesSetup
    one.app.leave()
    one.turn()
    one.click(f"game:{GAME}")
    spots = {spot.id: spot.selected for spot in one.spots()}
    assert spots["seats:4"]
    assert spots["switch:oak_target_only"]
    assert any(spot.label == "Drawn after quiet rounds: 4" for spot in one.spots())


def test_whoever_was_chosen_sits_where_chosen_in_the_file_and_at_the_rematch_and_is_offered_again(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flow, "new_seed", lambda: 11)
    one = desk()
    one.app.open_title()
    one.turn()
    one.click(f"game:{GAME}")
    one.click("seats:3")
    one.click("rival-1:grumm")
    one.click("level-1:hard")
    one.click("rival-2:ashkar")

    def clockwise() -> list[tuple[str, str]]:
        """Return who sits there from the person on, and what plays for them."""
        header, person = session(one).header, session(one).person
        found = list(zip(header.names, header.seats, strict=True))
        return [*found[person + 1 :], *found[:person]]

    one.click("button:play")
    one.turn(2)
    assert clockwise() == [("Grumm", "bot-hard"), ("Ashkar", "bot-easy")]
    person = session(one).person
    other = next(seed for seed in range(99) if flow.person_seat(3, seed) != person)
    monkeypatch.setattr(flow, "new_seed", lambda: other)
    session(one).chair.resign()
    one.turn(4)
    one.click("button:rematch")
    one.turn(2)
    assert session(one).person != person
    assert clockwise() == [("Grumm", "bot-hard"), ("Ashkar", "bot-easy")]
    one.app.leave()
    one.turn()
    one.click(f"game:{GAME}")
    assert "against Grumm, Hard; Ashkar, Easy" in one.announced
    one.click("button:usual")
    assert "Grumm" not in one.announced


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_given_up_and_played_again_at_the_same_table(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    one = seated(desk, monkeypatch, seats)
    session(one).chair.resign()
    one.turn(4)
    assert one.scene == "result"
    assert "given up" in one.announced
    one.click("button:rematch")
    one.turn(2)
    assert one.scene == "table"
    assert len(session(one).header.seats) == seats


def test_marks_in_the_notebook_are_kept_with_the_match_and_told_to_no_bot(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = seated(desk, monkeypatch)
    path = session(one).journal.path
    assert path is not None
    before = path.read_bytes()
    one.key("n")
    known = [spot.id for spot in one.spots("known:") if spot.role == "button"]
    one.click(known[0])
    assert "you think" in next(spot.label for spot in one.spots(known[0]))
    assert path.read_bytes() == before, "what bots are told comes from the match alone"
    one.app.leave()
    one.turn()
    one.app.go_on(path)
    one.turn(2)
    one.key("n")
    assert "you think" in next(spot.label for spot in one.spots(known[0]))


def test_a_running_match_is_looked_back_on(desk: MakeDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    one = seated(desk, monkeypatch)
    one.click("button:menu")
    one.click("button:look-back")
    assert one.scene == "replay"
    assert not one.spots("see:open"), "nothing is opened while the match runs"
    one.key("home")
    one.key("right")
    one.key("escape")
    assert one.scene in ("pause", "table")


def test_a_finished_match_is_watched(desk: MakeDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    one = seated(desk, monkeypatch)
    session(one).chair.resign()
    one.turn(4)
    one.click("button:replay")
    assert one.scene == "replay"
    one.click("see:open")
    assert "everything open" in one.announced
    one.key("escape")
    assert one.scene == "result"


def test_whoever_sits_at_the_table_is_told_apart_even_from_a_file_without_names() -> None:
    seats = ("bot-random", "human", "bot-flat")
    header = new_header(ENEMIES_AND_LOVERS, EnemiesSetup(3, HouseRules()), 1, seats, ("{x}", "You"))
    people = at_table(header)
    assert [bool(person.portrait) for person in people] == [True, False, True]
    assert "{" not in people[0].name
    assert people[2].name


def test_every_seat_falls_to_the_person_now_and_then() -> None:
    drawn = {flow.person_seat(4, seed) for seed in range(60)}
    assert drawn == {0, 1, 2, 3}
