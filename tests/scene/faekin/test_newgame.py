"""The new match: seats, levels and people, and how a round is won wherever there is room."""

from __future__ import annotations

import pytest

from fae_tabletop.app.catalog import PEOPLE_LEVELS, cast
from fae_tabletop.games.faekin.public import MOST
from fae_tabletop.games.faekin.scene.choices import NewGame
from fae_tabletop.games.faekin.scene.newgame import NewGameScene
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.people import LevelWords
from tests.scene.enthrone.sheets import Sheet, faults
from tests.ui.pilot import Pilot

LEVELS = tuple(LevelWords(name, name.capitalize(), "Thinks a little.") for name in PEOPLE_LEVELS)


def shown(kit: Kit, choice: NewGame, metrics: Metrics | None = None) -> tuple[NewGameScene, Pilot]:
    scene = NewGameScene(choice, LEVELS, cast, lambda: 7, lambda topic: None)
    pilot = Pilot(kit, scene, metrics)
    return scene, pilot


def test_seats_levels_people_and_variants_are_chosen_at_a_click(kit: Kit) -> None:
    scene, pilot = shown(kit, NewGame(), Metrics(1920, 1080))
    pilot.click("seats:3")
    pilot.click("level-2:hard")
    assert scene.choice.levels == ("easy", "hard")
    before = [name for name, _ in scene.rivals()]
    pilot.click("button:other-1")
    assert scene.rivals()[0][0] != before[0]
    pilot.click("all:expert")
    assert scene.choice.levels == ("expert", "expert")
    pilot.click("switch:jokers")
    pilot.click("switch:notes")
    pilot.click("pause:3")
    pilot.click("button:dice")
    assert ("jokers" in scene.choice.variants, scene.choice.notes, scene.choice.pause, scene.choice.seed) == (
        True, False, 3, 7,
    )  # fmt: skip
    pilot.click("button:usual")
    assert scene.choice == NewGame()


@pytest.mark.parametrize("seats", [2, 5, MOST])
def test_a_large_window_is_filled(kit: Kit, seats: int) -> None:
    metrics = Metrics(1920, 1080)
    scene, _ = shown(kit, NewGame(("easy",) * (seats - 1)), metrics)
    sheet = Sheet(kit, metrics)
    scene.build(sheet)
    assert faults(sheet) == []
    spots = {spot.id: metrics.box(spot.rect) for spot in sheet.spots}
    assert "panel:goal" in spots, "how a round is won stands where there is room"
    seen = [box for name, box in spots.items() if name.startswith(("level-", "panel:goal"))]
    assert max(box.bottom for box in seen) > metrics.screen.h * 0.75, "no half of the window is empty"
