"""Guests who are neither people nor plain beasts: ghosts, a hedge, a toadstool, an imp, candles, a weathercock."""

from __future__ import annotations

from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import polar
from fae_tabletop.art.paper import glow
from fae_tabletop.games.enchanted_ivy.art_roles import (
    BLACK,
    beads,
    box,
    eye,
    eyes,
    mirrored,
    mouth,
)

_HEDGE: Tones = ("#9AD07A", "#3F7F4A", "#163A2A")


def bee_countess(e: Easel) -> None:
    """A bee with hair piled like a hive, a small coronet on it, and a collar in stripes."""
    mirrored(e, [(20, 40), (70, 4), (104, 6), (98, 50), (50, 78)], ("#FFFFFF", "#CDE8F4", "#8AB4CC"), 4)
    body = e.lay("-60,110! -46,60 0,46 46,60 60,110!", ("#FFE07A", "#F2B02E", "#A86A14"), 5)
    with e.clipped(body):
        for v in (64, 86, 106):
            e.line([(-70, v + 6), (0, v - 4), (70, v + 6)], "#2A1A1E", 9)
    for n, (wide, v) in enumerate(((58, -4), (54, -26), (44, -47), (31, -66), (17, -82))):
        tones: Tones = ("#FFE9A0", "#E0A02E", "#8A5A14") if n % 2 == 0 else ("#FFF2C0", "#F2BC4A", "#A06A1A")
        e.lay(e.oval(0, v, wide, 17), tones, 4, rim=0.9)
    e.lay("0,-18 -36,-8 -42,22 -22,50 0,56 22,50 42,22 36,-8", ("#FFD98A", "#D99A3A", "#8A5418"), 5)
    for side in (-1, 1):
        e.lay(
            [(side * 12, 4), (side * 26, -4), (side * 37, 10), (side * 28, 28), (side * 14, 24)],
            ("#6A5A8A", "#241A3A"),
            3,
            rim=0.9,
        )
        e.fill(e.dot(side * 20, 6, 4), "#FFFFFF")
        e.line([(side * 10, -10), (side * 30, -42), (side * 62, -58)], "#2A1A1E", 4)
        e.fill(e.dot(side * 62, -58, 6), "#2A1A1E")
    mouth(e, 0, 40, 10, 5)
    e.lay("-16,-90! -20,-104! -8,-97! 0,-110! 8,-97! 20,-104! 16,-90!", GOLD, 4, rim=0.9)


def topiary_ghost(e: Easel) -> None:
    """A gentleman of clipped box: a ball for a head, a high hat, a moustache, and shears held up."""
    e.lay(e.corners([(-70, 110), (-40, 40), (40, 40), (70, 110)]), _HEDGE, 6)
    e.lay(e.dot(0, 6, 48), ("#B0E08A", "#4E8F50", "#1C4A34"), 7, rim=0.9)
    for n in range(30):
        place = polar((0, 6), 8 + 36 * ((n * 7) % 11) / 11, 47 * n)
        leaf(
            e.canvas,
            e.at(*place),
            61 * n,
            13,
            9,
            "ovate",
            ("#4E7F4A", "#648F4E", "#7DB08A")[n % 3],
            veins=False,
        )
    e.lay(e.corners([(-60, -42), (60, -42), (60, -30), (-60, -30)]), _HEDGE, 5, rim=0.9)
    e.lay(e.corners([(-34, -42), (34, -42), (38, -98), (-38, -98)]), _HEDGE, 6, rim=0.9)
    e.line([(-34, -52), (34, -52)], "#F2B02E", 8)
    for side in (-1, 1):
        glow(e.canvas, *e.at(side * 18, -4), 17, "#EAFFF0", 0.9)
        e.fill(e.oval(side * 18, -4, 7, 10), "#FFFFFF")
        e.lay(
            [(0, 20), (side * 16, 14), (side * 34, 22), (side * 46, 10), (side * 40, 32), (side * 18, 32)],
            ("#2E6A44", "#12321F"),
            4,
            rim=0.9,
        )
    e.line([(58, 108), (84, 20)], "#5A3A24", 8)
    e.line([(92, 104), (64, 24)], "#5A3A24", 8)
    e.lay("78,36! 92,-14 88,-36! 74,10", ("#FFFFFF", "#A9BEDC", "#4A5E80"), 4, rim=0.9)
    e.lay("70,36! 56,-14 60,-36! 74,10", ("#FFFFFF", "#A9BEDC", "#4A5E80"), 4, rim=0.9)


