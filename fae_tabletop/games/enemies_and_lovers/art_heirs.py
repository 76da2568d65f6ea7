"""Two princes at full length: Balekin from behind in his hall, and Oak, who is a child.

Outlines of busts are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

import skia

from fae_tabletop.art.colour import mix
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Face, Profile, Sitter
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_recipe import HEAD, Recipe, draw_recipe, part
from fae_tabletop.art.figures_regalia import tapering
from fae_tabletop.art.flora import fern, grass, leaf
from fae_tabletop.art.geometry import Knot, circle, ellipse, ridge
from fae_tabletop.art.light import fireflies
from fae_tabletop.art.paper import fill, glow, layer, linear, paper
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.places import draw_leafy_wood, draw_pillars
from fae_tabletop.art.vistas import W, draw_open_sky
from fae_tabletop.games.enemies_and_lovers.art import card_pictures


def _bone_crown(easel: Easel) -> None:
    """Balekin's crown of bones and thorns, seen from behind."""
    for u, lean, tall in (
        (-7.4, -5.0, 9.0),
        (7.4, 5.0, 9.0),
        (-3.8, -2.4, 13.0),
        (3.8, 2.4, 13.0),
        (0.0, 0.0, 16.0),
    ):
        bone = easel.ribbon(
            [(u, -96.5), (u + lean * 0.5, -96.5 - tall * 0.55), (u + lean, -96.5 - tall)],
            lambda t: 2.1 - 1.5 * t + 0.5 * (t < 0.1),
            0.4,
        )
        easel.lay(bone, ("#FFFDF0", "#D9CBB0", "#8C7A6A"), 0.6, rim=0.9, rim_width=0.3)
    band = easel.shape("-9,-98! -5,-96.6 0,-96.2 5,-96.6 9,-98! 8.6,-94.4! 5,-93 0,-92.6 -5,-93 -8.6,-94.4!")
    easel.lay(band, ("#E6D8BC", "#A89478", "#5A4A42"), 0.8, rim=0.8, rim_width=0.3)


def draw_balekin(canvas: skia.Canvas) -> None:
    """A prince seen from behind in his hollow hall, cloak spread, sword bare, against a great low sun."""
    rng = seeded("enemies_and_lovers/balekin")
    draw_open_sky(canvas, "gold", rng, count=20)
    glow(canvas, 375, 400, 420, "#FFE9A8", 0.6)
    disc = circle(375, 400, 196)
    paper(
        canvas,
        disc,
        linear((260, 200), (480, 600), [(0, "#FFFBE0"), (0.6, "#FFD777"), (1, "#F08A4A")]),
        3,
        0.5,
    )
    draw_pillars(canvas, "gold", "#3A1D38", floor=640)
    easel = Easel(canvas, 375, 842, 6.3)
    fill(canvas, ellipse(392, 842, 330, 34), "ink", 0.55, blur=16)
    arm = easel.ribbon("14,-76 24,-70 33,-58 37,-50", lambda t: 9.5 - 3.5 * t, 0.6)
    easel.lay(arm, ("#54304E", "#2E1730", "#160A1A"), 1.2, rim_width=0.35)
    blade = easel.corners("37.4,-47.6 40.6,-46.4 54.6,-9 52.4,-3.4 51,-8.2")
    easel.lay(blade, ("#FFFFFF", "#C9D6EA", "#6A7CA2"), 1.2, rim=0.95, rim_width=0.3)
    easel.fill(easel.corners("39,-47 40.6,-46.4 54.6,-9 52.4,-3.4"), "#4A5A80", 0.5)
    easel.gilt(easel.strip("33.4,-45.4 38.8,-47.4 44.4,-50.2", 1.7, 1.7, 0.4))
    easel.lay(easel.oval(37.6, -50.2, 3.3, 3.0), ("#EBC8AE", "#A87A72"), 0.8, rim_width=0.3)
    easel.gilt(easel.strip("37.4,-52 35.6,-56.4", 1.8, 1.8, 0.4))
    easel.gilt(easel.dot(35.2, -57.4, 1.5))
    cloak = easel.lay(
        "-5,-87 -13,-83 -19,-74 -21,-60 -25,-40 -33,-18 -46,-2! -30,2 -14,-1 0,3 14,-1 30,2 46,-2! "
        "33,-18 25,-40 21,-60 19,-74 13,-83 5,-87",
        ("#5A2E4C", "#2C142C", "#12081A"),
        2.0,
        rim=0.85,
        rim_width=0.45,
    )
    with easel.clipped(cloak):
        for step in range(-4, 5):
            fold = [(step * 2.2, -84.0), (step * 3.4, -56.0), (step * 5.2, -28.0), (step * 9.6, 4.0)]
            easel.line(fold, "#0E0614", 2.2, 0.6, blur=0.9)
            easel.line([(u - 1.2, v) for u, v in fold], "#8A4A6C", 0.5, 0.6)
        for step in range(-6, 7):
            u, v = step * 6.4, -9.0 + abs(step) * 0.5
            thorn = easel.ribbon(
                [(u, v + 9), (u + 1, v), (u - 0.6, v - 8)], lambda t: 1.5 * (1 - t) + 0.1, 0.4
            )
            easel.gilt(thorn, emboss=0.6)
    fur = "-14,-84 -18,-76 -15,-70 -6,-67 0,-66 6,-67 15,-70 18,-76 14,-84 6,-88 -6,-88"
    easel.lay(fur, ("#8C7A6C", "#54443E", "#2A201E"), 1.4, rim=0.8, rim_width=0.4, texture=1.0)
    for u in range(-14, 15, 3):
        tuft = [(u * 1.0, -72.0 + abs(u) * -0.25), (u * 1.05, -67.4 + abs(u) * -0.3)]
        easel.stroke(tuft, "#B8A492", 0.7, 0.7)
    for side in (-1, 1):
        ear: list[Knot] = [
            (side * 7.0, -92.0),
            (side * 9.4, -95.0),
            (side * 14.4, -98.6, "c"),
            (side * 11.4, -91.0),
            (side * 8.0, -88.4),
        ]
        easel.lay(easel.shape(ear), ("#EBC8AE", "#A87A72"), 0.5, rim_width=0.25)
    head = easel.lay(
        "0,-103 -6,-101.6 -9,-96 -9,-89 -6.4,-82 -3,-76 0,-73 3,-76 6.4,-82 9,-89 9,-96 6,-101.6",
        ("#4A3A4E", "#221824", "#0E0912"),
        1.0,
        rim=0.8,
        rim_width=0.35,
    )
    with easel.clipped(head):
        for step in range(-4, 5):
            easel.stroke(
                [(step * 1.2, -103.0), (step * 1.9, -92.0), (step * 0.8, -74.0)], "#7A6480", 0.4, 0.6
            )
    _bone_crown(easel)


