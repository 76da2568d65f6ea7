"""Guests who are people: painted from the front, each behind or under something of their own."""

from __future__ import annotations

from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.geometry import circle, ellipse, polar, polygon
from fae_tabletop.art.paper import glow
from fae_tabletop.games.enchanted_ivy.art_roles import (
    BLACK,
    beads,
    box,
    cheeks,
    eye,
    eyes,
    lids,
    mirrored,
    mouth,
    star_of,
)

_SKIN: Tones = ("#FFE8D2", "#EFC6A4", "#B98068")
_TAN: Tones = ("#E8B88A", "#B9805A", "#6E4434")
_PALE: Tones = ("#F4F0FF", "#CFC8E4", "#8A86B4")
_IRON: Tones = ("#DCE6F4", "#7F8FB4", "#2E3858")


def monk(e: Easel) -> None:
    """Eyes shut under a deep brown hood, a finger on his lips."""
    e.lay("0,-92 -52,-74 -84,-20 -100,110! 100,110! 84,-20 52,-74", ("#B08458", "#7A5234", "#3E2618"), 9)
    e.lay("0,-62 -40,-46 -56,0 -46,52 0,84 46,52 56,0 40,-46", ("#4A2E20", "#2A1812"), 3)
    e.lay("0,-48 -34,-36 -44,2 -36,46 0,70 36,46 44,2 34,-36", _SKIN, 4)
    lids(e, 19, 2, 12)
    cheeks(e, 28, 22, 11)
    e.stroke("-32,-14 -20,-20 -8,-15", "#5A3A24", 6)
    e.stroke("8,-15 20,-20 32,-14", "#5A3A24", 6)
    mouth(e, 0, 41, 14, 1)
    e.lay("-30,104 -26,76 -10,64 -7,26 0,18 7,26 8,62 26,72 32,104", _SKIN, 6, rim=0.9)
    for u in (-14, 2, 16):
        e.line([(u, 76), (u - 1, 92)], "#B98068", 3)


def mystery_knight(e: Easel) -> None:
    """A great helm with a lit slit and a plume over one side."""
    e.lay(
        "6,-70 30,-102 76,-96 96,-46 88,20 70,40! 76,-10 60,-50 24,-58", ("#FF9AA6", "#C8283E", "#5C0D28"), 6
    )
    for n in range(4):
        e.stroke([(20 + 6 * n, -72 - n), (62 + 6 * n, -66 + 8 * n), (76 + 3 * n, 10)], "#FFC0C4", 2.4)
    e.lay("-100,110! -84,66 -40,52 40,52 84,66 100,110!", _IRON, 6)
    e.lay("0,-82 -46,-68 -62,-20 -56,48! 0,72! 56,48! 62,-20 46,-68", _IRON, 9, rim=0.9)
    e.fill(e.corners([(-58, -18), (0, -8), (58, -18), (57, 2), (0, 12), (-57, 2)]), "#0C0A1A")
    for side in (-1, 1):
        glow(e.canvas, *e.at(side * 26, -6), 20, "#FFD070", 0.9)
        e.fill(e.oval(side * 26, -5, 8, 5), "#FFF0B0")
    e.lay(e.corners([(-6, -80), (6, -80), (5, 68), (0, 74), (-5, 68)]), GOLD, 3, rim=0.9)
    for row in range(3):
        for side in (-1, 1):
            for column in range(3):
                e.fill(e.oval(side * (17 + 12 * column), 24 + 12 * row, 2.6, 4), "#0C0A1A")


def painter(e: Easel) -> None:
    """A red beret askew, and a palette held before half the face."""
    e.lay("-46,-30 -62,10 -58,60 -40,84 40,84 58,60 62,10 46,-30", ("#8A5A34", "#5A3420", "#2E1810"), 5)
    e.lay("0,-56 -40,-40 -46,6 -30,54 0,66 30,54 46,6 40,-40", _SKIN, 5)
    eyes(e, 18, -4, 12, "#3F7F5A", (0.2, -0.2))
    e.stroke("-32,-24 -20,-30 -8,-24", "#5A3420", 6)
    e.stroke("8,-28 20,-34 32,-26", "#5A3420", 6)
    e.lay(
        "-78,-44 -60,-84 -6,-98 52,-86 72,-56 60,-36 20,-34 -30,-26 -62,-26",
        ("#FF8A8A", "#C8283E", "#6A0F24"),
        8,
    )
    e.lay(e.strip("6,-96 12,-104 18,-108", 8, 6), ("#C8283E", "#6A0F24"), 3)
    palette = "-84,52 -66,22 -22,14 30,20 74,32 92,60 80,98 30,112 -30,112 -72,94"
    e.lay(palette, ("#F0CF9A", "#C8945A", "#8A5A34"), 9, rim=0.9)
    e.fill(e.oval(-46, 74, 14, 10), "#3A2030")
    for u, v, tone in (
        (-50, 42, "#D8324A"),
        (-18, 34, "#F2B02E"),
        (16, 38, "#3F8A4C"),
        (48, 48, "#3F7FD6"),
        (66, 72, "#FFFFFF"),
        (30, 76, "#8A52C4"),
    ):
        e.lay(e.oval(u, v, 12, 9), (tone, tone), 2, rim=0.7)
    e.lay(e.strip("96,-70 64,20 40,96", 7, 9), ("#8A5A34", "#4A2C1C"), 4)
    e.lay("88,-58! 98,-98 108,-60!", ("#8AC4FF", "#2A5AB0"), 3)


