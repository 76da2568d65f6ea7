"""The changeling Kaye, half girl and half leaves, and the silver knight Roiben."""

import math
import random

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures_halo import draw_halo
from fae_tabletop.art.figures_regalia import swelling
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import (
    ellipse,
    rectangle,
    ridge,
    samples,
    spline,
    tapered,
)
from fae_tabletop.art.light import fireflies, rays
from fae_tabletop.art.paper import (
    clipped,
    fill,
    foil,
    layer,
    linear,
    make_paint,
    paper,
    stroke,
)
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import W, draw_open_sky, draw_wood, snow
from fae_tabletop.games.enemies_and_lovers.art import card_pictures


def _green_half(canvas: skia.Canvas, face: skia.Path, rng: random.Random) -> None:
    """The half of a face that is leaves, laid like feathers from the crown down."""
    with clipped(canvas, face):
        canvas.drawRect(skia.Rect.MakeLTRB(375, 0, W, 900), make_paint("#1E5A3A"))
        with layer(canvas, (375, 100, W, 800), 5, 0.8):
            for row in range(20):
                for column in range(-1, 9):
                    x = 368 + column * 26 + (13 if row % 2 else 0)
                    y = 640 - row * 25
                    tone = shade(
                        ("#2F7A4A", "#4A9A54", "#3A8A5E", "#6AB05A")[(row * 3 + column) % 4],
                        rng.uniform(-0.05, 0.03),
                    )
                    leaf(canvas, (x, y - 24), 84 - column * 6, 52, 30, "ovate", tone)


def _closed_eye(canvas: skia.Canvas, x: float, y: float, side: int, ink: str) -> None:
    lid = spline(
        [(x - side * 34, y - 4), (x - side * 10, y + 11), (x + side * 16, y + 9), (x + side * 36, y - 6)]
    )
    fill(canvas, tapered(lid, 0, width=lambda t: 6.5 * math.sin(math.pi * t) ** 0.6 + 0.6, step=2), ink)
    for k in range(5):
        share = 0.3 + 0.16 * k
        root = samples(lid, 2)[int(share * (len(samples(lid, 2)) - 1))]
        lash = spline(
            [
                (root.x, root.y),
                (root.x + side * (3 + 3 * k), root.y + 10),
                (root.x + side * (8 + 5 * k), root.y + 13),
            ]
        )
        fill(canvas, tapered(lash, 3.2, 0.6, step=2), ink)
    brow = spline([(x - side * 34, y - 44), (x, y - 60), (x + side * 44, y - 44)])
    fill(canvas, tapered(brow, 0, width=lambda t: 8 * math.sin(math.pi * (0.12 + 0.8 * t)), step=2), ink, 0.9)


