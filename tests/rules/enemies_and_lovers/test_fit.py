"""The tool that fits the evaluation: what it adds up is what the evaluation adds up, and it learns from games."""

from __future__ import annotations

from math import isclose

import fit_enemies

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers import evaluation
from fae_tabletop.games.enemies_and_lovers.evaluation import DUEL, TABLE, Scale, Weights, strength
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS


def test_the_weights_that_a_strength_is_made_of_add_up_to_it() -> None:
    terms, numbers = fit_enemies.named(), fit_enemies.numbers_of(DUEL)
    state, dice = ENEMIES_AND_LOVERS.start(EnemiesSetup(2), 3).state, Dice(3)
    for _ in range(60):
        for seat, made_of in enumerate(fit_enemies.made_of(state, terms)):
            told = strength(state, seat, Scale(DUEL))
            assert isclose(sum(numbers[number] for number in made_of), told, abs_tol=1e-9)
        state = ENEMIES_AND_LOVERS.apply(state, *ENEMIES_AND_LOVERS.sample(state, dice)).state


def test_weights_fitted_to_games_foretell_them_better_than_even_chances() -> None:
    terms, size = fit_enemies.named(), len(fit_enemies.numbers_of(TABLE))
    games = [list(fit_enemies.game(3, Dice(number), terms)) for number in range(12)]
    positions = [position for one in games for position in one]
    assert all(sum(position.shares) == 1 for position in positions)
    weights = fit_enemies.fitted(positions, size, Dice(1))
    even = fit_enemies.surprise(positions, [0.0] * size)
    assert fit_enemies.surprise(positions, weights) < 0.8 * even


def test_what_is_printed_is_read_as_the_same_weights() -> None:
    room: dict[str, Weights] = {}
    exec(fit_enemies.source("READ", DUEL), vars(evaluation).copy(), room)
    assert room["READ"] == DUEL
    numbers = iter(fit_enemies.numbers_of(DUEL))
    assert fit_enemies.filled(DUEL, lambda: next(numbers)) == DUEL
