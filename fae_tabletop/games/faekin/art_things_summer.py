"""Things of Summer: a sleeping sun, lanterns, poppies, apples, sunflowers; numbers make each another."""

import math
import random

import skia

from fae_tabletop.art.blooms import Petals
from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.flora import leaf_shape
from fae_tabletop.art.geometry import (
    circle,
    rectangle,
    spline,
    star,
    svg_path,
    transformed,
)
from fae_tabletop.art.paper import glow, paper, radial
from fae_tabletop.art.still_life import draw_apple
from fae_tabletop.games.faekin.art_marks import sign


def draw_sun(easel: Easel, number: int, rng: random.Random) -> None:
    """A sun asleep: wavy and straight rays in turn round a face with closed eyes."""
    for i in range(24):
        wave = "M-11,-58 C-22,-72 2,-80 -4,-100 C10,-92 22,-78 11,-58Z"
        dart = "M-8,-58 L0,-92 L8,-58Z"
        shape = transformed(svg_path(wave if i % 2 == 0 else dart), turn=15 * i)
        easel.lay(easel.place(shape), ("#FFE9A0", "#F7B83C", "#D96A22"), 6, rim=0.7)
    easel.lay(easel.dot(0, 0, 64), ("#E8862E", "#B5481E"), 9, rim=0.6)
    easel.gilt(easel.dot(0, 0, 60), "gold", 2.4)
    face = easel.lay(easel.dot(0, 0, 54), ("#FFFBE0", "#FFE08A", "#F2A83C"), 6, rim=0.8)
    with easel.clipped(face):
        for u in (-30, 30):
            easel.fill(easel.dot(u, 14, 13), "#F07A4A", 0.5, 6)
        easel.fill(easel.shape("0,-20 8,6 12,18 0,24 -4,22"), "#E08A2E", 0.4, 3)
    for side in (-1, 1):
        easel.stroke([(side * 10, -4), (side * 22, 4), (side * 36, -2)], "#7A2E14", 4.2)
        for u, v in ((13, 8), (22, 11), (31, 8)):
            easel.stroke([(side * u, v - 6), (side * (u + 2), v + 3)], "#7A2E14", 2.0)
        easel.stroke([(side * 8, -17), (side * 22, -24), (side * 38, -16)], "#B5601E", 3.4)
    easel.stroke("-3,-12 3,6 8,16 0,19", "#C2601E", 2.8)
    easel.stroke("-16,31 -6,34 0,33 6,34 16,31", "#9A3A1E", 3.8)
    easel.fill(easel.shape("-9,34 0,33.4 9,34 0,40"), "#D9602E", 0.8)
    easel.gilt(easel.place(star((0, -37), 9, 4, 6)), "gold", emboss=0.8)


_LANTERNS = (
    ("#E2483A", "round"),
    ("#F2A22E", "tall"),
    ("#E8D8A0", "moon"),
    ("#C8486A", "drum"),
    ("#E87A2E", "pear"),
)


def draw_lantern(easel: Easel, number: int, rng: random.Random) -> None:
    """A paper lantern on its cord, lit from within; each has a shape and a pattern of its own."""
    colour, shape = _LANTERNS[number % 5]
    outlines = {
        "round": "0,-62 52,-48 72,0 52,48 0,62 -52,48 -72,0 -52,-48",
        "tall": "-30,-78! 30,-78! 44,-40 46,30 30,70! -30,70! -46,30 -44,-40",
        "moon": "0,-74 40,-58 70,-8! 40,52 0,74 -40,52 -70,-8! -40,-58",
        "drum": "-56,-50! 56,-50! 66,0 56,50! -56,50! -66,0",
        "pear": "0,-72 26,-50 34,-22 60,12 54,50 0,68 -54,50 -60,12 -34,-22 -26,-50",
    }
    easel.line("0,-900 0,-70", "#3A1E2A", 2.6)
    glow(easel.canvas, easel.x, easel.y, 150 * easel.scale, "#FFC86A", 0.75)
    body = easel.shape(outlines[shape])
    light = radial(
        (easel.x, easel.y + 8),
        84 * easel.scale,
        [(0, "#FFFBD8"), (0.4, mix(colour, "#FFE08A", 0.55)), (0.8, colour), (1, shade(colour, -0.16))],
    )
    paper(easel.canvas, body, light, 7 * easel.scale, 0.8, 2, texture=0.6)
    with easel.clipped(body):
        if shape in {"round", "pear"}:
            for v in range(-60, 70, 17):
                easel.line([(-80, v), (0, v + 9), (80, v)], shade(colour, -0.14), 2.2, 0.55)
        elif shape == "moon":
            for u in (-46, -24, 0, 24, 46):
                easel.line([(0, -80), (u, 0), (0, 80)], "#A8702E", 2.4, 0.6)
        else:
            for u in range(-60, 70, 20):
                easel.line([(u, -90), (u, 90)], shade(colour, -0.14), 2.2, 0.5)
            easel.gilt(easel.place(star((0, -4), 26, 11, 5 if shape == "tall" else 8)), "gold", emboss=0.8)
    top, foot = (-80, 72) if shape in {"tall", "moon"} else (-62, 62)
    for v, half in ((top, 24), (foot, 20)):
        easel.lay(
            easel.place(rectangle(-half, v - 7, 2 * half, 14, 4)),
            ("#F3D98C", "#9C7028", "#4A2E10"),
            3,
            rim=0.8,
        )
    for u in (-8, 0, 8):
        easel.line([(u * 0.4, foot + 6), (u, foot + 34)], "#F3C86A" if number % 2 else "#D9486A", 3.2)


