"""The bot process as the program sees it: ask, poll without waiting, replace it when it fails, fall back."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable, Sequence
from math import inf
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

import msgspec

from fae_tabletop.core.codec import Codec, CodecError
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Clock, Command, Seat
from fae_tabletop.table.wire import LONGEST, NOW, READY, Question, packed, read_answer

GRACE = 1.5
"""Seconds a bot may take beyond its budget before it is replaced."""
START_LIMIT = 20.0
"""Seconds a new process may take until it listens; a slow disk on the first start is the worst case."""
RETRY_SHARE = 0.2
"""The second attempt at a question gets this share of the time: the person has waited long enough."""
ATTEMPTS = 2
KILL_LIMIT = 1.0
"""Seconds to wait for a killed process; the window does not hang on one that the system cannot end."""
AT_REST = 1.0
"""Seconds between two looks at a process that is asked nothing."""
READINGS = 8
"""Messages read in one poll: a process gone mad must not hold the window."""

_LOG = logging.getLogger(__name__)

Note = Callable[[str, Question], None]
"""Takes what went wrong, as a sentence, and the question that reproduces it."""


class Decision(NamedTuple):
    """A legal command, or None when the bot keeps still; ``fell_back`` tells that the bot failed."""

    ticket: int
    seat: Seat
    command: Command | None
    fell_back: bool


class _Open(NamedTuple):
    """The question in hand, what may answer it, and how often it has been tried."""

    question: Question
    legal: tuple[Command, ...]
    codec: Codec
    failures: int = 0
    hurried: bool = False


class Bots:
    """One process that answers one question at a time.

    ``entry`` is the function that process runs, given its end of the pipe. ``clock`` counts seconds.
    """

    def __init__(self, entry: Callable[[Connection], None], note: Note, clock: Clock) -> None:
        self._entry = entry
        self._note = note
        self._clock = clock
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._listens = False
        self._started = 0.0
        self._open: _Open | None = None
        self._deadline: float | None = None
        self._looked = -inf

    @property
    def asked(self) -> Question | None:
        """The question that is being thought about, or None."""
        return None if self._open is None else self._open.question

    @property
    def pid(self) -> int | None:
        """The number of the process, or None while there is none."""
        return None if self._process is None else self._process.pid

    @property
    def listens(self) -> bool:
        """Whether the process has loaded the games."""
        return self._listens

    def start(self) -> None:
        """Start the process if there is none; call it from the main thread."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._entry, args=(theirs,), name="fae-bot", daemon=True)
        self._started = self._clock()
        self._listens = False
        try:
            process.start()
        except OSError:
            ours.close()
            return
        finally:
            # With our copy of its end open, the pipe would never tell that the process is gone.
            theirs.close()
        self._process, self._pipe = process, ours

    def ask(self, question: Question, legal: Sequence[Command], codec: Codec) -> None:
        """Put a question; one that is still open is dropped. ``legal`` are the commands it may give."""
        self.forget()
        # A process that has ended since the last look must not cost the question one of its attempts.
        self._looked = -inf
        self.poll()
        self._open = _Open(question, tuple(legal), codec)

    def move_now(self) -> None:
        """Have the open question answered at once."""
        if self._open is None or self._open.hurried:
            return
        self._open = self._open._replace(hurried=True)
        if self._deadline is not None:
            self._hurry()

    def forget(self) -> None:
        """Drop the open question; a process that thinks about it is replaced."""
        self._open = None
        if self._deadline is not None:
            self._stop()
            self.start()

    def poll(self) -> Decision | None:
        """Return the decision on the open question when there is one; never waits."""
        if self._open is None and self._listens:
            # Nothing is to be heard but that the process is gone: a table at rest looks for that seldom.
            now = self._clock()
            if now < self._looked + AT_REST:
                return None
            self._looked = now
        fault = self._heard()
        if isinstance(fault, Decision):
            return fault
        if fault is not None:
            return self._failed(fault)
        if self._open is None:
            return None
        if self._process is None:
            self.start()
            if self._process is None:
                return self._failed("no process could be started")
        if self._deadline is None and self._listens:
            return self._send()
        now = self._clock()
        if self._deadline is not None and now > self._deadline:
            return self._failed("it took too long")
        if not self._listens and now > self._started + START_LIMIT:
            return self._failed("the process did not start")
        return None

    def close(self) -> None:
        """End the process; nothing it holds could be lost."""
        self._open = None
        self._stop()

    def _heard(self) -> Decision | str | None:
        """Read the pipe: a decision, what went wrong, or None when there is nothing to report."""
        pipe, process = self._pipe, self._process
        if pipe is None or process is None:
            return None
        try:
            for _ in range(READINGS):
                if not pipe.poll(0):
                    break
                raw = pipe.recv_bytes(LONGEST)
                if raw == READY:
                    self._listens = True
                    continue
                answered = self._answered(raw)
                if answered is not None:
                    return answered
        except (EOFError, OSError) as fault:
            process.join(0)
            return f"its process ended ({process.exitcode if process.exitcode is not None else fault})"
        if not process.is_alive():
            return f"its process ended ({process.exitcode})"
        return None

    def _answered(self, raw: bytes) -> Decision | str | None:
        current = self._open
        if current is None or self._deadline is None:
            return None
        try:
            answer = read_answer(raw)
            if (answer.ticket, answer.seat) != (current.question.ticket, current.question.seat):
                return "it answered a question that was not asked"
            if answer.fault is not None:
                return answer.fault
            command = None if answer.command is None else current.codec.read_command(answer.command)
        except CodecError as fault:
            return f"its answer cannot be read ({fault})"
        if command is None and current.question.must:
            return "it gave no command although the match waits for it"
        if command is not None and not command.idle and command not in current.legal:
            return f"it gave a command that is not allowed: {answer.command}"
        self._open = self._deadline = None
        return Decision(answer.ticket, answer.seat, command, fell_back=False)

    def _send(self) -> Decision | None:
        assert self._open is not None, "poll has a question"
        assert self._pipe is not None, "poll has a process"
        question = self._open.question
        if self._open.failures:
            question = msgspec.structs.replace(question, budget=_shortened(question.budget))
        try:
            self._pipe.send_bytes(packed(question))
        except OSError as fault:
            return self._failed(f"its process ended ({fault})")
        self._deadline = self._clock() + (question.budget.seconds or 0.0) + GRACE
        if self._open.hurried:
            self._hurry()
        return None

    def _hurry(self) -> None:
        assert self._pipe is not None, "the question was sent"
        try:
            self._pipe.send_bytes(NOW)
        except OSError:
            return  # the next poll finds the process gone
        assert self._deadline is not None, "the question was sent"
        self._deadline = min(self._deadline, self._clock() + GRACE)

    def _failed(self, why: str) -> Decision | None:
        """Replace the process; after the last attempt choose a legal command here."""
        self._stop()
        current = self._open
        if current is None:
            # Not started again until there is something to decide: it might fail for ever.
            _LOG.warning("the bot process is gone while nothing was asked: %s", why)
            return None
        self._note(why, current.question)
        current = current._replace(failures=current.failures + 1)
        self._open = current
        self.start()
        if current.failures < ATTEMPTS:
            return None
        self._open = None
        question = current.question
        command = Dice(question.seed).choice(current.legal) if question.must else None
        return Decision(question.ticket, question.seat, command, fell_back=True)

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(KILL_LIMIT)
            if not self._process.is_alive():
                self._process.close()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        self._listens = False
        self._deadline = None


def _shortened(budget: Budget) -> Budget:
    if budget.seconds is None:
        return budget
    return Budget(budget.iterations, budget.seconds * RETRY_SHARE)
