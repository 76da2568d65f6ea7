"""The table of FaeKin: an oval of felt between a summer wood and a winter wood, in a garden by night."""

import random

import skia

from fae_tabletop.art.blooms import Petals, berries, rose
from fae_tabletop.art.colour import Colour, shade
from fae_tabletop.art.flora import fern, grass
from fae_tabletop.art.geometry import blob, circle, ellipse, rectangle, ridge, svg_path, transformed
from fae_tabletop.art.light import fireflies, mist, stars
from fae_tabletop.art.paper import (
    clipped,
    fill,
    foil,
    glow,
    layer,
    linear,
    make_paint,
    paper,
    radial,
    shadow,
    silhouette,
    stroke,
    vignette,
)
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.scenery import SCENE_SCALE, H, W
from fae_tabletop.art.texture import paper_texture
from fae_tabletop.art.trees import fir
from fae_tabletop.games.faekin.art_backs import SNOWBERRY
from fae_tabletop.games.faekin.art_marks import sign
from fae_tabletop.games.faekin.art_pips import leafy_tree

TABLE = (W / 2, 372.0, 350.0, 150.0)  # px: the middle of the felt and its two half axes
_RIM = 26.0  # px the rims reach beyond the felt
SUMMER_ROSE = Petals("#E0642E", "#FFC27A", "#7A2414")


def _woods(canvas: skia.Canvas, rng: random.Random) -> None:
    """Trees in leaf lean in from the left, firs under snow from the right; two ranks of each."""
    ranks: tuple[tuple[Colour, Colour, float], ...] = (
        ("#6E3E5E", "#3C62A0", 470),
        ("#43224A", "#22407C", 560),
    )
    for rank, (warm, cold, foot) in enumerate(ranks):
        left: list[skia.Path] = [ridge(-30, W / 2, foot, 16, 5, H + 20, rng)]
        right: list[skia.Path] = [ridge(W / 2, W + 30, foot, 16, 5, H + 20, rng)]
        for i in range(6 - rank):
            away = 30 + 86 * i + 30 * rank
            tall = (430 - 62 * i) * (1 - 0.1 * rank) * rng.uniform(0.9, 1.1)
            left += leafy_tree(away - 40, foot + 20, tall, rng)
            right.append(fir((W - away + 40, foot + 24), tall * 0.95, rng, tiers=7))
        for shapes, tone in ((left, warm), (right, cold)):
            tones = linear((0, 120), (0, H), [(0, shade(tone, 0.06)), (1, shade(tone, -0.1))])
            silhouette(canvas, shapes, tones, 5 + 3 * rank, 0.36, 1.4, 0.5, "moon", (0, 0, W, H))
        mist(canvas, 0, W, foot + 10, 40, "#5A4A94", rng, 0.24, 9)


def _foot(canvas: skia.Canvas) -> None:
    """The turned foot the table stands on, in its own shadow."""
    x, y, across, along = TABLE
    floor = y + along + 92
    fill(canvas, ellipse(x + 8, floor + 8, across * 0.66, 34), "ink", 0.6, blur=16)
    tones = linear((x - 150, 0), (x + 150, 0), [(0, "#6A3E3A"), (0.5, "#33203C"), (1, "#121230")])
    paper(canvas, ellipse(x, floor, 150, 26), tones, 6, 0.6, 2)
    foil(canvas, ellipse(x, floor - 3, 138, 20), "gold", 1.4, 0.4, 0.8)
    paper(canvas, ellipse(x, floor - 12, 104, 18), tones, 5, 0.6, 2)
    stem = svg_path(
        f"M{x - 74},{floor - 14} C{x - 30},{floor - 40} {x - 34},{floor - 70} {x - 110},{y + along - 20} "
        f"L{x + 110},{y + along - 20} C{x + 34},{floor - 70} {x + 30},{floor - 40} {x + 74},{floor - 14} "
        f"C{x + 40},{floor - 2} {x - 40},{floor - 2} {x - 74},{floor - 14}Z"
    )
    paper(canvas, stem, tones, 5, 0.5, 2)
    fill(canvas, ellipse(x, y + along + 20, across * 0.5, 26), "ink", 0.5, blur=12)


