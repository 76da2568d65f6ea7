"""Small things that live in the scenes: moths, candles, lanterns and mushrooms."""

import random

import skia

from fae_tabletop.art.blooms import ROSE, Petals
from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.geometry import (
    Knot,
    Point,
    blob,
    circle,
    ellipse,
    polygon,
    polyline,
    rectangle,
    spline,
    svg_path,
    tapered,
    transformed,
)
from fae_tabletop.art.paper import across, clipped, down, fill, foil, glow, linear, paper, radial, stroke

_UPPER_WING = "M2,-4 C14,-40 52,-66 96,-58 C104,-40 92,-18 74,-4 C50,10 20,8 2,2Z"
_LOWER_WING = "M2,2 C24,4 52,10 62,26 C64,44 50,58 36,56 C20,50 6,28 2,10Z"


def moth(
    canvas: skia.Canvas,
    at: Point,
    span: float,
    turn: float = 0.0,
    colour: Colour = "#D9C7A0",
    mark: Colour = "#7A4A6A",
) -> None:
    """A moth seen from above, `span` px from wing tip to wing tip, its head towards `turn` - 90 degrees."""
    size = span / 196

    def place(path: skia.Path, mirror: bool = False) -> skia.Path:
        return transformed(path, -size if mirror else size, size, turn=turn, at=at)

    for data, tone in ((_LOWER_WING, -0.07), (_UPPER_WING, 0.0)):
        for mirror in (False, True):
            wing = place(svg_path(data), mirror)
            body = across(wing, [(0, shade(colour, tone + 0.06)), (1, shade(colour, tone - 0.14))])
            paper(
                canvas, wing, body, elevation=max(1.5, span * 0.03), rim=0.6, rim_width=max(1.0, span * 0.012)
            )
    for mirror in (False, True):
        for x, y, radius in ((62, -34, 11), (36, 34, 8)):
            fill(canvas, place(circle(x, y, radius), mirror), mark, 0.85)
            fill(canvas, place(circle(x - 2, y - 2, radius * 0.45), mirror), "moon", 0.8)
        for data in ("M8,-6 C34,-22 60,-34 90,-50", "M10,-2 C34,-8 54,-8 76,-10", "M8,10 C24,20 34,32 42,50"):
            stroke(canvas, place(svg_path(data), mirror), shade(colour, 0.10), max(0.6, size * 1.6), 0.6)
        feeler = tapered(svg_path("M2,-14 C6,-32 16,-44 32,-50"), 3.2, 1.0)
        fill(canvas, place(feeler, mirror), shade(colour, -0.2))
    trunk = place(svg_path("M0,-18 C9,-14 9,8 5,26 C3,38 -3,38 -5,26 C-9,8 -9,-14 0,-18Z"))
    paper(canvas, trunk, across(trunk, [(0, shade(colour, -0.08)), (1, shade(colour, -0.3))]), elevation=2)


def flame(canvas: skia.Canvas, at: Point, height: float, shine: bool = True) -> None:
    """A candle flame standing on a place. `shine` lights the ground around it (opaque grounds only)."""
    if shine:
        glow(canvas, at[0], at[1] - height * 0.4, height * 1.5, "#FFC060", 0.75)
    drop = "M0,14 C-11,6 -9,-8 0,-30 C9,-8 11,6 0,14Z"
    outer = transformed(svg_path(drop), height / 44, at=(at[0], at[1] - height * 0.32))
    fill(canvas, outer, down(outer, [(0, "#FFF6C8"), (0.55, "#FFC65A"), (1, "#FF8A2A")]))
    inner = transformed(svg_path(drop), height / 90, at=(at[0], at[1] - height * 0.2))
    fill(canvas, inner, "#FFFBE6", 0.85)


def candle(
    canvas: skia.Canvas, at: Point, height: float, width: float, rng: random.Random, shine: bool = True
) -> None:
    """A burning candle from the middle of its foot; `height` is that of the wax."""
    x, y = at
    half, top = width / 2, y - height
    knots: list[Knot] = [(x - half, y, "c"), (x - half, top + width * 0.2, "c")]
    for i in range(5):
        dip = rng.uniform(0.05, 0.25) if i % 2 else rng.uniform(-0.12, 0.02)
        knots.append((x - half + width * (i + 0.5) / 5, top + width * dip))
    knots += [(x + half, top + width * 0.2, "c"), (x + half, y, "c")]
    wax = spline(knots, closed=True)
    paper(
        canvas,
        wax,
        linear((x - half, 0), (x + half, 0), [(0, "#FFF8E6"), (1, "#B9A8D8")]),
        elevation=5,
        rim=0.6,
    )
    for _ in range(2):
        run = x + rng.uniform(-0.4, 0.4) * width
        drop = tapered(
            polyline([(run, top + width * 0.1), (run, top + height * rng.uniform(0.2, 0.5))]),
            width * 0.10,
            width * 0.2,
        )
        fill(canvas, drop, "#FFFDF2", 0.75)
    stroke(canvas, polyline([(x, top + width * 0.1), (x, top - width * 0.3)]), "ink", max(1.0, width * 0.09))
    flame(canvas, (x, top - width * 0.18), width * 1.7, shine)


