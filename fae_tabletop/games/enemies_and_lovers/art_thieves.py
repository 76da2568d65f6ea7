"""Two who steal by craft: the Thistlewitch and Grimsen the smith."""

import skia

from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Face, Profile
from fae_tabletop.art.figures_garments import draw_cloth, draw_gilding
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_props import draw_brooch
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, draw_recipe, part
from fae_tabletop.art.flora import briar
from fae_tabletop.art.flora_wild import draw_thistle, draw_thistle_leaf
from fae_tabletop.art.geometry import (
    Knot,
    rectangle,
    samples,
    spline,
    svg_path,
)
from fae_tabletop.art.hands_hold import draw_grip
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.paper import clipped, fill, glow, layer, linear, paper, radial, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import H, W, draw_land, draw_open_sky, draw_wall
from fae_tabletop.art.weapons import draw_sparks
from fae_tabletop.games.enemies_and_lovers.art import card_pictures

_WITCH = Recipe(
    face=Face(
        profile=Profile(nose=1.75, hook=1.1, chin=1.55, brow=1.5, lip=0.7, neck=0.8, stoop=2.2),
        skin="#B9B48A",
        skin_shade="#5E5A4E",
        blush="#A0785A",
        lips="#6E4A44",
        iris="#C4F06A",
        brow="#E6DCE8",
        lid=0.32,
        bushy=0.9,
        age=1.0,
        smile=1.6,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points=(
                "30,132 -2,156 -40,190 -58,260 -64,340! 220,340! 214,250 200,180 176,120 142,88 104,84 70,110"
            ),
            tones=("#8A5E9C", "#54346E", "#24123A"),
            folds=("120,110 160,180 170,320", "60,150 80,220 70,330"),
        ),
        HEAD,
        part(
            draw_mass,
            points="10,26 22,0 58,-18 100,-6 124,34 122,84 136,126 116,140 96,116 76,96 60,80 48,58 38,38",
            colour="#9A8CA8",
        ),
        part(
            draw_locks,
            colour="#B0A2BC",
            glint="#F0E8F4",
            locks=(
                ("14,28 40,30 56,60 70,98 60,140 44,170", 12),
                ("26,12 66,20 86,60 96,110 88,160 96,196", 14),
                ("44,-4 90,12 112,60 118,112 132,160 124,204", 14),
                ("70,-14 112,10 130,56 142,104 160,140 170,190", 12),
            ),
        ),
        part(draw_ear, tip=1.5),
        part(
            draw_cloth,
            points="-30,150 0,140 40,146 90,132 128,116 150,128 146,176 104,214 40,220 -24,200",
            tones=("#A474B0", "#6A4484", "#2E1846"),
            elevation=4,
            folds=("0,160 50,166 110,148",),
        ),
        part(draw_brooch, u=18, v=164, radius=11, stone="#9ADA5A"),
    ),
)


def draw_thistlewitch(canvas: skia.Canvas) -> None:
    """An old hunched witch with thistles growing in her hair, thistles and briars all about her."""
    rng = seeded("enemies_and_lovers/thistlewitch")
    draw_open_sky(canvas, "poison", rng, count=50)
    glow(canvas, 330, 440, 380, "#E3F0A0", 0.75)
    draw_land(canvas, "poison", "#2A1846", rng, ranks=2, horizon=610)
    for x, top, lean in ((118, 330, 16), (640, 300, -20), (204, 480, 10), (586, 450, -14)):
        stalk: list[Knot] = [(x - lean, 860), (x + lean * 0.6, 620), (x, top + 40)]
        stroke(canvas, spline(stalk), "#2E4A44", 9)
        for i, (sx, sy, _, _, share) in enumerate(samples(spline(stalk), 80)):
            if 0.2 < share < 0.86:
                side = 1 if i % 2 else -1
                draw_thistle_leaf(
                    canvas, [(sx, sy), (sx + side * 52, sy - 36), (sx + side * 96, sy - 8)], 44, "#3F6A5A"
                )
        draw_thistle(canvas, (x, top + 50), 118, -90 + lean * 0.6)
    draw_recipe(canvas, _WITCH, 258, 258, 2.15)
    for x, y, size, turn in (
        (300, 262, 92, -120),
        (372, 214, 120, -100),
        (452, 226, 104, -70),
        (512, 292, 96, -44),
        (532, 372, 84, -18),
    ):
        draw_thistle_leaf(canvas, [(x, y + 14), (x + 36, y + 6), (x + 78, y + 30)], 34, "#4E7F5A")
        draw_thistle(canvas, (x, y), size, turn, "#C86AD8")
    with layer(canvas, (0, 560, W, 860), 9, 0.8):
        briar(
            canvas,
            [(40, 780), (170, 716), (320, 752), (470, 722), (610, 756), (720, 700)],
            rng,
            14,
            8,
            "#2A1830",
            None,
            thorns=True,
        )


