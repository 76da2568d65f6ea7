"""The ivy of the twenty cards, which lies over masonry and windows and meets at the edges.

Where ivy crosses an edge its leaves are the same on every card, half of them here and half there, so that two joined
cards show whole leaves. A turned wall has ivy painted anew from turned strands: light stays in the upper left, and
flowers hang down.
"""

from __future__ import annotations

import math
import random
from functools import cache, partial

import skia

from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import (
    Knot,
    Point,
    circle,
    samples,
    spline,
    tapered,
)
from fae_tabletop.art.paper import fill, layer
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.games.enchanted_ivy.art_marks import FOLDER, draw_bloom
from fae_tabletop.games.enchanted_ivy.art_small import THINGS, draw_thing
from fae_tabletop.games.enchanted_ivy.cards import CARDS, Card

CARD_SIZE = (300, 420)
W, H = CARD_SIZE
_RING = 46.0
"""How far from the edges ivy runs round a card, px: no leaf of it comes within 20 px of an edge."""
_LEAF = 25.0
_GREENS = ("#4E7F4A", "#3F6F4A", "#648F4E", "#35604A")
_STEM = "#3A3327"


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


def draw_overlay(canvas: skia.Canvas, card: Card, *, turned: bool) -> None:
    """The ivy of a card on a clear ground, 300 x 420 px; `turned`: as it lies on a wall turned half round."""
    draw_ivy(canvas, card.turned() if turned else card, seeded(card.id, int(turned)))


def draw_found(canvas: skia.Canvas, number: int) -> None:
    """A thing found on a wall, 180 x 180 px."""
    draw_thing(canvas, number, 90, 90, 1.3)


PICTURES: dict[str, Picture] = catalogue(
    [
        *(
            Picture(
                f"{FOLDER}/ivy-{card.id}{'-turned' if turned else ''}",
                CARD_SIZE,
                partial(draw_overlay, card=card, turned=turned),
                quality=82,
            )
            for card in CARDS
            for turned in (False, True)
        ),
        *(
            Picture(f"{FOLDER}/found-{n}", (180, 180), partial(draw_found, number=n), quality=84)
            for n in range(len(THINGS))
        ),
    ]
)
