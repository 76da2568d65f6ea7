"""The helpers of Enchanted Ivy: random, and five levels that differ in how many ends of the game they imagine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import inf
from typing import NamedTuple

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Clock, Command, level_called
from fae_tabletop.games.enchanted_ivy.challenges import Both, Condition, DoorByTurn, met
from fae_tabletop.games.enchanted_ivy.commands import Finish, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.evaluation import best_door, best_hanging
from fae_tabletop.games.enchanted_ivy.listing import listed
from fae_tabletop.games.enchanted_ivy.policy import Turn, quick_turn, turns
from fae_tabletop.games.enchanted_ivy.public import IvySetup, View
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.secrecy import imagine
from fae_tabletop.games.enchanted_ivy.state import State
from fae_tabletop.games.enchanted_ivy.verdicts import finished
from fae_tabletop.search.halving import halving

ALIKE = 2
"""Most of them that lodge the same guest in the same balcony."""
PROMISE = 0.5
"""How much of the difference in outlook is expected to last."""
PRIZE = 12
"""Points that a challenge which is aimed for is worth."""
REST = (1.0, 0.5, 0.2)
"""The share of the trials for a turn's first, second and last decision: there is less and less left to choose."""
FAVOURITES = (1.0, 0.5, 1.0)
"""The share of a level's favourites that are tried then, so that each of them is tried often enough."""


class Level(NamedTuple):
    """One strength. ``sentence`` and ``detail`` are shown to people.

    ``iterations`` are the ends of the game that are imagined for a turn, and ``width`` the turns that are tried
    in them; ``seconds`` is the longest thought in the window.
    """

    name: str
    sentence: str
    detail: str
    iterations: int
    seconds: float
    width: int = 24


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            "random", "Builds anywhere.", "It thinks about nothing and is there for tests.",
            iterations=0, seconds=1.0,
        ),
        Level(
            "novice", "Takes the turn after which the inn is worth the most.",
            "It thinks neither of the turns to come nor of a door, which it hangs when all else is done.",
            iterations=0, seconds=1.0,
        ),
        Level(
            "easy", "Tries its three favourite turns in an imagined inn.",
            "It knows which cards and guests are still to come, but not their order.",
            iterations=4, seconds=1.0, width=3,
        ),
        Level(
            "medium", "Tries its six favourite turns in an imagined inn or two.",
            "It knows which cards and guests are still to come, but not their order.",
            iterations=8, seconds=1.0, width=6,
        ),
        Level(
            "hard", "Imagines many ways in which the inn may go on.",
            "It knows which cards and guests are still to come, but not their order.",
            iterations=80, seconds=1.2, width=16,
        ),
        Level(
            "expert", "Imagines hundreds of ways in which the inn may go on.",
            "It knows which cards and guests are still to come, but not their order.",
            iterations=240, seconds=1.4, width=24,
        ),
    )
}  # fmt: skip


def latest_turn(aim: Condition | None) -> int | None:
    """Return the last turn in which a door may be hung for ``aim``; None where it asks for none."""
    if isinstance(aim, Both):
        return min((one.turn for one in aim.of if isinstance(one, DoorByTurn)), default=None)
    return aim.turn if isinstance(aim, DoorByTurn) else None


