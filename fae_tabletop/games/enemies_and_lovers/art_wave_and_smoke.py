"""Two who steal without touching: Orlagh by the sea, Valerian by smoke."""

from collections.abc import Callable

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import Face, Profile, knots
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, draw_recipe, part
from fae_tabletop.art.flora_wild import draw_valerian_head
from fae_tabletop.art.geometry import (
    circle,
    polar,
    samples,
    spline,
    svg_path,
    transformed,
)
from fae_tabletop.art.hands_hold import draw_grip
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.light import moon
from fae_tabletop.art.paper import Stop, clipped, fill, glow, layer, linear, paper, radial, silhouette, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import W, draw_open_sky, draw_wood, ripples, wave_crest
from fae_tabletop.games.enemies_and_lovers.art import card_pictures

_ORLAGH = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(nose=1.0, softness=0.6, brow=0.8, chin=1.1, neck=0.8),
        skin="#BFE0D0",
        skin_shade="#4E8A92",
        blush="#7AB8B0",
        lips="#3A7A86",
        iris="#F2D25A",
        brow="#1A4A5A",
        lid=0.4,
        frown=1.2,
        lashes=True,
    ),
    parts=(
        part(
            draw_mass,
            points=(
                "16,20 50,-4 92,10 106,50 112,96 140,140 128,190 168,236 140,290 120,250 96,220 88,160 "
                "70,110 50,70 40,36"
            ),
            colour="#1F5A74",
        ),
        NECK,
        HEAD,
        part(
            draw_mass,
            points="10,26 24,4 58,-6 92,12 100,50 92,84 74,92 58,76 48,52 36,36 20,34",
            colour="#26708A",
        ),
        part(
            draw_locks,
            colour="#2A7A92",
            glint="#A9E4E0",
            locks=(
                ("16,28 44,34 60,62 84,96 104,140 132,180", 14),
                ("34,14 74,26 92,66 108,118 138,160 150,214", 15),
                ("60,2 96,30 108,80 126,130 160,176 166,240", 14),
            ),
        ),
        part(draw_ear, tip=1.2, jewel="silver"),
    ),
)


