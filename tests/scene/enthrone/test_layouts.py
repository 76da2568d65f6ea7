"""The screens in every window and at every text size: nothing overlaps, leaves the window or is cut off."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import msgspec
import pytest

from fae_tabletop.games.enthrone.public import Move, Pass
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.choices import NewGame
from fae_tabletop.games.enthrone.scene.choose import ChooseScene, choose_layout
from fae_tabletop.games.enthrone.scene.drawfirst import DrawFirstScene, draw_layout
from fae_tabletop.games.enthrone.scene.geometry import BoardGeometry
from fae_tabletop.games.enthrone.scene.layout import TableLayout, table_layout
from fae_tabletop.games.enthrone.scene.newgame import NewGameScene
from fae_tabletop.games.enthrone.scene.newgamepage import new_game_layout
from fae_tabletop.games.enthrone.scene.replay import ReplayScene, Watched
from fae_tabletop.games.enthrone.scene.result import ResultScene, result_layout
from fae_tabletop.games.enthrone.scene.table import EnthroneTable
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Look
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.stack import SceneStack
from tests.scene.enthrone.sheets import CHOSEN, GRIDS, Sheet, faults
from tests.scene.enthrone.tables import LEVEL, RIVAL, Desk, court, finished, levels, long_match
from tests.support.positions import STANDARD

SMALLEST_RADIUS = 34.0
WINDOWS = pytest.mark.parametrize("metrics", GRIDS, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
SCREENS = pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
"""The windows for screens around the table, and for the table's rarer states."""


def regions(layout: TableLayout) -> dict[str, Box]:
    """Return the panels of the table that may not overlap."""
    named = {
        "bar": layout.bar, "identity": layout.identity, "captured": layout.captured, "events": layout.events,
        "notebook": layout.notebook, "log": layout.log, "action": layout.action, "stage": layout.stage,
        "prompt": layout.prompt,
    }  # fmt: skip
    return {name: box for name, box in named.items() if box is not None}


def apart(boxes: dict[str, Box]) -> None:
    for (one, box), (other, second) in combinations(boxes.items(), 2):
        assert not box.inset(0.5).overlaps(second.inset(0.5)), f"{one} lies on {other}"


def inside(metrics: Metrics, boxes: dict[str, Box]) -> None:
    for name, box in boxes.items():
        assert min(box.w, box.h) > 0, f"{name} has no room"
        assert metrics.screen.grown(0.01).holds(box), f"{name} leaves the window"


def on_stage(geometry: BoardGeometry, stage: Box) -> None:
    for cell in (*STANDARD.board.spaces, *STANDARD.board.florettes):
        for x, y in geometry.hexagon(cell):
            assert stage.grown(0.5).contains(x, y), f"{cell} leaves the stage"


@WINDOWS
def test_the_tables_regions_keep_apart_and_the_board_stays_large(metrics: Metrics) -> None:
    layout = table_layout(metrics, STANDARD.board)
    boxes = regions(layout)
    inside(metrics, {**boxes, "drawer": layout.drawer, "banner": layout.banner, **layout.buttons})
    apart(boxes)
    apart({"banner": layout.banner, **layout.buttons})
    if layout.title is not None:
        apart({"title": layout.title, "banner": layout.banner})
    assert {"identity", "captured", "action", "stage", "prompt"} <= set(boxes)
    assert layout.board.radius >= SMALLEST_RADIUS, f"cells of radius {layout.board.radius:.1f}"
    on_stage(layout.board, layout.stage)
    for region in ("action", "stage", "prompt"):
        assert not layout.drawer.overlaps(boxes[region]), f"the drawer covers {region}"


