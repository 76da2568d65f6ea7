"""Draws a rival's hand: a fan of backs, and what lies open of it as cards or, where they are many, as a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.scene.cardface import card_picture, draw_back, draw_card, inks
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE, RivalBoxes
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_emblem
from fae_tabletop.games.enemies_and_lovers.scene.names import short_name
from fae_tabletop.games.enemies_and_lovers.scene.pieces import (
    PLAQUE,
    PLATE,
    card_spot,
    card_tip,
    known_plate,
)
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, facts_of
from fae_tabletop.ui.eye import draw_eye
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.portraits import draw_badge
from fae_tabletop.ui.theme import MOON, Style

BACK_WIDTH, BACK_PITCH, BACK_TILT = 34.0, 24.0, 4.2
FACE_WIDTH = 54.0
"""A face-up card of a rival's hand: wide enough for its name on a plate."""
EYE = 16.0
"""Side of the mark on a hand card that was hidden."""
BADGE = 30.0
"""Width that the number of hand cards takes beside what lies open."""
ROW, LARGEST = 30.0, 13.0
"""Height of a row of a list of names, and size of its letters, at most, in logical pixels."""
EMBLEM = 17.0
PICTURED = 24.0
"""Height of a row from which a listed name stands beside the card's small picture, not beside its emblem."""
LETTER = 6.8
"""Width of a letter of a listed name of that size, about, in logical pixels."""
BESIDE = 10.0
"""Width that the margins of a listed name take beside its emblem."""
LETTERS_LEAST = 9.5
"""Size of letters to which names are made smaller together; a name that needs less alone is smaller alone."""
ENOUGH, BACK_LEAST = 11.5, 20.0
"""Size of letters from which names need no more room, and how wide the backs beside them are where they do."""


class HandPlaces(NamedTuple):
    """Where a rival's backs and open cards lie, from left to right; ``listed`` where the open ones are names only."""

    backs: tuple[Box, ...]
    faces: tuple[Box, ...]
    listed: bool


def hand_places(boxes: RivalBoxes, concealed: int, cards: Sequence[CardId]) -> HandPlaces:
    """Return where a rival's hand lies: in its room as long as no open card covers another, else as a list."""
    room = boxes.hand.inset(2, 2, BADGE if cards else 16, 8)
    shown = len(cards)
    taken = shown * (FACE_WIDTH + 3)
    if shown and taken + (BACK_WIDTH + 12 if concealed else 0) > room.w:
        return _listed(boxes, concealed, cards)
    backs = _fan(room.before(taken), concealed)
    high = min(room.h, FACE_WIDTH / CARD_SHAPE)
    wide = high * CARD_SHAPE
    faces = tuple(
        Box(room.right - taken + n * (FACE_WIDTH + 3) + 3, room.cy - high / 2, wide, high)
        for n in range(shown)
    )
    return HandPlaces(backs, faces, False)


def name_row(boxes: RivalBoxes) -> float:
    """Return how high the row of the rival's own name is above a list of names."""
    return (boxes.well.y - boxes.words.y) * 0.3


def _listed(boxes: RivalBoxes, concealed: int, cards: Sequence[CardId]) -> HandPlaces:
    """Names in columns below the rival's own name, and the backs at the right: small ones where names need room."""
    columns = _columns(boxes, concealed, cards, BACK_WIDTH)
    if concealed and columns.size < ENOUGH:
        closer = _columns(boxes, concealed, cards, BACK_LEAST)
        columns = closer if closer.size > columns.size else columns
    room, rows, high = columns.room, columns.rows, columns.high
    y = room.y + (room.h - rows * high) * 0.3
    faces: list[Box] = []
    x = room.x
    for n, wide in zip(range(0, len(cards), rows), columns.widths, strict=True):
        faces += [Box(x, y + row * high, wide - 3, high - 1.5) for row in range(min(rows, len(cards) - n))]
        x += wide
    fan = boxes.hand.right - BADGE - room.right - 6
    beside = Box(room.right + 6, boxes.hand.y, fan, boxes.hand.h - 6)
    return HandPlaces(_fan(beside, concealed, columns.back), tuple(faces), True)


class _Columns(NamedTuple):
    """A list of names in columns: ``size`` is that of its letters, ``back`` the width of the backs beside it."""

    room: Box
    rows: int
    high: float
    widths: tuple[float, ...]
    size: float
    back: float


def _columns(boxes: RivalBoxes, concealed: int, cards: Sequence[CardId], back: float) -> _Columns:
    """Return the columns in which the names are largest, beside backs of that width."""
    right = boxes.hand.right - BADGE
    top, left = boxes.words.y + name_row(boxes), boxes.words.x
    fan = min(back * 2, back + (concealed - 1) * back / 6) if concealed else 0.0
    room = Box(left, top, right - left - fan - (6 if concealed else 0), boxes.well.y - 3 - top)
    found: list[_Columns] = []
    for rows in range(1, len(cards) + 1):
        high = min(ROW, room.h / rows)
        # Each column is as wide as its longest name asks for; all give way where that is too much.
        wished = [
            max(len(short_name(card)) for card in cards[n : n + rows]) * LETTER
            for n in range(0, len(cards), rows)
        ]
        beside = _side(high - 1.5) + BESIDE
        k = min(1.0, (room.w - beside * len(wished)) / sum(wished))
        if k > 0:
            widths = tuple(width * k + beside for width in wished)
            found.append(_Columns(room, rows, high, widths, min(LARGEST * k, high - 1.5), back))
    # Of those with letters of one size the one with the fewest rows.
    return max(found, key=lambda one: (round(one.size, 1), -one.rows))


