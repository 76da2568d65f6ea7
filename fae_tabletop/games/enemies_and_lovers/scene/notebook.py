"""Draws the notebook: what is certain of hidden cards, where every card is or may be, and one's own marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.deduction import HIDEABLE
from fae_tabletop.games.enemies_and_lovers.notebook import NO_COURT, PILE, Entry, Mark, notebook
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.games.enemies_and_lovers.words import listed
from fae_tabletop.ui.eye import draw_eye
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import scrolling
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, GOLD_INK, MOON, MUTE, NUMBER, SECOND, SMALL_CAPS, SOFT, Style, colour
from fae_tabletop.ui.widgets import heading

ROW = BODY.but(size=15.5, leading=1.12)
MARK = 24.0
"""Side of one's own mark: the portrait of who has the card, the back of a card for the pile, or an empty ring."""
LEAST_NAME = 0.85
"""How much smaller than usual a card's name is written before it has two lines."""
NAME = Style(SMALL_CAPS, 17, MOON, leading=0.95)
CLICKABLE = 31.0
"""Height in logical pixels below which a row is not comfortable to click."""
Part = tuple[float, Callable[[Box], None]]
"""A piece of the notebook: its height, and what draws it."""
HOW = "“25\u00a0%” means: in 25 of 100 deals that fit all you know. A click notes whom you suspect: only you see it."
OTHERS = "No Court cards"
CHIP = 20.0
"""Height of a figure with the portrait of whom it is about."""
FIGURE = NUMBER.but(size=14)
WHY = SECOND.but(size=14.5, leading=1.05)


class Known(NamedTuple):
    """Something certain in a sentence: about cards of ``seat``; without one about the viewer's, which others know."""

    seat: Seat | None
    words: str


def what_you_know(now: Showing) -> list[Known]:
    """Return what the viewer knows of hidden cards, place by place, and what others know of the viewer's."""
    view, people = now.view, now.people
    found = []
    for nth in range(1, view.players):
        seat = (view.seat + nth) % view.players
        whose = f"{people[seat].name}’s"
        mine = [fact for fact in view.facts if fact.seat == seat]
        hand = [fact for fact in mine if fact.zone == "hand"]
        court = [fact for fact in mine if fact.zone == "court"]
        for place, facts in (("hand", hand), ("Court", court)):
            parts = []
            for common in (False, True):
                cards = [
                    NAMES[fact.card] + (f" in slot {fact.slot}" if fact.slot else "")
                    for fact in facts
                    if fact.common == common
                ]
                if cards:
                    parts.append(f"{listed(cards)}{', as all know' if common else ''}")
            if parts:
                found.append(Known(seat, f"{whose} {place}: {'; '.join(parts)}."))
    knowing: dict[tuple[Seat, ...], list[str]] = {}
    for seen in view.seen:
        knowing.setdefault(tuple(seen.by), []).append(NAMES[seen.card])
    for by, cards in knowing.items():
        everybody = len(by) == view.players - 1 > 1
        who = "all" if everybody else listed([people[seat].name for seat in by])
        found.append(Known(None, f"Known to {who}: your {listed(cards)}."))
    return found


def own_marks(now: Showing, entries: Sequence[Entry]) -> dict[CardId, Mark]:
    """Return the person's own marks, as far as what is known has not refuted them."""
    marks = now.marks or {}
    return {one.card: marks[one.card] for one in entries if marks.get(one.card) in one.may}


def _guessed(now: Showing, card: CardId, mark: Mark) -> str:
    """Return a mark as a sentence."""
    where = "it lies in the draw pile" if mark == PILE else f"{now.people[mark].name} has it"
    return f"{NAMES[card]}: you think {where}."


