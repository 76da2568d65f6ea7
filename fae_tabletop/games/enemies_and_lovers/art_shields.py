"""The two shields: a cat's eye for Vivienne, and Taryn before the shadow of her twin.

Outlines of busts are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

import skia

from fae_tabletop.art.blooms import ROSE
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Face, Profile, Sitter
from fae_tabletop.art.figures_backdrop import draw_place
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_headdress import draw_wreath
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, draw_recipe, part
from fae_tabletop.art.figures_regalia import draw_round_ear, swelling
from fae_tabletop.art.flora import leaf_shape
from fae_tabletop.art.geometry import (
    inset,
    polar,
    polygon,
    transformed,
)
from fae_tabletop.art.paper import (
    clipped,
    fill,
    foil,
    glow,
    linear,
    paper,
    radial,
    silhouette,
    stroke,
)
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.places import draw_hedge
from fae_tabletop.art.vistas import W, draw_open_sky
from fae_tabletop.games.enemies_and_lovers.art import card_pictures

_SHIELD = (
    "0,-100 34,-84 66,-80 92,-80! 96,-20 82,40 46,88 0,118 -46,88 -82,40 -96,-20 -92,-80! -66,-80 -34,-84"
)


def _cat_eye(easel: Easel) -> None:
    """A cat's eye as wide as the shield it is painted on."""
    socket = easel.lay(
        "-84,4! -50,-40 0,-56 52,-44 86,-16! 58,22 6,42 -48,34", ("#3A1C2E", "#1E0C1C"), 2, rim=0.5
    )
    del socket
    ball = easel.shape("-74,3! -46,-32 0,-46 48,-36 76,-13! 52,16 6,33 -42,27")
    x, y = easel.at(0, -6)
    tones = [(0.0, "#FFF6B0"), (0.35, "#FFC83A"), (0.75, "#D9761A"), (1.0, "#6A2A0E")]
    fill(easel.canvas, ball, radial((x, y), 92 * easel.scale, tones))
    with easel.clipped(ball):
        for k in range(44):
            turn = 360 / 44 * k
            easel.stroke(
                [polar((0, -6), 16, turn), polar((0, -6), 46 + 22 * (k % 3), turn)],
                "#FFF0A0" if k % 2 else "#8A3E10",
                2.2,
                0.4,
            )
        easel.fill(
            easel.shape("-80,-10 -40,-50 10,-62 60,-50 90,-20 60,-34 10,-44 -40,-30"), "#2A0E10", 0.6, blur=6
        )
        easel.fill(easel.shape("0,-48 13,-22 14,6 4,34! -8,34! -14,6 -11,-22"), "#0A0612")
    easel.fill(easel.oval(-22, -24, 9, 6), "#FFFFFF", 0.95)
    easel.fill(easel.oval(22, 10, 4, 3), "#FFFFFF", 0.7)
    for line, width in (
        ("-84,4 -50,-40 0,-57 52,-45 90,-18 104,-26", 8),
        ("-84,4 -48,33 6,41 58,21 86,-16", 5),
    ):
        easel.fill(
            easel.ribbon(line, swelling(width), 2),
            "#120812",
        )


def draw_vivienne(canvas: skia.Canvas) -> None:
    """A round-topped shield with a cat's eye that never sleeps, over the roofs of the mortal world."""
    rng = seeded("enemies_and_lovers/vivienne")
    draw_open_sky(canvas, "dawn", rng, count=40)
    draw_place(
        canvas, (W, 900), place="roofs", over="dawn", far="#8C6AB0", near="#35285E", horizon=560, rng=rng
    )
    glow(canvas, 375, 390, 330, "#FFE0A0", 0.7)
    easel = Easel(canvas, 375, 414, 2.62)
    shield = easel.lay(_SHIELD, ("#FFF0BE", "#C8993F", "#6E4A16"), 5, rim=0.95, dark=0.5, rim_width=1.2)
    inner = inset(shield, 20)
    paper(
        canvas,
        inner,
        linear((180, 180), (600, 700), [(0, "#B05A86"), (0.5, "#7A2E66"), (1, "#341040")]),
        6,
        0.6,
    )
    with clipped(canvas, inner):
        for k in range(26):
            turn = 360 / 26 * k
            beam = polygon(
                [
                    polar((375, 398), 150, turn),
                    polar((375, 398), 420, turn - 2.6),
                    polar((375, 398), 420, turn + 2.6),
                ]
            )
            fill(canvas, beam, "#E88AB4", 0.28)
    stroke(canvas, inner, "#3A0E30", 4, 0.5)
    foil(canvas, inset(inner, 12), width=3)
    _cat_eye(Easel(canvas, 375, 414, 2.36))
    for turn, at in ((-90, (0, -70)), (90, (0, 74))):
        for side in (-1, 0, 1):
            shape, _ = leaf_shape(26 if side else 34, 13, "ovate")
            foil(canvas, easel.place(transformed(shape, turn=turn + 38 * side, at=at)))
    for k in range(15):
        u, v = (
            (-80, -68),
            (-88, -40),
            (-90, -10),
            (-82, 20),
            (-66, 48),
            (-44, 72),
            (-20, 92),
            (0, 104),
            (20, 92),
            (44, 72),
            (66, 48),
            (82, 20),
            (90, -10),
            (88, -40),
            (80, -68),
        )[k]
        easel.lay(easel.dot(u, v, 3.0), ("#FFFBE0", "#E0B45A", "#7A5420"), 0.8, rim=0.9)


