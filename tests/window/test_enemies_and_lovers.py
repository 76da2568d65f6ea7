"""Whole games of Enemies & Lovers in a real window by a real pointer, and what is kept between two runs."""

from __future__ import annotations

import pytest

from fae_tabletop.app.session import Session
from fae_tabletop.games.enemies_and_lovers.cards import CARD
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from tests.app.houses import house
from tests.app.test_enemies_account import play_to_the_end
from tests.support.collector import uses
from tests.support.pilot import Pilot
from tests.support.schemer import Schemer

GAME = "enemies-and-lovers"


@pytest.mark.parametrize(("seats", "seed"), [(2, 22), (3, 50), (4, 46)])
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


def test_a_finished_match_is_looked_into_and_played_on(pilot: Pilot) -> None:
    session = Session.new(house(pilot.folder / "house"), GAME, EnemiesSetup(3), 4, ("easy", "easy"), 0)
    play_to_the_end(session)
    session.leave()
    path = session.journal.path
    assert path is not None
    before = path.read_bytes()
    pilot.start("replay", str(path))
    pilot.key("Next")
    pilot.click("button:weighed")
    assert pilot.scene == "decision"
    assert "lacked" in pilot.announced
    assert pilot.has("move:1")
    told = pilot.announced
    pilot.key_until("Right", lambda: pilot.announced != told)
    pilot.key_until("Escape", lambda: pilot.scene == "replay")
    pilot.click("button:what-if")
    assert pilot.scene == "what-if"
    assert "In the match: " in pilot.announced
    pilot.click("button:sides")
    pilot.click("button:all")
    assert pilot.scene == "what-if"
    begun = pilot.prompt
    pilot.click_any("button:end", "button:pass", "button:again")
    assert pilot.scene == "what-if"
    assert begun is not None
    pilot.click("button:leave")
    assert pilot.scene == "replay"
    assert pilot.close() == 0
    assert path.read_bytes() == before