def _side(high: float) -> float:
    """Return how wide the picture or the emblem in a row of that height is."""
    return high * CARD_SHAPE if high >= PICTURED else min(high, EMBLEM)


def _fan(room: Box, count: int, wide: float = BACK_WIDTH) -> tuple[Box, ...]:
    """Return where so many backs lie, as close as the room asks for, at its right."""
    pitch = min(BACK_PITCH, (room.w - wide) / max(1, count - 1)) if count else 0.0
    height = wide / CARD_SHAPE
    x, y = room.right - wide - max(0, count - 1) * pitch, room.cy - height / 2 - 4
    return tuple(Box(x + n * pitch, y, wide, height) for n in range(count))


def draw_rival_hand(page: Page, boxes: RivalBoxes, seat: Seat, now: Showing) -> None:
    """Draw the hand and make what can be pointed at of it hotspots: all hidden cards as one, each open card."""
    hand = now.view.hands[seat]
    places = hand_places(boxes, hand.concealed, hand.shown)
    backs = places.backs
    for n, box in enumerate(backs):
        t = n - (len(backs) - 1) / 2
        draw_back(page, box.moved(0, abs(t) ** 1.6 * 0.5), tilt=max(-20.0, min(20.0, t * BACK_TILT)))
    if backs:
        ref = Ref("hand", f"{seat}:concealed")
        around = Box(backs[0].x - 4, backs[0].y - 4, backs[-1].right - backs[0].x + 8, backs[0].h + 10)
        around = around.place(max(40.0, around.w), around.h)
        label = f"{now.people[seat].name}: {hand.concealed} hidden in hand"
        card_spot(page, ref, "card", label, around, now, Tip(label, "; ".join(known_lines(now, seat))), 6)
    styles = [_fitted(page, card, box) for card, box in zip(hand.shown, places.faces, strict=True)]
    # One size for all names of a list, unless that were too small for the sake of one long name.
    size = max(LETTERS_LEAST / page.text, min((style.size for style in styles), default=0.0))
    for card, box, style in zip(hand.shown, places.faces, styles, strict=True):
        if places.listed:
            _name(page, card, box, now, style.but(size=min(style.size, size)))
        else:
            draw_card(page, card, box, named=False)
            known_plate(page, box, card)
            if card in now.hidden:
                draw_eye(page, Box(box.x - 3, box.y - 3, EYE, EYE), False)
        ref = Ref("hand", f"{seat}:{card}")
        lying = "hidden" if card in now.hidden else "open"
        label = f"{NAMES[card]}, {lying} in the hand of {now.people[seat].name}"
        card_spot(page, ref, "card", label, box, now, card_tip(card), 5)
    draw_badge(page, boxes.hand.right - 12, boxes.hand.bottom - 12, str(hand.count))


def _fitted(page: Page, card: CardId, box: Box) -> Style:
    """Return how a listed name must be written to keep to its box."""
    return page.fitted(
        short_name(card), PLATE.but(size=min(LARGEST, box.h) / page.text), box.w - _side(box.h) - 6, 0.5
    )


def _name(page: Page, card: CardId, box: Box, now: Showing, style: Style) -> None:
    """Draw a card's picture, or in a low row its emblem, and its name; an eye marks one that was hidden."""
    page.fill(box, PLAQUE, 5)
    side = _side(box.h)
    if box.h >= PICTURED:
        face = box.left(side)
        page.image(card_picture(card, small=True), face)
        if card in now.hidden:
            draw_eye(page, Box(face.x - 2, face.bottom - EYE * 0.8, EYE * 0.8, EYE * 0.8), False)
        page.words(short_name(card), style, box.after(side + 4), down=0.45, wrap=False)
        return
    disc = Box(box.x + 1, box.cy - side / 2, side, side)
    if card in now.hidden:
        draw_eye(page, disc.inset(1), False)
    else:
        printed = CARD[card]
        page.fill(disc.inset(1), inks(page.kit.pictures.root)[1][printed.kind], side / 2)
        emblem = "intrigue" if printed.kind == "intrigue" else printed.subtype
        draw_emblem(page, emblem, disc.inset(side * 0.2), MOON)
    page.words(short_name(card), style, box.after(side + 4), down=0.45, wrap=False)


def known_lines(now: Showing, seat: Seat) -> Sequence[str]:
    """Return what the viewer knows of hidden cards of that seat, a short sentence each."""
    found = []
    for fact in facts_of(now.view, seat):
        place = "in hand" if fact.zone == "hand" else f"in slot {fact.slot}" if fact.slot else "in the Court"
        found.append(f"you know {NAMES[fact.card]} {place}")
    return found
