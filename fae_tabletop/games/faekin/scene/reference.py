"""The reference card: a duel, who you are, the claim; and all cards in their order, the unseen ones dark."""

from __future__ import annotations

from fae_tabletop.games.faekin.cards import IDS, CardId
from fae_tabletop.games.faekin.notebook import unseen
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.cardface import draw_season, draw_small
from fae_tabletop.games.faekin.words import card_name
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel
from fae_tabletop.ui.sections import Section, heading_section, height_of, stacked, text_section
from fae_tabletop.ui.sheet import SheetScene
from fae_tabletop.ui.theme import BODY, SECOND, VEIL, colour

TEXT = BODY.but(size=16, leading=1.14)
SHAPE = 5 / 7
DARK = colour("#0A0718", 0.72)
SEEN, HIDDEN = "Bright cards you have seen, or they lie open.", "Dark ones are hidden, or were not dealt."
WORDS: tuple[tuple[tuple[str, str], ...], ...] = (
    (
        (
            "Who you are",
            "The **highest** of your three cards, and of its Court. Two of one rank cancel: then it is the third. "
            "The highest of a Court is its **Heir**. Showing a card changes nothing of this.",
        ),
        (
            "Whose turn",
            "It passes **clockwise** after each duel, and whoever has it must duel. A lot names who begins; each later "
            "round begins one seat further on.",
        ),
        (
            "A duel",
            "Both lay a card and look at both. The **lower** one is turned up for good, with a badge: who won, and the "
            "**season** of the winning card. Rank alone counts; ties turn up nothing. Open cards rest until all three "
            "lie open. One that loses again gets the newer badge.",
        ),
    ),
    (
        (
            "Who may claim",
            "Anybody, **between** duels: you first while Go on waits, then the others clockwise from the seat that has "
            "just duelled. A claim ends the duels of the round.",
        ),
        (
            "A claim",
            "**Crown** to the Heir of the claimant’s Court, **Dagger** to the Heir of the other, never both to one; or "
            "the Dagger stays in the middle: nobody is of it. Talk and move them, then lock in.",
        ),
        (
            "Who wins",
            "Both right: the claimant’s Court, a point each. Any wrong: the other Court; if it has no seat, nobody.",
        ),
        (
            "Talk",
            "At any time, true or false, heard by all. Nobody shows cards. Whoever is asked answers once, or says "
            "nothing.",
        ),
    ),
)  # fmt: skip
FAE = (
    "Sorcha and Maeve",
    "May be Heirs, answer at random, never act. Show as many cards as she does to challenge her.",
)
JOKER = ("Jokers", "Lose to 1 to 10, beat Jack to Ace, and are nobody’s identity.")


class ReferenceScene(SheetScene):
    """The sheet over the table; ``view`` tells which cards are bright."""

    game = "faekin"

    def __init__(self, view: View) -> None:
        super().__init__("reference")
        self.view = view
        self.hidden = frozenset(unseen(view))

    @property
    def announce(self) -> str:
        """The rules in short, and what was seen nowhere, spoken."""
        told = [f"{head}: {words}" for column in self.columns() for head, words in column]
        dark = ", ".join(map(card_name, sorted(self.hidden, key=IDS.index)))
        return " ".join([*told, f"Hidden: {dark}."]).replace("*", "")

    def columns(self) -> list[list[tuple[str, str]]]:
        """Return headings with their paragraphs, by column; what is not at this table is left out."""
        found = [list(column) for column in WORDS]
        if len(self.view.up) > self.view.seats:
            found[0].append(FAE)
        if self.view.jokers:
            found[1].append(JOKER)
        return found

    def rows(self) -> list[tuple[CardId, ...]]:
        """Return the cards of this table in rows, a Court each, and a Joker at the end of each where they play."""
        summer, winter, jokers = IDS[:14], IDS[14:28], IDS[28:]
        if not self.view.jokers:
            return [summer, winter]
        return [(*summer, jokers[0]), (*winter, jokers[1])]

    def build(self, page: Page) -> None:
        """A panel over a veil: the cards above, the rules in columns below, one column where words are large."""
        page.fill(page.screen, VEIL)
        room = page.screen.inset(14)
        width = min(room.w, 1140.0 * (1 + 0.4 * (page.text - 1)))
        inside = width - 44
        count = 2 if inside / page.text > 560 else 1
        column = (inside - 40 * (count - 1)) / count
        texts = [
            section
            for words in self.columns()
            for head, told in words
            for section in (heading_section(page, head), text_section(page, told, column, TEXT))
        ]
        cards = self._cards(page, inside)
        first = 2 * len(self.columns()[0])
        halves = [texts] if count == 1 else [texts[:first], texts[first:]]
        length = cards[0] + 20 + max(map(height_of, halves))
        box = page.screen.place(width, min(room.h, length + 72), 0.5, 0.5)
        inner = panel(page, box, "Reference card", close="button:close")
        below = [[(cards[0], lambda place: None), *half] for half in halves]
        below[0][0] = cards
        stacked(page, self.scroll, inner, below, inside)

    def _cards(self, page: Page, width: float) -> Section:
        """Return both Courts as rows of small cards, with a line about their light."""
        rows = self.rows()
        badge, gap = 30.0, 6.0
        wide = min(52.0 * page.text, (width - badge - 10) / len(rows[0]) - gap)
        high = wide / SHAPE
        line = f"{SEEN} {HIDDEN}"
        told = page.measure(line, SECOND, width)[1]

        def paint(box: Box) -> None:
            y = box.y
            for row in rows:
                draw_season(
                    page,
                    "summer" if row[0][0] == "S" else "winter",
                    Box(box.x, y + (high - badge) / 2, badge, badge),
                )
                for n, card in enumerate(row):
                    place = Box(box.x + badge + 10 + n * (wide + gap), y, wide, high)
                    dark = card in self.hidden
                    draw_small(page, card, place)
                    if dark:
                        page.fill(place, DARK, 6)
                    label = f"{card_name(card)}{', hidden' if dark else ''}"
                    page.spot(f"reference:{card}", "text", label, place, tab=False)
                y += high + gap
            page.words(line, SECOND, Box(box.x, y + 2, width, told))

        return len(rows) * (high + gap) + told, paint
