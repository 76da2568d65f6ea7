"""The table's layout: where each block, card, token, stage and drawer lies, for the real window and text size.

All lengths are logical pixels. Measures are those of the design at 1280x720. Blocks stand round the table clockwise
from the person: up the left side, along the top, down the right side.
"""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.games.faekin.cards import HAND
from fae_tabletop.ui.geometry import Box, Metrics, box_at

SMALL_WIDTH, SMALL_HEIGHT = 1200.0, 690.0
"""Below either the table is laid out more tightly."""
LARGE_TEXT = 1.25
"""Text scale above which what is said twice is said once."""
CARD_SHAPE = 5 / 7
"""Width over height of every card."""
MARGIN, GAP = 14.0, 10.0
STRIP, STRIP_MOST = 168.0, 0.27
"""Height of the own strip at the usual text size, and the share of the window that it takes with large words."""
OWN_WORDS = 170.0
"""Width that the own Court and identity are given at least, at the usual text size."""
TOP_ROW: dict[int, int] = {1: 1, 2: 2, 3: 3, 4: 4, 5: 3, 6: 4, 7: 3, 8: 4}
"""How many blocks stand in the upper row, by how many there are; the others stand at the two sides."""
WIDE_BLOCK, BLOCK = (292.0, 186.0), (236.0, 170.0)
"""Width and height of a block in a single row, and round the table."""
BLOCK_LEAST = 150.0
CARD_LEAST, CARD_MOST = 44.0, 58.0
"""Width of a small card of a block."""
FACE_LEAST, FACE_MOST = 72.0, 108.0
CAPTION = 420.0
"""Width of the words below the tokens at the usual text size."""
TOKEN, HUNG = 88.0, 48.0
"""A token in the middle, and before somebody."""
LANE = 24.0
"""Height above bubbles and the last duel in which the lines of duels between neighbours run."""
DRAWER = 400.0
ICONS = ("menu", "help", "hint", "why", "undo")


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody at the table: portrait, room for the name and for words, three cards, and where a token hangs."""

    whole: Box
    portrait: Box
    name: Box
    says: Box
    cards: tuple[Box, ...]
    token: Box


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every region. ``claim`` and its parts lie where the middle is; ``builder`` beside the small hand."""

    metrics: Metrics
    small: bool
    large_text: bool
    screen: Box
    icons: dict[str, Box]
    blocks: tuple[Block, ...]
    middle: Box
    crown: Box
    dagger: Box
    caption: Box
    go_on: Box
    note: Box
    bubbles: tuple[Box, Box]
    strip: Box
    you: Box
    hand: tuple[Box, ...]
    own_token: Box
    say: Box
    builder: Box
    log: Box
    notes: Box
    drawer: Box
    claim: Box
    claim_head: Box
    urgings: Box
    stakes: Box


def table_layout(metrics: Metrics, count: int, talking: bool = False) -> TableLayout:
    """Return the table with ``count`` blocks; ``talking`` makes the own hand small beside the sentence builder."""
    screen, text = metrics.screen, metrics.text
    more = text - 1
    small = screen.w < SMALL_WIDTH or screen.h < SMALL_HEIGHT
    large = text > LARGE_TEXT
    top = TOP_ROW[count]
    rows = 1 + (count - top) // 2
    edge = 6.0 if small else GAP
    strip = screen.foot(_strip(screen.h, rows, edge, more))
    icons = _icons(screen, more)
    blocks = _blocks(screen, strip, icons, top, rows, edge, small, large)
    upper = max(block.whole.bottom for block in blocks[rows - 1 : rows - 1 + top])
    left = max((block.whole.right for block in blocks[: rows - 1]), default=0.0)
    right = min((block.whole.x for block in blocks[rows - 1 + top :]), default=screen.w)
    middle = Box(left + 16, upper + GAP, right - left - 32, strip.y - GAP - upper - GAP)
    crown, dagger, caption, go_on, band = _middle(middle, text, small, large)
    if talking:
        # Beside the tokens, where the sentence builder does not grow over it.
        room = Box(dagger.right + 24, middle.y, middle.right - dagger.right - 24, 0)
        wide = min(go_on.w, room.w)
        go_on = Box(room.x, dagger.cy - go_on.h / 2, wide, go_on.h)
    half = (band.w - 20) / 2
    wide = min(half, 330.0 * (1 + 0.5 * more))
    gap = min(30.0, band.w - 2 * wide)
    first = Box(band.cx - gap / 2 - wide, band.y, wide, band.h)
    note = Box(band.cx + gap / 2, band.y, wide, band.h)
    claim_head, urgings, stakes = _claim(screen, middle, wide_room=rows == 1, more=more)
    own = _own(strip, more, small, talking)
    drawer_w = min(DRAWER * (1 + 0.5 * more), screen.w * 0.6)
    return TableLayout(
        metrics, small, large, screen, icons, blocks, middle, crown, dagger, caption, go_on, note,
        (first, note), strip, own.you, own.hand, box_at(own.hand[-1].right + 4, strip.y + 32, HUNG, HUNG),
        own.say, own.builder, own.log, own.notes, Box(screen.right - drawer_w - 8, 8, drawer_w, strip.y - 16),
        Box(claim_head.x, claim_head.y, claim_head.w, stakes.bottom - claim_head.y), claim_head, urgings, stakes,
    )  # fmt: skip


