"""How good an inn is that is not finished yet: what is certain, and the door that could still be hung."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enchanted_ivy.commands import HangDoor
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.ledger import OAK, Ledger
from fae_tabletop.games.enchanted_ivy.listing import doors
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scoring import total
from fae_tabletop.games.enchanted_ivy.state import State


def outlook(inn: Inn, may_hang: Sequence[DoorId]) -> int:
    """Return the points that an inn has for certain, with the starting door where it would be best now."""
    return Ledger(inn, may_hang).outlook()


def best_door(state: State) -> tuple[HangDoor | None, int]:
    """Return the door that is best on a finished inn, None where none helps, and the total that comes of it.

    Every door, wall and choice is tried.
    """
    without = total(state.inn)
    door, points = best_hanging(state)
    return (door, points) if door is not None and points > without else (None, without)


def best_hanging(state: State) -> tuple[HangDoor | None, int]:
    """Return the door that brings the most, or costs the least, and the total with it; None where none can hang."""
    inn = state.inn
    best, most = None, 0
    ledger = Ledger(inn, (OAK,))
    for command in doors(state):
        assert isinstance(command, HangDoor)
        if command.door == OAK:
            points = ledger.hung(inn.ground.grid.cell(command.at))
        else:
            hung = state.copy()
            ENCHANTED_IVY.advance(hung, 0, command, None)
            points = total(hung.inn)
        if best is None or points > most:
            best, most = command, points
    return best, most
