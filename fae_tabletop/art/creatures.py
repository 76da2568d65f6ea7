"""Beasts of cut paper: a pony, a saddled toad, a beetle and an owl.

Each stands about a place on the canvas given in pixels and is some 450 px wide at scale 1.
"""

from collections.abc import Sequence

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import Tones, knots
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import Point, circle, polar, polygon, samples
from fae_tabletop.art.paper import fill, radial, stroke


def draw_pony(
    canvas: skia.Canvas, x: float, y: float, scale: float, stalk: Tones = ("#B8DA80", "#3F8A4C", "#0F4034")
) -> None:
    """A leaping pony grown from a green stalk, seen from its left side; (x, y) is the middle of its body."""
    pony = Easel(canvas, x, y, scale)
    dim = tuple(shade(tone, -0.1) for tone in stalk)
    hoof = ("#8A6A4A", "#3A2A22")
    far_legs = (
        ([(-96, 40), (-150, 104), (-104, 156)], (58, 30), (-104, 156), 60),
        ([(150, 20), (214, 116), (250, 206)], (88, 26), (250, 206), 70),
    )
    near_legs = (
        ([(-120, 26), (-204, 62), (-196, 132)], (66, 32), (-196, 132), 100),
        ([(164, 10), (240, 76), (318, 150)], (104, 28), (318, 150), 40),
    )

    def leg(
        way: Sequence[Point],
        widths: tuple[float, float],
        foot: tuple[float, float],
        turn: float,
        tones: Tones,
    ) -> None:
        pony.lay(pony.limb(way, *widths), tones, 7, rim=0.8)
        toe = polar(foot, 34, turn)
        pony.lay(pony.strip([foot, toe], widths[1] * 0.95, widths[1] * 1.25), hoof, 5, rim=0.8)

    for way, widths, foot, turn in far_legs:
        leg(way, widths, foot, turn, dim)
    tail = [(184, -40), (232, -80), (282, -64), (300, 0), (270, 50)]
    pony.lay(pony.strip(tail, 34, 6), stalk, 7, rim=0.8)
    body = (
        "-238,-50 -236,-78 -206,-128 -186,-152 -178,-200! -160,-164 -128,-150 -76,-98 "
        "-10,-74 70,-84 140,-86 190,-50 "
        "208,6 186,62 120,70 40,52 -40,66 -104,72 -146,40 -160,-14 -168,-56 -196,-44 -214,-30"
    )
    path = pony.lay(body, stalk, 12, rim=0.9, rim_width=2.8)
    with pony.clipped(path):
        for vein in (
            "-150,-140 -110,-90 -20,-40 80,-36 180,-10",
            "-166,-100 -130,-50 -40,-4 60,2 170,36",
            "-150,-40 -120,10 -40,40 50,34",
        ):
            pony.stroke(vein, mix(stalk[0], "moon", 0.4), 5, 0.5)
            pony.stroke([(u + 3, v + 8) for u, v, *_ in knots(vein)], shade(stalk[2], -0.04), 5, 0.35)
        pony.fill(pony.shape("-60,80 60,70 170,80 60,40"), stalk[2], 0.5, blur=12)
    for way, widths, foot, turn in near_legs:
        leg(way, widths, foot, turn, stalk)
    for u, v, turn, size in (
        (-60, -30, 20, 60),
        (10, -40, 8, 64),
        (80, -30, -6, 60),
        (-20, 12, 14, 58),
        (60, 16, 0, 56),
        (130, 0, 20, 66),
        (-112, -30, 50, 56),
        (200, 60, 46, 62),
        (-150, 60, 120, 50),
        (170, 40, 30, 60),
    ):
        leaf(
            canvas, pony.at(u, v), turn, size * scale, size * 0.36 * scale, "serrate", shade(stalk[1], -0.02)
        )
    pony.fill(pony.oval(-197, -104, 10, 8), "#1A2A1A")
    pony.fill(pony.dot(-200, -107, 3), "moon")
    pony.stroke("-210,-116 -198,-122 -184,-112", stalk[2], 5, 0.8)
    pony.fill(pony.oval(-230, -66, 4, 6), stalk[2])
    pony.stroke("-234,-48 -222,-46 -212,-52", stalk[2], 3.4, 0.9)
    for root, tip in (((-178, -160), (-188, -210)), ((-160, -156), (-150, -206))):
        pony.lay(
            [
                (root[0] - 12, root[1], "c"),
                (tip[0] - 4, (root[1] + tip[1]) / 2),
                (*tip, "c"),
                (root[0] + 12, root[1], "c"),
            ],
            stalk,
            4,
            rim=0.8,
        )


