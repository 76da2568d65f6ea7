"""The three poisons and the Everapple: what grows, drips and tempts."""

import skia

from fae_tabletop.art.blooms import ROSE, Petals, berry
from fae_tabletop.art.colour import shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.flora import briar, fern, grass, leaf
from fae_tabletop.art.geometry import circle, ellipse, polar, rectangle, spline, tapered
from fae_tabletop.art.light import fireflies, mist, moon, rays
from fae_tabletop.art.paper import fill, glow, layer, linear, paper, silhouette, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.still_life import draw_apple, draw_bell_flower, draw_bottle, draw_drip, draw_toadstool
from fae_tabletop.art.trees import bare_tree
from fae_tabletop.art.vanities import draw_moth, draw_skull
from fae_tabletop.art.vistas import H, W, draw_arched_window, draw_land, draw_open_sky, draw_wood
from fae_tabletop.games.enemies_and_lovers.art import card_pictures

_BONE = Petals("#E6DCC6", "#FFFDF2", "#6E6A8A")


_VIOLET = Petals("#7A4AB0", "#C9A0F0", "#2A1454")


_BLUE = Petals("#3F8AB8", "#BFF0F4", "#14305A")


_HONEY = Petals("#F0A83A", "#FFE9A6", "#8A4512")


GOLDEN = Petals("#F2B02E", "#FFF0A8", "#8A3E12")


_GREENING = Petals("#B9C24A", "#F4F3A0", "#4A6A2A")


def draw_wraithberry(canvas: skia.Canvas) -> None:
    """Bone-white berries on a thorny bough, a death's-head moth among them, before an ice-pale moon."""
    rng = seeded("enemies_and_lovers/wraithberry")
    draw_open_sky(canvas, "ice", rng, count=70)
    fill(canvas, rectangle(0, 0, W, H), linear((0, 60), (0, 800), [(0, "ink", 0.5), (1, "#12275A", 0.62)]))
    moon(canvas, 392, 350, 176, colour="#F4FBFF", halo="#7FB4E6", shine=0.7)
    draw_wood(canvas, "ice", "#12275A", rng, kind="bare", ranks=2, horizon=640, gap=0.3, tall=300)
    mist(canvas, 0, W, 690, 90, "#5C9FD2", rng, 0.35, 9)
    with layer(canvas, (0, 0, W, 820), 12, 0.7):
        briar(
            canvas,
            [(30, 214), (150, 196), (290, 238), (430, 206), (560, 236), (730, 182)],
            rng,
            20,
            11,
            "#2A2238",
            "holly",
            "#5F86A0",
            84,
            62,
        )
    for x, top, y, rows in (
        (206, 216, 420, (3, 4, 3, 2)),
        (570, 226, 470, (3, 4, 2, 1)),
        (322, 232, 600, (2, 3, 1)),
    ):
        stroke(canvas, spline([(x, top), (x + 8, (top + y) / 2), (x, y)]), "#3A2E48", 6)
        for turn in (205, -25):
            leaf(canvas, (x, y - 26), turn, 84, kind="holly", colour="#6F9AB0", light="#B9DCE8")
        # Grapes of berries that narrow downwards, the lower ones laid over the upper.
        for row, count in enumerate(rows):
            for column in range(count):
                aside = column - (count - 1) / 2
                at = (x + aside * 42 + rng.uniform(-3, 3), y + row * 40 - abs(aside) * 8)
                berry(canvas, at, 25, _BONE, crowned=False)
                for tip in (60, 90, 120):
                    foot = polar(at, 25, tip)
                    fill(canvas, tapered(spline([polar(at, 18, tip), foot]), 5, 1, step=2), "#4A4668", 0.8)
    moth = Easel(canvas, 396, 366, turn=14)
    draw_moth(moth, 300, "#4A3A5E", "#D9A94A", mark="#1A1028")
    draw_skull(Easel(canvas, 398, 352, turn=14), 44)
    fireflies(canvas, (90, 420, 660, 730), 16, rng, "#E4F6FF", 0.7)


