"""Draws cards side by side on the stage to point at one: of a pile, of a hand, of a Court, or seen from behind only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.commands import hand_ref
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back, draw_card, name_height
from fae_tabletop.games.enemies_and_lovers.scene.closer import named
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.pieces import card_tip, known_plate, shield_on
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, facts_of, known_in_slot
from fae_tabletop.games.enemies_and_lovers.words import number
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import CHOSEN, draw_glow
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.theme import BODY, SOFT
from fae_tabletop.ui.weighing import numbered

SPREAD_WISH, SPREAD_MOST = 116.0, 138.0
"""How wide a card of a spread would like to be, and how wide it becomes where there is room."""
SPREAD_LEAST = 52.0
PLATED_BELOW = 90.0
"""Width of a card below which its name stands on a plate: printed it would be too small to read."""
GAP = 10.0
CAPTION = BODY.but(size=15, ink=SOFT, leading=1.1)


class Piece(NamedTuple):
    """A card of a spread: what is clicked and what that means, its face (None: a back), the words below it.

    ``known`` is a hidden card that the viewer knows to lie there, ``slot`` the place of a Court it stands for.
    """

    spot: str
    ref: Ref
    card: CardId | None
    caption: str
    label: str
    known: CardId | None = None
    slot: tuple[int, int] | None = None


def pieces(now: Showing) -> tuple[Piece, ...]:
    """Return what lies spread on the stage for the decision that is asked of the person; () for none."""
    view, pending = now.view, now.view.pending
    if pending is None or pending.seat != view.seat:
        return ()
    match pending.kind:
        case "keep_one":
            return tuple(_open("looking", card) for card in view.looking)
        case "take":
            return tuple(_open("discard", card) for card in view.discard)
        case "give" | "discard":
            return tuple(
                Piece(f"button:answer-{card}", hand_ref(card), card, "", _full_label(card))
                for card in view.hand
            )
        case "choose" | "mayhem_keep" | "seat_shields":
            refs = now.next if now.chosen else now.starts
            found = [_aimed(now, ref) for ref in sorted(refs, key=_reading_order)]
            return tuple(one for one in found if one is not None)
        case _:
            return ()


def _open(kind: str, card: CardId) -> Piece:
    ref = Ref(kind, card)
    return Piece(ref.id, ref, card, "", _full_label(card))


def _full_label(card: CardId) -> str:
    return f"{NAMES[card]}. {CARD[card].text}"


def _reading_order(ref: Ref) -> tuple[bool, int, str]:
    """The hand first, hidden cards before open ones; then the Court from left to right, a Shield after its card."""
    parts = ref.key.split(":")
    place = int(parts[1]) if ref.kind == "court" and len(parts) > 1 and parts[1].isdigit() else 0
    return ref.kind == "court", place, "" if ref.key.endswith(":concealed") else ref.key


def _aimed(now: Showing, ref: Ref) -> Piece | None:
    """Return the piece that stands for a card of a rival's hand, or for a card or Shield of a Court."""
    view = now.view
    owner, _, rest = ref.key.partition(":")
    if ref.kind == "hand" and rest:
        seat = int(owner)
        count = view.hands[seat].concealed
        card = named(rest)
        name = now.people[seat].name
        if card is not None:
            return Piece(
                f"aim:{ref.id}", ref, card, "open in hand", f"{NAMES[card]}, open in the hand of {name}"
            )
        words = "the hand card" if count == 1 else f"one of {number(count)} in hand"
        held = [fact.card for fact in facts_of(view, seat) if fact.zone == "hand"]
        known = held[0] if count == 1 and held else None
        told = "hidden" if known is None else f"hidden: {NAMES[known]}"
        return Piece(f"aim:{ref.id}", ref, None, words, f"{name}: {words}, {told}", known)
    if ref.kind != "court":
        return None
    seat = int(owner)
    number_, _, part = rest.partition(":")
    slot = next((one for one in view.courts[seat] if str(one.number) == number_), None)
    if slot is None:
        return None
    where = f"slot {slot.number}"
    whose = "Your Court" if seat == view.seat else now.people[seat].name
    if part:
        shield = slot.shield
        what = "a Shield" if shield is None else NAMES[shield]
        return Piece(f"aim:{ref.id}", ref, shield, f"Shield, {where}", f"{whose}, {where}: {what}")
    known = known_in_slot(view, seat, slot)
    shown = slot.card if slot.card is not None else known
    what = "a hidden card" if shown is None else NAMES[shown]
    return Piece(
        f"aim:{ref.id}", ref, slot.card, where, f"{whose}, {where}: {what}", known, (seat, slot.number)
    )


