"""Two conspirators in arms: Jude with her blade, Madoc in his red cap.

Outlines of busts are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

import skia

from fae_tabletop.art.figures import Face, Profile, Sitter, knots
from fae_tabletop.art.figures_backdrop import draw_place
from fae_tabletop.art.figures_garments import draw_cloth, draw_fur
from fae_tabletop.art.figures_hair import draw_locks, draw_mass, draw_plait
from fae_tabletop.art.figures_halo import draw_halo
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_headdress import draw_metal
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, draw_recipe, part
from fae_tabletop.art.figures_regalia import draw_round_ear, tapering
from fae_tabletop.art.geometry import circle
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import W, draw_open_sky
from fae_tabletop.games.enemies_and_lovers.art import card_pictures

JUDE = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(softness=0.7, nose=0.92, snub=0.25, chin=1.05, brow=0.85, lip=0.95, neck=0.84),
        skin="#E9BE98",
        skin_shade="#965A50",
        blush="#D0685A",
        lips="#A8545A",
        iris="#6A3E1E",
        brow="#3A2018",
        lid=0.5,
        lashes=True,
        frown=1.6,
        smile=-0.4,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points=(
                "30,136 12,146 -18,160 -42,184 -54,224 -58,330! 176,330! 166,236 142,188 112,160 88,144 60,150"
            ),
            tones=("#8A4E36", "#5A2C22", "#2A120E"),
            folds=("-30,180 -24,240 -30,330", "126,176 132,240 128,330"),
            motif="lozenges",
            motif_kind="#6E3A28",
        ),
        part(
            draw_metal,
            points="88,158 118,148 150,164 170,196 176,232 152,242 118,234 94,206",
            kind="copper",
            ridges=("98,190 130,178 168,210", "104,210 134,202 172,230"),
            rivets=((116, 164), (144, 176)),
        ),
        part(
            draw_cloth,
            points="26,126 40,116 62,112 84,118 92,132 88,150 62,156 36,152 20,146",
            tones=("#A86A4A", "#6E3A2A", "#341812"),
            edge="26,127 40,117 62,113 84,119",
        ),
        HEAD,
        part(
            draw_mass,
            points=(
                "8,30 12,12 32,-6 62,-10 88,2 100,24 102,50 96,72 84,80 72,78 60,74 52,68 47,58 45,46 38,36 22,32"
            ),
            colour="#4E2C1C",
        ),
        part(draw_mass, points="82,20 102,8 122,16 130,38 120,60 100,64 86,48", colour="#472818"),
        part(
            draw_locks,
            colour="#5E361F",
            glint="#C88A52",
            locks=(
                ("14,26 30,18 52,20 74,30 92,40", 13),
                ("24,12 44,2 68,8 86,22 96,34", 13),
                ("40,38 50,52 62,62 78,64 94,54", 12),
                ("44,46 46,62 50,80 46,96", 6),
                ("92,16 112,20 120,38 108,54 92,48", 12),
                ("98,26 110,34 106,48", 8),
            ),
        ),
        part(
            draw_plait,
            points="16,24 36,14 60,14 82,26 98,44",
            colour="#6A3E24",
            width=11,
            beads=8,
            glint="#D69A60",
        ),
        part(draw_round_ear),
    ),
)


def _blade(sitter: Sitter) -> None:
    """A sword held upright before the face, its guard at the height of the heart."""
    steel = ("#FFFFFF", "#C9D8EC", "#7E92B6")
    blade = sitter.shape("-49,158! -49,-30! -42,-58! -35,-31! -35,158!")
    sitter.sheet(blade, steel, elevation=3, rim=0.95, texture=0.3)
    sitter.fill(sitter.shape("-42,-54! -35,-31! -35,158! -42,158!"), "#53688F", 0.5)
    sitter.line([(-42, -26), (-42, 150)], "#FFFFFF", 1.0, 0.6)
    guard = sitter.ribbon("-76,148 -60,160 -42,163 -24,160 -8,148", lambda t: 7.5 + 3 * abs(t - 0.5), 1.5)
    sitter.sheet(guard, ("#FFF0BE", "#D9AE55", "#7A5420"), elevation=3, rim=0.9)
    sitter.sheet(
        sitter.place(circle(-42, 162, 7)), ("#FF9A9C", "#B4203E", "#5C0D28"), elevation=1.4, texture=0
    )
    sleeve = "16,214 -6,190 -28,178 -56,182 -70,200 -60,226 -24,262 26,330! 76,330! 66,260"
    sitter.sheet(sitter.shape(sleeve), ("#8A4E36", "#5A2C22", "#2A120E"), elevation=4, rim=0.7)
    for k in range(3):
        finger = sitter.ribbon(
            [(-60, 182 + 13 * k), (-42, 178 + 13 * k), (-24, 183 + 13 * k)],
            lambda t: 14.5 - 2 * abs(t - 0.5),
            1.5,
        )
        sitter.sheet(finger, ("#7A4A3A", "#46241C", "#22100C"), elevation=2.4, rim=0.7)


MADOC = Recipe(
    face=Face(
        profile=Profile(
            nose=1.35, hook=0.5, brow=2.0, chin=1.7, lip=1.1, neck=2.0, jowl=1.0, slope=0.8, stoop=0.8
        ),
        skin="#9DB47C",
        skin_shade="#4A5E3A",
        blush="#B08A5A",
        lips="#6E5A4A",
        iris="#F2C23A",
        brow="#2A2A1A",
        lid=0.4,
        frown=3.2,
        bushy=0.8,
        age=0.8,
    ),
    parts=(
        NECK,
        part(
            draw_fur,
            points=(
                "20,142 -20,152 -52,176 -74,214 -86,270 -90,340 214,340 206,262 186,206 152,166 112,142 88,132 60,152"
            ),
            colour="#6A4A3A",
            spots="#3A241C",
            tuft=7.0,
        ),
        part(
            draw_metal,
            points="30,152 4,160 -24,182 -40,226 -44,330! 118,330! 122,240 112,190 92,160 64,168",
            kind="iron",
            ridges=("-34,206 30,190 108,206", "-38,248 34,232 112,248"),
            rivets=((-14, 190), (36, 182), (84, 190)),
        ),
        part(
            draw_metal,
            points="96,152 134,146 172,164 198,200 206,244 176,254 134,242 104,212",
            kind="iron",
            ridges=("106,190 146,180 196,216", "112,214 152,208 202,240"),
            rivets=((126, 164), (158, 176)),
        ),
        HEAD,
        part(
            draw_locks,
            colour="#3A3428",
            glint="#8A8468",
            locks=(
                ("48,60 46,76 38,88 30,92", 9),
                ("58,70 58,90 50,106 42,112", 10),
                ("70,70 74,96 68,116 60,124", 11),
                ("84,66 92,96 90,120 84,132", 12),
            ),
        ),
        part(draw_ear, tip=0.8, jewel="gold"),
    ),
)


def _red_cap(sitter: Sitter) -> None:
    """A cap wet with red, its peak hanging over the neck, and drops that fall from its hem."""
    red = ("#E0485A", "#A81A34", "#4E0818")
    sitter.sheet(
        sitter.ribbon("60,-10 96,-26 130,-8 138,34 124,62", lambda t: 52 * (1 - t) ** 0.7 + 5, 2),
        red,
        elevation=3,
        rim=0.7,
    )
    cap = sitter.sheet(
        sitter.shape("0,22 2,2 18,-22 46,-36 80,-30 100,-8 105,22 98,36! 70,28 36,27 10,29!"),
        red,
        elevation=3.4,
    )
    with sitter.clipped(cap):
        for fold in ("14,30 24,0 50,-30", "44,34 52,4 62,-30", "76,36 78,8 74,-24"):
            sitter.line(fold, "#3A0612", 5, 0.55, blur=2.4)
            sitter.stroke(fold, "#FF8A90", 1.0, 0.5)
    hem = sitter.ribbon("-4,24 18,30 46,31 76,30 103,33", lambda t: 13 - 2 * t, 1.5)
    sitter.sheet(hem, ("#C22E48", "#7E1228", "#3A0612"), elevation=2.4, rim=0.8)
    drop = "0,0 -2,8 -4,14 -2,20 0,21 2,20 4,14 2,8"
    for u, v, size in ((40, 36, 1.3), (66, 36, 1.0), (88, 36, 1.5), (-1, 30, 0.6)):
        points = [(u + a * size, v + b * size) for a, b, *_ in knots(drop)]
        sitter.sheet(
            sitter.shape(points), ("#FF7A84", "#B4203E", "#5C0D28"), elevation=1.2, texture=0, rim=0.7
        )


def _tusks(sitter: Sitter) -> None:
    for line, width in (("4,80 -2,74 -3,64", 6.4), ("16,79 13,71 14,62", 6.0)):
        tusk = sitter.ribbon(line, tapering(width, 0.7, 0.4), 0.8)
        sitter.sheet(tusk, ("#FFFBE8", "#E8D6AE", "#A88A5E"), elevation=1.4, rim=0.8, texture=0.2)


def draw_jude(canvas: skia.Canvas) -> None:
    """A mortal girl with round ears and a knight's arm, her blade between herself and the towers."""
    rng = seeded("enemies_and_lovers/jude")
    draw_open_sky(canvas, "dawn", rng, count=30)
    draw_place(
        canvas, (W, 900), place="castle", over="dawn", far="#8A6AA8", near="#3E2F5E", horizon=590, rng=rng
    )
    draw_halo(canvas, 340, 326, 224, style="blades", tint="#F0A884", kind="copper", count=22)
    sitter = draw_recipe(canvas, JUDE, 446, 226, 2.5)
    _blade(sitter)


def draw_madoc(canvas: skia.Canvas) -> None:
    """The redcap general: tusks, furs and iron, his tents behind him."""
    rng = seeded("enemies_and_lovers/madoc")
    draw_open_sky(canvas, "poison", rng, count=40)
    draw_place(
        canvas, (W, 900), place="lists", over="poison", far="#7A4A7E", near="#33204A", horizon=560, rng=rng
    )
    draw_halo(canvas, 385, 330, 226, style="lozenges", tint="#C8D08A", kind="gold", count=24)
    sitter = draw_recipe(canvas, MADOC, 268, 236, 2.6)
    _tusks(sitter)
    _red_cap(sitter)


PICTURES: dict[str, Picture] = card_pictures({"jude": draw_jude, "madoc": draw_madoc})
