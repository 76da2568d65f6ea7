"""Draws the reveal: hands turn over one after the other, Heirs and winners are named, and each statement is judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.games.faekin.account import truth_told
from fae_tabletop.games.faekin.cards import CardId, Holder
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.scene.cardface import draw_back, draw_card, draw_index, draw_season, draw_token
from fae_tabletop.games.faekin.scene.showing import court_of
from fae_tabletop.games.faekin.talk import Judgement, Token, Verdict
from fae_tabletop.games.faekin.voices import utterances
from fae_tabletop.games.faekin.words import COURT_NAMES, FAE_NAMES, capital, card_name, short, statement
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow, draw_halo
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.people import Person, names
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import (
    BODY,
    GOLD_INK,
    MOON,
    ROSE,
    ROW_NAME,
    SECOND,
    SMALL_CAPS,
    Colour,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import heading

APART, TURN = 0.5, 0.45
"""Seconds between two hands that turn over, and that one turn takes, at speed 1."""
CARD_SHAPE = 5 / 7
FACE = 54.0
BADGE = 24.0
"""Side of the season's emblem on the edge of a portrait."""
CARDS = (56.0, 104.0)
"""Width of a card at least, where there is room beside the others, and at most."""
BLOCK = (226.0, 372.0)
"""How narrow and how wide a block with a hand is at the usual text size."""
SHEET, SHEET_EDGE, WINNER_EDGE = colour("#17123A", 0.94), colour("#B98B52", 0.5), colour("#E8C77A", 0.95)
NAME = ROW_NAME.but(size=20)
STANDS = SECOND.but(size=15)
HEIR = Style(SMALL_CAPS, 17, GOLD_INK, leading=1.0)
SAID = BODY.but(size=15.5, leading=1.1)
REASON = SECOND.but(size=14.5)
WORD = Style(SMALL_CAPS, 16.5, MOON, leading=1.0)
JUDGED: dict[Judgement, tuple[str, str, Colour]] = {
    "true": ("check", "true", colour("#BFF2B8")),
    "mistaken": ("help", "mistaken", colour("#FFD98A")),
    "lie": ("close", "a lie", ROSE),
}
"""How each judgement is marked, what it is called, and in which colour."""
GAP = 10.0
TWO_COLUMNS = 940.0
"""Width, at the usual text size, from which the judged statements stand beside the hands."""


class Reveal(NamedTuple):
    """A finished round: all cards open, who sat there, every statement judged, and the points by seat."""

    view: View
    people: Sequence[Person]
    verdicts: Sequence[Verdict]
    points: Sequence[int]


def order(view: View) -> tuple[Holder, ...]:
    """Return in which order hands are turned over: those whom the claim named come last, the Crown's very last."""
    first = view.claimant if view.claimant is not None else view.seat
    seats: list[Holder] = [(first + step) % view.seats for step in range(1, view.seats + 1)]
    named = [holder for holder in (view.dagger, view.crown) if holder is not None]
    others = [holder for holder in (*seats, *view.holders[view.seats :]) if holder not in named]
    return (*others, *named)


def whole_length(view: View) -> float:
    """Return how many seconds it takes until all hands lie open, at speed 1."""
    return APART * (len(view.holders) - 1) + TURN


# -- hands ------------------------------------------------------------------------------------------------------


