"""Every preference made ready for one grid: what counts it, and what can change it (rules 7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from fae_tabletop.games.enchanted_ivy.finding import Cells, everybodys, holding, own_things, things, within
from fae_tabletop.games.enchanted_ivy.grid import DIRECTIONS, Grid
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.wishes import (
    Colours,
    Each,
    Flat,
    Gossip,
    Least,
    Line,
    Look,
    Mirror,
    OpenEdges,
    Patch,
    Run,
    Sorts,
    Steps,
    WallsToDoor,
    When,
    Wish,
)

Scorer = Callable[[Inn, int], tuple[int, int]]
"""Takes an inn and the cell of a guest; returns the points of one preference and the cells that make them."""


def scorer(wish: Wish, grid: Grid) -> Scorer:
    """Return what counts a preference on inns of this grid."""
    return _SCORERS[type(wish)](wish, grid)


@lru_cache(maxsize=64)
def scorers(grid: Grid) -> tuple[tuple[Scorer, ...], ...]:
    """Return for each guest, by number, what counts its preferences on inns of this grid."""
    return tuple(tuple(scorer(wish, grid) for wish in guest.wishes) for guest in GUESTS)


def _flat(wish: Flat, grid: Grid) -> Scorer:
    found = (wish.points, 0)
    return lambda inn, cell: found


def _each(wish: Each, grid: Grid) -> Scorer:
    points, most = wish.points, wish.most
    wanted = things(wish.item)
    if wanted is None or wish.region == "by_door" or wish.only_if is not None:
        return _each_own(wish, grid)
    around, found = grid.regions[wish.region], wanted

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        cells = around[cell] & found(inn)
        worth = points * cells.bit_count()
        return (worth if worth < most else most), cells

    return count


def _each_own(wish: Each, grid: Grid) -> Scorer:
    """Return what counts things that depend on the guest, on the door or on a condition."""
    there, points, most = within(wish.item, wish.region, grid), wish.points, wish.most
    test = None if wish.only_if is None else holding(wish.only_if, grid)

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        if test is not None and test(inn, cell) is None:
            return 0, 0
        cells = there(inn, cell)
        worth = points * cells.bit_count()
        return (worth if worth < most else most), cells

    return count


def _open_edges(wish: OpenEdges, grid: Grid) -> Scorer:
    beside, points, most = grid.regions["orth"], wish.points, wish.most

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        cells = beside[cell] & ~inn.cards & ~inn.ground.known(inn.fits).fillable
        return min(points * cells.bit_count(), most), cells

    return count


def _when(wish: When, grid: Grid) -> Scorer:
    test, points = holding(wish.condition, grid), wish.points

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        cells = test(inn, cell)
        return (0, 0) if cells is None else (points, cells)

    return count


def _colours(wish: Colours, grid: Grid) -> Scorer:
    regions, table = grid.regions[wish.region], wish.table

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        around = regions[cell]
        number = 0
        for cells in inn.flowers:
            if cells & around:
                number += 1
        return table[number], around & inn.cards

    return count


def _sorts(wish: Sorts, grid: Grid) -> Scorer:
    regions, table = grid.regions[wish.region], wish.table
    last = len(table) - 1

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        around = regions[cell]
        found = number = 0
        door = 1 << inn.door if inn.door != NONE else 0
        for sort in (inn.walls, inn.ground.known(inn.fits).gaps, door, inn.sunny, inn.shady):
            cells = sort & around
            if cells:
                number += 1
                found |= cells
        return table[number if number < last else last], found

    return count


def _look(wish: Look, grid: Grid) -> Scorer:
    wanted, table = everybodys(wish.item), wish.table
    sights = tuple(
        tuple(
            tuple((1 << other, table[far]) for far, other in enumerate(ray[cell][: len(table) - 1], 1))
            for ray in (grid.rays[direction] for direction in DIRECTIONS)
        )
        for cell in range(grid.size)
    )

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        there = wanted(inn)
        most = best = 0
        for sight in sights[cell]:
            points = cells = 0
            for bit, worth in sight:
                if there & bit:
                    points += worth
                    cells |= bit
            if points > most:
                most, best = points, cells
        return most, best

    return count


def _run(wish: Run, grid: Grid) -> Scorer:
    wanted, table = everybodys(wish.item), wish.table
    last = len(table) - 1
    ways = _ways(grid)

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        there = wanted(inn)
        most = best = 0
        for way in ways[cell]:
            length = cells = 0
            for bit in way:
                if not there & bit:
                    break
                length += 1
                cells |= bit
            points = table[length if length < last else last]
            if points > most:
                most, best = points, cells
        return most, best

    return count


def _steps(wish: Steps, grid: Grid) -> Scorer:
    wanted, table = things(wish.to), wish.table
    others_of: Cells = own_things(wish.to) if wanted is None else lambda inn, cell: wanted(inn)
    last = len(table) - 1
    rings = tuple(_rings(grid, cell) for cell in range(grid.size))

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        others = others_of(inn, cell) & ~(1 << cell)
        if not others:
            return 0, 0
        for far, ring in enumerate(rings[cell]):
            near = others & ring
            if near:
                return table[far if far < last else last], near & -near
        raise AssertionError("every cell lies in a ring")

    return count


def _rings(grid: Grid, cell: int) -> tuple[int, ...]:
    """Return the cells that lie 0, 1, 2 … steps away."""
    rings = [0] * (grid.wide + grid.high)
    for other in range(grid.size):
        rings[grid.steps(cell, other)] |= 1 << other
    return tuple(rings)


def _gossip(wish: Gossip, grid: Grid) -> Scorer:
    """Search the longest path, no further than it still earns anything (I30)."""
    touching, points, most = grid.regions["touching"], wish.points, wish.most
    enough = most // points

    def longest(last: int, left: int, following: int, other: int, wanted: int) -> tuple[int, int]:
        """Return length and cells of the longest path over ``following``, ``other`` and so on, up to ``wanted``."""
        best = cells = 0
        nexts = touching[last] & left & following
        while nexts:
            low = nexts & -nexts
            nexts ^= low
            if wanted == 1:
                return 1, low
            length, path = longest(low.bit_length() - 1, left ^ low, other, following, wanted - 1)
            if length >= best:
                best, cells = length + 1, path | low
                if best == wanted:
                    break
        return best, cells

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        sunny, shady = inn.sunny, inn.shady
        first, second = (sunny, shady) if shady >> cell & 1 else (shady, sunny)
        length, cells = longest(cell, (sunny | shady) & ~(1 << cell), first, second, enough)
        return min(points * length, most), cells

    return count


def _walls_to_door(wish: WallsToDoor, grid: Grid) -> Scorer:
    """Widen over touching walls until the door is touched; then walk back along one shortest path."""
    touching, table = grid.regions["touching"], wish.table
    last = len(table) - 1

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        door = inn.door
        if door in (NONE, cell):
            return 0, 0
        by_door, left = touching[door], inn.walls
        ring = 1 << cell
        rings = []
        while not ring & by_door:
            coming = 0
            while ring:
                low = ring & -ring
                ring ^= low
                coming |= touching[low.bit_length() - 1]
            ring = coming & left
            if not ring:
                return 0, 0
            left ^= ring
            rings.append(ring)
        walls = len(rings)
        path, here = 0, door
        for ring in reversed(rings):
            low = ring & touching[here]
            low &= -low
            here = low.bit_length() - 1
            path |= low
        return table[walls if walls < last else last], path

    return count


def _line(wish: Line, grid: Grid) -> Scorer:
    table = wish.table
    last = len(table) - 1
    ways = _ways(grid)

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        kin, walls = inn.homes[inn.guest[cell]], inn.walls
        most = best = 0
        for way in ways[cell]:
            cells = 0
            for crossed, bit in enumerate(way):
                cells |= bit
                if kin & bit:
                    points = table[crossed if crossed < last else last]
                    if points > most:
                        most, best = points, cells
                if not walls & bit:
                    break
        return most, best

    return count


def _mirror(wish: Mirror, grid: Grid) -> Scorer:
    points, most, rays = wish.points, wish.most, grid.rays
    pairs = tuple(
        tuple(
            1 << here | 1 << there
            for one, other in ((rays["left"], rays["right"]), (rays["up"], rays["down"]))
            for here, there in zip(one[cell], other[cell], strict=False)
        )
        for cell in range(grid.size)
    )

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        guests, walls = inn.lodgers, inn.walls
        number = cells = 0
        for both in pairs[cell]:
            if guests & both == both or walls & both == both:
                number += 1
                cells |= both
        return min(points * number, most), cells

    return count


def _patch(wish: Patch, grid: Grid) -> Scorer:
    per, points, most = wish.per, wish.points, wish.most

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        cells = inn.clump[cell]
        return min(points * (cells.bit_count() // per), most), cells

    return count


def _least(wish: Least, grid: Grid) -> Scorer:
    one, other, points, most = within(*wish.one, grid), within(*wish.other, grid), wish.points, wish.most

    def count(inn: Inn, cell: int) -> tuple[int, int]:
        first, second = one(inn, cell), other(inn, cell)
        return min(points * min(first.bit_count(), second.bit_count()), most), first | second

    return count


def _ways(grid: Grid) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return for each cell the cells in each of the four directions, nearest first, as sets of one."""
    return tuple(
        tuple(tuple(1 << other for other in grid.rays[direction][cell]) for direction in DIRECTIONS)
        for cell in range(grid.size)
    )


_SCORERS: dict[type, Callable[[Any, Grid], Scorer]] = {
    Flat: _flat,
    Each: _each,
    OpenEdges: _open_edges,
    When: _when,
    Colours: _colours,
    Sorts: _sorts,
    Look: _look,
    Run: _run,
    Steps: _steps,
    Gossip: _gossip,
    WallsToDoor: _walls_to_door,
    Line: _line,
    Mirror: _mirror,
    Patch: _patch,
    Least: _least,
}
"""What makes ready each kind of preference."""
