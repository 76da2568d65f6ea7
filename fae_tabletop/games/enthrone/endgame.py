"""The end of a match whose secrets are known: what a few turns lead to by force, whatever the other seat does."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enthrone.evaluation import wins_now
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State

WIN, OPEN, LOSS = 1, 0, -1
"""What is forced: a win of the seat that moves, nothing yet (or an adjournment), a loss."""


def forced(state: State, options: Sequence[Command], plies: int) -> list[int]:
    """Return for each command of the seat to move what it leads to by force within ``plies`` turns, itself included.

    Both Chosen Pawns of ``state`` are taken to be known to both seats, so a WIN holds against anybody, and a
    LOSS against a rival who knows the seat's. ``plies`` is 1 or more; each more costs some twenty times the time.
    """
    seat = state.to_move
    return [-_after(state, seat, command, plies - 1, LOSS, WIN) for command in options]


def _after(state: State, seat: Seat, command: Command, plies: int, low: int, high: int) -> int:
    """Return what is forced for the other seat once ``seat`` has given ``command``."""
    after = state.copy()
    ENTHRONE.advance(after, seat, command, None)
    result = ENTHRONE.returns(after)
    if result is None:
        return _best(after, plies, low, high)
    return WIN if result[1 - seat] == 1.0 else LOSS if result[seat] == 1.0 else OPEN


def _best(state: State, plies: int, low: int, high: int) -> int:
    """Return what the seat to move can force within ``plies`` turns, as far as it lies between the bounds."""
    if not plies:
        return OPEN
    seat = state.to_move
    if wins_now(state, seat):
        return WIN
    if plies == 1:
        # Only a seat that has nothing but losing captures left is worse off than that.
        high = min(high, OPEN)
    best = LOSS
    for command in ENTHRONE.commands(state, seat):
        best = max(best, -_after(state, seat, command, plies - 1, -high, -max(low, best)))
        if best >= high:
            break
    return best