@WINDOWS
def test_the_other_screens_regions_keep_apart(metrics: Metrics) -> None:
    choose = choose_layout(metrics, ENTHRONE.view(dealt(), 0))
    boxes = {"stage": choose.stage, "plan": choose.plan, "confirm": choose.confirm, "ribbon": choose.ribbon}
    boxes |= {f"card {number}": card for number, card in enumerate(choose.cards)}
    boxes |= {name: box for name, box in (("tiles", choose.tiles), ("legend", choose.legend)) if box}
    inside(metrics, boxes)
    apart(boxes)
    on_stage(choose.board, choose.stage)
    draw = draw_layout(metrics)
    boxes = {"ribbon": draw.ribbon, "words": draw.words, "go on": draw.go_on}
    boxes |= {"left": draw.fists[0], "right": draw.fists[1]}
    inside(metrics, boxes)
    apart(boxes)
    new = new_game_layout(metrics)
    boxes = {"ribbon": new.ribbon, "left": new.left, "right": new.right, "foot": new.foot}
    inside(metrics, boxes)
    apart(boxes)
    result = result_layout(metrics)
    boxes = {"headline": result.headline, "content": result.content, "buttons": result.buttons}
    boxes |= {"footer": result.footer} | ({"hero": result.hero} if result.hero is not None else {})
    inside(metrics, boxes)
    apart(boxes)


def dealt() -> State:
    return ENTHRONE.start(STANDARD, 7).state


def drawn_on(scene: Scene[Any], kit: Kit, metrics: Metrics, look: Look | None = None) -> Sheet:
    """Draw a scene, and one that was never drawn twice: scrolling learns its room by drawing. Return the page."""
    if scene._stack is None:
        SceneStack(kit, metrics).push(scene)
    if scene._page is None:
        scene.build(Sheet(kit, metrics, look))
    sheet = Sheet(kit, metrics, look)
    scene.build(sheet)
    return sheet


def sound_from_top_to_foot(scene: Any, kit: Kit, metrics: Metrics) -> None:
    """Check a screen whose content scrolls, from one room's height to the next."""
    sound(drawn_on(scene, kit, metrics))
    scroll: Scroll = scene._scroll
    while scroll.offset < scroll.most:
        scroll.to(scroll.offset + scroll.room * 0.8)
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        sound(sheet)


def sound(sheet: Sheet) -> None:
    found = faults(sheet)
    assert not found, "\n".join(found)
    ids = [spot.id for spot in sheet.spots]
    assert len(ids) == len(set(ids))


ALWAYS = ("panel:identity", "panel:captured", "panel:banner", "cell:0,0", *(f"tile:{n}" for n in range(1, 9)))


def whole_cells(table: EnthroneTable, sheet: Sheet) -> None:
    """Every cell can be hit at its middle, unless a pawn stands before it."""
    layout = table_layout(sheet.metrics, table.view.board)
    for spot in sheet.spots:
        if spot.role == "cell":
            assert spot.outline is not None
            q, _, r = spot.id.removeprefix("cell:").partition(",")
            x, y = layout.board.centre((int(q), int(r)))
            hit = sheet.spots.at(*sheet.metrics.point(x, y))
            assert hit is not None
            assert hit.id == spot.id or hit.role == "pawn", f"{hit.id} covers {spot.id}"


@WINDOWS
def test_the_table_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, long_match(), metrics=metrics, notes=True)
    sheet = drawn_on(desk.scene, kit, metrics)
    sound(sheet)
    for spot_id in (*ALWAYS, "button:undo", "button:hint", "button:why", "button:menu"):
        assert spot_id in sheet.spots, f"{spot_id} is not to be seen"


@WINDOWS
def test_the_table_with_a_tile_taken_up_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, court(), metrics=metrics)
    desk.click("tile:2")
    sheet = drawn_on(desk.scene, kit, metrics, Look(hover="cell:1,-3"))
    sound(sheet)
    assert "button:back" in sheet.spots
    whole_cells(desk.scene, sheet)


@WINDOWS
@pytest.mark.parametrize("drawer", ["log", "notes"])
def test_the_tables_drawers_are_whole_in_every_window(kit: Kit, metrics: Metrics, drawer: str) -> None:
    desk = Desk(kit, long_match(), metrics=metrics)
    desk.scene.toggle(drawer)
    sheet = drawn_on(desk.scene, kit, metrics)
    sound(sheet)
    for spot_id in ALWAYS:
        assert spot_id in sheet.spots, f"{spot_id} is not to be seen"


