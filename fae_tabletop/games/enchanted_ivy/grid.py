"""The spaces around an inn, as bits of one whole number, and the regions that preferences speak of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

Space = tuple[int, int]
"""A space as (row, column); rows grow downward."""
Direction = Literal["left", "right", "up", "down"]
DIRECTIONS: tuple[Direction, ...] = ("left", "right", "up", "down")
STEP: dict[Direction, Space] = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}

Region = Literal[
    "touching", "orth", "diag", "row", "column", "cross", "left", "right", "up", "down", "diagonals", "lines",
    "higher", "lower",
]  # fmt: skip
"""The spaces around one space, without itself (rules 2 and 7)."""


def bits(mask: int) -> Iterator[int]:
    """Yield the places of the ones in ``mask``, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Grid:
    """Every space that a layout of so many rows and columns can reach from its first card, and a rim of one.

    The first card lies at (0, 0). Cells are numbered row by row from the upper left; a set of cells is a whole
    number with those bits. ``regions[region][cell]`` is such a set, ``rays[direction][cell]`` lists the cells
    in that direction, the nearest first.
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns = rows, columns
        self.wide, self.high = 2 * columns + 1, 2 * rows + 1
        self.size = self.wide * self.high
        self.spaces: tuple[Space, ...] = tuple(
            (row - rows, column - columns) for row in range(self.high) for column in range(self.wide)
        )
        self.origin = self.cell((0, 0))
        self.rays: dict[Direction, tuple[tuple[int, ...], ...]] = {
            direction: tuple(self._ray(cell, STEP[direction]) for cell in range(self.size))
            for direction in DIRECTIONS
        }
        self.slants: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(self._ray(cell, step) for step in ((-1, -1), (-1, 1), (1, -1), (1, 1)))
            for cell in range(self.size)
        )
        self.row_of: tuple[int, ...] = tuple(
            sum(1 << self.wide * row + column for column in range(self.wide)) for row in range(self.high)
        )
        self.regions: dict[Region, tuple[int, ...]] = self._regions()

    def cell(self, space: Space) -> int:
        """Return the number of a space within reach."""
        return (space[0] + self.rows) * self.wide + space[1] + self.columns

    def holds(self, space: Space) -> bool:
        """Say whether a space is within reach, the rim included."""
        return abs(space[0]) <= self.rows and abs(space[1]) <= self.columns

    def steps(self, one: int, other: int) -> int:
        """Return the row difference plus the column difference of two cells (I25)."""
        (row, column), (far, wide) = self.spaces[one], self.spaces[other]
        return abs(row - far) + abs(column - wide)

    def highest(self, mask: int) -> int:
        """Return the number, from 0, of the highest row with a cell of ``mask``, which must not be empty."""
        return ((mask & -mask).bit_length() - 1) // self.wide

    def lowest(self, mask: int) -> int:
        """Return the number, from 0, of the lowest row with a cell of ``mask``, which must not be empty."""
        return (mask.bit_length() - 1) // self.wide

    def _ray(self, cell: int, step: Space) -> tuple[int, ...]:
        """Return the cells from ``cell`` on in one direction, without itself."""
        row, column = self.spaces[cell]
        found = []
        while self.holds((row := row + step[0], column := column + step[1])):
            found.append(self.cell((row, column)))
        return tuple(found)

    def _regions(self) -> dict[Region, tuple[int, ...]]:
        """Return every region of every cell."""

        def union(*lists: tuple[int, ...]) -> int:
            return sum(1 << cell for cells in lists for cell in cells)

        every = range(self.size)
        rays = self.rays
        found: dict[Region, tuple[int, ...]] = {
            direction: tuple(union(rays[direction][cell]) for cell in every) for direction in DIRECTIONS
        }
        found["orth"] = tuple(union(*(rays[way][cell][:1] for way in DIRECTIONS)) for cell in every)
        found["diag"] = tuple(union(*(slant[:1] for slant in self.slants[cell])) for cell in every)
        found["diagonals"] = tuple(union(*self.slants[cell]) for cell in every)
        found["touching"] = tuple(found["orth"][cell] | found["diag"][cell] for cell in every)
        found["row"] = tuple(found["left"][cell] | found["right"][cell] for cell in every)
        found["column"] = tuple(found["up"][cell] | found["down"][cell] for cell in every)
        found["cross"] = tuple(found["row"][cell] | found["column"][cell] for cell in every)
        found["lines"] = tuple(found["cross"][cell] | found["diagonals"][cell] for cell in every)
        found["higher"] = tuple((1 << cell // self.wide * self.wide) - 1 for cell in every)
        whole = (1 << self.size) - 1
        found["lower"] = tuple(whole & ~((1 << (cell // self.wide + 1) * self.wide) - 1) for cell in every)
        return found


@lru_cache(maxsize=64)
def grid_for(rows: int, columns: int) -> Grid:
    """Return the grid for layouts of this shape."""
    return Grid(rows, columns)
