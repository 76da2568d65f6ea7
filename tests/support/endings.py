"""Positions near the end in which one seat knows for certain who the rival is, with a true past behind them.

By the rules this takes three captures of its own that together are the quarry of a fourth pawn: one seat hunts
these three until they are gone, the other one wanders, and from then on two bots play by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command, Seat
from fae_tabletop.games.enthrone.bot import BOT
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.public import PAWNS, Choose, EnthroneSetup, Move
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State
from tests.rules.enthrone.policies import is_calm, is_capture

HUNTER: Seat = 0
PATIENCE = 160
"""Turns after which a hunt is given up."""


def endings(setup: EnthroneSetup, seed: int, thought: Budget) -> Iterator[State]:
    """Yield positions without end, the same ones for the same ``seed``; ``state.to_move`` is the one who knows.

    ``thought`` is what the bots that play on may spend on a move.
    """
    number = 0
    while True:
        dice = Dice(seed).fork(number)
        number += 1
        state = _informed(setup, dice)
        while state is not None and state.why is None:
            if state.to_move == HUNTER:
                yield state
            view = ENTHRONE.view(state, state.to_move)
            command = BOT.decide(view, "expert", thought, dice.fork(state.turn), None)
            assert command is not None, "a seat that is waited for decides"
            state = ENTHRONE.apply(state, state.to_move, command).state


def _informed(setup: EnthroneSetup, dice: Dice) -> State | None:
    """Return a position in which the hunter has found the rival out; None when the deal or the hunt fails."""
    state = ENTHRONE.start(setup, dice.below(1 << 24)).state
    chosen = tuple(dice.choice(hand) for hand in state.hands)
    prey = _prey(setup, state.hands[HUNTER], chosen[1 - HUNTER])
    if prey is None:
        return None
    for seat, pawn in enumerate(chosen):
        state = ENTHRONE.apply(state, seat, Choose(PAWNS[pawn])).state
    while state.why is None and state.turn < PATIENCE:
        if len(state.captured) == len(prey):
            known = possible_identities(ENTHRONE.view(state, HUNTER))
            assert len(known) == 1, "three captures and their hunter leave nobody else"
            return state
        seat = state.to_move
        command = _hunt(state, seat, prey, ENTHRONE.commands(state, seat), dice)
        if command is None:
            return None
        state = ENTHRONE.apply(state, seat, command).state
    return None


def _prey(setup: EnthroneSetup, hand: tuple[int, ...], rival: int) -> set[int] | None:
    """Return the three pawns whose capture, with the pawn that hunts them, leaves only ``rival``; None without."""
    others = {pawn for pawn in range(len(PAWNS)) if pawn not in hand and pawn != rival}
    for pawn in sorted(others):
        quarry = {PAWNS.index(name) for name in setup.quarry[pawn]}
        if quarry == others - {pawn}:
            return quarry
    return None


def _hunt(
    state: State, seat: Seat, prey: set[int], commands: tuple[Command, ...], dice: Dice
) -> Command | None:
    """Return a capture of prey by the hunter, else a calm move; None when there is none."""
    if seat == HUNTER:
        wanted = [
            command
            for command in commands
            if isinstance(command, Move)
            and is_capture(state, command)
            and state.at[state.graph.index[command.to]] in prey
        ]
        if wanted:
            return dice.choice(wanted)
    calm = [command for command in commands if is_calm(state, command)]
    return dice.choice(calm) if calm else None
