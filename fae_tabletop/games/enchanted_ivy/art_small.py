"""What is found on the walls of the inn: one small thing each, about the middle of a wall and clear of all ivy."""

from __future__ import annotations

from collections.abc import Callable

import skia

from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import Tones
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
    glow(easel.canvas, *easel.at(0, 14), 74 * easel.scale, "#FFC46A", 0.75)
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
)
"""Each is drawn about (0, 0), within 64 units, and always stands upright."""


def draw_thing(canvas: skia.Canvas, number: int, x: float, y: float, scale: float) -> None:
    """The thing of a number (they repeat after ten) about a place, `scale` px a unit."""
    THINGS[number % len(THINGS)](Easel(canvas, x, y, scale))