def draw_blusher_mushroom(canvas: skia.Canvas) -> None:
    """A ring of toadstools on a forest floor, the largest red one sweating poison."""
    rng = seeded("enemies_and_lovers/blusher")
    draw_open_sky(canvas, "poison", rng, count=40)
    glow(canvas, 375, 560, 420, "#E8F0A0", 0.55)
    draw_wood(canvas, "poison", "#22103E", rng, kind="bare", ranks=3, horizon=520, gap=0.24, tall=440)
    mist(canvas, 0, W, 640, 80, "#B97FB0", rng, 0.3, 8)
    for x, turn, length, curl in (
        (96, -72, 210, 0.5),
        (660, -108, 220, -0.5),
        (180, -100, 150, -0.6),
        (590, -84, 150, 0.6),
    ):
        with layer(canvas, (0, 300, W, 820), 7, 0.7):
            fern(canvas, (x, 790), turn, length, "#2E5A5E", 15, curl)
    draw_toadstool(Easel(canvas, 566, 770), 236, 104, ROSE, rng, lean=0.10)
    draw_toadstool(Easel(canvas, 176, 778), 300, 92, _VIOLET, rng, cap="bell", lean=-0.08)
    hero = Easel(canvas, 372, 790)
    draw_toadstool(hero, 560, 252, ROSE, rng, lean=0.012)
    for u, v, length in (
        (-226, -404, 86),
        (-150, -376, 58),
        (-70, -362, 100),
        (92, -364, 70),
        (168, -378, 96),
        (228, -404, 54),
    ):
        draw_drip(hero, u, v, length, "#D6F06A")
    draw_toadstool(Easel(canvas, 276, 800), 128, 62, _BLUE, rng, cap="flat", lean=-0.06)
    draw_toadstool(Easel(canvas, 474, 806), 112, 50, ROSE, rng)
    grass(canvas, 0, W, 812, 66, 220, "#1C1238", rng)
    fireflies(canvas, (80, 300, 670, 760), 22, rng, "#E8F0A0", 0.8)


def draw_deathsweet(canvas: skia.Canvas) -> None:
    """A stoppered bottle of honeyed poison on a window sill, the bells it was pressed from hung over it."""
    rng = seeded("enemies_and_lovers/deathsweet")
    draw_arched_window(canvas, "gold", rng, width=430, top=150, sill=668, stone="#4E3458", bars=2)
    rays(canvas, 375, 470, 460, rng, "#FFE9A6", 24, 0.16)
    sill = rectangle(-20, 660, W + 40, 400)
    paper(
        canvas,
        sill,
        linear((0, 660), (0, 900), [(0, "#8A5E4A"), (0.16, "#6A3E44"), (1, "#2A1430")]),
        14,
        0.6,
        3,
    )
    glow(canvas, 368, 560, 330, "#FFC766", 0.8)
    with layer(canvas, (0, 0, W, 700), 9, 0.7):
        briar(
            canvas,
            [(40, 250), (170, 170), (330, 196), (500, 150), (720, 214)],
            rng,
            13,
            7,
            "#2E4A34",
            "ovate",
            "#4E8A52",
            70,
            66,
            thorns=False,
        )
    for x, y, size, turn in ((196, 178, 118, 8), (300, 196, 92, -6), (470, 164, 104, 5), (590, 178, 126, -9)):
        draw_bell_flower(Easel(canvas, x, y, turn=turn), size, _HONEY)
    bottle = Easel(canvas, 372, 742, 1.28, turn=-7)
    draw_bottle(bottle, "#5E8A7A", "#FFB43A", level=0.78)
    for x, y, size in ((548, 726, 26), (590, 738, 18), (196, 734, 22)):
        paper(
            canvas,
            ellipse(x, y, size * 1.2, size * 0.7),
            linear(
                (x - size, y - size), (x + size, y + size), [(0, "#FFF1B8"), (0.5, "#F0A83A"), (1, "#8A4512")]
            ),
            4,
            0.9,
            2,
            texture=0.1,
        )
        fill(canvas, ellipse(x - size * 0.4, y - size * 0.25, size * 0.3, size * 0.14), "moon", 0.9)
    bee = Easel(canvas, 560, 440, 0.9, turn=28)
    for side in (1, -1):
        bee.fill(bee.shape(f"0,-6! {side * 30},-34 {side * 56},-30 {side * 44},-6"), "#EAF6FF", 0.85)
    body = bee.lay(bee.oval(0, 8, 19, 30), ("#FFE08A", "#E0962A", "#7A4512"), 5)
    with bee.clipped(body):
        for v in (-4, 12, 26):
            bee.line([(-24, v), (0, v + 4), (24, v)], "#2A1420", 8)


