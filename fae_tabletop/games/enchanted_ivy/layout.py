"""Layouts, and the ways in which an inn that is being built can still become one (rules 2 and 4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.grid import Grid, Space, bits, grid_for

FILLED, GAP, OUTSIDE = "#", "x", "."
MOST_ACROSS = 12
"""The most rows or columns that a layout may have."""


class LayoutError(ValueError):
    """A layout that cannot be built; the message says what is wrong with it, and where."""


class Known(NamedTuple):
    """What is certain while some fits are left, as sets of cells.

    ``gaps`` are gaps in every fit, ``fillable`` may hold a card in one at least. ``top`` and ``bottom`` are the
    highest and the lowest row that any fit reaches, as numbers of the grid.
    """

    gaps: int
    fillable: int
    top: int
    bottom: int


class Ground:
    """A layout made ready: every fit of it, numbered by which of its filled spaces lies on the first card.

    ``filled[fit]`` and ``gaps[fit]`` are sets of cells, ``covers[cell]`` the set of fits in which that cell is
    filled, ``ends_at[row]`` and ``starts_at[row]`` the fits whose lowest or highest row it is.
    """

    def __init__(self, rows: tuple[str, ...]) -> None:
        check(rows)
        self.rows = rows
        self.grid: Grid = grid_for(len(rows), len(rows[0]))
        spaces = _spaces(rows, FILLED)
        gaps = _spaces(rows, GAP)
        self.cards = len(spaces)
        self.filled = tuple(self._laid(spaces, start) for start in spaces)
        self.gaps = tuple(self._laid(gaps, start) for start in spaces)
        self.all_fits = (1 << self.cards) - 1
        self.covers = tuple(
            sum(1 << fit for fit, cells in enumerate(self.filled) if cells >> cell & 1)
            for cell in range(self.grid.size)
        )
        self.starts_at = self._fits_by_row([self.grid.highest(cells) for cells in self.filled])
        self.ends_at = self._fits_by_row([self.grid.lowest(cells) for cells in self.filled])
        self._known: dict[int, Known] = {}

    def known(self, fits: int) -> Known:
        """Return what is certain while ``fits``, which must not be empty, are left (I14)."""
        found = self._known.get(fits)
        if found is None:
            left = list(bits(fits))
            gaps, fillable = self.gaps[left[0]], 0
            for fit in left:
                gaps &= self.gaps[fit]
                fillable |= self.filled[fit]
            top = min(self.grid.highest(self.filled[fit]) for fit in left)
            bottom = max(self.grid.lowest(self.filled[fit]) for fit in left)
            found = self._known[fits] = Known(gaps, fillable, top, bottom)
        return found

    def _laid(self, spaces: Sequence[Space], start: Space) -> int:
        """Return the cells of ``spaces`` when the layout lies with ``start`` on the first card."""
        return sum(1 << self.grid.cell((row - start[0], column - start[1])) for row, column in spaces)

    def _fits_by_row(self, rows: Sequence[int]) -> tuple[int, ...]:
        """Return for each row of the grid the fits that have it in ``rows``."""
        return tuple(
            sum(1 << fit for fit, row in enumerate(rows) if row == wanted) for wanted in range(self.grid.high)
        )


@lru_cache(maxsize=256)
def ground_for(rows: tuple[str, ...]) -> Ground:
    """Return the layout made ready. Raises LayoutError when it cannot be built."""
    return Ground(rows)


def check(rows: Sequence[str]) -> None:
    """Raise LayoutError unless ``rows`` are even rows of filled spaces, gaps and outside, joined along edges."""
    if not rows or not rows[0]:
        raise LayoutError("the layout is empty")
    if len(rows) > MOST_ACROSS or len(rows[0]) > MOST_ACROSS:
        raise LayoutError(f"the layout is larger than {MOST_ACROSS} rows or columns")
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise LayoutError(f"row {number} of the layout is not as long as the first")
        for place, mark in enumerate(row, 1):
            if mark not in (FILLED, GAP, OUTSIDE):
                raise LayoutError(
                    f"row {number}, column {place} of the layout holds {mark!r}, which means nothing"
                )
    filled = set(_spaces(rows, FILLED))
    if not filled:
        raise LayoutError("the layout has no space for a card")
    reached: set[Space] = set()
    coming = [min(filled)]
    while coming:
        space = coming.pop()
        if space in filled and space not in reached:
            reached.add(space)
            down, across = space
            coming += [(down - 1, across), (down + 1, across), (down, across - 1), (down, across + 1)]
    if reached != filled:
        down, across = min(filled - reached)
        raise LayoutError(f"row {down + 1}, column {across + 1} of the layout cannot be reached along edges")


def _spaces(rows: Sequence[str], wanted: str) -> list[Space]:
    """Return the spaces of ``rows`` that hold ``wanted``, row by row."""
    return [
        (row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == wanted
    ]
