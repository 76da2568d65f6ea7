"""Watching a round of FaeKin: to and fro, by itself, own view and all open, and nothing is covered."""

from __future__ import annotations

import pytest

from fae_tabletop.games.faekin.scene.replay import CLOSED, ReplayScene, Watched
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.page import Look, Page
from fae_tabletop.ui.watching import SECONDS
from tests.scene.faekin.tables import people
from tests.scene.faekin.test_pages import over
from tests.ui.pilot import Pilot

SEATS = 5


def watching(kit: Kit, steps: int | None = None) -> tuple[ReplayScene, Pilot]:
    """Return the scene of a finished round, or of its first ``steps``."""
    scene = ReplayScene(Watched(over(SEATS)[:steps], people(SEATS), warning="A line is missing."))
    return scene, Pilot(kit, scene)


def test_steps_are_gone_through_by_buttons_keys_and_the_slider(kit: Kit) -> None:
    scene, pilot = watching(kit)
    last = scene.count - 1
    for what, name, step in (
        ("click", "button:later", 1), ("click", "button:earlier", 0), ("key", "end", last), ("key", "left", last - 1),
        ("key", "home", 0), ("key", "page down", 10), ("key", "page up", 0),
    ):  # fmt: skip
        (pilot.click if what == "click" else pilot.key)(name)
        assert scene.step == step
        assert scene.announce.startswith(f"Step {step + 1} of {scene.count}")
    assert not pilot.spot("button:earlier").enabled


def test_it_plays_by_itself_and_stops_at_the_end(kit: Kit) -> None:
    scene, pilot = watching(kit)
    pilot.click("button:speed")
    pilot.click("button:play")
    pilot.wait(SECONDS / scene.speed * 3.5)
    assert scene.step == 3
    pilot.wait(SECONDS * scene.count)
    assert (scene.step, scene.moving) == (scene.count - 1, False)
    pilot.click("button:play")
    assert scene.step == 0, "played once more from the beginning"


def test_all_hands_lie_open_once_the_round_is_over_and_not_before(kit: Kit) -> None:
    scene, pilot = watching(kit)
    hidden = [spot.id for spot in pilot.stack.spots if spot.id.startswith("up:")]
    pilot.click("see:open")
    assert "everything open" in scene.announce
    page = Page(kit, pilot.stack.metrics, Look())
    now_open = scene.all_open
    scene.build(page)
    assert now_open
    assert [spot.id for spot in page.spots if spot.id.startswith("up:")] == hidden, (
        "what was hidden is no open card"
    )
    early, pilot = watching(kit, steps=4)
    spot = pilot.spot("see:open")
    assert not spot.enabled
    assert spot.why_not == CLOSED
    pilot.click("see:open")
    assert not early.all_open


def test_damage_is_told_and_escape_closes_what_lies_open_first(kit: Kit) -> None:
    scene, pilot = watching(kit)
    assert pilot.stack._toast is not None
    pilot.key("l")
    drawers = [scene.drawer]
    pilot.key("escape")
    assert [*drawers, scene.drawer] == ["log", None]
    pilot.key("escape")
    assert pilot.stack.top is None


def test_there_must_be_something_to_watch() -> None:
    with pytest.raises(ValueError, match="no step"):
        ReplayScene(Watched((), people(SEATS)))
