"""Where a tile may take its pawn, and why not elsewhere: one answer for the rules and for the table.

It works on any position that has the engine's lists, so that a scene can ask it of a View.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

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


class Step(NamedTuple):
    """A move by tile index (0 = top): the pawn it moves, the space it reaches, and whom it captures or EMPTY."""

    tile: int
    pawn: int
    space: int
    victim: int


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


def pointed_position(position: Position, tile: int) -> int | None:
    """Return the index of the face-up tile that the tile at index ``tile`` stands for, or None (E7)."""
    for below in range(tile, len(position.tiles)):
        if not position.neutral[position.tiles[below]]:
            return below
    return None


def active_pawn(position: Position, tile: int) -> int | None:
    """Return the pawn that the tile at index ``tile`` (0 = top) moves; None for a neutral one over nothing.

    A neutral tile stands for the first face-up tile below it (rulebook: Neutral Tiles; E7).
    """
    below = pointed_position(position, tile)
    return None if below is None else position.tiles[below]


def active_pawns(tiles: Sequence[int], neutral: Sequence[bool], count: int) -> list[int]:
    """Return the pawns that the first ``count`` tiles move, -1 for a neutral tile over nothing."""
    found: list[int] = []
    for place in range(count):
        pawn = tiles[place]
        if neutral[pawn]:
            pawn = -1
            for below in tiles[place + 1 :]:
                if not neutral[below]:
                    pawn = below
                    break
        found.append(pawn)
    return found


def legal_steps(position: Position, chosen: int) -> list[Step]:
    """Return the moves of the seat whose Chosen Pawn is ``chosen``, in the order of tile and cell."""
    graph, at, where = position.graph, position.at, position.where
    is_open = graph.is_open
    found: list[Step] = []
    for tile, pawn in enumerate(active_pawns(position.tiles, position.neutral, LAST_FREE)):
        if pawn < 0:
            continue
        crown = graph.regalia if pawn == chosen and tile < LAST_LAURELS else -1
        for space in graph.adjacent[where[pawn]]:
            victim = at[space]
            if victim >= 0:
                if tile < LAST_SWORDS:
                    found.append(Step(tile, pawn, space, victim))
            elif is_open[space] or space == crown:
                found.append(Step(tile, pawn, space, EMPTY))
    return found


def targets(position: Position, tile: int, chosen: int) -> list[tuple[int, Kind]]:
    """Return the spaces that the tile at index ``tile`` reaches for the owner of the pawn ``chosen``."""
    found: list[tuple[int, Kind]] = []
    for step in legal_steps(position, chosen):
        if step.tile == tile:
            crown = step.space == position.graph.regalia
            found.append((step.space, "capture" if step.victim >= 0 else "regalia" if crown else "move"))
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
