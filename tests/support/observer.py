"""A naive observer: after some turns it bets that the rival's most-moved pawn is its Chosen Pawn."""

from __future__ import annotations

from collections import Counter

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Seat
from fae_tabletop.games.enthrone.bot import EnthroneBot
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.public import PAWNS, EnthroneSetup, View
from fae_tabletop.games.enthrone.rules import ENTHRONE

MOMENT = 10
"""Turns of both seats after which the observer bets."""


def bet(view: View, watched: Seat) -> dict[str, float]:
    """Return what share of its stake the viewer puts on each pawn: on those that ``watched`` moved most often.

    Only pawns count that the viewer does not know to be wrong; equal ones share.
    """
    moved = Counter(record.pawn for record in view.moves if record.seat == watched)
    possible = possible_identities(view)
    most = max(moved[pawn] for pawn in possible)
    favourites = [pawn for pawn in possible if moved[pawn] == most]
    return {pawn: 1 / len(favourites) for pawn in favourites}


def stakes_kept(
    setup: EnthroneSetup, seed: int, bot: EnthroneBot, level: str, budget: Budget, moment: int = MOMENT
) -> tuple[float, ...]:
    """Return how much of its stake each seat that watches the other keeps, 0 to 1, in a match of equal bots.

    Empty when the match ends before ``moment`` turns were played: nobody has bet then.
    """
    dice = Dice(seed)
    state = ENTHRONE.start(setup, seed).state
    minds = dice.fork(0), dice.fork(1)
    for step in range(2 + moment):
        waiting = ENTHRONE.waiting(state)
        if not waiting:
            return ()
        seat = waiting[0]
        command = bot.decide(ENTHRONE.view(state, seat), level, budget, minds[seat].fork(step), None)
        assert command is not None, "a seat that is waited for decides"
        state = ENTHRONE.apply(state, seat, command).state
    if state.why is not None:
        return ()
    return tuple(
        bet(ENTHRONE.view(state, seat), 1 - seat).get(PAWNS[state.chosen[1 - seat]], 0.0) for seat in (0, 1)
    )
