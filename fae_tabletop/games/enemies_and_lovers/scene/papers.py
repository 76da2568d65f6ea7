"""Draws the drawer that is open beside the table, and the log with pictures."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.notebook import GUTTER, TWO_COLUMNS, draw_notebook
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
    MOON,
    SOFT,
    Style,
    colour,
)

LINE = BODY.but(size=16, leading=1.14)
ROUND = Style(CAPS_FACE, 11.5, HEADING, tracking=0.14, leading=1.1, capitals=True)
FACE = 28.0
THUMB = (30.0, 42.0)
LESS = 0.74
"""How much smaller the cards are where two deeds stand side by side."""
HOW_SHORT = "click a card to note who you think has it"
TITLES = {"log": "The log", "notes": "Notebook"}


def draw_drawer(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the drawer that is open."""
    if now.drawer not in TITLES:
        return
    wide = layout.wide_drawer != layout.drawer and not now.stage_open
    box = layout.wide_drawer.inset(0, 3, 8, 3) if wide else layout.drawer.inset(0, 8, 8, 8)
    page.spot("panel:drawer", "text", TITLES[now.drawer], box, tab=False)
    marking = now.drawer == "notes" and now.marks is not None and box.w >= (TWO_COLUMNS + 30) * page.text
    title = f"Notebook: {HOW_SHORT}" if marking else TITLES[now.drawer]
    inner = panel(page, box, title, close="button:close-drawer")
    if now.drawer == "log":
        draw_log(page, inner, now)
    else:
        draw_notebook(page, inner, now, how=not marking)


def draw_log(page: Page, box: Box, now: Showing) -> None:
    """Draw the whole log, the newest on top, with the portrait of who did it and the card it was done with."""
    rows = log_rows(now.view, now.people)[::-1]
    columns = 2 if box.w >= TWO_COLUMNS * page.text else 1
    width = (box.w - 14 - GUTTER * (columns - 1)) / columns
    # A round has its line to itself; deeds are read from left to right.
    lines: list[list[LogRow]] = []
    for row in rows:
        if row.seat is None or not lines or lines[-1][0].seat is None or len(lines[-1]) == columns:
            lines.append([row])
        else:
            lines[-1].append(row)
    thumb = THUMB if columns == 1 else (THUMB[0] * LESS, THUMB[1] * LESS)
    heights = [max(_row_height(page, row, width, thumb) for row in line) for line in lines]

    def draw(content: Box) -> None:
        y = content.y
        for line, h in zip(lines, heights, strict=True):
            if y + h > box.y - 10 and y < box.bottom + 10:
                whole = Box(content.x, y, content.w, h)
                parts = (whole,) if line[0].seat is None else whole.columns(columns, GUTTER)
                for row, part in zip(line, parts, strict=False):
                    _draw_row(page, row, part, now, thumb)
                    if now.insight and row.seat is not None:
                        _why(page, row, part, now)
            y += h

    scrolling(page, now.log_scroll, box, sum(heights), draw)


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


def _row_height(page: Page, row: LogRow, width: float, size: tuple[float, float]) -> float:
    if row.seat is None:
        return 24.0 * page.text
    thumb = size[0] + 8 if row.card is not None else 0.0
    text = page.measure(row.text, LINE, width - FACE - 12 - thumb)[1]
    return max(text, FACE, size[1] if row.card is not None else 0.0) + (12 if size == THUMB else 6)


def _draw_row(page: Page, row: LogRow, box: Box, now: Showing, size: tuple[float, float]) -> None:
    if row.seat is None:
        w = page.measure(row.text, ROUND)[0]
        page.words(row.text, ROUND, box, across=0.5, down=0.5, wrap=False)
        for x, right in ((box.x, box.cx - w / 2 - 10), (box.cx + w / 2 + 10, box.right)):
            if right - x > 20:
                page.plate("rule", Box(x, box.cy - 4, right - x, 8))
        return
    draw_face(page, now.people[row.seat].portrait, Box(box.x + 2, box.y + 4, FACE, FACE))
    x = box.x + FACE + 12
    thumb = size[0] + 8 if row.card is not None else 0.0
    ink = colour("#FFB8C2") if row.grave else MOON if row.seat == now.view.seat else SOFT
    page.words(row.text, LINE.inked(ink), Box(x, box.y + 4, box.right - x - thumb, 0))
    if row.card is not None:
        picture = Box(box.right - size[0] - 2, box.y + 3, *size)
        page.image(f"enemies_and_lovers/{row.card}-small", picture)
