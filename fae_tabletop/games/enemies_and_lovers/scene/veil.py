"""Lets the table go dark, evenly, while the person is asked for an answer: all but what the question is about."""

from __future__ import annotations

import pygame

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import Colour, colour

VEIL = colour("#0A0717", 0.46)
FEATHER, RADIUS = 16.0, 16.0
"""Over how much the light of what stays bright fades out, and how round its corners are, in logical pixels."""
COARSE = 4
"""Pixels of the window for each of the veil as it is painted: it has no sharp edges."""


def bright(layout: TableLayout, now: Showing, about: set[Seat]) -> list[Box]:
    """Return what keeps its light: the rivals the question is ``about``, and what the own Court still lacks."""
    pairs = zip(layout.rivals, now.others, strict=True)
    rivals = [rival.whole.grown(4) for rival, seat in pairs if seat in about]
    return [*rivals, layout.head.grown(4), layout.portrait.grown(8)]


def draw_veil(page: Page, layout: TableLayout, now: Showing, about: set[Seat]) -> None:
    """Darken what was drawn so far; hand, buttons and stage come after it and keep their light."""
    table = layout.table
    holes = bright(layout, now, about)
    # Blurring must not lighten the edge of the window.
    whole = table.grown(2 * FEATHER)
    places = tuple((box.x - whole.x, box.y - whole.y, box.w, box.h) for box in holes)

    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        small = pygame.Surface((max(1, w // COARSE), max(1, h // COARSE)), pygame.SRCALPHA, 32)
        small.fill(VEIL)
        for x, y, wide, high in places:
            hole = pygame.Rect(*(round(part * k / COARSE) for part in (x, y, wide, high)))
            pygame.draw.rect(small, _clear(VEIL), hole, border_radius=round(RADIUS * k / COARSE))
        small = pygame.transform.gaussian_blur(small, max(1, round(FEATHER * k / COARSE / 2)))
        surface.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0))

    page.shape(("veil", VEIL, places), whole, paint, soft=True)


def _clear(ink: Colour) -> Colour:
    """The same ink, to be seen through: blurring must not mix in another."""
    return ink[0], ink[1], ink[2], 0