def draw_orlagh(canvas: skia.Canvas) -> None:
    """The queen of the sea, enthroned in the hollow of a breaking wave, a coral sceptre in her hand."""
    rng = seeded("enemies_and_lovers/orlagh")
    draw_open_sky(canvas, "deep", rng, count=50)
    moon(canvas, 520, 400, 84, colour="#F2F7E8", halo="#A9D4FF")
    fill(canvas, wave_crest(-60, W + 60, 560, 60, 4), "#4F93B8")
    ripples(canvas, 560, 640, "#D5ECE4", rng, 12)
    for tone, grow in (("#0F3A66", 0), ("#1D5F86", 26), ("#2F8BA0", 54)):
        wave = svg_path(
            f"M-60,1070 L-60,{420 + grow} C-10,{270 + grow} 90,{110 + grow} 300,{84 + grow} "
            f"C440,{66 + grow} 560,{120 + grow} 588,{214 + grow * 0.7} C596,{262 + grow * 0.5} "
            f"560,{282 + grow * 0.4} 530,{256 + grow * 0.4} "
            f"C500,{196 + grow} 420,{166 + grow} 330,{186 + grow} C210,{214 + grow} "
            f"150,{330 + grow} 176,{450 + grow} "
            f"C204,{560 + grow} 330,{640 + grow} 500,{650 + grow} C600,{656 + grow} "
            f"700,{620 + grow} 810,{600 + grow} L810,1070Z"
        )
        tones = linear((40, 80), (520, 820), [(0, shade(tone, 0.16)), (0.5, tone), (1, shade(tone, -0.1))])
        paper(canvas, wave, tones, 10, 0.8, 3)
        with clipped(canvas, wave):
            for i in range(4):
                way = spline(
                    [
                        (-20 + 34 * i, 560 + grow),
                        (40 + 34 * i, 330 + grow),
                        (150 + 26 * i, 176 + grow + 14 * i),
                        (330, 128 + grow + 15 * i),
                        (500, 166 + grow + 12 * i),
                    ]
                )
                stroke(canvas, way, mix(tone, "moon", 0.5), 3, 0.4)
    for i, (x, y, _, _, share) in enumerate(
        samples(spline([(286, 96), (430, 84), (556, 150), (590, 232), (556, 290), (520, 262)]), 17)
    ):
        size = 12 + 9 * share + 5 * (i % 2)
        foam = circle(x, y + 4 * (i % 3), size)
        paper(
            canvas,
            foam,
            radial((x - 5, y - 6), size * 1.5, [(0, "#FFFFFF"), (0.7, "#DCEFF0"), (1, "#8FC4D0")]),
            4,
            0.7,
            1.6,
        )
    queen = Easel(canvas)
    skin = ("#D2ECDC", "#A9CFC4", "#4E8A92")
    gown = ("#8FE0B8", "#2F9A86", "#0F4A5A")
    queen.lay(
        (
            "300,420 350,396 420,404 452,440 446,510 470,560 540,570 612,590 626,640 590,700 "
            "640,800 700,900 200,900 250,760 262,640 268,540 282,470"
        ),
        gown,
        12,
        rim=0.7,
    )
    body = queen.shape(
        "300,420 350,396 420,404 452,440 446,510 470,560 540,570 612,590 626,640 590,700 "
        "640,800 700,900 200,900 250,760 262,640 268,540 282,470"
    )
    with queen.clipped(body):
        for row in range(26):
            for column in range(26):
                u, v = 190 + 22 * column + (11 if row % 2 else 0), 400 + 17 * row
                queen.stroke(
                    [(u - 11, v), (u, v + 13), (u + 11, v)],
                    "#BFF4DA" if (row + column) % 3 else "#0F4A5A",
                    2.4,
                    0.55,
                )
        queen.fill(queen.shape("440,600 620,650 560,760 470,900 380,900 430,740"), "#07303E", 0.4, blur=16)
    queen.lay(
        "262,760 330,700 470,716 600,760 690,850 700,960 180,960 200,840",
        ("#A9ECD0", "#3FA890", "#14586A"),
        9,
    )
    with layer(canvas, (0, 0, W, 900), 5, 0.6):
        draw_recipe(canvas, _ORLAGH, 452, 214, 1.26)
    crown = Easel(canvas, 396, 228, 0.9)
    for u, v, size, lean in (
        (-70, 16, 74, -30),
        (-44, -2, 104, -16),
        (-14, -10, 128, -3),
        (18, -8, 112, 10),
        (46, 6, 84, 24),
    ):
        tip = polar((u, v), size, -90 + lean)
        crown.lay(
            crown.strip([(u, v + 16), ((u + tip[0]) / 2 - 4, (v + tip[1]) / 2), tip], 13, 4),
            ("#FFC0A8", "#E2604A", "#7A1F34"),
            4,
            rim=0.8,
        )
        for share, side in ((0.45, 34), (0.62, -36), (0.8, 30)):
            root = polar((u, v), size * share, -90 + lean)
            crown.lay(
                crown.strip([root, polar(root, size * 0.28, -90 + lean + side)], 8, 4),
                ("#FFC0A8", "#E2604A", "#7A1F34"),
                3,
                rim=0.8,
            )
    for u, v in ((-74, 20), (-38, 8), (0, 4), (36, 12)):
        crown.lay(crown.dot(u, v, 10), ("#FFFFFF", "#DCE8EE", "#7C9AB4"), 3, rim=0.9, texture=0.1)
    queen.lay(
        "296,424 346,404 382,470 434,540 520,560 540,596 504,622 400,606 318,540",
        ("#5FC8A8", "#27887A", "#0F4A5A"),
        9,
        rim=0.75,
    )
    for u, v in ((336, 424), (362, 446), (392, 458), (420, 452), (442, 436)):
        queen.lay(queen.dot(u, v, 13), ("#FFFFFF", "#DCE8EE", "#7C9AB4"), 3, rim=0.9, texture=0.1)
    queen.gilt(queen.curve("500,560 520,588 506,620"), "silver", 5)

    def sceptre() -> None:
        rod = Easel(canvas, 572, 584, turn=8)
        rod.lay(rod.strip("0,170 0,0 0,-210", 13, 9), GOLD, 5, rim=0.9)
        for u in (-46, 0, 46):
            rod.lay(
                rod.strip([(0, -190), (u * 0.8, -216), (u, -290 - (20 if u == 0 else 0))], 14, 3),
                GOLD,
                5,
                rim=0.9,
            )

    look = HandLook(
        lit=skin[0],
        skin=skin[1],
        dim=skin[2],
        crease="#2F6A74",
        nail="#2F8BA0",
        velvet="#2F9A86",
        foil="silver",
    )
    draw_grip(Easel(canvas, 572, 588, 0.44, turn=8, flip=True), look, sceptre, arm=230)
    for rank, (y, tone) in enumerate(((716, "#1D6A8A"), (764, "#134A74"))):
        sea = wave_crest(-60 - 40 * rank, W + 100, y, 42, 5, 1 if rank else -1)
        paper(
            canvas,
            sea,
            linear((0, y - 50), (0, 900), [(0, shade(tone, 0.14)), (1, shade(tone, -0.08))]),
            9,
            0.8,
            2.4,
        )


