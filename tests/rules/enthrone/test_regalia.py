"""Rulebook: Claiming the Regalia."""

from __future__ import annotations

import pytest

from fae_tabletop.core.game import Illegal
from fae_tabletop.games.enthrone.board import REGALIA, around
from fae_tabletop.games.enthrone.public import Ended, Move, Moved, Revealed
from fae_tabletop.games.enthrone.rules import ENTHRONE
from tests.support.positions import START, drawn, picture_of

NEAR = START.replace("K   *", "o   *").replace(".   .   .   .", ".   K   .   .", 1)
"""The king stands at -1,0, beside the Regalia."""


@pytest.mark.parametrize("tile", [1, 2, 3, 4, 5])
def test_only_laurels_lead_in(tile: int) -> None:
    others = "AWJDNPS"
    state = drawn(NEAR, tiles=others[: tile - 1] + "K" + others[tile - 1 :])
    entries = [c for c in ENTHRONE.commands(state, 0) if isinstance(c, Move) and c.to == REGALIA]
    assert entries == ([Move(tile, REGALIA)] if tile <= 3 else [])


def test_it_can_be_entered_from_each_of_its_six_sides() -> None:
    for cell in around(REGALIA):
        state = drawn(NEAR)
        state.at[state.where[0]] = -1
        state.where[0] = state.graph.index[cell]
        state.at[state.where[0]] = 0
        assert Move(1, REGALIA) in ENTHRONE.commands(state, 0)


def test_it_cannot_be_entered_from_farther_away() -> None:
    with pytest.raises(Illegal, match="not_adjacent"):
        ENTHRONE.apply(drawn(), 0, Move(1, REGALIA))


@pytest.mark.parametrize("chosen", ["AD", "WD"])
def test_no_other_pawn_may_enter(chosen: str) -> None:
    state = drawn(NEAR, chosen=chosen)
    assert not [c for c in ENTHRONE.commands(state, 0) if isinstance(c, Move) and c.to == REGALIA]
    with pytest.raises(Illegal, match="not_chosen_pawn"):
        ENTHRONE.apply(state, 0, Move(1, REGALIA))


def test_entering_wins_and_reveals_everything() -> None:
    step = ENTHRONE.apply(drawn(NEAR), 0, Move(1, REGALIA))
    assert step.events == (
        Moved(seat=0, tile=1, pawn="king", origin=(-1, 0), to=REGALIA, by_neutral=False, through=None),
        Ended(winner=0, why="regalia"),
        Revealed(
            hands=(("king", "archer", "wizard"), ("jester", "demon", "knight")),
            chosen=("king", "demon"),
            aside=("priestess", "assassin"),
        ),
    )
    assert ENTHRONE.returns(step.state) == (1.0, 0.0)
    assert "K" in picture_of(step.state)


def test_the_offer_is_made_to_the_owner_alone() -> None:
    mine, other = drawn(NEAR, chosen="KD"), drawn(NEAR, chosen="AD")
    assert ENTHRONE.commands(mine, 1) == ENTHRONE.commands(other, 1) == ()
    assert ENTHRONE.view(mine, 1) == ENTHRONE.view(other, 1)
    assert ENTHRONE.commands(mine, 0) != ENTHRONE.commands(other, 0)
