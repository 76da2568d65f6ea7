"""What an inn is worth: every guest by its wishes, each with the spaces that count, the ivy and the door.

On a finished inn this is the score. Before that it is the score as if the game ended now, except that nothing
counts as open, as the top or as the bottom where a card may still come to lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.cards import FLOWER, FLOWERS
from fae_tabletop.games.enchanted_ivy.ground import numbers_in
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, IDS
from fae_tabletop.games.enchanted_ivy.inn import NOWHERE, Inn, ivy_points
from fae_tabletop.games.enchanted_ivy.wishes import (
    At,
    Balanced,
    Compared,
    Condition,
    Corridor,
    Count,
    Each,
    Even,
    Flat,
    Gossip,
    Item,
    Kinds,
    Least,
    Look,
    Mirror,
    Patch,
    Run,
    Steps,
    ToDoor,
    When,
    Wish,
)

OPEN_EDGES = 4


class Part(NamedTuple):
    """What one wish of a guest gives, and the spaces that give it, as bits."""

    points: int
    spaces: int = 0


class Tally(NamedTuple):
    """The value of an inn: points by the space of each guest, patches, and what ivy and door score."""

    guests: dict[int, int]
    patches: int
    ivy: int
    door: int

    @property
    def total(self) -> int:
        """All points together."""
        return sum(self.guests.values()) + self.ivy + self.door


def tally(inn: Inn) -> Tally:
    """Return the value of an inn."""
    patches = len(inn.patches())
    return Tally(
        {space: guest_points(inn, space) for space in inn.guests},
        patches,
        ivy_points(patches),
        door_points(inn),
    )


def guest_points(inn: Inn, space: int) -> int:
    """Return the points of the guest on a space; they may be negative."""
    return sum(part.points for part in parts_of(inn, space))


def parts_of(inn: Inn, space: int) -> tuple[Part, ...]:
    """Return what each wish of the guest on a space gives, in the order of its card."""
    wishes = GUESTS[IDS[inn.guests[space]]].wishes
    return tuple(_FULFILLED[type(wish)](inn, space, wish) for wish in wishes)


def door_points(inn: Inn) -> int:
    """Return what the door scores: its own points, or two for every colour of flower on the cards touching it."""
    if inn.door_id is None:
        return 0
    if inn.door_id == "E":
        around = inn.ground.regions["touching"][inn.door]
        return 2 * sum(bool(cards & around) for cards in inn.flowers)
    return DOOR_POINTS[inn.door_id]


DOOR_POINTS = {"start": 3, "A": 2, "B": 2, "C": 2, "D": 7}
"""What a door scores by itself; the Balloon Landing counts flowers."""


def region_of(inn: Inn, space: int, region: str) -> int:
    """Return the spaces of a region of a guest, as bits; round the door none when there is no door."""
    if region == "by_door":
        return 0 if inn.door == NOWHERE else inn.ground.regions["touching"][inn.door]
    return inn.ground.regions["orth" if region == "own" else region][space]


def matching(inn: Inn, space: int, item: Item) -> int:
    """Return all spaces of the inn that hold an item, as the guest on ``space`` sees it."""
    match item.kind:
        case "guest":
            if item.same:
                own = inn.guests[space]
                return sum(
                    1 << other for other, guest in inn.guests.items() if guest == own and other != space
                )
            return {"sunny": inn.sunny, "shady": inn.shady, None: inn.lodgers}[item.align]
        case "wall":
            return inn.walls
        case "balcony":
            return inn.balconies
        case "gap":
            return inn.gaps
        case "door":
            return 0 if inn.door == NOWHERE else 1 << inn.door
        case "edge":
            return ~inn.reach
        case "card":
            found = inn.cards
            if item.flower is not None:
                own_flower = item.flower == "own"
                found &= inn.flowers[FLOWER[inn.card_at[space]] if own_flower else FLOWERS.index(item.flower)]
            if item.joined is not None:
                joined = inn.joined(space)
                found &= joined if item.joined else ~joined
            return found


def found_by(inn: Inn, space: int, count: Count) -> int:
    """Return the spaces that a count finds."""
    return matching(inn, space, count.item) & region_of(inn, space, count.region)


def counted(inn: Inn, space: int, count: Count) -> int:
    """Return a count; open edges are counted beyond the ground too."""
    if count.item.kind == "edge":
        return OPEN_EDGES - (inn.ground.regions["orth"][space] & inn.reach).bit_count()
    return found_by(inn, space, count).bit_count()


def holds(inn: Inn, space: int, condition: Condition) -> bool:
    """Say whether a condition of a guest holds."""
    match condition:
        case Compared():
            number = counted(inn, space, condition.number)
            return {
                "==": number == condition.value, ">=": number >= condition.value, "<=": number <= condition.value
            }[condition.how]  # fmt: skip
        case At():
            beyond = inn.ground.regions["higher" if condition.row == "top_row" else "lower"][space]
            return not inn.reach & beyond
        case Balanced():
            one, other = counted(inn, space, condition.one), counted(inn, space, condition.other)
            return one == other >= condition.least
        case Even():
            return counted(inn, space, condition.number) % 2 == 1


def _spaces_of(inn: Inn, space: int, condition: Condition) -> int:
    match condition:
        case At():
            return 0
        case Balanced():
            return found_by(inn, space, condition.one) | found_by(inn, space, condition.other)
        case _:
            return found_by(inn, space, condition.number)


def _capped(points: int, most: int | None) -> int:
    return points if most is None else min(points, most)


def _looked_up(table: tuple[int, ...], number: int) -> int:
    return table[min(number, len(table) - 1)]


def _flat(inn: Inn, space: int, wish: Flat) -> Part:
    return Part(wish.points)


def _each(inn: Inn, space: int, wish: Each) -> Part:
    if wish.only_if is not None and not holds(inn, space, wish.only_if):
        return Part(0)
    points = _capped(wish.points * counted(inn, space, wish.number), wish.most)
    return Part(points, found_by(inn, space, wish.number))


def _when(inn: Inn, space: int, wish: When) -> Part:
    points = wish.points if holds(inn, space, wish.condition) else 0
    return Part(points, _spaces_of(inn, space, wish.condition))


def _kinds(inn: Inn, space: int, wish: Kinds) -> Part:
    around = region_of(inn, space, wish.region)
    door = 0 if inn.door == NOWHERE else 1 << inn.door
    things = inn.flowers if wish.of == "flower" else [inn.walls, inn.gaps, door, inn.sunny, inn.shady]
    found = [thing & around for thing in things if thing & around]
    spaces = 0
    for thing in found:
        spaces |= thing
    return Part(_looked_up(wish.table, len(found)), spaces)


def _look(inn: Inn, space: int, wish: Look) -> Part:
    seen = matching(inn, space, wish.item)
    best = Part(0)
    for ray in inn.ground.rays[space]:
        points = spaces = 0
        for away, value in enumerate(wish.table[1:]):
            if away < len(ray) and seen >> ray[away] & 1:
                points += value
                spaces |= 1 << ray[away]
        best = max(best, Part(points, spaces), key=_points)
    return best


def _run(inn: Inn, space: int, wish: Run) -> Part:
    seen = matching(inn, space, wish.item)
    best = Part(0)
    for ray in inn.ground.rays[space]:
        length = spaces = 0
        for other in ray:
            if not seen >> other & 1:
                break
            length += 1
            spaces |= 1 << other
        best = max(best, Part(_looked_up(wish.table, length), spaces), key=_points)
    return best


def _steps(inn: Inn, space: int, wish: Steps) -> Part:
    others = numbers_in(matching(inn, space, wish.to) & ~(1 << space))
    if not others:
        return Part(0)
    nearest = min(others, key=lambda other: inn.ground.steps(space, other))
    return Part(_looked_up(wish.table, inn.ground.steps(space, nearest)), 1 << nearest)


def _gossip(inn: Inn, space: int, wish: Gossip) -> Part:
    touching = inn.ground.regions["touching"]

    def longest(here: int, visited: int) -> int:
        """Return the guests of the longest way on from ``here``, as bits."""
        others = inn.sunny if inn.shady >> here & 1 else inn.shady
        best = 0
        for there in numbers_in(touching[here] & others & ~visited):
            way = 1 << there | longest(there, visited | 1 << there)
            if way.bit_count() > best.bit_count():
                best = way
        return best

    way = longest(space, 1 << space)
    return Part(_capped(wish.points * way.bit_count(), wish.most), way)


def _to_door(inn: Inn, space: int, wish: ToDoor) -> Part:
    if inn.door in (NOWHERE, space):
        return Part(0)
    touching, goal = inn.ground.regions["touching"], 1 << inn.door
    waves = [1 << space]
    reached = waves[0]
    while not _spread(touching, waves[-1]) & goal:
        wave = _spread(touching, waves[-1]) & inn.walls & ~reached
        if not wave:
            return Part(0)
        reached |= wave
        waves.append(wave)
    # Walk back from the door to name one of the shortest ways.
    here, spaces = inn.door, goal
    for wave in reversed(waves[1:]):
        here = numbers_in(touching[here] & wave)[0]
        spaces |= 1 << here
    return Part(_looked_up(wish.table, len(waves) - 1), spaces)


def _spread(touching: tuple[int, ...], spaces: int) -> int:
    found = 0
    for space in numbers_in(spaces):
        found |= touching[space]
    return found


def _corridor(inn: Inn, space: int, wish: Corridor) -> Part:
    others = matching(inn, space, Item("guest", same=True))
    best = Part(0)
    for ray in inn.ground.rays[space]:
        spaces = 0
        for other in ray:
            if others >> other & 1:
                part = Part(_looked_up(wish.table, spaces.bit_count()), spaces | 1 << other)
                best = max(best, part, key=_points)
            if not inn.walls >> other & 1:
                break
            spaces |= 1 << other
    return best


def _mirror(inn: Inn, space: int, wish: Mirror) -> Part:
    left, right, up, down = inn.ground.rays[space]
    pairs = spaces = 0
    for one, other in (*zip(left, right, strict=False), *zip(up, down, strict=False)):
        both = 1 << one | 1 << other
        if inn.walls & both == both or inn.lodgers & both == both:
            pairs += 1
            spaces |= both
    return Part(_capped(wish.points * pairs, wish.most), spaces)


def _patch(inn: Inn, space: int, wish: Patch) -> Part:
    patch = inn.patch_of(space)
    return Part(_capped(wish.points * (patch.bit_count() // wish.per), wish.most), patch)


def _least(inn: Inn, space: int, wish: Least) -> Part:
    fewer = min(counted(inn, space, wish.one), counted(inn, space, wish.other))
    spaces = found_by(inn, space, wish.one) | found_by(inn, space, wish.other)
    return Part(_capped(wish.points * fewer, wish.most), spaces)


def _points(part: Part) -> int:
    return part.points


_FULFILLED: dict[type[Wish], Callable[..., Part]] = {
    Flat: _flat,
    Each: _each,
    When: _when,
    Kinds: _kinds,
    Look: _look,
    Run: _run,
    Steps: _steps,
    Gossip: _gossip,
    ToDoor: _to_door,
    Corridor: _corridor,
    Mirror: _mirror,
    Patch: _patch,
    Least: _least,
}
