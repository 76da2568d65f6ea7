"""Whiplash scrolls in foil: almost straight, then a tightening spiral, with smaller ones branching off."""

import math

import skia

from fae_tabletop.art.flora import leaf_shape
from fae_tabletop.art.geometry import Point, circle, spline, tapered, transformed
from fae_tabletop.art.paper import foil

_STEPS = 46
_BRANCHES = ((13, 0.46), (24, 0.30))  # place along the scroll in steps, length as a share of it
_BUD_AT = 19


def scroll_points(at: Point, turn: float, length: float, side: int, turns: float, bow: float) -> list[Point]:
    """Places along a scroll from `at` in the direction `turn` (degrees); `side` is the way it curls (1, -1).

    `turns` is how often the spiral turns, `bow` the bend of its straight part in radians.
    """
    x, y = at
    angle = math.radians(turn)
    step = length / _STEPS * 1.6
    points: list[Point] = []
    for i in range(_STEPS):
        share = i / _STEPS
        points.append((x, y))
        x += step * (1 - share * 0.82) * math.cos(angle)
        y += step * (1 - share * 0.82) * math.sin(angle)
        angle += side * (bow * 2 + turns * 2 * math.pi * 1.9 * share**1.9) / _STEPS
    return points


def draw_scroll(
    canvas: skia.Canvas,
    at: Point,
    turn: float,
    length: float,
    side: int = 1,
    width: float = 4.0,
    kind: str = "gold",
    turns: float = 1.25,
    depth: int = 1,
    bow: float = 0.25,
    bud: bool = True,
    emboss: float = 1.0,
) -> None:
    """A foil scroll `length` px long, up to `width` px wide; `depth` ranks of smaller ones branch off."""
    points = scroll_points(at, turn, length, side, turns, bow)

    def thickness(share: float) -> float:
        swell: float = math.sin(math.pi * min(1.0, share * 1.02)) ** 0.8
        return width * (0.25 + swell * (1.1 - 0.55 * share))

    foil(canvas, tapered(spline(points), 0, width=thickness, step=2.5), kind, emboss=emboss)
    foil(canvas, circle(*points[-1], width * 0.85), kind, emboss=emboss)

    def heading(step: int) -> float:
        (x0, y0), (x1, y1) = points[step], points[step + 1]
        return math.degrees(math.atan2(y1 - y0, x1 - x0))

    if depth > 0:
        for step, share in _BRANCHES:
            draw_scroll(
                canvas,
                points[step],
                heading(step) - side * 18,
                length * share,
                -side,
                width * 0.78,
                kind,
                turns * 1.05,
                depth - 1,
                bow,
                False,
                emboss,
            )
    if bud:
        shape, _ = leaf_shape(length * 0.13, length * 0.055)
        placed = transformed(shape, turn=heading(_BUD_AT) - side * 64, at=points[_BUD_AT])
        foil(canvas, placed, kind, emboss=emboss)
