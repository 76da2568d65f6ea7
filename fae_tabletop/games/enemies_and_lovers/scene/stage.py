"""Draws the stage over the table while a card is resolved: who does what to whom, what is at stake, what to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import NAMES
from fae_tabletop.games.enemies_and_lovers.scene.answers import (
    answers_height,
    columns,
    columns_wish,
    draw_answers,
    draw_policy,
    draw_policy_brief,
    policy_height,
)
from fae_tabletop.games.enemies_and_lovers.scene.chain import arrow, chain_width, draw_chain
from fae_tabletop.games.enemies_and_lovers.scene.controls import bar_top
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.sayings import Link, chain, told
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing, facts_of
from fae_tabletop.games.enemies_and_lovers.scene.spread import (
    draw_spread,
    draw_unseen,
    has_room,
    pieces,
    spread_wish,
)
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_halo
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, MOON, ROSE, SECOND, SMALL_CAPS, Style, colour

TITLE = Style(SMALL_CAPS, 28, MOON, leading=1.05, shadow=0.5)
STAKE = BODY.but(size=17, ink=MOON)
GUARD = SECOND.but(size=16)
SHEET, SHEET_EDGE = colour("#1B0E2E"), colour("#EBC46C", 0.8)
TALLEST = 352.0
"""How high the stage becomes at most where there is room to spare."""
NARROWEST = 470.0
"""Room for words and answers that a stage beside its chain has at least."""
FEW = 7
"""How many cards to choose from find room in the middle of the table even with large words."""
LARGE_TITLE, LARGE_WORDS = 0.76, 0.86
"""How much smaller title and words are where the text is large: they have room for that many lines only."""
PAD = (18.0, 12.0)
LOW_PAD = 7.0
"""What stands above and below the chain where the stage is low."""
FACE = 56.0
BRIEF = 112.0
"""How wide the one button is that stands for the row of policies, times the text scale."""
POLICY_WISH = 620.0
"""How wide the row of policies likes to be."""
PAIR = 2 * FACE + 62 + 18
"""What the two portraits with the arrow between them take of the words' width."""


class StagePlan(NamedTuple):
    """Where the stage stands, and its parts: the chain at the left, words and answers at the right."""

    box: Box
    chain: Box
    right: Box


def stage_plan(page: Page, layout: TableLayout, now: Showing) -> StagePlan:
    """Return where the stage stands: over nothing that has to be seen or pointed at, no larger than what it tells.

    It leaves both piles in sight, or covers them whole. Only to show many cards at once, which no Court has to do with,
    does it lie on the Courts of the rivals in a small window or with large words.
    """
    tight = layout.small or layout.large_text
    room = layout.stage
    if tight and not _many(now):
        room = Box(room.x, layout.middle.y, room.w, layout.middle.h)
    if tight and (now.chosen or not _mine(now)):
        # A button stands below; while answers are asked for they need all the height.
        room = room.top(min(room.h, layout.undo.y - 6 - room.y))
    if now.replaying:
        # The row of the slider lies below it.
        room = room.top(min(room.h, bar_top(page, layout) - 6 - room.y))
    links = chain(now.view)
    box = room if tight else room.top(min(room.h, TALLEST))
    chain_w = chain_width(box.inset(PAD[0], LOW_PAD if tight else PAD[1]), links)
    taken = 2 * PAD[0] + chain_w + (22 if links else 0)
    if not tight:
        beside = room.after(layout.discard.right + 26 - room.x)
        wished = taken + max(NARROWEST, _words_wish(page, now), _answers_wish(now))
        if wished <= beside.w:
            below = layout.strip.bottom + 10
            y = below if below + box.h <= room.bottom else box.y
            # It begins with the steps above it where it can.
            x = max(beside.x, min(layout.strip.x, beside.right - wished))
            box = Box(x, y, wished, box.h)
    inner = box.inset(*PAD)
    tall = box.inset(PAD[0], LOW_PAD if tight else PAD[1])
    return StagePlan(box, tall.left(chain_w), inner.after(taken - 2 * PAD[0]))


def _many(now: Showing) -> bool:
    """Whether so many cards lie spread to take one of them that they need all the room there is."""
    return _kind(now) in ("keep_one", "take") and len(pieces(now)) > FEW


