"""Draws the stage over the table while a card is resolved: who does what to whom, what is at stake, what to do."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enemies_and_lovers.cards import NAMES
from fae_tabletop.games.enemies_and_lovers.scene.answers import draw_answers, draw_policy
from fae_tabletop.games.enemies_and_lovers.scene.chain import arrow, chain_width, draw_chain
from fae_tabletop.games.enemies_and_lovers.scene.glow import draw_halo
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.pieces import draw_face
from fae_tabletop.games.enemies_and_lovers.scene.sayings import Link, Saying, chain, told
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, facts_of
from fae_tabletop.games.enemies_and_lovers.scene.spread import draw_open_cards, draw_spread, draw_unseen
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.theme import BODY, MOON, ROSE, SECOND, SMALL_CAPS, Style, colour

TITLE = Style(SMALL_CAPS, 28, MOON, leading=1.05, shadow=0.5)
STAKE = BODY.but(size=17, ink=MOON)
GUARD = SECOND.but(size=16)
SHEET, SHEET_EDGE = colour("#1B0E2E"), colour("#EBC46C", 0.8)
VEIL = colour("#0A0717", 0.46)


def stage_box(layout: TableLayout, now: Showing) -> Box:
    """Return where the stage stands: over nothing that has to be pointed at."""
    tight = layout.small or layout.large_text
    return layout.middle if tight and now.asked_to_choose else layout.stage


def draw_stage(page: Page, layout: TableLayout, now: Showing, scroll: Scroll) -> None:
    """Draw the stage over the middle of the table, while a card is being resolved."""
    if not now.stage_open:
        return
    view = now.view
    mine = now.my_turn and view.pending is not None and view.pending.seat == view.seat
    box = stage_box(layout, now)
    saying = told(view, now.people)
    links = chain(view)
    with page.layer(Layer.ABOVE), page.raised(50):
        if mine and not now.asked_to_choose:
            page.fill(Box(0, box.y - 8, page.screen.w, box.h + 16), VEIL)
        page.fill(box, SHEET, 14, SHEET_EDGE, 1.6)
        page.fill(box.inset(5), (0, 0, 0, 0), 10, colour("#EBC46C", 0.25), 1.0)
        page.spot("panel:stage", "text", " ".join(filter(None, saying)), box, tab=False, z=-1)
        inner = box.inset(18, 12)
        chain_w = chain_width(inner, links)
        draw_chain(page, inner.left(chain_w), now, links)
        _draw_right(
            page, inner.after(chain_w + (22 if links else 0)), layout, now, saying, links, mine, scroll
        )


def _draw_right(
    page: Page, room: Box, layout: TableLayout, now: Showing, saying: Saying, links: Sequence[Link], mine: bool,
    scroll: Scroll,
) -> None:  # fmt: skip
    view = now.view
    pending = view.pending
    y = _draw_words(page, room, now, saying, layout)
    kind = pending.kind if pending is not None and mine else None
    asked = _asked_words(now)
    below = Box(room.x, y + 6, room.w, room.bottom - y - 6)
    if kind in ("respond", "choose", "mayhem_keep", "seat_shields"):
        policy_h = 0.0
        if kind == "respond":
            policy_h = 36.0 + 24 * (page.text - 1)
            draw_policy(page, below.foot(policy_h), now)
        answers_room = below.above(policy_h + (8 if policy_h else 0))
        answers_room = draw_open_cards(page, answers_room, now)
        draw_answers(page, answers_room, now, scroll)
    elif kind == "keep_one":
        draw_spread(page, below, now, "looking", view.looking, scroll)
    elif kind == "take":
        draw_spread(page, below, now, "discard", view.discard, scroll)
    elif asked and links and view.attack is None:
        page.words(asked, page.fitted(asked, GUARD, below.w, 0.6), below.foot(24 * page.text), wrap=False)
    if kind is None and view.looked and not view.looking:
        draw_unseen(page, below, view.looked)


def _draw_words(page: Page, room: Box, now: Showing, saying: Saying, layout: TableLayout) -> float:
    """Draw portraits, title, stake and guard; returns where they end."""
    attack = now.view.attack
    x = room.x
    if attack is not None and not layout.large_text and room.w > 560:
        side = 56.0
        left, right = Box(x, room.y + 2, side, side), Box(x + side + 62, room.y + 2, side, side)
        by, at = (attack.at, attack.by) if attack.stage == "turned" else (attack.by, attack.at)
        draw_halo(page, left)
        draw_face(page, now.people[by].portrait, left)
        draw_face(page, now.people[at].portrait, right)
        arrow(page, (left.right + 6, left.cy), (right.x - 8, right.cy), ROSE)
        x = right.right + 18
    wide = room.right - x
    title = page.fitted(saying.title, TITLE, wide, 0.5)
    used = page.words(saying.title, title, Box(x, room.y - 2, wide, 30), wrap=False)
    y = used.bottom + 2
    asked = _asked_words(now) if attack is not None else ""
    lines = [(saying.stake, STAKE), (saying.guard, GUARD), (asked, GUARD.but(size=15))]
    lines += [(words, GUARD) for words in _known_words(now)]
    lines = [(words, style) for words, style in lines if words]
    # Large words keep to half of the stage: the answers need the rest.
    limit = room.h * 0.5
    k = 1.0
    while k > 0.6 and sum(page.measure(w, _sized(st, k), wide)[1] + 2 for w, st in lines) > limit:
        k -= 0.06
    for words, style in lines:
        y = page.words(words, _sized(style, k), Box(x, y, wide, 0)).bottom + 2
    return max(y, room.y + (62 if x > room.x else 0))


def _sized(style: Style, k: float) -> Style:
    return style.but(size=style.size * k)


def _known_words(now: Showing) -> list[str]:
    """Return what the person knows of whoever is aimed at, while pointing at one of their cards."""
    pending = now.view.pending
    if pending is None or pending.kind != "choose" or pending.seat != now.view.seat or pending.at is None:
        return []
    found = []
    for fact in facts_of(now.view, pending.at):
        place = "in hand" if fact.zone == "hand" else f"in slot {fact.slot}" if fact.slot else "in the Court"
        found.append(f"You know: {NAMES[fact.card]} {place}.")
    return found[:3]


def _asked_words(now: Showing) -> str:
    """Return who is asked now, and who after that."""
    pending = now.view.pending
    if pending is None:
        return ""
    me = now.view.seat
    first = "you" if pending.seat == me else now.people[pending.seat].name
    later = ["you" if seat == me else now.people[seat].name for seat in pending.then]
    then = ", ".join(later) if later else "nobody"
    return f"Asked now: {first}. After {'you' if first == 'you' else 'that'}: {then}."
