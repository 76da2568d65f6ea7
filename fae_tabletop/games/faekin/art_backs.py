"""The back of every card, full and small: a rose among two suns and two flakes, of no season more than another."""

import skia

from fae_tabletop.art.backs import banded, beams, finished, twice
from fae_tabletop.art.blooms import ROSE, Petals, berry, rose
from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import (
    circle,
    outset,
    polar,
    rectangle,
    star,
    svg_path,
    transformed,
)
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
    stroke,
)
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.scrolls import draw_scroll
from fae_tabletop.games.faekin.art_looks import FOLDER
from fae_tabletop.games.faekin.art_marks import sign
from fae_tabletop.games.faekin.art_small import SMALL_SIZE

CARD_SIZE = (750, 1050)
CORNER = 42.0
W, H = CARD_SIZE
_MIDDLE = (W / 2, H / 2)
EVEN_ROSE = ((1.0, 6, 1.0), (0.80, 6, 0.80), (0.60, 4, 0.55), (0.41, 4, 0.30))
"""Rings of petals across from each other, so that the back does not tell how it lies."""
SNOWBERRY = Petals("#E8F3FA", "#FFFFFF", "#7F9DBD")


def _window() -> skia.Path:
    """A pointed oval with waists, the same when turned half round."""
    x, y = _MIDDLE
    return svg_path(
        f"M{x},{y - 390} C{x + 60},{y - 330} {x + 190},{y - 330} {x + 206},{y - 232} C{x + 214},{y - 180} "
        f"{x + 262},{y - 120} {x + 262},{y} C{x + 262},{y + 120} {x + 214},{y + 180} {x + 206},{y + 232} "
        f"C{x + 190},{y + 330} {x + 60},{y + 330} {x},{y + 390} C{x - 60},{y + 330} {x - 190},{y + 330} "
        f"{x - 206},{y + 232} C{x - 214},{y + 180} {x - 262},{y + 120} {x - 262},{y} C{x - 262},{y - 120} "
        f"{x - 214},{y - 180} {x - 206},{y - 232} C{x - 190},{y - 330} {x - 60},{y - 330} {x},{y - 390}Z"
    )


def _diaper(canvas: skia.Canvas) -> None:
    """Small suns and flakes in turn over the ground, tone on tone."""
    for row in range(-13, 14):
        for column in range(-9, 10):
            x, y = W / 2 + (column + 0.5 * (row % 2)) * 54, H / 2 + row * 46
            name = "summer" if row % 2 else "winter"
            tone = "#B07A9C" if row % 2 else "#7C86D0"
            fill(canvas, transformed(sign(name), 0.21, 0.21, 0, (x, y)), tone, 0.36)


def _half(canvas: skia.Canvas) -> None:
    """What stands in the upper half: oak and sunflower at the left, holly and white berries at the right."""
    for corner, side in (((60.0, 60.0), 1), ((W - 60.0, 60.0), -1)):
        kind = "gold" if side > 0 else "silver"
        for turn, way in ((6, 1), (84, -1)):
            draw_scroll(
                canvas, corner, turn if side > 0 else 180 - turn, 216, way * side, width=4.2, kind=kind
            )
        draw_scroll(canvas, corner, 45 if side > 0 else 135, 116, side, width=3.2, kind=kind)
    with layer(canvas, (0, 0, W, H), 9, 0.75):
        for turn, size in ((-30, 96), (14, 118), (60, 118), (104, 96)):
            leaf(canvas, (66, 66), turn, size, size * 0.54, "oak", "#7E8A3C", "#A9AE54")
        for turn, size in ((76, 96), (120, 118), (166, 118), (210, 96)):
            leaf(canvas, (W - 66, 66), turn, size, size * 0.54, "holly", "#24566A", "#3E8496")
    flower = transformed(sign("summer"), 0.96, 0.96, 8, (64, 64))
    paper(canvas, flower, radial((56, 52), 52, [(0, "#FFF0A8"), (0.6, "#F7C23C"), (1, "#D9842A")]), 7, 0.8, 2)
    paper(canvas, circle(64, 64, 17), radial((58, 56), 24, [(0, "#A85A22"), (1, "#4A1A0A")]), 3, 0.5, 2)
    for dx, dy in ((-16, 10), (14, 12), (0, -14)):
        berry(canvas, (W - 64 + dx, 64 + dy), 17, SNOWBERRY, crowned=False)
    # A branch on each side of the window: oak on the left above, holly on the right above.
    with layer(canvas, (0, 0, W, H), 7, 0.7):
        for i in range(5):
            y = 250 + i * 52
            x = 98 + 7 * abs(2 - i)
            leaf(canvas, (x, y + 26), -70 if i % 2 else -118, 60, 34, "oak", "#7E8A3C", "#A9AE54")
            leaf(canvas, (W - x, y + 26), -110 if i % 2 else -62, 60, 34, "holly", "#24566A", "#3E8496")
    above = polar(_MIDDLE, 318, -90)
    foil(canvas, transformed(star((0, 0), 34, 9, 4), 1, 1.25, 0, above), "gold")
    foil(canvas, transformed(star((0, 0), 17, 6, 4, -45), at=above), "silver", emboss=0.6)


