"""Two whose faces one does not see: the Ghost in a hood, Locke behind a fox mask."""

import skia

from fae_tabletop.art.blooms import rose
from fae_tabletop.art.colour import shade
from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import knots
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import circle, polygon, rectangle
from fae_tabletop.art.hands_hold import draw_grip
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.light import moon, rays
from fae_tabletop.art.paper import fill, foil, glow, linear, paper, radial
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vanities import draw_moth
from fae_tabletop.art.vistas import H, W, draw_open_sky, draw_wood
from fae_tabletop.games.enemies_and_lovers.art import card_pictures


def draw_the_ghost(canvas: skia.Canvas) -> None:
    """A hooded thief crouches on a gable before a huge moon, a cord and a blade ready, the cloak flying."""
    rng = seeded("enemies_and_lovers/ghost")
    draw_open_sky(canvas, "deep", rng, count=110)
    fill(canvas, rectangle(0, 0, W, H), linear((0, 60), (0, 800), [(0, "ink", 0.3), (1, "#0C1640", 0.3)]))
    moon(canvas, 392, 350, 232, colour="#F4FAFF", halo="#A9D4FF", shine=0.8)
    for x, top, half, tone in (
        (96, 560, 90, "#2F5A96"),
        (640, 520, 100, "#2F5A96"),
        (200, 640, 100, "#1D3A74"),
        (560, 650, 90, "#1D3A74"),
    ):
        house = polygon(
            [(x - half, 900), (x - half, top + 70), (x, top - 40), (x + half, top + 70), (x + half, 900)]
        )
        paper(
            canvas,
            house,
            linear((x - half, top), (x + half, 860), [(0, shade(tone, 0.08)), (1, shade(tone, -0.08))]),
            6,
            0.5,
            2,
        )
        for dx in (-34, 20):
            if rng.random() < 0.75:
                glow(canvas, x + dx + 8, top + 96, 40, "#FFC46A", 0.6)
                fill(canvas, rectangle(x + dx, top + 82, 18, 28, 3), "#FFE3A0")
    thief = Easel(canvas)
    roof = ("#3A4A8A", "#1A2456", "#0A1030")
    gable = thief.corners("-40,920 -40,840 372,588 790,860 790,920")
    thief.lay(gable, roof, 14, rim=0.8, rim_width=3)
    with thief.clipped(gable):
        for row in range(9):
            for side in (1, -1):
                for i in range(26):
                    u = 372 + side * (10 + 20 * i)
                    v = 612 + 34 * row + 13 * i
                    thief.stroke([(u - 13, v), (u, v + 13), (u + 13, v)], "#5E74BE", 3, 0.4)
    thief.lay(thief.corners("356,586 392,586 392,540 384,540 374,510 364,540 356,540"), roof, 6, rim=0.8)
    cloth = ("#5A78C4", "#263C80", "#0E1844")
    cape = (
        "330,300! 270,330 210,410 120,450 40,450! 90,490 60,540! 130,540 150,590! 220,560 "
        "300,600 360,560! 400,440"
    )
    thief.lay(cape, cloth, 12, rim=0.85)
    for way in ("320,330 250,430 100,480", "340,370 270,490 160,560", "360,420 310,520 240,556"):
        thief.stroke(way, "#8AA8E8", 4, 0.5)
    dark = ("#4A66B0", "#1E3070", "#0A1238")
    boot = ("#3A4A8A", "#1A2456", "#0A1030")
    thief.lay(thief.limb("350,536 416,566 372,596 312,600", 76, 46, 0.1), dark, 7, rim=0.8)
    thief.lay("330,576 300,574 268,590 262,612! 348,616!", boot, 6, rim=0.8)
    thief.lay(
        "360,340! 318,392 300,466 314,540 352,580 412,574 456,524 466,452 452,392 430,340!",
        cloth,
        10,
        rim=0.8,
    )
    for way in ("336,400 330,470 342,540", "420,392 432,460 416,540"):
        thief.stroke(way, "#0E1844", 6, 0.5)
        thief.stroke([(u - 4, v - 2) for u, v, *_ in knots(way)], "#8AA8E8", 2.6, 0.5)
    thief.lay(thief.strip("308,520 370,556 456,520", 24), ("#2A3A78", "#0E1844"), 4, rim=0.8)
    thief.gilt(thief.place(rectangle(366, 534, 34, 30, 6)), "silver", 5)
    thief.lay(thief.limb("376,556 450,512 522,478", 92, 66, 0.14), cloth, 9, rim=0.85)
    thief.lay(thief.limb("522,474 532,530 506,600", 66, 40, 0.14), dark, 8, rim=0.85)
    thief.gilt(thief.curve("494,560 516,568 540,562"), "silver", 4)
    thief.lay("480,580 530,574 556,590 600,604 606,622! 478,624!", boot, 7, rim=0.85)
    hood = "392,176! 340,200 306,256 304,320 340,366 396,384 440,366 462,330 454,262 430,206"
    thief.lay(hood, ("#7A98E0", "#2E4690", "#101C4E"), 11, rim=0.9)
    hollow = thief.shape("424,228 386,240 360,280 362,326 392,358 430,356 452,328 446,270")
    fill(canvas, hollow, radial((412, 290), 90, [(0, "#1A2A5C"), (1, "#050818")]))
    with thief.clipped(hollow):
        thief.lay(
            "380,262 420,256 450,270 452,310 424,330 388,322", ("#EAF4FF", "#AFC8E4", "#4E6AA0"), 2, rim=0.4
        )
        thief.lay("356,300 400,308 456,298 456,370 356,370", ("#4A66B0", "#1A2A66"), 3, rim=0.7)
        thief.fill(thief.shape("360,236 456,236 456,266 420,262 376,270"), "#050818", 0.7, blur=6)
    for x in (400, 434):
        thief.fill(thief.shape([(x - 12, 288, "c"), (x, 280), (x + 12, 285, "c"), (x, 294)]), "#0A1026")
        glow(canvas, x + 2, 286, 20, "#8FE6FF", 0.9)
        fill(canvas, circle(x + 2, 287, 3.4), "#D8FBFF")
    look = HandLook(
        lit="#5A78C4",
        skin="#2E4690",
        dim="#101C4E",
        crease="#0A1238",
        nail="#8AA8E8",
        velvet="#263C80",
        foil="silver",
    )

    def dagger() -> None:
        blade = Easel(canvas, 560, 430, turn=200)
        blade.lay(
            blade.shape("-15,0! -13,110 0,196! 13,110 15,0!"), ("#FFFFFF", "#C6DAF0", "#6A86B4"), 7, rim=0.9
        )
        blade.fill(blade.corners("0,0 0,196 15,110 15,0"), "#3A5A90", 0.55)
        blade.lay("-42,-4! 0,-14 42,-4! 38,12! 0,4 -38,12!", ("#FFFFFF", "#A9BED6", "#465A7C"), 5, rim=0.9)

    thief.lay("440,380 486,372 540,420 566,448 540,486 490,470 450,440", cloth, 9, rim=0.85)
    draw_grip(Easel(canvas, 554, 446, 0.36, turn=200, flip=True), look, dagger, arm=150)
    thief.gilt(thief.curve("306,330 340,366 396,384 440,366"), "silver", 4)
    for x, y, size, turn in ((168, 300, 80, -24), (258, 214, 64, 16)):
        draw_moth(Easel(canvas, x, y, turn=turn), size, "#A9D4FF", "#5E92D8", mark="#1D3A80")


