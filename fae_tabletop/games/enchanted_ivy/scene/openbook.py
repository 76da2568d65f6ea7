"""The storybook that lies open beside the hand: two bowed leaves over a block of pages, with a shadow in the fold."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.shapes import curve
from fae_tabletop.ui.theme import BODY, ITALIC_FACE, PARCHMENT_INK, colour

PAPER, SHADE, EDGE = colour("#F5E8CA"), colour("#DCC79C"), colour("#8A6A3A")
COVER, GILT = colour("#5A2A1E"), colour("#EBC46C")
WORDS = BODY.but(face=ITALIC_FACE, size=15, ink=PARCHMENT_INK, leading=1.1)
LEAST = 11.0
"""Size of the words below which they are not made smaller."""
Curve = Sequence[tuple[float, float]]


def draw_open_book(page: Page, box: Box, words: tuple[str, str]) -> None:
    """Draw the book filling ``box``, with one sentence on each leaf."""
    page.shape(("ivy-open-book",), box, _book)
    leaves = box.inset(14, 15, 14, 22).columns(2, 22)
    style = WORDS
    while style.size > LEAST and any(
        page.measure(told, style, leaf.w)[1] > leaf.h for told, leaf in zip(words, leaves, strict=True)
    ):
        style = style.but(size=style.size - 0.5)
    for told, leaf in zip(words, leaves, strict=True):
        page.words(told, style, leaf)


def _book(surface: pygame.Surface, k: float) -> None:
    w, h = surface.get_size()
    cover = pygame.Rect(0, round(h * 0.07), w, round(h * 0.93))
    pygame.draw.rect(surface, COVER, cover, border_radius=round(5 * k))
    pygame.draw.rect(
        surface, GILT, cover.inflate(-round(3 * k), -round(3 * k)), max(1, round(k)), round(4 * k)
    )
    # The block of pages shows below the uppermost leaves, a little lower each.
    for n in (3, 2, 1, 0):
        down = n * 2.2 * k
        for side in (0, 1):
            ink = PAPER if n == 0 else SHADE
            leaf = _leaf(w, h, side, down)
            pygame.draw.polygon(surface, ink, leaf)
            pygame.draw.lines(surface, EDGE, True, leaf, max(1, round(0.8 * k)))
    fold = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    reach = w * 0.09
    for x in range(round(w / 2 - reach), round(w / 2 + reach)):
        near = 1 - abs(x - w / 2) / reach
        pygame.draw.line(fold, (70, 42, 20, round(120 * near * near)), (x, h * 0.06), (x, h * 0.9))
    surface.blit(fold, (0, 0))


def _leaf(w: float, h: float, side: int, down: float) -> list[tuple[float, float]]:
    """Return the outline of a leaf: it rises from the fold, bows, and falls to the outer edge."""
    outer, way = (w * 0.02, -1) if side == 0 else (w * 0.98, 1)
    top = _bow((w / 2, h * 0.09 + down), (w / 2 + way * w * 0.17, h * -0.05 + down), (outer, h * 0.04 + down))
    low = _bow((outer, h * 0.91 + down), (w / 2 + way * w * 0.17, h * 0.82 + down), (w / 2, h * 0.955 + down))
    return [*top, *low]


def _bow(start: tuple[float, float], over: tuple[float, float], end: tuple[float, float]) -> Curve:
    return curve(start, over, end, 14)
