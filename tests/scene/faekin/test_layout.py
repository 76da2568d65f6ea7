"""The table's regions for every number of seats, in every window and at every text size."""

from __future__ import annotations

import itertools

import pygame
import pytest

from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.faekin.cards import HAND
from fae_tabletop.games.faekin.public import FEWEST, MOST, fae_of
from fae_tabletop.games.faekin.scene.layout import CARD_LEAST, CARD_SHAPE, TableLayout, table_layout
from fae_tabletop.ui.geometry import Box, Metrics

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
TEXTS = (1.0, 1.5, 2.0)
EVERY = pytest.mark.parametrize(
    ("seats", "metrics"),
    [(seats, Metrics(*size, text)) for seats in range(FEWEST, MOST + 1) for size in SIZES for text in TEXTS],
    ids=lambda value: (
        str(value) if isinstance(value, int) else f"{value.width}x{value.height}@{value.text:g}"
    ),
)


def laid_out(seats: int, metrics: Metrics, talking: bool = False) -> TableLayout:
    """Return the table of so many seats, the fae of a small one among them."""
    return table_layout(metrics, seats - 1 + len(fae_of(seats)), talking)


@EVERY
def test_nothing_overlaps_and_all_is_in_the_window(seats: int, metrics: Metrics) -> None:
    for talking in (False, True):
        layout = laid_out(seats, metrics, talking)
        blocks = [block.whole for block in layout.blocks]
        kept = [*blocks, layout.strip, *layout.icons.values(), layout.crown, layout.dagger, layout.go_on]
        for n, one in enumerate(kept):
            assert layout.screen.holds(one), one
            for other in kept[n + 1 :]:
                assert not one.overlaps(other), (one, other)
        own = [layout.you, *layout.hand, layout.say, layout.log, layout.notes]
        if talking:
            own = [*layout.hand, layout.builder, layout.log, layout.notes]
        for n, one in enumerate(own):
            assert layout.strip.holds(one), one
            for other in own[n + 1 :]:
                assert not one.overlaps(other), (one, other)
        for box in (layout.note, *layout.bubbles, layout.claim_head, layout.urgings, layout.stakes):
            assert not any(box.overlaps(block) for block in blocks)
            assert not box.overlaps(layout.strip)
        assert not layout.bubbles[0].overlaps(layout.note)
        assert not layout.urgings.overlaps(layout.stakes)


@EVERY
def test_a_block_shows_who_it_is_and_all_cards(seats: int, metrics: Metrics) -> None:
    for block in laid_out(seats, metrics).blocks:
        assert block.whole.w >= 150
        assert block.whole.h >= 150
        assert block.portrait.w >= (72 if metrics.text <= 1.25 else 56)
        inside: list[Box] = [block.portrait, *block.cards]
        for n, one in enumerate(inside):
            assert block.whole.holds(one), (block.whole, one)
            for other in inside[n + 1 :]:
                assert not one.overlaps(other), (one, other)
        assert len(block.cards) == HAND
        assert all(card.w >= CARD_LEAST for card in block.cards)
        assert not any(block.name.overlaps(card) for card in block.cards)


def test_nine_seats_stand_as_they_were_designed() -> None:
    layout = laid_out(9, Metrics(1280, 720))
    assert layout.strip.h <= 170
    xs = [block.whole.cx for block in layout.blocks]
    assert sum(block.whole.y < 100 for block in layout.blocks) == 4
    assert sum(x < 280 for x in xs[:2]) == 2, "two at the left, clockwise from the person"
    assert sum(x > 1000 for x in xs[-2:]) == 2
    assert layout.blocks[0].whole.y > layout.blocks[1].whole.y
    assert layout.blocks[-1].whole.y > layout.blocks[-2].whole.y
    # A quarter of the table stays empty.
    used = sum(block.whole.w * block.whole.h for block in layout.blocks) + layout.strip.w * layout.strip.h
    assert used < 0.75 * layout.screen.w * layout.screen.h


@pytest.mark.parametrize("card", ["S1", "SA", "W1", "WA", "W10"])
def test_the_index_of_the_smallest_card_can_be_read(card: str) -> None:
    picture = pygame.image.load(assets_dir() / "faekin" / f"{card}-small.webp")
    w, h = picture.get_size()
    rows = [
        y
        for y in range(h // 2)
        if sum(min(picture.get_at((x, y))[:3]) > 200 for x in range(round(w * 0.06), round(w * 0.4)))
        > w * 0.015
    ]
    runs = sum(1 for one, other in itertools.pairwise(rows) if other - one <= 2)
    assert (runs + 1) / h * CARD_LEAST / CARD_SHAPE >= 18