def draw_locke(canvas: skia.Canvas) -> None:
    """A courtier of whom one sees only the fox mask, auburn hair and a high collar, among flying oak leaves."""
    rng = seeded("enemies_and_lovers/locke")
    draw_open_sky(canvas, "gold", rng, count=20)
    rays(canvas, 375, 380, 560, rng, "#FFF1B8", 30, 0.2)
    draw_wood(canvas, "gold", "#4A1E3A", rng, kind="bare", ranks=2, horizon=600, gap=0.26, tall=360)
    fox = Easel(canvas, 375, 424, 0.88)
    coat = ("#3F8A6A", "#1F5A4A", "#0C2A2A")
    fox.lay("0,140 -130,190 -240,260 -300,380 -320,560! 320,560! 300,380 240,260 130,190", coat, 12, rim=0.7)
    for side in (1, -1):
        collar = [
            (side * 30, 250, "c"),
            (side * 60, 170),
            (side * 150, 60),
            (side * 232, 10, "c"),
            (side * 226, 120),
            (side * 190, 220),
            (side * 110, 300),
            (side * 40, 340, "c"),
        ]
        path = fox.lay(collar, ("#FFF3D8", "#E0C08A", "#8A6034"), 9, rim=0.8)
        with fox.clipped(path):
            for i in range(6):
                fox.stroke(
                    [
                        (side * 40, 300),
                        (side * (90 + 14 * i), 200 - 20 * i),
                        (side * (150 + 16 * i), 60 - 12 * i + 30 * (5 - i)),
                    ],
                    "#A0703A",
                    4,
                    0.5,
                )
    skin = ("#FBE0C8", "#D9A48A", "#8A4E4A")
    fox.lay("-58,60! -54,160 -90,220! 90,220! 54,160 58,60!", skin, 4, rim=0.6)
    hair = ("#C8622E", "#8A3418", "#3A1210")
    fox.lay(
        "0,-250 -110,-226 -176,-130 -190,0 -184,90 -150,150 -120,90 -96,130 -70,60 0,20 "
        "70,60 96,130 120,90 150,150 184,90 190,0 176,-130 110,-226",
        hair,
        9,
        rim=0.7,
    )
    for side in (1, -1):
        for i in range(6):
            fox.stroke(
                [
                    (side * 20 * i, -240),
                    (side * (60 + 22 * i), -130),
                    (side * (70 + 20 * i), 40),
                    (side * (50 + 22 * i), 176),
                ],
                "#FFB070",
                5,
                0.45,
            )
        curl = [(side * 150, 60), (side * 190, 120), (side * 172, 180), (side * 140, 170), (side * 150, 140)]
        fox.lay(fox.strip(curl, 40, 8), hair, 6, rim=0.75)
        tip = [
            (side * 158, -20, "c"),
            (side * 206, -40),
            (side * 246, -96, "c"),
            (side * 236, -10),
            (side * 170, 44, "c"),
        ]
        fox.lay(tip, ("#FBE0C8", "#D9A48A", "#8A4E4A"), 5, rim=0.8)
        ear = [
            (side * 40, -150, "c"),
            (side * 84, -250),
            (side * 136, -316, "c"),
            (side * 164, -210),
            (side * 160, -100, "c"),
        ]
        fox.lay(ear, ("#FFB45A", "#E0702A", "#8A3214"), 9, rim=0.85)
        fox.lay(
            [
                (side * 74, -160, "c"),
                (side * 104, -230),
                (side * 132, -276, "c"),
                (side * 142, -204),
                (side * 138, -130, "c"),
            ],
            ("#4A1A1A", "#2A0C12"),
            2,
            rim=0.4,
        )
    jabot = (
        "-30,140! -80,190 -104,250 -60,262 -84,318 -30,318 0,364 30,318 84,318 60,262 104,250 80,190 30,140!"
    )
    path = fox.lay(jabot, ("#FFFFFF", "#EDE4EE", "#A898B8"), 7, rim=0.8)
    with fox.clipped(path):
        for side in (1, -1):
            for far in (20, 46, 74):
                fox.stroke([(side * 8, 150), (side * far * 0.7, 230), (side * far, 320)], "#8A7AA0", 5, 0.4)
    fox.lay("-110,-20! -104,60 -74,124 -30,158 30,158 74,124 104,60 110,-20!", skin, 6, rim=0.7)
    mask = (
        "0,-180 -60,-186 -130,-150 -172,-70 -190,20! -130,40 -84,80 -40,150 0,196 40,150 "
        "84,80 130,40 190,20! 172,-70 130,-150 60,-186"
    )
    fox.lay(mask, ("#FFC27A", "#E8782E", "#9A3A16"), 11, rim=0.85, rim_width=3)
    for side in (1, -1):
        cheek = [
            (side * 190, 20, "c"),
            (side * 120, -30),
            (side * 64, -14),
            (side * 24, 40),
            (side * 14, 120),
            (side * 26, 160),
            (side * 84, 80),
            (side * 130, 40),
        ]
        fox.lay(cheek, ("#FFFBEE", "#F0DCC0", "#B8906A"), 4, rim=0.7)
        for i in range(3):
            fox.stroke(
                [
                    (side * (90 + 20 * i), 34 - 10 * i),
                    (side * (112 + 20 * i), 20 - 8 * i),
                    (side * (134 + 20 * i), 22 - 6 * i),
                ],
                "#C8986A",
                4,
                0.6,
            )
        eye = fox.shape(
            [
                (side * 44, -36, "c"),
                (side * 84, -84),
                (side * 140, -86, "c"),
                (side * 108, -44),
                (side * 72, -28),
            ]
        )
        fill(canvas, eye, "#12060A")
        fox.fill(
            fox.shape([(side * 74, -44), (side * 90, -70), (side * 108, -68), (side * 100, -46)]), "#F7D23A"
        )
        fox.fill(fox.oval(side * 92, -56, 5, 12), "#12060A")
        fox.gilt(eye, "gold", 4)
        fox.gilt(
            fox.curve([(side * 24, -96), (side * 60, -128), (side * 110, -136), (side * 150, -110)]),
            "gold",
            5,
        )
        fox.gilt(fox.curve([(side * 18, -60), (side * 20, 10), (side * 10, 90)]), "gold", 3.4)
    fox.lay(fox.shape("0,-160! 16,-130 0,-96! -16,-130"), GOLD, 3, rim=0.9)
    fox.lay("-30,150 0,138 30,150 20,186 0,204 -20,186", ("#5A4A5A", "#1E1220", "#0A060E"), 6, rim=0.8)
    fox.fill(fox.oval(-10, 156, 8, 4), "moon", 0.7)
    rose(canvas, (300, 692), 54, rng)
    for turn in (200, 140, 260):
        leaf(canvas, (300, 692), turn, 74, kind="serrate")
    rose(canvas, (300, 692), 46, rng, sepals=False)
    for x, y, turn, size in (
        (140, 300, 40, 84),
        (622, 340, 150, 90),
        (196, 190, 80, 66),
        (570, 220, 110, 72),
        (120, 560, -30, 80),
        (640, 560, 210, 76),
        (480, 150, 60, 54),
    ):
        leaf(canvas, (x, y), turn, size, kind="oak", colour=rng.choice(["#B8501E", "#D98A2A", "#8A2E1A"]))
    foil(canvas, circle(375, 652, 13), "gold")


PICTURES: dict[str, Picture] = card_pictures(
    {
        "the_ghost": draw_the_ghost,
        "locke": draw_locke,
    }
)
