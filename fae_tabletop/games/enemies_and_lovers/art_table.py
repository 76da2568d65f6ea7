"""The table of Enemies & Lovers, plum velvet embroidered with a rose and daggers, and its picture on the title."""

from collections.abc import Sequence

import skia

from fae_tabletop.art.blooms import ROSE, rose
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures_props import draw_dagger
from fae_tabletop.art.flora import briar, leaf_shape
from fae_tabletop.art.geometry import (
    Knot,
    blob,
    circle,
    ellipse,
    outline,
    polar,
    polygon,
    rectangle,
    samples,
    spline,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.light import fireflies, moon, rays
from fae_tabletop.art.paper import (
    Stop,
    clipped,
    fill,
    foil,
    layer,
    linear,
    make_paint,
    paper,
    radial,
    shadow,
    stroke,
    vignette,
)
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.scenery import SCENE_SCALE, H, W
from fae_tabletop.art.texture import paper_texture
from fae_tabletop.art.vistas import draw_open_sky, draw_wood
from fae_tabletop.games.enemies_and_lovers.art import SMALL_SIZE, Scene, draw_small_card
from fae_tabletop.games.enemies_and_lovers.art_coercions import draw_seduction
from fae_tabletop.games.enemies_and_lovers.art_crown import draw_the_crown
from fae_tabletop.games.enemies_and_lovers.art_ladies import draw_oriana
from fae_tabletop.games.enemies_and_lovers.art_princes import draw_cardan

_GOLD_THREAD, _DIM_THREAD = "#C9A25A", "#8A5A6A"
_TITLE_SIZE = (840, 630)


def _damask(canvas: skia.Canvas) -> None:
    """Roses on stalks woven into the velvet, tone on tone, in staggered rows."""
    petal = svg_path("M0,0 C-20,-12 -18,-40 0,-46 C18,-40 20,-12 0,0Z")
    leaf_form, _ = leaf_shape(40, 20)
    shapes: list[skia.Path] = [
        transformed(petal, 0.62, 0.62, turn, (0, -34)) for turn in (-64, -32, 0, 32, 64)
    ]
    shapes += [transformed(leaf_form, 0.9, side, -28 if side > 0 else 208, (0, 26)) for side in (1, -1)]
    shapes += [transformed(leaf_form, 0.7, 0.7, turn, (0, 8)) for turn in (-60, 240)]
    shapes.append(outline(svg_path("M0,-30 L0,44 M-30,46 C-12,34 12,34 30,46"), 3.4))
    for row in range(-1, 9):
        for column in range(-1, 13):
            x, y = column * 112 + (56 if row % 2 else 0), row * 96 + 30
            for shape in shapes:
                placed = transformed(shape, 0.82, 0.82, 0, (x, y))
                fill(canvas, placed, "#E0A0C8", 0.055)
                stroke(canvas, placed, "#FFD9F0", 0.7, 0.05)


def _thread(canvas: skia.Canvas, path: skia.Path, colour: str, width: float, alpha: float = 1.0) -> None:
    """A line of satin stitch: slanted strands, lighter towards the moon, in the cloth rather than on it."""
    stroke(canvas, path, "ink", width + 1.6, 0.35 * alpha, blur=1.2, shift=(0.8, 1.4))
    stroke(canvas, path, colour, width, 0.8 * alpha)
    stroke(canvas, path, "moon", width * 0.35, 0.28 * alpha, shift=(-width * 0.14, -width * 0.2))
    for x, y, dx, dy, _ in samples(path, 2.6):
        strand = polygon(
            [
                (x - dy * width * 0.5, y + dx * width * 0.5),
                (x + dx * 1.6 + dy * width * 0.5, y + dy * 1.6 - dx * width * 0.5),
            ]
        )
        stroke(canvas, strand, "ink", 0.5, 0.16 * alpha)


def _stitched(canvas: skia.Canvas, shape: skia.Path, light: str, dark: str, alpha: float = 1.0) -> None:
    """A small area filled with stitches."""
    box = shape.getBounds()
    fill(canvas, transformed(shape, at=(1, 1.6)), "ink", 0.4 * alpha, blur=1.6)
    fill(
        canvas,
        shape,
        linear((box.left(), box.top()), (box.right(), box.bottom()), [(0, light), (1, dark)]),
        0.85 * alpha,
    )
    with clipped(canvas, shape):
        y = box.top() - box.width()
        while y < box.bottom():
            strand = polygon([(box.left(), y + box.width() * 0.6), (box.right(), y)])
            stroke(canvas, strand, "moon", 0.6, 0.14 * alpha)
            stroke(canvas, strand, "ink", 0.6, 0.16 * alpha, shift=(0, 1.3))
            y += 2.8
    stroke(canvas, shape, light, 0.9, 0.5 * alpha)


def _embroidery(canvas: skia.Canvas, x: float, y: float, scale: float, alpha: float) -> None:
    """A rose on two crossed daggers with sprays to the left and right, about (x, y)."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(scale, scale)
    blade = svg_path("M0,-126 L9,-104 L7,34 L-7,34 L-9,-104Z")
    hilt = union(
        svg_path("M-30,30 C-14,40 14,40 30,30 L27,42 C12,50 -12,50 -27,42Z"),
        rectangle(-5, 44, 10, 40, 3),
        circle(0, 90, 9),
    )
    for turn in (146, -146):
        _stitched(canvas, transformed(blade, turn=turn), "#C9B8D8", "#6A5488", alpha)
        _stitched(canvas, transformed(hilt, turn=turn), _GOLD_THREAD, "#6E4A1B", alpha)
    for side in (1, -1):
        for knots, width in (
            ([(40, 0), (110, -26), (190, -10), (262, 22), (330, 6)], 4.4),
            ([(110, -24), (150, -60), (206, -66), (236, -40), (216, -22)], 3.0),
            ([(190, -8), (226, 34), (282, 56), (316, 40), (300, 22)], 3.0),
        ):
            _thread(canvas, spline([(side * u, v) for u, v in knots]), _GOLD_THREAD, width, alpha)
        for u, v, turn, size in (
            (84, -20, -70, 30),
            (150, -16, 60, 34),
            (214, 2, -50, 32),
            (262, 22, 64, 28),
            (330, 6, 0, 26),
            (206, -66, -90, 22),
            (284, 56, 80, 22),
        ):
            shape, _ = leaf_shape(size, size * 0.5)
            placed = transformed(shape, turn=turn if side > 0 else 180 - turn, at=(side * u, v))
            _stitched(canvas, placed, "#6A9A7A", "#2A4A44", alpha)
        bud = transformed(
            svg_path("M0,0 C-16,-8 -14,-34 0,-40 C14,-34 16,-8 0,0Z"), 0.7, 0.7, side * 80, (side * 338, 6)
        )
        _stitched(canvas, bud, "#E07A94", "#7A1D46", alpha)
    for radius, count, light, dark in (
        (58, 7, "#C8486A", "#6A1438"),
        (44, 6, "#D8607E", "#7E1C44"),
        (29, 5, "#E88098", "#9A2A52"),
        (15, 4, "#F4A0AC", "#B43A60"),
    ):
        for i in range(count):
            petal = transformed(
                svg_path("M0,0 C-60,-20 -62,-92 0,-100 C62,-92 60,-20 0,0Z"),
                radius / 100,
                radius / 100,
                360 / count * i + radius,
            )
            _stitched(canvas, petal, light, dark, alpha)
    canvas.restore()


def draw_velvet(canvas: skia.Canvas) -> None:
    """The table: plum velvet, lit in the middle, with an oval of gold thread that is calm at its edges."""
    rng = seeded("scene/table-enemies-and-lovers")
    whole = rectangle(0, 0, W, H)
    cloth: list[Stop] = [(0, "#84406E"), (0.35, "#5E2A58"), (0.7, "#38183F"), (1, "#1E0D2A")]
    fill(canvas, whole, radial((W / 2, H * 0.47), W * 0.62, cloth))
    for _ in range(90):
        at = rng.gauss(W / 2, W * 0.3), rng.gauss(H * 0.47, H * 0.32)
        size = rng.uniform(20, 80)
        fill(canvas, blob(*at, size, rng, 8, 0.3), "#F0A8D0", rng.uniform(0.012, 0.035), blur=size * 0.4)
    _damask(canvas)
    canvas.drawRect(
        skia.Rect.MakeWH(W, H), make_paint(paper_texture(), 0.75, blend=skia.BlendMode.kSoftLight)
    )
    for reach, width, alpha in ((1.0, 2.6, 0.5), (0.972, 1.2, 0.38)):
        _thread(canvas, ellipse(W / 2, H * 0.505, 330 * reach, 128 * reach), _GOLD_THREAD, width, alpha)
    _embroidery(canvas, W / 2, H * 0.505, 0.64, 0.62)
    petal = svg_path("M0,0 C-9,-3 -10,-14 0,-18 C10,-14 9,-3 0,0Z")
    for _ in range(32):
        at = polar((W / 2, H / 2), rng.uniform(230, 620), rng.uniform(0, 360))
        placed = transformed(petal, rng.uniform(1.0, 1.5), rng.uniform(0.9, 1.3), rng.uniform(0, 360), at)
        fill(canvas, transformed(placed, at=(1.4, 2.6)), "ink", 0.5, blur=1.8)
        box = placed.getBounds()
        tones: list[Stop] = [(0, "#F07A94"), (1, "#8A1F46")]
        fill(canvas, placed, linear((box.left(), box.top()), (box.right(), box.bottom()), tones), 0.9)
    for side, corner in ((1, (0.0, float(H))), (-1, (float(W), float(H)))):
        knots: list[Knot] = [
            (corner[0] + side * u, corner[1] + v)
            for u, v in ((-10, -210), (16, -140), (6, -80), (44, -26), (120, -8), (230, 4))
        ]
        box_ = (0.0, H - 300.0, 320.0, float(H)) if side > 0 else (W - 320.0, H - 300.0, float(W), float(H))
        with layer(canvas, box_, elevation=9, strength=0.8):
            briar(
                canvas,
                knots,
                seeded("scene/table-enemies-and-lovers", side),
                7,
                3,
                "#14302E",
                "serrate",
                "#2A5F52",
                34,
                32,
            )
    for inset_by, width, alpha in ((7.0, 1.6, 0.75), (12.0, 0.8, 0.5)):
        foil(
            canvas,
            rectangle(inset_by, inset_by, W - 2 * inset_by, H - 2 * inset_by, 12),
            width=width,
            emboss=0.4,
            alpha=alpha,
        )
    vignette(canvas, (0, 0, W, H), 0.5, 0.6)


def _fanned(canvas: skia.Canvas, cards: Sequence[tuple[Scene, str, float, float, float, float]]) -> None:
    """Cards laid one over another: scene, card, centre, width in px and tilt in degrees."""
    for scene, card, x, y, width, tilt in cards:
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(tilt)
        scale = width / SMALL_SIZE[0]
        canvas.scale(scale, scale)
        canvas.translate(-SMALL_SIZE[0] / 2, -SMALL_SIZE[1] / 2)
        shadow(canvas, rectangle(0, 0, *SMALL_SIZE, 22), 14 / scale, 0.9)
        draw_small_card(canvas, card, scene)
        canvas.restore()


def draw_title(canvas: skia.Canvas) -> None:
    """The title's picture, 840 x 630 px: four cards of a Court fanned before the moon, roses at their feet."""
    width, height = _TITLE_SIZE
    rng = seeded("scene/game-enemies-and-lovers")
    canvas.save()
    canvas.scale(width / 750, width / 750)
    draw_open_sky(canvas, "wine", rng, count=60, ground=470)
    rays(canvas, 375, 220, 520, rng, count=26, alpha=0.2)
    moon(canvas, 375, 212, 176, shine=0.6)
    draw_wood(canvas, "wine", "#2A0F38", rng, kind="bare", horizon=330, gap=0.26, tall=300)
    canvas.restore()
    cloth = ellipse(width / 2, height + 130, 760, 310)
    tones: list[Stop] = [(0, "#7A2F5E"), (0.5, "#4A1A48"), (1, "#240D2C")]
    paper(canvas, cloth, linear((0, 440), (0, height), tones), 14, 0.7)
    with clipped(canvas, cloth):
        foil(canvas, ellipse(width / 2, height + 130, 744, 296), width=3)
    _fanned(
        canvas,
        (
            (draw_oriana, "oriana", 196, 352, 214, -17),
            (draw_seduction, "seduction", 644, 352, 214, 17),
            (draw_cardan, "cardan", 318, 322, 226, -6),
            (draw_the_crown, "the_crown_of_elfhame", 520, 322, 226, 6),
        ),
    )
    draw_dagger(
        Easel(canvas, 420, 540, 1.5, turn=4), point=(-150, 8), pommel=(120, -8), grip="#3A1230", kind="gold"
    )
    with layer(canvas, (0, 400, width, height), 10, 0.8):
        for side in (1, -1):
            knots: list[Knot] = [
                (width / 2 + side * u, v) for u, v in ((30, 618), (150, 596), (270, 612), (430, 570))
            ]
            briar(
                canvas,
                knots,
                seeded("scene/game-enemies-and-lovers", side),
                10,
                5,
                "#173A34",
                "serrate",
                "#2F7A5E",
                40,
                50,
            )
        for number, (x, y, size) in enumerate(
            ((128, 566, 46), (238, 596, 34), (712, 566, 46), (604, 598, 34), (430, 604, 36))
        ):
            rose(
                canvas, (x, y), size, seeded("scene/game-enemies-and-lovers", 5 + number), ROSE, 25.0 * number
            )
    fireflies(canvas, (60, 60, width - 60, 420), 20, rng, alpha=0.6)
    vignette(canvas, (0, 0, width, height), 0.45, 0.66)


def _velvet(canvas: skia.Canvas) -> None:
    canvas.scale(SCENE_SCALE, SCENE_SCALE)
    draw_velvet(canvas)


PICTURES: dict[str, Picture] = catalogue(
    [
        Picture(
            "scene/table-enemies-and-lovers",
            (W * SCENE_SCALE, H * SCENE_SCALE),
            _velvet,
            quality=82,
            alpha=False,
        ),
        Picture("scene/game-enemies-and-lovers", _TITLE_SIZE, draw_title, quality=86, alpha=False),
    ]
)
