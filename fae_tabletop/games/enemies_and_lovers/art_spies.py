"""The two who spy, from the front: Mother Marrow at her stall, Grima Mog at her cauldron."""

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import knots
from fae_tabletop.art.figures_garments import draw_lines
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import Knot, circle, ellipse, polar, polygon, rectangle, spline
from fae_tabletop.art.hands_hold import draw_grip
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.light import fireflies
from fae_tabletop.art.paper import clipped, fill, glow, linear, paper, radial, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vanities import draw_smoke
from fae_tabletop.art.vistas import H, W, draw_land, draw_open_sky, draw_wall
from fae_tabletop.games.enemies_and_lovers.art import card_pictures


def _acorn(easel: Easel, size: float, *, opened: bool = False) -> None:
    """An acorn about (0, 0), its cap up, `size` units high; an opened one shines from within."""
    k = size / 100
    nut: list[Knot] = [
        (-34 * k, -14 * k, "c"),
        (-36 * k, 16 * k),
        (-14 * k, 46 * k),
        (0, 58 * k, "c"),
        (14 * k, 46 * k),
        (36 * k, 16 * k),
        (34 * k, -14 * k, "c"),
    ]
    lift = -30 * k if opened else 0.0
    if opened:
        glow(easel.canvas, *easel.at(0, -14 * k), size * 1.1 * easel.scale, "#FFE9A6", 1.0)
    path = easel.lay(nut, ("#F7D08A", "#B8783A", "#5A2E18"), 5, rim=0.8)
    with easel.clipped(path):
        for u in (-20, -4, 12):
            easel.stroke(
                [(u * k, -16 * k), (u * 1.1 * k, 16 * k), (u * 0.4 * k, 50 * k)], "#FFE6B0", 3 * k, 0.5
            )
    if opened:
        easel.fill(easel.oval(0, -14 * k, 34 * k, 9 * k), "#FFFBE0")
    cap: list[Knot] = [
        (-42 * k, -12 * k + lift),
        (-36 * k, -34 * k + lift),
        (0, -48 * k + lift),
        (36 * k, -34 * k + lift),
        (42 * k, -12 * k + lift),
        (0, -4 * k + lift),
    ]
    path = easel.lay(cap, ("#B08A5A", "#6E4A34", "#2E1A18"), 5, rim=0.8)
    with easel.clipped(path):
        for row in range(5):
            for column in range(-4, 5):
                scale_u = (column * 11 + (5 if row % 2 else 0)) * k
                scale_v = (-44 + 9 * row) * k + lift
                easel.stroke(
                    [(scale_u - 6 * k, scale_v), (scale_u, scale_v + 6 * k), (scale_u + 6 * k, scale_v)],
                    "#2E1A18",
                    2.2 * k,
                    0.6,
                )
    easel.lay(
        easel.strip([(0, -46 * k + lift), (3 * k, -60 * k + lift)], 9 * k, 7 * k), ("#8A6A4A", "#3E2820"), 3
    )


def _old_face(easel: Easel, tones: tuple[Colour, Colour, Colour], *, grin: bool) -> None:
    """An old face from the front about (0, 0), 150 units wide: cheeks, a broad nose, a smile or a toothed grin."""
    light, skin, dim = tones
    face = easel.lay("0,-96 56,-84 80,-30 78,24 54,70 0,98 -54,70 -78,24 -80,-30 -56,-84", tones, 6, rim=0.7)
    with easel.clipped(face):
        for side in (1, -1):
            easel.fill(easel.dot(side * 48, 26, 26), "#E07A6A", 0.4, blur=9)
            for crease in (
                "22,34 44,44 50,72",
                "58,-6 72,-2 80,8",
                "58,4 70,10 76,20",
                "26,-62 44,-66 60,-58",
            ):
                draw_lines(
                    easel, [[(side * knot[0], knot[1]) for knot in knots(crease)]], dim, width=4, alpha=0.7
                )
    if grin:
        mouth = easel.shape("-58,36! -28,50 0,54 28,50 58,36! 50,66 0,86 -50,66")
        easel.fill(mouth, "#2A0A14")
        with easel.clipped(mouth):
            for i in range(-5, 6):
                easel.lay(
                    easel.corners([(i * 11 - 5, 34), (i * 11 + 5, 34), (i * 11 + 1, 64 - abs(i))]),
                    ("#FFFBEA", "#D9CBA8"),
                    1,
                    texture=0.0,
                )
                easel.lay(
                    easel.corners([(i * 11 - 9, 90), (i * 11 + 1, 90), (i * 11 - 4, 66 - abs(i))]),
                    ("#EFE4C8", "#B9A888"),
                    1,
                    texture=0.0,
                )
        easel.stroke("-62,34 -28,50 0,54 28,50 62,34", dim, 5, 0.9)
    else:
        easel.stroke("-38,50 -16,60 0,61 16,60 38,50", "#6E2E34", 5.5, 0.95)
    easel.lay(
        "0,-34! 14,-8 26,22 14,38 0,40 -14,38 -26,22 -14,-8", (light, skin, mix(skin, dim, 0.5)), 4, rim=0.6
    )
    for side in (1, -1):
        easel.fill(easel.oval(side * 10, 32, 5, 3.4), dim, 0.9)


