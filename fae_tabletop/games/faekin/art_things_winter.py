"""Things of Winter: a sleeping moon, drops of ice, candles, bells, flakes, pine cones; numbers make each another."""

import math
import random
from itertools import pairwise

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.geometry import (
    Knot,
    circle,
    polar,
    polygon,
    rectangle,
    star,
    svg_path,
    transformed,
)
from fae_tabletop.art.paper import fill, foil, glow, layer, stroke


def draw_crescent_moon(easel: Easel, number: int, rng: random.Random) -> None:
    """A crescent with a sleeping face in profile, in a night-cap with a tassel of silver."""
    glow(easel.canvas, easel.x, easel.y, 170 * easel.scale, "#CFE6FF", 0.7)
    outer: list[Knot] = [
        (52, -84, "c"),
        (14, -100),
        (-36, -92),
        (-76, -58),
        (-96, -8),
        (-88, 44),
        (-54, 84),
        (-4, 100),
        (54, 84, "c"),
        (26, 78),
        (8, 66),
        (2, 54),
        (10, 47),
        (7, 40, "c"),
        (13, 34),
        (9, 27, "c"),
        (16, 20),
        (12, 13),
        (34, 5),
        (30, -3),
        (12, -14),
        (8, -32),
        (16, -54),
        (30, -70),
    ]
    body = easel.lay(outer, ("#FFFFFF", "#EEF6FC", "#A9C8E6"), 9, rim=0.9)
    with easel.clipped(body):
        for u, v, r in ((-62, -30, 12), (-70, 20, 16), (-42, 58, 10), (-40, -66, 8), (-24, 84, 7)):
            easel.fill(easel.dot(u, v, r), "#8FB4D8", 0.35, 2)
        easel.fill(easel.dot(-4, 26, 16), "#C9A9D0", 0.5, 6)
        easel.fill(easel.shape("4,-26 14,-18 0,-10 -10,-16"), "#7FA6CC", 0.45, 3)
    easel.stroke("12,-10 2,-6 -10,-10", "#24406E", 4)
    for u in (10, 3, -4):
        easel.stroke([(u, -8), (u + 2, 1)], "#24406E", 2.2)
    easel.stroke("8,-26 -2,-32 -16,-28", "#5A82B0", 3.4)
    easel.stroke("6,40 -4,39 -12,34", "#35507A", 3.2)
    cap = "-82,-46! -58,-92 -10,-122 44,-118 78,-92 98,-54 104,-16! 88,-52 62,-78 30,-76! -6,-76 -44,-60"
    easel.lay(cap, ("#5A86DC", "#2F55AC", "#16265E"), 8, rim=0.8)
    easel.lay(
        "-90,-40 -50,-72 -4,-86 36,-82! 36,-62! 0,-66 -40,-54 -78,-24",
        ("#FFFFFF", "#DCEAF4", "#8FB0D0"),
        5,
        rim=0.8,
        texture=1.0,
    )
    for u, v in ((-34, -96), (6, -104), (44, -98), (72, -74)):
        easel.gilt(easel.place(star((u, v), 8, 3.4, 4)), "silver", emboss=0.7)
    easel.lay(easel.dot(104, -8, 13), ("#FFFFFF", "#C6D9EA", "#7C90AE"), 4, rim=0.8)


_DROPS = (("#BFE6FA", 6, 0.62), ("#C9C8F7", 4, 0.5), ("#B8F0E6", 8, 0.72))


