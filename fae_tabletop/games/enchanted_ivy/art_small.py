"""What is found on the walls of the inn: one small thing each, about the middle of a wall and clear of all ivy."""

from __future__ import annotations

from collections.abc import Callable

import skia

from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import polar
from fae_tabletop.art.paper import glow

_WOOD: Tones = ("#B98A58", "#7A5230", "#4A2C1C")
_INK: Tones = ("#3A3150", "#1E1830", "#120E20")
_CLAY: Tones = ("#E89A6A", "#B5603C", "#6E3020")
_LINEN: Tones = ("#FFFFFF", "#E8E0F0", "#A8A0C8")


def _ledge(easel: Easel, v: float) -> None:
    easel.lay(easel.corners([(-46, v), (46, v), (46, v + 8), (-46, v + 8)]), _WOOD, 4)


def _cat(easel: Easel) -> None:
    _ledge(easel, 34)
    easel.lay(easel.strip("22,26 44,34 46,58 34,66", 9, 5), _INK, 3)
    easel.lay("-8,-14 -24,6 -26,34 26,34 24,6 10,-14", _INK, 5, rim=0.9)
    easel.lay("-18,-46! -22,-24 -12,-8 12,-8 22,-24 18,-46! 8,-36 -8,-36", _INK, 4, rim=0.9)
    for side in (-1, 1):
        easel.fill(easel.oval(side * 8, -23, 4, 3), "#F7D56A")
        easel.fill(easel.oval(side * 8, -23, 1.2, 3), "#120E20")


def _lantern(easel: Easel) -> None:
    glow(easel.canvas, *easel.at(0, 14), 56 * easel.scale, "#FFC46A", 0.75)
    easel.lay(easel.strip("-34,-50 0,-52 2,-30", 6, 5), _INK, 3)
    easel.lay(easel.corners([(-36, -58), (-28, -58), (-28, -34), (-36, -34)]), _INK, 3)
    easel.lay("-20,-18! 0,-34! 20,-18!", _INK, 4, rim=0.9)
    easel.lay(
        easel.corners([(-17, -18), (17, -18), (22, 34), (-22, 34)]), ("#FFF8D8", "#FFD070", "#E08A30"), 4
    )
    for u in (-17, 0, 17):
        easel.line([(u, -18), (u * 1.25, 34)], "#1E1830", 4)
    easel.lay(easel.corners([(-26, 34), (26, 34), (22, 43), (-22, 43)]), _INK, 3, rim=0.9)


def _washing(easel: Easel) -> None:
    easel.line("-62,-32 0,-20 62,-34", "#2A1D28", 2.4)
    easel.lay(
        "-54,-30! -20,-25! -18,-6! -26,-4! -26,32! -50,30! -50,-8! -60,-10!",
        ("#F29AA6", "#C8506A", "#7A2444"),
        4,
    )
    easel.lay("-10,-23! 20,-25! 22,36! 6,30 -8,34!", _LINEN, 4)
    easel.lay("30,-27! 56,-31! 60,26! 48,26! 43,0! 40,24! 28,22!", ("#9AC4F0", "#4A78C0", "#24407E"), 4)
    for u, v in ((-52, -31), (-22, -26), (-8, -24), (18, -26), (32, -28), (54, -32)):
        easel.fill(easel.oval(u, v, 2.4, 6), "#8A5A34")


def _birdhouse(easel: Easel) -> None:
    easel.lay(easel.corners([(-28, -10), (28, -10), (24, 44), (-24, 44)]), _WOOD, 5, rim=0.8)
    easel.lay("-42,-4! 0,-48! 42,-4! 30,-4! 0,-34! -30,-4!", ("#8AA0F0", "#4A5FA8", "#26315F"), 5, rim=0.8)
    easel.fill(easel.dot(0, 8, 12), "#1A0F18")
    easel.fill(easel.dot(0, 12, 8), "#E8705A")
    easel.fill(easel.dot(-3, 8, 2), "#1A0F18")
    easel.fill(easel.shape("6,10! 15,13! 6,16!"), "#F7C24E")
    easel.lay(easel.corners([(-3, 26), (3, 26), (3, 36), (-3, 36)]), _CLAY, 3)