def draw_notebook(page: Page, box: Box, now: Showing, *, short: bool = False) -> None:
    """Draw what is certain: hidden cards known, own cards others know, and own marks; unless ``short`` every card.

    A click on a card that may be in several places marks the next one who may have it (``known:<card>``).
    """
    rows = what_you_know(now)
    known = (
        notebook(now.own or now.view, [person.name for person in now.people])
        if now.marks or not short
        else ()
    )
    marks = own_marks(now, known)
    width = box.w - 14
    parts = [*_facts(page, now, rows, width)]
    if short:
        parts += [_guess(page, now, card, mark, width) for card, mark in marks.items()]
    if not parts:
        parts.append(_told(page, "Nothing hidden is certain yet.", width))
    if not short:
        parts.append(_title(page, "Where every card is"))
        cards = []
        for one, before in zip(known, (None, *known), strict=False):
            if _no_court(one) and before is not None and not _no_court(before):
                cards.append(_title(page, OTHERS))
            cards.append(_card(page, now, one, marks.get(one.card), width))
        how = [_told(page, HOW, width)] if now.marks is not None else []
        # The first place belongs to the cards themselves.
        parts += [*cards, *how]

    def draw(content: Box) -> None:
        y = content.y
        # Rows out of sight are drawn too: keys lead there, and the list follows.
        for h, paint in parts:
            paint(Box(content.x, y, content.w, h))
            y += h

    scrolling(page, now.notes_scroll, box, sum(h for h, _ in parts), draw)


def _told(page: Page, words: str, width: float) -> Part:
    h = page.measure(words, SECOND, width, balance=True)[1] + 8

    def paint(box: Box) -> None:
        page.words(words, SECOND, box, balance=True)

    return h, paint


def _title(page: Page, words: str) -> Part:
    def paint(box: Box) -> None:
        heading(page, words, box.inset(0, 6, 0, 0).top(20))

    return 30.0 * page.text, paint


def _no_court(one: Entry) -> bool:
    return CARD[one.card].subtype not in HIDEABLE


def _facts(page: Page, now: Showing, rows: Sequence[Known], width: float) -> Iterator[Part]:
    """Yield what is certain: of others' cards with their portrait, of one's own with an open eye."""
    for seat, words in rows:
        h = max(22.0, page.measure(words, ROW, width - 30, balance=True)[1]) + 7

        def paint(box: Box, seat: Seat | None = seat, words: str = words) -> None:
            if seat is None:
                draw_eye(page, Box(box.x + 1, box.y + 1, 20, 20), True)
            else:
                draw_face(page, now.people[seat].portrait, Box(box.x, box.y, 22, 22))
            ink = MOON if seat is not None else SOFT
            page.words(words, ROW.inked(ink), Box(box.x + 30, box.y, box.w - 30, 0), balance=True)

        yield h, paint


def _guess(page: Page, now: Showing, card: CardId, mark: Mark, width: float) -> Part:
    """Return a mark of one's own as it is told where the cards are not listed."""
    words = _guessed(now, card, mark)
    h = max(22.0, page.measure(words, ROW, width - 30, balance=True)[1]) + 6

    def paint(box: Box) -> None:
        _draw_mark(page, now, mark, Box(box.x, box.y + 1, 22, 22))
        page.words(words, ROW.inked(GOLD_INK), Box(box.x + 28, box.y, box.w - 30, 0), balance=True)

    return h, paint


def _draw_mark(page: Page, now: Showing, mark: Mark | None, disc: Box) -> None:
    if mark is None:
        page.fill(disc.inset(2), colour("#0A0E22", 0.5), disc.w / 2, MUTE, 1.2)
    elif mark == PILE:
        draw_back(page, disc.place(disc.h * CARD_SHAPE, disc.h))
    else:
        draw_face(page, now.people[mark].portrait, disc)


class _Row(NamedTuple):
    """How the row of a card is set: its name, where that stands, the chips below it, the reason, and its height.

    ``chips`` are figures with their places, relative to the row; without any the place is told in words, ``across``
    its room.
    """

    name: Style
    name_box: Box
    chips: tuple[tuple[Mark, str, Box], ...]
    told: str
    told_box: Box
    high: float
    across: float = 0.0


def _chip(share: float) -> str:
    """Return a share that is neither 0 nor 1 as a figure."""
    if share < 0.005:
        return "<\u2009" + "1\u00a0%"
    return ">\u200999\u00a0%" if share >= 0.995 else f"{round(100 * share)}\u00a0%"


