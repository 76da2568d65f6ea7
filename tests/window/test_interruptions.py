"""A match in a real window is killed, continued, undone, resigned and left."""

from __future__ import annotations

from fae_tabletop.core.codec import parsed
from tests.support.pilot import GLANCE, SILENT, Pilot
from tests.support.player import Player

MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = 2, 3, 4, 5


def lines_of(pilot: Pilot) -> list[dict[str, object]]:
    """Return the lines of the one match file."""
    (file,) = (pilot.folder / "data" / "matches").glob("*.jsonl")
    return [parsed(line) for line in file.read_text(encoding="utf-8").splitlines()]


def at_table(pilot: Pilot, moves: int, seed: int = 3) -> Player:
    """Start a match and make some moves."""
    pilot.start("play", "enthrone", "--seed", str(seed), "--level", "novice")
    player = Player(pilot, seed)
    player.to_table()
    for _ in range(moves):
        player.move()
    assert pilot.scene == "table"
    return player


def shown(pilot: Pilot) -> dict[str, str]:
    """Return tiles and pawns as they are labelled."""
    spots = [*pilot.spots("tile:", enabled=False), *pilot.spots("pawn:", enabled=False)]
    return {spot.id: spot.label for spot in spots}


def test_a_killed_match_is_continued_where_it_was(pilot: Pilot) -> None:
    player = at_table(pilot, 3)
    before, lines = shown(pilot), lines_of(pilot)
    pilot.kill()
    pilot.start()
    assert pilot.scene == "title"
    pilot.click("button:continue")
    assert pilot.scene == "table"
    assert shown(pilot) == before
    assert lines_of(pilot) == lines
    player.move()
    assert lines_of(pilot)[: len(lines)] == lines
    player.to_the_end()


def test_killed_again_and_again_a_match_still_comes_to_its_end(pilot: Pilot) -> None:
    player = at_table(pilot, 1)
    for _ in range(2):
        pilot.kill()
        pilot.start()
        pilot.click("button:continue")
        if pilot.scene == "table":
            player.move()
        if pilot.scene == "result":
            break
    assert pilot.scene in ("table", "result")


def test_undo_takes_back_ones_own_move_and_the_reply(pilot: Pilot) -> None:
    player = at_table(pilot, 0)
    before = shown(pilot)
    for _ in range(8):
        player.move()
        if pilot.has("button:undo"):
            break
        before = shown(pilot)
    pilot.click("button:undo")
    assert shown(pilot) == before
    undone = [line for line in lines_of(pilot)[1:] if line["do"] == ["Undo", {}]]
    assert len(undone) == 1, "the undo is a line of its own"
    player.move()
    assert pilot.scene in ("table", "result")


def test_resigning_is_asked_once_and_ends_the_match(pilot: Pilot) -> None:
    at_table(pilot, 1)
    pilot.click("button:menu")
    assert pilot.scene == "pause"
    pilot.click("button:resign")
    pilot.click("button:no")
    assert lines_of(pilot)[-1]["do"] != ["Resign", {}]
    if pilot.scene != "pause":
        pilot.click("button:menu")
    pilot.click("button:resign")
    pilot.click("button:yes")
    assert pilot.scene == "result"
    assert lines_of(pilot)[-1]["do"] == ["Resign", {}]
    assert pilot.announced


def test_a_match_that_is_left_is_kept_for_later(pilot: Pilot) -> None:
    at_table(pilot, 2)
    before = shown(pilot)
    pilot.click("button:menu")
    pilot.click("button:leave")
    assert pilot.scene == "title"
    pilot.click("button:continue")
    assert shown(pilot) == before
    assert pilot.close() == 0


def test_frantic_clicks_are_one_move(pilot: Pilot) -> None:
    player = at_table(pilot, 0)
    lines = len(lines_of(pilot))
    pilot.click(pilot.spots("tile:")[0].id)
    pilot.click(player.targets()[0].id, times=5)
    assert len(lines_of(pilot)) in (lines + 1, lines + 2), "one move of mine and at most one reply"


def test_looking_never_plays(pilot: Pilot) -> None:
    at_table(pilot, 1)
    lines = lines_of(pilot)
    for spot in (pilot.spots("tile:")[0], pilot.spots("pawn:")[0], pilot.spots("tile:", enabled=False)[7]):
        for button in (MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN):
            pilot.click(spot.id, button=button, silent=GLANCE)
            if not any(found.id == spot.id for found in pilot.spots(spot.id, enabled=False)):
                pilot.key("Escape", silent=SILENT)
    assert lines_of(pilot) == lines
