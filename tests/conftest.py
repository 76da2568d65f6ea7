"""What all tests share: a real screen for those that open a window, or the reason why they were not run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from screen import Screen

# A slow or busy machine must not fail a test; the same examples every time, so that a failure can be repeated.
settings.register_profile("project", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("project")

WHICH_DRIVER = "import pygame; pygame.display.set_mode((64, 64)); print(pygame.display.get_driver())"


def why_no_screen() -> str | None:
    """Return why no real window can be opened here, or None when one can."""
    if not sys.platform.startswith("linux"):
        return "window tests use Xvfb, which this system does not have"
    if shutil.which("Xvfb") is None:
        return "Xvfb is not installed"
    return None


@pytest.fixture(scope="session")
def shared_screen() -> Iterator[Screen]:
    """One virtual screen of 2000 x 1200 pixels for all window tests; fails when SDL would not really use it."""
    from screen import Screen  # imports python-xlib, which only Linux has

    with Screen(2000, 1200) as screen:
        environment = {k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"} | {
            "DISPLAY": screen.name
        }
        told = subprocess.run(
            [sys.executable, "-c", WHICH_DRIVER], env=environment, capture_output=True, text=True, check=True
        )
        assert told.stdout.split()[-1] == "x11", "SDL fell back to an invisible window"
        yield screen


@pytest.fixture
def screen(request: pytest.FixtureRequest) -> Screen:
    """The screen of a test marked ``window``; where there is none the test is reported as not run."""
    reason = why_no_screen()
    if reason is not None:
        if os.environ.get("FAE_REQUIRE_WINDOW") == "1":
            pytest.fail(f"{reason}, and FAE_REQUIRE_WINDOW=1 asks for the window tests")
        pytest.skip(reason)
    found: Screen = request.getfixturevalue("shared_screen")
    return found
