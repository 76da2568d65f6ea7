"""Fixtures of the toolkit's tests: an invisible display, the real assets, and a pilot for scenes."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pygame
import pytest

from fae_tabletop.content.paths import assets_dir
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.kit import open_kit
from tests.support.pictures import pictures_made_once

__all__ = ["display", "kit", "pictures_made_once"]


@pytest.fixture(scope="session", autouse=True)
def display() -> Iterator[pygame.Surface]:
    before = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    # Programs that other tests start must not inherit the invisible display.
    if before is None:
        del os.environ["SDL_VIDEODRIVER"]
    else:
        os.environ["SDL_VIDEODRIVER"] = before
    yield pygame.display.set_mode((1280, 720))
    pygame.display.quit()


@pytest.fixture(scope="session")
def kit(display: pygame.Surface) -> Kit:
    return open_kit(assets_dir(), strict=True, threads=0)
