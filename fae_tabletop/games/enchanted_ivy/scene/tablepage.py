"""Puts the whole table on a page and makes hotspots of it. Decides nothing."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.scene.backdrop import draw_backdrop
from fae_tabletop.games.enchanted_ivy.scene.band import draw_band, draw_dragged
from fae_tabletop.games.enchanted_ivy.scene.ground import draw_ground
from fae_tabletop.games.enchanted_ivy.scene.guestlist import draw_guests
from fae_tabletop.games.enchanted_ivy.scene.layout import TableLayout, table_layout
from fae_tabletop.games.enchanted_ivy.scene.sheets import draw_sheets
from fae_tabletop.games.enchanted_ivy.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import note, note_height, note_size
from fae_tabletop.ui.roundbutton import round_button
from fae_tabletop.ui.theme import BODY, ROW_NAME

LABELS = {"menu": "Menu", "help": "Help"}


def layout_for(page: Page) -> TableLayout:
    """Return the layout of the table."""
    return table_layout(page.metrics)


def draw_table(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the table and make everything on it a hotspot."""
    with page.layer(Layer.TABLE):
        draw_backdrop(page, page.screen, layout.band.y - 16, now.tale.tone)
    _title(page, layout, now)
    draw_ground(page, layout, now)
    draw_guests(page, layout, now)
    draw_sheets(page, layout, now)
    draw_band(page, layout, now)
    for name, box in layout.icons.items():
        round_button(page, name, name, LABELS[name], box)
    _telling(page, layout, now)
    draw_dragged(page, layout, now)


def _title(page: Page, layout: TableLayout, now: Showing) -> None:
    tale, view = now.tale, now.view
    box = layout.title
    style = ROW_NAME.but(size=23, shadow=0.7)
    used = page.words(tale.title, page.fitted(tale.title, style, box.w, 0.5), box, wrap=False)
    stand = f"{tale.label}. Turn {view.turn} of {view.turns}."
    line = BODY.but(size=15.5, shadow=0.7)
    page.words(stand, page.fitted(stand, line, box.w, 0.5), box.below(used.h), wrap=False)


def _telling(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw a hint or a first-game note over the left half, where it covers neither inn nor hand."""
    if now.telling is None:
        return
    title, words = now.telling
    width = max(layout.guests.w, 280.0)
    most = note_height(page, layout.guests.h * 0.8)
    high = min(note_size(page, words, width)[1], most)
    room = layout.guests
    with page.layer(Layer.ABOVE), page.raised(40):
        box = Box(room.x, room.bottom - high, width, high)
        note(page, box, title, words, close="button:close-note", scroll=now.telling_scroll)
