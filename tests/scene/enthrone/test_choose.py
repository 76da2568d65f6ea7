"""The secret choice and the draw before it: what lights up, what is promised, what closes them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.games.enthrone.board import REGALIA, graph_of
from fae_tabletop.games.enthrone.public import NUMBER, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.choose import ChooseScene, choose_layout
from fae_tabletop.games.enthrone.scene.drawfirst import DrawFirstScene
from fae_tabletop.games.enthrone.scene.plans import plan_for, plan_words
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.stack import SceneStack, tip_of
from fae_tabletop.ui.tips import draw_tip
from tests.scene.enthrone.sheets import Sheet, faults, lettered
from tests.scene.enthrone.tables import RIVAL
from tests.support.positions import STANDARD
from tests.ui.pilot import Pilot


def dealt(seed: int) -> View:
    return ENTHRONE.view(ENTHRONE.start(STANDARD, seed).state, 0)


class Choice:
    """A choice on the screen; ``made`` is what it closed with."""

    def __init__(self, kit: Kit, view: View) -> None:
        self.view = view
        self.made: list[Any] = []
        self.menus = 0
        self.asked: list[str | None] = []
        self.scene = ChooseScene(view, RIVAL, self._menu, self.asked.append)
        self.pilot = Pilot(kit)
        self.pilot.stack.push(self.scene, self.made.append)
        self.pilot.frame()

    def _menu(self) -> None:
        self.menus += 1

    def pictures(self, name: str) -> int:
        frame = self.pilot.frame()
        items = (*frame.table, *frame.settled, *frame.above)
        return sum(isinstance(item, Picture) and item.key.name == f"enthrone/{name}" for item in items)


@settings(max_examples=30)
@given(seed=st.integers(0, 10**6))
def test_a_plan_is_true_of_the_open_table(seed: int) -> None:
    view = dealt(seed)
    graph = graph_of(view.board)
    for pawn in view.hand:
        plan = plan_for(view, pawn)
        start = view.pawns[NUMBER[pawn]]
        assert start is not None
        assert plan.steps == graph.steps(graph.index[start], graph.regalia)
        assert plan.way[-1] == REGALIA
        here = start
        for cell in plan.way:
            assert graph.index[cell] in graph.adjacent[graph.index[here]]
            here = cell
        assert view.tiles[plan.place - 1].pawn == pawn
        assert [hunted for hunted, _ in plan.quarry] == list(view.quarry[NUMBER[pawn]])
        line, remark = plan_words(plan)
        assert line.startswith(NAMES[pawn])
        assert line.endswith(".")
        assert remark.endswith(".")


def test_selecting_lights_pawn_quarry_steps_and_tile(kit: Kit) -> None:
    choice = Choice(kit, dealt(7))
    for pawn in choice.view.hand:
        choice.pilot.click(f"identity:{pawn}")
        assert choice.scene.picked == pawn
        assert choice.pilot.spot(f"identity:{pawn}").selected
        assert choice.pictures("mark-chosen") == 1
        assert choice.pictures("mark-capture") == 3
        assert choice.pictures("badge-capture") == 3
        label = choice.pilot.spot(f"identity:{pawn}").label
        assert all(NAMES[hunted] in label for hunted in choice.view.quarry[NUMBER[pawn]])
    assert choice.made == []


@pytest.mark.parametrize("way", ["identity", "pawn", "tile"])
def test_an_identity_is_picked_by_card_pawn_or_tile(kit: Kit, way: str) -> None:
    choice = Choice(kit, dealt(7))
    for pawn in choice.view.hand:
        place = next(i for i, tile in enumerate(choice.view.tiles, start=1) if tile.pawn == pawn)
        choice.pilot.click(f"tile:{place}" if way == "tile" else f"{way}:{pawn}")
        assert choice.scene.picked == pawn
    choice.pilot.click("button:start")
    assert choice.made == [choice.view.hand[-1]]


def test_others_cannot_be_picked(kit: Kit) -> None:
    choice = Choice(kit, dealt(7))
    before = choice.scene.picked
    for tile in choice.view.tiles:
        if tile.pawn not in choice.view.hand:
            choice.pilot.click(f"pawn:{tile.pawn}")
            assert choice.scene.picked == before


def test_enter_takes_the_picked_one_and_escape_opens_the_menu(kit: Kit) -> None:
    choice = Choice(kit, dealt(7))
    choice.pilot.key("escape")
    assert choice.menus == 1
    choice.pilot.click("button:help")
    assert choice.asked == [None]
    choice.pilot.click("button:start")
    assert len(choice.made) == 1


@pytest.mark.parametrize(("guess", "king", "first"), [("left", "left", True), ("left", "right", False)])
def test_the_fists_are_opened_before_one_goes_on(kit: Kit, guess: str, king: Any, first: bool) -> None:
    """E1: who finds the King is First Player."""
    made: list[Any] = []
    pilot = Pilot(kit)
    scene = DrawFirstScene(RIVAL, king)
    pilot.stack.push(scene, made.append)
    pilot.frame()
    assert "button:go-on" not in pilot.ids()
    labels = [pilot.spot(f"fist:{side}").label for side in ("left", "right")]
    assert not any("King" in label or "empty" in label for label in labels), "closed fists tell nothing"
    pilot.click(f"fist:{guess}")
    assert ("you are First Player" in scene.announce) == first
    assert made == []
    pilot.click(f"fist:{'right' if guess == 'left' else 'left'}")
    assert scene.guess == guess, "a guess is made once"
    pilot.click("button:go-on")
    assert made == [guess]


@pytest.mark.parametrize(
    "metrics", [Metrics(1024, 640, 2.0), Metrics(1280, 720, 2.0), Metrics(1024, 640)], ids=str
)
def test_every_plan_stays_in_its_box_and_the_names_are_of_one_size(kit: Kit, metrics: Metrics) -> None:
    for seed in range(8):
        view = dealt(seed)
        for pawn in view.hand:
            scene = ChooseScene(view, RIVAL, lambda: None, lambda topic: None)
            scene.picked = pawn
            SceneStack(kit, metrics).push(scene)
            page = Sheet(kit, metrics)
            scene.build(page)
            assert not faults(page)
            names = {NAMES[one].casefold() for one in view.hand}
            sizes = {
                max(piece.px for piece in item.block.pieces)
                for item in lettered(page)
                if "".join(getattr(piece, "text", "") for piece in item.block.pieces).casefold() in names
            }
            if choose_layout(metrics, view).compact:
                assert len(sizes) == 1


def test_what_cannot_be_chosen_says_why(kit: Kit) -> None:
    choice = Choice(kit, dealt(3))
    for spot in choice.pilot.stack.spots:
        kind, _, key = spot.id.partition(":")
        if kind == "pawn":
            assert spot.enabled == (key in choice.view.hand)
        assert spot.enabled or spot.why_not, spot.id


@pytest.mark.parametrize("metrics", [Metrics(1280, 720), Metrics(1920, 1080), Metrics(1366, 768)], ids=str)
def test_a_reason_on_the_board_leaves_the_board_in_sight(kit: Kit, metrics: Metrics) -> None:
    choice = Choice(kit, dealt(3))
    layout = choose_layout(metrics, choice.view)
    page = Sheet(kit, metrics)
    choice.scene.build(page)
    spots = [spot for spot in page.spots if spot.role in ("cell", "pawn") and not spot.enabled]
    for spot in spots[::4]:
        room, avoid = choice.scene.tip_room(page, spot)
        tip = tip_of(spot)
        assert tip is not None
        sheet = draw_tip(page, tip, metrics.box(spot.rect), room, avoid)
        hidden = [cell for cell in choice.view.board.spaces if sheet.contains(*layout.board.centre(cell))]
        assert not hidden
