"""Ways to choose a move in tests, so that rare parts of the game are reached."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enthrone.board import REGALIA
from fae_tabletop.games.enthrone.public import Move
from fae_tabletop.games.enthrone.state import State


def is_capture(state: State, command: Command) -> bool:
    """Say whether a command of the seat to move captures."""
    return isinstance(command, Move) and state.at[state.graph.index[command.to]] >= 0


def is_calm(state: State, command: Command) -> bool:
    """Say whether a command moves without capturing or claiming the Regalia."""
    return isinstance(command, Move) and not is_capture(state, command) and command.to != REGALIA


def eager(state: State, seat: Seat, commands: tuple[Command, ...], dice: Dice) -> Command:
    """Prefer captures, so that the late game is reached."""
    captures = [command for command in commands if is_capture(state, command)]
    return dice.choice(captures) if captures and dice.below(3) else dice.choice(commands)


def shy(state: State, seat: Seat, commands: tuple[Command, ...], dice: Dice) -> Command:
    """Avoid captures and the Regalia, so that the court adjourns for want of a capture."""
    return dice.choice([command for command in commands if is_calm(state, command)] or commands)


def circling(state: State, seat: Seat, commands: tuple[Command, ...], dice: Dice) -> Command:
    """Take the tile at 5 whenever that is calm: the same few pawns go to and fro, and positions recur."""
    calm = [command for command in commands if is_calm(state, command)]
    low = [command for command in calm if isinstance(command, Move) and command.tile == 5]
    return (low or calm or list(commands))[0]
