"""Whatever lacks among the assets: an error in strict mode, something plain in the window, never a crash."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pygame
import pytest

from fae_tabletop.content.paths import assets_dir
from fae_tabletop.ui.assets import AssetMissing
from fae_tabletop.ui.choosers import segment, switch
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.drawing import Canvas, Kit
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import note
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.theme import RESULT
from fae_tabletop.ui.widgets import button


class Everything(Scene[None]):
    """Uses a picture, a foil, icons and several plates."""

    def build(self, page: Page) -> None:
        with page.layer(Layer.TABLE):
            page.cover("scene/table")
        page.image("enthrone/pawn-king", Box(20, 20, 84, 124))
        page.words("The throne is yours", RESULT, Box(200, 20, 900, 80), wrap=False)
        page.words(
            "Swords {swords} capture, *laurels* enter.",
            RESULT.but(size=20, foil=None),
            Box(200, 120, 900, 80),
        )
        button(page, "button:play", "Play", Box(20, 200, 200, 46), kind="main", icon="play")
        segment(page, "rival", [("a", "Novice"), ("b", "Easy")], "a", Box(20, 270, 300, 44))
        switch(page, "switch:x", "Notes", True, Box(20, 340, 300, 40))
        note(page, Box(400, 200, 300, 110), "First game", "A sword tile may take it.", close="button:x")


def show(kit: Kit) -> pygame.Surface:
    stack = SceneStack(kit, Metrics(1280, 720))
    stack.push(Everything())
    screen = pygame.Surface((1280, 720))
    frame = stack.frame()
    Canvas(kit).show(screen, frame.table, frame.settled, frame.above)
    stack.push(Question("Sure?", "Really?", [Answer("yes", "Yes"), Answer("no", "No", "main")], cancel="no"))
    frame = stack.frame()
    Canvas(kit).show(screen, frame.table, frame.settled, frame.above)
    return screen


GONE = [
    "enthrone/pawn-king.webp",
    "scene/table.webp",
    "ui/icon-play.webp",
    "ui/icon-swords.webp",
    "ui/foil-gold.webp",
    "ui/plate-button-main.webp",
    "ui/plate-note.webp",
    "ui/plates.toml",
    "fonts/cormorant-sc-700.ttf",
]


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("assets")
    for name in ("fonts", "ui"):
        shutil.copytree(assets_dir() / name, root / name)
    for name in ("enthrone/pawn-king.webp", "scene/table.webp"):
        (root / name).parent.mkdir(exist_ok=True)
        shutil.copy(assets_dir() / name, root / name)
    return root


CASES = [(name, damage) for name in GONE for damage in ("gone", "cut", "noise", "empty")]


@pytest.mark.parametrize(("name", "damage"), [*CASES, ("fonts", "gone"), ("ui", "gone")])
def test_the_window_goes_on_with_something_plain(
    copied: Path, tmp_path: Path, name: str, damage: str
) -> None:
    root = tmp_path / "assets"
    # Files that stay as they are need no copy of their own.
    shutil.copytree(copied, root, copy_function=os.link)
    path = root / name
    if path.is_dir():
        shutil.rmtree(path)
    elif damage == "gone":
        path.unlink()
    else:
        whole = path.read_bytes()
        path.unlink()
        path.write_bytes({"cut": whole[: len(whole) // 3], "noise": b"\x93no\xff" * 50, "empty": b""}[damage])
    kit = open_kit(root, threads=0)
    screen = show(kit)
    assert screen.get_at((640, 360))[:3] != (0, 0, 0)
    if damage != "cut":
        # A file cut short may still be read as far as it goes.
        assert kit.missing
        with pytest.raises(AssetMissing):
            show(open_kit(root, strict=True, threads=0))


def test_nothing_is_missing_from_the_real_assets() -> None:
    kit = open_kit(assets_dir(), strict=True, threads=0)
    show(kit)
    assert kit.missing == {}
