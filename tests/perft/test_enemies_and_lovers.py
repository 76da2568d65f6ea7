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


def leaves(state: State, depth: int) -> int:
    """Return how many sequences of ``depth`` commands there are; a finished game has none that go on."""
    total = 0
    for seat in range(state.seats):
        commands = ENEMIES_AND_LOVERS.commands(state, seat)
        if depth == 1:
            total += len(commands)
            continue
        for command in commands:
            after = state.copy()
            ENEMIES_AND_LOVERS.advance(after, seat, command, None)
            total += leaves(after, depth - 1)
    return total


def counts() -> dict[str, list[int]]:
    """Return the counts to depth 1, 2, … by start."""
    return {
        " ".join(map(str, one)): [leaves(start(*one), depth) for depth in range(1, DEPTH + 1)]
        for one in STARTS
    }


RECORDED: dict[str, list[int]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}


@pytest.mark.parametrize("one", STARTS, ids=[" ".join(map(str, one)) for one in STARTS])
def test_the_number_of_sequences_is_as_recorded(one: tuple[int, int, int]) -> None:
    state = start(*one)
    found = [leaves(state, depth) for depth in range(1, DEPTH + 1)]
    assert found == RECORDED[" ".join(map(str, one))]


def test_nothing_else_is_recorded() -> None:
    assert set(RECORDED) == {" ".join(map(str, one)) for one in STARTS}


if __name__ == "__main__":
    FILE.write_text(json.dumps(counts(), indent=1) + "\n", encoding="utf-8")
