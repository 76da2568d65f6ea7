"""Cards to discard are set aside in order, can be taken back, and go together in that order."""

from __future__ import annotations

import pytest

from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enemies_and_lovers.tables import Desk, asked, position
from tests.scene.enthrone.sheets import Sheet, faults

WINDOWS = [Metrics(1280, 720), Metrics(1280, 720, 2.0), Metrics(1024, 640), Metrics(1920, 1080)]


def set_aside(desk: Desk) -> list[str]:
    """Return what is set aside, in order."""
    return list(desk.scene.aside)


@pytest.mark.parametrize("by", ["button:answer-", "hand:"])
def test_cards_are_set_aside_in_order_taken_back_and_let_go_together(kit: Kit, by: str) -> None:
    desk = Desk(kit, position(3, asked("discard")))
    scene, hand = desk.scene, desk.scene.view.hand
    assert scene.prompt_text().startswith("Discard") or "discard" in scene.prompt_text()
    first, second, third, fourth = hand[:4]
    desk.click(f"{by}{first}", f"{by}{second}")
    assert scene.view.hand == hand, "nothing is final yet"
    desk.click(f"{by}{first}", f"{by}{third}")
    assert set_aside(desk) == [second, third]
    assert not desk.pilot.spot("button:discard-these").enabled
    desk.click(f"{by}{first}", f"{by}{fourth}")
    assert set_aside(desk) == [second, third, first], "no more than are to go"
    assert "3 of 3 chosen" in scene.prompt_text()
    desk.click("button:discard-these")
    for _ in range(4):
        desk.pilot.wait(0.1)
    gone = [card for card in desk.table.chair(0).view.discard if card in hand]
    assert gone == [first, third, second], "the last lies on top"
    assert not set_aside(desk)
    assert not scene.to_discard


@pytest.mark.parametrize("metrics", WINDOWS, ids=str)
def test_what_was_set_aside_is_told_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, position(3, asked("discard")), metrics=metrics)
    for card in desk.scene.view.hand[:3]:
        desk.click(f"button:answer-{card}")
    sheet = Sheet(kit, metrics)
    desk.scene.build(sheet)
    assert not [fault for fault in faults(sheet) if "lies on" not in fault], "the stage lies on the table"
    assert desk.pilot.spot("button:discard-these").enabled
    written = [one.text for one in sheet.written]
    assert all(number in written for number in ("1", "2", "3"))
