"""Marks upon the cells of a hex board: what may be done there, told by shape as well as by colour.

Painters work about (0, 0) in the unsquashed units of `art.hexboard`.
"""

from collections.abc import Callable

import skia

from fae_tabletop.art.colour import Colour, mix
from fae_tabletop.art.geometry import circle, polar, polygon, polyline, svg_path, transformed
from fae_tabletop.art.hexboard import RADIUS, BoardPainter, hex_shape, space_angles
from fae_tabletop.art.paper import fill, glow, radial, shadow, stroke

MOVE, CAPTURE, REGALIA, CHOSEN = "#7FF0CE", "#FF6F86", "#FFE08A", "#FFF4D6"
REFUSED, TRAIL, GHOST = "#FF9AA6", "#C9C3FF", "#BFEFFF"

R = RADIUS
_LINE = R / 48  # px of the picture for one logical px of the usual window
_EDGE = hex_shape(R - 4 * _LINE)


def _outline(
    canvas: skia.Canvas, colour: Colour, width: float, under: float, dash: tuple[float, ...] = ()
) -> None:
    """A line round the cell on a darker one, widths in logical px."""
    stroke(canvas, _EDGE, "#0A0E22", under * _LINE, 0.6)
    stroke(canvas, _EDGE, colour, width * _LINE, dash=[part * _LINE for part in dash])


def draw_move(canvas: skia.Canvas, colour: Colour = MOVE) -> None:
    """A dot in a ring: a pawn may step here."""
    fill(canvas, _EDGE, colour, 0.13)
    _outline(canvas, colour, 2.4, 4.5)
    dot = circle(0, 0, R * 0.15)
    shadow(canvas, dot, 2 * _LINE, 0.7)
    light = mix(colour, "#FFFFFF", 0.6)
    fill(canvas, dot, radial((-R * 0.05, -R * 0.06), R * 0.2, [(0, light), (1, colour)]))
    stroke(canvas, circle(0, 0, R * 0.27), colour, 1.4 * _LINE, 0.85)


def draw_capture(canvas: skia.Canvas, colour: Colour = CAPTURE) -> None:
    """Six claws that point inwards: who stands here may be taken."""
    fill(canvas, _EDGE, mix(colour, "#B0102E", 0.5), 0.36)
    _outline(canvas, colour, 3, 5)
    for angle in space_angles():
        foot = polar((0, 0), R * 0.83, angle)
        claw = polygon(
            [
                polar(foot, R * 0.20, angle + 90),
                polar(foot, R * 0.20, angle - 90),
                polar((0, 0), R * 0.50, angle),
            ]
        )
        shadow(canvas, claw, 1.5 * _LINE, 0.7)
        fill(canvas, claw, colour)
        stroke(canvas, claw, mix(colour, "#FFFFFF", 0.8), 0.9 * _LINE, 0.8)


def draw_regalia(canvas: skia.Canvas, colour: Colour = REGALIA) -> None:
    """A double line and twelve rays that leave the cell: the Regalia may be entered."""
    glow(canvas, 0, 0, R * 1.18, colour, 0.34, blend=skia.BlendMode.kSrcOver)
    _outline(canvas, colour, 3.2, 5.5)
    stroke(canvas, hex_shape(R - 9 * _LINE), colour, 1.4 * _LINE)
    ray = transformed(svg_path("M-5.5,0 L0,-16 L5.5,0Z"), R / 60)
    for i in range(12):
        angle = 30.0 * i + 15
        placed = transformed(ray, turn=angle + 90, at=polar((0, 0), R * 0.85, angle))
        stroke(canvas, placed, "#3A2604", 1.4 * _LINE, 0.5)
        fill(canvas, placed, colour)


def draw_refused(canvas: skia.Canvas, colour: Colour = REFUSED) -> None:
    """A dashed line and a barred circle: not here."""
    fill(canvas, _EDGE, "#0E1428", 0.35)
    _outline(canvas, colour, 2.2, 4.5, dash=(7, 5))
    ring = circle(0, 0, R * 0.34)
    bar = polyline([(-R * 0.24, -R * 0.24), (R * 0.24, R * 0.24)])
    for shape in (ring, bar):
        stroke(canvas, shape, "#0A0E22", 5.4 * _LINE, 0.5)
    for shape in (ring, bar):
        stroke(canvas, shape, colour, 3 * _LINE)


def draw_chosen(canvas: skia.Canvas, colour: Colour = CHOSEN) -> None:
    """Two rings under the pawn in hand."""
    fill(canvas, _EDGE, colour, 0.22)
    _outline(canvas, colour, 2.6, 5)
    stroke(canvas, circle(0, 2 * _LINE, R * 0.56), colour, 2.2 * _LINE)
    stroke(canvas, circle(0, 2 * _LINE, R * 0.47), colour, 1.1 * _LINE)


def draw_last(canvas: skia.Canvas, colour: Colour = TRAIL) -> None:
    """A dotted ring where the last pawn stood."""
    ring = circle(0, 0, R * 0.36)
    stroke(canvas, ring, "#0A0E22", 3.4 * _LINE, 0.40)
    stroke(canvas, ring, colour, 2.1 * _LINE, 0.95, dash=(0.6 * _LINE, 4.2 * _LINE))


def draw_hover(canvas: skia.Canvas, colour: Colour = CHOSEN) -> None:
    """What lies under the pointer."""
    fill(canvas, _EDGE, colour, 0.12)
    _outline(canvas, colour, 1.8, 4)


def draw_ghost(canvas: skia.Canvas, colour: Colour = GHOST) -> None:
    """Where something would be."""
    fill(canvas, _EDGE, colour, 0.08)
    _outline(canvas, colour, 1.8, 3.4, dash=(5, 4))


MARKS: dict[str, Callable[..., None]] = {
    "move": draw_move,
    "capture": draw_capture,
    "regalia": draw_regalia,
    "chosen": draw_chosen,
    "refused": draw_refused,
    "last": draw_last,
    "hover": draw_hover,
    "ghost": draw_ghost,
}


def mark_painter(name: str, colour: Colour | None = None) -> BoardPainter:
    """The painter of a mark of `MARKS`, in its own colour or another (white, to be multiplied later)."""
    draw = MARKS[name]

    def on_canvas(canvas: skia.Canvas) -> None:
        if colour is None:
            draw(canvas)
        else:
            draw(canvas, colour)

    return on_canvas
