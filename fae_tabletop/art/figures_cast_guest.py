"""Recipe of the guest at every table: whoever sits at the screen, a mortal among the cast.

Outlines are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from fae_tabletop.art.figures import Face, Profile
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_props import draw_brooch
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, part
from fae_tabletop.art.figures_regalia import draw_round_ear

GUEST = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(softness=0.9, nose=0.9, snub=0.35, lip=1.0, brow=0.7, chin=1.0, neck=0.9),
        skin="#D9A07A",
        skin_shade="#94584A",
        blush="#D8705E",
        lips="#9A4A4A",
        iris="#5A3A2A",
        brow="#2A1A20",
        lid=0.7,
        eye=1.15,
        lashes=True,
        smile=1.6,
        frown=-0.6,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points=(
                "32,132 12,146 -18,160 -42,184 -54,224 -58,330! 172,330! 162,230 138,184 112,156 "
                "88,136 60,146"
            ),
            tones=("#9A2E52", "#5E1A3A", "#260A1E"),
            folds=("2,184 -6,244 0,322", "104,178 120,240 118,322"),
        ),
        part(
            draw_cloth,
            points="30,126 14,138 -2,152 10,172 36,164 60,178 90,168 112,154 100,134 84,122 62,138",
            tones=("#F2E3C0", "#D2B486", "#7E5E40"),
            elevation=2.6,
            edge="-2,152 10,172 36,164 60,178 90,168 112,154",
            edge_width=2.4,
        ),
        part(draw_brooch, u=38, v=158, radius=9, kind="gold", stone="#B4203E"),
        HEAD,
        part(draw_mass, points="86,56 104,42 126,44 136,60 130,80 110,88 92,80", colour="#1E141C"),
        part(
            draw_mass,
            points=(
                "12,25 9,6 28,-11 58,-13 86,0 102,26 105,54 100,78 86,88 72,84 60,74 51,64 46,50 38,36 24,29"
            ),
            colour="#261820",
        ),
        part(
            draw_locks,
            colour="#38242C",
            glint="#A8707A",
            locks=(
                ("14,25 20,8 46,-7 72,3 92,26", 13),
                ("24,28 40,14 64,20 84,40 96,62", 14),
                ("38,35 56,38 74,52 90,66 104,66", 14),
                ("47,52 58,66 74,78 94,76", 10),
                ("96,50 116,46 128,58 120,76", 11),
                ("104,64 118,58 122,70 110,80", 8),
                ("50,64 50,78 54,92 50,102", 5),
            ),
        ),
        part(draw_round_ear, jewel="gold"),
        part(draw_garland, points="64,8 82,16 96,30", size=11),
    ),
)
