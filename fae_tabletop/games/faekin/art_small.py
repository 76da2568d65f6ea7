"""The small faces: the outline is the season, a plaque with the index, one large sign and no picture."""

from functools import partial

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.geometry import circle, inset, rectangle, transformed
from fae_tabletop.art.paper import clipped, fill, foil, glow, layer, linear, paper, radial, shadow, stroke
from fae_tabletop.art.picture import Picture, catalogue
from fae_tabletop.games.faekin.art_looks import FOLDER, INDEX, KIND, LOOKS
from fae_tabletop.games.faekin.art_marks import (
    cut_cornered,
    index_path,
    ogee_sheet,
    scalloped,
    sign,
    star_mark,
)

SMALL_SIZE = (300, 420)
W, H = SMALL_SIZE
_EDGE = 7.0  # px between the picture's edge and the sheet, room for its shadow
_EM = 212.0  # px of an index, which makes its figures 18 px and more at a width of 44
PLAQUE = (14, 14, 124, 154)  # px: left, top, least width, least height


def small_outline(kind: str) -> skia.Path:
    """The outline of the small face of a kind of card."""
    box = (_EDGE, _EDGE, W - 2 * _EDGE, H - 2 * _EDGE)
    if kind == "summer":
        return scalloped(*box, 40)
    return cut_cornered(*box, 62) if kind == "winter" else ogee_sheet(*box)


def _plaque(canvas: skia.Canvas, card: str) -> None:
    look = LOOKS[KIND[card]]
    words = INDEX[card]
    mark = index_path(words, _EM) if words else star_mark(62)
    box = mark.computeTightBounds()
    left, top, least, height = PLAQUE
    width = max(float(least), box.width() + 30)
    height = max(float(height), box.height() + 34)
    sheet = rectangle(left, top, width, height, 20)
    paper(
        canvas,
        sheet,
        linear((left, top), (left + width, top + height), [(0, shade(look.plaque, 0.07)), (1, look.plaque)]),
        6,
        0.6,
        2.4,
        texture=0.4,
        shadow_strength=0.8,
    )
    foil(canvas, inset(sheet, 5), look.foil, 3, 0.5)
    placed = transformed(mark, at=(left + width / 2, top + height / 2))
    fill(canvas, transformed(placed, at=(2, 4)), "ink", 0.7, blur=2)
    fill(canvas, placed, look.ink)


def _suit(canvas: skia.Canvas, kind: str, x: float, y: float, size: float) -> None:
    """The large sign in two sheets."""
    shape = transformed(sign(kind), size / 100, size / 100, 0, (x, y))
    if kind == "summer":
        glow(canvas, x, y, size * 0.62, "#FFE9A0", 0.5, skia.BlendMode.kSrcOver)
        tones = radial((x - 16, y - 24), size * 0.56, [(0, "#FFF7C8"), (0.55, "#FFCF4E"), (1, "#F29A1E")])
        paper(canvas, shape, tones, 7, 0.8, 2.6, texture=0.4)
        heart = circle(x, y, size * 0.17)
        paper(
            canvas, heart, radial((x - 8, y - 12), size * 0.24, [(0, "#A85A22"), (1, "#4A1A0A")]), 3, 0.5, 2
        )
    elif kind == "winter":
        with layer(canvas, (0, 0, W, H), 8, 0.8):
            fill(
                canvas, shape, linear((x, y - size / 2), (x, y + size / 2), [(0, "#FFFFFF"), (1, "#CFE6F5")])
            )
        core = circle(x, y, size * 0.075)
        fill(canvas, core, "#5C9FD2")
    else:
        tones = linear(
            (x - size / 2, y - size / 2),
            (x + size / 2, y + size / 2),
            [(0, "#FFF1BE"), (0.49, "#E9BC58"), (0.51, "#DCE8F2"), (1, "#8FA8C6")],
        )
        paper(canvas, shape, tones, 7, 0.85, 2.4, texture=0.3)


def draw_small_face(canvas: skia.Canvas, card: str) -> None:
    """The small face of a card, 300 x 420 px."""
    kind = KIND[card]
    look = LOOKS[kind]
    sheet = small_outline(kind)
    light, middle, dark = look.ground
    tones = linear((0, 0), (W * 0.55, H), [(0, light), (0.5, middle), (1, dark)])
    shadow(canvas, sheet, 4, 0.6)
    paper(canvas, sheet, tones, 0, 0.75, 4, dark=0.4, texture=0.7, shadow_strength=0)
    foil(canvas, inset(sheet, 5), look.foil, 6, 1)
    if kind == "joker":
        foil(canvas, inset(sheet, 13), "silver", 3, 0.6)
    with clipped(canvas, sheet):
        shine = radial((W * 0.6, H * 0.66), 200, [(0, mix(light, "moon", 0.5), 0.35), (1, light, 0.0)])
        fill(canvas, rectangle(0, 0, W, H), shine)
    _suit(canvas, kind, W * 0.60, H * 0.685, 200)
    _plaque(canvas, card)
    stroke(canvas, sheet, "ink", 1.2, 0.4)


PICTURES: dict[str, Picture] = catalogue(
    Picture(f"{FOLDER}/{card}-small", SMALL_SIZE, partial(draw_small_face, card=card), quality=88)
    for card in KIND
)
