"""Where the countable things of a number card stand, and the small painters that several pictures share."""

import random
from collections.abc import Callable, Sequence

import skia

from fae_tabletop.art.colour import Colour, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.geometry import Point, blob, polygon, rectangle
from fae_tabletop.art.paper import fill, glow, linear, paper, silhouette, stroke
from fae_tabletop.art.trees import bare_tree

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


# Towers of the castle: place aside, height and width as shares of its height.
_TOWERS = (
    (-0.66, 0.44, 0.12),
    (-0.44, 0.62, 0.13),
    (-0.22, 0.80, 0.12),
    (0.02, 1.00, 0.16),
    (0.26, 0.72, 0.12),
    (0.46, 0.56, 0.13),
    (0.66, 0.40, 0.11),
)


def draw_castle(
    canvas: skia.Canvas,
    x: float,
    base: float,
    height: float,
    walls: Colour,
    roofs: Colour,
    *,
    lit: bool = False,
) -> None:
    """The castle of both Courts on its hill: `base` is the y of its gate; `lit` windows glow."""
    low = height * 0.30
    shapes = [
        rectangle(x - height * 0.70, base - low, height * 1.4, low + 30),
        *(
            rectangle(
                x + dx * height - width * height / 2, base - tall * height, width * height, tall * height
            )
            for dx, tall, width in _TOWERS
        ),
        *(rectangle(x + (-0.68 + 0.08 * i) * height, base - low - 7, height * 0.045, 10) for i in range(18)),
    ]
    tones = linear((0, base - height), (0, base), [(0, shade(walls, 0.08)), (1, shade(walls, -0.08))])
    silhouette(canvas, shapes, tones, 7, 0.55, 2.0, 0.5)
    for dx, tall, width in _TOWERS:
        top, half = base - tall * height, width * height * 0.66
        middle = x + dx * height
        roof = polygon([(middle - half, top + 3), (middle, top - half * 2.7), (middle + half, top + 3)])
        fade = linear(
            (middle - half, top - half * 2),
            (middle + half, top),
            [(0, shade(roofs, 0.1)), (1, shade(roofs, -0.1))],
        )
        paper(canvas, roof, fade, 4, 0.7, 1.8)
        tip = top - half * 3.4
        flag = polygon([(middle, tip), (middle + half * 0.9, tip + half * 0.25), (middle, tip + half * 0.5)])
        fill(canvas, flag, shade(roofs, 0.04))
        stroke(canvas, polygon([(middle, top - half * 2.6), (middle, tip)]), roofs, 1.6)
        for row in range(max(1, int(tall * 3))):
            pane = rectangle(middle - 4, top + 20 + 42 * row, 8, 15, 4)
            if lit:
                glow(canvas, middle, top + 28 + 42 * row, 24, "#FFD98A", 0.7)
            fill(canvas, pane, "#FFE6A0" if lit else shade(walls, -0.16))
    gate = rectangle(x + 0.02 * height - 15, base - 42, 30, 72, 15)
    fill(canvas, gate, "#FFDF9A" if lit else shade(walls, -0.2))


def leafy_tree(x: float, foot: float, height: float, rng: random.Random) -> list[skia.Path]:
    """A tree in leaf from its foot, as the shapes of one silhouette."""
    tree, tips = bare_tree((x, foot), height, rng, width=height * 0.06, forks=4, spread=32)
    return [tree, *(blob(*tip, height * rng.uniform(0.055, 0.10), rng, 8, 0.2) for tip in tips)]
