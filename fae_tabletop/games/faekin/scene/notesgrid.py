"""Draws the notebook: a row for everybody, with every card that they may still be, one's own marks, and the reason."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.faekin.cards import COURTS, HAND, IDS, RANK, Court, Holder
from fae_tabletop.games.faekin.counting import Counts, counted, roughly
from fae_tabletop.games.faekin.notebook import NO_MARK, Entry, notebook
from fae_tabletop.games.faekin.scene.cardface import draw_season
from fae_tabletop.games.faekin.scene.middle import INKS
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.words import COURT_NAMES, card_name, rank_name, short
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import scrolling
from fae_tabletop.ui.people import names
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import (
    BODY,
    CAPS_FACE,
    GOLD_INK,
    HEADING,
    ITALIC_FACE,
    LINING,
    MOON,
    ROW_NAME,
    SOFT,
    Style,
    colour,
)

RANKS = tuple(dict.fromkeys(RANK[card] for card in range(len(IDS)) if RANK[card]))
"""All ranks that an identity can have, the lowest first."""
NAME = ROW_NAME.but(size=18)
HEIR = Style(ITALIC_FACE, 13.5, SOFT, leading=1.05)
LETTER = Style(CAPS_FACE, 12, HEADING, leading=1.0)
INDEX = Style(LINING, 15, MOON, leading=1.0)
TOLD = BODY.but(size=15.5, leading=1.12)
WHY = Style(ITALIC_FACE, 14.5, SOFT, leading=1.1)
REASON = 46.0
"""Height of a reason below its row, at the usual text size."""
PAPERS = {"summer": colour("#F5A742"), "winter": colour("#BFE0FF")}
DOT = colour("#E6DCF6", 0.22)
HELD = colour("#FFE9A8", 0.95)
BAND, POINTED = colour("#FFFFFF", 0.045), colour("#FFE9A8", 0.14)
ROW, ROW_MOST, FOOT = 36.0, 74.0, 66.0
"""Height of a row at least and at most, and of the words below all."""
MARK = (40.0, 34.0)
"""Width and height of the buttons of one's own marks."""
MARKED, OVER, UNMARKED = colour("#EBC46C", 0.24), colour("#FFFFFF", 0.1), colour("#E6DCF6", 0.4)
CROWNED = colour("#FFE9A8")
LEGEND = "Bright: who they may still be. Ringed: a card they hold. Point at a row to read why."


def draw_notebook(page: Page, box: Box, now: Showing) -> None:
    """Draw who can still be what, seats against ranks, both Courts in each row; the reason of one row stands below."""
    entries = notebook(now.view, names(now.people))
    more = page.text - 1
    foot = box.foot(min(FOOT + 50 * more, box.h * 0.2))
    room = box.above(foot.h + 6)
    columns = _Columns(page, room)
    head = room.top(18.0 + 8 * more)
    for n, rank in enumerate(RANKS):
        cell = columns.cell(head, n)
        letter = page.fitted(_index(rank), LETTER, cell.w + 2, 0.5)
        page.words(_index(rank), letter, cell, across=0.5, down=0.5, wrap=False)
    rows = room.below(head.h + 2)
    high = max(ROW, min(ROW_MOST, rows.h / max(1, len(entries))))
    columns.set_index(page, high)
    # Where few sit at the table the reason of everybody has room in the row.
    left = rows.h / max(1, len(entries)) - high
    reasons = min(left, REASON * page.text) if left >= 0.75 * REASON * page.text else 0.0
    high += reasons

    def draw(content: Box) -> None:
        for n, entry in enumerate(entries):
            row = Box(content.x, content.y + n * high, content.w, high)
            _row(page, row, entry, now, columns, reasons, shaded=n % 2 == 0)

    scrolling(page, now.notes_scroll, rows, high * len(entries), draw)
    _foot(page, foot, next((one for one in entries if _pointed(page, one.holder)), None))


