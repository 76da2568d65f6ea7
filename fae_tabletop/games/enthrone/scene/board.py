"""Draws the main board: slab, cells, roses, what is lit, the pawns; and makes cells and pawns hotspots."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from zlib import crc32

from fae_tabletop.games.enthrone.board import REGALIA, Board, Cell, graph_of
from fae_tabletop.games.enthrone.moves import Kind, crossed_florette
from fae_tabletop.games.enthrone.public import PAWNS, Pawn, View
from fae_tabletop.games.enthrone.scene.geometry import SQUASH, BoardGeometry
from fae_tabletop.games.enthrone.scene.model import Link, pawn_on
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.theme import NUMBER, PALETTES, PARCHMENT_INK, Colour

MASTER_RADIUS = 150.0
"""Cell radius in the pictures of cells and marks, in pixels of the picture."""
SLAB_LAYERS = ("shadow", "side", "edge", "gold", "groove", "hairline", "top")
PLAIN_CELLS = 4
Outline = tuple[tuple[float, float], ...]
"""The corners of a hotspot, in logical pixels."""
LIT_DEPTH = 60
"""Above every pawn: while a tile is taken up, a lit space is what is meant."""
SILHOUETTE: tuple[tuple[float, float], ...] = (
    (0.36, 0.10), (0.50, 0.03), (0.66, 0.10), (0.74, 0.26), (0.72, 0.46), (0.66, 0.60), (0.74, 0.72),
    (0.88, 0.82), (0.86, 0.93), (0.50, 0.99), (0.14, 0.93), (0.12, 0.82), (0.26, 0.72), (0.34, 0.60),
    (0.24, 0.46), (0.24, 0.26),
)  # fmt: skip
"""Where a pawn is touched: bust and pedestal as parts of its picture's width and height."""


@dataclass(frozen=True, slots=True)
class BoardLook:
    """What is to be seen on the board beside the pieces.

    ``kinds`` are lit targets, ``links`` the florettes used (the one to ``hovered`` is bright), ``chosen`` the
    lifted pawn, ``refused`` the cell under the pointer that is refused, ``trail`` the last move, ``dimmed`` the
    pawns set back, ``hidden`` the pawns now drawn by a motion, ``steps`` numbered cells of a way.
    """

    kinds: Mapping[Cell, Kind] = field(default_factory=dict)
    links: tuple[Link, ...] = ()
    chosen: Pawn | None = None
    hovered: Cell | None = None
    refused: Cell | None = None
    trail: tuple[Cell, Cell] | None = None
    dimmed: frozenset[Pawn] = frozenset()
    hidden: frozenset[Pawn] = frozenset()
    quarry: frozenset[Pawn] = frozenset()
    steps: tuple[Cell, ...] = ()


def cell_sprite(
    page: Page, name: str, geometry: BoardGeometry, cell: Cell, tint: Colour | None = None
) -> None:
    """Draw a picture made for the cell's middle at the board's scale."""
    w, h = page.kit.pictures.natural(name)
    k = geometry.radius / MASTER_RADIUS
    x, y = geometry.centre(cell)
    page.image(name, box_at(x, y, w * k, h * k), tint=tint)


def draw_ground(page: Page, geometry: BoardGeometry, board: Board, left: frozenset[Cell]) -> None:
    """Draw slab, cells, seams and rose beds; ``left`` are the lions that have been left."""
    everywhere = sorted((*board.spaces, *board.florettes), key=lambda c: geometry.centre(c)[1])
    for layer in SLAB_LAYERS:
        for cell in everywhere:
            cell_sprite(page, f"enthrone/slab-{layer}", geometry, cell)
    lions = set(board.lions)
    for cell in everywhere:
        if cell in board.florettes:
            continue
        name = f"cell-plain-{crc32(repr(cell).encode()) % PLAIN_CELLS}"
        if cell == REGALIA:
            name = "cell-regalia"
        elif cell in lions:
            name = "cell-lion-left" if cell in left else "cell-lion"
        cell_sprite(page, f"enthrone/{name}", geometry, cell)
    seams = f"enthrone/seams-{board.name}"
    if page.kit.pictures.exists(seams):
        w, h = page.kit.pictures.natural(seams)
        k = geometry.radius / MASTER_RADIUS
        page.image(seams, box_at(geometry.cx, geometry.cy, w * k, h * k))
    for cell in everywhere:
        if cell in board.florettes:
            cell_sprite(page, "enthrone/cell-florette", geometry, cell)


