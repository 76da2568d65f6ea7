"""The people of the Summer Court: a page with the sun's standard, the queen in flower, the king with a lion's mane.

Outlines of busts are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Face, Profile, Sitter
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland, draw_gilding
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_halo import draw_halo
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_headdress import draw_crown, draw_feather, draw_wreath
from fae_tabletop.art.figures_props import draw_brooch, draw_chain
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, draw_recipe, part
from fae_tabletop.art.figures_regalia import draw_spikes
from fae_tabletop.art.flora import leaf, leaf_shape
from fae_tabletop.art.geometry import blob, circle, rectangle, ridge, svg_path, transformed
from fae_tabletop.art.hands_hold import draw_grip
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.light import rays
from fae_tabletop.art.paper import fill, glow, layer, linear, paper, radial, silhouette
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.places import draw_leafy_wood, draw_pillars
from fae_tabletop.art.vistas import H, W, draw_burst, draw_open_sky
from fae_tabletop.games.faekin.art import card_pictures
from fae_tabletop.games.faekin.art_things_summer import paper_sunflower

_GOLD = ("#FFF3C4", "#E0B04E", "#8A5E1E")


# ---------------------------------------------------------------- the page

PAGE = Recipe(
    face=Face(
        profile=Profile(softness=0.8, nose=0.9, snub=0.8, lip=1.15, brow=0.7, chin=0.95, neck=0.85),
        skin="#A8663E",
        skin_shade="#5E2E2A",
        blush="#D96A4A",
        lips="#8E3E36",
        iris="#3A2412",
        brow="#2A140E",
        lid=0.8,
        eye=1.3,
        smile=2.4,
        frown=-1.4,
        freckles=True,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points="32,128 10,140 -20,152 -42,176 -52,226 -56,330! 176,330! 168,236 146,182 116,154 88,136 60,146",
            tones=("#F7D98A", "#E0A03A", "#8A4A16"),
            folds=("4,180 -4,240 2,330", "110,176 126,244 124,330"),
        ),
        part(
            draw_cloth,
            points="30,132 20,170 24,236 30,330! -60,330! -52,220 -40,176 -14,152 12,138",
            tones=("#D9542E", "#A02E22", "#54101A"),
            edge="30,134 20,170 24,236 30,330",
            edge_width=3.0,
            motif="lozenges",
        ),
        part(
            draw_cloth,
            points="20,118 8,134 -14,150 2,162 26,158 46,164 70,160 96,152 110,142 94,128 82,116 66,132 46,136",
            tones=("#FFFBEA", "#EBD9B4", "#A88A6A"),
            elevation=3,
            edge="-14,150 2,162 26,158 46,164 70,160 96,152",
            edge_width=2.0,
        ),
        HEAD,
        part(
            draw_mass,
            points="14,26 14,10 34,0 60,-2 86,10 100,30 104,56 98,78 88,90 76,92 66,86 58,76 50,66 46,50 38,38 26,30",
            colour="#4A1E12",
        ),
        part(
            draw_locks,
            colour="#5E2816",
            glint="#C9784A",
            locks=(
                ("40,34 52,44 56,58 66,64 62,76", 12),
                ("56,30 70,44 70,60 82,68 76,84", 13),
                ("72,28 88,42 86,60 98,68 90,86", 13),
                ("88,30 102,48 98,66 106,80", 11),
                ("28,30 36,38 34,46 42,50", 8),
                ("48,58 56,72 66,78 64,90", 9),
            ),
        ),
        part(draw_ear, tip=1.1, jewel="gold"),
        part(
            draw_cloth,
            points="-8,26! 8,2 34,-20 66,-24 98,-10 116,14 122,34! 96,24 60,20 26,22",
            tones=("#8AA84A", "#55803A", "#1E4426"),
            folds=("20,12 50,-8 96,4", "40,16 70,4 108,18"),
        ),
        part(
            draw_cloth,
            points="-22,26! -4,18 40,10 84,14 130,36! 118,42 82,30 40,26 2,32 -14,34",
            tones=("#9CB858", "#5E8A3E", "#24502A"),
            edge="-20,27 2,31 40,25 82,29 118,41",
            edge_width=2.2,
        ),
        part(
            draw_feather,
            points="70,12 96,-22 132,-48 168,-52",
            width=26,
            colours=("#FFF6D0", "#F2A22E", "#A8421E"),
        ),
    ),
)


def draw_sj(canvas: skia.Canvas) -> None:
    """A page in a feathered cap carries the standard of the sun through a summer wood."""
    rng = seeded("faekin/SJ")
    draw_open_sky(canvas, "green", rng, count=0, ground=900)
    glow(canvas, 400, 420, 420, "#F7F3A8", 0.7)
    rays(canvas, 560, 60, 900, rng, "#F7F3B0", 16, 0.2)
    draw_leafy_wood(canvas, "green", "#1E5A3A", rng, horizon=620, gap=200, tall=520)
    draw_recipe(canvas, PAGE, 318, 330, 2.5)
    staff = Easel(canvas, 196, 770, 0.86)
    look = HandLook(
        lit="#C98A5A",
        skin="#A8663E",
        dim="#5E2E2A",
        crease="#4A1E1A",
        nail="#E0A98A",
        velvet="#A02E22",
        lining="#54101A",
    )

    def pole() -> None:
        shaft = rectangle(-11, -620, 22, 980, 6)
        staff.lay(staff.place(shaft), ("#FFF3C4", "#C98A3A", "#6A3A16"), 6, rim=0.8)
        for v in range(-520, 320, 64):
            staff.gilt(staff.curve([(-11, v), (11, v - 22)]), "gold", 4)

    draw_grip(Easel(canvas, 196, 770, 0.86, turn=34), look, pole, arm=760)
    for turn in (200, 250, 290, 340):
        leaf(canvas, (196, 300), turn, 84, 40, "oak", "#7E9A3C")
    banner = svg_path("M212,318 C280,300 300,336 372,322 L350,352 L378,392 C304,398 282,368 212,384Z")
    paper(
        canvas,
        transformed(banner, -1, 1, 0, (392, 0)),
        linear((20, 300), (200, 390), [(0, "#7A1E2A"), (1, "#D9542E")]),
        5,
        0.6,
    )
    paper_sunflower(canvas, 196, 246, 92, 8)


# ---------------------------------------------------------------- the queen


def _draw_leaf_gown(sitter: Sitter) -> None:
    """A gown of leaves, each laid over the one below it, lighter towards the light."""
    rng = seeded("faekin/gown")
    points = "22,152 0,162 -28,176 -50,210 -58,330! 186,330! 174,216 144,178 110,160 86,148 66,168 46,174"
    gown = sitter.sheet(sitter.shape(points), ("#7FA544", "#3F6A30", "#163C22"), elevation=4)
    whole, _ = leaf_shape(21, 14)
    with sitter.clipped(gown):
        for row in range(15):
            v = 312 - 11.5 * row
            for column in range(19):
                u = -66 + 14.5 * column + (7.25 if row % 2 else 0)
                lit = (u + 66) / 260 * 0.10 - 0.05 + rng.uniform(-0.03, 0.04)
                tone = shade(mix("#8FB44E", "#2F5E30", 0.15 + 0.6 * (v - 140) / 190), lit)
                placed = sitter.place(transformed(whole, turn=90 + rng.uniform(-14, 14), at=(u, v - 8)))
                sitter.sheet(placed, (shade(tone, 0.07), tone, shade(tone, -0.07)), elevation=1.5, rim=0.55)
                sitter.line([(u, v - 5), (u, v + 10)], shade(tone, 0.14), 0.6, 0.6)


QUEEN = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(softness=1.0, nose=0.8, snub=0.5, lip=1.2, brow=0.5, chin=0.95, neck=0.78),
        skin="#F6D2AE",
        skin_shade="#C08466",
        blush="#F08A6A",
        lips="#D2434F",
        iris="#4E8A2A",
        brow="#8A3A1E",
        lid=0.62,
        lashes=True,
        smile=1.4,
        frown=-0.6,
    ),
    behind=(
        part(
            draw_mass,
            points=(
                "40,-6 78,-8 104,14 116,54 122,100 134,150 150,204 158,262 148,330! 84,330! 96,262 84,210 "
                "68,150 60,100 56,60"
            ),
            colour="#8A2A1A",
        ),
    ),
    parts=(
        NECK,
        part(_draw_leaf_gown),
        part(draw_garland, points="22,152 34,166 50,173 68,166 86,150", size=9),
        part(draw_gilding, lines=("30,136 46,146 62,146 78,136",), width=2.4),
        part(draw_brooch, u=54, v=156, radius=8, stone="#C22745"),
        HEAD,
        part(
            draw_mass,
            points=(
                "10,26 8,6 26,-10 58,-14 88,0 106,28 112,64 114,104 126,150 142,204 150,262 140,330! 104,330! "
                "112,262 100,200 84,152 74,112 66,84 54,70 46,52 38,36 24,29"
            ),
            colour="#B5431E",
        ),
        part(
            draw_locks,
            colour="#C8501F",
            glint="#FFB46A",
            locks=(
                ("14,26 24,8 50,-4 76,8 96,36", 14),
                ("24,29 44,18 66,28 84,56 90,92", 15),
                ("38,36 58,42 74,66 82,104 92,150", 15),
                ("50,62 62,80 72,112 86,158 98,210", 13),
                ("80,12 100,44 106,90 118,142 132,200 138,262", 17),
                ("92,30 110,74 116,120 132,176 146,236 148,310", 15),
                ("76,92 88,140 104,196 112,256 108,324", 15),
                ("66,86 70,118 80,156 84,196", 9),
            ),
        ),
        part(draw_ear, tip=1.0, jewel="gold"),
        part(
            draw_spikes,
            spikes=(
                (80, 14, 92, -32, 9),
                (64, 10, 71, -46, 10),
                (46, 8, 49, -58, 11),
                (28, 10, 26, -48, 10),
                (12, 16, 4, -34, 9),
            ),
            tones=_GOLD,
        ),
        part(
            draw_wreath,
            points="2,24 16,8 40,-2 66,0 88,14 98,34",
            leaf_colours=("#5E8A3A", "#7AA04A"),
            flowers=("#C22745", "#E86A5A", "#F2A22E"),
            size=21,
            every=17,
        ),
    ),
)


def draw_sq(canvas: skia.Canvas) -> None:
    """The queen before the sun, her red hair loose, roses and sunflowers under her crown."""
    rng = seeded("faekin/SQ")
    draw_open_sky(canvas, "gold", rng, count=0, ground=900)
    draw_burst(canvas, (385, 420), "#FFF0B0", "#F2A04A", count=40)
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 0), (0, 700), [(0, "#5A2A7A", 0.9), (0.5, "#B0487A", 0.45), (1, "#F0946A", 0.0)]),
    )
    for y, tone in ((720, "#E8A84A"), (800, "#A88A36"), (890, "#4A6A34")):
        shapes = [ridge(-20, W + 20, y, 24, 5, H + 20, rng)]
        shapes += [blob(rng.uniform(0, W), y - 10, rng.uniform(34, 62), rng, 9, 0.2, 0.9) for _ in range(6)]
        silhouette(
            canvas,
            shapes,
            linear((0, y - 60), (0, y + 160), [(0, tone), (1, "#3A4A2A")]),
            7,
            0.5,
            box=(0, 0, W, H),
        )
    draw_halo(canvas, 385, 410, 250, style="leaves", tint="#FFC45A", kind="gold", count=36)
    draw_recipe(canvas, QUEEN, 496, 300, 2.55)
    for u, v, reach, turn in ((10, 18, 30, 0), (50, -8, 34, 20), (94, 26, 28, 40)):
        paper_sunflower(canvas, 496 - u * 2.55, 300 + v * 2.55, reach, turn)
    with layer(canvas, (0, 760, W, H), 9, 0.8):
        for x, y, reach in ((120, 930, 58), (206, 985, 44), (640, 880, 46)):
            leaf(canvas, (x, y + 30), 40, 92, 50, "ovate", "#4F7A34")
            leaf(canvas, (x, y + 30), 140, 92, 50, "ovate", "#3F6A34")
            paper_sunflower(canvas, x, y, reach, x)


# ---------------------------------------------------------------- the king

KING = Recipe(
    face=Face(
        profile=Profile(nose=1.15, hook=0.35, brow=1.5, chin=1.2, lip=1.0, neck=1.35, jowl=0.8),
        skin="#7A4630",
        skin_shade="#3A1A22",
        blush="#B5583A",
        lips="#6A2A26",
        iris="#F2B02E",
        brow="#E8C98A",
        lid=0.42,
        bushy=0.8,
        age=0.5,
        frown=-0.4,
    ),
    behind=(
        part(
            draw_cloth,
            points="150,330! 172,250 178,180 166,130 140,112 100,130 60,180 40,330!",
            tones=("#C2402E", "#7A1A24", "#36081A"),
        ),
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points="24,138 -6,146 -40,160 -66,192 -76,250 -80,330! 216,330! 206,244 184,190 150,160 112,142 70,150",
            tones=("#C8402E", "#8A1E26", "#3C081A"),
            folds=("130,176 156,236 164,330", "-30,186 -44,246 -44,330"),
            motif="leaves",
        ),
        HEAD,
        part(
            draw_mass,
            points=(
                "50,64 44,76 34,78 22,72 10,78 -2,84 -12,98 -18,124 -14,150 -26,174 -10,176 -12,206! 8,196 14,226! "
                "34,204 48,222! 62,192 80,200 86,172 104,160 98,136 88,110 72,88 58,72"
            ),
            colour="#C98A3A",
        ),
        part(
            draw_locks,
            colour="#DCA24A",
            glint="#FFF0B8",
            locks=(
                ("52,70 66,100 78,136 84,176", 15),
                ("46,78 56,112 62,152 60,196", 15),
                ("36,82 40,118 42,160 44,206", 15),
                ("26,82 22,116 22,160 18,206", 14),
                ("14,84 4,116 0,156 -6,196", 13),
                ("6,88 -8,116 -12,146 -20,172", 11),
                ("1,70 10,72 22,80 30,96", 9),
            ),
        ),
        part(
            draw_mass,
            points=(
                "14,24 12,4 34,-14 70,-18 104,-4 126,26 134,64 140,104 132,140 146,160 122,172 104,158 92,132 86,108 "
                "72,92 58,78 48,62 44,44 34,32"
            ),
            colour="#B5762E",
        ),
        part(
            draw_locks,
            colour="#D0923E",
            glint="#FFE9A8",
            locks=(
                ("38,32 56,44 70,66 84,92", 14),
                ("54,26 78,46 92,80 98,116", 16),
                ("74,20 102,48 112,88 108,132", 17),
                ("94,14 122,48 128,94 122,140", 17),
                ("104,20 132,64 136,110 140,156", 14),
                ("46,54 58,72 74,88 82,106", 11),
            ),
        ),
        part(draw_ear, tip=0.7, jewel="gold"),
        part(draw_crown, kind="gold", gem="#E0562E", velvet="#8A1E26", points=7, height=58),
        part(draw_chain, points="-44,176 -20,216 20,240 70,236 120,214 150,176", every=13, size=7),
    ),
)


def draw_sk(canvas: skia.Canvas) -> None:
    """The king, dark and broad, his beard a lion's mane, in a hall open to the sunset."""
    rng = seeded("faekin/SK")
    draw_open_sky(canvas, "wine", rng, count=0, ground=760)
    fill(
        canvas,
        circle(375, 560, 190),
        radial((375, 560), 190, [(0, "#FFF6D0"), (0.7, "#FFC86A"), (1, "#F2904A")]),
    )
    glow(canvas, 375, 560, 420, "#FFD08A", 0.7)
    draw_pillars(canvas, "wine", "#5A1E2E", floor=720, open_to=200)
    draw_halo(canvas, 395, 400, 236, style="rays", tint="#F7B04A", kind="gold", count=32)
    sitter = draw_recipe(canvas, KING, 276, 300, 2.5)
    _clasp(sitter)


def _clasp(sitter: Sitter) -> None:
    """The paper_sunflower that closes the king's mantle."""
    x, y = sitter.at(44, 250)
    paper_sunflower(sitter.canvas, x, y, 52, 12)


PICTURES: dict[str, Picture] = card_pictures({"SJ": draw_sj, "SQ": draw_sq, "SK": draw_sk})
