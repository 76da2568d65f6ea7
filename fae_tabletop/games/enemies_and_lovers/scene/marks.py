"""The small marks of the table: key and crossed key, the skipped draw, Shields and eyes."""

from __future__ import annotations

import pygame

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.shapes import curve, stroke
from fae_tabletop.ui.theme import Colour, colour

FOLDER = "enemies_and_lovers"
DISC = colour("#17112E", 0.95)
RIM = colour("#EBC46C")
PALE = colour("#FFF4D6")
SHIELD_SHAPE = 160 / 192
"""Width over height of a Shield's badge."""


def draw_key(page: Page, box: Box, crossed: bool) -> None:
    """Draw the mark that tells whether a card can be answered: a key, crossed where it cannot."""
    page.image(f"{FOLDER}/mark-key-{'crossed' if crossed else 'open'}", box)


def draw_skip(page: Page, box: Box) -> None:
    """Draw the mark of a card that costs the draw: a cross over a card."""
    page.image(f"{FOLDER}/mark-skip", box)


def draw_shield(page: Page, box: Box) -> None:
    """Draw the badge of a Shield."""
    page.image(f"{FOLDER}/badge-shield", box.fit(SHIELD_SHAPE, 1))


def draw_emblem(page: Page, subtype: str, box: Box, ink: Colour) -> None:
    """Draw the emblem of a type of card in an ink."""
    page.image(f"{FOLDER}/emblem-{subtype}", box.fit(1, 1), tint=ink)


def draw_eye(page: Page, box: Box, open_: bool) -> None:
    """Draw whether others see a card: an open or a closed eye."""

    def paint(surface: pygame.Surface, k: float) -> None:
        side = min(surface.get_size())
        middle = (surface.get_width() // 2, surface.get_height() // 2)
        pygame.draw.circle(surface, RIM, middle, side / 2)
        pygame.draw.circle(surface, DISC, middle, side / 2 - max(1.0, side * 0.05))
        (_open_eye if open_ else _closed_eye)(surface, side / 100)

    page.shape(("el-eye", open_), box, paint)


def _open_eye(surface: pygame.Surface, k: float) -> None:
    for bend in (20, 84):
        stroke(surface, curve((20, 52), (50, bend), (80, 52)), PALE, 6, k)
    pygame.draw.circle(surface, PALE, (50 * k, 52 * k), 10 * k)


def _closed_eye(surface: pygame.Surface, k: float) -> None:
    stroke(surface, curve((20, 44), (50, 84), (80, 44)), PALE, 6, k)
    for a, b in (((28, 58), (20, 68)), ((43, 66), (39, 78)), ((57, 66), (61, 78)), ((72, 58), (80, 68))):
        stroke(surface, [a, b], PALE, 5, k)
