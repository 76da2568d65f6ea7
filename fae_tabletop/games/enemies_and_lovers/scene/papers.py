"""Draws the drawer that is open beside the table, and the log with pictures."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.notebook import draw_notebook
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.games.enemies_and_lovers.scene.telling import LogRow, log_rows
from fae_tabletop.games.enemies_and_lovers.words import Deed, actor
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel, scrolling
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import (
    BODY,
    CAPS_FACE,
    GOLD_INK,
    HEADING,
    ITALIC_FACE,
    MOON,
    SOFT,
    Style,
    colour,
)

LINE = BODY.but(size=16, leading=1.14)
TURN = Style(CAPS_FACE, 11.5, HEADING, tracking=0.14, leading=1.1, capitals=True)
FACE = 28.0
THUMB = (30.0, 42.0)
NEW = TURN.inked(GOLD_INK)
WARNING = LINE.inked(colour("#FFB8C2")).but(face=ITALIC_FACE)
NEW_LINE = 22.0
"""Height in logical pixels of the line above what is new."""
TITLES = {"log": "The log", "notes": "Notebook"}


def draw_drawer(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the drawer that is open over the table; beside a docked log there is none."""
    if now.drawer not in TITLES or layout.docked is not None:
        return
    box = layout.drawer
    page.spot("panel:drawer", "text", TITLES[now.drawer], box, tab=False)
    inner = panel(page, box, TITLES[now.drawer], close="button:close-drawer")
    if now.drawer == "log":
        draw_log(page, inner, now)
    else:
        draw_notebook(page, inner, now)


def draw_log(page: Page, box: Box, now: Showing) -> None:
    """Draw the whole log, the newest last, with the portrait of who did it and the card it was done with.

    What is new since it was last read stands below a line that says so.
    """
    rows = log_rows(now.view, now.people)
    width = box.w - 14
    heights = [_row_height(page, row, width) for row in rows]
    fresh = next((n for n, row in enumerate(rows) if row.place >= now.unread), len(rows))
    marked = 0 < fresh < len(rows)
    above = NEW_LINE * page.text if marked else 0.0

    def draw(content: Box) -> None:
        y = content.y
        for n, (row, h) in enumerate(zip(rows, heights, strict=True)):
            if marked and n == fresh:
                _line(page, "New", NEW, Box(content.x, y, content.w, above))
                y += above
            if y + h > box.y - 10 and y < box.bottom + 10:
                line = Box(content.x, y, content.w, h)
                if marked and n >= fresh and row.seat not in (None, now.view.seat):
                    page.fill(Box(line.x - 4, line.y + 4, 3, h - 8), NEW.ink, 1.5)
                _draw_row(page, row, line, now)
                if now.insight and row.seat is not None:
                    _why(page, row, line, now)
            y += h

    scrolling(page, now.log_scroll, box, sum(heights) + above, draw)


def _why(page: Page, row: LogRow, line: Box, now: Showing) -> None:
    """Make a deed of a rival ask for what may be behind it (``why:<place in the log>``)."""
    event = now.view.log[row.place]
    if not isinstance(event, Deed) or actor(now.view, event) == now.view.seat:
        return
    box = line.inset(0, 0, 0, 4)
    tip = Tip("Why?", "What may be behind it, by what you knew then.")
    state = page.spot(f"why:{row.place}", "button", f"{row.text} Why?", box, tip=tip)
    if state.over:
        page.fill(box, colour("#FFF4D6", 0.08), 6)
        page.icon("why", Box(box.x + FACE - 8, box.y + FACE - 10, 16, 16), GOLD_INK)
    if state.focused:
        page.focus_ring(box.inset(1), 6)


def _row_height(page: Page, row: LogRow, width: float) -> float:
    if row.seat is None:
        return 24.0 * page.text if not row.grave else page.measure(row.text, WARNING, width)[1] + 10
    thumb = THUMB[0] + 8 if row.card is not None else 0.0
    text = page.measure(row.text, LINE, width - FACE - 12 - thumb)[1]
    return max(text, FACE, THUMB[1] if row.card is not None else 0.0) + 12


def _line(page: Page, words: str, style: Style, box: Box) -> None:
    """Write words in the middle of a line across the log."""
    w = page.measure(words, style)[0]
    page.words(words, style, box, across=0.5, down=0.5, wrap=False)
    for x, right in ((box.x, box.cx - w / 2 - 10), (box.cx + w / 2 + 10, box.right)):
        if right - x > 20:
            page.plate("rule", Box(x, box.cy - 4, right - x, 8))


def _draw_row(page: Page, row: LogRow, box: Box, now: Showing) -> None:
    if row.seat is None and row.grave:
        page.words(row.text, WARNING, box, across=0.5, down=0.4, balance=True)
        return
    if row.seat is None:
        _line(page, row.text, TURN, box)
        return
    draw_face(page, now.people[row.seat].portrait, Box(box.x + 2, box.y + 4, FACE, FACE))
    x = box.x + FACE + 12
    thumb = THUMB[0] + 8 if row.card is not None else 0.0
    ink = colour("#FFB8C2") if row.grave else MOON if row.seat == now.view.seat else SOFT
    page.words(row.text, LINE.inked(ink), Box(x, box.y + 4, box.right - x - thumb, 0))
    if row.card is not None:
        picture = Box(box.right - THUMB[0] - 2, box.y + 3, *THUMB)
        page.image(f"enemies_and_lovers/{row.card}-small", picture)
