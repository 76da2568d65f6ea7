"""What if: a line branches off a finished match, is played against a bot or alone, and leaves no trace."""

from __future__ import annotations

from pathlib import Path

import pytest

from fae_tabletop.app.session import Session
from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enthrone.scene.whatif import WhatIfTable
from fae_tabletop.ui.dialogs import Question
from tests.app.conftest import MakeDesk
from tests.app.desks import Desk
from tests.app.houses import new_session, play_to_the_end


def finished(folder: Path) -> Session:
    """Return a match long enough to branch off in its middle."""
    for seed in range(40):
        session = new_session(folder / str(seed), seed=seed)
        play_to_the_end(session, seed)
        session.leave()
        if session.table.length >= 14:
            return session
    raise AssertionError("every match was short")


def watching(desk: MakeDesk, session: Session, step: int = 4) -> Desk:
    one = desk()
    assert session.journal.path is not None
    one.app.watch(session.journal.path)
    one.turn()
    one.key("home")
    for _ in range(step):
        one.key("right")
    return one


def line(one: Desk) -> WhatIfTable:
    top = one.app.stack.top
    assert isinstance(top, WhatIfTable)
    return top


def told_the_end(one: Desk) -> bool:
    return isinstance(one.app.stack.top, Question)


def test_a_line_is_played_beside_the_match_and_kept_nowhere(desk: MakeDesk, tmp_path: Path) -> None:
    session = finished(tmp_path)
    path = session.journal.path
    assert path is not None
    before = path.read_bytes()
    one = watching(desk, session)
    played = one.house.profile.tallies("enthrone")
    kept = sorted(one.house.folder.root.rglob("*"))
    one.click("button:what-if")
    assert one.scene == "what-if"
    begun = line(one)
    start = begun.chair.ticket
    assert begun.match.at(begun.view.turn).pawns == begun.view.pawns, "both begin alike"
    one.play_a_move(Dice(3))
    one.turn(5)
    if not told_the_end(one):
        assert begun.chair.ticket >= start + 2, "the bot has answered"
        assert len(begun.match.at(begun.view.turn).moves) == begun.view.turn, "the match keeps pace"
    one.click("button:leave")
    assert one.scene == "replay"
    assert one.announced.startswith(f"Step {start} of {session.table.length}")
    assert path.read_bytes() == before
    assert sorted(one.house.folder.root.rglob("*")) == kept
    assert one.house.profile.tallies("enthrone") == played


def test_one_person_plays_both_seats_and_takes_moves_back(desk: MakeDesk, tmp_path: Path) -> None:
    one = watching(desk, finished(tmp_path))
    one.click("button:what-if")
    start = line(one).chair.ticket
    one.click("button:sides")
    one.click("button:all")
    seats = []
    for turn in range(3):
        seats.append(line(one).chair.seat)
        assert line(one).my_turn
        one.play_a_move(Dice(turn))
        one.turn(3)
        if told_the_end(one):
            one.click("button:look")
            break
    assert seats[:2] in ([0, 1], [1, 0])
    while line(one).chair.ticket > start:
        ticket = line(one).chair.ticket
        one.click("button:undo")
        one.turn(2)
        assert line(one).chair.ticket == ticket - 1, "captures and all"
    assert not [spot for spot in one.spots("button:undo") if spot.enabled]


def test_a_bot_can_take_ones_own_seat(desk: MakeDesk, tmp_path: Path) -> None:
    session = finished(tmp_path)
    one = watching(desk, session)
    one.click("button:what-if")
    one.key("escape")
    assert one.scene == "menu"
    one.click("button:sides")
    one.click(f"button:seat-{1 - session.person}")
    one.turn(4)
    if not told_the_end(one):
        assert line(one).chair.seat == 1 - session.person
        assert line(one).my_turn, "the bot has moved where its seat was on"


def test_begin_again_goes_back_to_where_the_line_began(desk: MakeDesk, tmp_path: Path) -> None:
    one = watching(desk, finished(tmp_path))
    one.click("button:what-if")
    start = line(one).view
    one.play_a_move(Dice(8))
    one.turn(4)
    assert told_the_end(one) or line(one).view != start
    one.click("button:again")
    one.turn(2)
    assert line(one).view == start


def test_leaving_while_the_bot_thinks_ends_its_thought(desk: MakeDesk, tmp_path: Path) -> None:
    one = watching(desk, finished(tmp_path))
    one.click("button:what-if")
    one.house.bots.sleeping = True  # type: ignore[attr-defined] # the thinker of the tests
    if line(one).my_turn:
        one.play_a_move(Dice(2))
        one.turn(3)
    assert one.house.bots.asked is not None
    one.click("button:leave")
    assert one.scene == "replay"
    assert one.house.bots.asked is None


def test_the_end_of_a_line_is_told_beside_that_of_the_match(desk: MakeDesk, tmp_path: Path) -> None:
    one = watching(desk, finished(tmp_path))
    one.click("button:what-if")
    for turn in range(200):
        if told_the_end(one):
            break
        one.play_a_move(Dice(turn))
        one.turn(4)
    assert "In this line: " in one.announced
    assert "In the match: " in one.announced
    one.click("button:again")
    one.turn(2)
    assert one.scene == "what-if"


def test_a_running_match_offers_no_other_line(desk: MakeDesk, tmp_path: Path) -> None:
    session = new_session(tmp_path)
    for _ in range(3):
        session.update()
    one = desk()
    one.app.enter(session)
    one.turn(2)
    one.app.screens["enthrone"].look_back(one.app, session)
    one.turn()
    assert one.scene == "replay"
    assert not one.spots("button:what-if")
    with pytest.raises(ValueError, match="not over"):
        session.table.laid_open()
