"""What a match comes to: measured and judged as its decisions are, so that no two screens contradict each other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from fae_tabletop.games.enemies_and_lovers import hindsight as looking_back
from fae_tabletop.games.enemies_and_lovers import study as studying
from fae_tabletop.games.enemies_and_lovers.account import SMALLEST_SWING, Hindsight, Reckoned
from fae_tabletop.games.enemies_and_lovers.bot import LEVELS
from fae_tabletop.games.enemies_and_lovers.decision import Decision, falls_short, verdict
from fae_tabletop.games.enemies_and_lovers.hindsight import hindsight, prospect
from fae_tabletop.games.enemies_and_lovers.reckoning import reckon
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.games.enemies_and_lovers.study import study
from tests.rules.enemies_and_lovers.histories import NAMES, history

SEATS, PERSON = 2, 0
CALLED = ("You", *NAMES[1:])


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_back, "GAMES", 20)
    monkeypatch.setattr(studying, "ONCE_MORE", 16)
    monkeypatch.setitem(LEVELS, "expert", LEVELS["expert"]._replace(iterations=32))


@cache
def match(seed: int) -> tuple[tuple[State, ...], tuple[Reckoned, ...]]:
    states = tuple(history(SEATS, seed, steps=200))
    return states, tuple(reckon(states, PERSON)) if states[-1].why == "crowned" else ()


def commands(states: tuple[State, ...]) -> list[int]:
    """Return the steps at which somebody had a choice."""
    return [
        step
        for step, state in enumerate(states[:-1])
        if len(GAME.commands(state, GAME.waiting(state)[0])) > 1
    ]


def thought(states: tuple[State, ...], step: int) -> Iterator[Decision]:
    """Think a decision through again; what was done is the first thing that leads to the next state."""
    seat = GAME.waiting(states[step])[0]
    facts = GAME.facts(states[step + 1])
    ways = GAME.commands(states[step], seat)
    made = next(way for way in ways if GAME.facts(GAME.apply(states[step], seat, way).state) == facts)
    return study(GAME.view(states[step], seat), "expert", None, step, made, judged=seat == PERSON)


def whole(seed: int) -> tuple[tuple[State, ...], list[Hindsight]]:
    states, told = match(seed)
    steps = commands(states)
    return states, [*hindsight(states, told, PERSON, CALLED, steps, lambda step: thought(states, step))]


def test_turning_points_are_judged_as_their_decisions_are() -> None:
    judged = mine = 0
    for seed in [seed for seed in range(24) if match(seed)[1]]:
        if judged > mine > 0:
            break
        states, found = whole(seed)
        assert [one.done for one in found] == [False] * (len(found) - 1) + [True]
        for one in found[-1].points:
            judged += 1
            assert abs(one.point.after - one.point.before) >= SMALLEST_SWING
            assert one.point.before == chance(states, one.point.steps[0])
            if one.verdict:
                mine += 1
                *_, decision = thought(states, one.look)
                assert decision.seat == PERSON
                assert one.verdict == verdict(decision, CALLED)
                assert falls_short(decision), "only what can be learned from is told"
    assert judged > mine > 0


def chance(states: tuple[State, ...], step: int) -> float:
    """Return what ``prospect`` comes to."""
    work = prospect(GAME.view(states[step], PERSON))
    while True:
        try:
            next(work)
        except StopIteration as end:
            return float(end.value)


def test_a_deed_is_good_only_where_nothing_better_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = [seed for seed in range(20) if match(seed)[1]]
    seed, told = next((seed, told) for seed in seeds if (told := whole(seed)[1][-1].deed))
    assert told.startswith("What brought you furthest")
    monkeypatch.setattr(looking_back, "falls_short", lambda decision: 1 + falls_short(decision))
    assert whole(seed)[1][-1].deed == "", "whatever is not the best is not praised"


def test_nothing_is_judged_where_nothing_can_be_thought_through_again() -> None:
    states, told = match(next(seed for seed in range(12) if match(seed)[1]))
    *_, found = hindsight(states, told, PERSON, CALLED)
    assert all(not one.verdict for one in found.points)