def weathercock(e: Easel) -> None:
    """A whole gilt cock on a broken rod, its arrow bent by the journey."""
    e.lay(e.strip([(4, 50), (0, 110)], 8, 8), ("#5A5A80", "#262440"), 3)
    e.lay(e.strip("-84,62 -20,54 40,58 80,50", 8, 8), ("#5A5A80", "#262440"), 3)
    e.lay(e.corners([(-100, 64), (-72, 48), (-72, 78)]), ("#5A5A80", "#262440"), 3)
    for n, (u, v) in enumerate(((92, -38), (98, -14), (92, 10), (78, 26))):
        e.lay(
            e.strip([(26, 20), (58, v + 2), (u, v - 8)], 20, 12),
            (("#FFE9A0", "#C8862A", "#6A3A14"), ("#8AC4B0", "#2F7A6A", "#143A38"))[n % 2],
            4,
            rim=0.9,
        )
    e.lay(
        "-52,-34 -34,-6 4,4 44,-4 52,20 30,46 -10,52 -40,36 -56,6 -66,-24",
        ("#FFF3C4", "#E8B04A", "#8A5420"),
        7,
        rim=0.9,
    )
    for n in range(3):
        e.stroke([(-16 + 5 * n, 8 + 11 * n), (14, 22 + 8 * n), (38, 10 + 7 * n)], "#8A5420", 4)
    e.lay("-52,-34 -62,-58 -46,-68 -28,-54 -26,-24 -40,-10", ("#FFF3C4", "#E8B04A", "#8A5420"), 5, rim=0.9)
    e.lay(
        "-64,-62! -70,-88 -56,-76! -50,-100 -40,-76! -26,-92 -28,-62! -44,-68",
        ("#FF8A7A", "#C8283E", "#6A0F24"),
        4,
        rim=0.9,
    )
    e.lay("-58,-50! -88,-42! -58,-38!", ("#FFE0A0", "#E8962E"), 3, rim=0.9)
    e.lay("-58,-36 -66,-18 -54,-12 -48,-28", ("#FF8A7A", "#C8283E"), 3)
    eye(e, -45, -50, 8, "#3A2030")
    for u in (-8, 10):
        e.line([(u, 48), (u, 58)], "#8A5420", 6)


def gossiping_mushroom(e: Easel) -> None:
    """A toadstool leans over and whispers behind a small hand."""
    e.lay("-34,110! -30,60 -44,10 44,10 34,60 44,110!", ("#FFF8E8", "#E8D0B8", "#A8887A"), 6)
    e.lay("-46,16 -30,28 0,32 30,28 46,16 30,40 0,46 -30,40", ("#FFFFFF", "#D8C0B0"), 4)
    e.lay(
        "-98,14 -84,-46 -40,-86 10,-94 64,-74 92,-26 98,18 50,26 0,20 -50,24",
        ("#FF8A8A", "#C22745", "#5C0D28"),
        8,
        rim=0.9,
    )
    for u, v, r in (
        (-50, -30, 15),
        (-6, -60, 17),
        (44, -40, 14),
        (-80, 2, 8),
        (16, -14, 11),
        (74, -4, 10),
        (-28, -4, 8),
    ):
        e.lay(e.oval(u, v, r, r * 0.85), ("#FFFFFF", "#F4E4DC"), 2, rim=0.7)
    eyes(e, 17, 56, 10, "#5A3A8A", (0.5, 0.1))
    e.stroke("-28,44 -18,40 -8,45", "#8A5A5A", 4)
    e.stroke("8,43 18,37 30,40", "#8A5A5A", 4)
    e.fill(e.oval(4, 80, 8, 6), "#5A1A30")
    e.lay("20,104 16,86 26,72 34,70 36,80 44,70 48,84 44,104", ("#FFF8E8", "#E8D0B8", "#A8887A"), 4, rim=0.9)
    for n in range(3):
        e.line([polar((62, 78), 8 + 12 * n, a) for a in (-40, -15, 10, 35)], "#FFFFFF", 3, 0.9)


