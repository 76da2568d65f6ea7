"""Draws a whole table small: every hand and Court as one seat saw them, with numbers on what is pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.commands import hand_ref, slot_ref
from fae_tabletop.games.enemies_and_lovers.public import Slot, View
from fae_tabletop.games.enemies_and_lovers.scene.cardface import card_picture, draw_back, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.pieces import draw_turned, known_plate, shield_on
from fae_tabletop.games.enemies_and_lovers.scene.showing import facts_of, known_in_slot
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.people import Person, clockwise
from fae_tabletop.ui.portraits import draw_face, draw_well
from fae_tabletop.ui.theme import GOLD_INK, MOON, SECOND, SMALL_CAPS, SOFT, Colour, Style, colour
from fae_tabletop.ui.weighing import numbered

ROW = 84.0
"""Height of a seat's row in logical pixels from which its cards can be told apart."""
BESIDE = 6.0
"""Width of a seat's room in its heights from which hand and Court lie beside each other."""
NAME = Style(SMALL_CAPS, 17, MOON, leading=1.0)
CAPTION = SECOND.but(size=13.5, leading=1.0)
DISC = 20.0


class Pointed(NamedTuple):
    """A number on a thing of the table, and its ink."""

    number: int
    ink: Colour


Marks = Mapping[Ref, Sequence[Pointed]]


def tableau_height(view: View) -> float:
    """Return the height in logical pixels from which ``draw_tableau`` can be read."""
    return ROW * (view.players + bool(_spread(view)[1]))


def draw_tableau(
    page: Page, box: Box, view: View, people: Sequence[Person], marks: Marks, *, named: bool = True
) -> None:
    """Draw a row for each seat, whoever sees this last; below them the cards to choose from, if any are spread.

    Not ``named``, cards show their pictures only: where they are too small for their names.
    """
    seats = (*clockwise(view.players, view.seat), view.seat)
    title, spread = _spread(view)
    rows = box.rows(len(seats) + bool(spread), 6)
    drawn: dict[Ref, Box] = {}
    for seat, row in zip(seats, rows, strict=False):
        drawn |= _seat(page, view, people[seat], seat, row, named)
    if spread:
        drawn |= _laid_out(page, title, spread, rows[-1])
    for ref, found in marks.items():
        if ref in drawn:
            _marked(page, found, drawn[ref])


def _spread(view: View) -> tuple[str, tuple[tuple[Ref, CardId], ...]]:
    """Return what lies spread before the one who decides, and what that is called."""
    kind = view.pending.kind if view.pending is not None and view.pending.seat == view.seat else ""
    if kind == "keep_one":
        return "Looked at", tuple((Ref("looking", card), card) for card in view.looking)
    if kind == "take":
        return "Discard pile", tuple((Ref("discard", card), card) for card in view.discard)
    return "", ()


def _marked(page: Page, found: Sequence[Pointed], box: Box) -> None:
    """Draw numbers side by side at the head of what they point at."""
    side = DISC * min(1.5, max(1.0, page.text))
    x = box.cx - (len(found) - 1) * side * 0.54
    for n, one in enumerate(found):
        numbered(page, one.number, box_at(x + n * side * 1.08, box.y + side * 0.35, side, side), one.ink)


def _seat(page: Page, view: View, person: Person, seat: Seat, row: Box, named: bool) -> dict[Ref, Box]:
    """Draw one seat: portrait and name, the hand above the Court; returns where everything lies."""
    column = min(row.w * 0.22, 96.0 * min(1.5, page.text))
    name_h = min(page.measure("X", NAME)[1], row.h * 0.3)
    face = max(18.0, min(54.0, row.h - name_h - 8, column - 8))
    whole = row.left(column)
    top = whole.cy - (face + name_h) / 2
    disc = Box(whole.cx - face / 2, top, face, face)
    draw_face(page, person.portrait, disc)
    ink = GOLD_INK if seat == view.seat else MOON
    short = (
        person.name if page.measure(person.name, NAME)[0] * 0.7 <= column else person.name.rsplit(" ", 1)[-1]
    )
    style = page.fitted(short, NAME.inked(ink), column - 4, 0.5)
    page.words(short, style, Box(whole.x, disc.bottom + 1, column, name_h), across=0.5, wrap=False)
    room = row.after(column + 6)
    if room.w >= BESIDE * room.h:
        hand, court = room.left(room.w * 0.44), room.after(room.w * 0.44 + 8)
    else:
        hand, court = room.top((room.h - 4) * 0.44), room.below((room.h - 4) * 0.44 + 4)
    return (
        {Ref("seat", str(seat)): disc}
        | _hand(page, view, seat, hand, named)
        | _court(page, view, seat, court, named)
    )