def draw_mother_marrow(canvas: skia.Canvas) -> None:
    """An old woman behind her market stall, spectacles shining, an opened acorn glowing in her hand."""
    rng = seeded("enemies_and_lovers/marrow")
    draw_open_sky(canvas, "dawn", rng, count=16)
    draw_land(canvas, "dawn", "#5A4A7A", rng, ranks=2, horizon=560)
    glow(canvas, 375, 400, 330, "#FFE0A0", 0.7)
    stall = Easel(canvas)
    for x in (104, 646):
        stall.lay(
            stall.place(rectangle(x - 13, 200, 26, 700, 6)), ("#B98A5A", "#7A5034", "#3E2418"), 8, rim=0.7
        )
    shawl = ("#C06A5A", "#7E3442", "#3A1426")
    stall.lay("375,330 290,390 216,470 176,600 170,820! 580,820! 574,600 534,470 460,390", shawl, 12, rim=0.7)
    for side in (1, -1):
        stall.stroke(
            [(375 - side * 60, 470), (375 - side * 120, 560), (375 - side * 140, 700)], "#3A1426", 10, 0.5
        )
        stall.stroke(
            [(375 - side * 54, 466), (375 - side * 112, 556), (375 - side * 130, 700)], "#E8A08A", 4, 0.5
        )
    face = Easel(canvas, 375, 372)
    face.lay(
        "0,-140 76,-118 112,-40 104,50 64,112 0,132 -64,112 -104,50 -112,-40 -76,-118",
        ("#F2C24A", "#C08A2A", "#6A4416"),
        9,
        rim=0.75,
    )
    for angle in range(200, 341, 20):
        spot = polar((0, -6), 112, angle)
        face.fill(face.dot(*spot, 8), "#7A1F34", 0.9)
        face.fill(face.dot(*spot, 3.4), "#FFE9A6")
    _old_face(face, ("#FBE0C0", "#D9A884", "#8A5248"), grin=False)
    for side in (1, -1):
        face.lay(face.dot(side * 36, -22, 29), ("#FFF3C4", "#C8993F", "#6E4A16"), 4, rim=0.9)
        lens = face.dot(side * 36, -22, 23)
        fill(
            canvas,
            lens,
            linear(
                face.at(side * 36 - 20, -44),
                face.at(side * 36 + 20, 2),
                [(0, "#FFFFFF"), (0.5, "#FFD9A6"), (1, "#C07A8A")],
            ),
        )
        with clipped(canvas, lens):
            face.fill(
                face.corners(
                    [(side * 36 - 20, -22), (side * 36 - 2, -50), (side * 36 + 8, -50), (side * 36 - 14, -2)]
                ),
                "#FFFFFF",
                0.8,
            )
    face.gilt(face.curve("-10,-24 0,-30 10,-24"), "gold", 5)
    for side in (1, -1):
        for i in range(3):
            face.lay(
                face.dot(side * (62 + 10 * i), -74 + 13 * i, 15 - 2 * i),
                ("#FFFFFF", "#D9D2DC", "#8A8098"),
                3,
                rim=0.7,
            )
    face.lay(
        "-26,116! 0,104 26,116! 52,150 20,140 0,158 -20,140 -52,150",
        ("#F7D06A", "#C08A2A", "#6A4416"),
        6,
        rim=0.75,
    )
    look = HandLook(
        lit="#FBE0C0", skin="#D9A884", dim="#8A5248", crease="#6A3A34", nail="#B98A7A", velvet="#7E3442"
    )
    draw_grip(
        Easel(canvas, 470, 556, 0.56, turn=64),
        look,
        lambda: _acorn(Easel(canvas, 470, 522, 1.0), 116, opened=True),
        arm=300,
    )
    for index in range(9):
        left = 40 + 74.5 * index
        tone = "#B4303E" if index % 2 == 0 else "#F6E8CC"
        flap = spline(
            [
                (left, 118, "c"),
                (left + 74.5, 118, "c"),
                (left + 74.5, 236, "c"),
                (left + 37, 276),
                (left, 236, "c"),
            ],
            closed=True,
        )
        paper(
            canvas,
            flap,
            linear((left, 118), (left + 60, 270), [(0, shade(tone, 0.06)), (1, shade(tone, -0.12))]),
            9,
            0.7,
            2,
        )
    canopy = polygon([(150, 60), (600, 60), (712, 128), (38, 128)])
    paper(canvas, canopy, linear((0, 60), (0, 130), [(0, "#8A2434"), (1, "#C2404A")]), 8, 0.7, 2.4)
    for x, v in ((176, 350), (574, 340)):
        stroke(canvas, spline([(x, 240), (x, v - 40)]), "#3E2418", 4)
        glow(canvas, x, v, 90, "#FFC766", 0.9)
        lamp = Easel(canvas, x, v)
        lamp.lay(
            "-22,-30! 22,-30! 30,26! 0,40 -30,26!", ("#FFFBD8", "#FFD06A", "#D07A2A"), 6, rim=0.9, texture=0.1
        )
        lamp.lay("-28,-30! 0,-54 28,-30!", ("#8A6A4A", "#3E2418"), 4, rim=0.8)
        lamp.line("0,-28 0,36", "#7A4A20", 3, 0.7)
    board = rectangle(30, 664, 690, 260)
    paper(
        canvas,
        board,
        linear((0, 664), (0, 800), [(0, "#C08A5A"), (0.16, "#8A5836"), (1, "#3E2418")]),
        14,
        0.75,
        3,
    )
    for x, size, turn in (
        (150, 92, -14),
        (226, 112, 8),
        (308, 88, -6),
        (548, 104, -10),
        (622, 84, 16),
        (268, 76, 40),
    ):
        _acorn(Easel(canvas, x, 672 + (12 if size < 90 else 0), turn=turn), size)
    leaf(canvas, (404, 694), -24, 92, kind="oak", colour="#B8782A")
    leaf(canvas, (180, 716), 12, 84, kind="oak", colour="#8A8A34")


