"""Draws the own hand as a fan, the card that is looked at, what playing it would cost, and the card that is dragged."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.commands import hand_ref
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_card, tilted_frame, turned
from fae_tabletop.games.enemies_and_lovers.scene.layout import FanCard, TableLayout, risen_box
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_skip
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, seen_by
from fae_tabletop.ui.eye import draw_eye
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.glow import CHOSEN, PLACE, draw_glow
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.theme import BODY, BODY_BOLD, MOON, SOFT, colour

LIFT = 26.0
"""How far a card stands up that was chosen, or that would answer."""
SHADE = colour("#0A0717", 0.45)


def draw_hand(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the fan, make each card a hotspot, and let the one that is looked at rise."""
    view = now.view
    risen = _risen(now)
    cards = layout.hand(len(view.hand), risen)
    rest = layout.hand(len(view.hand))
    # A card is asked for: to answer with, or after the Mortal button or a place of the Court was chosen.
    wanted = bool(now.chosen) and now.chosen[0].kind != "hand"
    answering = now.my_turn and (view.pending is not None or wanted)
    standing = {
        card
        for card in view.hand
        if now.kind(hand_ref(card)) == "chosen" or (answering and now.enabled(hand_ref(card)))
    }
    # They stand up alike, as far as all of them have room to.
    lifts = [
        lift_of(layout, place.box) for card, place in zip(view.hand, rest, strict=True) if card in standing
    ]
    lift = min(lifts, default=0.0)
    for n, (card, place) in enumerate(zip(view.hand, cards, strict=True)):
        if n == risen or f"hand:{card}" in now.moving or now.dragged == f"hand:{card}":
            continue
        ref = hand_ref(card)
        pointed = now.kind(ref) == "chosen"
        lifted = card in standing
        box = place.box.moved(0, -lift) if lifted else place.box
        dim = answering and not now.enabled(ref)
        after = cards[n + 1].box.x if n + 1 < len(cards) and n + 1 != risen else box.right
        draw_card(page, card, box, tilt=place.tilt, seen=min(box.w, after - box.x))
        if dim:
            tilted_frame(page, box, place.tilt, SHADE)
        elif lifted:
            tilted_frame(page, box.grown(1), place.tilt, CHOSEN if pointed else PLACE, 3.0)
        if card in _seen(view):
            x, y = turned(box, place.tilt, box.x + 12, box.y + 40)
            draw_eye(page, box_at(x, y, 20, 20), True)
    for n, card in enumerate(view.hand):
        _spot(page, layout, now, card, n, rest, risen)
    if risen is not None:
        _draw_risen(page, layout, now, view.hand[risen], cards[risen])


def lift_of(layout: TableLayout, box: Box) -> float:
    """Return how far a card stands up; what the own Court lacks is not covered where it reaches over the hand."""
    if box.x >= layout.head.right:
        return LIFT
    return max(0.0, min(LIFT, box.y - layout.head.bottom - 2))


def _seen(view: View) -> frozenset[CardId]:
    """The cards of the own hand that somebody else knows to be there."""
    return frozenset(view.hands[view.seat].shown) | {
        seen.card for seen in view.seen if seen.card in view.hand
    }


def _risen(now: Showing) -> int | None:
    """Return the place of the card that is looked at, unless something is dragged or told."""
    card = now.pointed_card()
    if card is None or now.dragged is not None or f"hand:{card}" in now.moving:
        return None
    return now.view.hand.index(card)


def _strip(rest: tuple[FanCard, ...], n: int, bottom: float) -> Box:
    """The part of a card of the resting fan that no other covers: where it is hit, whatever has risen."""
    box = rest[n].box
    right = rest[n + 1].box.x if n + 1 < len(rest) else box.right
    return Box(box.x, box.y, right - box.x, bottom - box.y)


def _spot(
    page: Page,
    layout: TableLayout,
    now: Showing,
    card: CardId,
    n: int,
    rest: tuple[FanCard, ...],
    risen: int | None,
) -> None:
    strip = _strip(rest, n, layout.table.bottom)
    ref = hand_ref(card)
    refusal = now.refusals.get(ref.id)
    shape = None
    box = strip
    if n == risen:
        # What has risen is hit too, but only above its neighbours.
        big = risen_box(layout, layout.hand(len(rest), n)[n].box.cx)
        top = Box(big.x, big.y, big.w, max(0.0, strip.y - big.y))
        shape = (
            (top.x, top.y), (top.right, top.y), (top.right, top.bottom), (strip.right, top.bottom),
            (strip.right, strip.bottom), (strip.x, strip.bottom), (strip.x, top.bottom), (top.x, top.bottom),
        )  # fmt: skip
        left, right = min(big.x, strip.x), max(big.right, strip.right)
        box = Box(left, big.y, right - left, strip.bottom - big.y)
    printed = CARD[card]
    told = [NAMES[card], SUBTYPE_NAMES[printed.subtype], printed.text]
    if card in now.view.hands[now.view.seat].shown:
        told.append("seen by all")
    elif seen_by(now.view, card):
        told.append(f"known to {' and '.join(now.people[seat].name for seat in seen_by(now.view, card))}")
    state = page.spot(
        ref.id, "card", ". ".join(part.rstrip(".") for part in told), box, enabled=refusal is None,
        selected=ref in now.chosen or card in now.aside,
        why_not=None if refusal is None else f"{refusal.title}: {refusal.body}",
        outline=shape, drag=now.my_turn and ref in now.starts, tip=refusal, z=1 if n == risen else 2,
    )  # fmt: skip
    if state.focused and risen != n:
        page.focus_ring(strip.top(60), 8)