def draw_saddled_toad(
    canvas: skia.Canvas, x: float, y: float, scale: float, *, cloth: Colour = "#9A2444"
) -> None:
    """A broad toad in profile, facing left, with saddle, girth and reins; it sits on (x, y + 190 * scale)."""
    toad = Easel(canvas, x, y, scale)
    skin: Tones = ("#D6EC8A", "#6FA848", "#22583A")
    dim: Tones = ("#A9C868", "#4E8440", "#17422E")
    toad.lay(toad.strip("-60,80 -84,140 -70,186", 60, 40), dim, 6, rim=0.75)
    body = (
        "-246,22 -238,-20 -208,-62 -186,-112 -150,-134 -112,-118 -92,-96 -40,-116 40,-142 "
        "120,-128 190,-76 236,4 "
        "250,90 220,164 130,190 -20,192 -130,170 -186,124 -226,72"
    )
    path = toad.lay(body, skin, 14, rim=0.9, rim_width=3)
    with toad.clipped(path):
        toad.fill(toad.shape("-250,40 -180,70 -120,80 -60,190 -240,200"), "#F4F2B8", 0.8, blur=10)
        toad.fill(toad.shape("60,-150 190,-120 260,10 260,200 180,180 220,60"), "#123E2C", 0.35, blur=20)
    toad.stroke("-244,26 -200,42 -150,44 -104,26 -92,12", "#123A22", 7, 0.95)
    toad.stroke("-220,76 -180,96 -140,98", "#A8B86A", 4, 0.7)
    toad.fill(toad.oval(-232, -12, 5, 4), "#123A22")
    toad.lay(toad.dot(-146, -96, 42), skin, 6, rim=0.9)
    eye = toad.dot(-150, -98, 29)
    ex, ey = toad.at(-158, -106)
    fill(canvas, eye, radial((ex, ey), 48 * scale, [(0, "#FFF0A0"), (0.55, "#F5B83A"), (1, "#8A4A12")]))
    toad.fill(toad.oval(-152, -96, 20, 9), "#120A1E")
    toad.fill(toad.dot(-160, -106, 6), "#FFFFFF")
    stroke(canvas, eye, "#24482A", 3.4 * scale)
    toad.lay("-184,-104! -174,-132 -146,-140 -118,-128 -108,-100! -128,-118 -160,-120", dim, 3, rim=0.8)
    for u, v, size in (
        (-60, -70, 12),
        (-20, -40, 8),
        (-96, -40, 9),
        (186, -20, 13),
        (214, 40, 9),
        (166, 30, 7),
        (-130, -20, 7),
        (-40, 0, 10),
        (200, -50, 8),
        (232, 90, 10),
    ):
        toad.lay(toad.dot(u, v, size), ("#EAF5B0", "#8ABA58"), 3, rim=0.8)
    for way in ("-116,70 -146,120 -138,178",):
        toad.lay(toad.limb(way, 96, 52), skin, 8, rim=0.85)
    for u in (-196, -164, -130):
        toad.lay(toad.strip([(-138, 172), (u * 0.9 - 10, 184), (u, 196)], 24, 20), skin, 4, rim=0.85)
    thigh = "60,70 96,6 166,-4 224,40 236,110 200,164 130,180 74,150"
    toad.lay(thigh, skin, 11, rim=0.9)
    for u, v, size in ((150, 40, 13), (190, 80, 10), (120, 80, 9), (166, 120, 8)):
        toad.lay(toad.dot(u, v, size), ("#EAF5B0", "#8ABA58"), 3, rim=0.8)
    toad.lay(toad.limb("200,164 120,190 46,186", 50, 34), skin, 7, rim=0.85)
    for u in (-20, 4, 30):
        toad.lay(toad.strip([(66, 184), (u + 20, 190), (u, 198)], 24, 18), skin, 4, rim=0.85)
    blanket = "-72,-112! 0,-134 84,-142! 112,-60 118,30! 60,50 -10,44 -64,20!"
    path = toad.lay(blanket, (shade(cloth, 0.14), cloth, shade(cloth, -0.12)), 9, rim=0.8)
    with toad.clipped(path):
        for row in range(5):
            for column in range(6):
                u, v = -56 + 32 * column + (16 if row % 2 else 0), -110 + 34 * row
                toad.gilt(
                    toad.place(polygon([(u, v - 8), (u + 6, v), (u, v + 8), (u - 6, v)])), "gold", emboss=0.5
                )
    toad.gilt(toad.curve("-60,14 -10,36 58,42 110,24"), "gold", 6)
    for i in range(9):
        u = -58 + 21 * i
        toad.lay(
            toad.strip([(u, 28 + 2 * min(i, 8 - i)), (u + 2, 56 + 2 * min(i, 8 - i))], 7, 11),
            GOLD,
            3,
            rim=0.8,
        )
    toad.lay(toad.strip("22,-70 34,40 20,150 0,190", 20, 18), ("#8A5A3A", "#4A2A1C"), 5, rim=0.7)
    toad.lay(toad.place(circle(33, 60, 14)), GOLD, 3, rim=0.9)
    seat = (
        "-52,-120! -60,-168 -34,-176 -18,-146 30,-142 66,-170 100,-182 104,-150 90,-108! "
        "60,-80 20,-74 -30,-88"
    )
    toad.lay(seat, ("#C8824A", "#8A4A28", "#3E1C12"), 10, rim=0.9)
    toad.gilt(toad.curve("-56,-164 -34,-172 -18,-144 30,-140 66,-168 100,-178"), "gold", 4)
    toad.lay(toad.dot(-48, -178, 13), GOLD, 4, rim=0.9)
    for way in ("-92,14 -70,-60 -50,-166", "-236,26 -170,50 -92,16"):
        toad.lay(toad.strip(way, 9, 8), ("#E0A060", "#8A4A24"), 4, rim=0.8)
    toad.lay(toad.dot(-92, 14, 13), GOLD, 3, rim=0.9)


