"""What is called out of reach at an inn is never met in the end, and each reason is told where it applies."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy import challenges as c
from fae_tabletop.games.enchanted_ivy.challenges import met
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scene.outofreach import out_of_reach, reasons, short_of
from fae_tabletop.games.enchanted_ivy.setup import chapters, story_setup
from fae_tabletop.games.enchanted_ivy.state import State
from fae_tabletop.games.enchanted_ivy.verdicts import finished
from tests.scene.enchanted_ivy.tables import position


def seen(state: State) -> View:
    """Return what the innkeeper sees."""
    return ENCHANTED_IVY.view(state, 0)


@pytest.mark.parametrize("scenario", [one.id for one in chapters()])
def test_what_is_called_lost_is_not_met_in_the_end(scenario: str) -> None:
    for seed in range(3):
        dice = Dice(seed)
        state = ENCHANTED_IVY.start(story_setup(scenario, DOOR_IDS), seed).state
        lost: set[str] = set()
        while state.why is None:
            view = seen(state)
            lost |= set(reasons(view, inn_of(view)))
            # Doors are many among what is offered, and come late all the same.
            offered = ENCHANTED_IVY.commands(state, 0)
            calm = [one for one in offered if type(one).__name__ != "HangDoor"]
            late = dice.below(8) == 0 or type(calm[0]).__name__ == "Finish"
            state = ENCHANTED_IVY.apply(state, 0, dice.choice(offered if late else calm)).state
        setup, ended = state.setup, finished(state)
        reached = {one.id for one in setup.challenges if met(one.test, ended)}
        reached |= {"success"} if setup.success is not None and state.total >= setup.success else set()
        reached |= (
            {"high_score"} if setup.high_score is not None and state.total >= setup.high_score else set()
        )
        assert not lost & reached


def test_a_door_that_is_late_loses_a_challenge_and_says_so() -> None:
    view = seen(position("s07", 5))
    assert out_of_reach(view, inn_of(view), c.DoorByTurn(4)) == "turn 4 is over"
    assert out_of_reach(view, inn_of(view), c.DoorByTurn(5)) == ""


def test_whoever_moved_in_is_not_left_over() -> None:
    view = seen(position("s02", 5))
    here = next(laid.guest for laid in view.laid if laid.guest is not None)
    if here in view.tokens or any(name == here for name, _ in view.bag):
        assert out_of_reach(view, inn_of(view), c.LeftOver(here)) == ""
    else:
        assert "has moved in" in out_of_reach(view, inn_of(view), c.LeftOver(here))


def test_a_goal_in_points_is_lost_only_when_no_door_brings_it() -> None:
    building, closing = seen(position("s02", 5)), seen(position("s02", 7, "closing"))
    assert short_of(building, inn_of(building), 900) == ""
    assert "no door" in short_of(closing, inn_of(closing), 900)
    assert short_of(closing, inn_of(closing), 1) == ""


def test_all_four_of_a_kind_are_lost_when_too_few_rooms_are_left() -> None:
    view = seen(position("s02", 7, "closing"))
    assert "can live here" in out_of_reach(view, inn_of(view), c.GuestScore("scarecrow", 5, 9))
