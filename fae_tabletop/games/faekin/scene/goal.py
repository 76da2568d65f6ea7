"""Draws how a round is won, in three pictures: who one is, what a duel shows, and what a claim names."""

from __future__ import annotations

from collections.abc import Callable

from fae_tabletop.games.faekin.scene.cardface import draw_back, draw_card, draw_index, draw_season, draw_token
from fae_tabletop.games.faekin.scene.layout import CARD_SHAPE
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel
from fae_tabletop.ui.theme import GOLD_INK, ROW_NAME, SECOND

LEAST_BAND, MOST_BAND = 150.0, 300.0
"""How high the panel is at least and at most, in logical pixels."""
STEPS: tuple[tuple[str, str], ...] = (
    ("Who you are", "your highest card, and its Court"),
    ("A duel", "shows the lower card, and the winner’s season"),
    ("A claim", "names the Heirs of both Courts, right or wrong"),
)
TOLD = "How a round is won. " + " ".join(f"{head}: {words}." for head, words in STEPS)


def draw_band(page: Page, box: Box) -> None:
    """Draw the panel with its three pictures, each above its words."""
    inner = panel(page, box, "How a round is won")
    page.spot("panel:goal", "text", TOLD, box, tab=False)
    pictures: tuple[Callable[[Page, Box], None], ...] = (_hand, _duel, _claim)
    parts = inner.columns(len(STEPS), 14)
    name_h = page.measure("X", ROW_NAME)[1]
    said_h = max(
        page.measure(words, SECOND, part.w)[1] for (_, words), part in zip(STEPS, parts, strict=True)
    )
    for (head, words), part, draw in zip(STEPS, parts, pictures, strict=True):
        picture = part.above(name_h + said_h + 6)
        if picture.h > 40:
            draw(page, picture.inset(0, 2))
        text = part.foot(name_h + said_h)
        style = page.fitted(head, ROW_NAME, text.w, 0.5)
        used = page.words(head, style, text.top(name_h), across=0.5, wrap=False)
        page.words(words, SECOND, Box(text.x, used.bottom, text.w, 0), across=0.5)


def _cards(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    """Return the places of so many cards side by side in the middle of a box."""
    wide = min(box.h * CARD_SHAPE, (box.w - gap * (count - 1)) / count)
    high = wide / CARD_SHAPE
    x = box.cx - (wide * count + gap * (count - 1)) / 2
    return tuple(Box(x + n * (wide + gap), box.cy - high / 2, wide, high) for n in range(count))


def _hand(page: Page, box: Box) -> None:
    places = _cards(box, 3, 6)
    draw_card(page, "S4", places[0])
    draw_card(page, "W8", places[1])
    draw_card(page, "SQ", places[2], index=False)
    page.fill(places[2].grown(2), (0, 0, 0, 0), 8, GOLD_INK, 2.0)
    draw_index(page, "SQ", places[2])


def _duel(page: Page, box: Box) -> None:
    lost, won = _cards(box, 2, max(26.0, box.h * 0.3))
    draw_card(page, "W2", lost)
    draw_back(page, won)
    side = min(28.0, won.w * 0.5)
    draw_season(page, "winter", box_at(won.right - 2, won.bottom - 4, side, side))
    x0, x1, y = lost.right + 5, won.x - 5, box.cy
    page.line(((x0, y), (x1 - 8, y)), GOLD_INK, 3.0)
    page.polygon(((x1, y), (x1 - 10, y - 6), (x1 - 10, y + 6)), GOLD_INK)


def _claim(page: Page, box: Box) -> None:
    side = min(box.h * 0.8, (box.w - 14) / 2, 92.0)
    draw_token(page, "crown", box_at(box.cx - side / 2 - 7, box.cy, side, side))
    draw_token(page, "dagger", box_at(box.cx + side / 2 + 7, box.cy, side, side))
