"""What may be seen and said in Enthrone: setup, commands, events and the view of one seat."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from fae_tabletop.core.game import Command, Event, Ref, Seat, Setup
from fae_tabletop.games.enthrone.board import Board, Cell

Pawn = Literal["king", "archer", "wizard", "jester", "demon", "knight", "priestess", "assassin"]

PAWNS: tuple[Pawn, ...] = ("king", "archer", "wizard", "jester", "demon", "knight", "priestess", "assassin")
NUMBER: dict[str, int] = {name: i for i, name in enumerate(PAWNS)}
POSITIONS = 8
"""Places on the action board; position 1 is the top."""
LAST_FREE = 5
"""Tiles below this position are locked (rulebook: Moving Pawns)."""
LAST_SWORDS = 2
"""The last position that may capture (rulebook: Capturing Pieces)."""
LAST_LAURELS = 3
"""The last position that may enter the Regalia (rulebook: Claiming the Regalia)."""
FATAL_CAPTURE = 4
"""Whoever makes this capture without winning by it loses."""
QUIET_TURNS = 120
"""Turns without a capture after which the court adjourns (E8)."""
QUIET_WARNING = 108
"""The turn without a capture from which the adjournment is announced (E8)."""
REPETITIONS = 4
"""How often a position occurs until the court adjourns (E8); the time before that is announced."""

Why = Literal["regalia", "capture", "quarry", "fourth", "resigned", "adjourned_turns", "adjourned_repetition"]
Quarry = tuple[Pawn, Pawn, Pawn]
Opening = Literal["fist", "lot", "person"]
Fist = Literal["left", "right"]
"""Of the two that are held out in the draw for First Player (E1)."""


class EnthroneSetup(Setup, frozen=True):
    """Board, quarry of each pawn in the order of PAWNS, whether the court adjourns (E8), and E1's way."""

    board: Board
    quarry: tuple[Quarry, ...]
    adjourns: bool = True
    opening: Opening = "fist"


class Choose(Command, frozen=True, cache_hash=True):
    """Make one of one's three identities the Chosen Pawn (E2)."""

    identity: Pawn

    def picks(self) -> tuple[Ref, ...]:
        """Point at the identity card."""
        return (Ref("identity", self.identity),)


class Move(Command, frozen=True, cache_hash=True):
    """Take the tile at position ``tile`` (1 to 8) and move its active pawn to the space ``to``."""

    tile: int
    to: Cell

    def picks(self) -> tuple[Ref, ...]:
        """Point at the tile, then at the space."""
        return (Ref("tile", str(self.tile)), cell_ref(self.to))


class Pass(Command, frozen=True, cache_hash=True):
    """Leave the tiles as they are, having no legal move (E3)."""

    def picks(self) -> tuple[Ref, ...]:
        """Press the button."""
        return (Ref("button", "pass"),)


def cell_ref(cell: Cell) -> Ref:
    """Return the reference of a space, such as ``cell:1,-2``."""
    return Ref("cell", f"{cell[0]},{cell[1]}")


class Dealt(Event, frozen=True, kw_only=True):
    """Three identity cards came to the seats in ``audience``."""

    reveals: ClassVar[bool] = True
    hand: tuple[Pawn, ...]


class Chosen(Event, frozen=True, kw_only=True):
    """``seat`` has chosen; everybody sees that it has, nobody sees what."""

    seat: Seat


class ChosenSecretly(Event, frozen=True, kw_only=True):
    """What the seat in ``audience`` chose."""

    identity: Pawn


class CourtOpened(Event, frozen=True, kw_only=True):
    """Both have chosen and ``first`` begins; no choice can be taken back any more."""

    reveals: ClassVar[bool] = True
    first: Seat


class Moved(Event, frozen=True, kw_only=True):
    """``seat`` took the tile at ``tile`` and its active pawn went from ``origin`` to ``to``.

    ``by_neutral`` tells that the tile was neutral; ``through`` holds the florette crossed, if one was needed.
    """

    seat: Seat
    tile: int
    pawn: Pawn
    origin: Cell
    to: Cell
    by_neutral: bool
    through: Cell | None


class Captured(Event, frozen=True, kw_only=True):
    """``pawn`` was captured by ``by``; that the game went on tells the seats something for good."""

    reveals: ClassVar[bool] = True
    seat: Seat
    pawn: Pawn
    by: Pawn
    count: int


class TurnedOver(Event, frozen=True, kw_only=True):
    """The tile of the captured ``pawn`` became a neutral tile where it lay, at ``tile``."""

    pawn: Pawn
    tile: int


class Passed(Event, frozen=True, kw_only=True):
    """``seat`` had no legal move (E3)."""

    seat: Seat


class AdjournmentNear(Event, frozen=True, kw_only=True):
    """The court will adjourn soon: in ``left`` quiet turns, or when this position occurs once more (E8)."""

    cause: Literal["turns", "repetition"]
    left: int


class Ended(Event, frozen=True, kw_only=True):
    """The game is over; ``winner`` is None when the court adjourned."""

    reveals: ClassVar[bool] = True
    winner: Seat | None
    why: Why


class Revealed(Event, frozen=True, kw_only=True):
    """All eight identity cards lie open."""

    reveals: ClassVar[bool] = True
    hands: tuple[tuple[Pawn, ...], tuple[Pawn, ...]]
    chosen: tuple[Pawn | None, Pawn | None]
    aside: tuple[Pawn, ...]


class Tile(msgspec.Struct, frozen=True):
    """An action tile: whose it is, and whether it was turned over."""

    pawn: Pawn
    neutral: bool


class Record(msgspec.Struct, frozen=True):
    """One turn that was played; ``tile`` is 0 and the rest None for a pass."""

    seat: Seat
    tile: int
    neutral: bool = False
    pawn: Pawn | None = None
    origin: Cell | None = None
    to: Cell | None = None
    victim: Pawn | None = None


class View(msgspec.Struct, frozen=True, cache_hash=True):
    """All that ``seat`` may know, past moves included.

    ``pawns`` are the cells in the order of PAWNS, None for a captured one; ``tiles`` run from position 1 on;
    ``ready`` tells who has chosen; ``turn`` counts turns played; ``quiet`` those since the last capture;
    ``seen`` are the positions since then as opaque keys, oldest first.
    """

    seat: Seat
    board: Board
    quarry: tuple[Quarry, ...]
    adjourns: bool
    hand: tuple[Pawn, ...]
    chosen: Pawn | None
    ready: tuple[bool, bool]
    pawns: tuple[Cell | None, ...]
    tiles: tuple[Tile, ...]
    captured: tuple[Pawn, ...]
    to_move: Seat
    turn: int
    quiet: int
    seen: tuple[bytes, ...]
    dealt: tuple[Cell, ...]
    dealt_tiles: tuple[Pawn, ...]
    moves: tuple[Record, ...]
    winner: Seat | None
    why: Why | None
    revealed: Revealed | None


VOCABULARY: tuple[type[msgspec.Struct], ...] = (
    EnthroneSetup, Choose, Move, Pass, View, Dealt, Chosen, ChosenSecretly, CourtOpened, Moved, Captured,
    TurnedOver, Passed, AdjournmentNear, Ended, Revealed,
)  # fmt: skip
