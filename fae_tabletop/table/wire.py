"""What travels between the program and its bot process: questions and answers, as lines of JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from fae_tabletop.core.codec import decoded, parsed, text
from fae_tabletop.core.game import Budget, Seat

READY = b"ready"
"""The process has loaded the games and listens."""
NOW = b"now"
"""Answer at once with the best found so far."""
LONGEST = 1 << 20
"""Bytes of the longest answer that is read."""


class Question(msgspec.Struct, frozen=True):
    """All a bot is given: the view of its seat, and how it shall think. Complete enough to ask again later.

    ``view`` is ``["View", {…}]``; ``must`` tells that the match waits for this seat; ``seed`` feeds the bot's
    own dice and has nothing to do with the deal; ``name`` is under which name it plays, which may tell its manner.
    """

    ticket: int
    game: str
    seat: Seat
    view: list[Any]
    must: bool
    level: str
    budget: Budget
    seed: int
    name: str = ""


class Answer(msgspec.Struct, frozen=True):
    """What the bot said: a command as ``["Name", {…}]``, or None; ``fault`` tells why it could not decide."""

    ticket: int
    seat: Seat
    command: list[Any] | None
    fault: str | None = None


def packed(message: Question | Answer) -> bytes:
    """Return a message as bytes for the pipe."""
    return text(message).encode()


def read_question(raw: bytes) -> Question:
    """Return the question in ``raw``. Raises CodecError."""
    return decoded(parsed(raw), Question)


def read_answer(raw: bytes) -> Answer:
    """Return the answer in ``raw``. Raises CodecError."""
    return decoded(parsed(raw), Answer)
