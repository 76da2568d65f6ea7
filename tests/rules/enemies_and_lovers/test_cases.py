"""Every rule case of the shared file, one test each; and a case that expects something else fails."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fae_tabletop.games.enemies_and_lovers.cases import fault_of

FILE = Path(__file__).resolve().parents[2] / "cases" / "enemies-and-lovers.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    assert fault_of(case) is None


def test_no_id_is_used_twice() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES) == 103


def otherwise(expect: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield each expectation turned into one that does not hold."""
    for name, value in expect.items():
        if name == "refused":
            yield name, [{**one, "reason": "nonsense"} for one in value]
        elif name == "winner":
            yield name, 0 if value is None else None
        elif name in ("turn", "draw_count", "discard_count"):
            yield name, value + 1
        elif name == "step":
            yield name, "resolve"
        elif name == "pending":
            yield name, {"kind": "take", "seat": 0} if value is None else None
        elif name == "hands":
            yield name, {seat: [*cards, "grimsen"] for seat, cards in value.items()}
        elif name in ("hand_counts", "skips"):
            yield name, {seat: count + 1 for seat, count in value.items()}
        elif name in ("courts", "courts_any_order"):
            more = {"slot": 99, "card": "balekin", "up": True, "shield": None}
            yield name, {seat: [*court, more] for seat, court in value.items()}
        elif name in ("discard", "discard_top", "draw_top"):
            yield name, [*value, "grimsen"]
        elif name == "log_hides":
            continue
        elif name == "log_names":
            yield "log_hides", value
        elif name == "legal":
            yield (
                name,
                [{"seat": one["seat"], "includes": one["excludes"]} for one in value if one["excludes"]],
            )
        else:
            assert name == "sees", name
            yield name, [{**one, "viewer": one["of"]} for one in value if one["zone"] == "hand"] or value
            for one in value:
                for field in ("concealed", "backs"):
                    if field in one:
                        yield name, [{**one, field: one[field] + 1}]
                for field in ("known", "up", "known_unplaced"):
                    if field in one:
                        yield name, [{**one, field: [*one[field], "grimsen"]}]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_case_that_expects_something_else_fails(case: dict[str, Any]) -> None:
    tried = 0
    for name, value in otherwise(case["expect"]):
        if name == "sees" and value == case["expect"]["sees"]:
            continue
        wrong = copy.deepcopy(case)
        wrong["expect"][name] = value
        if name == "sees" and all(one["viewer"] == one["of"] and one["zone"] == "hand" for one in value):
            continue
        tried += 1
        assert fault_of(wrong) is not None, (name, value)
    assert tried or set(case["expect"]) <= {"sees"}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hands": [["oak", "oak"], []]}, "oak is there twice"),
        ({"draw": ["mentor"], "discard": ["mentor"]}, "mentor is there twice"),
        ({"courts": [[{"slot": 1, "card": "orlagh"}], []]}, "orlagh cannot lie in a Court"),
        ({"courts": [[{"slot": 1, "card": "oak", "shield": "dain"}], []]}, "dain is no Shield"),
        ({"courts": [[{"slot": 2}], []]}, "slot 2 is empty"),
        ({"hands": [[]]}, "a hand and a Court for each player"),
        ({"rest": "nowhere"}, "no place called 'nowhere'"),
        ({"hands": [["joker"], []]}, "Invalid enum value 'joker'"),
        ({"options": {"double_crown": True}}, "double_crown"),
        ({"players": 5}, "<= 4"),
        ({"players": 1}, ">= 2"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused_by_name(change: dict[str, Any], why: str) -> None:
    given = {"players": 2, "hands": [[], []], "courts": [[], []], "turn": 0, **change}
    fault = fault_of({"id": "X", "given": given, "actions": [], "expect": {}})
    assert fault is not None
    assert fault.startswith("the case cannot be set up")
    assert why in fault


def test_a_verb_that_does_not_exist_is_refused() -> None:
    given = {"players": 2, "hands": [["oak"], []], "courts": [[], []]}
    case = {
        "id": "X",
        "given": given,
        "actions": [{"seat": 0, "verb": "sing"}],
        "expect": {"refused": [{"action": 1, "reason": "unknown_verb"}]},
    }
    assert fault_of(case) is None
