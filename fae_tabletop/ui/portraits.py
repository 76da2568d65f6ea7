"""Who sits at a table as a round portrait, and the wells in which cards lie before them."""

from __future__ import annotations

from fae_tabletop.ui.cast import GUEST
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import colour

WELL = colour("#0A0717", 0.42)
WELL_EDGE = colour("#B98B52", 0.55)


def draw_well(page: Page, box: Box) -> None:
    """Draw a place where cards lie, pressed into the table."""
    page.fill(box, WELL, 12, WELL_EDGE, 1.2)


def draw_face(page: Page, portrait: str, disc: Box) -> None:
    """Draw a portrait: a rival's, or (for an empty name) that of whoever sits at the screen."""
    page.image(portrait or GUEST, disc)
