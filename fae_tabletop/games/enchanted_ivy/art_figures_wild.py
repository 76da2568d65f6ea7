"""Guests who are beasts: owl, toad, mole, heron, tortoise, skunk, salamander, raven, dragon and two geese."""

from __future__ import annotations

from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.figures import Tones
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import polar
from fae_tabletop.art.paper import glow
from fae_tabletop.games.enchanted_ivy.art_roles import BLACK, beads, box, eye, eyes, mirrored, mouth, star_of

_SNOW: Tones = ("#FFFFFF", "#E4E0F0", "#A09AC0")
_JET: Tones = ("#5A5A80", "#262440", "#100E1E")


def owl_astronomer(e: Easel) -> None:
    """Two great round eyes, one of them at the end of a telescope, under a starry pointed cap."""
    feathers: Tones = ("#F0D8B0", "#B98A5A", "#6A4630")
    e.lay("-60,110! -68,20 -50,-34 0,-48 50,-34 68,20 60,110!", feathers, 7)
    for row in range(3):
        for n in range(5 - row % 2):
            u, v = -36 + 18 * n + (9 if row % 2 else 0), 52 + 15 * row
            e.stroke([(u - 8, v), (u, v + 10), (u + 8, v)], "#FFF0D0", 4)
    mirrored(e, [(20, -30), (62, -62), (56, -16)], feathers, 4)
    for side in (-1, 1):
        e.lay(e.dot(side * 28, 0, 33), ("#FFF6E4", "#E8CCA0", "#B08A60"), 4, rim=0.8)
    eye(e, -28, 0, 22, "#F2A01E", (0.1, -0.1))
    e.lay("0,4! 11,18 0,38! -11,18", ("#FFD27A", "#D0862A", "#7A4412"), 4, rim=0.9)
    e.lay("-40,-36! 4,-106! 44,-36! 0,-44", ("#7A7AE0", "#3A3A9A", "#1A1A54"), 6, rim=0.9)
    star_of(e, 2, -64, 13, "#FFE9A0")
    star_of(e, -16, -46, 7, "#FFE9A0")
    star_of(e, 22, -50, 6, "#FFE9A0")
    e.lay(e.corners([(12, -12), (34, 14), (92, -44), (74, -62)]), GOLD, 7, rim=0.9)
    e.lay(e.corners([(70, -66), (96, -40), (104, -48), (78, -74)]), ("#FFFFFF", "#8AC4FF"), 4, rim=0.9)


def opera_toad(e: Easel) -> None:
    """A toad in full voice: a mouth as wide as the face, pearls, and a small tiara."""
    skin: Tones = ("#D6EC8A", "#6FA848", "#22583A")
    e.lay("-104,110! -96,50 -60,30 60,30 96,50 104,110!", ("#D8405A", "#8A1030", "#4A0818"), 5)
    e.lay("-92,14 -78,-30 -40,-40 40,-40 78,-30 92,14 80,66 30,86 -30,86 -80,66", skin, 8)
    for side in (-1, 1):
        e.lay(e.dot(side * 42, -46, 27), skin, 6, rim=0.9)
        eye(e, side * 42, -48, 18, "#F5B83A", (0.0, -0.2))
        e.lay(
            [
                (side * 16, -56, "c"),
                (side * 26, -76),
                (side * 48, -80),
                (side * 66, -66, "c"),
                (side * 44, -62),
            ],
            ("#E87AB0", "#A83A78"),
            3,
        )
        e.fill(e.dot(side * 8, -14, 3), "#22583A")
    e.lay("-70,2 -30,-4 30,-4 70,2 58,44 22,66 -22,66 -58,44", ("#7A1430", "#3A0618"), 2)
    e.fill(e.shape("-40,50 0,30 40,50 20,64 -20,64"), "#F2808A")
    for n in range(9):
        u = -56 + 14 * n
        e.lay(e.dot(u, 84 + 10 * (1 - (u / 58) ** 2), 7), ("#FFFFFF", "#D8D0E8"), 2, rim=0.8)
    e.lay("-20,-50! -24,-76! -10,-64! 0,-90! 10,-64! 24,-76! 20,-50!", GOLD, 5, rim=0.9)
    e.lay(e.dot(0, -62, 5), ("#FFFFFF", "#C22745"), 2)


