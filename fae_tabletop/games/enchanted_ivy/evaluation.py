"""How good an inn is that is not finished yet: what is certain, and the door that could still be hung."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enchanted_ivy.commands import HangDoor
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.guests import KIND
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.ledger import OAK, Ledger
from fae_tabletop.games.enchanted_ivy.listing import doors
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
    inn, grid = state.inn, state.inn.ground.grid
    best, most = None, 0
    ledger = Ledger(inn, (OAK,))
    hung, where = inn, None
    for command in doors(state):
        assert isinstance(command, HangDoor)
        cell = grid.cell(command.at)
        if command.door == OAK:
            points = ledger.hung(cell)
        else:
            if where != (command.door, cell):
                where, hung = (command.door, cell), inn.copy()
                hung.hang(cell, command.door)
            points = _chosen(hung, command)
        if best is None or points > most:
            best, most = command, points
    return best, most


def _chosen(inn: Inn, command: HangDoor) -> int:
    """Return the total after what a door does for its choice; its door hangs on ``inn``, which stays as it is."""
    cell = inn.ground.grid.cell
    if command.guest is not None:
        inn.lodge(cell(command.at), KIND[command.guest])
        points = total(inn)
        inn.vacate(cell(command.at))
    elif command.swap is not None:
        one, other = map(cell, command.swap)
        inn.swap(one, other)
        points = total(inn)
        inn.swap(one, other)
    elif command.remove is not None:
        guest = inn.vacate(cell(command.remove))
        points = total(inn)
        inn.lodge(cell(command.remove), guest)
    else:
        points = total(inn)
    return points
