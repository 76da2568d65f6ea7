"""What burns and cuts: a round bomb, its sparks, and a dagger.

Each is placed on an easel and told in units of about a pixel on a full card.
"""

import random

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.geometry import Knot, circle, polar, spline
from fae_tabletop.art.paper import fill, glow, paper, radial, stroke


def draw_bomb(easel: Easel, radius: float, iron: Colour = "#2B2F45") -> tuple[float, float]:
    """A round bomb about (0, 0) with a short neck and a fuse; returns where the fuse burns, in units."""
    ball = easel.dot(0, 0, radius)
    x, y = easel.at(-radius * 0.4, -radius * 0.45)
    tones = radial(
        (x, y),
        radius * 1.75 * easel.scale,
        [
            (0, "#DCE4F8"),
            (0.12, shade(iron, 0.32)),
            (0.45, iron),
            (0.85, shade(iron, -0.1)),
            (1, shade(iron, 0.06)),
        ],
    )
    r = radius
    fuse = [(r * 0.5, -r * 1.06), (r * 0.62, -r * 1.5), (r * 0.98, -r * 1.62), (r * 1.16, -r * 1.3)]
    rope = easel.strip(fuse, r * 0.11, r * 0.09)
    easel.lay(rope, ("#D9A86A", "#8A5A34", "#3E2014"), 6, rim=0.8)
    with easel.clipped(rope):
        for i in range(26):
            t = i / 25
            u, v = r * (0.46 + 0.76 * t), -r * 1.7 + r * 0.02 * i
            easel.line([(u - r * 0.1, v), (u + r * 0.1, v + r * 0.5)], "#7A5A34", r * 0.018, 0.7)
    neck = easel.corners(
        [(r * 0.26, -r * 1.0), (r * 0.6, -r * 1.14), (r * 0.78, -r * 0.86), (r * 0.5, -r * 0.7)]
    )
    easel.lay(neck, (shade(iron, 0.36), shade(iron, 0.06), shade(iron, -0.1)), 6, rim=0.9)
    paper(easel.canvas, ball, tones, 14 * easel.scale, 0.9, 3 * easel.scale, 0.5)
    with easel.clipped(ball):
        stroke(
            easel.canvas, easel.dot(0, 0, radius * 0.97), "#FFB870", r * 0.1 * easel.scale, 0.5, blur=r * 0.08
        )
        easel.fill(easel.oval(-r * 0.36, -r * 0.5, r * 0.22, r * 0.13), "#FFFFFF", 0.75, blur=r * 0.05)
    return fuse[-1]


def draw_sparks(
    canvas: skia.Canvas, x: float, y: float, reach: float, rng: random.Random, *, count: int = 26
) -> None:
    """A burning point: a glow, white-hot needles and flying sparks within `reach` px."""
    glow(canvas, x, y, reach * 1.5, "#FFB04A", 0.9)
    glow(canvas, x, y, reach * 0.6, "#FFF1B0", 1.0)
    for i in range(count):
        angle = 360 / count * i + rng.uniform(-6, 6)
        far = reach * rng.uniform(0.35, 1.0)
        side = 2.6 + 2 * rng.random()
        needle: list[Knot] = [
            (*polar((x, y), far, angle), "c"),
            polar((x, y), far * 0.2, angle + side * 3),
            polar((x, y), far * 0.2, angle - side * 3),
        ]
        fill(canvas, spline(needle, closed=True), rng.choice(["#FFF6D0", "#FFD27A", "#FFB04A"]), 0.95)
        dot = polar((x, y), far * rng.uniform(1.0, 1.35), angle + rng.uniform(-5, 5))
        fill(canvas, circle(*dot, rng.uniform(1.4, 3.4)), "#FFE9A6", 0.95)
    fill(canvas, circle(x, y, reach * 0.13), "#FFFFFF")


def draw_blade(
    easel: Easel,
    length: float,
    half: float,
    *,
    grip: Colour = "#3A1424",
    kind: str = "gold",
    gem: Colour = "#B4203E",
) -> None:
    """A dagger with its guard on (0, 0), the blade of `length` units along +v, the grip along -v."""
    blade: list[Knot] = [
        (-half, 0, "c"),
        (-half * 0.94, length * 0.4),
        (-half * 0.72, length * 0.72),
        (0, length, "c"),
        (half * 0.72, length * 0.72),
        (half * 0.94, length * 0.4),
        (half, 0, "c"),
    ]
    path = easel.lay(blade, ("#FFFFFF", "#D3DEEE", "#93A6C6"), 9, rim=0.9)
    with easel.clipped(path):
        lower: list[Knot] = [(0, -4, "c"), (0, length, "c"), (half * 2, length, "c"), (half * 2, -4, "c")]
        easel.fill(easel.shape(lower), "#4F6288", 0.6)
        easel.line([(0, 0), (0, length)], "moon", 2.2, 0.9)
        easel.line([(-half * 0.5, 6), (-half * 0.4, length * 0.66)], "#FFFFFF", 3, 0.7, blur=1.2)
    handle = half * 4.6
    easel.lay(
        [
            (-half * 0.62, -handle, "c"),
            (-half * 0.78, -handle * 0.5),
            (-half * 0.6, 0, "c"),
            (half * 0.6, 0, "c"),
            (half * 0.78, -handle * 0.5),
            (half * 0.62, -handle, "c"),
        ],
        (shade(grip, 0.18), grip, shade(grip, -0.08)),
        6,
        rim=0.7,
    )
    for i in range(1, 8):
        v = -handle * i / 8
        easel.gilt(
            easel.curve([(-half * 0.76, v + half * 0.22), (half * 0.76, v - half * 0.22)]), kind, half * 0.13
        )
    guard: list[Knot] = [
        (-half * 2.9, -half * 0.9, "c"),
        (-half * 1.6, -half * 0.2),
        (0, -half * 0.42),
        (half * 1.6, -half * 0.2),
        (half * 2.9, -half * 0.9, "c"),
        (half * 2.5, half * 0.1),
        (half * 1.2, half * 0.5),
        (0, half * 0.8),
        (-half * 1.2, half * 0.5),
        (-half * 2.5, half * 0.1),
    ]
    metal = GOLD if kind == "gold" else ("#FFFFFF", "#A9BED6", "#465A7C")
    easel.lay(guard, metal, 7, rim=0.95, texture=0.3)
    easel.lay(easel.dot(0, -handle - half * 0.4, half * 0.95), metal, 6, rim=0.95, texture=0.3)
    for v in (-handle - half * 0.4, 0.0):
        stone = easel.oval(0, v, half * 0.5, half * 0.5)
        easel.lay(stone, (mix(gem, "moon", 0.6), gem, shade(gem, -0.2)), 1, rim=0.5, texture=0.0)
