"""What somebody had when the match was over: hand and Court, each card with its name, Shields tied to their cards."""

from __future__ import annotations

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_shield
from fae_tabletop.games.enemies_and_lovers.scene.pieces import card_tip, known_plate
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_halo
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.people import Person
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import HEADING_STYLE, ROW_NAME, SECOND, SOFT, colour

HAND_WIDTH = 58.0
PITCH_LEAST = 54.0
"""How far the cards of a hand lie apart at least before the Court moves below them: a name can still be read."""
APART_MOST = 40.0
"""Room beside a card of a hand at most: its name has it."""
BADGE = 0.42
"""How wide the badge upon a card under a Shield is, as a share of the card."""


def draw_had(page: Page, view: View, person: Person, seat: Seat, row: Box, k: float) -> float:
    """Draw a seat's hand and Court side by side below its name; returns where they end.

    ``view`` has everything laid open; ``k`` scales the cards. A Shield lies beside its card, tied to it.
    """
    revealed = view.revealed
    if revealed is None:
        return row.y
    face = 46.0
    disc = Box(row.x + 4, row.y + 4, face, face)
    if seat == view.winner:
        draw_halo(page, disc)
    draw_face(page, person.portrait, disc)
    name = Box(disc.right + 14, row.y, row.right - disc.right - 14, 0)
    style = page.fitted(person.name, ROW_NAME.but(size=20), name.w * 0.5, 0.4)
    used = page.words(person.name, style, name, wrap=False)
    groups: list[tuple[str, list[CardId]]] = [("Hand", [*revealed.hands[seat]])]
    beneath: dict[CardId, CardId] = {}
    if seat != view.winner or view.why != "crowned":
        laid = revealed.courts[seat]
        court = [one for lying in laid for one in (lying.card, lying.shield) if one is not None]
        beneath = {one.shield: one.card for one in laid if one.shield is not None and one.card is not None}
        groups.append(("Court", court))
    small = HEADING_STYLE.but(size=11.5)
    caption = page.measure("Hand", small)[1] + 3
    y = used.bottom + 1
    width = HAND_WIDTH * k
    height = width / CARD_SHAPE
    count = sum(max(1, len(cards)) for _, cards in groups)
    apart = 20.0
    pitch = _pitch(name.w - apart * (len(groups) - 1), count, len(groups), width)
    x = name.x
    # Side by side no card could tell its name: hand and Court lie below each other.
    below = pitch < min(width, PITCH_LEAST)
    for title, cards in groups:
        if below:
            pitch = max(12.0, _pitch(name.w, max(1, len(cards)), 1, width))
            y += (caption + height + 4) if x > name.x else 0.0
            x = name.x
        page.words(title, small, Box(x, y, 120 * page.text, caption), wrap=False)
        if not cards:
            page.dashed(Box(x, y + caption, width, height), colour("#E6DCF6", 0.35), 5)
            style = page.fitted("none", SECOND.but(size=14, ink=SOFT), width - 4, 0.5)
            page.words("none", style, Box(x, y + caption, width, height), across=0.5, down=0.5, wrap=False)
        # Where cards lie apart their names may be wider than they are.
        x += max(0.0, pitch - width) / 2
        for n, card in enumerate(cards):
            box = Box(x + n * pitch, y + caption, width, height)
            seen = box.left(width if n == len(cards) - 1 else min(width, pitch))
            plate = seen if pitch <= width else box.inset(-(pitch - width - 3) / 2, 0)
            where = person.name
            if card in beneath:
                where = f"{person.name}, on {NAMES[beneath[card]]}"
                _tie(page, box.moved(-pitch, 0), box)
            draw_card(page, card, box, named=False)
            if card in beneath.values():
                badge = width * BADGE
                draw_shield(page, Box(box.right - badge - 2, box.cy - badge * 0.5, badge, badge * 1.2))
            known_plate(page, plate, card)
            card_spot(page, card, seen, where)
        wide = max(width, (len(cards) - 1) * pitch + width, page.measure(title, small)[0])
        x += wide + apart + max(0.0, pitch - width) / 2
    return y + caption + height


def _pitch(room: float, count: int, groups: int, width: float) -> float:
    """Return how far cards lie apart; where that is further than they are wide, every name is as wide."""
    apart = room / count
    if apart >= width:
        return min(width + APART_MOST, apart)
    return min(width, (room - width * groups) / max(1, count - groups))


def card_spot(page: Page, card: CardId, box: Box, where: str) -> None:
    """Make a card that lies open a hotspot with its effect as tool tip; ``where`` tells whose it is."""
    state = page.spot(f"card:{card}", "card", f"{NAMES[card]}, {where}", box, tip=card_tip(card), tab=False)
    if state.focused:
        page.focus_ring(box, 7)


def _tie(page: Page, card: Box, shield: Box) -> None:
    """Tie a card to the Shield that lies upon it."""
    between = Box(card.right - 4, card.y + card.h * 0.3, shield.x - card.right + 8, 5)
    if between.w > 8:
        page.fill(between, colour("#EBC46C"), 2.5)
