"""The reference card: who hunts whom, open to both at any time, with what is captured marked."""

import pytest

from fae_tabletop.games.enthrone.public import NUMBER, PAWNS
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.reference import ReferenceScene
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enthrone.sheets import Sheet, faults
from tests.scene.enthrone.tables import Desk, court
from tests.ui.pilot import Pilot


def test_the_card_opens_from_the_table_and_closes_again(kit: Kit) -> None:
    desk = Desk(kit, court())
    desk.click("button:quarry")
    assert "button:close" in desk.pilot.ids()
    desk.click("button:close")
    assert "tile:1" in desk.pilot.ids()


def test_every_pawn_is_told_with_its_quarry_and_what_is_captured(kit: Kit) -> None:
    view = ENTHRONE.view(court(), 0)
    pilot = Pilot(kit)
    pilot.stack.push(ReferenceScene(view))
    pilot.frame()
    for pawn in PAWNS:
        spot = pilot.stack.spots.get(f"hunter:{pawn}")
        assert spot is not None
        for prey in view.quarry[NUMBER[pawn]]:
            assert NAMES[prey] + (" (captured)" if prey in view.captured else "") in spot.label
        assert spot.label.startswith(NAMES[pawn] + (" (captured)" if pawn in view.captured else ""))


def test_the_card_is_the_same_whoever_looks(kit: Kit) -> None:
    """It shows the open quarry table; only one's own name stands out, and only to oneself."""
    told = []
    for seat in (0, 1):
        pilot = Pilot(kit)
        pilot.stack.push(ReferenceScene(ENTHRONE.view(court(), seat)))
        pilot.frame()
        told.append([spot.label for spot in pilot.stack.spots])
    assert told[0] == told[1]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_card_fits_every_window(kit: Kit, size: tuple[int, int], text: float) -> None:
    scene = ReferenceScene(ENTHRONE.view(court(), 0))
    sheet = Sheet(kit, Metrics(*size, text))
    scene.build(sheet)
    assert not faults(sheet)
