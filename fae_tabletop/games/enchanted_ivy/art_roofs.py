"""What crowns the inn: slopes of slates in pieces that fit any run of rooms, gables, turrets, dormers and chimneys.

Slates, bricks and plaster are painted pale, for the scene lays an inn's own colours over them; wood, windows and metal
lie in pictures of their own (`-trim`). A card is 300 px wide; eaves reach `EAVES` px over the wall.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.geometry import Point, circle, polygon, rectangle, svg_path
from fae_tabletop.art.paper import clipped, fill, foil, linear, paper, radial, stroke
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.games.enchanted_ivy.art_marks import FOLDER
from fae_tabletop.games.enchanted_ivy.art_masonry import beam

CARD = 300
HIGH, EAVES, SLOPE = 180, 30, 126
"""Height of the slope, how far it reaches over the walls, and how far its ridge steps back at an outer end, px."""
_ROW, _SLATE = 30.0, 50.0
_PALE = ("#E4E8F2", "#CCD2E2", "#F2F4FA", "#B8C0D4", "#D8DCEA")


def _slates(
    canvas: skia.Canvas, shape: skia.Path, right: float, high: float = HIGH, width: float = _SLATE
) -> None:
    """Cover a shape with slates whose joints are counted from its right edge, so that pieces fit each other."""
    fill(canvas, shape, "#7A8098")
    bounds = shape.getBounds()
    with clipped(canvas, shape):
        for row in range(math.ceil(high / _ROW)):
            y = row * _ROW
            for column in range(-2, math.ceil((right - bounds.left()) / width) + 2):
                x = right - (column + (0.5 if row % 2 else 0.0)) * width
                tone = _PALE[(column % 6 * 7 + row * 3) % len(_PALE)]
                slate = svg_path(
                    f"M{x + 1},{y - 6} L{x + width - 1},{y - 6} L{x + width - 1},{y + _ROW * 0.55} "
                    f"Q{x + width * 0.5},{y + _ROW * 1.3} {x + 1},{y + _ROW * 0.55}Z"
                )
                fill(canvas, slate, "#2A2E48", 0.55, blur=2)
                fill(
                    canvas,
                    slate,
                    linear(
                        (x, y), (x + width * 0.5, y + _ROW), [(0, shade(tone, 0.04)), (1, shade(tone, -0.06))]
                    ),
                )
                stroke(canvas, slate, "#FFFFFF", 1.4, 0.5, shift=(0.4, -0.6))
        fade = linear((0, 0), (0, high), [(0, "#FFFFFF", 0.16), (0.5, "#FFFFFF", 0.0), (1, "#20264A", 0.42)])
        fill(canvas, shape, fade)


def draw_slope(canvas: skia.Canvas, part: str) -> None:
    """A piece of a slope: `left` and `right` end, `middle` a card wide, `half` half a card, without an end."""
    if part == "left":
        wide = EAVES + CARD / 2
        _slates(canvas, polygon([(0, HIGH), (SLOPE, 0), (wide, 0), (wide, HIGH)]), wide)
        stroke(canvas, polygon([(0, HIGH), (SLOPE, 0)]), "#FFFFFF", 7, 0.7)
    elif part == "right":
        wide = EAVES + CARD / 2
        _slates(canvas, polygon([(0, HIGH), (0, 0), (wide - SLOPE, 0), (wide, HIGH)]), CARD / 2)
        stroke(canvas, polygon([(wide - SLOPE, 0), (wide, HIGH)]), "#8A90A8", 7, 0.8)
    else:
        wide = CARD if part == "middle" else CARD / 2
        _slates(canvas, rectangle(0, 0, wide, HIGH), wide)


# ---------------------------------------------------------------- gable and turret: 360 x 330, over one card

TOP_SIZE = (360, 330)
_PEAK, _BASE = (180.0, 30.0), 330.0
_LIT = [(0.0, "#FFF6CF"), (0.5, "#FFCF6E"), (1.0, "#C8702E")]


def _round_window(canvas: skia.Canvas, at: Point, radius: float) -> None:
    wood = linear((at[0] - radius, 0), (at[0] + radius, 0), [(0, "#FFF4DC"), (1, "#A8949A")])
    paper(canvas, circle(*at, radius + 7), wood, 4, 0.8, 1.8)
    fill(canvas, circle(*at, radius), radial(at, radius, _LIT))
    for turn in (0, 90):
        dx, dy = radius * math.cos(math.radians(turn)), radius * math.sin(math.radians(turn))
        stroke(canvas, polygon([(at[0] - dx, at[1] - dy), (at[0] + dx, at[1] + dy)]), "#6A3A2A", 4)


def draw_gable(canvas: skia.Canvas, part: str) -> None:
    """A steep gable: its `wall` of plaster, its `slates` at both sides, its `trim` of boards and a lit round window."""
    x, y = _PEAK
    if part == "slates":
        for side in (-1, 1):
            shape = polygon([(x, y - 26), (x + side * 180, _BASE - 6), (x + side * 150, _BASE), (x, y + 34)])
            _slates(canvas, shape, 360, _BASE)
    elif part == "wall":
        wall = polygon([(x, y + 20), (330, _BASE), (30, _BASE)])
        fill(canvas, wall, linear((60, 100), (300, _BASE), [(0, "#FFFFFF"), (1, "#C8C8D8")]))
    else:
        wall = polygon([(x, y + 20), (330, _BASE), (30, _BASE)])
        with clipped(canvas, wall):
            beam(canvas, rectangle(0, 276, 360, 15), (0, 276), (0, 291))
            beam(canvas, rectangle(0, 316, 360, 16), (0, 316), (0, 330))
            for u in (86, 180, 274):
                beam(canvas, rectangle(u - 7, 130 if u == 180 else 276, 14, 210), (u - 7, 0), (u + 7, 0))
            for side in (-1, 1):
                corners = [
                    (x + side * 8, 276),
                    (x + side * 24, 276),
                    (x + side * 92, 140),
                    (x + side * 76, 140),
                ]
                beam(canvas, polygon(corners), (x, 276), (x + side * 90, 140))
        _round_window(canvas, (x, 200), 38)
        for side in (-1, 1):
            board = polygon([(x, y + 6), (x + side * 168, _BASE), (x + side * 146, _BASE), (x, y + 44)])
            paper(
                canvas,
                board,
                linear((x, y), (x + side * 160, _BASE), [(0, "#F3D9A6"), (1, "#9A6A3E")]),
                5,
                0.8,
                2,
            )
            for n in range(7):
                share = (n + 0.7) / 7.4
                at = (x + side * (158 * share), y + 28 + (_BASE - y - 30) * share)
                fill(canvas, circle(*at, 4), "#6A3F26", 0.8)
        foil(canvas, circle(x, y - 20, 8), "gold")
        foil(
            canvas, polygon([(x - 2.5, y - 20), (x + 2.5, y - 20), (x + 3, y + 14), (x - 3, y + 14)]), "gold"
        )


def draw_turret(canvas: skia.Canvas, part: str) -> None:
    """A pointed cap like a witch's hat: `slates`, and its `trim` with a small lit window and a pennant."""
    x = _PEAK[0]
    cap = svg_path(
        f"M{x},34 C{x + 22},150 {x + 60},236 348,306 Q{x},346 12,306 C{x - 60},236 {x - 22},150 {x},34Z"
    )
    if part == "slates":
        _slates(canvas, cap, 360, _BASE, 40)
        with clipped(canvas, cap):
            fill(
                canvas,
                cap,
                linear((40, 0), (330, 0), [(0, "#FFFFFF", 0.2), (0.4, "#FFFFFF", 0.0), (1, "#10142E", 0.5)]),
            )
    else:
        rim = svg_path(f"M12,306 Q{x},346 348,306 L348,316 Q{x},358 12,316Z")
        paper(canvas, rim, linear((0, 300), (0, 340), [(0, "#9A6A44"), (1, "#46302C")]), 4, 0.7, 2)
        hood = polygon([(x, 188), (x + 40, 236), (x + 30, 242), (x - 30, 242), (x - 40, 236)])
        front = svg_path(f"M{x - 26},280 L{x - 26},232 L{x},202 L{x + 26},232 L{x + 26},280Z")
        paper(canvas, front, "#EADCC8", 4, 0.7, 1.8)
        fill(
            canvas,
            svg_path(f"M{x - 14},276 L{x - 14},246 Q{x},224 {x + 14},246 L{x + 14},276Z"),
            radial((x, 256), 30, _LIT),
        )
        paper(canvas, hood, "#6A4A3A", 4, 0.7, 1.8)
        foil(canvas, polygon([(x - 2.5, 0), (x + 2.5, 0), (x + 3, 42), (x - 3, 42)]), "gold")
        foil(canvas, circle(x, 34, 8), "gold")
        pennant = svg_path(
            f"M{x + 3},2 C{x + 30},-4 {x + 40},14 {x + 66},6 L{x + 54},16 L{x + 64},26 "
            f"C{x + 40},32 {x + 30},16 {x + 3},24Z"
        )
        paper(canvas, pennant, "#D0405A", 2, 0.7, 1.6)


