"""Who walks through the storybook: Ivy, Great-Aunt Bramble, Mr. Plumb, the scarecrows, and every guest.

Guests come as they sit for their tokens; what stands before them hides where they end.
"""

from __future__ import annotations

import skia

from fae_tabletop.art.colour import Colour, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.paper import glow
from fae_tabletop.games.enchanted_ivy.art_tokens import SEATS
from fae_tabletop.games.enchanted_ivy.guests import GuestId


def guest(
    canvas: skia.Canvas,
    name: GuestId,
    x: float,
    y: float,
    size: float,
    *,
    flip: bool = False,
    turn: float = 0.0,
) -> None:
    """A guest whose middle is at a place, about `size` px from there to the edge."""
    SEATS[name].sitter(Easel(canvas, x, y, size / 100, flip=flip, turn=turn))


_SKIN: Tones = ("#F8DCC0", "#E0A884", "#A86A5A")


def ivy(
    canvas: skia.Canvas, x: float, foot: float, size: float, *, flip: bool = False, holds: str = "lantern"
) -> None:
    """Ivy, in a rose coat with her red braid and boots; she holds a lantern, a hammer, a letter, a cup, or nothing."""
    e = Easel(canvas, x, foot, size / 200, flip=flip)
    if holds == "lantern":
        glow(canvas, *e.at(-62, -72), size * 0.5, "#FFC46A", 0.75)
    for u in (-14, 14):
        e.lay(
            [(u - 9, -40), (u + 9, -40), (u + 10, -4), (u - 14, -2), (u - 16, -10)],
            ("#8A5A3A", "#5A3424", "#2E1A14"),
            3,
        )
    e.lay("0,-196 26,-182 40,-150 44,-96 36,-86 26,-130", ("#D8703A", "#A8442A", "#6A2418"), 4)
    e.lay("-34,-128! -48,-40 -40,-28 40,-28 48,-40 34,-128!", ("#F29AA6", "#C8506A", "#7A2444"), 6, rim=0.9)
    e.lay("-30,-50! 30,-50! 26,-96 -26,-96", ("#FFF4E0", "#E4CDB0", "#A88A74"), 3)
    for u, v in ((-14, -70), (0, -62), (14, -72)):
        e.fill(e.dot(u, v, 4), "#5E9A5A")
    e.lay(e.limb([(24, -120), (44, -96), (40, -70)], 20, 16), ("#F29AA6", "#C8506A", "#7A2444"), 4)
    hand = (-58, -98) if holds != "hammer" else (-50, -142)
    e.lay(e.limb([(-24, -120), (-46, -110), hand], 20, 15), ("#F29AA6", "#C8506A", "#7A2444"), 4)
    e.lay(e.dot(*hand, 9), _SKIN, 3)
    e.lay(e.dot(0, -160, 32), _SKIN, 5, rim=0.9)
    e.lay(
        "-34,-158 -36,-184 -14,-200 16,-198 36,-180 34,-150 28,-172 4,-180 -16,-176 -28,-166",
        ("#F08A4A", "#C0562E", "#7A2E1C"),
        5,
        rim=0.9,
    )
    for u in (-13, 9):
        e.fill(e.dot(u, -160, 4.4), "#2A1A24")
        e.fill(e.dot(u - 1.4, -161.6, 1.4), "#FFFFFF")
        e.fill(e.dot(u + (-6 if u < 0 else 6), -150, 6), "#E8706A", 0.45, blur=2)
    e.line("-10,-146 -2,-142 7,-146", "#8A3A3A", 3)
    leaf(canvas, e.at(16, -196), -70, size * 0.14, None, "ivy", "#4E8A4A")
    _held(e, holds, hand)


def _held(e: Easel, holds: str, hand: tuple[float, float]) -> None:
    u, v = hand
    if holds == "lantern":
        e.line([(u, v), (u - 4, v + 12)], "#2A1D28", 3)
        e.lay(
            e.corners([(u - 16, v + 14), (u + 8, v + 14), (u + 12, v + 46), (u - 20, v + 46)]),
            ("#FFF8D8", "#FFD070", "#E08A30"),
            4,
        )
        for x in (-16, -4, 8):
            e.line([(u + x, v + 14), (u + x * 1.1, v + 46)], "#2A1D28", 2.6)
        e.lay(
            e.corners([(u - 20, v + 10), (u + 12, v + 10), (u + 8, v + 16), (u - 16, v + 16)]),
            ("#4A4058", "#1E1830"),
            2,
        )
    elif holds == "hammer":
        e.lay(e.strip([(u + 8, v + 26), (u - 10, v - 38)], 8, 7), ("#C8945A", "#7A5230"), 3)
        e.lay(
            e.corners([(u - 34, v - 52), (u + 12, v - 42), (u + 8, v - 24), (u - 38, v - 34)]),
            ("#C8D0E0", "#7A86A0", "#3A4660"),
            4,
            rim=0.9,
        )
    elif holds == "letter":
        e.lay(
            e.corners([(u - 34, v - 22), (u + 10, v - 26), (u + 12, v + 8), (u - 32, v + 12)]),
            ("#FFFFFF", "#EADFC8", "#B8A88A"),
            3,
            rim=0.9,
        )
        e.line([(u - 34, v - 22), (u - 9, v - 4), (u + 10, v - 26)], "#A88A6A", 2)
    elif holds == "cup":
        e.lay(
            e.corners([(u - 18, v - 20), (u + 10, v - 20), (u + 6, v + 6), (u - 14, v + 6)]),
            ("#FFFFFF", "#A9C8F0", "#4A78C0"),
            3,
            rim=0.9,
        )


