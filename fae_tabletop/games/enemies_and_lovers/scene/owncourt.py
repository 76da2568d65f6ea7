"""Draws the own Court: what it still lacks, its slots with what lies there, and the free place."""

from __future__ import annotations

from collections.abc import Mapping

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.commands import slot_ref
from fae_tabletop.games.enemies_and_lovers.courts import either_role, lacking, types_in
from fae_tabletop.games.enemies_and_lovers.public import Slot
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_emblem
from fae_tabletop.games.enemies_and_lovers.scene.names import short_name
from fae_tabletop.games.enemies_and_lovers.scene.pieces import (
    PLAQUE,
    acting,
    draw_turned,
    shield_on,
    slot_spots,
)
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, seen_by
from fae_tabletop.ui.eye import draw_eye
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow, draw_halo
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.portraits import WELL_EDGE, draw_face, draw_well
from fae_tabletop.ui.theme import CAPS_FACE, GOLD_INK, MOON, SMALL_CAPS, SOFT, Style, colour

CHIPS = {"crown": "#8A2F5C", "coercion": "#7A2448", "prince": "#8E2C4A", "conspirator": "#46348C"}
"""The colour of each of the four that a Court needs."""
CHIP = Style(SMALL_CAPS, 18, MOON, leading=1.0)
CHIP_GAP = 6.0
PLATE_NAME = Style(SMALL_CAPS, 15, MOON, leading=1.0)
LACKS = Style(CAPS_FACE, 11.5, SOFT, tracking=0.10, leading=1.1, capitals=True)


