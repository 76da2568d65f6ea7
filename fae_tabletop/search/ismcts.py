"""Information-set Monte Carlo tree search over the Game protocol, by iterations and by time.

Single-observer ISMCTS (Cowling, Powley, Whitehouse 2012): every iteration deals a fresh world that the
searching seat cannot tell from the real one, walks down one tree of commands, and counts for each command
how often it was available. A Guide may add knowledge of the game: how a playout ends, which commands look
good, and what each seat knows beyond the commands all have seen.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import inf, log, sqrt
from typing import Generic, NamedTuple

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Clock, Command, Game, S, Seat, V

Returns = tuple[float, ...]
"""A result per seat, from 0 (lost) to 1 (won)."""

GLANCE = 16
"""The clock is read once every so many iterations."""
EXPLORATION = 0.7
"""Weight of the uncertainty of a command in UCB1, for results between 0 and 1."""
PRIOR_EXPLORATION = 1.2
"""Weight of a command's prior while it has seen few visits (PUCT)."""
UNTRIED = 1.0
"""The share of its node's mean that a command with a prior is taken to be worth before its first visit."""


LARGEST = 16_000
"""Tables a tree may hold; a longer thought then deepens no further, so that memory stays bounded."""


class Guide(Generic[S]):
    """What a game tells the search beyond its rules; each part may be None.

    ``finish`` takes a state that it may change, and dice, and returns a result per seat; None plays uniformly
    random commands to the end. ``prior`` takes a state, the seat to move and its commands, and returns a
    positive weight for each, adding up to 1. ``knows`` takes a state and a seat and returns what the seat
    knows that the others do not: its statistics are then kept apart by it, so that in every world a seat
    acts on its own knowledge only (the observer's tree and the others' share their nodes). It must, together
    with the commands played so far, decide which commands the seat has. ``whim`` is the chance that in an
    iteration the others' commands are drawn blindly: for a rival who is not expected to find what is best.
    """

    __slots__ = ("exploration", "finish", "knows", "prior", "whim")

    def __init__(
        self,
        finish: Callable[[S, Dice], Returns] | None = None,
        prior: Callable[[S, Seat, Sequence[Command]], Sequence[float]] | None = None,
        knows: Callable[[S, Seat], Hashable] | None = None,
        exploration: float | None = None,
        whim: float = 0.0,
    ) -> None:
        if prior is not None and knows is None:
            raise ValueError("a prior needs to know what the seat to move knows")
        if whim and knows is None:
            raise ValueError("whims are for searches that know what the seat to move knows")
        self.finish = finish
        self.prior = prior
        self.knows = knows
        self.whim = whim
        default = EXPLORATION if prior is None else PRIOR_EXPLORATION
        self.exploration = default if exploration is None else exploration


class Line(NamedTuple):
    """What the search found about one command at the root: ``mean`` is its expected result, 0 to 1."""

    command: Command
    visits: int
    mean: float


class Report(NamedTuple):
    """The commands at the root, most visited first, and how many iterations were made."""

    lines: tuple[Line, ...]
    iterations: int

    @property
    def best(self) -> Command:
        """The most visited command. Raises IndexError when nothing was searched."""
        return self.lines[0].command


