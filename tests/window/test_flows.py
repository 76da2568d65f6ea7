"""The ways through the program besides playing: the table's choices, settings, help, replay, rematch, drags."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from fae_tabletop.core.codec import parsed
from tests.support.pilot import GLANCE, PATIENCE, ROOT, SILENT, Pilot
from tests.support.player import Player

SEEDED = ("play", "enthrone", "--seed", "3", "--level", "novice")


def matches(pilot: Pilot) -> list[list[dict[str, object]]]:
    """Return the lines of every match file, oldest first."""
    files = sorted((pilot.folder / "data" / "matches").glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    return [[parsed(line) for line in file.read_text(encoding="utf-8").splitlines()] for file in files]


def at_table(pilot: Pilot, moves: int = 0) -> Player:
    """Start a match and make some moves."""
    pilot.start(*SEEDED)
    player = Player(pilot, 3)
    player.to_table()
    for _ in range(moves):
        player.move()
    return player


def test_the_tables_choice_is_kept(pilot: Pilot) -> None:
    pilot.start()
    pilot.click("game:enthrone")
    pilot.click("button:change")
    assert pilot.spot("level:easy").selected, "an easy rival is the good default"
    pilot.click("level:hard")
    pilot.click("opening:person")
    pilot.click("switch:adjourns")
    pilot.click("button:play")
    assert pilot.scene == "choose-identity", "who begins oneself draws no fist"
    (lines,) = matches(pilot)
    assert lines[0]["seats"] == ["human", "bot-hard"]
    assert isinstance(lines[0]["setup"], dict)
    assert (lines[0]["setup"]["opening"], lines[0]["setup"]["adjourns"]) == ("person", False)
    pilot.kill()
    pilot.start()
    pilot.click("game:enthrone")
    pilot.click("button:change")
    assert pilot.spot("level:hard").selected
    assert pilot.spot("opening:person").selected
    assert not pilot.spot("switch:adjourns").selected


def test_a_seed_is_typed_and_deals_the_same_again(pilot: Pilot) -> None:
    hands = []
    for _ in range(2):
        pilot.start()
        pilot.click("game:enthrone")
        pilot.click("button:change")
        pilot.click("opening:person", silent=GLANCE)
        pilot.click("entry:seed", silent=GLANCE)
        for digit in "4711":
            pilot.tap(digit)
        pilot.settle(silent=GLANCE)
        pilot.click("button:play")
        assert pilot.scene == "choose-identity"
        hands.append([spot.id for spot in pilot.spots("identity:")])
        pilot.kill()
    assert hands[0] == hands[1]
    assert [lines[0]["seed"] for lines in matches(pilot)] == [4711, 4711]


def test_the_fist_decides_who_begins(pilot: Pilot) -> None:
    firsts = set()
    for fist in ("left", "right"):
        pilot.start(*SEEDED)
        pilot.click(f"fist:{fist}")
        found = "you are First Player" in pilot.announced
        pilot.click("button:go-on")
        pilot.kill()
        lines = matches(pilot)[-1]
        assert isinstance(lines[0]["seats"], list)
        assert lines[0]["seats"][0 if found else 1] == "human"
        firsts.add(found)
    assert firsts == {True, False}, "with one seed the King is in one hand"


def test_settings_and_help_open_from_title_and_table(pilot: Pilot) -> None:
    pilot.start()
    for name, scene in (("settings", "settings"), ("help", "help"), ("credits", "help")):
        pilot.click(f"button:{name}")
        assert pilot.scene == scene
        pilot.key("Escape", silent=SILENT)
        assert pilot.scene == "title"
    pilot.click("button:settings")
    for tab in [spot.id for spot in pilot.spots("tab:")]:
        if not pilot.spot(tab).selected:
            pilot.click(tab)
        assert pilot.spot(tab).selected
    pilot.kill()
    at_table(pilot)
    pilot.click("button:menu")
    pilot.click("button:help")
    assert pilot.scene == "help"
    for topic in [spot.id for spot in pilot.spots("topic:")][:3]:
        if not pilot.spot(topic).selected:
            pilot.click(topic)
        assert pilot.spot(topic).selected


def test_text_size_is_kept_for_the_next_start(pilot: Pilot) -> None:
    pilot.start()
    before = pilot.spot("button:settings").rect
    for _ in range(3):
        # One after the other: each is another screen to wait for.
        pilot.key("plus", "Shift_L", silent=SILENT)
    larger = pilot.spot("button:settings").rect
    assert larger != before
    assert pilot.close() == 0
    pilot.start()
    assert pilot.spot("button:settings").rect == larger


def test_a_tile_and_a_pawn_are_dragged_to_a_space(pilot: Pilot) -> None:
    player = at_table(pilot)
    lines = len(matches(pilot)[0])
    for kind in ("tile:", "pawn:"):
        if pilot.scene != "table":
            break
        for thing in [spot.id for spot in pilot.spots(kind)]:
            pilot.click(thing)
            targets = [spot.id for spot in player.targets() if spot.label.endswith(": move here")]
            pilot.key("Escape", silent=SILENT)
            if pilot.scene == "pause":  # that pawn could not be taken up, so there was nothing to lay down
                pilot.key_until("Escape", lambda: pilot.scene == "table")
            if targets:
                pilot.drag(thing, targets[-1])
                break
        made = len(matches(pilot)[0])
        assert made >= lines + 1, f"dragging a {kind} plays"
        lines = made


def test_a_drag_onto_nonsense_changes_nothing(pilot: Pilot) -> None:
    at_table(pilot)
    lines = matches(pilot)
    pilot.drag(pilot.spots("tile:")[0].id, "button:menu")
    assert pilot.scene == "table"
    assert matches(pilot) == lines
    assert pilot.spots("tile:")


def test_a_refused_wish_is_told_why(pilot: Pilot) -> None:
    at_table(pilot)
    for position in (6, 7, 8):
        spot = pilot.spot(f"tile:{position}")
        assert not spot.enabled
        assert f"Place {position} is locked" in (spot.why_not or "")
    pilot.click(pilot.spots("tile:")[0].id)
    refused = [spot for spot in pilot.spots("cell:", enabled=False) if not spot.enabled]
    assert refused
    assert all(spot.why_not for spot in refused)
    lines = matches(pilot)
    pilot.click(refused[0].id, silent=GLANCE)
    assert matches(pilot) == lines


def test_a_rematch_is_another_match_and_the_old_one_is_watched_again(pilot: Pilot) -> None:
    at_table(pilot)
    pilot.click("button:menu")
    pilot.click("button:resign")
    pilot.click("button:yes")
    assert pilot.scene == "result"
    pilot.click("button:replay")
    assert pilot.scene == "replay"
    pilot.click("button:next")
    pilot.click("button:last")
    pilot.click("button:first")
    pilot.click("button:back")
    assert pilot.scene == "result"
    pilot.click("button:rematch")
    assert pilot.scene in ("draw-first", "choose-identity")
    player = Player(pilot)
    player.to_table()
    files = matches(pilot)
    assert len(files) == 2
    assert files[0][0]["seed"] != files[1][0]["seed"]


def test_a_saved_game_is_watched_from_the_command_line(pilot: Pilot) -> None:
    at_table(pilot, 2)
    pilot.kill()
    (file,) = (pilot.folder / "data" / "matches").glob("*.jsonl")
    before = file.read_bytes()
    pilot.start("replay", str(file))
    assert pilot.scene == "replay"
    for _ in range(3):
        pilot.click("button:next")
    assert pilot.close() == 0
    assert file.read_bytes() == before


def test_a_second_start_on_the_same_folder_does_no_harm(pilot: Pilot, tmp_path: Path) -> None:
    at_table(pilot, 1)
    lines = matches(pilot)
    trace = tmp_path / "second.jsonl"
    environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    environment |= {"DISPLAY": pilot.screen.name, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    second = subprocess.Popen(
        [sys.executable, "-m", "fae_tabletop", "--data-dir", str(pilot.folder / "data"), "--ui-trace", str(trace),
         "--window", "1024x640"],
        env=environment, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not (trace.exists() and trace.read_bytes().count(b"\n")):
            assert second.poll() is None, "the second start opens too"
            time.sleep(0.1)
        told = [parsed(line) for line in trace.read_text(encoding="utf-8").splitlines()]
        assert told[-1]["scene"] in ("title", "question")
        assert not any(
            spot["id"] == "button:continue" and spot["enabled"] for spot in told[-1]["hotspots"]
        ), "a match that is being played is not offered again"
    finally:
        second.kill()
        second.wait()
    assert matches(pilot) == lines


def test_without_a_display_it_says_so_in_words(tmp_path: Path) -> None:
    environment = {
        k: v for k, v in os.environ.items() if k not in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    }
    environment |= {"PYTHONPATH": str(ROOT), "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-m", "fae_tabletop", "--data-dir", str(tmp_path / "data")],
        env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr
