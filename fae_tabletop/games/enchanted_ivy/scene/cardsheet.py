"""All cards that are still to come, and those that stay in the shed, laid out by flower."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enchanted_ivy.cards import FLOWER, FLOWERS, NUMBER, CardId
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE, draw_card
from fae_tabletop.games.enchanted_ivy.scene.sayings import card_label
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, panel, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, GOLD_INK, HEADING_STYLE, SECOND, VEIL
from fae_tabletop.ui.widgets import button, button_height

CARD = 84.0


class CardSheet(Scene[None]):
    """Shows what may come; closes with nothing."""

    overlay = True
    beside = True
    game = "enchanted-ivy"
    first_focus = "button:close"

    def __init__(self, view: View) -> None:
        super().__init__()
        self.view = view
        self._scroll = Scroll("card-sheet")

    @property
    def announce(self) -> str:
        """How many cards come."""
        return f"{len(self.view.unseen) + bool(self.view.top)} cards to come, {len(self.view.discards)} in the shed."

    def build(self, page: Page) -> None:
        """The cards in rows, then the guests in the bag."""
        page.fill(page.screen, VEIL)
        sheet = page.screen.place(min(920.0, page.screen.w - 60), page.screen.h - 60)
        inner = panel(page, sheet, "What is still to come", close="button:close-sheet")
        foot = button_height(page, "main")
        room = inner.above(foot + 12)
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        length = self._contents(blank, room.before(14))
        scrolling(page, self._scroll, room, length, lambda box: self._drawn(page, box))
        button(page, "button:close", "Close", inner.foot(foot).place(200 * page.text, foot), kind="main")

    def _drawn(self, page: Page, box: Box) -> None:
        self._contents(page, box)

    def _contents(self, page: Page, box: Box) -> float:
        view = self.view
        y = 0.0
        if not view.unseen and view.top is None:
            y += page.words("Nothing comes any more: every card of this inn is built.", BODY, box).h + 12
            y = self._cards(page, box, y, "In the shed: these do not come", view.discards)
            return y + self._bag(page, box.below(y))
        y = self._flowers(page, box)
        if view.top is not None:
            y = self._cards(page, box, y, "On top of the pile", (view.top,))
        y = self._cards(page, box, y, "Below it, in an order that nobody knows", view.unseen)
        y = self._cards(page, box, y, "In the shed: these do not come", view.discards)
        return y + self._bag(page, box.below(y))

    def _bag(self, page: Page, box: Box) -> float:
        """Draw the guests in the bag; returns the height."""
        view = self.view
        y = page.words("In the bag", HEADING_STYLE.inked(GOLD_INK), box).h + 6
        if not view.bag:
            return y + page.words("Nobody.", SECOND, box.below(y)).h
        side = 44.0 * (0.7 + 0.3 * page.text)
        wide = 190.0 * (0.6 + 0.4 * page.text)
        across = max(1, int(box.w / wide))
        for n, (guest, count) in enumerate(view.bag):
            place = Box(box.x + n % across * wide, box.y + y + n // across * (side + 8), wide - 8, side)
            draw_token(page, guest, place.left(side))
            words = f"{name_of(guest)} ×{count}" if count > 1 else name_of(guest)
            style = page.fitted(words, BODY, place.w - side - 8, 0.5)
            page.words(words, style, place.after(side + 8), down=0.5, wrap=False)
        return y + -(-len(view.bag) // across) * (side + 8)

    def _flowers(self, page: Page, box: Box) -> float:
        """Draw the five flowers by name, with how many cards of each are still to come; returns the height."""
        y = page.words("Flowers, and how many come", HEADING_STYLE.inked(GOLD_INK), box).h + 6
        coming = [*self.view.unseen, *([self.view.top] if self.view.top is not None else [])]
        side = 40.0 * (0.7 + 0.3 * page.text)
        across = max(1, min(len(FLOWERS), int(box.w / (150.0 * (0.6 + 0.4 * page.text)))))
        wide = box.w / across
        for n, flower in enumerate(FLOWERS):
            place = Box(box.x + n % across * wide, box.y + y + n // across * (side + 6), wide - 6, side)
            page.image(f"enchanted_ivy/flower-{flower}", place.left(side))
            many = sum(FLOWER[NUMBER[card]] == n for card in coming)
            words = f"{flower.capitalize()} {many}"
            style = page.fitted(words, BODY, place.w - side - 8, 0.5)
            page.words(words, style, place.after(side + 8), down=0.5, wrap=False)
        return y + -(-len(FLOWERS) // across) * (side + 6) + 8

    def _cards(self, page: Page, box: Box, y: float, title: str, cards: Sequence[CardId]) -> float:
        y += page.words(title, HEADING_STYLE.inked(GOLD_INK), box.below(y)).h + 6
        if not cards:
            return y + page.words("None.", SECOND, box.below(y)).h + 12
        across = max(1, int(box.w / (CARD + 8)))
        for n, card in enumerate(sorted(cards)):
            place = Box(
                box.x + n % across * (CARD + 8),
                box.y + y + n // across * (CARD * SHAPE + 8),
                CARD,
                CARD * SHAPE,
            )
            draw_card(page, card, place, wall=False)
            page.spot(f"seen:{card}", "text", card_label(card, False), place, tab=False)
        return y + -(-len(cards) // across) * (CARD * SHAPE + 8) + 8

    def handle(self, gesture: g.Gesture) -> bool:
        """Scroll, or close."""
        if self._scroll.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:close" | "button:close-sheet") | g.Back():
                self.close(None)
            case g.Clicked(_):
                pass
            case _:
                return False
        return True
