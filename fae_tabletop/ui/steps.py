"""The steps in which speed and text size are set, the same for keys, sliders and buttons."""

from __future__ import annotations

from collections.abc import Sequence

SPEEDS = (0.0, 0.5, 1.0, 2.0, 4.0)
"""The speeds of motions; 0 shows every change at once."""

TEXT_SIZES = (1.0, 1.25, 1.5, 1.75, 2.0)
"""The scales of text."""

PAUSES: tuple[tuple[str, str], ...] = (("0", "Go on by hand"), ("3", "after 3 s"), ("6", "after 6 s"))
"""How long a table may wait after a duel, in seconds, and how that is told; 0 waits for the person."""


def nearest(values: Sequence[float], value: float) -> int:
    """The index of the value that lies nearest; of two as near, the first."""
    return min(range(len(values)), key=lambda n: abs(values[n] - value))


def stepped(values: Sequence[float], value: float, way: int) -> float:
    """The value `way` steps on from the nearest one, or the last one in that direction."""
    return values[min(len(values) - 1, max(0, nearest(values, value) + way))]
