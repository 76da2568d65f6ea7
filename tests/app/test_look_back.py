"""Looking back on the open match from the menu, and watching finished ones with everything open."""

from __future__ import annotations

from pathlib import Path

from fae_tabletop.app.session import Session
from fae_tabletop.core.dice import Dice
from tests.app.conftest import MakeDesk
from tests.app.houses import new_session, play_to_the_end


def running(folder: Path) -> Session:
    """Return a match of some moves in which the person is to move; chance ends some matches earlier."""
    for seed in range(20):
        session, dice = new_session(folder, seed=seed), Dice(seed)
        while not session.chair.over:
            session.update()
            if session.person in session.chair.waiting:
                if session.table.length >= 6:
                    return session
                session.chair.submit(dice.choice(session.chair.commands))
        session.leave()
    raise AssertionError("every match was over at once")


def test_a_running_match_can_be_looked_back_on(desk: MakeDesk, tmp_path: Path) -> None:
    one = desk()
    session = running(tmp_path)
    one.app.enter(session)
    one.turn(3)
    assert one.scene == "table"
    one.app.open_menu()
    one.turn()
    one.click("button:look-back")
    assert one.scene == "replay"
    steps = session.table.length
    assert one.announced == f"Step {steps} of {steps}."
    assert not one.spots("see:open"), "nothing is opened while the match runs"
    one.key("home")
    assert one.announced == f"Step 0 of {steps}."
    one.key("escape")
    assert one.scene == "table"
    assert session.table.length == steps


def test_a_finished_match_can_be_watched_with_everything_open(desk: MakeDesk, tmp_path: Path) -> None:
    session = new_session(tmp_path)
    play_to_the_end(session)
    session.leave()
    one = desk()
    assert session.journal.path is not None
    one.app.watch(session.journal.path)
    one.turn()
    one.click("see:open")
    assert len(one.spots("identity:")) == 8
    one.click("see:own")
    assert not one.spots("identity:")
