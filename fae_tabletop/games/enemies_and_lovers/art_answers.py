"""The three other interrupts: Titch in his hollow, two hands at a mirror, and Heather at the hill."""

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.flora_wild import draw_heather_sprig
from fae_tabletop.art.geometry import (
    Knot,
    blob,
    circle,
    ellipse,
    polar,
    rectangle,
    samples,
    spline,
    svg_path,
)
from fae_tabletop.art.hands_hold import draw_reach
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.light import fireflies, moon, sparkle
from fae_tabletop.art.paper import clipped, fill, foil, glow, linear, paper, radial, silhouette, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.trees import bare_tree
from fae_tabletop.art.vistas import H, W, draw_land, draw_open_sky, draw_wood
from fae_tabletop.games.enemies_and_lovers.art import card_pictures


def draw_titch(canvas: skia.Canvas) -> None:
    """A small owl-eyed hob looks out of a hollow tree, holding tight to what he took."""
    rng = seeded("enemies_and_lovers/titch")
    draw_open_sky(canvas, "deep", rng, count=60)
    bark = "#5A4654"
    for i in range(8):
        x = 94.0 * i - 20
        strip: list[Knot] = [
            (x - 12, -20, "c"),
            (x + rng.uniform(-16, 16), 300),
            (x + rng.uniform(-16, 16), 620),
            (x - 10, H, "c"),
            (x + 112, H, "c"),
            (x + 100, 600),
            (x + 110, 300),
            (x + 104, -20, "c"),
        ]
        sheet = spline(strip, closed=True)
        board = shade(bark, rng.uniform(-0.05, 0.05))
        paper(
            canvas,
            sheet,
            linear((x, 0), (x + 100, 0), [(0, shade(board, 0.08)), (0.6, board), (1, shade(board, -0.1))]),
            6,
            0.5,
            2.2,
        )
        with clipped(canvas, sheet):
            for _ in range(5):
                u = x + rng.uniform(6, 90)
                stroke(
                    canvas,
                    spline([(u, 0), (u + rng.uniform(-16, 16), 350), (u + rng.uniform(-16, 16), 820)]),
                    shade(board, -0.1),
                    4,
                    0.5,
                )
    for grow, tone in ((46, "#7A6270"), (24, "#4A3846"), (0, "#120A1C")):
        hole = svg_path(
            f"M375,{148 - grow} C{540 + grow},{150 - grow} {600 + grow},{330} {590 + grow},{480} "
            f"C{580 + grow},{640 + grow * 0.6} {500 + grow},{760 + grow} 375,{770 + grow} "
            f"C{250 - grow},{760 + grow} {170 - grow},{640 + grow * 0.6} {160 - grow},480 "
            f"C{150 - grow},330 {210 - grow},{150 - grow} 375,{148 - grow}Z"
        )
        paper(
            canvas,
            hole,
            linear((160, 150), (600, 760), [(0, shade(tone, 0.06)), (1, shade(tone, -0.05))]),
            9,
            0.7,
            2.6,
        )
    with clipped(canvas, hole):
        glow(canvas, 375, 460, 330, "#3F75B0", 0.9)
        glow(canvas, 375, 640, 200, "#FFC46A", 0.45)
    hob = Easel(canvas, 375, 430)
    fur = ("#B9A68E", "#7A6654", "#332622")
    hob.lay("-150,130 -210,240 -220,400! 220,400! 210,240 150,130 0,80", fur, 10, rim=0.7)
    for side in (1, -1):
        ear = [
            (side * 110, -60, "c"),
            (side * 160, -130),
            (side * 216, -226, "c"),
            (side * 214, -120),
            (side * 170, -20, "c"),
        ]
        hob.lay(ear, fur, 7, rim=0.8)
        hob.lay(
            [
                (side * 134, -70, "c"),
                (side * 170, -130),
                (side * 204, -190, "c"),
                (side * 200, -116),
                (side * 166, -40, "c"),
            ],
            ("#E0A090", "#A0605A", "#5A2E34"),
            2,
            rim=0.4,
        )
    head = (
        "0,-170 -70,-164 -140,-118 -180,-40 -176,50 -120,126 -50,164 0,172 50,164 120,126 "
        "176,50 180,-40 140,-118 70,-164"
    )
    path = hob.lay(head, fur, 10, rim=0.8)
    with hob.clipped(path):
        for row in range(8):
            for column in range(-7, 8):
                u, v = column * 26 + (13 if row % 2 else 0), -150 + 42 * row
                hob.stroke(
                    [(u - 7, v), (u, v + 15), (u + 7, v)],
                    mix(fur[0], "moon", 0.2) if (row + column) % 2 else "#4A3A30",
                    3,
                    0.4,
                )
    for side in (1, -1):
        for i in range(14):
            start = polar((side * 76, -16), 70, 360 / 14 * i)
            end = polar((side * 76, -16), 96, 360 / 14 * i + 6)
            hob.lay(hob.strip([start, end], 17, 3), ("#E8DCC4", "#B09A7E"), 2, rim=0.6)
        hob.lay(hob.dot(side * 76, -16, 76), ("#E8DCC4", "#B8A284", "#6A5644"), 5, rim=0.75)
        glow(canvas, 375 + side * 76, 414, 96, "#FFC03A", 0.5)
        eye = hob.dot(side * 76, -16, 60)
        fill(
            canvas,
            eye,
            radial((375 + side * 76 - 10, 402), 84, [(0, "#FFF3A0"), (0.45, "#FFC22E"), (1, "#9A4A0E")]),
        )
        with hob.clipped(eye):
            for i in range(28):
                hob.line(
                    [polar((side * 76, -16), 32, 360 / 28 * i), polar((side * 76, -16), 58, 360 / 28 * i)],
                    "#B8641A",
                    2,
                    0.45,
                )
        hob.fill(hob.dot(side * 72, -14, 32), "#0A0612")
        hob.fill(hob.dot(side * 72 - 13, -28, 11), "#FFFFFF")
        hob.fill(hob.dot(side * 72 + 12, 0, 5), "#FFFFFF", 0.8)
        hob.gilt(eye, "copper", 4)
        brow = [(side * 20, -84), (side * 90, -128), (side * 176, -150)]
        hob.lay(hob.strip(brow, 26, 6), ("#E8DCC4", "#9A866C", "#4A3A30"), 5, rim=0.75)
    hob.lay("0,12! 20,44 12,72 0,86! -12,72 -20,44", ("#F7D08A", "#C88A3A", "#6A3E18"), 6, rim=0.85)
    hob.stroke("-50,112 -20,126 20,126 54,106", "#2A1A18", 6, 0.9)
    for u in (-20, 24):
        hob.lay([(u - 7, 122, "c"), (u, 140, "c"), (u + 7, 122, "c")], ("#FFFBEA", "#D9CBA8"), 2, rim=0.8)
    spoon = Easel(canvas, 375, 686, turn=-62)
    spoon.lay(spoon.strip("0,-110 0,150", 12, 10), ("#FFFFFF", "#C6D3E6", "#6A7A9E"), 6, rim=0.9)
    spoon.lay(spoon.oval(0, -146, 30, 46), ("#FFFFFF", "#B4C7DC", "#5A6A8E"), 6, rim=0.95)
    bead = spline([(300, 740), (375, 716), (450, 736), (520, 706), (560, 742)])
    for pearl in samples(bead, 19):
        x, y = pearl.x, pearl.y
        paper(
            canvas,
            circle(x, y, 10),
            radial((x - 3, y - 4), 16, [(0, "#FFFFFF"), (0.5, "#F2DCE6"), (1, "#9A7A9E")]),
            3,
            0.9,
            1.4,
            texture=0.1,
        )
    for side in (1, -1):
        for i in range(4):
            u, v = side * (60 + 21 * i), 246 + (3 - i) * 5
            finger = [(u, v - 40), (u + side * 3, v - 6), (u - side * 4, v + 22)]
            hob.lay(hob.strip(finger, 25, 13), fur, 5, rim=0.8)
            hob.lay(
                [
                    (u - side * 4 - 5, v + 18, "c"),
                    (u - side * 6, v + 38, "c"),
                    (u - side * 4 + 6, v + 18, "c"),
                ],
                ("#3A2A2A", "#120A10"),
                2,
                rim=0.7,
            )
    for x, y, turn in ((650, 600, 200), (104, 640, -20), (660, 690, 170), (96, 560, 20)):
        leaf(canvas, (x, y), turn, 92, kind="ivy", colour="#3F6F4A")


