"""The twenty ivy cards as parts of one building: brick with a window, or plaster, under ivy that meets at the edges.

A card has no border and its masonry goes on in its neighbour. Where ivy crosses an edge its leaves are the same on
every card, half of them here and half there, so that two joined cards show whole leaves. A turned wall is painted
anew from turned strands: light stays in the upper left, and flowers hang down.
"""

from __future__ import annotations

import math
import random
from functools import cache, partial

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import (
    Knot,
    Point,
    blob,
    circle,
    polygon,
    rectangle,
    samples,
    spline,
    svg_path,
    tapered,
    union,
)
from fae_tabletop.art.paper import clipped, fill, foil, glow, layer, linear, make_paint, paper, radial, stroke
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.texture import paper_texture
from fae_tabletop.games.enchanted_ivy.art_marks import FOLDER, draw_bloom
from fae_tabletop.games.enchanted_ivy.art_small import THINGS, draw_thing
from fae_tabletop.games.enchanted_ivy.cards import CARDS, Card

CARD_SIZE = (300, 420)
W, H = CARD_SIZE
FACES = ("balcony", "lit", "wall", "wall-turned")
_RING = 46.0
"""How far from the edges ivy runs round a card, px: no leaf of it comes within 20 px of an edge."""
_LEAF = 25.0
_GREENS = ("#4E7F4A", "#3F6F4A", "#648F4E", "#35604A")
_STEM = "#3A3327"
_BRICKS = ("#9C5A5A", "#8C4E56", "#A86A62", "#7E4858", "#AE7868")
_PLASTERS = ("#8492C8", "#7E8EC4", "#8A94C2")
_ROWS, _COLUMNS = 14, 4
_WINDOW = (72.0, 84.0, 156.0, 235.0)  # left, top, width, height


def _fibre(canvas: skia.Canvas, strength: float) -> None:
    canvas.drawRect(
        skia.Rect.MakeWH(W, H), make_paint(paper_texture(), strength, blend=skia.BlendMode.kOverlay)
    )


def _bricks(canvas: skia.Canvas) -> None:
    """Courses that go on from card to card to all sides."""
    rng = seeded("bricks")
    fill(canvas, rectangle(0, 0, W, H), "#46304A")
    high, wide = H / _ROWS, W / _COLUMNS
    for row in range(_ROWS):
        tones = [shade(rng.choice(_BRICKS), rng.uniform(-0.03, 0.03)) for _ in range(_COLUMNS)]
        for column in range(_COLUMNS + 1):
            x = (column - (0.5 if row % 2 else 0.0)) * wide
            tone = tones[column % _COLUMNS]
            brick = rectangle(x + 1.6, row * high + 1.6, wide - 3.2, high - 3.2, 2.4)
            fade = linear(
                (x, row * high),
                (x + wide, (row + 1) * high),
                [(0, shade(tone, 0.05)), (1, shade(tone, -0.05))],
            )
            fill(canvas, brick, fade)
            with clipped(canvas, brick):
                stroke(canvas, brick, shade(tone, 0.16), 1.4, 0.7, shift=(0.5, 0.8))


def _plaster(canvas: skia.Canvas, number: int) -> None:
    """Blue plaster, calm at its edges, with a few bare bricks inside; it has no up and no down."""
    rng = seeded("plaster", number)
    tone = _PLASTERS[number % len(_PLASTERS)]
    fill(canvas, rectangle(0, 0, W, H), "#808EC4")
    for _ in range(9):
        spot = blob(rng.uniform(60, W - 60), rng.uniform(60, H - 60), rng.uniform(26, 60), rng, 9, 0.3)
        fill(canvas, spot, rng.choice([shade(tone, 0.06), shade(tone, -0.05)]), 0.45, blur=12)
    for _ in range(3):
        x, y = rng.uniform(76, W - 96), rng.choice([rng.uniform(84, 130), rng.uniform(310, 340)])
        bare = blob(x, y, rng.uniform(15, 22), rng, 8, 0.25)
        fill(canvas, bare, "#4A4672", 0.9)
        with clipped(canvas, bare):
            for row in range(-3, 4):
                for column in range(-2, 3):
                    brick = rectangle(
                        x + column * 22 + (11 if row % 2 else 0) - 10, y + row * 10 - 4, 20, 8, 1
                    )
                    fill(canvas, brick, shade("#9A6470", rng.uniform(-0.04, 0.04)))
        stroke(canvas, bare, "#B9C2E0", 1.2, 0.7)


def _arch(grow: float) -> skia.Path:
    left, top, wide, high = _WINDOW
    half = wide / 2 + grow
    middle = left + wide / 2
    return union(
        circle(middle, top + wide / 2, half),
        rectangle(middle - half, top + wide / 2, 2 * half, high - wide / 2 + (2 if grow else 0)),
    )


