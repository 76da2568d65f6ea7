"""Fit the weights of ``evaluation.py`` of Enemies & Lovers to games of the policy against itself.

    python build/fit_enemies.py duel [--games 12000] [--seed 7]
    python build/fit_enemies.py table [--games 12000] [--seed 7]

``duel`` plays with two seats, ``table`` in turn with three and with four. The positions at the start of every turn and
the results of the games give weights (softmax regression, gradients scaled for each weight), printed as they stand
in the code, and before them how well the old and the new ones foretell games that were not fitted to. 12,000 games
take one to three minutes. Everything follows from --seed alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from fae_tabletop.app.options import Whole  # noqa: E402
from fae_tabletop.core.dice import Dice  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.bot import sensible, winning_mortal  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.evaluation import (  # noqa: E402
    DUEL,
    TABLE,
    Scale,
    Weights,
    strength,
)
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.state import State  # noqa: E402

EPOCHS = 6
"""How often all positions are gone through."""
STEP = 0.1
"""How far a weight moves for the first position that speaks of it; less and less later."""
GLANCE = 50
"""Positions after which the weights are looked at, the last time through, for their mean."""
PULL = 1e-6
"""How strongly weights are drawn to 0, for each position: those that nothing speaks of stay there."""
APART = 5
"""Of so many games one is kept to test with."""
SEATS = {"duel": (2,), "table": (3, 4)}


class Term(float):
    """A weight that remembers which one it is: a sum of such tells which weights it is made of."""

    numbers: tuple[int, ...]

    def __new__(cls, numbers: tuple[int, ...]) -> Term:
        """Make a sum of the weights of these ``numbers``."""
        made = super().__new__(cls, 0.0)
        made.numbers = numbers
        return made

    def __add__(self, other: float) -> Term:
        """Add another sum; a plain 0.0 adds nothing."""
        return Term(self.numbers + other.numbers) if isinstance(other, Term) else self

    __radd__ = __add__


class Position(NamedTuple):
    """The numbers of the weights that apply to each seat, and the share that each seat won."""

    seats: tuple[tuple[int, ...], ...]
    shares: tuple[float, ...]


def filled(shape: Any, leaf: Callable[[], Any]) -> Any:
    """Return something of the ``shape`` of weights, with ``leaf()`` for each of them, in the order of the code."""
    if isinstance(shape, Weights):
        return Weights(*(filled(part, leaf) for part in shape))
    if isinstance(shape, dict):
        return {key: filled(part, leaf) for key, part in shape.items()}
    if isinstance(shape, tuple):
        return tuple(filled(part, leaf) for part in shape)
    return leaf()


def numbers_of(weights: Weights) -> list[float]:
    """Return all weights in the order of the code."""
    found: list[float] = []

    def take(part: Any) -> None:
        if isinstance(part, (int, float)):
            found.append(float(part))
        else:
            for one in part.values() if isinstance(part, dict) else part:
                take(one)

    take(weights)
    return found


def named() -> Scale:
    """Return a scale whose weights are Terms."""
    count = iter(range(1 << 20))
    return Scale(filled(DUEL, lambda: Term((next(count),))))


def made_of(state: State, scale: Scale) -> tuple[tuple[int, ...], ...]:
    """Return, by seat, the numbers of the weights that its strength is the sum of; ``scale`` is of Terms."""
    found = []
    for seat in range(state.seats):
        whole = strength(state, seat, scale)
        found.append(whole.numbers if isinstance(whole, Term) else ())
    return tuple(found)


def game(seats: int, dice: Dice, scale: Scale) -> Iterator[Position]:
    """Play a game of the policy against itself and yield the positions at the start of its turns."""
    state = GAME.start(EnemiesSetup(seats), dice.below(1 << 24)).state
    met: list[tuple[tuple[int, ...], ...]] = []
    turns = -1
    while state.why is None:
        if state.turns > turns:
            turns = state.turns
            met.append(made_of(state, scale))
        seat = state.asked if state.pending >= 0 else state.turn
        state = GAME.apply(state, seat, sensible(state, seat, dice)).state
        for other in range(seats):
            mortal = winning_mortal(state, other) if state.why is None else None
            if mortal is not None:
                state = GAME.apply(state, other, mortal).state
    result = GAME.returns(state)
    assert result is not None, "the game is over"
    shares = tuple(one / sum(result) for one in result)
    return (Position(one, shares) for one in met)


def shares_of(position: Position, weights: Sequence[float]) -> list[float]:
    """Return what the seats are expected to win."""
    worth = [exp(sum([weights[number] for number in seat])) for seat in position.seats]
    total = sum(worth)
    return [one / total for one in worth]


def fitted(positions: Sequence[Position], size: int, dice: Dice) -> list[float]:
    """Return ``size`` weights that foretell ``positions`` best; the mean of the last time through them."""
    weights, sums, seen = [0.0] * size, [0.0] * size, [1.0] * size
    added = 0
    for epoch in range(EPOCHS):
        for count, place in enumerate(dice.shuffled(range(len(positions)))):
            position = positions[place]
            for seat, expected, won in zip(
                position.seats, shares_of(position, weights), position.shares, strict=True
            ):
                slope = won - expected
                for number in seat:
                    seen[number] += slope * slope
                    weights[number] += STEP / sqrt(seen[number]) * slope - PULL * weights[number]
            if epoch == EPOCHS - 1 and not count % GLANCE:
                sums = list(map(float.__add__, sums, weights))
                added += 1
    return [one / max(1, added) for one in sums]


def surprise(positions: Sequence[Position], weights: Sequence[float]) -> float:
    """Return how badly weights foretell results: the mean of -log of what the winner was given."""
    total = 0.0
    for position in positions:
        for expected, won in zip(shares_of(position, weights), position.shares, strict=True):
            total -= won * log(max(expected, 1e-9))
    return total / max(1, len(positions))


def source(name: str, weights: Weights) -> str:
    """Return ``weights`` as they stand in the code, to be laid out by ``ruff format``."""
    parts = ", ".join(f"{field}={value!r}" for field, value in weights._asdict().items())
    return f"{name} = Weights({parts})"


def main() -> None:
    """Fit what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=tuple(SEATS))
    parser.add_argument("--games", type=Whole(APART), default=12_000)
    parser.add_argument("--seed", type=Whole(0), default=7)
    args = parser.parse_args()
    scale, old = named(), DUEL if args.what == "duel" else TABLE
    fit: list[Position] = []
    test: list[Position] = []
    for number in range(args.games):
        seats = SEATS[args.what][number % len(SEATS[args.what])]
        positions = game(seats, Dice(args.seed).fork(number), scale)
        (fit if number % APART else test).extend(positions)
    new = [round(one, 2) + 0.0 for one in fitted(fit, len(numbers_of(old)), Dice(args.seed))]
    print(
        f"# {len(fit)} positions; surprise in {len(test)} others: even {surprise(test, [0.0] * len(new)):.4f}, "
    )
    print(f"# as it was {surprise(test, numbers_of(old)):.4f}, fitted {surprise(test, new):.4f}")
    left = iter(new)
    print(source(args.what.upper(), filled(old, lambda: next(left))))


if __name__ == "__main__":
    main()
