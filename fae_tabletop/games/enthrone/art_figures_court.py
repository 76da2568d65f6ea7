"""Sitters of the court: King, Knight, Priestess and Jester.

Outlines are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from fae_tabletop.art.figures import Face, Profile
from fae_tabletop.art.figures_garments import draw_cloth, draw_fur, draw_garland, draw_gilding, draw_lines
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_headdress import draw_crescent, draw_crown, draw_feather, draw_metal, draw_tail
from fae_tabletop.art.figures_props import draw_brooch, draw_chain, draw_ruff, draw_sceptre
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, part

KING = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(nose=1.15, chin=1.1, brow=1.7, hook=0.35, neck=1.5, stoop=0.5),
        skin="#EBC3A0",
        skin_shade="#A86E62",
        blush="#D0655A",
        lips="#B5706A",
        iris="#4A5A7A",
        brow="#B9BCCB",
        lid=0.25,
        frown=1.5,
        bushy=0.9,
        age=0.9,
    ),
    parts=(
        part(draw_sceptre, foot=(84, 230), head=(142, 60)),
        NECK,
        part(
            draw_cloth,
            points=(
                "20,140 -30,160 -58,196 -66,250 -70,330! 200,330! 192,250 176,196 146,162 100,140 60,136"
            ),
            tones=("#A03058", "#7A1D46", "#3A0C26"),
            folds=("-30,190 -36,250 -30,330", "60,200 52,260 56,330", "140,190 150,250 146,330"),
        ),
        part(
            draw_fur,
            points=(
                "30,134 0,146 -32,160 -52,182 -46,200 0,210 60,214 124,208 172,190 168,170 "
                "138,148 104,130 86,122 68,140 46,146"
            ),
        ),
        part(draw_chain, points="-34,172 -8,198 44,208 104,200 150,168"),
        part(draw_brooch, u=86, v=204, radius=11),
        HEAD,
        part(
            draw_mass,
            points=(
                "52,58 46,72 36,79 22,75 12,79 3,85 -5,98 -11,116 -12,134 -6,150 -8,162 2,170 "
                "8,184 18,178 28,186 34,170 46,162 52,142 60,120 62,92 58,70"
            ),
            colour="#B4B8C8",
        ),
        part(
            draw_locks,
            colour="#BFC3D2",
            glint="#F4F6FB",
            locks=(
                ("52,66 58,92 54,122 42,146 44,162", 11),
                ("46,78 48,104 38,134 30,156 34,176", 12),
                ("36,82 36,108 26,138 16,160 20,180", 13),
                ("26,80 22,108 10,132 4,152 6,172", 13),
                ("16,82 8,102 -2,122 -4,142 -10,156", 12),
                ("8,86 -2,98 -8,114 -8,130", 8),
                ("1,70.5 9,71 19,76 28,86 38,90", 8),
                ("3,71 2,76 -4,82 -9,81", 4.6),
            ),
        ),
        part(
            draw_mass,
            points=(
                "8,24 40,14 80,18 98,34 107,60 114,90 126,112 130,128 116,122 112,138 98,126 "
                "90,136 80,118 72,98 64,84 58,74 50,66 46,50 40,36 24,29"
            ),
            colour="#A4A9BC",
        ),
        part(
            draw_locks,
            colour="#B0B4C6",
            glint="#EEF1F8",
            locks=(
                ("20,26 40,34 48,52 58,70 70,92 78,116", 11),
                ("44,26 62,46 74,76 84,104 92,130", 14),
                ("64,24 84,46 94,78 102,108 114,134", 14),
                ("84,28 100,54 108,84 118,110 130,124", 12),
            ),
        ),
        part(draw_ear, tip=0.7, jewel="gold"),
        part(draw_crown, velvet="#8C1F46", height=50),
    ),
)

KNIGHT = Recipe(
    facing_right=True,
    face=Face(profile=Profile(brow=1.3, neck=1.2), skin="#8A5A44", skin_shade="#4E2E2A"),
    parts=(
        part(
            draw_feather,
            points="58,-18 84,-58 128,-56 152,-14 150,30",
            width=38,
            colours=("#F27A80", "#C2253A", "#5C0D28"),
        ),
        part(
            draw_feather,
            points="54,-18 72,-48 110,-52 136,-18 130,40",
            width=34,
            colours=("#FFA0A0", "#D23048", "#6A1030"),
        ),
        part(
            draw_cloth,
            points="70,130 110,130 150,150 178,190 190,250 194,330! 60,330! 60,200",
            tones=("#D23048", "#9A1A34", "#4A0A1E"),
            folds=("120,150 146,210 150,320", "90,160 106,230 104,320"),
        ),
        part(
            draw_metal,
            points="30,136 0,150 -32,166 -52,196 -60,240 -56,330! 128,330! 136,250 132,190 110,156 76,140",
            ridges=("-44,196 -20,240 -16,320", "-30,182 30,200 96,192"),
        ),
        part(
            draw_cloth,
            points="24,88 40,104 66,108 98,92 106,120 124,150 100,172 44,178 -10,168 2,142 20,122",
            tones=("#B4C0D4", "#66748F", "#2C364E"),
            motif="scales",
            elevation=2.6,
        ),
        part(
            draw_metal,
            points="84,158 112,146 146,160 166,190 172,226 150,238 116,232 92,206",
            ridges=("92,186 126,176 164,204", "98,206 130,200 168,226"),
            rivets=((112, 160), (138, 168)),
        ),
        part(
            draw_metal,
            points="20,-6 50,-20 82,-11 99,18 102,52 98,84 96,108 62,116 34,110 28,80 18,40 14,10",
            ridges=("30,-10 60,-12 88,14 96,52",),
            elevation=3.4,
        ),
        part(
            draw_metal,
            points=(
                "12,4 32,2 54,12 66,34 64,58 52,84 36,102 18,100 2,90 -18,77 -33,66! -20,54 -9,45 -3,30 2,14"
            ),
            elevation=3,
            slits=(
                "-7,40! 14,35 34,37! 33,42 12,42 -8,46!",
                "-13,64 -5,64 -5,67 -13,67",
                "-10,73 0,73 0,76 -10,76",
                "0,82 8,82 8,85 0,85",
                "2,64 9,64 9,67 2,67",
                "7,73 14,73 14,76 7,76",
                "14,83 21,83 21,86 14,86",
            ),
            ridges=("-6,34 14,29 40,31 60,36", "-30,65 -8,54 24,52 58,54"),
            rivets=((60, 36),),
            edge="2,14 12,4 32,2 54,12 66,34",
        ),
        part(draw_metal, points="48,-14 54,-26 64,-26 68,-12", kind="gold", elevation=1.5),
    ),
)

PRIESTESS = Recipe(
    face=Face(
        profile=Profile(softness=1.0, nose=0.78, snub=0.35, lip=1.05, brow=0.5, chin=0.92, neck=0.78),
        skin="#F1DFEC",
        skin_shade="#A58ABC",
        blush="#E79AB8",
        lips="#B04A74",
        brow="#4A3A72",
        lid=0.0,
        lashes=True,
        smile=0.9,
    ),
    parts=(
        part(
            draw_cloth,
            points=(
                "30,-10 62,-15 94,6 110,44 122,90 140,140 168,186 184,240 190,330! 40,330! 56,230 "
                "64,150 60,100 54,70 46,56 40,36 24,20 12,16 14,0"
            ),
            tones=("#CFCBFF", "#8A80D8", "#3A2F80"),
        ),
        NECK,
        part(
            draw_cloth,
            points=(
                "30,138 10,148 -18,160 -42,182 -54,224 -58,330! 170,330! 160,230 136,184 110,160 "
                "86,146 60,152"
            ),
            tones=("#8A74D4", "#5A42A8", "#241650"),
            motif="stars",
            motif_kind="silver",
            seed=4,
        ),
        part(draw_garland, points="6,152 30,162 56,164 80,154 92,146", size=8, kind="silver"),
        HEAD,
        part(
            draw_locks,
            colour="#E4DAF4",
            glint="#FFFFFF",
            locks=(("14,22 26,30 40,40 48,56 54,74", 8), ("34,24 46,40 54,60 62,84 64,110", 9)),
        ),
        part(
            draw_cloth,
            points=(
                "14,16 18,-2 42,-15 72,-11 96,10 108,46 116,84 128,124 150,166 176,204 184,236 "
                "160,226 146,240 124,206 106,172 94,138 82,102 70,82 60,74 52,64 47,48 40,34 "
                "28,23"
            ),
            tones=("#F6F3FF", "#C0B8F4", "#5A4EA8"),
            elevation=3.4,
            rim=0.75,
        ),
        part(
            draw_lines,
            lines=(
                "30,6 58,4 84,30 96,80 114,128 146,184",
                "36,22 60,24 78,50 88,88 104,136 134,196",
                "44,-10 72,-4 96,28 106,72 122,118 162,190",
            ),
            colour="#FFFFFF",
            width=1.8,
            alpha=0.7,
        ),
        part(draw_gilding, lines=("10,22 26,13 46,8 70,10 92,24 107,44",), kind="silver", width=3.4),
        part(draw_crescent, u=16, v=-8, radius=22, turn=-28),
    ),
)

JESTER = Recipe(
    face=Face(
        profile=Profile(nose=1.65, hook=0.55, snub=-0.3, chin=2.2, lip=1.1, brow=0.9, neck=0.8),
        skin="#F6EFE4",
        skin_shade="#C4A4B2",
        blush="#E8505A",
        lips="#C2203E",
        iris="#8A4AB8",
        brow="#3A1420",
        lid=0.9,
        smile=4.5,
        grin=True,
        frown=-2.0,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points="30,136 0,150 -30,168 -48,204 -56,330! 178,330! 166,250 150,198 120,164 90,146 60,150",
            tones=("#8C5AC8", "#5E3A9A", "#2A184E"),
            motif="lozenges",
            motif_kind="#E9B43A",
        ),
        part(draw_ruff, colours=("#E9B43A", "#C2283E", "#5E3A9A"), centre=(54, 120), reach=66),
        HEAD,
        part(draw_tail, points="70,0 108,-14 138,8 146,48", width=48, colour="#6B42AE", bell=8),
        part(draw_tail, points="28,6 6,-30 -26,-44 -50,-18", width=46, colour="#C2283E", bell=8),
        part(draw_tail, points="50,0 50,-44 74,-78 110,-66", width=50, colour="#E9B43A", bell=8),
        part(
            draw_cloth,
            points=(
                "2,26 6,4 28,-12 60,-13 86,0 98,28 98,60 92,88 84,112 66,118 50,110 47,92 51,76 "
                "47,60 44,46 38,34 24,28 12,28"
            ),
            tones=("#E05A62", "#B4233E", "#5C0D28"),
            edge="3,26 12,27 24,27 38,33 45,46 48,60 52,76 48,92 51,109",
            edge_width=3.0,
        ),
        part(
            draw_cloth,
            points="58,-12 86,0 98,28 98,60 92,88 84,112 72,117 74,84 70,40 64,8",
            tones=("#FBD97A", "#E0A22E", "#8A5A14"),
            elevation=0.8,
        ),
        part(draw_ear, tip=1.1, jewel="gold"),
    ),
)
