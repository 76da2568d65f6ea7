"""Draws what the table urges during a claim, and beside each speaker what one's own notebook says of its Court."""

from __future__ import annotations

from typing import Literal, NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import COURT, COURTS, HAND, Court
from fae_tabletop.games.faekin.counting import Counts, holder_told, possible
from fae_tabletop.games.faekin.events import Claimed, Said
from fae_tabletop.games.faekin.notebook import Entry, notebook
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.scene.cardface import draw_season
from fae_tabletop.games.faekin.scene.middle import INKS
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.talk import Evade
from fae_tabletop.games.faekin.voices import utterance
from fae_tabletop.games.faekin.words import COURT_NAMES
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import BAR, NOTE_EDGE, NOTE_PAPER, Scroll, scrolling
from fae_tabletop.ui.people import names
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import (
    BODY,
    BOLD_FACE,
    CAPS_FACE,
    ITALIC_FACE,
    PARCHMENT_INK,
    SMALL_CAPS,
    WINE,
    Style,
    colour,
)

Mark = Literal["with you", "against you", "unsure"]
NEARLY, LIKELY = 0.9, 0.65
"""Shares of the deals from which a Court is nearly sure, and likely."""
TITLE = Style(SMALL_CAPS, 22, PARCHMENT_INK, leading=1.0)
CAPTION = Style(CAPS_FACE, 11.5, WINE, tracking=0.12, leading=1.1, capitals=True)
NAME = Style(SMALL_CAPS, 17.5, WINE, leading=1.0)
SAID = BODY.but(size=15.5, ink=PARCHMENT_INK, leading=1.12)
SILENT = Style(ITALIC_FACE, 15, colour("#6B5540"), leading=1.1)
VERDICT = Style(BOLD_FACE, 16, PARCHMENT_INK, leading=1.08)
REASON = Style(ITALIC_FACE, 14.5, PARCHMENT_INK, leading=1.08)
MARKS: dict[Mark, tuple[str, str]] = {
    "with you": ("check", "#2F7A5E"), "against you": ("close", "#B3263F"), "unsure": ("help", "#9A6B1A"),
}  # fmt: skip
RULE = colour("#B9975A", 0.55)
FACE, MARK, BADGE = 40.0, 20.0, 30.0
TWO_LINES = 560.0
"""Width below which what is said and what the notebook says stand below each other."""
SPLIT = 0.58
ROWS, LEAST = 2.0, 0.68
"""How many rows are seen at least, and how much smaller words become for it."""
SLIGHTLY = 0.9
"""How much smaller words become, and reasons no longer than a line, where all rows then have room."""
PAD = (18.0, 12.0)


class Judged(NamedTuple):
    """What the notebook says of a speaker: how it stands to the viewer, the possible Courts, in words, and why."""

    mark: Mark
    courts: tuple[Court, ...]
    words: str
    reason: str


def judged(view: View, entry: Entry, counts: Counts | None, own: Court) -> Judged:
    """Return what the viewer, of the Court ``own``, may think of a speaker; ``counts`` are None until they are made."""
    place = place_of(view.seats, entry.holder)
    there = tuple(
        court
        for index, court in enumerate(COURTS)
        if index in {COURT[card] for card in possible(view)[place]}
    )
    if len(there) == 1:
        mark: Mark = "with you" if there[0] == own else "against you"
        return Judged(mark, there, f"{COURT_NAMES[there[0]]}, for certain", _certain(view, entry))
    if counts is None:
        return Judged("unsure", there, "Winter or Summer", "")
    share = {court: counts.court(entry.holder, court) for court in COURTS}
    likely = max(COURTS, key=share.__getitem__)
    reason = holder_told(view, counts, entry.holder)
    if share[likely] >= NEARLY:
        return Judged(
            "with you" if likely == own else "unsure",
            (likely,),
            f"{COURT_NAMES[likely]}, nearly sure",
            reason,
        )
    if share[likely] >= LIKELY:
        return Judged("unsure", (likely,), f"{COURT_NAMES[likely]}, likely", reason)
    return Judged("unsure", there, "Winter or Summer", reason)


def _certain(view: View, entry: Entry) -> str:
    """Return in a few words how the Court of somebody is known."""
    if len(view.shown(entry.holder)) == HAND:
        return "all three cards lie open"
    return "you know all three cards" if len(entry.known) == HAND else entry.because


def urged(view: View, seat: Seat) -> int | None:
    """Return what a seat stated last since the claim was made, by its number; None while it has stated nothing.

    No answer is no statement.
    """
    found: list[Said] = []
    for event in view.log:
        if isinstance(event, Claimed):
            found = []
        elif isinstance(event, Said) and event.seat == seat and not isinstance(event.fact, Evade):
            found.append(event)
    return found[-1].number if view.claimant is not None and found else None


