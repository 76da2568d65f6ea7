"""Draws who lost to whom: a line for the last duel, and for the seat under the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from fae_tabletop.games.faekin.cards import CardId, Holder
from fae_tabletop.games.faekin.public import Duelled
from fae_tabletop.games.faekin.scene.blocks import lost_to
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing, block_of
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.shapes import curve
from fae_tabletop.ui.theme import colour

LAST = colour("#FFE0A0")
OLDER = colour("#FFE0A0", 0.6)
UNDER, SHADE = colour("#1A0F08", 0.9), colour("#0A0717", 0.35)
SWELL, RING, HEAD = (3.0, 6.5), 6.5, (19.0, 10.0)
"""How broad a line is at its two ends, the radius of the ring at the loser, length and half width of the head."""
INWARD = 34.0
"""How far a line bows towards the middle of the table."""
STEP, TRIES = 40.0, 8
"""How far apart the bends are that are tried, and how many each way."""
BESIDE = 14.0
"""How far from the words in the middle a line reaches the own strip."""

Point = tuple[float, float]


def draw_arrows(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the lines that are on show, the last duel's strongest."""
    if now.view.why is not None or now.view.claimant is not None:
        # During a claim its stage lies where they would run.
        return
    pointed = block_of(now.view, now.pointed)
    if pointed is not None:
        for duel in standing(now, pointed):
            _draw(page, layout, now, duel, OLDER)
    if now.last is not None and now.last.loser is not None:
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
    """Draw a line that begins at a ring before the loser, swells, and ends in a broad head before the winner."""
    if duel.loser is None or duel.winner is None:
        return
    line = curve(*route(layout, now, duel.loser, duel.winner, duel.card), 28)
    tip = head(line)
    ribbon = swelling(line, (tip[1][0] + tip[2][0]) / 2, (tip[1][1] + tip[2][1]) / 2)
    page.line((*line[:-3], tip[0]), SHADE, SWELL[1] + 6.0)
    for shape in (ribbon, tip):
        page.polygon(shape, ink, UNDER, 1.4)
    x, y = line[0]
    page.fill(Box(x - RING, y - RING, 2 * RING, 2 * RING), UNDER, RING)
    page.fill(Box(x - RING, y - RING, 2 * RING, 2 * RING).inset(1.5), ink, RING - 1.5)
    page.fill(Box(x - RING, y - RING, 2 * RING, 2 * RING).inset(4), UNDER, RING - 4)


def swelling(line: Sequence[Point], to_x: float, to_y: float) -> list[Point]:
    """Return the outline of a line that grows broader on its way to the foot of its head."""
    kept = [
        point
        for n, point in enumerate(line[:-1])
        if not n or (point[0] - line[-1][0]) ** 2 + (point[1] - line[-1][1]) ** 2 > HEAD[0] ** 2
    ]
    points = [*kept, (to_x, to_y)]
    left: list[Point] = []
    right: list[Point] = []
    for n, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
        length = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
        half = (SWELL[0] + (SWELL[1] - SWELL[0]) * n / max(1, len(points) - 1)) / 2
        nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return [*left, *reversed(right)]


def route(
    layout: TableLayout, now: Showing, loser: Holder, winner: Holder, lost: CardId | None = None
) -> tuple[Point, Point, Point]:
    """Return start, bend and end of a line that passes over no block, no token and no button, where there is one."""
    me = now.view.seat
    if me not in (loser, winner):
        start, end = edge_of(layout, now, loser, lost), edge_of(layout, now, winner)
        return start, _clear(layout, start, _bend(layout, start, end), end), end
    other = edge_of(layout, now, winner) if loser == me else edge_of(layout, now, loser, lost)
    sides = [layout.caption.x - BESIDE, layout.caption.right + BESIDE]
    for beside in sorted(sides, key=lambda x: abs(x - other[0])):
        own = (beside, layout.strip.y - 2)
        bend = _clear(layout, own, (beside, other[1] + 0.35 * (own[1] - other[1])), other)
        if not _crosses(_kept(layout), own, bend, other):
            break
    return (own, bend, other) if loser == me else (other, bend, own)


def beside_the_line(layout: TableLayout, now: Showing) -> TableLayout:
    """Return the layout with the words of the last duel where its line does not run beneath them, if there is room."""
    duel = now.last
    if duel is None or duel.loser is None or duel.winner is None or now.view.claimant is not None:
        return layout
    for note in (layout.note, layout.bubbles[0]):
        found = replace(layout, note=note)
        if not _crosses((note,), *route(found, now, duel.loser, duel.winner, duel.card)):
            return found
    return layout


def line_ends(layout: TableLayout, now: Showing) -> tuple[Box, ...]:
    """Return where the line of the last duel begins and ends, which nothing may cover; () while there is none."""
    duel = now.last
    if duel is None or duel.loser is None or duel.winner is None or now.view.claimant is not None:
        return ()
    start, _, end = route(layout, now, duel.loser, duel.winner, duel.card)
    return tuple(box_at(x, y, 2 * side, 2 * side) for (x, y), side in ((start, RING + 2), (end, HEAD[0])))


def _kept(layout: TableLayout) -> tuple[Box, ...]:
    """Return what a line keeps off, the words of the last duel first."""
    blocks = (block.whole for block in layout.blocks)
    return (layout.note, layout.crown, layout.dagger, layout.caption, layout.go_on, *blocks)


def _clear(layout: TableLayout, start: Point, wish: Point, end: Point) -> Point:
    """Return the bend nearest to a wish with which a line crosses nothing, or nothing but words."""
    kept = _kept(layout)
    hard = tuple(box for box in kept if box not in (layout.note, layout.caption))
    return _bend_past(kept, start, wish, end) or _bend_past(hard, start, wish, end) or wish


@lru_cache(maxsize=256)
def _bend_past(kept: tuple[Box, ...], start: Point, wish: Point, end: Point) -> Point | None:
    """Return the bend nearest to a wish with which a line crosses nothing of ``kept``; None: there is none."""
    steps = sorted((n * STEP for n in range(-TRIES, TRIES + 1)), key=abs)
    for dx in steps:
        for dy in steps:
            bend = wish[0] + dx, wish[1] + dy
            if not _crosses(kept, start, bend, end):
                return bend
    return None


def _crosses(kept: tuple[Box, ...], start: Point, bend: Point, end: Point) -> bool:
    points = curve(start, bend, end, 40)
    return any(box.inset(1).contains(x, y) for x, y in points for box in kept)


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


def edge_of(layout: TableLayout, now: Showing, holder: Holder, lost: CardId | None = None) -> Point:
    """Return where a line leaves one of the others: the edge that is turned to the table, below the ``lost`` card."""
    block, middle = layout.blocks[now.others.index(holder)], layout.middle
    whole, up = block.whole, now.view.shown(holder)
    if whole.bottom <= middle.y + 1:
        return block.cards[up.index(lost)].cx if lost in up else whole.cx, whole.bottom + 2
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
    long, half = HEAD
    x, y = x1 - ux * long, y1 - uy * long
    return (x1, y1), (x - uy * half, y + ux * half), (x + uy * half, y - ux * half)
