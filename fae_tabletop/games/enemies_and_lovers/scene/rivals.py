"""Draws a rival: portrait, words, the hand as a fan of backs, and the Court."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import NAMES
from fae_tabletop.games.enemies_and_lovers.public import Slot
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import RivalBoxes, TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.pieces import (
    PLAQUE,
    PLATE,
    acting,
    card_spot,
    card_tip,
    draw_turned,
    known_plate,
    shield_on,
    slot_spots,
)
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, facts_of, known_in_slot
from fae_tabletop.ui.eye import draw_eye
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow, draw_halo
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.portraits import draw_badge, draw_face, draw_well
from fae_tabletop.ui.theme import LINING, MOON, SECOND, SMALL_CAPS, SOFT, Style, colour

NAME = Style(SMALL_CAPS, 23, MOON, leading=1.05, shadow=0.6)
LINE = SECOND.but(size=14.5, shadow=0.5)
SLOT_NUMBER = Style(LINING, 13, SOFT, leading=1.0, shadow=0.5)
BACK_WIDTH, BACK_PITCH, BACK_TILT = 34.0, 24.0, 4.2
EYE = 16.0
"""Side of the mark on a hand card that was hidden."""
SMALLEST_NAME = 0.6
"""How much smaller than usual a whole name may be written."""
FACE_WIDTH = 41.0
"""A face-up card of a rival's hand: wide enough to be hit."""


def draw_rival(page: Page, layout: TableLayout, boxes: RivalBoxes, seat: Seat, now: Showing) -> None:
    """Draw one rival: portrait, words, hand, Court."""
    view = now.view
    person = now.people[seat]
    if acting(now, seat):
        draw_halo(page, boxes.portrait)
    draw_face(page, person.portrait, boxes.portrait)
    _words(page, layout, boxes, seat, now)
    draw_well(page, boxes.well)
    target = Ref("seat", str(seat))
    lit = now.kind(target)
    _seat_spot(page, boxes, seat, now)
    _hand(page, boxes, seat, now)
    for slot, box in zip(view.courts[seat], boxes.slots, strict=True):
        _rival_slot(page, boxes, seat, slot, box, now)
    if lit is not None:
        draw_glow(page, boxes.portrait.grown(2), lit, boxes.portrait.w / 2)


def _words(page: Page, layout: TableLayout, boxes: RivalBoxes, seat: Seat, now: Showing) -> None:
    room = boxes.words
    person = now.people[seat]
    names = {other: _short(page, now.people[other].name, room.w) for other in now.others}
    name = names[seat]
    # One size for all rivals: the one that the longest name needs.
    style = min((page.fitted(one, NAME, room.w, 0.4) for one in names.values()), key=lambda one: one.size)
    name_h = page.measure(name, style)[1]
    state = _fitting(page, _states(now, seat), room.w - 14)
    plate_h = 20.0 * page.text
    lines = [person.line] if not layout.large_text and person.line else []
    if state and not layout.large_text and room.h < name_h + 18 + plate_h:
        lines = []
    line_h = page.measure("X", LINE)[1] if lines else 0.0
    total = name_h + line_h + (plate_h + 2 if state else 0)
    y = room.y + max(0.0, (room.h - total) * (0.35 if lines else 0.5))
    page.words(name, style, Box(room.x, y, room.w, name_h), wrap=False)
    y += name_h
    if lines:
        page.words(
            lines[0], page.fitted(lines[0], LINE, room.w, 0.6), Box(room.x, y, room.w, line_h), wrap=False
        )
        y += line_h + 1
    if state:
        style = page.fitted(state, PLATE, room.w - 14, 0.5)
        w = page.measure(state, style)[0] + 16
        plate = Box(room.x, y, w, plate_h)
        page.fill(plate, PLAQUE, plate_h / 2)
        page.words(state, style, plate, across=0.5, down=0.5, wrap=False)


def _short(page: Page, name: str, width: float) -> str:
    """Return a name; where the whole of it would become too small to read, its last word stands for it."""
    return name if page.measure(name, NAME)[0] * SMALLEST_NAME <= width else name.rsplit(" ", 1)[-1]


def _fitting(page: Page, states: Sequence[str], width: float) -> str:
    """Return the first of several ways to say the same that can be read in that width, else the last."""
    fits = (words for words in states if page.measure(words, PLATE)[0] * SMALLEST_NAME <= width)
    return next(fits, states[-1] if states else "")


def _states(now: Showing, seat: Seat) -> tuple[str, ...]:
    """Return the one thing that matters most about a rival now, in few words and, where they may be long, in fewer."""
    view = now.view
    if view.skips[seat]:
        return ("skips a turn" if view.skips[seat] == 1 else f"skips {view.skips[seat]} turns", "skips")
    if view.pending is not None and view.pending.seat == seat and view.why is None:
        return ("is asked",)
    if view.why is None and view.turn == seat and view.pending is None:
        return ("on turn",)
    held = [NAMES[fact.card] for fact in facts_of(view, seat) if fact.zone == "hand"]
    if held:
        more = f" +{len(held) - 1}" if len(held) > 1 else ""
        return (f"holds {held[0]}{more}", f"{len(held)} known")
    return ()


