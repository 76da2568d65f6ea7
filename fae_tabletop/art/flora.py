"""Green things: leaves, ferns, tendrils and briars.

Places are pixels, lengths too, turns degrees clockwise from the x axis.
"""

import math
import random
from functools import cache
from typing import TypeAlias

import skia

from fae_tabletop.art.colour import Colour, shade
from fae_tabletop.art.geometry import (
    Knot,
    Point,
    Sample,
    polar,
    polyline,
    samples,
    spline,
    tapered,
    transformed,
)
from fae_tabletop.art.paper import LIGHT, clipped, fill, linear, stroke

LEAF_KINDS = ("ovate", "serrate", "ivy", "oak", "holly", "willow")

# Upper halves on a unit leaf from (0, 0) to (1, 0); heights are shares of the leaf's width.
_HALVES: dict[str, list[Knot]] = {
    "ovate": [(0, 0, "c"), (0.10, 0.30), (0.34, 0.50), (0.62, 0.40), (0.84, 0.16), (1, 0, "c")],
    "ivy": [
        (0, 0, "c"),
        (0.02, 0.10),
        (-0.10, 0.34),
        (0.02, 0.50, "c"),
        (0.20, 0.40),
        (0.32, 0.37),
        (0.42, 0.58),
        (0.50, 0.72, "c"),
        (0.60, 0.50),
        (0.66, 0.30),
        (0.82, 0.20),
        (1.0, 0, "c"),
    ],
    "oak": [
        (0, 0, "c"),
        (0.10, 0.06),
        (0.16, 0.28),
        (0.24, 0.33),
        (0.30, 0.18),
        (0.38, 0.37),
        (0.48, 0.48),
        (0.54, 0.26),
        (0.62, 0.42),
        (0.72, 0.46),
        (0.78, 0.24),
        (0.88, 0.28),
        (0.97, 0.16),
        (1, 0, "c"),
    ],
}


def _toothed(teeth: int, first: float, step: float, lift: float, sharp: float) -> list[Knot]:
    knots: list[Knot] = [(0, 0, "c")]
    for i in range(teeth):
        share = first + step * i
        height = math.sin(math.pi * min(1.0, share**0.85 + lift)) * 0.5 * (1 - 0.12 * share)
        knots.append((share - 0.02, height * (2 - sharp)))
        knots.append((share + step * 0.42, height * sharp + 0.012, "c"))
    knots.append((1, 0, "c"))
    return knots


_HALVES["serrate"] = _toothed(8, 1 / 16, 1 / 8, 0.0, 1.05)
_HALVES["holly"] = _toothed(5, 0.12, 0.18, 0.02, 1.30)
_HALVES["willow"] = [
    (0, 0, "c"),
    *((t, math.sin(math.pi * t**0.8) * 0.27) for t in (0.15, 0.35, 0.55, 0.75, 0.9)),
    (1, 0, "c"),
]


@cache
def leaf_shape(length: float, width: float, kind: str = "ovate") -> tuple[skia.Path, skia.Path]:
    """A leaf from the origin along +x: its whole outline, and its lower half (y > 0).

    `kind` is one of `LEAF_KINDS`; raises KeyError for any other.
    """
    half: list[Knot] = [(k[0] * length, k[1] * width, *k[2:]) for k in _HALVES[kind]]
    other: list[Knot] = [(k[0], -k[1], *k[2:]) for k in half[-2:0:-1]]
    side = spline(half)
    side.close()
    return spline(half + other, closed=True), side


