"""What a person is told on asking: the danger lens, hints step by step, why a rival's move was made."""

from __future__ import annotations

from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Layer, Look
from tests.scene.enthrone.sheets import Sheet, letters
from tests.scene.enthrone.tables import Desk, court


def page(desk: Desk, metrics: Metrics | None = None, hover: str | None = None) -> Sheet:
    sheet = Sheet(desk.pilot.stack.kit, metrics or desk.pilot.stack.metrics, Look(hover=hover))
    desk.scene.build(sheet)
    return sheet


def tip(sheet: Sheet, spot_id: str) -> str:
    spot = next(spot for spot in sheet.spots if spot.id == spot_id)
    return "" if spot.tip is None else spot.tip.body


def test_pointing_at_ones_identity_holds_the_danger_lens_up(kit: Kit) -> None:
    desk = Desk(kit, court())
    plain = page(desk)
    held = page(desk, hover="panel:identity")
    assert tip(plain, "panel:identity") == ""
    assert "could take your Priestess with the tile in place" in tip(held, "panel:identity")
    assert len(held.items[Layer.SETTLED]) > len(plain.items[Layer.SETTLED]) + 3


def test_the_key_holds_the_lens_until_it_is_pressed_again(kit: Kit) -> None:
    desk = Desk(kit, court())
    before = letters(page(desk))
    desk.pilot.key("d")
    assert "DANGER" in letters(page(desk))
    desk.pilot.key("d")
    assert letters(page(desk)) == before
    desk.pilot.key("d")
    desk.click("button:close-saying")
    assert not desk.scene.lens


def test_a_covered_identity_has_no_lens(kit: Kit) -> None:
    desk = Desk(kit, court(), covered=True)
    before = page(desk)
    desk.pilot.key("d")
    assert "look at your identity" in desk.toast
    assert letters(page(desk, hover="panel:identity")) == letters(before)
    assert not desk.scene.lens
