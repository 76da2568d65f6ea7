"""What became of an inn: its sum, goals and challenges met, and the stickers that were earned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.hooks import Tale
from fae_tabletop.games.enchanted_ivy.scene.innpicture import draw_inn
from fae_tabletop.games.enchanted_ivy.scene.storybook import (
    BOOK,
    LABEL,
    PAGE,
    PAPER,
    TITLE,
    WINDOW,
    part_of,
    spread_of,
)
from fae_tabletop.games.enchanted_ivy.scene.tally import PAPER as PAPER_INKS
from fae_tabletop.games.enchanted_ivy.scene.tally import draw_rows, rows_of
from fae_tabletop.games.enchanted_ivy.scoring import Score
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, PARCHMENT_INK, ROW_NAME, colour
from fae_tabletop.ui.widgets import button, button_height

Next = Literal["on", "again", "title"]
ONE_COLUMN = 1.4
"""Text scale above which the points stand in one column."""
BROWN, GREEN = colour("#5A4030"), colour("#2F6152")


class Line(NamedTuple):
    """A goal or challenge: whether it was met, its name, what it asks, and the sticker that was earned just now.

    ``picture`` is the name of the sticker's picture.
    """

    met: bool
    name: str
    text: str
    sticker: str = ""
    picture: str = ""


class Outcome(NamedTuple):
    """How an inn ended: in words, its lines, and what else is to be said (a rank, a door that opened)."""

    head: str
    lines: tuple[Line, ...]
    notes: tuple[str, ...] = ()
    best: str = ""


class Kept(NamedTuple):
    """What came of keeping a picture: words for it, and what shows its folder and says why if it cannot."""

    told: str
    show: Callable[[], str] | None = None


class IvyResult(Scene[Next]):
    """Closes with what comes next: `on` turns to the story, `again` builds once more, `title` leaves."""

    name = "result"
    game = "enchanted-ivy"
    first_focus = "button:on"

    def __init__(
        self,
        view: View,
        tale: Tale,
        counted: Score,
        outcome: Outcome,
        on: str,
        seed: str = "",
        copy: Callable[[str], str] = str,
        keep: Callable[[], Kept] = lambda: Kept(""),
    ) -> None:
        """``on`` are the words of the large button; ``copy`` takes the ``seed`` to the clipboard and says so.

        ``keep`` writes the inn as a picture and tells what came of it.
        """
        super().__init__()
        self.view, self.tale, self.counted, self.outcome, self.on = view, tale, counted, outcome, on
        self.seed, self.copy, self.keep = seed, copy, keep
        self._kept = Kept("")
        self.rows = rows_of(view, inn_of(view), counted)
        self._scroll = Scroll("outcome")

    @property
    def announce(self) -> str:
        """The sum, and what it came to."""
        return f"{self.outcome.head}. {self.counted.total} points."

    def build(self, page: Page) -> None:
        """The open book: the inn in its window, and what it came to beside it."""
        foot = button_height(page, "main") + 8
        spread = spread_of(page)
        with page.layer(Layer.TABLE):
            page.cover("scene/ivy-desk")
            draw_inn(page, part_of(spread, WINDOW), self.view.laid, self.view.door, self.tale.tone)
            page.image(BOOK, spread)
        inner = part_of(spread, PAGE)
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        length = self._told(blank, inner.before(14))

        def drawn(content: Box) -> None:
            self._told(page, content)

        box = inner if length > inner.h else inner.place(inner.w - 14, length + 2, 0.5, 0.3)
        scrolling(page, self._scroll, box, length, drawn, shade=PAPER)
        row = page.screen.foot(foot + 10).inset(30, 0, 30, 10)
        offered = [
            ("button:again", "Build again"),
            ("button:folder", "Show folder") if self._kept.show else ("button:save", "Keep a picture"),
        ]
        if self.seed:
            offered.append(("button:copy", "Copy seed"))
        offered.append(("button:title", "Title"))
        main = row.w * 0.3
        button(page, "button:on", self.on, row.left(main), kind="main", default=True)
        for (spot, words), box in zip(offered, row.after(main + 16).columns(len(offered), 12), strict=True):
            button(
                page, spot, words, box.place(box.w, row.h - 6), kind="second", peers=[one for _, one in offered]
            )  # fmt: skip

    def _told(self, page: Page, box: Box) -> float:
        """Draw what it came to: the head, goals, challenges and stickers, then who brought how much."""
        tale = self.tale
        label = page.fitted(tale.label, LABEL, box.w, 0.5)
        y = page.words(tale.label, label, box, across=0.5, wrap=False).h + 2
        head = f"{self.outcome.head}: {str(self.counted.total).replace('-', '−')}"
        title = TITLE.but(size=TITLE.size / max(1.0, page.text / 1.2))
        y += page.words(head, title, box.below(y), across=0.5, balance=True).h + 2
        if self.outcome.best:
            y += page.words(self.outcome.best, BODY.but(size=16, ink=BROWN), box.below(y), across=0.5).h
        y += 8
        for line in self.outcome.lines:
            y += self._line(page, box.below(y), line) + 7
        for words in self.outcome.notes:
            style = BODY.but(size=17, ink=GREEN)
            y += page.words(words, style, box.below(y), across=0.5, balance=True).h + 5
        y += 8 + page.words("What it is worth", LABEL, box.below(y + 8), across=0.5).h + 4
        return y + self._tally(page, box.below(y))

    def _tally(self, page: Page, box: Box) -> float:
        """Draw who and what brought the points, in two columns where there is room; returns the height."""
        columns = 2 if page.text <= ONE_COLUMN else 1
        each = -(-len(self.rows) // columns)
        high = 0.0
        for n, column in enumerate(box.columns(columns, 26)):
            rows = self.rows[n * each : (n + 1) * each]
            high = max(high, draw_rows(page, column, rows, PAPER_INKS, why=True))
        return high

    def _line(self, page: Page, box: Box, line: Line) -> float:
        side = 22.0 * (0.7 + 0.3 * page.text)
        mark = Box(box.x, box.y + 2, side, side)
        if line.met:
            page.fill(mark, GREEN, side / 2)
            page.icon("check", mark.inset(side * 0.2), colour("#FFF4D6"))
        else:
            page.fill(mark, (0, 0, 0, 0), side / 2, BROWN, 1.8)
        words = box.after(side + 12)
        name = f"{line.name}{'' if line.met else ' (not this time)'}"
        style = page.fitted(name, ROW_NAME.but(ink=colour("#3A1830")), words.w, 0.5)
        used = page.words(name, style, words, wrap=page.measure(name, style)[0] > words.w)
        low = BODY.but(size=16, ink=PARCHMENT_INK)
        if page.measure(line.text, low)[0] + used.w + 12 <= words.w:
            page.words(line.text, low, words.top(used.h), across=1.0, down=0.6, wrap=False)
            high = used.h
        else:
            high = used.h + page.words(line.text, low, words.below(used.h)).h
        if line.sticker:
            style = BODY.but(face="ebgaramond-700", size=16.5, ink=colour("#7A1438"))
            told = f"New: {line.sticker}"
            art = Box(words.x, words.y + high + 2, 46, 36) if line.picture else Box(words.x, words.y, 0, 0)
            if line.picture:
                page.image(line.picture, art)
            row = words.below(high).after(art.w + 8 if line.picture else 0)
            h = max(art.h + 4, page.measure(told, style, row.w)[1])
            page.words(told, style, row.top(h), down=0.5)
            high += h
        return high

    def handle(self, gesture: g.Gesture) -> bool:
        """Close with the choice."""
        if self._scroll.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:on"):
                self.close("on")
            case g.Clicked("button:again"):
                self.close("again")
            case g.Clicked("button:copy") if self.seed:
                self.stack.toast(self.copy(self.seed))
            case g.Clicked("button:save"):
                self._kept = self.keep()
                self.stack.toast(self._kept.told, 8.0)
                self.change()
            case g.Clicked("button:folder") if self._kept.show is not None:
                told = self._kept.show()
                if told:
                    self.stack.toast(told, 8.0)
            case g.Clicked("button:title") | g.Back():
                self.close("title")
            case g.Clicked(_):
                pass
            case _:
                return False
        return True
