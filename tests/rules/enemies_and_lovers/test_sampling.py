"""Drawing a command is drawing from the list of them, and no reason stands against what is listed."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers import moves
from fae_tabletop.games.enemies_and_lovers.listing import listed
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.sampling import drawn
from fae_tabletop.games.enemies_and_lovers.secrecy import hide


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_drawn_is_what_would_be_drawn_from_the_list(seats: int) -> None:
    for seed in range(4):
        dice = Dice(seed)
        state = ENEMIES_AND_LOVERS.start(EnemiesSetup(seats), seed).state.copy()
        while state.why is None:
            (seat,) = ENEMIES_AND_LOVERS.waiting(state)
            one, other = dice.fork(), Dice(0)
            other.word = one.word
            command = drawn(state, seat, one)
            assert command is other.choice(listed(state, seat))
            assert one.word == other.word
            ENEMIES_AND_LOVERS.advance(state, seat, command, None)


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_that_is_listed_is_refused(seats: int) -> None:
    dice = Dice(seats)
    state = ENEMIES_AND_LOVERS.start(EnemiesSetup(seats), 6).state
    while state.why is None:
        for seat in range(seats):
            view = hide(state, seat, log=False)
            assert [moves.refusal(view, command) for command in listed(state, seat)].count(None) == len(
                listed(state, seat)
            )
        state = ENEMIES_AND_LOVERS.apply(state, *ENEMIES_AND_LOVERS.sample(state, dice)).state