def _clock(easel: Easel) -> None:
    easel.lay(easel.dot(0, 0, 42), GOLD, 6, rim=0.9)
    easel.lay(easel.dot(0, 0, 34), ("#FFFBEA", "#F1E6CB", "#C8B48C"), 2)
    for n in range(12):
        easel.fill(easel.dot(*polar((0, 0), 27, 30 * n), 3 if n % 3 == 0 else 1.8), "#2A1D28")
    easel.line([(0, 0), (0, -22)], "#2A1D28", 4)
    easel.line([(0, 0), (13, 9)], "#2A1D28", 4)
    easel.lay(easel.corners([(-5, 44), (5, 44), (5, 58), (-5, 58)]), GOLD, 3)


def _pots(easel: Easel) -> None:
    _ledge(easel, 34)
    for u, tone in ((-30, "#F28AA0"), (0, "#F7D56A"), (30, "#C9A0F0")):
        easel.line([(u, 10), (u + 2, -14)], "#3F8A4C", 4)
        for turn in range(5):
            easel.fill(easel.dot(*polar((u + 2, -20), 8, 72 * turn), 6), tone)
        easel.fill(easel.dot(u + 2, -20, 4), "#7A3A12")
        easel.lay(easel.corners([(u - 12, 8), (u + 12, 8), (u + 8, 34), (u - 8, 34)]), _CLAY, 4, rim=0.8)


def _horseshoe(easel: Easel) -> None:
    shoe = "-34,40! -44,-4 -26,-42 26,-42 44,-4 34,40! 20,40! 28,0 14,-26 -14,-26 -28,0 -20,40!"
    easel.lay(shoe, ("#E4EFF7", "#8AA0C0", "#3A4A66"), 6, rim=0.9)
    for side in (-1, 1):
        for u, v in ((35, 14), (32, -12), (16, -33)):
            easel.fill(easel.dot(side * u, v, 3), "#2A3450")


def _mouse(easel: Easel) -> None:
    easel.fill(easel.shape("-38,40! -38,0 -20,-30 20,-30 38,0 38,40!"), "#15101F")
    easel.line("-38,40 -38,0 -20,-30 20,-30 38,0 38,40", "#D8C8D0", 6)
    grey: Tones = ("#E8DCE4", "#A898B0", "#6A5A78")
    easel.lay("-22,40! -24,16 -10,2 10,2 24,16 22,40!", grey, 3)
    for side in (-1, 1):
        easel.lay(easel.dot(side * 17, 0, 12), grey, 3, rim=0.8)
        easel.fill(easel.dot(side * 17, 1, 7), "#E8A0A8")
        easel.fill(easel.dot(side * 8, 16, 3.4), "#15101F")
    easel.fill(easel.dot(0, 25, 4), "#E87A8A")


def _snail(easel: Easel) -> None:
    easel.lay(
        "-52,34! -46,20 -30,26 10,16 34,10 40,-12 50,-12 54,10 46,30 20,38",
        ("#F1E6CB", "#C8A878", "#7A5A44"),
        4,
    )
    for u in (42, 51):
        easel.line([(u, -10), (u + 4, -28)], "#C8A878", 3)
        easel.fill(easel.dot(u + 4, -29, 3.4), "#2A1D28")
    easel.lay(easel.dot(-8, 2, 30), _CLAY, 6, rim=0.9)
    easel.line("16,6 4,-20 -24,-14 -28,12 -8,20 4,6 -6,-6 -14,2", "#FFD9A6", 4)


def _letterbox(easel: Easel) -> None:
    easel.lay(easel.corners([(4, -44), (40, -36), (34, 0), (0, -8)]), _LINEN, 3)
    easel.lay("-36,44! -36,-8 -24,-24 24,-24 36,-8 36,44!", ("#E86A78", "#B4203E", "#5C0D28"), 6, rim=0.9)
    easel.fill(easel.corners([(-22, 0), (22, 0), (22, 8), (-22, 8)]), "#2A0612")
    easel.lay(easel.dot(0, 27, 6), GOLD, 2)


