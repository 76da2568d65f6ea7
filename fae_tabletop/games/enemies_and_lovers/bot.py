"""The players of Enemies & Lovers: random, flat, and five levels that differ in memory, look-ahead and belief."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from math import inf
from typing import NamedTuple

from fae_tabletop.core.cast import CAST, Character
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Clock, Command, Seat, level_called
from fae_tabletop.games.enemies_and_lovers.belief import plausible, remembered, suspected
from fae_tabletop.games.enemies_and_lovers.characters import manner
from fae_tabletop.games.enemies_and_lovers.commands import Mortal
from fae_tabletop.games.enemies_and_lovers.evaluation import LACKING, standing
from fae_tabletop.games.enemies_and_lovers.judgement import PLAIN, Manner
from fae_tabletop.games.enemies_and_lovers.listing import MORTALS, listed
from fae_tabletop.games.enemies_and_lovers.policy import SURE, appraise
from fae_tabletop.games.enemies_and_lovers.public import FEWEST, View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.secrecy import imagination, imagine
from fae_tabletop.games.enemies_and_lovers.state import HEATHER, TYPE, State
from fae_tabletop.search.halving import halving

STEPS = 24
"""Commands that the flat player plays at random before a world is judged."""
WAVER = 0.7
"""How far a command may look worse than another and still be chosen instead of it in a playout."""
HOPELESS = 2.0
"""A command that looks so much worse than the best one is not looked at any further."""
LEAN = 0.1
"""How much better the result is expected to be for one unit of a first impression, shared by all seats."""
TASTE = 0.02
"""What it is worth to somebody who searches that its character likes a command better, for one unit of that."""


class Crowd(NamedTuple):
    """What a level does otherwise where more than two play: these stand for the parts of ``Level`` called the same.

    Among many, one's own move decides less of the result: it takes more imagined games to tell two moves apart.
    """

    iterations: int
    each: int | None
    breadth: int
    held: float


class Level(NamedTuple):
    """One strength. ``sentence`` and ``detail`` are shown to people.

    ``iterations`` is the default budget, ``seconds`` the longest thought in the window; without iterations it
    looks at its own next command only. ``each`` limits the iterations to so many for every command that it tries
    (None: no limit), so that little is spent where there is little to choose. ``memory`` counts the turns for which a
    fact about a hidden card is kept in mind (None: for ever); ``breadth`` is how many of its commands it tries, the
    best at first sight; ``rounds`` are played on in an imagined world before it is judged; ``weighs``
    tells that it deals worlds by how well they explain the others' behaviour; ``heed`` is what a rival's loss
    counts against its own gain, ``held`` how dear its answers to attacks are to it, ``thrift`` how dear the cards
    that it plays, ``eager`` how it likes the Crown on the table (see Manner). ``crowd`` is what it does otherwise
    where more than two play (None: nothing). All of them play what they judge to be best.
    """

    name: str
    sentence: str
    detail: str
    iterations: int
    seconds: float
    memory: int | None
    each: int | None = None
    breadth: int = 47
    rounds: int = 1
    weighs: bool = False
    heed: float = PLAIN.heed
    held: float = PLAIN.held
    thrift: float = PLAIN.thrift
    eager: float = PLAIN.eager
    crowd: Crowd | None = None

    def among(self, seats: int) -> Level:
        """Return the level as it plays where so many sit at the table."""
        return self if seats == FEWEST or self.crowd is None else self._replace(**self.crowd._asdict())


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            "random", "Plays any legal card.",
            "It thinks about nothing and is there for tests.",
            iterations=0, seconds=1.0, memory=0,
        ),
        Level(
            "flat", "Tries every move in short random games and plays what did best.",
            "It remembers what it was shown and plans nothing; it is there for tests.",
            iterations=120, seconds=1.0, memory=None,
        ),
        Level(
            "novice", "Plays whatever it can, and lays the Crown as soon as it has it.",
            "It forgets what it was shown, minds its own cards only and saves its answers to attacks for ever. "
            "It never sees your cards.",
            iterations=0, seconds=1.0, memory=0, heed=0.0, held=6.0, thrift=0.0, eager=2.0,
        ),
        Level(
            "easy", "Looks at its next move, and a little at what that does to the others.",
            "It remembers for four turns what it was shown, and saves its answers to attacks for ever. "
            "It never sees your cards.",
            iterations=0, seconds=1.0, memory=4, heed=0.3, held=6.0,
        ),
        Level(
            "medium", "Tries the moves that look best in a few imagined games, to its next turn.",
            "It remembers for eight turns what it was shown. It never sees your cards.",
            iterations=4, seconds=1.0, memory=8, breadth=2, held=4.0,
            crowd=Crowd(iterations=12, each=None, breadth=3, held=PLAIN.held),
        ),
        Level(
            "hard", "Tries every sensible move in a few imagined games, to its next turn.",
            "It remembers all that it was shown. It never sees your cards.",
            iterations=64, seconds=1.4, memory=None, each=3,
            crowd=Crowd(iterations=192, each=9, breadth=47, held=PLAIN.held),
        ),
        Level(
            "expert", "Tries its moves in hundreds of imagined games, to its next turn.",
            "It remembers all that it was shown, and weighs what your moves and the wins you left lying tell "
            "of your cards. It never sees them.",
            iterations=640, seconds=1.4, memory=None, each=40, weighs=True,
        ),
    )
}  # fmt: skip


class EnemiesBot:
    """Decides from a view alone; holds nothing between decisions."""

    def __init__(self, levels: Mapping[str, Level] = LEVELS, character: Character | None = None) -> None:
        """Play at any of ``levels``, by name, and as ``character`` (None: minding nothing in particular)."""
        self.levels = levels
        self.character = character

    def decide(
        self, view: View, level: str, budget: Budget, dice: Dice, clock: Clock | None
    ) -> Command | None:
        """Return a command; None when nobody waits for this seat and it keeps still.

        ``budget`` limits iterations and seconds. A clock that returns infinity ends the thought: the best so
        far is played. Out of turn only Heather can be played, and is when she wins. Raises ValueError for an
        unknown level.
        """
        chosen = level_called(self.levels, level)
        # What may be done follows from the own cards and what lies before everybody: forgetting changes nothing there.
        view = remembered(view, chosen.memory)
        world = imagine(view, dice)
        options = listed(world, view.seat)
        if not options:
            return None
        if view.seat not in ENEMIES_AND_LOVERS.waiting(world):
            return winning_mortal(world, view.seat)
        if len(options) == 1:
            return options[0]
        if level == "random":
            return dice.choice(options)
        return Thought(view, chosen, self.character, budget, dice, clock).command(options)


def winning_mortal(state: State, seat: Seat) -> Mortal | None:
    """Return how Heather completes the Court of ``seat`` at once, or None."""
    hand = state.hands[seat]
    if HEATHER not in hand or (state.turn == seat and not state.rules.mortal_own_turn):
        return None
    court = 0
    for slot in state.courts[seat]:
        if slot[1] >= 0:
            court |= TYPE[slot[1]]
    if LACKING[court] != 1:
        return None
    return next((MORTALS[seat, card, "new", 0] for card in hand if not LACKING[court | TYPE[card]]), None)


class Thought:
    """One decision: what the seat keeps in mind, and the ways to turn that into a command."""

    def __init__(
        self,
        view: View,
        level: Level,
        character: Character | None,
        budget: Budget,
        dice: Dice,
        clock: Clock | None,
    ) -> None:
        self.seat: Seat = view.seat
        level = level.among(len(view.hands))
        self.level, self.dice, self.clock = level, dice, clock
        self.view = remembered(view, level.memory)
        self.deadline = inf if clock is None or budget.seconds is None else clock() + budget.seconds
        self.budget = budget.iterations
        self.manner: Manner = PLAIN if character is None else manner(character, self.view)
        suspicion = suspected(self.view) if level.memory != 0 else ()
        pull = [more + chance for more, chance in zip_longest(self.manner.pull, suspicion, fillvalue=0.0)]
        self.manner = self.manner._replace(
            heed=level.heed, held=level.held, thrift=level.thrift, eager=level.eager, pull=tuple(pull)
        )
        self.sober = self.manner
        if character is not None:
            self.sober = self.manner._replace(
                pull=(*suspicion, *PLAIN.pull[len(suspicion) :]), daring=PLAIN.daring, bluff=PLAIN.bluff
            )

    def command(self, options: Sequence[Command]) -> Command:
        """Return the command to give."""
        if self.level.name == "flat":
            return self.searched(options, [0.0] * len(options), self.at_random)
        world = self.world(self.dice)
        looks = appraise(world, self.seat, options, self.manner)
        top = max(looks)
        # What looks the same is taken in a random order, so that no seat is attacked for its number.
        order = self.dice.shuffled(range(len(options)))
        if not self.level.iterations or top >= SURE:
            return options[max(order, key=looks.__getitem__)]
        tried = [place for place in order if looks[place] >= top - HOPELESS]
        tried = sorted(tried, key=lambda place: -looks[place])[: self.level.breadth]
        if len(tried) == 1:
            return options[tried[0]]
        lean = LEAN / world.seats
        tastes = self.tastes(world, options, looks)
        return self.searched(
            [options[place] for place in tried],
            [lean * looks[place] for place in tried],
            self.played_on,
            [tastes[place] for place in tried],
        )

    def trials(self, count: int) -> int:
        """Return in how many imagined games ``count`` commands are tried, all of them together."""
        if self.budget is not None:
            return self.budget
        level = self.level
        return level.iterations if level.each is None else min(level.iterations, level.each * count)

    def tastes(self, world: State, options: Sequence[Command], looks: Sequence[float]) -> list[float]:
        """Return what is added to the expected result of each option because the character likes it, as it looks."""
        if self.sober is self.manner:
            return [0.0] * len(options)
        sober = appraise(world, self.seat, options, self.sober)
        return [TASTE * (look - plain) for look, plain in zip(looks, sober, strict=True)]

    def searched(
        self,
        options: Sequence[Command],
        leaning: Sequence[float],
        finish: Callable[[State, Dice], Sequence[float]],
        tastes: Sequence[float] = (),
    ) -> Command:
        """Return the option that does best in imagined games, ``tastes`` added to their results."""

        def trial(state: State, option: int, dice: Dice) -> float:
            ENEMIES_AND_LOVERS.advance(state, self.seat, options[option], None)
            return finish(state, dice)[self.seat]

        trials = self.trials(len(options))
        means = halving(
            len(options), self.world, trial, self.dice, trials, leaning, self.clock, self.deadline
        )
        if tastes:
            means = [mean + taste for mean, taste in zip(means, tastes, strict=True)]
        return options[max(range(len(options)), key=means.__getitem__)]

    def world(self, dice: Dice) -> State:
        """Deal a world that the seat holds possible."""
        return plausible(self.view, dice) if self.level.weighs else imagination(self.view).world(dice)

    def at_random(self, state: State, dice: Dice) -> Sequence[float]:
        """Return how a world turns out after some random commands."""
        for _ in range(STEPS):
            result = ENEMIES_AND_LOVERS.returns(state)
            if result is not None:
                return result
            seat, command = ENEMIES_AND_LOVERS.sample(state, dice)
            ENEMIES_AND_LOVERS.advance(state, seat, command, None)
        return standing(state)

    def played_on(self, state: State, dice: Dice) -> Sequence[float]:
        """Return how a world turns out after some sensible turns."""
        return playout(state, dice, state.turns + self.level.rounds * state.seats)


def sensible(state: State, seat: Seat, dice: Dice) -> Command:
    """Return a command of ``seat`` that looks about as good as the best one."""
    options = listed(state, seat)
    command = options[0]
    if len(options) > 1:
        best = -inf
        for option, look in zip(options, appraise(state, seat, options), strict=True):
            worth = look + WAVER * dice.uniform()
            if worth > best:
                best, command = worth, option
    return command


def playout(state: State, dice: Dice, until: int) -> Sequence[float]:
    """Play sensible commands on ``state`` until so many turns are over and return a result per seat."""
    advance = ENEMIES_AND_LOVERS.advance
    while state.why is None and state.turns < until:
        seat = state.asked if state.pending >= 0 else state.turn
        advance(state, seat, sensible(state, seat, dice), None)
        if state.why is None:
            for other in range(state.seats):
                if HEATHER in state.hands[other]:
                    mortal = winning_mortal(state, other)
                    if mortal is not None:
                        advance(state, other, mortal, None)
    result = ENEMIES_AND_LOVERS.returns(state)
    return standing(state) if result is None else result


BOT = EnemiesBot()
CHARACTERS: dict[str, EnemiesBot] = {name: EnemiesBot(LEVELS, character) for name, character in CAST.items()}
"""The cast as players, by name."""
