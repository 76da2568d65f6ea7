"""Weighs a decision of a match that is over once more, with the bot's own thought, a little at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf

from fae_tabletop.core.cast import Character
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command, Seat
from fae_tabletop.games.enemies_and_lovers.belief import remembered
from fae_tabletop.games.enemies_and_lovers.bot import HOPELESS, LEAN, LEVELS, Level, Thought
from fae_tabletop.games.enemies_and_lovers.cards import NUMBER
from fae_tabletop.games.enemies_and_lovers.commands import Play
from fae_tabletop.games.enemies_and_lovers.decision import Decision, Weighed
from fae_tabletop.games.enemies_and_lovers.deduction import crown
from fae_tabletop.games.enemies_and_lovers.judgement import Judgement, Manner
from fae_tabletop.games.enemies_and_lovers.listing import listed
from fae_tabletop.games.enemies_and_lovers.policy import SURE, appraise
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.secrecy import imagine
from fae_tabletop.games.enemies_and_lovers.state import CAPTURE, EFFECT, SKIPS, STEAL, State
from fae_tabletop.search.halving import Halving
from fae_tabletop.search.retold import Way

CAREFUL = "expert"
"""The level that stands for a careful player: it remembers everything and tries the most."""
SLICE = 8
"""Imagined games played in one go."""
ONCE_MORE = 320
"""Games in which what a person did and what comes out instead are tried side by side, before one is called better."""
NOTHING = Manner(heed=0.0, held=0.0, thrift=0.0)
"""A manner that minds the own cards only; what a seat minds beyond them is added to it, a dial at a time."""
DIALS = ("heed", "pull", "thrift", "held", "eager", "daring", "bluff")
"""The dials of a manner in the order in which their terms are told apart."""


def study(
    view: View, level: str, character: Character | None, seed: int, made: Command, judged: bool = False
) -> Iterator[Decision]:
    """Yield what the decision ``made`` by the seat that sees ``view`` rested on, first without looking ahead.

    With ``level``, ``character`` and ``seed`` of the match and no clock it is the thought of that bot, draw for draw.
    Every further one has played some more imagined games. ``judged``: it is a person's; then what was done is tried in
    any case, and once more beside what comes out instead. Raises ValueError where nobody has anything to decide.
    """
    dice = Dice(seed)
    options = listed(imagine(remembered(view, LEVELS[level].memory), dice), view.seat)
    if not options:
        raise ValueError("there was nothing to decide")
    yield from _Weighing(view, LEVELS[level], character, dice, made, options, judged).decisions()


class _Weighing:
    """One decision that is thought through again."""

    def __init__(
        self,
        view: View,
        level: Level,
        character: Character | None,
        dice: Dice,
        made: Command,
        options: Sequence[Command],
        judged: bool,
    ) -> None:
        self.view, self.made, self.options, self.judged = view, made, options, judged
        blind = level.name in ("random", "flat")
        self.thought = Thought(view, LEVELS[CAREFUL] if blind else level, character, Budget(), dice, None)
        thought, seat = self.thought, view.seat
        world = thought.world(dice)
        self.looks = appraise(world, seat, options, thought.manner)
        self.terms = terms(world, seat, options, thought.manner)
        self.danger = dangers(world, seat, thought.manner)
        self.tastes = thought.tastes(world, options, self.looks)
        top = max(self.looks)
        order = dice.shuffled(range(len(options)))
        self.best = max(order, key=self.looks.__getitem__)
        tried = [place for place in order if self.looks[place] >= top - HOPELESS]
        self.tried = sorted(tried, key=lambda place: -self.looks[place])[: thought.level.breadth]
        if judged and options.index(made) not in self.tried:
            self.tried.append(options.index(made))
        self.way: Way = (
            "forced"
            if len(options) == 1
            else "blind"
            if blind
            else "sure"
            if top >= SURE
            else "glance"
            if not thought.level.iterations or len(self.tried) == 1
            else "search"
        )

    def decisions(self) -> Iterator[Decision]:
        """Yield the decision, and again whenever more is known."""
        match self.way:
            case "glance" | "sure":
                yield self._decision({}, {})._replace(again=self.options[self.best])
            case "search":
                yield from self._searched()
            case _:
                yield self._decision({}, {})

    def _searched(self) -> Iterator[Decision]:
        thought, tried = self.thought, self.tried
        options = [self.options[place] for place in tried]

        def trial(state: State, option: int, dice: Dice) -> float:
            return self._tried(options[option], state, dice)

        lean = LEAN / self.view.players
        search = Halving(
            len(tried), thought.world, trial, thought.dice, thought.trials(len(tried)),
            [lean * self.looks[place] for place in tried],
        )  # fmt: skip
        wanted = search.wanted + (ONCE_MORE if self.judged else 0)
        yield self._decision({}, {}, 0, wanted)
        expected: dict[int, float] = {}
        for _ in search.trying():
            if search.made % SLICE == 0 and search.made < search.wanted:
                self._noted(tried, search, expected)
                yield self._decision(self._shares(search), expected, search.made, wanted)
        self._noted(tried, search, expected)
        liked = [mean + self.tastes[place] for place, mean in zip(tried, search.means(), strict=True)]
        best = tried[max(range(len(tried)), key=liked.__getitem__)]
        shares, played = self._shares(search), search.made
        made = self.options.index(self.made)
        if self.judged and best != made:
            pair = [best, made]
            both = [self.options[place] for place in pair]
            again = Halving(2, thought.world, lambda state, n, dice: self._tried(both[n], state, dice),
                            thought.dice, ONCE_MORE, [0.0, 0.0])  # fmt: skip
            for _ in again.trying():
                if again.made % SLICE == 0 and again.made < again.wanted:
                    yield self._decision(shares, expected, played + again.made, wanted)
            for place, total, tries in zip(pair, again.totals, again.tries, strict=True):
                expected[place] = total / tries
            played += again.made
            best = max(pair, key=expected.__getitem__)
        yield self._decision(shares, expected, played, played)._replace(again=self.options[best])

    def _tried(self, option: Command, state: State, dice: Dice) -> float:
        """Return how a world turns out for the mover after an option."""
        ENEMIES_AND_LOVERS.advance(state, self.view.seat, option, None)
        return self.thought.played_on(state, dice)[self.view.seat]

    def _noted(self, tried: Sequence[int], search: Halving[State], expected: dict[int, float]) -> None:
        """Note the mean of every option that is still tried; what dropped out keeps its last one."""
        for place, mean in zip(tried, search.means(), strict=True):
            if mean > -inf:
                expected[place] = min(1.0, max(0.0, mean))

    def _shares(self, search: Halving[State]) -> dict[int, float]:
        return {place: tries / search.made for place, tries in zip(self.tried, search.tries, strict=True)}

    def _decision(
        self, shares: Mapping[int, float], expected: Mapping[int, float], worlds: int = 0, wanted: int = 0
    ) -> Decision:
        moves = [
            Weighed(
                option, self.looks[place], self.terms[place], self.looks[place] >= SURE,
                shares.get(place, 0.0) if shares else None, expected.get(place),
            )
            for place, option in enumerate(self.options)
        ]  # fmt: skip
        moves.sort(key=lambda one: (-(one.share or 0.0), -one.looks))
        mind = self.thought.view
        return Decision(
            self.view, self.made, self.way, crown(mind), self.danger, tuple(moves), worlds, wanted
        )


def terms(
    world: State, seat: Seat, options: Sequence[Command], manner: Manner
) -> list[tuple[tuple[str, float], ...]]:
    """Return the terms that make up how each option looks, by name; they add up to its look.

    ``own`` is what is left without any of what a seat minds beyond its own cards, ``draw`` the part of that which a
    skipped draw costs; the others are what each dial of ``manner`` adds once those before it are set.
    """
    before = appraise(world, seat, options, NOTHING)
    drawing = Judgement(world, seat, NOTHING).drawing()
    costs = [drawing if _skips(world, option) else 0.0 for option in options]
    found = [[("own", look + cost), ("draw", -cost)] for look, cost in zip(before, costs, strict=True)]
    minds = NOTHING
    for dial in DIALS:
        minds = minds._replace(**{dial: getattr(manner, dial)})
        after = appraise(world, seat, options, minds)
        for rows, now, then in zip(found, after, before, strict=True):
            rows.append((dial, now - then))
        before = after
    return [tuple(rows) for rows in found]


def _skips(world: State, option: Command) -> bool:
    """Say whether an option costs the draw of the turn (R34)."""
    if not isinstance(option, Play):
        return False
    card = NUMBER[option.card]
    return bool(SKIPS[card]) and (EFFECT[card] not in (STEAL, CAPTURE) or world.rules.steal_skips_draw)


def dangers(world: State, seat: Seat, manner: Manner) -> tuple[float, ...]:
    """Return how dangerous each seat looks to ``seat``, adding up to 1, whatever it minds of that."""
    own = Judgement(world, seat, manner._replace(heed=1.0))
    rates = [own.rate(other) for other in range(world.seats)]
    whole = sum(rates)
    return tuple(rate / whole for rate in rates)