def mole_duke(e: Easel) -> None:
    """A velvet snout with a star of a nose over a broad white ruff; a monocle, and a ducal cap."""
    fur: Tones = ("#7A6E9A", "#43395E", "#1E1830")
    e.lay("-110,110! -70,60 70,60 110,110!", ("#8A3AA0", "#521A6A", "#280A38"), 4)
    for n in range(9):
        u = -76 + 19 * n
        e.lay(e.oval(u, 70 - 10 * (1 - (u / 76) ** 2) + 8, 14, 24), _SNOW, 4, rim=0.8)
    e.lay("0,-78 -46,-62 -58,-10 -44,40 0,64 44,40 58,-10 46,-62", fur, 7, rim=0.8)
    for n in range(11):
        tip = polar((0, 34), 29, 360 * n / 11)
        e.lay(e.strip([(0, 34), tip], 13, 7), ("#FFC0C8", "#F07A94", "#B03A5A"), 2, rim=0.8)
    e.lay(e.dot(0, 34, 15), ("#FFD8DC", "#F08AA0", "#B8506A"), 3)
    for u in (-5, 5):
        e.fill(e.dot(u, 34, 3), "#7A1A38")
    for side in (-1, 1):
        e.fill(e.dot(side * 24, -14, 9), "#B8AED0")
    beads(e, 24, -14, 5.5)
    e.line([polar((24, -14), 16, 30 * n) for n in range(13)], "#F3D98C", 4)
    e.line("40,-8 54,20 50,60", "#F3D98C", 2.4)
    e.lay("-58,-44! -50,-82 0,-98 50,-82 58,-44! 0,-58", ("#D8405A", "#8A1030", "#4A0818"), 5)
    e.lay(e.strip("-60,-42 0,-57 60,-42", 20, 20), _SNOW, 5)
    for n in range(5):
        e.fill(e.oval(-44 + 22 * n, -48 - 6 * (1 - ((n - 2) / 2) ** 2), 2.4, 5), BLACK)


def judge_heron(e: Easel) -> None:
    """A whole heron on one leg, in a judge's curled wig, with scales hanging from its beak."""
    e.line([(14, 56), (14, 108)], "#D9902E", 6)
    e.line("30,58 50,78 26,90", "#D9902E", 6)
    e.lay("-16,40 20,4 72,6 104,34 70,60 20,66", ("#C8DCF0", "#7A96C0", "#3A5080"), 6)
    for n in range(4):
        e.stroke([(20 + 14 * n, 20 + 4 * n), (56 + 10 * n, 30 + 5 * n), (76 + 8 * n, 44)], "#EAF4FF", 4)
    e.lay(e.strip("0,46 -14,20 12,-6 18,-32 4,-58", 34, 24), ("#FFFFFF", "#C8DCF0", "#7A96C0"), 6, rim=0.9)
    e.lay("24,-56 10,-78 -14,-80 -28,-66 -22,-52 0,-46", _SNOW, 5, rim=0.9)
    e.lay("-24,-70! -96,-50! -22,-56!", ("#FFD27A", "#E8962E", "#8A4A12"), 5, rim=0.9)
    e.fill(e.dot(-13, -66, 5), BLACK)
    e.fill(e.dot(-15, -68, 1.8), "#FFFFFF")
    for u, v in ((-12, -86), (6, -88), (22, -78), (30, -62), (30, -44), (28, -28)):
        e.lay(e.dot(u, v, 12), ("#FFFFFF", "#E8E0D0", "#A89A8A"), 3, rim=0.8)
        e.line([polar((u, v), 6, 60 * n) for n in range(5)], "#A89A8A", 2)
    e.line([(-82, -52), (-62, 6)], "#F3D98C", 3)
    e.line([(-94, 14), (-30, -2)], "#F3D98C", 5)
    for u, v in ((-92, 14), (-32, -2)):
        e.line([(u, v), (u - 12, v + 30)], "#F3D98C", 2)
        e.line([(u, v), (u + 12, v + 30)], "#F3D98C", 2)
        e.lay([(u - 17, v + 30, "c"), (u + 17, v + 30, "c"), (u, v + 44)], GOLD, 3, rim=0.9)


