"""Endings that are reckoned out: against an exhaustive solver, and how the expert plays them."""

from __future__ import annotations

from itertools import islice

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget
from fae_tabletop.games.enthrone.bot import BOT
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.endgame import LOSS, WIN, forced
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State
from tests.support.endings import HUNTER, endings
from tests.support.positions import STANDARD
from tests.support.solver import solved

POSITIONS = 30
PLIES = 3


@pytest.fixture(scope="module")
def positions() -> list[State]:
    """Positions from matches in which one seat has found the other out."""
    return list(islice(endings(STANDARD, 2, Budget(12)), POSITIONS))


def test_the_one_to_move_knows_the_rival_for_certain(positions: list[State]) -> None:
    for state in positions:
        assert state.to_move == HUNTER
        assert len(possible_identities(ENTHRONE.view(state, HUNTER))) == 1


@pytest.mark.parametrize("plies", [1, 2, 3])
def test_what_is_forced_is_what_trying_everything_finds(positions: list[State], plies: int) -> None:
    for state in positions:
        outcomes = solved(state, plies)
        assert forced(state, list(outcomes), plies) == list(outcomes.values())


def test_the_positions_are_worth_solving(positions: list[State]) -> None:
    """Some can be won by force, some lost, and in most of them it matters what is played."""
    found = [set(solved(state, PLIES).values()) for state in positions]
    assert any(WIN in outcomes for outcomes in found)
    assert any(LOSS in outcomes for outcomes in found)
    assert sum(len(outcomes) > 1 for outcomes in found) > POSITIONS / 2


def test_the_expert_plays_endings_as_well_as_they_can_be_played(positions: list[State]) -> None:
    for number, state in enumerate(positions):
        outcomes = solved(state, PLIES)
        made = BOT.decide(ENTHRONE.view(state, HUNTER), "expert", Budget(40), Dice(number), None)
        assert made is not None
        assert outcomes[made] == max(outcomes.values())


def test_the_quickest_win_is_taken(positions: list[State]) -> None:
    won = [state for state in positions if WIN in solved(state, 1).values()]
    assert won
    for state in won:
        made = BOT.decide(ENTHRONE.view(state, HUNTER), "expert", Budget(40), Dice(1), None)
        assert made is not None
        assert solved(state, 1)[made] == WIN
