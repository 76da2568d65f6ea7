"""The action board: marks where names have no room, and curves that keep off the names where they have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from fae_tabletop.games.enthrone.public import LAST_FREE
from fae_tabletop.games.enthrone.scene.actionboard import POINTER_INK
from fae_tabletop.games.enthrone.scene.layout import table_layout
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Layer
from fae_tabletop.ui.theme import Colour
from tests.scene.enthrone.sheets import GRIDS, Sheet
from tests.scene.enthrone.tables import Desk, court
from tests.support.positions import STANDARD, drawn


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


class Curves(Sheet):
    """A page that remembers how far to the right its pale curves go."""

    right = 0.0

    def line(self, points: Sequence[tuple[float, float]], colour: Colour, *more: Any, **rest: Any) -> None:
        if colour == POINTER_INK:
            self.right = max(self.right, *(x for x, _ in points))
        super().line(points, colour, *more, **rest)


TWO_OVER = """
      .
    o   o
  .   .   .
o   *   *   o
  .   .   D
.   .   K   .
  .   @   .
.   .   .   .
  P   .   .
o   *   *   o
  .   .   N
    o   W
      J
"""


@pytest.mark.parametrize("metrics", [m for m in GRIDS if m not in SMALL], ids=str)
def test_the_curve_of_a_turned_over_tile_keeps_off_the_names(kit: Kit, metrics: Metrics) -> None:
    state = drawn(TWO_OVER, "KsaJWNPD", ("KNW", "APJ"), "KA", captured="SA")
    desk = Desk(kit, state, metrics=metrics)
    sheet = Curves(kit, metrics)
    desk.scene.build(sheet)
    names = [one.box.x for one in sheet.written if one.text == "Turned over"]
    assert len(names) == 2
    assert sheet.right + 2 < min(names)
