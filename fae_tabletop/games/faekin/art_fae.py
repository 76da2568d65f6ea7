"""Sorcha and Maeve, who hold cards at small tables and never speak: their portraits, framed as the cast's are.

Outlines are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from functools import partial

import skia

from fae_tabletop.art.figures import Face, Profile
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland, draw_gilding
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_headdress import draw_feather
from fae_tabletop.art.figures_medallion import SIZE, Seat, draw_medallion, seat_recipe
from fae_tabletop.art.figures_props import draw_brooch
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, part
from fae_tabletop.art.picture import Picture, catalogue
from fae_tabletop.games.faekin.art_looks import FOLDER

SORCHA = Recipe(
    face=Face(
        profile=Profile(softness=0.9, nose=0.95, snub=0.1, hook=0.1, lip=1.1, brow=0.6, chin=1.0, neck=0.8),
        skin="#F7C98A",
        skin_shade="#B5683E",
        blush="#F0784A",
        lips="#B5402E",
        iris="#B5541A",
        brow="#A8421A",
        lid=0.0,
        lashes=True,
        smile=1.0,
    ),
    parts=(
        part(
            draw_cloth,
            points="70,150 92,120 124,92 160,84! 156,108 178,112! 164,134 180,146! 158,168 120,186 84,186",
            tones=("#FFE08A", "#F2922E", "#A83A1A"),
            edge="92,120 124,92 160,84! 156,108 178,112! 164,134 180,146!",
        ),
        NECK,
        part(
            draw_cloth,
            points="30,132 10,146 -18,160 -42,182 -54,224 -58,330! 172,330! 162,230 138,184 112,156 88,136 60,146",
            tones=("#C23A2E", "#86201E", "#3A0812"),
            folds=("0,182 -6,240 0,320", "102,178 118,240 116,320"),
        ),
        part(draw_garland, points="14,148 34,160 56,164 78,156 94,142", size=9),
        HEAD,
        part(
            draw_mass,
            points=(
                "12,26 6,4 14,-24 10,-58! 26,-40 36,-18 40,-52 58,-88! 62,-54 60,-26 74,-56 98,-76! 92,-42 88,-14 "
                "112,-34 134,-36! 116,-8 106,14 128,14 144,26! 120,36 106,52 98,72 84,84 70,80 58,72 48,60 45,46 "
                "38,35 24,29"
            ),
            colour="#D9501E",
        ),
        part(
            draw_locks,
            colour="#F07A2A",
            glint="#FFF0A0",
            locks=(
                ("20,26 16,2 22,-22 14,-50", 12),
                ("32,26 32,-4 44,-34 56,-78", 15),
                ("46,28 52,0 66,-26 92,-66", 15),
                ("58,36 74,12 92,-10 126,-32", 15),
                ("62,50 86,34 108,24 136,26", 13),
                ("52,62 70,58 88,56 104,46", 11),
                ("26,26 40,8 48,-10 48,-34", 9),
            ),
        ),
        part(
            draw_locks,
            colour="#FFC24A",
            glint="#FFFBD8",
            locks=(
                ("40,30 42,10 52,-14 60,-50", 7),
                ("54,38 66,18 80,-4 100,-26", 7),
                ("30,26 26,8 28,-8", 5),
            ),
            elevation=1.2,
        ),
        part(draw_ear, tip=1.0, jewel="gold"),
        part(draw_gilding, lines=("9,32 24,32 40,40 48,50",), width=2.6),
        part(draw_brooch, u=10, v=31, radius=7, stone="#FFE08A"),
    ),
)

MAEVE = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(softness=0.7, nose=1.05, hook=0.35, lip=0.95, brow=0.7, chin=1.1, neck=0.76),
        skin="#D3E2E8",
        skin_shade="#6A86A8",
        blush="#9AA9D0",
        lips="#4A3A6E",
        iris="#7FE0F0",
        brow="#121A3A",
        lid=0.45,
        lashes=True,
        frown=0.4,
    ),
    behind=(
        part(
            draw_feather,
            points="96,150 128,96 150,40 154,-20",
            width=46,
            colours=("#3A4A86", "#1A2456", "#0A0E2A"),
            quill="#A9BEDC",
        ),
        part(
            draw_feather,
            points="112,158 152,116 182,70 196,20",
            width=44,
            colours=("#34447E", "#18204E", "#0A0E2A"),
            quill="#A9BEDC",
        ),
        part(
            draw_feather,
            points="84,140 104,86 112,30 104,-22",
            width=40,
            colours=("#4A5A9A", "#202C62", "#0C1234"),
            quill="#A9BEDC",
        ),
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points="30,134 10,146 -20,162 -42,186 -52,226 -56,330! 176,330! 166,230 140,184 112,158 88,138 60,148",
            tones=("#3A4A86", "#1C2658", "#0A0E2A"),
            motif="scales",
        ),
        part(draw_garland, points="14,150 34,162 56,166 78,158 94,144", size=8, kind="silver"),
        HEAD,
        part(
            draw_mass,
            points=(
                "10,26 8,8 24,-10 56,-16 88,-4 106,22 112,58 110,96 116,134 128,170 112,184 94,160 86,124 76,96 "
                "64,80 52,68 "
                "46,52 38,36 24,29"
            ),
            colour="#141A3A",
        ),
        part(
            draw_locks,
            colour="#1C2450",
            glint="#8FA6E0",
            locks=(
                ("14,26 24,8 50,-6 78,4 98,28", 13),
                ("26,29 46,18 68,26 86,50 94,84", 14),
                ("38,36 58,42 74,62 84,96 92,132", 14),
                ("50,60 62,76 74,102 88,140 98,166", 12),
                ("84,12 102,42 106,84 108,124 120,166", 15),
            ),
        ),
        part(draw_ear, tip=1.15, jewel="silver"),
        part(
            draw_cloth,
            points="-7,57! 1,47 4,37 2,24 16,14 40,10 64,14 92,2! 84,24 66,36 46,42 34,52 22,58 8,58",
            tones=("#FFFFFF", "#E2EAF4", "#8FA6CC"),
            elevation=2.4,
            rim=0.85,
        ),
        part(
            draw_gilding,
            lines=("4,38 20,32 44,30 70,22 88,8", "6,48 20,44 36,42 52,38"),
            kind="silver",
            width=1.6,
        ),
        part(
            draw_cloth,
            points="8,50 14,44 24,46 27,52 18,56 10,55",
            tones=("#0E1434", "#0A0E22"),
            elevation=0.4,
            rim=0.2,
        ),
        part(
            draw_cloth, points="13,47 20,48 19,54 13,54", tones=("#D9FBFF", "#5FC8E0"), elevation=0.2, rim=0.2
        ),
    ),
)

SEATS: dict[str, tuple[Recipe, Seat]] = {
    "sorcha": (
        SORCHA,
        Seat(
            recipe=SORCHA, air="gold", tint="#FFE9B0", rim="#9A4A16", kind="gold", at=(160, 190), scale=1.12
        ),
    ),
    "maeve": (
        MAEVE,
        Seat(
            recipe=MAEVE, air="deep", tint="#A9C8F0", rim="#1F2E66", kind="silver", at=(170, 176), scale=1.18
        ),
    ),
}


def draw_fae(canvas: skia.Canvas, name: str) -> None:
    """The portrait of a fae, 320 x 320 px; `name` is a key of `SEATS`."""
    recipe, seat = SEATS[name]
    draw_medallion(canvas, seat, f"{FOLDER}/{name}", partial(seat_recipe, seat=seat, recipe=recipe))


PICTURES: dict[str, Picture] = catalogue(
    Picture(f"{FOLDER}/{name}", (int(SIZE), int(SIZE)), partial(draw_fae, name=name)) for name in SEATS
)
