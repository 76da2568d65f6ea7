"""What became of an inn: its sum, goals and challenges met, and the stickers that were earned."""

from __future__ import annotations

from typing import Literal, NamedTuple

from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.backdrop import draw_backdrop
from fae_tabletop.games.enchanted_ivy.scene.hooks import Tale
from fae_tabletop.games.enchanted_ivy.scene.storybook import LABEL, PAPER, PAPER_EDGE, TITLE
from fae_tabletop.games.enchanted_ivy.scoring import Score
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, LINING, PARCHMENT_INK, ROW_NAME, Style, colour
from fae_tabletop.ui.widgets import button, button_height

Next = Literal["on", "again", "save", "title"]
BROWN, GREEN = colour("#5A4030"), colour("#2F6152")


class Line(NamedTuple):
    """A goal or challenge: whether it was met, its name, what it asks, and the sticker that was earned just now."""

    met: bool
    name: str
    text: str
    sticker: str = ""


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

    def __init__(self, view: View, tale: Tale, counted: Score, outcome: Outcome, on: str) -> None:
        """``on`` are the words of the large button."""
        super().__init__()
        self.view, self.tale, self.counted, self.outcome, self.on = view, tale, counted, outcome, on
        self._scroll = Scroll("outcome")

    @property
    def announce(self) -> str:
        """The sum, and what it came to."""
        return f"{self.outcome.head}. {self.counted.total} points."

    def build(self, page: Page) -> None:
        """A sheet of paper over the garden."""
        foot = button_height(page, "main") + 24
        with page.layer(Layer.TABLE):
            draw_backdrop(page, page.screen, page.screen.bottom - foot - 30, self.tale.tone)
        sheet = page.screen.inset(0, 20, 0, foot + 14).place(
            min(820.0, page.screen.w - 60), page.screen.h - foot - 34
        )
        page.fill(sheet, PAPER, 10, PAPER_EDGE, 2)
        room = sheet.inset(36, 20)
        length = self._contents(Page(page.kit, page.metrics, page.look, page.palette), room.before(14))
        scrolling(page, self._scroll, room, length, lambda box: self._drawn(page, box), shade=None)
        row = page.screen.foot(foot).inset(30, 4, 30, 14)
        offered = [
            ("button:again", "Build again"),
            ("button:save", "Keep a picture"),
            ("button:title", "Title"),
        ]
        main = row.w * 0.3
        button(page, "button:on", self.on, row.left(main), kind="main", default=True)
        for (spot, words), box in zip(offered, row.after(main + 16).columns(3, 12), strict=True):
            button(
                page,
                spot,
                words,
                box.place(box.w, row.h - 6),
                kind="second",
                peers=[one for _, one in offered],
            )

    def _drawn(self, page: Page, box: Box) -> None:
        self._contents(page, box)

    def _contents(self, page: Page, box: Box) -> float:
        tale = self.tale
        y = (
            page.words(tale.label, page.fitted(tale.label, LABEL, box.w, 0.5), box, across=0.5, wrap=False).h
            + 4
        )
        title = TITLE.but(size=TITLE.size / max(1.0, page.text / 1.2))
        y += page.words(self.outcome.head, title, box.below(y), across=0.5, balance=True).h + 4
        big = Style(LINING, 58 / max(1.0, page.text / 1.3), colour("#7A1438"), leading=1.0)
        y += page.words(str(self.counted.total), big, box.below(y), across=0.5, wrap=False).h + 2
        guests = sum(part.points for parts in self.counted.guests.values() for part in parts)
        patches = "one patch" if self.counted.patches == 1 else f"{self.counted.patches} patches"
        told = f"Guests {guests}, ivy {self.counted.ivy} for {patches}, door {self.counted.door}"
        y += page.words(told, BODY.but(size=18, ink=PARCHMENT_INK), box.below(y), across=0.5).h + 2
        if self.outcome.best:
            y += page.words(self.outcome.best, BODY.but(size=16, ink=BROWN), box.below(y), across=0.5).h
        y += 12
        for line in self.outcome.lines:
            y += self._line(page, box.below(y), line) + 8
        for words in self.outcome.notes:
            y += (
                page.words(words, BODY.but(size=17.5, ink=GREEN), box.below(y), across=0.5, balance=True).h
                + 6
            )
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
            told = f"New: {line.sticker}"
            high += page.words(
                told, BODY.but(face="ebgaramond-700", size=16.5, ink=colour("#7A1438")), words.below(high)
            ).h
        return high

    def handle(self, gesture: g.Gesture) -> bool:
        """Close with the choice."""
        if self._scroll.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:on") | g.Back():
                self.close("on")
            case g.Clicked("button:again"):
                self.close("again")
            case g.Clicked("button:save"):
                self.close("save")
            case g.Clicked("button:title"):
                self.close("title")
            case g.Clicked(_):
                pass
            case _:
                return False
        return True