def spread_wish(count: int) -> float:
    """Return how wide a spread of so many cards would like to be, in logical pixels."""
    return count * (SPREAD_WISH + GAP) - GAP + 8


def has_room(page: Page, high: float, shown: Sequence[Piece]) -> bool:
    """Say whether pieces are spread in a room so ``high``; those that lie on the table need not be, where it is low."""
    words = _caption_height(page, shown)
    return not words or high >= SPREAD_LEAST / CARD_SHAPE + words + 8


def _caption_height(page: Page, shown: Sequence[Piece]) -> float:
    return page.measure("X", CAPTION)[1] + 4 if any(one.caption for one in shown) else 0.0


def draw_spread(page: Page, room: Box, now: Showing, shown: Sequence[Piece], scroll: Scroll) -> None:
    """Draw the pieces as large as all of them are seen at once, down to the least; then they scroll."""
    if not has_room(page, room.h, shown):
        return  # what lies on the table is pointed at there
    words = _caption_height(page, shown)
    width = _width(room, len(shown), words)
    per_row = max(1, int((room.w - 8 + GAP) // (width + GAP)))
    high = width / CARD_SHAPE + words
    rows = -(-len(shown) // per_row)
    # As many in each row: no last one stands alone.
    per_row = -(-len(shown) // rows)
    length = rows * (high + GAP) - GAP + 8
    # What needs less than the room stands in its middle.
    room = room.place(room.w, min(room.h, length), 0.0, 0.5)

    def draw(content: Box) -> None:
        for n, one in enumerate(shown):
            row, place = divmod(n, per_row)
            x, y = content.x + place * (width + GAP) + 4, content.y + row * (high + GAP) + 4
            _piece(page, Box(x, y, width, high), words, now, one)

    scrolling(page, scroll, room, length, draw)


def _piece(page: Page, box: Box, words: float, now: Showing, one: Piece) -> None:
    card = box.above(words)
    name = 0.0
    if one.card is None:
        draw_back(page, card)
        if one.known is not None:
            name = known_plate(page, card, one.known)
    else:
        small = card.w < PLATED_BELOW
        draw_card(page, one.card, card, named=not small)
        name = known_plate(page, card, one.card) if small else name_height(page, card)
    if one.slot is not None:
        seat, place = one.slot
        slot = next(slot for slot in now.view.courts[seat] if slot.number == place)
        shield_on(page, card, slot, across=1.0, share=0.5, above=name)
    lit = now.enabled(one.ref)
    aside = one.ref.kind == "hand" and one.card in now.aside
    if one.ref in now.chosen or one.ref.id in now.points or aside:
        draw_glow(page, card, "chosen", 7)
    elif lit and page.look.hover == one.spot:
        page.fill(card.grown(3), (0, 0, 0, 0), 9, CHOSEN, 2.4)
    if words:
        style = page.fitted(one.caption, CAPTION, box.w + GAP - 2, 0.35)
        page.words(one.caption, style, box.foot(words - 2).grown(3), across=0.5, down=0.6, wrap=False)
    if aside and one.card is not None:
        side = min(40.0, 26.0 * page.text)
        disc = Box(card.cx - side / 2, card.y + card.h * 0.2, side, side)
        numbered(page, now.aside.index(one.card) + 1, disc, CHOSEN)
    shown = one.card if one.card is not None else one.known
    tip = Tip(one.label) if shown is None else card_tip(shown)
    state = page.spot(
        one.spot, "card", one.label, box, enabled=lit, selected=one.ref in now.chosen or aside, tip=tip,
        why_not=None if lit else "Not now.",
    )  # fmt: skip
    if state.focused:
        page.focus_ring(card, 7)


def _width(room: Box, count: int, words: float) -> float:
    """Return the largest width of cards at which all are seen at once, down to the least."""
    width = SPREAD_MOST
    while width > SPREAD_LEAST:
        high = width / CARD_SHAPE + words
        rows = max(1, int((room.h + GAP - 8) // (high + GAP)))
        if rows * int((room.w - 8 + GAP) // (width + GAP)) >= count and high + 8 <= room.h:
            break
        width -= 2.0
    return width


def draw_unseen(page: Page, room: Box, count: int) -> None:
    """Draw the backs of cards that somebody else looks at."""
    height = min(150.0, room.h - 10)
    width = height * CARD_SHAPE
    for n in range(count):
        draw_back(page, Box(room.x + n * (width + 12), room.y + 6, width, height))
