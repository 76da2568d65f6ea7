"""Tool tips and what is told on sheets, in every window: where they lie, and what they never cover."""

from __future__ import annotations

import msgspec
import pytest

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.layout import TableLayout, table_layout
from fae_tabletop.games.enthrone.scene.notes import NOTES, Note
from fae_tabletop.games.enthrone.scene.telling import ringed, sheet_of
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Layer
from fae_tabletop.ui.stack import tip_of
from fae_tabletop.ui.tips import draw_tip, draw_toast
from tests.scene.enthrone.sheets import CHOSEN, Sheet, faults, letters
from tests.scene.enthrone.tables import Desk, court, long_match

WINDOWS = pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")


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
        if spot.role in ("cell", "pawn", "tile"):
            assert not box.overlaps(layout.action), f"the tip of {spot.id} lies on tiles"
            assert not box.overlaps(layout.identity)
    assert told > 20


def kept_free(sheet: Sheet, layout: TableLayout) -> dict[str, Box]:
    """Return what must always stay visible, by name: as regions, and as they lie on the page just drawn."""
    kept = {
        "action board": layout.action,
        "prompt": layout.prompt,
        "bar": layout.bar,
        "banner": layout.banner,
    }
    for spot in sheet.spots:
        if spot.role in ("cell", "pawn", "tile") or spot.id in ("panel:identity", "panel:captured"):
            kept[spot.id] = sheet.metrics.box(spot.rect)
    return kept


def told_apart(desk: Desk, kit: Kit, metrics: Metrics) -> Sheet:
    """Draw the table and check the sheet that something is told on; return the page."""
    page = Sheet(kit, metrics)
    desk.scene.build(page)
    told = [spot for spot in page.spots if spot.id in ("panel:note", "panel:saying")]
    assert len(told) == 1, "what is told is always shown"
    box = metrics.box(told[0].rect)
    layout = table_layout(metrics, desk.scene.view.board)
    sheet = sheet_of(page, layout, desk.scene._showing(page))
    assert sheet is not None
    assert told[0].rect == metrics.px(sheet.box), "it lies where it was reckoned to lie"
    kept = kept_free(page, layout)
    for spot in ("panel:identity", "panel:captured", "cell:0,0", *(f"tile:{place}" for place in range(1, 9))):
        assert spot in kept, f"{spot} is not to be seen"
    clear(page, box, kept, told[0].label)
    return page


def clear(page: Sheet, box: Box, kept: dict[str, Box], label: str) -> None:
    """Check that the sheet at ``box`` lies in the window and on nothing of what is kept free."""
    assert page.screen.grown(0.5).holds(box), f"{label} leaves the window"
    for name, other in kept.items():
        assert not box.inset(0.5).overlaps(other.inset(0.5)), f"{label} lies on {name}"


def write(desk: Desk, one: Note) -> None:
    """Let a note be on show, pointing at something that is there."""
    pointing = ("pawn:priestess", "tile:2") if "{pawn}" in one.sentence else ("tile:2",)
    desk.scene.note = (one, pointing, one.sentence.format(pawn="Priestess"))


@WINDOWS
def test_what_is_told_never_lies_on_the_board_the_tiles_the_prompt_or_the_identity(
    kit: Kit, metrics: Metrics
) -> None:
    """All notes, all steps of a hint, the danger lens and reasons, with a tile taken up and without."""
    for state in (court(), long_match()):
        desk = Desk(kit, state, metrics=metrics, notes=True)
        for taken in (None, "tile:2"):
            desk.scene.close_saying()
            if taken is not None:
                desk.scene.point(Ref("tile", "2"))
            first, *others = NOTES if taken is None else NOTES[3:5]
            write(desk, first)
            page = told_apart(desk, kit, metrics)
            layout = table_layout(metrics, desk.scene.view.board)
            kept = kept_free(page, layout)
            for one in others:
                # What lies around it is the same, whichever it is.
                write(desk, one)
                sheet = sheet_of(page, layout, desk.scene._showing(page))
                assert sheet is not None
                clear(page, sheet.box, kept, one.id)
            desk.scene.hold_lens()
            told_apart(desk, kit, metrics)
            for _ in range(3):
                desk.scene.ask_hint()
                page = told_apart(desk, kit, metrics)
            assert not faults(page)
        if desk.scene.view.moves:
            desk.scene.ask_why()
            told_apart(desk, kit, metrics)


