"""What holds in every game of FaeKin: no card is lost, and nobody is told what it may not know."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.codec import Codec
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.core.log import begun, follow, read_entry, read_header
from fae_tabletop.games.faekin.cards import COURT_CARDS, IDENTITY, IDS, NUMBER, PAIRED
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.secrecy import hide
from fae_tabletop.games.faekin.state import State
from tests.rules.faekin.policies import talked
from tests.support.plain import named

seeds = st.integers(0, 10_000)
tables = st.builds(FaekinSetup, st.integers(2, 9), st.booleans())


def visible(state: State, seat: Seat) -> set[str]:
    """Return the cards that a seat may know, told from the state itself."""
    found = {*state.hands[seat]} | {card for card in range(len(IDS)) if state.up >> card & 1}
    for attacker, defender, attack, defence in state.duels:
        if seat in (attacker, defender):
            found |= {attack, defence}
    return {IDS[card] for card in found}


@settings(max_examples=50, deadline=None)
@given(setup=tables, seed=seeds)
def test_no_card_is_lost_and_no_hand_changes(setup: FaekinSetup, seed: int) -> None:
    match = talked(setup, seed)
    hands = match.steps[0].state.hands
    dealt = [card for hand in hands for card in hand]
    assert len(set(dealt)) == len(dealt) == 3 * match.state.holders
    assert setup.jokers or max(dealt) < COURT_CARDS
    assert all(mask in IDENTITY for mask in match.state.masks)
    assert all(mask in PAIRED for mask in match.state.masks[setup.seats :])
    shown = 0
    for step in match.steps:
        assert step.state.hands == hands
        assert step.state.up & shown == shown
        shown = step.state.up
        assert shown & ~sum(step.state.masks) == 0


@settings(max_examples=50, deadline=None)
@given(setup=tables, seed=seeds)
def test_nothing_hidden_is_in_a_view_an_event_or_a_command(setup: FaekinSetup, seed: int) -> None:
    for step in talked(setup, seed).steps[::3]:
        if step.state.why is not None:
            break
        for seat in range(setup.seats):
            may_know = visible(step.state, seat)
            view = hide(step.state, seat, log=False)
            assert set(named(msgspec.to_builtins(view), NUMBER)) <= may_know
            told = [msgspec.to_builtins(event) for event in step.state.log[-6:] if event.told_to(seat)]
            assert set(named(told, NUMBER)) <= may_know
            labels = {ref.id for command in FAEKIN.commands(step.state, seat) for ref in command.picks()}
            assert {part for label in labels for part in label.split(":") if part in NUMBER} <= may_know


@settings(max_examples=15, deadline=None)
@given(setup=tables, seed=seeds)
def test_imagined_worlds_look_the_same_and_are_whole(setup: FaekinSetup, seed: int) -> None:
    dice = Dice(seed)
    match = talked(setup, seed)
    for step in match.steps[::9]:
        for seat in range(setup.seats):
            view = FAEKIN.view(step.state, seat)
            world = FAEKIN.imagine(view, dice)
            assert FAEKIN.view(world, seat) == view
            assert FAEKIN.commands(world, seat) == FAEKIN.commands(step.state, seat)
            held = [card for hand in world.hands for card in hand]
            assert len(set(held)) == len(held)
            assert all(mask in IDENTITY for mask in world.masks)


@settings(max_examples=20, deadline=None)
@given(setup=tables, seed=seeds)
def test_a_saved_round_is_followed_at_every_ply(setup: FaekinSetup, seed: int) -> None:
    match = talked(setup, seed, 40)
    codec = Codec(FAEKIN.vocabulary)
    first, *rest = match.lines()
    fold = begun(FAEKIN, read_header(first))
    for number, (line, step) in enumerate(zip(rest, match.steps[1:], strict=True), 2):
        assert follow(FAEKIN, fold, read_entry(codec, line, number), number) == step.events
        assert FAEKIN.facts(fold.state) == FAEKIN.facts(step.state)
        for seat in (0, setup.seats - 1):
            view = FAEKIN.view(fold.state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


@pytest.mark.parametrize("seats", range(2, 10))
def test_random_rounds_end(seats: int) -> None:
    ways: Counter[str] = Counter()
    for seed in range(60):
        dice, state = Dice(seed), FAEKIN.start(FaekinSetup(seats, jokers=seed % 2 == 1), seed).state
        plies = 0
        while state.why is None:
            seat, command = FAEKIN.sample(state, dice)
            FAEKIN.advance(state, seat, command, None)
            plies += 1
        assert plies < 600
        ways[state.why] += 1
        result = FAEKIN.returns(state)
        assert result is not None
        assert {place for place, share in enumerate(result) if share} == set(state.winners)
    assert ways["rival_court"]
    assert set(ways) <= {"claimant_court", "rival_court", "nobody", "fae"}
