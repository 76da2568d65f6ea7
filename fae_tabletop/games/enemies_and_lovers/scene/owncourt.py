"""Draws the own Court: what it still lacks, its slots with what lies there, and the free place."""

from __future__ import annotations

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import SUBTYPE_NAMES
from fae_tabletop.games.enemies_and_lovers.commands import slot_ref
from fae_tabletop.games.enemies_and_lovers.moves import lacking
from fae_tabletop.games.enemies_and_lovers.public import Slot
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.glow import draw_glow, draw_halo
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_emblem, draw_eye
from fae_tabletop.games.enemies_and_lovers.scene.pieces import (
    PLAQUE,
    WELL_EDGE,
    acting,
    draw_face,
    draw_well,
    shield_on,
    short_name,
    slot_spots,
)
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, either_role, seen_by
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import CAPS_FACE, GOLD_INK, MOON, SMALL_CAPS, SOFT, Style, colour

CHIPS = {"crown": "#8A2F5C", "coercion": "#7A2448", "prince": "#8E2C4A", "conspirator": "#46348C"}
"""The colour of each of the four that a Court needs."""


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
        else:
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
            draw_back(page, box)
            inner = box.place(box.w * 0.76, box.h * 0.76, 0.5, 0.28)
            page.image(f"enemies_and_lovers/{slot.card}-small", inner)
        _own_plate(page, slot, box, view.seat)
    shield_on(page, box, slot, across=1.0, share=0.5)
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


def _own_plate(page: Page, slot: Slot, box: Box, seat: Seat) -> None:
    assert slot.card is not None, "only cards have a name"
    plate = box.foot(min(box.h * 0.34, 19.0 * min(1.4, page.text)))
    page.fill(plate, PLAQUE, 4)
    name = short_name(slot.card)
    style = page.fitted(name, Style(SMALL_CAPS, 15, MOON, leading=1.0), plate.w - 4, 0.45)
    page.words(name, style, plate, across=0.5, down=0.4, wrap=False)


def _head(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the person's own plate: portrait, and what the Court still lacks as chips."""
    view, box = now.view, layout.head
    page.fill(box.after(layout.portrait.w * 0.4), colour("#120B22", 0.88), box.h / 2, WELL_EDGE, 1.2)
    if acting(now, view.seat):
        draw_halo(page, layout.portrait)
    draw_face(page, "", layout.portrait)
    missing = lacking(view)
    x = layout.portrait.right + 10
    right = box.right - 10
    style = Style(CAPS_FACE, 11.5, SOFT, tracking=0.10, leading=1.1, capitals=True)
    # The fewer are lacking the more can be said; all four need the room for themselves.
    words = {0: "Your Court is complete", 4: ""}.get(len(missing), "Your Court still lacks")
    if len(missing) == 3 or (missing and words and layout.large_text):
        words = "Still lacks"
    if words:
        style = page.fitted(words, style, (right - x) * 0.46, 0.6)
        x = page.words(words, style, Box(x, box.y, right - x, box.h), down=0.5, wrap=False).right + 10
    labels = [SUBTYPE_NAMES[kind] for kind in missing]
    if either_role(view):
        labels[labels.index("Prince")] = "Prince or Conspirator"
    chip = Style(SMALL_CAPS, 18, MOON, leading=1.0)
    gap = 6.0
    room = right - x - gap * max(0, len(labels) - 1)
    side = 18.0 * min(1.4, page.text)
    wanted = [page.measure(words, chip)[0] + 24 + side for words in labels]
    k = min(1.0, room / sum(wanted)) if wanted else 1.0
    for kind, words, width in zip(missing, labels, wanted, strict=True):
        plate = Box(x, box.y + 5, width * k, box.h - 10)
        page.fill(plate, colour(CHIPS[kind]), 6, colour("#FFE9A6", 0.35), 1.0)
        icon = min(side, plate.w * 0.24)
        draw_emblem(page, kind, Box(plate.x + 7, plate.cy - icon / 2, icon, icon), GOLD_INK)
        part = plate.inset(11 + icon, 0, 6, 0)
        page.words(words, page.fitted(words, chip, part.w, 0.35), part, across=0.5, down=0.45, wrap=False)
        x += width * k + gap
    lacks = ", ".join(labels) if labels else "nothing"
    skips = f" You will skip {view.skips[view.seat]}." if view.skips[view.seat] else ""
    page.spot(
        "panel:lacks", "text", f"Your Court still lacks: {lacks}.{skips}", box, tab=False,
        tip=Tip("A winning Court", "The Crown, a Prince, a Conspirator and a Coercion; a Changeling stands for one of "
                "the two people. More cards do no harm."),
    )  # fmt: skip
