"""How good an inn is that is not finished yet: what is certain, and the door that could still be hung."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enchanted_ivy.commands import HangDoor
from fae_tabletop.games.enchanted_ivy.doors import DOORS, DoorId
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import KIND
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.listing import doors
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scoring import door_points, guest_points, ivy_points, total
from fae_tabletop.games.enchanted_ivy.state import State

BY_THE_DOOR = tuple(KIND[name] for name in ("teacup_smuggler", "fire_salamander", "granny_patchwork"))
"""Guests who score by where the door is."""
OAK: DoorId = "start"


def outlook(inn: Inn, may_hang: Sequence[DoorId]) -> int:
    """Return the points that an inn has for certain, with the starting door where it would be best now."""
    return ivy_points(len(inn.patches())) + without_ivy(inn, may_hang)


def without_ivy(inn: Inn, may_hang: Sequence[DoorId]) -> int:
    """Return the part of ``outlook`` that guests and door make; the starting door changes nothing about ivy."""
    points = guest_points(inn) + door_points(inn)
    if inn.door != NONE or OAK not in may_hang:
        return points
    cells = inn.door_cells(OAK)
    if not cells:
        return points
    worth = DOORS[OAK].points
    homes = inn.homes
    if not any(homes[guest] for guest in BY_THE_DOOR):
        return points + worth
    best = points
    fits = inn.fits
    for cell in bits(cells):
        # Hung and taken down again: this is asked some ten thousand times a turn.
        inn.door, inn.door_kind = cell, OAK
        inn.walls ^= 1 << cell
        inn.fits = inn.fits_with_door(cell, OAK)
        best = max(best, guest_points(inn) + worth)
        inn.door, inn.door_kind, inn.fits = NONE, None, fits
        inn.walls |= 1 << cell
    return best


def best_door(state: State) -> tuple[HangDoor | None, int]:
    """Return the door that is best on a finished inn, None where none helps, and the total that comes of it.

    Every door, wall and choice is tried.
    """
    best, most = None, total(state.inn)
    for command in doors(state):
        assert isinstance(command, HangDoor)
        hung = state.copy()
        ENCHANTED_IVY.advance(hung, 0, command, None)
        points = total(hung.inn)
        if points > most:
            best, most = command, points
    return best, most
