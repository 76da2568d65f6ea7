"""What would come of a placement, a guest or a door: worked out on a copy of the inn, decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.cards import NUMBER
from fae_tabletop.games.enchanted_ivy.challenges import Finished
from fae_tabletop.games.enchanted_ivy.commands import Build, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.doors import LETS_IN, REMOVES, SWAPS, DoorId
from fae_tabletop.games.enchanted_ivy.grid import Space, bits
from fae_tabletop.games.enchanted_ivy.guests import KIND
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scoring import Score, score, total


class WhatIf(NamedTuple):
    """An inn as it would be, what it would be worth, and how much that is more than now."""

    inn: Inn
    score: Score
    gain: int


def what_if(view: View, inn: Inn, now: int, command: Build | Lodge | HangDoor) -> WhatIf:
    """Return what a legal ``command`` would come to; ``now`` is what the inn is worth."""
    after = tried(view, inn, command)
    counted = score(after)
    return WhatIf(after, counted, counted.total - now)


def tried(view: View, inn: Inn, command: Build | Lodge | HangDoor) -> Inn:
    """Return the inn after a legal ``command``; ``inn`` stays as it is."""
    after = inn.copy()
    grid = inn.ground.grid
    match command:
        case Build(card, at, wall, turned):
            after.place(grid.cell(at), NUMBER[card], wall=wall, turned=turned)
        case Lodge(guest):
            assert view.open_balcony is not None, "a guest is lodged on the balcony of this turn"
            after.lodge(grid.cell(view.open_balcony), KIND[guest])
        case HangDoor(door, at, guest, swap, remove):
            after.hang(grid.cell(at), door)
            if guest is not None:
                after.lodge(grid.cell(at), KIND[guest])
            if swap is not None:
                after.swap(grid.cell(swap[0]), grid.cell(swap[1]))
            if remove is not None:
                after.vacate(grid.cell(remove))
    return after


def hangings(view: View, inn: Inn, door: DoorId) -> list[HangDoor]:
    """Return every way in which a door that may be hung could hang now."""
    spaces = inn.ground.grid.spaces
    guests = list(bits(inn.guests()))
    found: list[HangDoor] = []
    for cell in bits(inn.door_cells(door)):
        at = spaces[cell]
        if door == LETS_IN:
            found += [HangDoor(door, at, guest=one) for one in dict.fromkeys(view.tokens)]
        elif door == REMOVES and guests:
            found += [HangDoor(door, at, remove=spaces[one]) for one in guests]
        else:
            found.append(HangDoor(door, at))
            if door == SWAPS:
                found += [
                    HangDoor(door, at, swap=(spaces[one], spaces[other]))
                    for one, other in combinations(guests, 2)
                    if inn.guest[one] != inn.guest[other]
                ]
    return found


def best_hanging(view: View, inn: Inn, door: DoorId, now: int) -> tuple[HangDoor, int] | None:
    """Return the best way to hang a door now, and the points that it would bring; None when it cannot hang."""
    return max(valued(view, inn, door, now), key=lambda one: one[1], default=None)


def valued(view: View, inn: Inn, door: DoorId, now: int) -> list[tuple[HangDoor, int]]:
    """Return every way to hang a door now, with the points that it would bring; ``now`` is what the inn is worth."""
    return [(one, total(tried(view, inn, one)) - now) for one in hangings(view, inn, door)]


def joined_edges(inn: Inn) -> list[tuple[Space, Space]]:
    """Return the pairs of neighbouring spaces whose ivy is joined, the upper or left one first."""
    spaces = inn.ground.grid.spaces
    return [
        (spaces[cell], spaces[other])
        for cell in bits(inn.cards)
        for other in bits(inn.tied[cell])
        if other > cell
    ]


def new_joins(inn: Inn, after: Inn) -> Sequence[tuple[Space, Space]]:
    """Return the joins that ``after`` has and ``inn`` has not."""
    before = set(joined_edges(inn))
    return [pair for pair in joined_edges(after) if pair not in before]


def looked_at(view: View, inn: Inn, counted: Score) -> Finished:
    """Return what the conditions of challenges look at, as if the inn were finished now."""
    left = view.tokens[0] if view.phase in ("closing", "over") and view.tokens else None
    return Finished(inn, counted, left, None if view.door is None else view.door.turn)
