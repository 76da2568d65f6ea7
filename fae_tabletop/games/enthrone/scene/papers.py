"""Draws what is read beside the board: the log, the notebook and the first-game note."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.deduction import excluded_identities
from fae_tabletop.games.enthrone.public import PAWNS, Pawn, View
from fae_tabletop.games.enthrone.scene.rails import medal
from fae_tabletop.games.enthrone.words import NAMES, LogLine
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.theme import (
    BODY,
    BODY_BOLD,
    GOLD_INK,
    LILAC,
    MOON,
    MUTE,
    NUMBER,
    ROW_NAME,
    SECOND,
    SOFT,
    Style,
    colour,
)  # fmt: skip

REASONS = {
    "own_card": "in your hand",
    "captured_by_me": "you took it",
    "quarry_complete": "its quarry is taken",
}
MOST_SUSPECT = 3
"""Marks of suspicion run from none to three lozenges."""
PALE_ROSE = colour("#FFB8C2")
ROW = ROW_NAME.but(size=18)
REASON = SECOND.but(size=14)
ROW_LEFT = 34.0
"""Where a name in the notebook begins, past the medal."""
ROW_WIDTH, LARGEST_MARKS = 190.0, 1.5
"""Width in logical pixels from which the marks of a row may grow, and how much at most."""
NARROW = 110.0
"""Width in logical pixels, at the usual text size, below which a log has no room beside its medals."""
MEDAL_FOOT = 41.0
CLICKABLE = 30.0
"""Height in logical pixels below which nothing is comfortable to click."""


def draw_log(
    page: Page, box: Box, lines: Sequence[LogLine], seat: Seat, scroll: Scroll, *, asked: bool = False
) -> None:
    """Draw all turns as the viewer in ``seat`` reads them, the newest on top, scrolling where they are many.

    ``asked``: a click on a turn of the rival asks for the reason (``why:<turn>``).
    """
    if not lines:
        page.words("Nobody has moved yet. Every turn is told here, the newest on top.", SECOND, box)
    newest_first = lines[::-1]
    heights = [_line_height(page, line, box.w - 14) for line in newest_first]

    def draw(content: Box) -> None:
        y = content.y
        for line, h in zip(newest_first, heights, strict=True):
            if y + h > box.y - 10 and y < box.bottom + 10:
                row = Box(content.x, y, content.w, h)
                _draw_line(page, line, row, mine=line.seat == seat)
                if asked and line.seat != seat:
                    _why(page, line, row)
            y += h

    scrolling(page, scroll, box, sum(heights), draw)


def _why(page: Page, line: LogLine, row: Box) -> None:
    """Make a turn of the rival ask for its reason."""
    box = row.inset(0, 0, 0, 4)
    state = page.spot(f"why:{line.turn}", "button", f"Turn {line.turn}: why?", box)
    if state.over:
        page.icon("why", Box(box.right - 24, box.bottom - 24, 16, 16), GOLD_INK)
    if state.focused:
        page.focus_ring(box.inset(1), 6)


def _line_height(page: Page, line: LogLine, width: float) -> float:
    """Return how high one turn is in a log of the given width."""
    left = _log_left(page, width)
    text = page.measure(line.text, BODY.but(size=15.5), width - left - 10)[1]
    how = page.measure(line.how, SECOND.but(size=14), width - left - 10)[1] if line.how else 0.0
    head = 24 * page.text if left > 10 else max(24 * page.text, MEDAL_FOOT)
    return head + text + how + 12


def _log_left(page: Page, width: float) -> float:
    """Return where the words of a turn begin: beside the medal, or below it where a log is narrow."""
    return 44.0 if width - 54 >= NARROW * page.text else 10.0


def _draw_line(page: Page, line: LogLine, box: Box, *, mine: bool) -> None:
    """Draw one turn: medal, who, turn number, what happened, what made it possible."""
    page.plate("row-captured" if line.grave else "row", box.inset(0, 0, 0, 4))
    if line.pawn is not None:
        medal(page, line.pawn, box.x + 23, box.y + 24, 14)
    x, width = box.x + 44, box.w - 54
    turn = page.words(
        str(line.turn), NUMBER.but(size=15), Box(x, box.y + 5, width, 20), across=1.0, wrap=False
    )
    name = BODY_BOLD.but(size=14.5).inked(GOLD_INK if mine else LILAC)
    room = Box(x, box.y + 5, turn.x - 6 - x, 20)
    # Where the whole name would become too small to read, its last word stands for it.
    said = line.who if page.measure(line.who, name)[0] * 0.8 <= room.w else line.who.rsplit(" ", 1)[-1]
    who = page.words(said, page.fitted(said, name, room.w, 0.4), room, wrap=False)
    y = max(who.bottom, turn.bottom)
    left = _log_left(page, box.w)
    if left < 44:
        y = max(y, box.y + MEDAL_FOOT)
    x, width = box.x + left, box.w - left - 10
    text = page.words(line.text, BODY.but(size=15.5), Box(x, y, width, 0))
    if line.how:
        ink = PALE_ROSE if line.grave else SOFT
        page.words(line.how, SECOND.but(size=14).inked(ink), Box(x, text.bottom - 1, width, 0))


def draw_notebook(page: Page, box: Box, view: View, rival: str, marks: Mapping[Pawn, int]) -> None:
    """Draw who the rival may be: certain exclusions struck out with their reason, the rest with own marks.

    A click on a row of the eight adds a lozenge of suspicion, after the third it starts again.
    """
    question, style = _question(page, view, rival, box.w)
    y = page.words(question, style, Box(box.x, box.y, box.w, 0)).bottom + 4
    certain = _certain(view)
    heights = [_row_height(page, pawn, certain.get(pawn), box.w) for pawn in PAWNS]
    if y + max(heights) * len(PAWNS) <= box.bottom + 1:
        heights = [max(heights)] * len(PAWNS)
    spare = max(0.0, box.bottom - y - sum(heights)) / len(PAWNS)
    for pawn, h in zip(PAWNS, heights, strict=True):
        _row(page, Box(box.x, y, box.w, h + spare), pawn, certain.get(pawn), marks.get(pawn, 0))
        y += h + spare


def notebook_height(page: Page, view: View, rival: str, width: float) -> float:
    """Return how high the notebook is at the given width."""
    question, style = _question(page, view, rival, width)
    certain = _certain(view)
    rows = sum(_row_height(page, pawn, certain.get(pawn), width) for pawn in PAWNS)
    return page.measure(question, style, width)[1] + 4 + rows


def _question(page: Page, view: View, rival: str, width: float) -> tuple[str, Style]:
    style = SECOND.but(size=14)
    question = f"Who is {rival}? Struck out is certain."
    known = view.revealed
    if known is not None:
        true = known.chosen[1 - view.seat]
        question = f"{rival} was the {NAMES[true]}." if true else f"{rival} had not chosen yet."
    if page.measure(question, style)[0] * 0.9 > width:
        question = f"Who is {rival}?"
    return question, page.fitted(question, style, width, 0.75)


def _certain(view: View) -> dict[Pawn, str]:
    """Return the excluded pawns, each with the reason in words."""
    return {
        pawn: "yours" if pawn == view.chosen else REASONS[reason]
        for pawn, reason in excluded_identities(view).items()
    }


def _row_height(page: Page, pawn: Pawn, excluded: str | None, width: float) -> float:
    """Return the height of a row: one that can be clicked is never lower than a finger or pointer needs."""
    name = page.measure(NAMES[pawn], ROW)
    if excluded is None:
        return max(CLICKABLE, name[1])
    reason = page.measure(excluded, REASON)
    beside = ROW_LEFT * _row_scale(page, width) + name[0] + 8 + reason[0] + 8 <= width
    return 2 + (name[1] if beside else name[1] + reason[1])


def _row_scale(page: Page, width: float) -> float:
    """Return how much medal and lozenges grow with the words of a row, as far as its width lets them."""
    return min(LARGEST_MARKS, page.text, max(1.0, width / ROW_WIDTH))


def _row(page: Page, row: Box, pawn: Pawn, excluded: str | None, mark: int) -> None:
    page.fill(row.inset(0, 1), colour("#0A0E22", 0.32), 5)
    k = _row_scale(page, row.w)
    radius = min(10.0 * k, row.h * 0.42)
    medal(page, pawn, row.x + 16 * k, row.cy, radius, 0.5 if excluded else 1.0)
    name = ROW.inked(MUTE if excluded else MOON)
    lozenges = 56.0 * k
    left = row.x + ROW_LEFT * k
    style = page.fitted(
        NAMES[pawn], name, row.right - 8 - left if excluded else row.right - lozenges - left, 0.5
    )
    spot_id = f"suspect:{pawn}"
    label = f"{NAMES[pawn]}, {excluded or (f'suspicion {mark} of {MOST_SUSPECT}')}"
    if excluded is not None:
        _excluded(page, row.after(ROW_LEFT * k).before(8), NAMES[pawn], style, excluded)
        page.spot(
            spot_id,
            "text",
            label,
            row,
            enabled=False,
            why_not=f"The {NAMES[pawn]} is certainly not: {excluded}.",
            tab=False,
        )
        return
    page.words(NAMES[pawn], style, Box(left, row.y, row.w, row.h), down=0.5, wrap=False)
    for place in range(MOST_SUSPECT):
        x = row.right - lozenges + (4 + place * 18) * k
        points = ((x + 6 * k, row.cy - 7 * k), (x + 12 * k, row.cy), (x + 6 * k, row.cy + 7 * k), (x, row.cy))
        if place < mark:
            page.polygon(points, colour("#E8C77A"), colour("#FFF6CF"), 1.0)
        else:
            page.polygon(points, None, MUTE, 1.2)
    state = page.spot(spot_id, "button", label, row, repeat=True)
    if state.focused:
        page.focus_ring(row.inset(2), 5)


def _excluded(page: Page, room: Box, name: str, style: Style, reason: str) -> None:
    """The struck-out name with the reason at the end of the line, or below it where the row is narrow."""
    w, h = page.measure(name, style)
    reason_w, reason_h = page.measure(reason, REASON)
    if w + 8 + reason_w <= room.w:
        page.words(name, style, room, down=0.5, wrap=False, strike=True)
        page.words(reason, REASON, room, across=1.0, down=0.5, wrap=False)
        return
    top = room.cy - (h + reason_h) / 2
    page.words(name, style, Box(room.x, top, room.w, h), wrap=False, strike=True)
    below = page.fitted(reason, REASON, room.w, 0.6)
    page.words(reason, below, Box(room.x, top + h - 1, room.w, reason_h), wrap=False)