@WINDOWS
def test_what_is_told_can_be_read_to_its_end(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, long_match(), metrics=metrics)
    theirs = [turn for turn, record in enumerate(desk.scene.view.moves, start=1) if record.seat == 1]
    for turn in theirs[::4]:
        desk.scene.ask_why(turn)
        page = told_apart(desk, kit, metrics)
        scroll = desk.scene.telling_scroll
        if scroll.id in page.spots:
            assert scroll.offset == 0, "a new sheet begins with its first line"
            scroll.to(scroll.most)
            page = Sheet(kit, metrics)
            desk.scene.build(page)
            assert scroll.offset + scroll.room >= scroll.length - 0.5
            assert not faults(page)


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_in_a_small_window_what_is_told_is_a_drawer_among_the_others(kit: Kit, text: float) -> None:
    desk = Desk(kit, long_match(), metrics=Metrics(1024, 640, text))
    desk.scene.toggle("log")
    desk.pilot.frame()
    assert "button:close-drawer" in desk.pilot.ids()
    desk.pilot.key("h")
    assert "button:close-saying" in desk.pilot.ids()
    assert "button:close-drawer" not in desk.pilot.ids(), "one drawer at a time"
    desk.pilot.key("n")
    assert "button:close-saying" not in desk.pilot.ids(), "the notebook was asked for last"
    assert any(spot.startswith("suspect:") for spot in desk.pilot.ids())
    desk.pilot.key("h")
    desk.click("button:close-saying")
    assert desk.scene.drawer == "notes", "what was open before is open again"
    desk.pilot.key("d")
    desk.pilot.key("n")
    assert desk.scene._showing(Sheet(kit, desk.pilot.stack.metrics)).lens is None
    assert desk.scene.drawer == "notes"
    desk.pilot.key("n")
    assert desk.scene.drawer is None


def test_a_note_without_a_tail_rings_what_it_speaks_of(kit: Kit) -> None:
    small = Desk(kit, court(), metrics=Metrics(1024, 640, 2.0), notes=True)
    layout = table_layout(Metrics(1024, 640, 2.0), small.scene.view.board)
    page = Sheet(kit, Metrics(1024, 640, 2.0))
    now = small.scene._showing(page)
    sheet = sheet_of(page, layout, now)
    assert sheet is not None
    assert sheet.drawer
    assert small.scene.note is not None
    assert ringed(now, sheet) == small.scene.note[1]
    wide = Desk(kit, court(), metrics=Metrics(1280, 1024), notes=True)
    page = Sheet(kit, Metrics(1280, 1024))
    now = wide.scene._showing(page)
    sheet = sheet_of(page, table_layout(page.metrics, wide.scene.view.board), now)
    assert sheet is not None
    assert sheet.corner
    assert ringed(now, sheet) == ()


@WINDOWS
def test_the_last_turn_is_always_told(kit: Kit, metrics: Metrics) -> None:
    """In the rail's box of last events or in the log, whatever the window."""
    view = ENTHRONE.view(long_match(), 0)
    desk = Desk(kit, long_match(), metrics=metrics)
    for turns in range(1, len(view.moves) + 1, 5):
        desk.scene.view = msgspec.structs.replace(view, moves=view.moves[:turns])
        page = Sheet(kit, metrics)
        desk.scene.build(page)
        pawn = view.moves[turns - 1].pawn
        assert pawn is not None
        drawn = [text for text in letters(page) if text.startswith(NAMES[pawn])]
        assert drawn, f"turn {turns} is not told"
        assert not faults(page)


