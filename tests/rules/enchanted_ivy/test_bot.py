"""The helpers build sensibly, each from what it may know, and get better from level to level."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command
from fae_tabletop.games.enchanted_ivy.bot import BOT, LEVELS, IvyBot, aiming, latest_turn, shortlist
from fae_tabletop.games.enchanted_ivy.challenges import Both, DoorByTurn, RowEmpty, met
from fae_tabletop.games.enchanted_ivy.commands import Build, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS
from fae_tabletop.games.enchanted_ivy.evaluation import best_door, outlook
from fae_tabletop.games.enchanted_ivy.policy import quick_turn, turns
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY as GAME
from fae_tabletop.games.enchanted_ivy.setup import story_setup
from fae_tabletop.games.enchanted_ivy.state import State
from fae_tabletop.games.enchanted_ivy.verdicts import finished, summed_up
from tests.rules.enchanted_ivy.inns import SETUPS, built, ivy_match
from tests.support.matches import Match

PROLOGUE = story_setup("s01")


def inn_by(bot: IvyBot, level: str, seed: int, budget: int | None = None, scenario: str = "s01") -> State:
    """Return a whole game of one helper."""
    state = GAME.start(story_setup(scenario), seed).state
    dice = Dice(seed)
    while state.why is None:
        command = bot.decide(GAME.view(state, 0), level, Budget(budget), dice.fork(), None)
        assert command is not None
        state = GAME.apply(state, 0, command).state
    return state


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_finishes_an_inn(level: str) -> None:
    assert inn_by(BOT, level, 3, 8).why == "counted"


def test_levels_that_look_further_build_better() -> None:
    games = range(12)
    means = [
        fmean(inn_by(BOT, level, seed).total for seed in games) for level in ("random", "novice", "medium")
    ]
    assert means == sorted(means)
    assert means[0] < means[1] < means[2]


def played_turns(state: State) -> Iterator[tuple[Command, ...]]:
    """Yield every way to play the rest of a turn, doors apart."""
    for command in GAME.commands(state, 0):
        if isinstance(command, Lodge):
            yield (command,)
        elif isinstance(command, Build):
            after = GAME.apply(state, 0, command).state
            yield from ((command, *others) for others in played_turns(after))


@pytest.mark.parametrize("plies", [1, 4, 13, 14])
def test_all_turns_are_there_once_in_an_order_that_is_legal(plies: int) -> None:
    """Whether balcony or wall comes first makes no difference to where they lie."""
    state = Match(GAME, story_setup("s02"), 3).play(Dice(3), plies=plies).state
    every = list(played_turns(state))
    found = [turn.commands for turn in turns(state, state.setup.doors)]
    assert {frozenset(commands) for commands in found} == {frozenset(commands) for commands in every}
    assert len(found) == len({frozenset(commands) for commands in found})
    assert set(found) <= set(every)


def test_the_outlook_of_a_turn_is_that_of_the_inn_after_it() -> None:
    state = GAME.start(PROLOGUE, 5).state
    for turn in turns(state, PROLOGUE.doors)[::40]:
        after = state
        for command in turn.commands:
            after = GAME.apply(after, 0, command).state
        assert turn.points == outlook(after.inn, PROLOGUE.doors)


def test_the_quick_turn_takes_the_best_balcony() -> None:
    state = GAME.start(PROLOGUE, 5).state
    balcony, wall, guest = quick_turn(state)
    assert isinstance(balcony, Build)
    assert isinstance(wall, Build)
    assert isinstance(guest, Lodge)
    assert (balcony.wall, wall.wall) == (False, True)


def test_few_turns_of_the_same_room_are_tried() -> None:
    state = ivy_match(SETUPS[3], 2).steps[12].state
    kept = shortlist(turns(state, ()), 16)
    assert len(kept) <= 16
    assert kept[0] == turns(state, ())[0]
    rooms = [turn.room for turn in kept]
    assert max(map(rooms.count, rooms)) <= 2


def test_the_outlook_takes_the_door_where_its_guests_want_it() -> None:
    inn = built("f#####", {"f": "fire_salamander"})
    assert outlook(inn, ("start",)) == 3 + 2 + outlook(inn, ())
    assert outlook(inn, ("A",)) == outlook(inn, ())


def test_the_best_door_is_the_best_of_all_there_are() -> None:
    for seed in range(6):
        state = ivy_match(SETUPS[seed], seed).steps[-2].state
        if state.inn.door_kind is not None:
            continue
        command, points = best_door(state)
        totals = []
        for other in GAME.commands(state, 0):
            after = GAME.apply(state, 0, other).state
            if isinstance(other, HangDoor):
                after = GAME.apply(after, 0, GAME.commands(after, 0)[0]).state
            totals.append(after.total)
        assert points == max(totals)
        assert (command is None) == (points == totals[0])


def test_whoever_aims_for_a_challenge_meets_it_more_often() -> None:
    setup = story_setup("s01")
    aim = setup.challenges[0].test
    plain = [summed_up(inn_by(BOT, "medium", seed)) for seed in range(6)]
    aiming = [summed_up(inn_by(IvyBot(aim=aim), "medium", seed)) for seed in range(6)]
    assert sum(bool(one.challenges) for one in aiming) >= sum(bool(one.challenges) for one in plain)


def test_whoever_aims_for_an_early_door_hangs_it_in_time() -> None:
    setup = story_setup("s06")
    bot = aiming(setup, "challenge:s06-c3")
    assert bot.latest == latest_turn(setup.challenges[2].test) == 4
    for seed in range(4):
        state = inn_by(bot, "easy", seed, scenario="s06")
        assert 1 <= state.door_turn <= 4
        assert met(setup.challenges[2].test, finished(state))


def test_a_door_is_early_enough_for_all_that_is_asked_together() -> None:
    assert latest_turn(Both((RowEmpty("top"), DoorByTurn(5), DoorByTurn(3)))) == 3
    assert latest_turn(Both((RowEmpty("top"),))) is None
    assert latest_turn(RowEmpty("top")) is None
    assert latest_turn(None) is None


@pytest.mark.parametrize("words", ["s06-c3", "challenge:", "challenge:s05-c1", "success", ""])
def test_an_aim_that_is_not_there_is_refused_with_those_that_are(words: str) -> None:
    with pytest.raises(ValueError, match="challenge:s06-c1, challenge:s06-c2, challenge:s06-c3"):
        aiming(story_setup("s06"), words)


def test_the_last_turn_is_thought_about_no_longer_than_there_is_time() -> None:
    state = GAME.start(story_setup("s04", DOOR_IDS), 2).state
    dice = Dice(1)
    while state.pile:
        command = BOT.decide(GAME.view(state, 0), "novice", Budget(), dice.fork(), None)
        assert command is not None
        state = GAME.apply(state, 0, command).state
    asked: list[int] = []

    def clock() -> float:
        asked.append(len(asked))
        return asked[-1]

    assert BOT.decide(GAME.view(state, 0), "expert", Budget(seconds=2.5), dice.fork(), clock) is not None
    assert len(asked) == 4, "read once at the beginning, then after each option until the time is up"


def test_turns_that_meet_the_aim_come_first() -> None:
    setup = story_setup("s07")
    condition = setup.challenges[0].test
    truce = sum(
        met(condition, finished(inn_by(IvyBot(aim=condition), "easy", seed, 4, "s07"))) for seed in range(4)
    )
    plain = sum(met(condition, finished(inn_by(BOT, "easy", seed, 4, "s07"))) for seed in range(4))
    assert truce > plain, "cousins who touch score nothing, so that nobody else puts them side by side"
