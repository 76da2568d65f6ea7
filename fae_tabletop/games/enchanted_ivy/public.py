"""What may be seen and said in Enchanted Ivy: setup, view, and the vocabulary for the codec."""

from __future__ import annotations

from typing import Literal

import msgspec

from fae_tabletop.core.game import Setup
from fae_tabletop.games.enchanted_ivy.cards import CardId
from fae_tabletop.games.enchanted_ivy.challenges import Challenge
from fae_tabletop.games.enchanted_ivy.commands import COMMANDS
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.events import EVENTS, Told, Why
from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.guests import GuestId

Phase = Literal["build", "guest", "closing", "over"]
Tokens = tuple[tuple[GuestId, int], ...]
"""Guests and how many tokens of each, in the order of the scenario."""


class IvySetup(Setup, frozen=True):
    """An inn to build, by value: ``scenario`` is a chapter of the story or an endless set-up card, by id.

    ``layout`` are its rows, ``doors`` those that may be hung. ``success`` is None in an endless game.
    """

    scenario: str
    layout: tuple[str, ...]
    guests: Tokens
    doors: tuple[DoorId, ...] = ("start",)
    success: int | None = None
    high_score: int | None = None
    challenges: tuple[Challenge, ...] = ()


class Laid(msgspec.Struct, frozen=True):
    """A card in the inn, and who lives there."""

    at: Space
    card: CardId
    wall: bool
    turned: bool
    guest: GuestId | None


class Hung(msgspec.Struct, frozen=True):
    """The door of the inn, and the turn in which it was hung, from 1."""

    door: DoorId
    at: Space
    turn: int


class View(msgspec.Struct, frozen=True):
    """All that the innkeeper may know.

    ``top`` is the card on top of the pile and ``unseen`` all others of the pile, sorted: their order is hidden,
    as is that of the bag. ``laid`` is in the order of building. ``open_balcony`` waits for its guest, ``walled``
    says that this turn's wall is built. ``turn`` counts from 1.
    """

    seat: int
    setup: IvySetup
    phase: Phase
    turn: int
    turns: int
    hand: tuple[CardId, ...]
    tokens: tuple[GuestId, ...]
    laid: tuple[Laid, ...]
    door: Hung | None
    open_balcony: Space | None
    walled: bool
    discards: tuple[CardId, ...]
    top: CardId | None
    unseen: tuple[CardId, ...]
    bag: Tokens
    gone: tuple[GuestId, ...]
    log: tuple[Told, ...]
    why: Why | None
    total: int | None
    success: bool | None

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return 1


VOCABULARY: tuple[type[msgspec.Struct], ...] = (IvySetup, View, *COMMANDS, *EVENTS)
