"""What the window tests share: one pilot a test, whose program never outlives it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from screen import Screen

    from tests.support.pilot import Pilot


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder: they need a real window and take their time."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.window)
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.timeout(600))
    # The longest begin first: at the end of a run no process is left alone with one of them.
    items.sort(key=lambda item: here not in item.path.parents or "whole_game" not in item.name)


@pytest.fixture
def pilot(screen: Screen, tmp_path: Path) -> Iterator[Pilot]:
    """A pilot with an empty player's folder; a failed test leaves a picture of the screen there."""
    from tests.support.pilot import Pilot  # imports python-xlib, which only Linux has

    assert sys.platform.startswith("linux")
    pilot = Pilot(screen, tmp_path)
    try:
        yield pilot
    finally:
        pilot.picture("last")
        pilot.kill()