def draw_own_court(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw what the own Court still lacks, its slots, and the free place while a card may be placed."""
    view = now.view
    _head(page, layout, now)
    draw_well(page, layout.well)
    for slot, box in zip(view.court, layout.slots, strict=False):
        _own_slot(page, slot, box, now)
    if len(layout.slots) > len(view.court):
        box = layout.slots[-1]
        ref = slot_ref(view.seat, 0)
        lit = now.kind(ref)
        if lit is not None:
            draw_glow(page, box, lit, 7, "place here" if box.w >= 70 else "", free=True)
        elif now.may is None or now.may.place:
            page.dashed(box, colour("#E6DCF6", 0.35), 7)
        refusal = now.refusals.get(ref.id)
        state = page.spot(
            ref.id, "place", "A new place in your Court", box, enabled=ref in now.next,
            why_not="Choose a card of your hand first." if refusal is None else refusal.body,
        )  # fmt: skip
        if state.focused:
            page.focus_ring(box, 7)


def _own_slot(page: Page, slot: Slot, box: Box, now: Showing) -> None:
    view = now.view
    if f"court:{view.seat}:{slot.number}" in now.moving:
        return
    if not slot.filled:
        page.dashed(box, colour("#E6DCF6", 0.6), 6)
    elif slot.card is not None:
        if slot.up:
            draw_card(page, slot.card, box)
        else:
            draw_turned(page, slot.card, box)
        _own_plate(page, slot.card, box, now)
    above = _plate_height(page, box)
    shield_on(page, box, slot, across=1.0, share=0.5, above=above)
    if not slot.filled and slot.shield is not None:
        _own_plate(page, slot.shield, box, now)
    if slot.filled and slot.card is not None:
        seen = slot.up or bool(seen_by(view, slot.card))
        side = max(17.0, box.w * 0.26)
        draw_eye(page, Box(box.x - 4, box.y - 5, side, side), seen)
    label = f"Your Court, slot {slot.number}"
    if slot.card is not None:
        by = seen_by(view, slot.card)
        told = "seen by all" if slot.up else f"seen by {_names(now, by)}" if by else "seen by nobody else"
        label = f"{label} ({told})"
    slot_spots(page, view.seat, slot, box, now, label, None)


def _names(now: Showing, seats: tuple[Seat, ...]) -> str:
    return " and ".join(now.people[seat].name for seat in seats)


def _plate_height(page: Page, box: Box) -> float:
    return min(box.h * 0.34, 19.0 * min(1.4, page.text))


def _own_plate(page: Page, card: CardId, box: Box, now: Showing) -> None:
    """Write a card's name below it; the names of a Court do not differ much in size."""
    plate = box.foot(_plate_height(page, box))
    page.fill(plate, PLAQUE, 4)
    lying = (slot.card if slot.filled else slot.shield for slot in now.view.court)
    there = {short_name(one) for one in lying if one is not None}
    least = min(page.fitted(name, PLATE_NAME, plate.w - 4, 0.3).size for name in there)
    wished = PLATE_NAME.but(size=min(PLATE_NAME.size, least * 1.25))
    name = short_name(card)
    page.words(name, page.fitted(name, wished, plate.w - 4, 0.3), plate, across=0.5, down=0.4, wrap=False)


def _head(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the person's own plate: portrait, and what the Court still lacks as chips."""
    view, box = now.view, layout.head
    page.fill(box.after(layout.portrait.w * 0.4), colour("#120B22", 0.88), box.h / 2, WELL_EDGE, 1.2)
    if acting(now, view.seat):
        draw_halo(page, layout.portrait)
    draw_face(page, "", layout.portrait)
    labels: dict[str, str] = {kind: SUBTYPE_NAMES[kind] for kind in lacking(view)}
    if either_role(types_in(view)):
        labels["prince"] = "Prince or Conspirator"
    room = box.inset(layout.portrait.right + 10 - box.x, 0, 14, 0)
    words = "Your Court still lacks" if labels else "Your Court is complete"
    style = page.fitted(words, LACKS, room.w, 0.6)
    said, high = page.measure(words, style)
    wanted = sum(chip_width(page, label) + CHIP_GAP for label in labels.values())
    if said + 10 + wanted <= room.w:
        page.words(words, style, room, down=0.5, wrap=False)
        draw_chips(page, labels, room.after(said + 10).inset(0, 5))
    else:
        # What is lacking has a row of its own below the words.
        page.words(words, style, room.below(2).top(high), wrap=False)
        draw_chips(page, labels, room.below(high + 3).above(3))
    lacks = ", ".join(labels.values()) if labels else "nothing"
    skips = f" You will skip {view.skips[view.seat]}." if view.skips[view.seat] else ""
    page.spot(
        "panel:lacks", "text", f"Your Court still lacks: {lacks}.{skips}", box, tab=False,
        tip=Tip("A winning Court", "The Crown, a Prince, a Conspirator and a Coercion; a Changeling stands for one of "
                "the two people. More cards do no harm."),
    )  # fmt: skip


def chip_width(page: Page, label: str) -> float:
    """Return how wide a chip of ``draw_chips`` is with that label."""
    return page.measure(label, CHIP)[0] + 24 + _chip_icon(page)


def _chip_icon(page: Page) -> float:
    return 18.0 * min(1.4, page.text)


def draw_chips(page: Page, labels: Mapping[str, str], room: Box) -> None:
    """Draw a chip for each kind that is lacking, smaller where the room asks for it."""
    gaps = CHIP_GAP * max(0, len(labels) - 1)
    wanted = sum(chip_width(page, label) for label in labels.values())
    k = min(1.0, (room.w - gaps) / wanted) if labels else 1.0
    x = room.x
    for kind, label in labels.items():
        plate = Box(x, room.y, chip_width(page, label) * k, room.h)
        page.fill(plate, colour(CHIPS[kind]), 6, colour("#FFE9A6", 0.35), 1.0)
        icon = min(_chip_icon(page), plate.w * 0.24, plate.h - 4)
        draw_emblem(page, kind, Box(plate.x + 7, plate.cy - icon / 2, icon, icon), GOLD_INK)
        part = plate.inset(11 + icon, 0, 6, 0)
        fit = min(1.0, part.h / page.measure(label, CHIP)[1])
        style = page.fitted(label, CHIP.but(size=CHIP.size * fit), part.w, 0.35)
        page.words(label, style, part, across=0.5, down=0.45, wrap=False)
        x += plate.w + CHIP_GAP
