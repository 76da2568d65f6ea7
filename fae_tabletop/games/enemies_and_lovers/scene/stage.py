"""Draws the stage: the chain of played cards, who does what to whom, what is at stake, and the possible answers."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.commands import button as button_ref
from fae_tabletop.games.enemies_and_lovers.commands import hand_ref
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.glow import CHOSEN, draw_glow, draw_halo
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE, CHAIN, TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.pieces import card_tip, draw_face, short_name
from fae_tabletop.games.enemies_and_lovers.scene.policies import POLICIES, topic, topic_words
from fae_tabletop.games.enemies_and_lovers.scene.sayings import (
    Link,
    Saying,
    answer,
    chain,
    let_it,
    told,
)  # fmt: skip
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, facts_of
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.shapes import curve
from fae_tabletop.ui.theme import (
    BODY,
    CAPS_FACE,
    HEADING,
    MOON,
    ROSE,
    SECOND,
    SMALL_CAPS,
    SOFT,
    Style,
    colour,
)  # fmt: skip
from fae_tabletop.ui.widgets import button, button_height, segment

TITLE = Style(SMALL_CAPS, 28, MOON, leading=1.05, shadow=0.5)
STAKE = BODY.but(size=17, ink=MOON)
GUARD = SECOND.but(size=16)
CAPS = Style(CAPS_FACE, 11.5, HEADING, tracking=0.12, leading=1.1, capitals=True)
COLUMN_NAME = Style(SMALL_CAPS, 20, MOON, leading=1.0)
RESULT = BODY.but(size=15.5, ink=SOFT, leading=1.1)
SHEET, SHEET_EDGE = colour("#1B0E2E"), colour("#EBC46C", 0.8)
VEIL = colour("#0A0717", 0.46)
COLUMN = 236.0
SPREAD_WIDTH = 92.0
"""How wide a card of the spread discard pile, or one that is looked at, is at most."""
SPREAD_LEAST = 52.0
ANSWER_LEAST = 230.0
"""How narrow a button with an answer may be where there is no room for columns."""


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
        chain_w = _chain_width(inner, links)
        _draw_chain(page, inner.left(chain_w), now, links)
        _draw_right(
            page, inner.after(chain_w + (22 if links else 0)), layout, now, saying, links, mine, scroll
        )


# -- the chain ----------------------------------------------------------------------------------------------


def _card_size(room: Box) -> tuple[float, float]:
    """Widths of an older and of the newest card as the height allows."""
    k = min(1.0, (room.h - 30) / (CHAIN[1] / CARD_SHAPE))
    return CHAIN[0] * k, CHAIN[1] * k


def _chain_width(room: Box, links: Sequence[Link]) -> float:
    if not links:
        return 0.0
    old, new = _card_size(room)
    return new + 24 if len(links) == 1 else min(old + new + 80, room.w * 0.42)


def _draw_chain(page: Page, room: Box, now: Showing, links: Sequence[Link]) -> None:
    """Draw the newest card upright with a gold edge and the older ones turned a little behind it."""
    if not links:
        return
    old_w, new_w = _card_size(room)
    newest = Box(room.right - new_w - 8, room.y + 6, new_w, new_w / CARD_SHAPE)
    older = links[:-1][-3:]
    for n, link in enumerate(older):
        step = (newest.x - 24 - room.x - old_w) / max(1, len(older) - 1) if len(older) > 1 else 0.0
        box = Box(room.x + n * max(12.0, step), room.y + 14, old_w, old_w / CARD_SHAPE)
        draw_card(page, link.card, box, tilt=-3)
        _number(page, box, n + 1)
    if older:
        start = (newest.x - 34, newest.cy + 10)
        _arrow(page, start, (newest.x - 4, newest.cy - 2), colour("#F0CE7E"))
    draw_glow(page, newest, "chosen", 10)
    draw_card(page, links[-1].card, newest)
    if len(links) > 1:
        _number(page, newest, len(links))
    first = links[0]
    if first.at is not None and room.bottom - newest.bottom > 22:
        target = (older and Box(room.x, room.y, old_w, newest.h + 14)) or newest
        y = min(room.bottom - 12, newest.bottom + 18)
        _who_to_whom(page, now, Box(target.x, y - 13, target.w, 26), first)


def _number(page: Page, card: Box, n: int) -> None:
    disc = box_at(card.x + 4, card.y + 6, 26, 26)
    page.fill(disc, colour("#8E2C4A"), 13, colour("#FFE9A6"), 1.4)
    style = Style("cormorant-700-lnum", 17 / page.text, MOON, leading=1.0)
    page.words(str(n), style, disc, across=0.5, down=0.5, wrap=False)


def _who_to_whom(page: Page, now: Showing, room: Box, link: Link) -> None:
    side = room.h
    left, right = room.left(side), room.end(side)
    draw_face(page, now.people[link.by].portrait, left)
    if link.at is not None:
        draw_face(page, now.people[link.at].portrait, right)
    _arrow(page, (left.right + 4, room.cy), (right.x - 4, room.cy), ROSE)


def _arrow(
    page: Page, start: tuple[float, float], end: tuple[float, float], ink: tuple[int, int, int, int]
) -> None:
    bend = ((start[0] + end[0]) / 2, min(start[1], end[1]) - 8)
    points = curve(start, bend, end, 12)
    page.line(points, ink, 3.2)
    (ax, ay), (bx, by) = points[-3], points[-1]
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    ux, uy = (bx - ax) / length, (by - ay) / length
    tip = (bx + ux * 6, by + uy * 6)
    page.polygon(
        (tip, (bx - ux * 6 - uy * 6, by - uy * 6 + ux * 6), (bx - ux * 6 + uy * 6, by - uy * 6 - ux * 6)), ink
    )


# -- words and answers --------------------------------------------------------------------------------------


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
            _draw_policy(page, below.foot(policy_h), now)
        answers_room = below.above(policy_h + (8 if policy_h else 0))
        answers_room = _draw_open_cards(page, answers_room, now)
        _draw_answers(page, answers_room, now, scroll)
    elif kind == "keep_one":
        _draw_spread(page, below, now, "looking", view.looking, scroll)
    elif kind == "take":
        _draw_spread(page, below, now, "discard", view.discard, scroll)
    elif asked and links and view.attack is None:
        page.words(asked, page.fitted(asked, GUARD, below.w, 0.6), below.foot(24 * page.text), wrap=False)
    if kind is None and view.looked and not view.looking:
        _draw_unseen(page, below, view.looked)


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
        _arrow(page, (left.right + 6, left.cy), (right.x - 8, right.cy), ROSE)
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


def _draw_answers(page: Page, room: Box, now: Showing, scroll: Scroll) -> None:
    """Draw equal columns: to let it happen at the left, then each answer in the order of the hand."""
    view = now.view
    columns: list[tuple[Ref, CardId | None, str, str, str]] = []
    passing = button_ref("pass")
    if passing in now.starts:
        words, result = _pass_words(now)
        columns.append((passing, None, words, result, words))
    if view.pending is not None and view.pending.kind == "respond":
        for card in view.hand:
            if hand_ref(card) in now.starts and card != "heather":
                result = answer(view, now.people, card)
                columns.append((hand_ref(card), card, NAMES[card], result, f"Play {short_name(card)}"))
    alone = button_ref("alone")
    if alone in now.next:
        columns.append((alone, None, "Alone", "It guards no card.", "Lie alone"))
    if not columns:
        return
    gap = 10.0
    tall_button = button_height(page, "second")
    least = tall_button + 20 + 40 * page.text
    if room.h >= least:
        width = min(COLUMN * (1 + 0.5 * (page.text - 1)), (room.w - gap * (len(columns) - 1)) / len(columns))
        height = min(144.0 * (1 + 0.45 * (page.text - 1)), room.h)
        for n, column in enumerate(columns):
            _column(page, Box(room.x + n * (width + gap), room.bottom - height, width, height), now, column)
        return
    per_row = max(1, min(len(columns), int((room.w - 14 + gap) // (ANSWER_LEAST + gap))))
    rows = -(-len(columns) // per_row)
    length = rows * (tall_button + 8) - 8

    def draw(content: Box) -> None:
        for n, (ref, card, _, result, words) in enumerate(columns):
            row, place = divmod(n, per_row)
            part = Box(content.x, content.y + row * (tall_button + 8), content.w, tall_button).columns(
                per_row, gap
            )
            spot_id = ref.id if card is None else f"button:answer-{card}"
            button(page, spot_id, words, part[place], label=f"{words}. {result}", tip=Tip(words, result))

    scrolling(page, scroll, room, length, draw)


def _column(page: Page, box: Box, now: Showing, column: tuple[Ref, CardId | None, str, str, str]) -> None:
    ref, card, name, result, words = column
    page.fill(box, colour("#241339", 0.96), 10, colour("#EBC46C", 0.45), 1.2)
    inner = box.inset(10, 9)
    tall = button_height(page, "second") - 2
    top = inner.above(tall + 6)
    picture_w = min(62.0, top.h * CARD_SHAPE) if box.w >= 190 and page.text <= 1.5 else 0.0
    if picture_w:
        picture = Box(top.x, top.y, picture_w, picture_w / CARD_SHAPE)
        if card is not None:
            draw_card(page, card, picture)
        else:
            page.fill(picture.fit(1, 1), colour("#2C4A4A", 0.8), 30, colour("#9FD8C0", 0.6), 1.2)
            page.icon("hand", picture.fit(1, 1).inset(picture_w * 0.24), colour("#BFF2E0"))
    text = top.after(picture_w + 10 if picture_w else 0.0)
    used = page.words(name, page.fitted(name, COLUMN_NAME, text.w, 0.45), text, wrap=False)
    room = text.below(used.h + 2)
    style = RESULT
    for step in range(7):
        style = RESULT.but(size=RESULT.size * (1 - 0.07 * step))
        if page.measure(result, style, room.w)[1] <= room.h:
            break
    page.words(result, style, room)
    spot_id = ref.id if card is None else f"button:answer-{card}"
    button(
        page,
        spot_id,
        words,
        inner.foot(tall),
        kind="main" if now.my_turn else "second",
        label=f"{words}. {result}",
    )


def _pass_words(now: Showing) -> tuple[str, str]:
    pending = now.view.pending
    if pending is None:
        return "Let it happen", ""
    match pending.kind:
        case "respond":
            return "Let it happen", let_it(now.view, now.people)
        case "choose":
            return "Take nothing", "Their Court stays as it is."
        case "mayhem_keep":
            return "Keep nothing", "All of it goes over."
        case _:
            return "Leave them", "The Shields stay where they lie."


def _draw_open_cards(page: Page, room: Box, now: Showing) -> Box:
    """Draw the open hand cards that may be named, large enough to be read and hit; returns the room beside them."""
    pending = now.view.pending
    if pending is None or pending.kind != "choose" or pending.at is None:
        return room
    cards = [
        card for card in now.view.hands[pending.at].shown if Ref("hand", f"{pending.at}:{card}") in now.starts
    ]
    if not cards or room.h < 70:
        return room
    height = min(room.h - 4, SPREAD_WIDTH / CARD_SHAPE)
    width = height * CARD_SHAPE
    pitch = min(width + 8, max(40.0, (room.w * 0.8 - width) / max(1, len(cards) - 1)))
    for n, card in enumerate(cards):
        box = Box(room.x + n * pitch, room.y + 2, width, height)
        draw_card(page, card, box)
        seen = Box(box.x, box.y, width if n == len(cards) - 1 else min(width, pitch), height)
        state = page.spot(
            f"aim:{pending.at}:{card}", "card", f"{NAMES[card]}, open in hand", seen, tip=card_tip(card)
        )
        if state.focused or state.over:
            page.focus_ring(seen, 7)
    return room.after((len(cards) - 1) * pitch + width + 14)


def _draw_policy(page: Page, row: Box, now: Showing) -> None:
    """Draw what to do when this kind of card comes again."""
    page.fill(row, colour("#120B22", 0.8), 8, colour("#EBC46C", 0.3), 1.0)
    name = topic_words(topic(now.view))
    style = page.fitted(name, CAPS, row.w * 0.2, 0.6)
    used = page.words(name, style, row.inset(12, 0), down=0.5, wrap=False)
    rest = Box(used.right + 10, row.y, row.right - used.right - 12, row.h)
    short = rest.w < 560 * page.text
    options = [(key, words if not short else brief.capitalize()) for key, words, brief in POLICIES]
    segment(page, "policy", options, now.policy, rest, label=name)


def _draw_spread(
    page: Page, room: Box, now: Showing, kind: str, cards: Sequence[CardId], scroll: Scroll
) -> None:
    """Draw cards side by side to point at one: those looked at, or the whole discard pile."""
    width, gap = _spread_width(room, len(cards))
    per_row = max(1, int((room.w - 14 + gap) // (width + gap)))
    height = width / CARD_SHAPE
    rows = -(-len(cards) // per_row)

    def draw(content: Box) -> None:
        for n, card in enumerate(cards):
            row, place = divmod(n, per_row)
            box = Box(
                content.x + place * (width + gap) + 4, content.y + row * (height + gap) + 4, width, height
            )
            ref = Ref(kind, card)
            draw_card(page, card, box)
            lit = now.enabled(ref)
            if ref in now.chosen:
                draw_glow(page, box, "chosen", 7)
            elif page.look.hover == ref.id and lit:
                page.fill(box.grown(3), (0, 0, 0, 0), 9, CHOSEN, 2.4)
            state = page.spot(ref.id, "card", f"{NAMES[card]}. {CARD[card].text}", box, enabled=lit, tip=card_tip(card),
                              why_not=None if lit else "Not now.")  # fmt: skip
            if state.focused:
                page.focus_ring(box, 7)

    scrolling(page, scroll, room, rows * (height + gap) - gap + 8, draw)


def _spread_width(room: Box, count: int) -> tuple[float, float]:
    """Return the largest width of cards, and the gap between them, at which all are seen at once, down to the least."""
    gap = 8.0
    width = SPREAD_WIDTH
    while width > SPREAD_LEAST:
        rows = max(1, int((room.h + gap - 8) // (width / CARD_SHAPE + gap)))
        if rows * int((room.w - 14 + gap) // (width + gap)) >= count and width / CARD_SHAPE + 8 <= room.h:
            break
        width -= 2.0
    return width, gap


def _draw_unseen(page: Page, room: Box, count: int) -> None:
    """Draw the backs of cards that somebody else looks at."""
    height = min(120.0, room.h - 30)
    width = height * CARD_SHAPE
    for n in range(count):
        draw_back(page, Box(room.x + n * (width + 12), room.y + 6, width, height))
