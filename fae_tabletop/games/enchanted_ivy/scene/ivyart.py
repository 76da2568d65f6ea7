"""The painted faces of ivy cards, and where the window is in them."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.cards import CardId
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page

SHAPE = 1.4
"""Height over width of a card."""
WINDOW = (0.24, 0.2, 0.52, 0.56)
"""Left, top, width and height of a balcony's window, as shares of the card."""


def draw_card(
    page: Page, card: CardId, box: Box, *, wall: bool, turned: bool = False, lit: bool = False
) -> None:
    """Draw a face of a card; ``lit``: somebody lives behind its window. Only walls are ``turned`` half round."""
    face = "wall" if wall else "lit" if lit else "balcony"
    page.image(f"enchanted_ivy/{card}-{face}{'-turned' if wall and turned else ''}", box)
