"""An invisible display and one strict kit for all tests of these screens."""

from __future__ import annotations

from tests.ui.conftest import display, kit

__all__ = ["display", "kit"]
