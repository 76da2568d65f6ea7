"""How the events of Enthrone move: tiles that slide and turn over, pawns that step, cross roses and fall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fae_tabletop.core.game import Event
from fae_tabletop.games.enthrone.board import Cell
from fae_tabletop.games.enthrone.public import POSITIONS, Ended, Moved, Passed, Pawn, Tile, View
from fae_tabletop.games.enthrone.scene.actionboard import TILE_SHAPE, draw_tile, tile_box
from fae_tabletop.games.enthrone.scene.board import draw_pawn
from fae_tabletop.games.enthrone.scene.layout import TableLayout
from fae_tabletop.games.enthrone.scene.model import pawn_on
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.motion import Beat, Motion, Moving, hop, mix
from fae_tabletop.ui.page import Page

SLIDE, STAGGER, ARC = 0.32, 0.03, 0.42
STEP, CROSSING = 0.28, 0.42
FALL_AFTER, FALL, FLIP_AFTER, FLIP, TRAY = 0.24, 0.16, 0.40, 0.24, 0.32
PASS_HOLD, END_HOLD = 0.8, 0.6
HOP_HEIGHT = 10.0
"""How high a stepping pawn hops, in logical pixels at a cell radius of 48."""


@dataclass(frozen=True, slots=True)
class TileWay:
    """A tile on its way between two places; ``turns`` when it is turned over where it arrives."""

    tile: Tile
    origin: int
    to: int
    turns: bool = False


@dataclass(frozen=True, slots=True)
class PawnWay:
    """A pawn on its way between two spaces, through a florette or straight."""

    pawn: Pawn
    origin: Cell
    to: Cell
    through: Cell | None


@dataclass(frozen=True, slots=True)
class Fall:
    """A captured pawn that falls on its space and goes to the tray."""

    pawn: Pawn
    cell: Cell
    count: int


def show(event: Event, before: View, after: View) -> Sequence[Beat]:
    """Return the beats of an event; a capture is part of the move that made it."""
    match event:
        case Moved():
            return (_moved(event, before, after),)
        case Passed():
            return (Beat(hold=PASS_HOLD),)
        case Ended():
            return (Beat(hold=END_HOLD),)
    return ()


def _moved(event: Moved, before: View, after: View) -> Beat:
    motions: list[Motion] = []
    turned = {tile.pawn for tile in after.tiles if tile.neutral} - {t.pawn for t in before.tiles if t.neutral}
    for position, tile in enumerate(before.tiles, start=1):
        turns = tile.pawn in turned
        if position == event.tile:
            motions.append(Motion(f"tile:{position}", "tile", ARC, TileWay(tile, position, POSITIONS, turns)))
        elif position > event.tile:
            delay = STAGGER * (position - event.tile)
            way = TileWay(tile, position, position - 1, turns)
            motions.append(Motion(f"tile:{position}", "tile", SLIDE, way, delay))
        elif turns:
            motions.append(Motion(f"tile:{position}", "tile", SLIDE, TileWay(tile, position, position, True)))
    seconds = CROSSING if event.through is not None else STEP
    way_of_pawn = PawnWay(event.pawn, event.origin, event.to, event.through)
    motions.append(Motion(f"pawn:{event.pawn}", "pawn", seconds, way_of_pawn))
    victim = pawn_on(before, event.to)
    if victim is not None:
        fall = Fall(victim, event.to, len(after.captured))
        motions.append(Motion(f"pawn:{victim}", "fall", FALL + TRAY, fall, FALL_AFTER))
        for pawn in turned:
            place = next(i for i, tile in enumerate(after.tiles, start=1) if tile.pawn == pawn)
            flip = TileWay(before.tiles[before.tiles.index(Tile(pawn, False))], place, place, True)
            motions.append(Motion(f"flip:{pawn}", "flip", FLIP, flip, FLIP_AFTER))
    return Beat(tuple(motions))


def draw_moving(page: Page, layout: TableLayout, moving: Sequence[Moving]) -> None:
    """Draw all that moves now, over the settled table."""
    flipping = {
        one.motion.data.tile.pawn
        for one in moving
        if one.motion.kind == "flip" and isinstance(one.motion.data, TileWay) and one.progress > 0
    }
    for kind in ("tile", "flip", "fall", "pawn"):
        for one in moving:
            data = one.motion.data
            if one.motion.kind != kind:
                continue
            if isinstance(data, TileWay):
                if kind == "flip":
                    _flip(page, layout, data, one.progress)
                elif data.tile.pawn not in flipping:
                    _tile(page, layout, data, one.progress)
            elif isinstance(data, PawnWay):
                _pawn(page, layout, data, one.progress)
            elif isinstance(data, Fall):
                _fall(page, layout, data, one.progress)


def _tile(page: Page, layout: TableLayout, way: TileWay, t: float) -> None:
    start, end = tile_box(layout, way.origin), tile_box(layout, way.to)
    bow = hop(t) * layout.tile_size * 0.75 if way.to - way.origin > 0 else 0.0
    draw_tile(page, way.tile, Box(mix(start.x, end.x, t) - bow, mix(start.y, end.y, t), start.w, start.h))


def _flip(page: Page, layout: TableLayout, way: TileWay, t: float) -> None:
    if t <= 0:
        return
    box = tile_box(layout, way.to)
    squeeze = max(0.04, abs(2 * t - 1))
    shown = Tile(way.tile.pawn, t >= 0.5)
    draw_tile(page, shown, box_at(box.cx, box.cy, box.h * TILE_SHAPE * squeeze, box.h))


def _pawn(page: Page, layout: TableLayout, way: PawnWay, t: float) -> None:
    x, y = _along(layout, way, t)
    box = layout.board.pawn_at(x, y)
    draw_pawn(page, box.moved(0, -hop(t) * HOP_HEIGHT * layout.board.radius / 48), way.pawn)


def _along(layout: TableLayout, way: PawnWay, t: float) -> tuple[float, float]:
    """Return where the pawn is: on a straight line, or bent over the roses it crosses."""
    (x0, y0), (x1, y1) = layout.board.centre(way.origin), layout.board.centre(way.to)
    if way.through is None:
        return mix(x0, x1, t), mix(y0, y1, t)
    mx, my = layout.board.centre(way.through)
    u = 1 - t
    return u * u * x0 + 2 * u * t * mx + t * t * x1, u * u * y0 + 2 * u * t * my + t * t * y1


def _fall(page: Page, layout: TableLayout, fall: Fall, t: float) -> None:
    """Sink where it stood, then glide to its slot in the tray, fading in between."""
    start = layout.board.pawn(fall.cell)
    share = FALL / (FALL + TRAY)
    if t < share:
        k = t / share
        draw_pawn(page, start.moved(0, 6 * k), fall.pawn, alpha=1 - 0.5 * k)
        return
    k = (t - share) / (1 - share)
    box = layout.captured
    goal = box_at(box.x + box.w * (fall.count - 0.5) / 4, box.cy, start.w * 0.9, start.h * 0.9)
    draw_pawn(
        page,
        Box(
            mix(start.x, goal.x, k), mix(start.y, goal.y, k), mix(start.w, goal.w, k), mix(start.h, goal.h, k)
        ),
        fall.pawn,
        alpha=0.5 + 0.5 * k,
    )