class _Columns:
    """Where name, cells and marks of every row lie across."""

    def __init__(self, page: Page, room: Box) -> None:
        k = min(page.text, 1.5)
        self.face = 34.0 * min(page.text, 1.25)
        self.mark_w, self.mark = (side * min(k, 1.25) for side in MARK)
        marks = 2 * self.mark_w + 8
        name = min(190.0 * k, room.w * 0.29)
        self.name_x = room.x + self.face + 10
        self.name_w = name
        self.badge = 15.0
        self.x = self.name_x + name + 6 + self.badge + 4
        self.marks_x = room.right - 12 - marks
        self.wide = (self.marks_x - 8 - self.x) / len(RANKS)
        self.index = INDEX

    def set_index(self, page: Page, high: float) -> None:
        """Choose how large the ranks in the cells are: as large as the cells of rows of this height let them be."""
        line = (high - 7) / 2 - 2
        style = page.fitted("10", INDEX, self.wide - 3, 0.4)
        while style.size > 6 and page.measure("X", style)[1] > line + 3:
            style = style.but(size=style.size * 0.95)
        self.index = style

    def cell(self, row: Box, n: int) -> Box:
        """Return the part of a row below the letter of a rank."""
        return Box(self.x + n * self.wide, row.y, self.wide, row.h)


def _index(rank: int) -> str:
    return {11: "J", 12: "Q", 13: "K", 14: "A"}.get(rank, str(rank))


def _row(
    page: Page, row: Box, entry: Entry, now: Showing, columns: _Columns, reasons: float, shaded: bool
) -> None:
    """Draw somebody's row: who, the cards, the marks, and the reason in so many logical pixels below."""
    name = now.name_of(entry.holder)
    label = f"{name}: {possible(entry)}. {held(entry)}{entry.because} {entry.heir}"
    state = page.spot(f"known:{entry.holder}", "text", label, row.inset(0, 1), z=-1)
    if _pointed(page, entry.holder):
        page.fill(row.inset(0, 1), POINTED, 6)
        if state.focused:
            page.focus_ring(row.inset(2, 3), 6)
    elif shaded:
        page.fill(row.inset(0, 1), BAND, 6)
    if reasons:
        told = row.foot(reasons - 4).above(2)
        told = Box(columns.name_x, told.y, row.right - 8 - columns.name_x, told.h)
        _shrunk(page, f"{entry.because} {entry.heir}", WHY, told)
        row = row.above(reasons)
    face = min(columns.face, row.h - 4)
    draw_face(page, now.badge_of(entry.holder), Box(row.x + 2, row.cy - face / 2, face, face))
    words = Box(columns.name_x, row.y, columns.name_w, row.h)
    called = name if page.measure(name, NAME)[0] * 0.7 <= words.w else short(name)
    style = page.fitted(called, NAME, words.w, 0.45)
    while style.size > 8 and page.measure(called, style)[1] > words.h * 0.56:
        style = style.but(size=style.size * 0.95)
    heir = HEIR
    while heir.size > 6 and page.measure("X", heir)[1] > words.h * 0.46:
        heir = heir.but(size=heir.size * 0.95)
    high = page.measure(called, style)[1] + page.measure("X", heir)[1]
    used = page.words(called, style, Box(words.x, row.cy - high / 2, words.w, 0), wrap=False)
    _chances(page, Box(words.x, used.bottom, words.w, 0), chance(counted(now.view), entry), heir)
    for line, court in zip(row.inset(0, 3).rows(2, 1), COURTS, strict=True):
        _cells(page, line, court, entry, columns)
    marks = Box(columns.marks_x, row.cy - columns.mark / 2, 2 * columns.mark_w + 4, columns.mark)
    _marks(page, entry.holder, marks.inset(0, max(0.0, (columns.mark - row.h + 6) / 2)), now)


def _cells(page: Page, line: Box, court: Court, entry: Entry, columns: _Columns) -> None:
    """Draw the cards of a Court: bright what somebody may be, ringed what it holds, a dot for the rest."""
    badge = min(columns.badge, line.h)
    draw_season(page, court, Box(columns.x - badge - 4, line.cy - badge / 2, badge, badge))
    letter = court[0].upper()
    may = {RANK_OF[card] for card in entry.identities if card[0] == letter}
    holds = {RANK_OF[card] for card in entry.known if card[0] == letter}
    for n, rank in enumerate(RANKS):
        cell = columns.cell(line, n).inset(1, 1)
        if rank in may:
            page.fill(cell, PAPERS[court], 4)
            page.words(_index(rank), columns.index.inked(INKS[court]), cell, across=0.5, down=0.5, wrap=False)
        if rank in holds:
            page.fill(cell, (0, 0, 0, 0), 4, HELD, 1.6)
            if rank not in may:
                page.words(_index(rank), columns.index.inked(HELD), cell, across=0.5, down=0.5, wrap=False)
        elif rank not in may:
            page.fill(Box(cell.cx - 1.5, cell.cy - 1.5, 3, 3), DOT, 1.5)