TARYN = Recipe(
    face=Face(
        profile=Profile(softness=0.9, nose=0.9, snub=0.3, chin=1.0, brow=0.7, lip=1.0, neck=0.8),
        skin="#EBC3A0",
        skin_shade="#9A6068",
        blush="#DE7C78",
        lips="#B8505E",
        iris="#6A3E1E",
        brow="#4A2A1C",
        lid=0.35,
        lashes=True,
        frown=-1.2,
        smile=1.6,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points=(
                "30,146 8,156 -22,166 -46,190 -60,230 -64,340! 172,340! 164,236 144,194 118,168 94,154 64,164"
            ),
            tones=("#D8B8EC", "#9A74C4", "#4A3078"),
            folds=("-34,190 -30,250 -36,340", "30,190 26,260 30,340", "120,182 130,250 128,340"),
            edge="30,146 44,158 64,164 80,160 94,154",
            edge_width=2.6,
        ),
        part(draw_garland, points="10,162 40,176 72,178 104,166", size=8),
        part(draw_garland, points="34,190 30,224 34,270", size=7),
        HEAD,
        part(
            draw_mass,
            points=(
                "8,30 10,10 32,-8 62,-12 90,0 104,24 108,50 102,74 110,104 106,138 116,170 100,176 88,150 84,120 76,92 "
                "66,78 54,70 48,58 45,46 38,36 22,32"
            ),
            colour="#6A3A22",
        ),
        part(
            draw_locks,
            colour="#7A4628",
            glint="#E8B070",
            locks=(
                ("14,26 26,36 40,44 46,60 44,82 50,104", 8),
                ("30,4 42,26 52,48 64,68 72,92", 13),
                ("52,-4 68,20 80,52 88,88 92,126", 15),
                ("76,0 92,28 98,62 104,100 102,150", 15),
                ("92,20 104,60 108,104 112,160", 12),
                ("60,66 70,90 76,120 74,154", 10),
            ),
        ),
        part(draw_round_ear, jewel="gold"),
        part(
            draw_wreath,
            points="4,24 20,12 42,3 66,3 90,14",
            leaf_colours=("#3F7A5E", "#5E9A6E"),
            flowers=("#F0A9C0", "#FFE9EE", "#D8688A"),
            size=13,
            every=16,
        ),
    ),
)


def draw_taryn(canvas: skia.Canvas) -> None:
    """One twin in flowers and silk, in front of a shield on which the other's shadow looks away."""
    rng = seeded("enemies_and_lovers/taryn")
    draw_open_sky(canvas, "wine", rng, count=40)
    draw_hedge(canvas, rng, 590, ("#2A3A4E", "#3A4A5E", "#24304A"), ROSE)
    easel = Easel(canvas, 385, 372, 2.5)
    shield = easel.lay(_SHIELD, ("#FFF0BE", "#C8993F", "#6E4A16"), 5, rim=0.95, dark=0.5, rim_width=1.2)
    inner = inset(shield, 16)
    paper(
        canvas,
        inner,
        linear((180, 140), (600, 640), [(0, "#FFF0D0"), (0.5, "#F6C9A0"), (1, "#D98A7E")]),
        5,
        0.6,
    )
    foil(canvas, inset(inner, 10), width=2.6)
    with clipped(canvas, inner):
        twin = Sitter(canvas, 556, 190, 2.5, TARYN.face, facing_right=True)
        shapes = [
            twin.shape(TARYN.face.profile.head()),
            twin.shape(TARYN.face.profile.neck_outline()),
            twin.shape("30,140 -20,160 -60,210 -64,400! 200,400! 170,200 110,150"),
            twin.shape("8,30 30,-8 70,-12 100,14 104,56 84,84 60,74 44,46"),
            twin.shape("84,10 108,0 128,16 128,44 108,58 88,44"),
        ]
        silhouette(canvas, shapes, linear((200, 200), (600, 700), [(0, "#9A4A6A"), (1, "#5A2048")]), 4, 0.4)
    draw_recipe(canvas, TARYN, 232, 262, 2.42)


PICTURES: dict[str, Picture] = card_pictures({"vivienne": draw_vivienne, "taryn": draw_taryn})
