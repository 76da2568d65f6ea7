"""A match from choice to result without a window: bots asked, stale answers dropped, all of it saved."""

import time
from pathlib import Path

import pytest

from fae_tabletop.app import session as sessions
from fae_tabletop.app import worker
from fae_tabletop.app.catalog import UnknownGame
from fae_tabletop.app.session import RETRY_AFTER, Session
from fae_tabletop.core.game import Command
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.table.bots import Bots
from fae_tabletop.table.journal import MatchBusy, MatchUnreadable, is_busy, read_bytes
from fae_tabletop.table.library import to_continue
from fae_tabletop.table.wire import Question
from tests.app.houses import AtOnce, TestClock, house, new_session, play_to_the_end


def _opened(session: Session) -> Session:
    """Let both choose an identity."""
    session.chair.submit(session.chair.commands[0])
    while not all(session.chair.view.ready):
        session.update()
    return session


@pytest.mark.parametrize("person", [0, 1])
def test_a_whole_match_is_played_saved_and_counted(tmp_path: Path, person: int) -> None:
    session = new_session(tmp_path, person=person)
    play_to_the_end(session)
    assert session.outcome in {"won", "lost", "drawn"}
    assert session.header.seats[person] == "human"
    assert session.header.names[1 - person] == "Mossback"
    session.update()
    session.leave()
    (saved,) = session.house.shelf()
    assert (saved.facts.standing, saved.facts.length) == ("over", session.table.length)
    (result,) = session.house.profile.results()
    assert (result.outcome, result.level, result.game) == (session.outcome, "easy", "enthrone")
    assert result.why == session.chair.view.why


def test_a_bot_is_asked_with_its_own_view_and_nothing_else(tmp_path: Path) -> None:
    bots = AtOnce()
    session = _opened(new_session(tmp_path, bots))
    play_to_the_end(session)
    assert {question.seat for question in bots.questions} == {1}
    for question in bots.questions:
        assert question.view[1]["seat"] == 1
        assert question.view[1]["revealed"] is None
        assert question.seed != session.header.seed
        assert question.budget.seconds


def test_an_answer_thought_out_for_another_position_is_dropped(tmp_path: Path) -> None:
    bots = AtOnce()
    bots.sleeping = True
    session = new_session(tmp_path, bots)
    session.update()
    assert bots.asked is not None
    session.chair.submit(session.chair.commands[0])
    session.update()
    assert bots.forgotten == 1
    assert bots.asked is not None
    assert bots.asked.ticket == 1
    assert session.table.waiting == (1,)


def test_undo_while_the_bot_thinks_drops_its_reply(tmp_path: Path) -> None:
    bots = AtOnce()
    session = _opened(new_session(tmp_path, bots))
    bots.sleeping = True
    before = session.chair.view
    session.chair.submit(session.chair.commands[0])
    session.update()
    assert session.table.waiting == (1,)
    session.chair.undo()
    bots.sleeping = False
    session.update()
    assert session.chair.view == before
    assert session.table.undone


def test_while_things_move_a_decision_is_kept(tmp_path: Path) -> None:
    session = _opened(new_session(tmp_path))
    session.chair.submit(session.chair.commands[0])
    ticket = session.chair.ticket
    for _ in range(5):
        session.update(hold=True)
    assert session.chair.ticket == ticket
    assert session.table.waiting == (1,)
    session.update()
    assert session.chair.ticket == ticket + 1


def test_a_kept_decision_is_dropped_by_undo(tmp_path: Path) -> None:
    session = _opened(new_session(tmp_path))
    before = session.chair.view
    session.chair.submit(session.chair.commands[0])
    session.update(hold=True)
    session.update(hold=True)
    session.chair.undo()
    session.update()
    assert session.chair.view == before


def test_move_now_reaches_the_bots(tmp_path: Path) -> None:
    bots = AtOnce()
    session = new_session(tmp_path, bots)
    session.move_now()
    assert bots.hurried == 1


def test_leave_and_go_on(tmp_path: Path) -> None:
    session = _opened(new_session(tmp_path))
    view = session.chair.view
    with pytest.raises(MatchBusy):
        Session.resume(house(tmp_path), session.journal.path or tmp_path)
    assert to_continue(session.house.shelf()) == []
    session.leave()
    (saved,) = to_continue(session.house.shelf())
    again = Session.resume(house(tmp_path), saved.path)
    assert again.chair.view == view
    assert again.warning is None
    play_to_the_end(again)
    assert [r.outcome for r in again.house.profile.results()] == [again.outcome]


