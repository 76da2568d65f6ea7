"""Draws what can be answered on the stage: equal columns with a button each, and the policy row below them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enemies_and_lovers.cards import NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.commands import button as button_ref
from fae_tabletop.games.enemies_and_lovers.commands import hand_ref
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.names import short_name
from fae_tabletop.games.enemies_and_lovers.scene.policies import POLICIES, topic, topic_words
from fae_tabletop.games.enemies_and_lovers.scene.sayings import answer, let_it
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.games.enemies_and_lovers.words import number
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.theme import BODY, CAPS_FACE, GOLD_INK, HEADING, MOON, SMALL_CAPS, SOFT, Style, colour
from fae_tabletop.ui.widgets import button, button_height

CAPS = Style(CAPS_FACE, 11.5, HEADING, tracking=0.12, leading=1.1, capitals=True)
COLUMN_NAME = Style(SMALL_CAPS, 21, MOON, leading=1.0)
RESULT = BODY.but(size=16, ink=SOFT, leading=1.12)
OPTION = BODY.but(size=16, ink=SOFT)
COLUMN, WIDEST = 236.0, 468.0
"""How wide a column is where four share the room, and how wide it grows at most."""
TALLEST = 176.0
GAP = 10.0
ANSWER_LEAST, ANSWER_NARROW = 230.0, 130.0
"""How narrow a button with an answer may be where there is no room for columns, and where there is none for rows."""
WHY = {
    "ask": "You are asked each time you hold an answer.",
    "threat": "You are asked only when the Crown is in danger, or a Court of yours that lacks at most one card.",
    "turn": "You let them happen until this turn ends.",
    "game": "You let them happen until this game ends.",
}
"""What each policy does."""


class Column(NamedTuple):
    """One of the answers: what is pointed at, the card it is given with, its name, what it does, the button's words."""

    ref: Ref
    card: CardId | None
    name: str
    result: str
    words: str
    why_not: str | None = None

    @property
    def spot(self) -> str:
        """The hotspot of its button."""
        return self.ref.id if self.card is None else f"button:answer-{self.card}"


def columns(now: Showing) -> tuple[Column, ...]:
    """Return what may be answered: to let it happen first, then each answer in the order of the hand."""
    view = now.view
    found: list[Column] = []
    passing = button_ref("pass")
    if passing in now.starts:
        words, result = _pass_words(now)
        found.append(Column(passing, None, words, result, words))
    if view.pending is not None and view.pending.kind == "respond":
        for card in view.hand:
            if hand_ref(card) in now.starts and card != "heather":
                result = answer(view, now.people, card)
                found.append(Column(hand_ref(card), card, NAMES[card], result, f"Play {short_name(card)}"))
    if now.my_turn and view.pending is not None and view.pending.kind == "discard":
        found.append(_let_go(now, min(view.pending.left, len(view.hand))))
    alone = button_ref("alone")
    if alone in now.next:
        found.append(Column(alone, None, "Alone", "It guards no card.", "Lie alone"))
    return tuple(found)


def _let_go(now: Showing, count: int) -> Column:
    """Return the answer that lets go what was set aside, once it is enough."""
    missing = count - len(now.aside)
    chosen = ", then ".join(short_name(card) for card in now.aside)
    told = f"{chosen}: the last on top." if now.aside and not missing else chosen and f"{chosen} …"
    why_not = f"Choose {number(missing)} more first." if missing else None
    words = "Discard these" if count > 1 else "Discard it"
    return Column(
        button_ref("discard-these"), None, "In this order", told or "None chosen yet.", words, why_not
    )


def columns_wish(count: int) -> float:
    """Return how wide so many columns would like to be, in logical pixels."""
    return count * (COLUMN + 14) + (count - 1) * GAP


