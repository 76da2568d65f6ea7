"""Rulebook: Moving Pawns."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Illegal
from fae_tabletop.games.enthrone.public import Move, Moved, Pass, Passed, Record
from fae_tabletop.games.enthrone.rules import ENTHRONE
from tests.support.boards import DEAD_ENDS_SETUP, SHUT_IN
from tests.support.positions import drawn, picture_of, tiles_of

WALLED_IN = """
      .
    D   P
  W   .   .
K   *   *   o
  J   .   .
A   .   .   .
  .   @   .
.   .   .   .
  .   .   .
o   *   *   o
  .   .   .
    N   S
      .
"""
"""Archer, wizard and jester hold all spaces beside the king."""


@pytest.mark.parametrize(("tile", "after"), [
    (1, "AWJDNPSK"), (2, "KWJDNPSA"), (3, "KAJDNPSW"), (4, "KAWDNPSJ"), (5, "KAWJNPSD"),
])  # fmt: skip
def test_the_taken_tile_drops_to_the_bottom_and_those_below_rise(tile: int, after: str) -> None:
    state = drawn()
    move = next(c for c in ENTHRONE.commands(state, 0) if isinstance(c, Move) and c.tile == tile)
    assert tiles_of(ENTHRONE.apply(state, 0, move).state) == after


@pytest.mark.parametrize("tile", [6, 7, 8, 0, 9, -1])
def test_no_tile_but_the_top_five_may_be_taken(tile: int) -> None:
    state = drawn()
    for cell in state.graph.cells:
        with pytest.raises(Illegal, match="locked_tile"):
            ENTHRONE.apply(state, 0, Move(tile, cell))


def test_either_seat_moves_any_pawn() -> None:
    for seat in (0, 1):
        moves = [c for c in ENTHRONE.commands(drawn(to_move=seat), seat) if isinstance(c, Move)]
        assert {move.tile for move in moves} == {1, 2, 3, 4, 5}
        assert len(moves) == 18


def test_a_move_is_told_and_recorded() -> None:
    step = ENTHRONE.apply(drawn(), 0, Move(1, (-2, 0)))
    assert step.events == (
        Moved(seat=0, tile=1, pawn="king", origin=(-3, 0), to=(-2, 0), by_neutral=False, through=None),
    )
    assert step.state.moves == [Record(0, 1, False, "king", (-3, 0), (-2, 0), None)]
    assert (step.state.to_move, step.state.turn, step.state.quiet) == (1, 1, 1)


def test_the_pawn_leaves_its_space_and_stands_on_the_other() -> None:
    after = ENTHRONE.apply(drawn(WALLED_IN, tiles="ANPSWJDK"), 0, Move(1, (-3, 2))).state
    lines = WALLED_IN.split("\n")
    assert lines[6] == "A   .   .   ."
    lines[6], lines[8] = lines[8], lines[6]
    assert picture_of(after) == "\n".join(lines)


def test_e3_a_tile_whose_pawn_has_no_legal_move_may_not_be_taken() -> None:
    state = drawn(WALLED_IN, tiles="AWJKDNPS")
    assert {c.tile for c in ENTHRONE.commands(state, 0) if isinstance(c, Move)} == {1, 2, 3, 5}
    for cell in state.graph.cells:
        with pytest.raises(Illegal):
            ENTHRONE.apply(state, 0, Move(4, cell))


def test_e3_swords_free_a_walled_in_pawn() -> None:
    state = drawn(WALLED_IN, tiles="AKWJDNPS")
    assert [c for c in ENTHRONE.commands(state, 0) if isinstance(c, Move) and c.tile == 2] == [
        Move(2, (-3, 1)), Move(2, (-2, -1)), Move(2, (-2, 0)),
    ]  # fmt: skip


def test_e3_without_any_legal_move_there_is_exactly_the_pass() -> None:
    state = drawn(SHUT_IN, tiles="wjdKANPS", captured="WJD", setup=DEAD_ENDS_SETUP, chosen="KN")
    assert ENTHRONE.waiting(state) == (0,)
    assert ENTHRONE.commands(state, 0) == (Pass(),)
    assert ENTHRONE.commands(state, 1) == ()
    assert ENTHRONE.sample(state, Dice(1)) == (0, Pass())
    step = ENTHRONE.apply(state, 0, Pass())
    assert step.events == (Passed(seat=0),)
    assert tiles_of(step.state) == "wjdKANPS"
    assert picture_of(step.state).split() == picture_of(state).split()
    assert (step.state.to_move, step.state.turn, step.state.quiet) == (1, 1, 1)
    assert step.state.moves == [Record(0, 0)]


def test_e3_nobody_passes_while_there_is_a_move() -> None:
    with pytest.raises(Illegal, match="moves_left"):
        ENTHRONE.apply(drawn(), 0, Pass())
    with pytest.raises(Illegal, match="not_your_turn"):
        ENTHRONE.apply(drawn(), 1, Pass())
