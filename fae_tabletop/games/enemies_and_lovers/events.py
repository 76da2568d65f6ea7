"""What can happen in Enemies & Lovers, told to each seat as far as it may know.

Where a card is hidden from some seats the same event is told twice: with the card's name to those who see it,
and with None in its place to the others. Nobody is told both.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from fae_tabletop.core.game import Event, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.commands import Part, Where

PendingKind = Literal[
    "respond", "choose", "discard", "give", "keep_one", "take", "mayhem_keep", "seat_shields",
]  # fmt: skip
"""What a seat can be asked for; see Pending."""
Why = Literal["crowned", "resigned", "stalled", "rounds"]
"""How a game ends: a complete Court, a resignation, no card moving any more, or too many rounds (R7)."""
Way = Literal["place", "exchange", "mortal", "mayhem"]
"""What completed a winning Court."""


class Happening(Event, frozen=True, kw_only=True, tag=True):
    """Anything that happens at this table; the log of a View is made of these."""


class Dealt(Happening, frozen=True, kw_only=True):
    """Three cards came to ``seat``; ``cards`` is empty for the other seats."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]


class TurnStarted(Happening, frozen=True, kw_only=True):
    """``seat`` is on turn; rounds count from 1."""

    reveals: ClassVar[bool] = True
    seat: Seat
    round: int


class TurnSkipped(Happening, frozen=True, kw_only=True):
    """``seat`` lost its turn to a Distraction (R33)."""

    seat: Seat


class Placed(Happening, frozen=True, kw_only=True):
    """A card was put into the Court of ``seat``, as Step 1 or through Heather (``mortal``)."""

    seat: Seat
    card: CardId | None
    to: Where
    slot: int
    mortal: bool = False


class Removed(Happening, frozen=True, kw_only=True):
    """A card or Shield went from the Court of ``seat`` back into the hand."""

    seat: Seat
    slot: int
    part: Part
    card: CardId | None


class Exchanged(Happening, frozen=True, kw_only=True):
    """``card`` from the hand took the place of ``back``, which is in the hand now."""

    seat: Seat
    slot: int
    part: Part
    card: CardId | None
    back: CardId | None


class ShieldMoved(Happening, frozen=True, kw_only=True):
    """A Shield guards another card."""

    seat: Seat
    card: CardId
    origin: int
    to: int


class Played(Happening, frozen=True, kw_only=True):
    """A card was played from the hand; ``no_draw`` tells that there will be no Step 3."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    at: Seat | None
    no_draw: bool


class Asked(Happening, frozen=True, kw_only=True):
    """``seat`` has to decide something, whatever it holds (R46)."""

    seat: Seat
    kind: PendingKind


class Interrupted(Happening, frozen=True, kw_only=True):
    """``seat`` answered with ``card``."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


class Passed(Happening, frozen=True, kw_only=True):
    """``seat`` lets it happen."""

    seat: Seat
    kind: PendingKind


class Cancelled(Happening, frozen=True, kw_only=True):
    """``card`` does nothing, because of ``by``."""

    card: CardId
    by: CardId


class Reflected(Happening, frozen=True, kw_only=True):
    """The attack is made by ``seat`` against ``at`` from now on (R51)."""

    card: CardId
    seat: Seat
    at: Seat


class Fizzled(Happening, frozen=True, kw_only=True):
    """``card`` finds nothing left to act on (R3)."""

    card: CardId


class ShieldAbsorbed(Happening, frozen=True, kw_only=True):
    """``shield`` was discarded instead of the card beneath it (R19)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    slot: int
    shield: CardId
    by: CardId


class Stolen(Happening, frozen=True, kw_only=True):
    """A hand card of ``victim`` went into the hand of ``thief``."""

    reveals: ClassVar[bool] = True
    thief: Seat
    victim: Seat
    card: CardId | None
    by: CardId


class Captured(Happening, frozen=True, kw_only=True):
    """A Court card of ``victim`` went into the hand of ``thief``: The Ghost, Jude or the Trap's theft."""

    reveals: ClassVar[bool] = True
    thief: Seat
    victim: Seat
    slot: int
    part: Part
    card: CardId | None
    by: CardId


class Given(Happening, frozen=True, kw_only=True):
    """A hand card of ``giver`` went into the hand of ``taker`` (R38)."""

    reveals: ClassVar[bool] = True
    giver: Seat
    taker: Seat
    card: CardId | None


class Discarded(Happening, frozen=True, kw_only=True):
    """A card of ``seat`` lies on the discard pile.

    It was played, given up under Treachery, looked at and not kept, a Trap that was found, or still open when
    the game ended.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    cause: Literal["played", "treachery", "looked", "trap", "ended"]


class Killed(Happening, frozen=True, kw_only=True):
    """A card of ``seat`` was killed; ``slot`` is None for a hand card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    slot: int | None
    part: Part
    by: CardId


class TrapSprung(Happening, frozen=True, kw_only=True):
    """The killed Trap lets ``seat`` steal from the Court of ``at`` (R27)."""

    seat: Seat
    at: Seat


