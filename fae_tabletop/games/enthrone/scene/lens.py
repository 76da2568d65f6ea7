"""The danger lens over the table: who could take the own Chosen Pawn next turn, from where, and by which tile."""

from __future__ import annotations

import math

from fae_tabletop.games.enthrone.board import Cell
from fae_tabletop.games.enthrone.danger import Threat
from fae_tabletop.games.enthrone.public import NUMBER, View
from fae_tabletop.games.enthrone.scene.actionboard import tile_box, tile_corners
from fae_tabletop.games.enthrone.scene.board import draw_strand
from fae_tabletop.games.enthrone.scene.geometry import BoardGeometry
from fae_tabletop.games.enthrone.scene.layout import TableLayout
from fae_tabletop.ui.geometry import box_at
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import MOON, Colour, colour
from fae_tabletop.ui.theme import NUMBER as NUMBER_STYLE

DARK = colour("#14060C", 0.9)
SHORTENED = 0.34
"""Share of the way between two cells that an arrow leaves free at either end, so that the pawns are seen."""


LENS_KEY = "d"
TAP = 0.35
"""Seconds below which a key that was held counts as tapped."""


class HeldLens:
    """Whether the lens is up: while its key is held, or from a short tap on until the next press."""

    def __init__(self) -> None:
        self.up = False
        self._held: float | None = None

    def press(self) -> None:
        """The key went down."""
        self.up = not self.up
        self._held = 0.0 if self.up else None

    def wait(self, seconds: float, on_top: bool) -> bool:
        """Time passes; returns whether the lens is put away since another screen has taken the keys."""
        if self._held is not None:
            self._held += seconds
        return not on_top and self.release(lost=True)

    def release(self, *, lost: bool = False) -> bool:
        """The key went up, or was ``lost`` to another screen; returns whether that puts the lens away."""
        held, self._held = self._held, None
        if held is None or (held < TAP and not lost):
            return False
        self.up = False
        return True

    def put_away(self) -> None:
        """Take the lens down, whatever the key does."""
        self.up, self._held = False, None


def shows_danger(view: View, taken: int | None, spot_id: str | None) -> bool:
    """Say whether pointing at a hotspot shows the dangers: the own identity, or the own pawn with no tile taken up."""
    return spot_id == "panel:identity" or (
        taken is None and view.chosen is not None and spot_id == f"pawn:{view.chosen}"
    )


def draw_lens(page: Page, layout: TableLayout, view: View, found: tuple[Threat, ...]) -> None:
    """Ring the own pawn; from each hunter an arrow with the number of the place of its tile, which is ringed too."""
    own = view.pawns[NUMBER[view.chosen]] if view.chosen is not None else None
    if own is None:
        return
    ink = page.palette.capture
    ring = ink if found else page.palette.chosen
    corners = layout.board.hexagon(own, 0.94)
    page.line([*corners, corners[0]], ring, 3.0, (9, 5))
    for cell in dict.fromkeys(threat.origin for threat in found):
        tiles = sorted({threat.tile for threat in found if threat.origin == cell})
        page.polygon(layout.board.hexagon(cell, 0.94), None, ink, 2.6)
        draw_strand(page, layout.board, view.board, cell, own)
        draw_arrow(page, layout.board, cell, own, ink)
        _numbers(page, layout.board, cell, tiles, ink)
    for tile in {threat.tile for threat in found}:
        points = tile_corners(tile_box(layout, tile, 1.06))
        page.polygon(points, None, ink, 3.0)


def draw_arrow(page: Page, geometry: BoardGeometry, origin: Cell, to: Cell, ink: Colour) -> None:
    """Draw an arrow between two cells that leaves whoever stands on them to be seen."""
    (x0, y0), (x1, y1) = geometry.centre(origin), geometry.centre(to)
    dx, dy = x1 - x0, y1 - y0
    start = (x0 + dx * SHORTENED, y0 + dy * SHORTENED)
    end = (x1 - dx * SHORTENED, y1 - dy * SHORTENED)
    angle = math.atan2(dy, dx)
    size = geometry.radius * 0.23
    for width, grown, shade in ((7.0, 1.25, DARK), (3.6, 1.0, ink)):
        page.line([start, end], shade, width)
        page.polygon(_head(end, angle, size * grown), shade)


def _head(tip: tuple[float, float], angle: float, size: float) -> tuple[tuple[float, float], ...]:
    x, y = tip[0] + math.cos(angle) * size * 0.8, tip[1] + math.sin(angle) * size * 0.8
    return (
        (x, y),
        (x + math.cos(angle + 2.6) * size * 1.6, y + math.sin(angle + 2.6) * size * 1.6),
        (x + math.cos(angle - 2.6) * size * 1.6, y + math.sin(angle - 2.6) * size * 1.6),
    )


def _numbers(page: Page, geometry: BoardGeometry, cell: Cell, tiles: list[int], ink: Colour) -> None:
    x, y = geometry.centre(cell)
    size = geometry.radius * 0.5
    for number, tile in enumerate(tiles):
        disc = box_at(
            x - geometry.radius * 0.58 + number * size * 1.1, y + geometry.radius * 0.44, size, size
        )
        page.fill(disc, DARK, size / 2, ink, 2.0)
        style = NUMBER_STYLE.but(size=size * 0.7 / page.text).inked(MOON)
        page.words(str(tile), style, disc, across=0.5, down=0.5, wrap=False)