class _Type(NamedTuple):
    """How large the words of the rows are; very large ones give way a little, so that more than one row is seen."""

    name: Style
    said: Style
    silent: Style
    verdict: Style
    reason: Style


def _type(k: float) -> _Type:
    return _Type(*(style.but(size=style.size * k) for style in (NAME, SAID, SILENT, VERDICT, REASON)))


class _Row(NamedTuple):
    """A speaker's row: what it said, what is known of it, and what of the reason has room."""

    seat: Seat
    number: int | None
    said: str
    judged: Judged
    short: str
    height: float


def draw_urgings(page: Page, box: Box, now: Showing, counts: Counts | None, scroll: Scroll) -> None:
    """Draw the parchment with a row for each of the others: its latest words, and what is known of its Court."""
    page.fill(box.moved(0, 2), colour("#050312", 0.5), 12)
    page.fill(box, NOTE_PAPER, 12, NOTE_EDGE, 1.5)
    page.fill(box.inset(5), (0, 0, 0, 0), 9, colour("#B9975A", 0.35), 1.0)
    inner = box.inset(PAD[0], PAD[1], PAD[0] - 4, PAD[1])
    stacked = inner.w < TWO_LINES * page.text
    room = inner.below(_heads(page, inner, stacked) + 5)
    k = 1.0
    rows = _rows(page, now, counts, room.w - BAR, stacked, _type(k))
    while k > LEAST and rows and ROWS * min(row.height for row in rows) > room.h:
        k -= 0.08
        rows = _rows(page, now, counts, room.w - BAR, stacked, _type(k))
    length = sum(row.height for row in rows)
    lines = 2
    for size, most in ((1.0, 1), (SLIGHTLY, 1)):
        if length <= room.h + 0.5 or k < 1.0:
            break
        tight = _rows(page, now, counts, room.w, stacked, _type(size), most)
        if sum(row.height for row in tight) <= room.h + 0.5:
            k, lines, length = size, most, 0.0
    if length <= room.h + 0.5:
        rows = _rows(page, now, counts, room.w, stacked, _type(k), lines)
        length = sum(row.height for row in rows)
        # What is left over is shared out between the rows.
        spare = min(14.0, max(0.0, room.h - length) / max(1, len(rows)))
        rows = [row._replace(height=row.height + spare) for row in rows]
        length += spare * len(rows)

    def draw(content: Box) -> None:
        y = content.y
        for n, row in enumerate(rows):
            line = Box(content.x, y, content.w, row.height)
            if n:
                page.fill(Box(line.x, line.y, line.w, 1), RULE)
            _draw_row(page, line, now, row, stacked, _type(k))
            y = line.bottom

    scrolling(page, scroll, room, length, draw, shade=NOTE_PAPER)


def _heads(page: Page, inner: Box, stacked: bool) -> float:
    """Draw the title and what the right half is; return their height."""
    title, style = "What the table urges", TITLE.but(size=TITLE.size / max(1.0, page.text / 1.3))
    title_w = inner.w * (SPLIT - 0.06) if not stacked else inner.w
    used = page.words(title, page.fitted(title, style, title_w, 0.5), inner.left(title_w), wrap=False)
    if not stacked:
        right = inner.after(inner.w * SPLIT).top(used.h)
        caption = "your notebook says"
        page.words(caption, page.fitted(caption, CAPTION, right.w, 0.6), right, down=0.6, wrap=False)
    return used.h


def _rows(
    page: Page, now: Showing, counts: Counts | None, width: float, stacked: bool, faces: _Type, lines: int = 2
) -> list[_Row]:
    view = now.view
    people = names(now.people)
    entries = {entry.holder: entry for entry in notebook(view, people)}
    left_w, right_w = _widths(page, width, stacked)
    found = []
    for seat in (holder for holder in now.others if isinstance(holder, int)):
        number = urged(view, seat)
        said = f"“{utterance(view, people, number).text}”" if number is not None else "Nothing yet."
        told = judged(view, entries[seat], counts, now.court)
        short = _shortened(page, told.reason, right_w, faces.reason, lines)
        left = _said_height(page, now.name_of(seat), said, left_w, number is not None, faces)
        right = _told_height(page, told.words, short, right_w, faces)
        high = left + right + 4 if stacked else max(left, right)
        found.append(_Row(seat, number, said, told, short, max(high, _face(page)) + 10))
    return found