def draw_beetle(
    canvas: skia.Canvas, x: float, y: float, scale: float, shell: Tones = ("#F0A868", "#8A4422", "#2E1210")
) -> None:
    """A great roach seen from above, its head upward; its back spans 300 x 420 px about (x, y)."""
    bug = Easel(canvas, x, y, scale)
    dark: Tones = (mix(shell[1], "moon", 0.1), shade(shell[1], -0.1), shell[2])
    for side in (1, -1):
        for hip, knee, foot in (
            ((96, -96), (186, -164), (250, -110)),
            ((128, 0), (228, -14), (280, 70)),
            ((112, 100), (206, 168), (216, 276)),
        ):
            way = [(side * hip[0], hip[1]), (side * knee[0], knee[1]), (side * foot[0], foot[1])]
            bug.lay(bug.strip(way, 26, 7), dark, 6, rim=0.8)
            for px, py, dx, dy, share in samples(bug.curve(way), 17):
                if share > 0.4:
                    for sign in (1, -1):
                        stroke(
                            canvas,
                            polygon([(px, py), (px - dy * 15 * sign + dx * 7, py + dx * 15 * sign + dy * 7)]),
                            shell[2],
                            3,
                        )
        feeler = [
            (side * 24, -232),
            (side * 60, -300),
            (side * 140, -318),
            (side * 210, -262),
            (side * 232, -196),
        ]
        bug.lay(bug.strip(feeler, 10, 3), dark, 5, rim=0.8)
    bug.lay("0,-266 -50,-250 -70,-214 -50,-180 50,-180 70,-214 50,-250", dark, 7, rim=0.85)
    for side in (1, -1):
        bug.lay(bug.oval(side * 48, -226, 17, 22), ("#FFE9A6", "#D9902E", "#4A1A12"), 3, rim=0.9)
    for side in (1, -1):
        wing = [
            (0, -110, "c"),
            (side * 80, -120),
            (side * 144, -60),
            (side * 150, 60),
            (side * 110, 168),
            (side * 40, 236),
            (0, 250, "c"),
        ]
        path = bug.lay(wing, shell, 10, rim=0.9, rim_width=2.8)
        with bug.clipped(path):
            for i in range(1, 8):
                bug.stroke(
                    [(side * 8 * i, -110), (side * (10 + 19 * i), 20), (side * 11 * i, 230)],
                    mix(shell[0], "moon", 0.35),
                    4,
                    0.5,
                )
            for row in range(6):
                v = -70 + 46 * row
                bug.stroke([(0, v), (side * 80, v + 18), (side * 150, v + 8)], shell[2], 3, 0.35)
            bug.fill(bug.oval(side * 88, -50, 18, 60), "moon", 0.35, blur=10)
    shield = "0,-204 -84,-190 -142,-136 -128,-96 -60,-88 0,-96 60,-88 128,-96 142,-136 84,-190"
    path = bug.lay(shield, (mix(shell[0], "moon", 0.2), shell[1], shell[2]), 9, rim=0.9)
    with bug.clipped(path):
        for side in (1, -1):
            bug.lay(
                [
                    (side * 24, -178),
                    (side * 72, -166),
                    (side * 86, -130),
                    (side * 44, -116),
                    (side * 20, -140),
                ],
                ("#5A2418", "#2A0E10"),
                1,
                rim=0.4,
            )
        bug.fill(bug.oval(-70, -160, 34, 12), "moon", 0.5, blur=5)


