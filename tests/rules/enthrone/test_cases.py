"""Every rule case of the shared file, one test each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fae_tabletop.games.enthrone.cases import fault_of

FILE = Path(__file__).resolve().parents[2] / "cases" / "enthrone.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    assert fault_of(case) is None


def test_no_id_is_used_twice() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES) == 36