@WINDOWS
def test_log_and_notes_stay_at_hand_while_a_note_is_told(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, court(), metrics=metrics, notes=True)
    layout = table_layout(metrics, desk.scene.view.board)
    # In the smallest window with the largest text the longest notes take what there is.
    short = metrics.text == 2.0 and layout.small
    for one in NOTES if layout.log is None and not short else ():
        desk.scene.note = (one, ("tile:2",), one.sentence.format(pawn="Priestess"))
        page = told_apart(desk, kit, metrics)
        assert "button:log" in page.spots
        assert "button:notes" in page.spots
        assert not faults(page)


@WINDOWS
def test_captured_pawns_are_seen_beside_an_open_drawer(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, long_match(), metrics=metrics)
    taken = desk.scene.view.captured
    assert taken
    for drawer in ("log", "notes"):
        desk.scene.toggle(drawer)
        page = Sheet(kit, metrics)
        desk.scene.build(page)
        assert "panel:captured" in page.spots
        tray = metrics.box(next(spot.rect for spot in page.spots if spot.id == "panel:captured"))
        shown = {
            item.key.name.rpartition("-")[2]
            for item in page.items[Layer.SETTLED]
            if isinstance(item, Picture) and tray.grown(30).holds(metrics.box(item.rect))
        }
        few = metrics.text > 1.25 and metrics.width < 1200
        assert few or shown & set(taken), f"{taken} are not shown in {tray}"
        assert not faults(page)


@WINDOWS
def test_words_in_passing_lie_on_no_space_and_on_no_tile(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, long_match(), metrics=metrics)
    desk.scene.point(Ref("tile", "2"))
    page = Sheet(kit, metrics)
    desk.scene.build(page)
    layout = table_layout(metrics, desk.scene.view.board)
    kept = kept_free(page, layout)
    corners, avoid = desk.scene.toast_room(page)
    for words in (
        "Sound off",
        "Text size 200 %",
        "Locked tile: Place 7 is locked. Only the top five may be taken.",
    ):
        box = draw_toast(page, words, avoid, corners)
        hit = [name for name, other in kept.items() if box.inset(1).overlaps(other)]
        roomy = len(words) < 20 or metrics.text <= 1.25
        assert not roomy or not hit, f"{words!r} lies on {hit}"
        assert page.screen.holds(box)


@WINDOWS
def test_the_reason_of_a_button_in_the_bar_leaves_the_action_board_free(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, court(), metrics=metrics)
    layout = table_layout(metrics, desk.scene.view.board)
    rows = layout.action.below(layout.action_head)
    page = Sheet(kit, metrics)
    desk.scene.build(page)
    for spot in list(page.spots):
        tip = tip_of(spot)
        if spot.id.removeprefix("button:") in layout.buttons and tip is not None:
            box = draw_tip(page, tip, metrics.box(spot.rect), *desk.scene.tip_room(page, spot))
            assert not box.overlaps(rows), f"the tip of {spot.id} lies on tiles"
            if tip.body:
                assert not box.overlaps(layout.action), f"the tip of {spot.id} lies on the action board"


@pytest.mark.parametrize(
    "metrics", [Metrics(1280, 720), Metrics(1920, 1080), Metrics(1280, 720, 2.0)], ids=str
)
def test_the_tip_of_a_locked_tile_lies_on_its_side_of_the_board(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, court(), metrics=metrics)
    desk.click("tile:1")
    layout = table_layout(metrics, desk.scene.view.board)
    page = Sheet(kit, metrics)
    desk.scene.build(page)
    for spot in list(page.spots):
        tip = tip_of(spot)
        if spot.role == "tile" and tip is not None:
            box = draw_tip(page, tip, metrics.box(spot.rect), *desk.scene.tip_room(page, spot))
            assert box.cx > layout.stage.cx, f"the tip of {spot.id} is far from it"
