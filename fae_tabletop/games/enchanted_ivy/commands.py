"""What the innkeeper may do, and what is pointed at to say it."""

from __future__ import annotations

from fae_tabletop.core.game import Command, Ref
from fae_tabletop.games.enchanted_ivy.cards import CardId
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.guests import GuestId


def space_ref(space: Space) -> Ref:
    """Return the reference of a space."""
    return Ref("space", f"{space[0]},{space[1]}")


class Build(Command, frozen=True, cache_hash=True):
    """Lay a card of the hand on a space, as a balcony or as a wall; a wall may be turned by half a turn (I6)."""

    card: CardId
    at: Space
    wall: bool
    turned: bool = False

    def picks(self) -> tuple[Ref, ...]:
        """Point at the card as it is held, then at the space."""
        face = "balcony" if not self.wall else "turned" if self.turned else "wall"
        return (Ref("hand", self.card), Ref("face", face), space_ref(self.at))


class Lodge(Command, frozen=True, cache_hash=True):
    """Put a guest token of the hand on the balcony that was built this turn."""

    guest: GuestId

    def picks(self) -> tuple[Ref, ...]:
        """Point at the token."""
        return (Ref("token", self.guest),)


class HangDoor(Command, frozen=True, cache_hash=True):
    """Hang a door on a wall. Some doors do more at once: let a ``guest`` in, ``swap`` two, or ``remove`` one."""

    door: DoorId
    at: Space
    guest: GuestId | None = None
    swap: tuple[Space, Space] | None = None
    remove: Space | None = None

    def picks(self) -> tuple[Ref, ...]:
        """Point at the door, then at the wall, then at whom it concerns."""
        named = [Ref("token", self.guest)] if self.guest is not None else []
        named += [space_ref(space) for space in self.swap or ()]
        named += [space_ref(self.remove)] if self.remove is not None else []
        return (Ref("door", self.door), space_ref(self.at), *named)


class Finish(Command, frozen=True, cache_hash=True):
    """Have the finished inn counted out."""

    def picks(self) -> tuple[Ref, ...]:
        """Press the button."""
        return (Ref("button", "finish"),)


COMMANDS = (Build, Lodge, HangDoor, Finish)