def _strip(height: float, rows: int, edge: float, more: float) -> float:
    """Return how high the own strip is: as high as large words want, and as the blocks leave."""
    needed = edge + rows * (BLOCK_LEAST + GAP)
    if rows < 3:
        needed += 150.0
    return max(150.0, min(STRIP + 64 * more, height - needed, max(STRIP, height * STRIP_MOST)))


def _icons(screen: Box, more: float) -> dict[str, Box]:
    """Return the round buttons: two by two in the upper right corner, and what takes back below."""
    side = 40.0 + 6 * more
    places = ((1, 0), (1, 1), (0, 0), (0, 1), (1, 2))
    return {
        name: Box(
            screen.right - 12 - side * (2 - across) - 6 * (1 - across), 12 + down * (side + 6), side, side
        )
        for name, (across, down) in zip(ICONS, places, strict=True)
    }


def _blocks(
    screen: Box, strip: Box, icons: dict[str, Box], top: int, rows: int, edge: float, small: bool, large: bool
) -> tuple[Block, ...]:
    room = Box(8 if small else MARGIN, edge, icons["hint"].x - 8 - (8 if small else MARGIN), 0)
    most_w, most_h = WIDE_BLOCK if rows == 1 else BLOCK
    free = strip.y - edge
    high = (free - GAP * rows) / rows if rows > 1 else free * 0.4
    high = max(BLOCK_LEAST, min(high, most_h * max(1.0, screen.h / 720)))
    if rows == 2:
        high = max(BLOCK_LEAST, min(high, free * 0.36))
    wide = min(most_w * max(1.0, screen.w / 1280), (room.w - GAP * (top - 1)) / top)
    pitch = wide + (14 if rows > 1 and not small else GAP)
    total = pitch * (top - 1) + wide
    x = screen.cx - total / 2
    if x + total > room.right:
        x = max(room.x, room.right - total)
    upper = [_block(Box(x + n * pitch, edge, wide, high), large) for n in range(top)]
    side_w = min(wide, 236.0 if not small else 204.0)
    lefts, rights = [], []
    below = edge + high + GAP
    spare = (strip.y - GAP - below - (rows - 1) * high) / max(1, rows - 1)
    for n in range(rows - 1):
        y = below + n * (high + min(GAP, spare)) + (spare / 2 if rows == 2 else 0.0)
        lefts.append(_block(Box(room.x, y, side_w, high), large))
        rights.append(_block(Box(screen.right - room.x - side_w, y, side_w, high), large))
    return (*reversed(lefts), *upper, *rights)


def _block(whole: Box, large: bool) -> Block:
    """Return the parts of a block; its token hangs beside the cards."""
    face = max(FACE_LEAST, min(FACE_MOST, whole.h * (0.47 if not large else 0.45)))
    portrait = Box(whole.x + 8, whole.y + 6, face, face)
    card_h = whole.h - face - 6 - 16
    card = max(CARD_LEAST, min(CARD_MOST, card_h * CARD_SHAPE))
    high = card / CARD_SHAPE
    pitch = card + 14.0
    across = 2 * pitch + card
    x = whole.cx - across / 2
    y = whole.bottom - 9 - high
    cards = tuple(Box(x + n * pitch, y, card, high) for n in range(HAND))
    words = Box(
        portrait.right + 10, whole.y + 10, whole.right - 10 - portrait.right - 10, y - 6 - whole.y - 10
    )
    name_h = min(words.h, 24.0 if not large else 34.0)
    name, says = words.top(name_h), words.below(name_h + 2)
    token = box_at(whole.x + 21, whole.bottom - 23, HUNG, HUNG)
    return Block(whole, portrait, name, says, cards, token)


