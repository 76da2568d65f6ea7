"""Stretches of a page one below the other: each knows its height at a width and paints itself into a box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.theme import BODY, HEADING_STYLE, Style
from fae_tabletop.ui.widgets import heading, icon_button

GAP = 20.0
"""Logical pixels between two sections, and twice as many between two columns."""
LEAD, UNDER = 6.0, 10.0
"""Logical pixels above a heading, beside the gap, and below it."""
TEXT = BODY.but(size=17)
Section = tuple[float, Callable[[Box], None]]
"""A height in logical pixels, and what paints the section into a box of it."""


def heading_section(page: Page, words: str) -> Section:
    """Return a heading, nearer to what follows than to what was before."""
    lead, h = LEAD * page.text, page.measure(words, HEADING_STYLE)[1]

    def paint(box: Box) -> None:
        heading(page, words, Box(box.x, box.y + lead, box.w, h))

    return lead + h + UNDER * page.text**0.5 - GAP, paint


def text_section(page: Page, words: str, width: float, style: Style = TEXT) -> Section:
    """Return a paragraph."""
    h = page.measure(words, style, width)[1]

    def paint(box: Box) -> None:
        page.words(words, style, Box(box.x, box.y, width, h))

    return h, paint


class WayOn(NamedTuple):
    """A button at the end of a row: its hotspot, its icon, and what a voice says."""

    spot: str
    icon: str
    label: str


def point_section(page: Page, spot: str, words: str, ways: Sequence[WayOn], width: float) -> Section:
    """Return a plate with a sentence, which is the hotspot ``spot``, and at its end the ways on from there."""
    size = 40.0 + 8 * (page.text - 1)
    taken = 14 + len(ways) * (size + 6)
    h = max(page.measure(words, TEXT, width - 14 - taken)[1] + 20, size + 12)

    def paint(box: Box) -> None:
        plate = Box(box.x, box.y, width, h)
        page.plate("row", plate)
        page.words(words, TEXT, Box(plate.x + 14, plate.y, width - 14 - taken, h), down=0.45)
        page.spot(spot, "text", words, plate, tab=False)
        for number, way in enumerate(reversed(ways)):
            place = plate.inset(0, 0, 8 + number * (size + 6), 0).end(size)
            icon_button(page, way.spot, way.icon, way.label, place.place(size, size - 6))

    return h, paint


def height_of(column: Sequence[Section]) -> float:
    """Return how high a column is, a gap below its last section included."""
    return sum(height + GAP for height, _ in column)


def stacked(page: Page, scroll: Scroll, box: Box, columns: Sequence[Sequence[Section]], width: float) -> None:
    """Paint ``columns`` side by side over the first ``width`` logical pixels of a box that scrolls."""

    def draw(content: Box) -> None:
        room = Box(content.x, content.y, width, 0)
        for column, place in zip(columns, room.columns(len(columns), 2 * GAP), strict=True):
            y = place.y
            for height, paint in column:
                paint(Box(place.x, y, place.w, height))
                y += height + GAP

    scrolling(page, scroll, box, max(height_of(column) for column in columns), draw)
