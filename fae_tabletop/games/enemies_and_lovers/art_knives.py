"""The same knife from opposite sides: stabbed in the front, stabbed in the back."""

import skia

from fae_tabletop.art.easel import Easel
from fae_tabletop.art.geometry import (
    circle,
    ellipse,
    polar,
    rectangle,
    spline,
)
from fae_tabletop.art.hands_hold import draw_grip
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.light import moon
from fae_tabletop.art.paper import fill, glow, layer, linear, paper, radial
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vanities import draw_moth
from fae_tabletop.art.vistas import W, draw_burst, draw_open_sky, draw_wood
from fae_tabletop.art.weapons import draw_blade
from fae_tabletop.games.enemies_and_lovers.art import card_pictures


def draw_stabbed_in_the_front(canvas: skia.Canvas) -> None:
    """A hooded foe stands before you, eyes and all, and the raised fist brings the knife down."""
    rng = seeded("enemies_and_lovers/front")
    draw_burst(canvas, (352, 360), "#E0485A", "#4A0A2A", count=26)
    foe = Easel(canvas)
    cloak = ("#74345A", "#3A1838", "#160A1C")
    foe.lay(
        "375,236 300,330 210,430 130,560 70,760 40,920! 710,920! 680,760 640,590 560,440 470,340",
        cloak,
        14,
        rim=0.75,
    )
    foe.lay(
        "360,150! 292,190 236,290 224,400 262,470 318,520 372,540 432,520 484,470 512,400 500,290 436,190",
        ("#6A2E48", "#34142E", "#120816"),
        12,
        rim=0.8,
    )
    hollow = foe.shape("362,196 300,246 268,330 276,410 318,468 370,492 424,468 462,410 468,330 430,246")
    fill(canvas, hollow, radial((370, 300), 210, [(0, "#2A0E28"), (1, "#07040E")]))
    for side in (1, -1):
        x = 369 + side * 48
        eye = foe.shape(
            [
                (x - 34 * side, 348, "c"),
                (x + 4 * side, 322),
                (x + 36 * side, 312, "c"),
                (x + 14 * side, 350),
                (x - 10 * side, 358),
            ]
        )
        glow(canvas, x, 336, 58, "#FF7A5A", 0.8)
        fill(canvas, eye, linear((x, 312), (x, 358), [(0, "#FFF4D6"), (1, "#FFB04A")]))
        fill(canvas, ellipse(x + 2 * side, 336, 6, 15), "#1A0612")
        foe.stroke([(x - 40 * side, 330), (x, 302), (x + 46 * side, 284)], "#8A3A52", 9, 0.8)
    foe.gilt(foe.curve("322,520 372,548 430,520"), "gold", 4)

    fist = Easel(canvas, 392, 486, 1.02, turn=14, flip=True)

    def knife() -> None:
        draw_blade(Easel(canvas, 368, 582, 1.0, turn=14), 230, 33, grip="#2A0E1E")

    look = HandLook(
        lit="#F4C8B4",
        skin="#C88A7E",
        dim="#6A2E4A",
        crease="#5A1E34",
        nail="#2A0E22",
        velvet="#2A1024",
        foil="gold",
    )
    draw_grip(fist, look, knife, arm=400)
    for angle in range(0, 360, 24):
        u, v = polar((330, 700), 60 + 60 * rng.random(), angle)
        petal = spline([(u, v, "c"), (u + 14, v - 12), (u + 26, v + 4), (u + 12, v + 18)], closed=True)
        paper(canvas, petal, linear((u, v), (u + 26, v + 18), [(0, "#FF9AA6"), (1, "#7A1028")]), 5, 0.7, 1.4)


