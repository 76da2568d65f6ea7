"""Enchanted Ivy's table: a garden by night, as wide as any window, its grass beginning at two thirds of its height.

The scene lays it so that `GROUND` comes to lie where the inn stands; what is above and below is enough for that.
"""

from __future__ import annotations

import random

import skia

from fae_tabletop.art.flora import fern, grass, leaf
from fae_tabletop.art.geometry import circle, ridge
from fae_tabletop.art.light import fireflies, mist, moon, sparkle, stars
from fae_tabletop.art.paper import fill, glow, grain, layer, linear, make_paint, paper, silhouette
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.trees import fir

TABLE_SIZE = (1920, 1440)
W, H = 1280.0, 960.0
"""The measure it is painted in, px of a window 1280 wide."""
GROUND = 640.0
_NAME = "scene/table-enchanted-ivy"
_SKY = ((0.0, "#0A0E36"), (0.25, "#121850"), (0.55, "#2A2C80"), (0.8, "#5F4AA4"), (1.0, "#B07AB8"))


def _round_tree(x: float, foot: float, size: float, rng: random.Random) -> list[skia.Path]:
    """A broad tree told by its crown: a few discs on a short trunk."""
    crown = [
        circle(
            x + rng.uniform(-0.3, 0.3) * size,
            foot - size * rng.uniform(0.62, 1.0),
            size * rng.uniform(0.24, 0.34),
        )
        for _ in range(7)
    ]
    return [*crown, ridge(x - size * 0.05, x + size * 0.05, foot - size * 0.7, 1, 2, foot + 8, rng)]


def _hills(canvas: skia.Canvas, rng: random.Random) -> None:
    """Three ranks, low in the middle, where the inn stands; trees rise towards the sides."""
    ranks = (
        (596.0, "#5A4A94", "#4A3F86", 0.34),
        (616.0, "#34386F", "#2A3064", 0.4),
        (634.0, "#17304A", "#122A40", 0.46),
    )
    for rank, (foot, tone, base, rim) in enumerate(ranks):
        shapes = [ridge(-20, W + 20, foot - 24 + 8 * rank, 18 - 4 * rank, 6, H, rng)]
        for side in (-1, 1):
            for n in range(6 - rank):
                away = 40 + (88 - 12 * rank) * n + rng.uniform(-18, 18)
                x = away if side < 0 else W - away
                size = (150 + 40 * rank) * (1 - 0.12 * n) * rng.uniform(0.85, 1.1)
                if (n + rank + (side > 0)) % 2:
                    shapes.append(fir((x, foot + 10), size * 1.35, rng, tiers=6))
                else:
                    shapes += _round_tree(x, foot + 6, size * 0.9, rng)
        tones = linear((0, foot - 200), (0, foot + 60), [(0, tone), (1, base)])
        silhouette(canvas, shapes, tones, 4 + 2 * rank, rim, 1.3, 0.5, box=(0, 0, W, H))
        mist(canvas, 0, W, foot + 2, 26, "#7A5AB0" if rank < 2 else "#2E4A7A", rng, 0.22, 8)


def _meadow(canvas: skia.Canvas, rng: random.Random) -> None:
    """The lawn, and below it the dark bed on which cards and tokens lie, edged with ivy."""
    lawn = ridge(-20, W + 20, GROUND - 2, 5, 5, H, rng)
    paper(
        canvas,
        lawn,
        linear((0, GROUND - 10), (0, GROUND + 60), [(0, "#2A6A48"), (1, "#123526")]),
        6,
        0.55,
        1.8,
    )
    grass(canvas, 0, W, GROUND + 8, 13, 300, "#3A7A50", rng)
    for _ in range(46):
        x = rng.choice([rng.uniform(0, 380), rng.uniform(900, W)])
        y = GROUND + rng.uniform(-2, 8)
        fill(
            canvas,
            circle(x, y, rng.uniform(1.4, 2.6)),
            rng.choice(("#F6F1E4", "#F2B02E", "#E87A8A", "#A9C3F7")),
        )
    bed = ridge(-20, W + 20, GROUND + 15, 2, 7, H, rng)
    paper(
        canvas,
        bed,
        linear((0, GROUND + 10), (0, H - 60), [(0, "#123428"), (0.5, "#0C251D"), (1, "#081A16")]),
        5,
        0.35,
        1.6,
    )
    for x, turn in ((16, -60), (48, -78), (W - 20, -120), (W - 56, -104)):
        fern(canvas, (x, GROUND + 12), turn, 56, "#1F5A40", curl=0.5 if x < W / 2 else -0.5)
    greens = ("#2E6A44", "#24583A", "#3A7A4A")
    with layer(canvas, (0, GROUND, W, GROUND + 70), 3, 0.6):
        for n in range(60):
            x = W * (n + 0.5) / 60 + rng.uniform(-9, 9)
            if rng.random() < 0.45:
                continue
            leaf(
                canvas,
                (x, GROUND + 5 + rng.uniform(-2, 3)),
                rng.uniform(40, 140),
                rng.uniform(11, 16),
                None,
                "ivy",
                rng.choice(greens),
            )


def draw_table(canvas: skia.Canvas) -> None:
    """The garden, 1920 x 1440 px."""
    rng = seeded(_NAME)
    canvas.scale(TABLE_SIZE[0] / W, TABLE_SIZE[1] / H)
    canvas.drawRect(skia.Rect.MakeWH(W, H), make_paint(linear((0, 40), (0, GROUND - 10), _SKY)))
    stars(canvas, (0, 10, W, 470), 170, rng, "#FFF4D6", 1.7)
    for x, y, size in ((300, 176, 9), (1120, 250, 8), (560, 120, 7), (760, 300, 6), (90, 330, 7)):
        sparkle(canvas, x, y, size)
    moon(canvas, 935, 200, 50)
    glow(canvas, W / 2, GROUND - 40, 420, "#F2A0B0", 0.22)
    _hills(canvas, rng)
    _meadow(canvas, rng)
    fireflies(canvas, (20, GROUND - 120, W - 20, GROUND + 6), 26, rng, "#FFE9A8", 0.7)
    grain(canvas, (0, 0, W, H), 0.25)


PICTURES: dict[str, Picture] = catalogue([Picture(_NAME, TABLE_SIZE, draw_table, quality=88, alpha=False)])
