"""Draws what is told over the table, a note, a hint or a reason, and lights what it speaks of."""

from __future__ import annotations

from collections.abc import Iterable

from fae_tabletop.games.faekin.scene.insight import Sheet
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import note, note_height, note_size

WIDTH = 350.0
"""How wide a sheet is at the usual text size."""
EDGE = 8.0


def draw_telling(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the sheet that is told now, where it covers nothing that it speaks of."""
    sheet = now.telling
    if sheet is None or now.drawer is not None or now.builder is not None or now.dragged is not None:
        return
    anchors = [box for spot in sheet.points if (box := place_of(layout, now, spot)) is not None]
    place, scrolls = sheet_place(page, layout, now, sheet, anchors)
    with page.layer(Layer.ABOVE):
        for box in anchors:
            draw_glow(page, box, "chosen", 10)
        scroll = now.telling_scroll if scrolls else None
        note(page, place, sheet.title, sheet.body, count=sheet.number, close=sheet.close, scroll=scroll)
        head = f"{sheet.title}, {sheet.number}" if sheet.number else sheet.title
        spoken = f"{head}{'' if head.endswith('?') else '.'} {sheet.body}"
        page.spot("panel:telling", "text", spoken, place, tab=False)


def sheet_place(
    page: Page, layout: TableLayout, now: Showing, sheet: Sheet, anchors: Iterable[Box]
) -> tuple[Box, bool]:
    """Return where a sheet lies, and whether its words have to scroll there.

    Above the own strip in the left corner, else in the right one, else in the middle: the first of these that
    covers nothing of what is spoken of and not the gold button.
    """
    kept = [*anchors, *((layout.go_on,) if now.pausing or now.running else ())]
    screen = layout.screen
    width = min(WIDTH * (1 + 0.6 * (page.text - 1)), screen.w * 0.55)
    room = layout.strip.y - 2 * EDGE
    _, height = note_size(page, sheet.body, width)
    scrolls = height > room
    if scrolls:
        height = note_height(page, room)
    y = layout.strip.y - EDGE - height
    places = [
        Box(EDGE, y, width, height),
        Box(screen.right - EDGE - width, y, width, height),
        Box(screen.cx - width / 2, EDGE, width, height),
        Box(EDGE, EDGE, width, height),
    ]
    free = [place for place in places if not any(place.overlaps(box) for box in kept)]
    return (free or places)[0], scrolls


def place_of(layout: TableLayout, now: Showing, spot_id: str) -> Box | None:
    """Return where the thing lies that something told points at; None where it is not on the table now."""
    kind, _, key = spot_id.partition(":")
    named = {
        "button:go-on": layout.go_on,
        "button:notes": layout.notes,
        "button:log": layout.log,
        "button:tell": layout.say,
        "token:crown": layout.crown,
        "token:dagger": layout.dagger,
    }
    if kind == "token" and now.view.claimant is not None:
        return None
    if spot_id in named:
        return named[spot_id]
    if kind == "hand":
        return next(
            (box for card, box in zip(now.view.hand, layout.hand, strict=True) if str(card) == key), None
        )
    blocks = {str(holder): block for holder, block in zip(now.others, layout.blocks, strict=True)}
    if kind in ("seat", "fae"):
        return blocks[key].whole if key in blocks else None
    if kind == "up":
        block = blocks.get(key.split(":")[0])
        if block is None:
            return None
        first, last = block.cards[0], block.cards[-1]
        return Box(first.x, first.y, last.right - first.x, first.h)
    return None