def _set(page: Page, one: Entry, width: float, taken: float, least: float) -> _Row:
    """Set a row from its left edge, so much of its ``width`` being ``taken`` at the right by a mark.

    The name stands above; below it every figure in one frame with the portrait of whom it is about, then the reason.
    """
    style = NAME.inked(MOON if one.certain else SOFT)
    words = NAMES[one.card]
    room = width - taken - 8
    name = page.fitted(words, style, room, LEAST_NAME)
    name_h = page.measure(words, name, room)[1] + 2
    top, high, chips = 2.0, name_h + 3, []
    told = ": ".join(filter(None, (one.where, one.how)))
    told = f"{told[:1].upper()}{told[1:]}"
    beside = page.measure(words, name)[0] + 14 + page.measure(told, WHY)[0]
    if one.certain and beside <= room:
        # What is short stands at the end of the name's line.
        high = max(least, name_h + 6)
        return _Row(
            name, Box(8, (high - name_h) / 2, room, name_h), (), told, Box(8, 0, room, high), high, 1.0
        )
    if not one.certain:
        told = "" if one.how == NO_COURT else one.how
        side = CHIP * page.text**0.8
        wide = [side + 12 + page.measure(_chip(share), FIGURE)[0] for _, share in one.who]
        x, y = 8.0, high
        start = room + 8 - sum(wide) - 4 * (len(wide) - 1)
        line = page.measure(words, name)[0]
        if start >= line + 16 and name_h < 1.5 * page.measure("X", name)[1] + 2:
            # Figures that have room there stand at the end of the name's line.
            x, y = start, max(2.0, top + (name_h - side) / 2)
        for mark, share in one.who:
            figure = _chip(share)
            w = side + 12 + page.measure(figure, FIGURE)[0]
            if x > 8 and x + w > 8.5 + room:
                x, y = 8.0, y + side + 3
            chips.append((mark, figure, Box(x, y, w, side)))
            x += w + 4
        high = max(high, y + side + 2)
    told_box = Box(8, high, room, page.measure(told, WHY, room, balance=True)[1] if told else 0.0)
    high += told_box.h + (3 if told else 1)
    down = max(0.0, least - high) / 2
    return _Row(
        name,
        Box(8, top + down, room, name_h),
        tuple((mark, figure, box.moved(0, down)) for mark, figure, box in chips),
        told,
        told_box.moved(0, down),
        max(high, least),
    )


def _draw_chip(page: Page, now: Showing, mark: Mark, figure: str, box: Box) -> None:
    """Draw a figure in one frame with whom it is about, so that it belongs to nothing else."""
    page.fill(box, colour("#2A2450", 0.95), box.h / 2, colour("#8E86B8", 0.55), 1.0)
    _draw_mark(page, now, mark, box.left(box.h).inset(1.5))
    page.words(figure, FIGURE.inked(MOON), box.after(box.h + 4), down=0.45, wrap=False)


def _card(page: Page, now: Showing, one: Entry, mark: Mark | None, width: float) -> Part:
    """Return the row of a card: its name, where it is or may be and why, and the own mark."""
    open_to_marks = bool(one.may) and now.marks is not None
    side = MARK * (1 + 0.4 * (page.text - 1))
    taken = side + 10 if open_to_marks else 4.0
    layout = _set(page, one, width, taken, CLICKABLE if open_to_marks else 26.0)

    def paint(row: Box) -> None:
        row = row.inset(0, 0, 0, 3)
        page.fill(row, colour("#0A0E22", 0.30), 5)
        page.words(NAMES[one.card], layout.name, layout.name_box.moved(row.x, row.y))
        for whom, figure, place in layout.chips:
            _draw_chip(page, now, whom, figure, place.moved(row.x, row.y))
        if layout.told:
            ink = WHY.inked(SOFT if one.certain else MUTE)
            place = layout.told_box.moved(row.x, row.y)
            down = 0.5 if layout.across else 0.0
            page.words(layout.told, ink, place, across=layout.across, down=down, balance=True)
        kind = SUBTYPE_NAMES[CARD[one.card].subtype]
        told = ": ".join(filter(None, (one.where, one.how)))
        said = f"{told[:1].upper()}{told[1:]}."
        label = f"{NAMES[one.card]}, {kind}: {told}"
        if not open_to_marks:
            page.spot(f"known:{one.card}", "text", label, row, tab=False, tip=Tip(NAMES[one.card], said))
            return
        own = "" if mark is None else f" {_guessed(now, one.card, mark)}"
        tip = Tip(NAMES[one.card], f"{said}{own}")
        state = page.spot(f"known:{one.card}", "button", f"{label}.{own}", row, tip=tip, repeat=True)
        _draw_mark(page, now, mark, row.end(side + 8).place(side, side))
        if state.focused:
            page.focus_ring(row.inset(2), 5)

    return layout.high + 3, paint
