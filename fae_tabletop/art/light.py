"""What shines: skies, stars, moons, rays, haloes and the mist between ranks of trees.

A `box` is left, top, right, bottom in px; it says where a thing is drawn, never more is touched.
"""

import math
import random

import skia

from fae_tabletop.art.colour import SKIES, Colour, mix
from fae_tabletop.art.geometry import (
    Point,
    blob,
    circle,
    difference,
    ellipse,
    polar,
    polygon,
    rectangle,
    star,
    svg_path,
    transformed,
)
from fae_tabletop.art.paper import (
    Box,
    clipped,
    fill,
    foil,
    glow,
    linear,
    make_paint,
    paper,
    radial,
)
from fae_tabletop.art.texture import paper_texture


def sky(canvas: skia.Canvas, box: Box, name: str) -> None:
    """Fill a box with a sky of `SKIES`, zenith at its top, horizon at its bottom."""
    left, top, right, bottom = box
    shader = linear((0, top), (0, bottom), SKIES[name])
    fill(canvas, rectangle(left, top, right - left, bottom - top), shader)


def stars(
    canvas: skia.Canvas,
    box: Box,
    count: int,
    rng: random.Random,
    colour: Colour = "moon",
    largest: float = 1.9,
) -> None:
    """Scatter stars of up to `largest` px; the larger ones shine and have four rays."""
    left, top, right, bottom = box
    for _ in range(count):
        x, y = rng.uniform(left, right), rng.uniform(top, bottom)
        radius = largest * rng.random() ** 3 + 0.35
        fill(canvas, circle(x, y, radius), colour, rng.uniform(0.35, 0.95))
        if radius > largest * 0.62:
            sparkle(canvas, x, y, radius * 5, colour, 0.55)


def sparkle(
    canvas: skia.Canvas, x: float, y: float, reach: float, colour: Colour = "moon", alpha: float = 0.8
) -> None:
    """A point of light with four fine rays of `reach` px and a faint glow."""
    glow(canvas, x, y, reach * 1.4, colour, 0.30 * alpha / 0.55)
    for turn in (0, 90):
        ray = svg_path("M-100,0 C-20,-2 -6,-5 0,-5 C6,-5 20,-2 100,0 C20,2 6,5 0,5 C-6,5 -20,2 -100,0Z")
        fill(canvas, transformed(ray, reach / 100, turn=turn, at=(x, y)), colour, alpha)


_CRATERS = (
    (-0.28, -0.20, 0.26),
    (0.22, 0.14, 0.34),
    (-0.10, 0.42, 0.20),
    (0.40, -0.38, 0.18),
    (-0.52, 0.22, 0.14),
    (0.05, -0.55, 0.12),
)


def moon(
    canvas: skia.Canvas,
    x: float,
    y: float,
    radius: float,
    colour: Colour = "moon",
    halo: Colour = "halo",
    shade_disc: tuple[float, float, float] | None = None,
    craters: bool = True,
    shine: float = 0.75,
) -> None:
    """A paper moon with its shine.

    `shade_disc` cuts a crescent: centre offset and size of the dark disc, as shares of the radius.
    Give `halo` the tint of the sky around it: a warm shine on a blue sky turns grey.
    """
    glow(canvas, x, y, radius * 3.4, halo, shine * 0.55)
    glow(canvas, x, y, radius * 1.9, halo, shine * 0.5)
    disc = circle(x, y, radius)
    if shade_disc is not None:
        dx, dy, size = shade_disc
        disc = difference(disc, circle(x + radius * dx, y + radius * dy, radius * size))
    body = radial(
        (x - radius * 0.3, y - radius * 0.35),
        radius * 1.7,
        [(0, colour), (0.6, mix(colour, halo, 0.35)), (1, mix(halo, "peach", 0.5))],
    )
    fill(canvas, disc, body)
    with clipped(canvas, disc):
        fibre = make_paint(paper_texture(), 0.9, blend=skia.BlendMode.kOverlay)
        canvas.drawRect(disc.getBounds(), fibre)
        if craters:
            rng = random.Random(8)
            for dx, dy, size in _CRATERS:
                spot = blob(x + dx * radius, y + dy * radius, size * radius, rng, knots=8, jitter=0.16)
                fill(canvas, spot, mix(halo, "mauve", 0.28), 0.20, blur=radius * 0.03)


def rays(
    canvas: skia.Canvas,
    x: float,
    y: float,
    reach: float,
    rng: random.Random,
    colour: Colour = "halo",
    count: int = 22,
    alpha: float = 0.2,
    spread: tuple[float, float] = (1.2, 3.6),
) -> None:
    """Beams outwards all round from a point; `spread` is the range of their half width in degrees.

    Keep `alpha` at .2 or below: stronger rays cut the ground to pieces.
    """
    shader = radial((x, y), reach, [(0, colour, alpha), (1, colour, 0.0)])
    for i in range(count):
        angle = 360 / count * i + rng.uniform(-3, 3)
        half = rng.uniform(*spread)
        beam = polygon(
            [(x, y), polar((x, y), reach * 1.6, angle - half), polar((x, y), reach * 1.6, angle + half)]
        )
        fill(canvas, beam, shader, blend=skia.BlendMode.kScreen)


