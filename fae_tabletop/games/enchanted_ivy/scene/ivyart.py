"""Ivy cards drawn from shapes: brick with a window, or plaster, and ivy that reaches just the marked edge places."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy.cards import CARDS, EDGES, NUMBER, Card, CardId
from fae_tabletop.games.enchanted_ivy.scene.flowers import draw_flower
from fae_tabletop.games.enchanted_ivy.scene.smallthings import draw_small_thing
from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import Colour, colour

SHAPE = 1.4
"""Height over width of a card."""
WINDOW = (0.24, 0.2, 0.52, 0.56)
"""Left, top, width and height of a balcony's window, as shares of the card."""
BRICK, MORTAR = colour("#8A4550"), colour("#5E2E3C")
PLASTER, STAIN = colour("#6F7DC0"), colour("#5C68A8")
STONE = colour("#B9A9B4")
DARK, LIT = colour("#12152F"), colour("#FFD98A")
LEAVES: tuple[Colour, ...] = (colour("#4E7F4A"), colour("#3F6F4A"), colour("#648F4E"), colour("#35604A"))
STEM = colour("#2A3E2C")
LEAF_RIM = colour("#15261C")
SEAM = colour("#0A0E22", 0.55)
RING = 0.1
"""How far from the edge, as a share of the width, ivy runs round the card."""


def draw_card(
    page: Page, card: CardId, box: Box, *, wall: bool, turned: bool = False, lit: bool = False
) -> None:
    """Draw a face of a card, painted where there is a picture; ``lit``: somebody lives behind its window."""
    face = "wall" if wall else "lit" if lit else "balcony"
    painted = f"enchanted_ivy/{card}-{face}{'-turned' if turned else ''}"
    if page.kit.pictures.exists(painted):
        page.image(painted, box)
    else:
        page.shape(("ivy-card", card, face, turned), box, _card(card, wall, turned, lit))


def _card(name: CardId, wall: bool, turned: bool, lit: bool) -> Paint:
    card = CARDS[NUMBER[name]]
    shown = card.turned() if turned else card

    def paint(surface: pygame.Surface, k: float) -> None:
        if wall:
            _plaster(surface, name)
            draw_small_thing(surface, NUMBER[name], turned)
        else:
            _bricks(surface)
            _window(surface, lit)
        _ivy(surface, shown, Dice(NUMBER[name] * 4 + 2 * wall + turned + 11))
        pygame.draw.rect(surface, SEAM, surface.get_rect(), max(1, round(0.8 * k)))

    return paint


def _bricks(surface: pygame.Surface) -> None:
    w, h = surface.get_size()
    surface.fill(MORTAR)
    rows = 12
    high, wide = h / rows, w / 4
    shades = Dice(5)
    for row in range(rows):
        for column in range(-1, 5):
            x = column * wide + (wide / 2 if row % 2 else 0)
            shade = 0.86 + shades.below(25) / 100
            ink = tuple(min(255, round(part * shade)) for part in BRICK[:3])
            brick = pygame.Rect(round(x + 1), round(row * high + 1), round(wide - 2), round(high - 2))
            pygame.draw.rect(surface, ink, brick, border_radius=max(1, round(high * 0.15)))


def _plaster(surface: pygame.Surface, name: CardId) -> None:
    w, h = surface.get_size()
    surface.fill(PLASTER)
    spots = Dice(NUMBER[name] + 101)
    for _ in range(14):
        x, y, r = spots.below(w), spots.below(h), w * (0.05 + spots.below(12) / 100)
        blot = pygame.Surface((round(2 * r), round(2 * r)), pygame.SRCALPHA, 32)
        pygame.draw.ellipse(blot, (*STAIN[:3], 40), blot.get_rect())
        surface.blit(blot, (x - r, y - r))
    for _ in range(3):
        x, y = spots.below(w), spots.below(h)
        bare = pygame.Rect(x, y, round(w * 0.09), round(w * 0.045))
        pygame.draw.rect(surface, (*BRICK[:3], 190), bare, border_radius=2)


