"""Draws what is read beside the board: the log, the notebook and the first-game note."""

from __future__ import annotations

from collections.abc import Mapping

from fae_tabletop.games.enthrone.deduction import excluded_identities
from fae_tabletop.games.enthrone.public import PAWNS, Pawn, View
from fae_tabletop.games.enthrone.scene.rails import medal
from fae_tabletop.games.enthrone.words import NAMES, LogLine
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
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


def log_height(page: Page, line: LogLine, width: float) -> float:
    """Return how high one turn is in a log of the given width."""
    text = page.measure(line.text, BODY.but(size=15.5), width - 54)[1]
    how = page.measure(line.how, SECOND.but(size=14), width - 54)[1] if line.how else 0.0
    return 24 * page.text + text + how + 12


def draw_log_line(page: Page, line: LogLine, box: Box, number: str) -> None:
    """Draw one turn: medal, who, turn number, what happened, what made it possible."""
    page.plate("row-captured" if line.grave else "row", box.inset(0, 0, 0, 4))
    if line.pawn is not None:
        medal(page, line.pawn, box.x + 23, box.y + 24, 14)
    x, width = box.x + 44, box.w - 54
    mine = line.who == "You"
    who = page.words(
        line.who, BODY_BOLD.but(size=14.5).inked(GOLD_INK if mine else LILAC), Box(x, box.y + 5, width, 20)
    )
    page.words(number, NUMBER.but(size=15), Box(x, box.y + 5, width, 20), across=1.0, wrap=False)
    y = who.bottom
    text = page.words(line.text, BODY.but(size=15.5), Box(x, y, width, 0))
    if line.how:
        ink = PALE_ROSE if line.grave else SOFT
        page.words(line.how, SECOND.but(size=14).inked(ink), Box(x, text.bottom - 1, width, 0))


def draw_notebook(
    page: Page, box: Box, view: View, rival: str, marks: Mapping[Pawn, int], known: Pawn | None = None
) -> None:
    """Draw who the rival may be: certain exclusions struck out with their reason, the rest with own marks.

    A click on a row of the eight adds a lozenge of suspicion, after the third it starts again.
    """
    question = f"Who is {rival}? Struck out is certain."
    style = page.fitted(question, SECOND.but(size=14), box.w, 0.75)
    top = page.words(question, style, Box(box.x, box.y, box.w, 0))
    certain = excluded_identities(view)
    rows = Box(box.x, top.bottom + 4, box.w, box.bottom - top.bottom - 4).rows(len(PAWNS))
    for pawn, row in zip(PAWNS, rows, strict=True):
        reason = certain.get(pawn)
        words = None if reason is None else "yours" if pawn == view.chosen else REASONS[reason]
        _row(page, row, pawn, words, marks.get(pawn, 0))
    del known


def _row(page: Page, row: Box, pawn: Pawn, excluded: str | None, mark: int) -> None:
    page.fill(row.inset(0, 1), colour("#0A0E22", 0.32), 5)
    radius = min(10.0, row.h * 0.42)
    medal(page, pawn, row.x + 16, row.cy, radius, 0.5 if excluded else 1.0)
    name = ROW_NAME.but(size=18).inked(MUTE if excluded else MOON)
    lozenges = 56.0
    style = page.fitted(NAMES[pawn], name, row.w - 40 - lozenges, 0.55)
    used = page.words(
        NAMES[pawn],
        style,
        Box(row.x + 34, row.y, row.w, row.h),
        down=0.5,
        wrap=False,
        strike=excluded is not None,
    )
    spot_id = f"suspect:{pawn}"
    label = f"{NAMES[pawn]}, {excluded or (f'suspicion {mark} of {MOST_SUSPECT}')}"
    if excluded is not None:
        room = Box(used.right + 6, row.y, row.right - 8 - used.right - 6, row.h)
        reason = page.fitted(excluded, SECOND.but(size=14), room.w, 0.6)
        page.words(excluded, reason, room, across=1.0, down=0.5, wrap=False)
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
    for place in range(MOST_SUSPECT):
        x = row.right - lozenges + 4 + place * 18
        points = ((x + 6, row.cy - 7), (x + 12, row.cy), (x + 6, row.cy + 7), (x, row.cy))
        if place < mark:
            page.polygon(points, colour("#E8C77A"), colour("#FFF6CF"), 1.0)
        else:
            page.polygon(points, None, MUTE, 1.2)
    state = page.spot(spot_id, "button", label, row, repeat=True)
    if state.focused:
        page.focus_ring(row.inset(2), 5)
