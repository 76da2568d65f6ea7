"""Two princes in profile: Cardan under thorns, Dain with his otter.

Outlines of busts are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

import skia

from fae_tabletop.art.figures import Face, Profile, Sitter
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_halo import draw_halo
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_props import draw_brooch
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, draw_recipe, part
from fae_tabletop.art.figures_regalia import draw_band, draw_spikes
from fae_tabletop.art.geometry import circle, ellipse, spline
from fae_tabletop.art.paper import linear, paper
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import draw_land, draw_open_sky, draw_wood, ripples
from fae_tabletop.games.enemies_and_lovers.art import card_pictures

_THORN_GOLD = ("#FFF0BE", "#D9AE55", "#7A5420")
_COAT = (
    "30,126 18,140 -4,150 -34,164 -54,196 -62,250 -66,330! 190,330! 178,250 160,200 132,168 "
    "100,152 82,136 70,130 50,134"
)

CARDAN = Recipe(
    face=Face(
        profile=Profile(brow=1.25, chin=1.12, lip=0.8, neck=1.05),
        skin="#F3DCCB",
        skin_shade="#A8788E",
        blush="#D9788A",
        lips="#B4606A",
        iris="#17131F",
        brow="#120C1C",
        lid=0.3,
        frown=-0.4,
        smile=1.4,
    ),
    parts=(
        part(
            draw_cloth,
            points="26,150 52,122 86,94 122,44! 136,84 142,122 134,166 90,178",
            tones=("#D2385C", "#9A1E42", "#4A0A26"),
            folds=("70,166 96,120 120,62", "84,170 110,128 128,86", "98,172 122,140 136,112"),
            edge="52,122 86,94 122,44! 136,84 142,122 134,166",
            edge_width=2.4,
        ),
        NECK,
        part(
            draw_cloth,
            points=_COAT,
            tones=("#3E2F6A", "#251A48", "#120A26"),
            folds=("126,168 112,204 108,262 116,330", "-36,168 -26,202 -24,262 -32,330"),
        ),
        part(
            draw_cloth,
            points="24,134 6,152 -14,176 -20,210 -14,260 2,330! 34,330! 26,250 28,200 40,160 48,134",
            tones=("#C23A58", "#8C1F46", "#4A0A26"),
            edge="24,134 6,152 -14,176 -20,210 -14,260 2,330",
            edge_width=2.2,
        ),
        part(draw_garland, points="52,150 46,174 44,206 50,242", size=8),
        part(draw_garland, points="80,150 104,158 128,174 148,202", size=7),
        part(draw_garland, points="-4,158 -24,170 -40,188 -50,212", size=7),
        part(
            draw_cloth,
            points="16,128 34,119 58,115 80,117 86,128 84,141 60,146 36,148 16,152",
            tones=("#56458C", "#33265E", "#1A1036"),
            edge="16,129 34,120 58,116 80,118",
        ),
        part(draw_brooch, u=30, v=147, radius=7),
        HEAD,
        part(
            draw_mass,
            points=(
                "6,30 2,16 12,0 34,-14 64,-16 92,-4 106,20 108,48 102,74 106,96 96,108 90,96 82,104 "
                "76,90 68,86 60,76 52,70 47,58 46,46 36,40 26,42 18,34"
            ),
            colour="#1C1630",
        ),
        part(
            draw_locks,
            colour="#221B3A",
            glint="#7A68B4",
            locks=(
                ("20,24 8,34 6,44 12,50", 10),
                ("34,20 20,34 18,48 26,56 34,50", 11),
                ("48,14 38,34 38,52 46,60", 11),
                ("66,10 56,36 54,62 62,78 58,88", 12),
                ("84,8 76,36 72,66 80,88 74,104", 13),
                ("98,24 94,54 88,82 98,104 90,116", 13),
                ("30,-4 12,8 2,22 -4,30", 9),
                ("60,-8 36,-2 22,16 16,30", 12),
            ),
        ),
        part(draw_ear, tip=1.0, jewel="gold"),
        part(
            draw_spikes,
            spikes=(
                (86, 18, 104, -22, 9),
                (70, 24, 82, -30, 10),
                (2, 24, -14, -8, 8),
                (16, 28, 8, -24, 10),
                (34, 30, 30, -42, 12),
                (52, 29, 57, -37, 11),
                (26, 30, 18, -10, 6),
                (60, 28, 70, -10, 6),
                (42, 30, 46, -14, 6),
            ),
            tones=_THORN_GOLD,
            bend=2.0,
        ),
        part(draw_band),
    ),
)

DAIN = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(nose=1.1, hook=0.15, brow=1.15, chin=1.2, lip=0.7, neck=1.1),
        skin="#EFE0D6",
        skin_shade="#8C86A8",
        blush="#C99AA0",
        lips="#A87478",
        iris="#3E6A9C",
        brow="#3A2A24",
        lid=0.35,
        age=0.25,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points=_COAT,
            tones=("#7E93B4", "#4A5C82", "#1E2A4A"),
            folds=("126,168 112,204 108,262 116,330", "-30,168 -20,202 -18,262 -26,330"),
            motif="scales",
        ),
        part(draw_garland, points="40,160 34,190 36,226 44,270", size=8, kind="silver"),
        HEAD,
        part(
            draw_mass,
            points=(
                "10,28 10,10 30,-8 62,-12 90,0 104,24 108,54 112,86 124,112 116,118 104,112 96,120 "
                "84,104 72,92 60,80 52,70 48,56 44,42 32,34"
            ),
            colour="#4A342C",
        ),
        part(
            draw_locks,
            colour="#563C32",
            glint="#B08A6A",
            locks=(
                ("40,30 50,44 58,62 70,84", 12),
                ("58,28 70,48 78,78 90,106", 14),
                ("78,24 92,50 98,84 110,112", 14),
                ("92,16 106,58 112,92 124,114", 12),
                ("28,34 40,40 48,54 52,70 54,86", 8),
            ),
        ),
        part(draw_ear, tip=0.9, jewel="silver"),
        part(
            draw_spikes,
            spikes=((34, 30, 34, 8, 9), (20, 29, 19, 18, 6), (48, 30, 49, 18, 6)),
            tones=("#FFFFFF", "#C6D3E6", "#6A7EA4"),
        ),
        part(draw_band, kind="silver", gem="#3D7AC4", gems=((34, 32, 5),)),
    ),
)


def _otter(sitter: Sitter) -> None:
    """A live otter that lies round a sitter's shoulders and looks ahead."""
    fur = ("#8A6A4E", "#5E4432", "#2E2018")
    back = sitter.ribbon(
        "176,220 168,176 136,146 100,138 66,146 34,158 8,172",
        lambda t: 15 + 27 * min(1.0, t * 2.2) - 6 * max(0.0, t - 0.7) / 0.3,
    )
    sitter.sheet(back, fur, elevation=4, rim=0.7, texture=0.9)
    for u, v in ((150, 168), (128, 150), (104, 146), (80, 150), (56, 160), (34, 168)):
        for side in (-8, 0, 8):
            line = [(u + 6, v + side - 3), (u, v + side), (u - 8, v + side + 4)]
            sitter.stroke(line, "#B08A68", 1.1, 0.5)
    sitter.sheet(
        sitter.shape("52,150 34,142 10,142 -12,152 -22,166 -16,178 2,186 24,186 44,178"),
        ("#9A7A5A", "#6B4E3A", "#35261C"),
        elevation=4,
        rim=0.7,
        texture=0.9,
    )
    sitter.sheet(
        sitter.shape("-22,166 -14,160 0,162 10,172 4,184 -10,180"), ("#E8D8C0", "#B89E84"), elevation=1.2
    )
    sitter.fill(sitter.place(ellipse(-20, 164, 4.6, 3.4)), "#1A1218")
    sitter.fill(sitter.place(circle(2, 156, 3.4)), "#120C12")
    sitter.fill(sitter.place(circle(1, 155, 1.1)), "#FFFFFF")
    sitter.sheet(sitter.place(circle(30, 144, 6)), fur, elevation=1.6)
    for dv in (0, 4, 8):
        sitter.stroke([(-10, 170 + dv * 0.5), (-26, 172 + dv), (-38, 170 + dv * 1.6)], "#F4ECE0", 0.8, 0.8)
    for u in (-6, 12):
        paw = f"{u + 24},186 {u + 20},204 {u + 10},212 {u},206 {u + 6},190"
        sitter.sheet(sitter.shape(paw), fur, elevation=2.2, rim=0.6)


