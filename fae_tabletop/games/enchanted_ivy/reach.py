"""What can change what a guest scores: of what news, and on which cells (rules 7)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from fae_tabletop.games.enchanted_ivy.grid import Grid
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.wishes import (
    Around,
    Balconies,
    Cards,
    Colours,
    Condition,
    Each,
    Even,
    Exactly,
    Flat,
    Gaps,
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

News = Literal["sunny", "shady", "kin", "wall", "balcony", "leaf", "known", "door", "ivy"]
"""Who or what comes to a cell: a guest, one more of the same guest, a wall, a balcony, any card with its ivy and
flowers; or that more becomes certain about the layout, that a door is hung, that patches join, wherever it is."""
EVERYWHERE = -1
"""A set of all cells."""
Places = Around | Literal["everywhere"]


class Reach(NamedTuple):
    """What changes the score of one guest; by the cell where it lives, the set of cells where it does so.

    A card on one of ``leaf`` changes it by its ivy or flowers; ``ivy`` asks for the patches. ``leafy`` says that one of
    these two does, and then nothing else. ``known`` and ``door`` say that what is certain about the layout, and a door,
    count wherever they are.
    """

    sunny: tuple[int, ...]
    shady: tuple[int, ...]
    kin: tuple[int, ...]
    wall: tuple[int, ...]
    balcony: tuple[int, ...]
    leaf: tuple[int, ...]
    known: bool
    door: bool
    ivy: bool
    leafy: bool


@lru_cache(maxsize=64)
def reaches(grid: Grid) -> tuple[Reach, ...]:
    """Return for each guest, by number, what can change its score on inns of this grid."""
    return tuple(_reach(guest.wishes, grid) for guest in GUESTS)


def _reach(wishes: tuple[Wish, ...], grid: Grid) -> Reach:
    found: defaultdict[News, list[int]] = defaultdict(lambda: [0] * grid.size)
    for wish in wishes:
        for news, places in _of(wish):
            cells = found[news]
            for cell in range(grid.size):
                cells[cell] |= _cells(places, cell, grid)
            if places == "by_door":
                found["door"][0] = EVERYWHERE
    by_cell = {news: tuple(found[news]) for news in ("sunny", "shady", "kin", "wall", "balcony", "leaf")}
    flags = {news: any(found[news]) for news in ("known", "door", "ivy")}
    leafy = flags["ivy"] or any(by_cell["leaf"])
    reach = Reach(**by_cell, **flags, leafy=leafy)  # type: ignore[arg-type]
    others = (reach.sunny, reach.shady, reach.kin, reach.wall, reach.balcony)
    if reach.leafy and (reach.known or reach.door or any(map(any, others))):
        raise ValueError("a guest wishes for leaves and for something else; its score could not be kept up")
    return reach


def _cells(places: Places, cell: int, grid: Grid) -> int:
    if places in ("everywhere", "by_door"):
        return EVERYWHERE
    return grid.regions[places][cell]  # type: ignore[index]  # the two others are dealt with


def _of(wish: Wish) -> Iterator[tuple[News, Places]]:
    """Yield what news change a preference, and where."""
    match wish:
        case Flat():
            pass
        case Each(item, region):
            yield from _of_item(item, region)
            if wish.only_if is not None:
                yield from _of_condition(wish.only_if)
        case OpenEdges():
            yield "known", "everywhere"
        case When(condition):
            yield from _of_condition(condition)
        case Colours(region):
            yield "leaf", region
        case Sorts(region):
            for item in (Walls(), Guests(), Gaps()):
                yield from _of_item(item, region)
            yield "door", "everywhere"
        case Look(item) | Run(item):
            yield from _of_item(item, "cross")
        case Steps(to):
            yield from _of_item(to, "everywhere")
        case Gossip():
            yield from _of_item(Guests(), "everywhere")
        case WallsToDoor():
            yield "wall", "everywhere"
            yield "door", "everywhere"
        case Line():
            yield "kin", "cross"
            yield "wall", "cross"
        case Mirror():
            yield from _of_item(Guests(), "cross")
            yield "wall", "cross"
        case Patch():
            yield "ivy", "everywhere"
        case Least(one, other):
            yield from _of_item(*one)
            yield from _of_item(*other)


def _of_item(item: Item, places: Places) -> Iterator[tuple[News, Places]]:
    match item:
        case Guests(same=True):
            yield "kin", places
        case Guests(align=None):
            yield "sunny", places
            yield "shady", places
        case Guests(align="sunny"):
            yield "sunny", places
        case Guests():
            yield "shady", places
        case Walls():
            yield "wall", places
        case Balconies():
            yield "balcony", places
        case Cards():
            yield "leaf", places
        case Gaps():
            yield "known", "everywhere"


def _of_condition(condition: Condition) -> Iterator[tuple[News, Places]]:
    match condition:
        case Exactly(count) | Even(count):
            yield from _of_item(*count)
        case InRow():
            yield "known", "everywhere"
        case Same(one, other):
            yield from _of_item(*one)
            yield from _of_item(*other)
