"""Puts the whole table on a page and makes hotspots of it. Decides nothing."""

from __future__ import annotations

from dataclasses import replace

from fae_tabletop.games.enchanted_ivy.scene.backdrop import draw_backdrop
from fae_tabletop.games.enchanted_ivy.scene.band import draw_band, draw_dragged
from fae_tabletop.games.enchanted_ivy.scene.ground import draw_ground
from fae_tabletop.games.enchanted_ivy.scene.guestlist import NIGHT, NOBODY, draw_guests
from fae_tabletop.games.enchanted_ivy.scene.layout import TableLayout, table_layout
from fae_tabletop.games.enchanted_ivy.scene.sheets import draw_sheets, sheets_high
from fae_tabletop.games.enchanted_ivy.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import note, note_height, note_size
from fae_tabletop.ui.roundbutton import round_button
from fae_tabletop.ui.theme import BODY, HEADING_STYLE, ROW_NAME, SECOND

LABELS = {"menu": "Menu", "help": "Help"}


def layout_for(page: Page) -> TableLayout:
    """Return the layout of the table."""
    return table_layout(page.metrics)


def draw_table(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the table and make everything on it a hotspot."""
    with page.layer(Layer.TABLE):
        draw_backdrop(page, page.screen, layout.band.y - 16, now.tale.tone)
    telling = _telling_place(page, layout, now)
    if telling is not None and telling.overlaps(layout.guests):
        # The list gives way: what is told never lies on it.
        room = layout.guests
        layout = replace(layout, guests=room.top(max(0.0, telling.y - 8 - room.y)))
    _title(page, layout, now)
    draw_ground(page, layout, now)
    draw_guests(page, layout, now)
    draw_sheets(page, layout, now)
    draw_band(page, layout, now)
    for name, box in layout.icons.items():
        round_button(page, name, name, LABELS[name], box)
    if telling is not None and now.telling is not None:
        with page.layer(Layer.ABOVE), page.raised(40):
            title, words = now.telling
            note(page, telling, title, words, close="button:close-note", scroll=now.telling_scroll)
    draw_dragged(page, layout, now)


def _title(page: Page, layout: TableLayout, now: Showing) -> None:
    tale, view = now.tale, now.view
    box = layout.title
    # No star shines through what is read.
    style = ROW_NAME.but(size=23, shadow=0.7)
    wide = page.measure(tale.title, page.fitted(tale.title, style, box.w, 0.5))[0] + 20
    high = layout.guests.y + page.measure("X", HEADING_STYLE)[1] - box.y + 10
    if not any(laid.guest for laid in view.laid):
        high += page.measure(NOBODY, SECOND, layout.guests.w)[1] + 6
    page.fill(Box(box.x - 8, box.y - 8, max(layout.guests.right - box.x + 8, wide), high), NIGHT, 10)
    used = page.words(tale.title, page.fitted(tale.title, style, box.w, 0.5), box, wrap=False)
    stand = f"{tale.label}. Turn {view.turn} of {view.turns}."
    line = BODY.but(size=15.5, shadow=0.7)
    page.words(stand, page.fitted(stand, line, box.w, 0.5), box.below(used.h), wrap=False)


def _telling_place(page: Page, layout: TableLayout, now: Showing) -> Box | None:
    """Return where a hint or a first-game note lies: below the sheets, else below a shortened list of guests."""
    if now.telling is None:
        return None
    _, words = now.telling
    right = layout.sheets
    free = right.h - sheets_high(page, layout, now) - 10
    high = note_size(page, words, right.w)[1]
    if high <= free:
        return right.foot(high)
    room = layout.guests
    most = note_height(page, room.h * 0.8)
    return room.foot(min(note_size(page, words, room.w)[1], most))
