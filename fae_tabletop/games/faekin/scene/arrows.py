"""Draws who lost to whom: a line for the last duel, and for the seat under the pointer."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.faekin.cards import Holder
from fae_tabletop.games.faekin.public import Duelled
from fae_tabletop.games.faekin.scene.blocks import lost_to
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing, block_of
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.shapes import curve
from fae_tabletop.ui.theme import colour

LAST = colour("#FFE0A0")
OLDER = colour("#FFE0A0", 0.6)
UNDER = colour("#1A0F08", 0.85)
INWARD = 34.0
"""How far a line bows towards the middle of the table."""
STEP, TRIES = 40.0, 8
"""How far apart the bends are that are tried, and how many each way."""
BESIDE = 14.0
"""How far from the words in the middle a line reaches the own strip."""

Point = tuple[float, float]


def draw_arrows(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the lines that are on show, the last duel's strongest."""
    if now.view.why is not None:
        return
    pointed = block_of(now.view, now.pointed)
    if pointed is not None:
        for duel in standing(now, pointed):
            _draw(page, layout, now, duel, OLDER)
    if now.last is not None and now.last.loser is not None and now.view.claimant is None:
        _draw(page, layout, now, now.last, LAST)


def standing(now: Showing, holder: Holder) -> list[Duelled]:
    """Return the duels whose arrows lie at somebody's cards or point at somebody, but for the last one."""
    found = []
    for loser in now.view.holders:
        for card in now.view.shown(loser):
            duel = lost_to(now.view, loser, card)
            if duel is not None and holder in (duel.loser, duel.winner) and duel is not now.last:
                found.append(duel)
    return found


def _draw(
    page: Page, layout: TableLayout, now: Showing, duel: Duelled, ink: tuple[int, int, int, int]
) -> None:
    if duel.loser is None or duel.winner is None:
        return
    line = curve(*route(layout, now, duel.loser, duel.winner), 22)
    page.line(line, UNDER, 6.0)
    page.line(line, ink, 3.4)
    page.polygon(head(line), ink, UNDER, 1.2)


def route(layout: TableLayout, now: Showing, loser: Holder, winner: Holder) -> tuple[Point, Point, Point]:
    """Return start, bend and end of a line that passes over no block, no token and no button, where there is one."""
    me = now.view.seat
    if me not in (loser, winner):
        start, end = edge_of(layout, now, loser), edge_of(layout, now, winner)
        return start, _clear(layout, start, _bend(layout, start, end), end), end
    other = edge_of(layout, now, winner if loser == me else loser)
    way = -1 if other[0] <= layout.screen.cx else 1
    beside = layout.caption.x - BESIDE if way < 0 else layout.caption.right + BESIDE
    own = (beside, layout.strip.y - 2)
    bend = _clear(layout, own, (beside, other[1] + 0.35 * (own[1] - other[1])), other)
    return (own, bend, other) if loser == me else (other, bend, own)


def _clear(layout: TableLayout, start: Point, wish: Point, end: Point) -> Point:
    """Return the bend nearest to a wish with which a line crosses nothing."""
    kept = [layout.crown, layout.dagger, layout.go_on, *(block.whole for block in layout.blocks)]

    def crosses(bend: Point) -> bool:
        points = curve(start, bend, end, 40)
        return any(box.inset(1).contains(x, y) for x, y in points for box in kept)

    if not crosses(wish):
        return wish
    steps = sorted((n * STEP for n in range(-TRIES, TRIES + 1)), key=abs)
    for dx in steps:
        for dy in steps:
            if not crosses((wish[0] + dx, wish[1] + dy)):
                return wish[0] + dx, wish[1] + dy
    return wish


def _bend(layout: TableLayout, start: Point, end: Point) -> Point:
    """Return where a line between two others would bend, so that it keeps to the gaps."""
    top = layout.middle.y + 1
    if start[1] <= top and end[1] <= top:
        return towards(layout.middle, start, end)
    if start[1] > top and end[1] > top:
        if (start[0] < layout.middle.cx) == (end[0] < layout.middle.cx):
            return towards(layout.middle, start, end)
        # From side to side: above the tokens, or between the words below them and the gold button.
        mean = (start[1] + end[1]) / 2
        through = (
            layout.crown.y - 12 if mean < layout.caption.y else (layout.caption.bottom + layout.go_on.y) / 2
        )
        return layout.middle.cx, 2 * through - mean
    upper, lower = (start, end) if start[1] <= top else (end, start)
    inward = INWARD if lower[0] < layout.middle.cx else -INWARD
    return lower[0] + inward, upper[1] + INWARD


def edge_of(layout: TableLayout, now: Showing, holder: Holder) -> Point:
    """Return where a line leaves one of the others: the middle of the edge that is turned to the table."""
    whole, middle = layout.blocks[now.others.index(holder)].whole, layout.middle
    if whole.bottom <= middle.y + 1:
        return whole.cx, whole.bottom + 2
    return (whole.right + 2, whole.cy) if whole.right <= middle.x + 1 else (whole.x - 2, whole.cy)


def towards(middle: Box, start: Point, end: Point) -> Point:
    """Return the bend of a line that stays in the gap between the blocks and the middle."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = middle.cx - x, middle.cy - y
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    reach = min(INWARD, length)
    return x + dx / length * reach, y + dy / length * reach


def head(line: Sequence[Point]) -> tuple[Point, Point, Point]:
    """Return the triangle at the end of a line."""
    (x0, y0), (x1, y1) = line[-4], line[-1]
    length = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    back = (x1 - ux * 15, y1 - uy * 15)
    return (x1, y1), (back[0] - uy * 8, back[1] + ux * 8), (back[0] + uy * 8, back[1] - ux * 8)
