"""What if: a table at which another line of a finished match is played, with the match itself shown beside."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Generic

from fae_tabletop.core.game import Seat
from fae_tabletop.ui.arriving import V
from fae_tabletop.ui.match import MatchScene

BESIDE = "beside"
"""The drawer that lies open while no other one does: the match that the line branches off."""
TURN, AGAIN, UNDO = "turn", "again", "undo"
"""What the table closes with, beside LEAVE: another seat is on, begin the line anew, one own move back."""
NO_FURTHER = "This is where the line begins."


@dataclass(frozen=True, slots=True)
class Beside(Generic[V]):
    """The match that a line branches off, and how the line is played.

    ``views`` are those of the seat at the table, step by step; ``turn_of`` counts the turns that are over in one, and
    is negative where that says nothing. ``sides`` tells in a few words who plays on, ``choose_sides`` lets that be
    chosen. ``people`` are the seats that the person plays. ``think`` lets a bot that is waited for think on, with True
    without moving yet, and ``stop`` ends that. ``goes_back``: a move of the line can be taken back.
    """

    views: Sequence[V]
    turn_of: Callable[[V], int]
    sides: str
    choose_sides: Callable[[], None]
    people: Collection[Seat]
    think: Callable[[bool], None]
    stop: Callable[[], None]
    goes_back: Callable[[], bool]

    def at(self, turn: int) -> V:
        """Return how the match first stood after so many turns, or how it ended before."""
        found = (view for view in self.views if self.turn_of(view) == turn)
        return next(found, self.views[-1])


class BranchScene(MatchScene[V]):
    """What the tables of all such lines do; closes with TURN, AGAIN, UNDO or LEAVE, and whoever opened it goes on.

    A game's own class sets ``match`` before anything else and shows the match where it has room.
    """

    name = "what-if"
    match: Beside[V]

    def update(self, seconds: float) -> None:
        """Let the bots think, and give the table to another seat of the person's once everything was shown."""
        super().update(seconds)
        self.match.think(not self.current)
        waiting = self.chair.waiting
        others = self.current and bool(waiting) and self.chair.seat not in waiting
        if others and self.stack.top is self and any(seat in self.match.people for seat in waiting):
            self.close(TURN)

    def closing(self) -> None:
        """Let no bot think on for a line that nobody plays."""
        self.match.stop()

    def undo(self) -> None:
        """Take one own move of the line back; nothing is secret any more."""
        if self.match.goes_back():
            self.close(UNDO)
        else:
            self.stack.toast(NO_FURTHER)

    def clicked(self, spot_id: str) -> bool:
        """What stands beside the table, and all else that is at any table."""
        if spot_id == "button:again":
            self.close(AGAIN)
        elif spot_id == "button:sides":
            self.match.choose_sides()
        else:
            return super().clicked(spot_id)
        return True
