"""What an inn is worth: guests, ivy and door; on an unfinished inn, as far as it is certain (rules 5 to 7, 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fae_tabletop.games.enchanted_ivy.cards import FLOWER, FLOWERS
from fae_tabletop.games.enchanted_ivy.doors import DOORS
from fae_tabletop.games.enchanted_ivy.grid import DIRECTIONS, bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.wishes import (
    Around,
    Balconies,
    Cards,
    Colours,
    Condition,
    Count,
    Each,
    Even,
    Exactly,
    Flat,
    Gossip,
    Guests,
    InRow,
    Item,
    Least,
    Line,
    Look,
    Mirror,
    OpenEdges,
    Patch,
    Run,
    Same,
    Sorts,
    Steps,
    Walls,
    WallsToDoor,
    When,
    Wish,
)

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
    patches = len(inn.patches())
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
    return ivy_points(len(inn.patches())) + door_points(inn) + guest_points(inn)


def guest_points(inn: Inn) -> int:
    """Return what all guests score together."""
    points = 0
    guest, left = inn.guest, inn.sunny | inn.shady
    while left:
        low = left & -left
        left ^= low
        cell = low.bit_length() - 1
        for scorer, wish in _WISHES[guest[cell]]:
            points += scorer(inn, cell, wish).points
    return points


def guest_parts(inn: Inn, cell: int) -> tuple[Part, ...]:
    """Return what each preference of the guest who lives there is worth."""
    return tuple(_SCORERS[type(wish)](inn, cell, wish) for wish in GUESTS[inn.guest[cell]].wishes)


def ivy_points(patches: int) -> int:
    """Return the points for so many patches of ivy."""
    return IVY_POINTS[min(patches, len(IVY_POINTS) - 1)]


def door_points(inn: Inn) -> int:
    """Return the points of the door itself."""
    if inn.door_kind is None:
        return 0
    door = DOORS[inn.door_kind]
    if not door.per_flower:
        return door.points
    beside = inn.ground.grid.regions["touching"][inn.door]
    return door.points + door.per_flower * sum(1 for cells in inn.flowers if cells & beside)


def counted(inn: Inn, cell: int, count: Count) -> int:
    """Return the set of cells that a count of the guest of ``cell`` takes in."""
    return things(inn, cell, count.item, itself=count.region == "by_door") & region(inn, cell, count.region)


def region(inn: Inn, cell: int, name: Around) -> int:
    """Return the set of cells of a region of ``cell``."""
    regions = inn.ground.grid.regions
    if name == "by_door":
        return regions["touching"][inn.door] if inn.door != NONE else 0
    return regions[name][cell]


def things(inn: Inn, cell: int, item: Item, *, itself: bool = False) -> int:
    """Return all cells that hold such a thing for the guest of ``cell``, which counts only if ``itself``."""
    match item:
        case Guests(align, same):
            cells = (
                inn.sunny if align == "sunny" else inn.shady if align == "shady" else inn.sunny | inn.shady
            )
            if same:
                cells = inn.homes[inn.guest[cell]]
            return cells if itself else cells & ~(1 << cell)
        case Walls():
            return inn.walls
        case Balconies():
            return inn.balconies
        case Cards(flower, joined):
            cells = inn.cards
            if flower is not None:
                cells = inn.flowers[FLOWER[inn.card[cell]] if flower == "own" else FLOWERS.index(flower)]
            if joined is not None:
                cells &= inn.tied[cell] if joined else ~inn.tied[cell]
            return cells & ~(1 << cell)
        case _:
            return inn.ground.known(inn.fits).gaps


def holds(inn: Inn, cell: int, condition: Condition) -> bool:
    """Say whether a condition of the guest of ``cell`` holds."""
    match condition:
        case Exactly(count, value):
            return counted(inn, cell, count).bit_count() == value
        case InRow(which):
            known = inn.ground.known(inn.fits)
            return cell // inn.ground.grid.wide == (known.top if which == "top" else known.bottom)
        case Same(one, other, least):
            first = counted(inn, cell, one).bit_count()
            return first >= least and first == counted(inn, cell, other).bit_count()
        case Even(count):
            return counted(inn, cell, count).bit_count() % 2 == 1


def _flat(inn: Inn, cell: int, wish: Flat) -> Part:
    return Part(wish.points)


def _each(inn: Inn, cell: int, wish: Each) -> Part:
    if wish.only_if is not None and not holds(inn, cell, wish.only_if):
        return Part(0)
    cells = things(inn, cell, wish.item, itself=wish.region == "by_door") & region(inn, cell, wish.region)
    return Part(min(wish.points * cells.bit_count(), wish.most), cells)


def _open_edges(inn: Inn, cell: int, wish: OpenEdges) -> Part:
    cells = inn.ground.grid.regions["orth"][cell] & ~inn.cards & ~inn.ground.known(inn.fits).fillable
    return Part(min(wish.points * cells.bit_count(), wish.most), cells)


def _when(inn: Inn, cell: int, wish: When) -> Part:
    if not holds(inn, cell, wish.condition):
        return Part(0)
    match wish.condition:
        case Exactly(count) | Even(count):
            return Part(wish.points, counted(inn, cell, count))
        case Same(one, other):
            return Part(wish.points, counted(inn, cell, one) | counted(inn, cell, other))
        case InRow():
            return Part(wish.points, 1 << cell)


def _colours(inn: Inn, cell: int, wish: Colours) -> Part:
    around = inn.ground.grid.regions[wish.region][cell]
    number = sum(1 for cells in inn.flowers if cells & around)
    return Part(wish.table[number], around & inn.cards)


def _sorts(inn: Inn, cell: int, wish: Sorts) -> Part:
    around = inn.ground.grid.regions[wish.region][cell]
    door = 1 << inn.door if inn.door != NONE else 0
    sorts = (inn.walls, inn.ground.known(inn.fits).gaps, door, inn.sunny, inn.shady)
    cells = around & (sorts[0] | sorts[1] | sorts[2] | sorts[3] | sorts[4])
    number = sum(1 for one in sorts if one & around)
    return Part(wish.table[min(number, len(wish.table) - 1)], cells)


def _look(inn: Inn, cell: int, wish: Look) -> Part:
    wanted = things(inn, cell, wish.item)
    best = Part(0)
    for direction in DIRECTIONS:
        points = cells = 0
        for far, other in enumerate(inn.ground.grid.rays[direction][cell][: len(wish.table) - 1], 1):
            if wanted >> other & 1:
                points += wish.table[far]
                cells |= 1 << other
        if points > best.points:
            best = Part(points, cells)
    return best


def _run(inn: Inn, cell: int, wish: Run) -> Part:
    wanted = things(inn, cell, wish.item)
    best = Part(0)
    for direction in DIRECTIONS:
        length = cells = 0
        for other in inn.ground.grid.rays[direction][cell]:
            if not wanted >> other & 1:
                break
            length += 1
            cells |= 1 << other
        points = wish.table[min(length, len(wish.table) - 1)]
        if points > best.points:
            best = Part(points, cells)
    return best


def _steps(inn: Inn, cell: int, wish: Steps) -> Part:
    others = things(inn, cell, wish.to)
    if not others:
        return Part(0)
    nearest = min(bits(others), key=lambda other: inn.ground.grid.steps(cell, other))
    far = inn.ground.grid.steps(cell, nearest)
    return Part(wish.table[min(far, len(wish.table) - 1)], 1 << nearest)


def _gossip(inn: Inn, cell: int, wish: Gossip) -> Part:
    """Search the longest path, no further than it still earns anything (I30)."""
    touching = inn.ground.grid.regions["touching"]
    enough = wish.most // wish.points
    best: list[int] = []

    def follow(last: int, left: int, path: list[int]) -> None:
        nonlocal best
        if len(path) > len(best):
            best = path[:]
        if len(path) >= enough:
            return
        following = inn.sunny if inn.shady >> last & 1 else inn.shady
        for other in bits(touching[last] & left & following):
            path.append(other)
            follow(other, left & ~(1 << other), path)
            path.pop()
            if len(best) >= enough:
                return

    follow(cell, inn.guests() & ~(1 << cell), [])
    return Part(min(wish.points * len(best), wish.most), sum(1 << other for other in best))


def _walls_to_door(inn: Inn, cell: int, wish: WallsToDoor) -> Part:
    """Widen over touching walls until the door is touched; then walk back along one shortest path."""
    if inn.door in (NONE, cell):
        return Part(0)
    touching = inn.ground.grid.regions["touching"]
    by_door = touching[inn.door]
    reached = 1 << cell
    rings = [reached]
    while not rings[-1] & by_door:
        coming = 0
        for other in bits(rings[-1]):
            coming |= touching[other]
        coming &= inn.walls & ~reached
        if not coming:
            return Part(0)
        reached |= coming
        rings.append(coming)
    walls = len(rings) - 1
    path, here = 0, inn.door
    for ring in reversed(rings[1:]):
        here = next(bits(ring & touching[here]))
        path |= 1 << here
    return Part(wish.table[min(walls, len(wish.table) - 1)], path)


def _line(inn: Inn, cell: int, wish: Line) -> Part:
    wanted = things(inn, cell, Guests(same=True))
    best = Part(0)
    for direction in DIRECTIONS:
        cells = 0
        for crossed, other in enumerate(inn.ground.grid.rays[direction][cell]):
            cells |= 1 << other
            if wanted >> other & 1:
                points = wish.table[min(crossed, len(wish.table) - 1)]
                if points > best.points:
                    best = Part(points, cells)
            if not inn.walls >> other & 1:
                break
    return best


def _mirror(inn: Inn, cell: int, wish: Mirror) -> Part:
    rays = inn.ground.grid.rays
    guests, walls = inn.guests(), inn.walls
    pairs = cells = 0
    for one, other in (("left", "right"), ("up", "down")):
        for here, there in zip(rays[one][cell], rays[other][cell], strict=False):  # type: ignore[index]
            both = 1 << here | 1 << there
            if guests & both == both or walls & both == both:
                pairs += 1
                cells |= both
    return Part(min(wish.points * pairs, wish.most), cells)


def _patch(inn: Inn, cell: int, wish: Patch) -> Part:
    patch = next(patch for patch in inn.patches() if patch >> cell & 1)
    return Part(min(wish.points * (patch.bit_count() // wish.per), wish.most), patch)


def _least(inn: Inn, cell: int, wish: Least) -> Part:
    one, other = counted(inn, cell, wish.one), counted(inn, cell, wish.other)
    return Part(min(wish.points * min(one.bit_count(), other.bit_count()), wish.most), one | other)


_SCORERS: dict[type, Callable[[Inn, int, Any], Part]] = {
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
"""What counts each kind of preference."""

_WISHES: tuple[tuple[tuple[Callable[[Inn, int, Any], Part], Wish], ...], ...] = tuple(
    tuple((_SCORERS[type(wish)], wish) for wish in guest.wishes) for guest in GUESTS
)
"""The preferences of each guest, each with what counts it."""