def draw_stabbed_in_the_back(canvas: skia.Canvas) -> None:
    """A figure in slate seen from behind at a balcony by moonlight, the same knife between the shoulder blades."""
    rng = seeded("enemies_and_lovers/back")
    draw_open_sky(canvas, "night", rng, count=90)
    moon(canvas, 375, 290, 190, halo="#F8C6A0")
    draw_wood(canvas, "night", "#1C1F58", rng, ranks=2, horizon=620, gap=0.2, tall=260)
    back = Easel(canvas)
    rail = ("#B9A8C8", "#6E6296", "#2E2A58")
    back.lay(back.place(rectangle(-20, 610, W + 40, 26)), rail, 8, rim=0.8)
    for i in range(11):
        x = 20.0 + 71 * i
        back.lay(
            [
                (x - 9, 636, "c"),
                (x - 20, 690),
                (x - 8, 740),
                (x - 14, 800, "c"),
                (x + 14, 800, "c"),
                (x + 8, 740),
                (x + 20, 690),
                (x + 9, 636, "c"),
            ],
            rail,
            6,
            rim=0.75,
        )
    gown = ("#8494B8", "#46527E", "#1A2048")
    back.lay(
        "316,352! 240,384 186,430 170,520 200,560 236,540 250,600 216,720 190,900! 560,900! "
        "534,720 500,600 514,540 550,560 580,520 564,430 510,384 434,352!",
        gown,
        14,
        rim=0.75,
    )
    skin = ("#F2DCCB", "#C99A94", "#6A4668")
    back.lay(
        "334,300! 330,346 300,366 260,384 300,430 375,470 450,430 490,384 450,366 420,346 416,300!",
        skin,
        4,
        rim=0.7,
    )
    back.stroke("375,350 372,400 375,452", "#8A5A74", 6, 0.5)
    for side in (1, -1):
        back.stroke(
            [(375 - side * 22, 404), (375 - side * 56, 396), (375 - side * 84, 414)], "#8A5A74", 6, 0.4
        )
        sleeve = [
            (375 - side * 134, 386, "c"),
            (375 - side * 196, 420),
            (375 - side * 232, 520),
            (375 - side * 214, 610),
            (375 - side * 150, 622),
            (375 - side * 146, 540),
            (375 - side * 128, 470),
        ]
        back.lay(sleeve, gown, 8, rim=0.75)
        for i in range(4):
            finger = [(375 - side * (158 + 17 * i), 606), (375 - side * (160 + 18 * i), 636 - 3 * abs(i - 1))]
            back.lay(back.limb(finger, 19, 16, 0.3), skin, 4, rim=0.8)
        back.lay(back.oval(375 - side * 184, 608, 36, 15), skin, 4, rim=0.8)
    bodice = "300,436! 336,462 375,470 414,462 450,436! 462,520 448,610 375,634 302,610 288,520"
    back.lay(bodice, ("#6A7AA8", "#36426E", "#161B3E"), 7, rim=0.75)
    for i in range(7):
        v = 486 + 20 * i
        half = 30 - 2.2 * i
        back.line([(375 - half, v), (375 + half, v + 18)], "#F3D98C", 3)
        back.line([(375 + half, v), (375 - half, v + 18)], "#F3D98C", 3)
        for side in (1, -1):
            fill(canvas, circle(375 + side * half, v, 3.6), "#FFF3C4")
    for u in (250, 310, 440, 500):
        back.stroke([(u + (375 - u) * 0.4, 630), (u, 740), (u - (375 - u) * 0.4, 880)], "#1A2048", 12, 0.5)
        back.stroke([(u + (375 - u) * 0.4 - 6, 630), (u - 7, 740), (u - 8, 880)], "#9AA8CC", 4, 0.4)
    for side in (1, -1):
        ear = [
            (375 - side * 70, 250),
            (375 - side * 108, 232),
            (375 - side * 132, 196, "c"),
            (375 - side * 96, 204),
            (375 - side * 66, 224),
        ]
        back.lay(ear, skin, 4, rim=0.8)
    hair = ("#8A4A34", "#4E2420", "#1E0C14")
    back.lay(
        "375,136 316,152 286,210 294,274 334,320 375,330 416,320 456,274 464,210 434,152", hair, 8, rim=0.7
    )
    for i in range(-4, 5):
        back.stroke([(375 + i * 18, 318), (375 + i * 21, 240), (375 + i * 8, 160)], "#D08A5A", 4, 0.4)
    back.lay(back.oval(375, 142, 54, 42), hair, 8, rim=0.75)
    for i in range(-2, 3):
        back.stroke([(336, 142 + i * 13), (375, 126 + i * 13), (414, 142 + i * 13)], "#D08A5A", 3.4, 0.45)
    back.gilt(back.curve("322,166 375,184 428,166"), "silver", 6)
    wound = Easel(canvas, 396, 470, 1.16, turn=24)
    glow(canvas, 392, 478, 90, "#FF5A6A", 0.8)
    for angle in range(0, 360, 40):
        x, y = polar((388, 486), 34 + 14 * (angle % 80 == 0), angle)
        back.lay(
            spline([(388, 486, "c"), (x - 8, y - 8), (x, y), (x - 10, y + 10)], closed=True),
            ("#EE6C7C", "#B4203E", "#5C0D28"),
            4,
            rim=0.7,
        )
    with layer(canvas, (0, 0, W, 488), 10, 0.8):
        draw_blade(wound, 24, 33, grip="#2A0E1E")
    for x, y, size, turn in ((168, 250, 84, -24), (588, 330, 74, 30)):
        draw_moth(Easel(canvas, x, y, turn=turn), size, "#DCE4F4", "#9AA8D8", mark="#3A4A86")


PICTURES: dict[str, Picture] = card_pictures(
    {
        "stabbed_in_the_front": draw_stabbed_in_the_front,
        "stabbed_in_the_back": draw_stabbed_in_the_back,
    }
)
