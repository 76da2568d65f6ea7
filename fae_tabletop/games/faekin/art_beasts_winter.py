"""Beasts of Winter: wolves, owls, hares and ravens to be counted on its cards, and a white stag."""

import random

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.geometry import (
    Knot,
    spline,
    svg_path,
    tapered,
    transformed,
)
from fae_tabletop.art.paper import silhouette


def draw_wolf(easel: Easel, number: int, rng: random.Random) -> None:
    """A sitting wolf facing left: the first howls, the second looks back over its shoulder with its tail curled."""
    fur = (("#F4F8FC", "#B9CCE0", "#5A7AA4"), ("#8FA6C4", "#4A6490", "#1E3058"))[number % 2]
    light = ("#FFFFFF", "#C6D6E8")[number % 2]
    easel.fill(easel.oval(10, 88, 90, 12), "#16305E", 0.45, 5)
    tail = (
        "46,60 74,66 98,52 104,26! 92,34 96,14! 80,28 60,40 40,50"
        if number == 0
        else "40,70 78,84 104,70 98,40 76,34 84,50 74,62 50,56"
    )
    easel.lay(tail, fur, 5, rim=0.7, texture=1.0)
    body = easel.lay(
        "-14,-30 6,-34 30,-14 50,20 58,56 52,86 20,90! 10,88 -30,90! -32,82 -22,78 -26,30 -28,0",
        fur,
        7,
        rim=0.8,
        texture=1.0,
    )
    with easel.clipped(body):
        easel.fill(easel.shape("-26,-20 -6,-10 -4,24 -16,60 -34,70 -34,0"), light, 0.75, 4)
        for line in ("20,0 34,30 36,62", "34,24 46,50 46,76"):
            easel.stroke(line, shade(fur[2], -0.04), 3, 0.5)
    easel.lay("14,52 36,46 52,60 54,82 40,92 -2,92! 4,84 18,82", fur, 4, rim=0.7, texture=1.0)
    easel.lay("-28,10 -18,14 -16,52 -16,80 -22,92 -42,92! -40,84 -32,80 -34,44", fur, 4, rim=0.8, texture=1.0)
    if number == 0:
        head = (
            "0,-22 -20,-24 -30,-34 -34,-50 -44,-74 -58,-98! -44,-96 -36,-88! -34,-94 -24,-98! -20,-80 -4,-66 "
            "6,-74 20,-78! 18,-60 14,-44 22,-32 16,-20"
        )
        easel.lay(head, fur, 6, rim=0.85, texture=1.0)
        easel.fill(easel.shape("-36,-86 -46,-92 -40,-78 -30,-66"), "#24406E", 0.8)
        easel.fill(easel.dot(-57, -97, 4.4), "#16203A")
        easel.stroke("-20,-62 -13,-60 -8,-64", "#16203A", 3)
    else:
        head = (
            "-18,-20 -30,-34 -34,-50 -28,-62 -30,-86! -14,-72 -2,-72 12,-88! 14,-64 24,-54 40,-46 58,-40! "
            "62,-34 54,-28 34,-26 20,-18 8,-10 -6,-8"
        )
        easel.lay(head, fur, 6, rim=0.85, texture=1.0)
        easel.fill(easel.shape("24,-32 50,-32 34,-26 18,-20 6,-18 14,-28"), light, 0.75, 2)
        easel.fill(easel.dot(60, -37, 4.6), "#0E1630")
        easel.fill(easel.shape("16,-54 24,-58 30,-52 22,-50"), "#FFE08A")
        easel.fill(easel.dot(24, -54, 2.2), "#0E1630")
    for k in range(4):
        easel.stroke(
            [(-14 + 4 * k, -12 + 9 * k), (-8 + 4 * k, -4 + 9 * k), (-10 + 4 * k, 4 + 9 * k)], light, 2.4, 0.7
        )


_OWLS = (
    ("#FFFFFF", "#E2ECF4", "#8FA9C6"),
    ("#D9CFE8", "#9A8CBC", "#4A3E78"),
    ("#E8DCC8", "#B59A7A", "#5A4434"),
    ("#C6DCEA", "#6E97BE", "#26487E"),
)


