"""The pictures of the second act: from two wings and one grudge to the inn that goes for a walk."""

from __future__ import annotations

import math
import random

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.flora import leaf, leaf_shape
from fae_tabletop.art.geometry import circle, ellipse, polar, polygon, rectangle, svg_path, transformed
from fae_tabletop.art.light import moon, rays, sparkle
from fae_tabletop.art.paper import clipped, fill, foil, glow, layer, linear, paper, radial, stroke
from fae_tabletop.games.enchanted_ivy.art_marks import draw_bloom
from fae_tabletop.games.enchanted_ivy.art_story_people import bramble, guest, ivy, plumb, scarecrow
from fae_tabletop.games.enchanted_ivy.art_story_props import (
    butterfly,
    cake,
    fence,
    hedge,
    jar,
    lantern_string,
    mug,
    table,
)
from fae_tabletop.games.enchanted_ivy.art_story_stage import (
    H,
    W,
    arch,
    clouds,
    cottage,
    door,
    hills,
    lawn,
    night,
    room,
    window,
)

_IVY = ("#4E8A4A", "#3F6F4A", "#6AA05A", "#35604A")


def two_wings(canvas: skia.Canvas, rng: random.Random) -> None:
    """Two towers lean away from each other; a cousin before each, and a grandmother with her tape between them."""
    night(canvas, rng, "wine", 500)
    moon(canvas, 320, 150, 54, halo="#FFC88A")
    hills(canvas, rng, ("#7A2E5E", "#4A2450", "#2A183A"), 380, firs=4)
    lawn(canvas, rng, 486, "#4A5A48")
    cottage(canvas, 70, 500, ("bw", "wb", "bw", "db"), "twins", 84, lean=-4)
    cottage(canvas, 402, 500, ("wb", "bw", "wb", "bd"), "twins", 84, lean=4)
    guest(canvas, "feuding_cousins", 138, 576, 88)
    guest(canvas, "feuding_cousins", 506, 576, 88, flip=True)
    guest(canvas, "granny_patchwork", 322, 560, 96)
    tape = svg_path("M150,624 C240,596 280,650 330,628 C380,606 420,640 492,622")
    stroke(canvas, tape, "#F7D56A", 14)
    stroke(canvas, tape, "#FFF4C8", 5)
    for n in range(24):
        stroke(canvas, polygon([(158 + 14 * n, 618), (158 + 14 * n, 630)]), "#7A5414", 1.4, 0.7)
    hedge(canvas, rng, 640, tone="#3A4A44")


def aunts_soup(canvas: skia.Canvas, rng: random.Random) -> None:
    """One table, facing each other; between them soup, and a prince who walked into the wrong wing."""
    room(canvas, rng, "#8A5A4A")
    glow(canvas, 320, 260, 330, "#FFD98A", 0.6)
    window(canvas, 320, 230, 120, 170, lit=False)
    guest(canvas, "lost_prince", 320, 366, 92)
    guest(canvas, "feuding_cousins", 110, 400, 108)
    guest(canvas, "feuding_cousins", 530, 400, 108, flip=True)
    table(canvas, 486, 20, 620, "#F4E4D0")
    e = Easel(canvas, 320, 484, 0.9)
    e.lay("-92,-64! -84,-12 -40,4 40,4 84,-12 92,-64!", ("#FFFFFF", "#C8D8F0", "#7A8AB8"), 6, rim=0.9)
    e.lay(e.oval(0, -64, 94, 18), ("#FFFFFF", "#DCE6F4"), 3, rim=0.9)
    e.lay(e.oval(0, -62, 80, 12), ("#F0A04A", "#B85A2A"), 1)
    for u, v in ((-40, -64), (10, -60), (44, -66)):
        e.fill(e.dot(u, v, 6), "#6AA05A")
    for u in (-34, 0, 34):
        e.line([(u, -80), (u + 10, -100), (u - 6, -120), (u + 8, -144)], "#FFFFFF", 6, 0.4)
    for x in (150, 490):
        paper(canvas, ellipse(x, 478, 52, 10), "#FFFFFF", 3, 0.9)
        fill(canvas, ellipse(x, 476, 38, 6), "#E08A3A")
    spoon = Easel(canvas, 430, 520, 0.6, turn=-24)
    spoon.lay(spoon.oval(-60, 0, 24, 15), ("#FFFFFF", "#A9B8D0", "#5A6A8A"), 3, rim=0.9)
    spoon.lay(spoon.strip([(-40, 0), (60, 0)], 6, 11), ("#FFFFFF", "#A9B8D0", "#5A6A8A"), 3, rim=0.9)