_GRIMSEN = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(nose=1.35, hook=0.5, brow=2.0, chin=1.0, neck=1.4, slope=0.7, stoop=1.2),
        skin="#B5654A",
        skin_shade="#5E2A2A",
        blush="#E07A3A",
        lips="#7A342A",
        iris="#FFC25A",
        brow="#3A1A14",
        lid=0.35,
        bushy=0.8,
        age=0.8,
        frown=2.6,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points="40,126 -4,140 -46,160 -70,210 -76,330! 200,330! 196,240 176,180 140,140 96,124 60,140",
            tones=("#C8743A", "#7A3A20", "#33140E"),
            folds=("120,150 150,220 150,330",),
        ),
        part(
            draw_cloth,
            points="10,150 -24,176 -40,230 -46,330! 90,330! 86,250 70,190 50,156",
            tones=("#6E4A3A", "#432A22", "#1E100E"),
            edge="10,150 -24,176 -40,230 -46,330",
            edge_kind="copper",
        ),
        HEAD,
        part(
            draw_mass,
            points=(
                "50,56 44,76 30,80 14,78 4,88 -10,108 -18,140 -14,172 0,196! 12,176 26,188! 36,160 "
                "52,166! 60,130 66,100 62,72"
            ),
            colour="#8A2E1A",
        ),
        part(
            draw_locks,
            colour="#A43A1E",
            glint="#FFB05A",
            locks=(
                ("54,68 58,100 44,130 34,164", 13),
                ("42,80 38,110 20,140 14,178", 14),
                ("26,80 16,110 2,140 0,186", 14),
                ("10,84 -6,110 -10,150", 11),
                ("2,70.5 10,71 20,79 24,96 14,112", 8),
            ),
        ),
        part(
            draw_mass, points="40,6 70,0 96,22 104,56 98,92 82,96 66,84 56,66 58,44 52,26", colour="#7A2616"
        ),
        part(
            draw_locks,
            colour="#96331A",
            glint="#FFA04A",
            locks=(("52,10 80,24 94,60 104,110", 14), ("62,30 78,56 86,92 84,124", 12)),
        ),
        part(draw_ear, tip=0.8, jewel="copper"),
        part(draw_gilding, lines=("6,26 30,22 60,14 92,24",), kind="copper", width=5),
    ),
)


def draw_grimsen(canvas: skia.Canvas) -> None:
    """The smith in profile before his furnace, the hammer raised over glowing work."""
    rng = seeded("enemies_and_lovers/grimsen")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 60), (0, 800), [(0, "#3A1420"), (0.6, "#7A2A20"), (1, "#2A0E14")]),
    )
    draw_wall(canvas, "#6A3030", rng, stone=(112, 60), corner=6, top=20, foot=860)
    mouth = svg_path("M330,800 L330,470 C330,300 470,220 540,220 C640,220 740,300 740,470 L740,800Z")
    paper(
        canvas,
        svg_path("M292,800 L292,470 C292,276 450,182 540,182 C660,182 780,276 780,470 L780,800Z"),
        "#3E1A20",
        9,
        0.6,
        3,
    )
    fill(
        canvas,
        mouth,
        radial((560, 560), 430, [(0, "#FFF6C0"), (0.3, "#FFC24A"), (0.65, "#F0702A"), (1, "#8A1E1A")]),
    )
    with clipped(canvas, mouth):
        for i in range(11):
            x = 330 + 42 * i
            tongue = spline(
                [
                    (x - 34, 800, "c"),
                    (x - 20, 640),
                    (x + rng.uniform(-12, 12), 400 + 60 * rng.random() + 40 * (i % 2), "c"),
                    (x + 22, 620),
                    (x + 36, 800, "c"),
                ],
                closed=True,
            )
            fill(canvas, tongue, ("#FFE08A", "#FF9A3A", "#FFF3C0")[i % 3], 0.55)
    glow(canvas, 540, 480, 460, "#FF9A3A", 0.7)
    smith = Easel(canvas, 214, 268, 0.86, turn=66)

    def hammer() -> None:
        smith.lay(smith.strip("0,150 0,-250", 26, 24), ("#C89A6A", "#8A5A34", "#44261A"), 6, rim=0.7)
        head = smith.corners("-96,-318 92,-318 104,-232 -76,-232 -116,-262")
        smith.lay(head, ("#E8EEF8", "#8C98B4", "#2F374E"), 12, rim=0.9)
        with smith.clipped(head):
            smith.fill(smith.corners("-120,-262 104,-262 104,-226 -120,-226"), "#23283A", 0.5)
            smith.line("70,-322 70,-226", "#FFFFFF", 4, 0.5)

    look = HandLook(
        lit="#F0A070",
        skin="#B5654A",
        dim="#5E2A2A",
        crease="#4A1A1A",
        nail="#6A3A30",
        velvet="#8A4020",
        foil="copper",
    )
    draw_grip(smith, look, hammer, arm=430)
    draw_recipe(canvas, _GRIMSEN, 500, 300, 1.78)
    anvil = Easel(canvas, 520, 712)
    anvil.lay(
        (
            "-190,-60! 176,-60! 176,-28! 110,-4 84,40 96,110! 150,140! 150,240! -120,240! "
            "-120,140! -66,110! -52,40 -90,4 -150,-14 -230,-44!"
        ),
        ("#98A4C0", "#434C68", "#171A2C"),
        13,
        rim=0.9,
    )
    anvil.lay(
        "-236,-62! 182,-62! 178,-36! -150,-30 -200,-44!", ("#DCE4F4", "#7A86A4", "#3A445E"), 5, rim=0.95
    )
    glow(canvas, 520, 640, 190, "#FFB04A", 1.0)
    hot = anvil.corners("-150,-86 150,-86 210,-74 150,-62 -150,-62")
    anvil.lay(hot, ("#FFFFFF", "#FFE08A", "#FF8A2A"), 4, rim=0.9, texture=0.0)
    draw_sparks(canvas, 506, 634, 118, rng, count=22)


PICTURES: dict[str, Picture] = card_pictures(
    {
        "the_thistlewitch": draw_thistlewitch,
        "grimsen": draw_grimsen,
    }
)