def draw_hands(page: Page, box: Box, told: Reveal, elapsed: float) -> float:
    """Draw everybody's hand as far as it is turned over, as large as the box lets it; returns the height."""
    view = told.view
    revealed = view.revealed
    if revealed is None:
        return 0.0
    holders = view.holders
    least, most = BLOCK[0] * max(1.0, 0.75 * page.text), BLOCK[1]
    columns = max(1, min(len(holders), int((box.w + GAP) // (least + GAP))))
    # Rows of about one length.
    rows = -(-len(holders) // columns)
    columns = -(-len(holders) // rows)
    width = min(most, (box.w - GAP * (columns - 1)) / columns)
    # Cards grow with the room there is.
    spare = (box.h + GAP) / rows - GAP - _head_height(page) - 24
    card_w = min((width - 24 - 2 * 8) / 3, max(CARDS[0], min(CARDS[1], spare * CARD_SHAPE)))
    high = _head_height(page) + card_w / CARD_SHAPE + 24
    turned = {holder: place for place, holder in enumerate(order(view))}
    done = elapsed >= whole_length(view)
    for n, holder in enumerate(holders):
        down, across = divmod(n, columns)
        in_row = min(columns, len(holders) - down * columns)
        x = box.cx - (in_row * (width + GAP) - GAP) / 2 + across * (width + GAP)
        place = Box(x, box.y + down * (high + GAP), width, high)
        t = 1.0 if done else min(1.0, max(0.0, (elapsed - turned[holder] * APART) / TURN))
        _block(page, place, told, holder, card_w, t, done)
    return rows * (high + GAP) - GAP


def _head_height(page: Page) -> float:
    words = page.measure("X", NAME)[1] + page.measure("X", STANDS)[1] + 2
    return max(FACE, words)


def _block(page: Page, box: Box, told: Reveal, holder: Holder, card_w: float, t: float, done: bool) -> None:
    view, revealed = told.view, told.view.revealed
    if revealed is None:
        return
    place = place_of(view.seats, holder)
    won = done and holder in view.winners
    page.fill(box, SHEET, 12, WINNER_EDGE if won else SHEET_EDGE, 2.0 if won else 1.3)
    inner = box.inset(12, 8)
    disc = Box(inner.x, inner.y, FACE, FACE)
    if won:
        draw_halo(page, disc)
    draw_face(page, _picture(page, told, holder), disc)
    identity = revealed.identities[place]
    _words(page, inner.after(FACE + 10).top(_head_height(page)), told, holder, t, done)
    card_h = card_w / CARD_SHAPE
    gap = max(8.0, min(16.0, (inner.w - 3 * card_w) / 2))
    total = 3 * card_w + 2 * gap
    row = Box(inner.cx - total / 2, box.bottom - 9 - card_h, total, card_h)
    up = view.up[place] if view.why is not None else ()
    for n, card in enumerate(revealed.hands[place]):
        card_box = Box(row.x + n * (card_w + gap), row.y, card_w, card_h)
        _turning(page, card_box, card, 1.0 if card in up else t)
        if t < 1:
            continue
        if card == identity:
            draw_glow(page, card_box, "chosen", 6)
            draw_index(page, card, card_box)
        what = "the identity" if card == identity else "in the hand"
        state = page.spot(
            f"card:{card}", "card", f"{card_name(card)}, {what} of {_name(told, holder)}", card_box, tab=False,
            tip=Tip(card_name(card), f"It is {what} of {_inside(told, holder)}."),
        )  # fmt: skip
        if state.focused:
            page.focus_ring(card_box, 6)
    for token in _tokens(view, holder):
        draw_token(page, token, Box(disc.right - 22, disc.bottom - 24, 32, 32))


def _tokens(view: View, holder: Holder) -> tuple[Token, ...]:
    found: list[Token] = []
    if view.crown == holder:
        found.append("crown")
    if view.dagger == holder:
        found.append("dagger")
    return tuple(found)


def _turning(page: Page, box: Box, card: CardId, t: float) -> None:
    squeeze = abs(2 * t - 1) if t < 1 else 1.0
    shown = Box(box.cx - box.w * squeeze / 2, box.y, max(2.0, box.w * squeeze), box.h)
    if t < 0.5:
        draw_back(page, shown)
    else:
        draw_card(page, card, shown, wide=box.w)


def _words(page: Page, room: Box, told: Reveal, holder: Holder, t: float, done: bool) -> None:
    """Write the name, and once the hand lies open its Court, whether it is the Heir, and the points."""
    view, revealed = told.view, told.view.revealed
    if revealed is None:
        return
    identity = revealed.identities[place_of(view.seats, holder)]
    court = court_of(identity)
    name = _name(told, holder)
    style = page.fitted(name, NAME, room.w, 0.4)
    used = page.words(name, style, room, wrap=False)
    if t < 1:
        return
    draw_season(page, court, Box(room.x - BADGE, room.y - 3, BADGE, BADGE))
    line = room.below(used.h + 2)
    heir = done and holder == (view.summer if court == "summer" else view.winter)
    words = f"Heir of {COURT_NAMES[court]}" if heir else card_name(identity)
    if isinstance(holder, int) and done and view.why != "resigned":
        points = told.points[holder]
        words += f" · {points} point{'s' if points != 1 else ''}"
    style = page.fitted(words, HEIR if heir else STANDS, line.w, 0.5)
    page.words(words, style, line, wrap=False)


def _name(told: Reveal, holder: Holder) -> str:
    return told.people[holder].name if isinstance(holder, int) else FAE_NAMES[holder]


def _inside(told: Reveal, holder: Holder) -> str:
    return "you" if holder == told.view.seat else _name(told, holder)


def _picture(page: Page, told: Reveal, holder: Holder) -> str:
    if isinstance(holder, int):
        return told.people[holder].portrait
    return f"faekin/{holder}"


# -- statements -------------------------------------------------------------------------------------------------


def draw_verdicts(page: Page, box: Box, told: Reveal) -> float:
    """Draw every statement with what it was; returns the height."""
    view = told.view
    y = box.y
    y += heading(page, summed(told.verdicts), Box(box.x, y, box.w, 20)) + 8
    if not told.verdicts:
        used = page.words(
            "Nobody stated anything that could be true or false.", STANDS, Box(box.x, y, box.w, 0)
        )
        return used.bottom - box.y
    k = min(1.3, page.text)
    face, mark = 28.0 * k, 16.0 * k
    wide = max(page.measure(word, WORD)[0] for _, word, _ in JUDGED.values()) + mark + 6
    people = names(told.people)
    spoken = utterances(view, people)
    stacked = box.w < 330 * page.text
    for verdict in told.verdicts:
        said = view.talk[verdict.number]
        if not isinstance(said, Said):
            continue
        icon, word, ink = JUDGED[verdict.judgement]
        meant = statement(view, people, said.seat, said.fact)
        words = f"“{spoken[said.number].text}”"
        room_w = box.w - face - 10 - (0.0 if stacked else wide + 10)
        reason = capital(_reason(told, verdict))
        first_h = page.measure(words, SAID, room_w)[1]
        said_h = first_h + (page.measure(reason, REASON, room_w)[1] if reason else 0.0)
        word_h = max(mark, page.measure(word, WORD)[1])
        high = max(face, said_h + (word_h + 2 if stacked else 0.0)) + 6
        line = Box(box.x, y, box.w, high)
        found_out = ", and somebody could see it" if verdict.found_out else ""
        truth = "" if verdict.judgement == "true" else truth_told(view, people, said.fact)
        because = f": {reason}" if reason else ""
        plainly = "" if meant in words else f" ({meant})"
        label = f"{_name(told, said.seat)}: {words}{plainly} {word.capitalize()}{because}{found_out}. {truth}".rstrip()
        page.spot(
            f"panel:verdict-{verdict.number}",
            "text",
            label,
            line,
            tab=False,
            z=-1,
            tip=_meaning(_tip(told, verdict, truth), plainly),
        )
        draw_face(page, _picture(page, told, said.seat), Box(line.x, line.y + 1, face, face))
        said_box = Box(line.x + face + 10, line.y + max(0.0, (face - said_h) / 2), room_w, said_h)
        page.words(words, SAID, said_box.top(first_h))
        if reason:
            page.words(reason, REASON, said_box.below(first_h))
        left = line.x + face + 10 if stacked else line.right - wide
        top = line.bottom - 6 - word_h if stacked else line.y + max(0.0, (face - word_h) / 2)
        page.icon(icon, Box(left, top + (word_h - mark) / 2, mark, mark), ink)
        page.words(word, WORD.inked(ink), Box(left + mark + 6, top, wide, word_h), down=0.5, wrap=False)
        y = line.bottom
    return y - box.y


def _meaning(tip: Tip, plainly: str) -> Tip:
    """Return a tip that tells first what words in somebody's manner plainly mean."""
    return tip if not plainly else Tip(tip.title, f"{plainly[2:-1]} {tip.body}".rstrip(), tip.refuse)


def _tip(told: Reveal, verdict: Verdict, truth: str) -> Tip:
    """Return what a statement was, and what is true instead."""
    name = _name(told, verdict.seat)
    you = verdict.seat == told.view.seat
    match verdict.judgement:
        case "true":
            return Tip("True", f"{name} said what was so.")
        case "mistaken":
            words = f"{truth} But {'you' if you else name} could not know." if truth else ""
            return Tip("Mistaken", words or f"It was not so, but {'you' if you else name} could not know.")
        case "lie":
            seen = "Somebody else could see it." if verdict.found_out else ""
            return Tip("A lie", " ".join(filter(None, (f"{capital(_reason(told, verdict))}.", truth, seen))))


def _reason(told: Reveal, verdict: Verdict) -> str:
    """Return in a few words why a statement is what it is; empty where it is true."""
    you = verdict.seat == told.view.seat
    who = "you" if you else short(_name(told, verdict.seat))
    if verdict.judgement == "true":
        return ""
    match verdict.grounds:
        case "own":
            return f"{who} {'know' if you else 'knows'} that hand"
        case "saw":
            return f"{who} had seen better"
        case "rival":
            return f"{who} {'are' if you else 'is'} of the other Court"
    return f"{who} could not know"


def summed(verdicts: Sequence[Verdict]) -> str:
    """Return how many statements were true, mistaken and lies."""
    if not verdicts:
        return "What was said"
    counts = {kind: sum(verdict.judgement == kind for verdict in verdicts) for kind in JUDGED}
    lies = "1 lie" if counts["lie"] == 1 else f"{counts['lie']} lies"
    return f"{counts['true']} true, {counts['mistaken']} mistaken, {lies}"
