"""The caterpillars and butterflies of the chapters as stickers with a white paper edge, each with marks of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import skia

from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.geometry import Point, circle, ellipse, outset, polar, spline, union
from fae_tabletop.art.paper import fill, shadow
from fae_tabletop.art.picture import Picture, catalogue
from fae_tabletop.games.enchanted_ivy.art_marks import FOLDER

CATERPILLAR_SIZE, BUTTERFLY_SIDE = (184, 92), 128
_BLACK = "#161020"


class Crawler(NamedTuple):
    """A caterpillar: two coats by turns, the height of its arches, how many, what is on its back."""

    coats: tuple[Tones, Tones]
    arch: float
    bends: float
    mark: str


_GREEN: Tones = ("#C8F08A", "#6FA84A", "#2E5A2A")
_CREAM: Tones = ("#FFFBEA", "#E8D8A8", "#A8905A")
_BLUE: Tones = ("#B0DCFF", "#4A86C8", "#1F3A7A")
_RED: Tones = ("#FFA08A", "#C8402E", "#6A1420")
_GOLD: Tones = ("#FFE9A0", "#E8A82E", "#8A5414")
_PLUM: Tones = ("#D8B0F0", "#8A52B4", "#3E1A5A")
_INK: Tones = ("#6A6488", "#322C4A", "#141022")
_PINK: Tones = ("#FFD0D8", "#E87A98", "#8A2A4E")

CRAWLERS: tuple[Crawler, ...] = (
    Crawler((_GREEN, _CREAM), 4, 1, "bands"),
    Crawler((_GOLD, _GOLD), 20, 1, "coins"),
    Crawler((_BLUE, _BLUE), 26, 1, "spire"),
    Crawler((_CREAM, _CREAM), 3, 1, "flame"),
    Crawler((_RED, _GREEN), 6, 2, "dots"),
    Crawler((_INK, _CREAM), 22, 1, "corners"),
    Crawler((_PINK, _PINK), 14, 3, "wool"),
    Crawler((_GOLD, _INK), 9, 2, "tear"),
    Crawler((_CREAM, _INK), 24, 1, "rule"),
    Crawler((_PLUM, _RED), 18, 2, "jam"),
    Crawler((_BLUE, _CREAM), 10, 3, "waves"),
)
"""By the number of the chapter, from the prologue on."""


def _die_cut(e: Easel, shapes: list[skia.Path]) -> None:
    """The white paper a sticker is cut from, with its shadow."""
    edge = outset(union(*shapes), 5)
    shadow(e.canvas, edge, 3, 0.7)
    fill(e.canvas, edge, "#FFFDF4")


def _rings(one: Crawler) -> list[Point]:
    found = []
    for n in range(8):
        share = n / 7
        found.append((-64 + 118 * share, 22 - one.arch * (1 - math.cos(2 * math.pi * one.bends * share)) / 2))
    return found


def draw_caterpillar(canvas: skia.Canvas, number: int) -> None:
    """The caterpillar of a chapter, 184 x 92 px, its head at the right."""
    one = CRAWLERS[number]
    e = Easel(canvas, CATERPILLAR_SIZE[0] / 2, CATERPILLAR_SIZE[1] / 2, 1.0)
    rings = _rings(one)
    hu, hv = rings[-1]
    head = (hu + 13, hv - 10)
    _die_cut(
        e, [*(e.dot(u, v, 13) for u, v in rings), e.dot(*head, 17), e.oval(head[0] + 4, head[1] - 20, 9, 7)]
    )
    for u, v in rings:
        e.line([(u - 4, v + 9), (u - 4, v + 14)], _BLACK, 3)
        e.line([(u + 4, v + 9), (u + 4, v + 14)], _BLACK, 3)
    for n, (u, v) in enumerate(rings):
        e.lay(e.dot(u, v, 12.5), one.coats[n % 2], 2, rim=0.8, rim_width=1.4)
        if one.mark == "coins":
            e.line([polar((u, v), 6, 45 * k) for k in range(9)], "#8A5414", 2)
        elif one.mark == "dots":
            e.fill(e.dot(u, v - 4, 4), "#FFF4D6")
        elif one.mark == "corners":
            e.fill(
                e.corners([(u - 5, v - 5), (u + 5, v - 5), (u + 5, v + 5), (u - 5, v + 5)]),
                ("#FFF4D6", "#322C4A")[n % 2],
            )
        elif one.mark == "wool":
            for turn in (-140, -110, -80, -50):
                e.line([polar((u, v), 10, turn), polar((u, v), 18, turn)], "#FFF0F4", 2.4)
        elif one.mark == "rule":
            e.line([(u, v - 11), (u, v - (2 if n % 2 else 6))], "#161020" if n % 2 == 0 else "#FFFBEA", 2)
        elif one.mark == "jam":
            e.fill(e.place(ellipse(u, v - 7, 8, 4)), "#FFE0F0", 0.8)
        elif one.mark == "waves":
            e.line([(u - 8, v), (u - 3, v - 5), (u + 3, v + 2), (u + 8, v - 3)], "#FFFFFF", 2.4)
        elif one.mark == "tear":
            e.fill(e.shape([(u, v - 9, "c"), (u + 4, v + 1), (u, v + 5), (u - 4, v + 1)]), "#C8E8FF")
        elif one.mark == "spire" and n in (2, 3, 4):
            e.lay([(u - 4, v - 10, "c"), (u, v - 22, "c"), (u + 4, v - 10, "c")], _RED, 1)
        elif one.mark == "flame" and n % 2:
            e.lay([(u, v - 24, "c"), (u + 4, v - 14), (u, v - 10), (u - 4, v - 14)], _GOLD, 1)
    face = one.coats[1] if one.coats[0] is _INK else one.coats[0]
    e.lay(e.dot(*head, 16), face, 3, rim=0.9, rim_width=1.4)
    for side in (-1, 1):
        u = head[0] + 3 + 6 * side
        e.line([(u, head[1] - 13), (u + 3 * side, head[1] - 23)], _BLACK, 2)
        e.fill(e.dot(u + 3 * side, head[1] - 23, 2.6), _BLACK)
        e.fill(e.dot(u, head[1] - 1, 3.2), _BLACK)
        e.fill(e.dot(u - 1, head[1] - 2, 1.1), "#FFFFFF")
    e.stroke(
        [(head[0] - 2, head[1] + 7), (head[0] + 4, head[1] + 10), (head[0] + 9, head[1] + 6)], _BLACK, 2.4
    )


class Flyer(NamedTuple):
    """A butterfly: its upper and lower wings, their outline (round, pointed, tailed, square), and marks."""

    upper: Tones
    lower: Tones
    cut: str
    mark: str


_COPPER: Tones = ("#FFC89A", "#C8703A", "#6A2E14")
_WHITE: Tones = ("#FFFFFF", "#E4E0F0", "#A8A0C0")
FLYERS: tuple[Flyer, ...] = (
    Flyer(_COPPER, _GOLD, "round", "coins"),
    Flyer(_INK, _GOLD, "tailed", "bars"),
    Flyer(_CREAM, _PLUM, "round", "eyes"),
    Flyer(_GOLD, _RED, "square", "check"),
    Flyer(_WHITE, _WHITE, "round", "plain"),
    Flyer(_BLUE, _BLUE, "pointed", "bars"),
    Flyer(_GREEN, _GREEN, "tailed", "heart"),
    Flyer(_INK, _RED, "square", "band"),
    Flyer(_PLUM, _BLUE, "pointed", "eyes"),
    Flyer(_RED, _INK, "square", "eyes"),
)
"""By the number of the chapter, from the first after the prologue on."""

_CUTS: dict[str, tuple[list[Point], list[Point]]] = {
    "round": (
        [(3, -6), (16, -40), (44, -44), (52, -18), (34, 4)],
        [(3, 2), (32, 4), (42, 24), (26, 42), (8, 28)],
    ),
    "pointed": (
        [(3, -6), (20, -40), (56, -50), (44, -16), (30, 4)],
        [(3, 2), (30, 4), (46, 30), (24, 36), (8, 26)],
    ),
    "tailed": (
        [(3, -6), (24, -44), (54, -40), (42, -10), (28, 4)],
        [(3, 2), (30, 2), (36, 22), (30, 52), (22, 34), (8, 26)],
    ),
    "square": (
        [(3, -6), (18, -46), (50, -42), (46, -12), (52, 2), (28, 6)],
        [(3, 4), (38, 8), (40, 34), (20, 44), (8, 26)],
    ),
}


def draw_butterfly(canvas: skia.Canvas, number: int) -> None:
    """The butterfly of a chapter, 128 px square, its head upward."""
    one = FLYERS[number - 1]
    e = Easel(canvas, BUTTERFLY_SIDE / 2, BUTTERFLY_SIDE / 2, 1.0)
    upper, lower = _CUTS[one.cut]
    wings = [
        e.place(spline([(side * u, v) for u, v in wing], closed=True))
        for side in (-1, 1)
        for wing in (lower, upper)
    ]
    _die_cut(e, [*wings, e.oval(0, 2, 6, 30)])
    for side in (-1, 1):
        for wing, tones in ((lower, one.lower), (upper, one.upper)):
            path = e.lay([(side * u, v) for u, v in wing], tones, 2, rim=0.8, rim_width=1.4)
            with e.clipped(path):
                tall = -1 if wing is upper else 1
                for n in range(3):
                    e.line([(0, 0), (side * (50 - 14 * n), tall * (20 + 16 * n))], tones[2], 1.6, 0.7)
                _wing_mark(e, one, side, tall, tones)
    e.lay(e.oval(0, 2, 4.4, 27), _INK, 2, rim=0.8, rim_width=1.2)
    for side in (-1, 1):
        e.line([(side * 2, -24), (side * 10, -42), (side * 16, -46)], _BLACK, 2)
        e.fill(e.dot(side * 16, -46, 2.6), _BLACK)


def _wing_mark(e: Easel, one: Flyer, side: int, tall: int, tones: Tones) -> None:
    u, v = side * 32, -27 if tall < 0 else 22
    if one.mark == "coins":
        for du, dv in ((0, 0), (-12 * side, 8 * tall), (8 * side, 10)):
            e.fill(e.dot(u + du, v + dv, 4), "#FFF4D6")
    elif one.mark == "bars":
        for n in range(4):
            e.line(
                [(side * (14 + 12 * n), -50), (side * (20 + 10 * n), 50)],
                "#FFE9A0" if tones is _INK else "#161020",
                3,
            )
    elif one.mark == "eyes":
        e.fill(e.dot(u, v, 10), "#FFF4D6")
        e.fill(e.dot(u, v, 6.5), "#2E5AA8" if tall < 0 else "#C8402E")
        e.fill(e.dot(u, v, 3), _BLACK)
    elif one.mark == "check":
        for n in range(5):
            for k in range(5):
                if (n + k) % 2:
                    left, top = side * (8 + 10 * n), -46 + 20 * k
                    e.fill(
                        e.corners(
                            [(left, top), (left + 9 * side, top), (left + 9 * side, top + 9), (left, top + 9)]
                        ),
                        "#FFF4D6",
                        0.9,
                    )
    elif one.mark == "heart":
        e.fill(e.place(union(circle(u - 4, v - 3, 5), circle(u + 4, v - 3, 5))), "#E8506A")
        e.fill(e.corners([(u - 8.6, v - 1), (u + 8.6, v - 1), (u, v + 10)]), "#E8506A")
    elif one.mark == "band":
        e.line([(side * 12, -44), (side * 30, -20), (side * 52, -6)], "#F2803A", 7)
        e.fill(e.dot(side * 46, -36, 3), "#FFFFFF")
    elif tall < 0:
        e.fill(e.place(ellipse(side * 48, -42, 14, 9)), tones[2], 0.7)


def _pictures() -> list[Picture]:
    found = []
    kinds: tuple[tuple[str, range, tuple[int, int], Callable[..., None]], ...] = (
        ("caterpillar", range(11), CATERPILLAR_SIZE, draw_caterpillar),
        ("butterfly", range(1, 11), (BUTTERFLY_SIDE, BUTTERFLY_SIDE), draw_butterfly),
    )
    for kind, numbers, size, draw in kinds:
        for number in numbers:
            found.append(Picture(f"{FOLDER}/{kind}-{number}", size, partial(draw, number=number), quality=86))
    return found


PICTURES: dict[str, Picture] = catalogue(_pictures())