def _window(canvas: skia.Canvas, *, lit: bool) -> None:
    left, top, wide, high = _WINDOW
    middle, foot = left + wide / 2, top + high
    stone = [(0, "#E9DCC4"), (1, "#9A8798")]
    paper(canvas, _arch(15), linear((left, top), (left + wide, foot), stone), 5, 0.7, 1.6)
    for n in range(9):
        turn = math.radians(180 + 22.5 * n)
        ends = [
            (middle + r * math.cos(turn), top + wide / 2 + r * math.sin(turn))
            for r in (wide / 2 + 2, wide / 2 + 14)
        ]
        stroke(canvas, polygon(ends), "#7A6A78", 1.2, 0.7)
    paper(canvas, _arch(3), "#3A2230", 3, 0.4, 1.4)
    glass = _arch(-2)
    if lit:
        warm = [(0.0, "#FFF3C4"), (0.4, "#FFC65E"), (0.8, "#D8743A"), (1.0, "#7A2E3A")]
        fill(canvas, glass, radial((middle, top + high * 0.55), 170, warm))
    else:
        fill(
            canvas,
            glass,
            linear((left, top), (left + wide, foot), [(0, "#2A3166"), (0.5, "#141936"), (1, "#0C1024")]),
        )
        with clipped(canvas, glass):
            gleam = polygon([(left + 20, foot), (left + 70, top), (left + 100, top), (left + 50, foot)])
            fill(canvas, gleam, "#8FA4E8", 0.13)
        bar = "#5A6296"
        for u in (-26, 26):
            fill(canvas, rectangle(middle + u - 1.4, top + 6, 2.8, high - 6), bar)
        for v in (78, 150):
            fill(canvas, rectangle(left + 2, top + v, wide - 4, 2.8), bar)
    foil(canvas, _arch(1), width=1.4)
    slab = rectangle(middle - 100, foot, 200, 15, 3)
    paper(canvas, slab, linear((0, foot), (0, foot + 15), [(0, "#F0E4CC"), (1, "#8A7886")]), 6, 0.8, 1.6)
    with layer(canvas, (40, foot - 66, W - 40, foot + 4), 3, 0.7):
        iron = "#1E1A2C"
        for v, thick in ((-50, 4.0), (-5, 4.0)):
            fill(canvas, rectangle(middle - 96, foot + v, 192, thick, 2), iron)
        for n in range(13):
            x = middle - 93 + 15.5 * n
            fill(canvas, rectangle(x - 1.4, foot - 49, 2.8, 46), iron)
            if n < 12:
                loop = svg_path(
                    f"M{x},{foot - 8} C{x + 2},{foot - 40} {x + 13.5},{foot - 40} {x + 15.5},{foot - 8}"
                )
                stroke(canvas, loop, iron, 2)
            foil(canvas, circle(x, foot - 52, 2.4), emboss=0.4)


# ---------------------------------------------------------------- ivy


def anchors(card: Card) -> list[Point]:
    """Where the middle of a strand crosses an edge, px, clockwise from the upper left corner."""
    found: list[Point] = []
    for n in range(3):
        if card.top[n] == "1":
            found.append((W * (2 * n + 1) / 6, 0.0))
    for n in range(3):
        if card.right[n] == "1":
            found.append((float(W), H * (2 * n + 1) / 6))
    for n in reversed(range(3)):
        if card.bottom[n] == "1":
            found.append((W * (2 * n + 1) / 6, float(H)))
    for n in reversed(range(3)):
        if card.left[n] == "1":
            found.append((0.0, H * (2 * n + 1) / 6))
    return found


def _inward(at: Point) -> Point:
    return min(max(at[0], _RING), W - _RING), min(max(at[1], _RING), H - _RING)


def _along(at: Point) -> float:
    """How far a place of the ring lies along it, clockwise from its upper left corner, px."""
    wide, high = W - 2 * _RING, H - 2 * _RING
    x, y = at[0] - _RING, at[1] - _RING
    if y <= 0.01:
        return x
    if x >= wide - 0.01:
        return wide + y
    return 2 * wide + high - x if y >= high - 0.01 else 2 * wide + 2 * high - y


def _on_ring(along: float) -> Point:
    wide, high = W - 2 * _RING, H - 2 * _RING
    along %= 2 * (wide + high)
    if along <= wide:
        return _RING + along, _RING
    if along <= wide + high:
        return _RING + wide, _RING + along - wide
    if along <= 2 * wide + high:
        return _RING + 2 * wide + high - along, _RING + high
    return _RING, _RING + 2 * wide + 2 * high - along


def _run(card: Card) -> tuple[float, float]:
    """Where the ivy of a card begins on the ring, and how far it runs along it: the shortest way past all strands."""
    whole = 2.0 * (W - 2 * _RING + H - 2 * _RING)
    places = sorted(_along(_inward(at)) for at in anchors(card))
    gaps = [
        (after - before) % whole or whole
        for before, after in zip(places, [*places[1:], places[0]], strict=True)
    ]
    widest = gaps.index(max(gaps))
    return places[(widest + 1) % len(places)], whole - gaps[widest]