def draw_kaye(canvas: skia.Canvas) -> None:
    """A face with closed eyes, seen from the front: one half a mortal girl's, the other a pixie's of leaves."""
    rng = seeded("enemies_and_lovers/kaye_fierch")
    draw_open_sky(canvas, "green", rng, count=30, ground=700)
    draw_wood(canvas, "green", "#0E3430", rng, kind="bare", horizon=560, gap=0.24, tall=380)
    draw_halo(canvas, 375, 340, 250, style="leaves", tint="#D9E8A0", kind="gold", count=30)
    # Hair: fair on the mortal side, dark green on the other.
    for side, tones in ((-1, ("#FBE3A0", "#E0B45A", "#8A5E24")), (1, ("#3A8A6A", "#1C5A48", "#0A2E2A"))):
        easel = Easel(canvas, 375, 340, 1.0, flip=side > 0)
        mass = easel.lay(
            "0,-200 -70,-190 -128,-140 -150,-60 -160,40 -184,140 -176,260 -196,420! -60,420! -40,240 0,160",
            tones,
            10,
        )
        with easel.clipped(mass):
            for k in range(7):
                line = [
                    (-10.0 - 12 * k, -196.0 + 5 * k),
                    (-60.0 - 13 * k, -110.0),
                    (-80.0 - 13 * k, 60.0),
                    (-72.0 - 15 * k, 400.0),
                ]
                easel.stroke(line, tones[0], 4, 0.55)
                easel.stroke([(u + 6, v + 2) for u, v in line], tones[2], 3, 0.45)
    collar = Easel(canvas, 375, 340)
    collar.lay(
        "-70,200 -150,240 -230,290 -262,420! 262,420! 230,290 150,240 70,200 40,240 0,256 -40,240",
        ("#3A3050", "#221C3A", "#120E22"),
        9,
    )
    dress = collar.lay(
        "-70,200 -150,240 -230,290 -262,420! 262,420! 230,290 150,240 70,200 40,240 0,256 -40,240",
        ("#E8A0A8", "#B85A70", "#6A2440"),
        0,
        rim=0.3,
    )
    with clipped(canvas, dress):
        for row in range(8):
            stroke(canvas, rectangle(90, 560 + 44 * row, 286, 15), "#FBE3D8", 12, 0.55)
        canvas.drawRect(skia.Rect.MakeLTRB(375, 400, W, 900), make_paint("#12402E"))
        with layer(canvas, (375, 500, W, 900), 5, 0.8):
            for row in range(7):
                for column in range(8):
                    tone = ("#2F7A4A", "#4A9A54", "#3A8A5E", "#6AB05A")[(row * 3 + column) % 4]
                    at = (372 + column * 40 + (20 if row % 2 else 0), 770 - row * 40)
                    leaf(canvas, at, 84 - column * 5, 76, 44, "ovate", tone)
    neck = collar.lay(
        "-52,120 -54,190 -78,226 0,262 78,226 54,190 52,120", ("#EBC4A4", "#C08E80", "#8A5A5E"), 6
    )
    with clipped(canvas, neck):
        fill(canvas, rectangle(375, 400, 200, 300), "#2F7A4A", 0.85)
        fill(canvas, ellipse(375, 482, 90, 40), "#2A1020", 0.5, blur=14)
    for side in (-1, 1):
        ear = Easel(canvas, 375, 340, 1.0, flip=side > 0)
        tones = ("#F6D8BC", "#D9A088", "#A86A62") if side < 0 else ("#7AC06A", "#3A8A4E", "#1A5034")
        shape = (
            "-118,10 -132,-16 -150,-12 -152,24 -136,62 -118,66"
            if side < 0
            else "-116,14 -140,-30 -214,-74! -196,-10 -158,46 -118,66"
        )
        ear.lay(shape, tones, 5)
    outline = (
        "0,-178 -66,-168 -112,-122 -124,-50 -118,30 -100,96 -62,158 -24,192 0,198 "
        "24,192 62,158 100,96 118,30 124,-50 112,-122 66,-168"
    )
    face = collar.lay(outline, ("#FCE8D2", "#F0CBAA", "#C98F80"), 9, texture=0.5)
    with clipped(canvas, face):
        fill(canvas, ellipse(306, 410, 46, 34), "#E0806E", 0.4, blur=16)
        fill(canvas, ellipse(312, 330, 44, 24), "#B0706A", 0.28, blur=10)
        fill(canvas, ellipse(375, 516, 60, 26), "#A8645E", 0.3, blur=12)
    _green_half(canvas, face, rng)
    seam = spline([(375, 160), (383, 250), (372, 330), (384, 420), (374, 480), (375, 540)])
    foil(canvas, tapered(seam, 0, width=lambda t: 7 * math.sin(math.pi * t) ** 0.5 + 0.8, step=3))
    nose = spline([(366, 330), (356, 398), (350, 420), (362, 430), (372, 428)])
    fill(canvas, tapered(nose, 0, width=lambda t: 5 * t + 0.6, step=2), "#A8645E", 0.75)
    for side in (-1, 1):
        _closed_eye(canvas, 375 + side * 58, 344, side, "#3A1C1E" if side < 0 else "#06241E")
    upper = spline(
        [(326, 470), (350, 460), (366, 456), (375, 461, "c"), (384, 456), (400, 460), (424, 470), (375, 472)],
        closed=True,
    )
    lower = spline([(330, 471), (375, 473), (420, 471), (400, 492), (375, 498), (350, 492)], closed=True)
    for lip, light in ((upper, 0.0), (lower, 0.07)):
        fill(
            canvas,
            lip,
            linear(
                (326, 0),
                (424, 0),
                [
                    (0, shade("#C0606A", light)),
                    (0.49, shade("#C0606A", light)),
                    (0.51, shade("#7ABE6E", light)),
                    (1, "#2F7A4A"),
                ],
            ),
        )
    for side in (-1, 1):
        fringe = Easel(canvas, 375, 340, 1.0, flip=side > 0)
        tones = ("#FFEDB8", "#E8BE66", "#96682A") if side < 0 else ("#3F9A74", "#1F664E", "#0C382E")
        for fall, width in (
            ("2,-190 -34,-150 -78,-112 -120,-40", 44),
            ("4,-196 -60,-172 -116,-110 -136,0", 46),
        ):
            fringe.lay(
                fringe.ribbon(fall, swelling(width, 0.12, 0.98, 1.0)),
                tones,
                5,
            )
    fireflies(canvas, (110, 140, 640, 700), 12, rng)


