"""Who sits at a table as a round portrait, numbers on badges, and the wells in which cards lie before them."""

from __future__ import annotations

from fae_tabletop.ui.cast import GUEST
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import LINING, MOON, Style, colour

COUNT = Style(LINING, 17, MOON, leading=1.0)
WELL = colour("#0A0717", 0.42)
WELL_EDGE = colour("#B98B52", 0.55)


def draw_well(page: Page, box: Box) -> None:
    """Draw a place where cards lie, pressed into the table."""
    page.fill(box, WELL, 12, WELL_EDGE, 1.2)


def draw_face(page: Page, portrait: str, disc: Box) -> None:
    """Draw a portrait: a rival's, or (for an empty name) that of whoever sits at the screen."""
    page.image(portrait or GUEST, disc)


def draw_badge(page: Page, x: float, y: float, words: str) -> None:
    """Draw a number on a round badge, its middle at (x, y)."""
    radius = 12.0 * max(1.0, 0.55 * page.text + 0.35)
    page.fill(box_at(x, y, 2 * radius, 2 * radius), colour("#1A1638"), radius, colour("#C9C3FF", 0.8), 1.3)
    style = COUNT.but(size=COUNT.size * radius / 12 / page.text)
    page.words(words, style, box_at(x, y, 2 * radius, 2 * radius), across=0.5, down=0.5, wrap=False)