def kite_maker(e: Easel) -> None:
    """A diamond kite flies before the moon; a child below holds its string."""
    e.line("-8,58 -34,28 -18,6 14,-20", "#FFFBEA", 2.4)
    e.lay(
        e.corners([(24, -96), (84, -40), (14, 34), (-30, -46)]), ("#FFB0A0", "#E0503A", "#8A1F2A"), 8, rim=0.9
    )
    e.lay(e.corners([(24, -96), (84, -40), (27, -43)]), ("#FFE9A0", "#F2B02E", "#B5701E"), 1)
    e.lay(e.corners([(14, 34), (-30, -46), (27, -43)]), ("#9AD4F0", "#3F8AC8", "#1F4A8A"), 1)
    e.line([(24, -96), (14, 34)], "#5A2A1A", 3)
    e.line([(-30, -46), (84, -40)], "#5A2A1A", 3)
    e.line("14,34 34,50 22,66 44,80 34,96", "#FFFBEA", 2.4)
    for u, v in ((34, 50), (22, 66), (44, 80)):
        e.lay(
            e.corners([(u - 10, v - 6), (u + 10, v + 6), (u + 10, v - 6), (u - 10, v + 6)]),
            ("#FFE07A", "#E0503A"),
            2,
        )
    e.lay("-74,110! -66,84 -34,76 -6,84 6,110!", ("#7DB08A", "#2F7A5A", "#143530"), 5)
    e.lay(e.dot(-34, 54, 27), _TAN, 5)
    e.lay("-62,52 -62,28 -36,20 -8,30 -8,50 -22,40 -46,40", ("#6A4A3A", "#2E1A1A"), 4)
    beads(e, 8, 54, 4, -30)
    mouth(e, -30, 65, 8, 5)


def lamplighter(e: Easel) -> None:
    """A face with a great moustache, lit from below by the lantern it carries."""
    e.lay("-100,110! -76,64 -30,50 40,50 82,66 100,110!", ("#5A6A9A", "#2E3A6A", "#141A3A"), 6)
    e.lay("-16,-58 -52,-36 -58,8 -44,46 -16,58 14,46 28,8 22,-36", _TAN, 5)
    beads(e, 15, -4, 5, -16)
    e.lay(e.oval(-16, 12, 11, 9), ("#F0A88A", "#C8705A"), 3)
    e.lay(
        "-16,22 -40,18 -66,34 -74,24 -66,48 -40,46 -16,34 8,46 34,48 42,24 34,34 8,18",
        ("#FFFFFF", "#D8D0E0", "#9A90B0"),
        4,
    )
    e.lay(e.corners([(-66, -30), (36, -30), (24, -54), (-54, -54)]), ("#4A3A6A", "#241A3E"), 5)
    e.lay(e.corners([(-46, -54), (16, -54), (12, -98), (-42, -98)]), ("#5A4A80", "#2A2048", "#151028"), 6)
    e.line([(-45, -58), (15, -58)], "#CFA24C", 6)
    e.lay(e.strip([(62, 110), (62, -44)], 8, 8), ("#8A5A34", "#4A2C1C"), 4)
    glow(e.canvas, *e.at(62, -20), 74, "#FFC46A", 0.9)
    e.lay(e.corners([(42, -46), (82, -46), (76, 14), (48, 14)]), ("#FFFCE8", "#FFD070", "#E08A30"), 5)
    e.lay("36,-44! 62,-78! 88,-44!", (BLACK, BLACK), 4, rim=0.9)
    for u in (42, 62, 82):
        e.line([(u, -46), (62 + (u - 62) * 0.7, 14)], BLACK, 4)
    e.lay(e.corners(box(44, 14, 80, 22)), (BLACK, BLACK), 3, rim=0.9)


