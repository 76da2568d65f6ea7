"""The small marks of the table: key and crossed key, the skipped draw and Shields."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.cards import Card
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import Colour

FOLDER = "enemies_and_lovers"
SHIELD_SHAPE = 160 / 192
"""Width over height of a Shield's badge."""


def has_key(card: Card) -> bool:
    """Tell whether a card's face carries a key, crossed or not; the others are never played against anybody."""
    return card.kind in ("attack", "interrupt") or card.skips_draw


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