def _great_leaf(canvas: skia.Canvas, x: float, y: float, turn: float, size: float, tone: str) -> None:
    whole, lit = leaf_shape(size, size * 0.86, "ivy")
    shape = transformed(whole, turn=turn, at=(x, y))
    paper(
        canvas,
        shape,
        linear((x - size / 2, y - size), (x + size / 2, y), [(0, shade(tone, 0.1)), (1, shade(tone, -0.1))]),
        9,
        0.8,
    )
    fill(canvas, transformed(lit, turn=turn, at=(x, y)), shade(tone, 0.09), 0.5)
    for share in (0.0, 0.34, -0.34):
        end = polar((x, y), size * (0.9 if share == 0 else 0.55), turn + math.degrees(share))
        stroke(canvas, polygon([(x, y), end]), shade(tone, 0.2), 4, 0.7)


def yellow_leaf(canvas: skia.Canvas, rng: random.Random) -> None:
    """Ivy sits in the flower bed and asks; a great yellow leaf droops over her, and three advisers look on."""
    night(canvas, rng, "green", 500)
    hills(canvas, rng, ("#2F7A5A", "#1E5A48"), 380, firs=4)
    paper(
        canvas,
        rectangle(440, -10, 220, 520),
        linear((440, 0), (640, 0), [(0, "#B4B478"), (1, "#6A7A4A")]),
        8,
        0.5,
    )
    door(canvas, 556, 506, 110, 190)
    lawn(canvas, rng, 496, "#3A6A42", flowers=0)
    for name, x, y in (("topiary_ghost", 80, 430), ("perfumer", 190, 446), ("hedge_dragon", 300, 440)):
        guest(canvas, name, x, y, 68)
    hedge(canvas, rng, 492, -20, 372)
    stem = svg_path("M660,60 C560,40 470,70 450,150")
    stroke(canvas, stem, "#4A4A2A", 13)
    _great_leaf(canvas, 452, 146, 104, 190, "#E0B83A")
    for x, y, turn in ((560, 56, 70), (620, 70, 110)):
        _great_leaf(canvas, x, y, turn, 96, "#B8B04A")
    ivy(canvas, 412, 650, 230, holds="none")
    bed = svg_path("M-20,680 L-20,624 C100,600 220,622 320,612 C440,600 540,620 660,606 L660,680Z")
    paper(canvas, bed, linear((0, 600), (0, 680), [(0, "#6A4A34"), (1, "#33221A")]), 6, 0.6)
    for n in range(9):
        x, y = 30 + 72 * n, 640 + 14 * (n % 2)
        fill(canvas, transformed(leaf_shape(40, 34, "ivy")[0], turn=50 * n, at=(x, y)), "#E8C04A")
    for n, flower in enumerate(("daisy", "bluebell", "rose", "marigold")):
        draw_bloom(canvas, flower, (60 + 170 * n, 606), 22, rng, leaves=False)  # type: ignore[arg-type]  # four of the flowers


