"""Sequential halving: the best option stays, the trials are shared out, the clock ends it."""

from __future__ import annotations

from math import inf

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.search.halving import Halving, halving

CHANCES = (0.2, 0.8, 0.5, 0.3, 0.1)


class Coin:
    """A world without anything in it."""

    def copy(self) -> Coin:
        return self


def deal(dice: Dice) -> Coin:
    return Coin()


def test_the_best_option_is_found_and_the_others_drop_out() -> None:
    found = 0
    for seed in range(20):
        means = halving(
            5,
            deal,
            lambda coin, option, dice: float(dice.uniform() < CHANCES[option]),
            Dice(seed),
            300,
            [0.0] * 5,
        )
        assert sum(mean > -inf for mean in means) == 1
        found += means[1] == max(means)
    assert found >= 18


def test_options_tried_together_meet_the_same_chances() -> None:
    seen: list[list[float]] = [[], []]

    def trial(coin: Coin, option: int, dice: Dice) -> float:
        seen[option].append(dice.uniform())
        return 0.0

    halving(2, deal, trial, Dice(4), 20, [0.0, 0.0])
    assert seen[0] == seen[1]
    assert len(set(seen[0])) == 10


def test_equal_options_are_told_apart_by_the_leaning() -> None:
    means = halving(3, deal, lambda coin, option, dice: 0.5, Dice(1), 30, [0.0, 0.01, 0.02])
    assert means[:2] == [-inf, -inf]
    assert 0.5 < means[2] < 0.52


def test_a_lucky_trial_does_not_outweigh_what_was_expected() -> None:
    luck = {0: 0.6, 1: 0.5}
    few = halving(2, deal, lambda coin, option, dice: luck[option], Dice(1), 2, [0.0, 0.05])
    many = halving(2, deal, lambda coin, option, dice: luck[option], Dice(1), 200, [0.0, 0.05])
    assert few[1] > few[0]
    assert many[0] > many[1]


def test_the_clock_ends_it() -> None:
    tried: list[int] = []

    def trial(coin: Coin, option: int, dice: Dice) -> float:
        tried.append(option)
        return float(option)

    means = halving(8, deal, trial, Dice(1), 1000, [0.0] * 8, lambda: inf, 1.0)
    assert len(tried) == 4
    assert means[0] < means[1] < means[2] < means[3]
    assert means[4:] == [-inf] * 4


def test_there_must_be_something_to_choose() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        halving(0, deal, lambda coin, option, dice: 0.0, Dice(1), 10, [])


def test_trials_made_one_at_a_time_are_the_same() -> None:
    def trial(coin: Coin, option: int, dice: Dice) -> float:
        return float(dice.uniform() < CHANCES[option])

    for count, trials in ((1, 7), (2, 20), (5, 300), (5, 3)):
        leaning = [0.0] * count
        search = Halving(count, deal, trial, Dice(6), trials, leaning)
        made = []
        for _ in search.trying():
            made.append(search.made)
            assert sum(search.tries) == search.made
        assert search.means() == halving(count, deal, trial, Dice(6), trials, leaning)
        assert made == [*range(1, search.wanted + 1)]