def mist(
    canvas: skia.Canvas,
    left: float,
    right: float,
    y: float,
    height: float,
    colour: Colour,
    rng: random.Random,
    alpha: float = 0.3,
    count: int = 7,
) -> None:
    """Blurred ovals along a height. The hue must be near that of what lies below, or it turns to mud."""
    width = right - left
    for _ in range(count):
        centre = rng.uniform(left, right)
        half = rng.uniform(0.12, 0.28) * width
        middle = y + rng.uniform(-height, height) * 0.5
        oval = ellipse(centre, middle, half, height * rng.uniform(0.15, 0.35))
        fill(canvas, oval, colour, alpha * rng.uniform(0.3, 0.8), blur=height * 0.32)


def fireflies(
    canvas: skia.Canvas, box: Box, count: int, rng: random.Random, colour: Colour = "halo", alpha: float = 0.8
) -> None:
    """Small warm lights scattered in a box, for opaque grounds."""
    left, top, right, bottom = box
    for _ in range(count):
        x, y = rng.uniform(left, right), rng.uniform(top, bottom)
        glow(canvas, x, y, rng.uniform(6, 16), colour, alpha)
        fill(canvas, circle(x, y, rng.uniform(1.0, 1.8)), "moon", min(1.0, alpha + 0.2))


def disc(canvas: skia.Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A luminous paper disc, pale in the middle, for heads to stand before."""
    shader = radial(
        (x, y), radius, [(0, mix(colour, "moon", 0.75)), (0.7, mix(colour, "moon", 0.3)), (1, colour)]
    )
    paper(canvas, circle(x, y, radius), shader, elevation=10, rim=0.7, rim_width=3)


HALO_STYLES = ("rays", "leaf", "star", "thorn", "moon")


def halo_ring(
    canvas: skia.Canvas,
    x: float,
    y: float,
    radius: float,
    kind: str = "gold",
    count: int = 24,
    style: str = "rays",
    colour: Colour | None = None,
) -> None:
    """A foil ring with `count` ornaments of a style of `HALO_STYLES` in its outer fifth.

    The ring lies within `radius` px; `colour` adds a luminous disc under it.
    Raises ValueError for any other style.
    """
    if style not in HALO_STYLES:
        raise ValueError(f"no halo style {style!r}")
    if colour is not None:
        disc(canvas, x, y, radius, colour)
    scale = radius / 220
    foil(canvas, circle(x, y, radius - 5 * scale), kind, width=4.5 * scale)
    foil(canvas, circle(x, y, radius - 15 * scale), kind, width=1.3 * scale, emboss=0.5)
    foil(canvas, circle(x, y, radius * 0.80), kind, width=1.3 * scale, emboss=0.5)
    inner, outer = radius * 0.80, radius - 15 * scale
    middle = (inner + outer) / 2
    for i in range(count):
        angle = 360 / count * i
        if style == "rays":
            line = polygon([polar((x, y), inner + 3 * scale, angle), polar((x, y), outer - 2 * scale, angle)])
            foil(canvas, line, kind, width=(2.2 if i % 2 else 4) * scale, emboss=0.5)
        else:
            foil(canvas, _halo_ornament(style, i, (x, y), radius, middle, angle), kind, emboss=0.6)


def _halo_ornament(
    style: str, index: int, centre: Point, radius: float, middle: float, angle: float
) -> skia.Path:
    place = polar(centre, middle, angle)
    if style == "leaf":
        bud = svg_path("M-50,0 C-24,-26 16,-22 50,0 C16,22 -24,26 -50,0Z")
        return transformed(bud, radius * 0.0016, turn=angle + 62, at=place)
    if style == "star":
        size = radius * (0.062 if index % 2 == 0 else 0.026)
        return star(place, size, size * 0.36, 4, turn=angle)
    if style == "thorn":
        thorn = svg_path("M-7,4 C-3,-3 -1,-13 3,-27 C3,-13 4,-3 7,4Z")
        return transformed(thorn, radius / 160, turn=angle + 90, at=polar(centre, radius * 0.825, angle))
    size = radius * 0.055
    if index % 2 == 0:
        return circle(*place, size * 0.35)
    bite = polar((0, 0), size * 0.5, math.degrees(index))
    crescent = difference(circle(0, 0, size), circle(bite[0], size * 0.5, size * 0.85))
    return transformed(crescent, turn=angle, at=place)
