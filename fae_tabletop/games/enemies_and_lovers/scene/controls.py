"""Where the controls of a match that is watched lie, beside a hand that nobody plays from; and its ways on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.widgets import button, button_width

SIDE = 44.0
"""Width of a way on from a step in logical pixels where it has an icon only."""
LEAST_ROW = 340.0
"""Width in logical pixels, at the usual text size, below which the slider would be too short to be held."""


def bar_height(page: Page) -> float:
    """Return how high the row of the slider is."""
    return 44.0 + 14 * (page.text - 1)


def bar_top(page: Page, layout: TableLayout) -> float:
    """Return where the row of the slider begins: level with the own plate, or higher so that it covers no hand card."""
    return min(layout.head.y, layout.hand_top - 4 - bar_height(page))


class Way(NamedTuple):
    """What leads on from a step: its hotspot, its words, its icon, its key and its tool tip."""

    spot: str
    words: str
    icon: str
    key: str
    tip: Tip


def draw_way(page: Page, way: Way, box: Box, *, named: bool) -> None:
    """Draw a way on as a button, in words where it is to be ``named``, else by its icon."""
    words, icon = (way.words, None) if named else ("", way.icon)
    button(page, way.spot, words, box, kind="quiet", icon=icon, label=way.words, tip=way.tip,
           key=(way.key or None) if named else None)  # fmt: skip


class Places(NamedTuple):
    """Where the controls lie: the ways on from a step, the row of the slider, speed and sight.

    ``named`` where the ways have room for words, ``wordy`` where speed and sight have.
    """

    ways: tuple[Box, ...]
    named: bool
    row: Box
    speed: Box
    sights: Box
    wordy: bool


def places_of(page: Page, layout: TableLayout, words: Sequence[str]) -> Places:
    """Return where the controls lie, with ways on in these ``words``.

    Speed and sight are where Mortal and Take back are while a match is played, with the row beside them. Where that
    leaves the row too little it takes the whole width, speed and the ways on follow the icons, and sight is between row
    and Back.
    """
    head, end = layout.head, layout.end
    high = bar_height(page)
    y = bar_top(page, layout)
    beside = Box(head.right + 10, y, end.x - 12 - head.right - 10, high)
    found, named, beside = _beside(page, beside, words)
    if beside.w >= LEAST_ROW * page.text:
        top = max(layout.undo.y, head.y)
        room = Box(end.x, top, end.w, end.y - 8 - top)
        speed = room.top(room.h / 3 - 4)
        return Places(found, named, beside.end(min(beside.w, 560.0)), speed, room.below(speed.h + 6), True)
    row = Box(head.right + 10, y, end.right - head.right - 10, high)
    # One's own buttons are left out while nothing is decided, so there are five.
    last = list(layout.icons.values())[4]
    speed = Box(last.x, last.bottom + 6, last.w, last.h)
    side = min(last.h, (row.y - 4 - speed.bottom) / max(1, len(words)) - 4)
    column = tuple(Box(last.x, speed.bottom + 4 + n * (side + 4), last.w, side) for n in range(len(words)))
    room = Box(end.x, row.bottom + 3, end.w, end.y - 3 - row.bottom - 3)
    return Places(column, False, row, speed, room.place(room.w, min(room.h, 52.0), 0.5, 0.5), False)


def _beside(page: Page, row: Box, words: Sequence[str]) -> tuple[tuple[Box, ...], bool, Box]:
    """Return where the ways on lie at the head of a row, whether they have room for words, and the rest of the row."""
    if not words:
        return (), False, row
    widths = [button_width(page, one, "quiet") for one in words]
    named = row.w - sum(widths) - 6 * len(words) >= LEAST_ROW * page.text
    if not named:
        widths = [SIDE for _ in words]
    found: list[Box] = []
    x = row.x
    for width in widths:
        found.append(Box(x, row.y, width, row.h))
        x += width + 6
    return tuple(found), named, row.after(x - row.x)
