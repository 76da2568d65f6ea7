"""The pictures of the first act: from the key under the flowerpot to the inspection."""

from __future__ import annotations

import math
import random

import skia

from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.flora import fern, leaf
from fae_tabletop.art.geometry import circle, polar, polygon, rectangle, svg_path
from fae_tabletop.art.light import fireflies, moon, sparkle, stars
from fae_tabletop.art.paper import clipped, fill, foil, glow, linear, paper, radial, stroke
from fae_tabletop.games.enchanted_ivy.art_marks import draw_bloom
from fae_tabletop.games.enchanted_ivy.art_story_people import guest, ivy, plumb, scarecrow
from fae_tabletop.games.enchanted_ivy.art_story_props import (
    caterpillar,
    fence,
    gust,
    hedge,
    jar,
    mug,
    table,
)
from fae_tabletop.games.enchanted_ivy.art_story_stage import (
    H,
    W,
    arch,
    clouds,
    cottage,
    hills,
    lawn,
    night,
    path,
    room,
    window,
)

_COATS = ("#3F7F5A", "#8A5A3A", "#3A5A9A", "#8A3A5A")
_NIGHT = ("#4A3F86", "#2C2E66", "#152B46")
_DAWN = ("#A88AC0", "#7A7AB0", "#4A6A8A")


def _pot(canvas: skia.Canvas, x: float, foot: float, size: float) -> None:
    """A flowerpot with a plant of ivy and a key that looks out below it."""
    e = Easel(canvas, x, foot, size / 100)
    for n in range(16):
        at = polar((0, -120), 50 * (0.3 + 0.7 * (n % 5) / 4), 24 * n + 8)
        leaf(canvas, e.at(*at), 31 * n, size * 0.34, None, "ivy", ("#4E7F4A", "#3F6F4A", "#648F4E")[n % 3])
    e.lay(
        e.corners([(-44, -74), (44, -74), (32, 0), (-32, 0)]), ("#F0A878", "#B8603C", "#6E3020"), 6, rim=0.9
    )
    e.lay(
        e.corners([(-52, -92), (52, -92), (50, -70), (-50, -70)]),
        ("#F4B488", "#C87048", "#7A3824"),
        5,
        rim=0.9,
    )
    foil(canvas, e.place(skia.Path(circle(62, -8, 13))), "gold", size * 0.07)
    foil(canvas, e.strip([(48, -6), (-6, 2)], 7, 7), "gold")
    foil(canvas, e.corners([(4, 0), (10, 0), (10, 14), (4, 14)]), "gold")


def key_under_the_flowerpot(canvas: skia.Canvas, rng: random.Random) -> None:
    """Night; one long low cottage; Ivy with her lantern, and four scarecrows on the path."""
    night(canvas, rng)
    moon(canvas, 476, 150, 58)
    hills(canvas, rng, _NIGHT, 360)
    lawn(canvas, rng, 474)
    cottage(canvas, 96, 486, ("bwdbw",), "cottage", 90, lean=-1.4)
    path(canvas, 322, 486, 380, 110)
    for n, (x, y) in enumerate(((560, 560), (496, 596), (438, 648), (560, 668))):
        scarecrow(canvas, x, y, 168 + 12 * n, _COATS[n], turn=(-3, 4, -2, 3)[n])
    ivy(canvas, 282, 612, 176, flip=True)
    _pot(canvas, 96, 664, 88)
    fireflies(canvas, (20, 420, W - 20, 640), 18, rng, "#FFE9A8", 0.8)


