"""The grammar of talk in FaeKin: what can be stated, and what can be asked.

A statement holds one fact and a question one kind; ``whom`` and ``holder`` are seats or fae. Statements are
counted from 0 in the order in which they were made, questions with them; duels likewise.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import msgspec

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import ACE, Court, Holder

Bound = Literal["least", "most"]
Token = Literal["crown", "dagger"]
Topic = Literal["court", "height", "played", "crown", "why"]
"""What can be asked: which Court, how high, what was played in a duel, whom one crowns, why one believes that."""
Rank = Annotated[int, msgspec.Meta(ge=0, le=ACE)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 20)]


class CourtIs(msgspec.Struct, frozen=True, tag="court"):
    """``whom`` belongs to ``court``."""

    whom: Holder
    court: Court


class HeightIs(msgspec.Struct, frozen=True, tag="height"):
    """The identity of ``whom`` is at least, or at most, ``rank``."""

    whom: Holder
    bound: Bound
    rank: Rank


class PlayedWas(msgspec.Struct, frozen=True, tag="played"):
    """In a duel of the speaker's ``whom`` played a card of ``court``, at least or at most ``rank``.

    ``court`` is None for a Joker.
    """

    duel: Count
    whom: Holder
    bound: Bound
    rank: Rank
    court: Court | None


class HeirIs(msgspec.Struct, frozen=True, tag="heir"):
    """``holder`` is the Heir of ``court``; None: nobody is of that Court."""

    court: Court
    holder: Holder | None


class Put(msgspec.Struct, frozen=True, tag="put", omit_defaults=True):
    """Whoever claims should put ``token`` on ``holder``; None: leave the Dagger in the middle.

    A duel or another statement may speak for it.
    """

    token: Token
    holder: Holder | None
    duel: Count | None = None
    against: Count | None = None

    @property
    def bare(self) -> Put:
        """The same wish without its evidence."""
        return Put(self.token, self.holder)


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """What was said in ``statement`` is right."""

    statement: Count


class Doubt(msgspec.Struct, frozen=True, tag="doubt"):
    """What was said in ``statement`` is doubtful; a duel or another statement may speak against it."""

    statement: Count
    duel: Count | None = None
    against: Count | None = None


class Evade(msgspec.Struct, frozen=True, tag="evade"):
    """No answer."""


Fact = CourtIs | HeightIs | PlayedWas | HeirIs | Put | Agree | Doubt | Evade
"""Anything that can be stated."""


Judgement = Literal["true", "mistaken", "lie"]


Grounds = Literal["", "own", "saw", "rival"]
"""Why a statement was a lie: its speaker knew by its own hand, by what it had seen, or was of the other Court."""


class Verdict(NamedTuple):
    """What a statement was, once all cards lie open, and the ``grounds`` of a lie.

    ``found_out``: another seat could see before the end that it was false.
    """

    number: int
    seat: Seat
    judgement: Judgement
    found_out: bool
    grounds: Grounds = ""
