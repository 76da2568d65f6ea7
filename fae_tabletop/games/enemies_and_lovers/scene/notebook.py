"""Draws the notebook: what is certain of hidden cards, where every card is or may be, and one's own marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.notebook import PILE, Entry, Mark, notebook
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE, LARGE_TEXT
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.ui.eye import draw_eye
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import scrolling
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, GOLD_INK, MOON, MUTE, SECOND, SMALL_CAPS, SOFT, Style, colour
from fae_tabletop.ui.widgets import heading

ROW = BODY.but(size=15.5, leading=1.12)
MARK = 24.0
"""Side of one's own mark: the portrait of who has the card, the back of a card for the pile, or an empty ring."""
LEAST_NAME = 0.85
"""How much smaller than usual a card's name is written before it has two lines."""
NARROW, NAME_SHARE = 300.0, 0.36
"""Width of a row below which its name stands above the rest, and how much of a wider one the name has."""
NAME = Style(SMALL_CAPS, 17, MOON, leading=0.95)
CLICKABLE = 31.0
"""Height in logical pixels below which a row is not comfortable to click."""
Part = tuple[float, Callable[[Box], None]]
"""A piece of the notebook: its height, and what draws it."""
HOW = "Click a card to note who has it, by your own suspicion. Nobody else sees that."


def _what_you_know(now: Showing) -> list[tuple[str, bool]]:
    """Return what the viewer knows of hidden cards, and what others know of the viewer's, as sentences."""
    view, people = now.view, now.people
    found: list[tuple[str, bool]] = []
    for fact in view.facts:
        place = "hand" if fact.zone == "hand" else f"slot {fact.slot}" if fact.slot else "Court"
        all_know = " All know it." if fact.common else ""
        found.append((f"{people[fact.seat].name}, {place}: {NAMES[fact.card]}.{all_know}", True))
    for seen in view.seen:
        by = " and ".join(people[seat].name for seat in seen.by)
        found.append((f"Your {NAMES[seen.card]} is known to {by}.", False))
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
    rows = _what_you_know(now)
    known = (
        notebook(now.own or now.view, [person.name for person in now.people])
        if now.marks or not short
        else ()
    )
    marks = own_marks(now, known)
    width = box.w - 14
    parts = [*_facts(page, rows, width)]
    if short:
        parts += [_guess(page, now, card, mark, width) for card, mark in marks.items()]
    if not parts:
        parts.append(_told(page, "Nothing hidden is certain yet.", width))
    if not short:
        parts.append(_title(page, "Where every card is"))
        cards = [_card(page, now, one, marks.get(one.card), width) for one in known]
        how = [_told(page, HOW, width)] if now.marks is not None else []
        # Large words leave the first place to the cards themselves.
        parts += [*how, *cards] if page.text <= LARGE_TEXT else [*cards, *how]

    def draw(content: Box) -> None:
        y = content.y
        # Rows out of sight are drawn too: keys lead there, and the list follows.
        for h, paint in parts:
            paint(Box(content.x, y, content.w, h))
            y += h

    scrolling(page, now.notes_scroll, box, sum(h for h, _ in parts), draw)


def _told(page: Page, words: str, width: float) -> Part:
    h = page.measure(words, SECOND, width)[1] + 8

    def paint(box: Box) -> None:
        page.words(words, SECOND, box)

    return h, paint


def _title(page: Page, words: str) -> Part:
    def paint(box: Box) -> None:
        heading(page, words, box.inset(0, 6, 0, 0).top(20))

    return 30.0 * page.text, paint


def _facts(page: Page, rows: Sequence[tuple[str, bool]], width: float) -> Iterator[Part]:
    """Yield what is known of hidden cards, with the eye that tells whose knowledge it is."""
    for words, theirs in rows:
        h = max(22.0, page.measure(words, ROW, width - 30)[1]) + 6

        def paint(box: Box, words: str = words, theirs: bool = theirs) -> None:
            draw_eye(page, Box(box.x + 1, box.y + 2, 20, 20), not theirs)
            page.words(words, ROW.inked(MOON if theirs else SOFT), Box(box.x + 28, box.y, box.w - 30, 0))

        yield h, paint


