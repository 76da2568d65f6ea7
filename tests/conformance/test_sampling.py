"""``sample`` draws every listed command equally often: a chi-square test with fixed seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from fae_tabletop.core.dice import Dice
from tests.conformance.samples import SAMPLES
from tests.support.matches import played

DRAWS_PER_COMMAND = 120
LIMIT = 4.5
"""How many standard deviations the sum may lie off; with fixed seeds the test passes or fails for good."""


@pytest.mark.parametrize("game_id", list(SAMPLES))
def test_every_command_is_drawn_equally_often(game_id: str) -> None:
    sample = SAMPLES[game_id]
    game = sample.game
    looked_at = 0
    for seed in range(8):
        match = played(game, sample.setups[seed % len(sample.setups)], seed, plies=40)
        for ply, step in list(enumerate(match.steps))[1::6]:
            waiting = game.waiting(step.state)
            if len(waiting) != 1:
                continue
            commands = game.commands(step.state, waiting[0])
            if len(commands) < 2:
                continue
            dice = Dice(1000 * seed + ply)
            draws = DRAWS_PER_COMMAND * len(commands)
            counts = Counter(game.sample(step.state, dice)[1] for _ in range(draws))
            assert set(counts) <= set(commands)
            square = sum((counts[c] - DRAWS_PER_COMMAND) ** 2 / DRAWS_PER_COMMAND for c in commands)
            freedom = len(commands) - 1
            assert square < freedom + LIMIT * (2 * freedom) ** 0.5, (seed, ply, counts)
            looked_at += 1
    assert looked_at >= 20
