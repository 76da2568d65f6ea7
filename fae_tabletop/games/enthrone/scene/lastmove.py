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

LOWEST, LEAST = 150.0, 118.0
"""Height of the panel at rest, and where there is no room for that."""
MOST_MORE = 140.0
"""Logical pixels by which the panel grows at most where there is room."""
AIR = 54.0
"""Logical pixels of room that are left to the gaps between the parts of the result before the panel grows."""
THUMBS = (268.0, 200.0, 150.0)
"""Widths of the picture of the board: the largest that leaves the words their room; it is left out with large text."""
TILE, GAP = 88.0, 18.0
CELL = 38.0
"""Radius of the cells on that picture."""
TITLE = ROW_NAME.but(size=23, ink=colour("#FFF1C4"))
WORDS = BODY.but(size=16.5)


def last_move_height(page: Page, told: Verdict, width: float, room: float) -> float:
    """Return the height of the panel at a width; of ``room`` it takes what it can use, and more if it must."""
    for thumb in _thumbs(page):
        least = _needed(page, told, width, thumb)
        if max(least, LOWEST) <= room:
            return max(least, LOWEST) + max(0.0, min(MOST_MORE, room - AIR - max(least, LOWEST)))
    return max(LEAST, min(_needed(page, told, width, thumb) for thumb in _thumbs(page)))


def draw_last_move(page: Page, box: Box, view: View, told: Verdict) -> None:
    """Draw the panel; of a match that was given up only the words."""
    resigned = view.why == "resigned"
    page.plate("panel", box)
    inner = box.inset(18, 14)
    thumbs = (0.0,) if resigned else _thumbs(page)
    fits = (one for one in thumbs if _needed(page, told, box.w, one) <= box.h + 1)
    thumb = next(fits, thumbs[-1])
    words = inner.before(thumb + GAP if thumb else 0.0)
    used = heading(page, "How it ended" if resigned else "The move that did it", words.top(20))
    words = words.below(used + 10)
    last = view.moves[-1] if view.moves and not resigned else None
    if last is not None and last.tile:
        h = min(96.0, words.h)
        picture = Box(words.x, words.y + (words.h - h) / 2, h * TILE_SHAPE, h)
        draw_tile(page, view.tiles[-1], picture)
        words = words.after(TILE + GAP)
    title_h = page.measure(told.move_title, TITLE, words.w)[1] + 4
    words_h = page.measure(told.move_body, WORDS, words.w)[1]
    words = words.below(max(0.0, (words.h - title_h - words_h) / 2))
    page.words(told.move_title, TITLE, words)
    page.words(told.move_body, WORDS, words.below(title_h))
    if thumb:
        _thumbnail(page, inner.end(thumb), view)


def _thumbs(page: Page) -> tuple[float, ...]:
    return (*THUMBS, 0.0) if page.text < 1.5 else (0.0,)


def _needed(page: Page, told: Verdict, width: float, thumb: float) -> float:
    """Return the height that heading and words need beside a picture of the board ``thumb`` wide."""
    room = width - 36 - (thumb + GAP if thumb else 0) - TILE - GAP
    words = page.measure(told.move_title, TITLE, room)[1] + page.measure(told.move_body, WORDS, room)[1]
    return 28 + page.measure("Q", HEADING_STYLE)[1] + 10 + 4 + words


def _thumbnail(page: Page, box: Box, view: View) -> None:
    with page.clip(box):
        page.image("scene/table", Box(box.cx - box.h, box.y - box.h * 0.1, box.h * 2.2, box.h * 1.24))
        trail = last_move(view)
        focus = trail[1] if trail is not None else (0, 0)
        x, y = BoardGeometry(0, 0, CELL).centre(focus)
        geometry = BoardGeometry(box.cx - x, box.cy + 14 - y, CELL)
        draw_still(page, geometry, view, BoardLook(trail=trail), closed_lions(view))
    page.plate("frame-gold", box)
