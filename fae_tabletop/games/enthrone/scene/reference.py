"""The reference card: who hunts whom, for all eight pawns, and which of them are captured already."""

from __future__ import annotations

from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Pawn, View
from fae_tabletop.games.enthrone.scene.rails import medal
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel, scrolling
from fae_tabletop.ui.sheet import SheetScene
from fae_tabletop.ui.theme import MUTE, ROW_NAME, SECOND, SOFT, VEIL, colour

ROW = 54.0
"""Height of one pawn's row in logical pixels; it grows with the text."""
NARROW = 620.0
"""Width in logical pixels below which the rows stand in one column."""


class ReferenceScene(SheetScene):
    """Lies over the screen it was opened from; closes by its cross, Escape or a click beside it."""

    game = "enthrone"

    def __init__(self, view: View) -> None:
        super().__init__("reference")
        self.view = view

    @property
    def announce(self) -> str:
        """The whole table, spoken."""
        return "Who hunts whom. " + ". ".join(_told(self.view, pawn) for pawn in PAWNS)

    def build(self, page: Page) -> None:
        """A panel over a veil, its eight rows in two columns where there is room."""
        page.fill(page.screen, VEIL)
        screen = page.screen.inset(24)
        width = min(screen.w, 760.0 * (1 + 0.5 * (page.text - 1)))
        columns = 2 if width / page.text >= NARROW else 1
        row = ROW * (1 + 0.5 * (page.text - 1))
        rows = -(-len(PAWNS) // columns)
        line = "Each pawn hunts three others. Whoever takes them, their hunter wins."
        head = page.measure(line, SECOND, width - 60)[1]
        length = rows * (row + 6)
        box = page.screen.place(width, min(screen.h, length + head + 92), 0.5, 0.45)
        room = panel(page, box, "Who hunts whom", close="button:close")
        used = page.words(line, SECOND, room)
        rest = room.below(used.h + 8)

        def draw(content: Box) -> None:
            for number, pawn in enumerate(PAWNS):
                column, place = divmod(number, rows)
                part = content.columns(columns, 16)[column]
                self._row(page, Box(part.x, content.y + place * (row + 6), part.w, row), pawn)

        scrolling(page, self.scroll, rest, length, draw)

    def _row(self, page: Page, row: Box, pawn: Pawn) -> None:
        mine = pawn == self.view.chosen
        page.plate("row-captured" if pawn in self.view.captured else "row", row)
        medal(page, pawn, row.x + 24, row.cy, 18)
        hunted = self.view.quarry[NUMBER[pawn]]
        apart = 44.0
        room = Box(row.x + 50, row.y, row.w - 56 - len(hunted) * apart, row.h)
        words = NAMES[pawn]
        ink = MUTE if pawn in self.view.captured else colour("#FFE9A6") if mine else SOFT
        style = page.fitted(words, ROW_NAME.inked(ink), room.w, 0.5)
        page.words(words, style, room, down=0.5, wrap=False, strike=pawn in self.view.captured)
        for place, prey in enumerate(hunted):
            x = row.right - apart * (len(hunted) - place) + apart / 2 - 4
            medal(page, prey, x, row.cy, 17)
            if prey in self.view.captured:
                mark = Box(x + 4, row.cy + 3, 18, 18)
                page.fill(mark, page.palette.capture, 9)
                page.icon("check", mark.inset(3.5), colour("#2A0410"))
        page.spot(f"hunter:{pawn}", "text", _told(self.view, pawn), row, tab=False)


def _told(view: View, pawn: Pawn) -> str:
    """Return one row in words: the pawn, its quarry, and who of them is captured."""
    prey = [NAMES[p] + (" (captured)" if p in view.captured else "") for p in view.quarry[NUMBER[pawn]]]
    return f"{NAMES[pawn]}{' (captured)' if pawn in view.captured else ''} hunts {', '.join(prey)}"
