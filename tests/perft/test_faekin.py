"""Counts of command sequences per depth from fixed seeds, claims out of turn included.

To count anew on purpose: python -m tests.perft.test_faekin
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.state import State
from tests.rules.faekin.policies import duelling
from tests.support.matches import Match
from tests.support.perft import leaves

FILE = Path(__file__).with_name("faekin.json")
DEPTHS = {2: 5, 3: 5, 5: 4, 9: 3}
"""How deep the sequences of each table are counted."""
STARTS = tuple(
    (seats, jokers, seed, plies)
    for seats in DEPTHS
    for jokers in (0, 1)
    for seed, plies in ((1, 0), (2, 9), (3, 24))
)
"""Seats, with Jokers or not, seed of deal and play, and how many commands come before the count."""


def start(seats: int, jokers: int, seed: int, plies: int) -> State:
    """Return the position to count from: the first still unfinished round after ``plies`` commands."""
    while True:
        match = Match(FAEKIN, FaekinSetup(seats, bool(jokers)), seed).play(Dice(seed), duelling, plies)
        state: State = match.state
        if state.why is None:
            return state
        seed += 100


def counts(one: tuple[int, int, int, int]) -> list[int]:
    """Return the counts to depth 1, 2, … from a start."""
    state = start(*one)
    return [leaves(FAEKIN, state, state.seats, depth) for depth in range(1, DEPTHS[one[0]] + 1)]


RECORDED: dict[str, list[int]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}


@pytest.mark.parametrize("one", STARTS, ids=[" ".join(map(str, one)) for one in STARTS])
def test_the_number_of_sequences_is_as_recorded(one: tuple[int, int, int, int]) -> None:
    assert counts(one) == RECORDED[" ".join(map(str, one))]


def test_nothing_else_is_recorded() -> None:
    assert set(RECORDED) == {" ".join(map(str, one)) for one in STARTS}


if __name__ == "__main__":
    recorded = {" ".join(map(str, one)): counts(one) for one in STARTS}
    FILE.write_text(json.dumps(recorded, indent=1) + "\n", encoding="utf-8")