def like_hands(canvas: skia.Canvas, rng: random.Random) -> None:
    """Two tendrils close round each other like hands; behind the fence, white bricks and a sign with sharp corners."""
    night(canvas, rng, "dawn", 520)
    clouds(canvas, rng, "#FBE6D8", 70, 170, 3)
    for row in range(5):
        for n in range(8 - row):
            x, y = 396 + 34 * n + 17 * row, 452 - 22 * row
            paper(
                canvas,
                rectangle(x, y, 32, 20, 1),
                linear((x, y), (x, y + 20), [(0, "#FFFFFF"), (1, "#C8CCDC")]),
                3,
                0.8,
            )
    paper(canvas, rectangle(452, 236, 12, 130), "#8A7A6A", 3, 0.6)
    paper(canvas, rectangle(396, 176, 128, 76), "#FFFFFF", 5, 0.9)
    stroke(canvas, rectangle(403, 183, 114, 62), "#3A4258", 4)
    for n in range(3):
        fill(canvas, rectangle(416, 197 + 15 * n, 88 - 22 * (n % 2), 6), "#3A4258")
    lawn(canvas, rng, 476, "#4E8A4E", flowers=4)
    fence(canvas, 470, -10, 660)
    guest(canvas, "hedge_dragon", 112, 420, 96)
    for side in (-1, 1):
        x0 = W / 2 + side * 360
        vine = svg_path(f"M{x0},700 C{x0 - side * 60},560 {W / 2 + side * 200},600 {W / 2 + side * 120},500 "
                        f"C{W / 2 + side * 70},430 {W / 2 - side * 40},440 {W / 2 - side * 34},376 "
                        f"C{W / 2 - side * 30},330 {W / 2 + side * 30},330 {W / 2 + side * 20},380")  # fmt: skip
        with layer(canvas, (0, 0, W, H), 7, 0.6):
            stroke(canvas, vine, ("#4A5A2E", "#33502E")[side > 0], 17)
        stroke(canvas, vine, "#8AB05A", 4, 0.7, shift=(-3, -3))
        for n in range(7):
            at = (W / 2 + side * (120 + 36 * n), 520 + 26 * n)
            _great_leaf(canvas, at[0], at[1], -90 + side * 50 * (1 if n % 2 else -1), 74, _IVY[n % 4])
    glow(canvas, W / 2, 390, 150, "#FFF6C8", 0.7)
    _great_leaf(canvas, 320, 330, -90, 84, "#7AC05A")
    draw_bloom(canvas, "rose", (290, 452), 26, rng, leaves=False)
    draw_bloom(canvas, "daisy", (356, 462), 26, rng, leaves=False)


def across_the_lane(canvas: skia.Canvas, rng: random.Random) -> None:
    """Left a white hotel of straight lines, right the inn; in the lane a stiff gentleman with a false moustache."""
    night(canvas, rng, "deep", 520)
    moon(canvas, 330, 110, 44, halo="#A9D4FF")
    paper(
        canvas,
        rectangle(-20, 130, 250, 400),
        linear((0, 130), (230, 500), [(0, "#FFFFFF"), (1, "#B8C0D8")]),
        8,
        0.8,
    )
    for row in range(6):
        for n in range(5):
            fill(
                canvas,
                rectangle(6 + 45 * n, 160 + 58 * row, 26, 36),
                "#FFF8E0" if (n + row) % 9 == 4 else "#4A5A8A",
            )
    paper(canvas, rectangle(-20, 112, 260, 22), "#DCE2F0", 4, 0.9)
    paper(canvas, rectangle(84, 458, 50, 72), "#8A9AC0", 3, 0.8)
    cottage(canvas, 352, 520, ("bwb", "wbw", "bdb"), "tidy", 84, lean=-2)
    lawn(canvas, rng, 512, "#2E5E50", flowers=0)
    lane = svg_path("M240,512 L350,512 C380,580 430,620 470,700 L120,700 C160,620 220,580 240,512Z")
    paper(canvas, lane, linear((0, 512), (0, 680), [(0, "#A898A0"), (1, "#6A5A6E")]), 3, 0.5)
    for name, x, y in (("ghostly_accountant", 76, 600), ("chess_phantom", 566, 596)):
        guest(canvas, name, x, y, 70)
    plumb(canvas, 286, 664, 262, moustache=True, flip=True)
    guest(canvas, "mirror_maker", 446, 606, 66)
    hedge(canvas, rng, 640, -20, 190, "#2A5A54")
    hedge(canvas, rng, 640, 478, 660, "#2A5A54")


