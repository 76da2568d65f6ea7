"""The rows of the saved matches: how long a match was, and what is said of a file that cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from fae_tabletop.app.menus.matches import how_long, rows
from fae_tabletop.table.journal import NEWER
from tests.app.test_menus import NOW, saved


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"length": 1}, "0 turns"),
        ({"length": 3}, "1 turn"),
        ({"length": 24, "standing": "over", "ended": "regalia"}, "22 turns"),
        ({"length": 24, "standing": "over", "ended": "resigned"}, "21 turns"),
        ({"game": "enemies-and-lovers", "seats": ("human", "bot-easy", "bot-easy"), "turns": 7}, "8 turns"),
        ({"game": "enemies-and-lovers", "turns": None}, "1 turn"),
    ],
)
def test_how_long_a_match_was_is_told_in_turns_or_rounds(facts: dict[str, Any], told: str) -> None:
    assert how_long(saved(**facts).facts) == told


def test_a_file_of_a_newer_version_is_not_called_damaged() -> None:
    (row,) = rows([saved(standing="damaged", why=NEWER)], NOW)
    assert row.fault is not None
    assert "newer version" in row.fault
    assert "amaged" not in row.fault
