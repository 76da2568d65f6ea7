"""Recipes of the cast who dare and deceive: Thorn Wickham, Lady Vesper, Ashkar and Pim.

Outlines are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from fae_tabletop.art.figures import Face, Profile
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland, draw_gilding, draw_lines
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_headdress import draw_crescent, draw_horn, draw_tail, draw_thorns
from fae_tabletop.art.figures_props import draw_brooch, draw_ruff
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, part

THORN_WICKHAM = Recipe(
    face=Face(
        profile=Profile(nose=1.1, hook=0.4, brow=1.3),
        skin="#8FA08A",
        skin_shade="#46564E",
        blush="#7A8A6A",
        lips="#5A5A4A",
        iris="#E7F08A",
        brow="#141A14",
        lid=0.5,
        frown=2.0,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points="28,130 0,148 -34,168 -52,210 -58,330! 184,330! 172,250 150,196 120,160 92,144 60,150",
            tones=("#4A5A46", "#28342A", "#101812"),
            folds=("-14,180 -20,240 -16,320", "110,176 126,230 128,320"),
        ),
        HEAD,
        part(
            draw_cloth,
            points=(
                "-17,61 -6,58 12,60 34,62 52,66 62,84 64,110 60,130 40,134 22,124 10,110 0,100 -4,90 -9,78"
            ),
            tones=("#5A3A4A", "#38202E", "#1A0C16"),
            elevation=2.2,
            folds=("-10,72 18,76 52,78", "-2,90 24,94 58,96"),
            fold_width=3,
        ),
        part(
            draw_cloth,
            points=(
                "-18,34! -2,2 22,-26 50,-52 66,-74! 78,-46 96,-10 108,30 112,84 122,118 150,150 "
                "128,158 132,178 100,168 84,182 66,164 44,166 38,148 22,142! 44,122 54,96 55,70 "
                "49,50 38,39 14,33"
            ),
            tones=("#6E7E5A", "#3E4C3A", "#161E18"),
            elevation=3.4,
            rim=0.75,
            folds=("36,-20 62,-12 92,30 98,84 112,140", "40,8 70,20 84,60 86,110 96,156"),
        ),
        part(
            draw_thorns,
            points="22,142 38,150 50,166 70,164 86,180 102,168 130,176 128,158 150,150",
            colour="#2A1A24",
            size=9,
        ),
        part(
            draw_thorns,
            points="-16,33 14,32 38,38 49,50 55,72 53,98 44,122 26,140",
            colour="#8A6A4A",
            size=11,
        ),
    ),
)

LADY_VESPER = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(softness=1.0, nose=0.95, hook=0.15, lip=0.95, brow=0.6, chin=1.0, neck=0.76),
        skin="#E3DCEC",
        skin_shade="#8E86AC",
        blush="#B79AC8",
        lips="#7A4A86",
        iris="#5A6AC8",
        brow="#6A6488",
        lid=0.42,
        lashes=True,
        frown=-0.6,
    ),
    parts=(
        part(
            draw_cloth,
            points="70,150 96,112 140,74 186,62! 196,92 180,118! 190,140 168,164! 170,190 130,210 90,200",
            tones=("#F2E8D2", "#C9B08A", "#6A5446"),
            edge="96,112 140,74 186,62! 196,92 180,118! 190,140 168,164",
            edge_kind="silver",
        ),
        part(draw_brooch, u=158, v=104, radius=13, kind="silver", stone="#5A4A94"),
        part(
            draw_lines,
            lines=("84,170 120,128 184,66", "86,180 130,150 178,120", "88,190 130,172 166,164"),
            colour="#8A6A56",
            width=1.8,
        ),
        NECK,
        part(
            draw_cloth,
            points=(
                "30,130 12,146 -20,162 -44,186 -54,224 -58,330! 170,330! 160,230 136,184 110,156 "
                "88,132 60,144"
            ),
            tones=("#5C5A94", "#33305E", "#141230"),
            motif="stars",
            motif_kind="silver",
            seed=4,
        ),
        part(draw_garland, points="14,146 34,154 58,156 80,146 90,134", size=7, kind="silver"),
        HEAD,
        part(
            draw_mass,
            points=("10,24 16,4 40,-12 72,-10 94,8 100,34 96,58 86,74 70,76 56,70 48,60 45,46 38,34 24,28"),
            colour="#E9ECF4",
        ),
        part(draw_mass, points="78,4 104,-22 132,-20 142,4 132,30 110,38 92,26", colour="#DDE2EE"),
        part(
            draw_locks,
            colour="#F2F4FA",
            glint="#AEB6D0",
            locks=(
                ("36,34 20,22 18,2 42,-10 68,-6 88,10", 14),
                ("44,48 38,28 42,8 62,-2 84,8 96,24", 14),
                ("48,62 52,40 62,22 82,22 96,36", 13),
                ("58,72 64,54 76,44 92,46", 11),
                ("84,12 104,-16 128,-14 134,6 118,20", 13),
                ("92,22 112,4 130,10 126,28", 10),
                ("16,26 28,34 40,46 47,62 46,84 52,100", 6),
            ),
        ),
        part(draw_ear, tip=0.9, jewel="silver"),
        part(draw_crescent, u=10, v=-2, radius=23, turn=-58),
        part(draw_gilding, lines=("8,22 24,13 46,9 70,13 90,25",), kind="silver", width=2.8),
    ),
)

ASHKAR = Recipe(
    face=Face(
        profile=Profile(nose=1.25, hook=0.3, brow=1.4, chin=1.5, lip=0.9, neck=1.1),
        skin="#E0703A",
        skin_shade="#8A2A24",
        blush="#FFB03A",
        lips="#8E2A1E",
        iris="#FFF06A",
        brow="#2A0E12",
        lid=0.35,
        smile=6.0,
        grin=True,
        frown=-1.2,
    ),
    parts=(
        part(draw_horn, points="30,8 30,-18 14,-40 -12,-48 -34,-34", width=20, colour="#3E2A2E"),
        NECK,
        part(
            draw_cloth,
            points="34,134 4,148 -30,164 -50,200 -58,330! 178,330! 170,250 152,198 122,166 92,148 60,150",
            tones=("#8A3A5A", "#4E1A3A", "#200818"),
            motif="lozenges",
            motif_kind="#B5463A",
        ),
        part(
            draw_cloth,
            points="34,122 16,132 -14,146 -8,172 20,190 52,168 76,176 108,160 96,130 84,120 70,134 50,134",
            tones=("#F7B45A", "#D0702A", "#7A2E14"),
            elevation=3,
        ),
        HEAD,
        part(
            draw_mass,
            points=(
                "12,25 10,6 28,-10 56,-12 84,0 98,24 100,52 94,84 84,98 70,92 58,78 50,66 46,50 38,36 24,29"
            ),
            colour="#3A0E18",
        ),
        part(
            draw_locks,
            colour="#4A1220",
            glint="#FF8A3A",
            locks=(
                ("14,25 22,6 48,-4 74,6 92,30", 13),
                ("24,28 40,14 64,20 84,42 96,70", 14),
                ("38,34 56,36 74,54 86,82 84,104", 14),
                ("47,52 58,66 70,84 74,104", 10),
                ("20,6 8,-10 14,-26", 8),
                ("34,-2 30,-20 40,-32", 8),
            ),
        ),
        part(draw_horn, points="48,8 62,-16 90,-34 118,-24 128,4 114,22", width=24, colour="#6A4A40"),
        part(draw_ear, tip=1.2, jewel="gold"),
    ),
)

PIM = Recipe(
    face=Face(
        profile=Profile(nose=1.2, snub=1.5, chin=0.8, lip=0.9, softness=1.0, brow=0.5, neck=0.7),
        skin="#B9D08A",
        skin_shade="#5E7E4E",
        blush="#E0A05A",
        lips="#A85A4A",
        iris="#7A4A1E",
        brow="#4A5A2A",
        lid=1.0,
        eye=1.5,
        smile=4.0,
        frown=-2.6,
        freckles=True,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points="32,130 10,144 -14,164 -26,210 -30,330! 150,330! 142,250 126,190 108,156 90,140 60,148",
            tones=("#4AA0A8", "#256470", "#0E2E38"),
            motif="lozenges",
            motif_kind="#F2C24A",
        ),
        part(draw_ruff, colours=("#F2C24A", "#3E8E96", "#E0623A"), centre=(54, 120), reach=52),
        HEAD,
        part(draw_tail, points="58,2 40,-26 6,-36 -22,-14", width=56, colour="#E0623A", bell=10),
        part(draw_tail, points="60,4 92,-26 130,-24 148,10", width=58, colour="#3E9EA8", bell=10),
        part(
            draw_cloth,
            points="2,28 4,4 26,-14 60,-16 88,0 100,30 98,62 88,88 70,92 54,80 48,64 44,48 36,36 22,29 10,29",
            tones=("#FBDF8A", "#E7B43A", "#8A5E14"),
            edge="3,28 12,28 24,29 38,36 45,48 49,64 56,80 71,91",
            edge_width=3,
        ),
        part(draw_ear, tip=1.6, jewel="gold"),
    ),
)
