"""What may be seen in Enemies & Lovers: house rules, setup and the view of one seat, with the vocabulary."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fae_tabletop.core.game import Seat, Setup
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.commands import COMMANDS
from fae_tabletop.games.enemies_and_lovers.events import EVENTS, Opened, PendingKind, Told, Way, Why

FEWEST, MOST = 2, 4
"""Seats at a table (R1)."""
DEALT = 3
"""Cards dealt to each seat."""
ASIDE = 3
"""Discards that stay when the draw pile is rebuilt (R4)."""
TREACHERY = 3
"""Cards discarded under Treachery (R32)."""

MOST_STALL, MOST_ROUNDS = 100, 1000
ROUNDS: dict[str, tuple[int, int]] = {"stall_rounds": (1, MOST_STALL), "max_rounds": (1, MOST_ROUNDS)}
"""The house rules that count rounds, with the least and the most of them."""

Step = Literal["place", "play", "resolve"]
"""Where a turn stands: everything still open; Step 1 done or given up; a card is being resolved."""
Stage = Literal["declared", "countered", "turned", "landing"]
"""Where an attack stands: it may be answered; a Trickster or Oak was played against it; a Turnabout was;
nothing more may be said and it takes effect (rules page, section 8)."""


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of section 12 of the rules page, as the table agreed on them."""

    steal_skips_draw: bool = True
    cancelled_x_still_skips: bool = True
    shield_blocks_jude: bool = False
    oak_target_only: bool = False
    mortal_own_turn: bool = True
    stall_rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_STALL)] = 3
    max_rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 100


class EnemiesSetup(Setup, frozen=True, forbid_unknown_fields=True):
    """How many sit at the table and by which house rules they play."""

    seats: Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)] = FEWEST
    rules: HouseRules = HouseRules()

    def seated(self, least: int) -> int:
        """Return how many sit at the table."""
        return self.seats


class Hand(msgspec.Struct, frozen=True):
    """A hand as the table sees it: how many cards, and those of them that lie face-up, by card number."""

    count: int
    shown: tuple[CardId, ...]

    @property
    def concealed(self) -> int:
        """How many cards are face-down."""
        return self.count - len(self.shown)


class Slot(msgspec.Struct, frozen=True):
    """A slot of a Court as the viewer sees it.

    ``filled`` tells that a card lies there (not only a Shield); ``card`` names it in one's own Court, or when
    it lies face-up (``up``).
    """

    number: int
    filled: bool
    card: CardId | None
    up: bool
    shield: CardId | None


class Fact(msgspec.Struct, frozen=True):
    """A hidden card of another seat whose place the viewer is certain of (K1 to K7).

    ``slot`` is None for a card in the hand, and for one that lies somewhere in the Court (``zone`` tells).
    ``common`` tells that every seat knows this.
    """

    card: CardId
    seat: Seat
    zone: Literal["hand", "court"]
    slot: int | None
    common: bool


class Seen(msgspec.Struct, frozen=True):
    """A hidden card of one's own that others know, as far as one can be certain of it; ``by`` whom."""

    card: CardId
    by: tuple[Seat, ...]


class Attack(msgspec.Struct, frozen=True):
    """The attack that waits or takes effect: made by ``by`` at ``at``, played by ``original``."""

    card: CardId
    by: Seat
    at: Seat
    original: Seat
    stage: Stage


class Pending(msgspec.Struct, frozen=True):
    """What the table waits for: ``seat`` has to answer; ``then`` are those asked after it, if it passes.

    ``respond``: an interrupt or Pass. ``choose``: AimAtHand or AimAtCourt, against ``at`` (Pass only for the
    Trap's theft). ``discard``: ``left`` times Discard. ``give``: Give, to ``at``. ``keep_one``: Keep.
    ``take``: Take. ``mayhem_keep``: Retain or Pass. ``seat_shields``: SeatShields or Pass.
    ``card`` is the card that asks.
    """

    kind: PendingKind
    seat: Seat
    then: tuple[Seat, ...]
    card: CardId
    at: Seat | None = None
    left: int = 0


class View(msgspec.Struct, frozen=True, cache_hash=True):
    """All that ``seat`` may know, memory and log included.

    By seat: ``hands``, ``courts`` (slots in the order of their numbers), ``next_slots`` (numbers of the next
    new slots) and ``skips`` (turns to lose). ``hand`` are one's own cards in one's own order; ``facts`` what
    one knows of the others' hidden cards, ``outside`` which cards one has seen outside the draw pile since that was
    last built, wherever they went, ``seen`` what the others know of one's own. ``discard`` runs from the top;
    ``resolving`` holds the played cards that are not discarded yet, in the order of playing, ``resolved_by``
    who played each; ``looking`` the cards one looks at through a Conspirator, ``looked`` how many somebody
    does. ``no_draw`` tells that the
    running turn has no Step 3. ``turns`` counts turns over, skipped ones too; ``idle`` the last of them in
    which no card changed its place (R7), ``stirred`` whether one did in the running turn. ``resigned`` is who
    gave the game up; ``revealed`` is set after the end only.
    """

    seat: Seat
    rules: HouseRules
    hand: tuple[CardId, ...]
    hands: tuple[Hand, ...]
    courts: tuple[tuple[Slot, ...], ...]
    next_slots: tuple[int, ...]
    facts: tuple[Fact, ...]
    outside: tuple[CardId, ...]
    seen: tuple[Seen, ...]
    draw: int
    discard: tuple[CardId, ...]
    resolving: tuple[CardId, ...]
    resolved_by: tuple[Seat, ...]
    looking: tuple[CardId, ...]
    looked: int
    turn: Seat
    step: Step
    no_draw: bool
    skips: tuple[int, ...]
    attack: Attack | None
    pending: Pending | None
    turns: int
    idle: int
    stirred: bool
    log: tuple[Told, ...]
    winner: Seat | None
    why: Why | None
    way: Way | None
    resigned: Seat | None
    revealed: Opened | None

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    @property
    def round(self) -> int:
        """The running round, from 1."""
        return self.turns // len(self.hands) + 1

    @property
    def out_of_pile(self) -> int:
        """How many hidden cards lie in the draw pile or, surely, came out of it after it was last built.

        Those looked at count unless the pile may have been rebuilt while they were drawn: then nothing but what was
        set aside, and perhaps the Mortal, has been discarded since.
        """
        looked = self.looked if not self.looking and len(self.discard) > ASIDE + 1 else 0
        return self.draw + looked

    @property
    def court(self) -> tuple[Slot, ...]:
        """One's own Court."""
        return self.courts[self.seat]


VOCABULARY: tuple[type[msgspec.Struct], ...] = (EnemiesSetup, View, *COMMANDS, *EVENTS)
