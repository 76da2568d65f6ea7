"""Turns at a glance: every turn that could be played, and the quick way in which an imagined game goes on."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.cards import IDS
from fae_tabletop.games.enchanted_ivy.commands import Build, Lodge
from fae_tabletop.games.enchanted_ivy.evaluation import outlook, without_ivy
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scoring import ivy_points
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


def turns(state: State) -> list[Turn]:
    """Return every way to play the rest of the turn, the best outlook first. The hand must not be empty."""
    if state.guesting:
        found = _guests(state.inn, state, state.balcony, ())
    elif len(state.hand) == 1:
        found = _second(state)
    else:
        found = _both(state)
    found.sort(key=lambda turn: -turn.points)
    return found


def _guests(inn: Inn, state: State, balcony: int, before: tuple[Build, ...]) -> list[Turn]:
    """Return the turns that end with each of the tokens in the hand, on an inn whose cards are laid."""
    found = []
    ivy = ivy_points(len(inn.patches()))
    for guest in dict.fromkeys(state.tokens):
        inn.lodge(balcony, guest)
        points = ivy + without_ivy(inn, state.setup.doors)
        found.append(Turn((*before, Lodge(GUESTS[guest].id)), points))
        inn.vacate(balcony)
    return found


def _second(state: State) -> list[Turn]:
    """Return the turns that begin with the second card."""
    (card,) = state.hand
    found = []
    wall = not state.walled
    for cell in bits(state.inn.legal()):
        for turned in (False, True) if wall else (False,):
            inn = state.inn.copy()
            inn.place(cell, card, wall=wall, turned=turned)
            build = Build(IDS[card], inn.ground.grid.spaces[cell], wall, turned)
            found += _guests(inn, state, state.balcony if wall else cell, (build,))
    return found


def _both(state: State) -> list[Turn]:
    """Return the turns with both cards: balcony first, and wall first where the balcony needs it."""
    found = []
    spaces = state.inn.ground.grid.spaces
    now = state.inn.legal()
    for card, other in (state.hand, state.hand[::-1]):
        for cell in bits(now):
            after = state.inn.copy()
            after.place(cell, card, wall=False)
            balcony = Build(IDS[card], spaces[cell], False)
            for beside in bits(after.legal()):
                for turned in (False, True):
                    inn = after.copy()
                    inn.place(beside, other, wall=True, turned=turned)
                    wall = Build(IDS[other], spaces[beside], True, turned)
                    found += _guests(inn, state, cell, (balcony, wall))
        for beside in bits(now):
            for turned in (False, True):
                after = state.inn.copy()
                after.place(beside, other, wall=True, turned=turned)
                wall = Build(IDS[other], spaces[beside], True, turned)
                for cell in bits(after.legal() & ~now):
                    inn = after.copy()
                    inn.place(cell, card, wall=False)
                    balcony = Build(IDS[card], spaces[cell], False)
                    found += _guests(inn, state, cell, (wall, balcony))
    return found


def play_quickly(state: State) -> None:
    """Play a whole turn: the balcony with its guest that looks best, then the wall that looks best."""
    for command in quick_turn(state):
        ENCHANTED_IVY.advance(state, 0, command, None)


def quick_turn(state: State) -> tuple[Build | Lodge, ...]:
    """Return the turn of ``play_quickly``. Both cards must be in the hand."""
    spaces, may_hang = state.inn.ground.grid.spaces, state.setup.doors
    guests = tuple(dict.fromkeys(state.tokens))
    best, most = (NONE, NONE, NONE, state.inn), -1000
    for card in state.hand:
        for cell in bits(state.inn.legal()):
            inn = state.inn.copy()
            inn.place(cell, card, wall=False)
            ivy = ivy_points(len(inn.patches()))
            for guest in guests:
                inn.lodge(cell, guest)
                points = ivy + without_ivy(inn, may_hang)
                if points > most:
                    best, most = (card, cell, guest, inn), points
                inn.vacate(cell)
    card, cell, guest, inn = best
    inn.lodge(cell, guest)
    other = state.hand[0] if state.hand[1] == card else state.hand[1]
    wall, most = (NONE, False), -1000
    for beside in bits(inn.legal()):
        for turned in (False, True):
            walled = inn.copy()
            walled.place(beside, other, wall=True, turned=turned)
            points = outlook(walled, may_hang)
            if points > most:
                wall, most = (beside, turned), points
    return (
        Build(IDS[card], spaces[cell], False),
        Build(IDS[other], spaces[wall[0]], True, wall[1]),
        Lodge(GUESTS[guest].id),
    )
