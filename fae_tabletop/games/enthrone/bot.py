"""The players of Enthrone: random, flat, and five levels that differ in memory, look-ahead and belief."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import exp, inf, sqrt
from typing import NamedTuple

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Clock, Command, Seat, level_called
from fae_tabletop.games.enthrone.belief import BLIND, STYLES, reading_of, suspects, suspicion_of
from fae_tabletop.games.enthrone.endgame import WIN, forced
from fae_tabletop.games.enthrone.evaluation import SURE, TASTE, Outlook, Taste, appraise, playout
from fae_tabletop.games.enthrone.moves import Step, legal_steps
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.secrecy import imagination
from fae_tabletop.games.enthrone.state import UNCHOSEN, State
from fae_tabletop.search.flat import flat_monte_carlo
from fae_tabletop.search.ismcts import Guide, Line, Returns, Search

SHARPNESS = 7.0
"""How closely a seat is taken to follow its first impression of a move, in the search."""
DOUBT = 0.2
"""The share of its thought that a seat gives to all moves alike."""
PLIES = 6
"""Turns that are played on beyond the tree before a world is judged."""
BOLDNESS = 0.5
"""How often a seat is taken to capture the other's Chosen Pawn when it could, not knowing it for certain."""
CAUTION = 0.8
"""How much a move's expected result is taken off for being little tried."""
CAPRICE = 0.04
"""How freely an identity is chosen that promises less, in expected results."""
ENDING = (1, 3, 4)
"""Turns that are reckoned out, one after the other, once the rival is known: wins end on one's own turn."""


class Level(NamedTuple):
    """One strength. ``sentence`` and ``detail`` are shown to people.

    ``iterations`` is the default budget, ``seconds`` the longest thought in the window, which a level that
    ``deepens`` uses up; without iterations it looks no further than its own next move. ``memory`` counts the
    turns that are remembered (None: all); ``weighs`` tells that it suspects the rival by its moves, ``hides``
    that it minds what its own moves give away, ``adapts`` that it counts on the blunders of a rival who moves
    blindly, ``settles`` that it reckons an ending out to its end once it knows who the rival is; ``taste`` is
    what it looks at in a move. All of them play what they judge to be best.
    """

    name: str
    sentence: str
    detail: str
    iterations: int
    seconds: float
    memory: int | None
    weighs: bool = True
    hides: bool = False
    adapts: bool = False
    settles: bool = False
    deepens: bool = False
    taste: Taste = TASTE


HEEDLESS = TASTE._replace(regalia_danger=0.0, capture_danger=0.0, rival_run=0.0)
"""What a beginner looks at: its own run and its own prey, and nothing of what the rival could do."""


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            "random", "Plays any legal move.",
            "It thinks about nothing and is there for tests.",
            iterations=0, seconds=1.0, memory=0,
        ),
        Level(
            "flat", "Tries every move in random games and plays the one that won most.",
            "It remembers nothing, suspects nobody and plans nothing; it is there for tests.",
            iterations=600, seconds=1.0, memory=0,
        ),
        Level(
            "novice", "Looks at its own next move only.",
            "It forgets every move, suspects everybody alike and does not see your next move coming. "
            "It never sees your cards.",
            iterations=0, seconds=1.0, memory=0, taste=HEEDLESS,
        ),
        Level(
            "easy", "Thinks two moves ahead and remembers the last four turns.",
            "From those it guesses who your Chosen Pawn may be. It never sees your cards.",
            iterations=40, seconds=1.0, memory=4,
        ),
        Level(
            "medium", "Thinks two or three moves ahead and remembers the last ten turns.",
            "From those it works out whom you lead to the Regalia and whom you spare. It never sees your cards.",
            iterations=160, seconds=1.0, memory=10,
        ),
        Level(
            "hard", "Thinks three moves ahead and remembers every turn.",
            "It weighs all your turns, also the wins you left lying, to tell who your Chosen Pawn is, but does "
            "not mind what its own turns give away. It never sees your cards.",
            iterations=600, seconds=1.4, memory=None,
        ),
        Level(
            "expert", "Thinks as far ahead as time allows and remembers every turn.",
            "It weighs all your turns, finds out how carefully you play, and minds what its own turns tell you. "
            "It never sees your cards.",
            iterations=1500, seconds=1.4, memory=None, hides=True, adapts=True, settles=True,
            deepens=True,
        ),
    )
}  # fmt: skip