def _armour(easel: Easel) -> None:
    """A knight in full armour from the front, a long surcoat under the breastplate, a cloak behind."""
    steel = ("#FFFFFF", "#B9C9DF", "#5E7298")
    dark = ("#9FB2CF", "#5C7096", "#2C3A5E")
    night = ("#5A78BE", "#24407E", "#0E1C48")
    cloak = "-26,-72 -60,-54 -84,-10 -92,60 -100,150! 100,150! 92,60 84,-10 60,-54 26,-72"
    easel.lay(cloak, ("#8FA8D8", "#4A68A8", "#1C2E62"), 2.4, rim=0.7, rim_width=0.6)
    for u in (-82, -66, 66, 82):
        easel.stroke([(u * 0.8, -20.0), (u, 150.0)], "#14224E", 2.0, 0.5)
        easel.stroke([(u * 0.8 - 1.4, -20.0), (u - 1.6, 150.0)], "#C9DAF4", 0.7, 0.6)
    surcoat = easel.lay("-25,8 -32,50 -46,150! 46,150! 32,50 25,8", night, 1.8, rim=0.75, rim_width=0.5)
    with easel.clipped(surcoat):
        for u in (-26, -13, 13, 26):
            easel.stroke([(u * 0.7, 20.0), (u * 1.25, 150.0)], "#081232", 2.0, 0.6)
            easel.stroke([(u * 0.7 - 1.2, 20.0), (u * 1.25 - 1.4, 150.0)], "#8AA6E6", 0.7, 0.6)
    for edge in ("-25,8 -32,50 -46,150", "25,8 32,50 46,150"):
        easel.gilt(easel.curve(edge), "silver", 2.4)
    for side in (-1, 1):
        arm = Easel(easel.canvas, easel.x, easel.y, easel.scale, flip=side > 0)
        arm.lay(arm.limb("-40,-50 -51,-24 -50,2", 21, 17), dark, 1.8, rim_width=0.5)
    easel.lay(
        "-24,-64 -35,-44 -35,-18 -26,4 -25,16! 25,16! 26,4 35,-18 35,-44 24,-64 0,-68",
        steel,
        2.2,
        rim=0.9,
        rim_width=0.6,
    )
    for side in (-1, 1):
        half = Easel(easel.canvas, easel.x, easel.y, easel.scale, flip=side > 0)
        half.stroke("-3,-30 -18,-22 -32,-28", "#3E5078", 1.3, 0.6)
        half.gilt(half.curve("-4,-54 -18,-48 -24,-36 -18,-26"), "silver", 2.0)
    easel.lay(easel.ribbon("-26,10 0,15 26,10", lambda t: 7.0, 1), dark, 1.4, rim=0.8, rim_width=0.4)
    easel.lay(easel.dot(0, 14, 5.4), ("#FFFFFF", "#9FD0F0", "#2E5A9C"), 1.2, rim=0.9, rim_width=0.4)
    for side in (-1, 1):
        arm = Easel(easel.canvas, easel.x, easel.y, easel.scale, flip=side > 0)
        arm.lay(arm.limb("-54,4 -38,-2 -12,-10", 19, 13, 0.1), steel, 2.2, rim=0.95, rim_width=0.5)
        for share in ("-42,-9 -39,-1 -41,7", "-30,-12 -27,-5 -29,2"):
            arm.stroke(share, "#3E5078", 1.1, 0.6)
        arm.lay(arm.dot(-52, 3, 10), steel, 2.0, rim=0.95, rim_width=0.6)
        arm.lay(arm.dot(-52, 3, 4.4), dark, 0.8, rim=0.8, rim_width=0.4)
        for step in (2, 1, 0):
            top, foot = -64.0 + 9 * step, -40.0 + 13 * step
            arm.lay(
                f"-22,{top} -42,{top + 1} -57,{top + 14} -60,{foot} -48,{foot + 4} -34,{foot - 8} -24,{top + 12}",
                steel,
                2.0,
                rim=0.95,
                rim_width=0.6,
            )
        arm.gilt(arm.curve("-24,-58 -42,-60 -54,-48 -57,-40"), "silver", 2.0)