OAK = Recipe(
    face=Face(
        profile=Profile(softness=1.0, nose=0.66, snub=0.9, chin=0.78, brow=0.4, lip=0.85, neck=0.7),
        skin="#F0CDA4",
        skin_shade="#A8743C",
        blush="#E0806A",
        lips="#C0706A",
        iris="#6A8A2A",
        brow="#8A5A2A",
        lid=0.9,
        eye=1.45,
        smile=2.2,
        freckles=True,
    ),
    parts=(
        HEAD,
        part(
            draw_mass,
            points=(
                "8,34 4,18 12,2 34,-8 62,-9 86,2 100,20 103,44 98,66 88,82 76,86 64,82 54,72 48,60 44,46 32,40 20,42"
            ),
            colour="#A8642A",
        ),
        part(
            draw_locks,
            colour="#BA7430",
            glint="#F6CC80",
            locks=(
                ("20,10 10,22 8,36 18,46", 13),
                ("38,2 26,22 28,40 38,48", 13),
                ("56,0 46,24 44,46 52,60", 14),
                ("76,4 64,30 58,56 66,76", 15),
                ("92,18 82,44 74,66 78,86", 15),
                ("98,40 96,62 86,78 90,92", 12),
            ),
        ),
        part(draw_ear, tip=0.9, jewel=None),
    ),
)


