"""The turned foot a pawn stands on: drums, a waisted stem and a plate, with the emblem's disc on the stem."""

from typing import Protocol

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.geometry import Knot, circle, ellipse, rectangle, spline, union
from fae_tabletop.art.paper import Stop, clipped, fill, foil, linear, paper, radial, shadow, stroke
from fae_tabletop.art.texture import foil_texture


class Livery(Protocol):
    """A pawn's colours: `deep` and `bright` of the stem, `ink` of its emblem, `foil` of its rings."""

    @property
    def deep(self) -> str: ...
    @property
    def bright(self) -> str: ...
    @property
    def ink(self) -> str: ...
    @property
    def foil(self) -> str: ...


def draw_pedestal(canvas: skia.Canvas, centre: float, foot: float, livery: Livery) -> float:
    """Draw a foot 284 px wide that stands at (centre, foot); returns the y of the plate a bust rests on."""
    ground = skia.Paint(
        Color4f=skia.Color4f(0.04, 0.05, 0.13, 0.6),
        AntiAlias=True,
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 13),
    )
    canvas.drawOval(skia.Rect.MakeLTRB(centre - 140, foot - 38, centre + 178, foot + 44), ground)
    _drum(canvas, centre, foot - 34, foot, 142, 38, shade(livery.deep, -0.08))
    _drum(canvas, centre, foot - 54, foot - 42, 126, 32, "#7A5A2A", livery.foil)
    _drum(canvas, centre, foot - 70, foot - 60, 116, 28, livery.deep)
    top = foot - 164
    stem: list[Knot] = [
        (centre - 104, foot - 74, "c"),
        (centre - 90, foot - 112),
        (centre - 76, foot - 140),
        (centre - 92, top + 4, "c"),
        (centre + 92, top + 4, "c"),
        (centre + 76, foot - 140),
        (centre + 90, foot - 112),
        (centre + 104, foot - 74, "c"),
        (centre + 60, foot - 54),
        (centre, foot - 46),
        (centre - 60, foot - 54),
    ]
    tones: list[Stop] = [
        (0.0, shade(livery.deep, 0.04)),
        (0.25, shade(livery.bright, 0.10)),
        (0.55, livery.bright),
        (0.8, mix(livery.bright, livery.deep, 0.7)),
        (1.0, shade(livery.deep, -0.1)),
    ]
    paper(canvas, spline(stem, closed=True), linear((centre - 104, 0), (centre + 104, 0), tones), 6, 0.7, 3)
    _drum(canvas, centre, top - 10, top + 4, 98, 22, "#7A5A2A", livery.foil)
    return top - 10


def draw_disc(
    canvas: skia.Canvas, x: float, y: float, radius: float, livery: Livery, emblem: skia.Path
) -> None:
    """A round medallion: a dark disc, a foil ring and the emblem, already placed, in the livery's ink."""
    disc = circle(x, y, radius)
    shadow(canvas, disc, radius * 0.12, 0.7)
    fill(
        canvas,
        disc,
        radial(
            (x - radius * 0.3, y - radius * 0.35),
            radius * 1.6,
            [(0, livery.deep), (1, shade(livery.deep, -0.16))],
        ),
    )
    foil(canvas, circle(x, y, radius * 0.95), livery.foil, radius * 0.11)
    fill(canvas, emblem, livery.ink)


def _drum(
    canvas: skia.Canvas,
    centre: float,
    top: float,
    bottom: float,
    width: float,
    depth: float,
    colour: Colour,
    foil_kind: str | None = None,
) -> None:
    body = union(
        rectangle(centre - width, top, 2 * width, bottom - top),
        ellipse(centre, bottom, width, depth),
        ellipse(centre, top, width, depth),
    )
    tones = [
        (0.0, shade(colour, 0.02)),
        (0.22, shade(colour, 0.20)),
        (0.5, colour),
        (1.0, shade(colour, -0.16)),
    ]
    paper(
        canvas,
        body,
        foil_texture(foil_kind) if foil_kind else linear((centre - width, 0), (centre + width, 0), tones),
        5,
        0.6,
        3,
    )
    if foil_kind:
        with clipped(canvas, body):
            dim = [(0.0, "ink", 0.25), (0.25, "ink", 0.0), (0.55, "ink", 0.1), (1.0, "ink", 0.6)]
            fill(canvas, body, linear((centre - width, 0), (centre + width, 0), dim))
    lid = ellipse(centre, top, width, depth)
    fill(
        canvas,
        lid,
        linear(
            (centre - width, top - depth),
            (centre + width, top + depth),
            [(0, shade(colour, 0.16)), (1, shade(colour, -0.06))],
        ),
    )
    stroke(canvas, lid, shade(colour, 0.3), 2, 0.8)
