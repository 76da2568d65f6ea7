"""Every rule case of the shared file, one test each; and a case that expects something else fails."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from fae_tabletop.games.enchanted_ivy.cases import FINDERS, fault_of

FILE = Path(__file__).resolve().parents[2] / "cases" / "enchanted-ivy.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
BY_ID: dict[str, dict[str, Any]] = {case["id"]: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=list(BY_ID))
def test_case(case: dict[str, Any]) -> None:
    assert fault_of(case) is None


def test_no_id_is_used_twice_and_every_kind_has_a_case() -> None:
    assert len(BY_ID) == len(CASES) == 120
    assert {case["kind"] for case in CASES} == set(FINDERS)


def otherwise(value: Any) -> Any:
    """Return something else of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}?"
        case list():
            return [*value, "something"]
        case _:
            return {**value, "something": 1}


@pytest.mark.parametrize("case", CASES, ids=list(BY_ID))
def test_a_case_that_expects_something_else_fails(case: dict[str, Any]) -> None:
    for name, value in case["expect"].items():
        wrong = copy.deepcopy(case)
        wrong["expect"][name] = otherwise(value)
        assert name in (fault_of(wrong) or "")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"layout": ["#.#"]}, "do not hang together"),
        ({"layout": ["#"]}, "no card can lie at"),
        ({"layout": ["##########"]}, "no card can lie at"),
        ({"cards": []}, "an inn needs a card"),
        ({"cards": [{"at": [0, 0], "card": "R9"}]}, "Invalid enum value 'R9'"),
        (
            {"cards": [{"at": [0, 0], "card": "R1"}, {"at": [0, 0], "card": "R2"}]},
            "no card can lie at (0, 0)",
        ),
        ({"walls": 3}, "unknown field"),
    ],
)
def test_an_inn_that_cannot_be_is_refused(change: dict[str, Any], why: str) -> None:
    case = copy.deepcopy(BY_ID["ei-34"])
    case["given"]["inn"]["cards"].append({"at": [1, 0], "card": "R2"})
    case["given"]["inn"].update(change)
    fault = fault_of(case)
    assert fault is not None
    assert fault.startswith("the case cannot be set up")
    assert why in fault
