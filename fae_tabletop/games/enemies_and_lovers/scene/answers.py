"""Draws what can be answered on the stage: equal columns with a button each, and the policy row below them."""

from __future__ import annotations

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enemies_and_lovers.cards import NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.commands import button as button_ref
from fae_tabletop.games.enemies_and_lovers.commands import hand_ref
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.pieces import short_name
from fae_tabletop.games.enemies_and_lovers.scene.policies import POLICIES, topic, topic_words
from fae_tabletop.games.enemies_and_lovers.scene.sayings import answer, let_it
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.theme import BODY, CAPS_FACE, HEADING, MOON, SMALL_CAPS, SOFT, Style, colour
from fae_tabletop.ui.widgets import button, button_height, segment

CAPS = Style(CAPS_FACE, 11.5, HEADING, tracking=0.12, leading=1.1, capitals=True)
COLUMN_NAME = Style(SMALL_CAPS, 20, MOON, leading=1.0)
RESULT = BODY.but(size=15.5, ink=SOFT, leading=1.1)
COLUMN = 236.0
ANSWER_LEAST = 230.0
"""How narrow a button with an answer may be where there is no room for columns."""


def draw_answers(page: Page, room: Box, now: Showing, scroll: Scroll) -> None:
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


def draw_policy(page: Page, row: Box, now: Showing) -> None:
    """Draw what to do when this kind of card comes again."""
    page.fill(row, colour("#120B22", 0.8), 8, colour("#EBC46C", 0.3), 1.0)
    name = topic_words(topic(now.view))
    style = page.fitted(name, CAPS, row.w * 0.2, 0.6)
    used = page.words(name, style, row.inset(12, 0), down=0.5, wrap=False)
    rest = Box(used.right + 10, row.y, row.right - used.right - 12, row.h)
    short = rest.w < 560 * page.text
    options = [(key, words if not short else brief.capitalize()) for key, words, brief in POLICIES]
    segment(page, "policy", options, now.policy, rest, label=name)
