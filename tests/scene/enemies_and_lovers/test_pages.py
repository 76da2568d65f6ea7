"""The screens in every window and at every text size: no words cut off or printed over others, nothing too small."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fae_tabletop.app.catalog import cast
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.scene.choices import (
    NewGame,
)
from fae_tabletop.games.enemies_and_lovers.scene.discard import DiscardScene
from fae_tabletop.games.enemies_and_lovers.scene.newgame import NewGameScene
from fae_tabletop.games.enemies_and_lovers.scene.reference import ReferenceScene
from fae_tabletop.games.enemies_and_lovers.scene.replay import ReplayScene, Watched
from fae_tabletop.games.enemies_and_lovers.scene.result import ResultScene
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Look
from fae_tabletop.ui.people import LevelWords
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.theme import Colour
from tests.scene.enemies_and_lovers.tables import Desk, asked, ended, my_turn, people, position
from tests.scene.enthrone.sheets import Sheet, faults

WINDOWS = pytest.mark.parametrize(
    "metrics",
    [
        Metrics(1024, 640), Metrics(1024, 640, 2.0), Metrics(1280, 720), Metrics(1280, 720, 2.0),
        Metrics(1920, 1080), Metrics(3840, 2160, 1.5),
    ],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)  # fmt: skip
KINDS = ("respond", "choose", "discard", "give", "keep_one", "take")
LEVELS = tuple(
    LevelWords(name, name.capitalize(), "Looks three turns ahead and remembers every card that was shown.")
    for name in ("novice", "easy", "medium", "hard", "expert")
)


class Table(Sheet):
    """A sheet that knows that opaque fills hide what lies below them."""

    def fill(self, box: Box, colour: Colour, *more: Any, **named: Any) -> None:
        super().fill(box, colour, *more, **named)
        if colour[3] >= 230:
            self._order += 1
            self.plates.append(("fill", box, self._room, self._order))


def problems(sheet: Sheet) -> list[str]:
    """Return what is wrong with a page.

    A rival's open cards are small, and so are those of a very large hand: they are offered large where they are chosen.
    """
    large = {
        spot.id.removeprefix("button:answer-") for spot in sheet.spots if spot.id.startswith("button:answer-")
    }
    # Only the smallest window with the largest words has no room for eleven cards.
    tight = (sheet.metrics.width, sheet.metrics.text) == (1024, 2.0)
    small = re.compile(rf"hand:(\d:\w+|{'|'.join(large) if large and tight else '-'}) is only")
    return [fault for fault in faults(sheet) if not small.match(fault)]


def drawn(scene: Scene[Any], kit: Kit, metrics: Metrics, look: Look | None = None) -> Sheet:
    """Draw a scene twice, since scrolling learns its room by drawing, and return the second page."""
    if scene._stack is None:
        SceneStack(kit, metrics).push(scene)
    scene.build(Table(kit, metrics, look))
    sheet = Table(kit, metrics, look)
    scene.build(sheet)
    return sheet


@WINDOWS
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_can_be_read(kit: Kit, metrics: Metrics, seats: int) -> None:
    desk = Desk(kit, position(seats, my_turn), metrics=metrics)
    assert problems(drawn(desk.scene, kit, metrics)) == []
    desk.scene.toggle("log")
    assert problems(drawn(desk.scene, kit, metrics)) == []
    desk.scene.toggle("notes")
    assert problems(drawn(desk.scene, kit, metrics)) == []


@WINDOWS
@pytest.mark.parametrize("kind", KINDS)
def test_the_stage_can_be_read(kit: Kit, metrics: Metrics, kind: str) -> None:
    desk = Desk(kit, position(4, asked(kind)), metrics=metrics)
    assert problems(drawn(desk.scene, kit, metrics)) == []


@WINDOWS
def test_the_screens_around_the_table_can_be_read(kit: Kit, metrics: Metrics) -> None:
    state, view = ended()
    scenes: list[Scene[Any]] = [
        NewGameScene(NewGame(), LEVELS, cast, lambda: 1, lambda topic: None, "You have won 3 of 11."),
        DiscardScene(view.discard),
        ReferenceScene(),
        ResultScene(view, people(3), "14 rounds. You have won 3 of 11.", 0.0),
        ReplayScene(Watched([ENEMIES_AND_LOVERS.view(state, 0), view], people(3))),
    ]
    for scene in scenes:
        assert problems(drawn(scene, kit, metrics)) == [], type(scene).__name__
