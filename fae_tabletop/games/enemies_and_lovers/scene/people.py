"""Who sits at the table: names, levels and characters as the screens tell them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Seat


class Person(NamedTuple):
    """A seat's name as markup, the level in words (empty for the person), and what the character is like.

    ``dials`` tells how it is set in its ways, in words and numbers; empty for a stranger.
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
