"""Where a tile may take its pawn, and why not elsewhere: one answer for the rules and for the table.

It works on any position that has the engine's lists, so that a scene can ask it of a View.
"""

from __future__ import annotations

from typing import Literal, Protocol

from fae_tabletop.core.game import Reason, Ref
from fae_tabletop.games.enthrone.board import Cell, Graph, graph_of
from fae_tabletop.games.enthrone.public import (
    LAST_FREE,
    LAST_LAURELS,
    LAST_SWORDS,
    NUMBER,
    PAWNS,
    View,
    cell_ref,
)  # fmt: skip

EMPTY = -1
"""In ``at``: nobody stands there."""
OFF_BOARD = 255
"""In ``where``: this pawn was captured."""

Kind = Literal["move", "capture", "regalia"]


class Position(Protocol):
    """The open part of a game, by numbers of pawns and indices of spaces.

    ``at[space]`` is a pawn or EMPTY, ``where[pawn]`` a space or OFF_BOARD; ``tiles`` are the pawns of the tiles
    from the top, and ``neutral[pawn]`` tells whether that pawn's tile is turned over.
    """

    graph: Graph
    at: list[int]
    where: list[int]
    tiles: list[int]
    neutral: list[bool]


class OpenPosition:
    """The position that a view shows."""

    __slots__ = ("at", "graph", "neutral", "tiles", "where")

    def __init__(self, view: View) -> None:
        self.graph = graph_of(view.board)
        self.where = [OFF_BOARD if cell is None else self.graph.index[cell] for cell in view.pawns]
        self.at = [EMPTY] * len(self.graph.cells)
        for pawn, space in enumerate(self.where):
            if space != OFF_BOARD:
                self.at[space] = pawn
        self.tiles = [NUMBER[tile.pawn] for tile in view.tiles]
        self.neutral = [False] * len(PAWNS)
        for tile in view.tiles:
            self.neutral[NUMBER[tile.pawn]] = tile.neutral


def active_pawn(position: Position, tile: int) -> int | None:
    """Return the pawn that the tile at index ``tile`` (0 = top) moves; None for a neutral one over nothing.

    A neutral tile stands for the first face-up tile below it (rulebook: Neutral Tiles; E7).
    """
    for pawn in position.tiles[tile:]:
        if not position.neutral[pawn]:
            return pawn
    return None


def pointed_position(position: Position, tile: int) -> int | None:
    """Return the index of the face-up tile that the tile at index ``tile`` stands for, or None (E7)."""
    for below in range(tile, len(position.tiles)):
        if not position.neutral[position.tiles[below]]:
            return below
    return None


def targets(position: Position, tile: int, chosen: int) -> list[tuple[int, Kind]]:
    """Return the spaces that the tile at index ``tile`` reaches for the owner of the pawn ``chosen``."""
    found: list[tuple[int, Kind]] = []
    pawn = active_pawn(position, tile) if tile < LAST_FREE else None
    if pawn is None:
        return found
    graph = position.graph
    for space in graph.adjacent[position.where[pawn]]:
        if position.at[space] != EMPTY:
            if tile < LAST_SWORDS:
                found.append((space, "capture"))
        elif graph.is_open[space]:
            found.append((space, "move"))
        elif space == graph.regalia and tile < LAST_LAURELS and pawn == chosen:
            found.append((space, "regalia"))
    return found


def refusal(position: Position, tile: int, to: Cell, chosen: int) -> Reason | None:
    """Return why the tile at index ``tile`` may not take its pawn to ``to``, or None when it may.

    The reasons are tried in the order of the rules page (Cases): locked_tile, empty_neutral, florette,
    not_a_space, not_adjacent, not_chosen_pawn, no_laurels, no_swords, closed_lion.
    """
    graph = position.graph
    tile_ref = Ref("tile", str(tile + 1))
    if not 0 <= tile < LAST_FREE:
        return Reason("locked_tile", tile_ref)
    pawn = active_pawn(position, tile)
    if pawn is None:
        return Reason("empty_neutral", tile_ref)
    if to in graph.board.florettes:
        return Reason("florette", cell_ref(to))
    space = graph.index.get(to)
    if space is None:
        return Reason("not_a_space", cell_ref(to))
    pawn_ref = Ref("pawn", PAWNS[pawn])
    if space not in graph.adjacent[position.where[pawn]]:
        return Reason("not_adjacent", pawn_ref)
    if space == graph.regalia:
        if pawn != chosen:
            return Reason("not_chosen_pawn", pawn_ref)
        return Reason("no_laurels", tile_ref) if tile >= LAST_LAURELS else None
    if position.at[space] != EMPTY:
        return Reason("no_swords", tile_ref) if tile >= LAST_SWORDS else None
    return Reason("closed_lion", cell_ref(to)) if graph.is_lion[space] else None


def crossed_florette(graph: Graph, origin: int, to: int) -> Cell | None:
    """Return the florette a pawn goes through from ``origin`` to ``to``, or None when the two touch."""
    (q, r), (goal_q, goal_r) = graph.cells[origin], graph.cells[to]
    dq, dr = goal_q - q, goal_r - r
    if max(abs(dq), abs(dr), abs(dq + dr)) <= 1:
        return None
    return graph.joined[origin][to][0]