def draw_ice_drop(easel: Easel, number: int, rng: random.Random) -> None:
    """A drop of ice cut like a jewel, hung by a silver cap; facets and tint are its own."""
    tint, facets, breadth = _DROPS[number % 3]
    easel.line("0,-900 0,-98", "#EAF6FF", 1.8, 0.7)
    glow(easel.canvas, easel.x, easel.y, 140 * easel.scale, "#DFF4FF", 0.65)
    half = 62 * (0.7 + breadth * 0.5)
    levels = ((-78, half * 0.42), (-42, half), (4, half * 0.86), (98, 0.0))
    edge = [
        (-levels[0][1], levels[0][0]),
        (levels[0][1], levels[0][0]),
        (half, -42),
        (half * 0.86, 4),
        (0, 98),
        (-half * 0.86, 4),
        (-half, -42),
    ]
    easel.lay(
        easel.corners(edge), (mix(tint, "#FFFFFF", 0.6), tint, shade(tint, -0.26)), 7, rim=0.9, texture=0.2
    )
    for (v0, r0), (v1, r1) in pairwise(levels):
        for i in range(facets):
            a, b = -1 + 2 * i / facets, -1 + 2 * (i + 1) / facets
            cell = easel.corners([(a * r0, v0), (b * r0, v0), (b * r1, v1), (a * r1, v1)])
            light = 0.5 + 0.5 * math.sin(i * 2.1 + v0 * 0.06 + number * 1.7)
            easel.fill(cell, mix(shade(tint, -0.22), "#FFFFFF", light), 0.62)
            stroke(easel.canvas, cell, "#FFFFFF", 1.2, 0.65)
    easel.lay(
        "-18,-78! -22,-88 -12,-100 12,-100 22,-88 18,-78!", ("#FFFFFF", "#AFC0D6", "#5A6E92"), 4, rim=0.9
    )
    easel.gilt(easel.curve("-17,-86 0,-82 17,-86"), "silver", 3)
    x, y = easel.at(-half * 0.45, -40)
    fill(
        easel.canvas,
        transformed(star((0, 0), 26 * easel.scale, 4 * easel.scale, 4), at=(x, y)),
        "#FFFFFF",
        0.9,
    )


def draw_candle(easel: Easel, number: int, rng: random.Random) -> None:
    """A candle with its flame; height, wax and holder differ."""
    wax = (
        ("#FFFFFF", "#DCE6F4", "#8FA6CC"),
        ("#D6E8FF", "#8FB4E8", "#3F62A8"),
        ("#F7E9FF", "#C6A9E0", "#6A4A9C"),
        ("#E2FAF4", "#9AD6CC", "#3F8A8A"),
        ("#FFF6E0", "#E8D2A8", "#9A7A5A"),
    )[number % 5]
    tall = (96, 66, 112, 80, 54)[number % 5]
    half = (22, 28, 18, 24, 32)[number % 5]
    top = 62 - tall
    glow(easel.canvas, *easel.at(0, top - 34), 150 * easel.scale, "#FFD98A", 0.85)
    foot = (
        "-46,66! 46,66! 54,80 40,92! -40,92! -54,80",
        "-30,64! 30,64! 20,78 48,94! -48,94! -20,78",
        "-58,72 0,60 58,72 44,90 0,96 -44,90",
        "-34,62! 34,62! 34,72! 54,92! -54,92! -34,72!",
        "-60,64! 60,64! 48,90 20,96! -20,96! -48,90",
    )[number % 5]
    easel.lay(foot, ("#FFFFFF", "#AFC0D6", "#3A4A6A"), 6, rim=0.9)
    if number % 5 in (0, 2):
        ring = easel.curve("50,74 72,64 78,80 58,88")
        easel.gilt(ring, "silver", 7)
    easel.lay(easel.place(rectangle(-half, top, 2 * half, tall + 8, 7)), wax, 5, rim=0.8)
    easel.lay(easel.oval(0, top + 2, half, 7), ("#FFFDF0", "#FFE9B8"), 1, rim=0.6)
    for k in range((2, 3, 2, 4, 3)[number % 5]):
        u = -half + 8 + k * (2 * half - 14) / 3
        long = rng.uniform(14, tall * 0.55)
        easel.lay(
            [
                (u - 5, top + 2),
                (u + 5, top + 2),
                (u + 5, top + long),
                (u, top + long + 8),
                (u - 5, top + long),
            ],
            wax,
            2,
            rim=0.7,
        )
    easel.line([(0, top + 2), (1, top - 12)], "#2A1A1E", 3.4)
    lean = (-3, 4, 0, -5, 3)[number % 5]
    flame = [
        (0, top - 4),
        (15, top - 22),
        (9 + lean, top - 44),
        (lean * 1.6, top - 66, "c"),
        (-11 + lean, top - 44),
        (-15, top - 22),
    ]
    easel.lay(flame, ("#FFFBE0", "#FFC24A", "#E8641E"), 1.5, rim=0.3, dark=0.0, texture=0)
    easel.fill(
        easel.shape([(0, top - 6), (8, top - 20), (lean, top - 42), (-8, top - 20)]), "#FFFFF2", 0.95, 1
    )


_BELLS = (
    ("#FFFFFF", "#A9BED6", "#3F5478"),
    ("#FFF1BE", "#D3A64E", "#6E4A16"),
    ("#FFE1C8", "#C67A52", "#5A261A"),
)


