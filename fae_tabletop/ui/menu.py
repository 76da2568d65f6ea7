"""A menu over a match: a column of choices on a panel, the match still in sight behind a veil."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import SCREEN_TITLE, SECOND, VEIL
from fae_tabletop.ui.widgets import ButtonKind, button, button_height, button_width

GAP, LEAST_GAP = 10.0, 4.0
"""Logical pixels between two choices, and how few they may become before the choices scroll."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu: `key` is the result and, as `button:<key>`, the hotspot; `note` is told below it."""

    key: str
    words: str
    icon: str | None = None
    kind: ButtonKind = "second"
    note: str = ""
    why_not: str | None = None


class MenuScene(Scene[str]):
    """Closes with the key of a choice; Escape and clicks beside it give the first one's."""

    overlay = True

    def __init__(self, name: str, title: str, choices: Sequence[Choice], about: str = "") -> None:
        """`name`: as in the UI trace. `about`: a line below the title. Raises ValueError without choices."""
        super().__init__()
        if not choices:
            raise ValueError("a menu needs choices")
        self.name = name
        self.title = title
        self.choices = tuple(choices)
        self.about = about
        self.first_focus = f"button:{choices[0].key}"
        self._scroll = Scroll("menu")

    @property
    def announce(self) -> str | None:
        """The title."""
        return self.title

    def build(self, page: Page) -> None:
        """The veil, the panel, the choices (scrolling where they are many)."""
        page.fill(page.screen, VEIL)
        screen = page.screen.inset(20)
        widest = max(button_width(page, c.words, c.kind, c.icon) for c in self.choices) + 40
        width = min(screen.w, max(320.0, widest + 56))
        heights = [self._height(page, choice, width - 56) for choice in self.choices]
        gap = GAP
        length = sum(heights) + gap * (len(heights) - 1)
        title_h = page.measure(self.title, SCREEN_TITLE, width - 56)[1]
        about_h = page.measure(self.about, SECOND, width - 56, balance=True)[1] if self.about else 0.0
        head = title_h + about_h + 14
        over = head + length + 54 - screen.h
        if over > 0:
            # Rather close together than scrolled.
            gap = max(LEAST_GAP, gap - over / max(1, len(heights) - 1))
            length = sum(heights) + gap * (len(heights) - 1)
        box = page.screen.place(width, min(screen.h, head + length + 54), 0.5, 0.46)
        page.plate("question", box)
        inner = box.inset(28, 24)
        used = page.words(self.title, SCREEN_TITLE, inner, across=0.5, balance=True)
        if self.about:
            page.words(self.about, SECOND, inner.below(used.h), across=0.5, balance=True)

        def draw(content: Box) -> None:
            y = content.y
            for choice, h in zip(self.choices, heights, strict=True):
                self._draw(page, choice, Box(content.x, y, content.w, h))
                y += h + gap

        room = inner.below(head)
        # Rings and shadows reach a little beyond the buttons.
        view = Box(room.x - 8, room.y - 8, room.w + 16, room.h + 18)
        scrolling(page, self._scroll, view, length + 18, lambda c: draw(c.inset(8, 8, 8, 10)))

    def _height(self, page: Page, choice: Choice, width: float) -> float:
        h = button_height(page, "second")
        if choice.note:
            h += page.measure(choice.note, SECOND, width, balance=True)[1] + 3
        return h

    def _draw(self, page: Page, choice: Choice, box: Box) -> None:
        h = button_height(page, "second")
        button(
            page,
            f"button:{choice.key}",
            choice.words,
            box.top(h),
            kind=choice.kind,
            icon=choice.icon,
            enabled=choice.why_not is None,
            why_not=choice.why_not,
        )
        if choice.note:
            page.words(choice.note, SECOND, box.below(h + 3), across=0.5, balance=True)

    def handle(self, gesture: g.Gesture) -> bool:
        """Choose, scroll, or go back."""
        match gesture:
            case g.Clicked(spot) if spot.startswith("button:"):
                key = spot.removeprefix("button:")
                if any(choice.key == key and choice.why_not is None for choice in self.choices):
                    self.close(key)
            case g.Back():
                self.close(self.choices[0].key)
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True