def vampire_tailor(e: Easel) -> None:
    """A pale face between two pointed wings of a collar, a measuring tape round the neck."""
    mirrored(e, [(10, 84), (60, 40), (98, -62), (112, 110), (10, 110)], ("#D8405A", "#8A1030", "#3A0616"), 6)
    e.lay("0,-72 -38,-56 -48,-10 -32,44 0,74 32,44 48,-10 38,-56", _PALE, 6)
    e.lay(
        "-52,0 -56,-50 -30,-88 0,-92 30,-88 56,-50 52,0 40,-34 24,-52 0,-20! -24,-52 -40,-34",
        ("#3A3058", "#181026", "#0A0614"),
        5,
        rim=0.9,
    )
    for side in (-1, 1):
        e.stroke([(side * 34, -18), (side * 20, -14), (side * 6, -6)], BLACK, 6)
        e.lay(e.oval(side * 20, 2, 12, 7), ("#FFF0F0", "#E0C8D8"), 1)
        e.fill(e.dot(side * 19, 2, 5.4), "#C8182E")
        e.fill(e.dot(side * 19, 2, 2.4), BLACK)
    mouth(e, 0, 37, 16, 5, "#7A1028")
    for side in (-1, 1):
        e.fill(e.shape([(side * 12 - 4, 40, "c"), (side * 12 + 4, 40, "c"), (side * 12, 52, "c")]), "#FFFFFF")
    e.lay(e.strip("-46,78 -30,104 0,112 30,104 46,78", 17, 17), ("#FFE9A0", "#F2C04E", "#B5801E"), 5)
    for n in range(9):
        u = -40 + 10 * n
        v = 82 + 22 * (1 - (u / 44) ** 2)
        e.line([(u, v), (u, v + 8)], BLACK, 2)


def homesick_giant(e: Easel) -> None:
    """A face as wide as the window with a mountain range for hair; birds nest on it."""
    for u, top, half in ((-66, -76, 50), (62, -84, 54), (-4, -104, 62)):
        e.lay(e.corners([(u - half, -22), (u, top), (u + half, -22)]), ("#A9BEE0", "#5A6A9A", "#2E3A6A"), 5)
        e.lay(
            e.corners(
                [
                    (u - half * 0.34, top + 28),
                    (u, top),
                    (u + half * 0.34, top + 28),
                    (u + 8, top + 20),
                    (u - 6, top + 30),
                ]
            ),
            ("#FFFFFF", "#DCE6F4"),
            1,
        )
    e.lay("-98,-14 -60,-38 0,-44 60,-38 98,-14 106,60 70,110 -70,110 -106,60", _TAN, 7)
    for side in (-1, 1):
        e.lay(
            [(side * 62, -6), (side * 36, -18), (side * 8, -30), (side * 12, -40), (side * 40, -30)],
            ("#8A6A4A", "#5A3A2A"),
            3,
        )
        e.fill(e.oval(side * 36, 4, 15, 11), "#FFFBEA")
        e.fill(e.dot(side * 36, 6, 8), "#3A5A8A")
        e.fill(e.dot(side * 36, 6, 4), BLACK)
        e.fill(e.shape([(side * 52, -8), (side * 36, -8), (side * 20, -6), (side * 36, 2)]), "#B9805A")
    e.lay(e.shape([(46, 20), (54, 36), (46, 44), (39, 36)]), ("#E8F6FF", "#7FB8F0"), 2)
    e.lay("0,-4 -16,22 -30,40 -18,54 18,54 30,40 16,22", ("#F0B088", "#C87A5A", "#8A4A3A"), 5)
    mouth(e, 0, 74, 30, -8)


