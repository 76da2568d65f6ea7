"""An exhaustive solver of short endings, to hold the expert against: every command, to the given depth.

Nothing of the bot's own judgement is in it. Both seats are taken to know both Chosen Pawns.
"""

from __future__ import annotations

from fae_tabletop.core.game import Command
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State


def solved(state: State, plies: int) -> dict[Command, int]:
    """Return for each command of the seat to move what it forces within ``plies`` turns: 1 a win, -1 a loss, else 0."""
    seat = state.to_move
    outcomes: dict[Command, int] = {}
    for command in ENTHRONE.commands(state, seat):
        after = state.copy()
        ENTHRONE.advance(after, seat, command, None)
        outcomes[command] = -_value(after, plies - 1, -1, 1)
    return outcomes


def best_moves(state: State, plies: int) -> set[Command]:
    """Return the commands that force the most; all of them where nothing is decided within ``plies``."""
    outcomes = solved(state, plies)
    top = max(outcomes.values())
    return {command for command, outcome in outcomes.items() if outcome == top}


def _value(state: State, plies: int, alpha: int, beta: int) -> int:
    """Return what the seat to move can force, by negamax with the usual cut-offs."""
    seat = state.to_move
    if state.why is not None:
        return 0 if state.winner is None else 1 if state.winner == seat else -1
    if plies == 0:
        return 0
    best = -1
    for command in ENTHRONE.commands(state, seat):
        after = state.copy()
        ENTHRONE.advance(after, seat, command, None)
        best = max(best, -_value(after, plies - 1, -beta, -max(alpha, best)))
        if best >= beta:
            break
    return best
