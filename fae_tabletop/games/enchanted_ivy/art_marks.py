"""The five flowers of the ivy, each with an outline of its own, so that none is told by its colour alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import skia

from fae_tabletop.art.blooms import SIMPLE_ROSE, Petals, rose
from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import Point, circle, polar, svg_path, transformed
from fae_tabletop.art.paper import clipped, fill, paper, radial, shadow, stroke
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.games.enchanted_ivy.cards import FLOWERS, Flower

FOLDER = "enchanted_ivy"
FLOWER_SIDE = 96
_ROSE = Petals("#C22745", "#F7808F", "#5C0D28")
_GOLD, _BLUE, _PURPLE, _WHITE = "#F2B02E", "#3F7FD6", "#8A52C4", "#F6F1E4"
_SEAT = "#06140F"


def _rosette(canvas: skia.Canvas, at: Point, radius: float, rng: random.Random) -> None:
    rose(canvas, at, radius * 0.96, rng, _ROSE, rng.uniform(0, 60), SIMPLE_ROSE, sepals=False, rim=0.9)


def _ruffled(canvas: skia.Canvas, at: Point, radius: float, rng: random.Random) -> None:
    """A marigold: parted notched rays in three ranks round a dark eye."""
    ray = svg_path("M0,0 C-10,-30 -15,-60 -16,-88 L-7,-102 L0,-92 L7,-102 L16,-88 C15,-60 10,-30 0,0Z")
    turn = rng.uniform(0, 30)
    for size, count, tone in ((1.04, 11, -0.1), (0.6, 11, -0.02), (0.4, 10, 0.06)):
        for n in range(count):
            petal = transformed(ray, radius * size / 100, turn=turn + 360 * n / count + size * 40, at=at)
            shadow(canvas, petal, radius * 0.06, 0.5, "#5A2A06")
            fill(
                canvas,
                petal,
                radial(at, radius * size, [(0, "#B5560E"), (0.6, shade(_GOLD, tone)), (1, "#FFE9A0")]),
            )
    fill(canvas, circle(*at, radius * 0.2), "#6A2A0A")
    for n in range(7):
        fill(canvas, circle(*polar(at, radius * 0.12, 51 * n), radius * 0.05), "#F7C24E")


def _bell(canvas: skia.Canvas, at: Point, size: float, turn: float, body: str) -> None:
    """One bell hanging from a place, `size` px long."""
    bell = svg_path(
        "M0,0 C-22,2 -30,24 -32,52 C-34,70 -44,80 -52,90 L-30,88 L-22,100 L0,90 L22,100 L30,88 L52,90 "
        "C44,80 34,70 32,52 C30,24 22,2 0,0Z"
    )
    shape = transformed(bell, size / 100, turn=turn, at=at)
    shadow(canvas, shape, size * 0.07, 0.7)
    tip = polar(at, size, turn + 90)
    fill(
        canvas,
        shape,
        radial(tip, size * 1.1, [(0, mix(body, "moon", 0.62)), (0.45, body), (1, shade(body, -0.14))]),
    )
    with clipped(canvas, shape):
        for u in (-14, 14):
            rib = transformed(svg_path(f"M0,2 C{u},30 {u},60 {u * 1.7},96"), size / 100, turn=turn, at=at)
            stroke(canvas, rib, mix(body, "moon", 0.55), size * 0.03, 0.8)
        stroke(canvas, shape, "#DCEAFF", size * 0.05, 0.8)


def _bells(canvas: skia.Canvas, at: Point, radius: float, rng: random.Random) -> None:
    """A bluebell: three bells hanging side by side from one stalk."""
    x, y = at
    top = (x, y - radius * 0.86)
    for side, size, turn in ((-1, 1.08, 24), (1, 1.08, -24), (0, 1.5, 0)):
        away = x + side * radius * 0.34
        stalk = svg_path(f"M{x},{top[1] - 2} Q{away},{top[1] - 4} {away},{top[1] + radius * 0.2}")
        stroke(canvas, stalk, "#2E5A3A", radius * 0.1)
        root = (away, top[1] + (0.14 if side else 0.2) * radius)
        _bell(canvas, root, radius * size, turn + rng.uniform(-4, 4), _BLUE)


def _spike(canvas: skia.Canvas, at: Point, radius: float, rng: random.Random) -> None:
    """A foxglove: a steep stalk with thimbles to both sides, the smallest on top."""
    x, y = at
    stroke(canvas, svg_path(f"M{x},{y + radius} L{x},{y - radius * 1.1}"), "#3F6F4A", radius * 0.12)
    for n, share in enumerate((0.0, 0.22, 0.42, 0.62, 0.8)):
        size = radius * (0.92 - 0.62 * share)
        for side in (-1, 1):
            foot = (x + side * radius * 0.05, y + radius * (0.34 - 1.5 * share) + (n % 2) * 2)
            _bell(canvas, foot, size, -side * (52 - 14 * share), _PURPLE)
    fill(canvas, circle(x, y - radius * 1.06, radius * 0.12), "#C9A0F0")


def _star(canvas: skia.Canvas, at: Point, radius: float, rng: random.Random) -> None:
    """A daisy: eight parted pointed petals round a round yellow eye."""
    petal = svg_path("M0,-6 C-14,-30 -22,-64 0,-104 C22,-64 14,-30 0,-6Z")
    turn = rng.uniform(0, 45)
    for n in range(8):
        shape = transformed(petal, radius / 100, turn=turn + 45 * n, at=at)
        shadow(canvas, shape, radius * 0.08, 0.6)
        fill(canvas, shape, radial(at, radius, [(0, "#B9B4D0"), (0.5, _WHITE), (1, "#FFFFFF")]))
    paper(
        canvas,
        circle(*at, radius * 0.27),
        radial(at, radius * 0.3, [(0, "#FFE07A"), (1, "#D08A1E")]),
        2,
        0.6,
        1.4,
    )


_PAINTERS: dict[Flower, Callable[[skia.Canvas, Point, float, random.Random], None]] = {
    "rose": _rosette,
    "marigold": _ruffled,
    "bluebell": _bells,
    "foxglove": _spike,
    "daisy": _star,
}


def draw_bloom(
    canvas: skia.Canvas, flower: Flower, at: Point, radius: float, rng: random.Random, *, leaves: bool = True
) -> None:
    """A flower about `at`, upright and within about `radius` px, on a dark seat that parts it from leaves."""
    if leaves:
        for turn in (24, 152, 268):
            leaf(canvas, at, turn + rng.uniform(-14, 14), radius * 1.3, radius * 0.9, "ivy", "#3F6F4A")
    fill(canvas, circle(at[0] + 1, at[1] + 2, radius * 0.95), _SEAT, 0.55, blur=radius * 0.16)
    _PAINTERS[flower](canvas, at, radius, rng)


def _symbol(flower: Flower) -> Picture:
    name = f"{FOLDER}/flower-{flower}"
    middle = FLOWER_SIDE / 2

    def draw(canvas: skia.Canvas) -> None:
        _PAINTERS[flower](
            canvas, (middle, middle), middle * (0.72 if flower == "bluebell" else 0.82), seeded(name)
        )

    return Picture(name, (FLOWER_SIDE, FLOWER_SIDE), draw, quality=84)


PICTURES: dict[str, Picture] = catalogue(_symbol(flower) for flower in FLOWERS)