def mirror_maker(e: Easel) -> None:
    """Two faces in profile look at one another, parted by the edge of an oval mirror."""
    e.lay(e.oval(0, -4, 76, 92), GOLD, 9, rim=0.9)
    e.lay(e.oval(0, -4, 63, 79), ("#EAF6FF", "#A9D0EC", "#5A86B8"), 2)
    with e.clipped(e.oval(0, -4, 63, 79)):
        for side, tones, hair in (
            (-1, ("#5A3A78", "#2E1A48"), "#F2B02E"),
            (1, ("#3A5A9A", "#1A2A5A"), "#FFFFFF"),
        ):
            face = [
                (8, -30),
                (12, -10),
                (3, 6),
                (11, 14),
                (8, 22),
                (11, 28),
                (9, 44),
                (24, 52),
                (30, 96),
                (80, 100),
                (80, -60),
                (40, -66),
                (16, -52),
            ]
            e.lay([(side * u, v) for u, v in face], tones, 3, rim=0.9)
            e.stroke([(side * 16, -12), (side * 22, -8), (side * 28, -12)], hair, 4)
            for n in range(3):
                e.stroke(
                    [(side * (18 + 8 * n), -54), (side * (40 + 6 * n), -30), (side * (46 + 6 * n), 60)],
                    hair,
                    4,
                    0.8,
                )
    e.line([(0, -82), (0, 74)], "#FFFFFF", 2.4)
    for n in range(12):
        u, v = polar((0, 0), 1, 30 * n)
        e.lay(e.dot(u * 70, -4 + v * 86, 5), ("#FFFFFF", "#C8506A" if n % 2 else "#4A78C0"), 2, rim=0.8)
    star_of(e, -30, -48, 12, "#FFFFFF")


def teacup_smuggler(e: Easel) -> None:
    """A hat pulled low and a collar turned up; between them eyes, before them a tower of cups."""
    e.lay("-104,110! -84,30 -40,6 40,6 84,30 104,110!", ("#8A7A5A", "#5A4A34", "#2A2018"), 6)
    e.lay(e.oval(0, -16, 42, 40), ("#2A2030", "#140E1A"), 3)
    for side in (-1, 1):
        e.fill(e.oval(side * 17, -16, 11, 7), "#FFF0B0")
        e.fill(e.oval(side * 19, -16, 4, 6), BLACK)
    mirrored(e, [(4, 30), (40, -14), (62, -18), (74, 40), (20, 72)], ("#A8966E", "#6E5C40", "#3A2E1E"), 5)
    e.lay("-92,-26 -50,-40 50,-40 92,-26 50,-24 -50,-24", ("#4A4058", "#241C30"), 6, rim=0.9)
    e.lay("-50,-34 -44,-84 -10,-76 8,-84 40,-80 50,-34", ("#5A506A", "#2E2440", "#18101E"), 6, rim=0.9)
    e.line([(-49, -40), (49, -40)], "#B4203E", 8)
    for n, tones in enumerate(
        (
            ("#FFFFFF", "#C8DCF0", "#7A96C0"),
            ("#FFF6E0", "#F2A0A8", "#B4506A"),
            ("#F4FFF4", "#8ACBA0", "#3F7A5A"),
        )
    ):
        v, u = 86 - 26 * n, (0, 5, -4)[n]
        e.line([(u + 22, v - 14), (u + 38, v - 12), (u + 34, v + 4), (u + 18, v + 8)], tones[1], 5)
        e.lay(
            [
                (u - 28, v - 18, "c"),
                (u + 28, v - 18, "c"),
                (u + 20, v + 6),
                (u + 8, v + 14),
                (u - 8, v + 14),
                (u - 20, v + 6),
            ],
            tones,
            5,
            rim=0.9,
        )
        e.lay(e.oval(u, v - 18, 28, 5), ("#FFFFFF", "#7A4A2A"), 1)


def scarecrow(e: Easel) -> None:
    """A stitched sack of a face under a tall bent hat, straw at all seams."""
    for n in range(15):
        turn = 20 + 10 * n
        e.line(
            [polar((0, 8), 44, turn), polar((0, 8), 80 + 9 * (n % 3), turn)],
            ("#F7D56A", "#D9A23A", "#FFE9A0")[n % 3],
            5,
        )
    e.lay("-52,-26 -58,20 -40,62 0,74 40,62 58,20 52,-26", ("#F0D8A8", "#C8A06A", "#8A6440"), 6)
    e.lay("-92,-18 -60,-34 0,-38 60,-34 92,-18 50,-12 -50,-12", ("#7A9A5A", "#3F6A3A", "#1E3A1E"), 6)
    e.lay("-54,-28 -34,-70 4,-88 34,-104 46,-88 34,-70 46,-62 54,-28", ("#7A9A5A", "#46703E", "#1E3A1E"), 6)
    e.line("-52,-36 0,-44 52,-36", "#C8503A", 9)
    for side in (-1, 1):
        u = side * 21
        e.lay(e.dot(u, 10, 10), (("#5A8AD0", "#24407E") if side < 0 else ("#3A3040", "#181020")), 2)
        for du, dv in ((-3, -3), (3, -3), (-3, 3), (3, 3)):
            e.fill(e.dot(u + du, 10 + dv, 1.5), "#F1E6CB")
    e.lay("0,18! -9,34 9,34", ("#F09A4A", "#B55A1E"), 2)
    e.line("-32,44 -14,53 14,53 32,44", BLACK, 3)
    for u, v in ((-26, 47), (-14, 52), (0, 54), (14, 52), (26, 47)):
        e.line([(u, v - 6), (u, v + 6)], BLACK, 3)


