"""Who sits opposite at Enthrone is chosen apart from the level, kept in the file, and comes again to a rematch."""

from __future__ import annotations

from fae_tabletop.app.session import Session
from tests.app.conftest import MakeDesk
from tests.app.desks import Desk


def session(desk: Desk) -> Session:
    """Return the open match."""
    assert desk.app.flow is not None, "a match is open"
    return desk.app.flow.session


def sit_down(desk: Desk) -> None:
    """Guess a fist and choose an identity."""
    assert desk.scene == "draw-first"
    desk.click("fist:left")
    desk.key("return")
    desk.click("button:start")
    desk.turn(3)
    assert desk.scene == "table"


def test_the_chosen_rival_is_in_the_file_is_offered_again_and_comes_to_the_rematch(desk: MakeDesk) -> None:
    one = desk()
    one.app.open_title()
    one.turn()
    one.click("game:enthrone")
    one.click("button:change")
    one.click("rival:grumm")
    one.click("button:play")
    sit_down(one)
    other = 1 - session(one).person
    assert session(one).header.names[other] == "Grumm"
    assert session(one).header.seats[other] == "bot-easy", "how well Grumm plays is told by the level"
    assert any("Grumm" in spot.label for spot in one.spots())
    session(one).chair.resign()
    one.turn(4)
    one.click("button:rematch")
    sit_down(one)
    assert session(one).header.names[1 - session(one).person] == "Grumm"
    one.app.leave()
    one.turn()
    assert [result.rivals for result in one.house.profile.results()] == [(("Grumm", "easy"),)]
    one.click("game:enthrone")
    assert "against Grumm" in one.announced


def test_without_a_choice_each_level_brings_its_own(desk: MakeDesk) -> None:
    one = desk()
    one.app.open_title()
    one.turn()
    one.click("game:enthrone")
    one.click("button:change")
    one.click("level:expert")
    one.click("button:play")
    sit_down(one)
    assert session(one).header.names[1 - session(one).person] == "Lady Vesper"