def draw_answers(page: Page, room: Box, now: Showing, shown: Sequence[Column], scroll: Scroll) -> None:
    """Draw equal columns side by side; where large words leave no room for them, a button for each."""
    if not shown:
        return
    tall_button = button_height(page, "second")
    words = [one.words for one in shown]
    if room.h >= _column_least(page):
        width = min(WIDEST * (1 + 0.5 * (page.text - 1)), (room.w - GAP * (len(shown) - 1)) / len(shown))
        height = min(TALLEST * (1 + 0.45 * (page.text - 1)), room.h)
        for n, column in enumerate(shown):
            box = Box(room.x + n * (width + GAP), room.bottom - height, width, height)
            _column(page, box, now, column, words)
        return
    per_row, rows = _in_rows(room, len(shown), tall_button)
    # What an answer would do stands below its button where there is room, else in its tool tip.
    result_w = (room.w - 14 - GAP * (per_row - 1)) / per_row
    result = RESULT
    told = 0.0
    for step in range(8):
        result = RESULT.but(size=RESULT.size * (1 - 0.08 * step))
        told = max(page.measure(one.result, result, result_w)[1] for one in shown) + 2
        if rows * (tall_button + 8 + told) - 8 <= room.h:
            break
    else:
        told = 0.0
    down = tall_button + 8 + told
    length = rows * down - 8

    def draw(content: Box) -> None:
        for n, column in enumerate(shown):
            row, place = divmod(n, per_row)
            line = Box(content.x, content.y + row * down, content.w, tall_button).columns(per_row, GAP)[place]
            button(
                page, column.spot, column.words, line, kind="main", peers=words,
                label=f"{column.words}. {column.result}", tip=Tip(column.words, column.result),
                enabled=column.why_not is None, why_not=column.why_not,
            )  # fmt: skip
            if told:
                page.words(column.result, result, Box(line.x, line.bottom + 2, line.w, told), across=0.5)

    scrolling(page, scroll, room, length, draw)