def leaf(
    canvas: skia.Canvas,
    at: Point,
    turn: float,
    length: float,
    width: float | None = None,
    kind: str = "ovate",
    colour: Colour = "leaf",
    light: Colour | None = None,
    veins: bool = True,
    rim: float = 0.35,
) -> Point:
    """Draw a leaf from its stalk, folded along its midrib, the half towards the moon lighter; return its tip.

    `width` defaults to .62 of the length, `light` to the colour made lighter.
    """
    width = length * 0.62 if width is None else width
    lit = light or shade(colour, 0.09, 1.05)
    whole, half = leaf_shape(length, width, kind)
    angle = math.radians(turn)
    towards_moon = -math.sin(angle) * LIGHT[0] + math.cos(angle) * LIGHT[1] > 0
    whole = transformed(whole, turn=turn, at=at)
    half = transformed(half, 1, 1 if towards_moon else -1, turn=turn, at=at)
    tip = polar(at, length, turn)
    fill(canvas, whole, linear(at, tip, [(0, shade(colour, -0.07)), (1, colour)]))
    fill(canvas, half, linear(at, tip, [(0, shade(lit, -0.05)), (1, lit)]))
    if rim:
        with clipped(canvas, whole):
            stroke(canvas, whole, shade(lit, 0.18), 1.5, rim, blur=0.4, shift=(0.5, 0.9))
    if veins:
        vein = shade(lit, 0.14)
        stroke(canvas, polyline([at, polar(at, length * 0.93, turn)]), vein, max(0.8, length * 0.018), 0.55)
        for share in (0.22, 0.40, 0.58, 0.74) if length > 26 else (0.35, 0.6):
            reach = width * 0.30 * math.sin(math.pi * min(1.0, share + 0.12))
            for sign in (1, -1):
                side = skia.Path()
                side.moveTo(share * length, 0)
                side.quadTo(
                    (share + 0.10) * length, sign * width * 0.12, (share + 0.19) * length, sign * reach
                )
                line = transformed(side, turn=turn, at=at)
                stroke(canvas, line, vein, max(0.5, length * 0.009), 0.41)
    return tip


_Stem: TypeAlias = list[tuple[float, float, float]]  # x, y, direction in radians


def _frond(at: Point, turn: float, length: float, steps: int, curl: float) -> _Stem:
    x, y = at
    angle = math.radians(turn)
    stem: _Stem = []
    for i in range(steps + 1):
        share = i / steps
        stem.append((x, y, angle))
        stride = length / steps * (1 - 0.35 * share) * 1.18
        x += stride * math.cos(angle)
        y += stride * math.sin(angle)
        angle += curl / steps * (0.4 + 3.2 * share**2.2)
    return stem


def fern(
    canvas: skia.Canvas,
    at: Point,
    turn: float,
    length: float,
    colour: Colour = "leaf",
    leaflets: int = 17,
    curl: float = 0.55,
    breadth: float = 0.30,
) -> None:
    """A frond of slim paired leaflets on a bending stem; `curl` (radians, signed) rolls its tip."""
    stem = _frond(at, turn, length, leaflets, curl)
    for i, (x, y, angle) in enumerate(stem[2:-1], 2):
        share = i / leaflets
        reach = (
            length * breadth * math.sin(math.pi * min(1.0, share * 0.86 + 0.12)) ** 0.9 * (1 - 0.25 * share)
        )
        blade = skia.Path()
        blade.moveTo(0, 0)
        blade.cubicTo(reach * 0.25, reach * 0.15, reach * 0.7, reach * 0.10, reach, -reach * 0.05)
        blade.cubicTo(reach * 0.7, -reach * 0.10, reach * 0.25, -reach * 0.10, 0, 0)
        blade.close()
        for sign in (1, -1):
            lit = 0.055 if math.sin(angle + sign) < -0.2 else -0.01
            side = math.degrees(angle) + sign * (66 - 26 * share)
            fill(canvas, transformed(blade, 1, sign, turn=side, at=(x, y)), shade(colour, lit + 0.05 * share))
    spine = tapered(spline([(x, y) for x, y, _ in stem]), max(1.6, length * 0.020), 1.0)
    fill(canvas, spine, shade(colour, 0.10))


def tendril(
    canvas: skia.Canvas,
    at: Point,
    turn: float,
    size: float,
    colour: Colour,
    width: float = 2.2,
    sign: int = 1,
    turns: float = 1.35,
) -> None:
    """A tightening spiral that springs from a place; `sign` is the side it curls to."""
    knots: list[Knot] = []
    x, y = at
    angle = math.radians(turn)
    for i in range(26):
        share = i / 26
        knots.append((x, y))
        stride = size * 0.30 * (1 - share * 0.80)
        x += stride * math.cos(angle)
        y += stride * math.sin(angle)
        angle += sign * (0.10 + 0.42 * share * turns)
    fill(canvas, tapered(spline(knots), width, width * 0.35, step=2), colour)


