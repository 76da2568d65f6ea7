"""The head of the screens around the table: the bar with the game's name, and a banner with title and line."""

from __future__ import annotations

from fae_tabletop.games.enthrone.scene.bars import capped
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import GAME_TITLE, SCREEN_TITLE, SECOND


def draw_header(page: Page, bar: Box, banner: Box, title: str, line: str) -> None:
    """Draw the bar and the banner that hangs from it; words are made smaller until they fit."""
    page.plate("topbar", bar)
    room = Box(18, 0, banner.x - 30, bar.h)
    name = page.fitted("Enthrone", capped(page, GAME_TITLE), room.w, 0.5)
    page.words("Enthrone", name, room, down=0.45, wrap=False)
    page.plate("banner", banner)
    inner = banner.inset(18, 2, 18, 10)
    first = page.fitted(title, capped(page, SCREEN_TITLE, 1.4), inner.w, 0.4)
    second = page.fitted(line, capped(page, SECOND.but(size=16), 1.5), inner.w, 0.4)
    h1, h2 = page.measure(title, first)[1], page.measure(line, second)[1]
    top = inner.cy - (h1 + h2) / 2
    page.words(title, first, Box(inner.x, top, inner.w, h1), across=0.5, wrap=False)
    page.words(line, second, Box(inner.x, top + h1, inner.w, h2), across=0.5, wrap=False)
