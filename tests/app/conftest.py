"""An invisible display for the tests of the program, and a desk on a folder of its own."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fae_tabletop.app.options import Options
from tests.app.desks import Desk
from tests.support.pictures import pictures_made_once

__all__ = ["desk", "pictures_made_once"]

MakeDesk = Callable[..., Desk]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MakeDesk]:
    if "SDL_VIDEODRIVER" not in os.environ:
        monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    made: list[Desk] = []

    def make(options: Options | None = None, folder: Path = tmp_path) -> Desk:
        made.append(Desk(folder, options))
        return made[-1]

    yield make
    for one in made:
        one.app.close_match()
        one.house.profile.close()
