"""Draws the log: a picture for each duel, cards, winner and season, with all that was said after it below."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.cards import CardId, Holder
from fae_tabletop.games.faekin.public import Duelled
from fae_tabletop.games.faekin.scene.cardface import draw_back, draw_season, draw_small
from fae_tabletop.games.faekin.scene.layout import CARD_SHAPE
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.sentence import open_questions
from fae_tabletop.games.faekin.voices import utterances
from fae_tabletop.games.faekin.words import line
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import scrolling
from fae_tabletop.ui.people import names
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, CAPS_FACE, GOLD_INK, HEADING, ITALIC_FACE, MOON, SOFT, Style, colour

LINE = BODY.but(size=16, leading=1.14)
MEANT = Style(ITALIC_FACE, 14, SOFT, leading=1.1)
DUEL = Style(CAPS_FACE, 11.5, HEADING, tracking=0.14, leading=1.1, capitals=True)
FACE = 28.0
THUMB = (30.0, 42.0)
CARD, DUELLIST, BETWEEN = 38.0, 30.0, 30.0
"""Width of a card of a duel, of a portrait beside it, and of the arrow between both cards."""
FOUND = colour("#FFE9A8", 0.16)
WELL, WELL_EDGE = colour("#0A0717", 0.5), colour("#B98B52", 0.4)
DIMMED = colour("#0A0717", 0.35)
UNANSWERED = {True: " (Not answered yet.)", False: " (Not answered.)"}
OF_DUEL = e.Challenged | e.Looked | e.Lost | e.Tied


class Entry(NamedTuple):
    """What stands together in the log: its places there, the last of which names it, and its words.

    ``duel`` is the number of a duel, None for everything else; ``meaning`` what is plainly meant by words that say it
    in somebody's manner (may be empty).
    """

    places: tuple[int, ...]
    event: e.Told
    words: str
    duel: int | None = None
    meaning: str = ""


def entries(now: Showing) -> tuple[Entry, ...]:
    """Return the log in order, all that belongs to a duel as one entry where it ended, or began if it is open."""
    people, view = names(now.people), now.view
    spoken = utterances(view, people)
    asked = open_questions(view)
    found: list[Entry] = []
    where: dict[int, int] = {}
    for place, event in enumerate(view.log):
        words, meaning = line(view, people, event), ""
        if isinstance(event, e.Said | e.Asked):
            words, meaning = _spoken(words, spoken[event.number].text)
        if isinstance(event, e.Asked):
            meaning = ""
        if not isinstance(event, OF_DUEL):
            words += UNANSWERED[event in now.questions] if event in asked else ""
            found.append(Entry((place,), event, words, meaning=meaning))
        elif event.duel not in where:
            where[event.duel] = len(found)
            found.append(Entry((place,), event, words, event.duel))
        else:
            begun = found[where[event.duel]]
            found[where[event.duel]] = Entry((*begun.places, place), event, words, event.duel)
    return tuple(sorted(found, key=lambda row: row.places[-1]))


def _spoken(line: str, text: str) -> tuple[str, str]:
    """Return a line of talk with the words as they were spoken, and what they plainly mean where that differs."""
    who, _, plain = line.partition("“")
    plain = plain.removesuffix("”")
    return f"{who}“{text}”", "" if plain == text else plain


def draw_log(page: Page, box: Box, now: Showing) -> None:
    """Draw the whole log, the newest last; each entry is a hotspot ``log:<its last place>``."""
    rows = entries(now)
    width = box.w - 14
    heights = [_height(page, row, width) for row in rows]
    place = next((n for n, row in enumerate(rows) if now.found in row.places), None)

    if now.finding and place is not None:
        now.log_scroll.room, now.log_scroll.length = box.h, sum(heights)
        now.log_scroll.to(sum(heights[:place]) - 48.0)

    def draw(content: Box) -> None:
        y = content.y
        for n, (row, h) in enumerate(zip(rows, heights, strict=True)):
            if y + h > box.y - 10 and y < box.bottom + 10:
                room = Box(content.x, y, content.w, h)
                if n == place:
                    page.fill(Box(content.x - 4, y - 2, content.w + 8, h), FOUND, 6)
                _draw(page, row, room, now)
            y += h

    scrolling(page, now.log_scroll, box, sum(heights), draw)


def actor(event: e.Told) -> Holder | None:
    """Return whose portrait stands beside a line of the log."""
    if isinstance(event, e.TurnedUp):
        return event.fae
    seat: int | None = getattr(event, "seat", None)
    return seat


def _head(page: Page) -> float:
    return 20.0 * page.text


def _scale(page: Page) -> float:
    return min(1.4, page.text)


def _picture_width(page: Page) -> float:
    return (2 * (CARD + DUELLIST + 4) + BETWEEN) * _scale(page)


def _height(page: Page, row: Entry, width: float) -> float:
    if row.duel is not None:
        text = page.measure(row.words, LINE, width - _picture_width(page) - 22)[1]
        return _head(page) + max(text, CARD / CARD_SHAPE * _scale(page)) + 20
    thumb = THUMB[0] + 8 if isinstance(row.event, e.TurnedUp) else 0.0
    text = page.measure(row.words, LINE, width - FACE - 12 - thumb)[1]
    if row.meaning:
        text += page.measure(row.meaning, MEANT, width - FACE - 12 - thumb)[1]
    return max(text, FACE, THUMB[1] if thumb else 0.0) + 10


def _draw(page: Page, row: Entry, box: Box, now: Showing) -> None:
    if row.duel is not None:
        _draw_duel(page, row, box, now)
        return
    event = row.event
    label = f"{row.words} {row.meaning}".rstrip()
    page.spot(f"log:{row.places[0]}", "text", label, box, tab=False)
    who = actor(event)
    if who is not None:
        draw_face(page, now.badge_of(who), Box(box.x + 2, box.y + 3, FACE, FACE))
    thumb = THUMB[0] + 8 if isinstance(event, e.TurnedUp) else 0.0
    x = box.x + FACE + 12
    ink = MOON if isinstance(event, e.Said | e.Asked) else SOFT
    used = page.words(row.words, LINE.inked(ink), Box(x, box.y + 4, box.right - x - thumb, 0))
    if row.meaning:
        page.words(row.meaning, MEANT, Box(x, used.bottom, box.right - x - thumb, 0))
    if isinstance(event, e.TurnedUp):
        draw_small(page, event.card, Box(box.right - THUMB[0] - 2, box.y + 2, *THUMB))


def _draw_duel(page: Page, row: Entry, box: Box, now: Showing) -> None:
    """Draw a duel: both sides with their cards as far as they are known, an arrow to the winner, and what came."""
    assert row.duel is not None, "a duel has a number"
    head = box.top(_head(page))
    page.words(f"Duel {row.duel + 1}", DUEL, head, down=0.5, wrap=False)
    well = box.below(head.h + 2).above(4)
    page.fill(well, WELL, 8, WELL_EDGE, 1.0)
    spoken = f"Duel {row.duel + 1}. {row.words}"
    page.spot(f"log:{row.places[-1]}", "text", spoken, box, tab=False)
    k = _scale(page)
    card_w, card_h = CARD * k, CARD / CARD_SHAPE * k
    face = DUELLIST * k
    y = well.cy - card_h / 2
    duel = next((one for one in now.view.duels if one.number == row.duel), None)
    sides = _sides(row, duel)
    x = well.x + 7
    right = x + _picture_width(page) - face
    for n, (holder, card, won) in enumerate(sides):
        disc = Box(right if n else x, well.cy - face / 2, face, face)
        place = Box(right - 4 - card_w if n else x + face + 4, y, card_w, card_h)
        if won:
            page.fill(disc.grown(2.5), GOLD_INK, face / 2 + 2.5)
            page.fill(place.grown(2), (0, 0, 0, 0), 6, GOLD_INK, 2.0)
        draw_face(page, now.badge_of(holder), disc)
        if card is not None:
            draw_small(page, card, place)
        else:
            draw_back(page, place)
        if won and duel is not None:
            badge = card_w * 0.46
            draw_season(
                page, duel.season, Box(place.cx - badge / 2, place.bottom - badge * 0.6, badge, badge)
            )
        elif duel is not None and duel.loser is None:
            page.fill(place, DIMMED, 5)
    middle = x + _picture_width(page) / 2
    _arrow(page, middle, well.cy, 11.0 * k, None if duel is None else [won for _, _, won in sides])
    words_x = x + _picture_width(page) + 8
    words = Box(words_x, well.y, well.right - 7 - words_x, well.h)
    high = page.measure(row.words, LINE, words.w)[1]
    page.words(row.words, LINE.inked(MOON), Box(words.x, words.cy - high / 2, words.w, 0))


def _sides(row: Entry, duel: Duelled | None) -> tuple[tuple[Holder, CardId | None, bool], ...]:
    """Return the two of a duel: who, the card that the viewer knows, and whether that one won."""
    if duel is None:
        begun = row.event
        assert isinstance(begun, e.Challenged), "only a challenge is still open"
        return (begun.seat, None, False), (begun.target, None, False)
    found = []
    for holder, laid in ((duel.attacker, duel.attack), (duel.defender, duel.defence)):
        card = duel.card if holder == duel.loser else laid
        found.append((holder, card, holder == duel.winner))
    return tuple(found)


def _arrow(page: Page, x: float, y: float, half: float, won: list[bool] | None) -> None:
    """Draw which way it went: to the winner, to both after a tie, or crossed swords while it is open."""
    if won is None:
        page.icon("swords", Box(x - half, y - half, 2 * half, 2 * half), SOFT)
        return
    if not any(won):
        page.words(
            "=",
            LINE.but(size=22, ink=SOFT),
            Box(x - half, y - half, 2 * half, 2 * half),
            across=0.5,
            down=0.5,
        )
        return
    way = 1 if won[1] else -1
    tip = half * 0.95
    page.line(((x - way * tip, y), (x + way * tip * 0.3, y)), GOLD_INK, 3.0)
    page.polygon(
        ((x + way * tip, y), (x + way * tip * 0.1, y - half * 0.55), (x + way * tip * 0.1, y + half * 0.55)),
        GOLD_INK,
    )