def vacancies(canvas: skia.Canvas, rng: random.Random) -> None:
    """Morning; three guests behind the hedge, a fat caterpillar on the branch before them."""
    night(canvas, rng, "dawn", 470)
    clouds(canvas, rng, "#FBE6D8", 90, 240, 4)
    hills(canvas, rng, _DAWN, 350)
    cottage(canvas, 250, 470, ("  b", "bwd"), "cottage", 100, lean=2, lit=False)
    lawn(canvas, rng, 466, "#4E8A4E")
    for name, x, y in (("monk", 120, 462), ("mystery_knight", 440, 470), ("painter", 566, 462)):
        guest(canvas, name, x, y, 84)
    hedge(canvas, rng, 512)
    stem = svg_path("M-20,600 C140,566 260,640 420,604 C520,584 580,600 670,570")
    stroke(canvas, stem, "#3A2B22", 12)
    for n in range(15):
        leaf(
            canvas,
            (20 + 44 * n, 596 + 14 * math.sin(n)),
            40 + 70 * (n % 3),
            44,
            None,
            "ivy",
            ("#4E8A4A", "#648F4E")[n % 2],
        )
    caterpillar(canvas, 330, 598, 150, "#E8B83A")


def open_for_business(canvas: skia.Canvas, rng: random.Random) -> None:
    """Noon in the lane: a giant behind the house, a dragon in the hedge, a duke in the ground, cousins back to back."""
    night(canvas, rng, "gold", 480)
    clouds(canvas, rng, "#FFF0D0", 80, 190, 3)
    guest(canvas, "homesick_giant", 470, 260, 172)
    hills(canvas, rng, ("#8A6A86", "#5A5A80"), 400)
    cottage(canvas, 96, 500, (" bw", "bdwb"), "rose", 82, lean=-2)
    lawn(canvas, rng, 492, "#4A7E44")
    guest(canvas, "feuding_cousins", 516, 498, 80)
    hedge(canvas, rng, 560, -20, 300)
    guest(canvas, "hedge_dragon", 150, 552, 84)
    guest(canvas, "mole_duke", 330, 596, 66)
    mound = svg_path("M236,680 C262,622 300,634 330,640 C362,634 400,624 428,680Z")
    paper(canvas, mound, linear((0, 620), (0, 680), [(0, "#8A5E40"), (1, "#4A2E20")]), 6, 0.7)
    guest(canvas, "racing_tortoise", 546, 622, 92)


def courtyard(canvas: skia.Canvas, rng: random.Random) -> None:
    """Evening at the desk: the first honest sum, counted before a dragon, while a giant weeps at the window."""
    room(canvas, rng, "#7A4A5A")
    with clipped(canvas, arch(440, 400, 220, 300)):
        fill(
            canvas, rectangle(320, 80, 260, 330), linear((0, 90), (0, 400), [(0, "#2E3A8C"), (1, "#E89A7A")])
        )
        guest(canvas, "homesick_giant", 446, 270, 124)
    frame = arch(440, 400, 220, 300)
    stroke(canvas, frame, "#E0C8A8", 14)
    stroke(canvas, frame, "#7A5A44", 3)
    for side in (-1, 1):
        drape = svg_path(
            f"M{440 + side * 150},80 L{440 + side * 60},84 C{440 + side * 96},200 "
            f"{440 + side * 110},300 {440 + side * 104},424 L{440 + side * 160},424Z"
        )
        paper(canvas, drape, linear((300, 0), (600, 0), [(0, "#C8A04A"), (1, "#8A5A2A")]), 5, 0.7)
    ivy(canvas, 206, 600, 340, flip=True, holds="none")
    table(canvas, 500, 40, 600, "#5A7A5A")
    guest(canvas, "hedge_dragon", 500, 448, 66)
    for stack, count in enumerate((5, 4, 2)):
        for n in range(count):
            e = Easel(canvas, 300 + 46 * stack, 494 - 9 * n, 0.34)
            e.lay(e.oval(0, 0, 54, 20), GOLD, 3, rim=0.9)
    book = svg_path("M90,498 L100,470 C130,460 160,464 180,474 C200,464 230,460 256,470 L266,498Z")
    paper(canvas, book, "#FBF0D8", 4, 0.8)
    stroke(canvas, polygon([(179, 474), (179, 498)]), "#A88A6A", 2)
    mug(canvas, 566, 498, 46)


