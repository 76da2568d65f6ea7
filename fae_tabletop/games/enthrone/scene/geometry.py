"""Where cells and pawns of the main board lie on the screen: flat-top hexes, seen a little from the front."""

from __future__ import annotations

import math
from dataclasses import dataclass

from fae_tabletop.games.enthrone.board import Board, Cell
from fae_tabletop.ui.geometry import Box

SQUASH = 0.88
"""Height of the board over its true height; it makes standing pawns believable."""
ROW = math.sqrt(3) * SQUASH
"""Distance between two cells of a column, in cell radii."""
PAWN_HEIGHT = 2.16
"""Height of a pawn's picture in cell radii; its foot stands FOOT below the cell's middle."""
FOOT = 0.40
PAWN_SHAPE = 420 / 620
PAWN_FOOT_DOWN = 560 / 620
"""How far down its picture a pawn's foot is."""
CORNERS = tuple((math.cos(math.radians(60 * i)), math.sin(math.radians(60 * i))) for i in range(6))
"""A cell's corners from its middle, in cell radii and not squashed."""
SLAB = 0.30
"""How far the board's wood reaches beyond its cells, in cell radii."""
SIDE = 0.24
"""Thickness of the board's front edge, in cell radii."""
LARGEST_RADIUS = 96.0
SMALLEST_RADIUS = 8.0


def flat(cell: Cell) -> tuple[float, float]:
    """Return the cell's middle in cell radii from the Regalia, squashed."""
    q, r = cell
    return 1.5 * q, ROW * (r + q / 2)


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """A board on the screen: the Regalia's middle and a cell's radius, in logical pixels."""

    cx: float
    cy: float
    radius: float

    def centre(self, cell: Cell) -> tuple[float, float]:
        """Return the cell's middle in logical pixels."""
        x, y = flat(cell)
        return self.cx + x * self.radius, self.cy + y * self.radius

    def hexagon(self, cell: Cell, scale: float = 1.0) -> tuple[tuple[float, float], ...]:
        """Return the cell's six corners in logical pixels, ``scale`` times its size."""
        x, y = self.centre(cell)
        across = self.radius * scale
        down = across * SQUASH
        return tuple([(x + across * cos, y + down * sin) for cos, sin in CORNERS])

    def sprite(self, cell: Cell) -> Box:
        """Return the box of a cell picture: the hex with a fifth of its radius as margin."""
        x, y = self.centre(cell)
        w, h = 2 * self.radius * 1.2, (math.sqrt(3) * SQUASH + 0.4) * self.radius
        return Box(x - w / 2, y - h / 2, w, h)

    def pawn(self, cell: Cell, lift: float = 0.0) -> Box:
        """Return the box of the picture of a pawn standing on ``cell``, ``lift`` cell radii above it."""
        x, y = self.centre(cell)
        return self.pawn_at(x, y, lift)

    def pawn_at(self, x: float, y: float, lift: float = 0.0) -> Box:
        """Return the box of a pawn's picture over the point (x, y), the middle of a cell."""
        h = PAWN_HEIGHT * self.radius
        w = h * PAWN_SHAPE
        foot = y + (FOOT - lift) * self.radius
        return Box(x - w / 2, foot - h * PAWN_FOOT_DOWN, w, h)


def fitted(
    board: Board, stage: Box, most: float = LARGEST_RADIUS, least: float = SMALLEST_RADIUS
) -> BoardGeometry:
    """Place ``board`` as large as ``stage`` allows, slab, front edge and the back row's heads included.

    ``most`` and ``least`` bound the radius of a cell in logical pixels.
    """
    places = [flat(cell) for cell in (*board.spaces, *board.florettes)]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    back, front = min(y for _, y in places), max(y for _, y in places)
    width = right - left + 2 + 2 * SLAB
    head = PAWN_HEIGHT * PAWN_FOOT_DOWN - FOOT
    foot = ROW / 2 + (SLAB + SIDE) * SQUASH
    height = front - back + max(head, ROW / 2 + SLAB) + foot
    radius = max(least, min(stage.w / width, stage.h / height, most))
    cx = stage.cx - (left + right) / 2 * radius
    spare = stage.h - height * radius
    cy = stage.y + spare / 2 + (max(head, ROW / 2 + SLAB) - back) * radius
    return BoardGeometry(cx, cy, radius)
