"""What goes wrong around a match in a real window, and what must go on all the same."""

from __future__ import annotations

import time

from tests.support.pilot import GLANCE, SILENT, Pilot
from tests.support.player import Player


def at_table(pilot: Pilot, *more: str, level: str = "novice") -> Player:
    """Open a seeded match and go to the first own turn."""
    pilot.start("play", "enthrone", "--seed", "3", "--level", level, *more)
    player = Player(pilot, 3)
    player.to_table()
    return player


def test_a_bot_that_dies_again_and_again_still_answers(pilot: Pilot) -> None:
    player = at_table(pilot, level="medium")
    killed = 0
    for _ in range(4):
        if pilot.scene != "table":
            break
        killed += pilot.kill_bots()
        for tile in [spot.id for spot in pilot.spots("tile:")]:
            if not pilot.spot(tile).selected:
                pilot.click(tile)
            if player.targets():
                break
        pilot.press(player.targets()[0].id)
        time.sleep(0.15)
        killed += pilot.kill_bots()
        pilot.settle()
        if pilot.has("button:yes"):
            pilot.click("button:yes")
    assert killed >= 4
    assert pilot.scene in ("table", "result")


def test_a_drag_released_outside_the_window_goes_home(pilot: Pilot) -> None:
    at_table(pilot)
    before = [(spot.id, spot.label) for spot in pilot.spots(("tile:"), enabled=False)]
    pilot.throw(pilot.spots("tile:")[0].id)
    assert [(spot.id, spot.label) for spot in pilot.spots("tile:", enabled=False)] == before
    assert pilot.scene == "table"
    player = Player(pilot, 3)
    pilot.key("Escape", silent=GLANCE)
    if pilot.scene != "table":
        pilot.key("Escape", silent=SILENT)
    player.move()
    assert player.moves == 1


def test_full_screen_and_back_keeps_the_size(pilot: Pilot) -> None:
    at_table(pilot)
    size = pilot.line["window"]
    for _ in range(2):
        pilot.key_until("F11", lambda: pilot.line["window"] != size)
        assert len(pilot.spots("tile:", enabled=False)) == 8
        pilot.key_until("F11", lambda: pilot.line["window"] == size)
        assert len(pilot.spots("tile:", enabled=False)) == 8


def test_with_motions_a_game_is_played_too(pilot: Pilot) -> None:
    player = at_table(pilot, "--speed", "2")
    for _ in range(4):
        if pilot.scene != "table":
            break
        player.move()
    assert player.moves >= 1
    assert any(line["busy"] for line in pilot.lines)


def test_space_finishes_what_moves(pilot: Pilot) -> None:
    player = at_table(pilot, "--speed", "0.5")
    for tile in [spot.id for spot in pilot.spots("tile:")]:
        pilot.click(tile)
        if player.targets():
            break
    start = time.monotonic()
    pilot.press(player.targets()[0].id)
    for _ in range(40):
        time.sleep(0.05)
        pilot.tap("space")
        if pilot.news() and not pilot.line["busy"] and pilot.prompt:
            break
    assert time.monotonic() - start < 20
    pilot.settle(silent=GLANCE)
    assert pilot.scene == "table"


def test_resizing_again_and_again_while_things_move(pilot: Pilot) -> None:
    player = at_table(pilot, "--speed", "1")
    for tile in [spot.id for spot in pilot.spots("tile:")]:
        pilot.click(tile)
        if player.targets():
            break
    pilot.press(player.targets()[0].id)
    for step in range(12):
        pilot.pull(1024 + 40 * step, 640 + 25 * (step % 5))
        time.sleep(0.04)
    pilot.resize(1280, 720)
    assert pilot.scene in ("table", "result")
    assert len(pilot.spots("tile:", enabled=False)) in (0, 8)


def test_at_rest_nothing_happens(pilot: Pilot) -> None:
    at_table(pilot)
    lines = len(pilot.lines)
    used = pilot.cpu_seconds()
    time.sleep(5)
    pilot.settle(silent=0.2)
    assert len(pilot.lines) == lines, "no news without a cause"
    assert pilot.cpu_seconds() - used < 0.5, "a table at rest costs next to nothing"
