"""Pieces of the table that rivals and the own Court share: badges, Shields, slots as hotspots."""

from __future__ import annotations

from fae_tabletop.core.game import Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.commands import slot_ref
from fae_tabletop.games.enemies_and_lovers.public import Slot
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_shield
from fae_tabletop.games.enemies_and_lovers.scene.names import halves, short_name
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import GOLD_INK, Style, colour

PLAQUE = colour("#0C0818", 0.90)
PLATE = Style("ebgaramond-700", 14, GOLD_INK, leading=1.1)
PLATE_LEAST = 10.0
"""Size of a name on a plate below which it is set in two lines."""
SHIELD_PART = 0.46
"""How much of a slot, from its foot, belongs to the Shield that lies on its card."""


SHIELD_TALL = 1.16
"""Height of a Shield's badge over its width, as it lies on a card."""
SHIELD_FROM_FOOT = 0.8
"""How much of a slot, from its foot, a Shield and the name below it take together at most."""


def draw_turned(page: Page, card: CardId, box: Box) -> None:
    """Draw a card that lies face-down, for those who know it: its face upon its back."""
    draw_back(page, box)
    page.image(f"enemies_and_lovers/{card}-small", box.place(box.w * 0.76, box.h * 0.76, 0.5, 0.28))


def card_tip(card: CardId) -> Tip:
    """Return what a tool tip says of an open card."""
    printed = CARD[card]
    return Tip(printed.name, f"{SUBTYPE_NAMES[printed.subtype]}. {printed.text}")


def known_plate(page: Page, box: Box, card: CardId) -> float:
    """Write on a card that is too small for its own words, or on a back, which card it is; a long name in two lines.

    Returns how high the plate is.
    """
    lines = [short_name(card)]
    # Large words too keep to the card.
    least = 0.45 / max(1.0, page.text)
    style = page.fitted(lines[0], PLATE.but(size=13), box.w - 3, least)
    if style.size < PLATE_LEAST and " " in lines[0]:
        lines = halves(lines[0])
        style = min((page.fitted(line, PLATE.but(size=12), box.w - 3, least) for line in lines), key=_size)
    height = min(box.h * 0.42, (15.0 if len(lines) == 1 else 25.0) * min(1.4, page.text))
    plate = box.foot(height)
    # Short words leave the width free, and must not grow beyond their line for it.
    tall = page.measure(lines[0], style)[1]
    style = style.but(size=style.size * min(1.0, height / len(lines) / tall))
    page.fill(plate, PLAQUE, 3)
    for number, line in enumerate(lines):
        row = Box(plate.x, plate.y + number * height / len(lines), plate.w, height / len(lines))
        page.words(line, style, row, across=0.5, down=0.45, wrap=False)
    return height


def _size(style: Style) -> float:
    return style.size


def shield_on(page: Page, box: Box, slot: Slot, across: float, share: float, above: float = 0.0) -> None:
    """Draw the Shield of a slot: ``across`` its card from 0 to 1 and ``share`` of its width, or alone in the middle.

    It lies ``above`` so much of the foot, which holds a name, and leaves the marks at the head of the card in sight.
    """
    if slot.shield is None:
        return
    if slot.filled:
        w = min(box.w * share, (box.h * SHIELD_FROM_FOOT - above - 2) / SHIELD_TALL)
        h = w * SHIELD_TALL
        draw_shield(page, Box(box.x + (box.w - w) * across, box.bottom - above - h - 2, w, h))
    else:
        # A name below it leaves it the rest of the place.
        room = box.above(above)
        w = min(box.w * 0.72, room.h * 0.78)
        draw_shield(page, room.place(w, w * 1.2))


def card_spot(
    page: Page, ref: Ref, role: str, label: str, box: Box, now: Showing, tip: Tip | None, radius: float
) -> None:
    """Make a card of the table a hotspot, with its glow, its refusal and the focus ring."""
    lit = now.kind(ref)
    if lit is not None:
        draw_glow(page, box, lit, radius)
    refusal = now.refusals.get(ref.id)
    enabled = now.enabled(ref) or refusal is None
    state = page.spot(
        ref.id, role, label, box, enabled=enabled, selected=ref in now.chosen,
        why_not=None if refusal is None else f"{refusal.title}: {refusal.body}",
        tip=refusal if refusal is not None and not enabled else tip, drag=ref in now.starts,
    )  # fmt: skip
    if state.focused:
        page.focus_ring(box, radius)
    elif state.over and now.enabled(ref):
        page.fill(box, colour("#FFF4D6", 0.10), radius)


def slot_spots(
    page: Page, seat: Seat, slot: Slot, box: Box, now: Showing, label: str, known: CardId | None
) -> None:
    """Make card and Shield of a slot hotspots: the Shield on a card is its lower part."""
    shown = slot.card if slot.card is not None else known
    card_words = "a hidden card" if shown is None else NAMES[shown]
    if shown is not None and not slot.up and seat != now.view.seat:
        card_words = f"{card_words}, as you know"
    covered = slot.filled and slot.shield is not None
    if slot.filled:
        body = box.above(box.h * SHIELD_PART) if covered else box
        tip = card_tip(shown) if shown is not None else Tip(label, "A hidden card.")
        card_spot(page, slot_ref(seat, slot.number), "card", f"{label}: {card_words}", body, now, tip, 5)
    if slot.shield is not None:
        foot = box.foot(box.h * SHIELD_PART) if covered else box
        what = "guards the card" if covered else "lies alone"
        ref = slot_ref(seat, slot.number, "shield")
        tip = Tip(NAMES[slot.shield], f"A Shield; it {what}.")
        card_spot(page, ref, "card", f"{label}: {NAMES[slot.shield]} {what}", foot, now, tip, 5)
        under = slot_ref(seat, slot.number)
        if not covered and under in now.next:
            # A card can be laid beneath it: the place is the slot itself.
            card_spot(
                page,
                under,
                "card",
                f"{label}: beneath {NAMES[slot.shield]}",
                box.above(box.h * 0.5),
                now,
                None,
                5,
            )


def acting(now: Showing, seat: Seat) -> bool:
    """Say whether the table waits for this seat, or whether it has won."""
    view = now.view
    if view.why is not None:
        return view.winner == seat
    return (view.pending.seat if view.pending is not None else view.turn) == seat
