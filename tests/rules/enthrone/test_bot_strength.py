"""Levels in their order, on few games with fixed seeds and small budgets: the same result on every machine."""

import pytest

from fae_tabletop.app.playing import Plan, play_with
from fae_tabletop.core.game import Budget
from fae_tabletop.games.enthrone.bot import BOT, EnthroneBot
from fae_tabletop.games.enthrone.rules import ENTHRONE
from tests.support import lesser
from tests.support.positions import STANDARD


def _wins(
    better: str,
    worse: str,
    share: float,
    games: int,
    budget: Budget | None = None,
    bot: EnthroneBot = BOT,
) -> bool:
    """Say whether ``better`` takes ``share`` of the games; what cannot change the answer is not played."""
    plan = Plan("enthrone", STANDARD, (better, worse), budget or Budget(), 17)
    gained = 0.0
    for number in range(games):
        game = play_with(ENTHRONE, bot, plan, number)
        assert game.returns is not None, game.error
        gained += game.returns[game.levels.index(better)]
        if gained >= share * games:
            return True
        if gained + games - number - 1 < share * games:
            return False
    return False


def test_novice_beats_random() -> None:
    assert _wins("novice", "random", 0.75, 60)


@pytest.mark.slow
@pytest.mark.parametrize(("worse", "share"), [("random", 0.95), ("novice", 0.75)])
def test_the_expert_is_stronger_though_hurried(worse: str, share: float) -> None:
    assert _wins("expert", worse, share, 20, Budget(60))


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("easy", "novice"), ("medium", "easy")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    assert _wins(better, worse, 0.61, 20)


@pytest.mark.slow
@pytest.mark.parametrize("without", lesser.LESSER)
def test_every_part_of_the_expert_is_worth_something(without: str) -> None:
    assert _wins("expert", without, 0.61, 16, Budget(60), lesser.BOT)
