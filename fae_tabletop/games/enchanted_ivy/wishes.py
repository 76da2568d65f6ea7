"""The parts that the preferences of guests are built from (rules 7); plain data, read by ``scoring``."""

from __future__ import annotations

from typing import Literal, NamedTuple

from fae_tabletop.games.enchanted_ivy.cards import Flower
from fae_tabletop.games.enchanted_ivy.grid import Region

Alignment = Literal["sunny", "shady"]
Around = Region | Literal["by_door"]
"""A region around the guest, or the spaces that touch the door, where the guest may count itself."""
NO_LIMIT = 1000
"""More than any preference can be worth."""


class Guests(NamedTuple):
    """Guest tokens, the guest itself left out: of one alignment, or further tokens of this very guest."""

    align: Alignment | None = None
    same: bool = False


class Walls(NamedTuple):
    """Cards lying wall side up that have no door and no guest."""


class Balconies(NamedTuple):
    """Cards lying balcony side up, with or without a guest."""


class Cards(NamedTuple):
    """Cards of a flower (``own``: that of the guest's card), or joined by ivy to the guest's card, or not."""

    flower: Flower | Literal["own"] | None = None
    joined: bool | None = None


class Gaps(NamedTuple):
    """Gaps of the layout."""


Item = Guests | Walls | Balconies | Cards | Gaps


class Count(NamedTuple):
    """How many such things lie in a region."""

    item: Item
    region: Around


class Exactly(NamedTuple):
    """The count is this number."""

    of: Count
    value: int


class InRow(NamedTuple):
    """The guest lives in the top or the bottom row of the whole inn (I16)."""

    which: Literal["top", "bottom"]


class Same(NamedTuple):
    """Two counts are equal, and at least ``least`` each."""

    one: Count
    other: Count
    least: int


class Even(NamedTuple):
    """The count is even with the guest itself included (I32)."""

    of: Count


Condition = Exactly | InRow | Same | Even


class Flat(NamedTuple):
    """Points for moving in."""

    points: int


class Each(NamedTuple):
    """Points for each thing in a region, at most ``most``; nothing unless ``only_if`` holds."""

    item: Item
    region: Around
    points: int
    most: int = NO_LIMIT
    only_if: Condition | None = None


class OpenEdges(NamedTuple):
    """Points for each edge of the guest's space without a card beyond it."""

    points: int
    most: int


class When(NamedTuple):
    """Points if a condition holds."""

    condition: Condition
    points: int


class Colours(NamedTuple):
    """Points by the number of different flowers on the cards of a region."""

    region: Region
    table: tuple[int, ...]


class Sorts(NamedTuple):
    """Points by how many of wall, gap, door, Sunny guest and Shady guest lie in a region."""

    region: Region
    table: tuple[int, ...]


class Look(NamedTuple):
    """In the best of four directions, each thing scores by how far away it is; beyond the table nothing."""

    item: Item
    table: tuple[int, ...]


class Run(NamedTuple):
    """In the best of four directions, points by the length of the unbroken run from the next space on."""

    item: Item
    table: tuple[int, ...]


class Steps(NamedTuple):
    """Points by the steps to the nearest such guest; the last entry also for more, nothing if there is none."""

    to: Guests
    table: tuple[int, ...]


class Gossip(NamedTuple):
    """Points for each guest after the first on the longest path over touching guests of changing alignment."""

    points: int
    most: int


class WallsToDoor(NamedTuple):
    """Points by the walls on the shortest path to the door that visits only walls."""

    table: tuple[int, ...]


class Line(NamedTuple):
    """Points by the walls on a straight line to another token of this guest that crosses only walls (I31)."""

    table: tuple[int, ...]


class Mirror(NamedTuple):
    """Points for each pair of spaces equally far left and right, or up and down, with two guests or two walls."""

    points: int
    most: int


class Patch(NamedTuple):
    """Points for every ``per`` cards in the patch of the guest's own card."""

    per: int
    points: int
    most: int


class Least(NamedTuple):
    """Points times the smaller of two counts."""

    one: Count
    other: Count
    points: int
    most: int


Wish = (
    Flat | Each | OpenEdges | When | Colours | Sorts | Look | Run | Steps | Gossip | WallsToDoor | Line | Mirror
    | Patch | Least
)  # fmt: skip
"""One preference of a guest."""