def _said_height(page: Page, name: str, said: str, width: float, spoke: bool, faces: _Type) -> float:
    style = faces.said if spoke else faces.silent
    return page.measure(name, faces.name)[1] + page.measure(said, style, width)[1] + 1


def _told_height(page: Page, words: str, short: str, width: float, faces: _Type) -> float:
    high = page.measure(words, faces.verdict, width)[1]
    return high + (page.measure(short, faces.reason, width)[1] if short else 0.0)


def _shortened(page: Page, words: str, width: float, style: Style, lines: int) -> str:
    """Return words, or as many of them as stand on so many lines."""
    high = (lines + 0.2) * page.measure("X", style)[1]
    kept = words.split(" ")
    while kept and page.measure(" ".join(kept) + "…", style, width)[1] > high:
        kept.pop()
    return words if len(kept) == len(words.split(" ")) else " ".join(kept).rstrip(".,;:") + "…"


def _face(page: Page) -> float:
    return FACE * min(1.25, page.text)


def _marks(page: Page) -> float:
    """How much room mark and badges take before the words of the notebook."""
    return (MARK + 8 + BADGE * 1.5 + 8) * min(1.3, page.text)


def _widths(page: Page, width: float, stacked: bool) -> tuple[float, float]:
    """Return how wide the words of a speaker and those of the notebook are."""
    if stacked:
        return width - _face(page) - 12, width - _marks(page)
    left = width * SPLIT
    return left - _face(page) - 12 - 14, width - left - _marks(page)


def _draw_row(page: Page, line: Box, now: Showing, row: _Row, stacked: bool, faces: _Type) -> None:
    name = now.name_of(row.seat)
    label = f"{name}: {row.said} {row.judged.words}. {row.judged.reason}"
    tip = Tip(f"{name}: {row.judged.words}", row.judged.reason)
    whole = line.inset(-4, 1)
    if row.number is None:
        page.spot(f"panel:urging-{row.seat}", "text", label, whole, tab=False, tip=tip)
    else:
        state = page.spot(f"urging:{row.number}", "button", label, whole, tip=tip)
        if state.over or state.pressed:
            page.fill(whole, colour("#FFF8E2", 0.6), 6)
        if state.focused:
            page.focus_ring(line.inset(-2, 3), 6)
    inner = line.inset(0, 5)
    left_w, right_w = _widths(page, line.w, stacked)
    face = _face(page)
    said_h = _said_height(page, name, row.said, left_w, row.number is not None, faces)
    left = inner.top(max(said_h, face)) if stacked else inner
    down = max(0.0, (min(left.h, said_h) - face) / 2)
    draw_face(page, now.picture_of(row.seat), Box(left.x, left.y + down, face, face))
    middle = 0.0 if stacked else (left.h - said_h) / 2
    words = Box(left.x + face + 12, left.y + middle, left_w, said_h)
    used = page.words(name, page.fitted(name, faces.name, left_w, 0.6), words, wrap=False)
    style = faces.said if row.number is not None else faces.silent
    page.words(row.said, style, words.below(used.h + 1))
    right_h = _told_height(page, row.judged.words, row.short, right_w, faces)
    if stacked:
        told = Box(inner.x, inner.bottom - right_h, line.w, right_h)
    else:
        told = inner.after(line.w * SPLIT).moved(0, (inner.h - right_h) / 2).top(right_h)
    _draw_judged(page, told, row, right_w, faces)


def _draw_judged(page: Page, box: Box, row: _Row, width: float, faces: _Type) -> None:
    """Draw the mark, the badges of the possible Courts, and the words of the notebook."""
    told = row.judged
    k = min(1.3, page.text)
    icon, ink = MARKS[told.mark]
    line = min(box.h, 44.0 * page.text) if row.short else box.h
    mark = Box(box.x, box.y + (line - MARK * k) / 2, MARK * k, MARK * k)
    page.icon(icon, mark, colour(ink))
    side = BADGE * k
    x = mark.right + 8 * k
    if len(told.courts) == 2:
        small = side * 0.8
        for n, court in enumerate(reversed(told.courts)):
            draw_season(page, court, Box(x + n * side * 0.62, box.y + (line - small) / 2, small, small))
    else:
        draw_season(page, told.courts[0], Box(x + side * 0.2, box.y + (line - side) / 2, side, side))
    words = Box(box.x + _marks(page), box.y, width, box.h)
    verdict = faces.verdict.inked(INKS[told.courts[0]] if len(told.courts) == 1 else PARCHMENT_INK)
    used = page.words(told.words, verdict, words)
    if row.short:
        page.words(row.short, faces.reason, words.below(used.h))
