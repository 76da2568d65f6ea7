"""Two princes at full length: Balekin in his hall, and Oak, who is a child.

Outlines of busts are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

import skia

from fae_tabletop.art.colour import mix
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Face, Profile, Sitter, knots
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_recipe import HEAD, Recipe, draw_recipe, part
from fae_tabletop.art.figures_regalia import draw_band, draw_spikes, tapering
from fae_tabletop.art.flora import fern, grass, leaf
from fae_tabletop.art.geometry import circle, ellipse, ridge
from fae_tabletop.art.hands_hold import draw_grip
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.light import fireflies
from fae_tabletop.art.paper import fill, glow, layer, linear, paper
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.places import draw_leafy_wood, draw_pillars
from fae_tabletop.art.vistas import W, draw_open_sky
from fae_tabletop.games.enemies_and_lovers.art import card_pictures

BALEKIN = Recipe(
    face=Face(
        profile=Profile(nose=1.2, hook=0.5, brow=1.35, chin=1.25, lip=0.7, neck=1.1),
        skin="#E4C4AE",
        skin_shade="#8A5A6A",
        blush="#B0685E",
        lips="#7A3E48",
        iris="#2A1A1A",
        brow="#140C18",
        lid=0.3,
        frown=1.6,
        smile=-0.6,
        age=0.3,
    ),
    parts=(
        HEAD,
        part(
            draw_mass,
            points="3,82 8,92 2,104 10,126 24,136 36,120 46,104 50,84 47,66 42,76 34,88 20,90 10,86",
            colour="#241A2C",
        ),
        part(
            draw_mass,
            points="8,32 6,14 20,-4 44,-12 70,-10 94,6 106,32 108,60 116,96 112,136 96,128 86,104 74,90 62,78 52,70 "
            "46,56 44,42 34,36 22,36",
            colour="#1E1628",
        ),
        part(
            draw_locks,
            colour="#2A2036",
            glint="#86709A",
            locks=(
                ("20,20 38,32 48,48 54,70 66,92", 12),
                ("44,2 62,26 74,58 84,92 92,120", 15),
                ("72,-2 92,30 98,68 104,104 108,132", 15),
            ),
        ),
        part(draw_ear, tip=1.0, jewel=None),
        part(
            draw_spikes,
            spikes=(
                (88, 16, 108, -26, 11),
                (10, 27, -8, -22, 10),
                (70, 24, 84, -42, 12),
                (26, 31, 16, -40, 11),
                (48, 30, 50, -58, 13),
            ),
            tones=("#FFFDF0", "#DCCDB0", "#84705E"),
            bend=3.0,
        ),
        part(draw_band, kind="silver", gem="#2A1420", gems=((14, 29, 4.0), (34, 33, 4.6), (56, 32, 4.0))),
    ),
)


def draw_balekin(canvas: skia.Canvas) -> None:
    """A prince under bones and thorns in his hollow hall: he spreads his cloak like a wing and bares his sword."""
    rng = seeded("enemies_and_lovers/balekin")
    draw_open_sky(canvas, "gold", rng, count=20)
    glow(canvas, 375, 400, 420, "#FFE9A8", 0.6)
    disc = circle(375, 340, 216)
    paper(
        canvas,
        disc,
        linear((230, 130), (500, 560), [(0, "#FFFBE0"), (0.6, "#FFD777"), (1, "#F08A4A")]),
        3,
        0.5,
    )
    draw_pillars(canvas, "gold", "#3A1D38", floor=640)
    easel = Easel(canvas)
    fill(canvas, ellipse(380, 780, 320, 34), "ink", 0.55, blur=16)
    lining = "300,330! 210,340 140,330 84,360! 96,430 80,520 110,600 90,700! 190,680 260,740 330,700!"
    easel.lay(lining, ("#B8405E", "#7A1D3C", "#3A0A20"), 9, rim=0.8)
    for way in ("290,350 200,420 110,520", "300,370 230,500 120,640", "310,400 270,560 210,670"):
        easel.stroke(way, "#3A0A20", 6, 0.5)
        easel.stroke([(u - 4, v - 3) for u, v, *_ in knots(way)], "#E8798E", 2.4, 0.5)
    arm = easel.limb("320,360 240,372 160,352 112,352", 54, 26)
    easel.lay(arm, ("#4A2A4A", "#2A1530", "#140818"), 6, rim=0.7)
    easel.lay(easel.limb("118,352 96,346 80,352", 26, 18), ("#E4C4AE", "#A87A72"), 4)
    cloak = easel.lay(
        "352,300! 296,330 268,380 286,470 262,560 250,660 222,800! 300,780 370,820 440,780 520,820 590,790! 548,690 "
        "520,580 512,470 506,380 460,326 420,300!",
        ("#5A2E4C", "#2C142C", "#12081A"),
        11,
        rim=0.85,
    )
    with easel.clipped(cloak):
        for step in range(7):
            fold = [(330.0 + 20 * step, 330.0), (318.0 + 26 * step, 520.0), (250.0 + 54 * step, 820.0)]
            easel.line(fold, "#0E0614", 12, 0.5, blur=5)
            easel.line([(u - 7, v) for u, v in fold], "#8A4A6C", 2.6, 0.6)
        for step in range(9):
            u = 236.0 + 43 * step
            thorn = easel.ribbon([(u, 800), (u + 6, 748), (u - 4, 700)], lambda t: 9 * (1 - t) + 0.4, 1.5)
            easel.gilt(thorn, emboss=0.6)
    draw_recipe(canvas, BALEKIN, 306, 178, 1.36)
    fur = (
        "330,318 290,330 266,360 284,392 330,404 370,412 420,408 470,398 506,380 500,348 472,330 440,312 410,322 "
        "380,330 352,328"
    )
    easel.lay(fur, ("#A08C7C", "#5E4C44", "#2A201E"), 9, rim=0.8, texture=1.0)
    for step in range(14):
        u = 284.0 + 16.4 * step
        easel.stroke([(u, 356.0), (u - 3, 380.0), (u + 2, 398.0 - abs(step - 6.5) * 1.6)], "#C9B6A2", 4, 0.6)

    def sword() -> None:
        blade = Easel(canvas, 540, 470, turn=7)
        blade.lay(
            blade.corners("-13,-60 -11,-226 0,-262 11,-226 13,-60"),
            ("#FFFFFF", "#C9D6EA", "#6A7CA2"),
            6,
            rim=0.95,
        )
        blade.fill(blade.corners("0,-60 0,-262 11,-226 13,-60"), "#4A5A80", 0.5)
        blade.gilt(blade.strip("-54,-62 -20,-54 20,-54 54,-62", 14, 14))
        blade.lay(blade.strip("0,-52 0,66", 16, 14), ("#54304E", "#160A1A"), 3)
        blade.lay(blade.dot(0, 74, 16), ("#FFF3C4", "#D9A94A", "#7A5420"), 4, rim=0.9)

    look = HandLook(
        lit="#F4DCC8",
        skin="#D0A48E",
        dim="#6A4450",
        crease="#4A2A34",
        nail="#8A5A5E",
        velvet="#4A2A4A",
        foil="gold",
    )
    draw_grip(Easel(canvas, 540, 470, 0.56, turn=24, flip=True), look, sword, arm=230)


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
    neck = sitter.ribbon("48,66 56,104 62,140", lambda t: 33 + 18 * t * t, 2)
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