def plum_cake(canvas: skia.Canvas, rng: random.Random) -> None:
    """Mr. Plumb without the moustache, on his fourth slice; Ivy hands him his measurements, the painter looks on."""
    room(canvas, rng, "#5A7A8A")
    opening = arch(320, 320, 210, 250)
    with clipped(canvas, opening):
        fill(
            canvas, rectangle(200, 60, 240, 270), linear((0, 60), (0, 320), [(0, "#8C86D4"), (1, "#FFD9A6")])
        )
        paper(canvas, rectangle(232, 140, 170, 200), "#FFFFFF", 4, 0.8)
        for row in range(3):
            for n in range(4):
                fill(canvas, rectangle(246 + 38 * n, 156 + 52 * row, 22, 30), "#7A8AB8")
        sign = transformed(rectangle(-56, -18, 112, 36), turn=-7, at=(318, 196))
        paper(canvas, sign, "#F7E8C0", 4, 0.9)
        for n in range(2):
            fill(
                canvas,
                transformed(rectangle(-42, -9 + 12 * n, 84 - 20 * n, 5), turn=-7, at=(318, 196)),
                "#5A3A2A",
            )
    stroke(canvas, opening, "#E8D8C0", 15)
    guest(canvas, "painter", 540, 400, 92)
    plumb(canvas, 330, 640, 420, cake=True)
    ivy(canvas, 112, 640, 330, flip=True, holds="letter")
    table(canvas, 520, 60, 600, "#E8B8C8")
    cake(canvas, 520, 518, 78)
    for x in (200, 250, 300):
        paper(canvas, ellipse(x, 512, 30, 7), "#FFFFFF", 3, 0.9)
        for n in range(3):
            fill(canvas, circle(x - 10 + 9 * n, 508, 2.4), "#7A4A3A")
    mug(canvas, 410, 520, 50, "#C8506A")


def midsummer(canvas: skia.Canvas, rng: random.Random) -> None:
    """As big as it goes: all its storeys, scaffolds, chairs, and scarecrows with lanterns on the landings."""
    night(canvas, rng, "night", 540)
    hills(canvas, rng, ("#5A3A86", "#3A2C66", "#1E2A4A"), 430, firs=4)
    cottage(canvas, 134, 560, (" bwb ", "bwbwb", "wbwbw", "bwdwb"), "midsummer", 76, lean=1)
    lawn(canvas, rng, 552, "#2E5E48", flowers=8)
    for n, (x, y) in enumerate(((172, 318), (300, 232), (430, 318), (540, 400))):
        paper(canvas, rectangle(x - 34, y, 68, 8), "#A8744A", 4, 0.7)
        scarecrow(canvas, x, y, 92, ("#3F7F5A", "#8A5A3A", "#3A5A9A", "#8A3A5A")[n], lantern=True)
    lantern_string(canvas, (0, 470), (320, 520), 16, 7)
    lantern_string(canvas, (320, 520), (640, 460), 16, 7)
    for name, x in (("owl_astronomer", 84), ("monk", 206), ("opera_toad", 440), ("gossiping_mushroom", 560)):
        guest(canvas, name, x, 600, 66)
    ivy(canvas, 322, 668, 150, holds="none")
    for x in (40, 136, 250, 392, 504, 604):
        e = Easel(canvas, x, 676, 0.62)
        for u in (-34, 30):
            e.lay(e.corners([(u, -60), (u + 9, -60), (u + 9, 0), (u, 0)]), ("#C8945A", "#6A4428"), 3)
        e.lay(e.corners([(-42, -72), (46, -72), (46, -58), (-42, -58)]), ("#D8A86A", "#7A5230"), 4, rim=0.9)
        e.lay(e.corners([(30, -150), (41, -150), (41, -70), (30, -70)]), ("#C8945A", "#6A4428"), 3)
        e.lay(e.corners([(-36, -150), (-26, -150), (-26, -70), (-36, -70)]), ("#C8945A", "#6A4428"), 3)
        for v in (-140, -114):
            e.lay(e.corners([(-36, v), (41, v), (41, v + 13), (-36, v + 13)]), ("#D8A86A", "#7A5230"), 3)


