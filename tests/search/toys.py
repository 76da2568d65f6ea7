"""Two tiny games with known answers: Nim, all open, and Pennies, where both choose in secret."""

from __future__ import annotations

from typing import Any

import msgspec

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Event, Seat, Setup, Step


class Take(Command, frozen=True, cache_hash=True):
    """Take so many sticks (Nim), or show this side (Pennies)."""

    count: int


class ToyView(msgspec.Struct, frozen=True):
    """All that there is to see."""

    seat: Seat
    facts: tuple[Any, ...]


class NimState:
    def __init__(self, sticks: int, mover: Seat) -> None:
        self.sticks = sticks
        self.mover = mover

    def copy(self) -> NimState:
        return NimState(self.sticks, self.mover)


class Nim:
    """Ten sticks, one to three at a time; whoever takes the last one wins. Leave a multiple of four."""

    id = "nim"
    rules = 1
    seats = range(2, 3)
    vocabulary: tuple[type[msgspec.Struct], ...] = (Take, ToyView)
    setup_type = Setup
    view_type = ToyView

    def start(self, setup: Setup, seed: int) -> Step[NimState]:
        return Step(NimState(10, 0), ())

    def waiting(self, state: NimState) -> tuple[Seat, ...]:
        return (state.mover,) if state.sticks else ()

    def commands(self, state: NimState, seat: Seat) -> tuple[Command, ...]:
        return tuple(Take(n) for n in (1, 2, 3) if n <= state.sticks) if seat == state.mover else ()

    def apply(self, state: NimState, seat: Seat, command: Command) -> Step[NimState]:
        after = state.copy()
        self.advance(after, seat, command, None)
        return Step(after, ())

    def advance(self, state: NimState, seat: Seat, command: Command, events: list[Event] | None) -> None:
        assert isinstance(command, Take)
        state.sticks -= command.count
        state.mover = 1 - seat

    def sample(self, state: NimState, dice: Dice) -> tuple[Seat, Command]:
        return state.mover, dice.choice(self.commands(state, state.mover))

    def view(self, state: NimState, seat: Seat) -> ToyView:
        return ToyView(seat, (state.sticks, state.mover))

    def imagine(self, view: ToyView, dice: Dice) -> NimState:
        return NimState(*view.facts)

    def returns(self, state: NimState) -> tuple[float, ...] | None:
        if state.sticks:
            return None
        return (1.0, 0.0) if state.mover == 1 else (0.0, 1.0)

    def facts(self, state: NimState) -> tuple[Any, ...]:
        return (state.sticks, state.mover)


class PenniesState:
    def __init__(self, shown: list[int]) -> None:
        self.shown = shown

    def copy(self) -> PenniesState:
        return PenniesState(self.shown[:])


class Pennies:
    """Both show a side at once; seat 0 wins when they are equal. Nobody can do better than a half."""

    id = "pennies"
    rules = 1
    seats = range(2, 3)
    vocabulary: tuple[type[msgspec.Struct], ...] = (Take, ToyView)
    setup_type = Setup
    view_type = ToyView

    def start(self, setup: Setup, seed: int) -> Step[PenniesState]:
        return Step(PenniesState([-1, -1]), ())

    def waiting(self, state: PenniesState) -> tuple[Seat, ...]:
        return tuple(seat for seat in (0, 1) if state.shown[seat] < 0)

    def commands(self, state: PenniesState, seat: Seat) -> tuple[Command, ...]:
        return (Take(0), Take(1)) if state.shown[seat] < 0 else ()

    def apply(self, state: PenniesState, seat: Seat, command: Command) -> Step[PenniesState]:
        after = state.copy()
        self.advance(after, seat, command, None)
        return Step(after, ())

    def advance(self, state: PenniesState, seat: Seat, command: Command, events: list[Event] | None) -> None:
        assert isinstance(command, Take)
        state.shown[seat] = command.count

    def sample(self, state: PenniesState, dice: Dice) -> tuple[Seat, Command]:
        seat = self.waiting(state)[0]
        return seat, dice.choice(self.commands(state, seat))

    def view(self, state: PenniesState, seat: Seat) -> ToyView:
        return ToyView(seat, (state.shown[seat],))

    def imagine(self, view: ToyView, dice: Dice) -> PenniesState:
        shown = [-1, -1]
        shown[view.seat] = view.facts[0]
        return PenniesState(shown)

    def returns(self, state: PenniesState) -> tuple[float, ...] | None:
        if -1 in state.shown:
            return None
        return (1.0, 0.0) if state.shown[0] == state.shown[1] else (0.0, 1.0)

    def facts(self, state: PenniesState) -> tuple[Any, ...]:
        return tuple(state.shown)
