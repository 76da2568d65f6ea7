"""The two Jokers: a fool who juggles sun and flake on a rope, and a mask of two faces on its ribbons."""

import math

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.figures_props import draw_bell
from fae_tabletop.art.geometry import Knot, polygon, rectangle, spline, star, transformed
from fae_tabletop.art.light import stars
from fae_tabletop.art.paper import fill, foil, glow, linear, radial, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import H, W, draw_burst, draw_curtains, draw_open_sky
from fae_tabletop.games.faekin.art import card_pictures
from fae_tabletop.games.faekin.art_marks import sign
from fae_tabletop.games.faekin.art_things_summer import paper_sunflower

_WARM: Tones = ("#FFC86A", "#E8742E", "#8A2A1E")
_COLD: Tones = ("#A9D8EE", "#3F7FC0", "#14306E")
_GOLD: Tones = ("#FFF6CF", "#E0B04E", "#8A5E1E")
_SILVER: Tones = ("#FFFFFF", "#B4C7DC", "#5A6E92")


def _flake(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    shape = transformed(sign("winter"), size / 50, size / 50, 15, (x, y))
    fill(canvas, transformed(shape, at=(2, 5)), "ink", 0.6, blur=3)
    fill(canvas, shape, linear((x, y - size), (x, y + size), [(0, "#FFFFFF"), (1, "#BCDDF2")]))


def _cap(easel: Easel, scale: float) -> None:
    """A fool's cap of two horns with bells over (0, 0), its band `scale` units to each side."""
    for side, tones in ((-1, _WARM), (1, _COLD)):
        horn: list[Knot] = [
            (side * scale * 0.1, -scale * 1.2, "c"),
            (side * scale * 0.7, -scale * 1.75),
            (side * scale * 1.6, -scale * 1.6),
            (side * scale * 2.0, -scale * 0.75, "c"),
            (side * scale * 1.5, -scale * 1.0),
            (side * scale * 1.1, -scale * 0.7),
            (side * scale, 0, "c"),
            (0, scale * 0.12, "c"),
        ]
        easel.lay(horn, tones, 7, rim=0.75)
        easel.stroke(
            [
                (side * scale * 0.5, -scale * 0.2),
                (side * scale * 0.8, -scale * 1.0),
                (side * scale * 1.5, -scale * 1.3),
            ],
            shade(tones[2], 0.04),
            3,
            0.6,
        )
        draw_bell(easel, side * scale * 2.02, -scale * 0.62, scale * 0.26, "gold" if side < 0 else "silver")
    crest: list[Knot] = [
        (-scale * 0.5, -scale * 0.9),
        (0, -scale * 2.3, "c"),
        (scale * 0.5, -scale * 0.9),
        (0, -scale * 0.6),
    ]
    easel.lay(crest, ("#B89AE0", "#6A4AB0", "#241650"), 5, rim=0.75)
    draw_bell(easel, 0, -scale * 2.38, scale * 0.24, "gold")
    for side, tones in ((-1, _SILVER), (1, _GOLD)):
        band: list[Knot] = [
            (0, -scale * 0.16, "c"),
            (side * scale * 0.6, -scale * 0.12),
            (side * scale * 1.08, -scale * 0.22, "c"),
            (side * scale * 1.06, scale * 0.14, "c"),
            (side * scale * 0.6, scale * 0.2),
            (0, scale * 0.2, "c"),
        ]
        easel.lay(band, tones, 4, rim=0.9)


def _fool(easel: Easel) -> None:
    """The fool on one leg, seen from the front, half in summer's and half in winter's colours."""
    # Legs: the left stands on the rope, the right is drawn up.
    easel.lay(easel.limb([(-16, 96), (-26, 190), (-14, 290), (-20, 372)], 58, 30), _WARM, 7, rim=0.7)
    easel.lay(easel.limb([(20, 96), (92, 150), (126, 196)], 58, 40), _COLD, 7, rim=0.7)
    easel.lay(easel.limb([(126, 192), (92, 250), (44, 284)], 42, 28), _COLD, 6, rim=0.7)
    for points, tones in (
        ("-38,360 -4,358 2,384 -22,394 -62,398 -84,380 -92,356! -66,372", _COLD),
        ("52,262 62,290 38,314 6,322 -14,304 -10,280! 6,296 30,290", _WARM),
    ):
        easel.lay(points, tones, 5, rim=0.7)
    draw_bell(easel, -92, 352, 10, "silver")
    draw_bell(easel, -12, 276, 10, "gold")
    # Coat in two halves with a ragged hem.
    for side, tones in ((-1, _WARM), (1, _COLD)):
        coat: list[Knot] = [
            (0, -92, "c"),
            (side * 44, -84),
            (side * 58, -30),
            (side * 48, 30),
            (side * 82, 96, "c"),
            (side * 60, 88),
            (side * 52, 128, "c"),
            (side * 32, 96),
            (side * 16, 140, "c"),
            (0, 100, "c"),
        ]
        path = easel.lay(coat, tones, 8, rim=0.7)
        with easel.clipped(path):
            for v in range(-70, 130, 50):
                for u in (14, 46, 78):
                    diamond = easel.corners(
                        [
                            (side * (u + (16 if v % 100 else 0)), v - 22),
                            (side * (u + 14 + (16 if v % 100 else 0)), v),
                            (side * (u + (16 if v % 100 else 0)), v + 22),
                            (side * (u - 14 + (16 if v % 100 else 0)), v),
                        ]
                    )
                    easel.fill(diamond, tones[0], 0.5)
    for v in (-60, -24, 12, 48):
        easel.lay(easel.dot(0, v, 8), _GOLD, 2, rim=0.9)
    # Arms thrown up.
    for side, tones in ((-1, _COLD), (1, _WARM)):
        easel.lay(
            easel.limb([(side * 40, -74), (side * 112, -96), (side * 150, -160)], 40, 26), tones, 6, rim=0.7
        )
        easel.lay(
            easel.limb([(side * 148, -150), (side * 160, -200), (side * 152, -236)], 32, 24),
            tones,
            6,
            rim=0.7,
        )
        easel.lay(
            easel.limb([(side * 152, -236), (side * 160, -262), (side * 164, -282)], 24, 18),
            ("#F6E2D0", "#DDB89E", "#8A5E6A"),
            4,
            rim=0.7,
        )
        for bend in (-14, 2, 16):
            easel.lay(
                easel.limb(
                    [(side * 164, -274), (side * 166 + bend, -292), (side * 166 + bend * 1.3, -306)], 9, 7
                ),
                ("#F6E2D0", "#DDB89E", "#8A5E6A"),
                2,
                rim=0.7,
            )
    # Ruff, head, half-mask, cap.
    for i in range(11):
        angle = math.radians(-10 + 200 * i / 10)
        tip = (92 * math.cos(angle), -104 + 46 * math.sin(angle))
        petal: list[Knot] = [
            (0, -112),
            (tip[0] * 0.8 - 10, tip[1] - 8),
            (*tip, "c"),
            (tip[0] * 0.8 + 10, tip[1] - 8),
        ]
        easel.lay(petal, (_GOLD, _SILVER, ("#B89AE0", "#6A4AB0", "#241650"))[i % 3], 3, rim=0.8)
    easel.lay(
        "0,-236 44,-228 56,-190 48,-142 22,-112 0,-106 -22,-112 -48,-142 -56,-190 -44,-228",
        ("#FFF3E6", "#E6C6AE", "#9A6E74"),
        6,
        rim=0.7,
    )
    easel.stroke("-26,-140 -10,-128 0,-126 12,-128 28,-144", "#8A2A3A", 5)
    easel.fill(easel.shape("-18,-134 0,-126 20,-136 8,-118 -8,-118"), "#A8344A", 0.8)
    easel.lay("-6,-170 0,-178 6,-170 10,-152 0,-146 -10,-152", ("#FFF3E6", "#D9B096", "#9A6E74"), 2, rim=0.6)
    for side, tones in ((-1, _GOLD), (1, _SILVER)):
        mask: list[Knot] = [
            (0, -200, "c"),
            (side * 30, -212),
            (side * 66, -222, "c"),
            (side * 58, -178),
            (side * 32, -164),
            (side * 10, -170),
            (0, -182, "c"),
        ]
        easel.lay(mask, tones, 4, rim=0.9)
        easel.fill(
            easel.shape([(side * 14, -190), (side * 30, -198), (side * 46, -190), (side * 30, -180)]),
            "#0A0E22",
        )
        easel.fill(easel.dot(side * 29, -189, 4.4), "#F7E08A")
    _cap(Easel(easel.canvas, *easel.at(0, -222), easel.scale), 60)


def draw_x1(canvas: skia.Canvas) -> None:
    """A masked fool on a rope between day and night, sun in one hand, flake in the other."""
    rng = seeded("faekin/X1")
    draw_open_sky(canvas, "poison", rng, count=0, ground=1050)
    draw_burst(canvas, (375, 560), "#F2C6E0", "#7A4AA8", count=28, bend=26)
    fill(
        canvas,
        polygon([(0, 0), (W, 0), (0, H)]),
        linear((60, 200), (420, 560), [(0, "#F2904A", 0.5), (1, "#F2904A", 0.0)]),
    )
    fill(
        canvas,
        polygon([(W, 0), (W, H), (0, H)]),
        linear((690, 860), (360, 500), [(0, "#1F4AA0", 0.75), (1, "#1F4AA0", 0.0)]),
    )
    glow(canvas, 375, 500, 330, "#FFF0E0", 0.6)
    stars(canvas, (430, 620, 690, 980), 26, rng, "#FFFFFF", 1.8)
    rope = spline([(40, 978), (200, 952), (354, 946), (560, 956), (720, 990)])
    stroke(canvas, rope, "ink", 12, 0.5, blur=5, shift=(4, 12))
    stroke(canvas, rope, "#8A5E3A", 10)
    stroke(canvas, rope, "#F2D9A0", 6, dash=(9, 7))
    _fool(Easel(canvas, 375, 576, 0.95))
    glow(canvas, 222, 262, 120, "#FFE08A", 0.7)
    paper_sunflower(canvas, 222, 258, 60, 12)
    glow(canvas, 530, 262, 120, "#DFF4FF", 0.7)
    _flake(canvas, 530, 256, 58)
    arc = spline([(248, 186), (306, 142), (375, 126), (444, 142), (502, 186)])
    foil(canvas, arc, "gold", 2.2, 0.5, 0.8)
    for x, y in ((306, 142), (375, 126), (444, 142)):
        foil(canvas, transformed(star((0, 0), 9, 3, 4), at=(x, y)), "silver", emboss=0.6)


def _half_mask(easel: Easel, side: int, tones: Tones, line: str) -> None:
    """Half of the mask: laughing on summer's side, weeping on winter's."""
    half: list[Knot] = [
        (0, -190, "c"),
        (side * 90, -186),
        (side * 156, -120),
        (side * 166, -10),
        (side * 130, 100),
        (side * 70, 176),
        (0, 206, "c"),
    ]
    path = easel.lay(half, tones, 10, rim=0.85, texture=0.5)
    with easel.clipped(path):
        easel.fill(easel.dot(side * 100, 40, 40), "#E8604A" if side < 0 else "#5A7AD0", 0.45, 14)
    if side < 0:
        easel.fill(easel.shape([(-128, -42), (-80, -82), (-32, -44), (-80, -58)]), "#1A0C1E")
        easel.stroke([(-136, -96), (-84, -128), (-26, -98)], line, 11)
        mouth: list[Knot] = [(-110, 76, "c"), (-60, 104), (0, 108, "c"), (0, 152, "c"), (-60, 140)]
    else:
        easel.fill(
            easel.shape([(32, -50), (80, -36), (128, -62), (112, -22), (78, -12), (46, -22)]), "#0A0E22"
        )
        easel.stroke([(28, -82), (82, -112), (138, -82)], line, 11)
        mouth = [(0, 108, "c"), (52, 106), (96, 142, "c"), (54, 132), (0, 140, "c")]
        easel.lay(
            "92,-6 108,24 104,46 92,52 80,46 78,24", ("#FFFFFF", "#BFE8FA", "#3F8AC8"), 4, rim=0.9, texture=0
        )
    easel.fill(easel.shape(mouth), "#2A0C1E" if side < 0 else "#0A0E22")


def draw_x2(canvas: skia.Canvas) -> None:
    """A mask that laughs for Summer and weeps for Winter, under a fool's cap, between two curtains."""
    rng = seeded("faekin/X2")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        radial((375, 520), 620, [(0, "#F6E6F6"), (0.35, "#C9A0DC"), (0.7, "#5E3A9C"), (1, "#1E1450")]),
    )
    stars(canvas, (150, 120, 600, 900), 40, rng, "#FFFFFF", 1.6)
    draw_curtains(canvas, "#4A2A86", reach=190)
    for x, tones, lean in ((250, _WARM, -1), (500, _COLD, 1)):
        for k in range(2):
            easel = Easel(canvas, x, 660)
            way: list[Knot] = [
                (0, -60),
                (lean * (40 + 30 * k), 60),
                (-lean * (10 + 24 * k), 150),
                (lean * (60 + 20 * k), 240),
                (lean * 10, 310 + 30 * k),
            ]
            easel.lay(
                easel.strip(way, 30 - 6 * k, 22),
                tones if k == 0 else _GOLD if lean < 0 else _SILVER,
                6,
                rim=0.7,
            )
    easel = Easel(canvas, 375, 540, 1.05)
    for i in range(13):
        angle = math.radians(-18 + 216 * i / 12)
        tip = (240 * math.cos(angle), 60 + 220 * math.sin(angle))
        petal: list[Knot] = [
            (0, 60),
            (tip[0] * 0.82 - 22 * math.sin(angle), tip[1] * 0.82 + 22 * math.cos(angle)),
            (*tip, "c"),
            (tip[0] * 0.82 + 22 * math.sin(angle), tip[1] * 0.82 - 22 * math.cos(angle)),
        ]
        easel.lay(petal, (_WARM, ("#B89AE0", "#6A4AB0", "#241650"), _COLD)[i % 3], 5, rim=0.75)
        draw_bell(easel, tip[0], tip[1], 11, "gold" if i % 2 else "silver")
    _half_mask(easel, -1, ("#FFF6CF", "#F2C04E", "#B5722A"), "#8A3A12")
    _half_mask(easel, 1, ("#FFFFFF", "#C6DCEE", "#6E8FBC"), "#24406E")
    nose = "0,-70! 18,-20 30,40 22,66 0,76! -22,66 -30,40 -18,-20"
    easel.lay(nose, ("#FFF3D0", "#E3C79A", "#8FA0C0"), 5, rim=0.8)
    easel.gilt(easel.curve("0,-190 0,-80"), "silver", 5)
    easel.gilt(easel.curve("0,80 0,204"), "gold", 5)
    _cap(Easel(canvas, *easel.at(0, -168), 1.0), 112)
    paper_sunflower(canvas, 318, 372, 34, 10)
    _flake(canvas, 432, 372, 34)


PICTURES: dict[str, Picture] = card_pictures({"X1": draw_x1, "X2": draw_x2})