def linen_cupboard(canvas: skia.Canvas, rng: random.Random) -> None:
    """The toad sings, the cupboard opens, and out steps a small old lady with a jar of jam under each arm."""
    room(canvas, rng, "#7A3A6A")
    glow(canvas, 430, 330, 300, "#FFE9A8", 0.8)
    case = rectangle(316, 110, 236, 410, 6)
    paper(canvas, case, "#7A5230", 8, 0.7)
    fill(
        canvas,
        rectangle(334, 130, 200, 384),
        radial((434, 380), 260, [(0, "#FFF0B8"), (0.5, "#D8904A"), (1, "#4A2434")]),
    )
    for v in (170, 224):
        for n in range(4):
            paper(
                canvas,
                rectangle(342 + 47 * n, v, 44, 38, 8),
                ("#FFFFFF", "#F2D8E4", "#D8E4F8", "#FFF4D8")[n],
                3,
                0.8,
            )
    for side, near, far in ((-1, 334, 270), (1, 534, 600)):
        leafy = polygon([(near, 118), (far, 84), (far, 560), (near, 518)])
        paper(
            canvas,
            leafy,
            linear((min(near, far), 0), (max(near, far), 0), [(0, "#C8945A"), (1, "#6A4428")]),
            7,
            0.8,
        )
        foil(canvas, circle(far - side * 12, 330, 8), "gold")
    bramble(canvas, 434, 560, 300)
    guest(canvas, "opera_toad", 130, 380, 116)
    for n, (x, y) in enumerate(((250, 220), (286, 160), (226, 130))):
        stroke(canvas, polygon([(x + 10, y), (x + 10, y - 44), (x + 30, y - 36)]), "#FFF4D6", 4)
        fill(canvas, ellipse(x + 2, y, 10, 7), "#FFF4D6")
        sparkle(canvas, x + 40, y + 10 * n, 22)
    table(canvas, 540, -20, 350, "#F4E8D4")
    cake(canvas, 220, 538, 62)
    jar(canvas, 306, 538, 56)
    ivy(canvas, 90, 660, 230, flip=True, holds="cup")
    lantern_string(canvas, (-10, 60), (650, 50), 24, 9)


def bottom_stair(canvas: skia.Canvas, rng: random.Random) -> None:
    """Bramble fits the key into the bottom stair; below, something very large opens one eye."""
    fill(canvas, rectangle(0, 0, W, H), linear((0, 0), (0, H), [(0, "#3A4A6A"), (1, "#141A30")]))
    for n in range(6):
        y = 170 + 52 * n
        left = 300 - 62 * n
        paper(
            canvas,
            rectangle(left, y, W, 60),
            linear((0, y), (0, y + 60), [(0, "#C8A080"), (0.3, "#9A7258"), (1, "#5A3E36")]),
            5,
            0.7,
        )
    paper(
        canvas,
        svg_path(
            "M326,60 C300,160 240,220 210,300 C190,350 140,380 60,424 "
            "L60,440 C160,400 214,360 232,306 C262,226 330,160 346,60Z"
        ),
        "#6A4430",
        5,
        0.8,
    )
    for n in range(6):
        stroke(canvas, polygon([(330 - 52 * n, 96 + 60 * n), (330 - 52 * n, 180 + 54 * n)]), "#7A5238", 9)
    ground = svg_path("M-20,486 C140,470 300,500 660,476 L660,700 L-20,700Z")
    paper(canvas, ground, linear((0, 480), (0, 680), [(0, "#3A2A3A"), (1, "#120E1C")]), 8, 0.6)
    lid = svg_path("M90,620 C190,520 450,520 550,620 C450,676 190,676 90,620Z")
    glow(canvas, 320, 610, 260, "#FFC46A", 0.6)
    paper(canvas, lid, radial((320, 606), 220, [(0, "#FFF6CF"), (0.5, "#F2B84A"), (1, "#8A4A24")]), 5, 0.8)
    with clipped(canvas, lid):
        fill(
            canvas,
            circle(320, 606, 66),
            radial((310, 596), 70, [(0, "#6AB05A"), (0.7, "#2F6448"), (1, "#14301F")]),
        )
        fill(canvas, ellipse(320, 606, 18, 56), "#0E1410")
        fill(canvas, circle(300, 580, 12), "#FFFFFF", 0.9)
    stroke(canvas, svg_path("M70,616 C190,500 450,500 570,616"), "#5A3A2A", 16)
    bramble(canvas, 226, 500, 230)
    ivy(canvas, 470, 470, 240, holds="lantern")
    e = Easel(canvas, 330, 452, 0.8, turn=8)
    e.lay(e.strip([(-50, 0), (56, 0)], 12, 12), GOLD, 5, rim=0.9)
    foil(canvas, e.dot(-72, 0, 26), "gold", 10)
    e.lay(e.corners([(30, 4), (42, 4), (42, 30), (30, 30)]), GOLD, 3, rim=0.9)
    e.lay(e.corners([(46, 4), (56, 4), (56, 24), (46, 24)]), GOLD, 3, rim=0.9)
    for n in range(9):
        leaf(
            canvas, (20 + 74 * n, 30 + 12 * math.sin(2 * n)), 60 + 50 * (n % 2), 54, None, "ivy", _IVY[n % 4]
        )


