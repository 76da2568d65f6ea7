"""Tool tips and notes in every window: inside it, and never on a space that is lit or on what they speak of."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.layout import TableLayout, table_layout
from fae_tabletop.games.enthrone.scene.notes import NOTES
from fae_tabletop.games.enthrone.scene.tablepage import note_sheet
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.stack import tip_of
from fae_tabletop.ui.tips import draw_tip
from tests.scene.enthrone.sheets import GRIDS, Sheet
from tests.scene.enthrone.tables import Desk, court

WINDOWS = pytest.mark.parametrize("metrics", GRIDS, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")


def lit_cells(desk: Desk, layout: TableLayout) -> list[Box]:
    """Return the inner parts of the lit spaces, where their marks are."""
    assert desk.scene.taken is not None
    boxes = []
    for cell in model.lit_by(desk.scene.view, desk.scene.taken).kinds:
        x, y = layout.board.centre(cell)
        r = layout.board.radius
        boxes.append(Box(x - 0.7 * r, y - 0.6 * r, 1.4 * r, 1.2 * r))
    return boxes


@WINDOWS
@pytest.mark.parametrize("place", [1, 2, 5])
def test_tool_tips_lie_on_no_lit_space(kit: Kit, metrics: Metrics, place: int) -> None:
    desk = Desk(kit, court(), metrics=metrics)
    desk.click(f"tile:{place}")
    sheet = Sheet(kit, metrics)
    desk.scene.build(sheet)
    layout = table_layout(metrics, desk.scene.view.board)
    lit = lit_cells(desk, layout)
    told = 0
    for spot in list(sheet.spots):
        tip = tip_of(spot)
        if tip is None:
            continue
        told += 1
        anchor = metrics.box(spot.rect)
        box = draw_tip(sheet, tip, anchor, *desk.scene.tip_room(sheet, spot))
        assert sheet.screen.grown(0.5).holds(box), f"the tip of {spot.id} leaves the window"
        assert not box.contains(anchor.cx, anchor.cy), f"the tip of {spot.id} covers it"
        assert not any(box.overlaps(cell) for cell in lit), f"the tip of {spot.id} lies on a lit space"
        if spot.role in ("cell", "pawn"):
            assert not box.overlaps(layout.action)
            assert not box.overlaps(layout.identity)
    assert told > 20


@WINDOWS
def test_notes_and_hints_lie_in_the_window_and_on_no_lit_space(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, court(), metrics=metrics, notes=True)
    sheet = Sheet(kit, metrics)
    layout = table_layout(metrics, desk.scene.view.board)
    for one in NOTES:
        desk.scene.note = (one, ("tile:2",), one.sentence.format(pawn="Priestess"))
        box = note_sheet(sheet, layout, desk.scene._showing(sheet))
        assert box is not None
        assert sheet.screen.holds(box), f"the note {one.id} leaves the window"
        for region in (layout.action, layout.identity, layout.prompt):
            assert not box.overlaps(region)
    desk.click("tile:2")
    lit = lit_cells(desk, layout)
    box = note_sheet(sheet, layout, desk.scene._showing(sheet))
    assert box is None or not any(box.overlaps(cell) for cell in lit)
    desk.scene.ask_hint()
    box = note_sheet(sheet, layout, desk.scene._showing(sheet))
    assert box is not None
    assert sheet.screen.holds(box)
