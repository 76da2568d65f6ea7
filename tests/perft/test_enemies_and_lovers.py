"""Counts of command sequences per depth from fixed seeds, Heather out of turn included.

To count anew on purpose: python -m tests.perft.test_enemies_and_lovers
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.state import State
from tests.support.matches import Match
from tests.support.perft import leaves

FILE = Path(__file__).with_name("enemies-and-lovers.json")
DEPTH = 5
STARTS = tuple(
    (seats, seed, plies) for seats in (2, 3, 4) for seed, plies in ((1, 0), (2, 15), (3, 40), (4, 90))
)
"""Seats, seed of deal and play, and how many random commands come before the count."""


def start(seats: int, seed: int, plies: int) -> State:
    """Return the position to count from: the first still unfinished match after ``plies`` commands."""
    while True:
        match = Match(ENEMIES_AND_LOVERS, EnemiesSetup(seats), seed).play_by_all(Dice(seed), plies=plies)
        state: State = match.state
        if state.why is None:
            return state
        seed += 100


def counts(one: tuple[int, int, int]) -> list[int]:
    """Return the counts to depth 1, 2, … from a start."""
    state = start(*one)
    return [leaves(ENEMIES_AND_LOVERS, state, state.seats, depth) for depth in range(1, DEPTH + 1)]


RECORDED: dict[str, list[int]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}


@pytest.mark.parametrize("one", STARTS, ids=[" ".join(map(str, one)) for one in STARTS])
def test_the_number_of_sequences_is_as_recorded(one: tuple[int, int, int]) -> None:
    assert counts(one) == RECORDED[" ".join(map(str, one))]


def test_nothing_else_is_recorded() -> None:
    assert set(RECORDED) == {" ".join(map(str, one)) for one in STARTS}


if __name__ == "__main__":
    recorded = {" ".join(map(str, one)): counts(one) for one in STARTS}
    FILE.write_text(json.dumps(recorded, indent=1) + "\n", encoding="utf-8")
