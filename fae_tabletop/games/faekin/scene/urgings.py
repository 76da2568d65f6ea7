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
    """Return what a seat stated last since the claim was made, by its number, silence only if there is nothing else.

    None while it has kept still.
    """
    found: list[Said] = []
    for event in view.log:
        if isinstance(event, Claimed):
            found = []
        elif isinstance(event, Said) and event.seat == seat:
            found.append(event)
    if view.claimant is None or not found:
        return None
    told = [said for said in found if not isinstance(said.fact, Evade)]
    return (told or found)[-1].number


class _Row(NamedTuple):
    seat: Seat
    number: int | None
    said: str
    judged: Judged
    reason: str
    height: float


def draw_urgings(page: Page, box: Box, now: Showing, counts: Counts | None, scroll: Scroll) -> None:
    """Draw the parchment with a row for each of the others: its latest words, and what is known of its Court."""
    page.fill(box.moved(0, 2), colour("#050312", 0.5), 12)
    page.fill(box, NOTE_PAPER, 12, NOTE_EDGE, 1.5)
    page.fill(box.inset(5), (0, 0, 0, 0), 9, colour("#B9975A", 0.35), 1.0)
    inner = box.inset(PAD[0], PAD[1], PAD[0] - 4, PAD[1])
    stacked = inner.w < TWO_LINES * page.text
    title = "What the table urges"
    title_w = inner.w * (SPLIT - 0.06) if not stacked else inner.w
    used = page.words(
        title, page.fitted(title, TITLE, title_w, 0.5), inner.before(inner.w - title_w), wrap=False
    )
    if not stacked:
        right = inner.after(inner.w * SPLIT)
        caption = "your notebook says"
        page.words(
            caption, page.fitted(caption, CAPTION, right.w, 0.6), right.top(used.h), down=0.6, wrap=False
        )
    room = inner.below(used.h + 5)
    rows = _rows(page, now, counts, room.w - BAR, stacked)
    length = sum(row.height for row in rows)
    if length <= room.h + 0.5:
        rows = _rows(page, now, counts, room.w, stacked)
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
            _draw_row(page, line, now, row, stacked)
            y = line.bottom

    scrolling(page, scroll, room, length, draw, shade=NOTE_PAPER)


def _rows(page: Page, now: Showing, counts: Counts | None, width: float, stacked: bool) -> list[_Row]:
    view = now.view
    people = names(now.people)
    entries = {entry.holder: entry for entry in notebook(view, people)}
    found = []
    for seat in (holder for holder in now.others if isinstance(holder, int)):
        number = urged(view, seat)
        said = f"“{utterance(view, people, number).text}”" if number is not None else "Nothing yet."
        told = judged(view, entries[seat], counts, now.court)
        left_w, right_w = _widths(page, width, stacked)
        short = _two_lines(page, told.reason, right_w)
        style = SAID if number is not None else SILENT
        left = page.measure(now.name_of(seat), NAME)[1] + page.measure(said, style, left_w)[1] + 1
        right = page.measure(told.words, VERDICT, right_w)[1]
        right += page.measure(short, REASON, right_w)[1] if short else 0.0
        high = left + right + 4 if stacked else max(left, right)
        found.append(
            _Row(seat, number, said, told._replace(reason=short), told.reason, max(high, _face(page)) + 10)
        )
    return found


def _two_lines(page: Page, words: str, width: float) -> str:
    """Return words, or as many of them as stand on two lines."""
    two = 2.2 * page.measure("X", REASON)[1]
    kept = words.split(" ")
    while kept and page.measure(" ".join(kept) + "…", REASON, width)[1] > two:
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


def _draw_row(page: Page, line: Box, now: Showing, row: _Row, stacked: bool) -> None:
    name = now.name_of(row.seat)
    label = f"{name}: {row.said} {row.judged.words}. {row.judged.reason}"
    if row.number is not None:
        state = page.spot(
            f"urging:{row.number}",
            "button",
            label,
            line.inset(-4, 1),
            tip=Tip("In the log", "Click to find it there."),
        )
        if state.over or state.pressed:
            page.fill(line.inset(-4, 1), colour("#FFF8E2", 0.6), 6)
        if state.focused:
            page.focus_ring(line.inset(-2, 3), 6)
    inner = line.inset(0, 5)
    left_w, right_w = _widths(page, line.w, stacked)
    face = _face(page)
    style = SAID if row.number is not None else SILENT
    said_h = page.measure(name, NAME)[1] + page.measure(row.said, style, left_w)[1] + 1
    left = inner.top(max(said_h, face)) if stacked else inner
    draw_face(
        page,
        now.picture_of(row.seat),
        Box(left.x, left.y + max(0.0, (min(left.h, said_h) - face) / 2), face, face),
    )
    words = Box(left.x + face + 12, left.y, left_w, said_h).moved(
        0, (left.h - said_h) / 2 if not stacked else 0.0
    )
    used = page.words(name, page.fitted(name, NAME, left_w, 0.6), words, wrap=False)
    page.words(row.said, style, words.below(used.h + 1))
    right_h = page.measure(row.judged.words, VERDICT, right_w)[1]
    right_h += page.measure(row.judged.reason, REASON, right_w)[1] if row.judged.reason else 0.0
    if stacked:
        _draw_judged(page, Box(inner.x, inner.bottom - right_h, line.w, right_h), row.judged, right_w)
    else:
        right = inner.after(line.w * SPLIT)
        _draw_judged(page, right.moved(0, (inner.h - right_h) / 2).top(right_h), row.judged, right_w)


def _draw_judged(page: Page, box: Box, told: Judged, width: float) -> None:
    """Draw the mark, the badges of the possible Courts, and the words of the notebook."""
    k = min(1.3, page.text)
    icon, ink = MARKS[told.mark]
    line = box.h if not told.reason else min(box.h, 44.0 * page.text)
    mark = Box(box.x, box.y + (line - MARK * k) / 2, MARK * k, MARK * k)
    page.icon(icon, mark, colour(ink))
    side = BADGE * k
    x = mark.right + 8 * k
    if len(told.courts) == 2:
        for n, court in enumerate(reversed(told.courts)):
            draw_season(
                page, court, Box(x + n * side * 0.62, box.y + (line - side * 0.8) / 2, side * 0.8, side * 0.8)
            )
    else:
        draw_season(page, told.courts[0], Box(x + side * 0.2, box.y + (line - side) / 2, side, side))
    words = Box(box.x + _marks(page), box.y, width, box.h)

    verdict = VERDICT.inked(INKS[told.courts[0]] if len(told.courts) == 1 else VERDICT.ink)
    used = page.words(told.words, verdict, words)
    if told.reason:
        page.words(told.reason, REASON, words.below(used.h))
