"""Recorded matches still lead to the same events, views and checksums. build/golden.py records them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from fae_tabletop.app.catalog import CATALOG
from fae_tabletop.core.codec import parsed
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


def test_every_way_to_end_enthrone_is_recorded() -> None:
    ways = set()
    for path in RECORDINGS:
        recording = path.read_text(encoding="utf-8")
        ways |= {
            line.split('"why":"')[1].split('"')[0] for line in recording.splitlines() if "Ended {" in line
        }
    assert ways == {
        "regalia", "capture", "quarry", "fourth", "resigned", "adjourned_turns", "adjourned_repetition",
    }  # fmt: skip


def test_commands_of_every_kind_are_recorded() -> None:
    kinds = set()
    for path in RECORDINGS:
        kinds |= {parsed(line)["do"][0] for line in lines_of(path.read_text(encoding="utf-8"))[1:]}
    assert kinds == {"Choose", "Move", "Pass", "Resign", "Undo"}
