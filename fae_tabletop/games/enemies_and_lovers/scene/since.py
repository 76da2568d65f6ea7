"""Draws what the others did since the person's last turn, on parchment beside the steps."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.events import Played, TurnStarted
from fae_tabletop.games.enemies_and_lovers.scene.cardface import card_picture
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE, TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.games.enemies_and_lovers.scene.telling import had_a_turn
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, CAPS_FACE, PARCHMENT_INK, WINE, Style, faded

WORDS = BODY.but(size=17, ink=PARCHMENT_INK, leading=1.05)
HEAD = Style(CAPS_FACE, 11.5, WINE, tracking=0.12, leading=1.1, capitals=True)


class _Form(NamedTuple):
    """How the rows are set: the words, the side of a portrait, the width of a card's picture or 0, space around."""

    style: Style
    face: float
    picture: float
    apart: float


FORMS = (
    *(_Form(WORDS.but(size=size), 32.0, 34.0, 13.0) for size in (17, 16, 15.5)),
    *(_Form(WORDS.but(size=size), 26.0, 0.0, 11.0) for size in (16, 15.5)),
    *(_Form(WORDS.but(size=size, leading=1.03), 22.0, 0.0, 8.0) for size in (15.5, 15, 14.5, 14)),
)
"""From the most pleasant form to the closest: the first in which everything is told."""


def tells_since(layout: TableLayout, now: Showing) -> bool:
    """Whether there is something to tell of what the others did, and room for it."""
    return layout.since is not None and bool(now.since) and not now.stage_open and now.drawer is None


def draw_since(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw what the others did since the last own turn, the newest last, each with the card that was played.

    Where there is no room for all, what touched the person or the Crown stays longest, and it says how many more
    the log tells.
    """
    box = layout.since
    if box is None or not tells_since(layout, now):
        return
    title = "Since your last turn" if had_a_turn(now.view) else "Before your first turn"
    pad = 8.0 if not layout.small else 5.0
    inner = box.inset(14 if not layout.small else 12, pad)
    head_h = page.measure("X", HEAD)[1] + 5
    head, room = inner.top(head_h), inner.below(head_h)
    if layout.small:
        # There is more width than height: the heading stands at the left.
        head = inner.left(max(page.measure(word, HEAD)[0] for word in ("last turn", "first turn")) + 6)
        room = inner.after(head.w + 10)
    rows = [(seat, _without_name(now, seat, words)) for seat, words in now.since]
    pictures = _pictures(now)
    form, tall = FORMS[-1], [0.0]
    for form in FORMS:
        tall = [
            _height(page, form, words, card, room.w) for (_, words), card in zip(rows, pictures, strict=True)
        ]
        if sum(tall) <= room.h:
            break
    more = page.measure("X", form.style)[1] + 3
    kept = list(range(len(rows)))
    # What touched neither the person nor the Crown gives way first, the oldest before the newer.
    for n in sorted(kept, key=lambda n: (n in now.weighty, n))[:-1]:
        if sum(tall[one] for one in kept) + (more if len(kept) < len(rows) else 0.0) <= room.h:
            break
        kept.remove(n)
    left = len(rows) - len(kept)
    total = sum(tall[n] for n in kept) + (more if left else 0.0)
    sheet = box.top(min(box.h, room.y - box.y + total + pad))
    page.plate("note", sheet)
    if layout.small:
        page.words(title, HEAD, Box(head.x, sheet.y, head.w, sheet.h), down=0.5)
    else:
        page.words(title, HEAD, head, across=0.5, wrap=False)
    y = room.y
    with page.clip(sheet.inset(4)):
        if left:
            page.words(
                f"… and {left} more in the log", form.style, Box(room.x + form.face + 8, y, room.w, more)
            )
            y += more
        for n in kept:
            row = Box(room.x, y, room.w, tall[n])
            if y > room.y:
                page.line([(row.x + 4, row.y), (row.right - 4, row.y)], faded(PARCHMENT_INK, 0.22), 1)
            seat, words = rows[n]
            draw_face(
                page, now.people[seat].portrait, row.left(form.face).place(form.face, form.face, 0.5, 0.5)
            )
            card, place = pictures[n], _words_box(form, pictures[n], row)
            page.words(words, form.style, place, down=0.5)
            if card is not None and form.picture:
                picture = row.end(form.picture).place(form.picture, form.picture / CARD_SHAPE, 0.5, 0.5)
                page.image(card_picture(card, small=True), picture)
            y += tall[n]
    told = " ".join(words for _, words in now.since)
    page.spot(
        "panel:since", "text", f"{title}. {told}", sheet, tab=False, tip=Tip("Log", "L opens it whole.")
    )


def _words_box(form: _Form, card: CardId | None, row: Box) -> Box:
    beside = form.picture + 8 if form.picture and card is not None else 0.0
    return row.after(form.face + 9).before(beside)


def _height(page: Page, form: _Form, words: str, card: CardId | None, width: float) -> float:
    room = _words_box(form, card, Box(0, 0, width, 0)).w
    least = form.picture / CARD_SHAPE if card is not None else 0.0
    return max(form.face, least, page.measure(words, form.style, room)[1]) + form.apart


def _pictures(now: Showing) -> list[CardId | None]:
    """Return for each row the first card that its seat played there, if it names one."""
    log, mine = now.view.log, now.view.seat
    starts = [n for n, event in enumerate(log) if isinstance(event, TurnStarted) and event.seat == mine]
    since = starts[-2] if len(starts) > 1 else 0
    played = [(event.seat, event.card) for event in log[since:] if isinstance(event, Played)]
    found: list[CardId | None] = []
    for seat, words in now.since:
        card = next((card for by, card in played if by == seat and NAMES[card] in words), None)
        if card is not None:
            played.remove((seat, card))
        found.append(card)
    return found


def _without_name(now: Showing, seat: Seat, words: str) -> str:
    """What somebody did, beside the portrait that tells who it was."""
    begins = f"{now.people[seat].name} "
    together = words.startswith(f"{begins}and ")
    return words if together else words.removeprefix(begins)
