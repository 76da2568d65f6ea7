"""What an inn is worth: guests, ivy and door; on an unfinished inn, as far as it is certain (rules 5 to 7, 14)."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.doors import DOORS
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.tastes import scorers

IVY_POINTS: tuple[int, ...] = (0, 18, 15, 12, 10, 8, 6, 4, 2, 0)
"""Points by the number of patches; the last entry also for more (rules 5). An inn without cards has none."""


class Part(NamedTuple):
    """What one preference is worth, and the set of cells that make it so."""

    points: int
    cells: int = 0


class Score(NamedTuple):
    """An inn counted out: ``guests`` by cell with the part of each preference, patches, ivy, door and all of it."""

    guests: dict[int, tuple[Part, ...]]
    patches: int
    ivy: int
    door: int
    total: int

    def of(self, cell: int) -> int:
        """Return what the guest of a cell scores."""
        return sum(part.points for part in self.guests[cell])


def score(inn: Inn) -> Score:
    """Count an inn out.

    On an unfinished one a gap, an open edge, a top and a bottom row count where no fit that is left says otherwise.
    """
    guests = {cell: guest_parts(inn, cell) for cell in bits(inn.guests())}
    patches = inn.clumps
    ivy, door = ivy_points(patches), door_points(inn)
    return Score(
        guests,
        patches,
        ivy,
        door,
        sum(part.points for parts in guests.values() for part in parts) + ivy + door,
    )


def total(inn: Inn) -> int:
    """Return the sum of ``score`` alone."""
    return ivy_points(inn.clumps) + door_points(inn) + guest_points(inn)


def guest_points(inn: Inn) -> int:
    """Return what all guests score together."""
    points = 0
    guest, left, tastes = inn.guest, inn.lodgers, scorers(inn.ground.grid)
    while left:
        low = left & -left
        left ^= low
        cell = low.bit_length() - 1
        for count in tastes[guest[cell]]:
            points += count(inn, cell)[0]
    return points


def guest_parts(inn: Inn, cell: int) -> tuple[Part, ...]:
    """Return what each preference of the guest who lives there is worth."""
    return tuple(Part(*count(inn, cell)) for count in scorers(inn.ground.grid)[inn.guest[cell]])


def ivy_points(patches: int) -> int:
    """Return the points for so many patches of ivy."""
    return IVY_POINTS[patches] if patches < len(IVY_POINTS) else IVY_POINTS[-1]


def door_points(inn: Inn) -> int:
    """Return the points of the door itself."""
    if inn.door_kind is None:
        return 0
    door = DOORS[inn.door_kind]
    if not door.per_flower:
        return door.points
    beside = inn.ground.grid.regions["touching"][inn.door]
    return door.points + door.per_flower * sum(1 for cells in inn.flowers if cells & beside)