def _guess(page: Page, now: Showing, card: CardId, mark: Mark, width: float) -> Part:
    """Return a mark of one's own as it is told where the cards are not listed."""
    words = _guessed(now, card, mark)
    h = max(22.0, page.measure(words, ROW, width - 30)[1]) + 6

    def paint(box: Box) -> None:
        _draw_mark(page, now, mark, Box(box.x, box.y + 1, 22, 22))
        page.words(words, ROW.inked(GOLD_INK), Box(box.x + 28, box.y, box.w - 30, 0))

    return h, paint


def _draw_mark(page: Page, now: Showing, mark: Mark | None, disc: Box) -> None:
    if mark is None:
        page.fill(disc.inset(2), colour("#0A0E22", 0.5), disc.w / 2, MUTE, 1.2)
    elif mark == PILE:
        draw_back(page, disc.place(disc.h * CARD_SHAPE, disc.h))
    else:
        draw_face(page, now.people[mark].portrait, disc)


class _Row(NamedTuple):
    """How the row of a card is set: its name, where that stands, where the rest does, and how high it is."""

    name: Style
    name_box: Box
    told_box: Box
    high: float
    across: float


def _set(page: Page, one: Entry, width: float, taken: float, least: float) -> _Row:
    """Set a row from its left edge, so much of its ``width`` being ``taken`` at the right by a mark.

    Name and whereabouts stand side by side; where that is narrow the name stands above, unless both fit on a line.
    """
    style = NAME.inked(MOON if one.certain else MUTE)
    words = NAMES[one.card]
    narrow, width = width < NARROW * page.text, width - taken
    room = width - 8
    if not narrow:
        # A long name has two lines rather than words too small to read.
        side = width * NAME_SHARE
        name = page.fitted(words, style, side - 16, LEAST_NAME)
        name_h = page.measure(words, name, side - 16)[1] + 2
        told_h = page.measure(one.who, SECOND, width - side)[1]
        high = max(least, told_h, name_h) + 4
        return _Row(name, Box(8, 0, side - 16, high), Box(side, 0, width - side, high), high, 0.0)
    name = page.fitted(words, style, room, LEAST_NAME)
    name_w, name_h = page.measure(words, name)
    told_w, told_h = page.measure(one.who, SECOND)
    if name_w + 14 + told_w <= room:
        high = max(least, told_h, name_h + 2) + 4
        return _Row(name, Box(8, 0, name_w + 2, high), Box(8, 0, room, high), high, 1.0)
    told_h = page.measure(one.who, SECOND, room)[1]
    high = max(least, name_h + 2 + told_h) + 6
    top = (high - name_h - told_h) / 2
    return _Row(name, Box(8, top, room, name_h), Box(8, top + name_h, room, told_h), high, 0.0)


def _card(page: Page, now: Showing, one: Entry, mark: Mark | None, width: float) -> Part:
    """Return the row of a card: its name, where it is or may be, and the own mark."""
    open_to_marks = bool(one.may) and now.marks is not None
    side = MARK * (1 + 0.4 * (page.text - 1))
    taken = side + 10 if open_to_marks else 4.0
    layout = _set(page, one, width, taken, CLICKABLE if open_to_marks else 26.0)

    def paint(row: Box) -> None:
        page.fill(row.inset(0, 1), colour("#0A0E22", 0.30), 5)
        page.words(NAMES[one.card], layout.name, layout.name_box.moved(row.x, row.y), down=0.5)
        ink = SECOND.inked(SOFT if one.certain else MUTE)
        page.words(one.who, ink, layout.told_box.moved(row.x, row.y), across=layout.across, down=0.5)
        kind = SUBTYPE_NAMES[CARD[one.card].subtype]
        told = one.who if one.certain else ": ".join(filter(None, (one.where, one.how)))
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

    return layout.high, paint
