"""Looking into a match in a real window: the lens under a held key, what was weighed, and another line."""

from __future__ import annotations

import time

from fae_tabletop.app.session import Session
from fae_tabletop.games.enthrone.scene.lens import TAP
from tests.app.houses import new_session, play_to_the_end
from tests.support.pilot import Pilot
from tests.support.player import Player


def finished(pilot: Pilot) -> Session:
    """Leave a finished match of some length in the player's folder."""
    for seed in range(20):
        session = new_session(pilot.folder / f"house-{seed}", seed=seed)
        play_to_the_end(session, seed)
        session.leave()
        if session.table.length >= 12:
            return session
    raise AssertionError("every match was short")


def test_the_lens_is_up_while_its_key_is_down(pilot: Pilot) -> None:
    pilot.start("play", "enthrone", "--seed", "3", "--level", "novice")
    Player(pilot, 3).to_table()
    if pilot.has("button:close-note"):
        pilot.click("button:close-note")
    assert not pilot.has("panel:saying")
    pilot.hold("d", True)
    assert pilot.has("panel:saying")
    time.sleep(2 * TAP)  # shorter would be a tap
    pilot.hold("d", False)
    assert not pilot.has("panel:saying")
    pilot.key("d")
    assert pilot.has("panel:saying"), "a tap keeps it"
    pilot.key("d")
    assert not pilot.has("panel:saying")


def test_a_finished_match_is_looked_into_and_played_on(pilot: Pilot) -> None:
    session = finished(pilot)
    path = session.journal.path
    assert path is not None
    before = path.read_bytes()
    pilot.start("replay", str(path))
    for _ in range(3):
        pilot.click("button:next")
    pilot.click("button:weighed")
    assert pilot.scene == "decision"
    assert "imagined courts" in pilot.announced
    assert pilot.has("move:1")
    told = pilot.announced
    pilot.key_until("Right", lambda: pilot.announced != told)
    pilot.key_until("Escape", lambda: pilot.scene == "replay")
    pilot.click("button:what-if")
    assert pilot.scene == "what-if"
    begun = pilot.spot("panel:banner").label
    Player(pilot, 5).move()
    assert pilot.spot("panel:banner").label != begun, "the bot has answered, or the line is over"
    pilot.click("button:leave")
    assert pilot.scene == "replay"
    assert pilot.close() == 0
    assert path.read_bytes() == before
