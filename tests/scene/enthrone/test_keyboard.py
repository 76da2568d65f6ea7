"""Whole games by keyboard only: Tab, arrows and Enter reach everything that the mouse reaches."""

from __future__ import annotations

from typing import Any

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enthrone.reckoning import reckon
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.account import AccountScene
from fae_tabletop.games.enthrone.scene.choices import NewGame
from fae_tabletop.games.enthrone.scene.choose import ChooseScene
from fae_tabletop.games.enthrone.scene.drawfirst import DrawFirstScene
from fae_tabletop.games.enthrone.scene.newgame import NewGameScene
from fae_tabletop.games.enthrone.scene.replay import ReplayScene, Watched
from fae_tabletop.games.enthrone.scene.result import ResultScene
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.inputs import Key, PointerPressed, PointerReleased
from fae_tabletop.ui.scenes import Scene
from tests.scene.enthrone.tables import LEVEL, RIVAL, Desk, court, finished, levels
from tests.support.matches import Match
from tests.support.positions import STANDARD
from tests.ui.pilot import Pilot


def tab_to(pilot: Pilot, spot: str) -> None:
    """Press Tab until the hotspot has the focus."""
    spots = pilot.stack.spots
    pilot.now += 1.0
    for _ in range(len(spots) + 2):
        if pilot.stack.focus == spot:
            break
        pilot.stack.handle([Key("tab", False, False, False)], pilot.now)
    assert pilot.stack.focus == spot, f"Tab does not reach {spot}"
    pilot.frame()


def do(pilot: Pilot, spot: str) -> None:
    tab_to(pilot, spot)
    pilot.key("return")


def test_a_whole_game_is_played_by_tab_and_enter(kit: Kit) -> None:
    match = Match(ENTHRONE, STANDARD, 11).play(Dice(11), plies=2)
    person = match.state.to_move
    desk = Desk(kit, match.state, seat=person, confirm=True)
    dice = Dice(5)
    turns = 0
    while desk.table.waiting and turns < 150:
        turns += 1
        if desk.table.waiting[0] != person:
            desk.rival(dice.choice(desk.table.chair(1 - person).commands))
            continue
        command = dice.choice(desk.table.chair(person).commands)
        refs = command.picks()
        before = desk.table.length
        for ref in refs:
            do(desk.pilot, ref.id)
        if "button:yes" in desk.pilot.ids():
            do(desk.pilot, "button:yes")
        desk.pilot.wait(0.05)
        assert desk.table.length == before + 1, f"{command} was not played"
    assert not desk.table.waiting, "the game came to no end"
    assert desk.done


def test_tab_stops_at_nothing_that_does_nothing_on_the_board(kit: Kit) -> None:
    desk = Desk(kit, court())
    desk.click("tile:2")
    stops = [spot for spot in desk.pilot.stack.spots if spot.tab and spot.role in ("cell", "pawn")]
    assert stops
    assert all(spot.enabled for spot in stops)


def test_arrows_go_over_the_whole_board(kit: Kit) -> None:
    """From the Regalia every cell of the board is reached by arrow keys."""
    desk = Desk(kit, court())
    spots = desk.pilot.stack.spots
    reached, front = {"cell:0,0"}, ["cell:0,0"]
    while front:
        here = front.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = spots.nearest(here, *way)
            if there is not None and there not in reached:
                reached.add(there)
                front.append(there)
    missing = {spot.id for spot in spots if spot.role in ("cell", "tile", "button", "pawn")} - reached
    assert not missing


def test_the_focus_lights_what_the_pointer_lights(kit: Kit) -> None:
    desk = Desk(kit, court())
    tab_to(desk.pilot, "tile:2")
    focused = marks(desk)
    desk.pilot.point("tile:2")
    assert marks(desk) == focused
    assert focused


def marks(desk: Desk) -> list[str]:
    """Return the marks of lit spaces on the board."""
    names = [item.key.name for item in desk.pilot.frame().settled if isinstance(item, Picture)]
    return [name for name in names if name.startswith("enthrone/mark-")]


def test_a_refusal_is_told_to_the_keyboard_too(kit: Kit) -> None:
    desk = Desk(kit, court())
    do(desk.pilot, "tile:6")
    assert desk.toast.startswith("Locked tile")


def run(kit: Kit, scene: Scene[Any], *spots: str) -> list[object]:
    closed: list[object] = []
    pilot = Pilot(kit, metrics=Metrics(1280, 720))
    pilot.stack.push(scene, closed.append)
    pilot.frame()
    for spot in spots:
        do(pilot, spot)
    return closed


def test_the_screens_around_the_table_are_left_by_keyboard(kit: Kit) -> None:
    view = ENTHRONE.view(ENTHRONE.start(STANDARD, 7).state, 0)
    last = view.hand[2]
    choose = ChooseScene(view, RIVAL, lambda: None, lambda topic: None)
    assert run(kit, choose, f"identity:{last}", "button:start") == [last]
    draw = DrawFirstScene(RIVAL, "left")
    assert run(kit, draw, "fist:right", "button:go-on") == ["right"]
    words, boards = levels()
    new = NewGameScene(NewGame(), words, boards, lambda: 5, lambda topic: None)
    played = run(
        kit, new, "button:change", "level:medium", "opening:person", "switch:adjourns", "button:play"
    )
    assert played == [NewGame(level="medium", opening="person", adjourns=False)]
    result = ResultScene(finished("capture"), RIVAL, speed=0)
    assert run(kit, result, "button:title") == ["title"]


def test_a_stray_click_leaves_no_screen(kit: Kit) -> None:
    words, boards = levels()
    view = ENTHRONE.view(ENTHRONE.start(STANDARD, 7).state, 0)
    scenes: list[Scene[Any]] = [
        NewGameScene(NewGame(), words, boards, lambda: 5, lambda topic: None),
        ResultScene(finished("capture"), RIVAL, speed=0),
        AccountScene(finished("capture"), RIVAL, None, reckon(finished("capture"), None), {}),
        ReplayScene(Watched((view,), RIVAL, LEVEL, "Lions’ Court")),
    ]
    for scene in scenes:
        closed: list[object] = []
        pilot = Pilot(kit)
        pilot.stack.push(scene, closed.append)
        pilot.frame()
        assert pilot.stack.spots.at(3, 716) is None
        pilot.now += 1.0
        pilot.send(PointerPressed(3, 716), PointerReleased(3, 716))
        assert closed == []
        pilot.key("escape")
        assert len(closed) == 1