def chess_phantom(e: Easel) -> None:
    """A bishop of the game, pale and see-through, with eyes in its mitre; a chequered floor below."""
    for row in range(3):
        for n in range(-5, 5):
            spread, v = (20, 26, 34)[row], 48 + 18 * row
            if (row + n) % 2:
                e.fill(
                    e.corners(
                        [
                            (n * spread, v),
                            ((n + 1) * spread, v),
                            ((n + 1) * spread * 1.3, v + 19),
                            (n * spread * 1.3, v + 19),
                        ]
                    ),
                    "#1B2A63",
                )
            else:
                e.fill(
                    e.corners(
                        [
                            (n * spread, v),
                            ((n + 1) * spread, v),
                            ((n + 1) * spread * 1.3, v + 19),
                            (n * spread * 1.3, v + 19),
                        ]
                    ),
                    "#E4F2FA",
                )
    pale: Tones = ("#FFFFFF", "#B4C8F0", "#5A6AB8")
    e.lay("-50,96 -44,76 -24,66 -16,30 -20,14! 20,14! 16,30 24,66 44,76 50,96 0,104", pale, 7, rim=0.9)
    e.lay(e.oval(0, 12, 32, 8), pale, 4, rim=0.9)
    e.lay("0,-86 -24,-58 -38,-22 -26,6 26,6 38,-22 24,-58", pale, 7, rim=0.9)
    e.lay(e.dot(0, -90, 10), pale, 4, rim=0.9)
    e.line([(6, -68), (26, -36)], "#2A3578", 8)
    for side in (-1, 1):
        e.fill(e.oval(side * 13, -20, 7, 11), "#1A1F54")
        e.fill(e.oval(side * 13, -22, 3, 4), "#8AF0FF")


def tax_imp(e: Easel) -> None:
    """A grinning red imp: horns, a quill behind one pointed ear, coins stacked before it."""
    red: Tones = ("#FF9A7A", "#C8382E", "#5A0F1E")
    mirrored(e, [(36, -20), (96, -54), (84, -6), (44, 20)], red, 4)
    mirrored(e, [(18, -52), (30, -100), (50, -74), (46, -40)], ("#FFF0D0", "#C8A878", "#5A4434"), 4)
    e.lay("0,-66 -44,-50 -56,-6 -34,40 0,66 34,40 56,-6 44,-50", red, 7, rim=0.9)
    for side in (-1, 1):
        e.stroke([(side * 38, -32), (side * 22, -24), (side * 6, -12)], "#3A0818", 7)
    eyes(e, 22, -6, 13, "#F2B02E", (0.3, 0.3))
    e.lay("0,-2 -9,18 9,18", red, 3, rim=0.9)
    e.lay("-36,24 -18,30 18,30 36,24 20,48 -20,48", ("#FFFFFF", "#F0E0D0"), 2)
    for u in (-18, -6, 6, 18):
        e.line([(u, 29), (u, 46)], "#5A0F1E", 2)
    e.lay("52,-2 66,-50 96,-90! 88,-40 64,2", ("#FFFFFF", "#E8E4F4", "#A09AC0"), 4, rim=0.9)
    for u, count in ((-58, 4), (-22, 2), (18, 3), (56, 6)):
        for n in range(count):
            e.lay(e.oval(u, 96 - 10 * n, 20, 8), GOLD, 3, rim=0.9)


