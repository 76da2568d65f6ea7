"""Draws a rival: portrait, words, the hand and the Court."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES
from fae_tabletop.games.enemies_and_lovers.public import Slot
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import RivalBoxes, TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.names import short_name
from fae_tabletop.games.enemies_and_lovers.scene.pieces import (
    PLAQUE,
    PLATE,
    acting,
    draw_turned,
    known_plate,
    shield_on,
    slot_spots,
)
from fae_tabletop.games.enemies_and_lovers.scene.rivalhand import (
    BADGE,
    draw_rival_hand,
    hand_places,
    known_lines,
    name_row,
)
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, facts_of, known_in_slot
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow, draw_halo
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.portraits import draw_face, draw_well
from fae_tabletop.ui.theme import LINING, MOON, SECOND, SMALL_CAPS, SOFT, Style, colour

NAME = Style(SMALL_CAPS, 23, MOON, leading=1.05, shadow=0.6)
LINE = SECOND.but(size=14.5, shadow=0.5)
SLOT_NUMBER = Style(LINING, 13, SOFT, leading=1.0, shadow=0.5)
SMALLEST_NAME = 0.6
"""How much smaller than usual a whole name may be written."""
SMALLEST_STATE = 0.92
"""How much smaller than usual a state may be written before it is said in fewer words."""


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
    draw_rival_hand(page, boxes, seat, now)
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
    hand = now.view.hands[seat]
    places = hand_places(boxes, hand.concealed, hand.shown)
    if places.listed:
        right = places.backs[0].x - 6 if places.backs else boxes.hand.right - BADGE
        _beside_a_list(page, boxes, name, style, _states(now, seat), right)
        return
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
        _state(page, state, Box(room.x, y, room.w, plate_h))


def _state(page: Page, state: str, room: Box) -> None:
    style = page.fitted(state, PLATE, room.w - 14, 0.5)
    plate = room.left(page.measure(state, style)[0] + 16)
    page.fill(plate, PLAQUE, plate.h / 2)
    page.words(state, style, plate, across=0.5, down=0.5, wrap=False)


def _beside_a_list(
    page: Page, boxes: RivalBoxes, name: str, style: Style, states: Sequence[str], right: float
) -> None:
    """Write the name above the list of open hand cards, and the state beside it, as far as ``right``."""
    high = name_row(boxes)
    style = style.but(size=min(style.size, high / page.text))
    room = Box(boxes.words.x, boxes.words.y, right - boxes.words.x, high - 2)
    used = page.words(name, style, room, down=0.5, wrap=False)
    rest = room.after(used.w + 10)
    state = _fitting(page, states, rest.w - 16)
    # Where no way of saying it can be read, the backs' tool tip says it.
    if state and page.measure(state, PLATE)[0] * SMALLEST_STATE <= rest.w - 16:
        _state(page, state, rest.place(rest.w, min(rest.h, 20.0 * page.text), 0.0, 0.6))


def _short(page: Page, name: str, width: float) -> str:
    """Return a name; where the whole of it would become too small to read, its last word stands for it."""
    return name if page.measure(name, NAME)[0] * SMALLEST_NAME <= width else name.rsplit(" ", 1)[-1]


def _fitting(page: Page, states: Sequence[str], width: float) -> str:
    """Return the first of several ways to say the same that can be read in that width, else the last."""
    fits = (words for words in states if page.measure(words, PLATE)[0] * SMALLEST_STATE <= width)
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
    held = [fact.card for fact in facts_of(view, seat) if fact.zone == "hand"]
    # Who has the Crown matters most.
    held.sort(key=lambda card: CARD[card].subtype != "crown")
    if held:
        more = f" +{len(held) - 1}" if len(held) > 1 else ""
        ways = (f"holds {NAMES[held[0]]}", f"holds {short_name(held[0])}", short_name(held[0]))
        return (*(f"{way}{more}" for way in ways), f"{len(held)} known")
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
    body = "; ".join(filter(None, [person.line, person.level, person.dials, *known_lines(now, seat)]))
    refusal = now.refusals.get(ref.id)
    pending = view.pending
    # Who was just pointed at is known; the pointer still rests there, and the cards below are to be seen.
    aimed = now.my_turn and pending is not None and pending.kind == "choose" and pending.at == seat
    hand = view.hands[seat]
    head = boxes.portrait
    if not hand_places(boxes, hand.concealed, hand.shown).listed:
        # A list lies where the words are otherwise.
        head = Box(head.x, head.y, boxes.words.right - head.x, head.h)
    state = page.spot(
        ref.id, "seat", ", ".join(told), head, enabled=now.enabled(ref) or not now.my_turn or not now.chosen,
        why_not=refusal.body if refusal is not None else "This card is not played on an opponent.",
        tip=None if aimed else Tip(person.name, body),
    )  # fmt: skip
    if state.focused:
        page.focus_ring(boxes.portrait, boxes.portrait.w / 2)


def _rival_slot(page: Page, boxes: RivalBoxes, seat: Seat, slot: Slot, box: Box, now: Showing) -> None:
    known = known_in_slot(now.view, seat, slot)
    if f"court:{seat}:{slot.number}" in now.moving:
        return
    if not slot.filled:
        page.dashed(box, colour("#E6DCF6", 0.6), 5)
    elif slot.card is not None and slot.up:
        draw_card(page, slot.card, box, named=False)
    elif slot.card is not None:
        # Everything is open: what lay face-down is seen on its back.
        draw_turned(page, slot.card, box)
    else:
        draw_back(page, box)
    seen = slot.card or known if slot.filled else slot.shield
    plate = known_plate(page, box, seen) if seen is not None else 0.0
    aside = slot.filled and slot.card is not None
    shield_on(page, box, slot, across=1.0 if aside else 0.5, share=0.6 if aside else 0.74, above=plate)
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
