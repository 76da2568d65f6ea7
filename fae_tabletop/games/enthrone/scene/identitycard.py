"""Draws an identity that can be chosen: portrait, name, quarry, and what its plan costs at the foot."""

from __future__ import annotations

from collections.abc import Collection

from fae_tabletop.games.enthrone.public import Pawn
from fae_tabletop.games.enthrone.scene.actionboard import band_icon, tile_corners
from fae_tabletop.games.enthrone.scene.bars import capped
from fae_tabletop.games.enthrone.scene.plans import Plan, plan_words
from fae_tabletop.games.enthrone.scene.rails import (
    LOWEST_PORTRAIT,
    RIBBONS,
    medal,
    portrait_window,
    quarry_row,
    quarry_row_height,
)
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, DARK_ON_GOLD, GOLD_INK, HEADING_STYLE, MOON, NAME, SOFT, colour
from fae_tabletop.ui.theme import NUMBER as NUMBER_STYLE

RAISED = 12.0
"""How far the chosen card stands above the others, in logical pixels."""


def draw_identity_card(
    page: Page, box: Box, plan: Plan, hand: Collection[Pawn], *, chosen: bool, compact: bool
) -> None:
    """Draw one of the identities in ``hand`` with its plan, raised where it is the ``chosen`` one, as a hotspot."""
    if chosen:
        box = box.moved(0, -RAISED)
    foot_h = 40.0 * (1 + 0.4 * (page.text - 1))
    card = box.above(foot_h)
    page.plate("panel", Box(box.x + 6, card.bottom - 18, box.w - 12, foot_h + 18))
    _foot(page, Box(box.x + 12, card.bottom + 4, box.w - 24, foot_h - 8), plan)
    page.plate("panel-secret", card)
    if compact or _portrait_height(page, card) < LOWEST_PORTRAIT:
        _compact_card(page, card, plan, hand)
    else:
        _full_card(page, card, plan)
    if chosen:
        page.plate("frame-gold-thick", card)
        badge = box_at(card.right - 20, card.y + 20, 30, 30)
        page.fill(badge, page.palette.crown, 15)
        page.icon("check", badge.inset(7), DARK_ON_GOLD)
    label = f"{' '.join(plan_words(plan))} Quarry: {', '.join(NAMES[p] for p, _ in plan.quarry)}"
    state = page.spot(f"identity:{plan.pawn}", "card", label, box, selected=chosen)
    if state.over and not chosen:
        page.plate("frame-silver", card)
    if state.focused:
        page.plate("focus", card)


def _full_card(page: Page, card: Box, plan: Plan) -> None:
    portrait = Box(card.x + 10, card.y + 10, card.w - 20, _portrait_height(page, card))
    portrait_window(page, plan.pawn, portrait)
    ribbon = Box(card.x + 14, portrait.bottom - 20, card.w - 28, 40)
    page.plate(RIBBONS[plan.pawn], ribbon)
    style = page.fitted(NAMES[plan.pawn], NAME, ribbon.w - 44, 0.5)
    page.words(NAMES[plan.pawn], style, ribbon, across=0.5, down=0.45, wrap=False)
    top = ribbon.bottom + 8
    head = page.fitted("Your quarry", HEADING_STYLE, card.w - 32)
    used = page.words("Your quarry", head, Box(card.x + 16, top, card.w - 32, 18), wrap=False)
    rows = Box(card.x + 12, used.bottom + 6, card.w - 24, card.bottom - 12 - used.bottom - 6).rows(3, 4)
    for row, (pawn, steps) in zip(rows, plan.quarry, strict=True):
        quarry_row(page, row, pawn, "out of reach" if steps is None else f"{steps} steps away")


def _compact_card(page: Page, card: Box, plan: Plan, hand: Collection[Pawn]) -> None:
    ribbon_h = 34.0 * (1 + 0.35 * (page.text - 1))
    medals_h = 46.0
    portrait = Box(card.x + 10, card.y + 10, card.w - 20, card.h - 22 - ribbon_h * 0.6 - medals_h)
    portrait_window(page, plan.pawn, portrait)
    ribbon = Box(card.x + 8, portrait.bottom - ribbon_h * 0.4, card.w - 16, ribbon_h)
    page.plate(RIBBONS[plan.pawn], ribbon)
    # One size for all three: the one that the longest name needs.
    style = min(
        (page.fitted(NAMES[pawn], NAME.but(size=22), ribbon.w - 32, 0.4) for pawn in hand),
        key=lambda one: one.size,
    )
    page.words(NAMES[plan.pawn], style, ribbon, across=0.5, down=0.45, wrap=False)
    y = (ribbon.bottom + card.bottom - 6) / 2
    for place, (pawn, _) in enumerate(plan.quarry):
        medal(page, pawn, card.x + card.w * (0.2 + 0.3 * place), y, min(18.0, card.w * 0.12))


def _foot(page: Page, box: Box, plan: Plan) -> None:
    left, right = box.columns(2, 6)
    side = 18.0
    page.icon("crown", Box(left.x, left.y, side, left.h), page.palette.crown)
    words = f"{plan.steps} step{'s' if plan.steps != 1 else ''}"
    room = left.after(side + 6)
    page.words(words, page.fitted(words, BODY, room.w, 0.5), room, down=0.5, wrap=False)
    icon, _ = band_icon(page, plan.place)
    hexagon = box_at(right.x + right.w * 0.32, right.cy, 26, 28)
    page.polygon(tile_corners(hexagon), colour("#0E0A22", 0.7), SOFT, 1.6)
    page.words(
        str(plan.place),
        capped(page, NUMBER_STYLE.but(size=17), 1.0).inked(MOON),
        hexagon,
        across=0.5,
        down=0.45,
        wrap=False,
    )
    if icon:
        page.icon(icon, Box(right.x + right.w * 0.66, right.y, 20, right.h), GOLD_INK)


def _portrait_height(page: Page, card: Box) -> float:
    """Return how high the portrait on a full card may be; it gives way to the names below it."""
    below = 10 + 20 + 8 + page.measure("Q", HEADING_STYLE)[1] + 6 + 3 * quarry_row_height(page) + 8 + 12
    return min(card.h * 0.50, card.h - below)