def weather_in_the_attic(canvas: skia.Canvas, rng: random.Random) -> None:
    """A storm about the ridge: the weathercock lands, a kite flies, ravens come, Ivy climbs the ladder."""
    night(canvas, rng, "ice", H)
    clouds(canvas, rng, "#8AA4CC", 60, 300, 6)
    clouds(canvas, rng, "#5A74A8", 200, 420, 5)
    gust(canvas, rng, 9)
    for x, y in ((120, 250), (540, 330)):
        guest(canvas, "raven_courier", x, y, 58, flip=x > 300)
    guest(canvas, "kite_maker", 190, 128, 92)
    slope = polygon([(-40, 700), (260, 300), (480, 300), (760, 700)])
    paper(canvas, slope, linear((0, 300), (0, 680), [(0, "#6A82B0"), (1, "#33466E")]), 10, 0.7)
    with clipped(canvas, slope):
        for row in range(13):
            y = 310 + 30 * row
            for n in range(24):
                x = -60 + 36 * n + (18 if row % 2 else 0)
                stroke(canvas, svg_path(f"M{x},{y} Q{x + 18},{y + 20} {x + 36},{y}"), "#22305A", 2.4)
                stroke(
                    canvas, svg_path(f"M{x},{y + 2} Q{x + 18},{y + 22} {x + 36},{y + 2}"), "#9AB4E0", 1, 0.5
                )
    foil(canvas, polygon([(254, 300), (486, 300)]), "gold", 6)
    paper(
        canvas,
        rectangle(400, 230, 66, 120),
        linear((400, 0), (466, 0), [(0, "#9A7880"), (1, "#5A424E")]),
        6,
        0.6,
    )
    paper(canvas, rectangle(390, 220, 86, 18, 3), "#C8B8B4", 4, 0.8)
    guest(canvas, "weathercock", 434, 148, 78)
    window(canvas, 330, 520, 110, 140)
    guest(canvas, "owl_astronomer", 330, 470, 46)
    for side in (0, 52):
        stroke(canvas, polygon([(520 + side, 690), (450 + side, 390)]), "#B98A58", 9)
    for n in range(8):
        stroke(canvas, polygon([(522 - 9 * n, 650 - 36 * n), (570 - 9 * n, 650 - 36 * n)]), "#B98A58", 7)
    ivy(canvas, 522, 600, 190, holds="hammer")
    for x, y, turn in ((90, 430, 20), (150, 520, -30), (60, 350, 50)):
        e = Easel(canvas, x, y, 0.5, turn=turn)
        e.lay(
            e.corners([(-40, -26), (40, -26), (40, 26), (-40, 26)]),
            ("#A8BCE0", "#5A74A8", "#33466E"),
            5,
            rim=0.9,
        )


