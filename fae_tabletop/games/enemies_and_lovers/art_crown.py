"""The Crown of Elfhame: a circlet of oak leaves and acorns on a velvet cushion before a ring of stars."""

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.flora import briar, fern, leaf_shape
from fae_tabletop.art.geometry import Knot, circle, ellipse, outset, polygon, spline, svg_path, transformed
from fae_tabletop.art.light import fireflies, halo_ring, moon, rays, sky, stars
from fae_tabletop.art.paper import Stop, clipped, down, fill, foil, glow, layer, linear, paper, radial, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import draw_wood
from fae_tabletop.games.enemies_and_lovers.art import W, card_pictures

_MIDDLE = W / 2
_GOLD: tuple[Stop, ...] = (
    (0, "#FFF4C8"),
    (0.35, "#E8BE63"),
    (0.6, "#B98A35"),
    (0.8, "#F3D98C"),
    (1, "#7A5420"),
)


def _oak_spray(canvas: skia.Canvas, x: float, foot: float, tall: float, lean: float, far: bool) -> None:
    """One upright of the crown: a stem with paired oak leaves of gold and a leaf at its tip."""
    metal: list[Stop] = [(0, "#C99B4A"), (0.5, "#8A6226"), (1, "#4E3512")] if far else list(_GOLD)
    canvas.save()
    canvas.translate(x, foot)
    canvas.rotate(lean)
    stem = polygon([(-4, 6), (-2, -tall * 0.9), (2, -tall * 0.9), (4, 6)])
    paper(canvas, stem, linear((-4, 0), (4, 0), metal), 3, 0.8, 1.6, texture=0.3)
    places = [
        (-0.28, -58, 0.40),
        (-0.28, -122, 0.40),
        (-0.56, -54, 0.36),
        (-0.56, -126, 0.36),
        (-0.66, -90, 0.46),
    ]
    for up, turn, size in places:
        shape, _ = leaf_shape(tall * size, tall * size * 0.62, "oak")
        placed = transformed(shape, turn=turn, at=(0, tall * up))
        paper(
            canvas,
            placed,
            linear((-tall * 0.3, 0), (tall * 0.3, tall * -0.2), metal),
            4,
            0.85,
            2,
            texture=0.35,
        )
        rib = transformed(
            polygon([(0, -0.9), (tall * size * 0.88, 0), (0, 0.9)]), turn=turn, at=(0, tall * up)
        )
        fill(canvas, rib, "#5A3C12", 0.55)
    if not far:
        for u, v in ((-13, -0.20), (13, -0.24), (0, -0.50)):
            stone = circle(u, tall * v, 8.5)
            paper(
                canvas,
                stone,
                radial((u - 3, tall * v - 4), 13, [(0, "#FFB0B4"), (0.4, "rose"), (1, "rose-dark")]),
                2.5,
                0.5,
                1.2,
                texture=0,
            )
    canvas.restore()


def _band(canvas: skia.Canvas) -> None:
    band = svg_path("M164,528 C260,590 490,590 586,528 L582,588 C490,646 260,646 168,588Z")
    metal: list[Stop] = [
        (0, "#7A5420"),
        (0.16, "#F3D98C"),
        (0.3, "#C79A45"),
        (0.48, "#FFF4C8"),
        (0.62, "#C08F3C"),
        (0.82, "#E9C673"),
        (1, "#5A3C12"),
    ]
    paper(canvas, band, linear((164, 0), (586, 30), metal), 9, 0.9, 3, dark=0.5, texture=0.4)
    for line in ("M168,540 C262,600 488,600 582,540", "M171,579 C262,634 488,634 579,579"):
        stroke(canvas, svg_path(line), "#5A3C12", 2, 0.7)
        stroke(canvas, svg_path(line), "#FFF4C8", 1, 0.5, shift=(0, 2))
    for x, y, size in ((208, 574, 0.62), (286, 597, 0.8), (375, 606, 1.0), (464, 597, 0.8), (542, 574, 0.62)):
        stone = (
            polygon([(x, y - 30), (x + 24, y), (x, y + 30), (x - 24, y)])
            if size == 1.0
            else ellipse(x, y, 20 * size, 22 * size)
        )
        paper(canvas, outset(stone, 4), linear((x - 20, y - 20), (x + 20, y + 20), list(_GOLD)), 3, 0.9, 1.6)
        paper(
            canvas,
            stone,
            radial((x - 6, y - 9), 36 * size, [(0, "#FFB9BC"), (0.4, "#D0284A"), (1, "rose-dark")]),
            1,
            0.7,
            1.6,
            texture=0,
        )
        fill(canvas, ellipse(x - 6 * size, y - 9 * size, 4 * size, 3 * size), "moon", 0.9)


