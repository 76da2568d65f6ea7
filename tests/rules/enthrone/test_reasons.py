"""Every reason for a refusal, and the order in which the rules page looks for them."""

from __future__ import annotations

import pytest

from fae_tabletop.core.game import Illegal, Ref, Resign
from fae_tabletop.games.enthrone.board import REGALIA, Cell
from fae_tabletop.games.enthrone.moves import OpenPosition, refusal, targets
from fae_tabletop.games.enthrone.public import PAWNS, Move, Pass
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State
from tests.rules.enthrone.policies import eager
from tests.support.matches import played
from tests.support.positions import STANDARD, START, drawn

BUSY = """
      .
    D   P
  .   .   .
o   *   *   W
  J   .   .
.   K   .   .
  .   @   .
.   .   .   .
  .   .   .
o   *   *   o
  .   .   .
    N   S
      .
"""
"""King and jester side by side, the king beside the Regalia; archer captured."""


def tried(state: State, tile: int, to: Cell, seat: int = 0) -> tuple[str, Ref | None]:
    """Return why a move is refused."""
    with pytest.raises(Illegal) as refused:
        ENTHRONE.apply(state, seat, Move(tile, to))
    return refused.value.reason


@pytest.mark.parametrize(
    ("tiles", "tile", "to", "code", "culprit"),
    [
        ("KJWDNPSa", 6, (0, 2), "locked_tile", Ref("tile", "6")),
        ("KJWDNPSa", 1, (-1, -1), "florette", Ref("cell", "-1,-1")),
        ("KJWDNPSa", 1, (-3, -1), "not_a_space", Ref("cell", "-3,-1")),
        ("KJWDNPSa", 1, (2, 0), "not_adjacent", Ref("pawn", "king")),
        ("KJWDNPSa", 2, (0, 0), "not_adjacent", Ref("pawn", "jester")),
        ("WJDKNPSa", 4, (0, 0), "no_laurels", Ref("tile", "4")),
        ("WDKJNPSa", 3, (-2, 0), "no_swords", Ref("tile", "3")),
        ("JKWDNPSa", 1, (-3, 0), "closed_lion", Ref("cell", "-3,0")),
        ("WaKJNPSD", 2, (-2, 0), None, None),
        ("WDaKJNPS", 3, (-2, 0), "no_swords", Ref("tile", "3")),
        ("WDJaKNPS", 4, (0, 0), "no_laurels", Ref("tile", "4")),
    ],
)
def test_each_reason_names_its_cause(
    tiles: str, tile: int, to: Cell, code: str | None, culprit: Ref | None
) -> None:
    state = drawn(BUSY, tiles=tiles, captured="A")
    if code is None:
        assert Move(tile, to) in ENTHRONE.commands(state, 0)
    else:
        assert tried(state, tile, to) == (code, culprit)


def test_q6_the_regalia_asks_for_the_pawn_before_the_laurels() -> None:
    state = drawn(BUSY, tiles="WJDKNPSa", captured="A", chosen="WD")
    assert tried(state, 4, REGALIA) == ("not_chosen_pawn", Ref("pawn", "king"))


def test_q6_the_turn_comes_before_the_tile() -> None:
    assert tried(drawn(), 8, (9, 9), seat=1)[0] == "not_your_turn"
    over = ENTHRONE.apply(drawn(), 0, Resign()).state
    assert tried(over, 8, (9, 9), seat=1)[0] == "game_over"


def test_q6_the_tile_comes_before_the_space() -> None:
    state = drawn()
    for cell in ((-1, -1), (9, 9), (0, 0), (-3, 0)):
        assert tried(state, 7, cell)[0] == "locked_tile"


def test_q6_the_florette_comes_before_the_distance() -> None:
    assert tried(drawn(), 1, (1, 1))[0] == "florette"
    assert tried(drawn(), 1, (1, 9))[0] == "not_a_space"


def test_q6_swords_come_before_the_closed_lion() -> None:
    # The jester stands next to the demon on its lion: without swords that is the reason, not the lion.
    state = drawn(BUSY, tiles="WKJDNPSa", captured="A")
    assert tried(state, 3, (-1, -2))[0] == "no_swords"


def test_a_pass_gives_its_own_reason() -> None:
    with pytest.raises(Illegal, match="moves_left"):
        ENTHRONE.apply(drawn(START), 0, Pass())


def test_reasons_and_legal_moves_never_contradict_each_other() -> None:
    """For every tile and cell of whole games: legal, or refused with a reason; the table sees the same."""
    for seed in range(6):
        for step in played(ENTHRONE, STANDARD, seed, eager).steps[2::3]:
            state = step.state
            if state.why is not None:
                continue
            chosen = state.chosen[state.to_move]
            shown = OpenPosition(ENTHRONE.view(state, state.to_move))
            legal = {(c.tile, c.to) for c in ENTHRONE.commands(state, state.to_move) if isinstance(c, Move)}
            cells = state.graph.cells
            reached = {(t + 1, cells[space]) for t in range(8) for space, _ in targets(state, t, chosen)}
            assert reached == legal
            for tile in range(8):
                for cell in (*cells, *STANDARD.board.florettes, (5, 5)):
                    reason = refusal(state, tile, cell, chosen)
                    assert (reason is None) == ((tile + 1, cell) in legal)
                    assert refusal(shown, tile, cell, chosen) == reason
            assert PAWNS[chosen] == ENTHRONE.view(state, state.to_move).chosen