@SCREENS
def test_looking_closer_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, court(), metrics=metrics)
    for spot in ("panel:identity", "pawn:priestess", "tile:6"):
        desk.pilot.look(spot)
        closer = desk.pilot.stack.top
        assert isinstance(closer, Closer)
        # The words on a card stand on the picture, on no plate.
        sound_from_top_to_foot(closer, kit, metrics)
        desk.pilot.key("escape")


@SCREENS
def test_the_choice_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    for seed in (1, 2):
        view = ENTHRONE.view(ENTHRONE.start(STANDARD, seed).state, 0)
        sheet = drawn_on(ChooseScene(view, RIVAL, lambda: None, lambda topic: None), kit, metrics)
        sound(sheet)


@SCREENS
def test_the_draw_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    scene = DrawFirstScene(RIVAL, "left")
    sound(drawn_on(scene, kit, metrics))
    scene.guess = "right"
    sound(drawn_on(scene, kit, metrics))


@SCREENS
@pytest.mark.parametrize("changing", [False, True], ids=["overview", "options"])
def test_the_new_game_is_whole_in_every_window(kit: Kit, metrics: Metrics, changing: bool) -> None:
    choice = NewGame(level="medium", seed=123456789012345)
    words, boards = levels()
    scene = NewGameScene(
        choice, words, boards, lambda: 5, lambda topic: None, f"Against {RIVAL} you have won 3 of 7."
    )
    scene.changing = changing
    sound_from_top_to_foot(scene, kit, metrics)


@SCREENS
@pytest.mark.parametrize("why", ["capture", "quarry", "adjourned_turns"])
def test_the_result_is_whole_in_every_window(kit: Kit, metrics: Metrics, why: str) -> None:
    view = finished(why)
    footer = f"{view.turn} turns. With moves taken back. Against {RIVAL} you have won 3 of 7."
    sound_from_top_to_foot(ResultScene(view, RIVAL, footer, speed=0), kit, metrics)


@SCREENS
def test_the_replay_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    views = (ENTHRONE.view(long_match(), 0),) * 130
    scene = ReplayScene(Watched(views, RIVAL, LEVEL, "Lions’ Court"))
    scene.step = 127
    sound(drawn_on(scene, kit, metrics))


@SCREENS
def test_the_table_is_whole_while_the_rival_thinks_and_when_it_is_over(kit: Kit, metrics: Metrics) -> None:
    thinking = Desk(kit, court(to_move=1), metrics=metrics)
    sheet = drawn_on(thinking.scene, kit, metrics)
    sound(sheet)
    assert "button:move-now" in sheet.spots
    over = Desk(kit, court(), metrics=metrics)
    over.table.chair(0).submit(Move(2, (0, 0)))
    over.pilot.wait(0.1)
    sheet = drawn_on(over.scene, kit, metrics)
    sound(sheet)
    assert "button:result" in sheet.spots


@SCREENS
def test_the_table_is_whole_while_the_identity_is_covered(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, long_match(), metrics=metrics, covered=True)
    sound(drawn_on(desk.scene, kit, metrics))
    desk.scene.toggle("notes")
    sound(drawn_on(desk.scene, kit, metrics))


@SCREENS
def test_the_tables_rarest_words_fit_in_every_window(kit: Kit, metrics: Metrics) -> None:
    """The announced adjournment (E8), a pass (E3), a hint and a question before a risky move."""
    desk = Desk(kit, court(), metrics=metrics)
    view = desk.scene.view
    desk.scene.view = msgspec.structs.replace(view, quiet=110, turn=131)
    desk.scene.picker.offer((Pass(),))
    sound(drawn_on(desk.scene, kit, metrics))
    desk.scene.view = msgspec.structs.replace(view, seen=(b"1",) * 3)
    desk.scene.ask_hint()
    sound(drawn_on(desk.scene, kit, metrics))
    risky = Desk(kit, court(("PWN", "ADJ"), "WA"), metrics=metrics)
    question = risky.scene.risk(Move(2, (2, -2)))
    assert question is not None
    sound(drawn_on(question, kit, metrics))