def _pointed(page: Page, holder: Holder) -> bool:
    """Whether keys, or else the pointer, are on somebody's row or on a mark in it."""
    row = (f"known:{holder}", f"mark:court:{holder}", f"mark:heir:{holder}")
    focus = page.look.focus
    return (focus if focus is not None and focus.startswith(("known:", "mark:")) else page.look.hover) in row


def _foot(page: Page, box: Box, pointed: Entry | None) -> None:
    """Write why, of the row that is pointed at; else what the signs mean."""
    page.fill(Box(box.x, box.y, box.w - 8, 1), colour("#B98B52", 0.6))
    told = LEGEND
    if pointed is not None:
        told = f"**{possible(pointed)}.** {held(pointed)}{pointed.because} {pointed.heir}"
    page.spot("panel:reason", "text", told.replace("*", ""), box, tab=False, z=-1)
    _shrunk(page, told, TOLD, box.inset(2, 5, 10, 0))


def _shrunk(page: Page, told: str, style: Style, room: Box) -> None:
    """Write words as large as their room lets them be."""
    while style.size > 6 and page.measure(told, style, room.w)[1] > room.h:
        style = style.but(size=style.size * 0.95)
    page.words(told, style, room)


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
        draw_season(page, mark.court, season.inset(4).fit(1, 1))
    else:
        query = ROW_NAME.inked(UNMARKED)
        while page.measure("?", query)[1] > season.h:
            query = query.but(size=query.size * 0.9)
        page.words("?", query, season, across=0.5, down=0.45, wrap=False)
    page.image("faekin/emblem-crown", crown.inset(5).fit(1, 1), tint=CROWNED if mark.heir else UNMARKED)
    if mark.heir:
        page.fill(crown, (0, 0, 0, 0), 7, GOLD_INK, 1.2)


COUNTED = 999
"""Deals up to which those that make somebody an Heir are told by number: more have no room in a row."""
RANK_OF = {IDS[card]: RANK[card] for card in range(len(IDS))}


def _chances(page: Page, line: Box, parts: Sequence[str], style: Style) -> None:
    """Write in one line how often somebody is an Heir, the badge of each Court before its figure."""

    def across(style: Style) -> float:
        side, gap = _badge(page, style)
        return sum(side + gap if part in COURTS else page.measure(part, style)[0] + 2 * gap for part in parts)

    while style.size > 6 and across(style) > line.w:
        style = style.but(size=style.size * 0.97)
    side, gap = _badge(page, style)
    high, x = page.measure("X", style)[1], line.x
    for part in parts:
        if part in COURTS:
            draw_season(page, COURTS[COURTS.index(part)], Box(x, line.y + (high - side) / 2, side, side))
            x += side + gap
        else:
            used = page.words(part, style, Box(x, line.y, line.right - x, 0), wrap=False)
            x = used.right + 2 * gap


def _badge(page: Page, style: Style) -> tuple[float, float]:
    """Return the side of a badge in a line of words, and half the room between two words."""
    return style.size * page.text * 1.05, style.size * page.text * 0.2


def chance(counts: Counts, entry: Entry) -> tuple[str, ...]:
    """Return how often somebody is an Heir, in words and figures; each Court stands before its own figure."""
    shares = {court: counts.heir(court, entry.holder) for court in entry.crowns}
    if not shares:
        return ("no Heir" if counts.exact else "hardly ever an Heir",)
    if counts.exact and counts.total <= COUNTED:
        told = [(court, str(round(share * counts.total))) for court, share in shares.items()]
        return ("Heir in", *(part for pair in told for part in pair), f"of {counts.total}")
    rough = [(court, roughly(share).removesuffix(" of the deals")) for court, share in shares.items()]
    if all(words.startswith("about") for _, words in rough):
        return ("Heir: about", *(part for court, words in rough for part in (court, words[6:])))
    return ("Heir:", *(part for court, words in rough for part in (court, words.partition(" deal")[0])))


def held(entry: Entry) -> str:
    """Return which cards somebody is known to hold, as a sentence with a space behind it; empty for none and all."""
    if not entry.known or len(entry.known) == HAND:
        return ""
    return f"Holds {', '.join(map(card_name, entry.known))}. "


def possible(entry: Entry) -> str:
    """Return the identities that are possible, Court by Court, in runs: ``Winter 5 to 9, Queen``."""
    parts = []
    for court in entry.courts:
        ranks = sorted(RANK_OF[card] for card in entry.identities if card[0] == court[0].upper())
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