def _thinning(wide: float) -> Callable[[float], float]:
    """The width of a wisp that loses itself."""
    return lambda t: wide * (1 - t) ** 0.7 + 3


def _rising(wide: float) -> Callable[[float], float]:
    """The width of smoke that spreads as it rises."""
    return lambda t: wide * (0.35 + 0.65 * t**0.7)


def draw_valerian(canvas: skia.Canvas) -> None:
    """Valerian burns in a brazier; its smoke becomes a fist that carries a locket off by its chain."""
    rng = seeded("enemies_and_lovers/valerian")
    draw_open_sky(canvas, "wine", rng, count=50)
    glow(canvas, 375, 420, 360, "#FFC88A", 0.5)
    draw_wood(canvas, "wine", "#2A0E2E", rng, kind="bare", ranks=2, horizon=660, gap=0.3, tall=330)
    smoke = Easel(canvas)
    for way, wide in (
        ("300,650 220,560 250,470 180,380 210,290", 40),
        ("296,650 250,600 170,610 130,540 150,470", 30),
    ):
        wisp = smoke.ribbon(way, _thinning(wide), 2)
        smoke.lay(wisp, ("#D9BED4", "#A07CA4", "#6A4A76"), 5, rim=0.7)
    for way, wide, tones in (
        ("300,660 206,590 250,500 330,470 318,390", 92, ("#C9AECA", "#94709A", "#5E3E6C")),
        ("304,660 240,580 290,500 350,450 348,380", 96, ("#E4CEE2", "#B390B6", "#7A5684")),
        ("308,660 270,590 320,510 356,440 366,372", 70, ("#FFF6F8", "#D9C2D6", "#94749A")),
    ):
        trail = smoke.ribbon(way, _rising(wide), 2)
        smoke.lay(trail, tones, 7, rim=0.8)
        for aside in (-0.2, 0.12):
            flow = [(u + aside * wide * (0.35 + k * 0.16), v) for k, (u, v, *_) in enumerate(knots(way))]
            smoke.stroke(flow, tones[0], 3, 0.6)

    def chain() -> None:
        for x, y, *_ in samples(spline([(452, 190), (446, 270), (452, 360), (456, 440)]), 13):
            link = linear((x - 6, y - 6), (x + 6, y + 6), [(0, "#FFF3C4"), (1, "#7A5420")])
            paper(canvas, circle(x, y, 6.6), link, 2, 0.9, 1.2, texture=0.0)

    vapour = HandLook(lit="#FFF6F4", skin="#D9C2D6", dim="#86688E", crease="#7A5A84", nail="#F4DCE8")
    draw_grip(Easel(canvas, 440, 276, 1.12, turn=-50, flip=True), vapour, chain, arm=None)
    foot = [circle(x, y, size) for x, y, size in ((330, 356, 34), (362, 384, 40), (390, 372, 26))]
    mist_tones = linear((300, 330), (410, 430), [(0, "#F0DCEA"), (1, "#A888AE")])
    silhouette(canvas, foot, mist_tones, 6, 0.7, 2.4, 0.5, "moon", (270, 300, 440, 440))
    for way in ("322,330 290,330 280,300 300,290", "392,392 430,400 440,370 424,360"):
        smoke.lay(smoke.ribbon(way, lambda t: 17 * (1 - t) + 2, 2), ("#F0DCEA", "#B390B6", "#7A5684"), 4)
    glow(canvas, 456, 520, 150, "#FFE08A", 0.9)
    locket = svg_path(
        "M0,82 C-52,36 -72,6 -62,-26 C-52,-56 -14,-58 0,-26 C14,-58 52,-56 62,-26 C72,6 52,36 0,82Z"
    )
    gold: list[Stop] = [(0, "#FFF6CF"), (0.5, "#D9A94A"), (1, "#6E4A16")]
    ruby: list[Stop] = [(0, "#FF9AA6"), (0.5, "#B4203E"), (1, "#5C0D28")]
    for size, stops, height in ((1.12, gold, 9), (0.72, ruby, 3)):
        shape = transformed(locket, size, size, 6, (456, 520))
        paper(canvas, shape, linear((400, 460), (510, 600), stops), height, 0.95, 2.4, texture=0.3)
    stroke(canvas, transformed(locket, 0.5, 0.5, 6, (450, 512)), "#FFD0D4", 3, 0.6)
    paper(
        canvas, circle(458, 462, 13), linear((446, 450), (470, 474), [(0, "#FFF6CF"), (1, "#7A5420")]), 4, 0.9
    )
    for x in (-96, 96):
        leg = smoke.strip([(300 + x * 0.7, 720), (300 + x, 780), (300 + x * 1.25, 880)], 20, 14)
        smoke.lay(leg, ("#E8B87A", "#8A5A34", "#3A2014"), 6, rim=0.8)
    for x, lean, tall in ((190, -24, 130), (236, -8, 84), (352, 8, 70), (398, 18, 60)):
        smoke.stroke([(300, 690), (x, 650), (x + lean, 650 - tall * 0.6)], "#3F6A4A", 6, 0.9)
        draw_valerian_head(canvas, (x + lean, 650 - tall * 0.6), 70, rng)
    bowl = "146,662! 160,706 212,756 300,770 388,756 440,706 454,662!"
    smoke.lay(bowl, ("#FFE0A0", "#B87A3A", "#4A2414"), 12, rim=0.9)
    with smoke.clipped(smoke.shape(bowl)):
        for i in range(7):
            x = 300 + (i - 3) * 42
            opening = smoke.shape([(x, 692), (x + 14, 712), (x, 738), (x - 14, 712)])
            smoke.lay(opening, ("#FF8A3A", "#7A1F14"), 2, rim=0.8)
            glow(canvas, x, 714, 30, "#FFC46A", 0.7)
    smoke.lay(
        "136,664! 300,678 464,664! 460,690! 300,706 140,690!", ("#FFF1C4", "#D9A050", "#6E3A1C"), 6, rim=0.95
    )
    glow(canvas, 300, 650, 150, "#FF9A5A", 0.7)


PICTURES: dict[str, Picture] = card_pictures(
    {
        "orlagh": draw_orlagh,
        "valerian": draw_valerian,
    }
)