def _hand(page: Page, view: View, seat: Seat, box: Box, named: bool) -> dict[Ref, Box]:
    """Draw a hand: the own cards, or what lies open and is known of another's, then backs."""
    found: dict[Ref, Box] = {}
    if seat == view.seat:
        faces: list[tuple[CardId, bool, Ref]] = [(card, True, hand_ref(card)) for card in view.hand]
        backs = 0
    else:
        hidden = Ref("hand", f"{seat}:concealed")
        known = [fact.card for fact in facts_of(view, seat) if fact.zone == "hand"]
        faces = [(card, True, Ref("hand", f"{seat}:{card}")) for card in view.hands[seat].shown]
        faces += [(card, False, hidden) for card in known]
        backs = view.hands[seat].concealed - len(known)
    count = len(faces) + backs
    if not count:
        page.words("no hand", CAPTION.inked(SOFT), box, down=0.5, wrap=False)
        return found
    height, pitch = _fitting(box, count)
    places = [Box(box.x + n * pitch, box.cy - height / 2, height * CARD_SHAPE, height) for n in range(count)]
    for (card, lies_open, ref), place in zip(faces, places, strict=False):
        if lies_open:
            _face(page, card, place, named)
        else:
            draw_back(page, place)
        if named:
            known_plate(page, place.left(min(place.w, pitch)), card)
        found.setdefault(ref, place)
    for place in places[len(faces) :]:
        draw_back(page, place)
        found.setdefault(Ref("hand", f"{seat}:concealed"), place)
    return found


def _court(page: Page, view: View, seat: Seat, box: Box, named: bool) -> dict[Ref, Box]:
    """Draw a Court in its well."""
    draw_well(page, box)
    inner = box.inset(6, 4)
    found: dict[Ref, Box] = {}
    slots = view.courts[seat]
    if not slots:
        page.words("no Court yet", CAPTION.inked(SOFT), inner, down=0.5, wrap=False)
        return found
    height, pitch = _fitting(inner, len(slots), 6.0)
    for n, slot in enumerate(slots):
        place = Box(inner.x + n * pitch, inner.cy - height / 2, height * CARD_SHAPE, height)
        _slot(page, view, seat, slot, place, named)
        found[slot_ref(seat, slot.number)] = place
        if slot.shield is not None:
            found[slot_ref(seat, slot.number, "shield")] = place.below(place.h * 0.35)
    return found


def _face(page: Page, card: CardId, box: Box, named: bool) -> None:
    """Draw a card; where it is too small for its name it is for its marks, too."""
    if named:
        draw_card(page, card, box, named=False)
    else:
        page.image(card_picture(card, True), box)


def _slot(page: Page, view: View, seat: Seat, slot: Slot, box: Box, named: bool) -> None:
    known = known_in_slot(view, seat, slot)
    if not slot.filled:
        page.dashed(box, colour("#E6DCF6", 0.6), 5)
    elif slot.card is not None and slot.up:
        _face(page, slot.card, box, named)
    elif slot.card is not None:
        draw_turned(page, slot.card, box)
    else:
        draw_back(page, box)
    name = (slot.card or known) if named else None
    plate = known_plate(page, box, name) if name is not None else 0.0
    shield_on(page, box, slot, across=0.5, share=0.6, above=plate)


def _laid_out(page: Page, title: str, cards: Sequence[tuple[Ref, CardId]], row: Box) -> dict[Ref, Box]:
    """Draw the cards that somebody chooses from."""
    head = min(page.measure("X", CAPTION)[1] + 2, row.h * 0.3)
    page.words(title, CAPTION.inked(SOFT), row.top(head), wrap=False)
    room = row.below(head)
    height, pitch = _fitting(room, len(cards))
    found = {}
    for n, (ref, card) in enumerate(cards):
        place = Box(room.x + n * pitch, room.y, height * CARD_SHAPE, height)
        draw_card(page, card, place, named=False)
        known_plate(page, place.left(min(place.w, pitch)), card)
        found[ref] = place
    return found


def _fitting(room: Box, count: int, gap: float = 4.0) -> tuple[float, float]:
    """Return how high so many cards may be in a row of that room, and from one to the next; they overlap at need."""
    height = room.h
    width = height * CARD_SHAPE
    pitch = min(width + gap, (room.w - width) / max(1, count - 1)) if count > 1 else width
    return height, pitch
