"""Caterpillars, butterflies and keepsakes drawn from shapes, each a little different from all others."""

from __future__ import annotations

import math

import pygame

from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import Colour, colour

INK = colour("#1B1226")
BODIES: tuple[Colour, ...] = tuple(
    colour(code) for code in ("#8AB46C", "#D9A441", "#6FA4C8", "#C86F8A", "#9A86D0", "#E0E0C0", "#5F9E78")
)


def draw_caterpillar(page: Page, number: int, box: Box) -> None:
    """Draw the caterpillar of a chapter."""
    page.shape(("ivy-caterpillar", number), box, _caterpillar(number))


def draw_butterfly(page: Page, number: int, box: Box) -> None:
    """Draw the butterfly of a chapter."""
    page.shape(("ivy-butterfly", number), box, _butterfly(number))


def draw_keepsake(page: Page, number: int, box: Box) -> None:
    """Draw a keepsake: a tag on a string with a mark of its own."""
    page.shape(("ivy-keepsake", number), box.fit(1, 1), _keepsake(number))


def _caterpillar(number: int) -> Paint:
    ink, other = BODIES[number % len(BODIES)], BODIES[(number * 3 + 2) % len(BODIES)]

    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        r, rings = min(h * 0.26, w * 0.12), 6
        for n in range(rings):
            x = w * 0.1 + (w * 0.76) * n / (rings - 1)
            y = h * 0.62 - math.sin(n / (rings - 1) * math.pi * (1 + number % 2)) * h * 0.16
            pygame.draw.circle(surface, INK, (x, y), r * 1.12)
            pygame.draw.circle(surface, other if n % 2 and number % 3 else ink, (x, y), r)
            if number % 3 == 0:
                pygame.draw.line(surface, INK, (x, y - r), (x, y + r), max(1, round(r * 0.2)))
        for side in (-0.35, 0.35):
            pygame.draw.line(
                surface, INK, (x + side * r, y - r), (x + side * 1.6 * r, y - 1.9 * r), max(1, round(k))
            )
            pygame.draw.circle(surface, INK, (x + side * 1.6 * r, y - 1.9 * r), r * 0.18)
            pygame.draw.circle(surface, INK, (x + side * r, y - r * 0.15), r * 0.16)

    return paint


def _butterfly(number: int) -> Paint:
    ink, other = BODIES[(number + 2) % len(BODIES)], BODIES[(number * 2 + 5) % len(BODIES)]

    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        for side in (-1, 1):
            for up, wide, high, tone in ((-1, 0.42, 0.44, ink), (1, 0.32, 0.34, other)):
                x, y = w * 0.5 + side * w * 0.03, h * 0.5
                points = []
                for n in range(13):
                    at = math.pi * n / 12
                    reach = math.sin(at) ** (0.7 + 0.2 * (number % 3))
                    lean = math.pi * (0.25 if up < 0 else 0.3)
                    angle = lean + (at - math.pi / 2) * 0.55
                    points.append(
                        (
                            x + side * math.cos(angle) * w * wide * reach * 1.1,
                            y + up * math.sin(angle) * h * high * reach * 1.25,
                        )
                    )
                pygame.draw.polygon(surface, tone, points)
                pygame.draw.polygon(surface, INK, points, max(1, round(1.5 * k)))
                spot = (x + side * w * wide * 0.55, y + up * h * high * 0.5)
                pygame.draw.circle(surface, colour("#FFF4D6"), spot, w * (0.04 + 0.012 * (number % 3)))
        pygame.draw.line(surface, INK, (w * 0.5, h * 0.3), (w * 0.5, h * 0.74), max(2, round(w * 0.05)))
        for side in (-1, 1):
            pygame.draw.line(
                surface, INK, (w * 0.5, h * 0.32), (w * (0.5 + side * 0.12), h * 0.14), max(1, round(k))
            )

    return paint


def _keepsake(number: int) -> Paint:
    ink = BODIES[number % len(BODIES)]

    def paint(surface: pygame.Surface, k: float) -> None:
        w = surface.get_width()
        thick = max(1, round(1.6 * k))
        pygame.draw.line(surface, colour("#EBC46C"), (w * 0.5, 0), (w * 0.5, w * 0.2), thick)
        sides = 3 + number % 6
        outline = [
            (
                w * 0.5 + math.cos(math.tau * n / sides - math.pi / 2) * w * 0.38,
                w * 0.57 + math.sin(math.tau * n / sides - math.pi / 2) * w * 0.38,
            )
            for n in range(sides)
        ]
        pygame.draw.polygon(surface, ink, outline)
        pygame.draw.polygon(surface, INK, outline, thick)
        for n in range(1 + number % 4):
            at = math.tau * n / (1 + number % 4) + number
            reach = 0.0 if number % 4 == 0 else w * 0.15
            pygame.draw.circle(
                surface,
                colour("#FFF4D6"),
                (w * 0.5 + math.cos(at) * reach, w * 0.57 + math.sin(at) * reach),
                w * 0.07,
            )

    return paint
