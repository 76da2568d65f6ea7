"""What is lit on the table: a function of the view and of what the person has taken up or points at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from fae_tabletop.core.game import Reason, Ref
from fae_tabletop.games.enthrone.board import Cell
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.moves import (
    OFF_BOARD,
    Kind,
    OpenPosition,
    active_pawn,
    crossed_florette,
    pointed_position,
    refusal,
    targets,
)  # fmt: skip
from fae_tabletop.games.enthrone.public import (
    FATAL_CAPTURE,
    LAST_FREE,
    NUMBER,
    PAWNS,
    POSITIONS,
    Move,
    Pawn,
    Tile,
    View,
)  # fmt: skip
from fae_tabletop.games.enthrone.words import NAMES

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Link:
    """A way through a florette from one space to another."""

    origin: Cell
    florette: Cell
    to: Cell


@dataclass(frozen=True, slots=True)
class Lit:
    """What the table lights up for the tile at ``position`` (1 to 8) and the ``pawn`` it moves.

    ``kinds`` are the spaces it reaches, ``links`` the florettes used, ``after`` the conveyor once it is taken.
    """

    position: int
    pawn: Pawn | None
    origin: Cell | None
    kinds: dict[Cell, Kind]
    links: tuple[Link, ...]
    after: tuple[Tile, ...]

    def captures(self, view: View) -> frozenset[Pawn]:
        """Return the pawns that it could take."""
        position = OpenPosition(view)
        index = position.graph.index
        return frozenset(PAWNS[position.at[index[c]]] for c, kind in self.kinds.items() if kind == "capture")


def own_pawn(view: View) -> int:
    """Return the number of the viewer's Chosen Pawn, or NOBODY before the choice."""
    return NOBODY if view.chosen is None else NUMBER[view.chosen]


@lru_cache(maxsize=32)
def lit_by(view: View, position: int) -> Lit:
    """Return what the tile at ``position`` (1 to 8) would light up for the viewer."""
    spot = OpenPosition(view)
    pawn = active_pawn(spot, position - 1)
    origin = None if pawn is None or spot.where[pawn] == OFF_BOARD else spot.where[pawn]
    cells = spot.graph.cells
    reached = [] if origin is None else targets(spot, position - 1, own_pawn(view))
    links = []
    for space, _ in reached:
        assert origin is not None, "targets are found for a pawn on the board only"
        florette = crossed_florette(spot.graph, origin, space)
        if florette is not None:
            links.append(Link(cells[origin], florette, cells[space]))
    return Lit(
        position,
        None if pawn is None else PAWNS[pawn],
        None if origin is None else cells[origin],
        {cells[space]: kind for space, kind in reached},
        tuple(links),
        after_taking(view, position),
    )


def after_taking(view: View, position: int, victim: Pawn | None = None) -> tuple[Tile, ...]:
    """Return the action board after the tile at ``position`` went to the bottom, ``victim``'s turned over."""
    tiles = [*view.tiles[: position - 1], *view.tiles[position:], view.tiles[position - 1]]
    return tuple(Tile(tile.pawn, tile.neutral or tile.pawn == victim) for tile in tiles)


@lru_cache(maxsize=64)
def tile_moving(view: View, pawn: Pawn) -> int | None:
    """Return the place of the tile to take for ``pawn``: its own if it is free, else a neutral one for it."""
    spot = OpenPosition(view)
    number = NUMBER[pawn]
    places = [i for i in range(LAST_FREE) if active_pawn(spot, i) == number]
    places.sort(key=lambda i: spot.neutral[spot.tiles[i]])
    usable = [i for i in places if targets(spot, i, own_pawn(view))]
    for i in (*usable, *places):
        return i + 1
    return None


@lru_cache(maxsize=64)
def tile_refusal(view: View, position: int) -> Reason | None:
    """Return why the tile at ``position`` may not be taken now, or None when it may (E3)."""
    if view.why is not None:
        return Reason("game_over")
    if view.to_move != view.seat:
        return Reason("not_your_turn")
    tile = Ref("tile", str(position))
    if position > LAST_FREE:
        return Reason("locked_tile", tile)
    spot = OpenPosition(view)
    pawn = active_pawn(spot, position - 1)
    if pawn is None:
        return Reason("empty_neutral", tile)
    if not targets(spot, position - 1, own_pawn(view)):
        return Reason("no_move", Ref("pawn", PAWNS[pawn]))
    return None


def pawn_refusal(view: View, pawn: Pawn) -> Reason | None:
    """Return why ``pawn`` cannot be moved now, or None when some tile moves it."""
    position = tile_moving(view, pawn)
    if position is None:
        where = next(i for i, tile in enumerate(view.tiles, start=1) if tile.pawn == pawn)
        return tile_refusal(view, where)
    return tile_refusal(view, position)


def cell_refusal(view: View, position: int, cell: Cell) -> Reason | None:
    """Return why the taken tile may not bring its pawn to ``cell``."""
    return refusal(OpenPosition(view), position - 1, cell, own_pawn(view))


def stands_for(view: View, position: int) -> int | None:
    """Return the place of the face-up tile that a neutral one stands for, or None for a face-up one or E7."""
    if not view.tiles[position - 1].neutral:
        return None
    below = pointed_position(OpenPosition(view), position - 1)
    return None if below is None else below + 1


def pawn_on(view: View, cell: Cell) -> Pawn | None:
    """Return who stands on ``cell``."""
    for pawn, where in zip(PAWNS, view.pawns, strict=True):
        if where == cell:
            return pawn
    return None


def closed_lions(view: View) -> frozenset[Cell]:
    """Return the lions that have been left: those on which nobody stands."""
    return frozenset(cell for cell in view.board.lions if pawn_on(view, cell) is None)


def risk(view: View, move: Move) -> str | None:
    """Return a sentence when ``move`` may lose at once or gives something away, or None for a plain move.

    It speaks of what the person can know only: the fourth capture, a quarry that a possible rival completes,
    and the person's own Chosen Pawn (E5).
    """
    victim = pawn_on(view, move.to)
    if victim is None or view.chosen is None:
        return None
    taken = {*view.captured, victim}
    quarry = dict(zip(PAWNS, view.quarry, strict=True))
    possible = possible_identities(view)
    others = [pawn for pawn in possible if pawn != victim]
    if taken.issuperset(quarry[view.chosen]) or not others:
        # The move wins for certain: by the own list, or because nobody else can be the rival.
        return None
    warnings = []
    if victim == view.chosen:
        warnings.append(f"The {NAMES[victim]} is your own heir. Taken, it can no longer reach the Regalia.")
    hunters = [pawn for pawn in others if taken.issuperset(quarry[pawn])]
    if len(taken) == FATAL_CAPTURE:
        if victim in possible:
            warnings.append(
                f"This takes the fourth pawn. Unless the {NAMES[victim]} is your rival’s heir, you lose."
            )
        else:
            warnings.append(
                f"This takes the fourth pawn, and the {NAMES[victim]} is not your rival: you lose."
            )
    elif hunters:
        names = " or the ".join(NAMES[pawn] for pawn in hunters)
        warnings.append(f"If your rival is the {names}, this completes their quarry and they win.")
    return " ".join(warnings) or None


def last_move(view: View) -> tuple[Cell, Cell] | None:
    """Return where the last pawn that moved came from and went to."""
    for record in reversed(view.moves):
        if record.origin is not None and record.to is not None:
            return record.origin, record.to
    return None


def free_tiles(view: View) -> tuple[int, ...]:
    """Return the places whose tile the viewer may take now."""
    return tuple(p for p in range(1, POSITIONS + 1) if tile_refusal(view, p) is None)
