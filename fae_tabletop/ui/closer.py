"""Looking closer: one thing as large as the window allows, its name and what is to be said of it beside it."""

from __future__ import annotations

from collections.abc import Callable

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.dialogs import TITLE, WORDS
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import VEIL
from fae_tabletop.ui.widgets import button, button_height

PANEL = 340.0
"""Width of the words in logical pixels at the usual text size."""
GAP = 22.0


class Closer(Scene[None]):
    """Shows and tells, never plays. Escape, a click anywhere, or looking once more puts it away.

    `draw` puts the thing on the page, filling a box of the `shape` (width / height).
    """

    overlay = True
    first_focus = "button:close"

    def __init__(self, title: str, words: str, shape: float, draw: Callable[[Page, Box], None]) -> None:
        super().__init__()
        self.title = title
        self.words = words
        self.shape = shape
        self.draw = draw
        self._scroll = Scroll("closer")

    @property
    def announce(self) -> str:
        """Name and words."""
        return f"{self.title} {self.words}".strip()

    def build(self, page: Page) -> None:
        """The veil, the thing at the left, the words at its side."""
        page.fill(page.screen, VEIL)
        room = page.screen.inset(28)
        width = min(PANEL * (1 + 0.7 * (page.text - 1)), room.w * 0.5)
        picture = room.before(width + GAP).fit(self.shape, 1)
        left = room.cx - (picture.w + GAP + width) / 2
        picture = Box(left, picture.y, picture.w, picture.h)
        self.draw(page, picture)
        column = width - 44
        title_h = page.measure(self.title, TITLE, column)[1]
        words_h = page.measure(self.words, WORDS, column)[1] if self.words else 0.0
        foot = button_height(page, "main")
        height = min(room.h, 22 + title_h + 8 + words_h + 20 + foot + 22)
        panel = Box(picture.right + GAP, room.cy - height / 2, width, height)
        page.plate("question", panel)
        inner = panel.inset(22)

        def draw(content: Box) -> None:
            used = page.words(self.title, TITLE, content)
            if self.words:
                page.words(self.words, WORDS, content.below(used.h + 8))

        scrolling(page, self._scroll, inner.above(foot + 18), title_h + 8 + words_h, draw)
        button(page, "button:close", "Close", inner.foot(foot), kind="main", icon="close")

    def handle(self, gesture: g.Gesture) -> bool:
        """Scroll, or put it away."""
        if self._scroll.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:close") | g.Looked() | g.Back():
                self.close(None)
            case _:
                return False
        return True
