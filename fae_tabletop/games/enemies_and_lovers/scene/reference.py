"""The reference card: what a turn is, what wins, and what each type of card does, on one sheet."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.cards import CARDS, KIND_NAMES, SUBTYPE_NAMES, Card
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_key, draw_skip
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, panel, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, MOON, SMALL_CAPS, SOFT, VEIL, Style
from fae_tabletop.ui.widgets import heading

TYPE = Style(SMALL_CAPS, 18, MOON, leading=1.0)
TEXT = BODY.but(size=15.5, ink=SOFT, leading=1.1)
TURN = (
    "**Place** one Court card, or take one back, or exchange one, or move a Shield.",
    "**Play** one card of your hand for its effect.",
    "**Draw** one card, unless the card played carries the crossed card.",
)
WIN = "The **Crown**, a **Prince**, a **Conspirator** and a **Coercion** in your Court win at once."


class Line:
    """One type of card on the sheet: what it is called, what it does, how many there are."""

    __slots__ = ("card", "name", "count")

    def __init__(self, card: Card, count: int) -> None:
        self.card = card
        self.name = SUBTYPE_NAMES[card.subtype]
        self.count = count


def lines() -> dict[str, list[Line]]:
    """Return the types of cards by kind, in the order of the cards; cards of one type that differ stand apart."""
    found: dict[str, list[Line]] = {kind: [] for kind in KIND_NAMES}
    for card in CARDS:
        same = next(
            (
                line
                for line in found[card.kind]
                if line.card.text == card.text and line.card.subtype == card.subtype
            ),
            None,
        )
        if same is None:
            found[card.kind].append(Line(card, 1))
        else:
            same.count += 1
    return found


class ReferenceScene(Scene[None]):
    """The sheet over the table. Escape, the cross or a click beside it closes it."""

    overlay = True
    game = "enemies-and-lovers"
    first_focus = "button:close"

    def __init__(self) -> None:
        super().__init__()
        self._scroll = Scroll("reference")

    @property
    def announce(self) -> str:
        """The turn and what wins, spoken."""
        return " ".join([*TURN, WIN]).replace("*", "")

    def build(self, page: Page) -> None:
        """A panel over a veil in two columns where there is room."""
        page.fill(page.screen, VEIL)
        room = page.screen.inset(20)
        width = min(room.w, 980.0 * (1 + 0.4 * (page.text - 1)))
        box = page.screen.place(width, room.h, 0.5, 0.5)
        inner = panel(page, box, "Reference card", close="button:close")
        columns = 2 if inner.w / page.text > 620 else 1
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        length = self._draw(blank, Box(0, 0, inner.w - 14, 0), columns)

        def draw(content: Box) -> None:
            self._draw(page, content, columns)

        scrolling(page, self._scroll, inner, length, draw)

    def _draw(self, page: Page, box: Box, columns: int) -> float:
        """Draw the whole sheet from the top of ``box``; returns its height."""
        y = box.y
        for number, words in enumerate((*TURN, WIN)):
            text = f"{number + 1}. {words}" if number < 3 else words
            y = page.words(text, BODY.but(size=16.5), Box(box.x, y, box.w, 0)).bottom + 3
        y += 10
        tops = [y] * columns
        parts = Box(box.x, y, box.w, 0).columns(columns, 26)
        for kind, kinds in lines().items():
            column = tops.index(min(tops))
            part = parts[column]
            at = tops[column]
            at += heading(page, f"{KIND_NAMES[kind]} cards", Box(part.x, at, part.w, 20)) + 6
            for line in kinds:
                at += self._line(page, line, Box(part.x, at, part.w, 0))
            tops[column] = at + 12
        return max(tops) - box.y

    def _line(self, page: Page, line: Line, row: Box) -> float:
        card = line.card
        name = f"{line.name} · {card.name}" if line.count == 1 else f"{line.name} · {line.count}"
        side = 22.0
        style = page.fitted(name, TYPE, row.w - 2 * side - 16, 0.5)
        h = page.measure(name, style)[1]
        x = row.right - side
        if card.kind in ("attack", "interrupt"):
            draw_key(page, Box(x, row.y, side, side), card.crossed)
            x -= side + 4
        if card.skips_draw:
            draw_skip(page, Box(x, row.y, side, side))
        page.words(name, style, Box(row.x, row.y, row.w, h), wrap=False)
        used = page.words(card.text, TEXT, Box(row.x, row.y + h, row.w - 2 * side - 12, 0))
        return h + used.h + 7

    def handle(self, gesture: g.Gesture) -> bool:
        """Scroll or close."""
        match gesture:
            case g.Clicked("button:close") | g.Back():
                self.close(None)
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True