_POPPIES = ("#E2382E", "#F0602E", "#C82448", "#F28A3A", "#D9303A", "#F2506A")


def draw_poppy(easel: Easel, number: int, rng: random.Random) -> None:
    """A poppy from the front: crumpled petals round a dark heart, the stalk going down."""
    colour = _POPPIES[number % 6]
    count = (4, 5, 4, 6, 5, 4)[number % 6]
    sway = (-10, 8, 14, -6, 10, -14)[number % 6]
    stalk = [(0, 10), (sway, 90), (sway * 0.4, 170), (sway * 1.6, 260)]
    easel.lay(easel.strip(stalk, 7, 9), ("#8FB45A", "#3F6A34"), 3, rim=0.5)
    for rank, reach in ((0, 1.0), (1, 0.8)):
        for i in range(count):
            turn = 360 / count * (i + 0.5 * rank) + 17 * number
            edge = []
            for k in range(9):
                across = -1 + k / 4
                out = 92 * reach * (1 - 0.16 * across * across) + rng.uniform(-6, 6)
                edge.append((out * math.cos(across * 1.9 / count), out * math.sin(across * 1.9 / count)))
            petal = spline([(0, 0, "c"), *edge], closed=True)
            path = easel.place(transformed(petal, turn=turn))
            tones = radial(
                (easel.x, easel.y),
                96 * easel.scale,
                [
                    (0, shade(colour, -0.24)),
                    (0.35, shade(colour, -0.05 + 0.05 * rank)),
                    (1, mix(colour, "#FFD9A0", 0.28)),
                ],
            )
            paper(easel.canvas, path, tones, 3.4, 0.7, 1.8, texture=0.5)
    easel.lay(easel.dot(0, 0, 24), ("#4A2A4A", "#1A0C1E"), 3, rim=0.6)
    easel.lay(easel.dot(0, 0, 13), ("#C9D48A", "#6E8A3A"), 2, rim=0.7)
    for i in range(18):
        at = transformed(circle(30 if i % 2 else 25, 0, 2.8), turn=20 * i)
        easel.fill(easel.place(at), "#F2D98A" if i % 3 else "#1A0C1E")


_APPLES = (
    Petals("#C8283A", "#F2807A", "#5A0A1E"),
    Petals("#E8A92E", "#FFE9A0", "#8A5410"),
    Petals("#8AA83A", "#DCE88A", "#3A5A1A"),
    Petals("#E0562E", "#FFB46A", "#7A1E10"),
    Petals("#A81E48", "#E86A8A", "#4A081E"),
    Petals("#D9C24A", "#FBF3B0", "#7A641A"),
    Petals("#E2382E", "#F7B06A", "#7A1410"),
    Petals("#6E9A3E", "#CFE08A", "#2A4A1A"),
)


def draw_hung_apple(easel: Easel, number: int, rng: random.Random) -> None:
    """An apple on its stalk; colour, size and blush differ."""
    size = (78, 70, 74, 80, 68, 76, 72, 78)[number % 8]
    lower = Easel(easel.canvas, *easel.at(0, -62), easel.scale, turn=easel.turn)
    draw_apple(lower, size, _APPLES[number % 8], leaves=True)


def draw_sunflower(easel: Easel, number: int, rng: random.Random) -> None:
    """A paper_sunflower; the number and the tone of its petals and the size of its heart differ."""
    count = (13, 15, 12, 16, 14, 13, 17, 12, 15, 14)[number % 10]
    tone = ("#F7B92E", "#F2A22A", "#FBCB4A", "#E98A24", "#F7C23C")[number % 5]
    heart = (32, 38, 28, 35, 40, 30, 36, 33, 29, 37)[number % 10]
    for rank, reach in ((0, 96), (1, 80)):
        for i in range(count):
            petal, _ = leaf_shape(reach, 25)
            turn = 360 / count * (i + 0.5 * rank) + rng.uniform(-4, 4)
            path = easel.place(transformed(petal, turn=turn))
            tones = radial(
                (easel.x, easel.y),
                98 * easel.scale,
                [(0, "#8A420E"), (0.5, shade(tone, -0.03 + 0.04 * rank)), (1, mix(tone, "#FFF3B0", 0.45))],
            )
            paper(easel.canvas, path, tones, 2.6, 0.6, 1.3, texture=0.4)
    easel.lay(easel.dot(0, 0, heart), ("#8A5426", "#4A240E", "#22100A"), 4, rim=0.6)
    for i in range(40):
        away = heart * 0.92 * math.sqrt(i / 40)
        at = (away * math.cos(i * 2.39996), away * math.sin(i * 2.39996))
        easel.fill(easel.dot(*at, 1.6 + 0.9 * i / 40), mix("#B5762E", "#FFD98A", i / 40), 0.9)


def paper_sunflower(canvas: skia.Canvas, x: float, y: float, reach: float, turn: float = 0.0) -> None:
    """A small paper_sunflower of gold paper, for hair, clasps and staffs."""
    scale = reach / 50
    petals = transformed(sign("summer"), scale, scale, turn, (x, y))
    tones = radial(
        (x - reach * 0.2, y - reach * 0.3), reach * 1.2, [(0, "#FFF3B0"), (0.6, "#F7BE34"), (1, "#D9762A")]
    )
    paper(canvas, petals, tones, 4, 0.75, 1.8)
    heart = circle(x, y, reach * 0.50)
    paper(
        canvas,
        heart,
        radial((x - reach * 0.1, y - reach * 0.15), reach * 0.6, [(0, "#A85A22"), (1, "#3A160A")]),
        3,
        0.6,
        1.6,
    )
