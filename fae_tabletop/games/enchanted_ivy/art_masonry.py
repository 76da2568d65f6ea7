"""What the inn's walls are made of, in the colours of each inn: bricks that go on from card to card, and plaster."""

from __future__ import annotations

from functools import partial

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.geometry import blob, polygon, rectangle
from fae_tabletop.art.paper import clipped, fill, linear, make_paint, paper, stroke
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.texture import paper_texture
from fae_tabletop.games.enchanted_ivy.art_marks import FOLDER
from fae_tabletop.games.enchanted_ivy.tones import TONES, Tone

SIZE = (300, 420)
W, H = SIZE
PLASTERS = 3
"""Walls of plaster that differ: bare patches, braces of timber, both plain at their edges."""
_ROWS, _COLUMNS = 14, 4
_TIMBER = ("#6A4A3A", "#46302C", "#2C1C20")


def _fibre(canvas: skia.Canvas, strength: float) -> None:
    canvas.drawRect(
        skia.Rect.MakeWH(W, H), make_paint(paper_texture(), strength, blend=skia.BlendMode.kOverlay)
    )


def draw_brick(canvas: skia.Canvas, tone: Tone) -> None:
    """Courses that go on to all sides."""
    rng = seeded("bricks")
    base = tone.brick
    shades = (
        base,
        shade(base, -0.05),
        shade(base, 0.04),
        shade(mix(base, "indigo", 0.25), -0.03),
        shade(base, 0.07),
    )
    fill(canvas, rectangle(0, 0, W, H), mix(shade(base, -0.2), "indigo", 0.4))
    high, wide = H / _ROWS, W / _COLUMNS
    for row in range(_ROWS):
        tones = [shade(rng.choice(shades), rng.uniform(-0.03, 0.03)) for _ in range(_COLUMNS)]
        for column in range(_COLUMNS + 1):
            x = (column - (0.5 if row % 2 else 0.0)) * wide
            colour = tones[column % _COLUMNS]
            brick = rectangle(x + 1.6, row * high + 1.6, wide - 3.2, high - 3.2, 2.4)
            ends = (x, row * high), (x + wide, (row + 1) * high)
            fill(canvas, brick, linear(*ends, [(0, shade(colour, 0.05)), (1, shade(colour, -0.05))]))
            with clipped(canvas, brick):
                stroke(canvas, brick, shade(colour, 0.16), 1.4, 0.7, shift=(0.5, 0.8))
    _fibre(canvas, 0.7)


def _bare(canvas: skia.Canvas, tone: Tone, x: float, y: float, size: float, salt: int) -> None:
    """A place where plaster has come off the bricks."""
    rng = seeded("bare", salt)
    hole = blob(x, y, size, rng, 8, 0.25)
    fill(canvas, hole, mix(shade(tone.brick, -0.2), "indigo", 0.4), 0.9)
    with clipped(canvas, hole):
        for row in range(-3, 4):
            for column in range(-2, 3):
                brick = rectangle(x + column * 22 + (11 if row % 2 else 0) - 10, y + row * 10 - 4, 20, 8, 1)
                fill(canvas, brick, shade(tone.brick, rng.uniform(-0.04, 0.04)))
    stroke(canvas, hole, shade(tone.plaster, 0.1), 1.4, 0.8)


def beam(canvas: skia.Canvas, shape: skia.Path, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A beam of dark timber, its light side first."""
    paper(
        canvas,
        shape,
        linear(start, end, [(0, _TIMBER[0]), (0.5, _TIMBER[1]), (1, _TIMBER[2])]),
        2.5,
        0.5,
        1.6,
    )


def draw_plaster(canvas: skia.Canvas, tone: Tone, number: int) -> None:
    """Plaster, calm at its edges; 0 and 2 have bare patches, 1 and 2 braces of timber in their lower corners."""
    rng = seeded("plaster", number)
    fill(canvas, rectangle(0, 0, W, H), tone.plaster)
    for _ in range(9):
        spot = blob(rng.uniform(60, W - 60), rng.uniform(60, H - 60), rng.uniform(26, 60), rng, 9, 0.3)
        fill(canvas, spot, rng.choice([shade(tone.plaster, 0.05), shade(tone.plaster, -0.04)]), 0.5, blur=12)
    for _ in range(26):
        x, y, wide = rng.uniform(30, W - 90), rng.uniform(24, H - 24), rng.uniform(20, 60)
        dash = polygon([(x, y), (x + wide / 2, y - 2), (x + wide, y)])
        stroke(canvas, dash, shade(tone.plaster, rng.choice([0.07, -0.05])), 1.6, 0.5)
    if number != 1:
        places = ((92, 96), (214, 330), (206, 112)) if number == 0 else ((214, 92),)
        for salt, (x, y) in enumerate(places):
            _bare(canvas, tone, x, y, 15 + 3 * (salt % 2), 10 * number + salt)
    if number != 0:
        for mirror in (False, True):
            corners = (
                [(0, 300), (0, 276), (104, 420), (84, 420)]
                if number == 1
                else [(0, 120), (0, 142), (96, 0), (80, 0)]
            )
            points = [(W - x, y) if mirror else (x, y) for x, y in corners]
            beam(canvas, polygon(points), points[0], points[3])
    _fibre(canvas, 0.7)


def _of(name: str, tone: Tone) -> list[Picture]:
    pictures = [
        Picture(f"{FOLDER}/brick-{name}", SIZE, partial(draw_brick, tone=tone), quality=78, alpha=False)
    ]
    pictures += [
        Picture(
            f"{FOLDER}/plaster-{name}-{n}",
            SIZE,
            partial(draw_plaster, tone=tone, number=n),
            quality=78,
            alpha=False,
        )
        for n in range(PLASTERS)
    ]
    return pictures


PICTURES: dict[str, Picture] = catalogue(one for name, tone in TONES.items() for one in _of(name, tone))
