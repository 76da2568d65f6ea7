"""Roses, rosebuds and berries of layered paper.

A bloom's three colours run from its light lip over its body to its dark root: a `Petals` value.
"""

import math
import random
from collections.abc import Callable
from typing import NamedTuple

import skia

from fae_tabletop.art.colour import Colour, mix
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import Knot, Point, circle, polar, spline, svg_path, transformed
from fae_tabletop.art.paper import LIGHT, clipped, fill, radial, shadow, stroke


class Petals(NamedTuple):
    """Body, light and dark colour of a bloom."""

    body: Colour
    light: Colour
    dark: Colour


ROSE = Petals("rose", "rose-light", "rose-dark")
BERRY = Petals("berry", "berry-light", "berry-dark")

# (size, petals, depth): outer ring first.
FULL_ROSE = ((1.0, 6, 1.0), (0.80, 5, 0.80), (0.60, 5, 0.55), (0.41, 4, 0.30))
SIMPLE_ROSE = ((1.0, 5, 1.0), (0.76, 5, 0.75), (0.50, 4, 0.45))

_LIP = (
    (-1, 0.55),
    (-0.92, 0.86),
    (-0.55, 1.0),
    (-0.12, 0.985),
    (0.0, 0.955),
    (0.12, 0.985),
    (0.55, 1.0),
    (0.92, 0.86),
    (1, 0.55),
)


def _petal(at: Point, radius: float, angle: float, spread: float) -> skia.Path:
    """A polar heart from the middle of the rose: `angle` and `spread` in degrees."""
    knots: list[Knot] = [(*at, "c")]
    for side, reach in _LIP:
        knots.append(polar(at, radius * reach, angle + side * spread))
    return spline(knots, closed=True)


def _lit(angle: float) -> float:
    """How much a petal in the direction `angle` (degrees) faces the moon, 0 to 1."""
    turn = math.radians(angle)
    return 0.5 + 0.5 * (math.cos(turn) * LIGHT[0] + math.sin(turn) * LIGHT[1])


def rose(
    canvas: skia.Canvas,
    at: Point,
    radius: float,
    rng: random.Random,
    petals: Petals = ROSE,
    turn: float = 0.0,
    rings: tuple[tuple[float, int, float], ...] = FULL_ROSE,
    sepals: bool = True,
    rim: float = 0.5,
) -> None:
    """A rose from above; each petal is one sheet with its own shadow, dark at the root, with a light lip.

    Sepals reach 1.28 radii. For many equal roses draw one `Stamp` instead.
    """
    body, light, dark = petals
    if sepals:
        for i in range(5):
            leaf(
                canvas,
                at,
                turn + 36 + 72 * i,
                radius * 1.28,
                radius * 0.42,
                colour="leaf-dark",
                veins=False,
                rim=0.3,
            )
    for number, (size, count, depth) in enumerate(rings):
        for i in range(count):
            angle = turn + number * 31 + 360 / count * i + rng.uniform(-7, 7)
            reach = radius * size * (1 + rng.uniform(-0.05, 0.05))
            petal = _petal(at, reach, angle, 360 / count * 0.78 * 0.62)
            lit = _lit(angle)
            inner = mix(dark, body, 0.25 + 0.35 * lit)
            outer = mix(body, light, 0.10 + 0.42 * lit + 0.16 * (1 - depth))
            shadow(canvas, petal, max(2.0, radius * 0.085), 0.75, dark)
            stops = [(0, dark), (0.45, inner), (0.86, outer), (1, mix(outer, light, 0.35))]
            fill(canvas, petal, radial(at, reach * 1.02, stops))
            with clipped(canvas, petal):
                edge = mix(light, "moon", 0.35)
                stroke(canvas, petal, edge, max(1.0, radius * 0.030), rim * (0.35 + 0.65 * lit), blur=0.4)
    _bud(canvas, at, radius, petals, turn)


def _bud(canvas: skia.Canvas, at: Point, radius: float, petals: Petals, turn: float) -> None:
    """The spiral in the heart of a rose."""
    body, light, dark = petals
    size = radius * 0.25
    heart = circle(*at, size)
    shadow(canvas, heart, radius * 0.06, 0.7, dark)
    shader = radial(
        (at[0] - size * 0.3, at[1] - size * 0.35),
        size * 1.5,
        [(0, mix(body, light, 0.5)), (0.6, body), (1, dark)],
    )
    fill(canvas, heart, shader)
    knots: list[Knot] = []
    for i in range(34):
        share = i / 33
        knots.append(polar(at, size * 0.92 * (1 - share * 0.93), turn + share * 612))
    spiral = spline(knots)
    stroke(canvas, spiral, dark, max(1.2, radius * 0.040), 0.85)
    stroke(canvas, spiral, light, max(0.7, radius * 0.016), 0.75, shift=(-0.6, -0.9))


