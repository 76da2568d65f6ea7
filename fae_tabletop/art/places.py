"""More places for a card's window: a leafy wood, a hall of pillars, a moonlit sea, a room with shelves.

Like the vistas they fill a card of 750 x 1050 px and leave the middle calm; `rng` makes each differ.
"""

import random
from collections.abc import Sequence

import skia

from fae_tabletop.art.blooms import Petals, rose
from fae_tabletop.art.colour import Colour, mix, shade, sky_colour
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import (
    blob,
    ellipse,
    polygon,
    rectangle,
    ridge,
    svg_path,
    transformed,
)
from fae_tabletop.art.light import mist
from fae_tabletop.art.paper import Stop, fill, layer, linear, paper, silhouette, stroke
from fae_tabletop.art.trees import bare_tree
from fae_tabletop.art.vistas import H, W


def draw_leafy_wood(
    canvas: skia.Canvas,
    over: str,
    near: Colour,
    rng: random.Random,
    *,
    horizon: float = 560.0,
    gap: float = 130.0,
    tall: float = 360.0,
) -> None:
    """Three ranks of trees in full leaf, open for `gap` px on either side of the middle."""
    air = sky_colour(over, 0.62)
    for rank in range(3):
        depth = (rank + 1) / 3
        colour = mix(mix(air, near, 0.25), near, depth)
        ground = horizon + rank * 56
        shapes = [ridge(-20, W + 20, ground, 14, 6, H, rng)]
        for i in range(8 - rank):
            x = W * (i + 0.5) / (8 - rank) + rng.uniform(-36, 36)
            if abs(x - W / 2) < gap * (0.6 + 0.6 * depth):
                continue
            height = tall * (0.55 + 0.45 * depth) * rng.uniform(0.8, 1.2)
            turn = rng.uniform(-95, -85)
            tree, tips = bare_tree((x, ground + 30), height, rng, turn, height * 0.075, 3, 34)
            shapes.append(tree)
            shapes += [blob(*tip, height * rng.uniform(0.09, 0.15), rng, 8, 0.2) for tip in tips]
        tones = linear((0, ground - tall), (0, H), [(0, shade(colour, 0.06)), (1, shade(colour, -0.06))])
        rim = mix(air, "moon", 0.45)
        silhouette(canvas, shapes, tones, 4 + 4 * rank, 0.3 + 0.1 * depth, 1.8, 0.45, rim, (0, 0, W, H))
        if rank < 2:
            mist(canvas, 0, W, ground + 20, 46, mix(air, colour, 0.3), rng, 0.28, 9)


def draw_pillars(
    canvas: skia.Canvas,
    over: str,
    stone: Colour,
    *,
    floor: float = 650.0,
    arch: bool = True,
    open_to: float = 190.0,
) -> None:
    """A hall seen along its axis: three pairs of pillars that step forward, `open_to` px free about the middle.

    `floor` is the y of the far edge of its floor; the sky shows between the farthest pair.
    """
    air = sky_colour(over, 0.75)
    for rank in range(3):
        depth = (rank + 1) / 3
        colour = mix(mix(air, stone, 0.45), stone, depth)
        away = open_to + 62 * rank + 24 * rank * rank
        wide = 34 + 22 * rank
        foot = floor + 34 * rank * rank
        head = 250 - 70 * rank
        shapes: list[skia.Path] = []
        for side in (-1, 1):
            x = W / 2 + side * (away + wide / 2)
            shapes += [
                rectangle(x - wide / 2, head, wide, foot - head),
                rectangle(x - wide * 0.72, foot - wide * 0.5, wide * 1.44, wide * 0.55, 4),
                svg_path(
                    f"M{x - wide * 0.5},{head + wide * 0.9} L{x - wide * 0.85},{head} "
                    f"L{x + wide * 0.85},{head} L{x + wide * 0.5},{head + wide * 0.9}Z"
                ),
            ]
        if arch:
            left, right = W / 2 - away, W / 2 + away
            rise = (right - left) * 0.42
            outer = rectangle(-20, -20, W + 40, head + 24)
            vault = svg_path(
                f"M{left},{head + 26} C{left},{head - rise * 0.6} {left + away * 0.5},{head - rise} "
                f"{W / 2},{head - rise} C{right - away * 0.5},{head - rise} "
                f"{right},{head - rise * 0.6} {right},{head + 26}Z"
            )
            shapes.append(skia.Op(outer, vault, skia.PathOp.kDifference_PathOp))
        tones = linear((0, head - 100), (0, foot), [(0, shade(colour, 0.05)), (1, shade(colour, -0.07))])
        rim = mix(air, "moon", 0.4)
        silhouette(canvas, shapes, tones, 5 + 4 * rank, 0.3 + 0.1 * depth, 2.0, 0.5, rim, (0, 0, W, H))
        if rank == 0:
            _floor(canvas, stone, air, floor)


