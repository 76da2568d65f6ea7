"""The panel that tells the move which ended a match: its tile, the words, and the board around it."""

from __future__ import annotations

from fae_tabletop.games.enthrone.public import View
from fae_tabletop.games.enthrone.scene.actionboard import TILE_SHAPE, draw_tile
from fae_tabletop.games.enthrone.scene.board import BoardLook, draw_still
from fae_tabletop.games.enthrone.scene.geometry import BoardGeometry
from fae_tabletop.games.enthrone.scene.model import closed_lions, last_move
from fae_tabletop.games.enthrone.words import Verdict
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, HEADING_STYLE, ROW_NAME, colour
from fae_tabletop.ui.widgets import heading

LOWEST = 150.0
MOST_MORE = 140.0
"""Logical pixels by which the panel grows at most where there is room."""
THUMB = 268.0
"""Width of the picture of the board; it is left out with large text."""
CELL = 38.0
"""Radius of the cells on that picture."""
TITLE = ROW_NAME.but(size=23, ink=colour("#FFF1C4"))
WORDS = BODY.but(size=16.5)


def last_move_height(page: Page, told: Verdict, width: float, spare: float) -> float:
    """Return the height of the panel at a width; of the ``spare`` height above the least it takes what it can use."""
    # As it is drawn, beside a scroll bar: insets, picture, tile.
    room = width - 14 - 36 - (THUMB + 18 if page.text < 1.5 else 0) - 106
    words = page.measure(told.move_title, TITLE, room)[1] + page.measure(told.move_body, WORDS, room)[1]
    least = max(LOWEST, 28 + page.measure("Q", HEADING_STYLE)[1] + 10 + 4 + words)
    return least + min(MOST_MORE, max(0.0, spare - least))


def draw_last_move(page: Page, box: Box, view: View, told: Verdict) -> None:
    """Draw the panel; of a match that was given up only the words."""
    resigned = view.why == "resigned"
    page.plate("panel", box)
    inner = box.inset(18, 14)
    thumb = inner.end(THUMB) if page.text < 1.5 and not resigned else None
    words = inner if thumb is None else inner.before(THUMB + 18)
    used = heading(page, "How it ended" if resigned else "The move that did it", words.top(20))
    words = words.below(used + 10)
    last = view.moves[-1] if view.moves and not resigned else None
    if last is not None and last.tile:
        h = min(96.0, words.h)
        picture = Box(words.x, words.y + (words.h - h) / 2, h * TILE_SHAPE, h)
        draw_tile(page, view.tiles[-1], picture)
        words = words.after(picture.w + 18)
    title_h = page.measure(told.move_title, TITLE, words.w)[1] + 4
    words_h = page.measure(told.move_body, WORDS, words.w)[1]
    words = words.below(max(0.0, (words.h - title_h - words_h) / 2))
    page.words(told.move_title, TITLE, words)
    page.words(told.move_body, WORDS, words.below(title_h))
    if thumb is not None:
        _thumbnail(page, thumb, view)


def _thumbnail(page: Page, box: Box, view: View) -> None:
    with page.clip(box):
        page.image("scene/table", Box(box.cx - box.h, box.y - box.h * 0.1, box.h * 2.2, box.h * 1.24))
        trail = last_move(view)
        focus = trail[1] if trail is not None else (0, 0)
        x, y = BoardGeometry(0, 0, CELL).centre(focus)
        geometry = BoardGeometry(box.cx - x, box.cy + 14 - y, CELL)
        draw_still(page, geometry, view, BoardLook(trail=trail), closed_lions(view))
    page.plate("frame-gold", box)
