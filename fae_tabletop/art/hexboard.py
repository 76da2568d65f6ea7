"""Sprites of a board of flat-top hexes: the slab under it, its cells and the marks upon them.

All sprites share one scale and are placed by their centres: the hex's radius is `RADIUS` px, its height is
squashed by `SQUASH` so that standing pawns are believed. Painters work in unsquashed units about (0, 0).
"""

import math
from collections.abc import Callable, Sequence

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.geometry import hexagon, intersection, transformed
from fae_tabletop.art.paper import Stop, colour4, fill, foil, paper, radial
from fae_tabletop.art.picture import Painter, Picture

RADIUS = 150.0  # px from a hex's centre to its corners
SQUASH = 0.88  # height of the board on the screen as a share of its true height
CELL_SIZE = (360, 290)  # px of a cell's or mark's picture: the hex and 30 px around it
SLAB_SIZE = (640, 600)  # px of a slab layer's picture

BoardPainter = Callable[[skia.Canvas], None]


def board_picture(name: str, size: tuple[int, int], draw: BoardPainter, quality: int = 88) -> Picture:
    """A sprite whose painter works about (0, 0) in unsquashed board units of px."""
    return Picture(name, size, squashed(size, draw), quality=quality)


def squashed(size: tuple[int, int], draw: BoardPainter) -> Painter:
    """Move the origin to the middle and squash the heights."""

    def on_canvas(canvas: skia.Canvas) -> None:
        canvas.translate(size[0] / 2, size[1] / 2)
        canvas.scale(1, SQUASH)
        draw(canvas)

    return on_canvas


def hex_shape(radius: float = RADIUS, rounding: float = 0.08) -> skia.Path:
    """A flat-top hex about (0, 0), unsquashed."""
    return hexagon((0, 0), radius, rounding=rounding)


def space_angles() -> Sequence[float]:
    """The directions, in degrees, of the six neighbours of a flat-top hex."""
    return tuple(60.0 * i + 30 for i in range(6))


# ---------------------------------------------------------------- slab

SLAB_LAYERS = ("shadow", "side", "edge", "gold", "groove", "hairline", "top")
_SIDE = 0.25  # of a radius: how thick the slab looks
# How far each layer reaches beyond the cells, in radii.
_OUTSETS = {
    "shadow": 0.28,
    "side": 0.31,
    "edge": 0.31,
    "gold": 0.225,
    "groove": 0.182,
    "hairline": 0.158,
    "top": 0.140,
}
# Foil seen as a bevel, by direction from a hex's centre (sweep from the right, clockwise): the edge towards
# the moon is bright. Every cell has the same six directions, so the edges of neighbours agree.
_BEVEL: tuple[tuple[float, Colour], ...] = (
    (0.00, "#9C7028"),
    (0.08, "#7A5420"),
    (0.25, "#6E4A1B"),
    (0.36, "#A87A30"),
    (0.50, "#D9B058"),
    (0.62, "#FBE7AC"),
    (0.75, "#EFD488"),
    (0.88, "#CFA24C"),
    (1.00, "#9C7028"),
)


def _sweep(stops: Sequence[tuple[float, Colour]]) -> skia.Shader:
    colours = [colour4(colour).toColor() for _, colour in stops]
    return skia.GradientShader.MakeSweep(0, 0, colours, [place for place, _ in stops])


def _grown(share: float) -> skia.Path:
    """The hex of a cell grown by a share of its radius on every side; neighbours overlap."""
    return hex_shape(RADIUS * 1.01 + RADIUS * share / math.cos(math.radians(30)), 0.05)


def slab_layer(layer: str) -> BoardPainter:
    """One cell's part of a layer of the slab.

    Drawn for every cell of a board, layer after layer and within a layer from the back to the front, these
    grown hexes merge: what stays visible is the board's outline, without boolean operations at run time.
    """
    shape = _grown(_OUTSETS[layer])

    def shadow(canvas: skia.Canvas) -> None:
        canvas.translate(RADIUS * 0.10, RADIUS * 0.36)
        fill(canvas, shape, "#060814", 0.62, blur=RADIUS * 0.17)

    def side(canvas: skia.Canvas) -> None:
        depth = int(RADIUS * _SIDE)
        for drop in range(depth, -1, -1):
            canvas.save()
            canvas.translate(0, drop)
            fill(canvas, shape, mix("#553443", "#1A0F1C", drop / depth))
            canvas.restore()
        fill(canvas, shape, "#BE9696")

    def edge(canvas: skia.Canvas) -> None:
        # Shifted away from the light, so that the rim below shows along the lit edges only.
        lit = intersection(shape, transformed(shape, at=(RADIUS * 0.012, RADIUS * 0.026)))
        fill(canvas, lit, "#5E3C4C")

    def gold(canvas: skia.Canvas) -> None:
        fill(canvas, shape, _sweep(_BEVEL))

    def hairline(canvas: skia.Canvas) -> None:
        fill(canvas, shape, _sweep([(place, mix(colour, "#4A2E40", 0.3)) for place, colour in _BEVEL]))

    def top(canvas: skia.Canvas) -> None:
        fill(canvas, shape, "#221729")

    painters: dict[str, BoardPainter] = {
        "shadow": shadow,
        "side": side,
        "edge": edge,
        "gold": gold,
        "groove": lambda canvas: fill(canvas, shape, "#3A2234"),
        "hairline": hairline,
        "top": top,
    }
    return painters[layer]


# ---------------------------------------------------------------- cells


def cell_sheet(canvas: skia.Canvas, lit: Colour, dark: Colour, lighter: float = 0.0) -> skia.Path:
    """The sheet of a cell; returns the shape of its inner line."""
    sheet = hex_shape(RADIUS - 6)
    stops: list[Stop] = [(0, shade(lit, 0.05 + lighter)), (1, shade(dark, lighter))]
    ground = radial((-RADIUS * 0.35, -RADIUS * 0.5), RADIUS * 1.9, stops)
    paper(
        canvas,
        sheet,
        ground,
        elevation=RADIUS * 0.07,
        rim=0.55,
        rim_width=RADIUS * 0.03,
        dark=0.3,
        texture=0.9,
    )
    return hex_shape(RADIUS * 0.84, 0.09)


def upright(canvas: skia.Canvas) -> None:
    """Undo half the squash for what stands on a cell rather than lies in it."""
    canvas.scale(1, SQUASH**-0.5)


def gilt_line(canvas: skia.Canvas, path: skia.Path, width: float, alpha: float = 1.0) -> None:
    """A foil line of `width` px along a path of the board."""
    foil(canvas, path, width=width, emboss=max(0.8, width * 0.22), alpha=alpha)
