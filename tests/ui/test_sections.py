"""Stretches of a page: a heading belongs to what follows it."""

from __future__ import annotations

import pytest

from fae_tabletop.ui.drawing import Kit, Lettered
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.sections import heading_section, stacked, text_section


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_heading_stands_nearer_to_what_follows_than_to_what_was_before(kit: Kit, text: float) -> None:
    page = Page(kit, Metrics(1280, 720, text), Look())
    sections = [
        text_section(page, "Before.", 600),
        heading_section(page, "After"),
        text_section(page, "After.", 600),
    ]
    stacked(page, Scroll("s"), Box(40, 40, 620, 600), [sections], 600)
    before, heading, after = (
        item.rect.grown(-item.block.pad) for item in page.items[Layer.SETTLED] if isinstance(item, Lettered)
    )
    assert heading.y - before.bottom > after.y - heading.bottom
