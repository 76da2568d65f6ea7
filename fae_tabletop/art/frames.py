"""Frames and hangings: top bar, banner, ribbons, tags, tabs and the arched card of a game."""

import skia

from fae_tabletop.art.colour import Colour, shade
from fae_tabletop.art.controls import LINE
from fae_tabletop.art.geometry import (
    difference,
    ellipse,
    inset,
    outset,
    polygon,
    polyline,
    rectangle,
    svg_path,
    union,
)
from fae_tabletop.art.paper import down, fill, foil, linear, paper, stroke
from fae_tabletop.art.plates import FIBRE, Plate, even, shadow_room


def _topbar() -> Plate:
    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        bar = rectangle(-20, -12, width + 40, height + 12)
        paper(
            canvas,
            bar,
            linear((0, 0), (0, height), [(0, "#211F4A"), (1, "#16173A")]),
            elevation=8,
            rim=0.3,
            rim_width=1.4,
            texture=FIBRE,
        )
        line = polyline([(-2, height - 2), (width + 2, height - 2)])
        foil(canvas, line, width=1.0, emboss=0.3, alpha=0.8)

    return Plate("topbar", (640, 48), draw, (0, 0, 0, 26), insets=(4, 4, 4, 8), content=(16, 0, 16, 4))


def _banner() -> Plate:
    """A sheet that hangs from the top edge, its foot slightly rounded."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        middle = width / 2
        sheet = svg_path(
            f"M0,-8 L{width},-8 L{width - 16},{height - 5} C{middle + 70},{height + 0.5} "
            f"{middle - 70},{height + 0.5} 16,{height - 5}Z"
        )
        paper(
            canvas,
            sheet,
            linear((0, 0), (0, height), [(0, "#3A3274"), (1, "#241F52")]),
            elevation=9,
            rim=0.5,
            rim_width=1.6,
            texture=FIBRE,
        )
        foil(canvas, inset(sheet, 4), width=1.1, emboss=0.3, alpha=0.9)

    left, _, right, bottom = shadow_room(9)
    return Plate(
        "banner", (430, 60), draw, (left, 0, right, bottom), insets=(28, 8, 28, 18), content=(30, 2, 30, 8)
    )


# Light above, dark below, foil; every dark half carries moon ink.
RIBBON_TONES: dict[str, tuple[Colour, Colour, str]] = {
    "ribbon": ("#7A5CC8", "#43297E", "silver"),
    "ribbon-wine": ("#8A2A5C", "#5A1238", "gold"),
    "ribbon-moss": ("#336B4A", "#1A4030", "gold"),
    "ribbon-blue": ("#3850A8", "#1A2C70", "silver"),
    "ribbon-amber": ("#8C6218", "#5E3E0A", "gold"),
    "ribbon-red": ("#9A2630", "#64101C", "copper"),
    "ribbon-steel": ("#50648A", "#303E5C", "silver"),
    "ribbon-teal": ("#1F5660", "#0E333C", "silver"),
    "ribbon-pale": ("#FFFFFF", "#B9B9B9", ""),  # to be multiplied with any colour
}


def ribbon_shape(width: float, height: float) -> skia.Path:
    """A name ribbon with two swallow tails, its upper and lower edge arched upwards."""
    lift = height / 6
    return svg_path(
        f"M0,{lift} C{width * 0.34},0 {width * 0.66},0 {width},{lift} L{width - 9},{height * 0.53} "
        f"L{width},{height} C{width * 0.66},{height - lift} {width * 0.34},{height - lift} 0,{height} "
        f"L9,{height * 0.53}Z"
    )


def _ribbon(kind: str) -> Plate:
    top, bottom, metal = RIBBON_TONES[kind]

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        sheet = ribbon_shape(width, height)
        paper(
            canvas,
            sheet,
            down(sheet, [(0, top), (1, bottom)]),
            elevation=6,
            rim=0.6,
            texture=FIBRE,
            shadow_strength=0.9,
        )
        if metal:
            foil(canvas, inset(sheet, 3.6), metal, width=1.1, emboss=0.3)
        else:
            stroke(canvas, inset(sheet, 3.6), "#FFFFFF", 1.1, 0.9)

    return Plate(kind, (208, 36), draw, shadow_room(6), insets=(24, 14, 24, 14), content=(26, 4, 26, 6))


def _tag() -> Plate:
    """A gold tag folded round a card's left edge, for "start here"."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        fold = polygon([(0, height), (10, height), (10, height + 8)])
        fill(canvas, fold, "#5A3A10")
        sheet = polygon([(0, 0), (width, 0), (width - 10, height / 2), (width, height), (0, height)])
        paper(
            canvas,
            sheet,
            linear((0, 0), (0, height), [(0, "#FFF1BE"), (0.5, "#EBC46C"), (1, "#B5822F")]),
            elevation=7,
            rim=0.9,
            rim_width=1.4,
            texture=FIBRE,
            shadow_strength=0.9,
        )

    return Plate("tag", (138, 30), draw, shadow_room(7), insets=(14, 12, 14, 12), content=(18, 4, 18, 4))


