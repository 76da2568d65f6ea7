"""The three tricksters: the Queen of Mirth, a charm of rowan and the pony grown from ragwort."""

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.creatures import draw_pony
from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.flora import grass
from fae_tabletop.art.flora_wild import draw_ragwort, draw_rowan_bunch, draw_rowan_leaf
from fae_tabletop.art.geometry import (
    circle,
    polar,
    rectangle,
    samples,
    spline,
    svg_path,
)
from fae_tabletop.art.light import fireflies, rays
from fae_tabletop.art.paper import fill, glow, layer, linear, paper, radial, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import H, W, draw_land, draw_open_sky, draw_planks
from fae_tabletop.games.enemies_and_lovers.art import card_pictures


def draw_queen_of_mirth(canvas: skia.Canvas) -> None:
    """A laughing queen whirls with a goblet held high, lanterns strung above her."""
    rng = seeded("enemies_and_lovers/mirth")
    draw_open_sky(canvas, "wine", rng, count=40)
    glow(canvas, 375, 420, 360, "#FFD08A", 0.8)
    draw_land(canvas, "wine", "#4A1446", rng, ranks=2, horizon=640)
    for line in ([(40, 190), (200, 250), (380, 214), (560, 256), (720, 180)],):
        stroke(canvas, spline(line), "#3A1030", 4)
        for i, (x, y, *_) in enumerate(samples(spline(line), 96)[1:-1]):
            tone = ("#FFC24A", "#F0707A", "#8AD0C0", "#C9A0F0")[i % 4]
            glow(canvas, x, y + 40, 80, tone, 0.8)
            lamp = Easel(canvas, x, y + 40, 0.9)
            lamp.lay(
                "0,-34 26,-22 32,4 22,30 -22,30 -32,4 -26,-22",
                (mix(tone, "moon", 0.7), tone, shade(tone, -0.14)),
                6,
                rim=0.9,
            )
            for u in (-14, 0, 14):
                lamp.stroke([(u * 0.4, -32), (u * 1.4, 0), (u * 0.9, 30)], shade(tone, -0.2), 2.6, 0.5)
            lamp.lay(lamp.place(rectangle(-10, -42, 20, 10, 3)), GOLD, 2)
    dance = Easel(canvas, 372, 86, 0.9)
    skin = ("#FBE0CC", "#D9A08A", "#8A4A56")
    skirt = (
        "-34,430! -90,520 -210,620 -300,690! -250,700 -226,740 -170,716! -120,748 -60,726 "
        "0,762! 50,724 116,744 160,708! 210,726 252,690 306,684! 220,590 100,510 38,430!"
    )
    for way in (
        [(200, 236), (260, 220), (290, 270), (340, 250)],
        [(-30, 430), (-110, 430), (-160, 500), (-236, 480)],
        [(30, 430), (120, 420), (170, 480), (250, 450)],
    ):
        dance.lay(dance.strip(way, 20, 4), ("#8AD0C0", "#3A8A8A", "#184A5A"), 5, rim=0.8)
    for i in range(26):
        x, y = rng.uniform(-270, 270), rng.uniform(270, 640)
        if abs(x) > 70 + (y - 270) * 0.55:
            scrap = dance.corners([(x - 7, y), (x, y - 12), (x + 7, y + 2), (x, y + 13)])
            tone = ("#FFE08A", "#FF9AA6", "#8AD0C0", "#E6C0F4")[i % 4]
            dance.lay(scrap, (mix(tone, "moon", 0.4), shade(tone, -0.1)), 5, rim=0.8)
    under = (
        "-20,450! -80,540 -170,650 -230,736! -150,760 -70,748 0,780! 90,750 170,752 236,716! "
        "160,620 70,520 24,450!"
    )
    dance.lay(under, ("#B4506A", "#7A1F44", "#3A0A24"), 9, rim=0.7)
    path = dance.lay(skirt, ("#FFE08A", "#F0A83A", "#A85A1E"), 12, rim=0.8)
    with dance.clipped(path):
        for i in range(9):
            u = -260 + 65 * i
            dance.stroke([((i - 4) * 7, 440), (u * 0.4, 540), (u, 740)], "#B4601E", 11, 0.5)
            dance.stroke([((i - 4) * 7 - 4, 440), (u * 0.4 - 7, 540), (u - 12, 740)], "#FFF1B8", 4, 0.55)
        for u, v in (
            (-180, 650),
            (-90, 610),
            (10, 640),
            (110, 620),
            (200, 660),
            (-30, 700),
            (70, 704),
            (-140, 700),
        ):
            dance.lay(
                dance.shape([(u, v - 22), (u + 15, v), (u, v + 22), (u - 15, v)]),
                ("#EE6C7C", "#B4203E"),
                2,
                rim=0.6,
            )
    for way in (
        [(-30, 332), (-96, 322), (-150, 272), (-176, 204)],
        [(30, 332), (104, 340), (160, 300), (196, 246)],
    ):
        dance.lay(dance.strip(way, 40, 24), skin, 6, rim=0.75)
    dance.lay(dance.oval(-178, 196, 18, 22), skin, 5, rim=0.8)
    dance.lay(dance.oval(200, 238, 17, 20), skin, 5, rim=0.8)
    for way, sign in (
        ([(-28, 320), (-70, 312), (-96, 330), (-70, 380), (-34, 366)], -1),
        ([(28, 320), (76, 322), (104, 352), (72, 392), (34, 366)], 1),
    ):
        dance.lay(dance.shape(way), ("#FFB45A", "#E0702A", "#8A3214"), 7, rim=0.8)
        for i in range(3):
            dance.stroke(
                [(sign * 34, 330 + 10 * i), (sign * 66, 332 + 12 * i), (sign * 88, 340 + 12 * i)],
                "#FFE0A0",
                3,
                0.6,
            )
    dance.lay(
        "-40,306! 0,316 40,306! 50,350 36,400 44,440! -44,440! -36,400 -50,350",
        ("#F07A6A", "#B0243E", "#4A0A20"),
        8,
        rim=0.75,
    )
    for v in (346, 376, 406):
        dance.lay(dance.shape([(0, v - 12), (9, v), (0, v + 12), (-9, v)]), GOLD, 2, rim=0.9)
    dance.lay(dance.strip([(0, 262), (0, 316)], 34, 44), skin, 4, rim=0.7)
    for sign, far in ((1, 0), (-1, 1)):
        lock = [
            (sign * 30, 216),
            (sign * 80, 232),
            (sign * (120 + 20 * far), 290),
            (sign * (104 + 30 * far), 350),
            (sign * (140 + 20 * far), 380),
        ]
        dance.lay(dance.strip(lock, 50, 8), ("#C8482E", "#8A2218", "#3A0A10"), 6, rim=0.75)
    head = "0,172 40,184 52,222 42,258 16,284 -16,284 -42,258 -52,222 -40,184"
    dance.lay(head, skin, 6, rim=0.75)
    for side in (1, -1):
        ear = [
            (side * 48, 232, "c"),
            (side * 74, 214),
            (side * 98, 186, "c"),
            (side * 78, 238),
            (side * 48, 250, "c"),
        ]
        dance.lay(ear, skin, 4, rim=0.8)
        dance.stroke([(side * 12, 226), (side * 22, 218), (side * 34, 226)], "#4A1A24", 5, 0.95)
        dance.stroke([(side * 10, 206), (side * 24, 198), (side * 38, 206)], "#6A1A14", 4)
        dance.fill(dance.dot(side * 30, 244, 11), "#E0707A", 0.55, blur=4)
    dance.stroke("0,226 5,240 -2,244", "#8A4A56", 3, 0.8)
    laugh = dance.shape("-20,252! 0,256 20,252! 14,272 0,278 -14,272")
    dance.fill(laugh, "#5C0D20")
    with dance.clipped(laugh):
        dance.fill(dance.place(rectangle(-20, 248, 40, 12)), "#FFFBEA")
    dance.lay(
        "-54,216! -44,180 0,160 44,180 54,216! 30,192 6,190 -24,196",
        ("#E0603E", "#9A2A1C", "#4A0E12"),
        5,
        rim=0.75,
    )
    crown = "-48,182! -62,118! -32,148! -20,100! 0,140! 20,100! 32,148! 62,118! 48,182! 0,170"
    dance.lay(crown, GOLD, 6, rim=0.95)
    for u, v in ((-62, 116), (-20, 98), (20, 98), (62, 116)):
        dance.lay(dance.dot(u, v, 9), ("#FFFFFF", "#F0707A", "#8A1A34"), 3, rim=0.9)
    cup = Easel(canvas, *dance.at(-184, 178), 0.9, turn=-16)
    cup.lay("-38,-76! 0,-66 38,-76! 34,-30 10,-6 8,22 26,34! -26,34! -8,22 -10,-6 -34,-30", GOLD, 7, rim=0.95)
    cup.fill(cup.oval(0, -74, 38, 9), "#7A1F34")
    for u, v, size in ((-20, -104, 10), (4, -120, 13), (30, -112, 8), (52, -92, 10), (-46, -88, 7)):
        cup.lay(cup.dot(u, v, size), ("#FF9AA6", "#B4203E", "#5C0D28"), 3, rim=0.9, texture=0.1)
    fireflies(canvas, (120, 300, 630, 720), 18, rng, "#FFE9A6", 0.7)


