"""Every board that ships, and the largest that is accepted, lies whole on its stage in every window."""

from __future__ import annotations

import msgspec
import pytest

from fae_tabletop.games.enthrone.board import REGALIA, Board, around, faults_of
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.choose import choose_layout
from fae_tabletop.games.enthrone.scene.geometry import BoardGeometry
from fae_tabletop.games.enthrone.scene.layout import table_layout
from fae_tabletop.games.enthrone.setup import MOST_COLUMNS, MOST_ROWS, boards
from fae_tabletop.ui.geometry import Box, Metrics
from tests.scene.enthrone.sheets import GRIDS
from tests.support.positions import STANDARD

READABLE = 30.0
"""Radius of a cell on the boards that ship, in logical pixels, in the smallest window with the largest text."""
TELLABLE = 11.0
"""The same on the largest board that is accepted."""


def _largest() -> Board:
    """Return a cross as wide and as high as a board may be."""
    wide, high = MOST_COLUMNS // 2, MOST_ROWS // 2
    beam = {(q, -(q // 2)) for q in range(-wide, wide + 1)}
    mast = {(0, r) for r in range(-high, high + 1)}
    lions = (*((0, r) for r in (-high, -high + 2, high, high - 2)), *sorted(beam)[:3:2], *sorted(beam)[-3::2])
    return Board("largest", tuple(sorted({REGALIA, *around(REGALIA), *beam, *mast})), tuple(lions), ())


LARGEST = _largest()
BOARDS = [*(entry.board for entry in boards()), LARGEST]


def on_stage(board: Board, geometry: BoardGeometry, stage: Box) -> None:
    for cell in (*board.spaces, *board.florettes):
        for x, y in geometry.hexagon(cell):
            assert stage.grown(0.5).contains(x, y), f"{cell} leaves the stage"


def test_the_largest_board_is_sound() -> None:
    assert faults_of(LARGEST) == []


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
@pytest.mark.parametrize("metrics", GRIDS, ids=str)
def test_the_board_lies_whole_on_its_stage(metrics: Metrics, board: Board) -> None:
    table = table_layout(metrics, board)
    on_stage(board, table.board, table.stage)
    assert table.board.radius >= (TELLABLE if board is LARGEST else READABLE)
    state = ENTHRONE.start(msgspec.structs.replace(STANDARD, board=board), 7).state
    choose = choose_layout(metrics, ENTHRONE.view(state, 0))
    on_stage(board, choose.board, choose.stage)
