"""The menu over a match before anybody sits at the table."""

from fae_tabletop.app.play import NewTable
from fae_tabletop.app.setups import setup_for
from tests.app.conftest import MakeDesk


def test_before_the_identity_is_chosen_the_menu_knows_that_the_match_goes_on(desk: MakeDesk) -> None:
    one = desk()
    one.app.screens["enthrone"].play(one.app, NewTable("enthrone", setup_for("enthrone"), "easy", 5))
    one.turn()
    one.click("fist:left")
    one.key("return")
    assert one.scene == "choose-identity"
    one.key("escape")
    assert one.scene == "pause"
    shown = {spot.id: spot.label for spot in one.spots("button:")}
    assert shown["button:resume"] == "Play on"
    one.click("button:resign")
    one.click("button:no")
    assert one.scene == "choose-identity"
    one.key("escape")
    one.click("button:resign")
    one.click("button:yes")
    one.turn(3)
    assert one.scene == "result"
    assert one.house.profile.tallies("enthrone")["easy"].played == 1
