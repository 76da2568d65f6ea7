"""Inns in a real window by a real pointer: the Prologue from the title to its last page, and an endless one."""

from __future__ import annotations

from tests.support.innkeeper import Innkeeper
from tests.support.pilot import Pilot

GAME = "enchanted-ivy"


def test_the_prologue_is_played_from_the_title_to_its_last_page(pilot: Pilot) -> None:
    pilot.start()
    pilot.click(f"game:{GAME}")
    assert pilot.scene == "new-game"
    assert pilot.spot("scenario:s01").selected
    pilot.click("button:play")
    assert pilot.scene == "storybook"
    keeper = Innkeeper(pilot)
    keeper.read_on()
    assert pilot.scene == "table"
    keeper.build(turns=2)
    cards = {spot.id for spot in pilot.spots("hand:", enabled=False)}
    pilot.kill()
    pilot.start()
    pilot.click("button:continue")
    assert pilot.scene == "table"
    assert {spot.id for spot in pilot.spots("hand:", enabled=False)} == cards
    keeper.build()
    assert pilot.scene == "counting"
    pilot.click("button:skip")
    assert pilot.scene == "result"
    pilot.click("button:on")
    assert pilot.scene == "storybook"
    keeper.read_on()
    assert pilot.scene == "new-game"
    assert pilot.spot("scenario:s02").selected, "the story goes on with the next chapter"
    assert pilot.close() == 0


def test_an_endless_inn_is_built_and_can_be_built_again(pilot: Pilot) -> None:
    pilot.start("play", GAME, "--scenario", "e3:2+8+C", "--seed", "7")
    assert pilot.scene == "table"
    Innkeeper(pilot).build()
    pilot.click("button:skip")
    assert pilot.scene == "result"
    pilot.click("button:again")
    assert pilot.scene == "table"
    assert pilot.close() == 0
