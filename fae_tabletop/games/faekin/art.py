"""The full faces of the 30 cards: a frame of three sheets round a season's window, indices and corner flowers.

An illustration is a `Scene`: a function that paints a canvas of the master's size, 750 x 1050 px. Only the window
shows it, so it fills x 40 to 710 and y 20 to 1030 px; the upper left and lower right corners lie under the indices.
A module with illustrations ends in `PICTURES = card_pictures({...})`.
"""

from collections.abc import Callable, Mapping
from functools import cache, partial

import skia

from fae_tabletop.art.blooms import Petals, berry
from fae_tabletop.art.colour import shade
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import (
    circle,
    difference,
    outset,
    polygon,
    rectangle,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.paper import (
    clipped,
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
from fae_tabletop.art.picture import Picture, catalogue
from fae_tabletop.art.scrolls import draw_scroll
from fae_tabletop.games.faekin.art_looks import FOLDER, INDEX, KIND, LOOKS, Look
from fae_tabletop.games.faekin.art_marks import index_path, sign, star_mark

Scene = Callable[[skia.Canvas], None]

CARD_SIZE = (750, 1050)
CORNER = 42.0
W, H = CARD_SIZE
_MIDDLE = (W / 2, H / 2)
INDEX_AT = (80.0, 78.0)  # px: the middle of the index
MARK_AT = (80.0, 166.0)  # px: the middle of the sign under it
_EM = 116.0
_FIGURE = 74.0  # px, the height of a figure
_WHITE_BERRY = Petals("#E8F3FA", "#FFFFFF", "#7F9DBD")
_LEFT, _TOP, _RIGHT, _BOTTOM = 74.0, 74.0, W - 74.0, H - 74.0


def _scalloped_window() -> skia.Path:
    """Round and petalled: bites for the indices, small ones in the free corners, three lobes above and below."""
    x = W / 2
    base = rectangle(_LEFT, _TOP, _RIGHT - _LEFT, _BOTTOM - _TOP, 110)
    bites = union(
        circle(_LEFT, _TOP, 136),
        circle(_RIGHT, _BOTTOM, 136),
        circle(_RIGHT, _TOP, 66),
        circle(_LEFT, _BOTTOM, 66),
    )
    lobes = [
        circle(x + dx, y + dy, r)
        for y, sign_ in ((_TOP, 1), (_BOTTOM, -1))
        for dx, dy, r in ((-84, 14 * sign_, 46), (0, 6 * sign_, 60), (84, 14 * sign_, 46))
    ]
    sides = [
        circle(edge + inward, H / 2 + dy, 44)
        for edge, inward in ((_LEFT, 20), (_RIGHT, -20))
        for dy in (-66, 0, 66)
    ]
    return union(difference(base, bites), *lobes, *sides)


def _faceted_window() -> skia.Path:
    """Cut like ice: straight facets, a peak above and below, large ones beside the indices."""
    x, big, small = W / 2, 146.0, 48.0
    half = [
        (_LEFT + big + 40, _TOP),
        (x - 74, _TOP),
        (x - 40, _TOP - 26),
        (x, _TOP - 44),
        (x + 40, _TOP - 26),
        (x + 74, _TOP),
        (_RIGHT - small - 34, _TOP),
        (_RIGHT - small, _TOP + small * 0.5),
        (_RIGHT, _TOP + small + 34),
        (_RIGHT, H / 2 - 84),
        (_RIGHT + 16, H / 2 - 40),
        (_RIGHT + 16, H / 2 + 40),
        (_RIGHT, H / 2 + 84),
        (_RIGHT, _BOTTOM - big - 40),
        (_RIGHT - big * 0.55, _BOTTOM - big * 0.55),
    ]
    return polygon([*half, *((W - u, H - v) for u, v in half)])


def _ogee_window() -> skia.Path:
    """A pointed arch above and, turned, below: the Jokers' own window."""
    x = W / 2
    upper = (
        f"M{_LEFT},{H / 2} L{_LEFT},330 C{_LEFT},236 150,226 190,176 C222,136 240,110 {x - 40},96 "
        f"C{x - 16},90 {x - 6},66 {x},46 C{x + 6},66 {x + 16},90 {x + 40},96 "
        f"C{W - 240},110 {W - 222},136 {W - 190},176 C{W - 150},226 {_RIGHT},236 {_RIGHT},330 L{_RIGHT},{H / 2}Z"
    )
    half = svg_path(upper)
    return union(half, transformed(half, -1, -1, 0, (W, H)))


WINDOWS: dict[str, Callable[[], skia.Path]] = {
    "summer": _scalloped_window,
    "winter": _faceted_window,
    "joker": _ogee_window,
}


@cache
def window_shape(kind: str) -> skia.Path:
    """The opening a card's picture is seen through, in pixels of the master; `kind` is a key of `WINDOWS`."""
    return WINDOWS[kind]()


def _sheets(canvas: skia.Canvas, kind: str, look: Look) -> None:
    """Three stepped sheets round the window and the foil lines on them."""
    window = window_shape(kind)
    full = rectangle(-60, -60, W + 120, H + 120)
    for step, tone in ((0.0, look.inner), (12.0, look.middle), (24.0, look.outer)):
        sheet = difference(full, outset(window, step) if step else window)
        fade = linear((0, 0), (W, H), [(0, shade(tone, 0.05)), (0.5, tone), (1, shade(tone, -0.03))])
        paper(canvas, sheet, fade, 8 if step else 13, 0.45, 2.4, texture=0.9, shadow_strength=0.85)
    second = "silver" if kind == "joker" else look.foil
    foil(canvas, outset(window, 24), look.foil, 3.2)
    foil(canvas, outset(window, 31), second, 1.2, 0.5)
    foil(canvas, rectangle(15, 15, W - 30, H - 30, 30), look.foil, 2.6)
    foil(canvas, rectangle(22, 22, W - 44, H - 44, 25), second, 1.2, 0.5)


def _suit_mark(canvas: skia.Canvas, kind: str, x: float, y: float) -> None:
    shape = transformed(sign(kind), 0.58, 0.58, 0, (x, y))
    if kind == "winter":
        fill(canvas, transformed(shape, at=(1.4, 2.6)), "ink", 0.7, blur=1.4)
        fill(canvas, shape, linear((x, y - 30), (x, y + 30), [(0, "#FFFFFF"), (1, "#CFE6F5")]))
        return
    tones = ("#FFF3B8", "#F7C24E") if kind == "summer" else ("#FFF1BE", "#C9D8E8")
    paper(
        canvas,
        shape,
        linear((x - 24, y - 30), (x + 24, y + 30), [(0, tones[0]), (1, tones[1])]),
        3,
        0.7,
        1.6,
        texture=0.3,
    )


def _corner(canvas: skia.Canvas, kind: str) -> None:
    """The free upper right corner: oak and a sunflower, or holly and white berries, or both metals' scrolls."""
    if kind == "joker":
        for turn, side, metal in ((174, 1, "gold"), (96, -1, "silver")):
            draw_scroll(canvas, (W - 58, 58), turn, 170, side, width=3.8, kind=metal)
        paper(
            canvas,
            circle(W - 62, 62, 24),
            radial((W - 70, 52), 40, [(0, "#8A66C8"), (1, "#2A1658")]),
            5,
            0.6,
            2,
        )
        foil(canvas, circle(W - 62, 62, 22), "gold", 2.4, 0.6)
        foil(canvas, transformed(star_mark(17), at=(W - 62, 62)), "silver", emboss=0.6)
        return
    with layer(canvas, (W - 210, 0, W, 210), 7, 0.75):
        if kind == "summer":
            for turn, size in ((68, 84), (112, 98), (160, 84)):
                leaf(canvas, (W - 50, 44), turn + 6, size, size * 0.54, "oak", "#7E8A3C", "#A9AE54")
        else:
            for turn, size in ((66, 84), (114, 96), (162, 84)):
                leaf(canvas, (W - 48, 42), turn + 6, size, size * 0.54, "holly", "#24566A", "#3E8496")
    if kind == "summer":
        flower = transformed(sign("summer"), 0.78, 0.78, 10, (W - 64, 62))
        tones = radial((W - 72, 52), 42, [(0, "#FFF0A8"), (0.6, "#F7C23C"), (1, "#D9842A")])
        paper(canvas, flower, tones, 6, 0.8, 2)
        paper(
            canvas,
            circle(W - 64, 62, 14),
            radial((W - 69, 56), 20, [(0, "#A85A22"), (1, "#4A1A0A")]),
            3,
            0.5,
            1.6,
        )
    else:
        for dx, dy in ((-16, 8), (12, 12), (0, -14)):
            berry(canvas, (W - 62 + dx, 60 + dy), 15, _WHITE_BERRY, crowned=False)


def _index(canvas: skia.Canvas, card: str, look: Look) -> float:
    """Draw the index; returns how far it hangs below a figure (J and Q do), px."""
    words = INDEX[card]
    mark = index_path(words, _EM) if words else star_mark(40)
    box = mark.computeTightBounds()
    # Figures stand on one line: what hangs below it (J, Q) may not lift the rest.
    shape = transformed(
        mark, at=(INDEX_AT[0], INDEX_AT[1] + (box.height() - _FIGURE) / 2 if words else INDEX_AT[1])
    )
    fill(canvas, transformed(shape, at=(1.5, 3)), "ink", 0.75, blur=1.6)
    foil(canvas, shape, look.foil, emboss=1.3)
    fill(canvas, shape, look.ink, 0.62)
    return max(0.0, float(box.height()) - _FIGURE) if words else 0.0


def draw_card(canvas: skia.Canvas, card: str, scene: Scene) -> None:
    """The full face, 750 x 1050 px; its frame is the same when turned half round, the picture stands upright."""
    kind = KIND[card]
    look = LOOKS[kind]
    with clipped(canvas, rectangle(0, 0, W, H, CORNER)):
        canvas.drawRect(skia.Rect.MakeWH(W, H), make_paint(look.outer))
        with clipped(canvas, outset(window_shape(kind), 4)):
            scene(canvas)
        _sheets(canvas, kind, look)
        for turn in (0, 180):
            canvas.save()
            canvas.rotate(turn, *_MIDDLE)
            _corner(canvas, kind)
            below = _index(canvas, card, look)
            _suit_mark(canvas, kind, MARK_AT[0], MARK_AT[1] + 0.7 * below)
            canvas.restore()
        grain(canvas, (0, 0, W, H), 0.3)
        shade_off = radial(_MIDDLE, H * 0.7, [(0, "ink", 0.0), (0.72, "ink", 0.03), (1, "ink", 0.36)])
        canvas.drawRect(skia.Rect.MakeWH(W, H), make_paint(shade_off))
        stroke(canvas, rectangle(1.5, 1.5, W - 3, H - 3, CORNER - 1), "moon", 2, 0.22)


def card_pictures(scenes: Mapping[str, Scene]) -> dict[str, Picture]:
    """The full face of each card whose illustration is given, by picture id. Raises KeyError for other cards."""
    found: list[Picture] = []
    for card, scene in scenes.items():
        if card not in KIND:
            raise KeyError(card)
        found.append(
            Picture(f"{FOLDER}/{card}", CARD_SIZE, partial(draw_card, card=card, scene=scene), quality=80)
        )
    return catalogue(found)
