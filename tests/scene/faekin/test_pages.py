"""The screens in every window and at every text size: no words cut off or printed over others, nothing too small."""

from __future__ import annotations

import pytest

from fae_tabletop.app.catalog import cast
from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.commands import Claim, LockIn, MoveToken
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.blocks import draw_block
from fae_tabletop.games.faekin.scene.choices import NewGame
from fae_tabletop.games.faekin.scene.newgame import NewGameScene
from fae_tabletop.games.faekin.scene.replay import ReplayScene, Watched
from fae_tabletop.games.faekin.words import short
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.people import LevelWords
from tests.scene.enemies_and_lovers.test_pages import drawn
from tests.scene.enthrone.sheets import Sheet, faults
from tests.scene.faekin.tables import Desk, challenged, my_duel, people, position
from tests.scene.faekin.talks import showing, talking

WINDOWS = pytest.mark.parametrize(
    "metrics",
    [
        Metrics(width, height, text)
        for width, height in ((1024, 640), (1280, 720), (1920, 1080))
        for text in (1.0, 1.5, 2.0)
    ],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)
SEATS = pytest.mark.parametrize("seats", range(2, 10))
LEVELS = tuple(
    LevelWords(name, name.capitalize(), "Looks three turns ahead and remembers every card that was shown.")
    for name in ("novice", "easy", "medium", "hard", "expert")
)


def duels_of(seats: int) -> int:
    """Return after how many duels many cards lie open at a table of so many."""
    return 3 * seats // 2


@WINDOWS
@SEATS
def test_the_table_can_be_read(kit: Kit, metrics: Metrics, seats: int) -> None:
    state = position(seats, my_duel, duels_of(seats)).copy()
    state.goal, state.score = 5, tuple(range(seats))
    desk = Desk(kit, state, metrics=metrics)
    for pausing in (True, False):
        desk.scene.pausing = pausing
        assert faults(drawn(desk.scene, kit, metrics)) == []


@WINDOWS
@pytest.mark.parametrize("seats", [5, 9])
def test_names_are_written_alike_in_all_blocks(kit: Kit, metrics: Metrics, seats: int) -> None:
    now, layout = showing(FAEKIN.view(talking(seats), 0), metrics)
    heights, whole = set(), set()
    for block, holder in zip(layout.blocks, now.others, strict=True):
        sheet = Sheet(kit, metrics)
        draw_block(sheet, block, holder, now, min(one.name.w for one in layout.blocks))
        name = now.name_of(holder)
        (written,) = [one for one in sheet.written if one.text in (name, short(name))]
        heights.add(round(written.box.h))
        if name != short(name):
            whole.add(written.text == name)
    assert len(heights) == 1, "all in one size"
    assert len(whole) == 1, "all whole or all short"


@WINDOWS
@pytest.mark.parametrize("seats", [2, 9])
def test_drawers_and_answers_can_be_read(kit: Kit, metrics: Metrics, seats: int) -> None:
    desk = Desk(kit, position(seats, challenged, duels_of(seats)), metrics=metrics)
    assert faults(drawn(desk.scene, kit, metrics)) == []
    for drawer in ("log", "notes"):
        desk.scene.toggle(drawer)
        assert faults(drawn(desk.scene, kit, metrics)) == []


def over(seats: int, jokers: bool = False) -> list[View]:
    """Return what seat 0 saw of a round that was played at random and claimed."""
    step = FAEKIN.start(FaekinSetup(seats, jokers=jokers), 5)
    dice = Dice(5)
    views = [FAEKIN.view(step.state, 0)]
    state = step.state
    for _ in range(12):
        seat, command = FAEKIN.sample(state, dice)
        if isinstance(command, Claim):
            continue
        state = FAEKIN.apply(state, seat, command).state
        views.append(FAEKIN.view(state, 0))
    while state.foe >= 0:
        seat, command = FAEKIN.sample(state, dice)
        state = FAEKIN.apply(state, seat, command).state
    for command in (Claim(), MoveToken("crown", 1), MoveToken("dagger", 0), LockIn()):
        state = FAEKIN.apply(state, 1, command).state
        views.append(FAEKIN.view(state, 0))
    return views


@WINDOWS
@pytest.mark.parametrize("seats", [2, 5, 9])
def test_the_screens_around_the_table_can_be_read(kit: Kit, metrics: Metrics, seats: int) -> None:
    choice = NewGame(("easy",) * (seats - 1))
    new = NewGameScene(choice, LEVELS, cast, lambda: 1, lambda topic: None, "You have won 3 of 11 rounds.")
    assert faults(drawn(new, kit, metrics)) == []
    views = over(seats)
    replay = ReplayScene(Watched(views, people(seats), start=8))
    assert faults(drawn(replay, kit, metrics)) == []
    replay.all_open = True
    assert faults(drawn(replay, kit, metrics)) == []
