"""Draws the middle of the table: what the last duel told, what is asked, and the gold button."""

from __future__ import annotations

from fae_tabletop.games.faekin.news import duel_note
from fae_tabletop.games.faekin.public import Duelled
from fae_tabletop.games.faekin.scene.cardface import draw_small
from fae_tabletop.games.faekin.scene.layout import CARD_SHAPE, TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import NOTE_EDGE, NOTE_PAPER
from fae_tabletop.ui.people import names
from fae_tabletop.ui.theme import (
    BOLD_FACE,
    CAPS_FACE,
    ITALIC_FACE,
    MOON,
    PARCHMENT_INK,
    WINE,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import button

HEAD = Style(CAPS_FACE, 11.5, WINE, tracking=0.12, leading=1.1, capitals=True)
LINE = Style("ebgaramond-500", 16, PARCHMENT_INK, leading=1.12)
BOLD = Style(BOLD_FACE, 16, PARCHMENT_INK, leading=1.12)
INKS = {"summer": colour("#9A3E0A"), "winter": colour("#1F3F93"), None: colour("#4B2C7A")}
WORDS_LEAST = 105.0
"""Width of the words beside the two cards, at the usual text size, below which the cards are left out."""
CAPTION = Style(ITALIC_FACE, 16.5, MOON, leading=1.05, shadow=0.7)


def draw_middle(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the last duel, the words below the tokens, and what goes on."""
    if now.view.claimant is None:
        if now.last is not None and now.view.why is None:
            draw_duel(page, layout.note, now.last, now)
        style = page.fitted(now.sentence, CAPTION, layout.caption.w, 0.6)
        page.words(now.sentence, style, layout.caption, across=0.5, down=0.5, wrap=False)
    _button(page, layout, now)


def _button(page: Page, layout: TableLayout, now: Showing) -> None:
    view = now.view
    box = layout.go_on
    if (view.claimant is not None and view.why is None) or "closeup" in now.moving:
        # What can be done during a claim stands on its stage.
        return
    if view.why is not None and not now.running:
        button(page, "button:result", "Result", box, kind="main", icon="forward", default=True)
    elif now.replaying:
        return
    elif now.pausing:
        tip = Tip(
            "Go on", "Until then nobody claims and nobody duels. You may claim first, or say something."
        )
        go_on_button(page, box, now, tip)
    elif now.running:
        button(page, "button:go-on", "Skip", box, kind="second", icon="forward")
    elif now.kept_waiting:
        go_on_button(page, box, now, Tip("Go on", "Closes what lies open; the others go on."))
    elif now.thinking or now.hearing:
        button(page, "button:move-now", "Decide now", box, kind="quiet", icon="clock")


def go_on_button(page: Page, box: Box, now: Showing, tip: Tip | None = None) -> None:
    """Draw the gold button that lets the table go on; it is off, and says why, while words are waited for."""
    why_not = now.waits_for_words
    button(
        page, "button:go-on", "Go on", box, kind="main", icon="forward", default=why_not is None, tip=tip,
        enabled=why_not is None, why_not=why_not,
    )  # fmt: skip


def draw_duel(page: Page, box: Box, duel: Duelled, now: Showing) -> None:
    """Write on parchment who fought and what everybody learned; the two themselves see both cards."""
    page.fill(box.moved(0, 2), colour("#050312", 0.55), 9)
    page.fill(box, NOTE_PAPER, 9, NOTE_EDGE, 1.4)
    room = box.inset(12, 7, 12, 5)
    cards = [card for card in (duel.attack, duel.defence) if card is not None]
    beside = (room.h * CARD_SHAPE + 4) * len(cards) + 6
    if cards and room.w - beside >= WORDS_LEAST * page.text:
        # Where large words need the room, what was seen stands in them.
        high = room.h
        wide = high * CARD_SHAPE
        for n, card in enumerate(reversed(cards)):
            draw_small(page, card, Box(room.right - wide * (n + 1) - 4 * n, room.y, wide, high))
        room = room.before(beside)
    note = duel_note(now.view, names(now.people), now.view.duels.index(duel))
    ink = INKS[duel.season if duel.loser is not None else None]
    lines = [(note.title, HEAD), (note.what, LINE), (note.news, BOLD.inked(ink))]
    if page.text > 1.25:
        lines = lines[1:]
    shrink = 1.0
    while (
        shrink > 0.5
        and sum(page.measure(w, s.but(size=s.size * shrink), room.w)[1] for w, s in lines) > room.h
    ):
        shrink -= 0.04
    y = room.y
    for words, style in lines:
        y = page.words(words, style.but(size=style.size * shrink), Box(room.x, y, room.w, 0)).bottom
    page.spot("panel:duel", "text", f"{note.title}. {note.what} {note.news}", box, tab=False)
