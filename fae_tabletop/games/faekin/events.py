"""What can happen in FaeKin, told to each seat as far as it may know."""

from __future__ import annotations

from typing import ClassVar, Literal

from fae_tabletop.core.game import Event, Seat
from fae_tabletop.games.faekin.cards import CardId, Court, FaeName, Holder
from fae_tabletop.games.faekin.talk import Fact, Token, Topic

Why = Literal["claimant_court", "rival_court", "nobody", "fae", "resigned"]
"""How a round ends: who wins it, or that somebody gave it up (F12 to F14, F17)."""


class Happening(Event, frozen=True, kw_only=True, tag=True):
    """Anything that happens at this table; the log of a View is made of these."""


class Dealt(Happening, frozen=True, kw_only=True):
    """Three cards came to ``seat``, which alone is told."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]
    identity: CardId


class TurnedUp(Happening, frozen=True, kw_only=True):
    """One card of a fae lies open from the start."""

    reveals: ClassVar[bool] = True
    fae: FaeName
    card: CardId


class Challenged(Happening, frozen=True, kw_only=True):
    """``seat`` laid a card face down before ``target``: duel number ``duel``."""

    duel: int
    seat: Seat
    target: Holder


class Looked(Happening, frozen=True, kw_only=True):
    """The two of a duel saw both cards; nobody else is told."""

    reveals: ClassVar[bool] = True
    duel: int
    attacker: Seat
    defender: Holder
    attack: CardId
    defence: CardId


class Lost(Happening, frozen=True, kw_only=True):
    """``card`` of ``loser`` lies open and points at ``winner``, whose card is of ``season`` (None: a Joker).

    ``again`` tells that the card was open before and only its arrow is new (F6).
    """

    reveals: ClassVar[bool] = True
    duel: int
    loser: Holder
    winner: Holder
    card: CardId
    season: Court | None
    again: bool = False


class Tied(Happening, frozen=True, kw_only=True):
    """The cards of a duel tied: nothing is turned up."""

    reveals: ClassVar[bool] = True
    duel: int
    attacker: Seat
    defender: Holder


class Said(Happening, frozen=True, kw_only=True):
    """``seat`` stated a fact, as number ``number`` of all that was said."""

    reveals: ClassVar[bool] = True
    number: int
    seat: Seat
    fact: Fact
    to: Seat | None = None
    answers: int | None = None
    duels: int = 0


class Asked(Happening, frozen=True, kw_only=True):
    """``seat`` asked ``to`` something, as number ``number`` of all that was said."""

    reveals: ClassVar[bool] = True
    number: int
    seat: Seat
    to: Seat
    topic: Topic
    duel: int | None = None
    statement: int | None = None
    duels: int = 0


class Claimed(Happening, frozen=True, kw_only=True):
    """``seat`` touched the Crown and the Dagger; there are no more duels in this round."""

    reveals: ClassVar[bool] = True
    seat: Seat


class TokenMoved(Happening, frozen=True, kw_only=True):
    """A token stands before ``to`` now; None: in the middle."""

    seat: Seat
    token: Token
    to: Holder | None


class LockedIn(Happening, frozen=True, kw_only=True):
    """The claim stands."""

    reveals: ClassVar[bool] = True
    seat: Seat
    crown: Holder
    dagger: Holder | None


class Opened(Happening, frozen=True, kw_only=True):
    """All cards are turned up: hands and identities, the seats first, then the fae."""

    reveals: ClassVar[bool] = True
    hands: tuple[tuple[CardId, ...], ...]
    identities: tuple[CardId, ...]


class Ended(Happening, frozen=True, kw_only=True):
    """The round is over; the Heirs are None where nobody is of that Court."""

    reveals: ClassVar[bool] = True
    why: Why
    winners: tuple[Seat, ...]
    summer: Holder | None
    winter: Holder | None
    claimant: Seat | None = None
    resigned: Seat | None = None


Spoken = Said | Asked
Told = (
    Dealt | TurnedUp | Challenged | Looked | Lost | Tied | Said | Asked | Claimed | TokenMoved | LockedIn
    | Opened | Ended
)  # fmt: skip
"""Any one event, for the log."""

EVENTS: tuple[type[Happening], ...] = (
    Dealt, TurnedUp, Challenged, Looked, Lost, Tied, Said, Asked, Claimed, TokenMoved, LockedIn, Opened, Ended,
)  # fmt: skip
