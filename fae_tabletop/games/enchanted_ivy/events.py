"""What becomes true while an inn grows. There is one seat, so everything is told to everybody."""

from __future__ import annotations

from typing import ClassVar, Literal

from fae_tabletop.core.game import Event
from fae_tabletop.games.enchanted_ivy.cards import CardId
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.guests import GuestId

Why = Literal["counted", "resigned"]


class Happening(Event, frozen=True, kw_only=True, tag=True):
    """Something that the log tells."""


class Discarded(Happening, frozen=True, kw_only=True):
    """Cards that this inn does without lie face up beside it."""

    cards: tuple[CardId, ...]


class Drew(Happening, frozen=True, kw_only=True):
    """The hand is filled up; ``top`` is the card that can now be seen on the pile."""

    reveals: ClassVar[bool] = True
    cards: tuple[CardId, ...]
    guests: tuple[GuestId, ...]
    top: CardId | None


class Built(Happening, frozen=True, kw_only=True):
    """A card lies in the inn."""

    card: CardId
    at: Space
    wall: bool
    turned: bool


class MovedIn(Happening, frozen=True, kw_only=True):
    """A guest lives in the inn; ``late`` came through the Latecomers' Hatch."""

    guest: GuestId
    at: Space
    late: bool = False


class DoorHung(Happening, frozen=True, kw_only=True):
    """A door hangs."""

    door: DoorId
    at: Space


class ChangedPlaces(Happening, frozen=True, kw_only=True):
    """Two guests went through the Revolving Door."""

    one: Space
    other: Space


class MovedOut(Happening, frozen=True, kw_only=True):
    """A guest left down the Coal Chute."""

    guest: GuestId
    at: Space


class Ended(Happening, frozen=True, kw_only=True):
    """The inn is counted out, or given up (then ``total`` is what it was worth so far)."""

    why: Why
    total: int


Told = Discarded | Drew | Built | MovedIn | DoorHung | ChangedPlaces | MovedOut | Ended
EVENTS = (Discarded, Drew, Built, MovedIn, DoorHung, ChangedPlaces, MovedOut, Ended)
