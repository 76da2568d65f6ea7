"""Looking closer: large where a screen has a picture, in words everywhere else, and never playing."""

from __future__ import annotations

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.dialogs import Question
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.inputs import PointerPressed, PointerReleased
from tests.ui.pilot import Pilot
from tests.ui.test_scenes import Toy


def test_looking_closer_tells_the_words_of_a_thing_where_a_screen_has_no_answer(kit: Kit) -> None:
    toy = Toy()
    pilot = Pilot(kit, toy)
    pilot.look("button:off")
    top = pilot.stack.top
    assert isinstance(top, Question)
    assert (top.title, top.words) == ("off", "Too early.")
    # Once more tells nothing new, and nothing beside the notice is looked at.
    pilot.look("button:ok")
    assert len(pilot.stack.scenes) == 2
    pilot.key("escape")
    assert "button:ok" not in pilot.ids()
    assert not [told for told in toy.heard if isinstance(told, g.Clicked)]


def test_what_has_only_a_name_is_named_in_passing(kit: Kit) -> None:
    pilot = Pilot(kit, Toy())
    for spot, name in (("button:b", "b"), ("pawn:king", "King")):
        pilot.look(spot)
        assert pilot.stack._toast is not None
        assert pilot.stack._toast[0] == name
        assert len(pilot.stack.scenes) == 1


def test_looking_closer_at_a_thing_with_a_picture_shows_it_and_a_click_puts_it_away(kit: Kit) -> None:
    class Shown(Toy):
        def closer(self, spot: Hotspot) -> Closer | None:
            return Closer(spot.label, "A king.", 0.5, lambda page, box: page.fill(box, (9, 9, 9, 255)))

    scene = Shown()
    pilot = Pilot(kit, scene)
    for put_away in ("escape", "click", "i", "button"):
        pilot.point("pawn:king")
        pilot.key("i")
        assert isinstance(pilot.stack.top, Closer)
        if put_away == "click":
            pilot.send(PointerPressed(20, 20, 1))
            pilot.send(PointerReleased(20, 20, 1))
        elif put_away == "button":
            pilot.click("button:close")
        else:
            pilot.key(put_away)
        assert pilot.stack.scenes == (scene,), put_away
