"""What guests and doors say of themselves: read from levels/ivy/lore.toml, so that words can change without code."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Literal, TypeVar

import msgspec

from fae_tabletop.content.paths import DataMissing, levels_dir
from fae_tabletop.games.enchanted_ivy.doors import DOORS, DoorId
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, GuestId

LONGEST = 110
"""Characters of the longest line that a guest speaks."""
DELIGHTED, CONTENT = 6, 1
"""Points from which a guest is delighted, and from which it is content; whoever has less is offended."""
SMALL: dict[GuestId, int] = {"scarecrow": 5}
"""Guests who are delighted with less, as they can never get more."""
T = TypeVar("T", bound=msgspec.Struct)
Mood = Literal["delighted", "content", "offended"]


class GuestLore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest in words: what it wishes for, an example, a sentence about it, and what it says when."""

    wish: str
    example: str
    about: str
    arrives: str
    returns: str
    delighted: str
    content: str
    offended: str

    def line(self, mood: Mood) -> str:
        """Return what the guest says at the count."""
        return {"delighted": self.delighted, "content": self.content, "offended": self.offended}[mood]


class DoorLore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door in words."""

    name: str
    text: str


class Lore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All words about guests and doors."""

    guests: dict[GuestId, GuestLore]
    doors: dict[DoorId, DoorLore]


@cache
def lore() -> Lore:
    """Return all words. Raises DataMissing where the file is not there or not whole."""
    path = levels_dir("ivy") / "lore.toml"
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lore)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as fault:
        raise DataMissing(f"{path} cannot be read ({fault}): install Fae Tabletop once more.") from None
    missing = [guest.name for guest in GUESTS if guest.id not in found.guests]
    missing += [door.name for door in DOORS.values() if door.id not in found.doors]
    if missing:
        raise DataMissing(f"{path} has no words for {missing[0]}: install Fae Tabletop once more.")
    return Lore(
        {name: _printed(GuestLore, told) for name, told in found.guests.items()},
        {name: _printed(DoorLore, told) for name, told in found.doors.items()},
    )


def printed(words: str) -> str:
    """Return words with round quotation marks: files are typed with straight ones."""
    return re.sub(r"(^|[\s(])'", r"\1‘", words).replace("'", "’")


def mood_of(guest: GuestId, points: int) -> Mood:
    """Return how a guest takes so many points."""
    if points >= SMALL.get(guest, DELIGHTED):
        return "delighted"
    return "content" if points >= CONTENT else "offended"


def said_of(guest: GuestId, points: int) -> str:
    """Return what a guest says of so many points."""
    return lore().guests[guest].line(mood_of(guest, points))


def _printed(kind: type[T], told: T) -> T:
    return kind(**{name: printed(words) for name, words in msgspec.structs.asdict(told).items()})
