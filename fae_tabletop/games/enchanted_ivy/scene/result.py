"""What became of an inn: its sum, goals and challenges met, and the stickers that were earned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.backdrop import draw_backdrop
from fae_tabletop.games.enchanted_ivy.scene.hooks import Tale
from fae_tabletop.games.enchanted_ivy.scene.storybook import LABEL, PAPER, PAPER_EDGE, TITLE
from fae_tabletop.games.enchanted_ivy.scene.tally import PAPER as PAPER_INKS
from fae_tabletop.games.enchanted_ivy.scene.tally import draw_rows, rows_of
from fae_tabletop.games.enchanted_ivy.scoring import Score
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, LINING, PARCHMENT_INK, ROW_NAME, Style, colour
from fae_tabletop.ui.widgets import button, button_height

Next = Literal["on", "again", "save", "title"]
COVER = colour("#12392F")
ONE_COLUMN = 1.4
"""Text scale above which the two leaves become one that scrolls."""
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


class IvyResult(Scene[Next]):
    """Closes with what comes next: `on` turns to the story, `again` builds once more, `save` keeps a picture."""

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
    ) -> None:
        """``on`` are the words of the large button; ``copy`` takes the ``seed`` to the clipboard and says so."""
        super().__init__()
        self.view, self.tale, self.counted, self.outcome, self.on = view, tale, counted, outcome, on
        self.seed, self.copy = seed, copy
        self.rows = rows_of(view, inn_of(view), counted)
        self._points = Scroll("points")
        self._scroll = Scroll("outcome")

    @property
    def announce(self) -> str:
        """The sum, and what it came to."""
        return f"{self.outcome.head}. {self.counted.total} points."

    def build(self, page: Page) -> None:
        """Two leaves of a book in the garden: who brought how much, and what it came to."""
        foot = button_height(page, "main") + 24
        with page.layer(Layer.TABLE):
            draw_backdrop(page, page.screen, page.screen.bottom - foot - 30, self.tale.tone)
        room = page.screen.inset(0, 18, 0, foot + 12)
        wide = page.text <= ONE_COLUMN
        sheet = room.place(min(1120.0 if wide else 860.0, room.w - 60), room.h)
        page.fill(sheet.grown(8), COVER, 12, colour("#EBC46C", 0.8), 2)
        page.fill(sheet, PAPER, 6, PAPER_EDGE, 1.4)
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        if wide:
            left, right = sheet.columns(2)
            page.line(((sheet.cx, sheet.y + 8), (sheet.cx, sheet.bottom - 8)), PAPER_EDGE, 1.2)
            left, right = left.inset(34, 24, 30, 22), right.inset(34, 24, 34, 22)
            self._scrolled(page, left, self._tally(blank, left.before(14)), self._points, self._tally)
            self._scrolled(page, right, self._told(blank, right.before(14)), self._scroll, self._told)
        else:
            inner = sheet.inset(34, 20)

            def both(on: Page, box: Box) -> float:
                y = self._told(on, box) + 16
                return y + self._tally(on, box.below(y))

            self._scrolled(page, inner, both(blank, inner.before(14)), self._scroll, both)
        row = page.screen.foot(foot).inset(30, 4, 30, 14)
        offered = [("button:again", "Build again"), ("button:save", "Keep a picture")]
        if self.seed:
            offered.append(("button:copy", "Copy seed"))
        offered.append(("button:title", "Title"))
        main = row.w * 0.3
        button(page, "button:on", self.on, row.left(main), kind="main", default=True)
        for (spot, words), box in zip(offered, row.after(main + 16).columns(len(offered), 12), strict=True):
            button(
                page, spot, words, box.place(box.w, row.h - 6), kind="second", peers=[one for _, one in offered]
            )  # fmt: skip

    def _scrolled(
        self, page: Page, box: Box, length: float, scroll: Scroll, draw: Callable[[Page, Box], float]
    ) -> None:
        def drawn(content: Box) -> None:
            draw(page, content)

        scrolling(page, scroll, box, length, drawn, shade=None)

    def _tally(self, page: Page, box: Box) -> float:
        """Draw who and what brought the points, and their sum."""
        y = page.words("What it is worth", LABEL, box, across=0.5).h + 10
        y += draw_rows(page, box.below(y), self.rows, PAPER_INKS, why=True) + 6
        page.line(((box.x, box.y + y), (box.right, box.y + y)), PAPER_EDGE, 2)
        style = Style(LINING, 30 / max(1.0, page.text / 1.4), colour("#7A1438"), leading=1.0)
        total = str(self.counted.total).replace("-", "−")
        h = page.measure(total, style)[1]
        low = Box(box.x, box.y + y + 6, box.w, h)
        page.words(total, style, low, across=1.0, wrap=False)
        page.words("All in all", ROW_NAME.but(size=20, ink=colour("#3A1830")), low, down=0.5, wrap=False)
        return y + 6 + h

    def _told(self, page: Page, box: Box) -> float:
        """Draw what it came to: the head, goals, challenges and stickers."""
        tale = self.tale
        label = page.fitted(tale.label, LABEL, box.w, 0.5)
        y = page.words(tale.label, label, box, across=0.5, wrap=False).h + 2
        name = ROW_NAME.but(size=20, ink=BROWN)
        y += page.words(tale.title, page.fitted(tale.title, name, box.w, 0.5), box.below(y), across=0.5).h + 6
        title = TITLE.but(size=TITLE.size / max(1.0, page.text / 1.2))
        y += page.words(self.outcome.head, title, box.below(y), across=0.5, balance=True).h + 2
        big = Style(LINING, 58 / max(1.0, page.text / 1.3), colour("#7A1438"), leading=1.0)
        y += page.words(str(self.counted.total), big, box.below(y), across=0.5, wrap=False).h + 2
        if self.outcome.best:
            y += page.words(self.outcome.best, BODY.but(size=16, ink=BROWN), box.below(y), across=0.5).h
        y += 12
        for line in self.outcome.lines:
            y += self._line(page, box.below(y), line) + 8
        for words in self.outcome.notes:
            style = BODY.but(size=17.5, ink=GREEN)
            y += page.words(words, style, box.below(y), across=0.5, balance=True).h + 6
        return y

    def _line(self, page: Page, box: Box, line: Line) -> float:
        side = 26.0 * (0.7 + 0.3 * page.text)
        mark = Box(box.x, box.y + 2, side, side)
        if line.met:
            page.fill(mark, GREEN, side / 2)
            page.icon("check", mark.inset(side * 0.2), colour("#FFF4D6"))
        else:
            page.fill(mark, (0, 0, 0, 0), side / 2, BROWN, 1.8)
        words = box.after(side + 12)
        name = f"{line.name}{'' if line.met else ' (not this time)'}"
        used = page.words(
            name, page.fitted(name, ROW_NAME.but(ink=colour("#3A1830")), words.w, 0.5), words, wrap=False
        )
        low = page.words(line.text, BODY.but(size=16.5, ink=PARCHMENT_INK), words.below(used.h))
        high = used.h + low.h
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
        if self._scroll.take(gesture) or self._points.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:on") | g.Back():
                self.close("on")
            case g.Clicked("button:again"):
                self.close("again")
            case g.Clicked("button:copy") if self.seed:
                self.stack.toast(self.copy(self.seed))
            case g.Clicked("button:save"):
                self.close("save")
            case g.Clicked("button:title"):
                self.close("title")
            case g.Clicked(_):
                pass
            case _:
                return False
        return True
