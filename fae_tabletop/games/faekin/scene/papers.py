"""Draws the drawer that is open at the right: the log or the notebook."""

from __future__ import annotations

from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.logpages import draw_log
from fae_tabletop.games.faekin.scene.notesgrid import draw_notebook
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel
from fae_tabletop.ui.theme import colour

NOTEBOOK = 690.0
"""Width of the notebook at the usual text size."""
TITLES = {"log": "The log", "notes": "Notebook"}


def draw_drawer(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the drawer that is open."""
    if now.drawer not in TITLES:
        return
    box = layout.drawer if now.drawer == "log" else notebook_box(layout)
    page.fill(box, colour("#0E0A20", 0.97), 12)
    # Below the rows of the notebook, which lie below their own buttons.
    page.spot("panel:drawer", "text", TITLES[now.drawer], box, tab=False, z=-2)
    inner = panel(page, box, TITLES[now.drawer], close="button:close-drawer")
    (draw_log if now.drawer == "log" else draw_notebook)(page, inner, now)


def notebook_box(layout: TableLayout) -> Box:
    """Return where the notebook lies, which is broader than the log."""
    drawer = layout.drawer
    wide = max(drawer.w, min(NOTEBOOK * (1 + 0.35 * (layout.metrics.text - 1)), layout.screen.w * 0.66))
    return Box(drawer.right - wide, drawer.y, wide, drawer.h)