def _tab(kind: str) -> Plate:
    """A tab of a folder, wider at its foot."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        shape = svg_path(
            f"M0,{height} L8,8 Q10,0 18,0 L{width - 18},0 Q{width - 10},0 {width - 8},8 L{width},{height}Z"
        )
        if kind == "tab-chosen":
            paper(
                canvas,
                shape,
                linear((0, 0), (0, height), [(0, "#5B4A94"), (1, "#2A2858")]),
                elevation=5,
                rim=0.6,
                rim_width=1.4,
                texture=0,
            )
            foot = polyline([(14, height - 3), (width - 14, height - 3)])
            foil(canvas, foot, width=2.4, emboss=0.3)
        else:
            fill(canvas, shape, "#2E2E62" if kind == "tab-over" else "#1A1C42", 0.95)
            stroke(canvas, shape, LINE, 1, 0.7)

    return Plate(kind, (108, 36), draw, shadow_room(5), insets=(22, 14, 22, 10), content=(18, 4, 18, 6))


def _drawer_tab() -> Plate:
    """The upright tab at the left edge of a drawer."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        shape = polygon([(width, 0), (0, 8), (0, height - 8), (width, height)])
        paper(
            canvas,
            shape,
            linear((0, 0), (width, 0), [(0, "#4A4690"), (1, "#2A2858")]),
            elevation=5,
            rim=0.5,
            rim_width=1.4,
            texture=0,
        )
        foil(canvas, inset(shape, 3), width=1.0, emboss=0.3, alpha=0.7)

    return Plate("drawer-tab", (28, 84), draw, shadow_room(5), insets=(8, 18, 8, 18))


# ---------------------------------------------------------------- the card of a game

CARD_SIZE = (276, 320)
CARD_WINDOW = (12, 12, 252, 184)  # x, y, width, height in logical px from the card's corner


def card_window() -> skia.Path:
    """The arched opening of a game's card, in logical px."""
    x, y, width, height = CARD_WINDOW
    return union(rectangle(x, y + 32, width, height - 32, 8), ellipse(x + width / 2, y + 46, width / 2, 46))


def _card_frame(kind: str, colour: Colour, metal: str) -> Plate:
    """The card of a game with an open window; its picture is drawn first, under the frame."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        window = card_window()
        body = difference(rectangle(0, 0, width, height, 16), window)
        paper(
            canvas,
            body,
            linear((0, 0), (60, height), [(0, shade(colour, 0.05)), (1, shade(colour, -0.10))]),
            elevation=13,
            rim=0.5,
            rim_width=2,
            texture=0.5,
            shadow_strength=0.85,
        )
        mount = difference(rectangle(4, 4, width - 8, 206, 13), window)
        canvas.save()
        canvas.clipPath(window, skia.ClipOp.kDifference, True)
        paper(
            canvas,
            mount,
            linear((0, 0), (width, 200), [(0, shade(colour, 0.12)), (1, colour)]),
            elevation=8,
            rim=0.55,
            rim_width=1.8,
            texture=0.5,
            shadow_strength=0.9,
        )
        canvas.restore()
        # The mount's shadow on the picture below it.
        stroke(canvas, window, "ink", 5, 0.45, blur=2.5, shift=(1.5, 3))
        foil(canvas, outset(window, 4), metal, width=2)
        foil(canvas, rectangle(3.5, 3.5, width - 7, height - 7, 13), metal, width=1.3, emboss=0.4)

    return Plate(
        kind, CARD_SIZE, draw, shadow_room(13), insets=even(0), content=(18, 210, 18, 12), fixed=True
    )


def frames() -> list[Plate]:
    """Every plate of this module."""
    return [
        _topbar(),
        _banner(),
        *(_ribbon(kind) for kind in RIBBON_TONES),
        _tag(),
        _tab("tab"),
        _tab("tab-over"),
        _tab("tab-chosen"),
        _drawer_tab(),
        _card_frame("card-frame", "#4A2E72", "gold"),
    ]