# ---------------------------------------------------------------- dormer, chimneys, smoke

DORMER_SIZE, CHIMNEY_SIZE, SMOKE_SIZE = (150, 130), (90, 190), (160, 200)


def draw_dormer(canvas: skia.Canvas, part: str) -> None:
    """A little lit window with a roof of its own: `slates`, and its `trim`."""
    if part == "slates":
        _slates(canvas, polygon([(75, 4), (148, 62), (132, 72), (75, 28), (18, 72), (2, 62)]), 150, 80, 25)
    else:
        front = polygon([(75, 24), (124, 62), (124, 128), (26, 128), (26, 62)])
        paper(canvas, front, linear((26, 0), (124, 0), [(0, "#F4E8D2"), (1, "#B09CA0")]), 4, 0.7, 1.8)
        glass = svg_path("M44,124 L44,80 Q75,48 106,80 L106,124Z")
        fill(canvas, glass, radial((75, 96), 46, _LIT))
        stroke(canvas, glass, "#6A3A2A", 5)
        stroke(canvas, polygon([(75, 62), (75, 124)]), "#6A3A2A", 4)
        stroke(canvas, polygon([(44, 94), (106, 94)]), "#6A3A2A", 4)
        paper(canvas, rectangle(20, 120, 110, 10, 2), "#8A5A3A", 3, 0.7, 1.6)


