"""The open court of a finished match: all eight identities in one panel, and whose pawn is whose on the board."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enthrone.public import NUMBER, Pawn, Revealed, View
from fae_tabletop.games.enthrone.scene.cardface import draw_card
from fae_tabletop.games.enthrone.scene.geometry import BoardGeometry
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import DARK_ON_GOLD, GOLD_INK, MOON, ROW_NAME, SOFT

HEADING = ROW_NAME.but(size=18, leading=1.0)
OWNER = ROW_NAME.but(size=16, leading=1.0)
CARD_SHAPE = 5 / 7
ROWS = 3
NARROWEST = 40.0
"""Logical pixels of width that are comfortable to point at."""


def draw_open_court(page: Page, box: Box, view: View, known: Revealed, rival: str) -> None:
    """Draw whose card is whose: one's own three, the rival's and the two set aside, each owner's choice framed."""
    page.plate("panel-secret", box)
    inner = box.inset(12, 10, 12, 10)
    me, other = view.seat, 1 - view.seat
    rows = (
        (_owned("You", known.chosen[me]), known.hands[me], known.chosen[me], "your hand"),
        (_owned(rival, known.chosen[other]), known.hands[other], known.chosen[other], f"{rival}’s hand"),
        ("Set aside", known.aside, None, "set aside"),
    )
    for row, (title, hand, chosen, where) in zip(inner.rows(ROWS, 6), rows, strict=True):
        _row(page, row, title, hand, chosen, where, view)


def _owned(who: str, chosen: Pawn | None) -> str:
    return who if chosen is None else f"{who}: {NAMES[chosen]}"


def _row(
    page: Page, row: Box, title: str, hand: Sequence[Pawn], chosen: Pawn | None, where: str, view: View
) -> None:
    # Titles give way to the cards where words are large.
    style = HEADING.but(size=HEADING.size * min(1.0, 1.4 / page.text))
    style = page.fitted(title, style.inked(GOLD_INK if chosen else SOFT), row.w, 0.4)
    used = page.words(title, style, row, wrap=False)
    room = row.below(used.h + 3)
    h = min(room.h, (room.w - 16) / ROWS / CARD_SHAPE)
    w = h * CARD_SHAPE
    for n, pawn in enumerate(hand):
        place = Box(room.x + n * (max(w, NARROWEST) + 8), room.y, max(w, NARROWEST), h)
        card = place.left(w)
        draw_card(page, pawn, (), card, small=True)
        if pawn in view.captured:
            page.fill(card, (10, 12, 30, 150), 4)
            page.image("enthrone/badge-swords", box_at(card.cx, card.cy, w * 0.5, w * 0.5))
        if pawn == chosen:
            page.plate("frame-gold-thick", card)
        prey = ", ".join(NAMES[one] for one in view.quarry[NUMBER[pawn]])
        about = f"{where}, captured" if pawn in view.captured else where
        state = page.spot(
            f"identity:{pawn}", "card", f"{NAMES[pawn]}, {'Chosen Pawn, ' if pawn == chosen else ''}{about}", place,
            selected=pawn == chosen, tip=Tip(NAMES[pawn], f"{about.capitalize()}. Hunts {prey}."), tab=False,
        )  # fmt: skip
        if state.focused:
            page.plate("focus", card)


def draw_owners(page: Page, geometry: BoardGeometry, view: View, known: Revealed, rival: str) -> None:
    """Write on the board, under the foot of each Chosen Pawn that stands there, whose it is."""
    for seat, chosen in enumerate(known.chosen):
        cell = None if chosen is None else view.pawns[NUMBER[chosen]]
        if cell is None:
            continue
        who = "You" if seat == view.seat else rival
        style = OWNER.but(size=OWNER.size * min(1.0, 1.6 / page.text))
        style = page.fitted(who, style, geometry.radius * (1.7 if page.text < 1.5 else 2.3), 0.5)
        w, h = page.measure(who, style)
        x, y = geometry.centre(cell)
        tag = box_at(x, y + geometry.radius * 0.46, w + 22, max(20.0, h + 4))
        page.plate("pill-chosen" if seat == view.seat else "pill", tag)
        page.words(
            who,
            style.inked(DARK_ON_GOLD if seat == view.seat else MOON),
            tag,
            across=0.5,
            down=0.5,
            wrap=False,
        )
