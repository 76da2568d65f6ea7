"""The plan an inn must follow: which spaces are filled or gaps, and where it can still lie round the first card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fae_tabletop.games.enchanted_ivy.ground import Ground, Space, ground_of, numbers_in

FILLED, GAP, OUTSIDE = "#", "x", "."


def fault_of(rows: Sequence[str]) -> str | None:
    """Return what is wrong with the rows of a layout in a few words, or None when an inn can follow it."""
    if not rows or not rows[0]:
        return "it has no spaces"
    if len({len(row) for row in rows}) > 1:
        return "its rows differ in length"
    strange = set("".join(rows)) - {FILLED, GAP, OUTSIDE}
    if strange:
        return f"it holds {sorted(strange)[0]!r}, which is no kind of space"
    filled = _spaces(rows, FILLED)
    if not filled:
        return "it has no filled space"
    if any(not any(row[side] != OUTSIDE for row in rows) for side in (0, -1)) or any(
        set(rows[side]) == {OUTSIDE} for side in (0, -1)
    ):
        return "it has an empty row or column at its rim"
    reached, waiting = {filled[0]}, [filled[0]]
    while waiting:
        row, column = waiting.pop()
        for space in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if space in filled and space not in reached:
                reached.add(space)
                waiting.append(space)
    return None if len(reached) == len(filled) else "its filled spaces do not hang together by their edges"


def _spaces(rows: Sequence[str], kind: str) -> list[Space]:
    return [(r, c) for r, row in enumerate(rows) for c, found in enumerate(row) if found == kind]


class Layout:
    """All ways ("fits") in which a layout can lie so that it covers the first card, as bits of spaces.

    ``filled`` and ``gaps`` are by fit; ``covers[space]`` are the fits, as bits, that fill a space. ``lowest`` and
    ``highest`` tell by row which fits end there. The plan is never turned or mirrored (I10).
    """

    __slots__ = ("covers", "filled", "gaps", "ground", "highest", "lowest", "rows", "size")

    def __init__(self, rows: Sequence[str]) -> None:
        """Lay the rows out. Raises ValueError when no inn can follow them."""
        fault = fault_of(rows)
        if fault is not None:
            raise ValueError(f"no inn can follow this layout: {fault}")
        self.rows = tuple(rows)
        self.ground: Ground = ground_of(len(rows), len(rows[0]))
        filled, gaps = _spaces(rows, FILLED), _spaces(rows, GAP)
        self.size = len(filled)
        top, bottom = min(filled)[0], max(filled)[0]
        self.filled: list[int] = []
        self.gaps: list[int] = []
        self.covers = [0] * len(self.ground.spaces)
        self.lowest: dict[int, int] = {}
        self.highest: dict[int, int] = {}
        for fit, (row, column) in enumerate(filled):
            self.filled.append(self.ground.bits([(r - row, c - column) for r, c in filled]))
            self.gaps.append(self.ground.bits([(r - row, c - column) for r, c in gaps]))
            for space in numbers_in(self.filled[-1]):
                self.covers[space] |= 1 << fit
            self.lowest[bottom - row] = self.lowest.get(bottom - row, 0) | 1 << fit
            self.highest[top - row] = self.highest.get(top - row, 0) | 1 << fit

    @property
    def every_fit(self) -> int:
        """All fits, as bits."""
        return (1 << self.size) - 1

    def certain_gaps(self, fits: int) -> int:
        """Return the spaces that are gaps in every one of ``fits`` (I14)."""
        found = -1
        for fit in numbers_in(fits):
            found &= self.gaps[fit]
        return found if fits else 0

    def may_fill(self, fits: int) -> int:
        """Return the spaces that some of ``fits`` fill."""
        found = 0
        for fit in numbers_in(fits):
            found |= self.filled[fit]
        return found


@lru_cache(maxsize=64)
def layout_of(rows: tuple[str, ...]) -> Layout:
    """Return the layout of these rows; the same one every time. Raises ValueError."""
    return Layout(rows)