def draw_rowan_berries(canvas: skia.Canvas) -> None:
    """A charm on a cottage door: a cross of rowan twigs bound with red thread, leaves and berries about it."""
    rng = seeded("enemies_and_lovers/rowan")
    draw_planks(canvas, "#6FA8CC", rng, boards=6)
    night = [(0, "#F2FAFF", 0.62), (0.45, "#A9D8EE", 0.3), (0.75, "#1B3A6E", 0.5), (1, "ink", 0.85)]
    fill(canvas, rectangle(0, 0, W, H), radial((375, 400), 520, night))
    for y in (176, 650):
        strap = svg_path(
            f"M-10,{y - 20} L560,{y - 14} C610,{y - 46} 660,{y - 40} 664,{y - 8} C690,{y - 6} "
            f"690,{y + 6} 664,{y + 8} C660,{y + 40} 610,{y + 46} 560,{y + 14} L-10,{y + 20}Z"
        )
        paper(
            canvas,
            strap,
            linear((0, y - 30), (0, y + 40), [(0, "#6A7490"), (0.5, "#2B3044"), (1, "#0E1020")]),
            8,
            0.8,
            2.2,
        )
        for x in (130, 260, 390, 520):
            paper(
                canvas,
                circle(x, y, 10),
                radial((x - 3, y - 4), 16, [(0, "#DCE4F4"), (1, "#2B3044")]),
                4,
                0.9,
                1.6,
            )
    glow(canvas, 375, 400, 280, "#F7E6C0", 0.6)
    with layer(canvas, (0, 0, W, 860), 9, 0.7):
        for at, turn, length in (
            ((360, 330), -150, 230),
            ((390, 320), -34, 236),
            ((350, 430), 156, 220),
            ((400, 440), 26, 226),
            ((376, 280), -84, 200),
            ((330, 360), 190, 170),
            ((420, 360), -10, 176),
        ):
            tone = ("#3F7A4A", "#C87A2A", "#4E8A52", "#D9902E")[int(turn) % 4]
            draw_rowan_leaf(canvas, at, turn, length, tone, bend=10)
    charm = Easel(canvas, 375, 392)
    bark = ("#C8906A", "#7E4A3A", "#2E1620")
    for way in ("-196,176 -60,58 66,-62 196,-184", "-200,-170 -66,-54 60,60 200,180"):
        path = charm.lay(charm.strip(way, 38, 34), bark, 10, rim=0.8)
        with charm.clipped(path):
            for u, v, dx, dy, _ in samples(charm.curve(way), 34):
                stroke(
                    canvas, spline([(u - dy * 14, v + dx * 14), (u + dy * 2, v - dx * 2)]), "#EFC8A0", 3, 0.6
                )
    for i in range(-4, 5):
        for sign in (1, -1):
            start, end = (
                polar((i * 7, sign * i * 7), 40, 45 * sign + 90),
                polar((i * 7, sign * i * 7), 40, 45 * sign - 90),
            )
            charm.lay(charm.strip([start, end], 9, 9), ("#FF7A7A", "#C21F34", "#6A0C1E"), 3, rim=0.8)
    for way in ("10,40 34,96 14,150 36,206", "-8,42 -30,100 -6,146 -34,200"):
        charm.lay(charm.strip(way, 9, 6), ("#FF7A7A", "#C21F34", "#6A0C1E"), 4, rim=0.8)
    for at, size in (
        ((242, 500), 142),
        ((508, 500), 150),
        ((250, 216), 112),
        ((506, 214), 118),
        ((376, 524), 156),
    ):
        draw_rowan_bunch(canvas, at, size, rng)


