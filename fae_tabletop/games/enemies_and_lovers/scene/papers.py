"""Draws what is read beside the table: the log with pictures, and the notebook of what is certain."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, SUBTYPE_NAMES
from fae_tabletop.games.enemies_and_lovers.notebook import Entry, notebook
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_eye
from fae_tabletop.games.enemies_and_lovers.scene.pieces import draw_face
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.games.enemies_and_lovers.scene.telling import LogRow, log_rows
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel, scrolling
from fae_tabletop.ui.theme import (
    BODY,
    CAPS_FACE,
    HEADING,
    MOON,
    MUTE,
    SECOND,
    SMALL_CAPS,
    SOFT,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import heading

LINE = BODY.but(size=16, leading=1.14)
ROUND = Style(CAPS_FACE, 11.5, HEADING, tracking=0.14, leading=1.1, capitals=True)
ROW = BODY.but(size=15.5, leading=1.12)
FACE = 28.0
THUMB = (30.0, 42.0)
TITLES = {"log": "The log", "notes": "Notebook"}


def draw_drawer(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the drawer that is open."""
    if now.drawer not in TITLES:
        return
    box = layout.drawer.inset(0, 8, 8, 8)
    page.spot("panel:drawer", "text", TITLES[now.drawer], box, tab=False)
    inner = panel(page, box, TITLES[now.drawer], close="button:close-drawer")
    if now.drawer == "log":
        draw_log(page, inner, now)
    else:
        draw_notebook(page, inner, now)


def draw_log(page: Page, box: Box, now: Showing) -> None:
    """Draw the whole log, the newest on top, with the portrait of who did it and the card it was done with."""
    rows = log_rows(now.view, now.people)[::-1]
    heights = [_row_height(page, row, box.w - 14) for row in rows]

    def draw(content: Box) -> None:
        y = content.y
        for row, h in zip(rows, heights, strict=True):
            if y + h > box.y - 10 and y < box.bottom + 10:
                _draw_row(page, row, Box(content.x, y, content.w, h), now)
            y += h

    scrolling(page, now.log_scroll, box, sum(heights), draw)


def _row_height(page: Page, row: LogRow, width: float) -> float:
    if row.seat is None:
        return 24.0 * page.text
    thumb = THUMB[0] + 8 if row.card is not None else 0.0
    text = page.measure(row.text, LINE, width - FACE - 12 - thumb)[1]
    return max(text, FACE, THUMB[1] if row.card is not None else 0.0) + 12


def _draw_row(page: Page, row: LogRow, box: Box, now: Showing) -> None:
    if row.seat is None:
        w = page.measure(row.text, ROUND)[0]
        page.words(row.text, ROUND, box, across=0.5, down=0.5, wrap=False)
        for x, right in ((box.x, box.cx - w / 2 - 10), (box.cx + w / 2 + 10, box.right)):
            if right - x > 20:
                page.plate("rule", Box(x, box.cy - 4, right - x, 8))
        return
    draw_face(page, now.people[row.seat].portrait, Box(box.x + 2, box.y + 4, FACE, FACE))
    x = box.x + FACE + 12
    thumb = THUMB[0] + 8 if row.card is not None else 0.0
    ink = colour("#FFB8C2") if row.grave else MOON if row.seat == now.view.seat else SOFT
    page.words(row.text, LINE.inked(ink), Box(x, box.y + 4, box.right - x - thumb, 0))
    if row.card is not None:
        picture = Box(box.right - THUMB[0] - 2, box.y + 3, *THUMB)
        page.image(f"enemies_and_lovers/{row.card}-small", picture)


# -- the notebook -------------------------------------------------------------------------------------------


def _what_you_know(now: Showing) -> list[tuple[str, bool]]:
    """Return what the viewer knows of hidden cards, and what others know of the viewer's, as sentences."""
    view, people = now.view, now.people
    found: list[tuple[str, bool]] = []
    for fact in view.facts:
        place = "hand" if fact.zone == "hand" else f"slot {fact.slot}" if fact.slot else "Court"
        all_know = " All know it." if fact.common else ""
        found.append((f"{people[fact.seat].name}, {place}: {NAMES[fact.card]}.{all_know}", True))
    for seen in view.seen:
        by = " and ".join(people[seat].name for seat in seen.by)
        found.append((f"Your {NAMES[seen.card]} is known to {by}.", False))
    return found


def draw_notebook(page: Page, box: Box, now: Showing, *, short: bool = False) -> None:
    """Draw what is certain: hidden cards known, own cards others know, and, unless ``short``, where every card is."""
    rows = _what_you_know(now)
    known = notebook(now.view, [person.name for person in now.people]) if not short else ()
    first = [max(22.0, page.measure(words, ROW, box.w - 44)[1]) + 6 for words, _ in rows]
    empty = "Nothing hidden is certain yet." if not rows else ""
    empty_h = page.measure(empty, SECOND, box.w - 14)[1] + 8 if empty else 0.0
    name_w = 0.46
    second = [_known_height(page, one, box.w - 14, name_w) for one in known]
    head_h = 30.0 * page.text
    length = empty_h + sum(first) + (head_h + sum(second) if known else 0.0)

    def draw(content: Box) -> None:
        y = content.y
        if empty:
            page.words(empty, SECOND, Box(content.x, y, content.w, 0))
            y += empty_h
        for (words, theirs), h in zip(rows, first, strict=True):
            draw_eye(page, Box(content.x + 1, y + 2, 20, 20), not theirs)
            page.words(words, ROW.inked(MOON if theirs else SOFT), Box(content.x + 28, y, content.w - 30, 0))
            y += h
        if not known:
            return
        heading(page, "Where every card is", Box(content.x, y + 6, content.w, 20))
        y += head_h
        for one, h in zip(known, second, strict=True):
            if y + h > box.y - 10 and y < box.bottom + 10:
                _draw_known(page, one, Box(content.x, y, content.w, h), name_w)
            y += h

    scrolling(page, now.notes_scroll, box, length, draw)


def _known_height(page: Page, one: Entry, width: float, share: float) -> float:
    return max(26.0, page.measure(one.who, SECOND, width * (1 - share) - 8)[1]) + 4


def _draw_known(page: Page, one: Entry, row: Box, share: float) -> None:
    page.fill(row.inset(0, 1), colour("#0A0E22", 0.30), 5)
    name = Style(SMALL_CAPS, 17, MOON if one.certain else MUTE, leading=1.0)
    left = row.left(row.w * share).inset(8, 0)
    page.words(NAMES[one.card], page.fitted(NAMES[one.card], name, left.w, 0.5), left, down=0.5, wrap=False)
    ink = SOFT if one.certain else MUTE
    page.words(one.who, SECOND.inked(ink), row.after(row.w * share), down=0.5)
    kind = SUBTYPE_NAMES[CARD[one.card].subtype]
    told = one.who if one.certain else ": ".join(filter(None, (one.where, one.how)))
    tip = Tip(NAMES[one.card], f"{told[:1].upper()}{told[1:]}.")
    page.spot(f"known:{one.card}", "text", f"{NAMES[one.card]}, {kind}: {told}", row, tab=False, tip=tip)
