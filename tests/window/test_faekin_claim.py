"""A claim of FaeKin that is talked over, by a real pointer and by keys: questions, answers, urgings, the lock-in."""

from __future__ import annotations

import pytest

from tests.support.duellist import Duellist
from tests.support.keyboard import Keyboard
from tests.support.pilot import Pilot, Stuck

GAME = "faekin"
PATIENT = 30
"""How often the log is looked into for an answer."""


def to_the_first_pause(pilot: Pilot) -> None:
    """Play until a duel has been fought and the table waits for the person, who may claim first (F9)."""
    duellist = Duellist(pilot, claim_after=99)
    while not (pilot.has("button:go-on") and pilot.has("token:crown")):
        duellist.decide()


def others(pilot: Pilot) -> list[str]:
    """Return the seats of the others, in the order round the table."""
    return [spot.id for spot in pilot.spots("seat:", enabled=False) if not spot.label.startswith("You")]


def lines(pilot: Pilot) -> list[str]:
    """Open the log and return its lines that are in view, and close it again."""
    pilot.click("button:log")
    found = [spot.label for spot in pilot.spots("log:", enabled=False)]
    pilot.click("button:close-drawer")
    return found


def _spoke(line: str, name: str) -> bool:
    """Whether a line of the log holds somebody's words; what they plainly mean may stand behind them."""
    return line.startswith(name) and "“" in line and "”" in line


def answered(pilot: Pilot, name: str) -> None:
    """Wait until somebody has answered what the person asked last. Raises Stuck."""
    for _ in range(PATIENT):
        told = lines(pilot)
        asked = max(place for place, line in enumerate(told) if _spoke(line, "You"))
        # The newest line stands last.
        if any(_spoke(line, name) for line in told[asked + 1 :]):
            return
        pilot.settle(silent=1.0)
    raise Stuck(f"{name} gives no answer: {told}")


@pytest.mark.parametrize("seats", [3, 5])
def test_a_claim_is_talked_over_and_locked_in_by_holding(pilot: Pilot, seats: int) -> None:
    pilot.start("play", GAME, "--seats", str(seats), "--seed", "42", "--level", "easy")
    to_the_first_pause(pilot)
    rival, other = others(pilot)[:2]
    # A question, in two clicks after the portrait; whoever is asked answers or says that it will not.
    pilot.click(rival)
    pilot.click("talk:kind")
    pilot.click("talk:word:ask-court")
    pilot.click("button:say")
    answered(pilot, pilot.spot(rival).label.split(",")[0])
    # The claim.
    pilot.click("token:crown")
    pilot.click("button:yes")
    assert not pilot.has("button:lock-in"), "the Crown has to stand somewhere"
    pilot.click(rival)
    pilot.click("token:dagger")
    pilot.click(other)
    pilot.click("button:hear")
    pilot.settle(lambda: bool(pilot.spots("urging:")) and pilot.has("button:lock-in"), silent=1.0)
    # One's own word in it, and another thought about the Dagger.
    pilot.click("button:tell")
    pilot.click("talk:word:crown")
    pilot.click(next(spot.id for spot in pilot.spots("talk:word:")))
    pilot.click("button:say")
    pilot.click("token:dagger")
    pilot.click("middle:dagger")
    pilot.settle(lambda: pilot.has("button:lock-in"), silent=1.0)
    pilot.press_until("button:lock-in", lambda: pilot.scene == "result")
    assert any(word in pilot.announced for word in ("win", "lose", "Nobody")), pilot.announced
    cards = pilot.spots("card:", enabled=False)
    assert len(cards) == 3 * (seats + (2 if seats <= 3 else 0))
    assert pilot.spots("panel:verdict-"), "what was said is judged"
    assert pilot.close() == 0


def test_a_claim_is_made_talked_over_and_locked_in_by_keys_alone(pilot: Pilot) -> None:
    pilot.start("play", GAME, "--seats", "4", "--seed", "7", "--level", "novice")
    to_the_first_pause(pilot)
    # A statement: what it is about, what it says, say it.
    pilot.key("t")
    pilot.key("Return", times=3)
    assert any(_spoke(line, "You") for line in lines(pilot))
    pilot.key("c")
    pilot.key("Left")
    pilot.key_until("Return", lambda: pilot.has("button:hear"))
    # The Crown was touched, so it is in hand; the lock-in takes Enter twice.
    keyboard = Keyboard(pilot)
    keyboard.do(others(pilot)[0])
    pilot.settle(lambda: pilot.has("button:lock-in"), silent=1.0)
    keyboard.do("button:lock-in")
    assert pilot.scene == "table"
    pilot.key_until("Return", lambda: pilot.scene == "result")
    assert pilot.close() == 0
