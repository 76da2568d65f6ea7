"""Draws the drawers at the right: the log with who did it, and the notebook with what is still possible and why."""

from __future__ import annotations

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.cards import HAND, NUMBER, RANK, CardId, Holder
from fae_tabletop.games.faekin.notebook import NO_MARK, Entry, notebook
from fae_tabletop.games.faekin.scene.cardface import draw_season, draw_small
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.sentence import open_questions
from fae_tabletop.games.faekin.words import COURT_NAMES, card_name, line, rank_name
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel, scrolling
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import (
    BODY,
    BODY_BOLD,
    CAPS_FACE,
    HEADING,
    MOON,
    ROW_NAME,
    SECOND,
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
TITLES = {"log": "The log", "notes": "Notebook"}


def draw_drawer(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the drawer that is open."""
    if now.drawer not in TITLES:
        return
    page.fill(layout.drawer, colour("#0E0A20", 0.97), 12)
    page.spot("panel:drawer", "text", TITLES[now.drawer], layout.drawer, tab=False)
    inner = panel(page, layout.drawer, TITLES[now.drawer], close="button:close-drawer")
    (draw_log if now.drawer == "log" else draw_notebook)(page, inner, now)


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


def draw_notebook(page: Page, box: Box, now: Showing) -> None:
    """Draw for everybody the Courts and identities that are still possible, each with what it rests on."""
    names = [person.name for person in now.people]
    entries = notebook(now.view, names)
    width = box.w - 14
    blank = Page(page.kit, page.metrics, page.look, page.palette)
    heights = [_entry(blank, entry, Box(0, 0, width, 0), now) for entry in entries]

    def draw(content: Box) -> None:
        y = content.y
        for entry, h in zip(entries, heights, strict=True):
            _entry(page, entry, Box(content.x, y, content.w, h), now)
            y += h

    scrolling(page, now.notes_scroll, box, sum(heights), draw)


def _entry(page: Page, entry: Entry, box: Box, now: Showing) -> float:
    """Draw one holder's page of the notebook; returns its height."""
    face = 40.0
    draw_face(page, now.badge_of(entry.holder), Box(box.x + 2, box.y + 4, face, face))
    x = box.x + face + 12
    wide, side = (part * min(page.text, 1.5) for part in MARK)
    room = Box(x, box.y + 2, box.right - x - 2 * wide - 12, 0)
    name = now.name_of(entry.holder)
    used = page.words(name, page.fitted(name, ROW_NAME, room.w * 0.6, 0.5), room, wrap=False)
    badge_x = used.right + 10
    for court in entry.courts:
        draw_season(page, court, Box(badge_x, used.y + used.h / 2 - 11, 22, 22))
        badge_x += 26
    _marks(page, entry.holder, Box(box.right - 2 * wide - 6, box.y + 2, 2 * wide + 4, side), now)
    told = possible(entry)
    top = max(used.bottom + 2, box.y + 2 + side + 2)
    y = page.words(told, BODY_BOLD.but(size=15.5), Box(x, top, box.right - x, 0)).bottom
    if entry.known and len(entry.known) < HAND:
        held = ", ".join(card_name(card) for card in entry.known)
        y = page.words(f"Holds {held}.", BODY.but(size=15), Box(x, y + 1, box.right - x, 0)).bottom
    for reason in (entry.because, entry.heir):
        y = page.words(reason, SECOND.but(size=14.5), Box(x, y + 1, box.right - x, 0)).bottom
    bottom = max(y, box.y + face + 8) + 12
    label = f"{name}: {told}. {entry.because} {entry.heir}"
    page.spot(
        f"known:{entry.holder}", "text", label, Box(box.x, box.y, box.w, bottom - box.y - 6), tab=False, z=-1,
        tip=Tip(name, " ".join(entry.reasons) or "Nothing was seen of them yet."),
    )  # fmt: skip
    return bottom - box.y


def _marks(page: Page, holder: Holder, row: Box, now: Showing) -> None:
    """Draw one's own marks as two buttons: the Court that is suspected, and whether it may be the Heir."""
    mark = now.marks.get(str(holder), NO_MARK)
    name = now.name_of(holder)
    season, crown = row.columns(2, 4)
    court = "no Court" if mark.court is None else COURT_NAMES[mark.court]
    heir = "an Heir" if mark.heir else "no Heir"
    tip = "Your own mark. Nobody else sees it, and nobody plays by it."
    for box, spot, told in ((season, f"mark:court:{holder}", court), (crown, f"mark:heir:{holder}", heir)):
        chosen = told in ("Summer", "Winter", "an Heir")
        state = page.spot(
            spot,
            "button",
            f"{name}, your mark: {told}",
            box,
            tip=Tip(f"Marked: {told}", tip),
            selected=chosen,
        )
        if chosen or state.over:
            page.fill(box, MARKED if chosen else OVER, 7)
        else:
            page.dashed(box.inset(1), UNMARKED, 7)
        if state.focused:
            page.focus_ring(box, 7)
    if mark.court is not None:
        draw_season(page, mark.court, season.inset(3).fit(1, 1))
    else:
        page.words("?", ROW_NAME.inked(UNMARKED), season, across=0.5, down=0.45, wrap=False)
    page.image("faekin/emblem-crown", crown.inset(4).fit(1, 1), tint=HEIR if mark.heir else UNMARKED)


def possible(entry: Entry) -> str:
    """Return the identities that are possible, Court by Court, in runs: ``Winter 5 to 9, Queen``."""
    parts = []
    for court in entry.courts:
        letter = "S" if court == "summer" else "W"
        ranks = sorted(RANK[NUMBER[card]] for card in entry.identities if card[0] == letter)
        parts.append(f"{COURT_NAMES[court]} {runs(ranks)}")
    lead = "For certain " if len(entry.identities) == 1 else ""
    return f"{lead}{' or '.join(parts)}"


def runs(ranks: list[int]) -> str:
    """Return ranks in words, neighbours drawn together: ``2 to 5, Queen``."""
    found: list[list[int]] = []
    for rank in ranks:
        if found and rank == found[-1][-1] + 1:
            found[-1].append(rank)
        else:
            found.append([rank])
    told = []
    for run in found:
        if len(run) > 2:
            told.append(f"{rank_name(run[0])} to {rank_name(run[-1])}")
        else:
            told += map(rank_name, run)
    return ", ".join(told)
