"""An invisible display and one strict kit for the tests of screens that belong to no game alone."""

from __future__ import annotations

from tests.ui.conftest import display, kit

__all__ = ["display", "kit"]
