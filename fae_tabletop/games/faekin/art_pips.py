"""Where the countable things of a number card stand, and the small painters several of those cards share."""

import random
from collections.abc import Callable, Sequence

import skia

from fae_tabletop.art.colour import Colour
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.geometry import Point
from fae_tabletop.art.paper import glow

Pip = Callable[[Easel, int, random.Random], None]
"""Draws the thing of a number (from 0) about (0, 0), within 100 units of it."""

_LEFT, _MIDDLE, _RIGHT = 236.0, 375.0, 514.0
_PAIRS = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}
_SIZES = {1: 205, 2: 150, 3: 124, 4: 112, 5: 106, 6: 94, 7: 88, 8: 84, 9: 78, 10: 75}


def pip_size(count: int) -> float:
    """How far a thing reaches from its middle, px, where there are so many."""
    return float(_SIZES[count])


def pip_places(count: int, top: float = 0.0, bottom: float = 0.0) -> list[Point]:
    """The middles of 1 to 10 things in the order of playing cards, px of the master, from the top.

    `top` and `bottom` move the first and the last row (0: they fill the window). Raises KeyError for other counts.
    """
    high = {1: 500.0, 2: 320.0, 3: 236.0, 4: 300.0, 5: 280.0}.get(count, 232.0 if count < 9 else 214.0) + top
    low = {1: 500.0, 2: 740.0, 3: 808.0, 4: 748.0, 5: 770.0}.get(
        count, 812.0 if count < 9 else 832.0
    ) + bottom
    if count <= 3:
        rows = [high] if count == 1 else [high + (low - high) * i / (count - 1) for i in range(count)]
        return [(_MIDDLE, y) for y in rows]
    pairs = _PAIRS[count]
    rows = [high + (low - high) * i / (pairs - 1) for i in range(pairs)]
    places = [(x, y) for y in rows for x in (_LEFT, _RIGHT)]
    shares = {5: (0.5,), 7: (0.25,), 8: (0.25, 0.75), 9: (0.5,), 10: (1 / 6, 5 / 6)}.get(count, ())
    places += [(_MIDDLE, high + (low - high) * share) for share in shares]
    return sorted(places, key=lambda place: (place[1], place[0]))


def draw_pips(
    canvas: skia.Canvas,
    places: Sequence[Point],
    size: float,
    pip: Pip,
    rng: random.Random,
    *,
    turns: Sequence[float] = (),
    mirrored: Sequence[int] = (),
    halo: Colour | None = None,
) -> None:
    """Draw a thing at each place; `turns` tilt them in order (degrees), `mirrored` are the numbers that face right.

    `halo` is the colour of a soft light behind each.
    """
    for number, (x, y) in enumerate(places):
        if halo is not None:
            glow(canvas, x, y, size * 1.35, halo, 0.5)
        turn = turns[number % len(turns)] if turns else 0.0
        pip(Easel(canvas, x, y, size / 100, turn=turn, flip=number in mirrored), number, rng)