def _sundial(easel: Easel) -> None:
    easel.lay(easel.dot(0, 4, 42), ("#F4E8D4", "#C4B6B0", "#7A6E80"), 5, rim=0.9)
    for n in range(9):
        easel.line([polar((0, 4), 30, 180 + 22.5 * n), polar((0, 4), 38, 180 + 22.5 * n)], "#5A4A5A", 3)
    easel.lay("-3,4! 26,-12 34,-34 4,8!", GOLD, 4, rim=0.9)
    for n in range(12):
        easel.fill(easel.dot(*polar((0, 4), 49, 30 * n), 4), "#F2C24A")


def _teapot(easel: Easel) -> None:
    _ledge(easel, 30)
    china: Tones = ("#FFFFFF", "#8AB4E0", "#3A5E9A")
    easel.line("26,-12 46,-10 44,12 24,14", "#5A86C0", 6)
    easel.lay("-26,4 -44,-8 -50,-20! -40,-22! -28,-10", china, 4)
    easel.lay("-28,28! -32,0 -14,-18 14,-18 32,0 28,28!", china, 5, rim=0.9)
    easel.lay("-16,-16! 0,-28 16,-16!", china, 4, rim=0.9)
    easel.lay(easel.dot(0, -30, 5), GOLD, 3)
    for n in range(5):
        easel.fill(easel.dot(*polar((0, 6), 8, 72 * n), 5), "#F2A0B0")
    easel.fill(easel.dot(0, 6, 4), "#F7D56A")


def _wreath(easel: Easel) -> None:
    for n in range(26):
        at = polar((0, -2), 34 + 4 * (n % 2), 360 * n / 26)
        tone = ("#4E8A4A", "#3F6F4A", "#7DB08A")[n % 3]
        leaf(
            easel.canvas,
            easel.at(*at),
            360 * n / 26 + (60 if n % 2 else 120),
            22 * easel.scale,
            None,
            "holly",
            tone,
        )
    for n in range(7):
        easel.lay(
            easel.dot(*polar((0, -2), 36, 51.4 * n + 12), 5.5), ("#FF9AA6", "#C02E4A", "#6A1028"), 2, rim=0.9
        )
    easel.lay("0,38! -24,26 -28,46 0,38! 24,26 28,46", ("#F29AA6", "#C8506A", "#7A2444"), 4)
    for side in (-1, 1):
        easel.lay(
            [(0, 38, "c"), (side * 18, 62, "c"), (side * 6, 60, "c")], ("#F29AA6", "#A83A56", "#7A2444"), 3
        )


def _ladder(easel: Easel) -> None:
    for u in (-20, 20):
        easel.lay(easel.strip([(u * 1.2, 58), (u * 0.8, -56)], 8, 7), _WOOD, 4)
    for n in range(6):
        v = 44 - 18 * n
        half = 23 - 1.2 * n
        easel.lay(easel.strip([(-half, v), (half, v)], 6, 6), _WOOD, 3)
    easel.lay("22,-14! 20,16! 44,16! 42,-14!", ("#E4EFF7", "#8AA0C0", "#3A4A66"), 4, rim=0.9)
    easel.line("22,-14 32,-32 42,-14", "#3A4A66", 3)


def _lute(easel: Easel) -> None:
    easel.lay("0,58 -30,44 -32,14 -12,-8 12,-8 32,14 30,44", ("#F0C07A", "#B8763A", "#6A3A1A"), 5, rim=0.9)
    easel.lay(easel.corners([(-6, -4), (6, -4), (5, -50), (-5, -50)]), ("#8A5A3A", "#4A2C1A"), 3)
    easel.lay(easel.corners([(-9, -66), (9, -66), (7, -48), (-7, -48)]), ("#8A5A3A", "#4A2C1A"), 3, rim=0.9)
    easel.fill(easel.dot(0, 20, 11), "#3A1E12")
    for u in (-4, 0, 4):
        easel.line([(u, -58), (u, 46)], "#FFF4D6", 1.6)
    for side in (-1, 1):
        for v in (-62, -54):
            easel.fill(easel.dot(side * 12, v, 3), "#F2D08A")


