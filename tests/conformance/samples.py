"""What the conformance suite needs of each game: setups to deal, and everything one could try to say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from fae_tabletop.core.game import Command, Resign, Seat, Setup
from fae_tabletop.games.enthrone.public import PAWNS, POSITIONS, Choose, Move, Pass
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.setup import board_names, standard_setup
from fae_tabletop.games.enthrone.state import State


@dataclass(frozen=True)
class Sample:
    """A game under test. ``universe`` yields whatever a seat might try in a state, legal or not."""

    game: Any
    setups: tuple[Setup, ...]
    universe: Callable[[Any], Iterator[Command]]


def enthrone_universe(state: State) -> Iterator[Command]:
    """Yield every choice, every tile to every cell of the board and around it, and the pass."""
    yield from (Choose(pawn) for pawn in PAWNS)
    yield Pass()
    board = state.graph.board
    reach = 1 + max(max(abs(q), abs(r)) for q, r in board.spaces)
    for tile in range(POSITIONS + 2):
        for q in range(-reach, reach + 1):
            yield from (Move(tile, (q, r)) for r in range(-reach, reach + 1))


SAMPLES: dict[str, Sample] = {
    "enthrone": Sample(
        game=ENTHRONE,
        setups=(
            *(standard_setup(name) for name in board_names()),
            standard_setup(variants=("person_starts", "no_adjournment")),
        ),
        universe=enthrone_universe,
    ),
}

RESIGN = Resign()


def sample_ids() -> list[str]:
    """Return the ids of the games, for parametrised tests."""
    return list(SAMPLES)


def seats_of(sample: Sample) -> range:
    """Return the seats of a match with the fewest players."""
    seats: list[Seat] = list(range(sample.game.seats[0]))
    return range(len(seats))
