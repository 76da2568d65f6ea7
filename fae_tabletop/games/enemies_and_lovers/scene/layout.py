"""The table's layout: where each rival, Court, pile, step and card lies, computed for the real window and text size.

All lengths are logical pixels. Measures are those of the design at 1280x720; what does not fit becomes smaller down to
a floor, then a second row, then a drawer. Own hand, own Court, every rival and both piles are always there.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from fae_tabletop.ui.geometry import Box, Metrics, box_at

SMALL_WIDTH, SMALL_HEIGHT = 1200.0, 690.0
"""Below either the table is laid out more tightly."""
DOCKED_FROM = 1500.0
"""Logical width from which the log stays open beside the table."""
LARGE_TEXT = 1.25
"""Text scale above which what is said twice is said once."""
MARGIN = 14.0
CARD_SHAPE = 5 / 7
"""Width over height of every card."""
SLOT_LEAST, SLOT_MOST = 44.4, 58.0
"""How wide a slot of a rival's Court is at least and at most; 44.4 is 62 high."""
OWN_LEAST, OWN_MOST = 50.0, 78.0
"""The same for the own Court in one row; below it there are two rows, no narrower than a rival's."""
SLOT_GAP = (3.0, 10.0)
FAN_LEAST, STRIP_LEAST = 66.0, 41.0
"""Width of a card of a very large hand, at least, and how much of each card is to be seen before it gets smaller."""
RISEN = (262.0, 366.8)
"""The hovered card of the own hand."""
RISEN_FOOT = 8.0
WIDE_RIVALS = 2
"""How many rivals may sit at the table that each has room for a wide hand."""
LEAN = 12.0
"""How far a rival's fanned backs lean out of their room, at most."""
SINCE_LEAST = 52.0
"""Height below which nothing of what happened could be told."""
DRAWER = (360.0, 420.0)
"""How wide log and notebook open at the usual text size and at twice that."""
CHAIN = (146.0, 166.0)
"""Width of an older and of the newest card of the chain on the stage."""
ICONS = ("menu", "help", "log", "notes", "reference", "hint", "why")


@dataclass(frozen=True, slots=True)
class RivalBoxes:
    """One rival: portrait, words and hand above the Court; a slot's box for each place of the Court."""

    whole: Box
    portrait: Box
    words: Box
    hand: Box
    well: Box
    slots: tuple[Box, ...]
    rows: int


