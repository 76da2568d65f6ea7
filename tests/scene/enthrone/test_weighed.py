"""The moves of a decision: told so that each is known, and with bars that tell their worth."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enthrone.decision import move_told
from fae_tabletop.games.enthrone.scene.deciding import DecidingScene
from fae_tabletop.ui import weighing
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.stack import SceneStack
from tests.scene.enthrone.sheets import Sheet
from tests.scene.enthrone.test_deciding import studied, thought_through


def test_moves_are_told_apart_and_no_bar_is_longer_than_its_room(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[float, float]] = []
    bar = weighing.term

    def noted(page: Page, worth: float, scale: float, box: Box, total: bool, figure: str) -> None:
        drawn.append((worth, scale))
        bar(page, worth, scale, box, total, figure)

    monkeypatch.setattr(weighing, "term", noted)
    alike = 0
    for step in studied().steps[::3]:
        scene = thought_through(DecidingScene(studied(), step))
        SceneStack(kit, Metrics(1280, 720)).push(scene)
        sheet = Sheet(kit, Metrics(1280, 720))
        scene.build(sheet)
        plain = [move_told(move) for move in scene.decision.shown]
        told = [scene._told(move) for move in scene.decision.shown]
        assert len(set(told)) == len(told), told
        alike += len(plain) - len(set(plain))
    assert alike, "some moves have the same tile and pawn"
    assert drawn
    assert all(abs(worth) <= scale for worth, scale in drawn)