def draw_sleeping_owl(
    canvas: skia.Canvas, x: float, y: float, scale: float, feathers: Tones = ("#E8D8C0", "#A88A70", "#4E3A3E")
) -> None:
    """An owl asleep, from the front, 220 px high; its feet are at (x, y)."""
    owl = Easel(canvas, x, y, scale)
    body = "0,-216 -50,-210 -86,-176 -92,-110 -80,-40 -40,0 0,8 40,0 80,-40 92,-110 86,-176 50,-210"
    path = owl.lay(body, feathers, 10, rim=0.85)
    with owl.clipped(path):
        owl.fill(owl.oval(0, -50, 58, 70), "#F4E8D4", 0.85, blur=6)
        for row in range(6):
            for column in range(-3, 4):
                u, v = column * 21 + (10 if row % 2 else 0), -96 + 19 * row
                owl.stroke([(u - 9, v), (u, v + 11), (u + 9, v)], "#7A5E50", 3, 0.55)
    for side in (1, -1):
        wing = [
            (side * 62, -130, "c"),
            (side * 100, -110),
            (side * 104, -40),
            (side * 66, 16, "c"),
            (side * 54, -50),
        ]
        path = owl.lay(wing, (feathers[1], shade(feathers[1], -0.08), feathers[2]), 6, rim=0.8)
        with owl.clipped(path):
            for i in range(4):
                owl.stroke(
                    [(side * 60, -100 + 26 * i), (side * 84, -86 + 26 * i), (side * 100, -100 + 26 * i)],
                    feathers[0],
                    3,
                    0.5,
                )
        tuft = [(side * 40, -204, "c"), (side * 74, -232), (side * 92, -250, "c"), (side * 86, -190, "c")]
        owl.lay(tuft, feathers, 4, rim=0.8)
        disc = owl.dot(side * 38, -150, 42)
        owl.lay(disc, ("#FFF6E4", "#E0CBB0", "#9A7E6A"), 4, rim=0.8)
        for i in range(16):
            owl.line(
                [polar((side * 38, -150), 24, 22.5 * i), polar((side * 38, -150), 38, 22.5 * i)],
                "#A88A70",
                2,
                0.6,
            )
        owl.stroke([(side * 16, -152), (side * 38, -138), (side * 60, -152)], "#2A1A20", 6, 0.95)
        for i in (-1, 0, 1):
            owl.stroke(
                [(side * 38 + i * 13, -140 - abs(i) * 4), (side * 38 + i * 17, -130 - abs(i) * 3)],
                "#2A1A20",
                3,
            )
        for i in (-1, 0, 1):
            owl.lay(
                owl.strip([(side * 30 + i * 12, -6), (side * 30 + i * 15, 14)], 11, 6),
                ("#F7C25A", "#B8742A"),
                3,
                rim=0.8,
            )
    owl.lay("0,-148! 13,-134 6,-112 0,-104! -6,-112 -13,-134", ("#FFD27A", "#D0862A", "#7A4412"), 4, rim=0.85)