def bramble(canvas: skia.Canvas, x: float, foot: float, size: float, *, flip: bool = False) -> None:
    """Great-Aunt Bramble: small, round, a plum hat with cobwebs, a jar of jam under each arm."""
    e = Easel(canvas, x, foot, size / 200, flip=flip)
    e.lay("-40,-120! -60,-14 -50,-4 50,-4 60,-14 40,-120!", ("#8A6AB0", "#54407E", "#2A1E4A"), 6, rim=0.9)
    e.lay("-40,-112! 0,-70 40,-112! 50,-84 0,-48 -50,-84", ("#B8D8A8", "#6A9A6A", "#2E5A42"), 4)
    for side in (-1, 1):
        e.lay(
            e.limb([(side * 34, -112), (side * 56, -84), (side * 36, -66)], 22, 18),
            ("#8A6AB0", "#54407E", "#2A1E4A"),
            4,
        )
        e.lay(
            e.corners(
                [(side * 30 - 15, -84), (side * 30 + 15, -84), (side * 30 + 17, -46), (side * 30 - 17, -46)]
            ),
            ("#FF9AA6", "#C02E4A", "#6A1028"),
            4,
            rim=0.9,
        )
        e.lay(
            e.corners(
                [(side * 30 - 17, -94), (side * 30 + 17, -94), (side * 30 + 15, -82), (side * 30 - 15, -82)]
            ),
            ("#FFF4E0", "#E0C8A0", "#9A7A54"),
            3,
        )
    e.lay(e.dot(0, -142, 31), _SKIN, 5, rim=0.9)
    for side in (-1, 1):
        e.lay(e.dot(side * 28, -140, 13), ("#FFFFFF", "#DCDCE8", "#A8A8C0"), 3)
        e.stroke([(side * 12 - 7, -144), (side * 12, -139), (side * 12 + 7, -144)], "#2A1A24", 3)
        e.fill(e.dot(side * 19, -132, 6), "#E8706A", 0.45, blur=2)
    e.line("-11,-126 0,-120 11,-126", "#8A3A3A", 3)
    e.lay(e.oval(0, -164, 58, 11), ("#7A3A6A", "#4A1E46", "#2A0E2A"), 4, rim=0.9)
    e.lay("-32,-166! -26,-206 0,-218 26,-206 32,-166!", ("#8A4A7A", "#5A2450", "#2E1030"), 5, rim=0.9)
    for n in range(5):
        e.line([(-24 + n * 4, -204 + n * 2), (-50 + n * 8, -172 + n * 3)], "#E8E8F4", 1.4, 0.8)
    for n in range(3):
        e.line([(-26 - n * 7, -196 + n * 9), (-12 - n * 2, -190 + n * 10)], "#E8E8F4", 1.4, 0.8)


