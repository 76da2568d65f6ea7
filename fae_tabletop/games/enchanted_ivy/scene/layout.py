"""The table's layout: guests, inn, sheets and the garden band, for the real window, text size and layout of the inn.

All lengths are logical pixels. Measures are those of the design at 1280x720.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE
from fae_tabletop.ui.geometry import Box, Metrics

LARGE_TEXT = 1.25
"""Text scale above which the storybook of the band gives its room to cards and buttons."""
MARGIN, GAP = 14.0, 12.0
BAND, LEFT, RIGHT = 176.0, 264.0, 258.0
SIDE_MOST = 0.255
"""Share of the width that a side takes at most."""
CARD_MOST = 130.0
ROOF = 0.72
"""Room for a roof over the inn, and for plinth and words below it, as a share of a card's height."""
FOOT = 0.16
"""The part of that room which lies below the inn."""
ICONS = ("menu", "help")
BOOK = 236.0


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the spaces of a grid lie: ``origin`` is the upper left corner of space (0, 0), ``card`` a card's width."""

    origin: tuple[float, float]
    card: float

    @property
    def high(self) -> float:
        """The height of a card."""
        return self.card * SHAPE

    def box(self, space: Space) -> Box:
        """Return where a space lies."""
        row, column = space
        return Box(
            self.origin[0] + column * self.card, self.origin[1] + row * self.high, self.card, self.high
        )

    def middle(self, one: Space, other: Space) -> tuple[float, float]:
        """Return the middle of the edge that two neighbouring spaces share."""
        first, second = self.box(one), self.box(other)
        return (first.cx + second.cx) / 2, (first.cy + second.cy) / 2


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Where a card of the hand lies: as a balcony, as a wall, and the button that turns the wall."""

    balcony: Box
    wall: Box
    turn: Box


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every region."""

    metrics: Metrics
    large_text: bool
    screen: Box
    icons: Mapping[str, Box]
    title: Box
    guests: Box
    inn: Box
    sheets: Box
    band: Box
    book: Box | None
    hand_head: Box
    hand: tuple[HandPlace, HandPlace]
    token_head: Box
    tokens: tuple[Box, ...]
    bag: Box
    pile: Box
    buttons: tuple[Box, Box, Box]


def table_layout(metrics: Metrics) -> TableLayout:
    """Return the table for a window."""
    screen, text = metrics.screen, metrics.text
    more = text - 1
    large = text > LARGE_TEXT
    band = screen.foot(min(BAND + 64 * more, screen.h * 0.34))
    left_w = min(LEFT * (1 + 0.6 * more), screen.w * SIDE_MOST)
    right_w = min(RIGHT * (1 + 0.6 * more), screen.w * SIDE_MOST)
    side = 40.0 + 6 * more
    icons = {
        name: Box(screen.right - 12 - side * (n + 1) - 8 * n, 12, side, side) for n, name in enumerate(ICONS)
    }
    upper = Box(screen.x, screen.y, screen.w, band.y - screen.y)
    title = Box(MARGIN + 2, 12, left_w + (80 if not large else 0), 52 * text)
    guests = Box(MARGIN, title.bottom + 8, left_w, upper.bottom - title.bottom - 18)
    sheets_y = icons["menu"].bottom + 10
    sheets = Box(screen.right - MARGIN - right_w, sheets_y, right_w, upper.bottom - sheets_y - 10)
    inn = Box(guests.right + 14, 8, sheets.x - guests.right - 28, upper.bottom - 12)
    room = band.inset(MARGIN, 8, MARGIN, 10)
    head = 20.0 * text
    buttons_w = min(116.0 * (1 + 0.5 * more), screen.w * 0.15)
    buttons = room.end(buttons_w).rows(3, 7)
    rest = room.before(buttons_w + 14)
    book = None
    if not large and screen.w >= 1200:
        book = rest.left(BOOK)
        rest = rest.after(BOOK + 18)
    # Everything else is as high as the band leaves below the heads, and as wide as it needs.
    high = rest.h - head - 4
    card_w = high / SHAPE
    wall_w = card_w * 0.72
    slot = card_w + 6 + wall_w
    token_w = min(high - head - 2, 86.0 * max(1.0, screen.h / 720))
    bag_w, pile_w = card_w * 0.95, card_w * 1.0
    needed = 2 * slot + 2 * token_w + bag_w + pile_w
    k = min(1.0, (rest.w - 6 * 12) / needed)
    gap = min(30.0, (rest.w - needed * k) / 6)
    card_w, wall_w, slot, token_w = card_w * k, wall_w * k, slot * k, token_w * k
    bag_w, pile_w = bag_w * k, pile_w * k
    x, y = rest.x, rest.y + head + 4
    hand = []
    for _ in range(2):
        balcony = Box(x, y, card_w, card_w * SHAPE)
        wall = Box(balcony.right + 6, y, wall_w, wall_w * SHAPE)
        turn_y = wall.bottom + 4
        hand.append(HandPlace(balcony, wall, Box(wall.x, turn_y, wall_w, max(30.0, rest.bottom - turn_y))))
        x += slot + gap
    hand_head = Box(rest.x, rest.y, x - gap - rest.x, head)
    token_head = Box(x, rest.y, 2 * token_w + gap, head)
    tokens = []
    for _ in range(2):
        tokens.append(Box(x, y, token_w, high))
        x += token_w + gap
    bag = Box(x, rest.y, bag_w, rest.h)
    pile = Box(x + bag_w + gap, rest.y, pile_w, rest.h)
    return TableLayout(
        metrics, large, screen, icons, title, guests, inn, sheets, band, book, hand_head, (hand[0], hand[1]),
        token_head, tuple(tokens), bag, pile, (buttons[0], buttons[1], buttons[2]),
    )  # fmt: skip


