"""Whole games of Enemies & Lovers in a real window by a real pointer, and what is kept between two runs."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enemies_and_lovers.cards import CARD
from tests.support.collector import uses
from tests.support.pilot import Pilot
from tests.support.schemer import Schemer

GAME = "enemies-and-lovers"


@pytest.mark.parametrize(("seats", "seed"), [(2, 22), (3, 50), (4, 42)])
def test_a_whole_game_is_played_to_its_result(pilot: Pilot, seats: int, seed: int) -> None:
    pilot.start("play", GAME, "--seats", str(seats), "--seed", str(seed), "--level", "random")
    assert pilot.scene == "table"
    assert len(pilot.spots("seat:", enabled=False)) == seats - 1
    told = Schemer(pilot).to_the_end()
    assert any(word in told.lower() for word in ("win", "nobody")), told
    assert pilot.line["game"] == GAME
    assert pilot.has("button:rematch")
    pilot.click("button:title")
    assert pilot.scene == "title"
    assert not pilot.has("button:continue"), "a finished match is not offered again"
    assert pilot.close() == 0
    (match,) = (pilot.folder / "data" / "matches").glob("*.jsonl")
    anybody, own = uses(match)
    assert own
    assert own < anybody < set(CARD), "one short game does not show every card; see tests.support.collector"


def test_a_match_is_begun_on_the_title_left_and_gone_on_with(pilot: Pilot) -> None:
    pilot.start()
    pilot.click(f"game:{GAME}")
    assert pilot.scene == "new-game"
    pilot.click("seats:3")
    pilot.click("button:play")
    assert pilot.scene == "table"
    schemer = Schemer(pilot)
    for _ in range(3):
        schemer.decide()
    hand = {spot.id for spot in schemer.hand()} | {spot.id for spot in pilot.spots("hand:", enabled=False)}
    assert pilot.close() == 0
    pilot.start()
    assert pilot.scene == "title"
    pilot.click("button:continue")
    assert pilot.scene == "table"
    again = {spot.id for spot in pilot.spots("hand:", enabled=False)}
    assert {card for card in again if card.count(":") == 1} == {card for card in hand if card.count(":") == 1}
    assert pilot.close() == 0


def test_no_hotspot_names_a_rivals_hidden_card(pilot: Pilot) -> None:
    pilot.start("play", GAME, "--seats", "4", "--seed", "5", "--level", "random")
    schemer = Schemer(pilot)
    for _ in range(4):
        schemer.decide()
    for line in pilot.lines:
        for spot in line["hotspots"]:
            if spot["id"].startswith("hand:") and spot["id"].count(":") > 1:
                assert spot["id"].endswith(":concealed") or "open in the hand" in spot["label"], spot
            x, y, w, h = spot["rect"]
            assert x >= -1
            assert y >= -1
            assert x + w <= pilot.window[0] + 1, spot
            assert y + h <= pilot.window[1] + 1, spot
            assert spot["label"], spot["id"]