def _window(surface: pygame.Surface, lit: bool) -> None:
    w, h = surface.get_size()
    x, y, wide, high = WINDOW[0] * w, WINDOW[1] * h, WINDOW[2] * w, WINDOW[3] * h
    frame = w * 0.045
    _arch(surface, STONE, x - frame, y - frame, wide + 2 * frame, high + frame)
    _arch(surface, LIT if lit else DARK, x, y, wide, high)
    if lit:
        for n in range(6, 0, -1):
            glow = pygame.Surface((w, h), pygame.SRCALPHA, 32)
            pygame.draw.circle(glow, (255, 244, 214, 22), (x + wide / 2, y + high * 0.55), wide * 0.1 * n)
            surface.blit(glow, (0, 0))
    else:
        pane = max(1, round(w * 0.014))
        for part in (1, 2):
            across = x + wide * part / 3
            pygame.draw.line(surface, colour("#3E4472"), (across, y + wide * 0.12), (across, y + high), pane)
        for share in (0.38, 0.7):
            pygame.draw.line(
                surface, colour("#3E4472"), (x, y + high * share), (x + wide, y + high * share), pane
            )
    floor = y + high
    rail, bars = max(2, round(w * 0.022)), 7
    left, right = x - w * 0.07, x + wide + w * 0.07
    top = floor - h * 0.1
    for n in range(bars):
        across = left + (right - left) * n / (bars - 1)
        pygame.draw.line(surface, colour("#1B1226"), (across, top), (across, floor), max(1, rail // 2))
    pygame.draw.line(surface, colour("#1B1226"), (left, top), (right, top), rail)
    pygame.draw.rect(
        surface, STONE, pygame.Rect(round(left), round(floor), round(right - left), round(h * 0.035))
    )


def _arch(surface: pygame.Surface, ink: Colour, x: float, y: float, w: float, h: float) -> None:
    pygame.draw.circle(surface, ink, (x + w / 2, y + w / 2), w / 2)
    pygame.draw.rect(surface, ink, pygame.Rect(round(x), round(y + w / 2), round(w), round(h - w / 2)))


def anchors(card: Card, w: float, h: float) -> list[tuple[float, float]]:
    """Return where ivy reaches the edges of a card of that size, clockwise from the upper left."""
    found = []
    for edge, marks in zip(EDGES, (card.top, card.right, card.bottom, card.left), strict=True):
        places = [(place + 0.5) / 3 for place, mark in enumerate(marks) if mark == "1"]
        if edge == "top":
            found += [(w * at, 0.0) for at in places]
        elif edge == "right":
            found += [(w, h * at) for at in places]
        elif edge == "bottom":
            found += [(w * at, h) for at in reversed(places)]
        else:
            found += [(0.0, h * at) for at in reversed(places)]
    return found


def _ivy(surface: pygame.Surface, card: Card, dice: Dice) -> None:
    """Lead a stem from each marked place to the ring round the card, and along it from one to the next."""
    w, h = surface.get_size()
    ends = anchors(card, w, h)
    inner = [_inward(end, w, h) for end in ends]
    length = 2 * sum(_ring(w, h))
    along = sorted(_along(point, w, h) for point in inner)
    gaps = [
        (after - before) % length or length
        for before, after in zip(along, [*along[1:], along[0]], strict=True)
    ]
    start = (gaps.index(max(gaps)) + 1) % len(along)
    reach = length - max(gaps)
    steps = max(2, round(reach / (w * 0.06)))
    stem = [_on_ring(along[start] + reach * n / steps, w, h) for n in range(steps + 1)]
    thick = max(1, round(w * 0.022))
    _stem(surface, stem, thick)
    for end, point in zip(ends, inner, strict=True):
        _stem(surface, [end, point], thick)
    size = w * 0.075
    for n, (x, y) in enumerate(stem):
        for side in (1, -1):
            turn = dice.below(360)
            shift = side * w * 0.03
            _leaf(
                surface,
                x + shift * math.cos(turn),
                y + shift * math.sin(turn),
                size,
                turn,
                LEAVES[(n + side) % 4],
            )
    for n, (end, point) in enumerate(zip(ends, inner, strict=True)):
        for part in (0.0, 0.35, 0.7):
            x, y = end[0] + (point[0] - end[0]) * part, end[1] + (point[1] - end[1]) * part
            for side in (-1, 1):
                aside = side * w * 0.035
                dx, dy = (aside, 0.0) if point[0] == end[0] else (0.0, aside)
                _leaf(surface, x + dx, y + dy, size * 0.95, dice.below(360), LEAVES[(n + side) % 4])
    blooms = [stem[0], stem[len(stem) // 2], stem[-1]]
    for x, y in dict.fromkeys(blooms):
        draw_flower(surface, card.flower, x, y, w * 0.075)


def _stem(surface: pygame.Surface, points: Sequence[tuple[float, float]], thick: int) -> None:
    pygame.draw.lines(surface, LEAF_RIM, False, points, thick + 2)
    pygame.draw.lines(surface, STEM, False, points, thick)


def _leaf(surface: pygame.Surface, x: float, y: float, r: float, degrees: float, ink: Colour) -> None:
    """Draw an ivy leaf with its five corners, the tip pointing ``degrees`` clockwise from up."""
    turn = math.radians(degrees)
    outline = []
    for at, reach in (
        (0, 1.0),
        (40, 0.55),
        (75, 0.9),
        (115, 0.5),
        (160, 0.7),
        (200, 0.7),
        (245, 0.5),
        (285, 0.9),
        (320, 0.55),
    ):
        angle = math.radians(at) + turn
        outline.append((x + math.sin(angle) * r * reach, y - math.cos(angle) * r * reach))
    pygame.draw.polygon(surface, ink, outline)
    pygame.draw.polygon(surface, LEAF_RIM, outline, max(1, round(r * 0.12)))


def _inward(end: tuple[float, float], w: float, h: float) -> tuple[float, float]:
    inset = RING * w
    return min(max(end[0], inset), w - inset), min(max(end[1], inset), h - inset)


def _along(point: tuple[float, float], w: float, h: float) -> float:
    """Return how far along the ring a point on it lies, clockwise from the upper left."""
    inset = RING * w
    wide, high = _ring(w, h)
    x, y = point[0] - inset, point[1] - inset
    if y <= 0.01:
        return x
    if x >= wide - 0.01:
        return wide + y
    return wide + high + wide - x if y >= high - 0.01 else 2 * wide + high + high - y


def _on_ring(along: float, w: float, h: float) -> tuple[float, float]:
    inset = RING * w
    wide, high = _ring(w, h)
    along %= 2 * (wide + high)
    if along <= wide:
        return inset + along, inset
    if along <= wide + high:
        return inset + wide, inset + along - wide
    if along <= 2 * wide + high:
        return inset + wide - (along - wide - high), inset + high
    return inset, inset + high - (along - 2 * wide - high)


def _ring(w: float, h: float) -> tuple[float, float]:
    return w - 2 * RING * w, h - 2 * RING * w