class IvyBot:
    """Decides from a view alone; holds nothing between decisions."""

    def __init__(self, levels: Mapping[str, Level] = LEVELS, aim: Condition | None = None) -> None:
        """Play at any of ``levels``, by name; for the points, and for the challenge that is its ``aim``."""
        self.levels = levels
        self.aim = aim
        self.latest = latest_turn(aim)

    def decide(
        self, view: View, level: str, budget: Budget, dice: Dice, clock: Clock | None
    ) -> Command | None:
        """Return the next command; None when the inn is counted out.

        ``budget`` limits the imagined games. Raises ValueError for an unknown level.
        """
        chosen = level_called(self.levels, level)
        if view.why is not None:
            return None
        state = imagine(view, dice.fork())
        if level == "random":
            return dice.choice(listed(state))
        if view.phase == "closing":
            return best_door(state)[0] or Finish()
        if view.phase == "guest" and (door := self._due(state)):
            return door
        if not chosen.iterations:
            return turns(state, ())[0].commands[0]
        trials = chosen.iterations if budget.iterations is None else budget.iterations
        stage = 2 - len(view.hand)
        seconds = chosen.seconds if budget.seconds is None else budget.seconds
        deadline = inf if clock is None else clock() + seconds * REST[stage]
        options = self._by_aim(state, turns(state, state.setup.doors))
        if not state.pile:
            return self._best_end(state, options, clock, deadline).commands[0]
        options = shortlist(options, round(chosen.width * FAVOURITES[stage]))
        if len(options) == 1:
            return options[0].commands[0]
        share = max(1, round(trials * REST[stage]))
        return self._imagined(view, options, share, dice, clock, deadline).commands[0]

    def _by_aim(self, state: State, options: list[Turn]) -> list[Turn]:
        """Return the options with those further in front that meet the aim as the inn stands then.

        The later it is, the likelier they go on doing so, and the more it counts.
        """
        if self.aim is None:
            return options
        found = []
        for option in options:
            world = state.copy()
            self._follow(world, option.commands)
            prize = round(PRIZE * state.turn / state.turns) * met(self.aim, finished(world))
            found.append(option._replace(points=option.points + prize))
        return sorted(found, key=lambda option: -option.points)

    def _imagined(
        self,
        view: View,
        options: Sequence[Turn],
        trials: int,
        dice: Dice,
        clock: Clock | None,
        deadline: float,
    ) -> Turn:
        """Return the option that ends best in imagined games."""

        def trial(world: State, option: int, _: Dice) -> float:
            self._follow(world, options[option].commands)
            return self._ended(world)

        mean = sum(option.points for option in options) / len(options)
        leaning = [PROMISE * (option.points - mean) for option in options]
        means = halving(
            len(options), lambda own: imagine(view, own), trial, dice, trials, leaning, clock, deadline
        )
        if max(means) == -inf:
            return options[0]
        return options[max(range(len(options)), key=means.__getitem__)]

    def _best_end(self, state: State, options: Sequence[Turn], clock: Clock | None, deadline: float) -> Turn:
        """Return the option of the last turn, which nothing follows, with which the inn ends best.

        Options are tried from the best outlook on, until ``clock`` says that the ``deadline`` has come.
        """
        best, most = options[0], -inf
        for option in options:
            # A door gains a few points at most: what lies further behind cannot catch up.
            if option.points < options[0].points - PRIZE:
                break
            world = state.copy()
            self._follow(world, option.commands)
            points = self._ended(world)
            if points > most:
                best, most = option, points
            if clock is not None and clock() >= deadline:
                break
        return best

    def _ended(self, state: State) -> float:
        """Return what a game is worth that is played on quickly from here; ``state`` is used up."""
        while state.hand:
            self._follow(state, quick_turn(state))
        door, points = best_door(state)
        if self.aim is None:
            return points
        if door is not None:
            ENCHANTED_IVY.advance(state, 0, door, None)
        goal = state.setup.success
        won = goal is None or points >= goal  # without Success no challenge counts (I37)
        return points + PRIZE * (won and met(self.aim, finished(state)))

    def _follow(self, state: State, commands: Sequence[Command]) -> None:
        """Play ``commands`` on ``state`` itself, and hang a door that is due before the guest moves in."""
        for command in commands:
            if isinstance(command, Lodge) and (door := self._due(state)):
                ENCHANTED_IVY.advance(state, 0, door, None)
            ENCHANTED_IVY.advance(state, 0, command, None)

    def _due(self, state: State) -> HangDoor | None:
        """Return the best door there is in the last turn in which the aim still allows one."""
        if self.latest != state.turn or state.inn.door_kind is not None:
            return None
        return best_hanging(state)[0]


BOT = IvyBot()


def aiming(setup: IvySetup, words: str) -> IvyBot:
    """Return a helper that builds for a challenge of ``setup``, named as in ``challenge:s05-c1``.

    Raises ValueError naming the challenges there are.
    """
    kind, _, name = words.partition(":")
    for one in setup.challenges:
        if kind == "challenge" and one.id == name:
            return IvyBot(aim=one.test)
    there = ", ".join(f"challenge:{one.id}" for one in setup.challenges)
    raise ValueError(f"There is no aim called {words!r} here; there is {there or 'none'}.")


def shortlist(options: Sequence[Turn], width: int) -> list[Turn]:
    """Return ``width`` turns worth trying: the best by outlook, not too many for the same guest and balcony."""
    alike: Counter[tuple[object, ...]] = Counter()
    found = []
    for option in options:
        if alike[option.room] < ALIKE:
            alike[option.room] += 1
            found.append(option)
            if len(found) == width:
                break
    return found