def _seat_spot(page: Page, boxes: RivalBoxes, seat: Seat, now: Showing) -> None:
    person = now.people[seat]
    view = now.view
    told = [person.name]
    if person.level:
        told.append(person.level)
    told.append(f"{view.hands[seat].count} in hand, {len(view.courts[seat])} in Court")
    if view.skips[seat]:
        told.append(f"will skip {view.skips[seat]}")
    ref = Ref("seat", str(seat))
    body = "; ".join(filter(None, [person.line, person.level, person.dials, *_known_lines(now, seat)]))
    refusal = now.refusals.get(ref.id)
    pending = view.pending
    # Who was just pointed at is known; the pointer still rests there, and the cards below are to be seen.
    aimed = now.my_turn and pending is not None and pending.kind == "choose" and pending.at == seat
    head = Box(boxes.portrait.x, boxes.portrait.y, boxes.words.right - boxes.portrait.x, boxes.portrait.h)
    state = page.spot(
        ref.id, "seat", ", ".join(told), head, enabled=now.enabled(ref) or not now.my_turn or not now.chosen,
        why_not=refusal.body if refusal is not None else "This card is not played on an opponent.",
        tip=None if aimed else Tip(person.name, body),
    )  # fmt: skip
    if state.focused:
        page.focus_ring(boxes.portrait, boxes.portrait.w / 2)


def _known_lines(now: Showing, seat: Seat) -> list[str]:
    found = []
    for fact in facts_of(now.view, seat):
        place = "in hand" if fact.zone == "hand" else f"in slot {fact.slot}" if fact.slot else "in the Court"
        found.append(f"you know {NAMES[fact.card]} {place}")
    return found


def hand_boxes(boxes: RivalBoxes, concealed: int, shown: int) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """Return where a rival's backs and open cards lie, from left to right, in the room for the hand."""
    room = boxes.hand.inset(2, 2, 16, 8)
    # Where they are many, open cards overlap: each still shows its mark, and its name when it is pointed at.
    faces_w = room.w - (BACK_WIDTH + 4 if concealed else 0.0)
    step = min(FACE_WIDTH, (faces_w - FACE_WIDTH) / max(1, shown - 1))
    left = room.before(step * (shown - 1) + FACE_WIDTH + 4) if shown else room
    pitch = min(BACK_PITCH, (left.w - BACK_WIDTH) / max(1, concealed - 1)) if concealed else 0.0
    width = BACK_WIDTH + max(0, concealed - 1) * pitch
    height = BACK_WIDTH / (5 / 7)
    y = room.cy - height / 2 - 4
    x = left.right - width
    backs = tuple(Box(x + n * pitch, y, BACK_WIDTH, height) for n in range(concealed))
    high = FACE_WIDTH / (5 / 7)
    faces = tuple(
        Box(room.right - FACE_WIDTH - step * (shown - 1 - n), room.cy - high / 2 - 2, FACE_WIDTH, high)
        for n in range(shown)
    )
    return backs, faces


def _hand(page: Page, boxes: RivalBoxes, seat: Seat, now: Showing) -> None:
    hand = now.view.hands[seat]
    backs, faces = hand_boxes(boxes, hand.concealed, len(hand.shown))
    for n, box in enumerate(backs):
        t = n - (len(backs) - 1) / 2
        draw_back(page, box.moved(0, abs(t) ** 1.6 * 0.5), tilt=max(-20.0, min(20.0, t * BACK_TILT)))
    if backs:
        ref = Ref("hand", f"{seat}:concealed")
        around = Box(backs[0].x - 4, backs[0].y - 4, backs[-1].right - backs[0].x + 8, backs[0].h + 10)
        around = around.place(max(40.0, around.w), around.h)
        label = f"{now.people[seat].name}: {hand.concealed} hidden in hand"
        card_spot(page, ref, "card", label, around, now, Tip(label, "; ".join(_known_lines(now, seat))), 6)
    for card, box in zip(hand.shown, faces, strict=True):
        # A dark edge sets overlapping cards apart.
        page.fill(box.grown(1), colour("#0A0717"), 5)
        draw_card(page, card, box)
        if card in now.hidden:
            draw_eye(page, Box(box.x - 3, box.y - 3, EYE, EYE), False)
        ref = Ref("hand", f"{seat}:{card}")
        lying = "hidden" if card in now.hidden else "open"
        label = f"{NAMES[card]}, {lying} in the hand of {now.people[seat].name}"
        card_spot(page, ref, "card", label, box, now, card_tip(card), 5)
    draw_badge(page, boxes.hand.right - 12, boxes.hand.bottom - 12, str(hand.count))


def _rival_slot(page: Page, boxes: RivalBoxes, seat: Seat, slot: Slot, box: Box, now: Showing) -> None:
    known = known_in_slot(now.view, seat, slot)
    if f"court:{seat}:{slot.number}" in now.moving:
        return
    if not slot.filled:
        page.dashed(box, colour("#E6DCF6", 0.6), 5)
    elif slot.card is not None and slot.up:
        draw_card(page, slot.card, box)
        known_plate(page, box, slot.card)
    elif slot.card is not None:
        # Everything is open: what lay face-down is seen on its back.
        draw_turned(page, slot.card, box)
    else:
        draw_back(page, box)
        if known is not None:
            known_plate(page, box, known)
    lone = not slot.filled and slot.shield is not None
    shield_on(page, box, slot, across=0.5, share=0.74, above=box.h * 0.2 if lone else 0.0)
    if lone and slot.shield is not None:
        known_plate(page, box, slot.shield)
    number = str(slot.number)
    if boxes.rows == 1:
        foot = Box(box.x - 8, box.bottom + 2, box.w + 16, 14 * page.text)
        page.words(number, SLOT_NUMBER, foot, across=0.5, wrap=False)
    else:
        tab = Box(box.x + 1, box.y + 1, 8 + 7 * page.text, 12 * page.text)
        page.fill(tab, PLAQUE, 5)
        page.words(number, SLOT_NUMBER, tab, across=0.5, down=0.5, wrap=False)
    owner = now.people[seat].name
    slot_spots(page, seat, slot, box, now, f"{owner}, slot {slot.number}", known)
