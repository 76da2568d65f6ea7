"""What stands about in the storybook: hedges and fences, tables and cakes, lanterns, butterflies, the wind."""

from __future__ import annotations

import math
import random

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import circle, polygon, rectangle, svg_path
from fae_tabletop.art.paper import glow, linear, paper, radial, silhouette, stroke
from fae_tabletop.games.enchanted_ivy.art_story_stage import H, W


def hedge(
    canvas: skia.Canvas,
    rng: random.Random,
    top: float,
    left: float = -20.0,
    right: float = W + 20.0,
    tone: Colour = "#2F6448",
) -> None:
    """A hedge with a curly top, to the lower edge."""
    count = max(3, round((right - left) / 46))
    step = (right - left) / count
    heads = [circle(left + step * (n + 0.5), top + 22 + rng.uniform(-8, 8), 30) for n in range(count)]
    body = linear((0, top), (0, top + 160), [(0, shade(tone, 0.08)), (1, shade(tone, -0.16))])
    silhouette(
        canvas, [*heads, rectangle(left, top + 20, right - left, H - top)], body, 8, 0.6, box=(0, 0, W, H)
    )
    for _ in range(round((right - left) / 5)):
        at = (rng.uniform(left, right), rng.uniform(top + 4, min(H, top + 120)))
        leaf(
            canvas,
            at,
            rng.uniform(0, 360),
            rng.uniform(13, 19),
            None,
            "ovate",
            shade(tone, rng.uniform(-0.06, 0.1)),
            veins=False,
        )


def fence(canvas: skia.Canvas, top: float, left: float, right: float, colour: Colour = "#E8DCC4") -> None:
    """A picket fence."""
    paper(canvas, rectangle(left, top + 24, right - left, 9), shade(colour, -0.08), 3, 0.7)
    paper(canvas, rectangle(left, top + 62, right - left, 9), shade(colour, -0.08), 3, 0.7)
    for n in range(round((right - left) / 28)):
        x = left + 28 * n + 4
        post = polygon([(x, top + 12), (x + 9, top), (x + 18, top + 12), (x + 18, top + 92), (x, top + 92)])
        paper(
            canvas,
            post,
            linear((x, top), (x + 18, top + 90), [(0, shade(colour, 0.04)), (1, shade(colour, -0.14))]),
            3,
            0.8,
        )


def table(
    canvas: skia.Canvas, top: float, left: float, right: float, cloth: Colour = "#F4E8D4", foot: float = H
) -> None:
    """A long table with a cloth whose hem waves."""
    scallops = " ".join(
        f"Q{right - (right - left) * (n + 0.5) / 10},{top + 118} {right - (right - left) * (n + 1) / 10},{top + 92}"
        for n in range(10)
    )
    for x in (left + 30, right - 30):
        paper(canvas, rectangle(x - 9, top + 60, 18, foot - top - 60), "#5A3A28", 4, 0.6)
    paper(
        canvas,
        svg_path(f"M{left},{top} L{right},{top} L{right},{top + 92} {scallops}Z"),
        linear((0, top), (0, top + 110), [(0, cloth), (1, shade(cloth, -0.16))]),
        7,
        0.8,
    )
    paper(canvas, rectangle(left - 10, top - 8, right - left + 20, 18, 6), shade(cloth, 0.02), 4, 0.9)


def cake(canvas: skia.Canvas, x: float, foot: float, size: float) -> None:
    """A plum cake on a stand."""
    e = Easel(canvas, x, foot, size / 100)
    e.lay(e.corners([(-14, -24), (14, -24), (24, 0), (-24, 0)]), ("#FFFFFF", "#B8C4DC"), 3)
    e.lay(e.oval(0, -26, 62, 9), ("#FFFFFF", "#C8D0E0"), 4, rim=0.9)
    e.lay(e.corners([(-50, -76), (50, -76), (50, -30), (-50, -30)]), ("#C88A5A", "#8A4A34", "#4A2018"), 5)
    e.lay(
        "-54,-78! -40,-92 40,-92 54,-78! 54,-66 40,-56 28,-68 12,-54 -6,-68 -22,-56 -38,-68 -54,-60",
        ("#FFF4FA", "#F0C8DC", "#B87A9A"),
        4,
        rim=0.9,
    )
    for u in (-28, 0, 28):
        e.lay(e.dot(u, -92, 9), ("#B06AC0", "#5A2470"), 3, rim=0.9)


def jar(canvas: skia.Canvas, x: float, foot: float, size: float, tone: Colour = "#C02E4A") -> None:
    """A jar of jam."""
    e = Easel(canvas, x, foot, size / 100)
    e.lay(
        e.corners([(-32, -78), (32, -78), (36, 0), (-36, 0)]),
        (shade(tone, 0.2), tone, shade(tone, -0.2)),
        4,
        rim=0.9,
    )
    e.lay(e.corners([(-36, -98), (36, -98), (32, -76), (-32, -76)]), ("#FFF4E0", "#E0C8A0", "#9A7A54"), 3)
    e.lay(e.corners([(-22, -54), (22, -54), (22, -22), (-22, -22)]), ("#FFFBEA", "#EADFC8"), 2)


