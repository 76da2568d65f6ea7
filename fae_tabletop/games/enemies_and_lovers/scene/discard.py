"""Leafs through a pile, the discards as a rule: every card, the top one first, over the table."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_card
from fae_tabletop.games.enemies_and_lovers.scene.closer import card_closer
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.pieces import card_tip
from fae_tabletop.games.enemies_and_lovers.words import plural
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, panel, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import SECOND, VEIL

PER_ROW = 7
WIDEST, NARROWEST = 132.0, 84.0
GAP = 12.0


class DiscardScene(Scene[None]):
    """Shows the discard pile or another; changes nothing. Escape, the cross or a click beside it closes it."""

    overlay = True
    game = "enemies-and-lovers"
    first_focus = "button:close"

    def __init__(
        self,
        cards: Sequence[CardId],
        title: str = "Discard pile",
        told: str = "The top card first. Everybody may read it at any time.",
    ) -> None:
        """``cards`` from the top."""
        super().__init__()
        self.cards = tuple(cards)
        self.title = title
        self.told = told
        self._scroll = Scroll("discard-pile")

    @property
    def announce(self) -> str:
        """The pile, spoken."""
        return f"{self.title}, from the top: {', '.join(NAMES[card] for card in self.cards)}"

    def build(self, page: Page) -> None:
        """A panel over a veil, seven cards a row where there is room, the top one first."""
        page.fill(page.screen, VEIL)
        room = page.screen.inset(24)
        width = min(room.w, PER_ROW * (WIDEST + GAP) + 60)
        per_row = max(2, min(PER_ROW, int((width - 50 + GAP) // (NARROWEST + GAP))))
        card_w = min(WIDEST, (width - 50 - GAP * (per_row - 1)) / per_row)
        card_h = card_w / CARD_SHAPE
        rows = -(-len(self.cards) // per_row)
        head = 74.0 * page.text
        length = rows * (card_h + GAP)
        box = page.screen.place(width, min(room.h, length + head + 30), 0.5, 0.5)
        inner = panel(page, box, f"{self.title}: {plural(len(self.cards), 'card')}", close="button:close")
        used = page.words(self.told, SECOND, inner)

        def draw(content: Box) -> None:
            for n, card in enumerate(self.cards):
                row, place = divmod(n, per_row)
                at = Box(
                    content.x + place * (card_w + GAP), content.y + row * (card_h + GAP) + 4, card_w, card_h
                )
                draw_card(page, card, at)
                state = page.spot(
                    f"card:{card}",
                    "card",
                    f"{n + 1}: {NAMES[card]}. {CARD[card].text}",
                    at,
                    tip=card_tip(card),
                )
                if state.focused:
                    page.focus_ring(at, 8)

        scrolling(page, self._scroll, inner.below(used.h + 8), length, draw)

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card of the pile at full size."""
        key = spot.id.removeprefix("card:")
        card = next((one for one in self.cards if one == key), None)
        return None if card is None else card_closer(card)

    def handle(self, gesture: g.Gesture) -> bool:
        """Scroll, look closer, or close."""
        match gesture:
            case g.Clicked("button:close") | g.Back():
                self.close(None)
            case g.Clicked(spot) if spot.startswith("card:"):
                key = spot.removeprefix("card:")
                self.push(card_closer(next(card for card in self.cards if card == key)))
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True
