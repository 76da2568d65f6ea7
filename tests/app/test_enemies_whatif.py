"""What if at Enemies & Lovers: a line branches off a finished match, is played by one or all, and leaves no trace."""

from __future__ import annotations

from pathlib import Path

from fae_tabletop.app.session import Session
from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers.advice import hint
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.scene.whatif import WhatIfTable, turn_told
from fae_tabletop.ui.dialogs import Question
from fae_tabletop.ui.inputs import Key
from tests.app.conftest import MakeDesk
from tests.app.desks import Desk
from tests.app.houses import house
from tests.app.test_enemies_account import play_to_the_end
from tests.rules.enemies_and_lovers.histories import NAMES


def finished(folder: Path, seats: int = 3) -> Session:
    """Return a match long enough to branch off in its middle."""
    for seed in range(20):
        levels = ("easy",) * (seats - 1)
        session = Session.new(
            house(folder / str(seed)), "enemies-and-lovers", EnemiesSetup(seats), seed, levels, 0
        )
        play_to_the_end(session)
        session.leave()
        if session.table.length >= 40:
            return session
    raise AssertionError("every match was short")


def branched(make: MakeDesk, session: Session, steps: int = 20) -> Desk:
    """Return a desk at a line of ``session`` that leaves it after some steps."""
    one = make()
    assert session.journal.path is not None
    one.app.watch(session.journal.path)
    one.turn()
    one.key("home")
    for _ in range(steps // 10):
        one.key("page down")
    one.click("button:what-if")
    one.turn(3)
    assert one.scene == "what-if"
    return one


def line(one: Desk) -> WhatIfTable:
    top = one.app.stack.top
    assert isinstance(top, WhatIfTable)
    return top


def over(one: Desk) -> bool:
    return isinstance(one.app.stack.top, Question)


def act(one: Desk, dice: Dice) -> None:
    """Do something in the seat that the person sits in, if it is asked."""
    table = line(one)
    if table.my_turn:
        table.give(dice.choice(table.chair.commands), certain=True)
    one.turn(4)


def test_a_line_is_played_beside_the_match_and_kept_nowhere(desk: MakeDesk, tmp_path: Path) -> None:
    session = finished(tmp_path)
    path = session.journal.path
    assert path is not None
    before = path.read_bytes()
    one = branched(desk, session)
    kept = sorted(one.house.folder.root.rglob("*"))
    begun = line(one)
    told = turn_told(begun.match.views[-1], begun.choices.people, begun.view.turns)
    assert told
    assert told in one.announced, "the match tells how the very turn went that is on in the line"
    start = begun.chair.ticket
    for n in range(12):
        if over(one):
            break
        act(one, Dice(n))
    assert over(one) or line(one).chair.ticket > start + 6, "bots and person have played on"
    questions = one.house.bots.questions  # type: ignore[attr-defined] # the thinker of the tests
    assert {question.seat for question in questions} <= {1, 2}
    assert all(question.name for question in questions), "they play in character"
    one.click("button:leave")
    assert one.scene == "replay"
    assert path.read_bytes() == before
    assert sorted(one.house.folder.root.rglob("*")) == kept
    assert not one.house.profile.tallies("enemies-and-lovers")


def test_one_person_plays_every_seat_and_takes_moves_back(desk: MakeDesk, tmp_path: Path) -> None:
    one = branched(desk, finished(tmp_path))
    one.click("button:sides")
    one.click("button:all")
    one.turn(3)
    start = line(one).chair.ticket
    seats, asked = set(), 0
    for n in range(30):
        if over(one):
            one.click("button:look")
            break
        seats.add(line(one).chair.seat)
        assert line(one).my_turn, "whoever is asked sits at the table"
        act(one, Dice(n))
        asked += 1
    assert len(seats) > 1
    assert not one.house.bots.questions  # type: ignore[attr-defined] # the thinker of the tests
    back = 0
    while line(one).chair.ticket > start and back < 200:
        ticket = line(one).chair.ticket
        one.send(Key("z", ctrl=True))
        one.turn(3)
        back += 1
        assert line(one).chair.ticket < ticket or line(one).chair.ticket == start
    assert back <= asked, "passes that go without saying are not taken back one by one"
    assert line(one).match.goes_back() is False


def test_a_bot_can_take_ones_own_seat(desk: MakeDesk, tmp_path: Path) -> None:
    one = branched(desk, finished(tmp_path))
    one.key("escape")
    assert one.scene == "menu"
    one.click("button:sides")
    one.click("button:seat-2")
    one.turn(40)
    if not over(one):
        table = line(one)
        assert table.chair.seat == 2
        assert table.my_turn, "the bots have moved in the other seats"
        people = table.choices.people
        assert (people[2].name, people[0].name) == ("You", "Your seat")


def test_begin_again_goes_back_to_where_the_line_began(desk: MakeDesk, tmp_path: Path) -> None:
    one = branched(desk, finished(tmp_path))
    one.turn(10)
    session_ticket = line(one).chair.ticket
    for n in range(4):
        if not over(one):
            act(one, Dice(n))
    one.click("button:again")
    one.turn(2)
    assert line(one).chair.ticket <= session_ticket


def test_the_end_of_a_line_is_told_beside_that_of_the_match(desk: MakeDesk, tmp_path: Path) -> None:
    session = finished(tmp_path, 2)
    one = branched(desk, session, session.table.length - 20)
    one.click("button:sides")
    one.click("button:all")
    one.turn(3)
    for _ in range(60):
        if over(one):
            break
        found = hint(line(one).view, NAMES)
        assert found is not None
        assert found.command is not None
        line(one).give(found.command, certain=True)
        one.turn(3)
    assert "In this line: " in one.announced
    assert "In the match: " in one.announced
    one.click("button:look")
    one.turn()
    assert one.announced.startswith("What if: nothing here counts. You play both. In the match: ")
    one.click("button:again")
    one.turn(2)
    assert one.scene == "what-if"


def test_a_running_match_offers_no_other_line(desk: MakeDesk, tmp_path: Path) -> None:
    session = Session.new(house(tmp_path), "enemies-and-lovers", EnemiesSetup(3), 3, ("easy", "easy"), 0)
    one = desk()
    one.app.enter(session)
    one.turn(4)
    one.app.screens["enemies-and-lovers"].look_back(one.app, session)
    one.turn()
    assert one.scene == "replay"
    assert not one.spots("button:what-if")
    assert not one.spots("button:weighed")