def _middle(middle: Box, text: float, small: bool, large: bool) -> tuple[Box, Box, Box, Box, Box]:
    """Return Crown, Dagger, the words below them, the gold button, and the band for bubbles and the last duel."""
    more = text - 1
    band_h = min(78.0 + 60 * more, middle.h * 0.36)
    lane = max(0.0, min(LANE - 10 * more, middle.h - 300.0))
    band = middle.below(lane).top(band_h)
    go_h = min(60.0 + 22 * more, middle.h * 0.24)
    go_w = min(220.0 * (1 + 0.6 * more), middle.w)
    go_on = Box(middle.cx - go_w / 2, middle.bottom - go_h - (2 if small else 8), go_w, go_h)
    caption_h = 24.0 * min(text, 1.3)
    between = Box(middle.x, band.bottom + 6, middle.w, go_on.y - 6 - band.bottom - 6)
    if middle.h > 380:
        # In a tall middle everything keeps together.
        between = between.place(between.w, min(between.h, 170.0), 0.5, 0.72)
        go_on = Box(go_on.x, between.bottom + 10, go_on.w, go_on.h)
    side = max(46.0, min(TOKEN, between.h - caption_h - 4))
    y = between.y + max(0.0, (between.h - side - caption_h - 4) / 2)
    crown = Box(between.cx - 12 - side, y, side, side)
    dagger = Box(between.cx + 12, y, side, side)
    words_w = min(between.w, CAPTION * text)
    caption = Box(between.cx - words_w / 2, crown.bottom + 4, words_w, caption_h)
    return crown, dagger, caption, go_on, band


def _claim(screen: Box, middle: Box, wide_room: bool, more: float) -> tuple[Box, Box, Box]:
    """Return head, urgings and stakes of a claim: across the whole window where no block stands at the sides."""
    room = Box(screen.x + 16, middle.y, screen.w - 32, middle.h) if wide_room else middle
    head = room.top(min(70.0 + 20 * more, room.h * 0.26))
    below = room.below(head.h + 8)
    share = 0.58 if wide_room else 0.62
    urgings = below.left((below.w - 14) * share)
    return head, urgings, below.after(urgings.w + 14)


@dataclass(frozen=True, slots=True)
class _Own:
    you: Box
    hand: tuple[Box, ...]
    say: Box
    builder: Box
    log: Box
    notes: Box


def _own(strip: Box, more: float, small: bool, talking: bool) -> _Own:
    """Return the parts of the own strip: who one is, the hand, what can be said, and the drawers."""
    room = strip.inset(MARGIN + 2, 13, MARGIN + 2, 11)
    buttons = room.end(min(168.0 + 50 * more, room.w * 0.2) - (20 if small else 0))
    log, notes = buttons.rows(2, 10)
    rest = room.before(buttons.w + 18)
    if talking:
        card_h = room.h - max(32.0, 24 * (1 + more))
        card_w = card_h * CARD_SHAPE
        hand = tuple(Box(room.x + n * (card_w + 4), room.y, card_w, card_h) for n in range(HAND))
        builder = rest.after(hand[-1].right - room.x + 20)
        you = Box(room.x, hand[0].bottom + 2, hand[-1].right - room.x, room.bottom - hand[0].bottom - 2)
        return _Own(you, hand, builder, builder, log, notes)
    say = rest.end(min(262.0 + 60 * more, rest.w * 0.3))
    left = rest.before(say.w + (18 if small else 36))
    gap = 18.0 if not small else 8.0
    wide = (left.w - 16 - OWN_WORDS * (1 + 0.5 * more) - (HAND - 1) * gap) / HAND
    card_h = min(room.h, wide / CARD_SHAPE)
    card_w = card_h * CARD_SHAPE
    across = HAND * card_w + (HAND - 1) * gap
    x = left.right - across
    y = room.y + (room.h - card_h) / 2
    hand = tuple(Box(x + n * (card_w + gap), y, card_w, card_h) for n in range(HAND))
    you = Box(room.x, room.y, x - 16 - room.x, room.h)
    return _Own(you, hand, say, rest, log, notes)
