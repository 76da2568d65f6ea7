"""The main board as a graph: spaces, lions, and florettes that join spaces (rulebook: Notes on Movement)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

Cell = tuple[int, int]
"""Axial coordinates (q, r) of a flat-top hex; the Regalia is (0, 0)."""

REGALIA: Cell = (0, 0)
LIONS_ON_A_BOARD = 8
MOST_SPACES = 255
"""A larger board could not be told apart from a captured pawn in the engine's one-byte places."""
NEIGHBOURS: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Board(msgspec.Struct, frozen=True, cache_hash=True):
    """Where everything lies. ``spaces`` holds the lions and the Regalia too; a florette is no space."""

    name: str
    spaces: tuple[Cell, ...]
    lions: tuple[Cell, ...]
    florettes: tuple[Cell, ...]


class Fault(NamedTuple):
    """Why a board cannot be played on, and the cell that shows it (None: the board as a whole)."""

    cell: Cell | None
    why: str


def around(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells that touch ``cell``, whether or not they belong to a board."""
    q, r = cell
    return tuple((q + dq, r + dr) for dq, dr in NEIGHBOURS)


class Graph:
    """What moving needs to know of a board, by space index; built once a board and shared by all states.

    Indices follow the sorted cells. ``joined[i][j]`` names the florettes through which i and j are adjacent.
    """

    __slots__ = (
        "adjacent", "board", "cells", "index", "is_lion", "is_open", "joined", "lions", "regalia", "sampling",
    )  # fmt: skip

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cells: tuple[Cell, ...] = tuple(sorted(board.spaces))
        self.index: dict[Cell, int] = {cell: i for i, cell in enumerate(self.cells)}
        self.regalia = self.index.get(REGALIA, -1)
        lions = set(board.lions)
        self.is_lion: tuple[bool, ...] = tuple(cell in lions for cell in self.cells)
        self.lions: tuple[int, ...] = tuple(space for space, lion in enumerate(self.is_lion) if lion)
        self.is_open: tuple[bool, ...] = tuple(cell not in lions and cell != REGALIA for cell in self.cells)
        self.joined: tuple[dict[int, tuple[Cell, ...]], ...] = tuple({} for _ in self.cells)
        near: list[set[int]] = [
            {self.index[c] for c in around(cell) if c in self.index} for cell in self.cells
        ]
        for florette in sorted(board.florettes):
            ring = [self.index[c] for c in around(florette) if c in self.index]
            for i in ring:
                for j in ring:
                    if i != j:
                        near[i].add(j)
                        self.joined[i][j] = (*self.joined[i].get(j, ()), florette)
        self.adjacent: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(n)) for n in near)
        widest = max((len(n) for n in self.adjacent), default=0)
        self.sampling: tuple[tuple[int, ...], ...] = tuple(
            n + (-1,) * (widest - len(n)) for n in self.adjacent
        )
        """``adjacent`` filled up with -1 to one length, for uniform draws by rejection."""

    def steps_to(self, goal: int) -> tuple[int | None, ...]:
        """Return for each space the least number of moves to ``goal`` over empty open spaces (None: no way)."""
        found: list[int | None] = [None] * len(self.cells)
        found[goal] = 0
        front = [goal]
        for steps in range(1, len(self.cells)):
            reached: list[int] = []
            for here in front:
                for there in self.adjacent[here]:
                    if found[there] is None:
                        found[there] = steps
                        if self.is_open[there]:
                            reached.append(there)
            front = reached
        return tuple(found)

    def steps(self, start: int, goal: int) -> int | None:
        """Return the least number of moves from ``start`` to ``goal`` over empty open spaces, or None."""
        return self.steps_to(goal)[start]

    def path(self, start: int, goal: int) -> tuple[int, ...] | None:
        """Return a shortest way as space indices, both ends included; only open spaces lie between."""
        left = self.steps_to(goal)
        steps = left[start]
        if steps is None:
            return None
        way = [start]
        for to_go in reversed(range(steps)):
            near = (there for there in self.adjacent[way[-1]] if there == goal or self.is_open[there])
            way.append(next(there for there in near if left[there] == to_go))
        return tuple(way)


@lru_cache(maxsize=64)
def graph_of(board: Board) -> Graph:
    """Return the graph of ``board``. Raises ValueError naming the first fault of a broken one."""
    faults = faults_of(board)
    if faults:
        cell, why = faults[0]
        raise ValueError(f"board {board.name}: {why}" + (f" at cell {cell[0]},{cell[1]}" if cell else ""))
    return Graph(board)


def faults_of(board: Board) -> list[Fault]:
    """Return what breaks the promises of a board (rules page: The main board); empty when it is sound."""
    faults: list[Fault] = []
    spaces, florettes = set(board.spaces), set(board.florettes)
    if REGALIA not in spaces:
        return [Fault(None, "there is no Regalia")]
    if len(spaces) > MOST_SPACES:
        return [Fault(None, f"there are {len(spaces)} spaces, more than {MOST_SPACES}")]
    for kind in (board.spaces, board.lions, board.florettes):
        for cell in sorted({cell for cell in kind if kind.count(cell) > 1}):
            faults.append(Fault(cell, "the same cell is listed twice"))
    for cell in sorted(florettes & spaces):
        faults.append(Fault(cell, "a florette cannot be a space as well"))
    for cell in around(REGALIA):
        if cell in florettes:
            faults.append(Fault(cell, "a florette may not touch the Regalia"))
        elif cell not in spaces:
            faults.append(Fault(cell, "the Regalia needs a space on each of its six sides"))
    lions = sorted(set(board.lions))
    if len(lions) != LIONS_ON_A_BOARD:
        faults.append(Fault(None, f"there must be exactly 8 lions, not {len(lions)}"))
    for cell in lions:
        if cell not in spaces:
            faults.append(Fault(cell, "a lion must be a space"))
        if cell == REGALIA:
            faults.append(Fault(cell, "the Regalia cannot be a lion"))
    for cell in sorted(florettes):
        if any(other in florettes for other in around(cell)):
            faults.append(Fault(cell, "two florettes may not lie side by side"))
    if faults:
        return faults
    graph = Graph(board)
    reached, front = {graph.regalia}, [graph.regalia]
    while front:
        front = sorted({n for here in front for n in graph.adjacent[here]} - reached)
        reached.update(front)
    for i, cell in enumerate(graph.cells):
        if i not in reached:
            faults.append(Fault(cell, "this space cannot be reached from the Regalia"))
    return faults