class Shown(msgspec.Struct, frozen=True):
    """A card that lies openly: in slot ``slot`` of a Court, or in a hand (None)."""

    seat: Seat
    slot: int | None
    card: CardId


class Revealed(Happening, frozen=True, kw_only=True):
    """Cards turned face-up for everybody."""

    reveals: ClassVar[bool] = True
    by: CardId
    cards: tuple[Shown, ...]


class Concealed(Happening, frozen=True, kw_only=True):
    """Every hand and Court card turned face-down, Shields excepted (R41)."""

    by: CardId


class Drawn(Happening, frozen=True, kw_only=True):
    """``seat`` drew so many cards; ``cards`` is empty for the other seats."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[CardId, ...]


class Rebuilt(Happening, frozen=True, kw_only=True):
    """The discard pile but for its top three was shuffled into a new draw pile of ``count`` cards (R4)."""

    reveals: ClassVar[bool] = True
    count: int


class LookedAt(Happening, frozen=True, kw_only=True):
    """``seat`` looks at the next cards; ``cards`` is empty for the other seats (R39)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[CardId, ...]


class Kept(Happening, frozen=True, kw_only=True):
    """``seat`` kept one of the cards looked at."""

    seat: Seat
    card: CardId | None


class Taken(Happening, frozen=True, kw_only=True):
    """``seat`` took cards from the discard pile; everybody saw which."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]


class Flashed(Happening, frozen=True, kw_only=True):
    """``seat`` showed the Crown, in slot ``slot`` or in the hand (None); no opponent did, if ``seat`` is None."""

    reveals: ClassVar[bool] = True
    seat: Seat | None
    slot: int | None


class Distracted(Happening, frozen=True, kw_only=True):
    """``seat`` will lose so many turns (R33)."""

    seat: Seat
    skips: int


class HandsSwapped(Happening, frozen=True, kw_only=True):
    """Two seats changed hands; ``got`` is told to each of the two alone (R31)."""

    reveals: ClassVar[bool] = True
    by: Seat
    at: Seat
    got: tuple[CardId, ...]


class Retained(Happening, frozen=True, kw_only=True):
    """``seat`` kept what lay in a slot when Mayhem came upon its Trap; ``to_hand`` where it had no room (R29)."""

    seat: Seat
    slot: int
    part: Part
    card: CardId | None
    to_hand: bool


class CourtsSwapped(Happening, frozen=True, kw_only=True):
    """Two seats changed Courts, all face-down, their slots shuffled and numbered anew (R30)."""

    reveals: ClassVar[bool] = True
    by: Seat
    at: Seat


class ShieldsSeated(Happening, frozen=True, kw_only=True):
    """``seat`` laid its Shields as it liked; its slots were shuffled and numbered anew (R30, K7)."""

    reveals: ClassVar[bool] = True
    seat: Seat


class EndNears(Happening, frozen=True, kw_only=True):
    """The game will be drawn in so many turns: no card moves any more, or the last round is near (R7)."""

    cause: Literal["stalled", "rounds"]
    turns: int


class Ended(Happening, frozen=True, kw_only=True):
    """The game is over; ``winner`` is None after a draw.

    ``way`` and ``card`` tell what completed a winning Court; both are None otherwise, and ``card`` under
    Mayhem, which completes with many. ``resigned`` is who gave the game up.
    """

    reveals: ClassVar[bool] = True
    winner: Seat | None
    why: Why
    way: Way | None = None
    card: CardId | None = None
    resigned: Seat | None = None


class Lying(msgspec.Struct, frozen=True):
    """A slot laid open: its number, the card and the Shield in it."""

    slot: int
    card: CardId | None
    shield: CardId | None


class Opened(Happening, frozen=True, kw_only=True):
    """Everything lies open after the end (R59): hands and Courts by seat, and the draw pile, top first."""

    reveals: ClassVar[bool] = True
    hands: tuple[tuple[CardId, ...], ...]
    courts: tuple[tuple[Lying, ...], ...]
    draw: tuple[CardId, ...]


Told = (
    Dealt | TurnStarted | TurnSkipped | Placed | Removed | Exchanged | ShieldMoved | Played | Asked
    | Interrupted | Passed | Cancelled | Reflected | Fizzled | ShieldAbsorbed | Stolen | Captured | Given
    | Discarded | Killed | TrapSprung | Revealed | Concealed | Drawn | Rebuilt | LookedAt | Kept | Taken
    | Flashed | Distracted | HandsSwapped | Retained | CourtsSwapped | ShieldsSeated | EndNears | Ended
    | Opened
)  # fmt: skip
"""Any one event, for the log."""

EVENTS: tuple[type[Happening], ...] = (
    Dealt, TurnStarted, TurnSkipped, Placed, Removed, Exchanged, ShieldMoved, Played, Asked, Interrupted,
    Passed, Cancelled, Reflected, Fizzled, ShieldAbsorbed, Stolen, Captured, Given, Discarded, Killed,
    TrapSprung, Revealed, Concealed, Drawn, Rebuilt, LookedAt, Kept, Taken, Flashed, Distracted, HandsSwapped,
    Retained, CourtsSwapped, ShieldsSeated, EndNears, Ended, Opened,
)  # fmt: skip
