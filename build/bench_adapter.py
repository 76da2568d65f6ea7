"""Plugs our engine and search into the peers' benchmark scripts (peers_throughput.py, peers_ismcts.py).

    PYTHONPATH=<this project>:<this project>/build python peers_throughput.py --ours bench_adapter:CONTESTANTS
    PYTHONPATH=<this project>:<this project>/build python peers_ismcts.py --ours bench_adapter:GAMES

CONTESTANTS are factories of ``play_one(rng) -> (decisions, steps)``; GAMES are classes with the methods that
peers' searches need. One iteration of our own search is the plain one: uniform playouts to the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Generic

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command, Game, S, Seat, Setup, V
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.public import View as EnemiesView
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.state import State as Table
from fae_tabletop.games.enthrone.bot import BOT
from fae_tabletop.games.enthrone.public import EnthroneSetup, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.secrecy import imagination
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.search.ismcts import Search

PlayOne = Callable[[random.Random], tuple[int, int]]
SEEDS = 1 << 24
_setup = cache(standard_setup)


def _fresh(rng: random.Random) -> State:
    setup: EnthroneSetup = _setup()
    return ENTHRONE.start(setup, int(rng.random() * SEEDS)).state


def listed(game: Game[Any, Any], setup: Callable[[], Setup]) -> PlayOne:
    """Return a player of random games that lists all legal commands and advances a search copy."""

    def play(rng: random.Random) -> tuple[int, int]:
        state, count, draw = game.start(setup(), int(rng.random() * SEEDS)).state, 0, rng.random
        waiting, commands, advance = game.waiting, game.commands, game.advance
        while asked := waiting(state):
            options = commands(state, asked[0])
            advance(state, asked[0], options[int(draw() * len(options))], None)
            count += 1
        return count, count

    return play


def sampled(game: Game[Any, Any], setup: Callable[[], Setup]) -> PlayOne:
    """Return a player of random games by ``sample``, as the playouts of the search draw their commands."""

    def play(rng: random.Random) -> tuple[int, int]:
        state, count = game.start(setup(), int(rng.random() * SEEDS)).state, 0
        dice, sample, advance = Dice(int(rng.random() * SEEDS)), game.sample, game.advance
        while state.why is None:
            seat, command = sample(state, dice)
            advance(state, seat, command, None)
            count += 1
        return count, count

    return play


def enthrone_applied() -> PlayOne:
    """Return a player of random games by ``commands`` and ``apply``, as the table plays them, events and all."""

    def play(rng: random.Random) -> tuple[int, int]:
        state, count, draw = _fresh(rng), 0, rng.random
        while seats := ENTHRONE.waiting(state):
            options = ENTHRONE.commands(state, seats[0])
            state = ENTHRONE.apply(state, seats[0], options[int(draw() * len(options))]).state
            count += 1
        return count, count

    return play


def enthrone_copies() -> PlayOne:
    """Return a maker of a thousand state copies; a copy counts as a step."""
    state = _middle_games(1, 5)[0]

    def play(_rng: random.Random) -> tuple[int, int]:
        for _ in range(1000):
            state.copy()
        return 1000, 1000

    return play


def _middle_games(count: int, seed: int) -> list[State]:
    """Return states with several legal moves from the middle of random games."""
    rng = random.Random(seed)
    found: list[State] = []
    while len(found) < count:
        state, dice = _fresh(rng), Dice(rng.randrange(SEEDS))
        for _ in range(2 + rng.randrange(2, 14)):
            if ENTHRONE.waiting(state):
                seat, command = ENTHRONE.sample(state, dice)
                ENTHRONE.advance(state, seat, command, None)
        if ENTHRONE.waiting(state) and len(ENTHRONE.commands(state, state.to_move)) > 1:
            found.append(state)
    return found


class _PlainGame(Generic[S, V]):
    """A game of two as peers' searches want it: methods on states that ``apply`` changes in place."""

    players = 2
    game: Game[S, V]

    def __init__(self) -> None:
        self._seen: tuple[S, V] | None = None

    def player(self, state: S) -> Seat:
        """Return the seat that the table waits for."""
        return self.game.waiting(state)[0]

    def terminal(self, state: S) -> bool:
        """Say whether the game is over."""
        return not self.game.waiting(state)

    def legal(self, state: S) -> list[Command]:
        """Return the commands of the seat that the table waits for."""
        return [] if self.terminal(state) else list(self.game.commands(state, self.player(state)))

    def apply(self, state: S, command: Command) -> S:
        """Play ``command`` on ``state`` itself and return it."""
        self.game.advance(state, self.player(state), command, None)
        return state

    def returns(self, state: S) -> list[float]:
        """Return 1 for the winner and -1 for the loser, nothing for both after a draw or an adjournment."""
        result = self.game.returns(state)
        return [0.0, 0.0] if result is None else [2 * share - 1 for share in result]

    def clone(self, state: S) -> S:
        """Return a copy."""
        return state.copy()

    def seen(self, state: S) -> V:
        """Return what the seat to move sees; that of a root, which is asked for again and again, is kept."""
        if self._seen is None or self._seen[0] is not state:
            self._seen = (state, self.game.view(state, self.player(state)))
        return self._seen[1]

    def search(self, root: S, iterations: int, seed: int) -> None:
        """Run our own search, its policy switched off."""
        seat = self.player(root)
        view = self.game.view(root, seat)
        search = Search(self.game, seat, lambda dice: self.game.imagine(view, dice), Dice(seed))
        search.run(iterations)