def granny_patchwork(e: Easel) -> None:
    """A bun, round spectacles, and a shawl sewn of squares that fills half the window."""
    e.lay(e.dot(0, -78, 23), ("#FFFFFF", "#D8D4E4", "#9A94B4"), 4)
    e.lay("0,-68 -44,-54 -54,-10 -40,20 40,20 54,-10 44,-54", ("#FFFFFF", "#DCD8E8", "#A09AB8"), 5)
    e.lay("0,-48 -34,-38 -40,-6 -26,28 0,38 26,28 40,-6 34,-38", _SKIN, 4)
    for side in (-1, 1):
        e.fill(e.dot(side * 17, -8, 13), "#EAF6FF", 0.7)
        e.fill(e.place(circle(side * 17, -8, 4)), BLACK)
        e.line([polar((side * 17, -8), 14, 30 * n) for n in range(13)], "#8A6A2A", 3)
    e.line([(-4, -9), (4, -9)], "#8A6A2A", 3)
    cheeks(e, 26, 10, 9)
    mouth(e, 0, 19, 12, 6)
    shawl = e.lay("-106,110! -92,54 -44,22 0,50! 44,22 92,54 106,110!", ("#F1E6CB", "#C8A878"), 7)
    tones = ("#D8405A", "#3F7FD6", "#F2B02E", "#3F8A5A", "#8A52C4", "#F6F1E4", "#E07A3A")
    with e.clipped(shawl):
        for row in range(4):
            for column in range(9):
                u, v = -104 + 24 * column, 18 + 24 * row
                e.fill(e.corners(box(u, v, u + 22, v + 22)), tones[(row * 3 + column * 2) % 7])
                if (row + column) % 2:
                    e.fill(e.dot(u + 11, v + 11, 5), tones[(row + column + 3) % 7])
                e.line([(u + 2, v + 2), (u + 20, v + 2)], "#FFFFFF", 1.6, 0.7)


def lost_prince(e: Easel) -> None:
    """A boy whose crown has slipped over one eye holds a map upside down."""
    e.lay("-46,-34 -60,0 -50,40 50,40 60,0 46,-34", ("#F7C26A", "#D08A2E", "#8A4A1A"), 5)
    e.lay("0,-48 -38,-36 -44,4 -28,40 0,52 28,40 44,4 38,-36", _SKIN, 5)
    eye(e, 18, -2, 11, "#3F7FD6", (-0.2, 0.3))
    eye(e, -18, -2, 11, "#3F7FD6", (0.2, 0.3))
    for u, v in ((-28, 18), (-22, 23), (-33, 24), (24, 18), (30, 23), (21, 25)):
        e.fill(e.dot(u, v, 2), "#B5704A")
    mouth(e, 2, 31, 7, -4)
    crown = "-66,-22! -74,-82! -44,-58! -26,-98! -2,-66! 26,-92! 34,-58! 62,-70! 52,-24! -6,-34"
    e.canvas.save()
    e.canvas.rotate(-13, *e.at(0, -40))
    e.lay(crown, GOLD, 7, rim=0.9)
    for u, tone in ((-42, "#C22745"), (-6, "#3F7FD6"), (30, "#3F8A4C")):
        e.lay(e.dot(u, -44, 7), ("#FFFFFF", tone), 2)
    e.canvas.restore()
    e.lay(
        e.corners([(-84, 48), (-28, 58), (28, 48), (84, 58), (78, 112), (-78, 112)]),
        ("#FFF6E0", "#E8D4A4", "#B59A64"),
        7,
    )
    e.line([(-28, 58), (-28, 112)], "#B59A64", 2)
    e.line([(28, 48), (28, 112)], "#B59A64", 2)
    e.line("-64,70 -44,84 -14,70 16,88 54,74", "#C8283E", 3.4)
    e.line([(50, 68), (62, 80)], "#C8283E", 4)
    e.line([(62, 68), (50, 80)], "#C8283E", 4)
    e.fill(e.place(polygon([(-8, 92), (4, 92), (-2, 82)])), "#3F6A3A")
    e.fill(e.place(ellipse(-50, 100, 10, 4)), "#4A90C8")