def draw_marks(page: Page, geometry: BoardGeometry, board: Board, look: BoardLook) -> None:
    """Draw what lies on the cells under the pawns: targets, the last move, the refused cell."""
    if look.trail is not None:
        _trail(page, geometry, *look.trail)
    inks = {"move": page.palette.move, "capture": page.palette.capture, "regalia": page.palette.crown}
    for cell, kind in look.kinds.items():
        _mark(page, geometry, cell, kind, inks[kind])
    for link in look.links:
        draw_strand(page, geometry, board, link.origin, link.to, 1.0 if link.to == look.hovered else 0.85)
    if look.hovered in look.kinds and look.hovered is not None:
        cell_sprite(page, "enthrone/mark-hover", geometry, look.hovered)
    if look.refused is not None:
        _mark(page, geometry, look.refused, "refused", page.palette.refused)


def _mark(page: Page, geometry: BoardGeometry, cell: Cell, kind: str, ink: Colour) -> None:
    """Draw a mark in its painted colours, or the pale one tinted where another palette was chosen."""
    if page.palette is PALETTES["garden"]:
        cell_sprite(page, f"enthrone/mark-{kind}", geometry, cell)
    else:
        cell_sprite(page, f"enthrone/mark-{kind}-pale", geometry, cell, ink)


def _trail(page: Page, geometry: BoardGeometry, origin: Cell, to: Cell) -> None:
    """Dots where the last pawn stood and three chevrons towards where it went."""
    cell_sprite(page, "enthrone/mark-last", geometry, origin)
    (x0, y0), (x1, y1) = geometry.centre(origin), geometry.centre(to)
    angle = -math.degrees(math.atan2(y1 - y0, x1 - x0))
    size = geometry.radius * 0.62
    page.image(
        "enthrone/chevrons",
        box_at(x0 + (x1 - x0) * 0.47, y0 + (y1 - y0) * 0.47, size, size / 2),
        rotation=angle,
    )


def draw_strand(
    page: Page, geometry: BoardGeometry, board: Board, origin: Cell, to: Cell, alpha: float = 1.0
) -> None:
    """Draw the leafy foil strand over the rose bed that makes two spaces adjacent; nothing where they touch."""
    graph = graph_of(board)
    florette = crossed_florette(graph, graph.index[origin], graph.index[to])
    if florette is None:
        return
    middle = geometry.centre(florette)
    for cell in (origin, to):
        x, y = geometry.centre(cell)
        dx, dy = middle[0] - x, middle[1] - y
        length = math.hypot(dx, dy) * 0.66
        page.image(
            "enthrone/strand",
            box_at(x + dx * 0.66, y + dy * 0.66, length, length * 0.42),
            rotation=-math.degrees(math.atan2(dy, dx)),
            alpha=alpha,
        )


def draw_pawns(page: Page, geometry: BoardGeometry, view: View, look: BoardLook) -> None:
    """Draw the pawns from back to front, with the badges of what may happen to them."""
    standing = [(cell, pawn) for pawn, cell in zip(PAWNS, view.pawns, strict=True) if cell is not None]
    for cell, pawn in sorted(standing, key=lambda item: (geometry.centre(item[0])[1], item[0])):
        if pawn in look.hidden:
            continue
        lifted = pawn == look.chosen
        if lifted:
            cell_sprite(page, "enthrone/mark-chosen", geometry, cell)
        draw_pawn(page, geometry.pawn(cell, 0.16 if lifted else 0.0), pawn, dim=pawn in look.dimmed)
        kind = look.kinds.get(cell)
        if kind == "capture" or pawn in look.quarry:
            _badge(page, geometry, cell, "capture")
    if look.kinds.get(REGALIA) == "regalia":
        _badge(page, geometry, REGALIA, "regalia")
    for number, cell in enumerate(look.steps, start=1):
        _numbered(page, geometry, cell, number)


def draw_pawn(page: Page, box: Box, pawn: Pawn, *, dim: bool = False, alpha: float = 1.0) -> None:
    """Draw a pawn's picture; ``dim`` sets it back without hiding who it is."""
    page.image(f"enthrone/pawn-{pawn}", box, tint=(120, 124, 150, 255) if dim else None, alpha=alpha)


def _badge(page: Page, geometry: BoardGeometry, cell: Cell, name: str) -> None:
    x, y = geometry.centre(cell)
    size = geometry.radius * 0.46
    page.image(
        f"enthrone/badge-{name}", box_at(x + geometry.radius * 0.60, y + geometry.radius * 0.42, size, size)
    )


