"""Draws cards side by side on the stage to point at one: looked at, discarded, open in a hand, or unseen."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.glow import CHOSEN, draw_glow
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.pieces import card_tip
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, scrolling

SPREAD_WIDTH = 92.0
"""How wide a card of the spread discard pile, or one that is looked at, is at most."""
SPREAD_LEAST = 52.0


def draw_open_cards(page: Page, room: Box, now: Showing) -> Box:
    """Draw the open hand cards that may be named, large enough to be read and hit; returns the room beside them."""
    pending = now.view.pending
    if pending is None or pending.kind != "choose" or pending.at is None:
        return room
    cards = [
        card for card in now.view.hands[pending.at].shown if Ref("hand", f"{pending.at}:{card}") in now.starts
    ]
    if not cards or room.h < 70:
        return room
    height = min(room.h - 4, SPREAD_WIDTH / CARD_SHAPE)
    width = height * CARD_SHAPE
    pitch = min(width + 8, max(40.0, (room.w * 0.8 - width) / max(1, len(cards) - 1)))
    for n, card in enumerate(cards):
        box = Box(room.x + n * pitch, room.y + 2, width, height)
        draw_card(page, card, box)
        seen = Box(box.x, box.y, width if n == len(cards) - 1 else min(width, pitch), height)
        state = page.spot(
            f"aim:{pending.at}:{card}", "card", f"{NAMES[card]}, open in hand", seen, tip=card_tip(card)
        )
        if state.focused or state.over:
            page.focus_ring(seen, 7)
    return room.after((len(cards) - 1) * pitch + width + 14)


def draw_spread(
    page: Page, room: Box, now: Showing, kind: str, cards: Sequence[CardId], scroll: Scroll
) -> None:
    """Draw cards side by side to point at one: those looked at, or the whole discard pile."""
    width, gap = _spread_width(room, len(cards))
    per_row = max(1, int((room.w - 14 + gap) // (width + gap)))
    height = width / CARD_SHAPE
    rows = -(-len(cards) // per_row)

    def draw(content: Box) -> None:
        for n, card in enumerate(cards):
            row, place = divmod(n, per_row)
            box = Box(
                content.x + place * (width + gap) + 4, content.y + row * (height + gap) + 4, width, height
            )
            ref = Ref(kind, card)
            draw_card(page, card, box)
            lit = now.enabled(ref)
            if ref in now.chosen:
                draw_glow(page, box, "chosen", 7)
            elif page.look.hover == ref.id and lit:
                page.fill(box.grown(3), (0, 0, 0, 0), 9, CHOSEN, 2.4)
            state = page.spot(ref.id, "card", f"{NAMES[card]}. {CARD[card].text}", box, enabled=lit, tip=card_tip(card),
                              why_not=None if lit else "Not now.")  # fmt: skip
            if state.focused:
                page.focus_ring(box, 7)

    scrolling(page, scroll, room, rows * (height + gap) - gap + 8, draw)


def _spread_width(room: Box, count: int) -> tuple[float, float]:
    """Return the largest width of cards, and the gap between them, at which all are seen at once, down to the least."""
    gap = 8.0
    width = SPREAD_WIDTH
    while width > SPREAD_LEAST:
        rows = max(1, int((room.h + gap - 8) // (width / CARD_SHAPE + gap)))
        if rows * int((room.w - 14 + gap) // (width + gap)) >= count and width / CARD_SHAPE + 8 <= room.h:
            break
        width -= 2.0
    return width, gap


def draw_unseen(page: Page, room: Box, count: int) -> None:
    """Draw the backs of cards that somebody else looks at."""
    height = min(120.0, room.h - 30)
    width = height * CARD_SHAPE
    for n in range(count):
        draw_back(page, Box(room.x + n * (width + 12), room.y + 6, width, height))