def draw_chimney(canvas: skia.Canvas, part: str, pots: int) -> None:
    """A chimney: pale `brick`, and the `trim` of stone with one or two pots."""
    rng = seeded("chimney")
    if part == "brick":
        fill(canvas, rectangle(14, 40, 62, 150), "#6A6070")
        for row in range(10):
            for column in range(-1, 3):
                x = 14 + column * 31 + (15 if row % 2 else 0)
                tone = shade(rng.choice(("#F0E8E4", "#D8CCCA", "#FFF8F4")), rng.uniform(-0.03, 0.02))
                with clipped(canvas, rectangle(14, 40, 62, 150)):
                    fill(canvas, rectangle(x + 1.4, 41 + row * 15, 28.4, 12.4, 2), tone)
        fill(
            canvas,
            rectangle(14, 40, 62, 150),
            linear((14, 0), (76, 0), [(0, "#FFFFFF", 0.12), (1, "#1A1430", 0.4)]),
        )
        return
    stone = linear((0, 30), (0, 50), [(0, "#EDE2D2"), (1, "#8A7A86")])
    paper(canvas, rectangle(6, 34, 78, 16, 3), stone, 4, 0.8, 1.8)
    for n in range(pots):
        x = 45 if pots == 1 else 28 + 34 * n
        pot = polygon([(x - 11, 10), (x + 11, 10), (x + 14, 34), (x - 14, 34)])
        paper(canvas, pot, linear((x - 12, 0), (x + 12, 0), [(0, "#E8A06E"), (1, "#8A4A34")]), 3, 0.7, 1.6)
        paper(canvas, rectangle(x - 14, 5, 28, 9, 3), "#C87A52", 2, 0.7, 1.4)


def draw_smoke(canvas: skia.Canvas) -> None:
    """A curl of smoke, thinning as it rises."""
    rng = random.Random(5)
    for n in range(26):
        share = n / 25
        x = 30 + 76 * share + 20 * math.sin(share * 7)
        radius = 9 + 26 * share
        fill(canvas, circle(x + rng.uniform(-5, 5), 192 - 176 * share + rng.uniform(-4, 4), radius * 0.8), "#E8DCF4",
             0.13 * (1 - share * 0.75), blur=radius * 0.35)  # fmt: skip


def _pair(
    name: str, size: tuple[int, int], draw: Callable[..., None], parts: tuple[str, ...]
) -> list[Picture]:
    return [Picture(f"{FOLDER}/{name}-{part}", size, partial(draw, part=part), quality=84) for part in parts]


_ENDS = {
    "left": (EAVES + CARD // 2, HIGH),
    "right": (EAVES + CARD // 2, HIGH),
    "middle": (CARD, HIGH),
    "half": (CARD // 2, HIGH),
}

PICTURES: dict[str, Picture] = catalogue(
    [
        *(
            Picture(f"{FOLDER}/slope-{part}", size, partial(draw_slope, part=part), quality=84)
            for part, size in _ENDS.items()
        ),
        *_pair("gable", TOP_SIZE, draw_gable, ("wall", "slates", "trim")),
        *_pair("turret", TOP_SIZE, draw_turret, ("slates", "trim")),
        *_pair("dormer", DORMER_SIZE, draw_dormer, ("slates", "trim")),
        Picture(
            f"{FOLDER}/chimney-brick", CHIMNEY_SIZE, partial(draw_chimney, part="brick", pots=1), quality=84
        ),
        *(
            Picture(
                f"{FOLDER}/chimney-trim-{n}",
                CHIMNEY_SIZE,
                partial(draw_chimney, part="trim", pots=n),
                quality=84,
            )
            for n in (1, 2)
        ),
        Picture(f"{FOLDER}/smoke", SMOKE_SIZE, draw_smoke, quality=70),
    ]
)