def test_a_lost_profile_is_filled_again_from_the_files(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    play_to_the_end(session)
    session.leave()
    known = session.house.profile.results()
    session.house.profile.close()
    for part in tmp_path.glob("profile.sqlite3*"):
        part.unlink()
    fresh = house(tmp_path)
    assert fresh.profile.results() == []
    fresh.shelf()
    fresh.shelf()
    assert fresh.profile.results() == known


def test_a_damaged_match_goes_on_with_a_warning(tmp_path: Path) -> None:
    session = _opened(new_session(tmp_path))
    session.leave()
    path = session.journal.path
    assert path is not None
    with path.open("ab") as opened:
        opened.write(b'{"seat":0,"do":["Move",{"tile":8,"to":[9,9]}],"sum":"0"}\n')
    again = Session.resume(house(tmp_path), path)
    assert "damaged in line 4" in str(again.warning)
    again.chair.submit(again.chair.commands[0])
    again.leave()
    assert Session.resume(house(tmp_path), path).warning is None


def test_files_that_cannot_be_played_on_say_why(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    session.leave()
    path = session.journal.path
    assert path is not None
    good = path.read_bytes()
    for old, new, why in (
        (b'"bot-easy"', b'"bot-god"', "bot-god"),
        (b'"human"', b'"bot-easy"', "between bots and can only be watched"),
        (b'"bot-easy"', b'"human"', "between people and can only be watched"),
        (b'"enthrone"', b'"chess"', "chess"),
    ):
        path.write_bytes(good.replace(old, new, 1))
        with pytest.raises(MatchUnreadable, match=why):
            Session.resume(house(tmp_path), path)
    with pytest.raises(UnknownGame):
        Session.new(house(tmp_path), "chess", standard_setup(), 1, "easy")
    with pytest.raises(ValueError, match="god"):
        Session.new(house(tmp_path), "enthrone", standard_setup(), 1, "god")


def test_nobody_else_can_write_while_a_match_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(tmp_path)
    session.leave()
    path = session.journal.path
    assert path is not None
    held: list[bool] = []

    def read(file: Path) -> bytes:
        held.append(is_busy(file))
        return read_bytes(file)

    monkeypatch.setattr(sessions, "read_bytes", read)
    Session.resume(house(tmp_path), path).leave()
    assert held == [True]
    path.write_bytes(b"no match")
    with pytest.raises(MatchUnreadable):
        Session.resume(house(tmp_path), path)
    assert not is_busy(path), "a match that cannot be read is let go again"


def test_a_folder_that_fails_is_told_and_tried_again(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file in the way")
    session = new_session(tmp_path)
    _opened(session)
    assert "not being saved" in str(session.banner)
    (tmp_path / "matches").unlink()
    clock = session.house.clock
    assert isinstance(clock, TestClock)
    clock.now += RETRY_AFTER
    session.update()
    assert str(session.banner) == "None"
    session.leave()
    assert (
        Session.resume(house(tmp_path), tmp_path / "matches" / "enthrone-2026-11-30-1.jsonl").chair.ticket
        == 2
    )


def test_what_a_bot_says_that_is_refused_is_noted_and_the_match_goes_on(tmp_path: Path) -> None:
    class Talk(Command, frozen=True):
        idle = True

    def talk_then_choose(question: Question, legal: tuple[Command, ...]) -> Command | None:
        return Talk() if len(bots.questions) == 1 else legal[0]

    bots = AtOnce(talk_then_choose)
    session = new_session(tmp_path, bots)
    for _ in range(4):
        session.update()
    assert session.chair.view.ready[1]
    assert "identities_first" in session.house.problems.latest


def test_the_real_process_plays_a_whole_match(tmp_path: Path) -> None:
    plain = house(tmp_path)
    bots = Bots(worker.run, plain.problems.bot, time.monotonic)
    real = plain._replace(bots=bots)
    bots.start()
    try:
        session = Session.new(real, "enthrone", standard_setup(), 3, "random")
        end = time.monotonic() + 50
        while not session.chair.over:
            session.update()
            if session.person in session.chair.waiting:
                session.chair.submit(session.chair.commands[-1])
            else:
                time.sleep(0.002)
            assert time.monotonic() < end
        session.update()
        assert session.outcome is not None
        assert real.problems.last is None
    finally:
        bots.close()