def draw_jack_and_carter(canvas: skia.Canvas) -> None:
    """Two hands meet finger to finger at a mirror: a brown sleeve on this side, a blue one in the glass."""
    rng = seeded("enemies_and_lovers/mirror")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        radial((375, 400), 640, [(0, "#5A4A8A"), (0.6, "#2A2460"), (1, "#100E30")]),
    )
    for row in range(12):
        for column in range(-1, 8):
            at = (column * 110 + (55 if row % 2 else 0), 40 + row * 76)
            for turn in (45, 135, 225, 315):
                leaf(canvas, at, turn, 27, 13, colour="#4A3E86", veins=False, rim=0.1)
    glow(canvas, 375, 400, 400, "#A9D8EE", 0.5)
    glass = ellipse(375, 404, 228, 290)
    paper(
        canvas,
        ellipse(375, 404, 272, 334),
        linear((120, 80), (640, 740), [(0, "#FFF6CF"), (0.3, "#D9A94A"), (0.6, "#9C7028"), (1, "#F3D98C")]),
        16,
        0.95,
        3.4,
        texture=0.3,
    )
    for i in range(34):
        u, v = polar((0, 0), 1, 360 / 34 * i)
        knob = (375 + 250 * u, 404 + 312 * v)
        paper(
            canvas,
            circle(*knob, 15),
            radial((knob[0] - 4, knob[1] - 5), 22, [(0, "#FFF6CF"), (0.5, "#CFA24C"), (1, "#5A3C12")]),
            4,
            0.9,
            1.6,
            texture=0.2,
        )
    fill(
        canvas,
        glass,
        linear((200, 120), (560, 700), [(0, "#EAF8FF"), (0.4, "#A9D8EE"), (0.75, "#5C9FD2"), (1, "#23509A")]),
    )
    with clipped(canvas, glass):
        draw_wood(canvas, "ice", "#2A5A9E", rng, ranks=2, horizon=560, gap=0.12, tall=230)
        for x in (-60, 60, 120):
            fill(
                canvas,
                svg_path(f"M{250 + x},100 L{290 + x},100 L{150 + x},720 L{96 + x},720Z"),
                "#FFFFFF",
                0.16,
            )
        cold = HandLook(
            lit="#F0F6FF",
            skin="#C4D4EE",
            dim="#6A84C0",
            crease="#4A5E9A",
            nail="#8AA8E8",
            velvet="#2F5AB4",
            lining="#101F3C",
            foil="silver",
        )
        draw_reach(Easel(canvas, 536, 172, 0.98, turn=222), cold, arm=300)
        glow(canvas, 375, 404, 110, "#FFFFFF", 0.9)
    stroke(canvas, glass, "ink", 9, 0.5, blur=4)
    foil(canvas, ellipse(375, 404, 228, 290), "gold", 5)
    warm = HandLook(
        lit="#FFE6C8",
        skin="#DDA57E",
        dim="#84484A",
        crease="#6A3434",
        nail="#B97A6A",
        velvet="#9A5A2E",
        foil="gold",
    )
    draw_reach(Easel(canvas, 206, 652, 1.06, turn=38), warm, arm=420)
    for reach, alpha in ((44, 0.8), (76, 0.5), (112, 0.3)):
        stroke(canvas, ellipse(380, 412, reach, reach * 1.1), "#FFFFFF", 3, alpha)
    sparkle(canvas, 380, 412, 60)