def _thorn(place: Sample, side: int, width: float, length: float) -> skia.Path:
    x, y, dx, dy, _ = place
    nx, ny = -dy * side, dx * side
    reach = width * length
    thorn = skia.Path()
    thorn.moveTo(x - dx * width * 0.75 + nx * width * 0.25, y - dy * width * 0.75 + ny * width * 0.25)
    tip = (x + nx * reach - dx * width * 0.55, y + ny * reach - dy * width * 0.55)
    thorn.quadTo(x + nx * width * 0.55, y + ny * width * 0.55, *tip)
    thorn.quadTo(
        x + nx * width * 0.62 + dx * width * 0.25,
        y + ny * width * 0.62 + dy * width * 0.25,
        x + dx * width * 0.6 + nx * width * 0.25,
        y + dy * width * 0.6 + ny * width * 0.25,
    )
    thorn.close()
    return thorn


def briar(
    canvas: skia.Canvas,
    knots: list[Knot],
    rng: random.Random,
    start: float = 9.0,
    end: float = 4.0,
    stem: Colour = "leaf-dark",
    leaves: str | None = "ovate",
    leaf_colour: Colour = "leaf",
    every: float = 46.0,
    leaf_length: float = 44.0,
    thorns: bool = True,
    tendrils: bool = True,
) -> skia.Path:
    """A climbing stem along a spline, `start` to `end` px wide, with leaves on alternating sides.

    A leaf grows about `every` px and every fourth has a tendril. `leaves` is one of `LEAF_KINDS` or None.
    Draw it inside a `paper.layer` so that it casts one shadow. Returns its middle line.
    """
    path = spline(knots)
    body = tapered(path, start, end)
    places = samples(path, 2.0)
    length = skia.PathMeasure(path, False).getLength()

    def place(distance: float) -> Sample:
        return places[min(len(places) - 1, int(distance / length * (len(places) - 1)))]

    if leaves:
        distance, side, number = every * 0.6, 1, 0
        while distance < length - 8:
            x, y, dx, dy, share = place(distance)
            turn = math.degrees(math.atan2(dy, dx)) + side * rng.uniform(42, 66)
            size = leaf_length * (1 - 0.35 * share) * rng.uniform(0.82, 1.12)
            if tendrils and number % 4 == 2:
                sign = 1 if number % 8 == 2 else -1
                tendril(
                    canvas, (x, y), turn + 200, size * 0.62, shade(stem, 0.09), max(1.4, end * 0.45), sign
                )
            leaf(
                canvas, (x, y), turn, size, kind=leaves, colour=shade(leaf_colour, rng.uniform(-0.035, 0.05))
            )
            distance += every * rng.uniform(0.75, 1.15)
            side, number = -side, number + 1
    if thorns:
        distance, side = 16.0, -1
        while distance < length - 10:
            spot = place(distance)
            width = start + (end - start) * spot.share
            fill(canvas, _thorn(spot, side, width, 1.7), shade(stem, 0.10))
            distance += rng.uniform(24, 40)
            side = -side
    fill(canvas, body, stem)
    with clipped(canvas, body):
        stroke(
            canvas, body, shade(stem, 0.22), start * 0.30, 0.75, blur=0.5, shift=(start * 0.18, start * 0.24)
        )
    return path


def grass(
    canvas: skia.Canvas,
    left: float,
    right: float,
    y: float,
    height: float,
    count: int,
    colour: Colour,
    rng: random.Random,
) -> None:
    """Blades of up to `height` px standing on a line."""
    for _ in range(count):
        x = rng.uniform(left, right)
        tall = height * rng.uniform(0.45, 1)
        lean = rng.uniform(-0.35, 0.35) * tall
        blade = skia.Path()
        blade.moveTo(x - 2.2, y)
        blade.quadTo(x + lean * 0.2 - 1, y - tall * 0.6, x + lean, y - tall)
        blade.quadTo(x + lean * 0.35 + 1.2, y - tall * 0.55, x + 2.2, y)
        blade.close()
        fill(canvas, blade, shade(colour, rng.uniform(-0.03, 0.05)))