@cache
def _crossing(upright: bool) -> tuple[tuple[float, float, float, float, int], ...]:
    """The leaves over an edge: dx, dy, turn, size and green; about its crossing, the same for every card."""
    rng = seeded("crossing", int(upright))
    found = []
    for n in range(9):
        along, off = (n - 4) * 5.4, rng.uniform(-9, 9)
        dx, dy = (off, along) if upright else (along, off)
        found.append((dx, dy, rng.uniform(0, 360), _LEAF * rng.uniform(0.8, 1.0), rng.randrange(4)))
    return tuple(found)


def _leafage(canvas: skia.Canvas, path: skia.Path, rng: random.Random) -> None:
    side = 1
    for x, y, dx, dy, _ in samples(path, 7.5):
        turn = math.degrees(math.atan2(dy, dx)) + side * rng.uniform(30, 95)
        size = _LEAF * rng.uniform(0.72, 1.05)
        away = rng.uniform(-5, 5)
        at = (
            min(max(x - dy * away - math.cos(math.radians(turn)) * size * 0.35, 36.0), W - 36.0),
            min(max(y + dx * away - math.sin(math.radians(turn)) * size * 0.35, 36.0), H - 36.0),
        )
        _one_leaf(canvas, at, turn, size, rng.choice(_GREENS))
        side = -side


def _one_leaf(canvas: skia.Canvas, at: Point, turn: float, size: float, green: str) -> None:
    fill(
        canvas,
        circle(
            at[0] + size * 0.5 * math.cos(math.radians(turn)) + 1,
            at[1] + size * 0.5 * math.sin(math.radians(turn)) + 2,
            size * 0.36,
        ),
        "#06140F",
        0.5,
        blur=3,
    )
    leaf(canvas, at, turn, size, size * 0.84, "ivy", green, rim=0.5)


def draw_ivy(canvas: skia.Canvas, card: Card, rng: random.Random) -> None:
    """The ivy and flowers of a card, which cross its edges just where the card says so."""
    start, length = _run(card)
    steps = max(2, round(length / 26))
    ring: list[Knot] = []
    for n in range(steps + 1):
        x, y = _on_ring(start + length * n / steps)
        ring.append((x + rng.uniform(-3, 3), y + rng.uniform(-3, 3)))
    vine = spline(ring)
    spurs = [spline([at, _inward(at)]) for at in anchors(card)]
    with layer(canvas, (0, 0, W, H), 4, 0.7):
        for path in (vine, *spurs):
            fill(canvas, tapered(path, 5, 4, step=3), _STEM)
        _leafage(canvas, vine, rng)
        for (x, y), spur in zip(anchors(card), spurs, strict=True):
            for px, py, _, _, share in samples(spur, 9):
                if share > 0.35:
                    for side in (-9, 9):
                        off = (px + side, py) if x == px else (px, py + side)
                        _one_leaf(canvas, off, rng.uniform(0, 360), _LEAF * 0.8, rng.choice(_GREENS))
            upright = x in (0.0, float(W))
            for dx, dy, turn, size, green in _crossing(upright):
                back = math.radians(turn)
                at = (x + dx - math.cos(back) * size * 0.45, y + dy - math.sin(back) * size * 0.45)
                _one_leaf(canvas, at, turn, size, _GREENS[green])
    for at in (vine_place(vine, 0.02), vine_place(vine, 0.5), vine_place(vine, 0.98)):
        draw_bloom(canvas, card.flower, at, 25, rng)


def vine_place(path: skia.Path, share: float) -> Point:
    """The place of a path after a share of its length, kept where a whole flower fits."""
    places = samples(path, 4)
    spot = places[min(len(places) - 1, int(share * len(places)))]
    return min(max(spot.x, 46.0), W - 46.0), min(max(spot.y, 46.0), H - 46.0)


def draw_card(canvas: skia.Canvas, card: Card, face: str) -> None:
    """One face of a card, one of `FACES`, 300 x 420 px; the corners are square."""
    number = CARDS.index(card)
    turned = face == "wall-turned"
    if face in ("balcony", "lit"):
        _bricks(canvas)
        _window(canvas, lit=face == "lit")
    else:
        _plaster(canvas, number)
    _fibre(canvas, 0.7)
    if face in ("wall", "wall-turned"):
        draw_thing(canvas, number + (len(THINGS) // 2 if turned else 0), W / 2, H / 2, 1.3)
    draw_ivy(canvas, card.turned() if turned else card, seeded(card.id, int(turned)))
    if face == "lit":
        glow(canvas, W / 2, 215, 180, "#FFC46A", 0.34)
    stroke(canvas, rectangle(0, 0, W, H), "ink", 2, 0.4)


PICTURES: dict[str, Picture] = catalogue(
    Picture(
        f"{FOLDER}/{card.id}-{face}",
        CARD_SIZE,
        partial(draw_card, card=card, face=face),
        quality=82,
        alpha=False,
    )
    for card in CARDS
    for face in FACES
)