def _umbrella(easel: Easel) -> None:
    easel.line("0,-46 0,50 10,60 20,50", "#5A3A24", 5)
    tones = (("#F2B0C0", "#D0506A"), ("#FFF4E0", "#E8D0B0"))
    for n in range(4):
        left = -52 + 26 * n
        top = (0.0, -52.0)
        easel.lay(
            [(*top, "c"), (left, -2, "c"), (left + 13, 8), (left + 26, -2, "c")], tones[n % 2], 4, rim=0.8
        )
    easel.fill(easel.dot(0, -54, 4), "#F2D08A")


def _boots(easel: Easel) -> None:
    _ledge(easel, 38)
    for u, tones in ((-22, ("#F7D56A", "#D09A2A", "#7A5414")), (16, ("#F7E08A", "#DCAA3A", "#86601A"))):
        easel.lay(
            [(u - 12, -34, "c"), (u + 12, -34, "c"), (u + 12, 14), (u + 14, 36, "c"), (u - 28, 36, "c"),
             (u - 28, 22), (u - 12, 12)],
            tones, 5, rim=0.9,
        )  # fmt: skip
        easel.lay(easel.corners([(u - 14, -38), (u + 14, -38), (u + 14, -28), (u - 14, -28)]), tones, 3)


def _watering_can(easel: Easel) -> None:
    _ledge(easel, 36)
    tin: Tones = ("#C8E8DC", "#5AA08A", "#24584E")
    easel.line("18,-6 46,-18 48,14 24,24", "#3F7F6E", 6)
    easel.lay("-18,24! -46,-16! -40,-22! -14,4!", tin, 4)
    easel.lay("-56,-12! -38,-30! -34,-24! -48,-8!", tin, 3, rim=0.9)
    easel.lay("-22,34! -22,-8! 22,-8! 22,34!", tin, 5, rim=0.9)
    easel.line("-18,-8 0,-34 18,-8", "#3F7F6E", 6)
    for n in range(3):
        easel.fill(easel.oval(-58 - 4 * n, 2 + 9 * n, 2.4, 5), "#A9D4FF")


def _wheel(easel: Easel) -> None:
    easel.lay(easel.dot(0, 2, 50), _WOOD, 5, rim=0.9)
    easel.lay(easel.dot(0, 2, 39), ("#4A3428", "#2C1C18"), 1)
    for n in range(8):
        easel.lay(easel.strip([(0, 2), polar((0, 2), 42, 45 * n + 10)], 7, 6), _WOOD, 2)
    easel.lay(easel.dot(0, 2, 11), GOLD, 3, rim=0.9)
    for n in range(5):
        at = polar((0, 2), 45, 30 + 26 * n)
        leaf(
            easel.canvas,
            easel.at(*at),
            90 + 40 * n,
            20 * easel.scale,
            None,
            "ivy",
            ("#4E8A4A", "#648F4E")[n % 2],
        )


def _owl_hole(easel: Easel) -> None:
    easel.fill(easel.dot(0, 0, 40), "#15101F")
    easel.line("-40,0 -28,-28 0,-40 28,-28 40,0 28,28 0,40 -28,28 -40,0", "#D8C8D0", 6)
    easel.lay(
        "-26,32! -30,2 -24,-24! -10,-16 10,-16 24,-24! 30,2 26,32!",
        ("#E8C8A0", "#A87A54", "#5A3A2A"),
        4,
        rim=0.9,
    )
    for side in (-1, 1):
        easel.lay(easel.dot(side * 12, -4, 11), ("#FFFBEA", "#F2DCA0"), 2)
        easel.fill(easel.dot(side * 11, -4, 6), "#1A1020")
    easel.lay("-5,4! 5,4! 0,14!", GOLD, 2)


THINGS: tuple[Callable[[Easel], None], ...] = (
    _cat,
    _lantern,
    _washing,
    _birdhouse,
    _clock,
    _pots,
    _horseshoe,
    _mouse,
    _snail,
    _letterbox,
    _sundial,
    _teapot,
    _wreath,
    _ladder,
    _lute,
    _umbrella,
    _boots,
    _watering_can,
    _wheel,
    _owl_hole,
)
"""Each is drawn about (0, 0), within 64 units, and always stands upright."""


def draw_thing(canvas: skia.Canvas, number: int, x: float, y: float, scale: float) -> None:
    """The thing of a number (they repeat after twenty) about a place, `scale` px a unit."""
    THINGS[number % len(THINGS)](Easel(canvas, x, y, scale))
