"""Who sits at the table: names, levels and characters as the screens tell them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Seat

Cast = Callable[[Sequence[str], Sequence[str]], Sequence[str]]
"""Names the rivals of a table for their levels and for who is wanted there; nobody twice."""


class LevelWords(NamedTuple):
    """A level as it is told: its name, what it is called, and what it can do."""

    name: str
    words: str
    sentence: str


class Person(NamedTuple):
    """A seat's name as markup, the level in words (empty for the person), and what the character is like.

    ``dials`` tells how it is set in its ways, in words; empty for a stranger.
    """

    name: str
    level: str
    line: str
    portrait: str
    dials: str = ""


def names(people: Sequence[Person]) -> tuple[str, ...]:
    """Return what everybody at the table is called, by seat."""
    return tuple(person.name for person in people)


def clockwise(players: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats of a table, clockwise from ``seat``."""
    return tuple((seat + step) % players for step in range(1, players))


def seating(
    cast: Cast, levels: Sequence[str], people: Sequence[str], place: int, name: str
) -> tuple[str, ...]:
    """Return who is wanted when ``name`` is to sit in a place; who sat there goes to where ``name`` came from.

    Whoever would come with the levels anyway is not named, and so goes when another level is chosen; () names nobody.
    """
    sitting = list(cast(levels, people))
    if name in sitting:
        sitting[sitting.index(name)] = sitting[place]
    sitting[place] = name
    # All others stay where they are.
    wanted = [*sitting]
    for n in range(len(wanted)):
        without = [*wanted[:n], "", *wanted[n + 1 :]]
        if list(cast(levels, without)) == sitting:
            wanted = without
    return tuple(wanted) if any(wanted) else ()
