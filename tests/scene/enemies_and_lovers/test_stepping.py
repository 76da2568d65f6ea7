"""Step by step: each deed of the others waits to be gone on from, and what was passed over is listed."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enemies_and_lovers.commands import EndTurn, Play
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.rules.enemies_and_lovers.tables import Table
from tests.scene.enemies_and_lovers.tables import Desk, my_turn, people, position
from tests.scene.enemies_and_lovers.test_pages import drawn, problems


def handed_on(kit: Kit, stepping: bool = True, metrics: Metrics | None = None) -> Desk:
    """Return a table at which the person has ended the turn, and all three rivals have ended theirs."""
    desk = Desk(kit, position(4, my_turn), stepping=stepping, confirm=False, metrics=metrics)
    desk.scene.give(EndTurn(), certain=True)
    for seat in (1, 2, 3):
        desk.act(seat, EndTurn())
    return desk


def test_each_turn_of_the_others_waits_to_be_gone_on_from(kit: Kit) -> None:
    desk = handed_on(kit)
    names = [person.name for person in people(4)]
    for seat in (1, 2):
        assert desk.scene.holding
        assert not desk.scene.my_turn
        assert desk.scene.view.turn == seat + 1
        assert names[seat] in desk.scene._sentence((), (), None)
        desk.click("button:go-on")
        desk.pilot.wait(0.1)
    assert desk.scene.my_turn, "after the last one it is one's own turn"
    desk.scene.give(EndTurn(), certain=True)
    desk.pilot.wait(0.1)
    assert not desk.scene.holding, "one's own deed waits for nobody"


def test_without_it_everything_is_shown_in_a_row(kit: Kit) -> None:
    desk = handed_on(kit, stepping=False)
    assert desk.scene.my_turn


def test_a_key_turns_it_on_and_off(kit: Kit) -> None:
    desk = handed_on(kit)
    desk.pilot.key("s")
    desk.pilot.wait(0.1)
    assert desk.scene.my_turn
    desk.pilot.key("s")
    assert desk.scene.stepping


def test_on_the_way_to_the_own_decision_what_happened_is_told_by_turns_and_once(kit: Kit) -> None:
    desk = handed_on(kit)
    desk.click("button:next")
    assert desk.scene.my_turn
    assert desk.scene.saying is None, "the table itself tells it"
    told = desk.pilot.spot("panel:since").label
    assert all(person.name in told for person in people(4)[1:])
    desk = handed_on(kit, metrics=Metrics(1280, 720, 2.0))
    desk.click("button:next")
    assert "panel:since" not in desk.pilot.ids(), "large words leave no room for it"
    assert desk.scene.saying is not None
    title, body = desk.scene.saying
    assert title == "Meanwhile"
    lines = body.splitlines()
    assert [line.split(" draws")[0].split(" does")[0] for line in lines] == [
        person.name for person in people(4)[1:]
    ]


def test_an_attack_that_cannot_be_answered_is_still_stopped_at(kit: Kit) -> None:
    """The table passes by itself then, which must not hurry on what is looked at."""
    table = Table([["wren"], ["grimsen", "locke"]], turn=1)
    desk = Desk(kit, table.state, stepping=True, confirm=False, speed=1.0)
    desk.table.chair(1).submit(Play("grimsen", 0))
    desk.pilot.wait(3.0)
    assert desk.scene.holding
    pending = desk.scene.view.pending
    assert pending is not None
    assert pending.kind == "respond"
    desk.click("button:go-on")
    desk.pilot.wait(3.0)
    pending = desk.scene.view.pending
    assert pending is not None
    assert pending.kind == "choose", "the table has passed meanwhile"


@pytest.mark.parametrize(
    "metrics", [Metrics(1280, 720), Metrics(1024, 640, 2.0), Metrics(1920, 1080)], ids=lambda m: f"{m.width}"
)
def test_the_waiting_table_can_be_read(kit: Kit, metrics: Metrics) -> None:
    desk = handed_on(kit, metrics=metrics)
    assert problems(drawn(desk.scene, kit, metrics)) == []
    desk.click("button:next")
    assert problems(drawn(desk.scene, kit, metrics)) == []