def _heart(canvas: skia.Canvas, rich: bool = True) -> None:
    """A rose in a ring; where it is `rich`, two suns and two flakes stand across from each other round it."""
    x, y = _MIDDLE
    glow(canvas, x, y, 300, "#FFD9B0", 0.5)
    for radius, tone in ((208, "#6A3F8E"), (196, "#3A2470"), (184, "#241A5C")):
        paper(
            canvas,
            circle(x, y, radius),
            radial(_MIDDLE, radius * 1.3, [(0, shade(tone, 0.07)), (1, shade(tone, -0.05))]),
            4,
            0.4,
        )
    foil(canvas, circle(x, y, 202), "gold", 3.4)
    foil(canvas, circle(x, y, 176), "silver", 2, 0.6)
    reach = 78 if rich else 92
    for turn in (0, 90, 180, 270):
        leaf(canvas, polar(_MIDDLE, reach * 0.7, turn), turn, reach * 0.9, 40, "ovate", "#4A8568", "#5C9A7A")
    for turn in (45, 135, 225, 315) if rich else ():
        at = polar(_MIDDLE, 132, turn)
        summer = turn in (45, 225)
        mark = transformed(sign("summer" if summer else "winter"), 0.86, 0.86, 0, at)
        tones = ("#FFE9A0", "#E9963A") if summer else ("#FFFFFF", "#A9CBEA")
        paper(canvas, mark, radial(at, 46, [(0, tones[0]), (1, tones[1])]), 5, 0.7, 1.6)
    rose(canvas, _MIDDLE, reach, seeded("faekin/back"), ROSE, rings=EVEN_ROSE, sepals=False)


def draw_back(canvas: skia.Canvas) -> None:
    """The back, 750 x 1050 px."""
    window = _window()
    with clipped(canvas, rectangle(0, 0, W, H, CORNER)):
        ground = linear((0, 0), (W, H), [(0, "#3A1A4E"), (0.5, "#1E1A5A"), (1, "#3A1A4E")])
        canvas.drawRect(skia.Rect.MakeWH(W, H), make_paint(ground))
        _diaper(canvas)
        with clipped(canvas, window):
            light = radial(
                _MIDDLE, 400, [(0, "#F6C9A8"), (0.35, "#D07A98"), (0.7, "#6A3F9C"), (1, "#22206A")]
            )
            canvas.drawRect(skia.Rect.MakeWH(W, H), make_paint(light))
            beams(canvas, _MIDDLE, 36, (1.9, 0.9), reach=460, fade=420, alpha=0.5)
        band = banded(canvas, CARD_SIZE, window, 46, 14.0, ("#7A4AA0", "#523082", "#301E5E"))
        foil(canvas, outset(window, 28), "gold", 3.2)
        foil(canvas, outset(window, 35), "silver", 1.4, 0.5)
        foil(canvas, band, "gold", 2.6)
        _heart(canvas)
        twice(canvas, _MIDDLE, _half)
        foil(canvas, rectangle(15, 15, W - 30, H - 30, 30), "gold", 2.6)
        foil(canvas, rectangle(22, 22, W - 44, H - 44, 25), "silver", 1.3, 0.5)
        finished(canvas, CARD_SIZE, CORNER, 0.35)


def draw_small_back(canvas: skia.Canvas) -> None:
    """The small back, 300 x 420 px: the rose, large, with a broad edge."""
    width, height = SMALL_SIZE
    sheet = rectangle(7, 7, width - 14, height - 14, 26)
    paper(
        canvas,
        sheet,
        linear((0, 0), (width, height), [(0, "#4A2468"), (0.5, "#2A2070"), (1, "#4A2468")]),
        4,
        0.7,
        3,
    )
    foil(canvas, rectangle(13, 13, width - 26, height - 26, 21), "gold", 5)
    field = rectangle(30, 30, width - 60, height - 60, 14)
    with clipped(canvas, field):
        light = radial((width / 2, height / 2), 220, [(0, "#E7A98E"), (0.45, "#9A4E94"), (1, "#231E66")])
        fill(canvas, field, light)
        for x, y in ((70, 84), (width - 70, height - 84), (width - 70, 84), (70, height - 84)):
            name = "summer" if (x < width / 2) == (y < height / 2) else "winter"
            tone = "#FFD98A" if name == "summer" else "#D6ECFA"
            fill(canvas, transformed(sign(name), 0.62, 0.62, 0, (x, y)), tone, 0.85)
    foil(canvas, field, "silver", 3, 0.6)
    canvas.save()
    canvas.translate(width / 2, height / 2)
    canvas.scale(0.52, 0.52)
    canvas.translate(-W / 2, -H / 2)
    _heart(canvas, rich=False)
    canvas.restore()
    stroke(canvas, sheet, mix("ink", "indigo", 0.3), 1.4, 0.5)


PICTURES: dict[str, Picture] = catalogue(
    [
        Picture(f"{FOLDER}/back", CARD_SIZE, draw_back, quality=84),
        Picture(f"{FOLDER}/back-small", SMALL_SIZE, draw_small_back, quality=88),
    ]
)
