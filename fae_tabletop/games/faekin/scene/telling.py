"""Draws what is told over the table, a note, a hint or a reason, and lights what it speaks of."""

from __future__ import annotations

from fae_tabletop.games.faekin.scene.insight import Sheet
from fae_tabletop.games.faekin.scene.layout import LARGE_TEXT, TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import note, note_height, note_size

WIDTH = 350.0
"""How wide a sheet is at the usual text size."""
NARROWEST = 190.0
"""How narrow it may be."""
SHARES = (1.0, 0.86, 0.72)
"""Shares of their size at which large words are tried before they scroll."""
EDGE = 8.0


def draw_telling(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the sheet that is told now, where it covers nothing that can be played with."""
    sheet = shown_sheet(now)
    if sheet is None:
        return
    anchors = [box for spot in sheet.points if (box := place_of(layout, now, spot)) is not None]
    place, scrolls = sheet_place(page, layout, now, sheet)
    with page.layer(Layer.ABOVE):
        for box in anchors:
            draw_glow(page, box, "chosen", 10)
        scroll = now.telling_scroll if scrolls else None
        fits = (share for share in SHARES if note_size(page, sheet.body, place.w, share)[1] <= place.h + 0.5)
        note(
            page, place, sheet.title, sheet.body, count=sheet.number, close=sheet.close, scroll=scroll,
            share=1.0 if scrolls else next(fits, SHARES[-1]),
        )  # fmt: skip
        head = f"{sheet.title}, {sheet.number}" if sheet.number else sheet.title
        spoken = f"{head}{'' if head.endswith('?') else '.'} {sheet.body}"
        page.spot("panel:telling", "text", spoken, place, tab=False)


def shown_sheet(now: Showing) -> Sheet | None:
    """Return what is told and has room on the table now."""
    sheet = now.telling
    if sheet is None or now.drawer is not None or now.builder is not None or now.dragged is not None:
        return None
    # A note that nobody asked for does not come between a card and its rival.
    return None if sheet.number and now.chosen else sheet


def sheet_place(page: Page, layout: TableLayout, now: Showing, sheet: Sheet) -> tuple[Box, bool]:
    """Return where a sheet lies, and whether its words have to scroll there.

    Beside the tokens, where neither blocks nor tokens nor buttons are; where that is too narrow, over the words of
    the last duel. During a claim, over what the table urges.
    """
    areas = [layout.urgings] if now.view.claimant is not None else beside_tokens(layout)
    least = note_height(page, 0) + 8
    fallback: tuple[Box, bool] | None = None
    for area in areas:
        width = min(WIDTH * (1 + 0.6 * (page.text - 1)), area.w)
        if width < NARROWEST * page.text or area.h < least:
            continue
        for share in SHARES if page.text > LARGE_TEXT else SHARES[:2]:
            height = note_size(page, sheet.body, width, share)[1]
            if height <= area.h:
                return area.place(width, height, 0.5, 1.0), False
        fallback = fallback or (area.place(width, note_height(page, area.h), 0.5, 1.0), True)
    if fallback is not None:
        return fallback
    last = areas[-1]
    return last.place(last.w, min(last.h, max(least, note_height(page, last.h))), 0.5, 0.0), True


def beside_tokens(layout: TableLayout) -> list[Box]:
    """Return the room at the left and at the right of the tokens, above what is asked if possible, and the bubbles'."""
    middle, band, caption = layout.middle, layout.bubbles[0], layout.caption
    top = band.bottom + EDGE
    left = Box(middle.x, top, layout.crown.x - EDGE - middle.x, middle.bottom - top)
    right = Box(
        layout.dagger.right + EDGE, top, middle.right - layout.dagger.right - EDGE, middle.bottom - top
    )
    words = Box(band.x, band.y, layout.bubbles[1].right - band.x, layout.crown.y - EDGE - band.y)
    # A side that is narrow would cover what is asked.
    high = [side.above(side.bottom - caption.y + 2) for side in (left, right) if side.w < 1.2 * WIDTH]
    return [box.inset(2) for box in (*high, _off(left, layout.go_on), _off(right, layout.go_on), words)]


def _off(side: Box, button: Box) -> Box:
    """Return what is left of a side of the table where the gold button reaches into it."""
    return side.above(side.bottom - button.y + EDGE) if side.overlaps(button) else side


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
