"""Puts the whole table on a page, from the blocks to the drawers, and makes hotspots of it. Decides nothing."""

from __future__ import annotations

from fae_tabletop.games.faekin.counting import counted
from fae_tabletop.games.faekin.scene.arrows import beside_the_line, draw_arrows
from fae_tabletop.games.faekin.scene.blocks import draw_block
from fae_tabletop.games.faekin.scene.bubbles import draw_bubbles
from fae_tabletop.games.faekin.scene.challenge import draw_challenge
from fae_tabletop.games.faekin.scene.claim import draw_claim
from fae_tabletop.games.faekin.scene.layout import LARGE_TEXT, TableLayout, table_layout
from fae_tabletop.games.faekin.scene.middle import draw_middle
from fae_tabletop.games.faekin.scene.papers import draw_drawer
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.strip import draw_dragged_card, draw_strip
from fae_tabletop.games.faekin.scene.talksheet import draw_builder, draw_say
from fae_tabletop.games.faekin.scene.telling import draw_telling
from fae_tabletop.games.faekin.scene.tokens import draw_dragged_token, draw_tokens
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.roundbutton import round_button
from fae_tabletop.ui.theme import CAPS_FACE, MOON, Style

SCENE = "scene/table-faekin"
"""The picture of the table."""
CAPTION = Style(CAPS_FACE, 11.5, MOON, tracking=0.06, leading=1.0, capitals=True, shadow=0.7)
LABELS = {
    "menu": "Menu",
    "help": "Help: the rules and the table",
    "hint": "Hint: what you could do now",
    "why": "Look behind the last deed: why did they do that?",
    "undo": "Take back what you did last",
}


def layout_for(page: Page, now: Showing) -> TableLayout:
    """Return the layout of the table for what is shown."""
    return beside_the_line(table_layout(page.metrics, len(now.others), now.builder is not None), now)


def draw_table(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the table and make everything on it a hotspot."""
    with page.layer(Layer.TABLE):
        page.cover(SCENE)
    names_w = min(block.name.w for block in layout.blocks)
    for block, holder in zip(layout.blocks, now.others, strict=True):
        draw_block(page, block, holder, now, names_w)
    draw_strip(page, layout, now)
    draw_middle(page, layout, now)
    draw_arrows(page, layout, now)
    claiming = now.view.claimant is not None and now.view.why is None
    if claiming:
        draw_claim(page, layout, now, counted(now.view), now.lock)
    draw_challenge(page, layout, now)
    draw_tokens(page, layout, now)
    _icons(page, layout, now)
    if not claiming:
        # During a claim the latest words of everybody stand on its stage.
        draw_bubbles(page, layout, now)
    if now.builder is not None:
        draw_builder(page, layout, now, now.builder, now.talk_scroll)
    elif now.view.why is None and not now.replaying:
        draw_say(page, layout, now)
    draw_telling(page, layout, now)
    if now.drawer is not None:
        with page.layer(Layer.ABOVE), page.raised(70):
            draw_drawer(page, layout, now)
    draw_dragged_card(page, layout, now)
    draw_dragged_token(page, layout, now)


def _icons(page: Page, layout: TableLayout, now: Showing) -> None:
    for name, box in layout.icons.items():
        if name in ("hint", "why") and not now.insight:
            continue
        if name == "undo" and not now.undoable:
            continue
        round_button(page, name, name, LABELS[name], box)
        if name == "undo" and page.text <= LARGE_TEXT:
            told = Box(layout.icons["hint"].x, box.bottom + 1, box.right - layout.icons["hint"].x, 16)
            page.words(
                "Take back", page.fitted("Take back", CAPTION, told.w, 0.6), told, across=1.0, wrap=False
            )
