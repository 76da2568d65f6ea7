"""The old King of Winter on his throne of ice, seen from the front."""

import math

from fae_tabletop.art.easel import Easel
from fae_tabletop.art.geometry import Knot, transformed
from fae_tabletop.games.faekin.art_marks import sign

_ICE = ("#F6FCFF", "#A9D2EC", "#3F72B0")


def draw_throne(easel: Easel) -> None:
    """A high back of ice, stepped and pointed."""
    for u, top, half in (
        (-196, -210, 34),
        (196, -210, 34),
        (-140, -330, 42),
        (140, -330, 42),
        (-74, -430, 50),
        (74, -430, 50),
        (0, -500, 60),
    ):
        slab = easel.corners(
            [(u - half, 460), (u - half, top + 70), (u, top), (u + half, top + 70), (u + half, 460)]
        )
        easel.lay(slab, ("#D6EEFA", "#6AA4D8", "#1F4A8C"), 8, rim=0.9)
        side = easel.corners([(u, 460), (u, top), (u + half, top + 70), (u + half, 460)])
        easel.fill(side, "#0E2350", 0.22)
        easel.gilt(
            easel.place(transformed(sign("winter"), half / 90, half / 90, 0, (u, top + 110))),
            "silver",
            emboss=0.6,
        )


def draw_king(easel: Easel) -> None:
    """The old king from the front: mantle, beard to the knees, eyes closed under a crown of icicles."""
    mantle = "0,-110 90,-92 160,-40 206,60 226,220 236,470! -236,470! -226,220 -206,60 -160,-40 -90,-92"
    cloak = easel.lay(mantle, ("#5A6AB8", "#2A3580", "#0E1446"), 10, rim=0.8)
    with easel.clipped(cloak):
        for u, v in (
            (-170, 60),
            (-120, 180),
            (-180, 260),
            (-130, 360),
            (170, 60),
            (120, 180),
            (180, 260),
            (130, 360),
        ):
            easel.gilt(easel.place(transformed(sign("winter"), 0.5, 0.5, 0, (u, v))), "silver", emboss=0.6)
    for side in (-1, 1):
        edge: list[Knot] = [
            (side * 40, -60),
            (side * 84, 40),
            (side * 96, 200),
            (side * 92, 470, "c"),
            (side * 44, 470, "c"),
            (side * 50, 200),
            (side * 40, 60),
        ]
        easel.lay(edge, ("#FFFFFF", "#E2ECF6", "#93AFCF"), 6, rim=0.8, texture=1.0)
        for v in range(-10, 470, 44):
            easel.fill(
                easel.shape(
                    [(side * (70 + 8 * math.sin(v)), v - 10), (side * 76, v + 12), (side * 66, v + 12)]
                ),
                "#3A4A7A",
                0.8,
            )
    collar = [
        (-150, -40),
        (-120, -96),
        (-60, -120),
        (0, -112),
        (60, -120),
        (120, -96),
        (150, -40),
        (110, -10),
        (60, 10),
        (0, 16),
        (-60, 10),
        (-110, -10),
    ]
    easel.lay(collar, ("#FFFFFF", "#E2ECF6", "#93AFCF"), 8, rim=0.85, texture=1.0)
    for u, v in ((-118, -46), (-84, -74), (-84, -22), (84, -74), (84, -22), (118, -46)):
        easel.fill(easel.shape([(u, v - 10), (u + 6, v + 10), (u - 6, v + 10)]), "#3A4A7A", 0.8)
    easel.lay(
        "0,-280 60,-268 84,-220 82,-160 60,-110 0,-90 -60,-110 -82,-160 -84,-220 -60,-268",
        ("#F2E6EC", "#D3BCCB", "#8E7AA0"),
        6,
        rim=0.7,
    )
    for side in (-1, 1):
        easel.fill(easel.dot(side * 44, -160, 20), "#C98AA0", 0.45, 8)
        easel.stroke([(side * 18, -196), (side * 38, -188), (side * 60, -198)], "#4A3A5E", 5)
        easel.stroke([(side * 20, -182), (side * 40, -174), (side * 58, -182)], "#8E7AA0", 3, 0.7)
        ear: list[Knot] = [
            (side * 82, -206),
            (side * 112, -232),
            (side * 146, -262, "c"),
            (side * 128, -206),
            (side * 100, -170),
            (side * 82, -164),
        ]
        easel.lay(ear, ("#F2E6EC", "#CDB4C4", "#8E7AA0"), 4, rim=0.7)
    easel.lay(
        "-12,-206 0,-210 12,-206 15,-164 22,-148 0,-138 -22,-148 -15,-164",
        ("#F8EEF2", "#DCC6D2", "#A08AAE"),
        3,
        rim=0.7,
    )
    beard = (
        "0,-128 40,-142 78,-160 90,-130 84,-60 90,20 78,110 60,190 34,270 0,352! -34,270 -60,190 -78,110 "
        "-90,20 -84,-60 -90,-130 -78,-160 -40,-142"
    )
    easel.lay(beard, ("#FFFFFF", "#E8EEF6", "#A9BCD8"), 7, rim=0.8)
    for lane in (-66, -44, -22, 0, 22, 44, 66):
        way = [
            (lane * 0.9, -118 + abs(lane) * 0.1),
            (lane * 1.1, -40),
            (lane * 0.9, 60),
            (lane * 0.66, 170),
            (lane * 0.3, 300 - abs(lane)),
        ]
        lock = easel.ribbon(way, lambda t: 20 * math.sin(math.pi * (t * 0.86 + 0.14)) ** 0.75 + 0.4)
        easel.sheet(lock, ("#FFFFFF", "#EDF2F8", "#B9C9E0"), elevation=2.4, rim=0.6)
        easel.stroke(way, "#9FB4D2", 2.0, 0.6)
    for side in (-1, 1):
        whisker: list[Knot] = [
            (0, -134, "c"),
            (side * 34, -142),
            (side * 70, -116),
            (side * 92, -74),
            (side * 104, -50, "c"),
            (side * 60, -84),
            (side * 22, -110),
        ]
        easel.lay(whisker, ("#FFFFFF", "#F2F6FA", "#B4C6DE"), 4, rim=0.8)
        brow: list[Knot] = [
            (side * 12, -214),
            (side * 40, -230),
            (side * 74, -222),
            (side * 98, -198, "c"),
            (side * 64, -208),
            (side * 36, -210),
        ]
        easel.lay(brow, ("#FFFFFF", "#DCE6F0"), 4, rim=0.8)
    for i, u in enumerate((-80, -54, -28, 0, 28, 54, 80)):
        tall = (96, 120, 146, 176, 146, 120, 96)[i]
        spike = easel.corners(
            [
                (u - 17, -262),
                (u - 6, -262 - tall * 0.6),
                (u + u * 0.14, -262 - tall),
                (u + 8, -262 - tall * 0.6),
                (u + 17, -262),
            ]
        )
        easel.lay(spike, _ICE, 5, rim=0.95, texture=0.2)
    easel.lay(
        "-96,-286! -50,-272 0,-268 50,-272 96,-286! 94,-248 50,-236 0,-232 -50,-236 -94,-248",
        ("#FFFFFF", "#A9BED6", "#E4EEF8", "#5A6E92"),
        6,
        rim=0.95,
    )
    for u, size in ((-62, 9), (-32, 8), (0, 13), (32, 8), (62, 9)):
        easel.lay(
            easel.dot(u, -256 + abs(u) * -0.08, size),
            ("#D9FBFF", "#5FC8E0", "#1F5A9C"),
            2,
            rim=0.6,
            texture=0,
        )