def _great_sword(easel: Easel) -> None:
    """A sword that stands on its point, both gauntlets folded on its pommel."""
    steel = ("#FFFFFF", "#CFE0F0", "#7E96BC")
    blade = "-6.4,34! -5.6,150! 5.6,150! 6.4,34!"
    easel.lay(easel.corners(blade), steel, 2.0, rim=0.95, rim_width=0.5)
    easel.fill(easel.corners("0,34 0,150 5.6,150 6.4,34"), "#5E78A4", 0.5)
    guard = easel.ribbon("-34,28 -18,33 0,34 18,33 34,28", lambda t: 5.4 + 4 * abs(t - 0.5), 0.8)
    easel.lay(guard, ("#FFFFFF", "#A9BED6", "#465A7C"), 1.8, rim=0.9, rim_width=0.4)
    easel.lay(easel.ribbon("0,34 0,0", lambda t: 6.4, 0.8), ("#4A5C88", "#232F54"), 1.2, rim_width=0.4)
    easel.lay(easel.dot(0, -22, 6.6), ("#FFFFFF", "#9FD0F0", "#2E5A9C"), 1.4, rim=0.9, rim_width=0.4)
    for flip in (True, False):
        hand = Easel(easel.canvas, easel.x, easel.y, easel.scale, flip=flip)
        low = 4.0 if flip else 0.0
        back = f"-22,{low - 19} -8,{low - 20} 4,{low - 15} 6,{low - 2} -8,{low + 6} -22,{low + 3}"
        hand.lay(back, ("#F4FAFF", "#AFC2DC", "#5A6E96"), 1.4, rim=0.9, rim_width=0.4)
        for k in range(4):
            v = low - 14.0 + 6.0 * k
            finger = hand.limb([(-9.0, v), (0.0, v - 1.0), (9.0 - k, v + 1.5)], 6.2, 5.4, 0.3)
            hand.lay(finger, ("#F4FAFF", "#9FB2CF", "#4E628A"), 1.0, rim=0.85, rim_width=0.3)
        hand.lay(
            f"-20,{low - 23} -31,{low - 19} -30,{low + 7} -19,{low + 7} -23,{low - 8}",
            ("#FFFFFF", "#B9C9DF", "#5E7298"),
            1.6,
            rim=0.95,
            rim_width=0.5,
        )


