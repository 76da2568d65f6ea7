"""Finds where notes and hints lie: in free places of the table, never on what must be read or used meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import note_height, note_size

GAP = 4.0
"""Logical pixels that stay free around what is not covered."""
LEAN = 8.0
"""Logical pixels by which a tilted card of the hand reaches out of its upright box."""
WIDTHS = (1.0, 0.8, 1.25, 1.5, 1.8, 2.2)
"""Widths that are tried, in this order, as shares of the usual one."""


class Place(NamedTuple):
    """Where a sheet lies, and whether its words have to scroll there."""

    box: Box
    scrolls: bool


def kept(layout: TableLayout, now: Showing) -> list[Box]:
    """Return what no sheet ever covers: Courts, own plate, hand, steps, prompt, and every button."""
    hand = [card.box.grown(LEAN) for card in layout.hand(len(now.view.hand))]
    return [
        layout.head, layout.portrait, layout.well, layout.strip, layout.sentence, layout.end, layout.mortal,
        layout.undo, *(one.whole for one in layout.rivals), *layout.icons.values(), *hand,
    ]  # fmt: skip


def spared(layout: TableLayout) -> list[Box]:
    """Return what a sheet covers only where it has no other place: both piles, and what happened since."""
    piles = [
        Box(pile.x - 14, pile.y, pile.w + 28, pile.h + layout.caption)
        for pile in (layout.draw, layout.discard)
    ]
    since = layout.since
    return (
        piles if since is None else [*piles, Box(since.x, since.y, since.w, layout.middle.bottom - since.y)]
    )


def place_sheet(page: Page, layout: TableLayout, now: Showing, body: str, near: Box) -> Place:
    """Return where a sheet with these words lies: as near to ``near`` as it finds room.

    Words scroll where no free place holds all of them.
    """
    table = layout.table
    within = Box(table.x + 6, layout.middle.y, table.w - 12, table.bottom - 6 - layout.middle.y)
    never = kept(layout, now)
    sizes = [note_size(page, body, layout.note.w * share) for share in WIDTHS]
    for avoid in (never + spared(layout), never):
        for w, h in sizes:
            places = [_nearest(gap, h, near) for gap in gaps(within, avoid, w) if gap.h >= h]
            if places:
                return Place(min(places, key=lambda box: _distance(box, near)), False)
    # The place that shows the largest part of the words.
    _, gap = max(
        ((gap.h / h, gap) for w, h in sizes for gap in gaps(within, never, w)), key=lambda found: found[0]
    )
    return Place(_nearest(gap, note_height(page, gap.h), near), True)


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
