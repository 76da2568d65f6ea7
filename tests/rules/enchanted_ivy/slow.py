"""A second scorer of Enchanted Ivy, plain and slow: it walks from space to space with coordinates and sets.

Written from the words on the guests' cards and nothing else of the program, to be compared with the real one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fae_tabletop.games.enchanted_ivy.cards import FLOWER, FLOWERS
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, IDS, SUNNY
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.layout import Layout

Place = tuple[int, int]
WAYS = ((0, -1), (0, 1), (-1, 0), (1, 0))


class Plain:
    """A finished inn told by coordinates."""

    def __init__(self, layout: Layout, inn: Inn, fit: int) -> None:
        spaces = inn.ground.spaces
        self.guest = {spaces[space]: guest for space, guest in inn.guests.items()}
        self.flower = {spaces[space]: FLOWERS[FLOWER[card]] for space, card in inn.card_at.items()}
        self.edges = {spaces[space]: edges for space, edges in inn.edges.items()}
        self.door = spaces[inn.door] if inn.door_id else None
        self.door_id = inn.door_id
        self.faces = {place for n, place in enumerate(spaces) if inn.faces >> n & 1}
        self.walls = {place for place in self.faces if place != self.door and place not in self.guest}
        self.balconies = set(self.flower) - self.faces
        filled = [(r, c) for r, row in enumerate(layout.rows) for c, mark in enumerate(row) if mark == "#"]
        down, along = filled[fit]
        self.gaps = {
            (r - down, c - along)
            for r, row in enumerate(layout.rows)
            for c, mark in enumerate(row)
            if mark == "x"
        }

    def sunny(self, place: Place) -> bool:
        return SUNNY[self.guest[place]]

    def touching(self, place: Place) -> list[Place]:
        r, c = place
        return [(r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]

    def orth(self, place: Place) -> list[Place]:
        return [(place[0] + i, place[1] + j) for i, j in WAYS]

    def guests(self, places: list[Place]) -> list[Place]:
        return [place for place in places if place in self.guest]

    def others(self, home: Place) -> list[Place]:
        return [place for place in self.guest if place != home]

    def joined(self, one: Place, other: Place) -> bool:
        if self.door_id == "A" and self.door in (one, other):
            return True
        one, other = sorted((one, other))
        if one[0] == other[0]:
            return bool(self.edges[one].right & self.edges[other].left)
        return bool(self.edges[one].bottom & self.edges[other].top)

    def patch(self, home: Place) -> set[Place]:
        found, waiting = {home}, [home]
        while waiting:
            here = waiting.pop()
            for there in self.orth(here):
                if there in self.flower and there not in found and self.joined(here, there):
                    found.add(there)
                    waiting.append(there)
        return found

    def ray(self, home: Place, way: Place) -> Iterator[Place]:
        for n in range(1, 12):
            yield home[0] + way[0] * n, home[1] + way[1] * n


def steps(one: Place, other: Place) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def score(inn: Plain, home: Place) -> int:
    """Return the points of the guest at ``home``."""
    return WORDS[IDS[inn.guest[home]]](inn, home)


def total(inn: Plain) -> int:
    """Return all points."""
    left, patches = set(inn.flower), 0
    while left:
        left -= inn.patch(next(iter(left)))
        patches += 1
    ivy = {1: 18, 2: 15, 3: 12, 4: 10, 5: 8, 6: 6, 7: 4, 8: 2}.get(patches, 0)
    door = {None: 0, "start": 3, "A": 2, "B": 2, "C": 2, "D": 7}.get(inn.door_id)
    if door is None:
        assert inn.door is not None
        door = 2 * len({inn.flower[place] for place in inn.touching(inn.door) if place in inn.flower})
    return sum(score(inn, home) for home in inn.guest) + ivy + door


def _look(inn: Plain, home: Place) -> int:
    return max(
        sum(
            points for place, points in zip(inn.ray(home, way), (4, 3, 2), strict=False) if place in inn.guest
        )
        for way in WAYS
    )


def _run(inn: Plain, home: Place) -> int:
    best = 0
    for way in WAYS:
        length = 0
        for place in inn.ray(home, way):
            if place not in inn.walls:
                break
            length += 1
        best = max(best, length)
    return (0, 2, 5, 8, 11)[min(best, 4)]


def _to_door(inn: Plain, home: Place) -> int:
    if inn.door is None or home == inn.door:
        return 0
    reached, length = {home}, 0
    while not any(inn.door in inn.touching(place) for place in reached):
        wider = reached | {there for here in reached for there in inn.touching(here) if there in inn.walls}
        if wider == reached:
            return 0
        reached, length = wider, length + 1
    return (0, 3, 6, 8, 9)[min(length, 4)]


def _gossip(inn: Plain, home: Place) -> int:
    def longest(way: list[Place]) -> int:
        on = [
            place
            for place in inn.guests(inn.touching(way[-1]))
            if place not in way and inn.sunny(place) != inn.sunny(way[-1])
        ]
        return max((1 + longest([*way, place]) for place in on), default=0)

    return min(2 * longest([home]), 10)


def _corridor(inn: Plain, home: Place) -> int:
    best = 0
    for way in WAYS:
        for walls, place in enumerate(inn.ray(home, way)):
            if inn.guest.get(place) == inn.guest[home]:
                best = max(best, (0, 4, 7, 10)[min(walls, 3)])
            if place not in inn.walls:
                break
    return best


def _mirror(inn: Plain, home: Place) -> int:
    r, c = home
    pairs = 0
    for n in range(1, 12):
        for one, other in (((r, c - n), (r, c + n)), ((r - n, c), (r + n, c))):
            pairs += (one in inn.guest and other in inn.guest) or (one in inn.walls and other in inn.walls)
    return min(4 * pairs, 12)


def _granny(inn: Plain, home: Place) -> int:
    kinds = set()
    for place in inn.orth(home):
        if place in inn.walls:
            kinds.add("wall")
        if place in inn.gaps:
            kinds.add("gap")
        if place == inn.door:
            kinds.add("door")
        if place in inn.guest:
            kinds.add("sunny" if inn.sunny(place) else "shady")
    return (0, 0, 3, 6, 9, 9)[len(kinds)]


def _ghost(inn: Plain, home: Place) -> int:
    beside = [place for place in inn.orth(home) if place in inn.flower]
    joined = [place for place in beside if inn.joined(home, place)]
    return min(3 * (len(beside) - 1), 9) if len(joined) == 1 else 0


def _judge(inn: Plain, home: Place) -> int:
    bright = [inn.sunny(place) for place in inn.guests(inn.touching(home))]
    sunny, shady = bright.count(True), bright.count(False)
    return 0 if sunny != shady or not sunny else 5 if sunny == 1 else 9


def _nearest(table: tuple[int, ...], found: list[int]) -> int:
    return table[min(min(found), len(table) - 1)] if found else 0


def _in_line(one: Place, other: Place) -> bool:
    down, along = one[0] - other[0], one[1] - other[1]
    return down == 0 or along == 0 or abs(down) == abs(along)


def _accountant(inn: Plain, home: Place) -> int:
    others = inn.others(home)
    numbers = (
        1 + sum(place[0] == home[0] for place in others),
        1 + sum(place[1] == home[1] for place in others),
        1 + len(inn.guests(inn.touching(home))),
    )
    return 3 * sum(number % 2 == 0 for number in numbers)


def _rows(inn: Plain) -> tuple[int, int]:
    rows = [row for row, _ in inn.flower]
    return min(rows), max(rows)


WORDS: dict[str, Callable[[Plain, Place], int]] = {
    "monk": lambda inn, at: 8 - 2 * len(inn.guests(inn.touching(at))),
    "mystery_knight": lambda inn, at: (
        4 * (not any(r == at[0] and c > at[1] for r, c in inn.guest))
        + 4 * (not any(r == at[0] and c < at[1] for r, c in inn.guest))
    ),
    "painter": _look,
    "bee_countess": lambda inn, at: (0, 0, 3, 6, 10)[
        len({inn.flower[place] for place in inn.orth(at) if place in inn.flower})
    ],
    "hedge_dragon": lambda inn, at: min(len(inn.patch(at)) // 2, 9),
    "topiary_ghost": _ghost,
    "owl_astronomer": lambda inn, at: (
        3 * (at[0] == _rows(inn)[0]) + min(2 * sum(c == at[1] and r > at[0] for r, c in inn.walls), 6)
    ),
    "kite_maker": lambda inn, at: min(4 * sum(place in inn.gaps for place in inn.touching(at)), 8),
    "weathercock": lambda inn, at: min(3 * sum(place not in inn.flower for place in inn.orth(at)), 9),
    "teacup_smuggler": _to_door,
    "lamplighter": lambda inn, at: min(
        2 * sum(not inn.sunny(p) and (p[0] == at[0] or p[1] == at[1]) for p in inn.others(at)), 10
    ),
    "vampire_tailor": lambda inn, at: (
        min(3 * sum(not inn.sunny(p) for p in inn.guests(inn.touching(at)) if steps(p, at) == 2), 9)
        - 2 * sum(inn.sunny(p) for p in inn.guests(inn.orth(at)))
    ),
    "opera_toad": lambda inn, at: min(sum(r > at[0] for r, _ in inn.balconies), 9),
    "mole_duke": lambda inn, at: (
        3 * (at[0] == _rows(inn)[1]) + min(2 * sum(place in inn.walls for place in inn.orth(at)), 6)
    ),
    "judge_heron": _judge,
    "racing_tortoise": _run,
    "gossiping_mushroom": _gossip,
    "homesick_giant": lambda inn, at: (
        sum(place in inn.walls for place in inn.touching(at)) + 3 * (not inn.guests(inn.orth(at)))
    ),
    "chess_phantom": lambda inn, at: min(
        2 * sum(abs(p[0] - at[0]) == abs(p[1] - at[1]) for p in inn.others(at)), 10
    ),
    "mirror_maker": _mirror,
    "perfumer": lambda inn, at: min(
        3 * sum(inn.flower.get(place) == inn.flower[at] for place in inn.touching(at)), 9
    ),
    "tax_imp": lambda inn, at: min(
        4 * min(sum(p[0] == at[0] for p in inn.others(at)), sum(p[1] == at[1] for p in inn.others(at))), 12
    ),
    "fire_salamander": lambda inn, at: (
        0 if inn.door is None else min(2 * len(inn.guests(inn.touching(inn.door))), 10)
    ),
    "ghostly_accountant": _accountant,
    "scarecrow": lambda inn, at: (
        5 * (not any(inn.guest[p] == inn.guest[at] and _in_line(p, at) for p in inn.others(at)))
    ),
    "candle_twins": _corridor,
    "feuding_cousins": lambda inn, at: _nearest(
        (0, 0, 2, 3, 5, 6, 8), [steps(p, at) for p in inn.others(at) if inn.guest[p] == inn.guest[at]]
    ),
    "raven_courier": lambda inn, at: min(
        3 * sum(inn.flower.get(place) == "marigold" for place in inn.touching(at)), 9
    ),
    "granny_patchwork": _granny,
    "lost_prince": lambda inn, at: _nearest(
        (0, 0, 2, 5, 9), [steps(p, at) for p in inn.others(at) if inn.sunny(p)]
    ),
}
assert set(WORDS) == set(GUESTS)
