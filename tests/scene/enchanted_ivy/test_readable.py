"""What the table tells stands where it can be read: notes, wishes in large words, reasons, messages in passing."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scene.cardsheet import CardSheet
from fae_tabletop.games.enchanted_ivy.scene.layout import table_layout
from fae_tabletop.games.enchanted_ivy.scene.sayings import ivy_told, regions_of, short
from fae_tabletop.games.enchanted_ivy.scoring import IVY_POINTS, score
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enchanted_ivy.tables import Desk, position
from tests.scene.enchanted_ivy.test_table import free
from tests.scene.enemies_and_lovers.test_pages import drawn

SIZES = (Metrics(1280, 720, 1.0), Metrics(1280, 720, 2.0), Metrics(1920, 1080, 1.0))


@pytest.mark.parametrize("metrics", SIZES, ids=str)
def test_a_note_never_lies_on_the_list_of_guests(kit: Kit, metrics: Metrics) -> None:
    for scenario, turn, phase in (("s01", 4, "build"), ("s07", 8, "closing")):
        desk = Desk(kit, position(scenario, turn, phase), metrics=metrics, notes=True)
        spots = desk.pilot.stack.spots
        closing = spots.get("button:close-note")
        assert closing is not None
        guests = [spot for spot in spots if spot.id.startswith("guest:")]
        assert guests
        beside = [one for one in guests if one.rect.x < closing.rect.x < one.rect.x + one.rect.w]
        assert all(one.rect.y + one.rect.h <= closing.rect.y for one in beside)


def test_every_wish_has_a_line_where_words_are_large(kit: Kit) -> None:
    for turn, phase in ((5, "build"), (8, "closing")):
        desk = Desk(kit, position("s07", turn, phase), metrics=Metrics(1280, 720, 2.0))
        layout = table_layout(Metrics(1280, 720, 2.0))
        wishes = [spot for spot in desk.pilot.stack.spots if spot.id.startswith("panel:wish:")]
        assert len(wishes) == 2 + len(desk.scene.view.setup.challenges)
        assert all(spot.rect.y + spot.rect.h <= layout.sheets.bottom + 1 for spot in wishes)


@pytest.mark.parametrize("scenario", ["s01", "s07", "s11", "e3"])
def test_a_guest_without_points_says_why(scenario: str) -> None:
    view = ENCHANTED_IVY.view(position(scenario, 6, "build"), 0)
    inn = inn_of(view)
    for cell, parts in score(inn).guests.items():
        told = short(inn, cell, parts)
        assert told
        assert "nothing yet" not in told


def test_every_guest_that_looks_round_it_looks_somewhere() -> None:
    looking = [guest for guest in GUESTS if regions_of(guest.wishes)]
    assert len(looking) > len(GUESTS) / 2


def test_beside_the_sum_stands_what_the_next_patch_costs() -> None:
    assert "2 patches" in ivy_told(2, building=True)
    assert str(IVY_POINTS[3]) in ivy_told(2, building=True)
    assert "would" not in ivy_told(2, building=False)
    assert "nothing" in ivy_told(len(IVY_POINTS), building=True)


def test_a_message_goes_when_what_it_was_about_is_done(kit: Kit) -> None:
    desk = Desk(kit, position("s02", 3))
    desk.click("button:undo")
    card = desk.scene.view.hand[0]
    desk.click("token:0")
    assert desk.toast
    desk.click(f"hand:{card}", free(desk))
    assert not desk.toast


def test_nothing_to_come_is_told_in_one_line(kit: Kit) -> None:
    view = ENCHANTED_IVY.view(position("s02", 7, "closing"), 0)
    written = " ".join(one.text for one in drawn(CardSheet(view), kit, SIZES[0]).written)
    assert "Nothing" in written
    assert "any more" in written
