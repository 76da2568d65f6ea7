"""The single pieces that can be rendered: an id, its shape, and how it is drawn on a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import get_args

from fae_tabletop.app.setups import boards_of, setup_for
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.scene import cardface
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, EnthroneSetup, Pawn
from fae_tabletop.games.enthrone.scene.board import draw_ground
from fae_tabletop.games.enthrone.scene.cardface import Boxes, card_boxes, draw_card
from fae_tabletop.games.enthrone.scene.geometry import fitted
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page

SINGLE_PICTURES = (
    "enthrone/tile-*", "enthrone/pawn-*", "enthrone/medal-*", "enthrone/emblem-*", "enthrone/badge-*",
    "enthrone/cell-*", "enthrone/portrait-*", "enthrone/back-*", "cast/*", "scene/*",
    "enemies_and_lovers/back", "enemies_and_lovers/reference", "enemies_and_lovers/emblem-*",
    "enemies_and_lovers/mark-*", "enemies_and_lovers/badge-*", "enemies_and_lovers/mortal-*", "faekin/*",
    "enchanted_ivy/*",
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


def all_pieces(kit: Kit) -> dict[str, Piece]:
    """Return every piece by id, in the order of ids. Raises AssetMissing and OSError for a broken copy."""
    root = kit.pictures.root
    found: list[Piece] = []
    for pattern in SINGLE_PICTURES:
        for path in root.glob(pattern + ".webp"):
            found.append(_picture(kit, path.relative_to(root).with_suffix("").as_posix()))
    found += _identities(root)
    found += _scheming_cards(root)
    found += [_board(name) for name in boards_of("enthrone")]
    return {piece.id: piece for piece in sorted(found, key=lambda piece: piece.id)}


def _picture(kit: Kit, name: str) -> Piece:
    return Piece(name, kit.pictures.natural(name), lambda page, box: page.image(name, box))


def _identities(root: Path) -> list[Piece]:
    full, little = card_boxes(root)
    setup = setup_for("enthrone")
    assert isinstance(setup, EnthroneSetup), "the setup of this game"
    quarry = setup.quarry
    found: list[Piece] = []
    for pawn in PAWNS:
        hunted = quarry[NUMBER[pawn]]
        found.append(_identity(f"enthrone/identity-{pawn}", pawn, full, hunted, False))
        found.append(_identity(f"enthrone/identity-{pawn}-small", pawn, little, hunted, True))
    return found


def _identity(name: str, pawn: Pawn, boxes: Boxes, hunted: tuple[Pawn, ...], small: bool) -> Piece:
    return Piece(name, boxes.size, lambda page, box: draw_card(page, pawn, hunted, box, small))


def _scheming_cards(root: Path) -> list[Piece]:
    """The 47 cards of Enemies & Lovers; below 200 pixels of width each shows its small face."""
    full, _ = cardface.faces(root)
    return [
        Piece(f"{cardface.FOLDER}/{card}", full.size, partial(_scheming_card, card))
        for card in get_args(CardId)
    ]


def _scheming_card(card: CardId, page: Page, box: Box) -> None:
    cardface.draw_card(page, card, box)


def _board(name: str) -> Piece:
    setup = setup_for("enthrone", name)
    assert isinstance(setup, EnthroneSetup), "the setup of this game"
    board = setup.board

    def draw(page: Page, box: Box) -> None:
        # The shadow reaches beyond what a table leaves free around the board.
        room = box.inset(box.w * 0.03, 0, box.w * 0.03, box.h * 0.06)
        draw_ground(page, fitted(board, room, box.w), board, frozenset())

    return Piece(f"enthrone/board-{name}", BOARD_SHAPE, draw)