def draw_owl(easel: Easel, number: int, rng: random.Random) -> None:
    """An owl on its branch: awake, winking, asleep, or with its wings half open."""
    light, plain, dark = _OWLS[number % 4]
    if number % 4 == 3:
        for side in (-1, 1):
            wing = [
                (side * 30, -40),
                (side * 80, -66),
                (side * 108, -40),
                (side * 96, 4),
                (side * 100, 30),
                (side * 78, 36),
                (side * 44, 34),
            ]
            easel.lay(wing, (plain, mix(plain, dark, 0.5), dark), 4, rim=0.7)
            for k in (0.3, 0.6, 0.9):
                easel.stroke([(side * 44, -26), (side * (60 + 34 * k), -34 + 50 * k)], light, 2.4, 0.5)
    easel.lay(
        "0,-84 34,-80 58,-54 62,-4 52,50 24,88 0,94 -24,88 -52,50 -62,-4 -58,-54 -34,-80",
        (light, plain, dark),
        7,
        rim=0.8,
        texture=1.0,
    )
    if number % 2:
        for side in (-1, 1):
            easel.lay([(side * 14, -78), (side * 40, -104, "c"), (side * 52, -62)], (plain, dark), 4, rim=0.7)
    belly = easel.lay(
        "0,-14 30,-4 38,34 20,72 0,80 -20,72 -38,34 -30,-4",
        (mix(light, "#FFFFFF", 0.5), light, plain),
        2,
        rim=0.5,
    )
    with easel.clipped(belly):
        for row in range(7):
            for column in range(-3, 4):
                u, v = column * 15 + (7 if row % 2 else 0), -4 + row * 13
                easel.stroke([(u - 5, v), (u, v + 7), (u + 5, v)], dark, 2.6, 0.7)
    if number % 4 != 3:
        for side in (-1, 1):
            wing = [
                (side * 50, -44),
                (side * 66, -6),
                (side * 60, 40),
                (side * 36, 78),
                (side * 38, 30),
                (side * 42, -10),
            ]
            easel.lay(wing, (plain, mix(plain, dark, 0.55), dark), 4, rim=0.7, texture=1.0)
    for side in (-1, 1):
        easel.lay(easel.oval(side * 25, -44, 29, 30), ("#FFFFFF", light, plain), 3, rim=0.7)
        shut = number % 4 == 2 or (number % 4 == 1 and side > 0)
        if shut:
            easel.stroke([(side * 10, -44), (side * 25, -36), (side * 42, -44)], shade(dark, -0.12), 4.2)
        else:
            easel.lay(
                easel.dot(side * 24, -44, 17), ("#FFE98A", "#F2B02E", "#B5641A"), 1.5, rim=0.5, texture=0
            )
            easel.fill(easel.dot(side * 22, -44, 9.5), "#0A0E22")
            easel.fill(easel.dot(side * 22 - 4, -49, 3.2), "#FFFFFF")
    easel.lay("-8,-38! 0,-44 8,-38! 0,-12!", ("#FFE0A0", "#D98A2E", "#7A4214"), 3, rim=0.6)
    for side in (-1, 1):
        for k in (-8, 0, 8):
            easel.lay(easel.oval(side * 20 + k, 90, 4.4, 10), ("#F2C27A", "#A8702E"), 2, rim=0.5)


_COATS = (
    ("#FFFFFF", "#E6EEF6", "#93AFCF"),
    ("#F4EEE6", "#CFC2B4", "#7A6E76"),
    ("#EAF4FA", "#BDD6E8", "#5F8AB4"),
)


_EARS = ((-26, -8), (10, 34), (-40, 22), (-12, 6), (24, 44), (-34, -20))


