"""Ways to play Enemies & Lovers for tests: a seat that strives for a Court, and one that lets everything be."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enemies_and_lovers.cards import NUMBER
from fae_tabletop.games.enemies_and_lovers.commands import EndTurn, Mortal, Pass, Place, Play, Remove
from fae_tabletop.games.enemies_and_lovers.state import LIMITED, TYPE, State


def striving(state: State, seat: Seat, commands: tuple[Command, ...], dice: Dice) -> Command:
    """Put pieces of a winning Court down whenever possible, take nothing back, else do anything."""
    for command in commands:
        if isinstance(command, Mortal | Place) and TYPE[NUMBER[command.card]] & LIMITED:
            return command
    kept = [command for command in commands if not isinstance(command, Remove)]
    active = [command for command in kept if not isinstance(command, EndTurn | Pass)]
    return dice.choice(active if active and dice.below(3) else kept)


def idle(state: State, seat: Seat, commands: tuple[Command, ...], dice: Dice) -> Command:
    """Do nothing."""
    return next(command for command in commands if isinstance(command, EndTurn))


def playing(state: State, seat: Seat, commands: tuple[Command, ...], dice: Dice) -> Command:
    """Play cards whenever possible, and answer whatever can be answered."""
    active = [command for command in commands if not isinstance(command, EndTurn | Pass | Place)]
    plays = [command for command in active if isinstance(command, Play)]
    return dice.choice(plays or active or list(commands))
