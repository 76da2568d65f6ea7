"""The gallery in every window: whatever its wings show is drawn large, and its words stay on their plates."""

from __future__ import annotations

import pytest

from fae_tabletop.app.menus.gallery import open_gallery
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enthrone.sheets import Sheet, faults
from tests.ui.pilot import Pilot

WINDOWS = [
    Metrics(*size, text)
    for size in ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
    for text in (1.0, 2.0)
]


@pytest.mark.parametrize("metrics", WINDOWS, ids=str)
@pytest.mark.parametrize("wing", list(open_gallery().wings))
def test_words_stay_on_their_plates(kit: Kit, wing: str, metrics: Metrics) -> None:
    scene = open_gallery()
    pilot = Pilot(kit, scene, metrics)
    pilot.click(f"wing:{wing}")
    for hall in scene.halls.values():
        scene.hall = hall
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        assert not faults(sheet)
