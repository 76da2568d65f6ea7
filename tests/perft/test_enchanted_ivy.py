"""Counts of command sequences per depth from fixed seeds, doors at any moment included.

To count anew on purpose: python -m tests.perft.test_enchanted_ivy
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.setup import story_setup
from tests.support.matches import Match
from tests.support.perft import leaves

FILE = Path(__file__).with_name("enchanted-ivy.json")
DEPTH = 3
STARTS = tuple(
    (scenario, seed, plies) for scenario in ("s01", "s03", "s11") for seed, plies in ((1, 0), (2, 4), (3, 13))
)
"""Scenario, seed of deal and play, and how many commands come before the count."""


def counts(scenario: str, seed: int, plies: int) -> list[int]:
    """Return the counts to depth 1, 2, … from a start."""
    match = Match(ENCHANTED_IVY, story_setup(scenario, DOOR_IDS), seed).play(Dice(seed), plies=plies)
    return [leaves(ENCHANTED_IVY, match.state, 1, depth) for depth in range(1, DEPTH + 1)]


RECORDED: dict[str, list[int]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}


@pytest.mark.parametrize("one", STARTS, ids=[" ".join(map(str, one)) for one in STARTS])
def test_the_number_of_sequences_is_as_recorded(one: tuple[str, int, int]) -> None:
    assert counts(*one) == RECORDED[" ".join(map(str, one))]


def test_nothing_else_is_recorded() -> None:
    assert set(RECORDED) == {" ".join(map(str, one)) for one in STARTS}


if __name__ == "__main__":
    recorded = {" ".join(map(str, one)): counts(*one) for one in STARTS}
    FILE.write_text(json.dumps(recorded, indent=1) + "\n", encoding="utf-8")