class EnthroneBot:
    """Decides from a view alone; holds nothing between decisions."""

    def __init__(self, levels: Mapping[str, Level] = LEVELS) -> None:
        """Play at any of ``levels``, by name."""
        self.levels = levels

    def decide(
        self, view: View, level: str, budget: Budget, dice: Dice, clock: Clock | None
    ) -> Command | None:
        """Return the command of the seat that sees ``view``; None when it is not waited for.

        ``budget`` limits iterations and seconds. Without iterations the level's own count holds, but a level
        that deepens uses all the seconds it is given. A clock that returns infinity ends the thought: the
        best so far is played. Raises ValueError for an unknown level.
        """
        chosen = level_called(self.levels, level)
        options = options_of(view)
        if not options:
            return None
        if len(options) == 1:
            return options[0]
        if level == "random":
            return dice.choice(options)
        return Thought(view, chosen, budget, dice, clock).command(options)


def options_of(view: View) -> tuple[Command, ...]:
    """Return what the seat that sees ``view`` may do, in the order of the rules."""
    state = imagination(view).with_rival(UNCHOSEN, Dice(0))
    if view.ready[1 - view.seat]:
        state.chosen[1 - view.seat] = imagination(view).possible[0]
    return ENTHRONE.commands(state, view.seat)


class Glance(NamedTuple):
    """The moves of a seat in one imagined world, and how each looks at once (``evaluation.appraise``)."""

    world: State
    moves: Sequence[Step]
    scores: Sequence[float]


