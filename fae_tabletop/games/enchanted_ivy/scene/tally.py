"""The points of an inn as rows: each guest with what it brought, then the ivy and the door."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.sayings import door_name, short
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of
from fae_tabletop.games.enchanted_ivy.scoring import Score
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import (
    BODY,
    GOLD_INK,
    LINING,
    MOON,
    PARCHMENT_INK,
    ROW_NAME,
    SOFT,
    Colour,
    Style,
    colour,
)


class Row(NamedTuple):
    """What brought points: who (None: nobody), its name, why in short, and how much."""

    guest: GuestId | None
    name: str
    why: str
    points: int


class Inks(NamedTuple):
    """The colours of the words on one kind of ground."""

    name: Colour
    why: Colour
    points: Colour
    line: Colour


NIGHT = Inks(MOON, SOFT, GOLD_INK, colour("#8A84C4", 0.4))
PAPER = Inks(colour("#3A1830"), PARCHMENT_INK, colour("#7A1438"), colour("#B08A4E", 0.6))
GAP = 3.0


def rows_of(view: View, inn: Inn, counted: Score) -> tuple[Row, ...]:
    """Return the rows of an inn: the guests in the order in which they came, ivy, door."""
    grid = inn.ground.grid
    found = []
    for laid in view.laid:
        if laid.guest is not None:
            cell = grid.cell(laid.at)
            why = short(inn, cell, counted.guests[cell])
            found.append(Row(laid.guest, name_of(laid.guest), why, counted.of(cell)))
    patches = "one patch" if counted.patches == 1 else f"{counted.patches} patches"
    found.append(Row(None, "The ivy", patches, counted.ivy))
    if view.door is not None:
        found.append(Row(None, door_name(view.door.door), "the door itself", counted.door))
    return tuple(found)


def row_height(page: Page, *, why: bool) -> float:
    """Return the height of a row, with the reason below the name or without."""
    words = page.measure("X", _name())[1] + (page.measure("X", _why())[1] if why else 0)
    return max(words, _side(page)) + 2 * GAP


def rows_high(page: Page, rows: Sequence[Row], width: float, *, why: bool) -> float:
    """Return the height of rows of a width; a reason takes as many lines as it needs."""
    return sum(_high(page, one, width, why=why) for one in rows)


def _high(page: Page, one: Row, width: float, *, why: bool) -> float:
    if not why:
        return row_height(page, why=False)
    words = page.measure("X", _name())[1] + page.measure(one.why, _why(), _words(page, one, width))[1]
    return max(words, _side(page)) + 2 * GAP


def _words(page: Page, one: Row, width: float) -> float:
    """Return the width that the words of a row have."""
    return width - _side(page) - 20 - page.measure(_points(one), Style(LINING, 21, MOON, leading=1.0))[0]


def _points(one: Row) -> str:
    return str(one.points).replace("-", "−")


def draw_rows(page: Page, box: Box, rows: Sequence[Row], inks: Inks, *, why: bool) -> float:
    """Draw rows one below the other from the top of ``box``; returns their height."""
    y = box.y
    side = _side(page)
    for n, one in enumerate(rows):
        high = _high(page, one, box.w, why=why)
        row = Box(box.x, y, box.w, high)
        if n:
            page.line(((row.x, row.y), (row.right, row.y)), inks.line, 1)
        if one.guest is not None:
            draw_token(page, one.guest, Box(row.x, row.cy - side / 2, side, side))
        points = _points(one)
        style = Style(LINING, 21, inks.points, leading=1.0)
        wide = page.measure(points, style)[0]
        page.words(points, style, row, across=1.0, down=0.5, wrap=False)
        words = row.inset(side + 10, GAP, wide + 10, GAP)
        name = _name().inked(inks.name)
        used = page.words(
            one.name, page.fitted(one.name, name, words.w, 0.4), words, down=0.0 if why else 0.5, wrap=False
        )
        if why:
            page.words(one.why, _why().inked(inks.why), words.below(used.h))
        y += high
    return y - box.y


def _name() -> Style:
    return ROW_NAME.but(size=18, leading=1.0)


def _why() -> Style:
    return BODY.but(size=15.5, leading=1.05)


def _side(page: Page) -> float:
    return 28.0 * (0.7 + 0.3 * page.text)
