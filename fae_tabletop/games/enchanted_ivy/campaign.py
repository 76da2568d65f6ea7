"""What lies round single inns: size of a game, rewards and shelves of the story, groups and ranks of endless mode."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from fae_tabletop.games.enchanted_ivy.guests import (
    GUESTS,
    LETTERED_GROUPS,
    NUMBERED_GROUPS,
    Group,
    GuestId,
    members,
)

Shelf = Literal["A", "B", "C", "D", "E"]
SHELVES: dict[Shelf, int] = {"A": 3, "B": 4, "C": 4, "D": 5, "E": 6}
"""The Keepsake board: how many places each shelf has; a full one unlocks the secret door of its letter."""
RANKS: tuple[tuple[int, str], ...] = (
    (90, "Enchanted Innrunner"),
    (80, "Bewitching Boutique"),
    (70, "Proper Proprietor"),
    (60, "Haunted Hotelier"),
    (50, "Arcane Apprentice"),
)
LOWEST_RANK = "Inept Innkeeper"
CATERPILLAR, BUTTERFLY = "caterpillar", "butterfly"


class FullShelf(ValueError):
    """A keepsake was put on a shelf without a free place; ``unlocked`` are the doors that were open by then."""

    def __init__(self, shelf: Shelf, unlocked: tuple[Shelf, ...]) -> None:
        super().__init__(f"shelf {shelf} is full")
        self.unlocked = unlocked


class Size(NamedTuple):
    """How long a game is: its turns, which is how many guests move in, and what becomes of the tokens."""

    turns: int
    drawn: int
    left_in_hand: int
    left_in_bag: int


def size_of(cards: int, tokens: int) -> Size:
    """Return how long a game with so many ivy cards and tokens is (I1, I2).

    Raises ValueError when the cards cannot be played in pairs or there are too few tokens.
    """
    if cards < 2 or cards % 2:
        raise ValueError(f"cards are played in pairs, so {cards} cannot be played")
    turns = cards // 2
    if tokens < turns + 1:
        raise ValueError(f"{turns} turns need {turns + 1} guest tokens, and there are {tokens}")
    return Size(turns, turns + 1, 1, tokens - turns - 1)


class Goals(NamedTuple):
    """What a scenario rewards: totals for Success and, if there is one, High Score, and its challenges by id."""

    success: int
    high_score: int | None
    challenges: tuple[str, ...]


def earned(goals: Goals, total: int, met: Collection[str], owned: Collection[str]) -> tuple[str, ...]:
    """Return the new stickers of a game: caterpillar, butterfly, then keepsakes by their challenge.

    Without Success nothing is earned, and nothing is earned twice (I35, I37).
    """
    if total < goals.success:
        return ()
    found = [CATERPILLAR]
    if goals.high_score is not None and total >= goals.high_score:
        found.append(BUTTERFLY)
    found += [challenge for challenge in goals.challenges if challenge in met]
    return tuple(sticker for sticker in found if sticker not in owned)


def unlocked(placed_on: Sequence[Shelf]) -> tuple[Shelf, ...]:
    """Return the secret doors that keepsakes put on shelves in this order unlock, in order (I36).

    Raises FullShelf for a keepsake on a shelf that has no place left.
    """
    filled = dict.fromkeys(SHELVES, 0)
    doors: list[Shelf] = []
    for shelf in placed_on:
        if filled[shelf] == SHELVES[shelf]:
            raise FullShelf(shelf, tuple(doors))
        filled[shelf] += 1
        if filled[shelf] == SHELVES[shelf]:
            doors.append(shelf)
    return tuple(doors)


def rank_of(score: int) -> str:
    """Return what an endless game of that score makes one (I41)."""
    return next((name for least, name in RANKS if score >= least), LOWEST_RANK)


def endless_guests(groups: Sequence[Group]) -> tuple[GuestId, ...]:
    """Return the guests of three groups, one entry a token.

    Raises ValueError unless they are two different numbers and one letter (I40).
    """
    numbers = [group for group in groups if group in NUMBERED_GROUPS]
    letters = [group for group in groups if group in LETTERED_GROUPS]
    if len(groups) != 3 or len(set(numbers)) != 2 or len(letters) != 1:
        raise ValueError("an endless game is for two different number groups and one letter group")
    guests = [guest for group in (*numbers, *letters) for guest in members(group)]
    return tuple(guest for guest in guests for _ in range(GUESTS[guest].tokens))
