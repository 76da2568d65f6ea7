"""Enchanted Ivy on the title: the Leaning Lantern by night, which grows with every chapter that was finished.

At first it is one low cottage with a light on. With every chapter come rooms, lights, flowers and somebody who stays;
after the last one it goes for a walk, with butterflies along its ridge.
"""

import math
from functools import partial

import skia

from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import circle, ellipse, ridge, svg_path
from fae_tabletop.art.light import fireflies, moon, sky, stars
from fae_tabletop.art.paper import fill, glow, linear, paper, silhouette, vignette
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.trees import fir
from fae_tabletop.games.enchanted_ivy.art_marks import draw_bloom
from fae_tabletop.games.enchanted_ivy.art_story_people import bramble, guest, ivy, plumb, scarecrow
from fae_tabletop.games.enchanted_ivy.art_story_props import butterfly, fence, hedge, lantern_string
from fae_tabletop.games.enchanted_ivy.art_story_stage import cottage, path
from fae_tabletop.games.enchanted_ivy.cards import FLOWERS
from fae_tabletop.games.enchanted_ivy.guests import GuestId

TITLE_SIZE = (840, 630)
_W, _H = TITLE_SIZE
_NAME = "scene/game-enchanted-ivy"
_FOOT = 500.0
STAGES: tuple[tuple[str, ...], ...] = (
    ("Bdw",),
    ("wbdB",),
    (" b  ", "bwdb"),
    (" bw ", "bwdb"),
    (" bw ", "bwdbw"),
    (" b   ", "wbwB ", "bwdbw"),
    (" bw  ", "wbwb ", "bwdbw"),
    (" bw b", "wbwbw", "bwdbw"),
    (" bw b", "wbwbwb", "bwdbwb"),
    ("  b   ", " bw bw", "wbwbwb", "bwdbwb"),
    ("  bw  ", " bwbbw", "wbwbwb", "bwdbwb"),
    ("  bw  ", " bwbbw", "wbwbwb", "bwdbwb"),
)
"""The house after so many chapters, from the top: B a dark balcony, b a lit one, w a wall, d the door."""
_STAY: tuple[tuple[int, GuestId, float, float, float], ...] = (
    (2, "feuding_cousins", 120, 508, 46),
    (3, "owl_astronomer", 690, 506, 44),
    (4, "lamplighter", 210, 520, 44),
    (5, "bee_countess", 604, 522, 44),
    (6, "judge_heron", 770, 540, 52),
    (7, "granny_patchwork", 44, 530, 48),
    (8, "hedge_dragon", 524, 552, 50),
    (10, "opera_toad", 300, 556, 52),
)
"""Who stays from which chapter on, where, and how large."""


def _garden(canvas: skia.Canvas, stage: int) -> None:
    rng = seeded(_NAME)
    sky(canvas, (0, 0, _W, 520), "night")
    stars(canvas, (0, 10, _W, 360), 90, rng, "#FFF4D6", 1.9)
    moon(canvas, 716, 104, 58)
    for rank, (tone, foot) in enumerate((("#4A3F86", 400), ("#2C2E66", 440), ("#152B46", 474))):
        shapes = [ridge(-20, _W + 20, foot, 26, 3, _H, rng)]
        for at in range(5):
            away = 40 + 190 * at + 60 * rank
            shapes.append(fir((away % (_W + 60), foot + 22), 150 - 26 * rank, rng, tiers=5))
        body = linear((0, 300), (0, _H), [(0, tone), (1, "#0E1630")])
        silhouette(canvas, shapes, body, 6, 0.4, box=(0, 0, _W, _H))
    meadow = linear((0, 490), (0, _H), [(0, "#2C6A44"), (1, "#0E2C1E")])
    paper(canvas, ridge(-20, _W + 20, 496, 10, 2, _H, rng), meadow, 8, 0.6)
    for n in range(6 * stage):
        place = (rng.uniform(10, _W - 10), rng.uniform(520, _H - 10))
        draw_bloom(canvas, FLOWERS[n % len(FLOWERS)], place, rng.uniform(7, 11), rng, leaves=False)


