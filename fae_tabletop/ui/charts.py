"""Charts drawn on a page: rows of parted bars, columns, and a line; every figure also stands there as a number.

Parts are told apart by how they are filled as well as by colour. All lengths are logical pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import pygame

from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, MOON, NUMBER, SECOND, SOFT, Colour, colour, faded

Filling = Literal["full", "striped", "dotted"]

LABEL = BODY.but(size=16)
FIGURE = NUMBER.but(size=16)
SMALL = SECOND.but(size=14.5)
AXIS = colour("#8E86B8", 0.55)
GROUND = colour("#0A0E22", 0.42)
BAR = 18.0
STRIPE = 7.0
"""Distance between two stripes or dots."""


class Part(NamedTuple):
    """One kind of what bars are made of: its name, colour and filling."""

    name: str
    ink: Colour
    filling: Filling


class Bars(NamedTuple):
    """A row of a bar chart: its label, and the count of each part."""

    label: str
    counts: tuple[int, ...]


def filled(ink: Colour, filling: Filling) -> Paint:
    """A rectangle over the whole shape: full, or striped or dotted inside an edge."""

    def paint(surface: pygame.Surface, k: float) -> None:
        rect = surface.get_rect()
        if filling == "full":
            pygame.draw.rect(surface, ink, rect, border_radius=round(3 * k))
            return
        pygame.draw.rect(surface, faded(ink, 0.22), rect, border_radius=round(3 * k))
        step = max(3, round(STRIPE * k))
        if filling == "striped":
            for x in range(-rect.h, rect.w, step):
                pygame.draw.line(surface, ink, (x, rect.h), (x + rect.h, 0), max(1, round(2 * k)))
        else:
            for n, y in enumerate(range(step // 2, rect.h, step)):
                for x in range(step // 2 + n % 2 * step // 2, rect.w, step):
                    pygame.draw.circle(surface, ink, (x, y), max(1, round(1.5 * k)))
        pygame.draw.rect(surface, ink, rect, max(1, round(1.5 * k)), border_radius=round(3 * k))

    return paint


def counted(counts: Sequence[int], parts: Sequence[Part]) -> str:
    """The figures of a row in words, such as ``3 won, 1 lost``; parts that never occurred are left out."""
    return ", ".join(f"{count} {part.name}" for count, part in zip(counts, parts, strict=True) if count)


def bars_height(page: Page, rows: Sequence[Bars], parts: Sequence[Part], width: float) -> float:
    """The height that ``draw_bars`` takes at a width."""
    return sum(_row_height(page, row, parts, width) for row in rows)


def draw_bars(page: Page, rows: Sequence[Bars], parts: Sequence[Part], box: Box) -> None:
    """One parted bar a row, all at one scale, with its label and its figures above it."""
    most = max((sum(row.counts) for row in rows), default=0)
    y = box.y
    for row in rows:
        h = _row_height(page, row, parts, box.w)
        _draw_row(page, row, parts, Box(box.x, y, box.w, h), most)
        y += h


def _row_height(page: Page, row: Bars, parts: Sequence[Part], width: float) -> float:
    words, figures = _row_words(page, row, parts, width)
    return words + figures + BAR + 16


def _row_words(page: Page, row: Bars, parts: Sequence[Part], width: float) -> tuple[float, float]:
    """Height of the label, and of the figures where they do not fit beside it (else 0)."""
    figures = counted(row.counts, parts)
    beside = page.measure(row.label, LABEL)[0] + 24 + page.measure(figures, SMALL)[0] <= width
    label = page.measure(row.label, LABEL, width)[1]
    return label, 0.0 if beside else page.measure(figures, SMALL, width)[1]


def _draw_row(page: Page, row: Bars, parts: Sequence[Part], box: Box, most: int) -> None:
    label, below = _row_words(page, row, parts, box.w)
    page.words(row.label, LABEL, box.top(label))
    figures = counted(row.counts, parts)
    if below:
        page.words(figures, SMALL.inked(SOFT), box.below(label).top(below))
    else:
        page.words(figures, SMALL.inked(SOFT), box.top(label), across=1.0, down=0.6, wrap=False)
    bar = Box(box.x, box.y + label + below + 3, box.w, BAR)
    page.fill(bar, GROUND, 3)
    x = bar.x
    for count, part in zip(row.counts, parts, strict=True):
        if count:
            piece = Box(x, bar.y, bar.w * count / most, bar.h)
            page.shape(("chart", part.ink, part.filling), piece, filled(part.ink, part.filling))
            x = piece.right


def key_height(page: Page, parts: Sequence[Part], width: float) -> float:
    """The height that ``draw_key`` takes at a width."""
    return _key(page, parts, Box(0, 0, width, 0), draw=False)


def draw_key(page: Page, parts: Sequence[Part], box: Box) -> None:
    """What the fillings mean."""
    _key(page, parts, box, draw=True)


def _key(page: Page, parts: Sequence[Part], box: Box, draw: bool) -> float:
    x, y = box.x, box.y
    line = page.measure("X", SMALL)[1] + 4
    for part in parts:
        w = 30 + page.measure(part.name, SMALL)[0] + 20
        if x > box.x and x + w > box.right:
            x, y = box.x, y + line
        if draw:
            swatch = Box(x, y + line / 2 - 7, 22, 14)
            page.shape(("chart", part.ink, part.filling), swatch, filled(part.ink, part.filling))
            page.words(part.name, SMALL.inked(SOFT), Box(x + 30, y, w, line), down=0.5, wrap=False)
        x += w
    return y + line - box.y


def columns_height(page: Page) -> float:
    """The usual height of ``draw_columns``."""
    return 96 + 46 * page.text


def draw_columns(page: Page, columns: Sequence[tuple[str, int]], ink: Colour, box: Box) -> None:
    """Upright bars of (label, count): the count stands on each, the label below."""
    most = max((count for _, count in columns), default=0)
    if not most:
        return
    head, foot = page.measure("0", FIGURE)[1] + 2, page.measure("0", SMALL)[1] + 4
    room = box.inset(0, head, 0, foot)
    page.line([(box.x, room.bottom), (box.right, room.bottom)], AXIS, 1)
    for (label, count), cell in zip(columns, room.columns(len(columns), 8), strict=True):
        bar = cell.foot(room.h * count / most).place(min(cell.w, 64), room.h * count / most, 0.5, 1.0)
        if count:
            page.shape(("chart", ink, "full"), bar, filled(ink, "full"))
        page.words(
            str(count), FIGURE.inked(MOON), Box(cell.x, bar.y - head, cell.w, head), across=0.5, wrap=False
        )
        style = page.fitted(label, SMALL.inked(SOFT), cell.w, 0.4)
        page.words(label, style, Box(cell.x, room.bottom + 2, cell.w, foot), across=0.5, wrap=False)


def draw_line(page: Page, values: Sequence[float], ends: tuple[str, str], ink: Colour, box: Box) -> None:
    """A line through shares (0 to 1) from left to right, over marks at none, half and all.

    ``ends`` are the words below the first and the last value; a single value has the first ones only. The last
    share stands at its end.
    """
    foot = page.measure("0", SMALL)[1] + 4
    side = page.measure("100 %", SMALL)[0] + 10
    last_w = page.measure("100 %", FIGURE)[0] + 12
    room = box.inset(side, 8, last_w, foot + 4)
    for share in (0.0, 0.5, 1.0):
        y = room.bottom - room.h * share
        page.line([(room.x, y), (room.right, y)], AXIS, 1, None if share == 0 else (4, 4))
        h = page.measure("0", SMALL)[1]
        mark = Box(box.x, y - h / 2, side - 8, h)
        page.words(f"{round(100 * share)} %", SMALL.inked(SOFT), mark, across=1.0, wrap=False)
    if not values:
        return
    step = room.w / max(1, len(values) - 1)
    points = [(room.x + n * step, room.bottom - room.h * share) for n, share in enumerate(values)]
    if len(points) > 1:
        page.line(points, ink, 2.4)
    if step >= 12:
        for x, y in points:
            page.fill(Box(x - 3.5, y - 3.5, 7, 7), ink, 3.5)
    x, y = points[-1]
    page.fill(Box(x - 5, y - 5, 10, 10), MOON, 5)
    words = f"{round(100 * values[-1])} %"
    h = page.measure(words, FIGURE)[1]
    page.words(words, FIGURE.inked(MOON), Box(x + 10, y - h / 2, last_w, h), wrap=False)
    below = Box(room.x, room.bottom + 6, room.w, foot)
    half = below.columns(2, 12)
    marks = ((ends[0], half[0], 0.0), (ends[1], half[1], 1.0))
    for words, part, across in marks[: len(values)]:
        style = page.fitted(words, SMALL.inked(SOFT), part.w, 0.4)
        page.words(words, style, part, across=across, wrap=False)


def draw_steps(page: Page, values: Sequence[float], ink: Colour, filling: Filling, box: Box) -> None:
    """A small chart of shares (0 to 1) without words: one column a value, side by side, on a pale ground."""
    page.fill(box, GROUND, 3)
    if not values:
        return
    step = box.w / len(values)
    points = [(box.x, box.bottom)]
    for number, share in enumerate(values):
        y = box.bottom - box.h * min(1.0, max(0.0, share))
        points += [(box.x + number * step, y), (box.x + (number + 1) * step, y)]
    points.append((box.right, box.bottom))
    page.polygon(points, faded(ink, 0.85 if filling == "full" else 0.28), ink, 1.4)
