"""Draws the notebook: what is certain of hidden cards, and where every card is or may be."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, SUBTYPE_NAMES
from fae_tabletop.games.enemies_and_lovers.notebook import Entry, notebook
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_eye
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import scrolling
from fae_tabletop.ui.theme import BODY, MOON, MUTE, SECOND, SMALL_CAPS, SOFT, Style, colour
from fae_tabletop.ui.widgets import heading

ROW = BODY.but(size=15.5, leading=1.12)


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


def draw_notebook(page: Page, box: Box, now: Showing, *, short: bool = False) -> None:
    """Draw what is certain: hidden cards known, own cards others know, and, unless ``short``, where every card is."""
    rows = _what_you_know(now)
    known = notebook(now.view, [person.name for person in now.people]) if not short else ()
    first = [max(22.0, page.measure(words, ROW, box.w - 44)[1]) + 6 for words, _ in rows]
    empty = "Nothing hidden is certain yet." if not rows else ""
    empty_h = page.measure(empty, SECOND, box.w - 14)[1] + 8 if empty else 0.0
    name_w = 0.46
    second = [_known_height(page, one, box.w - 14, name_w) for one in known]
    head_h = 30.0 * page.text
    length = empty_h + sum(first) + (head_h + sum(second) if known else 0.0)

    def draw(content: Box) -> None:
        y = content.y
        if empty:
            page.words(empty, SECOND, Box(content.x, y, content.w, 0))
            y += empty_h
        for (words, theirs), h in zip(rows, first, strict=True):
            draw_eye(page, Box(content.x + 1, y + 2, 20, 20), not theirs)
            page.words(words, ROW.inked(MOON if theirs else SOFT), Box(content.x + 28, y, content.w - 30, 0))
            y += h
        if not known:
            return
        heading(page, "Where every card is", Box(content.x, y + 6, content.w, 20))
        y += head_h
        for one, h in zip(known, second, strict=True):
            if y + h > box.y - 10 and y < box.bottom + 10:
                _draw_known(page, one, Box(content.x, y, content.w, h), name_w)
            y += h

    scrolling(page, now.notes_scroll, box, length, draw)


def _known_height(page: Page, one: Entry, width: float, share: float) -> float:
    return max(26.0, page.measure(one.who, SECOND, width * (1 - share) - 8)[1]) + 4


def _draw_known(page: Page, one: Entry, row: Box, share: float) -> None:
    page.fill(row.inset(0, 1), colour("#0A0E22", 0.30), 5)
    name = Style(SMALL_CAPS, 17, MOON if one.certain else MUTE, leading=1.0)
    left = row.left(row.w * share).inset(8, 0)
    page.words(NAMES[one.card], page.fitted(NAMES[one.card], name, left.w, 0.5), left, down=0.5, wrap=False)
    ink = SOFT if one.certain else MUTE
    page.words(one.who, SECOND.inked(ink), row.after(row.w * share), down=0.5)
    kind = SUBTYPE_NAMES[CARD[one.card].subtype]
    told = one.who if one.certain else ": ".join(filter(None, (one.where, one.how)))
    tip = Tip(NAMES[one.card], f"{told[:1].upper()}{told[1:]}.")
    page.spot(f"known:{one.card}", "text", f"{NAMES[one.card]}, {kind}: {told}", row, tab=False, tip=tip)
