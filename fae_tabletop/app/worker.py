"""The bot process: receives a view, decides, answers; it loads no window and holds nothing to lose."""

from __future__ import annotations

import os
import signal
import time
import traceback
from math import inf
from multiprocessing.connection import Connection

from fae_tabletop.app.catalog import entry
from fae_tabletop.core.codec import Codec, CodecError
from fae_tabletop.core.dice import Dice
from fae_tabletop.table.wire import NOW, READY, Answer, Question, packed, read_question

COURTESY = 5
"""How far the process steps back for the window when both want the same core (POSIX niceness)."""


def run(pipe: Connection) -> None:
    """Answer questions until the other end of ``pipe`` closes; the target of the spawned process."""
    # Ctrl+C in a terminal reaches the whole group; it is the program that decides when this process ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    try:
        pipe.send_bytes(READY)
        while True:
            raw = pipe.recv_bytes()
            if raw != NOW:  # a request to hurry may come after the answer has left
                pipe.send_bytes(packed(_answer(raw, _Clock(pipe))))
    except (EOFError, OSError):
        return


class _Clock:
    """Counts seconds until the program asks to hurry; from then on it is later than any deadline."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._hurried = False

    def __call__(self) -> float:
        if not self._hurried and self._pipe.poll(0):
            # While a question is open nothing but a request to hurry can arrive, or the end of the program;
            # that is left to the next reading of the pipe, and is as good a reason to stop thinking.
            self._hurried = True
        return inf if self._hurried else time.monotonic()


def _answer(raw: bytes, clock: _Clock) -> Answer:
    try:
        question = read_question(raw)
    except CodecError as fault:
        return Answer(-1, -1, None, f"the question cannot be read ({fault})")
    try:
        return Answer(question.ticket, question.seat, decided(question, clock))
    except Exception:  # noqa: BLE001 # whatever goes wrong in a bot belongs into the problem file
        return Answer(question.ticket, question.seat, None, traceback.format_exc())


def decided(question: Question, clock: _Clock | None = None) -> list[object] | None:
    """Return the command of the bot as ``["Name", {…}]``, or None.

    Without a clock only the budget in iterations counts: then equal questions get equal answers. Raises
    UnknownGame, CodecError or whatever the bot raises.
    """
    game = entry(question.game)
    codec = Codec(game.game.vocabulary)
    view = codec.read(question.view)
    command = game.player(question.name).decide(
        view, question.level, question.budget, Dice(question.seed), clock
    )
    return None if command is None else codec.write(command)
