"""Windows of the inn, dark and lit, their railings, and the guests as one sees them through the lit glass.

All windows have the same glass, so that every guest fits each; frame, bars and railing differ. A window fills a card's
size; a guest fills the box of the glass, `GLASS`.
"""

from __future__ import annotations

import math
from functools import partial

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.geometry import (
    circle,
    difference,
    polar,
    polygon,
    rectangle,
    star,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.paper import clipped, fill, foil, layer, linear, paper, radial, stroke
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.games.enchanted_ivy.art_marks import FOLDER, draw_bloom
from fae_tabletop.games.enchanted_ivy.art_roles import Sitter
from fae_tabletop.games.enchanted_ivy.art_tokens import SEATS
from fae_tabletop.games.enchanted_ivy.guests import GUESTS

SIZE = (300, 420)
KINDS = 4
GLASS = (72.0, 84.0, 156.0, 235.0)
"""Left, top, width and height of the glass on a card, px."""
_LEFT, _TOP, _WIDE, _HIGH = GLASS
_MIDDLE, _FOOT, _SPRING = _LEFT + _WIDE / 2, _TOP + _HIGH, _TOP + _WIDE / 2
_STONE = ("#EFE3CC", "#9A8798")
_IRON = "#1E1A2C"


def _arch(grow: float) -> skia.Path:
    half = _WIDE / 2 + grow
    body = rectangle(_MIDDLE - half, _SPRING, 2 * half, _HIGH - _WIDE / 2 + (2 if grow > 0 else 0))
    return union(circle(_MIDDLE, _SPRING, half), body)


def _stone_frame(canvas: skia.Canvas) -> None:
    tones = linear((_LEFT, _TOP), (_LEFT + _WIDE, _FOOT), [(0, _STONE[0]), (1, _STONE[1])])
    paper(canvas, _arch(16), tones, 5, 0.7, 1.6)
    for n in range(10):
        turn = math.radians(180 + 20 * n)
        ends = [(_MIDDLE + r * math.cos(turn), _SPRING + r * math.sin(turn)) for r in (80.0, 93.0)]
        stroke(canvas, polygon(ends), "#7A6A78", 1.4, 0.7)
    for v in (40, 80, 120):
        for side in (-1, 1):
            x = _MIDDLE + side * 86
            stroke(canvas, polygon([(x - 7, _SPRING + v), (x + 7, _SPRING + v)]), "#7A6A78", 1.4, 0.7)
    key = polygon(
        [
            (_MIDDLE - 15, _TOP - 24),
            (_MIDDLE + 15, _TOP - 24),
            (_MIDDLE + 10, _TOP + 4),
            (_MIDDLE - 10, _TOP + 4),
        ]
    )
    paper(canvas, key, tones, 4, 0.8, 1.6)


def _shutters(canvas: skia.Canvas) -> None:
    """Open shutters at both sides, with slats and a heart."""
    paper(
        canvas,
        _arch(9),
        linear((_LEFT, 0), (_LEFT + _WIDE, 0), [(0, "#FFF4DC"), (1, "#C4B09A")]),
        4,
        0.7,
        1.6,
    )
    for side in (-1, 1):
        near, far = _MIDDLE + side * 87, _MIDDLE + side * 128
        board = polygon([(near, _SPRING - 30), (far, _SPRING - 44), (far, _FOOT - 4), (near, _FOOT)])
        tones = linear((near, 0), (far, 0), [(0, "#3F8A80"), (1, "#1F4E58")])
        paper(canvas, board, tones, 5, 0.7, 1.6)
        with clipped(canvas, board):
            for n in range(16):
                y = _SPRING - 30 + 12.5 * n
                stroke(canvas, polygon([(near, y), (far, y - 6)]), "#153A44", 2.4, 0.7)
                stroke(canvas, polygon([(near, y + 3), (far, y - 3)]), "#8AD0C0", 1.2, 0.5)
        stroke(canvas, board, "#6AB8AA", 2.4, 0.7)


def _brick_arch(canvas: skia.Canvas) -> None:
    """A white wooden frame under an arch of upright bricks."""
    rng = seeded("arch of bricks")
    for n in range(15):
        turn = 180 + 180 * (n + 0.5) / 15
        a, b = math.radians(turn - 5.4), math.radians(turn + 5.4)
        points = [
            (_MIDDLE + r * math.cos(t), _SPRING + r * math.sin(t))
            for r, t in ((84, a), (108, a), (108, b), (84, b))
        ]
        tone = shade(rng.choice(("#B8705E", "#A85A56", "#C48068")), rng.uniform(-0.03, 0.03))
        paper(canvas, polygon(points), tone, 2.5, 0.6, 1.4)
    paper(
        canvas,
        _arch(8),
        linear((_LEFT, 0), (_LEFT + _WIDE, 0), [(0, "#FFFFFF"), (1, "#C8C4D8")]),
        4,
        0.8,
        1.8,
    )


def _hood(canvas: skia.Canvas) -> None:
    """A carved gable on brackets over a wooden frame."""
    wood = linear((_LEFT, 0), (_LEFT + _WIDE, 0), [(0, "#C0925E"), (1, "#6E4A2E")])
    paper(canvas, _arch(12), wood, 4, 0.7, 1.6)
    for side in (-1, 1):
        x = _MIDDLE + side * 100
        corners = [
            (x, _SPRING - 26),
            (x, _SPRING + 22),
            (x - side * 12, _SPRING + 10),
            (x - side * 12, _SPRING - 26),
        ]
        paper(canvas, polygon(corners), wood, 3, 0.7, 1.4)
    peak = _TOP - 44
    roof = polygon([(_MIDDLE, peak - 14), (_MIDDLE + 124, _SPRING - 28), (_MIDDLE + 112, _SPRING - 14),
                    (_MIDDLE, peak + 12),
                    (_MIDDLE - 112, _SPRING - 14), (_MIDDLE - 124, _SPRING - 28)])  # fmt: skip
    paper(canvas, roof, linear((0, peak), (0, _SPRING), [(0, "#D8A86E"), (1, "#7E5634")]), 6, 0.8, 1.8)
    for n in range(7):
        at = (_MIDDLE - 96 + 32 * n, _SPRING - 16 - (96 - abs(-96 + 32 * n)) * 0.86)
        fill(canvas, circle(at[0], at[1] + 2, 4), "#4A2E20", 0.8)


_FRAMES = (_stone_frame, _shutters, _brick_arch, _hood)


def _bars(canvas: skia.Canvas, kind: int, bar: str) -> None:
    """The bars of a window: crosses, lozenges, a fan, or a single cross."""
    if kind == 1:
        for n in range(-6, 12):
            x = _LEFT + 32 * n
            for lean in (-1, 1):
                stroke(canvas, polygon([(x, _TOP), (x + lean * 150, _FOOT)]), bar, 2.2)
        return
    if kind == 2:
        for n in range(1, 6):
            turn = math.radians(180 + 30 * n)
            stroke(
                canvas,
                polygon([(_MIDDLE, _SPRING), (_MIDDLE + 78 * math.cos(turn), _SPRING + 78 * math.sin(turn))]),
                bar,
                2.6,
            )
        fill(canvas, difference(circle(_MIDDLE, _SPRING, 26), circle(_MIDDLE, _SPRING, 23)), bar)
    for u in (0,) if kind in (2, 3) else (-26, 26):
        fill(canvas, rectangle(_MIDDLE + u - 1.6, _TOP + (78 if kind == 2 else 4), 3.2, _HIGH), bar)
    for v in (78, 150):
        fill(canvas, rectangle(_LEFT + 2, _TOP + v, _WIDE - 4, 3.2), bar)


def draw_window(canvas: skia.Canvas, kind: int, *, lit: bool) -> None:
    """A window without its railing, on a clear card."""
    _FRAMES[kind](canvas)
    paper(canvas, _arch(3), "#3A2230", 3, 0.4, 1.4)
    glass = _arch(-2)
    if lit:
        warm = [(0.0, "#FFF3C4"), (0.4, "#FFC65E"), (0.8, "#D8743A"), (1.0, "#7A2E3A")]
        fill(canvas, glass, radial((_MIDDLE, _TOP + _HIGH * 0.55), 170, warm))
    else:
        night = [(0.0, "#2A3166"), (0.5, "#141936"), (1.0, "#0C1024")]
        fill(canvas, glass, linear((_LEFT, _TOP), (_LEFT + _WIDE, _FOOT), night))
    with clipped(canvas, glass):
        if not lit:
            gleam = polygon(
                [(_LEFT + 20, _FOOT), (_LEFT + 70, _TOP), (_LEFT + 100, _TOP), (_LEFT + 50, _FOOT)]
            )
            fill(canvas, gleam, "#8FA4E8", 0.15)
        _bars(canvas, kind, "#8A4A3A" if lit else "#5A6296")
    foil(canvas, _arch(1), width=1.4)


def _iron(canvas: skia.Canvas) -> None:
    for v, thick in ((-50, 4.0), (-5, 4.0)):
        fill(canvas, rectangle(_MIDDLE - 96, _FOOT + v, 192, thick, 2), _IRON)
    for n in range(13):
        x = _MIDDLE - 93 + 15.5 * n
        fill(canvas, rectangle(x - 1.4, _FOOT - 49, 2.8, 46), _IRON)
        if n < 12:
            loop = svg_path(
                f"M{x},{_FOOT - 8} C{x + 2},{_FOOT - 40} {x + 13.5},{_FOOT - 40} {x + 15.5},{_FOOT - 8}"
            )
            stroke(canvas, loop, _IRON, 2)
        foil(canvas, circle(x, _FOOT - 52, 2.4), emboss=0.4)


def _flower_box(canvas: skia.Canvas) -> None:
    rng = seeded("flower box")
    for _ in range(26):
        x, y = rng.uniform(_MIDDLE - 92, _MIDDLE + 92), _FOOT - rng.uniform(34, 50)
        fill(canvas, circle(x, y, rng.uniform(6, 10)), rng.choice(("#4E7F4A", "#3F6F4A", "#648F4E")))
    for n in range(9):
        kind = ("rose", "daisy", "marigold")[n % 3]
        draw_bloom(canvas, kind, (_MIDDLE - 84 + 21 * n, _FOOT - rng.uniform(36, 52)), 12, rng, leaves=False)  # type: ignore[arg-type]  # three of the flowers
    trough = polygon(
        [(_MIDDLE - 98, _FOOT - 34), (_MIDDLE + 98, _FOOT - 34), (_MIDDLE + 88, _FOOT), (_MIDDLE - 88, _FOOT)]
    )
    paper(canvas, trough, linear((0, _FOOT - 34), (0, _FOOT), [(0, "#C88A5A"), (1, "#7A4A30")]), 5, 0.8, 1.8)
    for n in range(5):
        x = _MIDDLE - 72 + 36 * n
        fill(canvas, transformed(svg_path("M0,-8 L8,0 L0,8 L-8,0Z"), 1, at=(x, _FOOT - 17)), "#5A3220", 0.7)


def _balusters(canvas: skia.Canvas, light: str, dark: str) -> None:
    wood = linear((_LEFT, 0), (_LEFT + _WIDE, 0), [(0, light), (1, dark)])
    for n in range(8):
        x = _MIDDLE - 84 + 24 * n
        turned = transformed(
            svg_path("M-3,-46 L3,-46 C3,-34 9,-22 7,-14 L3,-4 L-3,-4 L-7,-14 C-9,-22 -3,-34 -3,-46Z"),
            1,
            at=(x, _FOOT),
        )
        paper(canvas, turned, wood, 2.5, 0.7, 1.4)
    paper(canvas, rectangle(_MIDDLE - 100, _FOOT - 56, 200, 11, 4), wood, 3, 0.8, 1.6)


def _lattice(canvas: skia.Canvas) -> None:
    with clipped(canvas, rectangle(_MIDDLE - 96, _FOOT - 50, 192, 50)):
        for n in range(-4, 18):
            x = _MIDDLE - 100 + 16 * n
            for lean in (-1, 1):
                stroke(canvas, polygon([(x, _FOOT), (x + lean * 50, _FOOT - 50)]), "#2E5E62", 3)
                stroke(
                    canvas, polygon([(x - 0.8, _FOOT), (x + lean * 50 - 0.8, _FOOT - 50)]), "#9AD8C8", 1, 0.8
                )
    for v in (-54, -6):
        paper(
            canvas,
            rectangle(_MIDDLE - 100, _FOOT + v, 200, 8, 2),
            linear((0, 0), (300, 0), [(0, "#5AA89A"), (1, "#24545C")]),
            2,
            0.7,
            1.4,
        )


def draw_rail(canvas: skia.Canvas, kind: int) -> None:
    """What stands before a window: its sill, and a railing on it."""
    slab = rectangle(_MIDDLE - 100, _FOOT, 200, 15, 3)
    paper(canvas, slab, linear((0, _FOOT), (0, _FOOT + 15), [(0, "#F0E4CC"), (1, "#8A7886")]), 6, 0.8, 1.6)
    for side in (-1, 1):
        x = _MIDDLE + side * 74
        paper(
            canvas,
            polygon([(x - 9, _FOOT + 15), (x + 9, _FOOT + 15), (x + 4, _FOOT + 30), (x - 4, _FOOT + 30)]),
            "#A8949A",
            3,
            0.7,
            1.4,
        )
    with layer(canvas, (30, _FOOT - 80, 270, _FOOT + 4), 3, 0.7):
        (_iron, _lattice, partial(_balusters, light="#FFFFFF", dark="#B8B4CC"), _flower_box)[kind](canvas)


# ---------------------------------------------------------------- guests


def draw_guest(canvas: skia.Canvas, sitter: Sitter, *, sunny: bool) -> None:
    """A guest behind the lit glass of a window, 156 x 235 px; the arch tells nothing, curtains and light fill it."""
    canvas.translate(-_LEFT, -_TOP)
    glass = _arch(-2)
    with clipped(canvas, glass):
        warm = [(0.0, "#FFF9DC"), (0.45, "#FFD884"), (0.8, "#E89A4A"), (1.0, "#A8503A")]
        if not sunny:
            warm = [(0.0, "#F4F2FF"), (0.45, "#D8C8F4"), (0.8, "#9A86D0"), (1.0, "#54468E")]
        fill(canvas, glass, radial((_MIDDLE, _TOP + 100), 150, warm))
        for n in range(12):
            rays = [polar((_MIDDLE, _TOP + 100), 240, 30 * n + away) for away in (-5.2, 5.2)]
            ray = polygon([(_MIDDLE, _TOP + 100), *rays])
            fill(canvas, ray, "#FFFFFF", 0.16)
        sitter(Easel(canvas, _MIDDLE, _TOP + 122, 0.77))
        floor = rectangle(_LEFT, _TOP + 196, _WIDE, 44)
        fill(canvas, floor, linear((0, _TOP + 190), (0, _FOOT), [(0, "#5A2A30", 0.0), (1, "#3A1A28", 0.9)]))
        body = "#B4303E" if sunny else "#3A3A8E"
        for side in (-1, 1):
            edge = _MIDDLE + side * 80
            drape = transformed(
                svg_path("M0,-10 L-62,-4 C-40,50 -16,90 -12,130 L-18,235 L0,235Z"), side, 1, at=(edge, _TOP)
            )
            paper(
                canvas,
                drape,
                linear((edge - side * 50, 0), (edge, 0), [(0, shade(body, 0.1)), (1, shade(body, -0.14))]),
                4,
                0.7,
                1.6,
            )
    badge = (_MIDDLE, _TOP + 17)
    fill(canvas, circle(*badge, 15), "#1A1430")
    if sunny:
        foil(canvas, star(badge, 14, 7.5, 8), emboss=0.6)
    else:
        foil(
            canvas,
            transformed(difference(circle(0, 0, 11), circle(5, -2.4, 9.4)), at=badge),
            "silver",
            emboss=0.6,
        )


PICTURES: dict[str, Picture] = catalogue(
    [
        *(
            Picture(
                f"{FOLDER}/window-{kind}-{'lit' if lit else 'dark'}",
                SIZE,
                partial(draw_window, kind=kind, lit=lit),
                quality=82,
            )
            for kind in range(KINDS)
            for lit in (False, True)
        ),
        *(
            Picture(f"{FOLDER}/rail-{kind}", SIZE, partial(draw_rail, kind=kind), quality=82)
            for kind in range(KINDS)
        ),
        *(
            Picture(
                f"{FOLDER}/at-window-{guest.id}",
                (int(_WIDE), int(_HIGH)),
                partial(draw_guest, sitter=SEATS[guest.id].sitter, sunny=guest.alignment == "sunny"),
                quality=84,
            )
            for guest in GUESTS
        ),
    ]
)
