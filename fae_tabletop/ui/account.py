"""How a match went, told when it is over: gone through a step a frame, a picture beside the words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.sections import GAP, Section, height_of, stacked
from fae_tabletop.ui.theme import SCREEN_TITLE
from fae_tabletop.ui.widgets import button, button_height, button_width

TITLE = "How it went"
TWO_COLUMNS = 900.0
"""Width inside the panel, at the usual text size, from which picture and words stand side by side."""
AWAY = (150, 150, 175, 255)
"""The tint of the table behind."""
R = TypeVar("R")


class AccountScreen(Scene[None], Generic[R]):
    """Goes through a match, one step before each frame, so that the window never waits; closes when it was read.

    A game says what is drawn of it: ``picture`` and ``words``, and ``told`` for whoever listens. ``reckoned`` are the
    steps that were gone through, ``done`` tells that these are all.
    """

    name = "account"
    first_focus = "button:back"
    backdrop = "scene/table"

    def __init__(self, reckoning: Iterator[R]) -> None:
        """``reckoning`` yields what could be known, step by step."""
        super().__init__()
        self.reckoned: list[R] = []
        self.done = False
        self._left = reckoning
        self._scroll = Scroll("account")

    @property
    def announce(self) -> str:
        """What is told, in sentences."""
        if not self.done:
            return f"{TITLE}. The match is being gone through."
        return " ".join((f"{TITLE}.", *self.told()))

    @property
    def moving(self) -> bool:
        """Whether the match is still being gone through."""
        return not self.done

    def update(self, seconds: float) -> None:
        """Go through one more step."""
        if self.done:
            return
        one = next(self._left, None)
        if one is None:
            self.done = True
        else:
            self.reckoned.append(one)
        self.change()

    def told(self) -> list[str]:
        """Return all that is told, in sentences."""
        raise NotImplementedError

    def picture(self, page: Page, width: float, spare: float = 0.0) -> list[Section]:
        """Return what could be known over time, with some height to spare."""
        raise NotImplementedError

    def words(self, page: Page, width: float) -> list[Section]:
        """Return what is told, with the turning points."""
        raise NotImplementedError

    def build(self, page: Page) -> None:
        """Title, picture, words, the way back."""
        with page.layer(Layer.TABLE):
            page.cover(self.backdrop, AWAY)
        screen = page.screen
        area = screen.place(min(screen.w - 48, 1120 * max(1.0, page.text * 0.8)), screen.h, 0.5, 0.0)
        head = 14 + 40 * min(page.text, 1.6)
        foot = 34 + 16 * page.text
        title = Box(area.x, 8, area.w, head - 8)
        page.words(TITLE, page.fitted(TITLE, SCREEN_TITLE, title.w), title, down=0.6)
        inner = panel(page, area.below(head + 6).above(foot + 12))
        width = inner.w - 16
        wide = width >= TWO_COLUMNS * page.text**0.5 and page.text <= 1.5
        each = (width - 2 * GAP) / 2 if wide else width
        picture, words = self.picture(page, each), self.words(page, each)
        if wide:
            # A high window gives the picture more room.
            picture = self.picture(page, each, inner.h - height_of(picture))
        columns = [picture, words] if wide else [[*picture, *words]]
        stacked(page, self._scroll, inner, columns, width)
        w, h = button_width(page, "Back", "second", "back") + 30, button_height(page)
        place = Box(area.x, screen.bottom - foot - 4, w, min(h, foot))
        button(page, "button:back", "Back", place, icon="back")

    def handle(self, gesture: g.Gesture) -> bool:
        """Scroll, or leave."""
        match gesture:
            case g.Clicked("button:back") | g.Back():
                self.close(None)
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True