def walk_to_the_sea(canvas: skia.Canvas, rng: random.Random) -> None:
    """The inn wades into the surf on its own legs, butterflies along the ridge, a small man with a tape beside it."""
    night(canvas, rng, "gold", 470)
    rays(canvas, 150, 400, 420, rng, "#FFF4D6", 22, 0.22)
    moon(canvas, 150, 400, 74, halo="#FFC766", craters=False)
    clouds(canvas, rng, "#FFE0C0", 90, 230, 5)
    for n, tone in enumerate(("#E89A7A", "#B87A9A", "#5A6AA8", "#3A6A9A")):
        y = 452 + 34 * n
        waves = " ".join(f"Q{40 * k + 20},{y - 14 + 5 * (n % 2)} {40 * k + 40},{y}" for k in range(-1, 17))
        paper(
            canvas,
            svg_path(f"M-40,{y} {waves} L680,700 L-40,700Z"),
            linear((0, y), (0, 690), [(0, tone), (1, shade(tone, -0.12))]),
            5,
            0.7,
        )
    for x, bend in ((300, -16), (386, 12), (474, -10), (556, 18)):
        leg = svg_path(
            f"M{x - 16},430 C{x - 30 + bend},480 {x + 26 + bend},520 {x - 6},590 "
            f"L{x + 26},590 C{x + 52 + bend},520 {x + 2 + bend},480 {x + 18},430Z"
        )
        paper(canvas, leg, linear((x - 30, 0), (x + 40, 0), [(0, "#A8744A"), (1, "#4A2E1E")]), 5, 0.7)
        for n in range(4):
            leaf(
                canvas, (x + rng.uniform(-8, 16), 460 + 30 * n), rng.uniform(0, 360), 26, None, "ivy", _IVY[n]
            )
        for side in (-20, 4, 26):
            paper(canvas, ellipse(x + 10 + side, 592, 20, 9), "#8A5A3A", 3, 0.7)
    cottage(canvas, 262, 448, (" bw ", "bwbw", "wbdb"), "sea", 82, lean=-3)
    for n in range(9):
        butterfly(canvas, 226 + 50 * n + rng.uniform(-10, 10), (240, 150, 110)[n % 3] - 30 + rng.uniform(-26, 26), 24,
                  ("#F2B02E", "#D0506A", "#4A9AD0", "#8AC45A", "#B06AC8")[n % 5], rng.uniform(-30, 30))  # fmt: skip
    for n in range(2):
        y = 596 + 42 * n
        waves = " ".join(f"Q{48 * k + 24},{y - 22} {48 * k + 48},{y}" for k in range(-1, 15))
        paper(
            canvas,
            svg_path(f"M-48,{y} {waves} L700,700 L-48,700Z"),
            linear((0, y - 10), (0, 690), [(0, "#8AD0D8"), (1, "#2A6A9A")]),
            6,
            0.8,
        )
    sand = svg_path("M-20,690 L-20,560 C60,566 130,600 190,690Z")
    paper(canvas, sand, linear((0, 560), (0, 680), [(0, "#F7DFA8"), (1, "#C89A5E")]), 5, 0.7)
    plumb(canvas, 86, 660, 150, flip=True)
    ivy(canvas, 420, 452, 64, holds="none")
