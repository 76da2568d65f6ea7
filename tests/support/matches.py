"""Matches played for tests: any game, any policy, kept in memory with every step on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fae_tabletop.core.codec import Codec, checksum
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat, Setup, Step
from fae_tabletop.core.log import Entry, Header, entry_line, header_line, new_header

Policy = Callable[[Any, Seat, tuple[Command, ...], Dice], Command]


def at_random(state: Any, seat: Seat, commands: tuple[Command, ...], dice: Dice) -> Command:
    """Choose any command."""
    return dice.choice(commands)


class Match:
    """A match in memory; ``steps[0]`` is the deal and ``steps[i]`` what ``entries[i - 1]`` led to."""

    def __init__(self, game: Any, setup: Setup, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.steps: list[Step[Any]] = [game.start(setup, seed)]
        self.entries: list[tuple[Seat, Command]] = []

    @property
    def seats(self) -> range:
        """The seats of this match."""
        return range(self.setup.seated(self.game.seats[0]))

    @property
    def state(self) -> Any:
        """The state after the last command."""
        return self.steps[-1].state

    def do(self, seat: Seat, command: Command) -> Step[Any]:
        """Carry out one command and keep it."""
        step: Step[Any] = self.game.apply(self.state, seat, command)
        self.steps.append(step)
        self.entries.append((seat, command))
        return step

    def play(self, dice: Dice, policy: Policy = at_random, plies: int | None = None) -> Match:
        """Go on to the end, or for that many commands; whoever of the waited-for acts is drawn as well."""
        while plies is None or plies > 0:
            waiting = self.game.waiting(self.state)
            if not waiting:
                break
            seat = dice.choice(waiting)
            self.do(seat, policy(self.state, seat, self.game.commands(self.state, seat), dice))
            plies = None if plies is None else plies - 1
        return self

    def play_by_all(self, dice: Dice, policy: Policy = at_random, plies: int | None = None) -> Match:
        """Go on as ``play`` does, but let whoever may act out of turn do so now and then."""
        while self.game.waiting(self.state) and (plies is None or len(self.entries) < plies):
            seats = self.game.waiting(self.state)
            others = [s for s in self.seats if s not in seats and self.game.commands(self.state, s)]
            seat = dice.choice(others if others and not dice.below(4) else seats)
            self.do(seat, policy(self.state, seat, self.game.commands(self.state, seat), dice))
        return self

    def header(self) -> Header:
        """Return the first line of this match as a file would have it."""
        seats = tuple("human" if seat == 0 else "bot-easy" for seat in self.seats)
        return new_header(self.game, self.setup, self.seed, seats)

    def lines(self) -> list[str]:
        """Return the match as the lines of a file."""
        codec = Codec(self.game.vocabulary)
        entries = [
            entry_line(codec, Entry(seat, command, checksum(self.game.facts(step.state))))
            for (seat, command), step in zip(self.entries, self.steps[1:], strict=True)
        ]
        return [header_line(self.header()), *entries]


def played(game: Any, setup: Setup, seed: int, policy: Policy = at_random, plies: int | None = None) -> Match:
    """Return a match played from its deal to the end, or for that many commands."""
    return Match(game, setup, seed).play(Dice(seed).fork(7), policy, plies)
