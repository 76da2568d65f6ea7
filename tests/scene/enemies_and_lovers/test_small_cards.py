"""Cards as small as they lie in a Court can still be told apart: by their marks, and by a name on a plate."""

from __future__ import annotations

from typing import get_args

import pytest

from fae_tabletop.games.enemies_and_lovers.cards import CARD, CardId
from fae_tabletop.games.enemies_and_lovers.scene.cardface import MARK_LEAST, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.pieces import halves, known_plate, short_name
from fae_tabletop.ui.drawing import Kit, Lettered, Picture
from fae_tabletop.ui.geometry import Box, Metrics, Pixels
from fae_tabletop.ui.page import Layer, Look, Page

WIDTHS = (44.0, 57.0, 78.0, 118.0, 262.0)
LEAST = 10
"""The least height of a line on a plate, in window pixels: letters of nine."""


def drawn(page: Page) -> list[object]:
    """Return all that is on a page."""
    return [item for layer in Layer for item in page.items[layer]]


@pytest.mark.parametrize("width", WIDTHS)
def test_key_and_skipped_draw_keep_apart_and_large_enough(kit: Kit, width: float) -> None:
    for card in get_args(CardId):
        if not CARD[card].skips_draw:
            continue
        page = Page(kit, Metrics(1280, 720), Look())
        draw_card(page, card, Box(400, 300, width, width * 1.4))
        marks: list[Pixels] = [
            item.rect for item in drawn(page) if isinstance(item, Picture) and "/mark-" in item.key.name
        ]
        assert len(marks) == 2
        key, skip = sorted(marks, key=lambda rect: rect.y)
        assert min(key.w, skip.w) >= MARK_LEAST - 1
        assert key.y + key.h <= skip.y + 1
        assert key.x + key.w <= 400 + width


@pytest.mark.parametrize("card", CARD)
def test_a_plate_names_a_card_legibly_in_the_narrowest_slot_of_four_seats(kit: Kit, card: CardId) -> None:
    page = Page(kit, Metrics(1280, 720), Look())
    known_plate(page, Box(400, 300, 57, 80), card)
    words = [item for item in drawn(page) if isinstance(item, Lettered)]
    assert len(words) in (1, 2)
    assert all(item.block.width <= 57 for item in words)
    assert all(item.block.height >= LEAST for item in words)
    name = short_name(card)
    assert len(words) == 1 or " ".join(halves(name)) == name


def test_short_words_of_a_name_in_two_lines_do_not_outgrow_their_plate(kit: Kit) -> None:
    for card in CARD:
        page = Page(kit, Metrics(1280, 720, 2.0), Look())
        box = Box(400, 300, 50, 70)
        known_plate(page, box, card)
        words = [item for item in drawn(page) if isinstance(item, Lettered)]
        assert sum(item.block.height for item in words) <= box.h * 0.42 + len(words), card
