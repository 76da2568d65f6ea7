from math import inf

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.search.flat import flat_monte_carlo
from tests.search.toys import Nim, NimState, Take


def test_finds_a_win_at_hand() -> None:
    nim, state = Nim(), NimState(3, 0)
    options = nim.commands(state, 0)
    assert flat_monte_carlo(nim, 0, options, lambda dice: state.copy(), Dice(1), 300) == Take(3)


def test_equal_seeds_choose_alike() -> None:
    nim, state = Nim(), NimState(10, 0)
    options = nim.commands(state, 0)
    first, second = (
        flat_monte_carlo(nim, 0, options, lambda dice: state.copy(), Dice(7), 30) for _ in range(2)
    )
    assert first == second


def test_the_clock_ends_it() -> None:
    nim, state = Nim(), NimState(3, 0)
    options = nim.commands(state, 0)
    best = flat_monte_carlo(nim, 0, options, lambda dice: state.copy(), Dice(1), None, lambda: inf)
    assert best in options


def test_it_needs_a_limit_and_something_to_choose() -> None:
    nim, state = Nim(), NimState(3, 0)
    with pytest.raises(ValueError, match="limit"):
        flat_monte_carlo(nim, 0, nim.commands(state, 0), lambda dice: state.copy(), Dice(1), None)
    with pytest.raises(ValueError, match="nothing"):
        flat_monte_carlo(nim, 0, (), lambda dice: state.copy(), Dice(1), 10)
