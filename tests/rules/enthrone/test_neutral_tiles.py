"""Rulebook: Neutral Tiles."""

from __future__ import annotations

import pytest

from fae_tabletop.core.game import Illegal
from fae_tabletop.games.enthrone.board import REGALIA
from fae_tabletop.games.enthrone.moves import active_pawn, pointed_position, refusal, targets
from fae_tabletop.games.enthrone.public import LAST_FREE, PAWNS, Move, Moved
from fae_tabletop.games.enthrone.rules import ENTHRONE
from tests.rules.enthrone.policies import eager
from tests.support.matches import played
from tests.support.positions import STANDARD, START, drawn, tiles_of

WITHOUT_ARCHER = START.replace("A   *   *   J", "o   *   *   J")
LATE = """
      .
    o   o
  .   .   .
K   *   *   W
  .   .   .
.   .   .   .
  .   @   .
.   .   .   .
  .   .   .
A   *   *   J
  .   .   .
    o   o
      .
"""
"""Demon, knight, priestess and assassin are gone: no real game goes on like this."""


def test_a_neutral_tile_stands_for_the_first_face_up_tile_below() -> None:
    state = drawn(WITHOUT_ARCHER, tiles="KaWJDNPS")
    assert [active_pawn(state, tile) for tile in range(8)] == [0, 2, 2, 3, 4, 5, 6, 7]
    assert [pointed_position(state, tile) for tile in range(8)] == [0, 2, 2, 3, 4, 5, 6, 7]


def test_stacked_neutral_tiles_all_stand_for_the_same() -> None:
    picture = WITHOUT_ARCHER.replace("D   P", "o   o")
    state = drawn(picture, tiles="KadpWJNS")
    assert [active_pawn(state, tile) for tile in range(4)] == [0, 2, 2, 2]
    assert {t for t, _ in targets(state, 1, 0)} == {t for t, _ in targets(state, 3, 0)}


@pytest.mark.parametrize("position", [1, 2, 3, 4, 5])
def test_the_neutral_tiles_own_place_decides(position: int) -> None:
    # The wizard's own tile is locked; the neutral one above it alone brings it beside the Regalia or on it.
    others = "KJDNPS"
    tiles = others[: position - 1] + "a" + "W" + others[position - 1 :]
    picture = WITHOUT_ARCHER.replace("K   *   *   W", "K   *   *   o").replace(
        ".   .   .   .\n  .   @   .", ".   W   .   .\n  .   @   ."
    )
    state = drawn(picture, tiles=tiles, chosen="WD")
    own = [c for c in ENTHRONE.commands(state, 0) if isinstance(c, Move) and c.tile == position]
    assert (Move(position, REGALIA) in own) == (position <= 3)
    assert (Move(position, (-1, -2)) in own) == (position <= 2), "the demon stands there"
    assert Move(position, (-1, 1)) in own


def test_the_neutral_tile_goes_to_the_bottom_and_stays_neutral() -> None:
    step = ENTHRONE.apply(drawn(WITHOUT_ARCHER, tiles="KaWJDNPS"), 0, Move(2, (2, -2)))
    assert tiles_of(step.state) == "KWJDNPSa"
    told = step.events[0]
    assert isinstance(told, Moved)
    assert (told.pawn, told.by_neutral, told.tile) == ("wizard", True, 2)
    assert step.state.moves[-1].neutral


def test_the_duplicated_tile_may_be_locked() -> None:
    state = drawn(WITHOUT_ARCHER, tiles="KWJDaNPS")
    assert Move(5, (-2, 3)) in ENTHRONE.commands(state, 0)
    with pytest.raises(Illegal, match="locked_tile"):
        ENTHRONE.apply(state, 0, Move(6, (-2, 3)))


def test_a_locked_neutral_tile_cannot_be_taken() -> None:
    state = drawn(WITHOUT_ARCHER, tiles="KWJDNaPS")
    with pytest.raises(Illegal, match="locked_tile"):
        ENTHRONE.apply(state, 0, Move(6, (2, -2)))


def test_the_active_pawn_is_that_before_the_tile_is_taken() -> None:
    # Neutral on 4, then the jester on 5: taking the neutral tile moves the jester although all slide up.
    state = drawn(WITHOUT_ARCHER, tiles="KWDaJNPS")
    after = ENTHRONE.apply(state, 0, Move(4, (2, 0))).state
    assert after.graph.cells[after.where[PAWNS.index("jester")]] == (2, 0)
    assert tiles_of(after) == "KWDJNPSa"


def test_e7_a_neutral_tile_over_nothing_cannot_be_taken() -> None:
    state = drawn(LATE, tiles="KAWJdnps", hands=("KAW", "JDN"), chosen="KJ")
    assert [active_pawn(state, tile) for tile in range(4, 8)] == [None] * 4
    assert pointed_position(state, 4) is None
    assert {c.tile for c in ENTHRONE.commands(state, 0) if isinstance(c, Move)} == {1, 2, 3, 4}
    assert targets(state, 4, 0) == []
    for cell in state.graph.cells:
        reason = refusal(state, 4, cell, 0)
        assert reason is not None
        assert reason.code == "empty_neutral"


def test_e7_cannot_happen_before_the_fourth_capture() -> None:
    fullest = 0
    for seed in range(40):
        for step in played(ENTHRONE, STANDARD, seed, eager).steps:
            if step.state.why is None:
                fullest = max(fullest, sum(step.state.neutral))
                assert None not in [active_pawn(step.state, tile) for tile in range(LAST_FREE)]
    assert fullest == 3
