"""Positions of FaeKin for tests, from hands as words."""

from __future__ import annotations

from typing import Any

import msgspec

from fae_tabletop.core.game import Command, Illegal, Seat
from fae_tabletop.games.faekin.cases import Given, position
from fae_tabletop.games.faekin.commands import Answer, Duel
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.state import State

FOUR = ("S8 W3 SK", "WQ S2 W10", "SA W4 S5", "WK S9 W7")
TWO = ("S8 W3 SK", "WQ S2 W10")
FAE = {"sorcha": "SQ S9 W2", "maeve": "W9 WJ S4"}


def table(
    hands: tuple[str, ...] = FOUR,
    active: Seat = 0,
    revealed: dict[str, str] | None = None,
    fae: dict[str, str] | None = None,
) -> State:
    """Return a position before a duel."""
    given: dict[str, Any] = {
        "hands": [hand.split() for hand in hands],
        "active": active,
        "revealed": {name: cards.split() for name, cards in (revealed or {}).items()},
        "fae": {name: cards.split() for name, cards in (fae or {}).items()},
    }
    return position(msgspec.convert(given, Given))


def after(state: State, *entries: tuple[Seat, Command]) -> State:
    """Return the state after some commands."""
    for seat, command in entries:
        state = FAEKIN.apply(state, seat, command).state
    return state


def duel(state: State, target: Any, card: Any, answer: Any = None) -> State:
    """Return the state after a duel of the active seat; ``answer`` is None for a fae."""
    state = FAEKIN.apply(state, state.turn, Duel(target, card)).state
    return state if answer is None else FAEKIN.apply(state, state.foe, Answer(answer)).state


def why_not(state: State, seat: Seat, command: Command) -> str:
    """Return the code with which a command is refused; empty when it is not."""
    try:
        FAEKIN.apply(state, seat, command)
    except Illegal as fault:
        return fault.reason.code
    return ""
