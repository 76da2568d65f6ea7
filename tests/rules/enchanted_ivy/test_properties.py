"""What holds in every game of Enchanted Ivy: nothing is lost, and nothing tells what is still hidden."""

from __future__ import annotations

from collections import Counter

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy.cards import CARDS
from fae_tabletop.games.enchanted_ivy.commands import Build
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import KIND
from fae_tabletop.games.enchanted_ivy.inn import NONE
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY as GAME
from fae_tabletop.games.enchanted_ivy.secrecy import hide
from fae_tabletop.games.enchanted_ivy.state import State
from tests.rules.enchanted_ivy.inns import SETUPS, ivy_match
from tests.support.matches import Match

seeds = st.integers(0, 10_000)
setups = st.sampled_from(SETUPS)


def cards_of(state: State) -> list[int]:
    laid = [card for card in state.inn.card if card != NONE]
    return sorted([*laid, *state.hand, *state.pile, *state.discards])


def tokens_of(state: State) -> Counter[int]:
    lodged = [guest for guest in state.inn.guest if guest != NONE]
    return Counter([*lodged, *state.tokens, *state.bag, *state.gone])


@settings(max_examples=60, deadline=None)
@given(setup=setups, seed=seeds)
def test_no_card_and_no_guest_is_lost_or_doubled(setup: object, seed: int) -> None:
    match = ivy_match(setup, seed)  # type: ignore[arg-type]  # a setup of ours
    wanted = Counter({KIND[name]: count for name, count in match.state.setup.guests})
    for step in match.steps:
        assert cards_of(step.state) == list(range(len(CARDS)))
        assert tokens_of(step.state) == wanted
    inn = match.state.inn
    assert inn.fits.bit_count() == 1
    assert inn.up_walls.bit_count() == inn.cards.bit_count() // 2


@settings(max_examples=60, deadline=None)
@given(setup=setups, seed=seeds)
def test_the_order_of_pile_and_bag_is_told_nowhere(setup: object, seed: int) -> None:
    """Two games that differ only in what is still hidden look, sound and offer the same."""
    match = ivy_match(setup, seed)  # type: ignore[arg-type]
    dice = Dice(seed)
    for step in match.steps[::3]:
        other = step.state.copy()
        other.pile = (*dice.shuffled(other.pile[:-1]), *other.pile[-1:])
        other.bag = tuple(dice.shuffled(other.bag))
        assert hide(other) == hide(step.state)
        assert GAME.commands(other, 0) == GAME.commands(step.state, 0)


@settings(max_examples=40, deadline=None)
@given(setup=setups, seed=seeds)
def test_the_inn_that_a_view_shows_is_the_real_one(setup: object, seed: int) -> None:
    for step in ivy_match(setup, seed).steps[::2]:  # type: ignore[arg-type]
        shown, real = inn_of(hide(step.state)), step.state.inn
        for name in type(real).__slots__:
            assert getattr(shown, name) == getattr(real, name), name


@settings(max_examples=40, deadline=None)
@given(setup=setups, seed=seeds)
def test_imagined_games_look_the_same_and_end(setup: object, seed: int) -> None:
    dice = Dice(seed)
    for step in ivy_match(setup, seed).steps[::5]:  # type: ignore[arg-type]
        view = GAME.view(step.state, 0)
        world = GAME.imagine(view, dice)
        assert GAME.view(world, 0) == view
        while GAME.waiting(world):
            GAME.advance(world, *GAME.sample(world, dice), None)
        assert world.why is not None


@settings(max_examples=30, deadline=None)
@given(setup=setups, seed=seeds)
def test_a_card_lies_only_where_the_listing_says(setup: object, seed: int) -> None:
    match = Match(GAME, setup, seed).play(Dice(seed), plies=9)  # type: ignore[arg-type]
    state: State = match.state
    listed = set(GAME.commands(state, 0))
    if state.guesting or not state.hand:
        return
    spaces = state.inn.ground.grid.spaces
    legal = {spaces[cell] for cell in bits(state.inn.legal())}
    for card in state.hand:
        for at in spaces:
            for wall in (False, True):
                command = Build(CARDS[card].id, at, wall)
                free = not state.walled if wall else state.balcony == NONE
                assert (command in listed) == (at in legal and free)


def test_views_are_plain_values() -> None:
    view = hide(ivy_match(SETUPS[2], 1).state)
    assert msgspec.convert(msgspec.to_builtins(view), type(view)) == view