def _surf(canvas: skia.Canvas) -> None:
    """The sea into which the inn wades in the end, under the legs that it stands on."""
    for n, tone in enumerate(("#3A4A8E", "#2E5A96")):
        y = 478 + 26 * n
        waves = " ".join(f"Q{40 * k + 20},{y - 12} {40 * k + 40},{y}" for k in range(-1, 22))
        shape = svg_path(f"M-40,{y} {waves} L{_W + 40},{_H + 10} L-40,{_H + 10}Z")
        paper(canvas, shape, linear((0, y), (0, _H), [(0, tone), (1, "#122A5A")]), 5, 0.7)
    for x, bend in ((250, -14), (360, 12), (470, -10), (590, 16)):
        leg = svg_path(
            f"M{x - 14},430 C{x - 28 + bend},480 {x + 24 + bend},510 {x - 6},580 "
            f"L{x + 26},580 C{x + 50 + bend},510 {x + 2 + bend},480 {x + 16},430Z"
        )
        paper(canvas, leg, linear((x - 30, 0), (x + 40, 0), [(0, "#A8744A"), (1, "#4A2E1E")]), 5, 0.7)
        for n in range(4):
            green = ("#4E7F4A", "#3F6F4A", "#648F4E", "#35604A")[n]
            leaf(canvas, (x + 5 * math.sin(3 * n), 460 + 28 * n), 70 * n, 24, None, "ivy", green)
        for side in (-16, 8, 30):
            paper(canvas, ellipse(x + 6 + side, 582, 17, 8), "#8A5A3A", 3, 0.7)
    foam = " ".join(f"Q{48 * k + 24},568 {48 * k + 48},588" for k in range(-1, 19))
    shape = svg_path(f"M-48,588 {foam} L{_W + 40},{_H + 10} L-48,{_H + 10}Z")
    paper(canvas, shape, linear((0, 588), (0, _H), [(0, "#6AB0D0"), (1, "#1E4E86")]), 6, 0.8)


def draw_title(canvas: skia.Canvas, stage: int) -> None:
    """The title's picture after so many chapters, 840 x 630 px."""
    rooms = STAGES[stage]
    walking = stage == len(STAGES) - 1
    _garden(canvas, stage)
    size = 108.0 if stage < 3 else 96.0 if stage < 9 else 84.0 if not walking else 74.0
    wide = size * max(map(len, rooms))
    left = (_W - wide) / 2
    glow(canvas, _W / 2, 380, 160 + 20 * stage, "#FFCF7A", 0.35)
    foot = 440.0 if walking else _FOOT
    if walking:
        _surf(canvas)
    else:
        place = next(marks.index("d") for marks in rooms if "d" in marks)
        door = left + size * (place + 0.5)
        path(canvas, door, _FOOT, door + 20, 90)
    cottage(canvas, left, foot, rooms, "rose", size, lean=-2.2, ivy=1 + stage // 4)
    if walking:
        for n in range(11):
            tone = ("#F2B02E", "#D0506A", "#4A9AD0", "#8AC45A", "#B06AC8")[n % 5]
            butterfly(canvas, 150 + 56 * n, 120 + 60 * math.sin(n * 1.7), 26, tone, 20 * math.sin(n))
        ivy(canvas, left + size * 2.2, foot, 78, holds="none")
        return
    for since, name, x, y, wide in _STAY:
        if stage >= since:
            guest(canvas, name, x, y, wide)
    if stage >= 4:
        fence(canvas, 552, -10, 250)
    if stage >= 6:
        hedge(canvas, seeded(_NAME, 6), 566, 470, _W + 20)
    for n in range(min(4, stage)):
        tone = ("#3F7F5A", "#8A5A3A", "#3A5A9A", "#8A3A5A")[n]
        scarecrow(
            canvas,
            44 + 62 * n if n < 2 else 690 + 62 * (n - 2),
            616 - 8 * (n % 2),
            104,
            tone,
            lantern=stage > 5,
        )
    if stage >= 5:
        lantern_string(canvas, (-10, 420), (_W / 2, 300), 10 + 3 * stage, 6)
        lantern_string(canvas, (_W / 2, 300), (_W + 10, 430), 10 + 3 * stage, 6)
    if stage >= 9:
        plumb(canvas, 620, 616, 140)
    if stage >= 10:
        bramble(canvas, 250, 618, 124)
    ivy(canvas, 380, 612, 128)
    for n in range(stage):
        fill(canvas, circle(60 + 70 * n, 470 + 10 * (n % 3), 2.4), "#FFF4D6", 0.8)
    fireflies(canvas, (40, 330, _W - 40, 600), 12 + 2 * stage, seeded(_NAME, 9), "#FFE9A8", 0.8)
    vignette(canvas, (0, 0, _W, _H), 0.4, 0.66)


PICTURES: dict[str, Picture] = catalogue(
    Picture(f"{_NAME}-{stage}", TITLE_SIZE, partial(draw_title, stage=stage), quality=84, alpha=False)
    for stage in range(len(STAGES))
)
