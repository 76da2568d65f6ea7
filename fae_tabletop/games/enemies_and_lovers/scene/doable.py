"""What can be done in a turn of one's own, by the commands that are offered: place, change the Court, play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Command
from fae_tabletop.games.enemies_and_lovers.commands import EndTurn, Exchange, MoveShield, Place, Play, Remove


class Doable(NamedTuple):
    """Whether a card can be placed, the own Court changed otherwise, a card played; the turn can be ended always."""

    place: bool
    arrange: bool
    play: bool

    @property
    def first_step(self) -> bool:
        """Whether Step 1 still offers something."""
        return self.place or self.arrange


def doable(commands: Sequence[Command]) -> Doable | None:
    """Return what the commands offer; None where they are not those of a turn of one's own."""
    if not any(isinstance(command, EndTurn) for command in commands):
        return None
    return Doable(
        place=any(isinstance(command, Place) for command in commands),
        arrange=any(isinstance(command, Remove | Exchange | MoveShield) for command in commands),
        play=any(isinstance(command, Play) for command in commands),
    )


def turn_sentence(may: Doable, draws: bool) -> str:
    """Return what can be done in a turn of one's own in one sentence; ``draws``: a card is drawn at its end."""
    end = "end your turn: you draw." if draws else "end your turn."
    if may.place:
        return "Place a card, or play one, or end your turn." if may.play else f"Place a card, or {end}"
    if may.play:
        return (
            f"Play a card, or {end}"
            if not may.arrange
            else "Play a card, or change your Court, or end your turn."
        )
    if may.arrange:
        return "Nothing to place or play: change your Court, or end your turn."
    return "Nothing to play: end your turn, and you draw." if draws else "Nothing to play: end your turn."