def plumb(
    canvas: skia.Canvas,
    x: float,
    foot: float,
    size: float,
    *,
    flip: bool = False,
    moustache: bool = False,
    cake: bool = False,
) -> None:
    """Mr. Plumb: all corners, a grey suit and a square hat, a spirit level in his hand, or cake."""
    e = Easel(canvas, x, foot, size / 200, flip=flip)
    suit: Tones = ("#A8B0C0", "#6E7890", "#3A4258")
    for u in (-16, 16):
        e.lay(
            e.corners([(u - 11, -62), (u + 11, -62), (u + 11, -4), (u - 13, -4)]),
            ("#6E7890", "#4A5268", "#262C40"),
            3,
        )
        e.lay(e.corners([(u - 20, -10), (u + 11, -10), (u + 11, 0), (u - 20, 0)]), ("#3A3A4A", "#14141E"), 3)
    e.lay(e.corners([(-38, -134), (38, -134), (34, -52), (-34, -52)]), suit, 6, rim=0.9)
    e.lay(e.corners([(-9, -134), (9, -134), (5, -88), (-5, -88)]), ("#FFFFFF", "#DCE0EA"), 2)
    e.lay(e.corners([(-4, -130), (4, -130), (5, -98), (0, -92), (-5, -98)]), ("#4A5A9A", "#26305E"), 2)
    e.lay(e.corners([(36, -130), (50, -126), (50, -74), (36, -74)]), suit, 4)
    e.lay(e.corners([(-36, -130), (-36, -112), (-66, -96), (-72, -108)]), suit, 4)
    e.lay(e.dot(-70, -102, 9), _SKIN, 3)
    if cake:
        e.lay(e.oval(-72, -112, 26, 5), ("#FFFFFF", "#C8D0E0"), 3)
        e.lay(e.corners([(-92, -114), (-56, -114), (-56, -136), (-86, -130)]), ("#B87A5A", "#6A3A3A"), 3)
        e.fill(e.dot(-66, -136, 5), "#7A2E6A")
    else:
        e.lay(
            e.corners([(-112, -114), (-40, -114), (-40, -100), (-112, -100)]),
            ("#F7D56A", "#C8962E", "#7A5414"),
            4,
            rim=0.9,
        )
        e.lay(e.corners([(-88, -112), (-64, -112), (-64, -104), (-88, -104)]), ("#C8F0A0", "#6AB05A"), 1)
        e.fill(e.dot(-76, -108, 3), "#FFFFFF")
    e.lay(
        e.corners([(-27, -192), (27, -192), (27, -140), (18, -132), (-18, -132), (-27, -140)]),
        _SKIN,
        5,
        rim=0.9,
    )
    for u in (-12, 12):
        e.stroke(e_box(u - 9, -174, u + 9, -160), "#3A4258", 2.6)
        e.fill(e.dot(u, -167, 3.4), "#2A1A24")
    e.line([(-2, -164), (-6, -152), (1, -151)], "#A86A5A", 2.4)
    if moustache:
        e.lay("-20,-146! 0,-152 20,-146! 10,-140 -10,-140", ("#5A4030", "#2A1A14"), 2)
    else:
        e.line([(-9, -143), (9, -143 if not cake else -145)], "#8A4A4A", 3)
    e.lay(e.corners([(-38, -192), (38, -192), (38, -184), (-38, -184)]), ("#4A5268", "#1E2436"), 3, rim=0.9)
    e.lay(e.corners([(-26, -226), (26, -226), (26, -192), (-26, -192)]), ("#5A647C", "#2A3048"), 4, rim=0.9)


def e_box(left: float, top: float, right: float, bottom: float) -> list[tuple[float, float]]:
    """A closed box as a line."""
    return [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]


def scarecrow(
    canvas: skia.Canvas,
    x: float,
    foot: float,
    size: float,
    coat: Colour,
    *,
    turn: float = 0.0,
    lantern: bool = False,
) -> None:
    """One of the four scarecrows, whole, on his pole."""
    e = Easel(canvas, x, foot, size / 200, turn=turn)
    e.lay(e.strip([(0, 0), (0, -190)], 9, 8), ("#A8744A", "#6A4428"), 3)
    e.lay(e.strip([(-70, -118), (70, -122)], 9, 8), ("#A8744A", "#6A4428"), 3)
    for side in (-1, 1):
        for n in range(4):
            e.line([(side * 62, -120), (side * 84, -130 + 9 * n)], "#E8C46A", 3.4)
    e.lay([(-46, -132, "c"), (46, -132, "c"), (40, -104), (26, -96), (34, -34, "c"), (-34, -34, "c"),
           (-26, -96), (-40, -104)],
          (shade(coat, 0.1), coat, shade(coat, -0.16)), 5, rim=0.8)  # fmt: skip
    for n in range(6):
        e.line([(-28 + n * 11, -36), (-32 + n * 12, -18)], "#E8C46A", 3.4)
    e.lay(e.corners([(-14, -84), (6, -88), (8, -66), (-12, -64)]), ("#F2D08A", "#B0803A"), 2)
    e.lay(e.dot(0, -158, 28), ("#F0D8A0", "#CFA868", "#8A6A3A"), 4, rim=0.9)
    for u in (-10, 10):
        e.fill(e.dot(u, -160, 4.4), "#2A3A6A")
    e.line("-13,-147 0,-142 13,-147", "#4A2A1A", 3)
    e.lay(e.oval(0, -180, 44, 9), (shade(coat, -0.02), shade(coat, -0.2)), 3, rim=0.9)
    e.lay("-22,-182! -10,-214 10,-224 22,-182!", (shade(coat, 0.06), shade(coat, -0.16)), 4, rim=0.9)
    if lantern:
        glow(canvas, *e.at(72, -92), size * 0.4, "#FFC46A", 0.8)
        e.line([(70, -122), (72, -106)], "#2A1D28", 3)
        e.lay(e.corners([(62, -106), (82, -106), (85, -78), (59, -78)]), ("#FFF8D8", "#FFD070", "#E08A30"), 3)