def star_called_breakfast(canvas: skia.Canvas, rng: random.Random) -> None:
    """Before dawn on the roof: the owl has found a star, and a raven hands Ivy a letter."""
    night(canvas, rng, "deep", H)
    stars(canvas, (0, 40, W, 420), 90, rng, "#FFF4D6", 2.2)
    at = (430, 170)
    glow(canvas, *at, 170, "#FFE9A8", 0.7)
    fill(
        canvas,
        svg_path(
            "M360,170 C352,120 402,96 446,104 C500,96 520,150 504,190 "
            "C500,236 440,232 404,226 C366,228 352,204 360,170Z"
        ),
        "#FFFDF0",
        0.92,
    )
    fill(
        canvas,
        circle(432, 168, 34),
        radial((424, 158), 44, [(0, "#FFF0A8"), (0.6, "#FFC23A"), (1, "#E89A1E")]),
    )
    sparkle(canvas, 432, 168, 90, "#FFF6CF", 0.8)
    ridge = polygon([(-20, 700), (-20, 560), (120, 486), (520, 486), (660, 580), (660, 700)])
    paper(canvas, ridge, linear((0, 480), (0, 680), [(0, "#4A5E8E"), (1, "#1E2A52")]), 10, 0.6)
    with clipped(canvas, ridge):
        for row in range(7):
            for n in range(22):
                x, y = -20 + 34 * n + (17 if row % 2 else 0), 500 + 30 * row
                stroke(canvas, svg_path(f"M{x},{y} Q{x + 17},{y + 18} {x + 34},{y}"), "#16204A", 2.4)
    foil(canvas, polygon([(118, 486), (522, 486)]), "gold", 5)
    guest(canvas, "owl_astronomer", 150, 400, 104)
    ivy(canvas, 330, 560, 220, holds="letter")
    guest(canvas, "raven_courier", 526, 462, 84)
    fill(
        canvas,
        rectangle(0, 600, W, 80),
        linear((0, 600), (0, 680), [(0, "#0A0E22", 0.0), (1, "#0A0E22", 0.6)]),
    )


def night_shift(canvas: skia.Canvas, rng: random.Random) -> None:
    """A street after sundown: the lamp is lit, a tailor waits, teacups pass, two candles look out of two windows."""
    night(canvas, rng, "poison", 570)
    moon(canvas, 150, 130, 46, shade_disc=(0.4, -0.1, 0.92))
    cottage(canvas, 236, 560, ("bwbb", "wbwb", "bwdb"), "dusk", 96, lean=1)
    cobbles = linear((0, 556), (0, H), [(0, "#5A4E7A"), (1, "#241E42")])
    paper(canvas, rectangle(-10, 556, W + 20, 140), cobbles, 6, 0.6)
    for row in range(5):
        for n in range(15):
            stone = svg_path(f"M{n * 48 - (24 if row % 2 else 0)},{584 + 24 * row} q22,-20 44,0")
            stroke(canvas, stone, "#8A7AB0", 2, 0.5)
    glow(canvas, 96, 330, 190, "#FFC46A", 0.7)
    stroke(canvas, polygon([(96, 640), (96, 360)]), "#1A1430", 12)
    paper(
        canvas,
        polygon([(70, 300), (122, 300), (112, 364), (80, 364)]),
        radial((96, 332), 44, [(0, "#FFFBE0"), (1, "#FFB84A")]),
        4,
        0.8,
    )
    paper(canvas, polygon([(60, 302), (96, 268), (132, 302)]), "#241E42", 4, 0.8)
    guest(canvas, "lamplighter", 176, 566, 84)
    guest(canvas, "vampire_tailor", 350, 584, 80)
    guest(canvas, "teacup_smuggler", 528, 590, 88)
    hedge(canvas, rng, 634, tone="#2A3A5A")


def teacups_leave(canvas: skia.Canvas, rng: random.Random) -> None:
    """Deep night indoors: a tower of cups, a coat that is let out, and a prince who finds spectacles."""
    room(canvas, rng, "#4A3A6E")
    glow(canvas, 320, 250, 330, "#FFC46A", 0.55)
    guest(canvas, "vampire_tailor", 142, 390, 104)
    guest(canvas, "lost_prince", 500, 396, 104)
    guest(canvas, "candle_twins", 322, 330, 74)
    table(canvas, 470, 20, 620, "#6A3A5A")
    coat = svg_path(
        "M40,474 C70,440 120,446 150,452 C196,446 232,452 250,474 L262,540 C220,560 150,552 60,560Z"
    )
    paper(canvas, coat, linear((40, 440), (250, 560), [(0, "#F29AA6"), (1, "#8A2A4A")]), 5, 0.8)
    stroke(canvas, svg_path("M72,500 C120,484 170,520 232,492"), "#FFF4D6", 2.4)
    cups = [(300, 470), (342, 470), (384, 470), (321, 428), (363, 428), (342, 386)]
    for n, (x, y) in enumerate(cups):
        mug(canvas, x, y, 42, ("#4A78C0", "#C8506A", "#3F8A6A")[n % 3])
    for x in (470, 512):
        stroke(canvas, circle(x, 458, 18), "#C8962E", 5)
        fill(canvas, circle(x, 458, 15), "#DCEAFF", 0.4)
    stroke(canvas, polygon([(488, 456), (494, 456)]), "#C8962E", 5)
    window(canvas, 110, 236, 96, 150, lit=False)
    window(canvas, 530, 236, 96, 150, lit=False)


