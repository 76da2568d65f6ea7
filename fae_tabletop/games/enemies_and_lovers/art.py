"""The faces of the 47 cards: frame, banner, parchment and emblem round an illustration; words come at run time.

An illustration is a `Scene`: a function that paints a canvas of the master's size, 750 x 1050 px. Only the window shows
it, so it fills x 40 to 710 and y 40 to 870 px, with its hero between x 130 and 620 and between y 110 and 740. The same
scene serves the full and the small face. A module with illustrations ends in `PICTURES = card_pictures({...})`.
"""

from collections.abc import Callable, Mapping
from functools import cache, partial

import skia

from fae_tabletop.art.blooms import BERRY, ROSE, Stamp, berries, rose, rosebud
from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.flora import briar
from fae_tabletop.art.geometry import (
    Knot,
    circle,
    difference,
    inset,
    outset,
    rectangle,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.paper import (
    Stop,
    clipped,
    down,
    fill,
    foil,
    grain,
    layer,
    linear,
    make_paint,
    paper,
    radial,
    stroke,
)
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.scrolls import draw_scroll
from fae_tabletop.games.enemies_and_lovers.art_emblems import card_emblem
from fae_tabletop.games.enemies_and_lovers.art_looks import LOOKS, Look

Scene = Callable[[skia.Canvas], None]

FOLDER = "enemies_and_lovers"
CARD_SIZE = (750, 1050)
SMALL_SIZE = (300, 420)
CORNER = 42.0
W, H = CARD_SIZE

# Boxes in the master, px: left, top, width, height.
WINDOW_BOX = (66, 64, 618, 728)
NAME_BOX = (115, 758, 520, 56)
TYPE_BOX = (130, 828, 490, 26)
RULES_BOX = (90, 858, 570, 124)
KEY_BOX = (642, 56, 72, 72)
SKIP_BOX = (642, 138, 72, 72)
SMALL_NAME_BOX = (34, 358, 232, 38)
SMALL_KEY_BOX = (238, 16, 46, 46)
SMALL_SKIP_BOX = (238, 68, 46, 46)
_SMALL_SCALE = 0.5  # of the scene in the small face
_SMALL_WINDOW = (13.0, 13.0, 274.0, 394.0)


# Pointed openings of unit width from (0, 0); the foot, {0}, is the height as a share of the width.
_OGEE = (
    "M0,{0} L0,0.42 C0,0.18 0.2,0.155 0.37,0.085 C0.44,0.055 0.485,0.035 0.5,0 "
    "C0.515,0.035 0.56,0.055 0.63,0.085 C0.8,0.155 1,0.18 1,0.42 L1,{0}Z"
)
_LANCET = "M0,{0} L0,0.66 C0,0.36 0.33,0.12 0.5,0 C0.67,0.12 1,0.36 1,0.66 L1,{0}Z"


def _pointed(unit: str, left: float, top: float, right: float, bottom: float) -> skia.Path:
    width = right - left
    return transformed(svg_path(unit.format((bottom - top) / width)), width, at=(left, top))


def _moon_gate(left: float, top: float, right: float, bottom: float) -> skia.Path:
    middle, width = (left + right) / 2, right - left
    radius = width / 2
    walls_top = top + radius * 1.15
    walls = rectangle(left + width * 0.055, walls_top, width * 0.89, bottom - walls_top)
    return union(circle(middle, top + radius, radius), walls)


def _trefoil(left: float, top: float, right: float, bottom: float) -> skia.Path:
    middle, width = (left + right) / 2, right - left
    radius = width * 0.27
    shoulder = top + radius * 1.95
    return union(
        circle(middle, top + radius, radius),
        circle(left + radius * 0.985, shoulder, radius * 0.985),
        circle(right - radius * 0.985, shoulder, radius * 0.985),
        rectangle(left, shoulder, width, bottom - shoulder),
        rectangle(middle - radius, top + radius, 2 * radius, radius * 1.2),
    )


WINDOWS: dict[str, Callable[[float, float, float, float], skia.Path]] = {
    "ogee": partial(_pointed, _OGEE),
    "lancet": partial(_pointed, _LANCET),
    "moon": _moon_gate,
    "trefoil": _trefoil,
}


@cache
def window_shape(kind: str) -> skia.Path:
    """The opening a category's picture is seen through, in pixels of the master; `kind` is a key of `WINDOWS`."""
    left, top, width, height = WINDOW_BOX
    return WINDOWS[kind](left, top, left + width, top + height)


# A cut at one corner of the small window, from (0, 0) inwards; each category has its own.
_CORNERS: dict[str, str] = {
    "ogee": "M0,0 L52,0 C44,18 34,16 26,26 C16,34 18,44 0,52Z",
    "lancet": "M0,0 L46,0 L0,66Z",
    "moon": "M0,0 L58,0 C26,2 2,26 0,58Z",
    "trefoil": "M0,0 L46,0 L46,14 C34,14 30,20 30,30 C20,30 14,34 14,46 L0,46Z",
}


@cache
def small_window(kind: str) -> skia.Path:
    """The opening of the small face: nearly the whole card, its two upper corners cut as the category's."""
    left, top, width, height = _SMALL_WINDOW
    whole = rectangle(left, top, width, height, 12)
    cut = svg_path(_CORNERS[kind])
    whole = difference(whole, transformed(cut, at=(left - 1, top - 1)))
    return difference(whole, transformed(cut, -1, 1, at=(left + width + 1, top - 1)))


def draw_medallion(
    canvas: skia.Canvas, x: float, y: float, radius: float, ground: str, emblem: skia.Path | None = None
) -> None:
    """A dark disc with a foil ring; the emblem, on its 100-unit box, lies upon it in bright gold."""
    disc = circle(x, y, radius)
    dark = shade(ground, -0.06)
    paper(
        canvas,
        disc,
        radial((x - radius * 0.3, y - radius * 0.4), radius * 1.6, [(0, shade(dark, 0.1)), (1, dark)]),
        radius * 0.15,
        0.3,
    )
    foil(canvas, circle(x, y, radius * 0.945), "gold", radius * 0.08)
    foil(canvas, circle(x, y, radius * 0.80), "gold", radius * 0.028, emboss=0.5)
    if emblem is not None:
        placed = transformed(emblem, radius * 0.0122, radius * 0.0122, 0, (x, y))
        foil(canvas, placed, "gold", emboss=1.0)
        fill(canvas, placed, "#FFE0C0", 0.72)


@cache
def _flower(roses: bool, radius: float, seed: int) -> Stamp:
    rng = seeded("enemies_and_lovers/flower", seed)
    if roses:
        return Stamp(radius * 1.6, lambda canvas: rose(canvas, (0, 0), radius, rng, ROSE, 20.0 * seed))
    return Stamp(
        radius * 2.4, lambda canvas: berries(canvas, (0, 0), radius * 0.45, rng, 5, BERRY, 12.0 * seed - 20)
    )


def _sheets(canvas: skia.Canvas, look: Look) -> None:
    """Three stepped sheets round the window and the foil lines on them."""
    frame = look.frame
    window = window_shape(frame.window)
    full = rectangle(-60, -60, W + 120, H + 120)
    tones = (
        (0.0, mix(frame.light, "twilight", 0.55)),
        (13.0, mix(frame.light, frame.dark, 0.25)),
        (26.0, frame.dark),
    )
    for step, tone in tones:
        sheet = difference(full, outset(window, step) if step else window)
        fade = linear((0, 0), (W * 0.4, H), [(0, shade(tone, 0.05)), (0.5, tone), (1, shade(tone, -0.04))])
        paper(canvas, sheet, fade, 8 if step else 13, 0.40, 2.4, texture=0.9, shadow_strength=0.85)
    foil(canvas, outset(window, 26), "gold", 3.2)
    foil(canvas, outset(window, 33), "gold", 1.2, 0.5)
    foil(canvas, rectangle(15, 15, W - 30, H - 30, 30), "gold", 2.6)
    foil(canvas, rectangle(22, 22, W - 44, H - 44, 25), "gold", 1.1, 0.5)
    for side in (1, -1):
        canvas.save()
        if side < 0:
            canvas.translate(W, 0)
            canvas.scale(-1, 1)
        draw_scroll(canvas, (110, 60), -8, 164, 1, width=3.4, turns=1.15)
        draw_scroll(canvas, (60, 134), 96, 118, 1, width=3.0, turns=1.2, bow=0.1)
        canvas.restore()


def _parchment(canvas: skia.Canvas) -> None:
    sheet = rectangle(46, 800, W - 92, 206, 22)
    paper(
        canvas,
        sheet,
        down(sheet, [(0, "parchment"), (1, mix("parchment", "parchment-dark", 0.55))]),
        7,
        0.7,
        texture=1.0,
        shadow_strength=0.8,
    )
    stroke(canvas, rectangle(56, 810, W - 112, 186, 15), "#8B6A36", 1.5, 0.8)


def _vines(canvas: skia.Canvas, look: Look, card: str) -> None:
    """A vine up each side of the frame; the two grow from seeds of their own."""
    for side in (1, -1):

        def x(value: float, side: int = side) -> float:
            return value if side > 0 else W - value

        knots: list[Knot] = [
            (x(u), v)
            for u, v in ((40, 1012), (24, 930), (46, 850), (28, 760), (48, 670), (30, 580), (46, 500))
        ]
        box = (0.0, 440.0, 140.0, float(H)) if side > 0 else (W - 140.0, 440.0, float(W), float(H))
        with layer(canvas, box, 7, 0.75):
            leaves = "serrate" if look.frame.roses else "ovate"
            rng = seeded(f"{FOLDER}/{card}", side)
            briar(canvas, knots, rng, 8, 3, "#1D3B33", leaves, "leaf", 44, 46, thorns=look.frame.thorns)


def _banner(canvas: skia.Canvas, colour: str) -> None:
    """The empty banner a name is written on, with its two tails."""
    for side in (1, -1):
        tail = svg_path("M70,770 L18,778 L34,806 L16,836 L84,822Z")
        paper(canvas, tail if side > 0 else transformed(tail, -1, 1, 0, (W, 0)), shade(colour, -0.10), 5)
    body = svg_path(
        "M60,760 C170,742 580,742 690,760 C704,778 704,802 690,820 C580,806 170,806 60,820 C46,802 46,778 60,760Z"
    )
    paper(
        canvas,
        body,
        down(body, [(0, shade(colour, 0.06)), (0.5, colour), (1, shade(colour, -0.06))]),
        8,
        shadow_strength=0.8,
    )
    foil(canvas, svg_path("M70,767 C175,750 575,750 680,767"), "gold", 1.6, 0.5)
    foil(canvas, svg_path("M70,812 C175,798 575,798 680,812"), "gold", 1.6, 0.5)


def _flowers(canvas: skia.Canvas, look: Look) -> None:
    """Roses on the court's cards, blueberries on all others, at the banner's ends and at the foot."""
    roses = look.frame.roses
    for side in (1, -1):

        def x(value: float, side: int = side) -> float:
            return value if side > 0 else W - value

        box = (0.0, 680.0, 180.0, float(H)) if side > 0 else (W - 180.0, 680.0, float(W), float(H))
        with layer(canvas, box, 8, 0.7):
            if roses:
                rosebud(canvas, (x(92), 742), -60 if side > 0 else -120, 20)
                rosebud(canvas, (x(112), 1010), 10 if side > 0 else 170, 19)
            _flower(roses, 38.0, 1 if side > 0 else 2).at(canvas, (x(50), 771))
            _flower(roses, 31.0, 3 if side > 0 else 4).at(canvas, (x(60), 1000))


def draw_card(canvas: skia.Canvas, card: str, scene: Scene) -> None:
    """The full face, 750 x 1050 px: the scene in its category's window; banner and parchment stay empty."""
    look = LOOKS[card]
    frame = look.frame
    with clipped(canvas, rectangle(0, 0, W, H, CORNER)):
        canvas.drawRect(skia.Rect.MakeWH(W, H), make_paint(frame.dark))
        with clipped(canvas, outset(window_shape(frame.window), 4)):
            scene(canvas)
        _sheets(canvas, look)
        _parchment(canvas)
        _vines(canvas, look, card)
        _banner(canvas, look.banner)
        _flowers(canvas, look)
        ground = frame.light if look.emblem == "crown" else look.banner
        draw_medallion(canvas, W / 2, 56, 44, ground, card_emblem(look.emblem))
        draw_medallion(canvas, 72, 92, 36, frame.dark)
        _flower_mark(canvas, frame.roses, 72, 92, 36)
        grain(canvas, (0, 0, W, H), 0.35)
        shade_off = radial(
            (W / 2, H * 0.42), H * 0.72, [(0, "ink", 0.0), (0.7, "ink", 0.04), (1, "ink", 0.42)]
        )
        canvas.drawRect(skia.Rect.MakeWH(W, H), make_paint(shade_off))
        stroke(canvas, rectangle(1.5, 1.5, W - 3, H - 3, CORNER - 1), "moon", 2, 0.22)


def _flower_mark(canvas: skia.Canvas, roses: bool, x: float, y: float, radius: float) -> None:
    """A rose for a court card, three blueberries for any other, on a medallion."""
    rng = seeded("enemies_and_lovers/mark")
    if roses:
        rose(canvas, (x, y), radius * 0.72, rng, ROSE, sepals=False)
    else:
        berries(canvas, (x, y + radius * 0.04), radius * 0.34, rng, 3, BERRY, leaves=False)


def draw_small_card(canvas: skia.Canvas, card: str, scene: Scene) -> None:
    """The small face, 300 x 420 px: the scene, the emblem at the upper left and an empty banner at the foot."""
    width, height = SMALL_SIZE
    look = LOOKS[card]
    frame = look.frame
    window = small_window(frame.window)
    with clipped(canvas, rectangle(0, 0, width, height, 22)):
        canvas.drawRect(skia.Rect.MakeWH(width, height), make_paint(frame.dark))
        with clipped(canvas, window):
            canvas.save()
            canvas.translate(
                width / 2 - W / 2 * _SMALL_SCALE, _SMALL_WINDOW[1] - WINDOW_BOX[1] * _SMALL_SCALE
            )
            canvas.scale(_SMALL_SCALE, _SMALL_SCALE)
            scene(canvas)
            canvas.restore()
        sheet = difference(rectangle(-20, -20, width + 40, height + 40), window)
        tone = mix(frame.light, "twilight", 0.3)
        paper(
            canvas,
            sheet,
            linear((0, 0), (width, height), [(0, shade(tone, 0.05)), (1, shade(tone, -0.05))]),
            7,
            0.5,
            2,
            shadow_strength=0.9,
        )
        foil(canvas, outset(window, 2), "gold", 2.6)
        foil(canvas, rectangle(4, 4, width - 8, height - 8, 18), "gold", 1.6, 0.5)
        banner = svg_path(
            "M18,356 C80,348 220,348 282,356 C290,368 290,386 282,398 C220,391 80,391 18,398 C10,386 10,368 18,356Z"
        )
        tones: list[Stop] = [
            (0, shade(look.banner, 0.06)),
            (0.5, look.banner),
            (1, shade(look.banner, -0.06)),
        ]
        paper(canvas, banner, down(banner, tones), 6, 0.6, 2, shadow_strength=0.85)
        foil(canvas, inset(banner, 4), "gold", 1.4, 0.5)
        ground = frame.light if look.emblem == "crown" else look.banner
        draw_medallion(canvas, 38, 40, 27, ground, card_emblem(look.emblem))
        stroke(canvas, rectangle(1, 1, width - 2, height - 2, 21), "moon", 1.6, 0.25)


def card_pictures(scenes: Mapping[str, Scene]) -> dict[str, Picture]:
    """Both faces of each card whose illustration is given, by picture id. Raises KeyError for no card of the game."""
    found: list[Picture] = []
    for card, scene in scenes.items():
        if card not in LOOKS:
            raise KeyError(card)
        face = partial(draw_card, card=card, scene=scene)
        small = partial(draw_small_card, card=card, scene=scene)
        found.append(Picture(f"{FOLDER}/{card}", CARD_SIZE, face, quality=86))
        found.append(Picture(f"{FOLDER}/{card}-small", SMALL_SIZE, small, quality=86))
    return catalogue(found)
