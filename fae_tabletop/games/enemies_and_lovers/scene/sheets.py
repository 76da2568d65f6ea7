"""Finds where notes and hints lie: in free places of the table, never on what must be read or used meanwhile."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.scene.layout import RivalBoxes, TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.games.enemies_and_lovers.scene.stage import concerned, stage_plan
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import note_height, note_size

GAP = 4.0
"""Logical pixels that stay free around what is not covered."""
LEAN = 8.0
"""Logical pixels by which a tilted card of the hand reaches out of its upright box."""
WIDTHS = (1.0, 0.9, 0.8, 1.25, 1.5, 1.8, 2.2, 0.65, 0.5)
"""Widths that are tried, in this order, as shares of the usual one."""


class Place(NamedTuple):
    """Where a sheet lies, and whether its words have to scroll there."""

    box: Box
    scrolls: bool


def kept(page: Page, layout: TableLayout, now: Showing) -> list[Box]:
    """Return what no sheet ever covers: own plate, Court and hand, every button, and whatever is asked or answered.

    That is steps, prompt and all rivals; or, while the stage stands, its words and answers and whoever they are about.
    """
    hand = [card.box.grown(LEAN) for card in layout.hand(len(now.view.hand))]
    always = [
        layout.head, layout.portrait, layout.well, layout.end, layout.mortal, layout.undo, *layout.icons.values(),
        *hand,
    ]  # fmt: skip
    if now.policies:
        always.append(Box(layout.head.right, layout.head.y, layout.end.x - layout.head.right, layout.head.h))
    if not now.stage_open:
        return [*always, layout.strip, layout.sentence, *(one.whole for one in layout.rivals)]
    plan = stage_plan(page, layout, now)
    told = Box(plan.right.x - 10, plan.box.y, plan.box.right - plan.right.x + 10, plan.box.h)
    return [*always, told, *(rival.whole for rival in _rivals(layout, now, concerned(now)))]


def _rivals(layout: TableLayout, now: Showing, seats: Collection[Seat]) -> list[RivalBoxes]:
    return [boxes for boxes, seat in zip(layout.rivals, now.others, strict=True) if seat in seats]


def spared(page: Page, layout: TableLayout, now: Showing) -> list[Box]:
    """Return what a sheet covers only where it has no other place: both piles, and what happened since.

    While the stage stands, these are the chain and the rivals whom it does not concern.
    """
    if now.stage_open:
        others = set(now.others) - concerned(now)
        return [stage_plan(page, layout, now).box, *(rival.whole for rival in _rivals(layout, now, others))]
    piles = [
        Box(pile.x - 14, pile.y, pile.w + 28, pile.h + layout.caption)
        for pile in (layout.draw, layout.discard)
    ]
    return piles if layout.since is None else [*piles, layout.since]


def place_sheet(page: Page, layout: TableLayout, now: Showing, body: str, near: Box) -> Place:
    """Return where a sheet with these words lies: as near to ``near`` as it finds room.

    Words scroll where no free place holds all of them.
    """
    table = layout.table
    top = table.y + 6 if now.stage_open else layout.middle.y
    within = Box(table.x + 6, top, table.w - 12, table.bottom - 6 - top)
    never = kept(page, layout, now)
    sizes = [note_size(page, body, layout.note.w * share) for share in WIDTHS]
    for avoid in (never + spared(page, layout, now), never):
        for w, h in sizes:
            places = [_nearest(gap, h, near) for gap in gaps(within, avoid, w) if gap.h >= h]
            if places:
                return Place(min(places, key=lambda box: _distance(box, near)), False)
    # The place that shows the largest part of the words, and at least one line of them.
    least = note_height(page, 0.0)
    found = [(gap.h / h, gap) for w, h in sizes for gap in gaps(within, never, w) if gap.h >= least]
    if not found:
        return _upon_chain(page, layout, now, body)
    _, gap = max(found, key=lambda one: one[0])
    return Place(_nearest(gap, note_height(page, gap.h), near), True)


def _upon_chain(page: Page, layout: TableLayout, now: Showing, body: str) -> Place:
    """The last place, with large words in a small window: on the chain, whose cards the stage names in words."""
    plan = stage_plan(page, layout, now)
    column = Box(plan.box.x + 3, plan.box.y + 6, plan.right.x - plan.box.x - 14, plan.box.h - 12)
    high = note_size(page, body, column.w)[1]
    scrolls = high > column.h
    return Place(column.top(note_height(page, column.h) if scrolls else high), scrolls)


def gaps(within: Box, avoid: Sequence[Box], width: float) -> Iterator[Box]:
    """Yield the free columns of that width inside ``within``, each as high as what is avoided leaves it."""
    grown = [box.grown(GAP) for box in avoid]
    edges = {within.x, within.right - width}
    edges |= {box.right for box in grown} | {box.x - width for box in grown}
    for x in sorted(edge for edge in edges if within.x <= edge <= within.right - width):
        top = within.y
        beside = sorted((box.y, box.bottom) for box in grown if box.x < x + width and box.right > x)
        for start, end in (*beside, (within.bottom, within.bottom)):
            if start > top:
                yield Box(x, top, width, min(start, within.bottom) - top)
            top = max(top, end)


def _nearest(gap: Box, height: float, near: Box) -> Box:
    """Return the part of a column of that height that is nearest to a box."""
    y = min(max(near.cy - height / 2, gap.y), max(gap.y, gap.bottom - height))
    return Box(gap.x, y, gap.w, height)


def _distance(box: Box, near: Box) -> float:
    across = max(0.0, near.x - box.right, box.x - near.right)
    down = max(0.0, near.y - box.bottom, box.y - near.bottom)
    return across * across + down * down + abs(box.cx - near.cx) / 100
