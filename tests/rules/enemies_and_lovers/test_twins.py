"""Two matches that differ only in hidden cards look the same to a seat, move by move, until one of them shows."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from tests.rules.enemies_and_lovers.twins import begun, plain, together

GAMES = 150


def test_a_seat_is_told_the_same_until_a_hidden_card_shows() -> None:
    compared = differing = 0
    for seed in range(GAMES):
        found = begun(2 + seed % 3, seed, 10 + seed % 70)
        if found is None:
            continue
        state, twin, cards = found
        assert GAME.view(state, 0) == GAME.view(twin, 0)
        for step in together(state, twin, cards, Dice(seed).fork(3)):
            first, second = step.steps
            assert plain(first, 0) == plain(second, 0), (seed, step.commands)
            assert GAME.view(first.state, 0) == GAME.view(second.state, 0), (seed, step.commands)
            assert GAME.commands(first.state, 0) == GAME.commands(second.state, 0)
            compared += 1
            differing += step.commands[0] != step.commands[1]
    assert compared > 10 * GAMES, "the matches go on together for long enough to tell anything"
    assert differing > GAMES / 3, "and hidden cards are moved meanwhile"