def _in_rows(room: Box, count: int, high: float) -> tuple[int, int]:
    """Return how many buttons stand in a row, and in how many rows; rather narrow ones than more rows than are seen."""
    for least in (ANSWER_LEAST, ANSWER_NARROW):
        per_row = max(1, min(count, int((room.w - 14 + GAP) // (least + GAP))))
        rows = -(-count // per_row)
        if rows * (high + 8) - 8 <= room.h:
            break
    return per_row, rows


def answers_height(page: Page, room: Box, shown: Sequence[Column]) -> float:
    """Return how high the answers are at least with what each does: as columns, or in one line below buttons."""
    high = button_height(page, "second")
    _, rows = _in_rows(room, len(shown), high)
    return min(_column_least(page), rows * (high + page.measure("X", RESULT)[1] + 10))


def _column_least(page: Page) -> float:
    """Return how high a column is at least."""
    return button_height(page, "second") + 20 + 40 * page.text


def _column(page: Page, box: Box, now: Showing, column: Column, peers: Sequence[str]) -> None:
    page.fill(box, colour("#241339", 0.96), 10, colour("#EBC46C", 0.45), 1.2)
    inner = box.inset(11, 10)
    tall = button_height(page, "second")
    top = inner.above(tall + 8)
    picture_w = min(84.0, top.h * CARD_SHAPE) if box.w >= 190 and page.text <= 1.5 else 0.0
    if picture_w:
        picture = Box(top.x, top.y, picture_w, picture_w / CARD_SHAPE)
        if column.card is not None:
            draw_card(page, column.card, picture)
        else:
            disc = picture.fit(1, 1)
            page.fill(disc, colour("#2C4A4A", 0.8), disc.w / 2, colour("#9FD8C0", 0.6), 1.2)
            page.icon("hand", disc.inset(picture_w * 0.24), colour("#BFF2E0"))
    text = top.after(picture_w + 12 if picture_w else 0.0)
    used = page.words(column.name, page.fitted(column.name, COLUMN_NAME, text.w, 0.45), text, wrap=False)
    room = text.below(used.h + 2)
    style = RESULT
    for step in range(7):
        style = RESULT.but(size=RESULT.size * (1 - 0.07 * step))
        if page.measure(column.result, style, room.w)[1] <= room.h:
            break
    page.words(column.result, style, room)
    foot = inner.foot(tall)
    if column.ref.id in now.points:
        draw_glow(page, foot, "chosen", 8)
    label = f"{column.words}. {column.result}"
    button(
        page, column.spot, column.words, foot, kind="main", label=label, peers=peers,
        enabled=column.why_not is None, why_not=column.why_not,
    )  # fmt: skip


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


# -- policies -----------------------------------------------------------------------------------------------


def policy_height(page: Page) -> float:
    """Return how high the policy row is."""
    return 38.0 + 22 * (page.text - 1)


def _root(page: Page) -> float:
    """How marks beside words grow with the text: less than the words do."""
    return math.sqrt(page.text)


def _option_width(page: Page, words: str) -> float:
    return page.measure(words, OPTION)[0] + 44.0 * _root(page)


def draw_policy(page: Page, row: Box, now: Showing) -> None:
    """Draw what to do when this kind of card comes again: one of four."""
    page.fill(row, colour("#120B22", 0.8), row.h / 2, colour("#EBC46C", 0.3), 1.0)
    name = topic_words(topic(now.view))
    used = page.words(name, page.fitted(name, CAPS, row.w * 0.2, 0.6), row.inset(16, 0), down=0.5, wrap=False)
    rest = Box(used.right + 12, row.y, row.right - used.right - 20, row.h)
    options = [(key, words) for key, words, _ in POLICIES]
    wanted = [_option_width(page, words) for _, words in options]
    if sum(wanted) * 0.86 > rest.w:
        options = [(key, brief) for key, _, brief in POLICIES]
        wanted = [_option_width(page, words) for _, words in options]
    k = min(1.0, rest.w / sum(wanted))
    spare = max(0.0, rest.w - sum(wanted)) / len(options)
    x = rest.x
    for (key, words), want in zip(options, wanted, strict=True):
        _option(page, Box(x, row.y, want * k, row.h), key, words, k, now.policy == key, name)
        x += want * k + min(spare, 24.0)


def draw_policy_brief(page: Page, room: Box, now: Showing) -> None:
    """Draw the policy that is on as one button at the head of ``room``; a press goes on to the next of the four."""
    keys: list[str] = [key for key, _, _ in POLICIES]
    at = keys.index(now.policy)
    key, _, brief = POLICIES[(at + 1) % len(keys)]
    name, on = topic_words(topic(now.view)), POLICIES[at][2]
    box = room.top(button_height(page, "second"))
    style = page.fitted(name, RESULT.but(size=RESULT.size * 0.86), room.w, 0.5)
    page.words(name, style, Box(room.x, box.bottom + 2, room.w, 0), across=0.5, wrap=False)
    tip = Tip(f"{name}: {on}", f"{WHY[keys[at]]} Press for: {brief}.")
    button(page, f"policy:{key}", on, box, kind="quiet", label=f"{name}: {on}. Next: {brief}", tip=tip)


def _option(page: Page, box: Box, key: str, words: str, k: float, on: bool, name: str) -> None:
    state = page.spot(
        f"policy:{key}", "option", f"{name}: {words}", box.inset(0, 2), selected=on, tip=Tip(words, WHY[key])
    )
    side = 16.0 * _root(page) * k
    disc = box_at(box.x + 4 + side / 2, box.cy, side, side)
    lit = on or state.over
    page.fill(disc, colour("#0A0717"), side / 2, GOLD_INK if lit else colour("#C9A45C", 0.8), 1.6)
    if on:
        page.fill(disc.inset(side * 0.26), GOLD_INK, side / 4)
    style = OPTION.but(size=OPTION.size * k).inked(GOLD_INK if lit else SOFT)
    room = box.after(side + 10)
    page.words(words, page.fitted(words, style, room.w, 0.6), room, down=0.45, wrap=False)
    if state.focused:
        page.focus_ring(box.inset(0, 3), 8)
