"""The pieces of Enthrone for the gallery: each with its picture, its name, and what it is or does."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enthrone.board import REGALIA, Board
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Pawn, Quarry, Tile
from fae_tabletop.games.enthrone.scene.actionboard import draw_tile
from fae_tabletop.games.enthrone.scene.board import (
    MASTER_RADIUS,
    BoardLook,
    cell_sprite,
    draw_ground,
    draw_marks,
)
from fae_tabletop.games.enthrone.scene.cardface import draw_card
from fae_tabletop.games.enthrone.scene.geometry import BoardGeometry, fitted
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.gallery import Draw, Exhibit, Hall
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page

PAWN, TILE, CARD, CELL, BADGE, BOARD = (420, 620), (600, 660), (750, 1050), (360, 290), (96, 96), (1760, 1530)
"""Width and height of the masters in pixels; a board has none of its own and is put together at that size."""
BOTH_SIDES = (2 * TILE[0] + 40, TILE[1])

PAWN_WORDS: dict[Pawn, str] = {
    "king": "Already wears a crown, and is looked at first for it.",
    "archer": "Watches the garden from a distance and remembers who moved.",
    "wizard": "Old, robed and patient; nobody asks what he is waiting for.",
    "jester": "Laughs at whoever is sure of anything.",
    "demon": "Blamed for every capture, and guilty of few.",
    "knight": "Stands in plain sight, which is a good place to hide.",
    "priestess": "Walks as if the moon had sent her, and perhaps it has.",
    "assassin": "Needs no hurry. The tile will rise.",
}
"""A line about each pawn; all of them move alike, so none of this is rules."""

SPACES: tuple[tuple[str, str, str], ...] = (
    ("cell-plain-0", "Space", "An open space. A pawn steps onto it from any space beside it."),
    ("cell-lion", "Lion", "Here a pawn begins. Whoever stands on it may be captured there."),
    ("cell-lion-left", "Closed lion", "Its pawn has left, and nobody steps back. Only a capture leads here."),
    ("cell-florette", "Rose bed", "No space, but a bridge: it joins all the spaces that lie around it."),
    (
        "cell-regalia",
        "Regalia",
        "The throne’s own space. Only an owner may bring a Chosen Pawn here, and wins.",
    ),
)
MARKS: tuple[tuple[str, str, str], ...] = (
    ("move", "May move here", "A thin edge with a dot in a ring: the pawn in hand may step here."),
    ("capture", "May capture here", "Claws from six sides: the pawn in hand may take whoever stands here."),
    ("regalia", "May claim the throne", "A double edge with rays: this step wins. Nobody else is shown it."),
    ("refused", "Not here", "A dashed edge with a barred ring, under the pointer only; it says why not."),
    ("last", "Last move", "A dotted ring where the last pawn stood, and chevrons to where it went."),
    ("chosen", "Pawn in hand", "An edge with a double ring: this is the pawn that the tile in hand moves."),
    ("hover", "Pointed at", "A bright edge: a click now goes here."),
)
BADGES: tuple[tuple[str, str, str], ...] = (
    ("swords", "Swords", "Places 1 and 2: a tile taken here may capture. On the board: it can be taken now."),
    ("laurel", "Laurels", "Places 1 to 3: a tile taken here may enter the Regalia."),
    ("lock", "Lock", "Places 6 to 8: the tile cannot be taken until it has risen."),
    ("regalia", "Crown", "A step to the throne."),
    ("refused", "Barred", "This cannot be done now; pointing at it tells the reason."),
)


def halls(quarry: Sequence[Quarry], boards: Sequence[tuple[str, Board]]) -> tuple[Hall, ...]:
    """Return the gallery of Enthrone: ``quarry`` in the order of PAWNS, ``boards`` with their titles."""
    return (
        Hall("pawns", "Pawns", tuple(_pawn(pawn, quarry) for pawn in PAWNS)),
        Hall("tiles", "Tiles", (*(_tile(pawn) for pawn in PAWNS), _turned())),
        Hall("cards", "Cards", (*(_card(pawn, quarry) for pawn in PAWNS), _back())),
        Hall(
            "board", "Board", (*(_board(*board) for board in boards), *(_space(*space) for space in SPACES))
        ),
        Hall("marks", "Marks", (*(_mark(*mark) for mark in MARKS), *(_badge(*badge) for badge in BADGES))),
    )


def _picture(name: str) -> Draw:
    return lambda page, box: page.image(name, box)


def _hunt(pawn: Pawn, quarry: Sequence[Quarry]) -> str:
    hunted = [NAMES[prey] for prey in quarry[NUMBER[pawn]]]
    hunters = [NAMES[other] for other, prey in zip(PAWNS, quarry, strict=True) if pawn in prey]
    return f"Hunts {_listed(hunted)}. Hunted by {_listed(hunters)}."


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _pawn(pawn: Pawn, quarry: Sequence[Quarry]) -> Exhibit:
    picture = _picture(f"enthrone/pawn-{pawn}")
    return Exhibit(f"pawn-{pawn}", NAMES[pawn], PAWN_WORDS[pawn], PAWN, picture, _hunt(pawn, quarry))


def _tile(pawn: Pawn) -> Exhibit:
    def draw(page: Page, box: Box) -> None:
        k = box.w / BOTH_SIDES[0]
        draw_tile(page, Tile(pawn, False), box.left(TILE[0] * k))
        draw_tile(page, Tile(pawn, True), box.end(TILE[0] * k))

    told = f"Taken from the top five places, it moves the {NAMES[pawn]} one step and drops to the bottom."
    more = f"The other side lies up once the {NAMES[pawn]} is captured."

    def face(page: Page, box: Box) -> None:
        draw_tile(page, Tile(pawn, False), box.fit(*TILE))

    return Exhibit(f"tile-{pawn}", f"{NAMES[pawn]}’s tile", told, BOTH_SIDES, draw, more, face)


def _turned() -> Exhibit:
    told = "The tile of a captured pawn. It stands for the first face-up tile below it."
    more = "It is used from its own place, so it can wake a pawn whose tile is locked."
    return Exhibit("tile-neutral", "Turned-over tile", told, TILE, _picture("enthrone/tile-neutral"), more)


def _card(pawn: Pawn, quarry: Sequence[Quarry]) -> Exhibit:
    hunted = quarry[NUMBER[pawn]]
    told = f"Chosen in secret, it makes the {NAMES[pawn]} yours: your heir, and what your rival looks for."
    more = "You win as well once all three of its quarry are captured, by anybody."
    return Exhibit(
        f"card-{pawn}", f"{NAMES[pawn]}’s card", told, CARD, lambda page, box: draw_card(page, pawn, hunted, box), more
    )  # fmt: skip


def _back() -> Exhibit:
    told = "The back of all eight identity cards. Three are dealt to each player, two stay unseen."
    return Exhibit("card-back", "Back", told, CARD, _picture("enthrone/back-identity"))


def _board(title: str, board: Board) -> Exhibit:
    def draw(page: Page, box: Box) -> None:
        # The shadow reaches beyond the wood.
        room = box.inset(box.w * 0.03, 0, box.w * 0.03, box.h * 0.06)
        draw_ground(page, fitted(board, room, box.w), board, frozenset())

    told = f"{len(board.spaces)} spaces, {len(board.florettes)} rose beds and eight lions around the Regalia."
    return Exhibit(f"board-{board.name}", title, told, BOARD, draw)


def _cell_at(box: Box) -> BoardGeometry:
    return BoardGeometry(box.cx, box.cy, MASTER_RADIUS * box.w / CELL[0])


def _space(name: str, title: str, told: str) -> Exhibit:
    return Exhibit(name, title, told, CELL, _picture(f"enthrone/{name}"))


def _mark(key: str, title: str, told: str) -> Exhibit:
    def draw(page: Page, box: Box) -> None:
        cell_sprite(page, "enthrone/cell-plain-0", _cell_at(box), REGALIA)
        match key:
            case "move" | "capture" | "regalia":
                _lit(page, box, BoardLook(kinds={REGALIA: key}))
            case "refused":
                _lit(page, box, BoardLook(refused=REGALIA))
            case _:
                cell_sprite(page, f"enthrone/mark-{key}", _cell_at(box), REGALIA)

    return Exhibit(f"mark-{key}", title, told, CELL, draw)


def _lit(page: Page, box: Box, look: BoardLook) -> None:
    """Draw a mark as the table draws it, in the colours that are set."""
    draw_marks(page, _cell_at(box), NO_BOARD, look)


NO_BOARD = Board(name="", spaces=(REGALIA,), florettes=(), lions=())
"""A mark shown by itself lies on no board."""


def _badge(key: str, title: str, told: str) -> Exhibit:
    return Exhibit(f"badge-{key}", title, told, BADGE, _picture(f"enthrone/badge-{key}"))
