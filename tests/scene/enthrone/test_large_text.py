"""Text at 200 %: captions that could stay tiny grow with the rest, and menus close up before they scroll."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enthrone.scene.choices import NewGame
from fae_tabletop.games.enthrone.scene.newgame import NewGameScene
from fae_tabletop.games.enthrone.scene.result import ResultScene
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.menu import Choice, MenuScene
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.scenes import Scene
from tests.scene.enthrone.sheets import Sheet, faults, lettered
from tests.scene.enthrone.tables import RIVAL, Desk, finished, levels, long_match
from tests.ui.pilot import Pilot

LARGE = [Metrics(w, h, 2.0) for w, h in ((1024, 640), (1280, 720), (1920, 1080))]
WINDOWS = pytest.mark.parametrize("metrics", LARGE, ids=lambda m: f"{m.width}x{m.height}")


def smallest(page: Page, *words: str) -> float:
    """Return the size, in logical pixels, of the smallest drawn words that stand among ``words``; all must."""
    sizes: dict[str, float] = {}
    for item in lettered(page):  # type: ignore[arg-type] # a sheet is drawn
        pieces = [piece for piece in item.block.pieces if hasattr(piece, "text")]
        told = " ".join(" ".join(piece.text for piece in pieces).split()).casefold()
        if told in {one.casefold() for one in words}:
            sizes[told] = min(piece.px for piece in pieces) / page.metrics.u
    assert len(sizes) == len(words), f"{set(words)} are not all among what is written"
    return min(sizes.values())


def drawn(scene: Scene[object], kit: Kit, metrics: Metrics) -> Sheet:
    Pilot(kit, scene, metrics)
    page = Sheet(kit, metrics)
    scene.build(page)
    assert not faults(page)
    return page


@WINDOWS
@pytest.mark.parametrize("changing", [False, True])
def test_the_captions_of_the_new_game_grow(kit: Kit, metrics: Metrics, changing: bool) -> None:
    words, boards = levels()
    scene = NewGameScene(NewGame(), words, boards, lambda: 5, lambda topic: None, "")
    scene.changing = changing
    page = drawn(scene, kit, metrics)  # type: ignore[arg-type] # any result
    assert smallest(page, *(("Usual table", "Your own") if changing else ("Change the table",))) >= 17


@WINDOWS
def test_the_ways_of_the_result_grow(kit: Kit, metrics: Metrics) -> None:
    scene = ResultScene(finished("quarry"), RIVAL, "", 0.0, lambda: None)
    drawn(scene, kit, metrics)  # type: ignore[arg-type] # any result
    scene._scroll.to(scene._scroll.most)
    page = Sheet(kit, metrics)
    scene.build(page)
    assert smallest(page, "Regalia", "Fourth taken") >= 24


@WINDOWS
def test_the_marks_of_the_notebook_grow(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, long_match(), metrics=metrics)
    desk.scene.toggle("notes")
    page = Sheet(kit, metrics)
    desk.scene.build(page)
    assert not faults(page)
    if metrics.width > 1024:
        medals = [item.rect.w for items in page.items.values() for item in items if "medal" in str(item)]
        assert min(medals) >= 26 * metrics.u


@WINDOWS
def test_the_menu_over_a_match_is_seen_whole(kit: Kit, metrics: Metrics) -> None:
    choices = [
        Choice(str(n), "Leave the table", "back", note="It is kept." if n == 5 else "") for n in range(7)
    ]
    pilot = Pilot(kit, MenuScene("pause", "Paused", choices), metrics)  # any result
    assert not [spot.id for spot in pilot.stack.spots if spot.role == "scroll"]
