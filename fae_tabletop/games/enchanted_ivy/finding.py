"""What finds the cells that a preference speaks of, and says whether its conditions hold (rules 7)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from fae_tabletop.games.enchanted_ivy.cards import FLOWER, FLOWERS
from fae_tabletop.games.enchanted_ivy.grid import Grid
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.wishes import (
    Around,
    Balconies,
    Cards,
    Condition,
    Even,
    Exactly,
    Guests,
    InRow,
    Item,
    Same,
    Walls,
)

Cells = Callable[[Inn, int], int]
"""Takes an inn and the cell of a guest; returns a set of cells."""
Holding = Callable[[Inn, int], int | None]
"""Takes the same; returns the cells by which a condition holds, None where it does not."""


def things(item: Item) -> Callable[[Inn], int] | None:
    """Return what finds all cells with such a thing, for every guest the same; None where it depends on the guest."""
    match item:
        case Guests(same=True):
            return None
        case Guests(align="sunny"):
            return attrgetter("sunny")
        case Guests(align="shady"):
            return attrgetter("shady")
        case Guests():
            return attrgetter("lodgers")
        case Walls():
            return attrgetter("walls")
        case Balconies():
            return attrgetter("balconies")
        case Cards():
            return None
        case _:
            return lambda inn: inn.ground.known(inn.fits).gaps


def everybodys(item: Item) -> Callable[[Inn], int]:
    """Return what finds all cells with such a thing, which must be the same for every guest."""
    found = things(item)
    assert found is not None, "who looks along a line looks for what is the same for everybody"
    return found


def own_things(item: Item) -> Cells:
    """Return what finds all cells with such a thing for one guest, which may be among them itself."""
    match item:
        case Guests():
            return lambda inn, cell: inn.homes[inn.guest[cell]]
        case Cards(flower, joined):
            return _cards(flower, joined)
    raise AssertionError("everything else is the same for every guest")


def _cards(flower: str | None, joined: bool | None) -> Cells:
    if flower == "own":
        assert joined is None, "no guest wants its own flower and ivy at once"
        return lambda inn, cell: inn.flowers[FLOWER[inn.card[cell]]]
    if flower is not None:
        assert joined is None, "no guest wants a flower and ivy at once"
        number = [*FLOWERS].index(flower)  # type: ignore[arg-type]  # a plain name of a flower
        return lambda inn, cell: inn.flowers[number]
    if joined is None:
        return lambda inn, cell: inn.cards
    if joined:
        return lambda inn, cell: inn.tied[cell]
    return lambda inn, cell: inn.cards & ~inn.tied[cell]


def within(item: Item, region: Around, grid: Grid) -> Cells:
    """Return what finds such things in a region of a guest; only by the door may it find the guest itself."""
    wanted = things(item)
    if region == "by_door":
        assert wanted is not None, "who counts by the door counts guests"
        touching, anybody = grid.regions["touching"], wanted
        return lambda inn, cell: 0 if inn.door == NONE else touching[inn.door] & anybody(inn)
    around = grid.regions[region]
    if wanted is None:
        own = own_things(item)
        return lambda inn, cell: around[cell] & own(inn, cell)
    found = wanted
    return lambda inn, cell: around[cell] & found(inn)


def holding(condition: Condition, grid: Grid) -> Holding:
    """Return what says whether a condition of a guest holds."""
    match condition:
        case Exactly(count, value):
            cells = within(*count, grid)

            def exactly(inn: Inn, cell: int) -> int | None:
                there = cells(inn, cell)
                return there if there.bit_count() == value else None

            return exactly
        case InRow(which):
            wide, top = grid.wide, which == "top"

            def in_row(inn: Inn, cell: int) -> int | None:
                known = inn.ground.known(inn.fits)
                return 1 << cell if cell // wide == (known.top if top else known.bottom) else None

            return in_row
        case Same(one, other, least):
            first, second = within(*one, grid), within(*other, grid)

            def same(inn: Inn, cell: int) -> int | None:
                some, others = first(inn, cell), second(inn, cell)
                number = some.bit_count()
                return some | others if number >= least and number == others.bit_count() else None

            return same
        case Even(count):
            cells = within(*count, grid)

            def even(inn: Inn, cell: int) -> int | None:
                there = cells(inn, cell)
                return there if there.bit_count() & 1 else None

            return even
