"""The five flowers of the ivy, each with an outline of its own so that none is told by its colour alone."""

from __future__ import annotations

import math

import pygame

from fae_tabletop.games.enchanted_ivy.cards import Flower
from fae_tabletop.ui.theme import Colour, colour

PETALS: dict[Flower, Colour] = {
    "rose": colour("#D9455F"),
    "marigold": colour("#F0A92A"),
    "bluebell": colour("#5C8BEA"),
    "foxglove": colour("#A56AD0"),
    "daisy": colour("#F7F3E4"),
}
"""The colour of each flower's petals."""
RIM = colour("#1B1226")
HEART = colour("#F6C945")


def draw_flower(surface: pygame.Surface, flower: Flower, x: float, y: float, r: float) -> None:
    """Draw a flower of radius ``r`` pixels round a point."""
    _DRAWN[flower](surface, x, y, r)


def _rose(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    """A rosette: five round petals, and a spiral heart."""
    for rim in (True, False):
        for n in range(5):
            at = math.tau * n / 5 - math.pi / 2
            px, py = x + math.cos(at) * r * 0.52, y + math.sin(at) * r * 0.52
            size = r * (0.56 if rim else 0.46)
            pygame.draw.circle(surface, RIM if rim else PETALS["rose"], (px, py), size)
    pygame.draw.circle(surface, colour("#8E1F3B"), (x, y), r * 0.34)
    pygame.draw.circle(surface, colour("#F29AA8"), (x, y), r * 0.16)


def _marigold(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    """A sunburst with twelve points."""
    for ink, size in ((RIM, 1.14), (PETALS["marigold"], 1.0)):
        pygame.draw.polygon(surface, ink, _star(x, y, r * size, r * size * 0.6, 12))
    pygame.draw.circle(surface, colour("#8A4A10"), (x, y), r * 0.34)


def _daisy(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    """A ring of narrow petals that stand apart."""
    for ink, wide in ((RIM, 0.5), (PETALS["daisy"], 0.3)):
        for n in range(8):
            at = math.tau * n / 8
            tip = (x + math.cos(at) * r * 0.92, y + math.sin(at) * r * 0.92)
            pygame.draw.line(surface, ink, (x, y), tip, max(1, round(r * wide)))
            pygame.draw.circle(surface, ink, tip, r * wide / 2)
    pygame.draw.circle(surface, HEART, (x, y), r * 0.4)


def _bluebell(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    """A bell that hangs from a bent stem."""
    pygame.draw.arc(
        surface,
        colour("#7DB08A"),
        pygame.Rect(round(x - r * 0.1), round(y - r * 1.2), round(r), round(r)),
        math.pi * 0.5,
        math.pi,
        max(1, round(r * 0.18)),
    )
    for ink, size in ((RIM, 1.12), (PETALS["bluebell"], 0.92)):
        w, h = r * 0.8 * size, r * size
        bell = [
            (x - w * 0.3, y - h * 0.8),
            (x + w * 0.3, y - h * 0.8),
            (x + w * 0.62, y),
            (x + w, y + h * 0.85),
            (x + w * 0.5, y + h * 0.55),
            (x, y + h * 0.95),
            (x - w * 0.5, y + h * 0.55),
            (x - w, y + h * 0.85),
            (x - w * 0.62, y),
        ]
        pygame.draw.polygon(surface, ink, bell)
    pygame.draw.line(surface, colour("#BFD4FF"), (x, y - r * 0.5), (x, y + r * 0.5), max(1, round(r * 0.14)))


def _foxglove(surface: pygame.Surface, x: float, y: float, r: float) -> None:
    """A spike of three trumpets, the largest below."""
    pygame.draw.line(surface, colour("#7DB08A"), (x, y - r * 1.25), (x, y + r), max(1, round(r * 0.16)))
    for n, (down, size, side) in enumerate(((-0.75, 0.42, 1), (-0.1, 0.55, -1), (0.6, 0.66, 1))):
        cx, cy = x + side * r * 0.2, y + down * r
        for ink, k in ((RIM, 1.25), (PETALS["foxglove"], 1.0)):
            w = r * size * k
            trumpet = [
                (cx - w * 0.35, cy - w * 0.7),
                (cx + w * 0.35, cy - w * 0.7),
                (cx + w, cy + w * 0.7),
                (cx - w, cy + w * 0.7),
            ]
            pygame.draw.polygon(surface, ink, trumpet)
        if n:
            pygame.draw.circle(surface, colour("#F3DCFF"), (cx, cy + r * size * 0.4), r * size * 0.28)


def _star(x: float, y: float, outer: float, inner: float, points: int) -> list[tuple[float, float]]:
    found = []
    for n in range(2 * points):
        reach = outer if n % 2 == 0 else inner
        at = math.pi * n / points - math.pi / 2
        found.append((x + math.cos(at) * reach, y + math.sin(at) * reach))
    return found


_DRAWN = {
    "rose": _rose,
    "marigold": _marigold,
    "bluebell": _bluebell,
    "foxglove": _foxglove,
    "daisy": _daisy,
}