@dataclass(frozen=True, slots=True)
class FanCard:
    """A card of the own hand: its upright box, and how far it is turned, in degrees clockwise."""

    box: Box
    tilt: float


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every region in logical pixels.

    ``docked`` is None where the log is a drawer, ``since`` where what happened has no room of its own.
    """

    metrics: Metrics
    small: bool
    large_text: bool
    table: Box
    docked: Box | None
    icons: dict[str, Box]
    rivals: tuple[RivalBoxes, ...]
    middle: Box
    strip: Box
    sentence: Box
    draw: Box
    discard: Box
    caption: float
    since: Box | None
    head: Box
    portrait: Box
    well: Box
    slots: tuple[Box, ...]
    mortal: Box
    end: Box
    undo: Box
    fan: Box
    card: tuple[float, float]
    stage: Box
    drawer: Box
    note: Box

    @property
    def hand_top(self) -> float:
        """How high the cards of the own hand reach at rest, however many they are."""
        w, h = self.card
        return _foot(self, w, *_bend(math.inf)) - h

    def hand(self, count: int, risen: int | None = None) -> tuple[FanCard, ...]:
        """Return the own hand of ``count`` cards, from left to right; ``risen`` stands upright before the others."""
        return fanned(self, count, risen)


def is_docked(metrics: Metrics) -> bool:
    """Say whether the log stays open beside the table, in a column of its own."""
    return metrics.screen.w >= DOCKED_FROM and metrics.text <= LARGE_TEXT


def table_layout(metrics: Metrics, courts: Sequence[int], own: int) -> TableLayout:
    """Return the table in the window ``metrics``.

    ``courts``: how many slots each rival's Court shows, clockwise from the person; ``own``: those of the own Court, the
    free place included while a card may be placed.
    """
    screen, text = metrics.screen, metrics.text
    more = text - 1
    small = screen.w < SMALL_WIDTH or screen.h < SMALL_HEIGHT
    large = text > LARGE_TEXT
    docked = screen.end(300) if is_docked(metrics) else None
    table = screen if docked is None else screen.before(docked.w + 8)
    icons = _icons(table, docked, more)
    rivals = _rivals(table, courts, small, large, text, docked is not None)
    tight = small or large
    end_w, end_h = 124.0 + 46 * more, 48.0 + 20 * more
    column = Box(table.right - MARGIN - end_w, 0, end_w, table.h - (12 if small else 17))
    end = column.foot(end_h)
    radius = 34.0 if small else 44.0
    ribbon = 20.0 + 16 * more
    mortal = Box(column.cx - end_w / 2, end.y - 8 - ribbon - 2 * radius, end_w, 2 * radius + ribbon)
    undo = Box(column.x, mortal.y - 8 - (34 + 14 * more), end_w, 34 + 14 * more)
    well_w = 386.0 if not small else 376.0
    well_h = 138.0 if small else 146.0
    well = Box(MARGIN, table.bottom - (8 if small else MARGIN) - well_h, well_w, well_h)
    head_h = 40.0 + 22 * more
    head = Box(MARGIN, well.y - 6 - head_h, min(440.0 * (1 + 0.6 * more), table.w * 0.62), head_h)
    side = head_h + (14 if not tight else 4)
    portrait = box_at(head.x + side / 2, head.cy, side, side)
    top = max(one.whole.bottom for one in rivals) + (6 if tight else 8)
    middle = Box(MARGIN, top, table.w - 2 * MARGIN, head.y - 8 - top)
    strip, sentence = _steps(middle, well, text, stacked=tight)
    draw, discard, caption = _piles(middle, strip, sentence, text, stacked=tight)
    edge = icons["menu"].x - 8 if docked is None else table.right - MARGIN
    since = None if large else _since(table, middle, strip, discard, edge, small, min(head.y, undo.y) - 8)
    fan_x = well.right + (20 if not small else 14)
    fan = Box(fan_x, 0, column.x - 14 - fan_x, table.bottom)
    card_w = (128.0 if docked is not None else 118.0) if not small else 106.0
    stage_top = rivals[0].well.y if tight else middle.y - 4
    stage_x = MARGIN if tight else 30.0
    stage = Box(
        stage_x, stage_top, edge - stage_x, (head.y if tight else min(head.y, undo.y)) - 6 - stage_top
    )
    drawer = _drawer(
        edge, 0.0 if tight else strip.right + 8, 6.0 if tight else rivals[0].well.y - 3, undo.y - 8, text
    )
    note_w = 280.0 * (1 + 0.7 * more)
    note = Box(table.cx - note_w / 2, middle.y + 10, note_w, middle.h - 20)
    return TableLayout(
        metrics, small, large, table, docked, icons, rivals, middle, strip, sentence, draw, discard, caption, since,
        head, portrait, well, own_slots(well, own), mortal, end, undo, fan, (card_w, card_w / CARD_SHAPE), stage,
        drawer, note,
    )  # fmt: skip


def _since(
    table: Box, middle: Box, strip: Box, discard: Box, edge: float, small: bool, down_to: float
) -> Box | None:
    """Return where what happened is told: beside the steps, ``down_to`` the own hand.

    A card that rises from the hand may cover the lower part of it, while it is looked at; in a small window it ends
    above.
    """
    x = strip.right + (16 if small else 22)
    if small and discard.x > strip.right:
        x = discard.right + 40
    foot = table.bottom - RISEN_FOOT - RISEN[1] - 3
    top = middle.y + (0 if small else 2)
    if foot - top < SINCE_LEAST:
        return None
    w = min(edge - x, 330.0 if not small else 560.0)
    return Box(edge - w, top, w, (foot if small else down_to) - top)


def _drawer(edge: float, start: float, top: float, foot: float, text: float) -> Box:
    """Return where log and notebook open: at the right edge from ``top`` to ``foot``.

    The steps before its ``start``, the round buttons, the own hand and the own Court lie open; and, unless the window
    is small or the words large, every rival's portrait, hand and state. It covers the Court of one of them.
    """
    w = min(DRAWER[0] + (DRAWER[1] - DRAWER[0]) * min(1.0, text - 1), edge - start)
    return Box(edge - w, top, w, foot - top)


def _icons(table: Box, docked: Box | None, more: float) -> dict[str, Box]:
    """Return the round buttons: down the right edge, or along the head of a docked log, which needs no button."""
    side = 40.0 + 8 * more
    if docked is not None:
        names = [name for name in ICONS if name != "log"]
        return {
            name: Box(docked.right - 12 - (side + 6) * (n + 1) + 6, 12, side, side)
            for n, name in enumerate(names)
        }
    return {
        name: Box(table.right - 10 - side, 10 + n * (side + 6), side, side) for n, name in enumerate(ICONS)
    }


def _rivals(
    table: Box, courts: Sequence[int], small: bool, large: bool, text: float, docked: bool
) -> tuple[RivalBoxes, ...]:
    side = 40.0 + 8 * (text - 1)
    # The round buttons lie beside them, unless they head the docked log.
    room = table.inset(MARGIN, 0, MARGIN if docked else side + 24, 0)
    count = len(courts)
    gap = 12.0
    width = min(596.0, (room.w - gap * (count - 1)) / count)
    portrait = 80.0 if not (small or large) else 60.0
    head = max(portrait + 8, (23 * 1.1 + 15 * 1.2 + 4) * text if large else portrait + 8)
    numbers = 17.0 * text
    fitting = [_one_row(width - 12, n) for n in courts]
    rows = 1 if all(fitting) else 2
    most = SLOT_MOST if not (small or large) else 50.0
    widest = max(_slot_width(width - 12, n, rows, most) for n in courts)
    high = rows * widest / CARD_SHAPE + (rows - 1) * 4 + 10 + (numbers if rows == 1 else 4)
    if not (small or large):
        high = max(high, 102.0)
    y = 12.0 if not small else 6.0
    taken = count * width + gap * (count - 1)
    # What leaves room to spare stands in the middle of the table.
    x = min(table.cx, room.right - taken / 2) - taken / 2
    found = []
    for n, slots in enumerate(courts):
        whole = Box(x + n * (width + gap), y, width, head + high)
        hand_w = 96.0 if small else 136.0
        if not large:
            hand_w = min(whole.w * 0.36, 150.0) if count > WIDE_RIVALS else min(whole.w * 0.48, 290.0)
        face = Box(
            whole.x + 6, y + (0 if not large else max(0.0, (head - 8 - portrait) / 2)), portrait, portrait
        )
        hand = Box(whole.right - hand_w, y + 2, hand_w, head - 10)
        words = Box(face.right + 12, y, hand.x - LEAN - face.right - 12, head - 4)
        well = Box(whole.x, y + head, width, high)
        boxes = slot_boxes(well.inset(6, 5, 6, numbers if rows == 1 else 5), slots, rows, most)
        found.append(RivalBoxes(whole, face, words, hand, well, boxes, rows))
    return tuple(found)


def _one_row(width: float, count: int) -> bool:
    return (width - SLOT_GAP[0] * (count - 1)) / max(1, count) >= SLOT_LEAST


def _slot_width(width: float, count: int, rows: int, most: float) -> float:
    per_row = max(1, -(-count // rows))
    return min(most, max(SLOT_LEAST, (width - SLOT_GAP[0] * (per_row - 1)) / per_row))


def slot_boxes(room: Box, count: int, rows: int, most: float = SLOT_MOST) -> tuple[Box, ...]:
    """Return ``count`` slots in ``room``, centred, in one or two rows, as wide as there is room for."""
    if not count:
        return ()
    per_row = -(-count // rows)
    width = _slot_width(room.w, count, rows, most)
    height = width / CARD_SHAPE
    gap = min(SLOT_GAP[1], max(SLOT_GAP[0], (room.w - per_row * width) / max(1, per_row)))
    down = (room.h - rows * height) / (rows + 1)
    found = []
    for n in range(count):
        row, place = divmod(n, per_row)
        in_row = min(per_row, count - row * per_row)
        x = room.cx - (in_row * width + (in_row - 1) * gap) / 2 + place * (width + gap)
        y = room.y + down + row * (height + down)
        found.append(Box(x, y, width, height))
    return tuple(found)


def own_slots(well: Box, count: int) -> tuple[Box, ...]:
    """Return the slots of the own Court in its well: one row while they stay large enough, else two."""
    room = well.inset(8, 4)
    tallest = (room.h - 4) * CARD_SHAPE
    one = (room.w - SLOT_GAP[0] * (count - 1)) / max(1, count)
    if one >= OWN_LEAST or count <= 1:
        return slot_boxes(room, count, 1, min(OWN_MOST, tallest))
    return slot_boxes(room, count, 2, (room.h - 4) / 2 * CARD_SHAPE)


def _steps(middle: Box, well: Box, text: float, stacked: bool) -> tuple[Box, Box]:
    """Return the step strip and the sentence under it: in the middle, or over the own Court where a card rises high."""
    more = text - 1
    height = 40.0 + 14 * more
    if stacked:
        strip = Box(middle.x, middle.y, well.w, min(height, 48.0))
    else:
        width = 450.0 * (1 + 0.4 * more)
        strip = Box(middle.cx - width / 2, middle.y + 8, width, height)
    lines = 1 if not stacked else 2
    gap = 6.0
    words_h = min(24.0 * text * lines, max(20.0, middle.h - strip.h - gap - 2))
    wide = strip.w if stacked else strip.w + 20
    return strip, Box(strip.cx - wide / 2, strip.bottom + gap, wide, words_h)


def _piles(middle: Box, strip: Box, sentence: Box, text: float, stacked: bool) -> tuple[Box, Box, float]:
    """Return draw pile, discard pile and the height of the words below each."""
    caption = 44.0 * text if not stacked else 20.0 * text
    if stacked:
        beside = strip.right + 26
        room = Box(beside, middle.y, middle.right - beside, middle.h)
        # Where two lines of words and the piles fit below each other, the piles keep to the left.
        below = Box(middle.x, sentence.bottom + 6, strip.w, middle.bottom - sentence.bottom - 6)
        if below.h - caption >= 96:
            room = below.inset(10, 0)
        height = min(140.0, room.h - caption - 4)
    else:
        room = Box(middle.x + 46, middle.y + 14, 300, middle.h - 14)
        height = min(150.0, room.h - caption - 8)
    width = height * CARD_SHAPE
    gap = 42.0 if not stacked else 26.0 + 30 * (text - 1)
    draw = Box(room.x, room.y, width, height)
    return draw, draw.moved(width + gap, 0), caption


def fanned(layout: TableLayout, count: int, risen: int | None = None) -> tuple[FanCard, ...]:
    """Return the cards of the own hand from left to right; the risen one upright, its neighbours giving way."""
    room = layout.fan
    if not count:
        return ()
    # A hand too large for the window has smaller cards before it has strips too narrow to point at.
    w = min(layout.card[0], max(FAN_LEAST, room.w - STRIP_LEAST * (count - 1)))
    h = w * layout.card[1] / layout.card[0]
    give = min(104.0, room.w * 0.14) if risen is not None and count > 1 else 0.0
    most = 92.0 if risen is None else 64.0
    pitch = min(most, max(6.0, (room.w - w - 2 * give) / max(1, count - 1)))
    foot = _foot(layout, w, *_bend((count - 1) / 2))
    found = []
    for n in range(count):
        t = n - (count - 1) / 2
        shift = 0.0 if risen is None else give if n > risen else -give if n < risen else 0.0
        x = room.cx + t * pitch + shift
        if n == risen:
            found.append(FanCard(risen_box(layout, x), 0.0))
            continue
        drop, tilt = _bend(t)
        found.append(FanCard(Box(x - w / 2, foot - h + drop, w, h), tilt))
    return tuple(found)


def _foot(layout: TableLayout, w: float, drop: float, tilt: float) -> float:
    """Return where cards ``w`` wide end in the middle of a fan whose outermost ones are so much lower and turned.

    However many they are, the outermost corner stays in the window; below large words only every name does.
    """
    low = 8.0 if layout.large_text else 0.0
    return layout.fan.bottom - 2 + low - drop - w / 2 * math.sin(math.radians(tilt))


def _bend(t: float) -> tuple[float, float]:
    """Return how much lower a card lies that is ``t`` places from the middle of the fan, and how it is turned."""
    return min(16.0, abs(t) ** 1.7 * 2.2), max(-8.0, min(8.0, 2.2 * t))


def risen_box(layout: TableLayout, x: float) -> Box:
    """Return where a card of the hand stands that is looked at, as near above ``x`` as fan and buttons allow.

    It leaves the discard pile open, on which it may be dropped, wherever it has room beside it.
    """
    w, h = RISEN
    left = layout.fan.x - 6
    right = max(left + w, layout.fan.right + 8)
    box = Box(min(max(x - w / 2, left), right - w), layout.table.bottom - RISEN_FOOT - h, w, h)
    beside = layout.discard.right + 10
    if box.overlaps(layout.discard.grown(8)) and beside + w <= max(right, layout.end.x - 8):
        return Box(beside, box.y, w, h)
    return box
