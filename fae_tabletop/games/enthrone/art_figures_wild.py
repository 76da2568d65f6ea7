"""Sitters from beyond the court: Archer, Wizard, Demon and Assassin.

Outlines are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from fae_tabletop.art.figures import Face, Profile
from fae_tabletop.art.figures_garments import draw_cloth, draw_gilding, draw_lines
from fae_tabletop.art.figures_hair import draw_locks, draw_mass, draw_plait
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_headdress import draw_feather, draw_horn, draw_tail
from fae_tabletop.art.figures_props import draw_arrows, draw_brooch, draw_dagger
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, part

ARCHER = Recipe(
    face=Face(
        profile=Profile(softness=1.0, nose=0.8, snub=0.75, brow=0.6, chin=0.95, lip=1.1, neck=0.86),
        skin="#D99A6C",
        skin_shade="#8E5244",
        blush="#C8604A",
        lips="#A84C46",
        iris="#3F8A4E",
        brow="#5A2416",
        lid=0.75,
        lashes=True,
        freckles=True,
        smile=0.8,
    ),
    parts=(
        part(draw_arrows, foot=(92, 220), head=(140, 124), colours=("#F4ECD8", "#D9473F", "#E9B949")),
        NECK,
        part(
            draw_cloth,
            points=(
                "28,138 0,150 -32,166 -50,200 -58,260 -60,330! 180,330! 170,250 150,196 120,162 90,146 60,150"
            ),
            tones=("#5E9A5A", "#3A7048", "#173A2A"),
            motif="leaves",
        ),
        part(
            draw_cloth,
            points="-24,162! 4,150! 172,252! 178,290!",
            tones=("#9A6A3E", "#6B4226", "#3A2214"),
            elevation=2.0,
        ),
        part(
            draw_cloth,
            points=(
                "32,128 14,140 -6,152 4,162 40,164 84,158 116,150 122,132 108,114 88,106 80,124 60,140 44,140"
            ),
            tones=("#4F8A50", "#2F6147", "#14342A"),
            elevation=3,
            folds=("20,150 56,152 96,140", "70,146 96,132 106,118"),
        ),
        part(draw_gilding, lines=("30,131 44,142 60,142 80,126 88,109",), width=1.8),
        part(draw_brooch, u=22, v=150, radius=6.5, stone="#D9473F"),
        HEAD,
        part(
            draw_mass,
            points="14,24 40,20 88,22 98,44 94,66 84,86 70,88 58,78 50,68 46,54 42,40 28,32",
            colour="#9A3E1C",
        ),
        part(
            draw_plait,
            points="80,80 96,98 100,122 92,146 80,166",
            colour="#A8481F",
            width=15,
            glint="#F0A860",
        ),
        part(
            draw_locks,
            colour="#A8481F",
            glint="#F2B06A",
            locks=(
                ("18,26 36,32 46,46 54,64 66,80 80,84", 11),
                ("40,24 60,36 72,54 82,74 86,84", 14),
                ("64,24 84,38 92,56 90,76", 13),
                ("16,28 24,36 22,46 28,54", 5),
            ),
        ),
        part(draw_ear, tip=1.0, jewel="gold"),
        part(
            draw_cloth,
            points="-20,22 2,6 22,-16 52,-27 82,-16 98,8 104,30 80,30 40,22 8,24",
            tones=("#5FA060", "#2F6A4A", "#133628"),
            elevation=3,
            folds=("24,8 44,-12 70,-18",),
        ),
        part(draw_feather, points="62,16 76,-18 104,-46 138,-54 158,-34", width=29),
        part(
            draw_cloth,
            points="-42,27! -8,13 34,9 74,12 102,18 124,-2! 118,34 88,43 46,31 8,29",
            tones=("#77B46A", "#3A7A50", "#1A4632"),
            elevation=3,
            rim=0.75,
            edge="-38,26 -8,14 34,10.5 74,13.5 104,19 123,0",
        ),
    ),
)

WIZARD = Recipe(
    face=Face(
        profile=Profile(nose=1.45, hook=0.9, chin=1.1, brow=1.8, neck=0.9, stoop=1.0),
        skin="#A8714F",
        skin_shade="#5E352E",
        blush="#B5503A",
        lips="#8A4A40",
        iris="#7FC4FF",
        brow="#F2F4FA",
        lid=0.3,
        bushy=1.3,
        age=1.0,
        frown=0.6,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points=(
                "34,130 6,146 -28,164 -48,200 -56,260 -58,330! 186,330! 176,250 158,200 130,166 "
                "100,144 82,128 60,140"
            ),
            tones=("#4F78D0", "#2C4AA0", "#14225E"),
            motif="stars",
            motif_kind="silver",
        ),
        part(
            draw_gilding,
            lines=("34,132 20,170 14,220 12,330", "82,132 120,164 150,206 166,260 172,330"),
            kind="silver",
            width=2.0,
        ),
        HEAD,
        part(
            draw_mass,
            points=(
                "52,58 46,73 36,79 22,75 12,80 3,88 -6,104 -12,124 -14,144 -12,162 -4,180! 8,168 "
                "20,158 34,148 48,132 60,112 62,90 58,70"
            ),
            colour="#D5DCEC",
        ),
        part(
            draw_locks,
            colour="#E1E7F3",
            glint="#FFFFFF",
            locks=(
                ("52,66 58,90 50,116 34,136 22,156", 11),
                ("44,78 46,100 34,126 18,146 8,168", 13),
                ("34,82 32,104 18,130 4,150 -2,176", 14),
                ("22,80 14,104 2,128 -8,150 -8,172", 13),
                ("12,84 0,104 -8,124 -12,148", 9),
                ("1,70.5 9,71 18,78 24,92 18,108", 8),
                ("4,71 2,78 -6,86 -16,88", 5.4),
            ),
        ),
        part(
            draw_mass,
            points=(
                "12,22 60,16 98,24 108,56 116,96 128,132 140,164 146,184 124,178 112,190 98,172 "
                "86,164 80,134 74,108 64,84 58,74 50,68 46,50 38,34"
            ),
            colour="#C6CFE2",
        ),
        part(
            draw_locks,
            colour="#D3DBEA",
            glint="#FFFFFF",
            locks=(
                ("30,30 44,44 52,64 66,86 76,116 84,152", 12),
                ("54,26 72,52 82,88 90,128 98,168", 15),
                ("74,26 92,58 100,98 112,138 116,184", 16),
                ("90,30 106,64 114,102 128,142 142,178", 13),
            ),
        ),
        part(draw_ear, tip=1.15),
        part(
            draw_cloth,
            points=(
                "-4,16 8,-16 22,-50 42,-82 66,-102 96,-110 132,-92! 106,-90 92,-76 86,-54 92,-18 106,20 50,30"
            ),
            tones=("#5A82DC", "#2F4CA8", "#141F5C"),
            motif="stars",
            motif_kind="silver",
            seed=3,
            folds=("40,-70 64,-78 92,-80", "26,-30 56,-34 84,-30"),
            edge="-20,12 28,-1 74,1 130,16",
            edge_kind="silver",
            edge_width=7.5,
        ),
        part(
            draw_cloth,
            points="-50,34! -18,15 28,6 74,8 114,18 152,44! 108,38 60,30 18,28 -14,31",
            tones=("#6A90E6", "#3350AC", "#182468"),
            rim=0.75,
            edge="-47,35 -14,30 20,27 60,29 108,37 149,43",
            edge_kind="silver",
            edge_width=1.6,
        ),
    ),
)

DEMON = Recipe(
    face=Face(
        profile=Profile(nose=1.15, hook=0.55, brow=1.9, chin=1.7, lip=0.7, neck=1.3, slope=1.0),
        skin="#C4413C",
        skin_shade="#6A1830",
        blush="#F0703A",
        lips="#7E1A2A",
        iris="#FFD23A",
        brow="#1A0A14",
        lid=0.3,
        frown=3.6,
        smile=1.5,
    ),
    behind=(
        part(
            draw_cloth,
            points=(
                "100,150 136,96 150,40 146,-8! 166,16 198,20! 184,50 190,84! 170,96 166,128! 146,132 134,170"
            ),
            tones=("#7A2A48", "#4A142E", "#22081A"),
            elevation=3,
        ),
        part(
            draw_cloth,
            points=(
                "84,150 120,96 134,40 130,-8! 150,16 182,20! 168,50 174,84! 154,96 150,128! 130,132 118,170"
            ),
            tones=("#A03A52", "#6A1A38", "#2E0A20"),
            elevation=3,
        ),
        part(
            draw_lines,
            lines=("122,60 150,36 182,20", "122,60 148,68 174,84", "122,60 136,96 150,128"),
            colour="#E07A6A",
            width=1.6,
        ),
    ),
    parts=(
        part(
            draw_cloth,
            points="54,150 80,118 106,90 146,44! 144,84 166,92! 154,122 166,148! 138,180 90,182",
            tones=("#B5323A", "#7A1420", "#34060F"),
            elevation=3,
            edge="80,118 106,90 146,44! 144,84 166,92! 154,122 166,148",
            edge_kind="copper",
            edge_width=2.4,
        ),
        part(draw_horn, points="22,12 8,-10 4,-36 14,-62 36,-78", width=18, colour="#4E3A38"),
        NECK,
        part(
            draw_cloth,
            points="34,134 4,148 -30,164 -50,200 -58,330! 178,330! 170,250 152,198 122,166 92,148 60,150",
            tones=("#6A2A4A", "#3E1634", "#1A0818"),
            motif="scales",
        ),
        part(
            draw_cloth,
            points=(
                "38,118 22,122 -6,104! -8,132 2,152 -16,168 8,184 52,188 92,176 104,146 90,118! 76,132 54,138"
            ),
            tones=("#D0484A", "#8E1C28", "#44080F"),
            elevation=3,
            edge="90,118 76,132 54,138 38,118 22,122 -6,104! -8,132 2,152",
            edge_kind="copper",
            edge_width=2.2,
        ),
        part(draw_brooch, u=30, v=152, radius=7, stone="#FFB43A"),
        HEAD,
        part(
            draw_locks,
            colour="#1E0E1C",
            glint="#8A4460",
            locks=(("10,90 4,98 -2,110 -10,118", 9), ("16,92 10,102 6,114 -4,122", 8)),
        ),
        part(
            draw_mass,
            points=(
                "12,24 8,10 22,-5 48,-11 76,-4 96,16 108,40 122,58 118,64 130,84 116,84 116,100 "
                "100,94 92,104 80,92 64,80 54,72 47,62 46,48 38,36 24,30"
            ),
            colour="#1C0E1E",
        ),
        part(
            draw_locks,
            colour="#1E1022",
            glint="#8A4060",
            locks=(("14,24 18,4 42,-8 72,-2 100,22 126,34 142,30", 13),),
        ),
        part(draw_horn, points="52,16 70,-8 84,-36 82,-66 62,-92", width=22, colour="#7A6250"),
        part(
            draw_locks,
            colour="#1E1022",
            glint="#8A4060",
            locks=(
                ("22,26 32,6 58,4 86,20 108,48 130,62 148,60", 14),
                ("30,29 46,16 68,22 90,44 108,72 130,86 144,86", 13),
                ("40,36 58,34 76,50 90,74 108,96 126,106", 12),
                ("47,50 60,56 76,76 90,98 100,114", 10),
            ),
        ),
        part(draw_ear, tip=1.3, jewel="copper"),
    ),
)

ASSASSIN = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(nose=0.95, brow=1.2, neck=1.1),
        skin="#9C6C58",
        skin_shade="#56343A",
        blush="#8A4A40",
        lips="#5A3030",
        iris="#7FF0D8",
        brow="#0E0A12",
        lid=0.45,
        frown=2.4,
    ),
    parts=(
        part(draw_dagger, point=(70, 210), pommel=(150, 66)),
        part(
            draw_tail, points="92,124 128,116 160,130 192,112", width=20, colour="#2F7A80", taper_power=0.35
        ),
        part(
            draw_tail, points="90,132 122,140 152,162 182,154", width=20, colour="#24626A", taper_power=0.35
        ),
        NECK,
        part(
            draw_cloth,
            points="28,130 2,146 -28,164 -46,200 -54,330! 176,330! 166,250 150,198 124,160 96,142 60,146",
            tones=("#2F6670", "#17383F", "#081A22"),
            folds=("-14,180 -20,240 -16,320", "110,176 126,230 128,320"),
        ),
        part(
            draw_cloth,
            points="26,136 10,150 34,196 60,330! 92,330! 76,230 70,170 66,140",
            tones=("#1E3038", "#101E26", "#060E14"),
            elevation=1.6,
        ),
        part(
            draw_cloth,
            points="122,150! 146,164! 44,330! 4,330!",
            tones=("#6A4A38", "#3E2820", "#1E120E"),
            elevation=2.0,
        ),
        part(draw_dagger, point=(60, 262), pommel=(114, 200), grip="#1F4C54"),
        part(draw_dagger, point=(24, 306), pommel=(78, 244), grip="#1F4C54"),
        HEAD,
        part(
            draw_cloth,
            points=(
                "-17,61 -6,58 12,60 34,62 52,66 62,84 64,110 60,130 40,134 22,124 10,110 0,100 -4,90 -9,78"
            ),
            tones=("#3A7C84", "#1E4850", "#0C242C"),
            elevation=2.2,
            folds=("-10,72 18,76 52,78", "-2,90 24,94 58,96"),
            fold_width=3,
        ),
        part(
            draw_cloth,
            points=(
                "-20,40! -10,12 10,-12 40,-26 74,-33 102,-40 122,-30! 108,-12 108,12 113,44 "
                "114,84 124,118 142,148 112,172 70,168 44,152 28,140 44,122 52,96 54,70 49,50 "
                "38,39 14,33"
            ),
            tones=("#58A4A8", "#2A6068", "#0E2C34"),
            elevation=3.4,
            rim=0.75,
            folds=("24,-6 62,-8 92,30 98,84 112,140", "40,8 70,20 84,60 86,110 96,156"),
            edge="-19,39 14,33 38,38 49,50 54,70 52,96 44,122 30,138",
            edge_kind="silver",
            edge_width=2.0,
        ),
        part(draw_brooch, u=28, v=144, radius=8, kind="silver", stone="#3FC4B4"),
    ),
)
