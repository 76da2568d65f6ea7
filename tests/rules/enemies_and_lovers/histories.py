"""Whole games of Enemies & Lovers for tests, state by state."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.state import State
from tests.rules.enemies_and_lovers.policies import striving

NAMES = ("Ann", "Bea", "Cid", "Dan")
Policy = Callable[[State, Seat, tuple[Command, ...], Dice], Command]


def history(seats: int, seed: int, policy: Policy = striving, steps: int = 10_000) -> Iterator[State]:
    """Yield every state of a game in which all play by ``policy``, the deal first, at most ``steps`` commands."""
    dice = Dice(seed + 1000)
    state = GAME.start(EnemiesSetup(seats), seed).state
    yield state
    for _ in range(steps):
        waiting = GAME.waiting(state)
        if not waiting:
            return
        seat = waiting[0]
        state = GAME.apply(state, seat, policy(state, seat, GAME.commands(state, seat), dice)).state
        yield state
