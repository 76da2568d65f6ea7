"""Enchanted Ivy's picture on the title: the Leaning Lantern by night, lit from within and held up by its ivy."""

import skia

from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import circle, polar, polygon, rectangle, ridge, union
from fae_tabletop.art.light import fireflies, moon, sky, stars
from fae_tabletop.art.paper import (
    fill,
    foil,
    glow,
    layer,
    linear,
    paper,
    radial,
    silhouette,
    stroke,
    vignette,
)
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.trees import fir

TITLE_SIZE = (840, 630)
_W, _H = TITLE_SIZE
_NAME = "scene/game-enchanted-ivy"
_ROOM = (116.0, 128.0)
"""Width and height of one room of the house."""
_FOOT, _LEFT = 546.0, 246.0
_ROOMS: tuple[str, ...] = (" bw ", "wbb ", "bwdb")
"""The house from the top, row by row: balconies, walls and the door."""
_BLOOMS = ((0, 2.6), (0.9, 1.1), (1.0, 0.3), (4, 2.5), (3, 1.4), (1.6, 2.0), (2.4, 1.0), (0.1, 2.05))
"""Where flowers stand, in rooms from the upper left corner of the house."""
_PETALS = ("#D9455F", "#F0A92A", "#A56AD0", "#F7F3E4")
_BRICK, _PLASTER = ("#A85A62", "#6E3446"), ("#8090D8", "#54619E")


def _garden(canvas: skia.Canvas) -> None:
    rng = seeded(_NAME)
    sky(canvas, (0, 0, _W, 520), "night")
    stars(canvas, (0, 10, _W, 360), 90, rng, "#FFF4D6", 1.9)
    moon(canvas, 690, 116, 60)
    for rank, (tone, foot) in enumerate((("#4A3F86", 430), ("#2C2E66", 470), ("#152B46", 508))):
        shapes = [ridge(-20, _W + 20, foot, 26, 3, _H, rng)]
        for at in range(5):
            away = 40 + 190 * at + 60 * rank
            shapes.append(fir((away % (_W + 60), foot + 22), 150 - 26 * rank, rng, tiers=5))
        silhouette(
            canvas, shapes, linear((0, 300), (0, _H), [(0, tone), (1, "#0E1630")]), 6, 0.4, box=(0, 0, _W, _H)
        )
    meadow = linear((0, 530), (0, _H), [(0, "#2C6A44"), (1, "#0E2C1E")])
    paper(canvas, ridge(-20, _W + 20, 540, 12, 2, _H, rng), meadow, 8, 0.6)


def _house(canvas: skia.Canvas) -> None:
    """Draw the rooms, roofs and door; the whole house leans a little."""
    canvas.save()
    canvas.rotate(-2.2, _W / 2, _FOOT)
    wide, high = _ROOM
    top = _FOOT - high * len(_ROOMS)
    _chimney(canvas, _LEFT + wide * 2.3, top - 118)
    _roof(canvas, _LEFT + wide, _LEFT + 3 * wide, top, 96)
    _roof(canvas, _LEFT, _LEFT + wide, top + high, 62)
    _roof(canvas, _LEFT + 3 * wide, _LEFT + 4 * wide, top + 2 * high, 62)
    for row, marks in enumerate(_ROOMS):
        for column, mark in enumerate(marks):
            if mark != " ":
                _room(canvas, mark, _LEFT + column * wide, top + row * high)
    plinth = rectangle(_LEFT - 14, _FOOT, 4 * wide + 28, 18, 3)
    paper(canvas, plinth, linear((0, _FOOT), (0, _FOOT + 18), [(0, "#B9A9B4"), (1, "#6E6274")]), 6, 0.6)
    _ivy(canvas, top)
    canvas.restore()


def _room(canvas: skia.Canvas, mark: str, x: float, y: float) -> None:
    wide, high = _ROOM
    tones = _BRICK if mark == "b" else _PLASTER
    wall = rectangle(x, y, wide, high)
    paper(canvas, wall, linear((x, y), (x + wide, y + high), [(0, tones[0]), (1, tones[1])]), 4, 0.4)
    if mark == "b":
        for row in range(10):
            at = y + high * row / 10
            stroke(canvas, polygon([(x, at), (x + wide, at)]), "#4A2432", 1.4)
        _window(canvas, x + wide / 2, y + high * 0.84, 62, 84, lit=True)
        for n in range(8):
            bar = x + wide / 2 - 42 + 12 * n
            stroke(canvas, polygon([(bar, y + high * 0.66), (bar, y + high * 0.86)]), "#1B1226", 2.4)
        stroke(
            canvas,
            polygon([(x + wide / 2 - 46, y + high * 0.66), (x + wide / 2 + 46, y + high * 0.66)]),
            "#1B1226",
            4,
        )
        paper(canvas, rectangle(x + wide / 2 - 48, y + high * 0.86, 96, 8, 2), "#B9A9B4", 3, 0.5)
    elif mark == "d":
        _window(canvas, x + wide / 2, y + high, 62, 94, lit=False)
        fill(canvas, circle(x + wide / 2, y + high - 66, 10), "#FFE9A8")
        foil(canvas, circle(x + wide / 2 + 20, y + high - 40, 4), "gold", 2)
    else:
        paper(canvas, rectangle(x + 38, y + 74, 42, 5, 1), "#7A5230", 3, 0.5)
        ears = [
            polygon([(x + 59 + 8 * side, y + 38), (x + 59 + 7 * side, y + 27), (x + 59, y + 35)])
            for side in (-1, 1)
        ]
        cat = union(circle(x + 59, y + 60, 13), circle(x + 59, y + 42, 9), *ears)
        fill(canvas, cat, "#171024")


