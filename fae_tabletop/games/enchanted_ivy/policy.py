"""Turns at a glance: every turn that could be played, and the quick way in which an imagined game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.cards import IDS
from fae_tabletop.games.enchanted_ivy.commands import Build, Lodge
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.evaluation import outlook
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.ledger import Ledger
from fae_tabletop.games.enchanted_ivy.state import State


class Turn(NamedTuple):
    """What is left of a turn, as commands in order: its builds and the guest, and the outlook after it."""

    commands: tuple[Build | Lodge, ...]
    points: int

    @property
    def room(self) -> tuple[object, ...]:
        """The guest, and the card and space of the balcony where it is still to be built."""
        balcony = next((one for one in self.commands if isinstance(one, Build) and not one.wall), None)
        return self.commands[-1], balcony


def turns(state: State, may_hang: Sequence[DoorId]) -> list[Turn]:
    """Return every way to play the rest of the turn, the best outlook first. The hand must not be empty.

    Outlooks take in the starting door if it is among those that ``may_hang``.
    """
    if state.guesting:
        found = _guests(state, may_hang)
    elif len(state.hand) == 1:
        found = _second(state, may_hang)
    else:
        found = _both(state, may_hang)
    found.sort(key=lambda turn: -turn.points)
    return found


def _guests(state: State, may_hang: Sequence[DoorId]) -> list[Turn]:
    """Return the ways to lodge one of the guests, where both cards are laid."""
    inn = state.inn
    found = []
    for guest in dict.fromkeys(state.tokens):
        inn.lodge(state.balcony, guest)
        found.append(Turn((_lodge(guest),), outlook(inn, may_hang)))
        inn.vacate(state.balcony)
    return found


def _second(state: State, may_hang: Sequence[DoorId]) -> list[Turn]:
    """Return the turns that begin with the second card."""
    (card,) = state.hand
    guests = tuple(dict.fromkeys(state.tokens))
    if state.balcony != NONE:
        return _with_walls(state.inn, card, state.balcony, guests, may_hang)
    spaces = state.inn.ground.grid.spaces
    ledger = Ledger(state.inn, may_hang)
    found = []
    for cell in bits(state.inn.legal()):
        (points,) = ledger.balconies(cell, (card,), guests)
        build = Build(IDS[card], spaces[cell], False)
        found += [Turn((build, _lodge(guest)), worth) for guest, worth in zip(guests, points, strict=True)]
    return found


def _both(state: State, may_hang: Sequence[DoorId]) -> list[Turn]:
    """Return the turns with both cards: balcony first, and wall first where the balcony needs it."""
    found = []
    spaces = state.inn.ground.grid.spaces
    guests = tuple(dict.fromkeys(state.tokens))
    now = state.inn.legal()
    for card, other in (state.hand, state.hand[::-1]):
        for cell in bits(now):
            after = state.inn.copy()
            after.place(cell, card, wall=False)
            balcony = Build(IDS[card], spaces[cell], False)
            found += _with_walls(after, other, cell, guests, may_hang, balcony)
        for beside in bits(now):
            for turned in (False, True):
                after = state.inn.copy()
                after.place(beside, other, wall=True, turned=turned)
                wall = Build(IDS[other], spaces[beside], True, turned)
                ledger = Ledger(after, may_hang)
                for cell in bits(after.legal() & ~now):
                    (points,) = ledger.balconies(cell, (card,), guests)
                    balcony = Build(IDS[card], spaces[cell], False)
                    found += [
                        Turn((wall, balcony, _lodge(guest)), worth)
                        for guest, worth in zip(guests, points, strict=True)
                    ]
    return found


def _with_walls(
    inn: Inn,
    card: int,
    balcony: int,
    guests: Sequence[int],
    may_hang: Sequence[DoorId],
    *before: Build,
) -> list[Turn]:
    """Return the turns that go on with ``card`` as a wall on ``inn``, and end with one of ``guests`` on ``balcony``."""
    spaces = inn.ground.grid.spaces
    cells = list(bits(inn.legal()))
    worths = []
    for guest in guests:
        inn.lodge(balcony, guest)
        ledger = Ledger(inn, may_hang)
        worths.append([ledger.walls(cell, card) for cell in cells])
        inn.vacate(balcony)
    found = []
    for place, cell in enumerate(cells):
        for turned in (False, True):
            build = Build(IDS[card], spaces[cell], True, turned)
            for guest, worth in zip(guests, worths, strict=True):
                found.append(Turn((*before, build, _lodge(guest)), worth[place][turned]))
    return found


@cache
def _lodge(guest: int) -> Lodge:
    return Lodge(GUESTS[guest].id)


def quick_turn(state: State) -> tuple[Build | Lodge, ...]:
    """Return a turn found quickly: the balcony with its guest that looks best, then the wall that looks best.

    Both cards must be in the hand.
    """
    inn, may_hang = state.inn, state.setup.doors
    spaces = inn.ground.grid.spaces
    guests = tuple(dict.fromkeys(state.tokens))
    ledger = Ledger(inn, may_hang)
    cells = list(bits(inn.legal()))
    worths = [ledger.balconies(cell, state.hand, guests) for cell in cells]
    best, most = (NONE, NONE, NONE), -1000
    for number, card in enumerate(state.hand):
        for cell, worth in zip(cells, worths, strict=True):
            for guest, points in zip(guests, worth[number], strict=True):
                if points > most:
                    best, most = (card, cell, guest), points
    card, cell, guest = best
    inn = inn.copy()
    inn.place(cell, card, wall=False)
    inn.lodge(cell, guest)
    other = state.hand[0] if state.hand[1] == card else state.hand[1]
    ledger = Ledger(inn, may_hang)
    wall, most = (NONE, False), -1000
    for beside in bits(inn.legal()):
        for turned, points in enumerate(ledger.walls(beside, other)):
            if points > most:
                wall, most = (beside, turned == 1), points
    return (
        Build(IDS[card], spaces[cell], False),
        Build(IDS[other], spaces[wall[0]], True, wall[1]),
        _lodge(guest),
    )
