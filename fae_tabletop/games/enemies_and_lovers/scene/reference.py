"""The reference card: what a turn is, what wins, and what each type of card does, on one sheet."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enemies_and_lovers.cards import CARDS, KIND_NAMES, SUBTYPE_NAMES, Card
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_key, draw_skip
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel, scrolling
from fae_tabletop.ui.sheet import SheetScene
from fae_tabletop.ui.theme import BODY, MOON, SMALL_CAPS, SOFT, VEIL, Style
from fae_tabletop.ui.widgets import heading

TYPE = Style(SMALL_CAPS, 18, MOON, leading=1.0)
TEXT = BODY.but(size=15.5, ink=SOFT, leading=1.1)
TURN = (
    "**Place** one Court card, or take one back, or exchange one, or move a Shield.",
    "**Play** one card of your hand for its effect.",
    "**Draw** one card, unless the card played carries the crossed card.",
)
COLUMN, LEAST_COLUMN = 440.0, 270.0
"""How wide a column is, and the least it may be, at the usual text size."""
CHROME, SIDES, BAR = 62.0, 30.0, 14.0
"""What the panel takes of height and width beside its content, and what a scroll bar would."""
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


def _tallest(heights: Sequence[float], columns: int) -> float:
    """Return the least height at which the blocks, in their order, fill no more than so many columns."""
    low, high = max(heights), sum(heights)
    while high - low > 0.5:
        tried = (low + high) / 2
        needed, at = 1, 0.0
        for h in heights:
            if at and at + h > tried:
                needed, at = needed + 1, 0.0
            at += h
        low, high = (low, tried) if needed <= columns else (tried, high)
    return high


class ReferenceScene(SheetScene):
    """The sheet over the table. Escape, the cross or a click beside it closes it."""

    game = "enemies-and-lovers"

    def __init__(self) -> None:
        super().__init__("reference")

    @property
    def announce(self) -> str:
        """The turn and what wins, spoken."""
        return " ".join([*TURN, WIN]).replace("*", "")

    def build(self, page: Page) -> None:
        """A panel over a veil, in as many columns as show everything at once where there is room."""
        page.fill(page.screen, VEIL)
        room = page.screen.inset(14)
        columns, width, length = self._fitting(page, room)
        box = page.screen.place(width, min(room.h, length + CHROME + 14 * (page.text - 1)), 0.5, 0.5)
        inner = panel(page, box, "Reference card", close="button:close")

        def draw(content: Box) -> None:
            self._draw(page, content, columns)

        scrolling(page, self.scroll, inner, length, draw)

    def _fitting(self, page: Page, room: Box) -> tuple[int, float, float]:
        """Return columns, width and length of the sheet: the narrowest that shows all at once, or the widest."""
        found = (1, room.w, 0.0)
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        for columns in (1, 2, 3, 4):
            width = min(room.w, (COLUMN * columns + 60.0) * page.text)
            if columns > 1 and (width - 60) / columns < LEAST_COLUMN * page.text:
                break
            length = self._draw(blank, Box(0, 0, width - SIDES - BAR, 0), columns)
            found = (columns, width, length)
            if length + CHROME <= room.h:
                break
        return found

    def _draw(self, page: Page, box: Box, columns: int) -> float:
        """Draw the whole sheet from the top of ``box``; returns its height."""
        y = box.y
        # Beside each other where that leaves room for the cards.
        per_row = 2 if columns > 2 else 1
        told = [*(f"{n}. {words}" for n, words in enumerate(TURN, start=1)), WIN]
        for first in range(0, len(told), per_row):
            row = Box(box.x, y, box.w, 0).columns(per_row, 26)
            pair = zip(told[first : first + per_row], row, strict=False)
            y = max(page.words(words, BODY.but(size=16.5), part).bottom for words, part in pair) + 3
        y += 10
        parts = Box(box.x, y, box.w, 0).columns(columns, 26)
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        blocks = [
            (f"{KIND_NAMES[kind]} cards" if not n else "", line)
            for kind, kinds in lines().items()
            for n, line in enumerate(kinds)
        ]
        heights = [self._block(blank, *block, Box(0, 0, parts[0].w, 0)) for block in blocks]
        tallest = _tallest(heights, columns)
        column, at, most = 0, y, y
        for block, h in zip(blocks, heights, strict=True):
            if at > y and at + h > y + tallest + 0.5:
                column, at = column + 1, y
            self._block(page, *block, Box(parts[column].x, at, parts[column].w, 0))
            at += h
            most = max(most, at)
        return most - box.y

    def _block(self, page: Page, title: str, line: Line, row: Box) -> float:
        """Draw a type of card, below the heading of its kind where it is the first; returns the height."""
        head = heading(page, title, Box(row.x, row.y + 4, row.w, 20)) + 10 if title else 0.0
        return head + self._line(page, line, row.below(head))

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
