"""Every command that the innkeeper has (rules 3, 4 and 6)."""

from __future__ import annotations

from itertools import combinations

from fae_tabletop.core.game import Command
from fae_tabletop.games.enchanted_ivy.cards import IDS
from fae_tabletop.games.enchanted_ivy.commands import Build, Finish, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.doors import LETS_IN, REMOVES, SWAPS
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.inn import NONE
from fae_tabletop.games.enchanted_ivy.state import State


def listed(state: State) -> tuple[Command, ...]:
    """Return all that may be done, without duplicates, in a stable order."""
    if state.why is not None:
        return ()
    found: list[Command] = []
    if state.guesting:
        found += [Lodge(GUESTS[guest].id) for guest in dict.fromkeys(state.tokens)]
    elif state.hand:
        found += builds(state)
    else:
        found.append(Finish())
    return (*found, *doors(state))


def builds(state: State) -> list[Command]:
    """Return every placement of a card of the hand."""
    spaces = [state.inn.ground.grid.spaces[cell] for cell in bits(state.inn.legal())]
    found: list[Command] = []
    for card in state.hand:
        name = IDS[card]
        if state.balcony == NONE:
            found += [Build(name, at, False) for at in spaces]
        if not state.walled:
            found += [Build(name, at, True, turned) for turned in (False, True) for at in spaces]
    return found


def doors(state: State) -> list[Command]:
    """Return every way to hang a door; none when one hangs."""
    inn = state.inn
    if inn.door != NONE or not inn.walls:
        return []
    spaces = inn.ground.grid.spaces
    guests = list(bits(inn.guests()))
    found: list[Command] = []
    for door in state.setup.doors:
        for cell in bits(inn.door_cells(door)):
            at = spaces[cell]
            if door == LETS_IN:
                found += [HangDoor(door, at, guest=GUESTS[one].id) for one in dict.fromkeys(state.tokens)]
            elif door == SWAPS:
                found.append(HangDoor(door, at))
                found += [
                    HangDoor(door, at, swap=(spaces[one], spaces[other]))
                    for one, other in combinations(guests, 2)
                    if inn.guest[one] != inn.guest[other]
                ]
            elif door == REMOVES and guests:
                found += [HangDoor(door, at, remove=spaces[one]) for one in guests]
            else:
                found.append(HangDoor(door, at))
    return found