def _felt(canvas: skia.Canvas, rng: random.Random) -> None:
    """The oval: a dark rim of wood with gold lines, felt from summer's red to winter's blue, woven with both signs."""
    x, y, across, along = TABLE

    def oval(out: float) -> skia.Path:
        return ellipse(x, y, across + out, along + out * 0.72)

    shadow(canvas, oval(_RIM), 30, 0.95)
    _foot(canvas)
    wood = linear(
        (x - across, y - along), (x + across, y + along), [(0, "#8A5A3E"), (0.45, "#4A2A3A"), (1, "#16122E")]
    )
    lower = transformed(oval(_RIM), at=(0, 13))
    paper(
        canvas, lower, linear((x - across, 0), (x + across, 0), [(0, "#3A1E24"), (1, "#0E1230")]), 6, 0.4, 2
    )
    paper(canvas, oval(_RIM), wood, 3, 0.8, 2.6)
    foil(canvas, oval(_RIM - 5), "gold", 2.2)
    foil(canvas, oval(_RIM - 11), "gold", 0.9, 0.4)
    paper(
        canvas,
        oval(8),
        linear((x - across, 0), (x + across, 0), [(0, "#5A1F1A"), (0.5, "#2A1640"), (1, "#0E1C40")]),
        0,
        0.35,
        2,
        dark=0.6,
    )
    foil(canvas, oval(5), "gold", 2.6)
    felt = oval(0)
    tones = linear(
        (x - across, y),
        (x + across, y),
        [(0, "#9C4030"), (0.28, "#7A3450"), (0.5, "#553678"), (0.72, "#34529A"), (1, "#2A72B4")],
    )
    fill(canvas, felt, tones)
    with clipped(canvas, felt):
        for row in range(-5, 6):
            for column in range(-9, 10):
                at = (x + (column + 0.5 * (row % 2)) * 46, y + row * 38)
                name = "summer" if at[0] < x else "winter"
                reach = abs(at[0] - x) / across
                fill(
                    canvas,
                    transformed(sign(name), 0.26, 0.21, 0, at),
                    "#FFD9C0" if name == "summer" else "#CFE6FF",
                    0.10 * reach + 0.012,
                )
        for _ in range(70):
            at = (rng.gauss(x, across * 0.5), rng.gauss(y, along * 0.5))
            size = rng.uniform(16, 60)
            fill(canvas, blob(*at, size, rng, 8, 0.3), "#FFE0E8", rng.uniform(0.01, 0.03), blur=size * 0.4)
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(1.0, along / across)
        light = radial(
            (0, 0), across * 0.8, [(0, "#FFD9B0", 0.36), (0.5, "#FFD9B0", 0.16), (1, "#FFD9B0", 0.0)]
        )
        fill(canvas, circle(0, 0, across), light)
        canvas.restore()
        canvas.drawRect(felt.getBounds(), make_paint(paper_texture(), 0.8, blend=skia.BlendMode.kSoftLight))
        stroke(canvas, felt, "ink", 26, 0.6, blur=11, shift=(3, 8))
    for out, width, alpha in ((-12.0, 1.5, 0.75), (-17.0, 0.7, 0.5)):
        foil(canvas, oval(out), "gold", width, 0.4, alpha)
    for side, kind in ((-1, "gold"), (1, "silver")):
        at = (x + side * (across + 16.5), y)
        mark = transformed(sign("summer" if side < 0 else "winter"), 0.19, 0.19, 0, at)
        paper(canvas, circle(*at, 13), "#2A1020" if side < 0 else "#0C1838", 3, 0.6, 1.6)
        foil(canvas, circle(*at, 12), kind, 1.4, 0.4)
        fill(canvas, mark, "#FFD36A" if side < 0 else "#EAF6FF")


def draw_garden(canvas: skia.Canvas) -> None:
    """The scene, told at 1280 x 720 px: nothing that must be read, calm where panels lie, lit in the middle."""
    rng = seeded("scene/table-faekin")
    whole = rectangle(0, 0, W, H)
    fill(
        canvas,
        whole,
        linear((0, 0), (0, H), [(0, "#12174A"), (0.42, "#332E7A"), (0.62, "#5A4490"), (1, "#1A1640")]),
    )
    stars(canvas, (0, 0, W, H * 0.6), 130, rng, largest=1.7)
    glow(canvas, W / 2, 250, 420, "#8E84CC", 0.4)
    for side, colour in ((0.0, "#E0813A"), (float(W), "#5FA8E0")):
        glow(canvas, side, H * 0.5, 560, colour, 0.46)
    _woods(canvas, rng)
    ground = ridge(-20, W + 20, 546, 8, 6, H + 20, rng)
    paper(
        canvas,
        ground,
        linear((0, 0), (W, 0), [(0, "#3A1E3E"), (0.5, "#221A4A"), (1, "#14285A")]),
        8,
        0.3,
        1.6,
    )
    _felt(canvas, rng)
    with layer(canvas, (0, 380, W, H), 6, 0.7):
        for i, (away, foot, size) in enumerate(((20, 700, 120), (84, 716, 96), (140, 722, 76))):
            fern(canvas, (away, foot), -76 + 10 * i, size, "#5A6A3A", curl=-0.5 if i % 2 else 0.5)
            fern(canvas, (W - away, foot), -104 - 10 * i, size, "#2E5A7E", curl=0.5 if i % 2 else -0.5)
        for number, (u, v, size) in enumerate(((34, 640, 20), (78, 668, 15), (16, 592, 13))):
            rose(canvas, (u, v), size, seeded("scene/table-faekin", number), SUMMER_ROSE, 30 * number)
            berries(canvas, (W - u, v), size * 0.46, seeded("scene/table-faekin", 7 + number), 5, SNOWBERRY)
    grass(canvas, 0, W, H + 4, 26, 160, "#141238", rng)
    fireflies(canvas, (10, 200, 300, 680), 22, rng, "#FFD98A", 0.7)
    for _ in range(60):
        at = (rng.uniform(W * 0.72, W), rng.uniform(60, H - 40))
        fill(canvas, circle(*at, rng.uniform(0.7, 2.0)), "winter-light", rng.uniform(0.25, 0.8))
    vignette(canvas, (0, 0, W, H), 0.55, 0.55)


def _garden(canvas: skia.Canvas) -> None:
    canvas.scale(SCENE_SCALE, SCENE_SCALE)
    draw_garden(canvas)


PICTURES: dict[str, Picture] = catalogue(
    [Picture("scene/table-faekin", (W * SCENE_SCALE, H * SCENE_SCALE), _garden, quality=82, alpha=False)]
)