def draw_heather(canvas: skia.Canvas) -> None:
    """A mortal girl with pink hair before the lit door in a hollow hill, heather in bloom all round."""
    rng = seeded("enemies_and_lovers/heather")
    draw_open_sky(canvas, "dawn", rng, count=50)
    moon(canvas, 560, 200, 60, shade_disc=(0.4, -0.2, 0.9), craters=False)
    draw_land(canvas, "dawn", "#5A4A8A", rng, ranks=2, horizon=500)
    tree, _ = bare_tree((252, 330), 210, rng, width=22, forks=4, spread=50)
    silhouette(canvas, [tree], linear((200, 60), (340, 340), [(0, "#6A4A7A"), (1, "#33204A")]), 6, 0.5, 2)
    hill = spline(
        [
            (-60, 1070, "c"),
            (-60, 620),
            (60, 450),
            (220, 330),
            (375, 296),
            (530, 330),
            (690, 450),
            (810, 620),
            (810, 1070, "c"),
        ],
        closed=True,
    )
    paper(
        canvas,
        hill,
        linear((0, 296), (0, 800), [(0, "#8A5AA0"), (0.4, "#5E4A7E"), (1, "#22304A")]),
        13,
        0.7,
        3,
    )
    with clipped(canvas, hill):
        for _ in range(150):
            x, y = rng.uniform(0, W), rng.uniform(330, 800)
            if abs(x - 375) < 150 and y > 380:
                continue
            draw_heather_sprig(canvas, (x, y), -90 + rng.uniform(-30, 30), rng.uniform(34, 56), rng)
    for grow, tone in ((44, "#9A8CA8"), (22, "#6A5E86"), (0, "#FFE9A6")):
        door = svg_path(
            f"M{252 - grow},800 L{252 - grow},{520} C{252 - grow},{430 - grow} {310},{384 - grow} "
            f"375,{384 - grow} C440,{384 - grow} {498 + grow},{430 - grow} {498 + grow},520 "
            f"L{498 + grow},800Z"
        )
        tones = linear((252, 380), (498, 800), [(0, shade(tone, 0.05)), (1, shade(tone, -0.06))])
        paper(canvas, door, tones, 8, 0.7, 2.4)
    fill(canvas, door, radial((375, 600), 270, [(0, "#FFFDF0"), (0.5, "#FFE9A6"), (1, "#F0A83A")]))
    for i in range(11):
        angle = 200 + 14 * i
        at = (375 + 145 * polar((0, 0), 1, angle)[0], 520 + 150 * polar((0, 0), 1, angle)[1])
        stone = blob(at[0], at[1], 20, rng, knots=7, jitter=0.12)
        paper(
            canvas,
            stone,
            linear((at[0] - 18, at[1] - 18), (at[0] + 18, at[1] + 18), [(0, "#D9CDE0"), (1, "#5E527A")]),
            4,
            0.7,
            1.8,
        )
    beam = svg_path("M252,700 L498,700 L660,900 L90,900Z")
    fill(canvas, beam, linear((0, 690), (0, 820), [(0, "#FFF3C4", 0.8), (1, "#FFD06A", 0.25)]))
    girl = Easel(canvas, 375, 0)
    for side in (1, -1):
        girl.lay(
            [
                (side * 8, 640, "c"),
                (side * 46, 650),
                (side * 40, 740),
                (side * 44, 790, "c"),
                (side * 10, 790, "c"),
                (side * 6, 730),
            ],
            ("#4A5A8A", "#2A3462", "#121638"),
            5,
            rim=0.8,
        )
    girl.lay(
        "-46,520! 0,508 46,520! 70,580 62,672! -62,672! -70,580",
        ("#8AC0A0", "#3F7A6A", "#163A3E"),
        8,
        rim=0.85,
    )
    for side in (1, -1):
        girl.lay(
            girl.strip([(side * 50, 540), (side * 78, 600), (side * 66, 652)], 34, 22),
            ("#8AC0A0", "#3F7A6A", "#163A3E"),
            6,
            rim=0.85,
        )
    girl.lay(girl.place(rectangle(-42, 540, 84, 96, 20)), ("#F0B060", "#B8702E", "#5A3018"), 7, rim=0.8)
    girl.lay(girl.place(rectangle(-28, 584, 56, 44, 10)), ("#FFC880", "#C8803A", "#6A3A1C"), 3, rim=0.8)
    girl.stroke("-30,540 -34,516 -20,508", "#5A3018", 7)
    girl.stroke("30,540 34,516 20,508", "#5A3018", 7)
    hair = "0,428 -40,438 -58,476 -64,530 -46,560 -24,538 0,562 24,540 46,560 66,530 58,476 40,438"
    girl.lay(hair, ("#FFC0DC", "#E8589A", "#8A2060"), 8, rim=0.85)
    for u in (-36, -18, 0, 18, 36):
        girl.stroke([(u * 0.4, 438), (u, 490), (u * 1.2, 544)], "#FFE0F0", 3.4, 0.6)
    for _ in range(52):
        x = rng.choice([rng.uniform(40, 240), rng.uniform(510, 710)])
        draw_heather_sprig(
            canvas, (x, rng.uniform(740, 830)), -90 + rng.uniform(-24, 24), rng.uniform(80, 130), rng
        )
    fireflies(canvas, (120, 420, 630, 740), 22, rng, "#FFF3C4", 0.8)


PICTURES: dict[str, Picture] = card_pictures(
    {
        "titch": draw_titch,
        "jack_and_carter_gordon": draw_jack_and_carter,
        "heather": draw_heather,
    }
)