def rosebud(canvas: skia.Canvas, at: Point, turn: float, radius: float, petals: Petals = ROSE) -> None:
    """A closed bud that grows from a place in the direction `turn`, about two radii long."""
    body, light, dark = petals

    def part(data: str, colour: Colour, mirror: bool = False) -> skia.Path:
        size = radius / 26
        shape = transformed(svg_path(data), -size if mirror else size, size, turn=turn + 90, at=at)
        fill(canvas, shape, colour)
        return shape

    husk = "M0,0 C-14,-6 -17,-30 -6,-46 C-3,-52 3,-52 6,-46 C17,-30 14,-6 0,0Z"
    shadow(canvas, transformed(svg_path(husk), radius / 26, turn=turn + 90, at=at), radius * 0.15, 0.6)
    part(husk, mix(body, dark, 0.35))
    part("M0,0 C-4,-14 2,-36 9,-45 C18,-28 13,-7 0,0Z", body)
    part("M0,-2 C-9,-12 -10,-34 -1,-47 C2,-36 3,-16 0,-2Z", mix(body, light, 0.45))
    sepal = "M0,2 C10,0 16,-12 15,-27 C9,-17 4,-9 0,-6Z"
    part(sepal, "leaf", mirror=True)
    part(sepal, "leaf-dark")


def berry(
    canvas: skia.Canvas,
    at: Point,
    radius: float,
    petals: Petals = BERRY,
    crowned: bool = True,
    turn: float = 0.0,
) -> None:
    """A round berry with a bloom on its shaded side and, as a blueberry has, a star crown."""
    x, y = at
    body, light, dark = petals
    ball = circle(x, y, radius)
    shadow(canvas, ball, radius * 0.42, 0.7)
    shader = radial(
        (x - radius * 0.35, y - radius * 0.42),
        radius * 1.55,
        [(0, mix(body, light, 0.75)), (0.35, mix(body, light, 0.15)), (0.75, body), (1, dark)],
    )
    fill(canvas, ball, shader)
    with clipped(canvas, ball):
        core = circle(x + radius * 0.25, y + radius * 0.35, radius * 0.95)
        fill(canvas, core, dark, 0.38, blur=radius * 0.3)
        dusting = circle(x + radius * 0.10, y + radius * 0.12, radius * 0.96)
        stroke(canvas, dusting, light, radius * 0.10, 0.55, blur=radius * 0.10)
        fill(
            canvas,
            circle(x - radius * 0.42, y - radius * 0.46, radius * 0.22),
            "moon",
            0.55,
            blur=radius * 0.13,
        )
    if crowned:
        middle = (x + radius * 0.10, y + radius * 0.12)
        knots: list[Knot] = []
        for i in range(10):
            px, py = polar((0, 0), radius * (0.44 if i % 2 == 0 else 0.20), turn - 90 + 36 * i)
            knots.append((middle[0] + px, middle[1] + py * 0.92, "c"))
        crown = spline(knots, closed=True)
        fill(canvas, crown, dark, 0.92)
        stroke(canvas, crown, light, max(0.6, radius * 0.055), 0.55, shift=(-0.5, -0.8))
        fill(canvas, circle(*middle, radius * 0.12), mix(dark, "ink", 0.5))


_BUNCH = (
    (0.0, -0.95),
    (-0.92, 0.05),
    (0.95, 0.10),
    (-0.45, 1.05),
    (0.62, 1.12),
    (0.0, 0.10),
    (1.7, 0.9),
    (-1.6, 1.1),
)
_TRIO = ((-0.75, -0.3), (0.8, -0.35), (0.0, 0.85))


def berries(
    canvas: skia.Canvas,
    at: Point,
    radius: float,
    rng: random.Random,
    count: int = 5,
    petals: Petals = BERRY,
    turn: float = 0.0,
    leaves: bool = True,
) -> None:
    """A bunch of up to eight berries of about `radius` px, on four leaves."""
    if leaves:
        for angle in (-150, -35, 65, 168):
            leaf(canvas, at, turn + angle + rng.uniform(-12, 12), radius * 3.2, radius * 1.55)
    spots = _TRIO[:count] if count <= 3 else _BUNCH[:count]
    for dx, dy in spots:
        distance, bearing = math.hypot(dx, dy) * radius * 1.02, math.degrees(math.atan2(dy, dx))
        place = polar(at, distance, bearing + turn)
        berry(canvas, place, radius * rng.uniform(0.88, 1.06), petals, turn=rng.uniform(0, 72))


class Stamp:
    """A small picture drawn once about its middle and stamped many times, turned at will.

    `draw` paints about (0, 0) within `reach` px; `scale` 2 keeps it sharp when stamped larger or turned.
    """

    def __init__(self, reach: float, draw: Callable[[skia.Canvas], None], scale: float = 2.0) -> None:
        side = int(2 * reach * scale) + 4
        surface = skia.Surface(side, side)
        canvas = surface.getCanvas()
        canvas.translate(side / 2, side / 2)
        canvas.scale(scale, scale)
        draw(canvas)
        self._image = surface.makeImageSnapshot()
        self._scale = scale

    def at(
        self, canvas: skia.Canvas, place: Point, turn: float = 0.0, size: float = 1.0, alpha: float = 1.0
    ) -> None:
        """Stamp it about a place, turned by degrees and scaled by `size`."""
        paint = skia.Paint()
        paint.setAlphaf(alpha)
        canvas.save()
        canvas.translate(*place)
        canvas.rotate(turn)
        canvas.scale(size / self._scale, size / self._scale)
        half = self._image.width() / 2
        canvas.drawImage(
            self._image, -half, -half, skia.SamplingOptions(skia.CubicResampler.Mitchell()), paint
        )
        canvas.restore()
