"""A whole game of Enthrone in a real window by a real pointer, from the title to the result."""

from __future__ import annotations

from fae_tabletop.app.catalog import TABLES
from fae_tabletop.core.codec import parsed
from tests.support.pilot import Pilot
from tests.support.player import Player


def test_two_clicks_lead_from_the_title_to_a_new_match(pilot: Pilot) -> None:
    pilot.start()
    assert pilot.scene == "title"
    assert [spot.id for spot in pilot.spots("game:")] == [f"game:{game}" for game in TABLES]
    pilot.click("game:enthrone")
    assert pilot.scene == "new-game"
    pilot.click("button:play")
    assert pilot.scene in ("draw-first", "choose-identity")


def test_a_whole_game_is_played_to_its_result(pilot: Pilot) -> None:
    pilot.start()
    player = Player(pilot, seed=5)
    player.to_table()
    told = player.to_the_end()
    assert player.moves > 0
    assert any(word in told.lower() for word in ("won", "win", "lost", "lose", "adjourn")), told
    assert pilot.has("button:rematch")
    assert pilot.line["game"] == "enthrone"
    pilot.click_any("button:title", "button:back")
    assert pilot.scene == "title"
    assert not pilot.has("button:continue"), "a finished match is not offered again"
    assert pilot.close() == 0


def test_a_game_from_the_command_line_goes_as_its_file_says_and_tells_no_secret(pilot: Pilot) -> None:
    seed = 8
    pilot.start("play", "enthrone", "--seed", str(seed), "--level", "novice")
    player = Player(pilot, seed)
    player.to_table()
    player.to_the_end()
    cards = [
        {spot["id"] for spot in line["hotspots"] if spot["id"].startswith("identity:")}
        for line in pilot.lines
        if line["scene"] != "result"
    ]
    assert len(set().union(*cards)) == 3, "before the end nobody sees other cards than the own three"
    (file,) = (pilot.folder / "data" / "matches").glob("*.jsonl")
    lines = [parsed(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines[0]["seed"] == seed
    person = lines[0]["seats"].index("human")
    mine = [line for line in lines[1:] if line["seat"] == person and line["do"][0] in ("Move", "Pass")]
    assert len(mine) == player.moves


def test_every_click_that_the_trace_offers_is_a_thing_on_the_screen(pilot: Pilot) -> None:
    pilot.start("play", "enthrone", "--seed", "3", "--level", "novice")
    player = Player(pilot, 3)
    player.to_table()
    for _ in range(4):
        if pilot.scene != "table":
            break
        player.move()
    width, height = pilot.window
    for line in pilot.lines:
        for spot in line["hotspots"]:
            x, y, w, h = spot["rect"]
            assert w > 0
            assert h > 0
            assert x >= -1
            assert y >= -1
            assert x + w <= width + 1, spot
            assert y + h <= height + 1, spot
            assert spot["label"], spot["id"]
            if line["scene"] == "table" and line["prompt"] and spot["role"] in ("tile", "button"):
                assert spot["enabled"] or spot["why_not"], spot
