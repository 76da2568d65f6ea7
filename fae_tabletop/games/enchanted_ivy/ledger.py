"""What an inn is worth while cards, guests and a door are tried on it: only whom they can change is counted anew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import or_

from fae_tabletop.games.enchanted_ivy.cards import BOTTOM, FLOWER, LEFT, REACH, RIGHT, TOP
from fae_tabletop.games.enchanted_ivy.doors import DOORS, JOINS, DoorId
from fae_tabletop.games.enchanted_ivy.grid import Grid, bits
from fae_tabletop.games.enchanted_ivy.guests import IS_SUNNY
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.reach import EVERYWHERE, Reach, reaches
from fae_tabletop.games.enchanted_ivy.scoring import door_points, ivy_points
from fae_tabletop.games.enchanted_ivy.tastes import Scorer, scorers

OAK: DoorId = "start"
"""The starting door, which changes nothing about ivy."""
OAK_POINTS = DOORS[OAK].points
Heard = tuple[list[tuple[int, int]], list[tuple[int, int]]]
"""Whom something new may concern: the cells where it does, and the place in the ledger; those who also ask for what
is certain about the layout come second."""
Side = tuple[int, int, int]
"""A card beside a space: my edge towards it, where its ivy reaches that edge, and its patch. ANY_EDGE meets all."""
ANY_EDGE = -1


class Ledger:
    """The scores of an inn, guest by guest.

    What is tried on it is taken back at once: the inn is always as it was after a call, and must not be changed
    between two. Points are those of an ``outlook`` (see ``evaluation``): what is certain, with the starting door
    where it would be best, if it is among those that ``may_hang`` and no door hangs.
    """

    __slots__ = (
        "by_door", "by_flowers", "cells", "counts", "door", "doorish", "heard", "inn", "known", "leafy", "oak",
        "points", "reach", "tastes", "told", "walled", "worths",
    )  # fmt: skip

    def __init__(self, inn: Inn, may_hang: Sequence[DoorId]) -> None:
        self.inn = inn
        grid = inn.ground.grid
        self.known = inn.ground.known(inn.fits)
        self.oak = OAK in may_hang and inn.door == NONE
        self.tastes: tuple[tuple[Scorer, ...], ...] = scorers(grid)
        self.reach: tuple[Reach, ...] = reaches(grid)
        self.cells: list[int] = list(bits(inn.lodgers))
        self.counts = [self.tastes[inn.guest[cell]] for cell in self.cells]
        self.worths = [
            _worth(inn, cell, counts) for cell, counts in zip(self.cells, self.counts, strict=True)
        ]
        self.door = door_points(inn)
        self.points = sum(self.worths) + self.door
        flowery = inn.door_kind is not None and DOORS[inn.door_kind].per_flower
        self.by_flowers = grid.regions["touching"][inn.door] if flowery else 0
        self.heard: dict[int, Heard] = {}
        self.walled: Heard | None = None
        self.told: dict[tuple[int, int], int] = {}
        self.by_door = False
        self.doorish: list[tuple[int, int, bool]] = []
        self.leafy: list[tuple[int, int, int]] = []
        for place, cell in enumerate(self.cells):
            reach = self.reach[inn.guest[cell]]
            if reach.leafy:
                self.leafy.append((reach.leaf[cell], place, 1 << cell if reach.ivy else 0))
            elif reach.door or reach.known or reach.wall[cell]:
                self.by_door |= reach.door
                self.doorish.append((EVERYWHERE if reach.door else reach.wall[cell], place, reach.known))

    def outlook(self) -> int:
        """Return what the inn is worth as it stands."""
        inn = self.inn
        doors = inn.door_cells(OAK) if self.oak else 0
        points = self._with_best_door(doors, self.points, {}, NONE, NONE, 0) if doors else self.points
        return points + ivy_points(inn.clumps)

    def balconies(self, cell: int, cards: Sequence[int], guests: Sequence[int]) -> list[list[int]]:
        """Return for each of ``cards`` what the inn is worth after it came to ``cell`` with each of ``guests``."""
        inn = self.inn
        bit, fits = 1 << cell, inn.fits
        inn.fits = fits & inn.ground.covers[cell]
        inn.cards |= bit
        inn.balconies |= bit
        doors = inn.door_cells(OAK) if self.oak else 0
        surer = inn.ground.known(inn.fits) != self.known
        company = []
        for guest in guests:
            inn.lodge(cell, guest)
            company.append(self._after(self._hearing(guest), cell, guest, surer, doors))
            inn.vacate(cell)
        sides = self._sides(cell)
        leafy = any(self.reach[guest].leafy for guest in guests)
        found = [
            self._with_leaves(cell, card, False, sides, guests if leafy else (), company) for card in cards
        ]
        inn.cards ^= bit
        inn.balconies ^= bit
        inn.fits = fits
        return found

    def walls(self, cell: int, card: int) -> tuple[int, int]:
        """Return what the inn is worth after ``card`` came to ``cell`` as a wall: upright, and turned."""
        inn = self.inn
        bit, fits = 1 << cell, inn.fits
        inn.fits = fits & inn.ground.covers[cell]
        inn.cards |= bit
        inn.walls |= bit
        doors = inn.door_cells(OAK) if self.oak else 0
        surer = inn.ground.known(inn.fits) != self.known
        company = [self._after(self._walling(), cell, NONE, surer, doors)]
        sides = self._sides(cell)
        (upright,) = self._with_leaves(cell, card, False, sides, (), company)
        (turned,) = self._with_leaves(cell, card, True, sides, (), company)
        inn.cards ^= bit
        inn.walls ^= bit
        inn.fits = fits
        return upright, turned

    def hung(self, cell: int) -> int:
        """Return what the inn is worth after the starting door was hung on a wall where it may go."""
        inn = self.inn
        fits = inn.fits
        inn.fits = inn.fits_with_door(cell, OAK)
        closed = inn.ground.known(inn.fits) != self.known
        points = self.points + OAK_POINTS + self._door_change(cell, closed, {}, NONE, NONE, 0)
        inn.fits = fits
        return points + ivy_points(inn.clumps)

    def _after(self, heard: Heard, cell: int, guest: int, surer: bool, doors: int) -> int:
        """Return what guests and door are worth after a card came to ``cell``, but for what its leaves change.

        It is a balcony with ``guest``, or a wall with NONE. ``surer`` says that more is certain about the layout,
        ``doors`` are the walls where the starting door could be hung then.
        """
        inn, cells, counts, worths = self.inn, self.cells, self.counts, self.worths
        points = self.points
        news: dict[int, int] = {}
        for mask, place in heard[0]:
            if mask >> cell & 1:
                news[place] = worth = _worth(inn, cells[place], counts[place])
                points += worth - worths[place]
        for mask, place in heard[1]:
            if surer or mask >> cell & 1:
                news[place] = worth = _worth(inn, cells[place], counts[place])
                points += worth - worths[place]
        own = 0
        if guest != NONE and not self.reach[guest].leafy:
            own = _worth(inn, cell, self.tastes[guest])
            points += own
        return self._with_best_door(doors, points, news, cell, guest, own) if doors else points

    def _with_best_door(
        self, doors: int, points: int, news: dict[int, int], cell: int, guest: int, own: int
    ) -> int:
        """Return ``points`` with the starting door on the best of ``doors``, which lie in one row.

        Where nobody asks for the door, its points are all that it is taken to change.
        """
        if not self.by_door and (guest == NONE or not self.reach[guest].door):
            return points + OAK_POINTS
        inn = self.inn
        fits = inn.fits
        inn.fits = inn.fits_with_door(doors.bit_length() - 1, OAK)
        closed = inn.ground.known(inn.fits) != inn.ground.known(fits)
        best = points
        while doors:
            low = doors & -doors
            doors ^= low
            change = self._door_change(low.bit_length() - 1, closed, news, cell, guest, own)
            best = max(best, points + OAK_POINTS + change)
        inn.fits = fits
        return best

    def _door_change(
        self, door: int, closed: bool, news: dict[int, int], cell: int, guest: int, own: int
    ) -> int:
        """Return by how much the guests' scores change when the starting door hangs on ``door``.

        ``closed`` says that it makes more certain about the layout; ``news`` are the scores that what is tried has
        changed already, ``own`` that of the ``guest`` who comes to ``cell``.
        """
        inn, cells, counts, told = self.inn, self.cells, self.counts, self.told
        inn.door, inn.door_kind = door, OAK
        inn.walls ^= 1 << door
        change = 0
        for mask, place, knows in self.doorish:
            if not mask >> door & 1 and not (closed and knows):
                continue
            if knows or place in news:
                worth = _worth(inn, cells[place], counts[place])
                change += worth - news.get(place, self.worths[place])
                continue
            # What is tried does not concern this guest: its score with this door is the same every time.
            key = (place, door)
            if key not in told:
                told[key] = _worth(inn, cells[place], counts[place])
            change += told[key] - self.worths[place]
        if guest != NONE and not self.reach[guest].leafy:
            change += _worth(inn, cell, self.tastes[guest]) - own
        inn.walls ^= 1 << door
        inn.door, inn.door_kind = NONE, None
        return change

    def _with_leaves(
        self,
        cell: int,
        card: int,
        turned: bool,
        sides: Sequence[Side],
        guests: Sequence[int],
        company: Sequence[int],
    ) -> list[int]:
        """Return the numbers of ``company`` with ivy, and with what leaves change.

        Where some who come are leafy themselves, ``guests`` are all who come, one for each number.
        """
        inn = self.inn
        reach = REACH[card][turned]
        merged, patches = 1 << cell, inn.clumps + 1
        for mine, theirs, patch in sides:
            if (mine == ANY_EDGE or reach[mine] & theirs) and not merged & patch:
                merged |= patch
                patches -= 1
        ivy = ivy_points(patches)
        places = []
        for mask, place, lover in self.leafy:
            if mask >> cell & 1 or merged & lover:
                places.append(place)
        by_flowers = self.by_flowers >> cell & 1
        if not places and not by_flowers and not guests:
            return [points + ivy for points in company]
        bit, clump, clumps = 1 << cell, inn.clump, inn.clumps
        inn.clump = clump[:]
        inn.card[cell], inn.turned[cell] = card, turned
        inn.flowers[FLOWER[card]] |= bit
        inn.tie(cell)
        for place in places:
            ivy += _worth(inn, self.cells[place], self.counts[place]) - self.worths[place]
        if by_flowers:
            ivy += door_points(inn) - self.door
        found = [points + ivy for points in company]
        for number, guest in enumerate(guests):
            if self.reach[guest].leafy:
                found[number] += _worth(inn, cell, self.tastes[guest])
        for beside in bits(inn.tied[cell]):
            inn.tied[beside] ^= bit
        inn.tied[cell] = 0
        inn.flowers[FLOWER[card]] ^= bit
        inn.card[cell], inn.turned[cell] = NONE, False
        inn.clump, inn.clumps = clump, clumps
        return found

    def _sides(self, cell: int) -> list[Side]:
        """Return the cards beside a space."""
        inn = self.inn
        wide, cards, clump = inn.ground.grid.wide, inn.cards, inn.clump
        found = []
        for beside, mine, theirs in (
            (cell - wide, TOP, BOTTOM), (cell + 1, RIGHT, LEFT), (cell + wide, BOTTOM, TOP), (cell - 1, LEFT, RIGHT),
        ):  # fmt: skip
            if cards >> beside & 1:
                if beside == inn.door and inn.door_kind == JOINS:
                    found.append((ANY_EDGE, 0, clump[beside]))
                else:
                    edge = REACH[inn.card[beside]][inn.turned[beside]][theirs]
                    if edge:
                        found.append((mine, edge, clump[beside]))
        return found

    def _hearing(self, guest: int) -> Heard:
        """Return whom the arrival of a guest on a balcony may concern."""
        found = self.heard.get(guest)
        if found is None:
            grid, lodged = self.inn.ground.grid, self.inn.guest
            masks = [_arrivals(grid, guest, lodged[cell])[cell] for cell in self.cells]
            found = self.heard[guest] = self._sorted(masks)
        return found

    def _walling(self) -> Heard:
        """Return whom a new wall may concern."""
        if self.walled is None:
            self.walled = self._sorted([self.reach[self.inn.guest[cell]].wall[cell] for cell in self.cells])
        return self.walled

    def _sorted(self, masks: Sequence[int]) -> Heard:
        plain, knowing = [], []
        for place, mask in enumerate(masks):
            if self.reach[self.inn.guest[self.cells[place]]].known:
                knowing.append((mask, place))
            elif mask:
                plain.append((mask, place))
        return plain, knowing


def _worth(inn: Inn, cell: int, counts: Sequence[Scorer]) -> int:
    """Return what the guest of a cell scores."""
    points = 0
    for count in counts:
        points += count(inn, cell)[0]
    return points


@lru_cache(maxsize=1 << 14)
def _arrivals(grid: Grid, guest: int, lodger: int) -> tuple[int, ...]:
    """Return by the cell where ``lodger`` lives the cells where a balcony with ``guest`` may change its score."""
    reach = reaches(grid)[lodger]
    company = reach.sunny if IS_SUNNY[guest] else reach.shady
    kin = reach.kin if guest == lodger else (0,) * grid.size
    return tuple(map(or_, map(or_, company, kin), reach.balcony))
