"""Hints for Enchanted Ivy: what the helper would do is named by the things on the table."""

from __future__ import annotations

import pytest

from fae_tabletop.app.ivy_hints import hint
from fae_tabletop.games.enchanted_ivy.commands import HangDoor
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scene.sayings import flower_of
from tests.scene.enchanted_ivy.tables import position


def test_the_last_hint_names_the_wall_for_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fae_tabletop.app.ivy_hints.TRIALS", 2)
    view = ENCHANTED_IVY.view(position("s01", 6, "closing"), 0)
    told = hint(view)
    assert told is not None
    assert isinstance(told.command, HangDoor)
    behind = next(laid.card for laid in view.laid if laid.at == told.command.at)
    assert f"{flower_of(behind).capitalize()} {behind[1:]}" in told.what
