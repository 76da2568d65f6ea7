"""The two of Treachery: Wren of the ice and Baphen the astrologer."""

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Face, Profile
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, draw_recipe, part
from fae_tabletop.art.geometry import (
    circle,
    difference,
    polar,
    polygon,
    rectangle,
    star,
)
from fae_tabletop.art.hands_hold import draw_grip
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.paper import clipped, fill, foil, glow, linear, paper, radial
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import H, W, draw_open_sky, snow
from fae_tabletop.games.enemies_and_lovers.art import card_pictures

_WREN = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(nose=0.72, snub=0.7, softness=1.2, brow=0.5, chin=0.85, lip=0.9, neck=0.7),
        skin="#A9C8E6",
        skin_shade="#4E6EA4",
        blush="#8A9AE0",
        lips="#4A5A9A",
        iris="#F2F7E8",
        brow="#22386A",
        lid=0.62,
        eye=1.4,
        frown=1.2,
        lashes=True,
    ),
    parts=(
        part(
            draw_mass,
            points=(
                "20,20 50,-6 90,6 116,40 140,70 134,100 160,140 138,160 150,210 116,190 110,230 "
                "84,190 70,140 56,90"
            ),
            colour="#2A4A86",
        ),
        NECK,
        part(
            draw_cloth,
            points=(
                "36,128 8,146 -24,166 -44,200 -52,260 -54,330! 180,330! 172,250 152,196 122,162 92,140 60,150"
            ),
            tones=("#F4F9FF", "#B9CDE8", "#6A84B4"),
            motif="leaves",
        ),
        HEAD,
        part(
            draw_mass,
            points="8,30 14,10 30,-4 58,-9 90,6 102,44 96,84 76,92 60,78 50,54 40,38 24,34",
            colour="#2F5296",
        ),
        part(
            draw_locks,
            colour="#3A62A4",
            glint="#CFE8FF",
            locks=(
                ("10,30 30,30 44,56 56,96 62,140 84,176", 11),
                ("18,14 54,22 72,66 84,116 98,160 92,206", 14),
                ("36,-2 80,18 100,66 106,114 136,150 132,196", 15),
                ("60,-8 102,20 118,60 140,100 164,116 172,150", 14),
                ("12,34 22,44 20,60 28,70", 6),
            ),
        ),
        part(draw_ear, tip=1.25),
        part(draw_garland, points="40,134 54,148 74,150 96,140", size=8, kind="silver"),
    ),
)


def _antler(easel: Easel, side: int) -> None:
    """One antler with four tines from its root at (0, 0), leaning to a side."""
    tones = ("#FFFBF0", "#D9CDB8", "#7A6A74")
    beam = [(0, 0), (30 * side, -70), (40 * side, -150), (18 * side, -236), (36 * side, -296)]
    for root, tip in (
        ((14, -36), (-34, -96)),
        ((36, -100), (104, -150)),
        ((38, -160), (-14, -214)),
        ((26, -208), (88, -268)),
    ):
        way = [
            (root[0] * side, root[1]),
            ((root[0] + tip[0]) / 2 * side, (root[1] + tip[1]) / 2 + 14),
            (tip[0] * side, tip[1]),
        ]
        easel.lay(easel.strip(way, 20, 4), tones, 6, rim=0.8)
    easel.lay(easel.strip(beam, 28, 6), tones, 7, rim=0.85)


