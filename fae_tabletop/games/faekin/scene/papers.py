"""Draws the drawers at the right: the log with who did it, and the notebook with what is still possible and why."""

from __future__ import annotations

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.cards import CardId, Holder
from fae_tabletop.games.faekin.scene.cardface import draw_small
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.notesgrid import draw_notebook
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.sentence import open_questions
from fae_tabletop.games.faekin.words import line
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel, scrolling
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import (
    BODY,
    CAPS_FACE,
    HEADING,
    MOON,
    SOFT,
    Style,
    colour,
)

LINE = BODY.but(size=16, leading=1.14)
DUEL = Style(CAPS_FACE, 11.5, HEADING, tracking=0.14, leading=1.1, capitals=True)
FACE = 28.0
THUMB = (30.0, 42.0)
FOUND = colour("#FFE9A8", 0.16)
MARK = (40.0, 34.0)
"""Width and height of the buttons of one's own marks."""
MARKED, OVER, UNMARKED = colour("#EBC46C", 0.24), colour("#FFFFFF", 0.1), colour("#E6DCF6", 0.4)
HEIR = colour("#FFE9A8")
UNANSWERED = " (Not answered yet.)"
NOTEBOOK = 640.0
TITLES = {"log": "The log", "notes": "Notebook"}


def draw_drawer(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the drawer that is open."""
    if now.drawer not in TITLES:
        return
    box = layout.drawer if now.drawer == "log" else notebook_box(layout)
    page.fill(box, colour("#0E0A20", 0.97), 12)
    page.spot("panel:drawer", "text", TITLES[now.drawer], box, tab=False)
    inner = panel(page, box, TITLES[now.drawer], close="button:close-drawer")
    (draw_log if now.drawer == "log" else draw_notebook)(page, inner, now)


def notebook_box(layout: TableLayout) -> Box:
    """Return where the notebook lies, which is broader than the log."""
    drawer = layout.drawer
    wide = max(drawer.w, min(NOTEBOOK * (1 + 0.35 * (layout.metrics.text - 1)), layout.screen.w * 0.66))
    return Box(drawer.right - wide, drawer.y, wide, drawer.h)


def actor(event: e.Told) -> Holder | None:
    """Return whose portrait stands beside a line of the log."""
    if isinstance(event, e.Lost):
        return event.winner
    if isinstance(event, e.TurnedUp):
        return event.fae
    if isinstance(event, e.Looked | e.Tied):
        return event.attacker
    seat: Seat | None = getattr(event, "seat", None)
    return seat


def shown_card(event: e.Told) -> CardId | None:
    """Return the card whose small face stands in a line of the log."""
    return event.card if isinstance(event, e.Lost | e.TurnedUp) else None


def draw_log(page: Page, box: Box, now: Showing) -> None:
    """Draw the whole log, the newest last; each line is a hotspot ``log:<place>``."""
    names = [person.name for person in now.people]
    unanswered = open_questions(now.view)
    rows = [
        (place, event, line(now.view, names, event) + (UNANSWERED if event in unanswered else ""))
        for place, event in enumerate(now.view.log)
    ]
    width = box.w - 14
    heights = [_row_height(page, event, words, width) for _, event, words in rows]

    if now.finding and now.found is not None:
        now.log_scroll.room, now.log_scroll.length = box.h, sum(heights)
        now.log_scroll.to(sum(heights[: now.found]) - 48.0)

    def draw(content: Box) -> None:
        y = content.y
        for (place, event, words), h in zip(rows, heights, strict=True):
            if y + h > box.y - 10 and y < box.bottom + 10:
                if place == now.found:
                    page.fill(Box(content.x - 4, y - 2, content.w + 8, h), FOUND, 6)
                _draw_row(page, place, event, words, Box(content.x, y, content.w, h), now)
            y += h

    scrolling(page, now.log_scroll, box, sum(heights), draw)


def _row_height(page: Page, event: e.Told, words: str, width: float) -> float:
    thumb = THUMB[0] + 8 if shown_card(event) is not None else 0.0
    head = 20.0 * page.text if isinstance(event, e.Challenged) else 0.0
    text = page.measure(words, LINE, width - FACE - 12 - thumb)[1]
    return head + max(text, FACE, THUMB[1] if thumb else 0.0) + 10


def _draw_row(page: Page, place: int, event: e.Told, words: str, box: Box, now: Showing) -> None:
    if isinstance(event, e.Challenged):
        head = box.top(20.0 * page.text)
        page.words(f"Duel {event.duel + 1}", DUEL, head, down=0.5, wrap=False)
        box = box.below(head.h)
    page.spot(f"log:{place}", "text", words, box, tab=False)
    who = actor(event)
    if who is not None:
        draw_face(page, now.badge_of(who), Box(box.x + 2, box.y + 3, FACE, FACE))
    card = shown_card(event)
    thumb = THUMB[0] + 8 if card is not None else 0.0
    x = box.x + FACE + 12
    ink = MOON if isinstance(event, e.Said | e.Asked) else SOFT
    page.words(words, LINE.inked(ink), Box(x, box.y + 4, box.right - x - thumb, 0))
    if card is not None:
        draw_small(page, card, Box(box.right - THUMB[0] - 2, box.y + 2, *THUMB))
