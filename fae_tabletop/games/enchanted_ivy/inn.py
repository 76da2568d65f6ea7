"""An inn as it stands: what lies where, which ways to finish it are left, and how its ivy is joined."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.cards import BOTTOM, FLOWER, FLOWERS, LEFT, REACH, RIGHT, TOP
from fae_tabletop.games.enchanted_ivy.doors import DOORS, JOINS, DoorId
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, IS_SUNNY
from fae_tabletop.games.enchanted_ivy.layout import Ground

NONE = -1
"""No card, no guest, no door."""


class Inn:
    """What has been built on a ground. Cells are numbered, and sets of them are bits, as the grid tells.

    ``card``, ``turned`` and ``guest`` say by cell what lies there (NONE: nothing); ``cards``, ``walls``, ``balconies``,
    ``lodgers``, ``sunny``, ``shady`` and ``flowers`` are sets of cells: a wall with a door or a guest is in neither
    ``walls`` nor ``balconies`` (I20, I22). ``up_walls`` are all cards that lie wall side up. ``tied`` are the cells
    joined to each cell by ivy, ``clump`` is the whole patch of each card and ``clumps`` how many there are (I7);
    ``homes`` are the cells where each guest lives. ``fits`` are the ways in which the inn can still become its layout.
    """

    __slots__ = (
        "balconies", "card", "cards", "clump", "clumps", "door", "door_kind", "fits", "flowers", "ground", "guest",
        "homes", "lodgers", "shady", "sunny", "tied", "turned", "up_walls", "walls",
    )  # fmt: skip

    ground: Ground
    card: list[int]
    turned: list[bool]
    guest: list[int]
    cards: int
    walls: int
    up_walls: int
    balconies: int
    lodgers: int
    sunny: int
    shady: int
    flowers: list[int]
    tied: list[int]
    clump: list[int]
    clumps: int
    homes: list[int]
    fits: int
    door: int
    door_kind: DoorId | None

    @classmethod
    def on(cls, ground: Ground) -> Inn:
        """Return an inn of which nothing is built."""
        inn = cls()
        size = ground.grid.size
        inn.ground = ground
        inn.card, inn.turned, inn.guest = [NONE] * size, [False] * size, [NONE] * size
        inn.cards = inn.walls = inn.up_walls = inn.balconies = inn.lodgers = inn.sunny = inn.shady = 0
        inn.flowers, inn.tied, inn.homes = [0] * len(FLOWERS), [0] * size, [0] * len(GUESTS)
        inn.clump, inn.clumps = [0] * size, 0
        inn.fits = ground.all_fits
        inn.door, inn.door_kind = NONE, None
        return inn

    def copy(self) -> Inn:
        """Return an independent copy."""
        other = Inn()
        other.ground = self.ground
        other.card, other.turned, other.guest = self.card[:], self.turned[:], self.guest[:]
        other.cards, other.walls, other.up_walls = self.cards, self.walls, self.up_walls
        other.balconies, other.lodgers = self.balconies, self.lodgers
        other.sunny, other.shady = self.sunny, self.shady
        other.flowers, other.tied, other.homes = self.flowers[:], self.tied[:], self.homes[:]
        other.clump, other.clumps = self.clump[:], self.clumps
        other.fits, other.door, other.door_kind = self.fits, self.door, self.door_kind
        return other

    def legal(self) -> int:
        """Return the set of cells where the next card may lie (rules 4)."""
        cards, grid = self.cards, self.ground.grid
        if not cards:
            return 1 << grid.origin
        # No card ever lies on the rim of the grid: a step to the side never leads into another row.
        beside = cards << 1 | cards >> 1 | cards << grid.wide | cards >> grid.wide
        return beside & ~cards & self.ground.known(self.fits).fillable

    def place(self, cell: int, card: int, *, wall: bool, turned: bool = False) -> None:
        """Lay a card on a cell where it may lie."""
        bit = 1 << cell
        self.card[cell], self.turned[cell] = card, turned
        self.fits &= self.ground.covers[cell]
        self.flowers[FLOWER[card]] |= bit
        if wall:
            self.walls |= bit
            self.up_walls |= bit
        else:
            self.balconies |= bit
        self.tie(cell)
        self.cards |= bit

    def lodge(self, cell: int, guest: int) -> None:
        """Let a guest in; on a door it is the late guest (I22)."""
        bit = 1 << cell
        self.guest[cell] = guest
        self.homes[guest] |= bit
        self.lodgers |= bit
        if IS_SUNNY[guest]:
            self.sunny |= bit
        else:
            self.shady |= bit

    def vacate(self, cell: int) -> int:
        """Take the guest of a cell out and return it; its balcony stays an empty one (I23)."""
        guest, others = self.guest[cell], ~(1 << cell)
        self.guest[cell] = NONE
        self.homes[guest] &= others
        self.lodgers &= others
        self.sunny &= others
        self.shady &= others
        return guest

    def swap(self, one: int, other: int) -> None:
        """Let two guests change places."""
        first, second = self.vacate(one), self.vacate(other)
        self.lodge(one, second)
        self.lodge(other, first)

    def hang(self, cell: int, kind: DoorId) -> None:
        """Put a door on a wall where it may go."""
        self.door, self.door_kind = cell, kind
        self.walls &= ~(1 << cell)
        self.fits &= self.fits_with_door(cell, kind)
        if kind == JOINS:
            for beside in bits(self.ground.grid.regions["orth"][cell] & self.cards):
                self._join(cell, beside)

    def fits_with_door(self, cell: int, kind: DoorId) -> int:
        """Return the fits in which the door's row stays the bottom-most, or the top-most, one (I17)."""
        row = cell // self.ground.grid.wide
        ground = self.ground
        return self.fits & (ground.ends_at[row] if DOORS[kind].row == "bottom" else ground.starts_at[row])

    def door_cells(self, kind: DoorId) -> int:
        """Return the set of walls that this door may go on; none when a door hangs already (I18, I19)."""
        if self.door != NONE or not self.walls:
            return 0
        grid = self.ground.grid
        row = grid.lowest(self.cards) if DOORS[kind].row == "bottom" else grid.highest(self.cards)
        walls = self.walls & grid.row_of[row]
        return walls if walls and self.fits_with_door(row * grid.wide, kind) else 0

    def guests(self) -> int:
        """Return the set of cells with a guest."""
        return self.lodgers

    def patches(self) -> list[int]:
        """Return the patches of ivy as sets of cells, by their first cell (I7)."""
        left = self.cards
        found = []
        while left:
            patch = self.clump[(left & -left).bit_length() - 1]
            found.append(patch)
            left ^= patch
        return found

    def tie(self, cell: int) -> None:
        """Join the card of ``cell``, which has just come, to its neighbours where ivy meets ivy (I5)."""
        self.clump[cell] = 1 << cell
        self.clumps += 1
        wide = self.ground.grid.wide
        reach = REACH[self.card[cell]][self.turned[cell]]
        cards = self.cards
        for beside, mine, theirs in (
            (cell - wide, TOP, BOTTOM), (cell + 1, RIGHT, LEFT), (cell + wide, BOTTOM, TOP), (cell - 1, LEFT, RIGHT),
        ):  # fmt: skip
            if cards >> beside & 1 and (
                reach[mine] & REACH[self.card[beside]][self.turned[beside]][theirs]
                or (self.door == beside and self.door_kind == JOINS)
            ):
                self._join(cell, beside)

    def _join(self, one: int, other: int) -> None:
        self.tied[one] |= 1 << other
        self.tied[other] |= 1 << one
        clump = self.clump
        if not clump[one] >> other & 1:
            patch = clump[one] | clump[other]
            self.clumps -= 1
            for cell in bits(patch):
                clump[cell] = patch
