"""How a guest's token is framed, and the eyes, cheeks and mouths that guests share.

A guest is painted on an `Easel` whose (0, 0) is the middle of the token and whose window has a radius of 100 units.
"""

from __future__ import annotations

from collections.abc import Callable

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.geometry import circle, difference, polar, polygon, star, transformed, union
from fae_tabletop.art.light import disc, sky, stars
from fae_tabletop.art.paper import clipped, foil, linear, paper, vignette
from fae_tabletop.art.picture import seeded

Sitter = Callable[[Easel], None]

TOKEN_SIDE = 256
_MIDDLE = TOKEN_SIDE / 2
_WINDOW, _RIM = 101.0, 122.0
_UNIT = _WINDOW / 100
BLACK = "#161020"


def draw_token(canvas: skia.Canvas, name: str, sitter: Sitter, air: str, halo: Halo, *, sunny: bool) -> None:
    """A guest's token, 256 px square: rayed and with suns for a Sunny guest, round and with moons for a Shady one."""
    window = circle(_MIDDLE, _MIDDLE, _WINDOW)
    outer = circle(_MIDDLE, _MIDDLE, _RIM)
    if sunny:
        points = [polar((_MIDDLE, _MIDDLE), 126 if n % 2 == 0 else 113, 11.25 * n) for n in range(32)]
        outer = union(circle(_MIDDLE, _MIDDLE, 115), polygon(points))
    body = "#A8581E" if sunny else "#33306E"
    tones = linear((0, 0), (TOKEN_SIDE, TOKEN_SIDE), [(0, shade(body, 0.1)), (1, shade(body, -0.08))])
    paper(canvas, outer, tones, 1.5, 0.8, 2)
    with clipped(canvas, window):
        sky(canvas, (0, 20, TOKEN_SIDE, 250), air)
        if air in {"night", "deep", "poison", "ice"}:
            stars(canvas, (20, 20, 236, 120), 14, seeded(name), largest=2.4)
        if halo is not None:
            u, v, radius, tone = halo
            disc(canvas, _MIDDLE + u * _UNIT, _MIDDLE + v * _UNIT, radius * _UNIT, tone)
        sitter(Easel(canvas, _MIDDLE, _MIDDLE, _UNIT))
        vignette(canvas, (20, 20, 236, 236), 0.3, 0.62)
    ring = difference(outer, window)
    paper(canvas, ring, tones, 4, 0.7, 2, shadow_strength=0.0)
    metal = "gold" if sunny else "silver"
    foil(canvas, circle(_MIDDLE, _MIDDLE, _WINDOW + 1.5), metal, 3)
    for n in range(16):
        place = polar((_MIDDLE, _MIDDLE), 112.5, 22.5 * n)
        if sunny:
            foil(canvas, star(place, 7, 2.8, 4, 22.5 * n), metal, emboss=0.5)
        else:
            moon = difference(circle(0, 0, 5.6), circle(2.8, -1.4, 4.8))
            foil(canvas, transformed(moon, turn=22.5 * n, at=place), metal, emboss=0.5)
    if not sunny:
        foil(canvas, circle(_MIDDLE, _MIDDLE, _RIM - 1.5), metal, 2)


Halo = tuple[float, float, float, Colour] | None
"""A disc behind a guest: its middle, its radius and its colour."""


def eye(
    easel: Easel,
    u: float,
    v: float,
    radius: float,
    iris: Colour,
    look: tuple[float, float] = (0.0, 0.0),
    white: Colour = "#FFFBEA",
) -> None:
    """A round open eye that looks aside by shares of its radius."""
    easel.lay(easel.dot(u, v, radius), (white, mix(white, "mauve", 0.25)), 2, rim=0.4)
    ru, rv = u + look[0] * radius, v + look[1] * radius
    easel.fill(easel.dot(ru, rv, radius * 0.62), iris)
    easel.fill(easel.dot(ru, rv, radius * 0.36), BLACK)
    easel.fill(easel.dot(ru - radius * 0.2, rv - radius * 0.24, radius * 0.16), "#FFFFFF")


def eyes(
    easel: Easel, apart: float, v: float, radius: float, iris: Colour, look: tuple[float, float] = (0.0, 0.0)
) -> None:
    """Two open eyes, their middles `apart` from the axis."""
    for side in (-1, 1):
        eye(easel, side * apart, v, radius, iris, look)


def beads(easel: Easel, apart: float, v: float, radius: float, middle: float = 0.0) -> None:
    """Two dark eyes with a spark each."""
    for side in (-1, 1):
        easel.fill(easel.dot(middle + side * apart, v, radius), BLACK)
        easel.fill(
            easel.dot(middle + side * apart - radius * 0.3, v - radius * 0.35, radius * 0.32), "#FFFFFF"
        )


def lids(
    easel: Easel, apart: float, v: float, wide: float, colour: Colour = BLACK, bend: float = 1.0
) -> None:
    """Two closed eyes; `bend` -1 closes them from below, as a smile does."""
    for side in (-1, 1):
        u = side * apart
        easel.stroke([(u - wide, v), (u, v + wide * 0.6 * bend), (u + wide, v)], colour, 5)


def cheeks(easel: Easel, apart: float, v: float, radius: float, colour: Colour = "#E8706A") -> None:
    """A blush on both sides."""
    for side in (-1, 1):
        easel.fill(easel.dot(side * apart, v, radius), colour, 0.5, blur=radius * 0.35)


def mouth(easel: Easel, u: float, v: float, wide: float, bend: float, colour: Colour = "#4A1A2A") -> None:
    """A line of a mouth, `bend` units lower in its middle than at its corners."""
    easel.stroke([(u - wide, v), (u, v + bend), (u + wide, v)], colour, 5)


def mirrored(easel: Easel, outline: list[tuple[float, float]], tones: Tones, elevation: float = 5) -> None:
    """A sheet on the right and the same on the left."""
    for side in (-1, 1):
        easel.lay([(side * u, v) for u, v in outline], tones, elevation)


def star_of(easel: Easel, u: float, v: float, radius: float, colour: Colour) -> None:
    """A small four-rayed star."""
    easel.fill(easel.place(star((u, v), radius, radius * 0.36, 4)), colour)


def box(left: float, top: float, right: float, bottom: float) -> list[tuple[float, float]]:
    """The corners of an upright rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]