class EnthroneGame(_PlainGame[State, View]):
    """Enthrone as peers' searches want it."""

    name = "enthrone"
    game = ENTHRONE

    def roots(self, count: int, seed: int) -> list[State]:
        """Return ``count`` states from the middle of random games."""
        return _middle_games(count, seed)

    def determinize(self, state: State, rng: random.Random) -> State:
        """Return a state that the seat to move cannot tell from ``state``, and that may be changed."""
        mind = imagination(self.seen(state))
        return mind.with_rival(mind.possible[rng.randrange(len(mind.possible))], Dice(rng.randrange(SEEDS)))

    def info_key(self, state: State, player: Seat) -> str:
        """Return what tells apart what ``player`` knows: the position and its own identity."""
        return f"{player}{state.chosen[player]}{state.key()!r}{state.quiet}"


class ExpertGame:
    """The expert as it plays: belief, priors and short playouts; not comparable with the plain searches."""

    name = "enthrone, expert"
    players = 2

    def roots(self, count: int, seed: int) -> list[State]:
        """Return ``count`` states from the middle of random games."""
        return _middle_games(count, seed)

    def search(self, root: State, iterations: int, seed: int) -> None:
        """Let the expert decide."""
        seat = ENTHRONE.waiting(root)[0]
        BOT.decide(ENTHRONE.view(root, seat), "expert", Budget(iterations), Dice(seed), None)


class EnemiesGame(_PlainGame[Table, EnemiesView]):
    """Enemies & Lovers at two seats as peers' searches want it."""

    name = "enemies and lovers"
    game = ENEMIES_AND_LOVERS

    def roots(self, count: int, seed: int) -> list[Table]:
        """Return ``count`` states from the middle of random games, in which the seats remember what they saw."""
        rng = random.Random(seed)
        found: list[Table] = []
        while len(found) < count:
            state = ENEMIES_AND_LOVERS.start(EnemiesSetup(self.players), rng.randrange(SEEDS)).state
            dice = Dice(rng.randrange(SEEDS))
            for _ in range(rng.randrange(10, 40)):
                if state.why is None:
                    state = ENEMIES_AND_LOVERS.apply(state, *ENEMIES_AND_LOVERS.sample(state, dice)).state
            if len(self.legal(state)) > 1:
                found.append(state)
        return found

    def determinize(self, state: Table, rng: random.Random) -> Table:
        """Return a state that the waited-for seat cannot tell from ``state``, and that may be changed."""
        return ENEMIES_AND_LOVERS.imagine(self.seen(state), Dice(rng.randrange(SEEDS)))

    def info_key(self, state: Table, player: Seat) -> str:
        """Return what tells apart what ``player`` sees: its cards, what lies open, and what is being decided."""
        up = state.up
        seen = [
            [
                (number, card if owner == player or (card >= 0 and up >> card & 1) else card >= 0, shield)
                for number, card, shield in court
            ]
            for owner, court in enumerate(state.courts)
        ]
        counts = [*map(len, state.hands), len(state.draw), len(state.looking)]
        open_to_all = (
            up, state.discard, state.resolving, state.turn, state.step, state.pending, state.asked, state.stage,
            state.by, state.at, state.original, state.effect, state.target, state.left, state.queue,
        )  # fmt: skip
        looking = state.looking if state.asked == player else ()
        return f"{player}{sorted(state.hands[player])}{looking}{seen}{counts}{open_to_all}"


CONTESTANTS: dict[str, Callable[[], PlayOne]] = {
    "enthrone: commands + advance": partial(listed, ENTHRONE, _setup),
    "enthrone: sample + advance": partial(sampled, ENTHRONE, _setup),
    "enthrone: commands + apply": enthrone_applied,
    "enthrone: state copies": enthrone_copies,
    "enemies and lovers, two: commands + advance": partial(
        listed, ENEMIES_AND_LOVERS, partial(EnemiesSetup, 2)
    ),
    "enemies and lovers, two: sample + advance": partial(
        sampled, ENEMIES_AND_LOVERS, partial(EnemiesSetup, 2)
    ),
    "enemies and lovers, four: commands + advance": partial(
        listed, ENEMIES_AND_LOVERS, partial(EnemiesSetup, 4)
    ),
    "enemies and lovers, four: sample + advance": partial(
        sampled, ENEMIES_AND_LOVERS, partial(EnemiesSetup, 4)
    ),
    "faekin, five: commands + advance": partial(listed, FAEKIN, FaekinSetup),
}
GAMES: dict[str, type[EnthroneGame] | type[ExpertGame] | type[EnemiesGame]] = {
    "enthrone": EnthroneGame,
    "enthrone expert": ExpertGame,
    "enemies and lovers": EnemiesGame,
}
