"""Says that something happens while a screen takes long to open; until then the screen before stays."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from fae_tabletop.ui.drawing import Item, Kit, draw, placed
from fae_tabletop.ui.geometry import Box, Metrics, Pixels
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.theme import GOLD_INK, VEIL, faded
from fae_tabletop.ui.theme import PROMPT as STYLE

PATIENCE = 0.3
"""Seconds after which a person wonders whether a click was heard."""
LONGEST = 1.5
"""Seconds the pictures of a screen are waited for under the sign at most; the rest comes one by one."""
WORDS = "One moment …"


class Opening:
    """Makes all that a screen needs before it is shown, and puts up a sign when that takes longer than PATIENCE.

    ``shown`` tells whether the sign was put up: whatever is on the screen must be drawn anew then.
    """

    def __init__(
        self,
        screen: pygame.Surface,
        kit: Kit,
        metrics: Metrics,
        began: float,
        clock: Callable[[], float],
        show: Callable[[Pixels], None],
    ) -> None:
        """`began`: when the click was heard, in seconds of the `clock`. `show` brings pixels to the window."""
        self.shown = False
        self._screen, self._kit, self._metrics = screen, kit, metrics
        self._began, self._clock, self._show = began, clock, show

    def prepare(self, items: Iterable[Item], settle: float) -> set[str]:
        """Make pictures, words and plates of the items; returns the names of the pictures that came meanwhile.

        Pictures are waited for `settle` seconds, and on under the sign.
        """
        for *_, item in placed(items):
            self._kit.surface(item)
            self.look()
        pictures = self._kit.pictures
        fresh = pictures.settle(settle)
        self.look()
        end = self._clock() + LONGEST
        while pictures.busy and self.shown and self._clock() < end:
            fresh |= pictures.settle(0.05)
        return fresh

    def look(self) -> None:
        """Put up the sign if it is time."""
        if self.shown or self._clock() - self._began < PATIENCE:
            return
        self.shown = True
        area = draw_sign(self._screen, self._kit, self._metrics)
        self._show(area)


def draw_sign(screen: pygame.Surface, kit: Kit, metrics: Metrics) -> Pixels:
    """Draw the sign in the middle of whatever is there; returns the pixels it takes."""
    page = Page(kit, metrics, Look())
    w, h = page.measure(WORDS, STYLE)
    box = page.screen.place(w + 72, h + 36, 0.5, 0.46)
    page.fill(box.grown(10), faded(VEIL, 0.5), 18)
    page.plate("tooltip", box)
    page.words(
        WORDS, STYLE.inked(GOLD_INK), Box(box.x, box.y, box.w, box.h), across=0.5, down=0.5, wrap=False
    )
    area = metrics.px(box.grown(14)).clip(Pixels(0, 0, *screen.get_size()))
    draw(screen, kit, page.items[Layer.SETTLED], area)
    return area