def racing_tortoise(e: Easel) -> None:
    """A whole tortoise at full stretch: goggles, a scarf that flies behind, and a number on its shell."""
    skin: Tones = ("#C8E08A", "#7FA04A", "#3A5A2A")
    for n in range(4):
        e.line([(58 + 8 * (n % 2), -60 + 24 * n), (100, -60 + 24 * n)], "#FFFFFF", 4, 0.8)
    e.lay(e.strip("-52,-2 -10,-26 36,-38 78,-30 98,-46", 18, 11), ("#FF8A8A", "#C8283E", "#6A0F24"), 4)
    for way in ("30,54 56,70 78,66", "-30,58 -46,78 -70,80", "4,58 18,78 40,84"):
        e.lay(e.limb(way, 28, 20), skin, 4, rim=0.8)
    e.lay(e.limb("-30,40 -56,18 -66,-12", 34, 30), skin, 5)
    e.lay("-44,-22 -48,-46 -70,-54 -92,-40 -94,-18 -76,-6 -54,-8", skin, 6, rim=0.9)
    e.stroke("-92,-16 -80,-12 -68,-18", "#2A3A1A", 4)
    e.lay("-40,56 -46,20 -20,-22 24,-30 64,-8 78,50 20,62", ("#E8B45A", "#A8682A", "#5A3014"), 8, rim=0.9)
    for n in range(5):
        e.line([(16, -28), (-34 + 24 * n, 54)], "#5A3014", 3, 0.7)
    e.lay(e.dot(16, 18, 25), ("#FFFFFF", "#F1E6CB"), 2)
    e.line("6,8 10,0 24,0 26,12 16,16 28,22 24,36 8,36 4,30", BLACK, 6)
    e.line([(-48, -34), (-94, -28)], "#3A2418", 8)
    e.lay(e.dot(-76, -32, 15), GOLD, 4, rim=0.9)
    e.lay(e.dot(-76, -32, 10), ("#EAF6FF", "#5AA0E0"), 1)
    e.fill(e.dot(-80, -31, 4), BLACK)