def lantern(
    canvas: skia.Canvas, at: Point, size: float, kind: str = "gold", light: Colour = "#FFC46A"
) -> None:
    """A hanging lantern: `at` is the ring it hangs by, `size` its height in px, `kind` its foil."""
    x, y = at
    unit = size / 100
    glow(canvas, x, y + 58 * unit, size * 0.8, light, 0.6)
    body = transformed(svg_path("M-22,34 L22,34 L30,58 L20,88 L-20,88 L-30,58Z"), unit, at=at)
    shader = radial(
        (x, y + 60 * unit), 40 * unit, [(0, "#FFFBE6"), (0.5, light), (1, mix(light, "#7A2A1A", 0.6))]
    )
    paper(canvas, body, shader, elevation=4, rim=0.5)
    for data in ("M-8,34 L-11,58 L-7,88", "M8,34 L11,58 L7,88"):
        foil(canvas, transformed(svg_path(data), unit, at=at), kind, width=2.4 * unit, emboss=0.5)
    foil(canvas, body, kind, width=3.2 * unit, emboss=0.6)
    cap = transformed(polygon([(-26, 34), (-12, 18), (12, 18), (26, 34)]), unit, at=at)
    paper(canvas, cap, down(cap, [(0, "#5A4A6A"), (1, "#241A36")]), elevation=3)
    foot = rectangle(x - 16 * unit, y + 88 * unit, 32 * unit, 7 * unit, 2 * unit)
    paper(canvas, foot, "#3A2C4C", elevation=2)
    foil(canvas, circle(x, y + 10 * unit, 7 * unit), kind, width=2.6 * unit, emboss=0.5)


_CAPS: dict[str, list[Knot]] = {
    "dome": [
        (-1, 0.06),
        (-0.97, -0.18),
        (-0.66, -0.62),
        (0, -0.84),
        (0.66, -0.62),
        (0.97, -0.18),
        (1, 0.06),
        (0.5, -0.03),
        (0, -0.06),
        (-0.5, -0.03),
    ],
    "bell": [
        (-0.86, 0.34, "c"),
        (-0.74, -0.28),
        (-0.40, -0.95),
        (0, -1.22),
        (0.40, -0.95),
        (0.74, -0.28),
        (0.86, 0.34, "c"),
        (0.45, 0.20),
        (0, 0.14),
        (-0.45, 0.20),
    ],
    "flat": [
        (-1.1, -0.10),
        (-0.62, -0.34),
        (0, -0.46),
        (0.62, -0.34),
        (1.1, -0.10),
        (0.5, 0.05),
        (0, 0.02),
        (-0.5, 0.05),
    ],
}

_SPOTS = (
    (-0.55, -0.28, 0.13),
    (-0.12, -0.60, 0.15),
    (0.33, -0.42, 0.11),
    (0.62, -0.16, 0.10),
    (-0.22, -0.20, 0.085),
    (0.10, -0.22, 0.07),
    (-0.80, -0.06, 0.07),
    (0.40, -0.66, 0.06),
)


def mushroom(
    canvas: skia.Canvas,
    at: Point,
    height: float,
    rng: random.Random,
    kind: str = "dome",
    petals: Petals = ROSE,
    lean: float = 0.0,
    cap: float | None = None,
    spots: bool = True,
) -> None:
    """A toadstool from its foot.

    `kind` is dome, bell or flat, `cap` half its breadth in px, `lean` a share of its height.
    """
    body, light, dark = petals
    half = height * 0.44 if cap is None else cap
    x, y = at
    top: Point = (x + lean * height, y - height * 0.74)
    bend: list[Knot] = [at, (x + lean * height * 0.35, y - height * 0.4), top]
    stem = tapered(spline(bend), height * 0.15, height * 0.085)
    pale = across(stem, [(0, "parchment"), (1, mix("parchment", "indigo", 0.5))])
    paper(canvas, stem, pale, elevation=height * 0.03, rim=0.5, rim_width=1.6)
    if kind == "dome":
        fill(canvas, ellipse(*top, half * 0.93, half * 0.14), mix(dark, "ink", 0.35))
    shape = spline([(top[0] + k[0] * half, top[1] + k[1] * half, *k[2:]) for k in _CAPS[kind]], closed=True)
    shader = radial(
        (top[0] - half * 0.35, top[1] - half * 0.62),
        half * 1.7,
        [(0, mix(body, light, 0.75)), (0.35, body), (0.8, mix(body, dark, 0.65)), (1, dark)],
    )
    paper(
        canvas,
        shape,
        shader,
        elevation=height * 0.045,
        rim=0.75,
        rim_width=max(1.6, height * 0.014),
        dark=0.4,
    )
    if spots:
        with clipped(canvas, shape):
            for dx, dy, size in _SPOTS:
                place = (top[0] + dx * half, top[1] + dy * half)
                spot = blob(*place, size * half, rng, knots=7, jitter=0.14, squash=0.82)
                tone = across(spot, [(0, "moon"), (1, mix("parchment", dark, 0.35))])
                paper(canvas, spot, tone, elevation=height * 0.012, rim=0.7, rim_width=1.2)