def market_day(canvas: skia.Canvas, rng: random.Random) -> None:
    """Stalls with striped awnings: scent, honey, patches, mirrors; a hedge in a hat queues, and an imp counts rows."""
    night(canvas, rng, "gold", 520)
    clouds(canvas, rng, "#FFE9C8", 70, 170, 4)
    cottage(canvas, 210, 330, ("bwb",), "market", 74, lit=False)
    lawn(canvas, rng, 330, "#8A9A4A", flowers=0)
    stalls = (
        (100, "perfumer", "#D0506A"),
        (320, "bee_countess", "#E0A02E"),
        (540, "granny_patchwork", "#4A8AB0"),
    )
    for x, who, tone in stalls:
        for side in (-88, 88):
            paper(canvas, rectangle(x + side - 5, 240, 10, 260), "#7A5230", 3, 0.6)
        guest(canvas, who, x, 378, 76)
        for n in range(6):
            left = x - 104 + 34.6 * n
            awning = svg_path(
                f"M{left + 8},226 L{left + 38},226 L{left + 34.6},282 Q{left + 17},304 {left},282Z"
            )
            paper(canvas, awning, tone if n % 2 else "#FFF4E0", 4, 0.7)
        paper(
            canvas,
            rectangle(x - 100, 440, 200, 66, 4),
            linear((0, 440), (0, 506), [(0, "#B98A58"), (1, "#6A4428")]),
            6,
            0.7,
        )
        for n in range(5):
            draw_bloom(
                canvas,
                ("rose", "marigold", "bluebell", "foxglove", "daisy")[(n + x) % 5],
                (x - 76 + 38 * n, 434),
                17,
                rng,
                leaves=False,
            )
    guest(canvas, "topiary_ghost", 110, 584, 92)
    guest(canvas, "mirror_maker", 318, 596, 74)
    guest(canvas, "tax_imp", 530, 590, 92)
    hedge(canvas, rng, 640, tone="#4E7A3A")


def white_envelope(canvas: skia.Canvas, rng: random.Random) -> None:
    """After the market: Ivy reads a stiff white letter, the plant reads it over her shoulder; bee and skunk dance."""
    night(canvas, rng, "wine", 500)
    hills(canvas, rng, ("#8A3A6A", "#5A2A5A", "#3A1E46"), 380, firs=3)
    lawn(canvas, rng, 480, "#4A5A3E", flowers=5)
    glow(canvas, 150, 430, 130, "#FFC46A", 0.5)
    guest(canvas, "bee_countess", 104, 410, 66, turn=-8)
    guest(canvas, "perfumer", 214, 420, 66, turn=8)
    hedge(canvas, rng, 470, -20, 320, "#3A5A3E")
    paper(
        canvas,
        rectangle(500, 40, 160, 600),
        linear((500, 0), (640, 0), [(0, "#D8A768"), (1, "#8A5A34")]),
        8,
        0.6,
    )
    window(canvas, 584, 300, 86, 150)
    ivy(canvas, 360, 648, 330, holds="letter")
    vine = svg_path("M640,90 C520,70 470,150 500,220 C520,268 470,300 430,300")
    stroke(canvas, vine, "#3A3327", 12)
    for n in range(14):
        share = n / 13
        x = 640 - 200 * share + 40 * math.sin(share * 6)
        y = 86 + 214 * share + 20 * math.sin(share * 9)
        leaf(canvas, (x, y), 120 + 60 * (n % 3), 50, None, "ivy", ("#4E8A4A", "#3F6F4A", "#6AA05A")[n % 3])
    for u in (-10, 14):
        fill(canvas, circle(430 + u, 296, 7), "#FFFBEA")
        fill(canvas, circle(427 + u, 299, 4), "#1A1020")
    fern(canvas, (600, H), -110, 120, "#3A6A48")


