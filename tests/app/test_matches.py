"""The rows of the saved matches: how long a match was, and what is said of a file that cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from fae_tabletop.app.catalog import CATALOG, TABLES
from fae_tabletop.app.menus.matches import how_long, rows, unread_notice
from fae_tabletop.app.menus.title import TitleScene
from fae_tabletop.table.journal import NEWER
from tests.app.conftest import MakeDesk
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


def test_of_several_matches_that_cannot_be_read_one_is_named_and_the_rest_counted() -> None:
    broken = saved(standing="damaged", why="is empty")
    assert unread_notice([]) == ""
    assert "more" not in unread_notice([broken])
    assert "2 more" in unread_notice([broken, broken, broken])


@pytest.mark.parametrize("game", TABLES)
def test_a_match_whose_first_line_is_broken_is_told_of_once_and_listed(desk: MakeDesk, game: str) -> None:
    """However little of it is left, its name tells which game it was."""
    table = desk()
    path = table.app.house.folder.matches / f"{game}-2026-12-01-1.jsonl"
    path.write_bytes(b'{"format":1,"game":"' + game.encode()[:12] + b'","seed')
    table.app.open_title()
    table.turn()
    title = table.app.stack.scenes[0]
    assert isinstance(title, TitleScene)
    assert title.unfinished is None
    assert title.banner is not None
    for part in ("This match could not be read", path.name, str(path.parent)):
        assert part in title.banner
    table.app.open_title()
    table.turn()
    again = table.app.stack.scenes[0]
    assert isinstance(again, TitleScene)
    assert again.banner is None, "it is told once"
    (row,) = rows(table.app.saved(), NOW)
    assert row.title == CATALOG[game].title
    assert row.fault is not None
    assert "breaks off in its first line" in row.fault
