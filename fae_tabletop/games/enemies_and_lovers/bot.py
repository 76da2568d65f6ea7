"""The players of Enemies & Lovers for tests: random, and flat, which tries every command in short games."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import NamedTuple

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Clock, Command
from fae_tabletop.games.enemies_and_lovers.evaluation import standing
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.secrecy import imagine
from fae_tabletop.games.enemies_and_lovers.state import State

STEPS = 24
"""Commands that are played at random before a world is judged."""
STILL = 8
"""A seat that nobody waits for keeps still in all but one of so many cases."""


class Level(NamedTuple):
    """One strength. ``sentence`` and ``detail`` are shown to people; ``seconds`` is the longest thought."""

    name: str
    sentence: str
    detail: str
    iterations: int
    seconds: float


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            "random", "Plays any legal card.", "It thinks about nothing and is there for tests.", 0, 1.0,
        ),
        Level(
            "flat", "Tries every move in short random games and plays what did best.",
            "It remembers what it was shown and plans nothing; it is there for tests.", 120, 1.0,
        ),
    )
}  # fmt: skip


class EnemiesBot:
    """Decides from a view alone; holds nothing between decisions."""

    def __init__(self, levels: Mapping[str, Level] = LEVELS) -> None:
        """Play at any of ``levels``, by name."""
        self.levels = levels

    def decide(
        self, view: View, level: str, budget: Budget, dice: Dice, clock: Clock | None
    ) -> Command | None:
        """Return a command; None when nobody waits for this seat and it keeps still. KeyError: no such level."""
        seat = view.seat
        world = imagine(view, dice)
        options = ENEMIES_AND_LOVERS.commands(world, seat)
        waited = seat in ENEMIES_AND_LOVERS.waiting(world)
        if not options or (not waited and dice.below(STILL)):
            return None
        games = self.levels[level].iterations if budget.iterations is None else budget.iterations
        if not games or len(options) == 1 or not self.levels[level].iterations:
            return dice.choice(options)
        deadline = inf if budget.seconds is None or clock is None else clock() + budget.seconds
        return _best(view, options, games, dice, clock, deadline)


def _best(
    view: View,
    options: tuple[Command, ...],
    games: int,
    dice: Dice,
    clock: Clock | None,
    deadline: float,
) -> Command:
    """Return the option that does best in ``games`` short random games, dealt out in turn."""
    totals = [0.0] * len(options)
    tries = [0] * len(options)
    for number in range(max(games, len(options))):
        place = number % len(options)
        state = imagine(view, dice)
        ENEMIES_AND_LOVERS.advance(state, view.seat, options[place], None)
        totals[place] += _outcome(state, dice)[view.seat]
        tries[place] += 1
        if clock is not None and clock() >= deadline:
            break
    means = [total / count if count else 0.0 for total, count in zip(totals, tries, strict=True)]
    return options[max(range(len(options)), key=means.__getitem__)]


def _outcome(state: State, dice: Dice) -> tuple[float, ...]:
    for _ in range(STEPS):
        result = ENEMIES_AND_LOVERS.returns(state)
        if result is not None:
            return result
        seat, command = ENEMIES_AND_LOVERS.sample(state, dice)
        ENEMIES_AND_LOVERS.advance(state, seat, command, None)
    return standing(state)


BOT = EnemiesBot()