def inspection(canvas: skia.Canvas, rng: random.Random) -> None:
    """Nine exactly: Mr. Plumb sets down his level before a house that leans; four scarecrows stand up straight."""
    night(canvas, rng, "dawn", 470)
    clouds(canvas, rng, "#FFF4E8", 60, 170, 4)
    hills(canvas, rng, _DAWN, 390, firs=3)
    cottage(canvas, 180, 500, ("wb w", "bwbw", "wbdb"), "office", 74, lean=-4, lit=False)
    lawn(canvas, rng, 494, "#5A8A5A", flowers=6)
    for n, (x, y) in enumerate(((60, 540), (140, 520), (500, 520), (582, 540))):
        scarecrow(canvas, x, y, 170, _COATS[n])
    guest(canvas, "judge_heron", 120, 588, 84)
    guest(canvas, "ghostly_accountant", 536, 592, 78)
    plumb(canvas, 318, 664, 300)
    ivy(canvas, 430, 662, 170, holds="none", flip=True)
    fence(canvas, 628, -10, 216)
    guest(canvas, "tax_imp", 604, 632, 52)


def pantry_door(canvas: skia.Canvas, rng: random.Random) -> None:
    """The pantry, addressed politely, opens on stairs that were not there at lunch."""
    room(canvas, rng, "#7A8A5A")
    for row in range(3):
        y = 170 + 96 * row
        paper(
            canvas,
            rectangle(-10, y, 250, 14),
            linear((0, y), (0, y + 14), [(0, "#C8945A"), (1, "#6A4428")]),
            4,
            0.7,
        )
        for n in range(4):
            jar(canvas, 34 + 56 * n, y, 62, ("#C02E4A", "#E0902E", "#6A3A8A", "#7A9A3A")[(n + row) % 4])
    opening = arch(440, 560, 250, 470)
    paper(canvas, arch(440, 560, 250, 470, 22), "#8A6244", 7, 0.7)
    fill(
        canvas,
        opening,
        radial((440, 470), 330, [(0, "#FFE9A8"), (0.35, "#C8803A"), (0.7, "#4A2434"), (1, "#1A1024")]),
    )
    with clipped(canvas, opening):
        for n in range(8):
            y = 330 + 31 * n
            half = 44 + 13 * n
            paper(
                canvas,
                rectangle(440 - half, y, 2 * half, 34),
                linear((0, y), (0, y + 34), [(0, "#C8A888"), (0.3, "#8A6A5A"), (1, "#3A2430")]),
                3,
                0.7,
            )
        sparkle(canvas, 440, 300, 60, "#FFF6CF", 0.8)
    leafy = svg_path("M565,92 L650,60 L650,600 L565,566Z")
    paper(canvas, leafy, linear((565, 0), (650, 0), [(0, "#B07A48"), (1, "#5A3A24")]), 8, 0.8)
    for v in (180, 330, 480):
        stroke(canvas, polygon([(566, v), (650, v - 10)]), "#4A2C1A", 4)
    foil(canvas, circle(582, 344, 10), "gold")
    ivy(canvas, 236, 650, 320, flip=True, holds="lantern")
    for n in range(16):
        at = (300 + 18 * n, 78 + 20 * math.sin(n))
        leaf(canvas, at, 60 + 40 * (n % 3), 34, None, "ivy", ("#4E8A4A", "#3F6F4A")[n % 2])