def ghostly_accountant(e: Easel) -> None:
    """A sheet of a ghost with a green eye-shade and half-moon glasses over an abacus."""
    pale: Tones = ("#FFFFFF", "#D8E4F8", "#8A9AC8")
    e.lay(
        "-72,110! -66,10 -46,-50 0,-74 46,-50 66,10 72,110! 48,96 24,110! 0,96 -24,110! -48,96",
        pale,
        8,
        rim=0.9,
    )
    e.lay("-54,-34 -30,-62 30,-62 54,-34 0,-46", ("#2E3A5A", "#141A34"), 4)
    e.lay("-54,-36 0,-48 54,-36 78,-12 40,-24 -40,-24 -78,-12", ("#8AE0A0", "#2F8A5A", "#0F4A34"), 5, rim=0.9)
    for side in (-1, 1):
        e.fill(e.oval(side * 20, -4, 8, 11), "#1A1F44")
        e.lay(
            [(side * 4, 6, "c"), (side * 36, 6, "c"), (side * 30, 20), (side * 10, 20)],
            ("#EAF6FF", "#A9C8E8"),
            2,
        )
    e.line([(-4, 7), (4, 7)], "#3A4A6A", 3)
    mouth(e, 0, 32, 9, -3, "#1A1F44")
    e.lay(e.corners(box(-58, 46, 58, 104)), ("#C8905A", "#7A4A2A", "#3A2014"), 6, rim=0.9)
    e.fill(e.corners(box(-50, 54, 50, 98)), "#2A1810")
    for row, beadset in enumerate(((-40, -28, 30, 42), (-40, 6, 18, 30, 42), (-40, -28, -16, 42))):
        v = 62 + 14 * row
        e.line([(-50, v), (50, v)], "#D8B078", 2)
        for u in beadset:
            e.lay(
                e.oval(u, v, 6, 6.5),
                (("#FFB0A0", "#D8402E"), ("#FFF0B0", "#F2B02E"), ("#B0E0FF", "#3F7FD6"))[row],
                2,
                rim=0.8,
            )


def candle_twins(e: Easel) -> None:
    """Two candles side by side, one taller by a finger, both with the same face and a flame each."""
    for side, top in ((-1, -26), (1, -12)):
        u = side * 36
        glow(e.canvas, *e.at(u, top - 36), 66, "#FFC46A", 0.9)
        e.lay(
            [
                (u - 28, 110, "c"),
                (u - 27, top + 10),
                (u - 20, top),
                (u + 18, top),
                (u + 27, top + 8),
                (u + 28, 110, "c"),
            ],
            ("#FFFBEA", "#EAD8C4", "#A88A94"),
            6,
            rim=0.9,
        )
        for drip, long in ((-20, 40), (14, 54), (24, 26)):
            e.lay(e.limb([(u + drip, top + 6), (u + drip, top + long)], 11, 13), ("#FFFFFF", "#EAD8C4"), 2)
        e.line([(u, top), (u, top - 12)], BLACK, 4)
        e.lay(
            [
                (u, top - 68, "c"),
                (u + 17, top - 30),
                (u + 10, top - 8),
                (u - 10, top - 8),
                (u - 17, top - 30),
            ],
            ("#FFFBD0", "#FFC23A", "#E8641E"),
            3,
            rim=0.9,
        )
        e.fill(e.oval(u, top - 20, 6, 11), "#FFFFFF")
        beads(e, 11, top + 46, 5, u)
        e.fill(e.dot(u - 17, top + 58, 6), "#E8706A", 0.5)
        e.fill(e.dot(u + 17, top + 58, 6), "#E8706A", 0.5)
        mouth(e, u, top + 62, 8, 5)
    e.lay("-76,96 0,88 76,96 84,110 -84,110", GOLD, 5, rim=0.9)