def _draw_risen(page: Page, layout: TableLayout, now: Showing, card: CardId, place: FanCard) -> None:
    """Draw the card that is looked at, upright and large, with what playing and placing would do beside it."""
    box = risen_box(layout, place.box.cx)
    with page.layer(Layer.ABOVE):
        ref = hand_ref(card)
        draw_glow(page, box, "chosen", 14)
        draw_card(page, card, box, grown=True)
        if page.look.focus == ref.id:
            page.focus_ring(box, 12)
        if ref in now.starts and now.view.pending is None:
            _consequence(page, layout, now, card, box)


def consequence(now: Showing, card: CardId) -> tuple[tuple[str, ...], bool]:
    """Return what playing and placing this card would do to the draw, as lines, and whether a draw would be lost."""
    view = now.view
    printed = CARD[card]
    playable = printed.effect != "none"
    lines = []
    lost = False
    if playable:
        lost = printed.skips_draw and not (
            printed.subtype in ("steal", "capture") and not view.rules.steal_skips_draw
        )
        lines.append("Played: no draw" if lost else "Played: you draw")
    if printed.kind == "court" and view.step == "place":
        lines.append("Placed: you draw")
    elif printed.kind == "court" and not playable:
        lines.append("Step 1 is over: kept for later")
    return tuple(lines), lost


def _consequence(page: Page, layout: TableLayout, now: Showing, card: CardId, box: Box) -> None:
    lines, lost = consequence(now, card)
    if not lines:
        return
    styles = [BODY_BOLD.but(size=15.5), BODY.but(size=15, ink=SOFT)]
    sizes = [page.measure(line, style) for line, style in zip(lines, styles, strict=False)]
    icon = 30.0 if lost else 0.0
    w, h = max(size[0] for size in sizes) + 26 + icon, sum(size[1] for size in sizes) + 14
    x = box.right - 8 if box.right + w - 8 <= layout.end.right else box.x + 8 - w
    tag = Box(x, box.y + 96, w, h)
    tag = _clear_of_told(page, layout, tag, box)
    page.fill(tag, colour("#2A0F22", 0.96), 10, colour("#FF9AA6" if lost else "#EBC46C"), 1.6)
    if lost:
        draw_skip(page, Box(tag.x + 9, tag.cy - 13, 26, 26))
    y = tag.y + 7
    for line, style, size in zip(lines, styles, sizes, strict=False):
        page.words(
            line,
            style.inked(MOON if style is styles[0] else SOFT),
            Box(tag.x + 12 + icon, y, w, 0),
            wrap=False,
        )
        y += size[1]


def _clear_of_told(page: Page, layout: TableLayout, tag: Box, card: Box) -> Box:
    """Return where the tag of a ``card`` lies so that what is told beside the card stays whole: lower, or opposite."""
    spots = (page.spots.get(f"panel:{name}") for name in ("note", "since"))
    told = [page.metrics.box(spot.rect) for spot in spots if spot is not None]
    other = Box(card.x + 8 - tag.w if tag.x > card.x else card.right - 8, tag.y, tag.w, tag.h)
    lower = max((box.bottom + 8 for box in told if box.overlaps(tag)), default=tag.y)
    for place in (tag, Box(tag.x, lower, tag.w, tag.h), other):
        kept = [*told, layout.undo] if place.y > tag.y else told
        if not any(place.overlaps(box) for box in kept) and place.bottom <= max(tag.bottom, layout.hand_top):
            return place
    return other


def draw_dragged(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the card that is dragged under the pointer."""
    if now.dragged is None or now.pointer is None:
        return
    kind, _, key = now.dragged.partition(":")
    card = next((own for own in now.view.hand if kind == "hand" and own == key), None)
    if card is None:
        return
    x, y = page.metrics.logical(*now.pointer)
    w, h = layout.card
    with page.layer(Layer.ABOVE):
        draw_card(page, card, box_at(x, y, w * 1.1, h * 1.1), tilt=3)
