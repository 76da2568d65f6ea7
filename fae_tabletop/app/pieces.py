"""The single pieces that can be rendered: an id, its shape, and how it is drawn on a page."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from fae_tabletop.app.setups import boards_of, setup_for
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, EnthroneSetup, Pawn
from fae_tabletop.games.enthrone.scene.board import draw_ground
from fae_tabletop.games.enthrone.scene.geometry import fitted
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import GOLD_INK, HEADING_STYLE, NAME, ROW_NAME

SINGLE_PICTURES = (
    "enthrone/tile-*", "enthrone/pawn-*", "enthrone/medal-*", "enthrone/emblem-*", "enthrone/badge-*",
    "enthrone/cell-*", "enthrone/portrait-*", "enthrone/back-*", "cast/*", "scene/*",
)  # fmt: skip
"""Pictures that are a piece by themselves; all others are parts of a drawing."""
BOARD_SHAPE = (1160, 1010)

Draw = Callable[[Page, Box], None]


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that can be rendered; ``shape`` is its width and height in any unit."""

    id: str
    shape: tuple[int, int]
    draw: Draw


class Boxes(msgspec.Struct):
    """Where the words of an identity card lie on its master: left, top, width, height in its pixels."""

    size: tuple[int, int]
    name: tuple[int, int, int, int]
    heading: tuple[int, int, int, int] | None = None
    rows: tuple[tuple[int, int, int, int], ...] = ()


def all_pieces(kit: Kit) -> dict[str, Piece]:
    """Return every piece by id, in the order of ids. Raises AssetMissing and OSError for a broken copy."""
    root = kit.pictures.root
    found: list[Piece] = []
    for pattern in SINGLE_PICTURES:
        for path in root.glob(pattern + ".webp"):
            found.append(_picture(kit, path.relative_to(root).with_suffix("").as_posix()))
    found += _identities(root)
    found += [_board(name) for name in boards_of("enthrone")]
    return {piece.id: piece for piece in sorted(found, key=lambda piece: piece.id)}


def _picture(kit: Kit, name: str) -> Piece:
    return Piece(name, kit.pictures.natural(name), lambda page, box: page.image(name, box))


def _identities(root: Path) -> list[Piece]:
    tables = tomllib.loads((root / "enthrone" / "enthrone.toml").read_text(encoding="utf-8"))
    full = msgspec.convert(tables["identity"], Boxes)
    small = msgspec.convert(tables["identity_small"], Boxes)
    setup = setup_for("enthrone")
    assert isinstance(setup, EnthroneSetup), "the setup of this game"
    quarry = setup.quarry
    found: list[Piece] = []
    for pawn in PAWNS:
        hunted = quarry[NUMBER[pawn]]
        found.append(_identity(f"enthrone/identity-{pawn}", pawn, full, hunted))
        found.append(_identity(f"enthrone/identity-{pawn}-small", pawn, small, ()))
    return found


def _identity(name: str, pawn: Pawn, boxes: Boxes, hunted: tuple[Pawn, ...]) -> Piece:
    def draw(page: Page, box: Box) -> None:
        k = box.w / boxes.size[0]

        def part(of: tuple[int, int, int, int]) -> Box:
            return Box(box.x + of[0] * k, box.y + of[1] * k, of[2] * k, of[3] * k)

        page.image(name, box)
        banner = part(boxes.name)
        style = page.fitted(NAMES[pawn], NAME.but(size=banner.h * 0.72), banner.w, 0.3)
        page.words(NAMES[pawn], style, banner, across=0.5, down=0.5, wrap=False)
        if boxes.heading is not None:
            room = part(boxes.heading)
            head = page.fitted("Quarry", HEADING_STYLE.but(size=room.h * 0.5), room.w, 0.3)
            page.words("Quarry", head, room, across=0.5, down=0.5, wrap=False)
        for row, prey in zip(boxes.rows, hunted, strict=False):
            _quarry_row(page, part(row), prey)

    return Piece(name, boxes.size, draw)


def _quarry_row(page: Page, row: Box, prey: Pawn) -> None:
    side = row.h * 0.86
    page.image(f"enthrone/medal-{prey}", Box(row.x + row.h * 0.2, row.cy - side / 2, side, side))
    room = row.after(row.h * 1.3)
    style = page.fitted(NAMES[prey], ROW_NAME.but(size=row.h * 0.62, ink=GOLD_INK), room.w, 0.3)
    page.words(NAMES[prey], style, room, down=0.5, wrap=False)


def _board(name: str) -> Piece:
    setup = setup_for("enthrone", name)
    assert isinstance(setup, EnthroneSetup), "the setup of this game"
    board = setup.board

    def draw(page: Page, box: Box) -> None:
        # The shadow reaches beyond what a table leaves free around the board.
        room = box.inset(box.w * 0.03, 0, box.w * 0.03, box.h * 0.06)
        draw_ground(page, fitted(board, room, box.w), board, frozenset())

    return Piece(f"enthrone/board-{name}", BOARD_SHAPE, draw)
