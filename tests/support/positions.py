"""Positions of Enthrone drawn as text on the standard board, there and back.

A picture has 13 lines of 13 characters: every other column is one of the board, a line is half a cell high.
Capitals are pawns, ``.`` an empty space, ``o`` a lion that was left, ``*`` a florette, ``@`` the Regalia.
"""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.board import REGALIA, Board, Cell, graph_of
from fae_tabletop.games.enthrone.moves import EMPTY, OFF_BOARD
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, EnthroneSetup, Pawn
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.games.enthrone.state import UNCHOSEN, Fixed, State, placed

RADIUS = 3
LETTERS: dict[str, Pawn] = {
    "K": "king",
    "A": "archer",
    "W": "wizard",
    "J": "jester",
    "D": "demon",
    "N": "knight",
    "P": "priestess",
    "S": "assassin",
}
LETTER_OF: dict[Pawn, str] = {pawn: letter for letter, pawn in LETTERS.items()}
STANDARD = standard_setup()

START = """
      .
    D   P
  .   .   .
K   *   *   W
  .   .   .
.   .   .   .
  .   @   .
.   .   .   .
  .   .   .
A   *   *   J
  .   .   .
    N   S
      .
"""
"""All pawns on their lions, as most cases of the rules page have them."""
FIRST_HANDS = ("KAW", "DJN")


def cell_at(line: int, column: int) -> Cell:
    """Return the axial cell whose character stands in this line and column of a picture."""
    q = column // 2 - RADIUS
    return q, (line - 2 * RADIUS - q) // 2


def spot_of(cell: Cell) -> tuple[int, int]:
    """Return the line and the column of a cell in a picture."""
    return 2 * cell[1] + cell[0] + 2 * RADIUS, 2 * (cell[0] + RADIUS)


def _rest_of(board: Board) -> dict[Cell, str]:
    """Return the character of every cell of a board on which no pawn stands."""
    signs: dict[Cell, str] = dict.fromkeys(board.spaces, ".")
    signs.update(dict.fromkeys(board.lions, "o"))
    signs.update(dict.fromkeys(board.florettes, "*"))
    signs[REGALIA] = "@"
    return signs


def drawn(
    picture: str = START,
    tiles: str = "KAWJDNPS",
    hands: tuple[str, str] = FIRST_HANDS,
    chosen: str = "KD",
    to_move: Seat = 0,
    captured: str | None = None,
    setup: EnthroneSetup = STANDARD,
) -> State:
    """Return the state that is drawn.

    ``tiles`` are letters from position 1 on, small ones lie turned over; ``chosen`` has a letter a seat,
    ``-`` for none; ``captured`` gives the order of the captured pawns (by default the order of PAWNS).
    """
    graph = graph_of(setup.board)
    rest = _rest_of(setup.board)
    where = [OFF_BOARD] * len(PAWNS)
    for line, text in enumerate(picture.strip("\n").split("\n")):
        for column, sign in enumerate(text):
            if sign == " ":
                continue
            cell = cell_at(line, column)
            if sign in LETTERS:
                where[NUMBER[LETTERS[sign]]] = graph.index[cell]
            else:
                assert rest.get(cell) == sign, f"{sign!r} in line {line} cannot stand for cell {cell}"
    gone = [pawn for pawn in range(len(PAWNS)) if where[pawn] == OFF_BOARD]
    order = gone if captured is None else numbers(captured)
    assert sorted(order) == gone, "captured must name the pawns that are not drawn"
    tile_numbers = numbers(tiles.upper())
    lions = [space for space, lion in enumerate(graph.is_lion) if lion]
    return placed(
        Fixed(graph, setup.quarry, setup.adjourns, lions, tile_numbers),
        where,
        tile_numbers,
        order,
        [sorted(numbers(hand)) for hand in hands],
        [UNCHOSEN if letter == "-" else NUMBER[LETTERS[letter]] for letter in chosen],
        to_move,
        [NUMBER[LETTERS[letter.upper()]] for letter in tiles if letter.islower()],
    )


def numbers(letters: Sequence[str]) -> list[int]:
    """Return the pawn numbers that letters stand for."""
    return [NUMBER[LETTERS[letter]] for letter in letters]


def picture_of(state: State) -> str:
    """Draw the board of a state the way ``drawn`` reads it."""
    lines = [[" "] * (4 * RADIUS + 1) for _ in range(4 * RADIUS + 1)]
    signs = _rest_of(state.graph.board)
    for space, pawn in enumerate(state.at):
        if pawn != EMPTY:
            signs[state.graph.cells[space]] = LETTER_OF[PAWNS[pawn]]
    for cell, sign in signs.items():
        line, column = spot_of(cell)
        lines[line][column] = sign
    return "\n" + "\n".join("".join(line).rstrip() for line in lines) + "\n"


def tiles_of(state: State) -> str:
    """Write the tiles of a state the way ``drawn`` reads them."""
    letters = [(LETTER_OF[PAWNS[pawn]], state.neutral[pawn]) for pawn in state.tiles]
    return "".join(letter.lower() if neutral else letter for letter, neutral in letters)
