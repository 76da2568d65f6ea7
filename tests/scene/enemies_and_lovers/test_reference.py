"""The reference card shows everything at once in the usual windows."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enemies_and_lovers.scene.reference import ReferenceScene, lines
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enthrone.sheets import Sheet
from tests.ui.pilot import Pilot


@pytest.mark.parametrize("metrics", [Metrics(1280, 720), Metrics(1920, 1080), Metrics(3840, 2160)])
def test_the_reference_card_need_not_be_scrolled(kit: Kit, metrics: Metrics) -> None:
    scene = ReferenceScene()
    pilot = Pilot(kit, metrics=metrics)
    pilot.stack.push(scene)
    pilot.frame()
    assert "reference" not in pilot.ids()
    sheet = Sheet(kit, metrics)
    scene.build(sheet)
    told = "".join(one.text.replace(" ", "") for one in sheet.written)
    for kinds in lines().values():
        for line in kinds:
            assert line.card.text.replace(" ", "") in told