def draw_ragwort_pony(canvas: skia.Canvas) -> None:
    """A pony made out of a ragwort stalk leaps across the sun, its mane and tail in flower."""
    rng = seeded("enemies_and_lovers/pony")
    draw_open_sky(canvas, "green", rng, count=40)
    sun = (392, 356)
    glow(canvas, *sun, 420, "#FFF6C8", 0.9)
    rays(canvas, *sun, 520, rng, "#FFF6C8", 30, 0.2)
    paper(
        canvas,
        circle(*sun, 214),
        radial((340, 300), 300, [(0, "#FFFBE4"), (0.6, "#FFEFA8"), (1, "#F2C04A")]),
        8,
        0.8,
        3,
    )
    draw_land(canvas, "green", "#12403E", rng, ranks=3, horizon=620)
    canvas.save()
    canvas.translate(26, 44)
    canvas.scale(0.88, 0.88)
    draw_pony(canvas, 372, 402, 1.0)
    for (x, y), size, turn in (
        ((204, 236), 26, 0),
        ((230, 240), 34, 20),
        ((256, 262), 38, 40),
        ((284, 288), 36, 10),
        ((312, 312), 34, 30),
        ((338, 330), 26, 0),
    ):
        draw_ragwort(canvas, (x, y), size, turn)
    for (x, y), size, turn in (
        ((596, 350), 34, 0),
        ((640, 318), 40, 20),
        ((664, 366), 36, 40),
        ((622, 392), 32, 10),
        ((684, 412), 30, 30),
        ((646, 436), 28, 0),
    ):
        draw_ragwort(canvas, (x, y), size, turn)
    canvas.restore()
    grass(canvas, 0, W, 812, 110, 260, "#0E3434", rng)
    for x, y, size in (
        (120, 700, 30),
        (186, 734, 24),
        (600, 716, 30),
        (662, 690, 26),
        (540, 742, 22),
        (240, 706, 20),
    ):
        stroke(canvas, spline([(x, y), (x + 6, y + 60), (x, 860)]), "#1F5A44", 4)
        draw_ragwort(canvas, (x, y), size, x)
    fireflies(canvas, (100, 420, 650, 720), 20, rng, "#FFF6C8", 0.7)


PICTURES: dict[str, Picture] = card_pictures(
    {
        "queen_of_mirth": draw_queen_of_mirth,
        "rowan_berries": draw_rowan_berries,
        "ragwort_pony": draw_ragwort_pony,
    }
)