def _child(sitter: Sitter) -> None:
    """The body of a child that stretches up on its toes, under a head already placed, in head units."""
    fur = ("#A87A4A", "#7A5230", "#3E2616")
    for leg, hoof in (
        ("66,226 84,252 92,276 84,302 90,326", (88, 330)),
        ("46,226 44,256 54,280 44,304 48,328", (46, 332)),
    ):
        limb = sitter.ribbon(leg, lambda t: 32 - 24 * min(1.0, t * 1.35), 2)
        sitter.sheet(limb, fur, elevation=3, rim=0.7, texture=0.9)
        u, v = hoof
        sitter.sheet(
            sitter.shape([(u - 9, v - 8), (u + 8, v - 8), (u + 11, v + 6, "c"), (u - 15, v + 6, "c")]),
            ("#4A3A34", "#1E1614"),
            elevation=2,
        )
    neck = sitter.ribbon("58,88 62,112 64,138", lambda t: 34 + 16 * t * t, 2)
    sitter.sheet(neck, (sitter.face.skin, sitter.face.skin_shade), elevation=2)
    tail = sitter.ribbon("98,214 120,204 132,186 130,170", lambda t: 5 + 8 * t * (1.3 - t), 1.5)
    sitter.sheet(tail, fur, elevation=2)
    draw_cloth(
        sitter,
        "36,112 24,140 18,180 8,214 0,240 30,236 40,250 56,238 72,252 86,238 106,246 118,236 108,206 "
        "101,172 98,140 88,112 62,122",
        ("#7DB05A", "#4A8A4A", "#1E4A34"),
        motif="leaves",
    )
    draw_garland(sitter, "40,118 50,127 66,128 84,117", size=8)
    arm = sitter.ribbon("66,142 40,138 10,110 -22,66", lambda t: 25 - 8 * t, 2)
    sitter.sheet(arm, ("#8EC06A", "#569650", "#22523A"), elevation=3.4, rim=0.7)
    wrist = sitter.ribbon("-20,70 -34,44", lambda t: 14 - 2 * t, 1.5)
    skin = (sitter.face.skin, mix(sitter.face.skin, sitter.face.skin_shade, 0.7))
    sitter.sheet(wrist, skin, elevation=2)
    for tip, width in (
        ("-32,46 -46,34 -54,22", 7),
        ("-34,42 -40,24 -42,10", 7),
        ("-32,40 -32,22 -28,8", 6.6),
        ("-28,46 -20,36 -12,34", 6.4),
    ):
        sitter.sheet(sitter.ribbon(tip, tapering(width * 0.45, 1.0, width * 0.55), 1), skin, elevation=1.6)


def _butterfly(canvas: skia.Canvas, x: float, y: float, size: float, turn: float) -> None:
    easel = Easel(canvas, x, y, size, turn=turn)
    for flip in (False, True):
        wing = Easel(canvas, x, y, size, turn=turn, flip=flip)
        wing.lay("0,4 10,8 26,10 30,20 22,30 10,24 2,14", ("#FFE2A0", "#E08A3A", "#8A3A1E"), 4, rim_width=1.2)
        wing.lay(
            "0,3 8,-18 30,-32 46,-26 44,-8 28,6 12,8", ("#FFF3C4", "#F2A63C", "#A8481E"), 5, rim_width=1.4
        )
        wing.fill(wing.dot(34, -18, 5), "#5A1F1A", 0.8)
    easel.lay("-2.4,-10 0,-12 2.4,-10 3,6 0,26 -3,6", ("#6B4226", "#2A1A12"), 3, rim_width=1)


def draw_oak(canvas: skia.Canvas) -> None:
    """A horned child on its toes in a green wood, reaching for a butterfly."""
    rng = seeded("enemies_and_lovers/oak")
    draw_open_sky(canvas, "green", rng, count=30, ground=640)
    draw_leafy_wood(canvas, "green", "#123A30", rng, horizon=590, gap=210)
    glow(canvas, 350, 420, 380, "#FFF8C8", 0.9)
    ground = ridge(-20, W + 20, 756, 8, 5, 1060, rng)
    paper(canvas, ground, linear((0, 740), (0, 880), [(0, "#2F6A48"), (1, "#0E2C28")]), 9, 0.5)
    face = OAK.face
    sitter = Sitter(canvas, 330, 216, 1.56, face)
    for horn, width in (("72,6 86,-8 94,-26", 12), ("34,2 24,-14 22,-32", 13)):
        sitter.sheet(
            sitter.ribbon(horn, tapering(width, 0.8, 0.6), 1.2),
            ("#E8D8B4", "#A88A5E", "#5E4630"),
            elevation=2,
        )
    _child(sitter)
    draw_recipe(canvas, OAK, sitter.x, sitter.y, sitter.scale)
    _butterfly(canvas, 222, 214, 1.5, -24)
    fireflies(canvas, (120, 160, 630, 700), 16, rng)
    for x, turn, length in ((64, -62, 190), (36, -36, 150), (690, -118, 190), (720, -146, 150)):
        with layer(canvas, (0, 480, W, 900), 10, 0.85):
            fern(canvas, (x, 830), turn, length, "#1E5A44", 15, 0.6 if x < W / 2 else -0.6)
    grass(canvas, 40, W - 40, 800, 60, 150, "#173E34", rng)
    for turn, length, tone in ((40, 120, "#3F7A4E"), (75, 104, "#57965C"), (12, 96, "#2F6152")):
        with layer(canvas, (0, 40, 400, 400), 9, 0.7):
            leaf(canvas, (70, 150), turn, length, length * 0.6, "oak", tone)
    for turn, length, tone in ((140, 120, "#3F7A4E"), (104, 104, "#57965C"), (168, 96, "#2F6152")):
        with layer(canvas, (350, 40, W, 400), 9, 0.7):
            leaf(canvas, (W - 70, 160), turn, length, length * 0.6, "oak", tone)


PICTURES: dict[str, Picture] = card_pictures({"balekin": draw_balekin, "oak": draw_oak})
