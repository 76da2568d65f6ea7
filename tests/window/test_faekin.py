"""Whole rounds of FaeKin in a real window by a real pointer, and what is kept between two runs."""

from __future__ import annotations

import pytest

from tests.support.duellist import Duellist
from tests.support.pilot import Pilot

GAME = "faekin"


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 30), (5, 42), (9, 90)])
def test_a_whole_round_is_played_to_its_result_and_the_next_begins(
    pilot: Pilot, seats: int, seed: int
) -> None:
    pilot.start("play", GAME, "--seats", str(seats), "--seed", str(seed), "--level", "easy")
    assert pilot.scene == "table"
    assert len(pilot.spots("seat:", enabled=False)) == seats
    told = Duellist(pilot).to_the_end()
    assert any(word in told for word in ("win", "lose", "Nobody")), told
    assert pilot.line["game"] == GAME
    pilot.click("button:rematch")
    assert pilot.scene == "table"
    assert pilot.close() == 0
    assert len(list((pilot.folder / "data" / "matches").glob("*.jsonl"))) == 2


def test_a_round_is_begun_on_the_title_left_and_gone_on_with(pilot: Pilot) -> None:
    pilot.start()
    pilot.click(f"game:{GAME}")
    assert pilot.scene == "new-game"
    pilot.click("seats:5")
    pilot.click("button:play")
    assert pilot.scene == "table"
    duellist = Duellist(pilot, claim_after=99)
    for _ in range(4):
        duellist.decide()
    hand = {spot.id for spot in pilot.spots("hand:", enabled=False)}
    pilot.kill()
    pilot.start()
    assert pilot.scene == "title"
    pilot.click("button:continue")
    assert pilot.scene == "table"
    assert {spot.id for spot in pilot.spots("hand:", enabled=False)} == hand
    assert pilot.close() == 0


@pytest.mark.parametrize("seats", [5, 9])
def test_the_foot_of_the_notebook_tells_of_the_row_under_pointer_or_keys(pilot: Pilot, seats: int) -> None:
    pilot.start("play", GAME, "--seats", str(seats), "--seed", "42", "--level", "easy")
    pilot.click("button:notes")
    legend = pilot.spot("panel:reason").label
    rows = pilot.spots("known:", enabled=False)
    assert len(rows) == seats - 1
    told: set[str] = set()
    for row in (rows[0], rows[-1]):
        pilot.point(row.id)
        pilot.settle(lambda: pilot.spot("panel:reason").label not in {legend, *told}, silent=3.0)
        told.add(pilot.spot("panel:reason").label)
    assert len(told) == 2, "each row has its own reason"
    assert legend not in told
    pilot.point("button:close-drawer")
    pilot.settle(lambda: pilot.spot("panel:reason").label == legend, silent=3.0)
    for _ in range(40):
        if pilot.spot("panel:reason").label in told:
            break
        pilot.key("Tab")
    else:
        raise AssertionError("keys reach no row")
    assert pilot.close() == 0
