"""The six doors, each told by its outline; a door stands on the middle of the lower edge of its picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import skia

from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import circle, outset, polar, polygon, rectangle, union
from fae_tabletop.art.paper import glow
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.games.enchanted_ivy.art_marks import FOLDER, draw_bloom
from fae_tabletop.games.enchanted_ivy.art_roles import BLACK, box
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS, DoorId

DOOR_SIZE = (240, 336)
_STONE: Tones = ("#EDE2CC", "#B5A6A6", "#7A6C80")
_OAK: Tones = ("#C8945A", "#9A6A35", "#5A3A1E")
_IRON: Tones = ("#5A5878", "#2A2840", "#12101E")
_WARM: Tones = ("#FFF8D8", "#FFD070", "#D87A30")


def _arch(half: float, high: float, foot: float = -12.0) -> skia.Path:
    """A round-headed opening `high` units tall over its foot, in units."""
    return union(
        circle(0, foot - high + half, half), rectangle(-half, foot - high + half, 2 * half, high - half)
    )


def _step(e: Easel, half: float) -> None:
    e.lay(e.corners(box(-half, -14, half, -2)), _STONE, 5, rim=0.8)


def _oak(e: Easel) -> None:
    """Planks under a stone arch, long iron hinges, a small round window with light behind it."""
    shape = _arch(82, 296)
    e.lay(e.place(outset(shape, 22)), _STONE, 6, rim=0.8)
    for n in range(9):
        turn = 180 + 22.5 * n
        e.line([polar((0, -226), 84, turn), polar((0, -226), 103, turn)], "#7A6C80", 3)
    wood = e.lay(e.place(shape), _OAK, 4)
    with e.clipped(wood):
        for u in (-54, -27, 0, 27, 54):
            e.line([(u, -312), (u, -10)], "#4A2C16", 3)
            e.line([(u + 2.4, -312), (u + 2.4, -10)], "#E0B47A", 1.4, 0.6)
        for v in (-190, -66):
            e.lay(e.strip([(-84, v), (10, v - 4), (46, v)], 20, 8), _IRON, 4, rim=0.9)
            e.lay(e.strip([(10, v - 4), (30, v - 18)], 7, 4), _IRON, 3, rim=0.9)
            e.lay(e.strip([(10, v - 4), (30, v + 10)], 7, 4), _IRON, 3, rim=0.9)
    e.lay(e.dot(0, -240, 31), _IRON, 4, rim=0.9)
    e.lay(e.dot(0, -240, 24), _WARM, 1)
    e.line([(0, -264), (0, -216)], BLACK, 4)
    e.line([(-24, -240), (24, -240)], BLACK, 4)
    e.lay(e.dot(58, -124, 10), GOLD, 4, rim=0.9)
    _step(e, 112)


def _trellis(e: Easel) -> None:
    """A garden gate of laths under an arch of ivy and roses; one sees through it."""
    rng = seeded("trellis")
    e.fill(e.place(_arch(84, 290)), "#0F2A2E", 0.6)
    for n in range(6):
        v = -24 - 34 * n
        e.line([(-80, v), (80, v - 104)], "#E8D8B8", 7)
        e.line([(80, v), (-80, v - 104)], "#C8B490", 7)
    for u in (-84, 84):
        e.lay(e.corners(box(u - 9, -238, u + 9, -8)), ("#FFF6E0", "#D8C49C", "#8A7450"), 5, rim=0.8)
    e.lay(e.corners(box(-84, -150, 84, -138)), ("#FFF6E0", "#D8C49C", "#8A7450"), 4, rim=0.8)
    e.lay(e.corners(box(-84, -34, 84, -22)), ("#FFF6E0", "#D8C49C", "#8A7450"), 4, rim=0.8)
    e.lay(e.dot(64, -122, 8), GOLD, 3, rim=0.9)
    for n in range(40):
        at = polar((0, -226), rng.uniform(74, 94), 176 + 180 * n / 39)
        leaf(
            e.canvas,
            e.at(*at),
            rng.uniform(0, 360),
            30,
            25,
            "ivy",
            rng.choice(("#4E7F4A", "#3F6F4A", "#648F4E")),
        )
    for turn in (192, 236, 282, 330):
        draw_bloom(e.canvas, "rose", e.at(*polar((0, -226), 88, turn)), 21, rng, leaves=False)
    _step(e, 104)


def _hatch(e: Easel) -> None:
    """A stable door: the lower half shut, the upper wide open and lit, a candle on the ledge and a bell beside it."""
    e.lay(e.corners(box(-96, -300, 96, -8)), _STONE, 6, rim=0.8)
    e.lay(e.corners(box(-76, -282, 76, -140)), _WARM, 2)
    glow(e.canvas, *e.at(0, -200), 90, "#FFF3C4", 0.6, skia.BlendMode.kSrcOver)
    e.lay(
        e.corners([(-76, -282), (-76, -140), (-112, -128), (-112, -298)]),
        ("#B07A9A", "#7A4A6E", "#3E2038"),
        5,
        rim=0.8,
    )
    e.line([(-94, -288), (-94, -136)], "#3E2038", 3)
    e.lay(e.corners(box(-76, -140, 76, -12)), ("#B07A9A", "#7A4A6E", "#3E2038"), 5)
    e.line([(-70, -18), (70, -130)], "#4A2840", 9)
    e.line([(-70, -130), (70, -18)], "#4A2840", 9)
    e.lay(e.corners(box(-86, -152, 86, -136)), _OAK, 5, rim=0.8)
    e.lay(e.corners(box(14, -196, 34, -152)), ("#FFFFFF", "#EAD8C4", "#A88A94"), 3)
    e.lay("24,-226! 33,-206 24,-196 15,-206", ("#FFFFFF", "#FFB03A", "#E8641E"), 2)
    e.lay("-46,-152! -46,-176 -18,-176 -18,-152!", ("#A9C8F0", "#4A78C0", "#24407E"), 3)
    e.line("-18,-172 -8,-166 -18,-158", "#4A78C0", 5)
    e.line([(88, -230), (100, -230)], BLACK, 5)
    e.lay("86,-204! 91,-226 107,-226 112,-204!", GOLD, 4, rim=0.9)
    _step(e, 108)


def _revolving(e: Easel) -> None:
    """A round drum of glass and brass with four wings seen aslant."""
    e.lay("-104,-268! -96,-300 -50,-322 50,-322 96,-300 104,-268!", GOLD, 6, rim=0.9)
    e.lay(e.corners(box(-98, -270, 98, -16)), ("#DCF0F8", "#5A9AC0", "#1F4A6E"), 5)
    for u, tone in ((-98, 0.7), (-52, 0.5), (0, 0.9), (52, 0.5)):
        e.fill(
            e.place(polygon([(u + 4, -266), (u + 24, -266), (u + 10, -20), (u + 4, -20)])),
            "#FFFFFF",
            tone * 0.4,
        )
    for u, wide in ((-98, 9), (-56, 6), (0, 11), (56, 6), (98, 9)):
        e.lay(e.corners(box(u - wide, -270, u + wide, -14)), GOLD, 4, rim=0.9)
    for u in (-78, -28, 28, 78):
        e.line([(u - 16, -140), (u + 16, -140)], "#CFA24C", 8)
    e.lay(e.corners(box(-106, -276, 106, -260)), GOLD, 5, rim=0.9)
    for turn in (0, 180):
        way = [polar((0, -296), 15, turn + 30 * n) for n in range(5)]
        e.line(way, "#5A3A12", 5)
        tip, back = polar((0, -296), 15, turn + 152), polar((0, -296), 15, turn + 112)
        e.fill(e.corners([tip, polar(back, 9, turn + 112), polar(back, -9, turn + 112)]), "#5A3A12")
    e.lay(e.corners(box(-112, -18, 112, -2)), _STONE, 5, rim=0.8)


def _chute(e: Easel) -> None:
    """A sloping pair of iron flaps in the foot of the wall, one open, and coal before them."""
    e.lay(e.corners([(-112, -20), (-84, -214), (84, -214), (112, -20)]), _STONE, 6, rim=0.8)
    e.fill(e.corners([(-92, -24), (-70, -198), (70, -198), (92, -24)]), "#06040C")
    e.lay(e.corners([(2, -24), (2, -198), (70, -198), (92, -24)]), _IRON, 5, rim=0.9)
    for v in (-170.0, -110.0, -54.0):
        for across in (14, 66):
            e.fill(e.dot(across + (v + 198) * 0.04, v, 5), "#8A88A8")
    e.lay(e.strip([(20, -108), (20, -84), (44, -84), (44, -108)], 6, 6), _IRON, 3, rim=0.9)
    e.lay(e.corners([(-70, -198), (-92, -24), (-118, -60), (-104, -234)]), _IRON, 6, rim=0.9)
    rng = seeded("coal")
    for n in range(24):
        row = n // 9
        u, v = -92 + 21 * (n % 9) + 10 * row + rng.uniform(-5, 5), -14 - 15 * row + rng.uniform(-3, 3)
        if row and (n % 9) > 7 - 2 * row:
            continue
        lump = [polar((u, v), rng.uniform(10, 15), 60 * k + rng.uniform(-14, 14)) for k in range(6)]
        e.lay(e.corners(lump), ("#6A6A8A", "#2A2840", "#0C0A14"), 3, rim=0.9)


def _balloon(e: Easel) -> None:
    """A striped balloon, tied to a landing with a rail."""
    e.line([(-30, -132), (-26, -92)], "#E8D8B0", 3)
    e.line([(30, -132), (26, -92)], "#E8D8B0", 3)
    e.line([(0, -130), (0, -92)], "#E8D8B0", 3)
    ball = e.lay(
        "0,-334 -62,-318 -92,-258 -78,-196 -34,-136 34,-136 78,-196 92,-258 62,-318",
        ("#FFD0A0", "#E0703A", "#8A2A1E"),
        7,
        rim=0.9,
    )
    with e.clipped(ball):
        for side in (-1, 1):
            e.fill(
                e.shape(
                    [
                        (side * 24, -340),
                        (side * 44, -256),
                        (side * 16, -130),
                        (side * 34, -130),
                        (side * 72, -256),
                        (side * 52, -340),
                    ]
                ),
                "#FFF4D6",
                0.9,
            )
        e.lay(e.strip([(-96, -226), (0, -212), (96, -226)], 20, 20), ("#9AC4F0", "#3A5AA8", "#1F2A6E"), 2)
    e.lay(e.corners(box(-34, -142, 34, -130)), GOLD, 3, rim=0.9)
    e.lay("-30,-94! 30,-94! 24,-50 -24,-50", ("#E8B878", "#A8703A", "#5A3418"), 5, rim=0.9)
    for v in (-82, -66):
        e.line([(-27, v), (27, v)], "#5A3418", 3)
    for n in range(9):
        u = -104 + 26 * n
        e.lay(e.corners(box(u - 3, -62, u + 3, -18)), ("#FFF6E0", "#C8B490"), 3, rim=0.8)
    e.lay(e.corners(box(-112, -66, 112, -57)), ("#FFF6E0", "#D8C49C", "#8A7450"), 4, rim=0.8)
    e.lay(e.corners(box(-116, -20, 116, -3)), _OAK, 6, rim=0.8)


_PAINTERS: dict[DoorId, Callable[[Easel], None]] = {
    "start": _oak,
    "A": _trellis,
    "B": _hatch,
    "C": _revolving,
    "D": _chute,
    "E": _balloon,
}


def draw_door(canvas: skia.Canvas, door: DoorId) -> None:
    """A door, 240 x 336 px, transparent round it."""
    _PAINTERS[door](Easel(canvas, DOOR_SIZE[0] / 2, DOOR_SIZE[1], 1.0))


PICTURES: dict[str, Picture] = catalogue(
    Picture(f"{FOLDER}/door-{door}", DOOR_SIZE, partial(draw_door, door=door), quality=86)
    for door in DOOR_IDS
)
