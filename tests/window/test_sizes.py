"""Live resize, both usual sizes and large text in a real window: what must stay visible stays."""

from __future__ import annotations

import pytest

from tests.support.pilot import Pilot
from tests.support.player import Player

SIZES = [(1280, 720), (1920, 1080), (1024, 640)]


def whole(pilot: Pilot) -> None:
    """Check that board, action board, prompt and the own identity are on the screen and inside the window."""
    width, height = pilot.line["window"]
    assert len(pilot.spots("tile:", enabled=False)) == 8
    assert len(pilot.spots("cell:", enabled=False)) >= 33
    assert pilot.prompt
    assert pilot.spots("panel:identity", enabled=False) or pilot.spots("identity", enabled=False)
    for spot in pilot.spots(enabled=False):
        x, y, w, h = spot.rect
        assert x >= -1, spot
        assert y >= -1, spot
        assert x + w <= width + 1, spot
        assert y + h <= height + 1, spot


@pytest.mark.parametrize("size", SIZES[1:], ids=[f"{w}x{h}" for w, h in SIZES[1:]])
def test_a_table_opens_in_this_size_and_is_played(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.window = size
    pilot.start("play", "enthrone", "--seed", "3", "--level", "novice")
    player = Player(pilot, 3)
    player.to_table()
    whole(pilot)
    player.move()
    assert pilot.line["window"] == list(size)


def test_the_window_changes_its_size_while_a_match_is_on(pilot: Pilot) -> None:
    pilot.start("play", "enthrone", "--seed", "3", "--level", "novice")
    player = Player(pilot, 3)
    player.to_table()
    for size in ((1920, 1080), (1024, 640), (1100, 1000), (1280, 720)):
        pilot.resize(*size)
        whole(pilot)
        if pilot.scene == "table":
            player.move()
        if pilot.scene == "result":
            break


@pytest.mark.parametrize("size", SIZES[:2], ids=["1280x720", "1920x1080"])
def test_with_text_at_200_percent_the_table_stays_whole(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.window = size
    pilot.start("play", "enthrone", "--seed", "3", "--level", "novice")
    player = Player(pilot, 3)
    player.to_table()
    small = pilot.spot("button:menu").rect
    for _ in range(12):
        pilot.key("plus", "Shift_L")
    assert pilot.spot("button:menu").rect != small, "the text grew"
    whole(pilot)
    player.move()
