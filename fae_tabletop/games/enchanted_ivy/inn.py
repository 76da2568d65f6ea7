"""An inn as it stands: cards, walls, balconies, guests, gaps and the door, mostly as bits of spaces; and its ivy."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.cards import FLOWER, FLOWERS, DoorId, Edges, edges_of
from fae_tabletop.games.enchanted_ivy.ground import Ground, numbers_in
from fae_tabletop.games.enchanted_ivy.guests import SUNNY

NOWHERE = -1
IVY_POINTS = (0, 18, 15, 12, 10, 8, 6, 4, 2)
"""Points by the number of patches; nine and more score nothing (I9)."""


class Inn:
    """A flat object that copies quickly; every set of spaces is held as bits of the ground's numbers.

    ``walls`` are cards that count as walls: without a door or guest. ``faces`` are all that lie wall side up, the
    one with the door too. ``balconies`` stay balconies with or without a guest. ``edges`` and ``card_at`` are by
    space, ``guests`` tells which guest (a number) lives where, ``flowers`` the cards of each colour. ``gaps`` are
    those that are known to stay empty, ``reach`` all spaces with a card and those that may still get one; both are
    kept by whoever builds. ``door`` is the space of the door or NOWHERE.
    """

    __slots__ = (
        "balconies", "card_at", "cards", "door", "door_id", "edges", "faces", "flowers", "gaps", "ground",
        "guests", "reach", "shady", "sunny", "walls",
    )  # fmt: skip

    def __init__(self, ground: Ground) -> None:
        """Begin an inn without a card."""
        self.ground = ground
        self.cards = self.walls = self.faces = self.balconies = self.sunny = self.shady = self.gaps = (
            self.reach
        ) = 0
        self.flowers = [0] * len(FLOWERS)
        self.card_at: dict[int, int] = {}
        self.edges: dict[int, Edges] = {}
        self.guests: dict[int, int] = {}
        self.door = NOWHERE
        self.door_id: DoorId | None = None

    def copy(self) -> Inn:
        """Return an independent inn."""
        twin = Inn.__new__(Inn)
        twin.ground = self.ground
        twin.cards, twin.walls, twin.faces = self.cards, self.walls, self.faces
        twin.balconies, twin.sunny, twin.shady, twin.gaps = self.balconies, self.sunny, self.shady, self.gaps
        twin.reach = self.reach
        twin.flowers = self.flowers[:]
        twin.card_at, twin.edges, twin.guests = self.card_at.copy(), self.edges.copy(), self.guests.copy()
        twin.door, twin.door_id = self.door, self.door_id
        return twin

    def lay(self, space: int, card: int, *, wall: bool, turned: bool = False) -> None:
        """Lay a card on a free space, as a wall or as a balcony."""
        bit = 1 << space
        self.cards |= bit
        self.reach |= bit
        self.card_at[space] = card
        self.edges[space] = edges_of(card, turned)
        self.flowers[FLOWER[card]] |= bit
        if wall:
            self.walls |= bit
            self.faces |= bit
        else:
            self.balconies |= bit

    def move_in(self, space: int, guest: int) -> None:
        """Put a guest on a space; one on a wall with a door makes it no wall either (I22)."""
        self.guests[space] = guest
        if SUNNY[guest]:
            self.sunny |= 1 << space
        else:
            self.shady |= 1 << space

    def move_out(self, space: int) -> int:
        """Take the guest of a space away and return who it was; a balcony stays one (I23)."""
        self.sunny &= ~(1 << space)
        self.shady &= ~(1 << space)
        return self.guests.pop(space)

    def open_door(self, space: int, door: DoorId) -> None:
        """Put a door on a wall, which is a wall no longer (I20)."""
        self.door, self.door_id = space, door
        self.walls &= ~(1 << space)

    @property
    def lodgers(self) -> int:
        """The spaces on which a guest lives."""
        return self.sunny | self.shady

    @property
    def top_row(self) -> int:
        """The number of the highest row that has a card. Raises ValueError without any card."""
        return min(self.ground.spaces[space][0] for space in self.card_at)

    @property
    def bottom_row(self) -> int:
        """The number of the lowest row that has a card. Raises ValueError without any card."""
        return max(self.ground.spaces[space][0] for space in self.card_at)

    def row_mask(self, row: int) -> int:
        """Return all spaces of a row."""
        return self.ground.rows[row]

    def joined(self, space: int) -> int:
        """Return the cards that the card of ``space`` is joined to by ivy."""
        found = 0
        for other in numbers_in(self.ground.regions["orth"][space] & self.cards):
            if self._meet(space, other):
                found |= 1 << other
        return found

    def _meet(self, one: int, other: int) -> bool:
        """Say whether the ivy of two neighbours meets; the Trellis Gate is joined to whatever is beside it."""
        if self.door_id == "A" and self.door in (one, other):
            return True
        first, second = (one, other) if one < other else (other, one)
        if self.ground.right_of[first] == second:
            return bool(self.edges[first].right & self.edges[second].left)
        return bool(self.edges[first].bottom & self.edges[second].top)

    def patch_of(self, space: int) -> int:
        """Return the cards of the patch that the card of ``space`` belongs to."""
        found = fresh = 1 << space
        while fresh:
            reached = 0
            for one in numbers_in(fresh):
                reached |= self.joined(one)
            fresh = reached & ~found
            found |= fresh
        return found

    def patches(self) -> list[int]:
        """Return every patch as bits; a card joined to nothing is one of its own (I7)."""
        found, left = [], self.cards
        while left:
            patch = self.patch_of((left & -left).bit_length() - 1)
            found.append(patch)
            left &= ~patch
        return found


def ivy_points(patches: int) -> int:
    """Return the points for so many patches."""
    return IVY_POINTS[patches] if patches < len(IVY_POINTS) else 0