def mug(canvas: skia.Canvas, x: float, foot: float, size: float, tone: Colour = "#4A78C0") -> None:
    """A cup that steams."""
    e = Easel(canvas, x, foot, size / 100)
    e.lay("-34,-60! -30,0! 30,0! 34,-60!", ("#FFFFFF", tone, shade(tone, -0.14)), 4, rim=0.9)
    e.line("34,-46 54,-40 50,-18 30,-16", tone, 8)
    for u in (-12, 10):
        e.line([(u, -70), (u + 8, -84), (u - 4, -100), (u + 6, -118)], "#FFFFFF", 4, 0.5)


def lantern_string(
    canvas: skia.Canvas, left: tuple[float, float], right: tuple[float, float], sag: float, count: int
) -> None:
    """Coloured lanterns on a line."""
    tones = ("#F2B02E", "#E8506A", "#4A9AD0", "#8AC45A", "#B06AC8")
    x0, y0 = left
    x1, y1 = right
    stroke(
        canvas, svg_path(f"M{x0},{y0} Q{(x0 + x1) / 2},{(y0 + y1) / 2 + 2 * sag} {x1},{y1}"), "#2A1D28", 2.4
    )
    for n in range(count):
        t = (n + 0.5) / count
        x = x0 + (x1 - x0) * t
        y = y0 + (y1 - y0) * t + 4 * sag * t * (1 - t)
        tone = tones[n % 5]
        glow(canvas, x, y + 16, 46, tone, 0.55)
        paper(canvas, svg_path(f"M{x - 7},{y + 2} L{x + 7},{y + 2} Q{x + 20},{y + 17} {x + 7},{y + 32} "
                               f"L{x - 7},{y + 32} Q{x - 20},{y + 17} {x - 7},{y + 2}Z"),
              radial((x, y + 17), 24, [(0, "#FFFBE0"), (0.6, tone), (1, shade(tone, -0.1))]), 3, 0.8)  # fmt: skip


def butterfly(canvas: skia.Canvas, x: float, y: float, size: float, tone: Colour, turn: float = 0.0) -> None:
    """A butterfly with open wings."""
    e = Easel(canvas, x, y, size / 100, turn=turn)
    for side in (-1, 1):
        e.lay(
            [(0, -6), (side * 30, -60), (side * 74, -62), (side * 78, -20), (side * 30, 6)],
            (shade(tone, 0.14), tone, shade(tone, -0.14)),
            3,
            rim=0.9,
        )
        e.lay(
            [(0, 0), (side * 44, 8), (side * 58, 44), (side * 26, 58), (side * 4, 24)],
            (shade(tone, 0.06), shade(tone, -0.06)),
            3,
            rim=0.9,
        )
        e.fill(e.dot(side * 54, -40, 9), mix(tone, "moon", 0.7), 0.9)
    e.lay(e.limb([(0, -22), (0, 34)], 10, 7), ("#4A3A4A", "#1A1020"), 2)


def caterpillar(canvas: skia.Canvas, x: float, y: float, size: float, tone: Colour) -> None:
    """A fat striped caterpillar looking left."""
    e = Easel(canvas, x, y, size / 100)
    for n in range(6, -1, -1):
        lift = 14 * math.sin(n * 0.9)
        e.lay(
            e.dot(-50 + 18 * n, -18 - lift, 18),
            (shade(tone, 0.12), tone if n % 2 else "#2A2434", shade(tone, -0.16)),
            3,
            rim=0.9,
        )
    e.lay(e.dot(-62, -26, 21), (shade(tone, 0.16), tone, shade(tone, -0.14)), 4, rim=0.9)
    for u in (-70, -56):
        e.fill(e.dot(u, -30, 4), "#1A1020")
    e.line("-70,-18 -64,-15 -58,-18", "#4A2A2A", 2.6)


def gust(canvas: skia.Canvas, rng: random.Random, count: int = 7, colour: Colour = "#E4ECFA") -> None:
    """A wind one can see: long whiplash curls across the sky."""
    for _ in range(count):
        x, y, long = rng.uniform(-60, W * 0.6), rng.uniform(40, 420), rng.uniform(120, 260)
        curl = svg_path(
            f"M{x},{y} C{x + long * 0.4},{y - 26} {x + long * 0.7},{y + 18} {x + long},{y - 8} "
            f"C{x + long + 40},{y - 26} {x + long + 22},{y - 62} {x + long - 4},{y - 46}"
        )
        stroke(canvas, curl, colour, 4, 0.4)
        stroke(canvas, curl, "#FFFFFF", 1.4, 0.5)