def _floor(canvas: skia.Canvas, stone: Colour, air: Colour, top: float) -> None:
    """Flags that run to a point, lit far off."""
    tones: list[Stop] = [(0, mix(stone, air, 0.75)), (0.4, mix(stone, air, 0.3)), (1, shade(stone, -0.08))]
    fill(canvas, rectangle(0, top, W, H - top), linear((0, top), (0, 880), tones))
    for i in range(-9, 10):
        seam = polygon([(W / 2 + i * 26, top), (W / 2 + i * 150, H)])
        stroke(canvas, seam, "ink", 1.8, 0.22)
    for row in range(1, 8):
        y = top + 6 * row**1.9
        stroke(canvas, polygon([(0, y), (W, y)]), "ink", 1.6, 0.22)


def draw_sea(
    canvas: skia.Canvas, over: str, deep: Colour, rng: random.Random, *, horizon: float = 520.0
) -> None:
    """A calm sea from `horizon` down to the foot, a path of light along its middle."""
    air = sky_colour(over, 0.8)
    tones: list[Stop] = [(0, mix(air, deep, 0.15)), (0.3, mix(air, deep, 0.6)), (1, deep)]
    fill(canvas, rectangle(0, horizon, W, H - horizon), linear((0, horizon), (0, 880), tones))
    for row in range(26):
        share = row / 26
        y = horizon + 4 + 340 * share**1.5
        for _ in range(4):
            half = rng.uniform(16, 60) * (0.35 + share)
            x = W / 2 + rng.gauss(0, 60 + 130 * share)
            glint = svg_path("M-100,0 C-40,-9 40,-9 100,0 C40,7 -40,7 -100,0Z")
            shape = transformed(glint, half / 100, 0.25 + 0.3 * share, 0, (x, y))
            fill(canvas, shape, "moon", rng.uniform(0.25, 0.8) * (1 - 0.5 * share))


def draw_shelves(
    canvas: skia.Canvas, wood: Colour, rng: random.Random, *, lamp: tuple[float, float] | None = None
) -> None:
    """A wall of shelves with books and rolled papers; `lamp` is where warm light comes from, if anywhere."""
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 0), (0, 900), [(0, shade(wood, -0.12)), (1, shade(wood, -0.18))]),
    )
    spines = ("#5A2440", "#2E3A6C", "#6E4A24", "#2F5A52", "#7A5A8C", "#8A3A2E", "#C9A86A")
    for row in range(6):
        top = 40 + row * 140
        x = 30.0
        while x < W - 30:
            if rng.random() < 0.16:
                for k in range(3):
                    roll = ellipse(x + 20 + 26 * (k % 2), top + 108 - 20 * (k // 2), 13, 13)
                    paper(
                        canvas,
                        roll,
                        linear((x, top), (x + 50, top + 130), [(0, "#E8D9B8"), (1, "#A88F68")]),
                        3,
                    )
                    stroke(
                        canvas,
                        ellipse(x + 20 + 26 * (k % 2), top + 108 - 20 * (k // 2), 7, 7),
                        "#6E5636",
                        1.6,
                        0.7,
                    )
                x += 70
                continue
            wide, tall = rng.uniform(16, 34), rng.uniform(78, 116)
            tone = shade(rng.choice(spines), rng.uniform(-0.1, 0.02))
            book = rectangle(x, top + 122 - tall, wide, tall, 3)
            paper(
                canvas,
                book,
                linear((x, 0), (x + wide, 0), [(0, shade(tone, 0.06)), (1, shade(tone, -0.08))]),
                3,
                0.5,
            )
            for share in (0.18, 0.8):
                y = top + 122 - tall * (1 - share)
                stroke(canvas, polygon([(x + 3, y), (x + wide - 3, y)]), "gold", 1.6, 0.7)
            x += wide + 2
        board = rectangle(0, top + 122, W, 18)
        paper(
            canvas, board, linear((0, top + 122), (0, top + 140), [(0, shade(wood, 0.1)), (1, wood)]), 6, 0.5
        )
    if lamp is not None:
        dusk = skia.GradientShader.MakeRadial(
            skia.Point(*lamp), 560, [skia.ColorSetARGB(0, 10, 14, 34), skia.ColorSetARGB(215, 10, 14, 34)]
        )
        canvas.drawRect(skia.Rect.MakeWH(W, H), skia.Paint(Shader=dusk))


def draw_hedge(
    canvas: skia.Canvas, rng: random.Random, top: float, greens: Sequence[Colour], petals: Petals
) -> None:
    """A clipped hedge from `top` px down, thick with leaves of the `greens` and with roses of the `petals`."""
    bank = rectangle(-20, top, W + 40, H - top)
    paper(
        canvas,
        bank,
        linear((0, top), (0, 900), [(0, shade(greens[0], -0.02)), (1, shade(greens[0], -0.14))]),
        9,
    )
    with layer(canvas, (0, top - 60, W, 900), 8, 0.8):
        for _ in range(230):
            at = (rng.uniform(-10, W + 10), top + 250 * rng.random() ** 1.4 - 20)
            leaf(canvas, at, rng.uniform(0, 360), rng.uniform(30, 48), colour=rng.choice(list(greens)))
        for i in range(13):
            at = (30 + i * 58 + rng.uniform(-16, 16), top + rng.uniform(-16, 90))
            rose(canvas, at, rng.uniform(18, 28), rng, petals, rng.uniform(0, 72), sepals=False)
