"""Recipes of the cast who keep and spare: Old Quillon, Mossback and Saffron.

Outlines are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from fae_tabletop.art.figures import Face, Profile
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland, draw_lines
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_headdress import draw_wreath
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, part

OLD_QUILLON = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(nose=1.3, hook=0.5, snub=0.2, chin=0.9, brow=1.4, stoop=1.0),
        skin="#E6BE9C",
        skin_shade="#9C6A5E",
        blush="#D8705E",
        lips="#9A5A50",
        iris="#4A6A8A",
        brow="#8A8C9A",
        lid=0.45,
        bushy=1.0,
        age=0.9,
        frown=-1.4,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points=(
                "34,130 6,146 -28,164 -48,200 -56,260 -58,330! 186,330! 176,250 158,200 130,166 "
                "100,144 82,128 60,140"
            ),
            tones=("#8A7A5A", "#5A4A36", "#2A2018"),
            folds=("20,170 14,220 12,330", "120,170 140,230 146,330"),
        ),
        HEAD,
        part(
            draw_mass,
            points=(
                "50,60 44,74 34,80 22,76 12,81 4,90 0,104 2,122 -4,140 8,136 10,152! 22,138 "
                "30,144! 38,126 48,112 56,92 57,72"
            ),
            colour="#DAD8D4",
        ),
        part(
            draw_locks,
            colour="#E8E6E0",
            glint="#FFFFFF",
            locks=(
                ("50,68 52,88 42,110 34,130", 10),
                ("42,78 42,98 32,120 28,138", 11),
                ("32,82 28,102 18,124 12,146", 12),
                ("20,82 12,100 4,120 0,136", 11),
                ("12,86 4,100 4,112", 7),
                ("1,70.5 9,71 17,77 22,88", 7),
                ("3,71 0,77 -8,80", 4.4),
            ),
        ),
        part(
            draw_locks,
            colour="#2A3A7A",
            glint="#6A7ABA",
            locks=(("36,112 30,124 27,138", 6), ("20,116 14,130 11,148", 7), ("6,116 2,128 -2,138", 6)),
            elevation=0.6,
        ),
        part(
            draw_mass,
            points="20,26 60,20 96,28 104,56 100,84 92,100 80,92 72,100 64,84 56,74 50,66 46,50 38,36",
            colour="#CBC9C6",
        ),
        part(
            draw_locks,
            colour="#DAD8D4",
            glint="#FFFFFF",
            locks=(
                ("40,30 52,46 58,64 68,92", 11),
                ("60,26 76,48 80,72 82,94", 13),
                ("80,30 94,52 96,76 92,98", 12),
            ),
        ),
        part(draw_ear, tip=0.75),
        part(
            draw_cloth,
            points=(
                "0,16 14,-14 26,-40 30,-66 52,-74 84,-64 118,-72 140,-50! 118,-50 100,-36 96,-12 104,18 50,28"
            ),
            tones=("#6A62A8", "#3E3878", "#1A1640"),
            folds=("30,-44 56,-48 96,-40", "20,-14 54,-20 94,-12"),
            motif="stars",
            seed=5,
            edge="-20,14 28,2 74,4 130,18",
            edge_width=7.5,
        ),
        part(
            draw_cloth,
            points="-46,40! -16,17 28,7 74,9 112,19 142,10! 122,38 62,31 20,29 -14,34",
            tones=("#7C74BC", "#443E84", "#201C4C"),
            rim=0.75,
            edge="-43,40 -14,33 20,28 62,30 122,37",
            edge_width=1.6,
        ),
        part(draw_lines, lines=("96,20 128,-20 160,-66",), colour="#F7EFE2", width=9, alpha=1.0),
    ),
)

MOSSBACK = Recipe(
    face=Face(
        profile=Profile(
            nose=1.35, hook=0.7, chin=1.3, brow=2.0, lip=0.6, jowl=2.4, neck=1.5, stoop=2.4, slope=1.4
        ),
        skin="#8A7452",
        skin_shade="#463A2E",
        blush="#A0804A",
        lips="#5E4A3A",
        iris="#A8C86A",
        brow="#6E8A4A",
        lid=0.12,
        bushy=1.2,
        age=1.0,
        smile=1.2,
    ),
    parts=(
        part(
            draw_cloth,
            points="60,170 84,126 116,92 150,86 180,104 198,144 204,200 206,330! 60,330!",
            tones=("#7A8A4A", "#46582E", "#1E2A18"),
            motif="scales",
        ),
        part(draw_garland, points="70,150 100,108 144,88 186,112 202,160", size=15, kind="copper"),
        NECK,
        part(
            draw_cloth,
            points="30,140 0,150 -34,170 -52,210 -58,330! 178,330! 168,250 146,200 116,168 90,150 60,156",
            tones=("#6E8A4E", "#3E5A34", "#182A1A"),
            motif="leaves",
        ),
        HEAD,
        part(
            draw_mass,
            points="48,66 44,78 34,84 22,80 12,86 6,98 8,116 18,128 28,118 38,120 48,104 56,90 56,74",
            colour="#7E9A56",
        ),
        part(
            draw_locks,
            colour="#8AA85E",
            glint="#CFE0A0",
            locks=(
                ("48,72 50,88 42,104 36,118", 9),
                ("38,82 38,98 30,114 24,126", 10),
                ("26,84 20,100 18,114 20,126", 10),
                ("16,86 8,100 10,114", 8),
                ("1,70.5 9,72 18,79 22,90", 6),
            ),
        ),
        part(draw_ear, tip=0.5),
        part(
            draw_wreath,
            points="4,26 8,8 26,-8 50,-14 74,-8 92,10 98,34 94,60 84,80",
            leaf_colours=("#5E8A48", "#7AA058", "#48703E", "#94A84E"),
            flowers=(),
            size=24,
            every=9,
        ),
        part(
            draw_wreath,
            points="30,-12 56,-18 80,-8",
            leaf_colours=("#7AA058", "#94B45E"),
            flowers=("#E9DCC0",),
            size=20,
            every=22,
        ),
    ),
)

SAFFRON = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(softness=1.0, nose=0.75, snub=0.9, lip=1.1, brow=0.5, chin=0.9, neck=0.8),
        skin="#F0C4A0",
        skin_shade="#B0705E",
        blush="#F08A6A",
        lips="#C85A5A",
        iris="#7A5A1E",
        brow="#8A4A1E",
        lid=0.85,
        eye=1.32,
        lashes=True,
        smile=2.6,
        freckles=True,
        frown=-1.0,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points=(
                "30,136 10,148 -16,160 -40,182 -52,224 -58,330! 170,330! 160,230 136,184 110,158 "
                "88,142 60,150"
            ),
            tones=("#FBE3A0", "#E7A83A", "#96561A"),
            folds=("0,180 -6,240 0,320", "100,176 116,240 114,320"),
        ),
        part(draw_garland, points="12,150 34,158 58,160 80,150 92,142", size=8),
        HEAD,
        part(
            draw_mass,
            points=(
                "10,25 8,6 26,-10 56,-14 84,-2 100,22 106,52 104,82 110,108 102,130 92,122 84,132 "
                "76,112 68,92 58,78 50,66 46,50 38,36 24,29"
            ),
            colour="#D0702A",
        ),
        part(
            draw_locks,
            colour="#E0862E",
            glint="#FFD98A",
            locks=(
                ("12,24 20,6 46,-6 72,4 92,28", 13),
                ("22,28 38,16 62,22 82,44 92,74 88,98", 14),
                ("38,36 54,40 70,58 80,86 76,112", 14),
                ("60,10 88,30 102,62 98,94 106,118", 14),
                ("47,54 58,70 68,92 70,114", 10),
                ("92,100 88,116 96,128 90,138", 7),
                ("16,27 10,34 14,42 8,48", 4),
            ),
        ),
        part(draw_ear, tip=0.85, jewel="gold"),
        part(
            draw_wreath,
            points="2,22 18,6 42,-4 66,-2 88,12 98,32",
            leaf_colours=("#5E9A58", "#3E7A4A"),
            flowers=("#F2B02E", "#E05A4A", "#F7EFE2", "#E98A2E"),
            size=19,
            every=15,
        ),
    ),
)