class Thought:
    """One decision: what the seat believes, and the ways to turn that into a command.

    ``suspicion`` is whom the seat takes for the rival's Chosen Pawn, ``suspected`` whom a stranger would take for
    its own, from its moves alone.
    """

    def __init__(self, view: View, level: Level, budget: Budget, dice: Dice, clock: Clock | None) -> None:
        self.view, self.level, self.dice, self.clock = view, level, dice, clock
        self.seat: Seat = view.seat
        self.mind = imagination(view)
        self.deadline = inf if clock is None or budget.seconds is None else clock() + budget.seconds
        self.iterations = budget.iterations
        if self.iterations is None and not (level.deepens and self.deadline < inf):
            self.iterations = level.iterations
        self.possible = suspects(view, level.memory)
        weighed = level.memory if level.weighs else 0
        self.suspicion, blindness = reading_of(view, 1 - self.seat, self.possible, weighed)
        whim = max(0.0, blindness - STYLES[BLIND].common) if level.adapts else 0.0
        self.guide: Guide[State] = Guide(self.finish, self.prior, _known, whim=whim)
        everyone = [pawn for pawn in range(len(PAWNS)) if PAWNS[pawn] not in view.captured]
        # What a stranger would think of this seat, from its moves alone.
        self.suspected = suspicion_of(view, self.seat, everyone, level.memory if level.hides else 0)

    def command(self, options: Sequence[Command]) -> Command:
        """Return the command to give."""
        if self.level.name == "flat":
            return flat_monte_carlo(
                ENTHRONE,
                self.seat,
                options,
                self.world,
                self.dice,
                self.iterations,
                self.clock,
                self.deadline,
            )
        if self.view.chosen is None:
            return options[self.identity()]
        return self.search(NUMBER[self.view.chosen], options)

    def world(self, dice: Dice) -> State:
        """Deal a world, each rival as likely as the seat suspects it."""
        if not self.view.ready[1 - self.seat]:
            return self.mind.with_rival(UNCHOSEN, dice)
        return self.mind.with_rival(dice.weighted(self.suspicion), dice)

    def outlook(self, seat: Seat, chosen: int) -> Outlook:
        """Return what ``seat`` makes of the secrets when its Chosen Pawn is ``chosen``."""
        own = self.suspected if seat == self.seat else self.suspicion
        other = self.suspicion if seat == self.seat else self.suspected
        share = 1 - other[chosen]
        suspicion = [weight / share if share else 0.0 for weight in other]
        suspicion[chosen] = 0.0
        return Outlook(chosen, suspicion, own[chosen])

    def identity(self) -> int:
        """Return which card of the hand to choose: the most promising one.

        A level that minds what it gives away chooses others too, so that its hand does not tell.
        """
        hand = [NUMBER[pawn] for pawn in self.view.hand]
        if not self.level.iterations:
            return max(range(len(hand)), key=lambda card: self.first_impression(hand[card]))
        iterations = None if self.iterations is None else max(1, self.iterations // len(hand))
        begun = 0.0 if self.clock is None else self.clock()
        worth = []
        for number, pawn in enumerate(hand):
            deadline = begun + (self.deadline - begun) * (number + 1) / len(hand)
            search = Search(ENTHRONE, self.seat, partial(self.opening, pawn), self.dice, self.guide)
            search.run(iterations, self.clock, deadline)
            worth.append(search.value)
        top = max(worth)
        if not self.level.hides:
            return worth.index(top)
        return self.dice.weighted([exp((value - top) / CAPRICE) for value in worth])

    def opening(self, pawn: int, dice: Dice) -> State:
        """Deal a world in which both have chosen, this seat ``pawn``."""
        state = self.mind.with_rival(dice.choice(self.mind.possible), dice)
        state.chosen[self.seat] = pawn
        return state

    def first_impression(self, pawn: int) -> float:
        """Return how the best opening move looks to this seat with the Chosen Pawn ``pawn``."""
        state = self.opening(pawn, self.dice)
        return max(self.looks(state, self.seat, legal_steps(state, pawn)))

    def glance(self, chosen: int) -> Glance:
        """Return how the moves look at once to the seat, whose Chosen Pawn is ``chosen``."""
        state = self.world(self.dice)
        moves = legal_steps(state, chosen)
        return Glance(state, moves, self.looks(state, self.seat, moves))

    def looks(self, state: State, seat: Seat, moves: Sequence[Step]) -> list[float]:
        """Return how each of ``moves`` looks to ``seat``, with the Chosen Pawn that it has in ``state``."""
        return appraise(state, seat, self.outlook(seat, state.chosen[seat]), moves, self.level.taste)

    def search(self, chosen: int, options: Sequence[Command]) -> Command:
        """Return a sure win where there is one, or the move that looks or turns out best."""
        scores = self.glance(chosen).scores
        if not self.level.iterations or max(scores) >= SURE:
            return options[scores.index(max(scores))]
        search = self.searching()
        search.run(self.iterations, self.clock, self.deadline)
        return self.picked(search.report(chosen).lines)

    def searching(self) -> Search[State, View]:
        """Return the search of this decision, not begun yet."""
        return Search(ENTHRONE, self.seat, self.world, self.dice, self.guide)

    def picked(self, lines: Sequence[Line]) -> Command:
        """Return the move to make by what the search found: the best that is safe to expect.

        A move that came up late may have overtaken the most visited one.
        """
        sound = self.sound([line.command for line in lines])
        return max(
            (line for line in lines if line.command in sound),
            key=lambda line: line.mean - CAUTION / sqrt(line.visits) if line.visits else -1,
        ).command

    def sound(self, options: Sequence[Command]) -> Sequence[Command]:
        """Return the commands that force the most, only the quickest ones to win; all while the rival is unknown."""
        if not self.level.settles or len(self.possible) > 1:
            return options
        state = self.mind.with_rival(self.possible[0], Dice(0))
        outcomes: Sequence[int] = ()
        for plies in ENDING:
            outcomes = forced(state, options, plies)
            if max(outcomes) == WIN:
                break
        top = max(outcomes)
        return [command for command, outcome in zip(options, outcomes, strict=True) if outcome == top]

    def prior(self, state: State, seat: Seat, legal: Sequence[Command]) -> Sequence[float]:
        """Return how likely the seat is to give each command, as far as its knowledge goes."""
        chosen = state.chosen[seat]
        moves = legal_steps(state, chosen)
        if not moves:
            return [1.0]
        scores = self.looks(state, seat, moves)
        top = max(scores)
        weights = [exp(SHARPNESS * (score - top)) for score in scores]
        total = sum(weights)
        floor = DOUBT / len(moves)
        share = (1 - DOUBT) / total
        return [floor + share * weight for weight in weights]

    def finish(self, state: State, dice: Dice) -> Returns:
        """Return how a world turns out after some sensible turns."""
        return playout(state, dice, PLIES, BOLDNESS)


def _known(state: State, seat: Seat) -> int:
    return state.chosen[seat]


BOT = EnthroneBot()