def draw_wren(canvas: skia.Canvas) -> None:
    """A feral child of the ice with bare antlers and frost on her cheek, among spires of ice."""
    rng = seeded("enemies_and_lovers/wren")
    draw_open_sky(canvas, "ice", rng, count=70)
    fill(
        canvas, rectangle(0, 0, W, H), linear((0, 60), (0, 640), [(0, "#0D1D4E", 0.75), (1, "#23509A", 0.15)])
    )
    for rank, tone in enumerate(("#5E92C8", "#2F62A4", "#173A78")):
        for i in range(9):
            x = -20 + 98 * i + rng.uniform(-20, 20)
            off = abs(x - 375) / 375
            top = 640 - (120 + 330 * off) * rng.uniform(0.7, 1.1) + 70 * rank
            half = rng.uniform(26, 44)
            shard = polygon(
                [
                    (x - half, 900),
                    (x - half * 0.7, top + 90),
                    (x + half * 0.1, top),
                    (x + half * 0.8, top + 130),
                    (x + half, 900),
                ]
            )
            paper(
                canvas,
                shard,
                linear(
                    (x - half, top),
                    (x + half, 860),
                    [(0, shade(tone, 0.24)), (0.5, tone), (1, shade(tone, -0.1))],
                ),
                7,
                0.75,
                2.2,
            )
            with clipped(canvas, shard):
                fill(
                    canvas,
                    polygon(
                        [
                            (x + half * 0.1, top),
                            (x + half * 0.8, top + 130),
                            (x + half, 900),
                            (x + half * 0.2, 900),
                        ]
                    ),
                    "#0D1D4E",
                    0.22,
                )
    snow(canvas, rng, 60)
    _antler(Easel(canvas, 326, 306, 0.84, turn=-22), -1)
    _antler(Easel(canvas, 388, 336, 0.95, turn=4), 1)
    draw_recipe(canvas, _WREN, 456, 296, 2.05)
    for x, y, size in ((414, 440, 12), (394, 462, 9), (424, 466, 7), (384, 434, 7)):
        flake = Easel(canvas, x, y)
        for turn in (0, 60, 120):
            flake.line([polar((0, 0), size, turn), polar((0, 0), size, turn + 180)], "#FFFFFF", 2.6, 0.9)
            for end in (turn, turn + 180):
                knee = polar((0, 0), size * 0.62, end)
                flake.line(
                    [polar(knee, size * 0.3, end + 50), knee, polar(knee, size * 0.3, end - 50)],
                    "#FFFFFF",
                    1.8,
                    0.85,
                )
    snow(canvas, rng, 24)


