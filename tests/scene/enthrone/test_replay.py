"""Watching a finished match: what the banner says at its end."""

from __future__ import annotations

from fae_tabletop.games.enthrone.scene.replay import ReplayScene, Watched
from fae_tabletop.ui.drawing import Kit
from tests.scene.enthrone.tables import LEVEL, RIVAL, finished
from tests.ui.pilot import Pilot


def test_after_the_last_turn_the_banner_names_no_next_one(kit: Kit) -> None:
    view = finished("capture")
    pilot = Pilot(kit)
    pilot.stack.push(ReplayScene(Watched((view,), RIVAL, LEVEL, "Lions’ Court")))
    pilot.frame()
    label = pilot.spot("panel:banner").label
    assert label.startswith(f"The game is over. Turn {view.turn}, ")
    assert "to move" not in label
