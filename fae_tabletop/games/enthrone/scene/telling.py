"""Where a hint, the words of the danger lens, a first-game note or a tool tip lie, and how the first are drawn.

All but tool tips never lie on the board, the action board, the prompt or the own identity: a free corner of the
stage comes first, with a tail to what is spoken of. Where none is free the left rail makes room above the last
turns, its identity in less of it; where that is too little they become a drawer there. A log that stays open gives
its foot. What is spoken of is ringed then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fae_tabletop.games.enthrone.public import NUMBER, View
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.actionboard import tile_box
from fae_tabletop.games.enthrone.scene.hints import pointed_boxes
from fae_tabletop.games.enthrone.scene.layout import TableLayout
from fae_tabletop.games.enthrone.scene.notes import NOTES
from fae_tabletop.games.enthrone.scene.rails import below_strip
from fae_tabletop.games.enthrone.scene.showing import Showing, cell_of
from fae_tabletop.ui.geometry import Box, bounds
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import note, note_height, note_size
from fae_tabletop.ui.stack import tip_of
from fae_tabletop.ui.tips import Corner, covered, tip_size

WIDTHS = (1.0, 0.85, 1.2, 1.4)
"""Widths of a sheet that are tried in a corner, as shares of the usual one."""
CORNERS = ((1.0, 0.0), (0.0, 0.0), (1.0, 1.0), (0.0, 1.0))
"""Corners of the stage, across and down, in the order in which they are tried."""
TIP_CORNERS = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0))
"""The same for a tool tip, which leaves the first one to what is told."""
FEET = ((0.0, 1.0), (1.0, 1.0), (0.0, 0.0), (1.0, 0.0))
"""The same for words in passing, which lie at the foot of the stage where they can."""
MOST_OF_LOG = 0.6
"""Share of an open log that may be taken from it; what is longer scrolls."""
LEAST_IDENTITY = 168.0
"""Height in logical pixels, at the usual text size, that the own identity keeps beside what is told."""
GAP = 10.0


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told now: its heading, words, count such as "3 of 8", ids, and what it points at."""

    title: str
    text: str
    count: str
    spot: str
    close: str
    pointing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where it lies: ``box``, whether in a corner of the stage, as a drawer over the rail, or among its panels."""

    box: Box
    corner: bool = False
    drawer: bool = False
    among: bool = False


def telling(now: Showing) -> Telling | None:
    """Return what is told now: what was asked for comes before a first-game note."""
    if now.saying is not None:
        saying = now.saying
        return Telling(saying.title, saying.body, "", "panel:saying", "button:close-saying", ())
    if now.note is None:
        return None
    _, pointing, sentence = now.note
    count = f"{now.note_number} of {len(NOTES)}"
    return Telling("First game", sentence, count, "panel:note", "button:close-note", pointing)


def sheet_of(page: Page, layout: TableLayout, now: Showing) -> Sheet | None:
    """Return where that which is told now lies; None when nothing is."""
    told = telling(now)
    if told is None:
        return None
    corner = _free_corner(page, layout, now.view, told, now.points)
    if corner is not None:
        return Sheet(corner, corner=True)
    if layout.log is not None:
        h = min(note_size(page, told.text, layout.log.w)[1], note_height(page, layout.log.h * MOST_OF_LOG))
        return Sheet(layout.log.foot(h))
    w, h = note_size(page, told.text, layout.drawer.w)
    events = layout.events
    if (
        now.drawer is None
        and events is not None
        and layout.identity.h - h - GAP >= LEAST_IDENTITY * page.text
    ):
        return Sheet(Box(events.x, events.y - GAP - h, w, h), among=True)
    below = below_strip(page, layout)[2]
    return Sheet(below.top(h if h <= below.h else note_height(page, below.h)), drawer=True)


def giving_way(layout: TableLayout, sheet: Sheet | None) -> TableLayout:
    """Return the layout in which identity and captured pawns have made room for a sheet among them."""
    if sheet is None or not sheet.among:
        return layout
    up = sheet.box.h + GAP
    identity = layout.identity.above(up)
    return replace(layout, identity=identity, captured=layout.captured.moved(0, -up))


def _free_corner(
    page: Page, layout: TableLayout, view: View, told: Telling, points: tuple[str, ...]
) -> Box | None:
    """Return a place in a corner of the stage that covers no space, no pawn and nothing that is pointed at."""
    avoid = [*_cells(layout, view), layout.banner, *pointed_boxes(layout, view, points)]
    anchor = anchor_of(layout, view, told.pointing)
    if anchor is not None:
        avoid.append(anchor)
    room = layout.stage.inset(0, 4, 0, 2)
    for across, down in CORNERS:
        for share in WIDTHS:
            w, h = note_size(page, told.text, min(layout.note.w * share, room.w / 2))
            box = room.place(w, h, across, down)
            if room.holds(box) and not any(box.overlaps(other) for other in avoid):
                return box
    return None


def _cells(layout: TableLayout, view: View) -> list[Box]:
    """Return the boxes of all spaces and rose beds, and of the pawns that stand on them."""
    cells = [bounds(layout.board.hexagon(cell)) for cell in (*view.board.spaces, *view.board.florettes)]
    return cells + [layout.board.pawn(cell) for cell in view.pawns if cell is not None]


def anchor_of(layout: TableLayout, view: View, pointing: Sequence[str]) -> Box | None:
    """Return the box of the first thing on the screen that a note points at."""
    for spot_id in pointing:
        kind, _, key = spot_id.partition(":")
        if kind == "pawn":
            cell = view.pawns[NUMBER[key]]
            if cell is not None:
                return layout.board.pawn(cell).inset(layout.board.radius * 0.3)
        elif kind == "cell":
            return layout.board.sprite(cell_of(key)).inset(layout.board.radius * 0.4)
        elif kind == "tile":
            return tile_box(layout, int(key))
        elif spot_id == "panel:captured":
            return layout.captured
        elif spot_id == "panel:banner":
            return layout.banner
    return None


def ringed(now: Showing, sheet: Sheet | None) -> tuple[str, ...]:
    """Return what is ringed: what a hint points at, and what a note points at that has no tail to it."""
    told = telling(now)
    if told is None or sheet is None or sheet.corner:
        return now.points
    return now.points or told.pointing


def draw_telling(page: Page, layout: TableLayout, now: Showing, sheet: Sheet | None) -> None:
    """Draw what is told now on its sheet, in a corner with a tail to what it speaks of."""
    told = telling(now)
    if told is None or sheet is None:
        return
    label = ". ".join(filter(None, (told.title, told.count, told.text)))
    anchor = anchor_of(layout, now.view, told.pointing) if sheet.corner else None
    with page.layer(Layer.ABOVE), page.raised(40):
        page.spot(told.spot, "text", label, sheet.box, tab=False)
        note(
            page, sheet.box, told.title, told.text, count=told.count, close=told.close, anchor=anchor,
            scroll=now.telling_scroll,
        )  # fmt: skip


def tip_room(
    page: Page, layout: TableLayout, now: Showing, spot: Hotspot
) -> tuple[Sequence[Box], Sequence[Box]]:
    """Return where a tool tip of board, action board or bar may lie, in this order, and what it may not cover.

    It lies in a corner of the stage or over the last events, that of a tile or a button of the bar beside the
    action board first; never on a lit space, on a tile or on what is told.
    """
    tip = tip_of(spot)
    if tip is None:
        return (), ()
    lit = model.lit_by(now.view, now.taken).kinds if now.taken is not None else {}
    avoid = [layout.action, *(layout.board.sprite(cell) for cell in lit)]
    sheet = sheet_of(page, layout, now)
    if sheet is not None:
        avoid.append(sheet.box)
    w, h = tip_size(page, tip)
    if spot.id.removeprefix("button:") in layout.buttons:
        if not tip.body:
            # A word under its icon may lie on the heading below, not on the tiles.
            return (), [layout.banner, layout.action.below(layout.action_head), *avoid[1:]]
        nearest = Box(layout.action.x - GAP - w, layout.banner.bottom + 4, w, h)
        return [nearest, layout.drawer.place(w, h, 0.0, 1.0)], [layout.banner, *avoid]
    if spot.role not in ("cell", "pawn", "tile"):
        return (), ()
    room = layout.stage.inset(0, 10, 0, 2)
    corners = [room.place(w, h, across, down) for across, down in TIP_CORNERS]
    if spot.role == "tile":
        middle = page.metrics.box(spot.rect).cy
        y = min(max(middle - h / 2, room.y), room.bottom - h)
        beside = Box(layout.action.x - GAP - w, y, w, h)
        places = [beside, corners[1], corners[3]]
        if layout.large_text:
            # Large words leave no corner free, but the end of the prompt.
            places.append(layout.prompt.place(w, h, 1.0, 1.0))
        # What lies far from the tile is overlooked: only where nothing else is allowed.
        far = [corners[0], corners[2]]
    else:
        places, far = [*corners, layout.drawer.place(w, h, 0.0, 1.0)], []
    cells = _cells(layout, now.view)
    # Of places that are allowed the one that covers the least of the board comes first.
    return [*sorted(places, key=lambda place: covered(place, cells)), *far], avoid


def toast_room(page: Page, layout: TableLayout, now: Showing) -> tuple[Sequence[Corner], Sequence[Box]]:
    """Return where words in passing may lie, in this order, and that they cover no space, no pawn and no sheet."""
    room = layout.stage.inset(0, 4, 0, 2)
    corners = [Corner(room.place(layout.note.w, room.h, across, down), across, down) for across, down in FEET]
    if layout.events is not None:
        corners.append(Corner(layout.events, 0.5, 0.0))
    sheet = sheet_of(page, layout, now)
    return corners, [layout.banner, *_cells(layout, now.view), *([sheet.box] if sheet is not None else [])]
