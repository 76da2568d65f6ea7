"""The eye on a card that tells who has seen it."""

from __future__ import annotations

import pygame

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.shapes import curve, stroke
from fae_tabletop.ui.theme import colour

DISC = colour("#17112E", 0.95)
RIM = colour("#EBC46C")
PALE = colour("#FFF4D6")


def draw_eye(page: Page, box: Box, open_: bool) -> None:
    """Draw whether a card is seen: an open or a closed eye."""

    def paint(surface: pygame.Surface, k: float) -> None:
        side = min(surface.get_size())
        middle = (surface.get_width() // 2, surface.get_height() // 2)
        pygame.draw.circle(surface, RIM, middle, side / 2)
        pygame.draw.circle(surface, DISC, middle, side / 2 - max(1.0, side * 0.05))
        (_open_eye if open_ else _closed_eye)(surface, side / 100)

    page.shape(("eye", open_), box, paint)


def _open_eye(surface: pygame.Surface, k: float) -> None:
    for bend in (20, 84):
        stroke(surface, curve((20, 52), (50, bend), (80, 52)), PALE, 6, k)
    pygame.draw.circle(surface, PALE, (50 * k, 52 * k), 10 * k)


def _closed_eye(surface: pygame.Surface, k: float) -> None:
    stroke(surface, curve((20, 44), (50, 84), (80, 44)), PALE, 6, k)
    for a, b in (((28, 58), (20, 68)), ((43, 66), (39, 78)), ((57, 66), (61, 78)), ((72, 58), (80, 68))):
        stroke(surface, [a, b], PALE, 5, k)
