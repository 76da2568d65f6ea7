"""The action board where names have no room: what each tile may do is shown by marks."""

from __future__ import annotations

from collections import Counter

import pytest

from fae_tabletop.games.enthrone.public import LAST_FREE
from fae_tabletop.games.enthrone.scene.layout import table_layout
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Layer
from tests.scene.enthrone.sheets import GRIDS, Sheet
from tests.scene.enthrone.tables import Desk, court
from tests.support.positions import STANDARD


def marks(desk: Desk, metrics: Metrics) -> Counter[tuple[int, str]]:
    """Return the marks on the action board by place and kind."""
    sheet = Sheet(desk.pilot.stack.kit, metrics)
    desk.scene.build(sheet)
    layout = table_layout(metrics, desk.scene.view.board)
    found: Counter[tuple[int, str]] = Counter()
    for item in sheet.items[Layer.SETTLED]:
        if isinstance(item, Picture) and item.key.name.startswith("enthrone/mark-"):
            box = metrics.box(item.rect)
            for place in range(1, 9):
                if layout.row(place).contains(box.cx, box.cy):
                    assert layout.action.holds(box), "a mark leaves the panel"
                    found[place, item.key.name.removeprefix("enthrone/mark-")] += 1
    return found


SMALL = [m for m in GRIDS if not table_layout(m, STANDARD.board).names]


@pytest.mark.parametrize("metrics", SMALL, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
def test_marks_tell_what_each_tile_may_do(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, court(), metrics=metrics)
    expected = Counter({(place, "move"): 1 for place in range(1, LAST_FREE + 1)})
    expected.update({(1, "capture"): 1, (2, "capture"): 1})
    expected.update({(place, "regalia"): 1 for place in (1, 2, 3)})
    assert marks(desk, metrics) == expected
    desk.click("tile:2")
    assert not marks(desk, metrics), "the preview takes their place"


def test_names_tell_it_where_they_have_room(kit: Kit) -> None:
    assert not marks(Desk(kit, court()), Metrics(1280, 720))
