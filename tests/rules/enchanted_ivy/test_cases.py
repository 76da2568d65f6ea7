"""Every rule case of the shared file, one test each; and a case that expects something else fails."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from fae_tabletop.games.enchanted_ivy.cases import fault_of

FILE = Path(__file__).resolve().parents[2] / "cases" / "enchanted-ivy.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
BY_ID: dict[str, dict[str, Any]] = {case["id"]: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=list(BY_ID))
def test_case(case: dict[str, Any]) -> None:
    assert fault_of(case) is None


def test_no_id_is_used_twice() -> None:
    assert len(BY_ID) == len(CASES) == 120


def otherwise(value: Any) -> Any:
    """Return something else of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "!"
        case list():
            return [*value, "nothing"]
        case _:
            return {**value, "99,99": 0}


@pytest.mark.parametrize("case", CASES, ids=list(BY_ID))
def test_a_case_that_expects_something_else_fails(case: dict[str, Any]) -> None:
    for name, value in case["expect"].items():
        wrong = copy.deepcopy(case)
        wrong["expect"][name] = otherwise(value)
        fault = fault_of(wrong)
        assert fault is not None
        assert name in fault


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"kind": "riddle"}, "no case is of the kind 'riddle'"),
        ({"expect": {"weather": "fair"}}, "says nothing of 'weather'"),
        ({"given": {"inn": {"layout": ["#.#"], "cards": [], "door": None}}}, "cannot be reached along edges"),
        ({"given": {"scenario": "s99"}, "kind": "rewards"}, "no scenario called 's99'"),
    ],
)
def test_a_case_that_cannot_be_set_up_says_why(change: dict[str, Any], why: str) -> None:
    assert why in (fault_of({**BY_ID["ei-13"], **change}) or "")
