"""What an inn earns: stickers, shelves and their doors, ranks (rules 12)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.public import IvySetup

CATERPILLAR, BUTTERFLY = "caterpillar", "butterfly"
PLACES: dict[DoorId, int] = {"A": 3, "B": 4, "C": 4, "D": 5, "E": 6}
"""How many keepsakes each shelf holds; a full one unlocks the door of its letter."""
RANKS: tuple[tuple[int, str], ...] = (
    (90, "Enchanted Innrunner"),
    (80, "Bewitching Boutique"),
    (70, "Proper Proprietor"),
    (60, "Haunted Hotelier"),
    (50, "Arcane Apprentice"),
)
LOWEST_RANK = "Inept Innkeeper"


class Shelves(NamedTuple):
    """Which doors are unlocked, in order, and whether every sticker found room."""

    unlocked: tuple[DoorId, ...]
    legal: bool


def succeeded(setup: IvySetup, total: int) -> bool:
    """Say whether ``total`` reaches the goal of a chapter; just enough is enough (I35)."""
    return setup.success is not None and total >= setup.success


def earned(setup: IvySetup, total: int, met: Collection[str], owned: Collection[str]) -> tuple[str, ...]:
    """Return the new stickers: caterpillar, butterfly, then the ids of challenges that were ``met``.

    Without Success there is none; whatever is ``owned`` is not earned again.
    """
    if not succeeded(setup, total):
        return ()
    stickers = [CATERPILLAR]
    if setup.high_score is not None and total >= setup.high_score:
        stickers.append(BUTTERFLY)
    stickers += [challenge.id for challenge in setup.challenges if challenge.id in met]
    return tuple(sticker for sticker in stickers if sticker not in owned)


def shelved(placed_on: Sequence[DoorId]) -> Shelves:
    """Put stickers on these shelves, one after the other; the first that finds no room ends it (I36)."""
    count: dict[DoorId, int] = dict.fromkeys(PLACES, 0)
    unlocked: list[DoorId] = []
    for shelf in placed_on:
        if count[shelf] == PLACES[shelf]:
            return Shelves(tuple(unlocked), False)
        count[shelf] += 1
        if count[shelf] == PLACES[shelf]:
            unlocked.append(shelf)
    return Shelves(tuple(unlocked), True)


def free_shelves(placed_on: Iterable[DoorId]) -> tuple[DoorId, ...]:
    """Return the shelves that have room left."""
    taken = list(placed_on)
    return tuple(shelf for shelf, places in PLACES.items() if taken.count(shelf) < places)


def rank_of(total: int) -> str:
    """Return the rank of an endless inn (I41)."""
    return next((rank for least, rank in RANKS if total >= least), LOWEST_RANK)
