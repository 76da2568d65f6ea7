"""Draws the action board: places with their bands, tiles, what a neutral one stands for, and AFTER."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fae_tabletop.games.enthrone.public import LAST_FREE, LAST_LAURELS, LAST_SWORDS, POSITIONS, Tile, View
from fae_tabletop.games.enthrone.scene.layout import TableLayout
from fae_tabletop.games.enthrone.scene.model import Lit, stands_for
from fae_tabletop.games.enthrone.words import LONGEST_NAME, NAMES, powers, tile_label
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import (
    GOLD_INK,
    HEADING_STYLE,
    MOON,
    NUMBER,
    ROW_NAME,
    SECOND,
    SOFT,
    Colour,
    colour,
    faded,
)  # fmt: skip

TILE_SHAPE = 600 / 660
LOCKED_INK = colour("#B4BCDA")
AFTER_INK = colour("#BFEFFF")
POINTER_INK = colour("#DCE6FF")
DIM = (136, 140, 172, 255)
"""Tint of a locked tile: set back, its face still known."""
AFTER_WIDTH = 58.0
HEXAGON = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))
"""Corners of a tile as parts of its width and height."""


@dataclass(frozen=True, slots=True)
class BoardState:
    """What is special now: the tile ``taken``, the one ``hovered``, places ``hidden`` because they move."""

    taken: int | None = None
    hovered: int | None = None
    hidden: frozenset[int] = frozenset()
    lit: Lit | None = None
    after: tuple[Tile, ...] | None = None
    flipped: int | None = None


def column_x(layout: TableLayout) -> float:
    """Return the middle of the column of tiles."""
    return layout.action.x + (91 if layout.names else 76 if not layout.large_text else 74)


def tile_box(layout: TableLayout, position: int, scale: float = 1.0) -> Box:
    """Return the box of the tile at ``position`` (1 to 8), ``scale`` times its size at rest."""
    row = layout.row(position)
    h = layout.tile_size * 0.98 * scale
    return box_at(column_x(layout), row.cy, h * TILE_SHAPE, h)


def draw_tile(page: Page, tile: Tile, box: Box, *, dim: bool = False, alpha: float = 1.0) -> None:
    """Draw an action tile, face up or turned over."""
    name = "neutral" if tile.neutral else tile.pawn
    page.image(f"enthrone/tile-{name}", box, tint=DIM if dim else None, alpha=alpha)


def tile_corners(box: Box) -> tuple[tuple[float, float], ...]:
    """Return the six corners of a tile filling ``box``, its point upwards."""
    return tuple((box.x + u * box.w, box.y + v * box.h) for u, v in HEXAGON)


def tile_glow(page: Page, box: Box, strength: float) -> None:
    """Draw warm light around a tile and a pale line along its edge; ``strength`` from 0 to 1."""
    for ring in range(9, 0, -1):
        grown = box.grown(ring * box.h * 0.022)
        page.polygon(tile_corners(grown), colour("#FFE9A6", 0.055 * strength))
    page.polygon(tile_corners(box.grown(2.5)), None, colour("#FFF1C4", strength), 2.6)


def _dashed_hexagon(page: Page, box: Box, ink: Colour) -> None:
    corners = tile_corners(box)
    page.line((*corners, corners[0]), faded(ink, 0.9), 1.3, (3.5, 3))


def draw_action_board(
    page: Page,
    layout: TableLayout,
    view: View,
    state: BoardState,
    enabled: frozenset[str],
    reasons: Mapping[str, Tip],
) -> None:
    """Draw the whole panel and make its eight tiles hotspots."""
    panel = layout.action
    page.plate("panel", panel)
    with_after = state.after is not None
    _head(page, layout, with_after)
    _bands(page, layout, with_after)
    for position in range(1, POSITIONS + 1):
        _place(page, layout, view, state, position, with_after)
    for position in range(1, POSITIONS + 1):
        below = stands_for(view, position)
        if below is not None and position not in state.hidden:
            _arrow(page, layout, position, below)
    if state.after is not None and state.taken is not None:
        _after(page, layout, state.after, state.taken, state.flipped)
    _spots(page, layout, view, state, enabled, reasons)


def _head(page: Page, layout: TableLayout, with_after: bool) -> None:
    panel = layout.action
    words = "Action board" if layout.names else "Tiles"
    box = Box(panel.x + 18, panel.y + 8, panel.w - 36, layout.action_head - 8)
    used = page.words(words, HEADING_STYLE, box, down=0.5, wrap=False)
    # A large word may reach over the rows' own column: there is nothing but the rule.
    column = max(AFTER_WIDTH, min(AFTER_WIDTH * page.text, panel.right - 12 - used.right - 8))
    right = panel.right - (column + 14 if with_after else 18)
    if right - used.right > 40:
        page.plate("rule", Box(used.right + 10, used.cy - 4, right - used.right - 10, 8))
    if with_after:
        style = page.fitted("After", HEADING_STYLE.inked(AFTER_INK), column, 0.4)
        page.words(
            "After",
            style,
            Box(panel.right - column - 8, box.y, column, box.h),
            across=0.5 if column <= AFTER_WIDTH else 1.0,
            down=0.5,
            wrap=False,
        )


def _bands(page: Page, layout: TableLayout, with_after: bool) -> None:
    """The three bands behind the places, the groove the tiles lie in, and the brackets with their emblems."""
    panel = layout.action
    width = panel.w - (AFTER_WIDTH + 19 if with_after else 20)
    for plate, first, last in (
        ("band-rose", 1, LAST_SWORDS),
        ("band-gold", LAST_LAURELS, LAST_LAURELS),
        ("band-night", LAST_FREE + 1, POSITIONS),
    ):
        page.plate(plate, _span(layout, first, last, panel.x + 10, width))
    size = layout.tile_size * 1.04
    x = column_x(layout)
    page.plate("rail", _span(layout, 1, POSITIONS, x - size / 2, size))
    near = x - size / 2
    _bracket(page, layout, near - 8, 1, LAST_SWORDS, "swords", page.palette.capture)
    _bracket(page, layout, near - 30, 1, LAST_LAURELS, "laurel", page.palette.crown)
    _bracket(page, layout, near - 19, LAST_FREE + 1, POSITIONS, "lock", LOCKED_INK)


def _span(layout: TableLayout, first: int, last: int, x: float, w: float) -> Box:
    top, foot = layout.row(first), layout.row(last)
    return Box(x, top.y + 1, w, foot.bottom - top.y - 2)


def _bracket(
    page: Page, layout: TableLayout, x: float, first: int, last: int, icon: str, ink: Colour
) -> None:
    top, foot = layout.row(first).y + 6, layout.row(last).bottom - 6
    page.line(((x + 7, top), (x, top), (x, foot), (x + 7, foot)), ink, 2.0)
    middle = (top + foot) / 2
    disc = box_at(x, middle, 26, 26)
    page.fill(disc, colour("#14123A"), 13, ink, 1.4)
    page.icon(icon, disc.inset(5), ink)


def _place(
    page: Page, layout: TableLayout, view: View, state: BoardState, position: int, with_after: bool
) -> None:
    tile = view.tiles[position - 1]
    locked = position > LAST_FREE
    taken = state.taken == position
    moving = position in state.hidden
    if not moving:
        box = tile_box(layout, position, 1.06 if taken else 1.0)
        if taken or state.hovered == position:
            tile_glow(page, box, 1.0 if taken else 0.55)
        draw_tile(page, tile, box, dim=locked)
    _number(page, layout, position, locked)
    if not layout.names and not with_after and not moving:
        _powers(page, layout, view, position)
    if not layout.names or moving:
        return
    row = layout.row(position)
    x = names_x(layout)
    narrow = layout.action.right - (AFTER_WIDTH + 20) - x
    name = "Turned over" if tile.neutral else NAMES[tile.pawn]
    ink = GOLD_INK if taken else LOCKED_INK if locked else MOON
    # One size for all names, with and without the preview beside them: nothing jumps when a tile is pointed at.
    style = page.fitted(name if tile.neutral else LONGEST_NAME, ROW_NAME.inked(ink), narrow, 0.6)
    second = _second_line(page, view, position, narrow if with_after else layout.action.right - 14 - x)
    ink_below = GOLD_INK if taken else faded(LOCKED_INK, 0.85) if locked else SOFT
    under = page.fitted(
        second, SECOND.but(size=14.5).inked(ink_below), narrow if with_after else layout.action.w, 0.85
    )
    h = page.measure(name, style)[1]
    below = page.measure(second, under)[1]
    top = row.cy - (h + below) / 2
    page.words(name, style, Box(x, top, narrow, h), wrap=False)
    page.words(second, under, Box(x, top + h - 1, narrow, below), wrap=False)


def _powers(page: Page, layout: TableLayout, view: View, position: int) -> None:
    """What a tile may do, as the marks that the spaces it reaches would carry: where names have no room."""
    tile = view.tiles[position - 1]
    if position > LAST_FREE or (tile.neutral and stands_for(view, position) is None):
        return
    marks = ["move"]
    marks += ["capture"] if position <= LAST_SWORDS else []
    marks += ["regalia"] if position <= LAST_LAURELS else []
    row = layout.row(position)
    # The arrow of a turned-over tile bends out between tile and marks.
    left = column_x(layout) + layout.tile_size * 0.74
    size = min(26.0, (layout.action.right - 14 - left) / 3)
    for number, mark in enumerate(marks):
        # A third of the picture is margin.
        middle = left + size * (number + 0.5)
        page.image(f"enthrone/mark-{mark}", box_at(middle, row.cy, size * 1.35, size * 1.22))


def _second_line(page: Page, view: View, position: int, width: float) -> str:
    """Return the longest of the ways to tell what a tile may do that fits the width."""
    style = SECOND.but(size=14.5)
    told = _ways_to_tell(view, position)
    return next((words for words in told if page.measure(words, style)[0] <= width), told[-1])


def _ways_to_tell(view: View, position: int) -> tuple[str, ...]:
    below = stands_for(view, position)
    if below is not None and position <= LAST_FREE:
        name = NAMES[view.tiles[below - 1].pawn]
        return f"counts as {name}", f"as {name}"
    return powers(position), powers(position, short=True)


def _number(page: Page, layout: TableLayout, position: int, locked: bool) -> None:
    size = layout.tile_size
    row = layout.row(position)
    disc = box_at(column_x(layout) - size * 0.42, row.cy - size * 0.36, 19, 19)
    page.fill(disc, colour("#14123A", 0.94), 9.5, colour("#8E98C0" if locked else "#E8C77A"), 1.1)
    style = NUMBER.but(size=14.5 / max(1.0, page.text)).inked(MOON)
    page.words(str(position), style, disc, across=0.5, down=0.42, wrap=False)


NAMES_AIR = 6.0
"""Logical pixels that the curve of a turned-over tile keeps from the names."""


def names_x(layout: TableLayout) -> float:
    """Return where the names beside the tiles begin."""
    return column_x(layout) + layout.tile_size / 2 + 9


def _arrow(page: Page, layout: TableLayout, position: int, below: int) -> None:
    """A pale curve from a neutral tile to the face-up one it stands for."""
    size = layout.tile_size
    x = column_x(layout) + size * 0.42
    top, foot = layout.row(position).cy + size * 0.12, layout.row(below).cy - size * 0.18
    # Beside the names the curve keeps close to the tiles.
    bulge = size * 0.30
    if layout.names:
        bulge = min(size * 0.16, names_x(layout) - NAMES_AIR - x - 0.03 * size)
    points = tuple(
        (x + bulge * 4 * t * (1 - t) + 0.06 * size * t, top + (foot - top) * t)
        for t in [i / 12 for i in range(13)]
    )
    page.line(points, colour("#0A0E22", 0.7), 5.0)
    page.line(points, POINTER_INK, 2.4)
    ex, ey = points[-1]
    page.polygon(((ex - 7, ey + 4), (ex + 6, ey - 8), (ex + 7, ey + 7)), POINTER_INK, POINTER_INK, 0.5)


def _after(page: Page, layout: TableLayout, tiles: tuple[Tile, ...], taken: int, flipped: int | None) -> None:
    """The conveyor as it will lie: ghosts in dashed hexes, the new bands, and how the tiles slide."""
    x = layout.action.right - AFTER_WIDTH / 2 - 8
    column = _span(layout, 1, POSITIONS, x - 25, 50)
    page.fill(column, colour("#0A1838", 0.55), 10)
    for fill, first, last in (
        ("#8A2442", 1, LAST_SWORDS),
        ("#6E5220", LAST_LAURELS, LAST_LAURELS),
        ("#05070F", LAST_FREE + 1, POSITIONS),
    ):
        page.fill(_span(layout, first, last, x - 25, 50), colour(fill, 0.45), 9)
    page.dashed(column, colour("#8FD8FF", 0.55), 10)
    for place, tile in enumerate(tiles, start=1):
        row = layout.row(place)
        h = min(42.0, row.h * 0.8)
        box = box_at(x, row.cy, h * TILE_SHAPE, h)
        moved = place == POSITIONS
        turned = Tile(tile.pawn, True) if place == flipped else tile
        draw_tile(page, turned, box, alpha=0.95 if moved or place == flipped else 0.62)
        _dashed_hexagon(page, box.grown(1.5), GOLD_INK if moved else AFTER_INK)
        icon, ink = band_icon(page, place)
        if icon:
            disc = box_at(x - 17, row.cy - h * 0.42, 17, 17)
            page.fill(disc, colour("#14123A", 0.95), 8.5, ink, 1.0)
            page.icon(icon, disc.inset(3), ink)
        if taken <= place < POSITIONS:
            y = row.bottom
            page.polygon(((x - 5, y + 4), (x, y - 4), (x + 5, y + 4)), faded(AFTER_INK, 0.9))
    top, foot = layout.row(taken).cy, layout.row(POSITIONS).cy
    edge = layout.action.right - 6
    page.line(((x + 23, top), (edge, top + 18), (edge, foot - 18), (x + 25, foot)), GOLD_INK, 1.6, (5, 4))


def band_icon(page: Page, place: int) -> tuple[str | None, Colour]:
    """Return the emblem of a place on the action board, swords, laurel, lock or none, and its ink."""
    if place <= LAST_SWORDS:
        return "swords", page.palette.capture
    if place <= LAST_LAURELS:
        return "laurel", page.palette.crown
    return ("lock", POINTER_INK) if place > LAST_FREE else (None, MOON)


def _spots(
    page: Page,
    layout: TableLayout,
    view: View,
    state: BoardState,
    enabled: frozenset[str],
    reasons: Mapping[str, Tip],
) -> None:
    for position in range(1, POSITIONS + 1):
        spot_id = f"tile:{position}"
        tip = reasons.get(spot_id)
        row = layout.row(position)
        right = layout.action.right - (AFTER_WIDTH + 14 if state.after is not None else 12)
        box = Box(
            column_x(layout) - layout.tile_size * 0.6,
            row.y,
            right - column_x(layout) + layout.tile_size * 0.6,
            row.h,
        )
        drawn = page.spot(
            spot_id, "tile", tile_label(view, position), box, enabled=spot_id in enabled,
            selected=state.taken == position, why_not=None if tip is None else tip.body,
            tip=tip, drag=bool(enabled),
        )  # fmt: skip
        if drawn.focused:
            page.focus_ring(box.inset(2), 10)
