"""Questions asked in words before something grave, over a veiled screen; answered by button or key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.choosers import switch
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, GOLD_INK, SCREEN_TITLE, VEIL
from fae_tabletop.ui.widgets import ButtonKind, button, button_height, button_width

TITLE = SCREEN_TITLE.but(size=24, ink=GOLD_INK)
WORDS = BODY.but(size=17)


@dataclass(frozen=True, slots=True)
class Answer:
    """One button of a question: `key` is the result and, as `button:<key>`, the hotspot's id."""

    key: str
    words: str
    kind: ButtonKind = "second"
    icon: str | None = None


class Question(Scene[str]):
    """Asks once, in words. Closes with the key of the answer; Escape and clicks beside it give `cancel`.

    The focus begins on `cancel`, so that a hasty Enter does nothing grave. `picture`: an asset shown at the
    left (a badge). `never`: words of a switch "do not ask again"; its state is in `never_again` when the
    question closes.
    """

    overlay = True

    def __init__(
        self,
        title: str,
        words: str,
        answers: Sequence[Answer],
        *,
        cancel: str,
        picture: str | None = None,
        never: str = "",
    ) -> None:
        super().__init__()
        if cancel not in {answer.key for answer in answers}:
            raise ValueError(f"{cancel} is no answer of the question {title!r}")
        self.title = title
        self.words = words
        self.answers = tuple(answers)
        self.cancel = cancel
        self.picture = picture
        self.never = never
        self.never_again = False
        self.first_focus = f"button:{cancel}"
        self._scroll = Scroll("question")

    @property
    def announce(self) -> str | None:
        """Title and words."""
        return f"{self.title} {self.words}"

    def build(self, page: Page) -> None:
        """The veil, the panel, the words (scrolling where they are long), the buttons."""
        page.fill(page.screen, VEIL)
        widths = [button_width(page, a.words, a.kind, a.icon) + 14 for a in self.answers]
        screen = page.screen.inset(24)
        width = min(screen.w, max(402.0, min(560.0, sum(widths) + 12 * (len(widths) - 1) + 40)))
        width = min(screen.w, width * max(1.0, page.text * 0.8))
        side = 54.0 if self.picture else 0.0
        column = width - 44 - side
        title_h = page.measure(self.title, TITLE, column)[1]
        words_h = page.measure(self.words, WORDS, column)[1] if self.words else 0.0
        row = button_height(page, "second") + 4
        stacked = sum(widths) + 12 * (len(widths) - 1) > width - 40
        buttons_h = (row + 8) * len(widths) - 8 if stacked else row
        never_h = 40.0 * page.text if self.never else 0.0
        text_h = title_h + 6 + words_h
        height = min(screen.h, 22 + text_h + 18 + never_h + buttons_h + 22)
        box = page.screen.place(width, height, 0.5, 0.46)
        page.plate("question", box)
        inner = box.inset(22)
        if self.picture is not None:
            page.image(self.picture, Box(inner.x, inner.y, 40, 40))
        room = inner.after(side).above(buttons_h + never_h + 16)

        def draw(content: Box) -> None:
            used = page.words(self.title, TITLE, content)
            if self.words:
                page.words(self.words, WORDS, content.below(used.h + 6))

        scrolling(page, self._scroll, room, text_h, draw)
        if self.never:
            area = inner.above(buttons_h + 8).foot(never_h)
            switch(page, "switch:never", self.never, self.never_again, area)
        self._buttons(page, inner.foot(buttons_h), row, stacked)

    def _buttons(self, page: Page, area: Box, row: float, stacked: bool) -> None:
        n = len(self.answers)
        parts = area.rows(n, 8) if stacked else area.columns(n, 12)
        for answer, part in zip(self.answers, parts, strict=True):
            button(
                page, f"button:{answer.key}", answer.words, part.top(row), kind=answer.kind, icon=answer.icon
            )

    def handle(self, gesture: g.Gesture) -> bool:
        """Answer, scroll, or cancel."""
        match gesture:
            case g.Clicked("switch:never"):
                self.never_again = not self.never_again
                self.change()
            case g.Clicked(spot) if spot.startswith("button:"):
                self.close(spot.removeprefix("button:"))
            case g.Back():
                self.close(self.cancel)
            case g.Looked():
                # Everything is told already.
                return True
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True


def notice(title: str, words: str, picture: str | None = None) -> Question:
    """Something told, with one button `ok`."""
    return Question(title, words, [Answer("ok", "Understood", "main")], cancel="ok", picture=picture)
