"""The grammar of what guests want: the parts that every preference is built from, as plain data.

Counts never include the guest itself unless a part says so (I32); a cap bounds one part, upwards only (I28); where
a direction, a line or a path may be chosen, the best one counts (I29).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from fae_tabletop.games.enchanted_ivy.cards import Flower
from fae_tabletop.games.enchanted_ivy.ground import Region

Kind = Literal["guest", "wall", "balcony", "card", "gap", "door", "edge"]
"""What can be counted; an ``edge`` is one of the guest's own without a card beyond it."""


class Item(NamedTuple):
    """Something to count, narrowed down.

    ``align``: guests of that alignment; ``same``: other tokens of this guest; ``flower``: cards of that colour, or
    of the colour of the guest's own card; ``joined``: cards that are, or are not, joined to its own by ivy.
    """

    kind: Kind
    align: Literal["sunny", "shady"] | None = None
    same: bool = False
    flower: Flower | Literal["own"] | None = None
    joined: bool | None = None


class Count(NamedTuple):
    """How many of something there are in a region."""

    item: Item
    region: Region


class Compared(NamedTuple):
    """A count compares with a number."""

    number: Count
    how: Literal["==", ">=", "<="]
    value: int


class At(NamedTuple):
    """The guest lives in the highest or lowest row of the inn that has a card (I16)."""

    row: Literal["top_row", "bottom_row"]


class Balanced(NamedTuple):
    """Two counts are equal and each is at least ``least``."""

    one: Count
    other: Count
    least: int


class Even(NamedTuple):
    """A count and the guest itself make an even number."""

    number: Count


Condition = Compared | At | Balanced | Even


class Flat(NamedTuple):
    """Fixed points."""

    points: int


class Each(NamedTuple):
    """Points for every one of a count; none at all unless ``only_if`` holds."""

    number: Count
    points: int
    most: int | None = None
    only_if: Condition | None = None


class When(NamedTuple):
    """Points if something holds."""

    condition: Condition
    points: int


class Kinds(NamedTuple):
    """Points for the number of different flowers, or of different things, in a region."""

    of: Literal["flower", "thing"]
    region: Region
    table: tuple[int, ...]


class Look(NamedTuple):
    """In the best direction everything ``n`` spaces away scores ``table[n]``; beyond the table it is out of sight."""

    item: Item
    table: tuple[int, ...]


class Run(NamedTuple):
    """The longest unbroken run that begins in the next space of some direction."""

    item: Item
    table: tuple[int, ...]


class Steps(NamedTuple):
    """Steps to the nearest of something; 0 when there is none (I33)."""

    to: Item
    table: tuple[int, ...]


class Gossip(NamedTuple):
    """Points for every guest after the first on the longest path from guest to guest of the other alignment (I30)."""

    points: int
    most: int | None = None


class ToDoor(NamedTuple):
    """The walls on the shortest path to the door that visits only walls."""

    table: tuple[int, ...]


class Corridor(NamedTuple):
    """The walls on a straight line to another token of this guest that crosses nothing but walls (I31)."""

    table: tuple[int, ...]


class Mirror(NamedTuple):
    """Points for every pair of guests or of walls at equal distance left and right, or above and below."""

    points: int
    most: int | None = None


class Patch(NamedTuple):
    """Points for every ``per`` cards of the patch that the own card belongs to."""

    points: int
    per: int
    most: int | None = None


class Least(NamedTuple):
    """Points for the smaller of two counts."""

    one: Count
    other: Count
    points: int
    most: int | None = None


Wish = Flat | Each | When | Kinds | Look | Run | Steps | Gossip | ToDoor | Corridor | Mirror | Patch | Least