def draw_cardan(canvas: skia.Canvas) -> None:
    """A profile full of scorn under a crown of golden thorns, in a wood red with evening."""
    rng = seeded("enemies_and_lovers/cardan")
    draw_open_sky(canvas, "wine", rng)
    draw_wood(canvas, "wine", "#220F38", rng, kind="bare", horizon=540, gap=0.2, tall=400)
    draw_halo(canvas, 385, 322, 232, style="thorns", tint="#F0B56A", kind="gold", count=30)
    draw_recipe(canvas, CARDAN, 272, 236, 2.62)


def draw_dain(canvas: skia.Canvas) -> None:
    """A calm, pale prince by an icy river; the fur on his shoulders is awake."""
    rng = seeded("enemies_and_lovers/dain")
    draw_open_sky(canvas, "ice", rng)
    draw_land(canvas, "ice", "#2A4A7C", rng, horizon=520)
    draw_halo(canvas, 365, 318, 226, style="moons", tint="#9CC4EC", kind="silver", count=28)
    river = spline(
        [(420, 600, "c"), (560, 640), (430, 700), (640, 800), (700, 900, "c"), (180, 900, "c"), (330, 760)]
    )
    paper(canvas, river, linear((0, 590), (0, 860), [(0, "#E6F6FC"), (1, "#5C9FD2")]), 2, 0.5)
    ripples(canvas, 640, 830, "#FFFFFF", rng, 18)
    sitter = draw_recipe(canvas, DAIN, 486, 224, 2.6)
    _otter(sitter)


PICTURES: dict[str, Picture] = card_pictures({"cardan": draw_cardan, "dain": draw_dain})
