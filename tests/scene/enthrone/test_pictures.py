"""Every picture and plate that Enthrone's pages name is on disk."""

from __future__ import annotations

from typing import Any

import pytest

from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.enthrone.public import PAWNS, Move
from fae_tabletop.games.enthrone.reckoning import reckon
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.account import AccountScene
from fae_tabletop.games.enthrone.scene.choices import NewGame
from fae_tabletop.games.enthrone.scene.choose import ChooseScene
from fae_tabletop.games.enthrone.scene.drawfirst import DrawFirstScene
from fae_tabletop.games.enthrone.scene.newgame import NewGameScene
from fae_tabletop.games.enthrone.scene.replay import ReplayScene, Watched
from fae_tabletop.games.enthrone.scene.result import ResultScene
from fae_tabletop.ui.drawing import Item, Kit, Picture, Plated
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.theme import PALETTES
from tests.scene.enthrone.tables import LEVEL, RIVAL, Desk, court, finished, levels, long_match
from tests.support.positions import STANDARD

WINDOWS = (Metrics(1024, 640), Metrics(1280, 720, 2.0), Metrics(1920, 1080))

made: set[str] = set()
"""Plates that were painted once already."""


def there(kit: Kit, items: list[Item]) -> None:
    assert items
    for item in items:
        if isinstance(item, Picture):
            assert kit.pictures.exists(item.key.name), f"{item.key.name} is missing"
        elif isinstance(item, Plated) and item.kind not in made:
            # The strict kit raises for what is missing.
            made.add(item.kind)
            assert kit.surface(item) is not None


def pages(kit: Kit, scene: Scene[Any], look: Look | None = None) -> None:
    for metrics in WINDOWS:
        for palette in PALETTES.values():
            if scene._stack is None:
                SceneStack(kit, metrics, palette).push(scene)
            page = Page(kit, metrics, look or Look(), palette)
            scene.build(page)
            there(kit, [item for layer in Layer for item in page.items[layer]])


def test_the_tables_pictures_are_there(kit: Kit) -> None:
    desk = Desk(kit, court(), notes=True)
    for spot in ("tile:1", "tile:2", "tile:3", "tile:4"):
        desk.click(spot)
        for look in (Look(hover="cell:1,-3"), Look(hover="cell:0,3"), Look(hover="cell:0,0", drag="tile:2")):
            pages(kit, desk.scene, look)
    late = Desk(kit, long_match())
    for drawer in ("log", "notes"):
        late.scene.toggle(drawer)
        pages(kit, late.scene)
    late.scene.covered = True
    pages(kit, late.scene)


def test_the_pictures_of_what_moves_are_there(kit: Kit) -> None:
    desk = Desk(kit, court(), speed=1.0)
    desk.table.chair(0).submit(Move(2, (1, -3)))
    for _ in range(12):
        desk.pilot.wait(0.08)
        frame = desk.pilot.frame()
        there(kit, [*frame.settled, *frame.above])


def test_the_other_screens_pictures_are_there(kit: Kit) -> None:
    words, boards = levels()
    view = ENTHRONE.view(ENTHRONE.start(STANDARD, 3).state, 0)
    draw = DrawFirstScene(RIVAL, "left")
    draw.guess = "left"
    scenes: list[Scene[Any]] = [
        ChooseScene(view, RIVAL, lambda: None, lambda topic: None),
        draw,
        ResultScene(finished("fourth"), RIVAL, "16 turns.", speed=0),
        ReplayScene(Watched((view,), RIVAL, LEVEL, "Lions’ Court")),
        AccountScene(finished("fourth"), RIVAL, None, reckon(finished("fourth"), None), {}),
    ]
    for level in words:
        for changing in (False, True):
            new = NewGameScene(NewGame(level=level.name), words, boards, lambda: 5, lambda topic: None)
            new.changing = changing
            scenes.append(new)
    for scene in scenes:
        pages(kit, scene)


@pytest.mark.parametrize("pawn", PAWNS)
def test_every_pawn_has_all_its_pictures(pawn: str) -> None:
    for name in ("pawn", "tile", "portrait", "medal"):
        assert (assets_dir() / "enthrone" / f"{name}-{pawn}.webp").is_file()
    assert (assets_dir() / "enthrone" / f"identity-{pawn}-small.webp").is_file()
