"""Counts of command sequences per depth from fixed seeds; a mismatch prints the count per first command.

To count anew on purpose: python -m tests.perft.test_enthrone
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command
from fae_tabletop.games.enthrone.public import Choose, Move, Pass
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.setup import board_names, standard_setup
from fae_tabletop.games.enthrone.state import State
from tests.rules.enthrone.policies import eager
from tests.support.matches import Match
from tests.support.perft import leaves

FILE = Path(__file__).with_name("enthrone.json")
DEPTH = 3
STARTS = tuple(
    (board, seed, plies)
    for board in board_names()
    for seed, plies in ((1, 0), (2, 6), (3, 10), (4, 14), (5, 18))
)
"""Board, seed of deal and play, and how many moves (captures preferred) come before the count."""


def start(board: str, seed: int, plies: int) -> State:
    """Return the position to count from: the first still unfinished match after ``plies`` moves."""
    while True:
        match = Match(ENTHRONE, standard_setup(board), seed)
        for seat in (0, 1):
            match.do(seat, ENTHRONE.commands(match.state, seat)[seed % 3])
        match.play(Dice(seed), eager, plies)
        state: State = match.state
        if state.why is None:
            return state
        seed += 100


def words(command: Command) -> str:
    """Return a command briefly."""
    match command:
        case Move():
            return f"{command.tile}:{command.to[0]},{command.to[1]}"
        case Choose():
            return f"choose {command.identity}"
        case Pass():
            return "pass"
    return repr(command)


def counted(board: str, seed: int, plies: int) -> dict[str, Any]:
    """Return the counts of one start: per depth, and of the greatest depth per first command."""
    state = start(board, seed, plies)
    per_first = {}
    for seat in ENTHRONE.waiting(state):
        for command in ENTHRONE.commands(state, seat):
            after = ENTHRONE.apply(state, seat, command).state
            per_first[words(command)] = leaves(ENTHRONE, after, 2, DEPTH - 1)
    depths = [leaves(ENTHRONE, state, 2, depth) for depth in range(1, DEPTH)]
    return {
        "board": board,
        "seed": seed,
        "plies": plies,
        "depths": [*depths, sum(per_first.values())],
        "per_first": per_first,
    }


RECORDED: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else []


def test_every_start_is_recorded() -> None:
    assert [(r["board"], r["seed"], r["plies"]) for r in RECORDED] == list(STARTS)


@pytest.mark.parametrize("record", RECORDED, ids=[f"{r['board']}-{r['seed']}" for r in RECORDED])
def test_the_counts_are_as_recorded(record: dict[str, Any]) -> None:
    found = counted(record["board"], record["seed"], record["plies"])
    if found != record:
        told = [f"depths: {record['depths']} recorded, {found['depths']} found"]
        for first in sorted({*record["per_first"], *found["per_first"]}):
            before, now = record["per_first"].get(first, 0), found["per_first"].get(first, 0)
            if before != now:
                told.append(f"  {first}: {before} recorded, {now} found")
        pytest.fail("\n".join(told))


def test_the_choices_come_before_the_moves() -> None:
    """Six single choices, then for either order three answers: 6 + 18 sequences, each with its first moves."""
    state = ENTHRONE.start(standard_setup(), 1).state
    assert [leaves(ENTHRONE, state, 2, depth) for depth in (1, 2)] == [6, 18]
    moves = sum(
        len(ENTHRONE.commands(_chosen(state, first, second), 0))
        for first in ENTHRONE.commands(state, 0)
        for second in ENTHRONE.commands(state, 1)
    )
    assert leaves(ENTHRONE, state, 2, 3) == 2 * moves


def _chosen(state: State, first: Command, second: Command) -> State:
    return ENTHRONE.apply(ENTHRONE.apply(state, 0, first).state, 1, second).state


if __name__ == "__main__":
    lines = [json.dumps(counted(*place)) for place in STARTS]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