def frame_for(
    room: Box, rows: tuple[str, ...], built: tuple[Space, ...], *, footed: bool = False, whole: bool = False
) -> Frame:
    """Return where spaces lie: an inn of this layout and all that may come next fit; ``built`` in order of building.

    So that nothing jumps about, the size of a card depends on the layout alone, and the inn stands still until it
    would grow out of the room: then it gives way by no more than that. ``footed``: nothing can come below the lowest
    card any more, so the inn stands on the ground. ``whole``: nothing is built any more, so the inn is as large as
    the room allows.
    """
    if whole and built:
        return _whole(room, built)
    high, wide = len(rows), len(rows[0])
    card = min(CARD_MOST * max(1.0, room.h / 540), room.w / (wide + 2), room.h / (high + 1 + ROOF) / SHAPE)
    tall = card * SHAPE
    across, down = room.w / card, high + 1 + ROOF
    top = bottom = left = right = 0
    # The first card lies in the middle, one row above the foot: most inns grow upwards.
    x, y = 0.5 - across / 2, 2 + FOOT - down
    for row, column in built or ((0, 0),):
        top, bottom, left, right = min(top, row), max(bottom, row), min(left, column), max(right, column)
        beside = 1 if right - left + 1 < wide else 0
        above = 1 if bottom - top + 1 < high else 0
        x = min(max(x, right + 1 + beside - across), left - beside)
        y = min(max(y, bottom + 1 + above + FOOT - down), top - max(above, ROOF - FOOT))
    if footed:
        return Frame((room.x - x * card, room.bottom - (bottom + 1 + FOOT) * tall), card)
    foot = room.bottom - min(room.h - down * tall, tall * 0.5) / 2
    return Frame((room.x - x * card, foot - (y + down) * tall), card)


def _whole(room: Box, built: tuple[Space, ...]) -> Frame:
    """Return where the spaces of an inn lie that grows no more: in the middle, on the ground."""
    top, left = min(row for row, _ in built), min(column for _, column in built)
    high, wide = max(row for row, _ in built) - top + 1, max(column for _, column in built) - left + 1
    # Eaves jut out a little at both sides.
    card = min(CARD_MOST * max(1.0, room.h / 540), room.w / (wide + 0.3), room.h / (high + ROOF) / SHAPE)
    tall = card * SHAPE
    foot = room.bottom - FOOT * tall
    return Frame((room.cx - (left + wide / 2) * card, foot - (top + high) * tall), card)


def shown_spaces(room: Box, frame: Frame) -> tuple[Space, ...]:
    """Return the spaces that lie wholly in the room."""
    x, y = frame.origin
    rows = range(int((room.y - y) / frame.high) - 1, int((room.bottom - y) / frame.high) + 2)
    columns = range(int((room.x - x) / frame.card) - 1, int((room.right - x) / frame.card) + 2)
    return tuple(
        (row, column) for row in rows for column in columns if room.grown(2).holds(frame.box((row, column)))
    )