_RIBBONS = ("#C22745", "#3F7FD6", "#7E48B8", "#2F8B6B", "#F2B02E", "#E86A8A", "#4AA0A8")


def draw_bell(easel: Easel, number: int, rng: random.Random) -> None:
    """A bell on a ribbon with a bow; shape, metal and engraving differ."""
    metal = _BELLS[number % 3]
    ribbon = _RIBBONS[number % 7]
    easel.lay(easel.strip([(0, -700), (0, -56)], 12), (shade(ribbon, 0.08), ribbon), 3, rim=0.5)
    shape = (
        "0,-58 22,-50 34,-10 42,26 64,56! 0,64 -64,56! -42,26 -34,-10 -22,-50",
        "0,-58 38,-48 54,-12 56,30 62,54! 0,62 -62,54! -56,30 -54,-12 -38,-48",
        "0,-60 14,-54 24,-20 50,20 74,50! 0,62 -74,50! -50,20 -24,-20 -14,-54",
    )[(number * 2 + number // 3) % 3]
    easel.lay(easel.dot(0, 70, 15), metal, 4, rim=0.9)
    body = easel.lay(
        shape, (metal[0], metal[1], mix(metal[1], metal[0], 0.55), metal[2]), 7, rim=0.95, texture=0.3
    )
    with easel.clipped(body):
        for v in ((34, 42), (-6, 40), (20, 30, 44))[number % 3]:
            easel.line([(-80, v), (0, v + 9), (80, v)], metal[2], 3.2, 0.7)
            easel.line([(-80, v - 3), (0, v + 6), (80, v - 3)], metal[0], 1.6, 0.8)
        easel.fill(easel.shape("-30,-44 -18,-50 -22,0 -40,50 -54,50 -36,0"), "#FFFFFF", 0.45, 4)
    for side in (-1, 1):
        easel.lay(
            [(0, -62), (side * 20, -88), (side * 46, -86), (side * 48, -62), (side * 24, -52)],
            (shade(ribbon, 0.12), ribbon, shade(ribbon, -0.1)),
            4,
            rim=0.7,
        )
        easel.lay(
            [
                (side * 2, -60),
                (side * 14, -50),
                (side * 34, -26),
                (side * 40, -8, "c"),
                (side * 24, -14),
                (side * 4, -46),
            ],
            (ribbon, shade(ribbon, -0.1)),
            4,
            rim=0.6,
        )
    easel.lay(easel.dot(0, -62, 11), (shade(ribbon, 0.14), ribbon, shade(ribbon, -0.1)), 3, rim=0.7)


def snowflake(reach: float, seed: int) -> tuple[skia.Path, skia.Path]:
    """A six-fold flake about (0, 0): its lines, to be stroked, and its solid parts. Every seed grows another."""
    rng = random.Random(seed)
    places = sorted(rng.uniform(0.26, 0.9) for _ in range(rng.randint(2, 4)))
    turn = rng.choice((52, 60, 60, 66))
    tip, core = rng.choice(("fork", "diamond", "dot", "plate")), rng.choice(("hex", "ring", "star", "none"))
    arm, solid = skia.Path(), skia.Path()
    arm.moveTo(0, 0)
    arm.lineTo(0, -reach * (0.98 if tip == "fork" else 0.86))
    for place in places:
        long = reach * rng.uniform(0.16, 0.38) * (1.15 - place * 0.7)
        for side in (-1, 1):
            end = polar((0, -reach * place), long, -90 + side * turn)
            arm.moveTo(0, -reach * place)
            arm.lineTo(*end)
    if tip == "diamond":
        solid.addPath(
            polygon(
                [
                    (0, -reach * 1.02),
                    (reach * 0.085, -reach * 0.9),
                    (0, -reach * 0.76),
                    (-reach * 0.085, -reach * 0.9),
                ]
            )
        )
    elif tip == "dot":
        solid.addCircle(0, -reach * 0.93, reach * 0.075)
    elif tip == "plate":
        solid.addPath(
            polygon(
                [
                    (-reach * 0.11, -reach * 0.88),
                    (-reach * 0.06, -reach * 0.98),
                    (reach * 0.06, -reach * 0.98),
                    (reach * 0.11, -reach * 0.88),
                    (0, -reach * 0.74),
                ]
            )
        )
    lines, shapes = skia.Path(), skia.Path()
    for i in range(6):
        lines.addPath(transformed(arm, turn=60 * i))
        shapes.addPath(transformed(solid, turn=60 * i))
    rings = {"hex": (0.2, 0.34), "ring": (0.17, 0.3), "star": (0.24,), "none": ()}[core]
    for ring in rings:
        lines.addPath(
            polygon([polar((0, 0), reach * ring, 30 + 60 * i) for i in range(6)])
            if core != "ring"
            else circle(0, 0, reach * ring)
        )
    return lines, shapes


def draw_flake(easel: Easel, number: int, rng: random.Random) -> None:
    """A snowflake cut from paper on a thread; every one is grown from a seed of its own."""
    easel.line("0,-900 0,-90", "#EAF6FF", 1.6, 0.6)
    lines, shapes = snowflake(84, 100 + 7 * number)
    lines, shapes = easel.place(lines), easel.place(shapes)
    reach = 110 * easel.scale
    with layer(
        easel.canvas, (easel.x - reach, easel.y - reach, easel.x + reach, easel.y + reach * 1.2), 7, 0.85
    ):
        for tone, width in (("#9CC4E4", 12.5), ("#FFFFFF", 8.5)):
            stroke(easel.canvas, lines, tone, width * easel.scale)
            fill(easel.canvas, shapes, tone)
    foil(easel.canvas, easel.dot(0, 0, 9), "silver")


def draw_cone(easel: Easel, number: int, rng: random.Random) -> None:
    """A pine cone under a sprig with a cap of snow; size, tone and the number of scales differ."""
    tone = ("#A8714A", "#8A5A3E", "#B5835A", "#7A4E3A", "#9C6A4E")[number % 5]
    rows = (7, 8, 6, 9, 7, 8, 6, 7, 9, 8)[number % 10]
    half = (60, 54, 64, 58, 52, 62, 56, 60, 54, 64)[number % 10]
    for turn in (-64, -36, -12, 12, 36, 64):
        end = (70 * math.sin(math.radians(turn)), -62 - 34 * math.cos(math.radians(turn)))
        for k in (-1, 1):
            easel.stroke(
                [
                    (0, -58),
                    ((end[0]) * 0.6 + 5 * k, -60 + (end[1] + 60) * 0.7),
                    (end[0] + 7 * k, end[1] + 12),
                ],
                "#2F6A62" if k > 0 else "#1F4E52",
                5.5,
            )
    easel.lay(easel.strip([(0, -84), (0, -50)], 9), ("#7A5A4A", "#3A2420"), 3)
    easel.lay(
        [
            (0, -62),
            (half, -30),
            (half * 0.9, 20),
            (half * 0.4, 72),
            (0, 88),
            (-half * 0.4, 72),
            (-half * 0.9, 20),
            (-half, -30),
        ],
        (shade(tone, -0.08), shade(tone, -0.2)),
        6,
        rim=0.4,
    )
    for row in range(rows, -1, -1):
        share = row / rows
        v = -50 + 128 * share
        wide = half * (math.sin(math.pi * (0.16 + 0.76 * share)) ** 0.8)
        count = max(2, round(5 - 2.4 * share))
        for i in range(count):
            u = -wide + 2 * wide * (i + (0.5 if row % 2 else 0.0)) / (count - (0 if row % 2 else 1) or 1)
            if abs(u) > wide * 1.02:
                continue
            size = 1.1 - 0.4 * share
            scale = transformed(
                svg_path("M-13,-10 C-15,4 -8,15 0,19 C8,15 15,4 13,-10 C6,-15 -6,-15 -13,-10Z"),
                size,
                size,
                u * 0.5,
                (u, v),
            )
            easel.lay(
                easel.place(scale), (shade(tone, 0.16), tone, shade(tone, -0.14)), 2.4, rim=0.7, texture=0.4
            )
            if rng.random() < 0.5:
                easel.fill(easel.oval(u - 2, v + 11 * size, 6 * size, 2.6), "#F4FAFF", 0.9)
    snowcap = [
        (-half * 0.9, -40),
        (-half * 0.5, -64),
        (0, -72),
        (half * 0.5, -66),
        (half * 0.95, -42),
        (half * 0.6, -34),
        (half * 0.2, -42),
        (-half * 0.2, -32),
        (-half * 0.6, -40),
    ]
    easel.lay(snowcap, ("#FFFFFF", "#E2EFF8", "#A9C6E0"), 4, rim=0.9)
