"""The panel of the title that offers Continue: where the match stands and what happened last."""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.text import escape
from fae_tabletop.ui.theme import BODY, HEADING_STYLE, NAME, SECOND, SOFT, Style
from fae_tabletop.ui.widgets import button, button_height, button_width

LOWEST = 104.0
NARROW, WIDE = 800.0, 1090.0
"""Widths of the panel without and with the column of the last events, logical pixels."""

COLUMNS_FROM = 900.0
"""Width from which the last events have a column of their own, logical pixels."""

THUMB = (150.0, 86.0)
PICTURE = (840, 630)
STAND = BODY.but(size=17)
EVENT = BODY.but(size=14.5, leading=1.16)
LAST = "What happened last"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The match under Continue: its game, where it stands, what else is known, and the last events, oldest first."""

    game: str
    stand: str
    about: str
    picture: str
    events: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Parts:
    """Where the parts of the panel lie in a panel at `box`; `thumb` and `events` are None where they do not fit."""

    box: Box
    thumb: Box | None
    words: Box
    events: Box | None
    button: Box
    below: bool


def panel_height(page: Page, what: Unfinished, area: Box, plain: bool) -> float:
    """The height the panel takes in an area; `plain` leaves the picture out (large text)."""
    return _parts(page, what, area, plain).box.h


def draw_panel(page: Page, what: Unfinished, area: Box, plain: bool) -> None:
    """Draw the panel at the top of the area, with the button `button:continue`."""
    parts = _parts(page, what, area, plain)
    page.plate("panel", parts.box)
    if parts.thumb is not None:
        with page.clip(parts.thumb.inset(2)):
            w, h = parts.thumb.w, parts.thumb.w * PICTURE[1] / PICTURE[0]
            page.image(what.picture, Box(parts.thumb.x, parts.thumb.y - 16, w, h))
        page.plate("frame-gold", parts.thumb)
    _write(page, _lines(what), parts.words)
    if parts.events is not None:
        if not parts.below:
            line = Box(parts.events.x - 16, parts.box.y + 18, 1, parts.box.h - 36)
            page.fill(line, (232, 199, 122, 110))
        _write(page, _event_lines(what), parts.events)
    button(page, "button:continue", "Continue", parts.button, kind="main", icon="play", default=True)


def _parts(page: Page, what: Unfinished, area: Box, plain: bool) -> Parts:
    """Events stand in a column of their own where there is room, else below the words."""
    beside = bool(what.events) and not plain and area.w - 20 >= COLUMNS_FROM
    # In the smallest windows the column takes the place of the picture.
    plain = plain or (beside and area.w - 20 < COLUMNS_FROM + THUMB[0])
    width = min(area.w - 20, WIDE if beside else area.w - 60 if plain else NARROW)
    go_w, go_h = button_width(page, "Continue", "main", "play"), max(56.0, button_height(page, "main"))
    left = 20.0 if plain else 13 + THUMB[0] + 20
    right = go_w + 20 + 18
    room = width - left - right
    column = min(330.0, room * 0.5) if beside else 0.0
    words_w = max(80.0, room - column - (32 if beside else 0))
    words_h = _height(page, _lines(what), words_w)
    events_w = column if beside else max(80.0, width - left - 20)
    events_h = _height(page, _event_lines(what), events_w) if what.events else 0.0
    below = bool(what.events) and not beside
    # Below the words the events go on under the button, too.
    head = max(words_h, go_h) if below else words_h
    inner = head + 6 + events_h if below else max(words_h, events_h)
    box = area.top(max(LOWEST, inner + 30)).place(width, max(LOWEST, inner + 30), 0.5, 0.0)
    top = box.y + (box.h - (inner if below else words_h)) / 2
    words = Box(box.x + left, top, words_w, words_h)
    events = None
    if below:
        events = Box(words.x, top + head + 6, events_w, events_h)
    elif what.events:
        events = Box(words.right + 32, box.y + (box.h - events_h) / 2, events_w, events_h)
    thumb = None if plain else Box(box.x + 13, box.y + (box.h - THUMB[1]) / 2, *THUMB)
    go = Box(box.right - go_w - 20, (top + head / 2 if below else box.cy) - go_h / 2, go_w, go_h)
    return Parts(box, thumb, words, events, go, below)


def _lines(what: Unfinished) -> list[tuple[str, Style]]:
    about = [(what.about, SECOND.inked(SOFT))] if what.about else []
    return [(what.game, NAME), (what.stand, STAND), *about]


def _event_lines(what: Unfinished) -> list[tuple[str, Style]]:
    return [(LAST, HEADING_STYLE.but(size=11.5)), *((event, EVENT) for event in what.events)]


def _height(page: Page, lines: list[tuple[str, Style]], width: float) -> float:
    return sum(page.measure(escape(words), style, width)[1] for words, style in lines)


def _write(page: Page, lines: list[tuple[str, Style]], box: Box) -> None:
    for words, style in lines:
        used = page.words(escape(words), style, box)
        box = box.below(used.h)
