"""The small marks of the table, drawn by code: keys, the skipped draw, Shields, eyes and lozenges."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.shapes import curve, stroke
from fae_tabletop.ui.theme import Colour, colour

DISC = colour("#17112E", 0.95)
RIM = colour("#EBC46C")
BAR = colour("#FF8A98")
PALE = colour("#FFF4D6")
SILVER = colour("#E6ECFF")
SHIELD_UPPER, SHIELD_LOWER = colour("#6F9BEA"), colour("#2B4A94")

Point = tuple[float, float]
Paint = Callable[[pygame.Surface, float], None]


def draw_key(page: Page, box: Box, crossed: bool) -> None:
    """Draw the mark that tells whether a card can be answered: a key, crossed where it cannot."""
    page.shape(("el-key", crossed), box, _on_disc(_crossed_key if crossed else _key))


def draw_skip(page: Page, box: Box) -> None:
    """Draw the mark of a card that costs the draw: a cross over a card."""
    page.shape(("el-skip",), box, _on_disc(_skip))


def draw_eye(page: Page, box: Box, open_: bool) -> None:
    """Draw whether others see a card: an open or a closed eye."""
    page.shape(("el-eye", open_), box, _on_disc(_open_eye if open_ else _closed_eye))


def draw_shield(page: Page, box: Box, cat: bool) -> None:
    """Draw a Shield, 4 wide and 5 high; ``cat`` tells the two apart by what is on them, an eye or a cross."""
    page.shape(("el-shield", cat), box, _shield(cat))


def draw_lozenge(page: Page, box: Box, ink: Colour) -> None:
    """Draw a lozenge with a dark edge."""
    points = ((box.cx, box.y), (box.right, box.cy), (box.cx, box.bottom), (box.x, box.cy))
    page.polygon(points, ink, DISC, 1.2)


def _on_disc(draw: Callable[[pygame.Surface, float], None]) -> Paint:
    """A dark disc with a gold rim, and on it what ``draw`` draws in a box of 100 by 100."""

    def paint(surface: pygame.Surface, k: float) -> None:
        side = min(surface.get_size())
        middle = (surface.get_width() // 2, surface.get_height() // 2)
        pygame.draw.circle(surface, RIM, middle, side / 2)
        pygame.draw.circle(surface, DISC, middle, side / 2 - max(1.0, side * 0.05))
        draw(surface, side / 100)

    return paint


def _key(surface: pygame.Surface, k: float) -> None:
    for x, y in ((61, 25), (75, 39), (73, 27)):
        pygame.draw.circle(surface, PALE, (x * k, y * k), 10 * k, max(1, round(5 * k)))
    stroke(surface, [(64, 36), (30, 70)], PALE, 7, k)
    stroke(surface, [(42, 58), (51, 67)], PALE, 6, k)
    stroke(surface, [(33, 67), (41, 75)], PALE, 6, k)


def _crossed_key(surface: pygame.Surface, k: float) -> None:
    _key(surface, k)
    stroke(surface, [(24, 24), (76, 76)], BAR, 9, k)


def _skip(surface: pygame.Surface, k: float) -> None:
    card = pygame.Rect(round(34 * k), round(24 * k), round(32 * k), round(52 * k))
    pygame.draw.rect(surface, PALE, card, max(1, round(5 * k)), border_radius=round(5 * k))
    for line in (((24, 26), (76, 74)), ((76, 26), (24, 74))):
        stroke(surface, line, BAR, 9, k)


def _open_eye(surface: pygame.Surface, k: float) -> None:
    for bend in (20, 84):
        stroke(surface, curve((20, 52), (50, bend), (80, 52)), PALE, 6, k)
    pygame.draw.circle(surface, PALE, (50 * k, 52 * k), 10 * k)


def _closed_eye(surface: pygame.Surface, k: float) -> None:
    stroke(surface, curve((20, 44), (50, 84), (80, 44)), PALE, 6, k)
    for a, b in (((28, 58), (20, 68)), ((43, 66), (39, 78)), ((57, 66), (61, 78)), ((72, 58), (80, 68))):
        stroke(surface, [a, b], PALE, 5, k)


def _shield(cat: bool) -> Paint:
    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        top = 0.06 * h
        left = [(0.04 * w, top), *_scaled(curve((0.04, 0.5), (0.10, 0.82), (0.5, 0.98)), w, h)]
        right = [(0.96 * w, top), *_scaled(curve((0.96, 0.5), (0.90, 0.82), (0.5, 0.98)), w, h)]
        crest = _scaled(curve((0.04, 0.06), (0.5, 0.0), (0.96, 0.06)), w, h)
        points = [*crest, *right[1:], *reversed(left[1:])]
        pygame.draw.polygon(surface, SHIELD_LOWER, points)
        upper = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        pygame.draw.polygon(upper, SHIELD_UPPER, points)
        strip = pygame.Surface((1, 2), pygame.SRCALPHA, 32)
        strip.set_at((0, 0), (255, 255, 255, 255))
        strip.set_at((0, 1), (255, 255, 255, 0))
        upper.blit(pygame.transform.smoothscale(strip, (w, h)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(upper, (0, 0))
        edge = max(1.0, 0.06 * w)
        stroke(surface, [*points, points[0]], SILVER, edge, 1.0)
        if cat:
            for bend in (0.24, 0.66):
                stroke(
                    surface,
                    _scaled(curve((0.22, 0.45), (0.5, bend), (0.78, 0.45)), w, h),
                    PALE,
                    0.06 * w,
                    1.0,
                )
            pygame.draw.ellipse(surface, PALE, pygame.Rect(0.45 * w, 0.36 * h, 0.10 * w, 0.18 * h))
        else:
            stroke(surface, [(0.5 * w, 0.2 * h), (0.5 * w, 0.76 * h)], PALE, 0.08 * w, 1.0)
            stroke(surface, [(0.26 * w, 0.42 * h), (0.74 * w, 0.42 * h)], PALE, 0.08 * w, 1.0)

    return paint


def _scaled(points: list[Point], w: float, h: float) -> list[Point]:
    return [(x * w, y * h) for x, y in points]
