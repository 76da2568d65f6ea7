"""Weighs a decision of a match that is over once more, with the bot's own thought, a little at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command
from fae_tabletop.games.enthrone.bot import LEVELS, Level, Thought, options_of
from fae_tabletop.games.enthrone.decision import Decision, Weighed
from fae_tabletop.games.enthrone.evaluation import FAR, SURE, TASTE, Outlook, Taste, appraise, distances
from fae_tabletop.games.enthrone.moves import EMPTY, OFF_BOARD, Step
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, View
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.search.ismcts import Line
from fae_tabletop.search.retold import Way

CAREFUL = "expert"
"""The level that stands for a careful player: it remembers everything and minds what it gives away."""
SLICE = 8
"""Imagined courts looked at in one go."""
NOTHING = Taste(*(0.0 for _ in TASTE))


def study(view: View, level: str, seed: int, made: Command) -> Iterator[Decision]:
    """Yield what the decision ``made`` by the seat that sees ``view`` rested on, first without looking ahead.

    With the ``level`` and ``seed`` of the match and no clock it is the thought of that bot, draw for draw. Every
    further one has looked at some more imagined courts. Raises ValueError where nobody has a move to make.
    """
    options = options_of(view)
    if view.chosen is None or not options:
        raise ValueError("there was nothing to decide")
    weighing = _Weighing(view, LEVELS[level], seed, made, options)
    yield from weighing.decisions()


class _Weighing:
    """One decision that is thought through again."""

    def __init__(
        self, view: View, level: Level, seed: int, made: Command, options: Sequence[Command]
    ) -> None:
        assert view.chosen is not None, "nobody moves before both have chosen"
        self.view, self.made, self.options = view, made, options
        self.chosen = NUMBER[view.chosen]
        blind = level.name in ("random", "flat")
        self.level = LEVELS[CAREFUL] if blind else level
        self.thought = Thought(view, self.level, Budget(), Dice(seed), None)
        self.glance = self.thought.glance(self.chosen)
        outlook = self.thought.outlook(view.seat, self.chosen)
        self.terms = terms(self.glance.world, outlook, self.glance.moves, view.seat, self.level.taste)
        top = max(self.glance.scores, default=0.0)
        self.way: Way = (
            "forced"
            if len(options) == 1
            else "blind"
            if blind
            else "glance"
            if not self.level.iterations
            else "sure"
            if top >= SURE
            else "search"
        )

    def decisions(self) -> Iterator[Decision]:
        """Yield the decision, and again whenever more is known."""
        match self.way:
            case "glance" | "sure":
                best = self.glance.scores.index(max(self.glance.scores))
                yield self._decision({}, {})._replace(again=self.options[best])
            case "search":
                yield from self._searched()
            case _:
                yield self._decision({}, {})

    def _searched(self) -> Iterator[Decision]:
        search = self.thought.searching()
        wanted = self.level.iterations
        yield self._decision({}, {}, 0, wanted)
        while search.iterations < wanted:
            search.run(min(SLICE, wanted - search.iterations))
            lines = search.report(self.chosen).lines
            again = self.thought.picked(lines) if search.iterations >= wanted else None
            found = self._decision(_shares(lines), _means(lines), search.iterations, wanted)
            yield found._replace(again=again)

    def _decision(
        self,
        shares: Mapping[Command, float],
        means: Mapping[Command, float],
        worlds: int = 0,
        wanted: int = 0,
    ) -> Decision:
        glance = self.glance
        moves = [
            self._weighed(number, option, shares.get(option), means.get(option))
            for number, option in enumerate(self.options[: len(glance.moves)])
        ]
        moves.sort(key=lambda one: (-(one.share or 0.0), -one.looks))
        return Decision(
            len(self.view.moves) + 1, self.view, self.made, self.way, tuple(self.thought.suspicion),
            tuple(self.thought.suspected), tuple(moves), worlds, wanted,
            settled=self.level.settles and len(self.thought.possible) == 1,
        )  # fmt: skip

    def _weighed(self, number: int, command: Command, share: float | None, expected: float | None) -> Weighed:
        step, world = self.glance.moves[number], self.glance.world
        cells = world.graph.cells
        return Weighed(
            command, step.tile + 1, PAWNS[step.pawn], cells[world.where[step.pawn]], cells[step.space],
            None if step.victim == EMPTY else PAWNS[step.victim], self.glance.scores[number],
            self.terms[number], share, expected, _way(world, step, self.chosen),
        )  # fmt: skip


def terms(
    world: State, outlook: Outlook, moves: Sequence[Step], seat: int, taste: Taste = TASTE
) -> list[tuple[tuple[str, float], ...]]:
    """Return the terms of which ``appraise`` makes up how each move looks, by name; they add up to its score.

    ``decides`` is what is left without any taste: the chance that the move itself wins, less that it loses.
    """
    plain = appraise(world, seat, outlook, moves, NOTHING)
    found = [[("decides", score)] for score in plain]
    for name, value in taste._asdict().items():
        alone = appraise(world, seat, outlook, moves, NOTHING._replace(**{name: value}))
        for rows, score, without in zip(found, alone, plain, strict=True):
            rows.append((name, score - without))
    return [tuple(rows) for rows in found]


def _way(world: State, step: Step, chosen: int) -> tuple[int, int] | None:
    """Return steps to the Regalia and place of the tile of the pawn ``chosen`` after ``step``."""
    space = step.space if step.pawn == chosen else world.where[chosen]
    if step.victim == chosen or space == OFF_BOARD:
        return None
    steps = distances(world.graph)[space]
    after = [*world.tiles[: step.tile], *world.tiles[step.tile + 1 :], world.tiles[step.tile]]
    return None if steps >= FAR else (steps, after.index(chosen) + 1)


def _shares(lines: Sequence[Line]) -> dict[Command, float]:
    total = sum(line.visits for line in lines) or 1
    return {line.command: line.visits / total for line in lines}


def _means(lines: Sequence[Line]) -> dict[Command, float]:
    return {line.command: line.mean for line in lines if line.visits}