def _window(canvas: skia.Canvas, x: float, foot: float, wide: float, high: float, *, lit: bool) -> None:
    def arch(grow: float) -> skia.Path:
        half, spring = wide / 2 + grow, foot - high + wide / 2
        return union(circle(x, spring, half), rectangle(x - half, spring, 2 * half, high - wide / 2))

    paper(canvas, arch(6), "#C9BAC4", 3, 0.5)
    if lit:
        glow(canvas, x, foot - high / 2, wide * 1.3, "#FFD98A", 0.5)
        warm = [(0.0, "#FFF4D6"), (0.5, "#FFD98A"), (1.0, "#C07A2E")]
        fill(canvas, arch(0), radial((x, foot - high * 0.5), high * 0.7, warm))
    else:
        fill(canvas, arch(0), linear((x - 30, 0), (x + 30, 0), [(0, "#B07C40"), (1, "#6E4620")]))


def _roof(canvas: skia.Canvas, left: float, right: float, foot: float, high: float) -> None:
    cut = min(52.0, (right - left) * 0.28)
    shape = polygon(
        [(left + cut, foot - high), (right - cut, foot - high), (right + 14, foot), (left - 14, foot)]
    )
    paper(canvas, shape, linear((0, foot - high), (0, foot), [(0, "#6E86D8"), (1, "#33427E")]), 8, 0.6)
    for row in range(1, 5):
        at = foot - high + high * row / 5
        side = cut * (1 - row / 5) - 14 * row / 5
        stroke(canvas, polygon([(left + side, at), (right - side, at)]), "#26315F", 2)
    foil(canvas, polygon([(left + cut, foot - high), (right - cut, foot - high)]), "gold", 4)


def _chimney(canvas: skia.Canvas, x: float, y: float) -> None:
    paper(
        canvas, rectangle(x, y, 34, 96), linear((x, 0), (x + 34, 0), [(0, "#A85A62"), (1, "#6E3446")]), 5, 0.5
    )
    paper(canvas, rectangle(x - 5, y - 8, 44, 12, 2), "#B9A9B4", 4, 0.5)


def _ivy(canvas: skia.Canvas, top: float) -> None:
    """Draw ivy up both sides of the house and along its floors, with flowers."""
    rng = seeded(_NAME, 3)
    wide, high = _ROOM
    tones = (("#4E7F4A", "#6FA466"), ("#3F6F4A", "#5F9464"), ("#648F4E", "#8AB46C"))
    with layer(canvas, (0, 0, _W, _H), 6, 0.6):
        runs = [
            ((_LEFT, _FOOT), (_LEFT, top + high)),
            ((_LEFT + wide, top + high), (_LEFT + wide, top + 8)),
            ((_LEFT + 4 * wide, _FOOT), (_LEFT + 4 * wide, top + 2 * high)),
            ((_LEFT + 3 * wide, top + 2 * high), (_LEFT + 3 * wide, top + 20)),
            ((_LEFT, top + 2 * high), (_LEFT + 2.4 * wide, top + 2 * high)),
            ((_LEFT + wide, top + high), (_LEFT + 3 * wide, top + high)),
        ]
        for start, end in runs:
            steps = 15
            for n in range(steps + 1):
                x = start[0] + (end[0] - start[0]) * n / steps + rng.uniform(-9, 9)
                y = start[1] + (end[1] - start[1]) * n / steps + rng.uniform(-7, 7)
                size = rng.uniform(20, 31)
                dark, light = rng.choice(tones)
                leaf(canvas, (x, y), rng.uniform(0, 360), size, size * 0.8, "ivy", dark, light)
    for number, (x, y) in enumerate(_BLOOMS):
        middle = (_LEFT + x * wide, top + y * high)
        for petal in range(6):
            fill(canvas, circle(*polar(middle, 9, 60 * petal), 6.5), _PETALS[number % len(_PETALS)])
        fill(canvas, circle(*middle, 5.5), "#F6C945")


def draw_title(canvas: skia.Canvas) -> None:
    """The title's picture, 840 x 630 px."""
    _garden(canvas)
    glow(canvas, 470, 420, 330, "#FFCF7A", 0.35)
    _house(canvas)
    path = polygon([(492, 562), (558, 562), (640, _H), (430, _H)])
    paper(canvas, path, linear((0, 560), (0, _H), [(0, "#C9B49A"), (1, "#7A6A5E")]), 3, 0.5)
    fireflies(canvas, (40, 330, _W - 40, 600), 22, seeded(_NAME, 9), "#FFE9A8", 0.8)
    vignette(canvas, (0, 0, _W, _H), 0.4, 0.66)


PICTURES: dict[str, Picture] = catalogue([Picture(_NAME, TITLE_SIZE, draw_title, quality=86, alpha=False)])
