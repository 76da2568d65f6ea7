"""The new game: what can be typed as a deal's number, and which boards are offered."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enthrone.scene.choices import BoardChoice, BoardOffer, NewGame
from fae_tabletop.games.enthrone.scene.newgame import NewGameScene
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.cast import LINES, cast_id
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enthrone.sheets import CHOSEN, Sheet, faults
from tests.scene.enthrone.tables import levels
from tests.ui.pilot import Pilot


@pytest.mark.parametrize(("typed", "seed"), [("42", 42), ("4x2", 42), ("²", None), ("4²", 4), ("٣", None)])
def test_only_digits_make_a_deal(typed: str, seed: int | None) -> None:
    words, boards = levels()
    scene = NewGameScene(NewGame(), words, boards, lambda: 5, lambda topic: None)
    for character in typed:
        scene.handle(g.Typed("entry:seed", character))
    assert scene.choice.seed == seed


def offered(own: int, refused: int = 0) -> BoardOffer:
    """Return the boards that ship and ``own`` ones of the player, with long names."""
    _, offer = levels()
    mine = tuple(
        BoardChoice(
            f"own_{i}", f"Number {i} of All My Own Boards", offer.boards[0].board, "A sentence.", True
        )
        for i in range(own)
    )
    return BoardOffer((*offer.boards, *mine), refused)


def shown(kit: Kit, boards: BoardOffer, metrics: Metrics | None = None) -> tuple[NewGameScene, Pilot]:
    """Show the table being changed."""
    words, _ = levels()
    asked: list[str] = []
    scene = NewGameScene(
        NewGame(), words, boards, lambda: 5, lambda topic: None, on_own=lambda: asked.append("own")
    )
    scene.changing = True
    pilot = Pilot(kit, metrics=metrics)
    pilot.stack.push(scene)
    pilot.frame()
    return scene, pilot


@pytest.mark.parametrize("own", [0, 1, 5])
def test_every_board_can_be_reached_and_chosen(kit: Kit, own: int) -> None:
    scene, pilot = shown(kit, offered(own))
    for board in scene.boards.boards:
        for _ in range(9):
            if f"board:{board.name}" in pilot.ids():
                break
            pilot.click("button:boards-right")
        pilot.click(f"board:{board.name}")
        assert scene.choice.board == board.name
    if own:
        pilot.click("button:boards-right")
        seen = pilot.ids()
        pilot.click("button:boards-right")
        pilot.click("button:boards-left")
        assert pilot.ids() == seen
    else:
        assert "button:boards-right" not in pilot.ids()


def test_ones_own_boards_are_marked_and_told_of(kit: Kit) -> None:
    scene, pilot = shown(kit, offered(1, 2))
    assert pilot.spot("button:own").label == "Your own boards: 1 board, 2 refused"
    scene.renew(offered(1), "own_0")
    pilot.frame()
    assert "Your own." in pilot.spot("board:own_0").label
    scene.renew(offered(0))
    assert scene.choice.board == "lions_court"


@pytest.mark.parametrize("metrics", CHOSEN, ids=str)
def test_the_strip_of_boards_keeps_apart_in_every_window(kit: Kit, metrics: Metrics) -> None:
    _, pilot = shown(kit, offered(4, 1), metrics)
    names = ("board:", "button:boards", "button:own")
    boxes = [spot.rect for spot in pilot.stack.spots if spot.id.startswith(names)]
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            apart = (
                one.x + one.w <= other.x + 1
                or other.x + other.w <= one.x + 1
                or one.y + one.h <= other.y + 1
                or other.y + other.h <= one.y + 1
            )
            assert apart, (one, other)


def test_anybody_of_the_cast_may_sit_opposite_at_any_level(kit: Kit) -> None:
    scene, pilot = shown(kit, offered(0))
    usual = scene._offer.level.rival
    for name in LINES:
        pilot.click(f"rival:{cast_id(name)}")
        assert scene._offer.rival == name
        assert pilot.spot(f"rival:{cast_id(name)}").selected
        assert f"against {name}" in scene.announce
    pilot.click("rival:grumm")
    pilot.click("level:hard")
    assert scene._offer.rival == "Grumm", "who was chosen stays"
    pilot.click(f"rival:{cast_id(scene._offer.level.rival)}")
    pilot.click("level:easy")
    assert (scene.choice.rival, scene._offer.rival) == ("", usual), "who plays a level first goes with it"


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_with_usual_text_nothing_of_the_options_is_scrolled(kit: Kit, size: tuple[int, int]) -> None:
    scene, pilot = shown(kit, offered(0), Metrics(*size))
    for level in scene.levels:
        pilot.click(f"level:{level.name}")
        assert not [spot.id for spot in pilot.stack.spots if spot.role.startswith("scroll")]
        dice = pilot.spot("button:dice").rect
        assert dice.y + dice.h < pilot.spot("button:play").rect.y


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_how_many_boards_are_ones_own_can_be_read_in_large_text(kit: Kit, size: tuple[int, int]) -> None:
    metrics = Metrics(*size, 2.0)
    scene, _ = shown(kit, offered(2, 4), metrics)
    sheet = Sheet(kit, metrics)
    scene.build(sheet)
    told = [one for one in sheet.written if "refused" in one.text or one.text.startswith("2 boards")]
    assert [one.text for one in told] == ["2 boards,", "4 refused"]
    assert min(one.box.h for one in told) >= 20
    assert not faults(sheet)