def perfumer(e: Easel) -> None:
    """A skunk in black and white beneath her own tail, holding an atomizer."""
    e.lay("28,110! 92,70 104,-10 74,-70 14,-92 -28,-72 -10,-46 30,-40 48,0 28,60", _JET, 6, rim=0.9)
    e.lay("52,96 80,40 78,-14 50,-58 4,-76 44,-50 62,-10 54,50", _SNOW, 3)
    e.lay("-70,110! -62,56 -22,40 24,60 36,110!", _JET, 5)
    e.lay("-72,4 -60,-34 -22,-48 16,-34 28,4 4,46 -22,58 -48,46", _JET, 7, rim=0.9)
    for u in (-58, 14):
        e.lay(e.dot(u, -38, 15), _JET, 3, rim=0.9)
        e.fill(e.dot(u, -37, 7), "#F2A0B4")
    e.lay("-22,-48 -34,-30 -28,6 -22,28 -16,6 -10,-30", _SNOW, 2)
    beads(e, 24, 2, 6, -22)
    for side in (-1, 1):
        e.stroke([(-22 + side * 16, -6), (-22 + side * 28, -12), (-22 + side * 36, -6)], "#FFFFFF", 3)
    e.lay(e.oval(-22, 34, 8, 6), ("#F2A0B4", "#C8506A"), 2)
    e.lay("-74,110! -84,84 -70,66 -50,66 -38,84 -46,110!", ("#FFE0F4", "#E08AC8", "#8A3A84"), 5, rim=0.9)
    e.lay(e.corners(box(-68, 54, -52, 66)), GOLD, 3)
    e.lay(e.dot(-34, 58, 11), ("#FF9AA6", "#C8283E"), 3, rim=0.9)
    for n in range(9):
        e.fill(e.dot(-78 - 3 * (n % 3) * 3, 46 + 8 * (n // 3), 2.6), "#FFFFFF", 0.9)


def fire_salamander(e: Easel) -> None:
    """Black skin with yellow spots under a brass fireman's helmet; a whistle in the mouth."""
    e.lay("-88,110! -66,62 66,62 88,110!", ("#E85A3A", "#A82418", "#540C10"), 5)
    e.line([(0, 66), (0, 108)], "#FFD27A", 5)
    e.lay("-80,16 -60,-26 0,-36 60,-26 80,16 58,58 0,72 -58,58", _JET, 8, rim=0.9)
    for u, v, r in (
        (-60, 6, 11),
        (-40, -14, 9),
        (40, -14, 9),
        (60, 6, 11),
        (-48, 40, 10),
        (48, 40, 10),
        (0, -6, 8),
        (-20, 10, 6),
        (20, 10, 6),
    ):
        e.fill(e.oval(u, v, r, r * 0.8), "#FFC61E")
    eyes(e, 40, 16, 15, "#E8501E", (0.0, 0.1))
    mouth(e, 0, 46, 38, 8, "#FFC61E")
    e.lay(e.corners([(4, 44), (34, 50), (34, 64), (10, 62)]), ("#FFFFFF", "#B4C7DC", "#5A6E8C"), 4, rim=0.9)
    e.lay(e.dot(14, 58, 10), ("#FFFFFF", "#B4C7DC", "#5A6E8C"), 3, rim=0.9)
    e.lay("-62,-24 -54,-66 -22,-90 22,-90 54,-66 62,-24 0,-34", GOLD, 6, rim=0.9)
    e.lay("-84,-14 -56,-32 0,-38 56,-32 84,-14 50,-20 -50,-20", GOLD, 5, rim=0.9)
    e.lay("-9,-88 -7,-102 7,-102 9,-88 6,-40 -6,-40", ("#E85A3A", "#A82418"), 4, rim=0.9)
    e.lay("0,-74! 18,-66! 15,-46 0,-38! -15,-46 -18,-66!", ("#E85A3A", "#8A1A14"), 3, rim=0.9)


def raven_courier(e: Easel) -> None:
    """A raven in profile with a letter in its beak and a satchel strap across."""
    e.lay("-18,-64 20,-82 54,-62 60,-22 84,16 96,110! -34,110! -44,54 -24,0 -36,-30", _JET, 7, rim=0.9)
    for n in range(5):
        e.stroke([(36, 18 + 16 * n), (62, 26 + 16 * n), (86, 42 + 14 * n)], "#8A8AC0", 4, 0.8)
    e.lay("-30,-54! -64,-44 -100,-10! -60,-22 -26,-24!", ("#8A86A0", "#4A4660", "#1A1828"), 5, rim=0.9)
    e.line("-86,-18 -56,-34 -28,-38", BLACK, 3)
    eye(e, 0, -50, 11, "#F2B02E", (-0.2, 0.0))
    e.lay(e.strip("52,-20 10,40 -38,76", 13, 13), ("#D99A5A", "#8A5A2E", "#4A2C14"), 4)
    e.lay("-6,-74 8,-98 42,-96 58,-70 48,-60 20,-72", ("#6A8AE0", "#2E4A9A", "#14245A"), 5, rim=0.9)
    e.lay("-20,-68! 2,-80 26,-74! 4,-66", ("#F3D98C", "#9C7028"), 4, rim=0.9)
    e.lay(
        e.corners([(-98, -8), (-38, -26), (-24, 20), (-84, 38)]),
        ("#FFFFFF", "#F1E6CB", "#C8B48C"),
        6,
        rim=0.9,
    )
    e.line([(-98, -8), (-56, 14), (-38, -26)], "#A8905A", 3)
    e.lay(e.dot(-56, 12, 9), ("#F07A7A", "#B4203E"), 3)


def hedge_dragon(e: Easel) -> None:
    """A dragon clipped from a hedge breathes a small flame at its hoard, one acorn."""
    hedge: Tones = ("#9AD07A", "#3F7F4A", "#163A2A")
    e.lay("104,110! 98,20 66,-34 34,-56 10,-44 24,-20 44,30 30,110!", hedge, 6)
    for u, v in ((30, -66), (58, -52), (82, -24), (98, 10)):
        leaf(e.canvas, e.at(u, v + 14), -62 + (u - 60) * 0.7, 34, 24, "ivy", "#648F4E")
    e.lay("36,-52 10,-70 -20,-58 -44,-34 -92,-22 -98,0 -80,12 -36,18 0,24 34,6 48,-20", hedge, 8, rim=0.9)
    for n in range(34):
        u, v = (
            ((-70 + 17 * (n % 8)), -14 + 9 * (n // 8) + (n % 2) * 5)
            if n < 18
            else (44 + 12 * (n % 4), 20 + 17 * ((n - 18) // 4))
        )
        leaf(
            e.canvas,
            e.at(u, v),
            40 * n,
            17,
            12,
            "ovate",
            ("#4E7F4A", "#648F4E", "#35604A")[n % 3],
            veins=False,
        )
    e.lay("8,-64 18,-100! 30,-60", ("#E8D8B0", "#A8886A", "#5A4434"), 4, rim=0.9)
    eye(e, -8, -38, 13, "#F2C02E", (-0.3, 0.1))
    e.stroke("-26,-52 -8,-56 8,-46", "#163A2A", 7)
    e.fill(e.oval(-84, -8, 4, 3), "#0E241A")
    e.line("-94,4 -60,10 -30,6", "#0E241A", 4)
    glow(e.canvas, *e.at(-78, 40), 40, "#FFC46A", 0.8)
    e.lay("-88,12! -100,36 -84,52 -64,40 -70,28! -78,34", ("#FFF6B0", "#FFA83A", "#D8431E"), 3)
    e.lay("-58,64 -54,92 -32,106 -10,92 -6,64", ("#F0C07A", "#B5783A", "#5A3418"), 5, rim=0.9)
    e.lay("-66,66 -56,46 -32,40 -8,46 2,66 -32,72", ("#A87A4A", "#6A4424", "#38200E"), 5, rim=0.9)
    e.line([(-32, 40), (-28, 28)], "#6A4424", 6)


def feuding_cousins(e: Easel) -> None:
    """Two geese back to back with their beaks in the air; one wears a bonnet, the other a high hat."""
    for side, coat, beak in (
        (-1, ("#7A9AE8", "#3A55A8", "#1A2A60"), "#F09A2E"),
        (1, ("#F2A07A", "#B5503A", "#5A1E1A"), "#F2B83A"),
    ):
        e.lay(
            [(side * 2, 110, "c"), (side * 2, 40), (side * 40, 26), (side * 84, 56), (side * 96, 110, "c")],
            coat,
            5,
        )
        for n in range(3):
            e.fill(e.dot(side * (40 + 5 * n), 62 + 18 * n, 4), "#FFF4D6")
        neck = [(side * 30, 44), (side * 18, 10), (side * 22, -20), (side * 36, -38)]
        e.lay(e.strip(neck, 34, 26), _SNOW, 5, rim=0.9)
        e.lay(
            [
                (side * 20, -40),
                (side * 30, -62),
                (side * 54, -62),
                (side * 64, -44),
                (side * 52, -26),
                (side * 30, -24),
            ],
            _SNOW,
            5,
            rim=0.9,
        )
        e.lay(
            [(side * 58, -56, "c"), (side * 94, -66, "c"), (side * 62, -34, "c")],
            ("#FFE0A0", beak, "#8A4A12"),
            4,
            rim=0.9,
        )
        e.stroke([(side * 40, -44), (side * 46, -41), (side * 53, -46)], BLACK, 5)
    e.lay(
        "-14,-34 -14,-70 -36,-86 -62,-72 -58,-60! -34,-56 -30,-28",
        ("#FFC0D0", "#D8507A", "#7A1E44"),
        5,
        rim=0.9,
    )
    e.line("-30,-28 -36,-16 -48,-18", "#D8507A", 5)
    e.lay(
        e.corners([(20, -58), (60, -68), (54, -104), (22, -96)]),
        ("#5A5080", "#2A2048", "#120C24"),
        5,
        rim=0.9,
    )
    e.lay(e.corners([(8, -54), (70, -70), (72, -63), (10, -46)]), ("#5A5080", "#2A2048"), 4, rim=0.9)
    e.line([(21, -64), (59, -74)], "#C8283E", 6)
