"""The spaces on which an inn can grow, numbered, and what lies in which direction of each: as bits of spaces.

An inn of a layout ``height`` by ``width`` whose first card lies at row 0, column 0 never leaves the rows and
columns less than that away. Row numbers grow downwards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

Direction = Literal["left", "right", "up", "down"]
Region = Literal[
    "touching", "orth", "diag", "row", "column", "cross", "left", "right", "up", "down", "diagonals", "lines",
    "higher", "lower", "inn", "by_door", "own",
]  # fmt: skip
"""Where a guest looks; ``by_door`` and ``own`` depend on more than its space."""
Space = tuple[int, int]
"""Row and column."""

_STEPS: dict[Direction, Space] = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
DIRECTIONS: tuple[Direction, ...] = tuple(_STEPS)
Test = Callable[[int, int], bool]
_ORTH = tuple(_STEPS.values())


class Ground:
    """The numbered spaces round a first card, and every region of each of them as bits.

    ``regions[name][space]`` never holds the space itself; ``rays[space]`` are the spaces to the left, right, up
    and down, the nearest first. ``right_of`` and ``below`` are the next space there, -1 beyond the ground.
    """

    __slots__ = ("below", "columns", "height", "rays", "regions", "right_of", "rows", "spaces", "width")

    def __init__(self, height: int, width: int) -> None:
        """Number the spaces of the ground for layouts of that size."""
        self.height, self.width = height, width
        self.spaces: tuple[Space, ...] = tuple(
            (row, column) for row in range(1 - height, height) for column in range(1 - width, width)
        )
        self.rows = {row: self._line(0, row) for row in range(1 - height, height)}
        self.columns = {column: self._line(1, column) for column in range(1 - width, width)}
        self.regions: dict[str, tuple[int, ...]] = {
            "touching": self._each(lambda r, c: max(abs(r), abs(c)) == 1),
            "orth": self._each(lambda r, c: abs(r) + abs(c) == 1),
            "diag": self._each(lambda r, c: abs(r) == abs(c) == 1),
            "row": self._each(lambda r, c: r == 0),
            "column": self._each(lambda r, c: c == 0),
            "cross": self._each(lambda r, c: r == 0 or c == 0),
            "left": self._each(lambda r, c: r == 0 and c < 0),
            "right": self._each(lambda r, c: r == 0 and c > 0),
            "up": self._each(lambda r, c: c == 0 and r < 0),
            "down": self._each(lambda r, c: c == 0 and r > 0),
            "diagonals": self._each(lambda r, c: abs(r) == abs(c)),
            "lines": self._each(lambda r, c: r == 0 or c == 0 or abs(r) == abs(c)),
            "higher": self._each(lambda r, c: r < 0),
            "lower": self._each(lambda r, c: r > 0),
            "inn": self._each(lambda r, c: True),
        }
        self.rays = tuple(tuple(self._ray(space, step) for step in _ORTH) for space in self.spaces)
        self.right_of = tuple(rays[1][0] if rays[1] else -1 for rays in self.rays)
        self.below = tuple(rays[3][0] if rays[3] else -1 for rays in self.rays)

    def number(self, row: int, column: int) -> int:
        """Return the number of a space, -1 when it lies beyond the ground."""
        if abs(row) >= self.height or abs(column) >= self.width:
            return -1
        return (row + self.height - 1) * (2 * self.width - 1) + column + self.width - 1

    def bits(self, spaces: list[Space]) -> int:
        """Return spaces of this ground as bits."""
        found = 0
        for row, column in spaces:
            found |= 1 << self.number(row, column)
        return found

    def steps(self, one: int, other: int) -> int:
        """Return how many rows plus columns two spaces are apart (I25)."""
        (row, column), (other_row, other_column) = self.spaces[one], self.spaces[other]
        return abs(row - other_row) + abs(column - other_column)

    def _line(self, axis: int, place: int) -> int:
        return sum(1 << number for number, space in enumerate(self.spaces) if space[axis] == place)

    def _each(self, chosen: Test) -> tuple[int, ...]:
        """Return for every space which others lie at a distance in rows and columns that is ``chosen``."""
        return tuple(
            sum(
                1 << number
                for number, (row, column) in enumerate(self.spaces)
                if (row, column) != (own_row, own_column) and chosen(row - own_row, column - own_column)
            )
            for own_row, own_column in self.spaces
        )

    def _ray(self, start: Space, step: Space) -> tuple[int, ...]:
        found = []
        row, column = start[0] + step[0], start[1] + step[1]
        while (number := self.number(row, column)) >= 0:
            found.append(number)
            row, column = row + step[0], column + step[1]
        return tuple(found)


@lru_cache(maxsize=32)
def ground_of(height: int, width: int) -> Ground:
    """Return the ground for layouts of that size; the same one every time."""
    return Ground(height, width)


def numbers_in(mask: int) -> list[int]:
    """Return the numbers of the spaces in a set of bits, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