def _numbered(page: Page, geometry: BoardGeometry, cell: Cell, number: int) -> None:
    """A cell of a way to the Regalia with its step."""
    x, y = geometry.centre(cell)
    page.polygon(geometry.hexagon(cell, 0.92), None, page.palette.crown, 2.4)
    size = geometry.radius * 0.6
    disc = box_at(x, y + (geometry.radius * 0.40 if cell == REGALIA else 0.0), size, size)
    page.fill(disc, page.palette.crown, size / 2)
    style = NUMBER.but(size=size * 0.7 / page.text).inked(PARCHMENT_INK)
    page.words(str(number), style, disc, across=0.5, down=0.5, wrap=False)


@lru_cache(maxsize=8)
def _cells(geometry: BoardGeometry, board: Board) -> tuple[tuple[Cell, Box, Outline], ...]:
    """Return every cell with the box and the outline of its hotspot, from the back of the board to its front."""
    r = geometry.radius
    w, h = 2 * r, math.sqrt(3) * SQUASH * r
    cells = sorted((*board.spaces, *board.florettes), key=lambda cell: (geometry.centre(cell)[1], cell))
    return tuple((cell, box_at(*geometry.centre(cell), w, h), geometry.hexagon(cell)) for cell in cells)


def board_spots(
    page: Page,
    geometry: BoardGeometry,
    view: View,
    *,
    enabled: frozenset[str] = frozenset(),
    reasons: Mapping[str, Tip] | None = None,
    kinds: Mapping[Cell, Kind] | None = None,
    drag: bool = True,
) -> None:
    """Make every cell and pawn a hotspot. ``enabled`` are the ids that do something now; the others tell why not.

    Florettes are cells too: pointing at one explains it. ``kinds`` are the lit spaces: they are hit before the
    head of a pawn that stands in front of them.
    """
    tips = reasons or {}
    lit = kinds or {}
    for cell, box, outline in _cells(geometry, view.board):
        spot_id = f"cell:{cell[0]},{cell[1]}"
        tip = tips.get(spot_id)
        page.spot(
            spot_id, "cell", cell_label(view, cell, lit.get(cell)), box, enabled=spot_id in enabled,
            why_not=None if tip is None else tip.body, outline=outline, z=LIT_DEPTH if cell in lit else 0,
            tip=tip, tab=spot_id in enabled,
        )  # fmt: skip
    for pawn, cell_of in zip(PAWNS, view.pawns, strict=True):
        if cell_of is None:
            continue
        spot_id = f"pawn:{pawn}"
        tip = tips.get(spot_id)
        box = geometry.pawn(cell_of)
        outline = tuple((box.x + u * box.w, box.y + v * box.h) for u, v in SILHOUETTE)
        depth = 1 + round((geometry.centre(cell_of)[1] - geometry.cy) / geometry.radius + 8)
        page.spot(
            spot_id, "pawn", f"{NAMES[pawn]} on {where(view, cell_of)}", box,
            enabled=spot_id in enabled, why_not=None if tip is None else tip.body, outline=outline, z=depth,
            tip=tip, drag=drag and bool(enabled), tab=spot_id in enabled,
        )  # fmt: skip


def where(view: View, cell: Cell) -> str:
    """Return what to call a cell: its kind and coordinates."""
    if cell == REGALIA:
        return "the Regalia"
    kind = "lion" if cell in view.board.lions else "rose bed" if cell in view.board.florettes else "space"
    return f"{kind} {cell[0]},{cell[1]}"


def cell_label(view: View, cell: Cell, kind: Kind | None = None) -> str:
    """Return the spoken name of a cell: what it is, who stands there, and what a lit one offers."""
    name = where(view, cell)
    pawn = pawn_on(view, cell)
    if pawn is not None:
        return f"{name}, {NAMES[pawn]}" + (": capture" if kind == "capture" else "")
    if kind is not None:
        return f"{name}: {'claim it' if kind == 'regalia' else 'move here'}"
    return f"{name}, closed" if cell in view.board.lions else name


def draw_still(
    page: Page, geometry: BoardGeometry, view: View, look: BoardLook, left: frozenset[Cell]
) -> None:
    """Draw a board with its pawns in one go, for thumbnails and reviews."""
    with page.layer(Layer.SETTLED):
        draw_ground(page, geometry, view.board, left)
        draw_marks(page, geometry, view.board, look)
        draw_pawns(page, geometry, view, look)
