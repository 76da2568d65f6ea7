"""Levels in their order, on few games with fixed seeds and small budgets: the same result on every machine."""

import pytest

from fae_tabletop.app.simulate import Plan, play_with
from fae_tabletop.core.game import Budget
from fae_tabletop.games.enthrone.bot import BOT, EnthroneBot
from fae_tabletop.games.enthrone.rules import ENTHRONE
from tests.support import lesser
from tests.support.positions import STANDARD


def _strength(
    better: str, worse: str, games: int, budget: Budget | None = None, bot: EnthroneBot = BOT
) -> float:
    plan = Plan("enthrone", STANDARD, (better, worse), budget or Budget(), 17)
    gained = 0.0
    for number in range(games):
        game = play_with(ENTHRONE, bot, plan, number)
        assert game.returns is not None, game.error
        gained += game.returns[game.levels.index(better)]
    return gained / games


def test_novice_beats_random() -> None:
    assert _strength("novice", "random", 60) >= 0.75


@pytest.mark.slow
def test_expert_beats_random_and_novice_though_hurried() -> None:
    assert _strength("expert", "random", 24, Budget(120)) >= 0.95
    assert _strength("expert", "novice", 24, Budget(120)) >= 0.75


@pytest.mark.slow
def test_easy_beats_novice_and_medium_beats_easy() -> None:
    assert _strength("easy", "novice", 24) > 0.6
    assert _strength("medium", "easy", 24) > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("without", lesser.LESSER)
def test_every_part_of_the_expert_is_worth_something(without: str) -> None:
    assert _strength("expert", without, 16, Budget(60), lesser.BOT) > 0.6