def draw_everapple(canvas: skia.Canvas) -> None:
    """A round old apple tree on a hill with one great golden apple among its small ones, at first light."""
    rng = seeded("enemies_and_lovers/everapple")
    draw_open_sky(canvas, "dawn", rng, count=24)
    glow(canvas, 375, 400, 420, "#FFF2CC", 0.9)
    rays(canvas, 375, 400, 560, rng, "#FFF4D6", 26, 0.2)
    draw_land(canvas, "dawn", "#2F5A6A", rng, ranks=2, horizon=650)
    hill = spline(
        [(-40, 1060, "c"), (-40, 800), (180, 706), (375, 676), (570, 706), (790, 800), (790, 1060, "c")],
        closed=True,
    )
    paper(
        canvas,
        hill,
        linear((0, 676), (0, 860), [(0, "#5F9A5E"), (0.5, "#2F6A52"), (1, "#143530")]),
        12,
        0.6,
        3,
    )
    trunk, _ = bare_tree((375, 720), 430, rng, width=76, forks=4, spread=52, crook=15, shrink=0.74)
    roots = [
        spline(
            [
                (330, 690, "c"),
                (290, 724),
                (216, 752, "c"),
                (300, 748),
                (375, 726),
                (452, 750),
                (540, 752, "c"),
                (462, 722),
                (420, 690, "c"),
            ],
            closed=True,
        )
    ]
    silhouette(
        canvas,
        [trunk, *roots],
        linear((300, 300), (460, 760), [(0, "#8A5A48"), (1, "#2E1A30")]),
        11,
        0.6,
        2.6,
    )
    crown = [
        polar((375, 350), reach, angle)
        for reach, step in ((210, 30), (150, 40), (80, 60))
        for angle in range(0, 360, step)
    ]
    for rank, (tone, lift) in enumerate((("#2A5A4A", 1.0), ("#3F7E50", 0.86), ("#6FA858", 0.66))):
        shapes = [
            circle(
                375 + (x - 375) * lift * 1.1 - 14 * rank,
                352 + (y - 350) * lift - 22 * rank,
                rng.uniform(44, 66) * (1.06 - 0.16 * rank),
            )
            for x, y in crown
        ]
        silhouette(
            canvas,
            shapes,
            linear((170, 110), (580, 600), [(0, shade(tone, 0.1)), (1, shade(tone, -0.1))]),
            9,
            0.5,
            2.4,
        )
        with layer(canvas, (0, 0, W, 760), 3, 0.5):
            for _ in range(70):
                angle, reach = rng.uniform(0, 360), (rng.random() ** 0.5) * 236 * lift
                at = polar((375 - 14 * rank, 350 - 22 * rank), reach, angle)
                leaf(
                    canvas,
                    at,
                    rng.uniform(20, 160),
                    rng.uniform(26, 40),
                    colour=shade(tone, rng.uniform(-0.04, 0.1)),
                    veins=False,
                )
    for x, y, size in (
        (206, 318, 26),
        (268, 208, 24),
        (486, 196, 26),
        (556, 322, 25),
        (520, 450, 24),
        (232, 456, 25),
        (368, 150, 22),
    ):
        draw_apple(Easel(canvas, x, y), size, _GREENING)
    glow(canvas, 378, 410, 210, "#FFE79A", 0.95)
    draw_apple(Easel(canvas, 378, 296), 96, GOLDEN)
    grass(canvas, 60, 690, 780, 40, 160, "#1F4A40", rng)
    fireflies(canvas, (120, 160, 630, 640), 18, rng, "#FFF4D6", 0.6)


PICTURES: dict[str, Picture] = card_pictures(
    {
        "wraithberry": draw_wraithberry,
        "blusher_mushroom": draw_blusher_mushroom,
        "deathsweet": draw_deathsweet,
        "everapple": draw_everapple,
    }
)
