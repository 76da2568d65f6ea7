"""The new-game screen: anybody of the cast sits in any seat at any level, and nobody sits there twice."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.app.catalog import PEOPLE_LEVELS, cast
from fae_tabletop.app.dials import dials
from fae_tabletop.games.enemies_and_lovers.scene.choices import (
    NewGame,
)
from fae_tabletop.games.enemies_and_lovers.scene.newgame import NewGameScene
from fae_tabletop.ui.cast import LINES
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.people import LevelWords
from tests.scene.enthrone.sheets import Sheet
from tests.ui.pilot import Pilot

LEVELS = tuple(LevelWords(name, name.capitalize(), "Looks at its next move.") for name in PEOPLE_LEVELS)


def shown(
    kit: Kit, choice: NewGame | None = None, metrics: Metrics | None = None
) -> tuple[NewGameScene, Pilot]:
    scene = NewGameScene(choice or NewGame(), LEVELS, cast, lambda: 1, lambda topic: None, "", dials)
    pilot = Pilot(kit, metrics=metrics)
    pilot.stack.push(scene)
    pilot.frame()
    return scene, pilot


def sitting(scene: NewGameScene) -> list[str]:
    return list(cast(scene.choice.levels, scene.choice.people))


def test_a_click_seats_somebody_and_whoever_sat_there_changes_places(kit: Kit) -> None:
    scene, pilot = shown(kit)
    before = sitting(scene)
    assert "Grumm" not in before
    pilot.click("rival-2:grumm")
    assert sitting(scene) == [before[0], "Grumm", before[2]]
    assert pilot.spot("rival-2:grumm").selected
    assert "Grumm, Easy" in scene.announce
    tip = pilot.spot("rival-1:grumm").tip
    assert tip is not None
    assert dials("Grumm").capitalize() in tip.body
    assert f"change seats with {before[0]}" in tip.body
    pilot.click("rival-1:grumm")
    assert sitting(scene) == ["Grumm", before[0], before[2]]
    pilot.click("level-1:hard")
    assert sitting(scene)[0] == "Grumm", "who was chosen stays at another level"
    pilot.click("seats:2")
    assert sitting(scene) == ["Grumm"]
    pilot.click("button:usual")
    assert (scene.choice.people, sitting(scene)) == ((), before)


def test_the_rounds_after_which_a_game_is_drawn_are_counted_up_and_down(kit: Kit) -> None:
    scene, pilot = shown(kit)
    pilot.click("more:stall_rounds")
    pilot.click("less:max_rounds")
    assert (scene.choice.rules.stall_rounds, scene.choice.rules.max_rounds) == (4, 75)
    for _ in range(5):
        pilot.click("less:stall_rounds")
    assert scene.choice.rules.stall_rounds == 1
    assert pilot.spot("less:stall_rounds").why_not == "1 is the least."
    assert pilot.spot("count:stall_rounds").label == "Drawn after quiet rounds: 1"
    pilot.click("button:usual")
    assert scene.choice.rules == NewGame().rules


@settings(max_examples=60)
@given(
    st.lists(st.sampled_from(PEOPLE_LEVELS), min_size=1, max_size=3),
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from([*LINES])), max_size=6),
)
def test_nobody_sits_at_a_table_twice_and_whoever_was_asked_for_sits_where_asked(
    levels: list[str], wishes: list[tuple[int, str]]
) -> None:
    choice = NewGame(tuple(levels))
    for place, name in wishes:
        if place < len(levels):
            choice = NewGame(choice.levels, people=choice.seating(cast, place, name))
            names = cast(choice.levels, choice.people)
            assert names[place] == name
            assert len(set(names)) == len(levels)


def test_how_a_court_wins_is_told_once_wherever_there_is_room(kit: Kit) -> None:
    for metrics in (Metrics(1024, 640), Metrics(1280, 720), Metrics(1920, 1080), Metrics(1280, 720, 2.0)):
        for seats in (2, 4):
            scene, pilot = shown(kit, NewGame(("easy",) * (seats - 1)), metrics)
            sheet = Sheet(kit, metrics)
            scene.build(sheet)
            told = " ".join(one.text for one in sheet.written)
            assert ("panel:goal" in pilot.ids()) != ("wins." in told), (metrics, seats)
