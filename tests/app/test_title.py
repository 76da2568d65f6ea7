"""The title with a match to continue: it never pushes the games out of sight."""

from __future__ import annotations

import pytest

from fae_tabletop.app.main import OPEN_TWICE
from fae_tabletop.app.menus.continuing import Unfinished
from fae_tabletop.app.menus.opening import CARDS
from fae_tabletop.app.menus.title import TitleScene, title_layout
from fae_tabletop.content.paths import assets_dir
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.page import Look
from tests.scene.enthrone.sheets import Sheet, faults

EVENTS = (
    "You: Priestess crosses a rose bed and stands beside the Regalia.",
    "Lady Vesper: Assassin leaves its lion. That lion is closed now.",
    "You: Knight takes the King. His tile turns over.",
)
GOING_ON = Unfinished(
    "Enthrone",
    "Turn 14. It is your move.",
    "Against Lady Vesper (expert), saved 8 minutes ago",
    "scene/game-enthrone",
    EVENTS,
)


@pytest.fixture(scope="module")
def kit() -> Kit:
    return open_kit(assets_dir(), strict=True, threads=0)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
def test_continue_leaves_the_first_game_in_sight(kit: Kit, size: tuple[int, int], text: float) -> None:
    sheet = Sheet(kit, Metrics(*size, text), Look())
    TitleScene([CARDS["enthrone"]], GOING_ON, matches=True).build(sheet)
    assert not faults(sheet)
    boxes = {spot.id: sheet.metrics.box(spot.rect) for spot in sheet.spots}
    game = boxes["game:enthrone"]
    assert boxes["button:continue"].bottom < game.y
    assert game.h >= 140, "the game is seen and can be clicked without scrolling"
    assert game.bottom <= boxes["button:settings"].y


def test_where_there_is_room_the_last_events_are_told(kit: Kit) -> None:
    def told(metrics: Metrics) -> str:
        sheet = Sheet(kit, metrics, Look())
        TitleScene([CARDS["enthrone"]], GOING_ON).build(sheet)
        return " ".join(one.text for one in sheet.written)

    for size in ((1280, 720), (1024, 640)):
        assert "crosses a rose bed" in told(Metrics(*size)), size
    small = told(Metrics(1024, 640, 2.0))
    assert "crosses a rose bed" not in small
    assert "It is your move." in small


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_what_must_be_known_lies_over_nothing(kit: Kit, size: tuple[int, int], text: float) -> None:
    sheet = Sheet(kit, Metrics(*size, text), Look())
    TitleScene([CARDS["enthrone"]], GOING_ON, banner=OPEN_TWICE, matches=True).build(sheet)
    assert not faults(sheet)
    plain = TitleScene([CARDS["enthrone"]], GOING_ON, matches=True)
    banner = plain._banner_box(sheet, OPEN_TWICE)
    layout = title_layout(sheet.metrics, [100.0] * 7, 40.0, head=banner.bottom + 4, going_on=True)
    assert layout.wordmark.y >= banner.bottom
    assert layout.area.y >= layout.wordmark.bottom


def test_the_picture_of_a_story_grows_with_it(kit: Kit) -> None:
    card = CARDS["enchanted-ivy"]
    names = [card.at(stage).picture for stage in range(card.stages + 1)]
    assert len(set(names)) == card.stages + 1
    assert all(kit.pictures.exists(name) for name in names)
    assert card.at(card.stages + 5).picture == names[-1]
    assert card.at(-1).picture == card.picture == names[0]
    assert CARDS["enthrone"].at(3) is CARDS["enthrone"]


@pytest.mark.parametrize("count", [1, 4])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_what_the_panel_tells_is_not_cut_by_the_games_below(kit: Kit, text: float, count: int) -> None:
    """A list of games long enough to scroll leaves less width, in which the words need more lines."""
    told = Unfinished(
        "Enchanted Ivy",
        "Two Wings and One Grudge, turn 8 of 8.",
        "Still open: Success (53 points) and High Score (70 points). Saved a minute ago",
        "scene/game-enchanted-ivy-3",
        ("They will sleep in the same building, as it is really two.", "Ivy counts the pantries again."),
    )
    sheet = Sheet(kit, Metrics(1280, 720, text), Look())
    TitleScene(list(CARDS.values())[:count], told, matches=True).build(sheet)
    game = next(spot for spot in sheet.spots if spot.id == "game:enthrone")
    top = sheet.metrics.box(game.rect).y
    last = next(one for one in sheet.written if "counts the pantries" in one.text)
    assert last.box.bottom <= top