def concerned(now: Showing) -> set[Seat]:
    """Return whom the stage is about: who does something to whom, and who is asked."""
    pending = now.view.pending
    asked = {pending.seat, pending.at} if pending is not None else set()
    return {seat for seat in (*asked, *(_pair(now) or ())) if seat is not None}


def _words_wish(page: Page, now: Showing) -> float:
    """How wide the words would like to be: on one line each, or on two where no answers need the height."""
    title = page.measure(told(now.view, now.people).title, TITLE)[0]
    share = 1.0 if _kind(now) == "respond" else 0.7
    lines = [page.measure(words, style)[0] * share for words, style in _lines(now)]
    return max(title, *lines, 0.0) + (PAIR if _pair(now) else 0) + 10


def _answers_wish(now: Showing) -> float:
    """How wide the answers would like to be, with whatever lies spread."""
    if not _mine(now):
        return 0.0
    wide = columns_wish(len(columns(now)))
    spread = len(pieces(now))
    if spread:
        wide += spread_wish(spread) + 14
    return max(wide, POLICY_WISH) if _kind(now) == "respond" else wide


def _mine(now: Showing) -> bool:
    """Whether the person is asked."""
    pending = now.view.pending
    return now.my_turn and pending is not None and pending.seat == now.view.seat


def _kind(now: Showing) -> str | None:
    """What the person is asked for."""
    pending = now.view.pending
    return pending.kind if pending is not None and _mine(now) else None


def draw_stage(page: Page, layout: TableLayout, now: Showing, scroll: Scroll) -> None:
    """Draw the stage over the middle of the table, while a card is being resolved."""
    if not now.stage_open:
        return
    plan = stage_plan(page, layout, now)
    saying = told(now.view, now.people)
    box = plan.box
    with page.layer(Layer.ABOVE), page.raised(50):
        page.fill(box, SHEET, 14, SHEET_EDGE, 1.6)
        page.fill(box.inset(5), (0, 0, 0, 0), 10, colour("#EBC46C", 0.25), 1.0)
        page.spot("panel:stage", "text", " ".join(filter(None, saying)), box, tab=False, z=-1)
        draw_chain(page, plan.chain, now, chain(now.view))
        _draw_right(page, plan.right, layout, now, scroll)


def dims(now: Showing) -> bool:
    """Whether the table goes dark around the stage: the person is asked, and points at nothing of the table."""
    return now.stage_open and _mine(now) and not now.asked_to_choose


def _draw_right(page: Page, room: Box, layout: TableLayout, now: Showing, scroll: Scroll) -> None:
    kind = _kind(now)
    looked = now.view.looked if kind is None and not now.view.looking else 0
    if kind is None and not looked:
        # Nothing to decide here: what happens stands in the middle of the stage.
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        high = _draw_words(blank, room, now, layout) - room.y
        _draw_words(page, room.moved(0, max(0.0, (room.h - high) * 0.4)), now, layout)
        return
    y = _draw_words(page, room, now, layout)
    below = Box(room.x, y + 8, room.w, room.bottom - y - 8)
    if looked:
        draw_unseen(page, below, looked)
        return
    shown, spread = columns(now), pieces(now)
    if kind == "respond":
        foot = policy_height(page)
        if below.h - foot - 9 >= answers_height(page, below, shown):
            draw_policy(page, below.foot(foot), now)
            below = below.above(foot + 9)
        else:
            # With large words one button stands for the row.
            side = min(below.w * 0.24, BRIEF * page.text)
            draw_policy_brief(page, below.end(side), now)
            below = below.before(side + 14)
    if spread:
        # To do nothing comes first, beside the cards.
        beside = columns_wish(len(shown)) if shown else 0.0
        beside = min(beside, below.w * 0.4)
        if kind == "discard":
            # What lets them go comes after the cards.
            draw_answers(page, below.end(beside), now, shown, scroll)
            draw_spread(page, below.before(beside + 14), now, spread, scroll)
            return
        if shown:
            draw_answers(page, below.left(beside), now, shown, scroll)
        draw_spread(page, below.after(beside + (14 if shown else 0)), now, spread, scroll)
    else:
        draw_answers(page, below, now, shown, scroll)


# -- words --------------------------------------------------------------------------------------------------


