"""What the program remembers, in a real window: gallery, statistics, the shelf, files, looking back."""

from __future__ import annotations

from fae_tabletop.games.enthrone.rules import ENTHRONE
from tests.rules.enthrone.policies import eager
from tests.support.dropping import drop
from tests.support.matches import played
from tests.support.pilot import Pilot
from tests.support.positions import STANDARD


def match_lines() -> list[str]:
    """Return the file of a finished match, line by line."""
    for seed in range(100):
        match = played(ENTHRONE, STANDARD, seed, eager)
        if match.state.why is not None and len(match.steps) > 25:
            return match.lines()
    raise AssertionError("no match was long enough")


def test_gallery_and_statistics_by_keyboard_and_mouse(pilot: Pilot) -> None:
    pilot.start()
    pilot.click("button:gallery")
    pilot.settle(lambda: pilot.scene == "gallery")
    pilot.tap("Right")
    pilot.settle(lambda: pilot.announced.startswith("Archer."))
    pilot.click("wing:enemies-and-lovers")
    pilot.click("piece:madoc")
    assert pilot.announced.startswith("Madoc.")
    pilot.click("wing:enthrone")
    pilot.click("tab:cards")
    pilot.click("piece:card-demon")
    assert pilot.announced.startswith("Demon’s card.")
    pilot.click("button:zoom")
    assert pilot.has("button:picture")
    pilot.tap("Escape")
    pilot.settle()
    pilot.tap("Escape")
    pilot.settle()
    assert pilot.scene == "title"
    pilot.click("button:statistics")
    pilot.settle(lambda: pilot.scene == "statistics")
    assert pilot.announced.startswith("Enthrone in numbers. Nothing to count yet.")


def test_a_dropped_match_is_taken_in_watched_and_exported(pilot: Pilot) -> None:
    lines = match_lines()
    file = pilot.folder / "von Änne, 100 % echt.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    picture = pilot.folder / "a picture.jsonl"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(64))
    pilot.start()
    drop(pilot.screen.name, picture)
    pilot.settle(lambda: "a PNG picture" in pilot.announced)
    pilot.tap("Escape")
    pilot.settle()
    drop(pilot.screen.name, file)
    pilot.settle(lambda: "von Änne, 100 % echt.jsonl is a finished match of Enthrone" in pilot.announced)
    pilot.click("button:watch")
    assert pilot.scene == "replay"
    pilot.tap("End")
    pilot.settle()
    steps = len(lines) - 1
    assert pilot.announced == f"Step {steps} of {steps}."
    pilot.click("see:open")
    assert len(pilot.spots("identity:")) == 8
    pilot.tap("Escape")
    pilot.settle()
    pilot.click("button:matches")
    pilot.click("export:0")
    (copy,) = (pilot.folder / "data" / "exports").iterdir()
    assert copy.read_bytes() == file.read_bytes()
    assert copy.name in pilot.announced
