"""Recorded matches still lead to the same events, views and checksums. build/golden.py records them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fae_tabletop.app.catalog import CATALOG
from fae_tabletop.core.codec import parsed
from fae_tabletop.core.game import Command
from tests.support.golden import FOLDER, lines_of, rendered

RECORDINGS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDINGS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDINGS])
def test_a_recorded_match_is_as_it_was(path: Path) -> None:
    recording = path.read_text(encoding="utf-8")
    now = rendered(CATALOG[path.parent.name].game, lines_of(recording))
    assert now.splitlines() == recording.splitlines()


@pytest.mark.parametrize("game", list(CATALOG))
def test_every_game_has_recordings(game: str) -> None:
    assert [path for path in RECORDINGS if path.parent.name == game]


WAYS = {
    "enthrone": {
        "regalia", "capture", "quarry", "fourth", "resigned", "adjourned_turns", "adjourned_repetition",
    },
    "enemies-and-lovers": {"crowned", "resigned", "stalled", "rounds"},
    "faekin": {"claimant_court", "rival_court", "nobody", "fae", "resigned"},
    "enchanted-ivy": {"counted", "resigned"},
}  # fmt: skip


@pytest.mark.parametrize("game", list(CATALOG))
def test_every_way_to_end_is_recorded(game: str) -> None:
    ways = set()
    for path in FOLDER.glob(f"{game}/*.txt"):
        recording = path.read_text(encoding="utf-8")
        ways |= {
            line.split('"why":"')[1].split('"')[0] for line in recording.splitlines() if "Ended {" in line
        }
    assert ways == WAYS[game]


@pytest.mark.parametrize("game", list(CATALOG))
def test_commands_of_every_kind_are_recorded(game: str) -> None:
    kinds = set()
    for path in FOLDER.glob(f"{game}/*.txt"):
        kinds |= {parsed(line)["do"][0] for line in lines_of(path.read_text(encoding="utf-8"))[1:]}
    said = {kind.__name__ for kind in CATALOG[game].game.vocabulary if issubclass(kind, Command)}
    assert kinds == {*said, "Resign", "Undo"}


def headers_of(game: str) -> list[dict[str, Any]]:
    return [parsed(lines_of(path.read_text(encoding="utf-8"))[0]) for path in FOLDER.glob(f"{game}/*.txt")]


def test_enemies_and_lovers_is_recorded_for_every_number_of_seats() -> None:
    assert {len(header["seats"]) for header in headers_of("enemies-and-lovers")} == {2, 3, 4}


def test_faekin_is_recorded_for_small_and_large_tables_with_and_without_jokers() -> None:
    tables = {(len(header["seats"]), header["setup"]["jokers"]) for header in headers_of("faekin")}
    assert tables >= {(seats, jokers) for seats in (2, 3, 5, 9) for jokers in (False, True)}
