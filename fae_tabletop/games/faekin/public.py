"""What may be seen in FaeKin: setup and the view of one seat, with the vocabulary."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fae_tabletop.core.game import Seat, Setup
from fae_tabletop.games.faekin.cards import FAE, CardId, Court, FaeName, Holder
from fae_tabletop.games.faekin.commands import COMMANDS
from fae_tabletop.games.faekin.events import EVENTS, Asked, Opened, Said, Told, Why

FEWEST, MOST = 2, 9
"""Seats at a table; 28 cards allow nine hands."""
USUAL = 5
"""The default table (F1)."""
SMALL = 3
"""Up to so many seats Sorcha and Maeve play along (F1)."""
FIRST_TO = 5
"""The points of a match that has a goal (F16)."""

Points = Annotated[int, msgspec.Meta(ge=0, le=1 << 20)]


class FaekinSetup(Setup, frozen=True, forbid_unknown_fields=True):
    """How many sit at the table, with or without Jokers, and how the match stands before this round.

    ``score`` are the points by seat (F16; () before the first round), ``goal`` the points that end the match
    (0: it goes on until somebody has enough). ``person_starts`` is for whoever seats the players (F5).
    """

    seats: Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)] = USUAL
    jokers: bool = False
    goal: Points = 0
    score: tuple[Points, ...] = ()
    person_starts: bool = False

    def seated(self, least: int) -> int:
        """Return how many sit at the table."""
        return self.seats


class Duelled(msgspec.Struct, frozen=True):
    """A duel as the viewer knows it.

    ``loser`` and ``card`` (what was turned up) are None for a tie; ``season`` is the winner's, None for a
    Joker. ``attack`` and ``defence`` are what was played, for the two who looked; None for everybody else.
    """

    number: int
    attacker: Seat
    defender: Holder
    loser: Holder | None
    card: CardId | None
    season: Court | None
    attack: CardId | None = None
    defence: CardId | None = None

    @property
    def winner(self) -> Holder | None:
        """Who won, None after a tie."""
        if self.loser is None:
            return None
        return self.defender if self.loser == self.attacker else self.attacker


class Challenge(msgspec.Struct, frozen=True):
    """The open challenge; ``card`` is what lies there, for whoever laid it."""

    attacker: Seat
    target: Seat
    card: CardId | None


class View(msgspec.Struct, frozen=True, cache_hash=True):
    """All that ``seat`` may know, memory and log included.

    By holder, the seats first and then the fae: ``up``, the cards that lie open, in the order of their
    numbers. ``turned`` are the cards that the fae had open from the start. ``talk`` is all that was said,
    ``crown`` and ``dagger`` tell where the tokens stand (None: in the middle). ``summer`` and ``winter`` are
    the Heirs, known after the end, as ``winners`` and ``revealed`` are; ``resigned`` is who gave the round up.
    """

    seat: Seat
    seats: int
    jokers: bool
    goal: int
    score: tuple[int, ...]
    hand: tuple[CardId, ...]
    identity: CardId
    up: tuple[tuple[CardId, ...], ...]
    turned: tuple[CardId, ...]
    duels: tuple[Duelled, ...]
    talk: tuple[Said | Asked, ...]
    turn: Seat
    challenge: Challenge | None
    claimant: Seat | None
    crown: Holder | None
    dagger: Holder | None
    log: tuple[Told, ...]
    why: Why | None
    winners: tuple[Seat, ...]
    summer: Holder | None
    winter: Holder | None
    resigned: Seat | None
    revealed: Opened | None

    @property
    def players(self) -> int:
        """How many sit at the table, without the fae."""
        return self.seats

    @property
    def turns(self) -> int:
        """How many duels there were."""
        return len(self.duels)

    @property
    def holders(self) -> tuple[Holder, ...]:
        """Everybody who holds cards, the seats first."""
        return holders_of(self.seats)

    def shown(self, holder: Holder) -> tuple[CardId, ...]:
        """Return the open cards of a seat or fae."""
        return self.up[place_of(self.seats, holder)]


def fae_of(seats: int) -> tuple[FaeName, ...]:
    """Return the fae that play along at a table of so many seats (F1)."""
    return FAE if seats <= SMALL else ()


def holders_of(seats: int) -> tuple[Holder, ...]:
    """Return everybody who holds cards at a table of so many seats."""
    return (*range(seats), *fae_of(seats))


def place_of(seats: int, holder: Holder) -> int:
    """Return the place of a holder: its seat, and the fae after the seats. Raises ValueError."""
    if isinstance(holder, int):
        if not 0 <= holder < seats:
            raise ValueError(f"there is no seat {holder}")
        return holder
    if seats > SMALL:
        raise ValueError(f"{holder} is not at a table of {seats}")
    return seats + FAE.index(holder)


VOCABULARY: tuple[type[msgspec.Struct], ...] = (FaekinSetup, View, *COMMANDS, *EVENTS)