def _cushion(canvas: skia.Canvas) -> None:
    cushion = svg_path(
        "M112,600 C150,612 200,590 260,588 C330,586 420,586 490,588 C550,590 600,612 638,600 "
        "C624,634 622,672 646,722 C590,722 520,742 375,742 C230,742 160,722 104,722 C128,672 126,634 112,600Z"
    )
    paper(
        canvas,
        cushion,
        linear((150, 590), (600, 742), [(0, "#C03E66"), (0.4, "#8A1F46"), (1, "#3E0D36")]),
        14,
        0.6,
    )
    with clipped(canvas, cushion):
        fill(canvas, ellipse(375, 612, 230, 44), "#2A0720", 0.75, blur=16)
        for i in range(5):
            fold = svg_path(
                f"M{150 + 14 * i},{662 + 10 * i} C280,{700 + 7 * i} 470,{700 + 7 * i} {600 - 14 * i},{662 + 10 * i}"
            )
            stroke(canvas, fold, "#F08AA0", 1.4, 0.25)
    hem = svg_path(
        "M112,600 C126,634 128,672 105,721 C160,722 230,741 375,741 C520,741 590,722 645,721 C622,672 624,634 638,600"
    )
    foil(canvas, hem, width=3.6)
    for x in (108, 642):
        foil(canvas, circle(x, 724, 10))
        foil(canvas, svg_path(f"M{x - 8},732 L{x - 15},782 L{x + 15},782 L{x + 8},732Z"))


def draw_the_crown(canvas: skia.Canvas) -> None:
    """The prize of the game: gold on plum velvet, its tallest spray before a pale moon."""
    rng = seeded("enemies_and_lovers/the_crown_of_elfhame")
    sky(canvas, (0, 0, W, 900), "night")
    stars(canvas, (60, 60, W - 60, 460), 90, rng)
    rays(canvas, _MIDDLE, 350, 560, rng, count=22, alpha=0.4)
    draw_wood(canvas, "night", "#14184A", rng, kind="bare", horizon=560, gap=0.2, tall=400)
    halo_ring(canvas, _MIDDLE, 338, 236, "gold", 28, "star", "#F0BE80")
    moon(canvas, _MIDDLE, 338, 182, shine=0.5)
    for side in (1, -1):
        knots: list[Knot] = [
            (u if side > 0 else W - u, v)
            for u, v in ((70, 820), (112, 700), (84, 590), (140, 480), (108, 380), (170, 290), (160, 240))
        ]
        box = (0.0, 200.0, 320.0, 830.0) if side > 0 else (W - 320.0, 200.0, float(W), 830.0)
        with layer(canvas, box, 9, 0.8):
            briar(
                canvas,
                knots,
                seeded("enemies_and_lovers/crown", side),
                13,
                4,
                "#17243A",
                "serrate",
                "#2A5A5C",
                54,
                52,
            )
    back: list[Knot] = [
        (180, 530),
        (280, 492),
        (375, 482),
        (470, 492),
        (570, 530),
        (470, 560),
        (375, 568),
        (280, 560),
    ]
    rear = spline(back, closed=True)
    paper(canvas, rear, down(rear, [(0, "#8A6226"), (1, "#3E2A10")]), 4, 0.4)
    _cushion(canvas)
    for x, lean in ((270, -9), (480, 9)):
        _oak_spray(canvas, x, 530, 190, lean, far=True)
    for x, foot, tall, lean in (
        (188, 548, 186, -15),
        (562, 548, 186, 15),
        (276, 584, 262, -7),
        (474, 584, 262, 7),
    ):
        _oak_spray(canvas, x, foot, tall, lean, far=False)
    _oak_spray(canvas, 375, 592, 372, 0, far=False)
    _band(canvas)
    glow(canvas, _MIDDLE, 500, 300, "halo", 0.2)
    fireflies(canvas, (120, 150, 630, 700), 24, rng)
    for side in (1, -1):
        with layer(canvas, (0, 560, W, 860), 12, 0.9):
            for x, turn, size in ((60, -58, 1.0), (120, -84, 0.75), (30, -30, 0.9)):
                at = (x if side > 0 else W - x, 800)
                fern(canvas, at, turn if side > 0 else -180 - turn, 190 * size, "#143A44", 17, 0.7 * side)
    fill(canvas, ellipse(375, 860, 400, 70), mix("ink", shade("#14184A", -0.02), 0.5), 0.6, blur=30)


PICTURES: dict[str, Picture] = card_pictures({"the_crown_of_elfhame": draw_the_crown})
