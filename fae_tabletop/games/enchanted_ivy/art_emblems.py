"""The keepsakes of the chapters as stickers: one small thing each, cut out with an edge of white paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import skia

from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import polar
from fae_tabletop.art.paper import colour4
from fae_tabletop.art.picture import Picture, catalogue

SIDE = 96
_FOLDER = "enchanted_ivy"
_INK: Tones = ("#6A6488", "#322C4A", "#141022")
_SILVER: Tones = ("#FFFFFF", "#B4C7DC", "#5A6E8C")
_PAPER: Tones = ("#FFFDF0", "#F1E6CB", "#C8B48C")
_WOOD: Tones = ("#D8A468", "#9A6A35", "#5A3A1E")
_RED: Tones = ("#FFA08A", "#C8402E", "#6A1420")
_BLUE: Tones = ("#B0DCFF", "#4A86C8", "#1F3A7A")
_GREEN: Tones = ("#B8E08A", "#4E8F4A", "#1E4A2E")
_CLOTH = ("#D8405A", "#3F7FD6", "#F2B02E", "#3F8A5A", "#8A52C4")


def _rect(left: float, top: float, right: float, bottom: float) -> list[tuple[float, float]]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _queue(e: Easel) -> None:
    e.lay(e.corners(_rect(-38, -28, 38, 28)), GOLD, 3, rim=0.9)
    e.lay(e.corners(_rect(-31, -21, 31, 21)), _BLUE, 1)
    for n in range(5):
        e.fill(e.dot(-22 + 11 * n, 0 + 2 * n, 4), "#FFE8D2")
        e.fill(e.corners([(-26 + 11 * n, 19), (-22 + 11 * n, 3 + 2 * n), (-18 + 11 * n, 19)]), _CLOTH[n])


def _teaspoon(e: Easel) -> None:
    e.lay(e.strip([(34, 34), (-10, -8)], 9, 6), _SILVER, 3, rim=0.9)
    e.lay("-8,-4 -16,2 -34,-10 -38,-28 -26,-38 -8,-32 2,-14", _SILVER, 3, rim=0.9)
    e.fill(e.shape("-12,-8 -28,-14 -30,-26 -20,-30 -8,-20"), "#7A8EB0", 0.6)
    e.line([(-34, 24), (-20, 38)], "#C8402E", 5)
    e.line([(-20, 24), (-34, 38)], "#C8402E", 5)


def _scale(e: Easel) -> None:
    e.lay("0,40! -30,12 -34,-20 -18,-38 18,-38 34,-20 30,12", _GREEN, 4, rim=0.9)
    for n in range(3):
        e.line([(-22 + 6 * n, -20 + 14 * n), (0, -4 + 14 * n), (22 - 6 * n, -20 + 14 * n)], "#DFF5B0", 3)


def _postcard(e: Easel) -> None:
    e.lay(e.corners([(-38, -20), (34, -30), (38, 22), (-34, 32)]), _PAPER, 3, rim=0.9)
    e.lay(e.corners([(-26, 22), (-26, -6), (-12, -24), (2, -8), (2, 20)]), _SILVER, 2)
    e.line([(-12, -24), (-12, -34)], "#5A6E8C", 3)
    e.line([(-17, -30), (-7, -30)], "#5A6E8C", 3)
    e.fill(e.shape([(-16, 21, "c"), (-16, 8), (-12, 4), (-8, 8), (-8, 20, "c")]), "#322C4A")
    for v in (-8, 2, 12):
        e.line([(12, v), (30, v - 3)], "#8A7A6A", 3)


def _kite_tail(e: Easel) -> None:
    e.line("-36,-34 -16,-26 4,-8 -6,12 14,22 34,36", "#8A5A34", 3)
    for n, (u, v) in enumerate(((-22, -29), (0, -12), (-4, 10), (22, 28))):
        e.lay(
            e.corners([(u - 15, v - 9), (u + 15, v + 9), (u + 15, v - 9), (u - 15, v + 9)]),
            (_RED, _BLUE, GOLD, _GREEN)[n],
            2,
            rim=0.9,
        )


def _stubs(e: Easel) -> None:
    for u, top in ((-17, -2), (17, 8)):
        e.lay(e.corners(_rect(u - 13, top, u + 13, 36)), _PAPER, 3, rim=0.9)
        e.line([(u, top), (u, top - 8)], "#322C4A", 3)
        e.lay(
            [(u, top - 34, "c"), (u + 8, top - 15), (u, top - 6), (u - 8, top - 15)],
            ("#FFFBD0", "#FFC23A", "#E8641E"),
            2,
        )
    e.lay("-38,36 38,36 30,44 -30,44", GOLD, 3)


def _thimble(e: Easel) -> None:
    e.lay("-24,34! -18,-22 -8,-36 8,-36 18,-22 24,34!", _SILVER, 4, rim=0.9)
    for row in range(3):
        for n in range(4):
            e.fill(e.dot(-12 + 8 * n + 2 * (row % 2), -20 + 12 * row, 2.2), "#5A6E8C")
    e.lay(e.corners(_rect(-28, 26, 28, 37)), _SILVER, 2, rim=0.9)


def _nosegay(e: Easel) -> None:
    e.lay(e.corners([(-10, 8), (10, 8), (5, 40), (-5, 40)]), _GREEN, 3)
    for turn in (150, 200, -20, 30):
        leaf(e.canvas, e.at(0, 6), turn, 30, 16, "ovate", "#4E8F4A")
    for n, (u, v) in enumerate(((-19, -12), (19, -12), (0, -25), (-1, -4))):
        for turn in range(6):
            e.fill(e.dot(*polar((u, v), 8, 60 * turn), 6), _CLOTH[n])
        e.fill(e.dot(u, v, 5), "#FFE9A0")
    e.line([(-12, 17), (12, 17)], "#E87A98", 6)


def _form(e: Easel) -> None:
    e.lay(e.corners(_rect(-28, -38, 28, 38)), _PAPER, 3, rim=0.9)
    for n in range(5):
        e.line([(-20, -26 + 10 * n), (20 - 9 * (n % 2), -26 + 10 * n)], "#8A7A6A", 3)
    e.line([polar((12, 26), 10, 30 * n) for n in range(13)], "#C8402E", 2)


def _stamp(e: Easel) -> None:
    e.lay(e.dot(0, -28, 12), _WOOD, 3, rim=0.9)
    e.lay(e.corners([(-7, -20), (7, -20), (10, 8), (-10, 8)]), _WOOD, 3)
    e.lay(e.corners(_rect(-32, 8, 32, 24)), _INK, 3, rim=0.9)
    e.lay(e.corners(_rect(-36, 26, 36, 36)), _RED, 2)
    e.line([(-26, 31), (26, 31)], "#FFE0D0", 3)


def _rosette(e: Easel) -> None:
    e.lay(e.corners([(-16, 8), (-2, 12), (-12, 42), (-24, 34)]), GOLD, 2)
    e.lay(e.corners([(16, 8), (2, 12), (12, 42), (24, 34)]), GOLD, 2)
    for n in range(12):
        e.lay(
            e.strip([(0, -8), polar((0, -8), 30, 30 * n)], 6, 13),
            ("#FFF0B0", "#D9A94A", "#8A6420"),
            2,
            rim=0.9,
        )
    e.lay(e.dot(0, -8, 13), _PAPER, 2)
    e.line([(0, -14), (0, -2)], "#8A6420", 4)


def _fire_bell(e: Easel) -> None:
    e.lay("-32,22! -22,10 -20,-14 0,-34 20,-14 22,10 32,22!", GOLD, 4, rim=0.9)
    e.lay(e.dot(0, 29, 8), GOLD, 3, rim=0.9)
    e.line([polar((0, -36), 7, 30 * n) for n in range(13)], "#8A6420", 4)
    e.line([(-21, 8), (21, 8)], "#C8402E", 5)


def _recipe(e: Easel) -> None:
    e.lay(e.corners([(-22, -40), (34, -34), (30, 8), (-26, 2)]), _PAPER, 2)
    for v in (-28, -19):
        e.line([(-12, v), (22, v + 4)], "#8A7A6A", 3)
    e.lay("-38,2! 38,2! 30,34 12,40 -12,40 -30,34", _BLUE, 4, rim=0.9)
    e.lay(e.oval(0, 3, 38, 8), ("#FFE0A0", "#E8962E", "#A8501E"), 2)
    for u in (-16, 2, 18):
        e.fill(e.dot(u, 2, 4), "#6FA84A")


def _quilt(e: Easel) -> None:
    e.lay(e.corners(_rect(-36, -36, 36, 36)), _PAPER, 3, rim=0.9)
    for row in range(3):
        for n in range(3):
            u, v = -33 + 22.5 * n, -33 + 22.5 * row
            e.fill(e.corners(_rect(u, v, u + 21, v + 21)), _CLOTH[(row * 2 + n) % 5])
            if (row + n) % 2 == 0:
                e.fill(e.corners([(u, v), (u + 21, v), (u, v + 21)]), "#FFF4D6", 0.8)


def _heart_leaf(e: Easel) -> None:
    e.line("0,8 4,26 14,42", "#1E4A2E", 4)
    e.lay("0,34! -32,4 -36,-20 -18,-36 0,-20! 18,-36 36,-20 32,4", _GREEN, 4, rim=0.9)
    e.line([(0, -18), (0, 28)], "#DFF5B0", 3)
    for side in (-1, 1):
        for v in (-6, 8):
            e.line([(0, v + 6), (side * 18, v - 8)], "#DFF5B0", 2.4)


def _trowel(e: Easel) -> None:
    e.lay("-34,40! -36,14 -14,-8 8,8 -10,34", _SILVER, 4, rim=0.9)
    e.lay(e.strip([(0, 2), (14, -14)], 6, 6), _INK, 2)
    e.lay(e.limb([(12, -12), (36, -38)], 14, 14), _WOOD, 3, rim=0.9)
    for side in (-1, 1):
        e.lay(
            [(12, -12, "c"), (12 + side * 20, -24 + 2 * side), (12 + side * 22, -2 + 4 * side)],
            ("#FFD0D8", "#E87A98", "#8A2A4E"),
            2,
            rim=0.9,
        )
    e.lay(e.dot(12, -12, 6), ("#FFD0D8", "#E87A98"), 2)


def _level(e: Easel) -> None:
    e.lay(e.corners([(-42, 2), (38, -24), (44, -4), (-36, 22)]), _WOOD, 4, rim=0.9)
    e.lay(e.corners([(-16, -2), (14, -12), (18, 0), (-12, 10)]), ("#F4FFC8", "#C8E86A", "#7A9A2E"), 2)
    e.fill(e.oval(12, -6, 5, 4), "#FFFFFF")
    e.line([(-3, -6), (0, 6)], "#3E4A1A", 2)
    e.line([(6, -9), (9, 3)], "#3E4A1A", 2)


def _ledger(e: Easel) -> None:
    e.lay(e.corners(_rect(-30, -38, 30, 38)), ("#F0F6FF", "#C8D8F0", "#8AA0C8"), 3, rim=0.9)
    e.line([(-22, -38), (-22, 38)], "#8AA0C8", 4)
    for side in (-1, 1):
        e.line([polar((4 + 12 * side, -6), 8, 30 * n) for n in range(13)], "#6A7EA8", 3)
    for n in range(5):
        e.line([(-10 + 8 * n, 18), (-6 + 8 * n, 18)], "#6A7EA8", 3)


def _stair_lantern(e: Easel) -> None:
    e.line("-14,-22 0,-40 14,-22", "#322C4A", 4)
    e.lay("-20,-14! 0,-28! 20,-14!", _INK, 3, rim=0.9)
    e.lay(e.corners([(-16, -14), (16, -14), (20, 28), (-20, 28)]), ("#FFFCE8", "#FFD070", "#E08A30"), 3)
    for u in (-16, 0, 16):
        e.line([(u, -14), (u * 1.25, 28)], "#322C4A", 3)
    e.lay(e.corners(_rect(-26, 28, 26, 37)), _INK, 3, rim=0.9)


def _quiet_bell(e: Easel) -> None:
    e.lay("-30,22! -22,8 -18,-16 0,-34 18,-16 22,8 30,22!", _SILVER, 4, rim=0.9)
    e.lay("-14,24 -10,38 10,38 14,24 0,20", ("#FFD0D8", "#E87A98", "#8A2A4E"), 3)
    e.line([(-10, 29), (10, 29)], "#FFF0F4", 3)
    e.line([polar((0, -36), 6, 30 * n) for n in range(13)], "#5A6E8C", 4)


def _portrait(e: Easel) -> None:
    e.lay(e.oval(0, 0, 34, 42), GOLD, 4, rim=0.9)
    e.lay(e.oval(0, 0, 27, 34), ("#4A6A5A", "#2A4A42"), 1)
    with e.clipped(e.oval(0, 0, 27, 34)):
        for u, v, size, tone in ((-11, 2, 9, "#8A52C4"), (11, 2, 9, "#C8402E"), (0, 14, 7, "#E8A82E")):
            e.fill(e.oval(u, v + size * 2.2, size * 1.3, size * 1.5), tone)
            e.fill(e.dot(u, v, size), "#FFE0C0")
            for side in (-1, 1):
                e.fill(e.dot(u + side * 3, v, 1.5), "#322C4A")


def _sock(e: Easel) -> None:
    path = e.lay("-12,-40! 14,-40! 14,6 34,18 40,32 26,42 2,36 -14,22", _RED, 4, rim=0.9)
    with e.clipped(path):
        for v in (-22, -6, 10):
            e.line([(-18, v), (20, v)], "#FFF4D6", 6)
        e.fill(e.dot(40, 36, 16), "#3F7FD6")
    e.lay(e.corners(_rect(-15, -42, 17, -30)), _PAPER, 2, rim=0.9)


THINGS: tuple[Callable[[Easel], None], ...] = (
    _queue, _teaspoon, _scale, _postcard, _kite_tail, _stubs, _thimble, _nosegay, _form, _stamp, _rosette, _fire_bell,
    _recipe, _quilt, _heart_leaf, _trowel, _level, _ledger, _stair_lantern, _quiet_bell, _portrait, _sock,
)  # fmt: skip
"""In the order of the chapters and of their challenges; the first is number 1."""


def draw_keepsake(canvas: skia.Canvas, number: int) -> None:
    """A keepsake, 96 px square: its own shape grown by 3 px in white lies under it."""
    edge = skia.ImageFilters.Dilate(3, 3)
    white = skia.ColorFilters.Blend(colour4("#FFFDF4").toColor(), skia.BlendMode.kSrcIn)
    paper = skia.ImageFilters.ColorFilter(white, edge)
    under = skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(0.8, 1.8, 1.4, 1.4, 0xB00A0E22, paper))
    canvas.saveLayer(skia.Rect.MakeWH(SIDE, SIDE), under)
    THINGS[number - 1](Easel(canvas, SIDE / 2, SIDE / 2, 0.94))
    canvas.restore()
    THINGS[number - 1](Easel(canvas, SIDE / 2, SIDE / 2, 0.94))


PICTURES: dict[str, Picture] = catalogue(
    Picture(f"{_FOLDER}/keepsake-{number}", (SIDE, SIDE), partial(draw_keepsake, number=number), quality=86)
    for number in range(1, len(THINGS) + 1)
)