def draw_baphen(canvas: skia.Canvas) -> None:
    """The astrologer under a wide hat, his beard a piece of night sky, an astrolabe between his hands."""
    rng = seeded("enemies_and_lovers/baphen")
    draw_open_sky(canvas, "night", rng, count=120)
    for reach, count in ((300, 0), (256, 36), (214, 0)):
        foil(canvas, circle(375, 330, reach), "gold", 2.4, 0.6)
        for i in range(count):
            way = polygon(
                [
                    polar((375, 330), reach - 14, 360 / count * i),
                    polar((375, 330), reach + 14, 360 / count * i),
                ]
            )
            foil(canvas, way, "gold", 3.4 if i % 3 == 0 else 1.6, 0.5)
    for angle, size in ((-150, 26), (-64, 18), (-18, 30), (-110, 14)):
        spot = polar((375, 330), 256, angle)
        paper(
            canvas,
            circle(*spot, size),
            radial(
                (spot[0] - 6, spot[1] - 7), size * 1.6, [(0, "#FFF6CF"), (0.6, "#E8A860"), (1, "#8A4A3A")]
            ),
            6,
            0.8,
            2,
        )
    sage = Easel(canvas)
    robe = ("#7A4A9C", "#46286E", "#1A0C34")
    sage.lay(
        "250,430 160,470 90,560 40,700 20,900! 730,900! 710,700 660,560 590,470 500,430", robe, 12, rim=0.7
    )
    for side in (1, -1):
        x = 375 - side * 200
        sage.gilt(
            sage.curve([(375 - side * 110, 440), (x, 520), (x - side * 60, 700), (x - side * 70, 860)]),
            "gold",
            4,
        )
    skin = ("#E8C49A", "#B5855E", "#5E3A34")
    sage.lay("292,300! 286,372 306,430 375,462 444,430 464,372 458,300!", skin, 6)
    sage.lay(
        "368,330 360,384 346,404 362,418 388,418 404,404 390,384 382,330",
        ("#F4D2A8", "#C8946A", "#7A4A3E"),
        4,
        rim=0.7,
    )
    silver = ("#FFFFFF", "#BCC8F0", "#5A66B4")
    beard = (
        "288,372! 300,420 330,432 352,424 375,432 398,424 420,432 450,420 462,372! 486,470 "
        "480,590 440,700 400,780 375,812 350,780 310,700 270,590 264,470"
    )
    path = sage.lay(beard, silver, 10, rim=0.75)
    with sage.clipped(path):
        for i in range(-4, 5):
            way = [(375 + i * 20, 430), (375 + i * 26, 560), (375 + i * 15, 700), (375 + i * 5, 800)]
            sage.stroke(way, "#5A66B4", 5, 0.4)
    for line in ([(318, 472), (352, 506), (326, 548), (376, 566), (418, 530), (442, 474)],):
        sage.line(line, "#2C3A96", 3, 0.8)
        for u, v in line:
            foil(canvas, star((u, v), 17, 6.5, 5), "gold")
    for side in (1, -1):
        tail = [(375, 424), (375 - side * 44, 420), (375 - side * 96, 448), (375 - side * 124, 418)]
        sage.lay(sage.strip(tail, 30, 5), ("#FFFFFF", "#CBD5F6", "#7480C4"), 5, rim=0.75)
    cap = "270,322! 266,250 300,196 375,176 450,196 484,250 480,322!"
    path = sage.lay(cap, ("#6A5AC0", "#35308A", "#161440"), 9, rim=0.75)
    with sage.clipped(path):
        for u, v, size in ((312, 262, 15), (375, 228, 11), (438, 262, 17), (346, 286, 10), (404, 290, 10)):
            foil(canvas, star((u, v), size, size * 0.4, 5), "gold", emboss=0.6)
    globe = Easel(canvas, 375, 136)
    for half in (46, 30, 10):
        globe.gilt(globe.oval(0, 0, half, 46), "gold", 5)
    for half, lean in ((14, -18), (14, 24)):
        globe.gilt(Easel(canvas, 375, 136, turn=lean).oval(0, 0, 48, half), "gold", 5)
    globe.lay(globe.dot(0, 0, 15), ("#FFF6CF", "#F0946A", "#8A3A2A"), 3, rim=0.9)
    sage.lay(
        "160,330! 250,292 375,280 500,292 590,330! 500,356 375,372 250,356",
        ("#6A6AC8", "#34348A", "#161648"),
        9,
        rim=0.8,
    )
    sage.gilt(sage.curve("172,331 260,352 375,364 490,352 578,331"), "gold", 4)
    disc = Easel(canvas, 375, 676, 0.8)
    glow(canvas, 375, 676, 190, "#F7DDA0", 0.5)
    disc.lay(disc.dot(0, 0, 118), ("#FFF3C4", "#D9A94A", "#6E4A16"), 14, rim=0.95, texture=0.3)
    disc.lay(disc.dot(0, 0, 92), ("#4A4AA0", "#22225E", "#0E0E30"), 3, rim=0.7)
    for i in range(36):
        disc.gilt(
            disc.curve([polar((0, 0), 96, 10 * i), polar((0, 0), 112 if i % 3 else 116, 10 * i)]), "gold", 1.8
        )
        disc.line(
            [polar((0, 0), 97, 10 * i), polar((0, 0), 112, 10 * i)],
            "#5A3C12",
            2.4 if i % 3 == 0 else 1.4,
            0.9,
        )
    for reach, u, v in ((60, 10, -18), (84, 0, 0), (34, -22, 30)):
        disc.gilt(disc.dot(u, v, reach), "gold", 5)
    for turn in (34, 214):
        disc.gilt(
            disc.place(
                polygon(
                    [polar((0, 0), 104, turn), polar((0, 0), 13, turn + 90), polar((0, 0), 13, turn - 90)]
                )
            ),
            "gold",
        )
    disc.lay(disc.dot(0, 0, 13), ("#FFF3C4", "#C8993F", "#6E4A16"), 3, rim=0.9)
    disc.lay(
        disc.place(difference(circle(0, -138, 24), circle(0, -138, 13))),
        ("#FFF3C4", "#D9A94A", "#6E4A16"),
        5,
        rim=0.9,
    )
    look = HandLook(
        lit="#F4D2A8", skin="#C8946A", dim="#6E4448", crease="#5A2E2A", nail="#8A6A5A", velvet="#34348A"
    )
    for flip in (False, True):
        x = 375 + (-92 if flip else 92)
        draw_grip(
            Easel(canvas, x, 700, 0.5, turn=-34 if flip else 34, flip=flip), look, lambda: None, arm=360
        )


PICTURES: dict[str, Picture] = card_pictures(
    {
        "wren": draw_wren,
        "baphen": draw_baphen,
    }
)
