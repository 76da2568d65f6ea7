"""Nine-slice plates of the smaller controls: choices, switches, sliders, rows, bands and small frames."""

import skia

from fae_tabletop.art.colour import Colour
from fae_tabletop.art.geometry import (
    circle,
    ellipse,
    inset,
    polygon,
    polyline,
    rectangle,
)
from fae_tabletop.art.paper import Stop, down, fill, foil, linear, paper, radial, stroke
from fae_tabletop.art.plates import FIBRE, SCALE, Plate, Sides, even, gold_down, shadow_room

LINE = "#6A66A0"  # the edge of wells and choices
FOIL_DOWN: list[Stop] = [(0, "#FFF1BE"), (0.4, "#E9C568"), (1, "#A8742A")]
LILAC = "#8E86B8"  # the edge of fields and empty places


def _flat(
    kind: str,
    colour: Colour,
    alpha: float,
    radius: float = 8,
    size: tuple[int, int] = (120, 40),
    edge: Colour | None = None,
    edge_width: float = 1.1,
    edge_alpha: float = 0.85,
    content: Sides = (12, 6, 12, 6),
) -> Plate:
    """A flat field without a shadow."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        fill(canvas, rectangle(0, 0, width, height, radius), colour, alpha)
        if edge is not None:
            half = edge_width / 2
            stroke(
                canvas,
                rectangle(half, half, width - edge_width, height - edge_width, radius - half),
                edge,
                edge_width,
                edge_alpha,
            )

    corner = min(int(radius) + 3, (min(size) - 1) // 2)
    return Plate(kind, size, draw, even(1), insets=even(corner), content=content)


def _gold_sheet(
    kind: str, size: tuple[int, int], radius: float, elevation: float, margin: float = 0.0
) -> Plate:
    """A raised gold plate: the chosen one of several."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        sheet = rectangle(margin, margin, width - 2 * margin, height - 2 * margin, radius)
        paper(
            canvas,
            sheet,
            gold_down(height),
            elevation=elevation,
            rim=0.9,
            rim_width=1.3,
            dark=0.22,
            texture=FIBRE,
            shadow_strength=0.7,
        )

    corner = min(int(radius + margin) + 3, (min(size) - 1) // 2)
    return Plate(kind, size, draw, shadow_room(elevation), insets=even(corner), content=(12, 6, 12, 6))


# ---------------------------------------------------------------- choices


def _switch(kind: str, on: bool) -> Plate:
    """A switch of fixed size: green with a tick, or night with a bar."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        body = rectangle(0.6, 0.6, width - 1.2, height - 1.2, height / 2)
        top, bottom = ("#34705C", "#3F8069") if on else ("#101230", "#23244E")
        paper(
            canvas,
            body,
            down(body, [(0, top), (1, bottom)]),
            elevation=0,
            rim=0.2,
            rim_width=1.2,
            dark=0.5,
            texture=0,
        )
        stroke(canvas, body, "#E8C77A" if on else "#8E8AB8", 1.3, 0.95)
        x = width - height / 2 if on else height / 2
        knob = circle(x, height / 2, height / 2 - 3)
        low = "#E2BE70" if on else "#A9A3C8"
        face = radial((x - 3, height / 2 - 3), height * 0.6, [(0, "#FFF9E2"), (1, low)])
        paper(canvas, knob, face, elevation=3, rim=0.7, rim_width=1, texture=0)
        if on:
            tick = polyline([(9, height / 2), (12, height / 2 + 3.4), (17.4, height / 2 - 4)])
            stroke(canvas, tick, "#EFFFF6", 2.1)
        else:
            stroke(canvas, polyline([(width - 17, height / 2), (width - 9, height / 2)]), "#B9B0DA", 2.1)

    return Plate(kind, (46, 24), draw, even(4), fixed=True)


def _lozenge() -> Plate:
    """The handle of a slider."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        body = polygon([(width / 2, 0), (width, height / 2), (width / 2, height), (0, height / 2)])
        paper(
            canvas,
            body,
            linear((0, 0), (0, height), [(0, "#FFF1BE"), (1, "#B5822F")]),
            elevation=4,
            rim=0.9,
            rim_width=1.2,
            texture=0,
        )
        stroke(canvas, inset(body, 2.6), "#6E4A16", 0.8, 0.5)

    return Plate("lozenge", (22, 26), draw, shadow_room(4), fixed=True)


def _groove(kind: str, filled: bool) -> Plate:
    """The groove of a slider, or the foil that fills it up to the handle."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        bar = rectangle(0, 0, width, height, height / 2)
        if filled:
            fill(canvas, bar, linear((0, 0), (0, height), FOIL_DOWN))
            stroke(canvas, bar, "#5A3C12", 0.8, 0.7)
            return
        paper(
            canvas,
            bar,
            down(bar, [(0, "#080A1C"), (1, "#14163A")]),
            elevation=0,
            rim=0.15,
            rim_width=1,
            dark=0.5,
            texture=0,
        )
        stroke(canvas, bar, LINE, 0.7, 0.6)

    return Plate(kind, (120, 6), draw, even(1), insets=(4, 2, 4, 2))


def choices() -> list[Plate]:
    """Segments, pills, switches, sliders, fields and scroll bars."""
    return [
        _flat("segment", "#0A0C22", 0.78, 12, (200, 44), LINE),
        _gold_sheet("segment-chosen", (100, 44), 9.5, 3, margin=3),
        _inner("segment-over", "#5B4A94", 0.65),
        _flat("pill", "#12143A", 0.66, 22, (160, 46), LILAC),
        _gold_sheet("pill-chosen", (160, 46), 22, 6),
        _switch("switch-on", True),
        _switch("switch-off", False),
        _groove("slider-groove", False),
        _groove("slider-fill", True),
        _lozenge(),
        _flat("field", "#07091A", 0.82, 8, (160, 38), LILAC, 1.2),
        _flat("field-over", "#10122E", 0.86, 8, (160, 38), "#C9C3FF", 1.4, 0.95),
        _flat("well", "#0A0C22", 0.48, 10),
        _flat("key", "#0A0C22", 0.25, 4, (18, 18), "moon", 1.0, 0.6, content=(4, 1, 4, 1)),
        _flat("scroll-groove", "#0A0E22", 0.65, 2, (4, 60), content=(0, 0, 0, 0)),
        _scroll_thumb(),
    ]


def _inner(kind: str, colour: Colour, alpha: float) -> Plate:
    """What lies inside a segment under the pointer."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        fill(canvas, rectangle(3, 3, width - 6, height - 6, 9.5), colour, alpha)

    return Plate(kind, (100, 44), draw, even(1), insets=even(13))


def _scroll_thumb() -> Plate:
    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        fill(canvas, rectangle(0, 0, width, height, width / 2), linear((0, 0), (width, 0), FOIL_DOWN))

    return Plate("scroll-thumb", (4, 60), draw, even(1), insets=(1, 3, 1, 3))


# ---------------------------------------------------------------- rows and bands


def rows() -> list[Plate]:
    """What lies inside a panel: rows, the bands of places, empty places and frames of small pictures."""
    ink = "#0A0E22"
    return [
        _flat("row", ink, 0.46),
        _flat("row-over", "#4A4690", 0.62),
        _flat("row-chosen", ink, 0.46, edge="#C9C3FF", edge_width=1.3),
        _flat("row-captured", "#5C0D28", 0.66),
        _flat("band-rose", "#8A2442", 0.45),
        _flat("band-gold", "#6E5220", 0.46),
        _flat("band-night", "#070A1C", 0.64),
        _rail(),
        _slot("slot", LILAC, 1.3),
        _slot("slot-last", "#FF6F86", 1.8),
        _picture_frame("frame-gold", "gold", 2.2),
        _picture_frame("frame-gold-thick", "gold", 3.6),
        _picture_frame("frame-silver", "silver", 2.0),
        _heading_rule(),
    ]


def _rail() -> Plate:
    """The groove in which tiles slide, between two foil rails."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        groove = rectangle(0, 0, width, height, 10)
        fill(canvas, groove, "#080A1C", 0.66)
        stroke(canvas, groove, "#0A0E22", 3, 0.6, blur=1.2)
        for x in (0.0, width):
            foil(canvas, polyline([(x, 5), (x, height - 5)]), width=1.7, emboss=0.4)

    return Plate("rail", (78, 200), draw, even(4), insets=even(14))


def _slot(kind: str, edge: Colour, width: float) -> Plate:
    """An empty place for a taken pawn."""

    def draw(canvas: skia.Canvas, wide: float, high: float) -> None:
        well = ellipse(wide / 2, high / 2, wide / 2 - 1, high / 2 - 1)
        fill(canvas, well, "#07091A", 0.82)
        stroke(canvas, well, edge, width, 0.95, dash=(4, 3.6))

    return Plate(kind, (50, 34), draw, even(2), fixed=True)


def _picture_frame(kind: str, metal: str, thickness: float) -> Plate:
    """A foil frame with an open middle, for thumbnails."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        # Foil has a wave of several hundred pixels: at the picture's own scale a small frame shows it whole.
        canvas.scale(1 / SCALE, 1 / SCALE)
        frame = rectangle(0, 0, width * SCALE, height * SCALE, 8 * SCALE)
        foil(canvas, frame, metal, width=thickness * SCALE, emboss=1.8)

    return Plate(kind, (120, 80), draw, even(5), insets=even(12), content=even(2))


def _heading_rule() -> Plate:
    """The foil line behind a heading; it ends in a lozenge on the right."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        y = height / 2
        foil(canvas, polyline([(0, y), (width - 8, y)]), width=1.0, emboss=0.3, alpha=0.7)
        point = polygon([(width - 9.5, y), (width - 4.8, y - 3.5), (width, y), (width - 4.8, y + 3.5)])
        foil(canvas, point, emboss=0.3)

    return Plate("rule", (120, 8), draw, even(1), insets=(2, 3, 12, 3))


def controls() -> list[Plate]:
    """Every plate of this module."""
    return choices() + rows()