class _Edge:
    """One command at a node of the plain tree."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0


class _Table:
    """The statistics of one seat at one node, for one thing that it may know; lists by command.

    ``prior`` is empty without a guide's; ``fresh`` holds the untried commands' places in that case.
    """

    __slots__ = ("commands", "fresh", "prior", "total", "totals", "tries", "visits")

    def __init__(self, commands: Sequence[Command], prior: Sequence[float], fresh: list[int]) -> None:
        self.commands = commands
        self.prior = prior
        self.fresh = fresh
        self.tries = [0] * len(commands)
        self.totals = [0.0] * len(commands)
        self.visits = 0
        self.total = 0.0


class _Node:
    """What all seats have seen so far; children are shared by all tables, or belong to the plain edges."""

    __slots__ = ("children", "edges", "tables")

    def __init__(self) -> None:
        self.children: dict[Command, _Node] = {}
        self.edges: dict[Command, _Edge] = {}
        self.tables: dict[Hashable, _Table] = {}

    def child(self, command: Command) -> _Node:
        node = self.children.get(command)
        if node is None:
            node = self.children[command] = _Node()
        return node


class Search(Generic[S, V]):
    """One search tree; ``run`` may be called again to think on."""

    __slots__ = (
        "_determinize",
        "_dice",
        "_game",
        "_guide",
        "_play_out",
        "_root",
        "_seat",
        "_gained",
        "_tables",
        "iterations",
    )

    def __init__(
        self,
        game: Game[S, V],
        seat: Seat,
        determinize: Callable[[Dice], S],
        dice: Dice,
        guide: Guide[S] | None = None,
    ) -> None:
        """Search for ``seat``; ``determinize`` deals a world that is then changed freely."""
        self._game = game
        self._seat = seat
        self._determinize = determinize
        self._dice = dice
        self._guide: Guide[S] = guide or Guide()
        # A game may have a faster way of its own to do what uniform_playout does.
        self._play_out: Callable[[S, Dice], Returns] | None = getattr(game, "play_out", None)
        self._root = _Node()
        self._gained = 0.0
        self._tables = 0
        self.iterations = 0

    @property
    def value(self) -> float:
        """The mean result of the searching seat over all iterations, whoever moves first; 0.5 before any."""
        return self._gained / self.iterations if self.iterations else 0.5

    def run(self, iterations: int | None, clock: Clock | None = None, deadline: float = inf) -> None:
        """Think for so many iterations (None: until the clock says stop) or until ``clock() >= deadline``.

        The clock is read every GLANCE iterations, and at least one iteration is made; a clock that returns
        infinity ends the search at once. Raises ValueError when nothing would ever end it.
        """
        if iterations is None and clock is None:
            raise ValueError("a search needs a limit by iterations or by a clock")
        iterate = self._iterate if self._guide.knows is None else self._iterate_knowing
        left = -1 if iterations is None else iterations
        while left:
            batch = GLANCE if left < 0 or left > GLANCE else left
            if clock is None:
                batch = left
            for _ in range(batch):
                iterate()
            self.iterations += batch
            left -= batch if left > 0 else 0
            if clock is not None and clock() >= deadline:
                return

    def report(self, knowing: Hashable = None) -> Report:
        """Return what was found at the root; ``knowing`` is what the seat knows, where a guide tells it."""
        found: list[tuple[Command, int, float]] = []
        table = self._root.tables.get(knowing)
        if table is not None:
            found = list(zip(table.commands, table.tries, table.totals, strict=True))
        elif self._guide.knows is None:
            found = [(command, edge.visits, edge.total) for command, edge in self._root.edges.items()]
        found.sort(key=lambda line: (-line[1], -line[2]))
        lines = tuple(
            Line(command, visits, total / visits if visits else 0.0) for command, visits, total in found
        )
        return Report(lines, self.iterations)

    def _mover(self, state: S, waiting: tuple[Seat, ...]) -> Seat:
        """Return who moves next; when several are waited for, the others' secret answers are drawn at once.

        They are not part of the tree, so nobody's later choice can depend on them.
        """
        if len(waiting) == 1:
            return waiting[0]
        mover = self._seat if self._seat in waiting else waiting[0]
        for other in waiting:
            if other != mover:
                options = self._game.commands(state, other)
                self._game.advance(state, other, self._dice.choice(options), None)
        return mover

    def _iterate(self) -> None:
        """Make one iteration of plain single-observer ISMCTS: all worlds share a node, availability counts."""
        game, dice = self._game, self._dice
        state = self._determinize(dice)
        node = self._root
        path: list[tuple[Seat, _Edge]] = []
        weight = self._guide.exploration
        result = game.returns(state)
        while result is None:
            mover = self._mover(state, game.waiting(state))
            legal = game.commands(state, mover)
            edges = node.edges
            known = [command for command in legal if command in edges]
            for command in known:
                edges[command].available += 1
            if len(known) < len(legal):
                chosen = dice.choice([command for command in legal if command not in edges])
                best = edges[chosen] = _Edge()
                best.available = 1
            else:
                best_score = -inf
                for command in known:
                    edge = edges[command]
                    visits = edge.visits
                    score = edge.total / visits + weight * sqrt(log(edge.available) / visits)
                    if score > best_score:
                        chosen, best, best_score = command, edge, score
            path.append((mover, best))
            game.advance(state, mover, chosen, None)
            result = game.returns(state)
            if not best.visits:
                break
            node = node.child(chosen)
        if result is None:
            result = self._finish(state)
        self._gained += result[self._seat]
        for mover, edge in path:
            edge.visits += 1
            edge.total += result[mover]

    def _iterate_knowing(self) -> None:
        """Make one iteration with a table for each thing the mover may know; its commands are listed once."""
        game, guide = self._game, self._guide
        knows = guide.knows
        assert knows is not None, "run() chooses this way only when the guide can tell what a seat knows"
        state = self._determinize(self._dice)
        node = self._root
        path: list[tuple[Seat, _Table, int]] = []
        blind = guide.whim > 0 and self._dice.uniform() < guide.whim
        result = game.returns(state)
        while result is None:
            mover = self._mover(state, game.waiting(state))
            key = knows(state, mover)
            table = node.tables.get(key)
            if table is None:
                if self._tables >= LARGEST:
                    break
                table = node.tables[key] = self._open_table(state, mover)
            if blind and mover != self._seat:
                best = self._dice.below(len(table.commands))
            else:
                best = self._most_promising(table)
            command = table.commands[best]
            path.append((mover, table, best))
            game.advance(state, mover, command, None)
            result = game.returns(state)
            if not table.tries[best]:
                break
            node = node.child(command)
        if result is None:
            result = self._finish(state)
        self._gained += result[self._seat]
        for mover, table, best in path:
            gain = result[mover]
            table.visits += 1
            table.total += gain
            table.tries[best] += 1
            table.totals[best] += gain

    def _open_table(self, state: S, mover: Seat) -> _Table:
        self._tables += 1
        legal = self._game.commands(state, mover)
        prior = self._guide.prior
        if prior is None:
            return _Table(legal, (), self._dice.shuffled(range(len(legal))))
        return _Table(legal, prior(state, mover, legal), [])

    def _most_promising(self, table: _Table) -> int:
        """Return the place of the command to try: UCB1, or PUCT where the guide gives a prior."""
        if table.fresh:
            return table.fresh.pop()
        weight, visits, totals = self._guide.exploration, table.visits, table.totals
        best, best_score = -1, -inf
        if not table.prior:
            reach = weight * sqrt(log(visits)) if visits else 0.0
            for place, tries in enumerate(table.tries):
                score = totals[place] / tries + reach / sqrt(tries)
                if score > best_score:
                    best, best_score = place, score
            return best
        reach = weight * sqrt(visits + 1)
        untried = UNTRIED * table.total / visits if visits else 0.5
        prior = table.prior
        for place, tries in enumerate(table.tries):
            if tries:
                score = totals[place] / tries + reach * prior[place] / (1 + tries)
            else:
                score = untried + reach * prior[place]
            if score > best_score:
                best, best_score = place, score
        return best

    def _finish(self, state: S) -> Returns:
        finish = self._guide.finish
        if finish is not None:
            return finish(state, self._dice)
        if self._play_out is not None:
            return self._play_out(state, self._dice)
        return uniform_playout(self._game, state, self._dice)


def uniform_playout(game: Game[S, V], state: S, dice: Dice) -> Returns:
    """Play uniformly random commands on ``state`` to the end and return the result."""
    sample, advance, returns = game.sample, game.advance, game.returns
    result = returns(state)
    while result is None:
        seat, command = sample(state, dice)
        advance(state, seat, command, None)
        result = returns(state)
    return result
