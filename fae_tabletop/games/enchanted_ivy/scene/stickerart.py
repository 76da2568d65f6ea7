"""The pictures of caterpillars, butterflies and keepsakes, by their numbers."""

from __future__ import annotations

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page


def draw_caterpillar(page: Page, number: int, box: Box) -> None:
    """Draw the caterpillar of a chapter, 0 for the prologue."""
    page.image(f"enchanted_ivy/caterpillar-{number}", box.fit(2, 1))


def draw_butterfly(page: Page, number: int, box: Box) -> None:
    """Draw the butterfly of a chapter, 1 for the first after the prologue."""
    page.image(f"enchanted_ivy/butterfly-{number}", box.fit(1, 1))


def draw_keepsake(page: Page, number: int, box: Box) -> None:
    """Draw a keepsake, numbered from 1 in the order of the chapters and their challenges."""
    page.image(f"enchanted_ivy/keepsake-{number}", box.fit(1, 1))
