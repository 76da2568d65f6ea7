"""Every game keeps the promises of the Game protocol; checked at every ply of random matches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Illegal, Seat
from tests.conformance.samples import RESIGN, SAMPLES, Sample
from tests.support.matches import Match, played

SEEDS = range(6)


@pytest.fixture(params=list(SAMPLES))
def sample(request: pytest.FixtureRequest) -> Sample:
    return SAMPLES[request.param]


def matches(sample: Sample, seeds: range = SEEDS) -> Iterator[Match]:
    """Yield random matches, the setups in turn; every third is resigned half-way."""
    for seed in seeds:
        match = played(sample.game, sample.setups[seed % len(sample.setups)], seed, plies=60)
        if seed % 3 == 2:
            half = Match(sample.game, match.setup, seed)
            for seat, command in match.entries[: len(match.entries) // 2]:
                half.do(seat, command)
            half.do(seed % 2 % len(match.seats), RESIGN)
            match = half
        yield match


def test_apply_changes_nothing_and_repeats_itself(sample: Sample) -> None:
    game = sample.game
    for match in matches(sample):
        for step, (seat, command) in zip(match.steps, match.entries, strict=False):
            before = game.facts(step.state)
            once, twice = game.apply(step.state, seat, command), game.apply(step.state, seat, command)
            assert game.facts(step.state) == before
            assert game.facts(once.state) == game.facts(twice.state)
            assert once.events == twice.events


def test_a_refused_command_changes_nothing_and_gives_a_reason(sample: Sample) -> None:
    game = sample.game
    for match in matches(sample, range(2)):
        for step in match.steps[::9]:
            before = game.facts(step.state)
            for seat in match.seats:
                legal = set(game.commands(step.state, seat))
                for command in sample.universe(step.state):
                    if command in legal:
                        continue
                    with pytest.raises(Illegal) as refused:
                        game.apply(step.state, seat, command)
                    assert refused.value.reason.code
            assert game.facts(step.state) == before


def test_commands_are_complete_stable_and_without_duplicates(sample: Sample) -> None:
    game = sample.game
    for match in matches(sample):
        for step in match.steps:
            for seat in match.seats:
                listed = game.commands(step.state, seat)
                assert listed == game.commands(step.state.copy(), seat)
                assert len(set(listed)) == len(listed)
                assert not any(command.unlisted or command.idle for command in listed)
                for command in listed:
                    game.apply(step.state, seat, command)


def test_somebody_is_waited_for_until_there_is_a_result(sample: Sample) -> None:
    game = sample.game
    for match in matches(sample):
        for step in match.steps:
            waiting, result = game.waiting(step.state), game.returns(step.state)
            assert (result is None) == bool(waiting)
            assert all(game.commands(step.state, seat) for seat in waiting)
            if result is not None:
                assert len(result) == len(match.seats)
                assert all(0 <= share <= 1 for share in result)
                assert all(game.commands(step.state, seat) == () for seat in match.seats)


def test_everybody_may_resign_until_the_end_and_nobody_after_it(sample: Sample) -> None:
    game = sample.game
    for match in matches(sample, range(3)):
        for step in match.steps:
            for seat in match.seats:
                if game.returns(step.state) is None:
                    after = game.apply(step.state, seat, RESIGN).state
                    result = game.returns(after)
                    assert result is not None
                    assert result[seat] == 0
                else:
                    with pytest.raises(Illegal):
                        game.apply(step.state, seat, RESIGN)


def test_a_seat_that_does_not_exist_may_do_nothing(sample: Sample) -> None:
    game = sample.game
    match = played(sample.game, sample.setups[0], 1, plies=6)
    for step in match.steps:
        for seat in (-1, len(match.seats)):
            tries: list[Command] = [
                RESIGN,
                *(c for s in match.seats for c in game.commands(step.state, s)),
            ]
            for command in tries:
                with pytest.raises(Illegal):
                    game.apply(step.state, seat, command)


def test_a_copy_is_independent(sample: Sample) -> None:
    game = sample.game
    for match in matches(sample, range(3)):
        for step, (seat, command) in zip(match.steps, match.entries, strict=False):
            before = game.facts(step.state)
            twin = step.state.copy()
            assert game.facts(twin) == before
            game.advance(twin, seat, command, [])
            assert game.facts(step.state) == before


def test_advancing_without_events_plays_the_same(sample: Sample) -> None:
    game = sample.game
    for match in matches(sample):
        quiet = match.steps[0].state.copy()
        for (seat, command), step in zip(match.entries, match.steps[1:], strict=True):
            game.advance(quiet, seat, command, None)
            assert game.waiting(quiet) == game.waiting(step.state)
            assert game.returns(quiet) == game.returns(step.state)
            for own in match.seats:
                assert game.commands(quiet, own) == game.commands(step.state, own)


def test_what_may_be_done_depends_only_on_what_is_known(sample: Sample) -> None:
    game = sample.game
    for match in matches(sample):
        for ply, step in enumerate(match.steps):
            for seat in match.seats:
                view = game.view(step.state, seat)
                dice = Dice(ply)
                for _ in range(3):
                    world = game.imagine(view, dice)
                    assert game.view(world, seat) == view
                    assert game.commands(world, seat) == game.commands(step.state, seat)


def test_the_order_of_simultaneous_answers_does_not_matter(sample: Sample) -> None:
    game = sample.game
    tried = 0
    for match in matches(sample):
        for step in match.steps:
            waiting = game.waiting(step.state)
            if len(waiting) < 2:
                continue
            first, second = waiting[0], waiting[1]
            for one in game.commands(step.state, first):
                for other in game.commands(step.state, second):
                    tried += 1
                    there = _after(game, step.state, (first, one), (second, other))
                    back = _after(game, step.state, (second, other), (first, one))
                    assert there == back
    assert bool(tried) == sample.together


def _after(game: object, state: object, *entries: tuple[Seat, Command]) -> object:
    for seat, command in entries:
        state = game.apply(state, seat, command).state  # type: ignore[attr-defined]  # any game under test
    return game.facts(state)  # type: ignore[attr-defined]  # any game under test


def test_a_sampled_command_is_a_listed_one(sample: Sample) -> None:
    game = sample.game
    for match in matches(sample):
        for ply, step in enumerate(match.steps):
            if not game.waiting(step.state):
                continue
            dice = Dice(ply)
            before = game.facts(step.state)
            for _ in range(10):
                seat, command = game.sample(step.state, dice)
                assert seat in game.waiting(step.state)
                assert command in game.commands(step.state, seat)
            assert game.facts(step.state) == before


def test_commands_point_at_things_and_each_says_something_else(sample: Sample) -> None:
    game = sample.game
    for match in matches(sample):
        for step in match.steps:
            for seat in match.seats:
                picks = [command.picks() for command in game.commands(step.state, seat)]
                assert all(picks)
                assert len(set(picks)) == len(picks)
                assert not any(a != b and a == b[: len(a)] for a in picks for b in picks)
