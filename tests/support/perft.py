"""Counts command sequences: whoever may act does, out of turn included."""

from __future__ import annotations

from typing import Any

from fae_tabletop.core.game import Game


def leaves(game: Game[Any, Any], state: Any, seats: int, depth: int) -> int:
    """Return how many sequences of ``depth`` commands there are; a finished game has none that go on."""
    total = 0
    for seat in range(seats):
        commands = game.commands(state, seat)
        if depth == 1:
            total += len(commands)
            continue
        for command in commands:
            after = state.copy()
            game.advance(after, seat, command, None)
            total += leaves(game, after, seats, depth - 1)
    return total