def draw_grima_mog(canvas: skia.Canvas) -> None:
    """A redcap cook grins over her cauldron, cap pulled low, ladle in her fist."""
    rng = seeded("enemies_and_lovers/grima")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 60), (0, 800), [(0, "#0C2A30"), (0.55, "#2E6A52"), (1, "#0E2424")]),
    )
    draw_wall(canvas, "#4E8A6E", rng, stone=(124, 62), joint=3, corner=14, top=10, foot=816)
    glow(canvas, 375, 620, 420, "#C8F06A", 0.55)
    for x, length in ((150, 90), (606, 96)):
        stroke(canvas, spline([(x, 150), (x, 300)]), "#1A1A20", 5)
        pan = Easel(canvas, x, 300)
        pan.lay(pan.place(rectangle(-6, 0, 12, 60, 5)), ("#E0906A", "#8A4630"), 5, rim=0.8)
        pan.lay(pan.dot(0, 60 + length / 2, length / 2), ("#F7C8A0", "#B8653E", "#5A2418"), 8, rim=0.9)
        pan.lay(pan.dot(0, 60 + length / 2, length / 2 - 11), ("#C87A50", "#8A4630", "#4A1E14"), 1, rim=0.5)
    cook = Easel(canvas)
    coat = ("#A85A34", "#6A2E1E", "#2A0E10")
    cook.lay("375,330 250,380 160,450 96,560 70,800! 680,800! 654,560 590,450 500,380", coat, 13, rim=0.7)
    cook.lay("300,440! 375,470 450,440! 470,800! 280,800!", ("#FBF3DE", "#D9C8A4", "#8A7458"), 6, rim=0.7)
    for x, y, size in ((330, 540, 13), (414, 520, 9), (372, 574, 16)):
        fill(canvas, ellipse(x, y, size, size * 0.8), "#A51C30", 0.75)
    head = Easel(canvas, 375, 350, 1.22, flip=True)
    for side in (1, -1):
        ear = [
            (side * 70, -10, "c"),
            (side * 104, -36),
            (side * 146, -44, "c"),
            (side * 112, 8),
            (side * 74, 26, "c"),
        ]
        head.lay(ear, ("#D9C07A", "#A98A52", "#5A4630"), 5, rim=0.75)
    _old_face(head, ("#E6D08E", "#B09A5A", "#5A4A2E"), grin=True)
    for side in (1, -1):
        eye = head.shape([(side * 16, -20, "c"), (side * 38, -30), (side * 58, -24, "c"), (side * 38, -14)])
        fill(canvas, eye, "#FFE98A")
        head.fill(head.oval(side * 36, -22, 5, 7), "#1A0A08")
        head.stroke([(side * 8, -22), (side * 34, -40), (side * 66, -38)], "#3A2418", 9)
        tusk = [
            (side * 36, 58, "c"),
            (side * 50, 40),
            (side * 47, 14, "c"),
            (side * 60, 40),
            (side * 54, 62, "c"),
        ]
        head.lay(tusk, ("#FFFBEA", "#E0D0A4"), 3, rim=0.8)
    cap = (
        "-92,-30! -70,-44 0,-56 70,-44 92,-30! 104,-80 80,-132 20,-166 -60,-150 -110,-100 "
        "-150,-70 -158,-34 -134,-40 -110,-66 -100,-48!"
    )
    path = head.lay(cap, ("#FF6A5A", "#B81E2E", "#4A0814"), 9, rim=0.8)
    with head.clipped(path):
        for way in ("-90,-60 -60,-110 0,-150", "-30,-60 -6,-110 20,-150", "40,-58 50,-100 40,-140"):
            head.stroke(way, "#6A0C1A", 7, 0.5)
        for u, v, drip in ((-60, -50, 40), (-10, -60, 54), (50, -52, 34)):
            head.fill(head.oval(u, v - drip * 0.4, 9, drip * 0.5), "#5C0D18", 0.5)
    head.lay(
        "-98,-24! -70,-40 0,-52 70,-40 98,-24! 96,-50 70,-66 0,-78 -70,-66 -96,-50",
        ("#E8503E", "#8E1424", "#3A0610"),
        5,
        rim=0.8,
    )
    look = HandLook(
        lit="#E6D08E",
        skin="#B09A5A",
        dim="#5A4A2E",
        crease="#44361E",
        nail="#5A4A2A",
        velvet="#6A2E1E",
        foil="copper",
    )

    def ladle() -> None:
        spoon = Easel(canvas, 198, 516, turn=-18)
        spoon.lay(spoon.strip("0,-180 0,190", 18, 15), ("#FFF3DC", "#CDB898", "#7A6450"), 6, rim=0.85)
        for v in (-186, -172):
            spoon.lay(
                spoon.dot(-9 if v == -186 else 9, v, 15), ("#FFFBEA", "#CDB898", "#7A6450"), 4, rim=0.85
            )

    draw_grip(Easel(canvas, 194, 520, 0.78, turn=-18, flip=True), look, ladle, arm=230)
    for plume, widths in (
        ([(440, 650), (510, 550), (464, 470), (520, 400), (488, 330)], (30, 60, 44, 30, 6)),
        ([(298, 650), (230, 590), (298, 530), (280, 470)], (26, 48, 30, 6)),
    ):
        draw_smoke(cook, plume, widths, "#A8D88A", elevation=4)
    pot = Easel(canvas, 375, 700)
    pot.fill(pot.oval(0, -62, 226, 40), "#0A1012")
    brew = pot.oval(0, -58, 208, 32)
    fill(canvas, brew, radial((375, 640), 210, [(0, "#F2FBC0"), (0.5, "#B8D84A"), (1, "#3F6A2A")]))
    for u, v, size in (
        (-120, -60, 19),
        (-50, -48, 26),
        (40, -62, 17),
        (104, -52, 23),
        (150, -62, 12),
        (0, -70, 13),
    ):
        pot.lay(pot.dot(u, v, size), ("#F8FFD0", "#C4E06A", "#5E8A34"), 3, rim=0.9, texture=0.1)
    iron = ("#7A869E", "#2E3444", "#0C0E18")
    pot.lay(
        "-228,-58! -120,-28 0,-20 120,-28 228,-58! 250,20 220,110 120,180 -120,180 -220,110 -250,20",
        iron,
        14,
        rim=0.9,
        rim_width=3,
    )
    pot.lay(
        "-244,-76 -226,-54! -120,-24 0,-16 120,-24 226,-54! 244,-76! 246,-44 120,-2 0,8 -120,-2 -246,-44!",
        iron,
        6,
        rim=0.95,
    )
    for side in (1, -1):
        pot.gilt(pot.place(circle(side * 200, 18, 26)), "copper", 9)
    fireflies(canvas, (200, 420, 560, 640), 14, rng, "#E8F0A0", 0.8)


PICTURES: dict[str, Picture] = card_pictures(
    {
        "mother_marrow": draw_mother_marrow,
        "grima_mog": draw_grima_mog,
    }
)
