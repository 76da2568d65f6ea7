"""With words twice as large: what matters first is in sight without scrolling, and nothing looks out by half."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enemies_and_lovers.scene.result import ResultScene
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import layout_for
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Look, Page
from tests.scene.enemies_and_lovers.tables import Desk, asked, ended, my_turn, people, position
from tests.scene.enemies_and_lovers.test_pages import drawn
from tests.ui.pilot import Pilot

LARGE = pytest.mark.parametrize(
    "metrics", [Metrics(1024, 640, 2.0), Metrics(1280, 720, 2.0)], ids=lambda m: f"{m.width}x{m.height}"
)


@LARGE
def test_the_open_notebook_begins_with_cards(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, position(4, my_turn), metrics=metrics)
    desk.pilot.key("n")
    room = desk.pilot.spot("notes").rect
    rows = [spot for spot in desk.pilot.stack.spots if spot.id.startswith("known:")]
    assert sum(spot.rect.y >= room.y and spot.rect.bottom <= room.bottom for spot in rows) >= 1


@LARGE
@pytest.mark.parametrize("drawer", [None, "log"])
def test_the_words_of_a_pile_are_whole_or_not_there(kit: Kit, metrics: Metrics, drawer: str | None) -> None:
    for state in (position(4, my_turn), position(4, asked("respond"))):
        desk = Desk(kit, state, metrics=metrics)
        desk.scene.drawer = drawer
        now = desk.scene.showing(Page(kit, metrics, Look()))
        layout = layout_for(Page(kit, metrics, Look()), now)
        sheet = drawn(desk.scene, kit, metrics)
        covers = [layout.drawer] if drawer else []
        stage = sheet.spots.get("panel:stage")
        covers += [metrics.box(stage.rect)] if stage is not None else []
        words = [
            one.box for one in sheet.written if one.text.replace(" ", "").startswith(("Draw", "Discard"))
        ]
        captions = [box for box in words if box.y >= layout.draw.bottom]
        assert not any(cover.overlaps(box) for cover in covers for box in captions)
        assert captions or covers


@LARGE
def test_the_result_shows_the_winning_court_and_whose_hand_comes_first(kit: Kit, metrics: Metrics) -> None:
    _, view = ended()
    near = ("Grumm held the Crown for nine turns, and it was not enough.",) * 3
    pilot = Pilot(kit, metrics=metrics)
    scene = ResultScene(view, people(3), "12 rounds.", 0.0, None, near)
    pilot.stack.push(scene)
    pilot.wait(0.2)
    shown = [spot for spot in pilot.stack.spots if spot.id.startswith("card:")]
    assert view.winner is not None
    assert view.revealed is not None
    court = {lying.card for lying in view.revealed.courts[view.winner]}
    room = pilot.spot("result").rect
    seen = {
        spot.id.removeprefix("card:")
        for spot in shown
        if spot.rect.y < room.bottom and spot.rect.bottom > room.y
    }
    assert court - {None} <= seen
    names = [one for one in drawn(scene, kit, metrics).written if one.text.replace(" ", "") == "You"]
    assert names
    assert names[0].box.y < metrics.box(room).bottom