def draw_hare(easel: Easel, number: int, rng: random.Random) -> None:
    """A sitting hare in profile, facing left; ears, coat and posture differ."""
    light, plain, dark = _COATS[number % 3]
    tall = (0, -8, 6, 0, -4, 8)[number % 6]
    easel.fill(easel.oval(6, 82, 80, 9), "#24508A", 0.4, 4)
    easel.lay(easel.dot(74, 46, 17), ("#FFFFFF", light), 4, rim=0.8, texture=1.0)
    for lean, tone in zip(_EARS[number % 6], (plain, light), strict=True):
        ear = transformed(
            svg_path("M-9,0 C-18,-26 -15,-66 0,-86 C15,-66 14,-26 9,0Z"),
            turn=lean,
            at=(-34 + (8 if tone == light else 0), -34 + tall),
        )
        easel.lay(easel.place(ear), (tone, mix(tone, dark, 0.35)), 4, rim=0.8, texture=0.8)
        lining = transformed(
            svg_path("M-4,-8 C-9,-28 -8,-54 0,-70 C7,-54 7,-28 4,-8Z"),
            turn=lean,
            at=(-34 + (8 if tone == light else 0), -34 + tall),
        )
        easel.fill(easel.place(lining), "#E3A9B8", 0.75)
    easel.lay(
        [
            (-28, -8 + tall),
            (10, -22),
            (46, -6),
            (72, 30),
            (72, 66),
            (50, 82),
            (-10, 84),
            (-36, 70),
            (-38, 30),
        ],
        (light, plain, dark),
        7,
        rim=0.8,
        texture=1.0,
    )
    easel.lay(
        [(8, 34), (38, 16), (66, 34), (70, 62), (48, 80), (4, 84, "c"), (-4, 76), (14, 68)],
        (light, plain, mix(plain, dark, 0.6)),
        4,
        rim=0.7,
        texture=1.0,
    )
    easel.lay(
        [(-34, 20), (-18, 24), (-20, 62), (-16, 78), (-40, 84, "c"), (-50, 78), (-38, 70)],
        (light, mix(plain, dark, 0.3)),
        4,
        rim=0.8,
        texture=1.0,
    )
    easel.lay(
        [
            (-12, -32 + tall),
            (-18, -10 + tall),
            (-40, 4 + tall),
            (-64, 2 + tall),
            (-76, -10 + tall),
            (-70, -28 + tall),
            (-48, -46 + tall),
            (-26, -48 + tall),
        ],
        (light, plain, mix(plain, dark, 0.6)),
        5,
        rim=0.85,
        texture=1.0,
    )
    easel.fill(easel.dot(-48, -24 + tall, 6.4), "#16203A")
    easel.fill(easel.dot(-50, -26 + tall, 2.2), "#FFFFFF")
    easel.fill(easel.oval(-75, -12 + tall, 4.6, 3.6), "#C27A8A")
    for k in (-2, 4, 10):
        easel.stroke(
            [(-66, -6 + tall + k * 0.4), (-84, -4 + tall + k), (-96, k - 2 + tall)], "#FFFFFF", 1.4, 0.8
        )
    if number % 2:
        easel.stroke("-24,-2 -36,12 -52,12", ("#C22745", "#3D66C4", "#2F8B6B")[number // 2], 8)
        easel.stroke([(-40, 12), (-44, 30), (-38, 44)], ("#C22745", "#3D66C4", "#2F8B6B")[number // 2], 7)


def draw_stag(easel: Easel) -> None:
    """A white stag that looks to the right, its hoofs at v = 0."""
    far = (
        "M28,-92 L72,-104 C76,-74 70,-46 68,-24 C68,-12 68,-4 72,2 L56,2 C58,-10 58,-24 55,-42 C52,-62 "
        "44,-76 28,-92Z M-58,-84 C-64,-64 -84,-54 -92,-44 C-94,-30 -88,-14 -90,-2 L-84,4 L-96,4 C-98,-14 "
        "-104,-34 -102,-48 C-96,-62 -84,-74 -78,-92Z"
    )
    easel.lay(easel.place(svg_path(far)), ("#B9D2E6", "#7FA3C8"), 4, rim=0.6)
    body = (
        "M-96,-116 C-78,-136 -40,-134 -6,-130 C18,-128 34,-134 44,-150 C54,-168 58,-190 64,-206 C68,-220 "
        "78,-232 90,-234 C104,-232 118,-220 130,-208 C134,-202 132,-194 124,-192 C112,-192 102,-192 "
        "96,-188 C94,-168 92,-146 84,-126 C78,-108 66,-92 52,-84 C48,-62 48,-40 46,-22 C46,-12 46,-4 50,4 "
        "L34,4 C36,-8 36,-22 34,-40 C32,-58 28,-70 22,-80 C-4,-74 -30,-78 -52,-86 C-62,-70 -76,-58 "
        "-80,-46 C-82,-30 -76,-14 -78,-2 L-72,4 L-86,4 C-88,-14 -94,-36 -92,-52 C-90,-70 -98,-92 "
        "-96,-116Z"
    )
    whole = easel.lay(easel.place(svg_path(body)), ("#FFFFFF", "#EFF6FB", "#9FC2DE"), 9, rim=0.9)
    with easel.clipped(whole):
        easel.fill(
            easel.shape("-96,-100 -40,-92 10,-90 50,-100 80,-140 110,-120 60,-60 -90,-60"), "#8FB4D6", 0.45, 9
        )
    easel.fill(
        easel.place(svg_path("M-96,-120 C-110,-122 -116,-108 -112,-96 C-104,-100 -98,-108 -94,-112Z")),
        "#FFFFFF",
    )
    easel.fill(
        easel.place(svg_path("M70,-230 C58,-242 46,-244 38,-238 C44,-228 56,-222 68,-222Z")), "#DCEAF4"
    )
    easel.fill(easel.dot(97, -215, 3.4), "#1A2A4A")
    easel.fill(easel.dot(127, -203, 3.6), "#35507A")
    for back in (True, False):
        horns = []
        for points, width in (
            (((82, -234), (66, -268), (40, -292), (34, -330), (52, -362)), 7.0),
            (((50, -284), (28, -286), (10, -306)), 4.5),
            (((38, -306), (16, -318), (4, -342)), 4.0),
            (((36, -336), (26, -354), (30, -374)), 3.4),
            (((62, -272), (70, -292), (66, -312)), 3.6),
        ):
            shift = 12 if back else 0
            for mirror in (False, True):
                way = [((180 - u if mirror else u) + shift, v + (4 if back else 0)) for u, v in points]
                horns.append(easel.place(tapered(spline(way), width, 1.2, step=2)))
        silhouette(easel.canvas, horns, "#B7C8DC" if back else "#F3E3B8", 5, 0.8, 1.2, 0.5)


def draw_raven(easel: Easel, number: int, rng: random.Random) -> None:
    """A raven on the wing or perched, facing left; the pose differs from bird to bird."""
    ink = (("#5A6A9C", "#232C54", "#0C1230"), ("#4A5A88", "#1C2448", "#0A0E22"))[number % 2]
    lift = (-1.0, 0.95, -0.5, -0.85, 0.0, 0.75, -0.35, 0.0, -0.7)[number % 9]
    if lift:
        far: list[Knot] = [
            (-8, -4, "c"),
            (26, lift * 50),
            (74, lift * 100 - 4),
            (116, lift * 104, "c"),
            (104, lift * 84),
            (108, lift * 74, "c"),
            (88, lift * 60),
            (92, lift * 48, "c"),
            (62, lift * 26),
            (40, 12, "c"),
        ]
        easel.lay(far, (ink[1], ink[2]), 4, rim=0.6)
        easel.lay("40,-8 76,-14 112,-16! 104,-2 116,8! 102,14 106,24! 72,20 34,14", ink, 3, rim=0.6)
        body = "-108,8! -88,-8 -72,-20 -52,-24 -28,-18 20,-12 48,2 30,20 -12,24 -48,16 -70,6 -86,6"
        easel.lay(body, ink, 6, rim=0.8, texture=0.8)
        near: list[Knot] = [
            (-36, -8, "c"),
            (-40, lift * 40),
            (-26, lift * 92),
            (2, lift * 124, "c"),
            (8, lift * 104),
            (20, lift * 118, "c"),
            (24, lift * 92),
            (36, lift * 100, "c"),
            (36, lift * 72),
            (50, lift * 74, "c"),
            (46, lift * 36),
            (36, 10),
            (4, 16, "c"),
        ]
        easel.lay(near, ("#8A9ACC", ink[0], ink[2]), 6, rim=0.8, texture=0.8)
        for reach_u, reach in ((-14, 0.86), (6, 0.84), (22, 0.74)):
            easel.stroke(
                [(-6, lift * 12), (reach_u * 0.6 - 4, lift * 60 * reach), (reach_u, lift * 112 * reach)],
                "#A9B8E6",
                2.2,
                0.55,
            )
        eye = (-68, -8)
    else:
        turn = 1 if number == 4 else -1
        easel.lay(
            "-14,-66 14,-58 34,-20 44,30 60,86! 44,80 36,96! 22,70 -8,64 -30,36 -32,-10 -30,-46",
            ink,
            6,
            rim=0.8,
            texture=0.8,
        )
        folded, raised = (
            "-6,-30 22,-22 34,16 40,58! 16,44 -8,12",
            "-8,-34 30,-64 78,-92! 70,-60 88,-58! 68,-26 74,-14! 34,4 2,4",
        )
        wing = folded if number == 4 else raised
        easel.lay(wing, ("#7A8ABC", ink[0], ink[2]), 4, rim=0.8, texture=0.8)
        easel.lay(
            "-18,-84 4,-82 14,-66 8,-46 -16,-42 -36,-52 -44,-66 -74,-58! -48,-76 -36,-82", ink, 5, rim=0.8
        )
        easel.lay(easel.strip([(-70, 96), (-10, 88), (70, 92)], 8, 5), ("#C9D9EA", "#5A7AA8"), 4, rim=0.7)
        for u in (-12, 8):
            easel.stroke([(u, 60), (u - 2, 78), (u - 8 * turn, 84)], "#0A0E22", 5)
        eye = (-24, -68)
    easel.fill(easel.dot(*eye, 4.6), "#F2E6B8")
    easel.fill(easel.dot(eye[0] - 0.8, eye[1], 2.2), "#0A0E22")
