"""A bot process that dies, blocks, lies or raises never holds the match up; a good one is heard."""

import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

import pytest

from fae_tabletop.core.codec import Codec
from fae_tabletop.core.game import Budget, Command
from fae_tabletop.games.enthrone.public import Choose
from fae_tabletop.table import bots as hosts
from fae_tabletop.table.bots import Bots, Decision
from fae_tabletop.table.wire import Question
from tests.table import bad_bots
from tests.table.matches import GAME, new_table

CODEC = Codec(GAME.vocabulary)
Entry = Callable[[Connection], None]
LIMIT = 30.0


class Host:
    """Bots with a clock that runs only when a test moves it, and a list of what was noted."""

    def __init__(self, entry: Entry) -> None:
        self.now = 0.0
        self.notes: list[str] = []
        self.bots = Bots(entry, lambda why, question: self.notes.append(why), lambda: self.now)
        self.bots.start()

    def ask(self, must: bool = True, ticket: int = 3) -> tuple[Command, ...]:
        chair = new_table()[0].chair(1)
        question = Question(
            ticket, "enthrone", 1, CODEC.write(chair.view), must, "easy", Budget(seconds=1.0), 5
        )
        self.bots.ask(question, chair.commands, CODEC)
        return chair.commands

    def wait(self, hurry_clock: float = 0.0, until: Callable[[], bool] = lambda: False) -> Decision | None:
        """Poll until there is a decision or ``until`` holds; the clock runs on by ``hurry_clock`` a poll."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            decision = self.bots.poll()
            if decision is not None or until():
                return decision
            if self.bots.listens:
                self.now += hurry_clock
            time.sleep(0.005)
        raise AssertionError("there was no decision")


@pytest.fixture
def host() -> Iterator[Callable[[Entry], Host]]:
    made: list[Host] = []

    def make(entry: Entry) -> Host:
        made.append(Host(entry))
        return made[-1]

    yield make
    for one in made:
        one.bots.close()


Make = Callable[[Entry], Host]


def test_a_good_bot_is_heard_again_and_again_by_one_process(host: Make) -> None:
    one = host(bad_bots.first_choice)
    pids = set()
    for ticket in range(3):
        legal = one.ask(ticket=ticket)
        assert one.wait() == Decision(ticket, 1, legal[0], fell_back=False)
        assert one.bots.asked is None
        pids.add(one.bots.pid)
    assert len(pids) == 1
    assert one.notes == []


BAD: dict[Entry, str] = {
    bad_bots.dies_at_once: "process ended",
    bad_bots.dies_when_asked: "process ended",
    bad_bots.says_garbage: "cannot be read",
    bad_bots.says_too_much: "process ended",
    bad_bots.says_nothing: "gave no command",
    bad_bots.says_illegal: "not allowed",
    bad_bots.says_nonsense: "cannot be read",
    bad_bots.says_stale: "not asked",
    bad_bots.raises: "no idea",
}


@pytest.mark.parametrize(("entry", "why"), BAD.items(), ids=[entry.__name__ for entry in BAD])
def test_after_the_second_failure_a_legal_command_is_chosen_here(host: Make, entry: Entry, why: str) -> None:
    one = host(entry)
    legal = one.ask()
    decision = one.wait()
    assert decision is not None
    assert (decision.ticket, decision.fell_back) == (3, True)
    assert decision.command in legal
    assert len(one.notes) == 2
    assert all(why in note for note in one.notes)


def test_a_bot_that_blocks_is_replaced_when_its_time_is_over(host: Make) -> None:
    one = host(bad_bots.blocks)
    one.ask()
    decision = one.wait(hurry_clock=0.5)
    assert decision is not None
    assert decision.fell_back
    assert one.notes == ["it took too long"] * 2
    whole = 1.0 + hosts.GRACE + 1.0 * hosts.RETRY_SHARE + hosts.GRACE
    assert one.now <= whole + 4 * 0.5


def test_a_process_that_never_listens_is_given_up(host: Make) -> None:
    one = host(bad_bots.never_listens)
    one.ask()
    assert one.wait(until=lambda: one.bots.pid is not None) is None
    one.now += hosts.START_LIMIT + 1
    one.wait(until=lambda: len(one.notes) == 1)
    one.now += hosts.START_LIMIT + 1
    decision = one.wait()
    assert decision is not None
    assert decision.fell_back


def test_the_second_attempt_may_succeed(host: Make) -> None:
    one = host(bad_bots.good_the_second_time)
    legal = one.ask()
    assert one.wait(hurry_clock=0.5, until=lambda: bool(one.notes)) is None
    assert one.wait() == Decision(3, 1, legal[1], fell_back=False)
    assert one.notes == ["it took too long"]


def test_move_now_reaches_a_bot_that_thinks(host: Make) -> None:
    one = host(bad_bots.waits_for_now)
    legal = one.ask()
    one.wait(until=lambda: one.bots.listens)
    one.bots.move_now()
    one.bots.move_now()
    assert one.wait() == Decision(3, 1, legal[2], fell_back=False)


def test_move_now_before_the_process_listens_is_kept(host: Make) -> None:
    one = host(bad_bots.waits_for_now)
    legal = one.ask()
    one.bots.move_now()
    assert one.wait() == Decision(3, 1, legal[2], fell_back=False)


def test_move_now_sets_a_bot_that_blocks_a_short_limit(host: Make) -> None:
    one = host(bad_bots.blocks)
    one.ask()
    one.wait(until=lambda: one.bots.listens)
    one.bots.poll()
    one.bots.move_now()
    one.now += hosts.GRACE + 0.01
    one.wait(until=lambda: len(one.notes) == 1)
    assert one.notes == ["it took too long"]


def test_a_forgotten_question_is_never_answered(host: Make) -> None:
    one = host(bad_bots.blocks)
    one.ask()
    one.wait(until=lambda: one.bots.listens)
    one.bots.poll()
    before = one.bots.pid
    one.bots.forget()
    assert one.bots.asked is None
    assert one.bots.pid != before
    assert one.bots.poll() is None


def test_a_seat_nobody_waits_for_keeps_still_when_its_bot_fails(host: Make) -> None:
    one = host(bad_bots.dies_when_asked)
    one.ask(must=False)
    decision = one.wait()
    assert decision == Decision(3, 1, None, fell_back=True)


def test_killed_at_every_step_it_comes_back(host: Make) -> None:
    one = host(bad_bots.first_choice)

    def kill() -> None:
        assert one.bots.pid is not None
        os.kill(one.bots.pid, getattr(signal, "SIGKILL", signal.SIGTERM))

    one.wait(until=lambda: one.bots.listens)
    kill()  # while it is idle
    legal = one.ask()
    assert one.wait() == Decision(3, 1, legal[0], fell_back=False)
    one.ask()
    kill()  # before it was sent the question
    assert one.wait() == Decision(3, 1, legal[0], fell_back=False)
    one.ask()
    one.bots.poll()
    kill()  # with the question in hand, or the answer on its way
    assert one.wait() == Decision(3, 1, legal[0], fell_back=False)
    assert len(one.notes) <= 3


def test_a_process_that_is_killed_while_idle_leaves_a_line_in_the_log(
    host: Make, caplog: pytest.LogCaptureFixture
) -> None:
    one = host(bad_bots.first_choice)
    one.wait(until=lambda: one.bots.listens)
    assert one.bots.pid is not None
    logging.getLogger(hosts.__name__).addHandler(caplog.handler)
    try:
        os.kill(one.bots.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        one.wait(hurry_clock=0.1, until=lambda: one.bots.pid is None)
    finally:
        logging.getLogger(hosts.__name__).removeHandler(caplog.handler)
    assert "gone while nothing was asked" in caplog.text
    assert not one.notes, "there is no question to look into"


def test_without_processes_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoProcess:
        pid = None

        def __init__(self, **_: object) -> None:
            pass

        def start(self) -> None:
            raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.context.SpawnContext.Process", NoProcess)
    one = Host(bad_bots.first_choice)
    legal = one.ask()
    decision = one.wait()
    assert decision is not None
    assert decision.fell_back
    assert decision.command in legal
    assert isinstance(decision.command, Choose)
    one.bots.close()