def _pair(now: Showing) -> tuple[Seat, Seat] | None:
    """Who does something to whom."""
    attack, pending = now.view.attack, now.view.pending
    if attack is not None:
        return (attack.at, attack.by) if attack.stage == "turned" else (attack.by, attack.at)
    if pending is not None and pending.kind == "give" and pending.at is not None:
        return pending.seat, pending.at
    links: Sequence[Link] = chain(now.view)
    if links and links[0].at is not None:
        return links[0].by, links[0].at
    return None


def _lines(now: Showing, brief: bool = False) -> list[tuple[str, Style]]:
    """What is written below the title; ``brief``: not who is asked, where that is the person alone."""
    saying = told(now.view, now.people)
    pending = now.view.pending
    alone = brief and _mine(now) and pending is not None and not pending.then
    asked = "" if alone else _asked_words(now)
    lines = [(saying.stake, STAKE), (saying.guard, GUARD), (asked, GUARD.but(size=15))]
    lines += [(words, GUARD) for words in _known_words(now)]
    return [(words, style) for words, style in lines if words]


def _draw_words(page: Page, room: Box, now: Showing, layout: TableLayout) -> float:
    """Draw portraits, title, stake and guard; returns where they end."""
    pair = _pair(now)
    x = room.x
    if pair is not None and not layout.large_text and room.w > 460:
        by, at = pair
        left = Box(x, room.y + 2, FACE, FACE)
        right = Box(x + FACE + 62, room.y + 2, FACE, FACE)
        draw_halo(page, left)
        draw_face(page, now.people[by].portrait, left)
        draw_face(page, now.people[at].portrait, right)
        arrow(page, (left.right + 6, left.cy), (right.x - 8, right.cy), ROSE)
        x = right.right + 18
    wide = room.right - x
    saying = told(now.view, now.people)
    large = TITLE if not layout.large_text else TITLE.but(size=TITLE.size * LARGE_TITLE)
    title = page.fitted(saying.title, large, wide, 0.35)
    used = page.words(saying.title, title, Box(x, room.y - 2, wide, 30), wrap=False)
    y = used.bottom + 2
    lines = _lines(now, brief=layout.large_text)
    # Large words keep to half of the stage where answers need the rest.
    share = 0.5 if _kind(now) == "respond" else 0.64
    limit = room.h * (share if layout.large_text else 0.5) - (used.h if layout.large_text else 0.0)
    k = _shrunk(page, lines, wide, limit, large=layout.large_text)
    if layout.large_text and _alone(page, now, room.bottom - y - _height(page, lines, wide, k) - 8):
        k = _shrunk(page, lines, wide, room.bottom - y, large=True)
    for words, style in lines:
        y = page.words(words, _sized(style, k), Box(x, y, wide, 0)).bottom + 2
    return max(y, room.y + (FACE + 6 if x > room.x else 0))


def _alone(page: Page, now: Showing, high: float) -> bool:
    """Whether nothing is drawn below the words, which leave a room so ``high``: all is pointed at on the table."""
    return _kind(now) is not None and not columns(now) and not has_room(page, high, pieces(now))


def _height(page: Page, lines: Sequence[tuple[str, Style]], wide: float, k: float) -> float:
    return sum(page.measure(words, _sized(style, k), wide)[1] + 2 for words, style in lines)


def _shrunk(
    page: Page, lines: Sequence[tuple[str, Style]], wide: float, limit: float, *, large: bool
) -> float:
    """Return how much smaller lines of that width are written to keep to that height."""
    k = LARGE_WORDS if large else 1.0
    while k > 0.5 and _height(page, lines, wide, k) > limit:
        k -= 0.06
    return k


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
        found.append(f"{NAMES[fact.card]} {place}")
    return [f"You know: {', '.join(found[:4])}."] if found else []


def _asked_words(now: Showing) -> str:
    """Return who is asked now, and who after that; nothing where the person alone decides."""
    pending = now.view.pending
    if pending is None:
        return ""
    me = now.view.seat
    if pending.seat == me and not pending.then and pending.kind != "respond":
        return ""
    first = "you" if pending.seat == me else now.people[pending.seat].name
    later = ["you" if seat == me else now.people[seat].name for seat in pending.then]
    then = ", ".join(later) if later else "nobody"
    return f"Asked now: {first}. After {'you' if first == 'you' else 'that'}: {then}."