def _closed_helm(easel: Easel) -> None:
    steel = ("#FFFFFF", "#C3D2E6", "#5E7298")
    for side in (-1, 1):
        hair = Easel(easel.canvas, easel.x, easel.y, easel.scale, flip=side > 0)
        for line in ("-12,-84 -24,-66 -28,-46 -24,-26", "-10,-82 -19,-62 -21,-44 -16,-30"):
            hair.lay(
                hair.ribbon(line, lambda t: 11 * (1 - t) ** 0.6 + 0.4, 1),
                ("#FFFFFF", "#D9E2F2", "#8A9CC0"),
                1,
                rim_width=0.4,
            )
    easel.lay("-17,-66 -20,-58 0,-52 20,-58 17,-66", ("#9FB2CF", "#5C7096", "#2C3A5E"), 1.4, rim_width=0.4)
    easel.lay(
        "0,-122 -12,-118 -20,-104 -21,-86 -17,-68 -7,-58 0,-55 7,-58 17,-68 21,-86 20,-104 12,-118",
        steel,
        2.2,
        rim=0.95,
        rim_width=0.6,
    )
    for side in (-1, 1):
        half = Easel(easel.canvas, easel.x, easel.y, easel.scale, flip=side > 0)
        half.fill(half.shape("-2,-89! -8,-91 -16,-90! -15,-85.5 -8,-85 -2,-86!"), "#060A1C")
        for k in range(3):
            half.fill(
                half.shape(f"-5,{-77 + 5 * k} -11,{-78 + 5 * k} -11,{-76 + 5 * k} -5,{-75 + 5 * k}"),
                "#060A1C",
                0.9,
            )
        half.stroke("0,-120 -11,-108 -14,-92", "#FFFFFF", 1.2, 0.7)
        wing = (
            "-18,-98 -30,-112 -40,-132! -30,-128 -22,-116",
            "-18,-92 -34,-100 -48,-116! -36,-114 -22,-102",
            "-18,-86 -34,-88 -50,-98! -38,-98 -22,-92",
        )
        for feather in reversed(wing):
            half.lay(feather, ("#FFFFFF", "#B9C9DF", "#54688E"), 1.2, rim=0.9, rim_width=0.4)
    easel.lay(
        easel.ribbon("0,-124 0,-96 0,-60", lambda t: 5.4 - 2 * t, 1),
        ("#FFFFFF", "#C3D2E6", "#6A7EA4"),
        1.4,
        rim=0.9,
        rim_width=0.4,
    )
    for u in (-2.4, 2.4):
        easel.fill(easel.dot(u * 3.4, -87.6, 1.2), "#BFEFFF", 0.9)


def draw_roiben(canvas: skia.Canvas) -> None:
    """A silver knight who waits in the snow, visor shut, both hands on his sword."""
    rng = seeded("enemies_and_lovers/rath_roiben_rye")
    draw_open_sky(canvas, "ice", rng, count=40)
    rays(canvas, 375, 300, 620, rng, "#FFFFFF", 26, 0.35)
    draw_wood(canvas, "ice", "#16305E", rng, horizon=600, gap=0.2, tall=380)
    draw_halo(canvas, 375, 286, 206, style="rays", tint="#8FBCE8", kind="silver", count=36)
    snow_bank = ridge(-20, W + 20, 730, 14, 5, 1060, rng)
    paper(canvas, snow_bank, linear((0, 710), (0, 880), [(0, "#F4FBFF"), (1, "#8FB4DC")]), 8)
    easel = Easel(canvas, 375, 474, 2.3)
    _armour(easel)
    _closed_helm(easel)
    _great_sword(easel)
    snow(canvas, rng, 90)


PICTURES: dict[str, Picture] = card_pictures({"kaye_fierch": draw_kaye, "rath_roiben_rye": draw_roiben})
