"""Every rule case of the shared file, one test each; and a case that expects something else fails."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fae_tabletop.games.faekin.cases import fault_of

FILE = Path(__file__).resolve().parents[2] / "cases" / "faekin.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
BY_ID: dict[str, dict[str, Any]] = {case["id"]: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=list(BY_ID))
def test_case(case: dict[str, Any]) -> None:
    assert fault_of(case) is None


def test_no_id_is_used_twice() -> None:
    assert len(BY_ID) == len(CASES) == 43


def otherwise(expect: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield each expectation turned into one that does not hold."""
    others: dict[str, Any] = {
        "fault": "nonsense", "identity": "X1", "rank": 0, "refused": {"action": 9, "reason": "nonsense"},
        "revealed": {"0": ["X1"]}, "arrows": {"X1": {"loser": "0", "winner": "1", "season": None}}, "active": 8,
        "winners": [8], "heirs": {"summer": "8", "winter": "8"},
    }  # fmt: skip
    for name, value in expect.items():
        if name == "valid":
            yield name, not value
        elif name == "court":
            yield name, None
        elif name == "lower":
            yield name, "defender" if value == "attacker" else "attacker"
        elif name == "result":
            yield name, "nobody" if value != "nobody" else "fae"
        else:
            yield name, others[name]


@pytest.mark.parametrize("case", CASES, ids=list(BY_ID))
def test_a_case_that_expects_something_else_fails(case: dict[str, Any]) -> None:
    for name, value in otherwise(case["expect"]):
        wrong = copy.deepcopy(case)
        wrong["expect"][name] = value
        fault = fault_of(wrong)
        assert fault is not None
        assert name in fault


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hands": [["S8", "W3", "SK"]]}, "hands for 1 seats"),
        ({"hands": [["S8", "W3", "SK"], ["S8", "W4", "S2"]]}, "at a table of 2 the fae are sorcha, maeve"),
        ({"active": 4}, "no seat 4"),
        ({"revealed": {"7": ["S8"]}}, "nobody is called 7"),
        ({"revealed": {"0": ["S9"]}}, "0 does not hold all"),
        ({"attacker": "S15"}, "Invalid enum value 'S15'"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused_by_name(change: dict[str, Any], why: str) -> None:
    case = copy.deepcopy(BY_ID["play-jamie"])
    case["given"].update(change)
    fault = fault_of(case)
    assert fault is not None
    assert fault.startswith("the case cannot be set up")
    assert why in fault


def test_hands_that_are_never_dealt_are_refused() -> None:
    case = copy.deepcopy(BY_ID["play-jamie"])
    case["given"]["hands"][1] = ["S8", "S2", "W10"]
    assert "duplicate_card" in (fault_of(case) or "")
    case["given"]["hands"][1] = ["SQ", "S2", "S10"]
    assert "one_court_only" in (fault_of(case) or "")
