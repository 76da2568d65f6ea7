"""Which event makes which sound, when, and that nobody's secret can be heard."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fae_tabletop.core.game import Event
from fae_tabletop.games.enthrone.public import (
    VOCABULARY,
    Captured,
    Choose,
    Chosen,
    Move,
    Moved,
    Passed,
    TurnedOver,
)  # fmt: skip
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.choose import ChooseScene
from fae_tabletop.games.enthrone.scene.drawfirst import DrawFirstScene
from fae_tabletop.games.enthrone.scene.replay import ReplayScene, Watched
from fae_tabletop.games.enthrone.scene.result import ResultScene
from fae_tabletop.games.enthrone.scene.sounds import cues, ending, played
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.ui.audio import SOUNDS
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.motion import Cue
from fae_tabletop.ui.scenes import Scene
from tests.rules.enthrone.policies import eager
from tests.scene.enthrone.tables import RIVAL, Desk, court, finished
from tests.support.matches import played as match_of
from tests.support.positions import STANDARD
from tests.ui.pilot import Pilot

TAKE = Move(2, (1, -3))
WALK = Move(3, (-1, 0))
CROSS = Move(2, (0, 0))


def told(state: State, command: Move) -> tuple[Event, ...]:
    return ENTHRONE.apply(state, state.to_move, command).events


def heard_of(state: State, command: Move, seat: int = 0) -> list[Cue]:
    view = ENTHRONE.view(state, seat)
    found = [cue for event in told(state, command) for cue in cues(event, view)]
    return sorted(found, key=lambda cue: cue.after)


def listened(kit: Kit, scene: Scene[object], seconds: float = 3.0) -> list[str]:
    """What is heard while a scene is open for a while."""
    heard: list[str] = []
    pilot = Pilot(kit)
    pilot.stack.on_sound = heard.append
    pilot.stack.push(scene)
    pilot.frame()
    pilot.wait(seconds)
    return heard


def at_table(desk: Desk) -> list[str]:
    heard: list[str] = []
    desk.pilot.stack.on_sound = heard.append
    return heard


def test_a_move_slides_its_tile_and_sets_down_its_pawn() -> None:
    heard = heard_of(court(), WALK)
    assert [cue.name for cue in heard] == ["tile", "step"]
    assert heard[0].after == 0 < heard[1].after < 0.5


def test_a_capture_is_heard_instead_of_the_step_and_then_the_tile_turns_over() -> None:
    heard = heard_of(court(), TAKE)
    assert [cue.name for cue in heard] == ["tile", "capture", "flip"]
    assert 0 < heard[1].after < heard[2].after < 0.6


def test_every_event_has_known_sounds_or_none() -> None:
    view = ENTHRONE.view(court(), 0)
    samples: Sequence[tuple[Event, list[str]]] = (
        *((event, [cue.name for cue in cues(event, view)]) for event in told(court(), TAKE)),
        (Passed(seat=1), []),
        (Chosen(seat=0), []),
        (Chosen(seat=1), ["flip"]),
    )
    for event, names in samples:
        assert [cue.name for cue in cues(event, view)] == names
        assert set(names) <= set(SOUNDS)
    kinds = {type(event) for event, names in samples if names}
    assert kinds == {Moved, Captured, TurnedOver, Chosen}
    assert kinds <= set(VOCABULARY)


@pytest.mark.parametrize("command", [TAKE, WALK])
def test_no_secret_can_be_heard(command: Move) -> None:
    """Both seats hear the same, whoever is whose."""
    hands = [(("PKN", "ADJ"), "PA"), (("PKN", "WDS"), "PW"), (("ADS", "KNW"), "AN")]
    heard = [heard_of(court(cards, chosen), command, seat) for cards, chosen in hands for seat in (0, 1)]
    assert all(one == heard[0] for one in heard)


def test_the_choice_sounds_the_same_for_every_identity(kit: Kit) -> None:
    view = ENTHRONE.view(ENTHRONE.start(STANDARD, 5).state, 0)
    for pawn in view.hand:
        heard: list[str] = []
        pilot = Pilot(kit)
        pilot.stack.on_sound = heard.append
        pilot.stack.push(ChooseScene(view, RIVAL, lambda: None, lambda topic: None))
        pilot.frame()
        pilot.click(f"identity:{pawn}")
        assert heard == []
        pilot.click("button:start")
        assert heard == ["flip"]


def test_a_match_is_heard_in_time_with_its_motions(kit: Kit) -> None:
    desk = Desk(kit, court(), speed=1.0)
    heard = at_table(desk)
    desk.table.chair(0).submit(TAKE)
    desk.pilot.wait(0.1)
    assert heard == ["tile"]
    desk.pilot.wait(0.2)
    assert heard == ["tile", "capture"]
    desk.pilot.wait(1.0)
    assert heard == ["tile", "capture", "flip"]


@pytest.mark.parametrize("skip", ["at once", "space"])
def test_what_is_skipped_is_heard_once(kit: Kit, skip: str) -> None:
    desk = Desk(kit, court(), speed=0.0 if skip == "at once" else 1.0)
    heard = at_table(desk)
    desk.table.chair(0).submit(TAKE)
    if skip == "space":
        desk.pilot.wait(0.05)
        desk.pilot.key("space")
        assert heard == ["tile", "capture"], "the tile had begun to slide"
    else:
        desk.pilot.wait(0.1)
        assert heard == ["capture"]
    desk.pilot.wait(1.0)
    assert heard.count("capture") == 1


def test_running_on_is_heard_once(kit: Kit) -> None:
    desk = Desk(kit, court(to_move=1), speed=1.0)
    heard = at_table(desk)
    desk.table.chair(1).submit(Move(1, (0, -3)))
    desk.scene.run_on()
    desk.pilot.wait(1.0)
    assert len(heard) == 1


def test_a_refusal_is_heard_with_its_words(kit: Kit) -> None:
    desk = Desk(kit, court())
    heard = at_table(desk)
    desk.click("tile:8")
    assert desk.toast
    assert heard == ["refusal"]
    desk.pilot.key("z", ctrl=True)
    assert heard == ["refusal", "refusal"]


def test_a_choice_that_stands_is_silent(kit: Kit) -> None:
    desk = Desk(kit, court())
    heard = at_table(desk)
    desk.click("tile:3")
    desk.pilot.key("escape")
    assert heard == []


@pytest.mark.parametrize(("winner", "last"), [(0, "victory"), (1, "defeat")])
def test_the_result_reveals_and_then_tells_who_won(kit: Kit, winner: int, last: str) -> None:
    view = finished("regalia", winner)
    assert ending(view) == last
    assert listened(kit, ResultScene(view, RIVAL)) == ["reveal", last]  # type: ignore[arg-type] # any result
    assert listened(kit, ResultScene(view, RIVAL, speed=0)) == [last]  # type: ignore[arg-type] # any result


def test_what_one_wins_the_other_loses() -> None:
    assert [ending(finished("regalia", 1, seat)) for seat in (0, 1)] == ["defeat", "victory"]


def test_nobody_wins_and_nobody_loses_when_the_court_adjourns(kit: Kit) -> None:
    scene = ResultScene(finished("adjourned_turns"), RIVAL)
    assert listened(kit, scene) == ["reveal"]  # type: ignore[arg-type] # any result


def test_the_fists_open_with_a_shimmer(kit: Kit) -> None:
    heard: list[str] = []
    pilot = Pilot(kit)
    pilot.stack.on_sound = heard.append
    pilot.stack.push(DrawFirstScene(RIVAL, "left"))
    pilot.frame()
    pilot.click("fist:right")
    assert heard == ["reveal"]
    pilot.click("button:go-on")
    assert heard == ["reveal"], "the same whether the King was there or not, and once"


def test_a_replay_is_heard_while_it_plays_and_silent_while_one_scrubs(kit: Kit) -> None:
    match = match_of(ENTHRONE, STANDARD, 3, eager)
    views = tuple(ENTHRONE.view(step.state, 0) for step in match.steps)
    heard: list[str] = []
    scene = ReplayScene(Watched(views, RIVAL, "Medium", "Lions’ Court"))
    pilot = Pilot(kit)
    pilot.stack.on_sound = heard.append
    pilot.stack.push(scene)
    pilot.frame()
    for _ in range(6):
        pilot.key("right")
    assert heard == []
    pilot.click("button:play")
    pilot.wait(3.5)
    assert heard == [played(views[step]) for step in (7, 8, 9)]
    assert set(heard) <= {"step", "capture"}
    assert played(views[0]) is None


def test_a_rival_who_has_chosen_is_heard(kit: Kit) -> None:
    state = ENTHRONE.start(STANDARD, 5).state
    view = ENTHRONE.view(state, 0)
    for pawn in ENTHRONE.view(state, 1).hand:
        events = ENTHRONE.apply(state, 1, Choose(pawn)).events
        assert [cue.name for event in events if event.told_to(0) for cue in cues(event, view)] == ["flip"]
