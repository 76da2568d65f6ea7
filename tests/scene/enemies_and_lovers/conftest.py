"""An invisible display and one kit for all tests of these screens."""

from __future__ import annotations

import pygame
import pytest

from fae_tabletop.content.paths import assets_dir
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.kit import open_kit
from tests.ui.conftest import display

__all__ = ["display"]


@pytest.fixture(scope="session")
def kit(display: pygame.Surface) -> Kit:
    """The drawing kit over the assets; a picture that is not there is shown as a sheet with its name."""
    return open_kit(assets_dir(), threads=0)
