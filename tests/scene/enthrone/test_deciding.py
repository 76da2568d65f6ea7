"""What decisions rested on: in every window, thought through a little at a time, from replay and account."""

from __future__ import annotations

from functools import cache

import pytest

from fae_tabletop.app.enthrone_review import reviewed
from fae_tabletop.core.log import Fold, new_header
from fae_tabletop.games.enthrone.bot import LEVELS
from fae_tabletop.games.enthrone.decision import Decision, terms_told
from fae_tabletop.games.enthrone.reckoning import reckon
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.account import AccountScene
from fae_tabletop.games.enthrone.scene.deciding import DecidingScene
from fae_tabletop.games.enthrone.scene.replay import ReplayScene, Watched
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.weighing import Studied
from tests.rules.enthrone.policies import eager
from tests.scene.enthrone.sheets import CHOSEN, Sheet, faults, letters
from tests.support.matches import played
from tests.support.positions import STANDARD
from tests.ui.pilot import Pilot


@cache
def match(level: str = "easy") -> Watched:
    """Return a finished match of a person in seat 0 against a bot."""
    found = played(ENTHRONE, STANDARD, 3, eager)
    fold: Fold[State] = Fold(found.steps[0])
    for (seat, _), step in zip(found.entries, found.steps[1:], strict=True):
        fold.extend(seat, step)
    return reviewed(new_header(ENTHRONE, STANDARD, 3, ("human", f"bot-{level}")), fold, 0)


def studied(level: str = "easy") -> Studied[Decision]:
    found = match(level).studied
    assert found is not None
    return found


def thought_through(scene: DecidingScene) -> DecidingScene:
    while scene.moving:
        scene.update(0.0)
    return scene


def step_of(seat: int, level: str = "easy") -> int:
    """Return a step in the middle of the match from which ``seat`` moved."""
    steps = studied(level).steps
    return next(step for step in steps[len(steps) // 2 :] if match(level).views[step].to_move == seat)


@pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
def test_a_decision_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    for seat in (0, 1):
        scene = DecidingScene(studied(), step_of(seat))
        SceneStack(kit, metrics).push(scene)
        for through in (False, True):
            if through:
                thought_through(scene)
            sheet = Sheet(kit, metrics)
            scene.build(sheet)
            assert not faults(sheet)
        scene._scroll.to(scene._scroll.most)
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        assert not faults(sheet)


def test_terms_shares_and_secrets_stand_there(kit: Kit) -> None:
    scene = thought_through(DecidingScene(studied("medium"), step_of(1, "medium")))
    decision = scene.decision
    SceneStack(kit, Metrics(1920, 1080)).push(scene)
    sheet = Sheet(kit, Metrics(1920, 1080))
    scene.build(sheet)
    words = letters(sheet)
    assert decision.view.chosen is not None
    assert any(f"was the {decision.view.chosen.capitalize()}" in line for line in words)
    assert any("of the thought" in line for line in words)
    assert any(line.startswith("Own way to the Regalia (") for line in words)
    several = sum(len(terms_told(move)) > 1 for move in decision.shown)
    assert sum(line == "First impression" for line in words) == several
    assert any(f"again with {LEVELS['medium'].iterations} imagined courts" in line for line in words)
    assert "of the thought" in scene.announce


def test_a_person_is_judged_as_a_careful_player(kit: Kit) -> None:
    scene = thought_through(DecidingScene(studied(), step_of(0)))
    assert scene.decision.wanted == LEVELS["expert"].iterations
    assert "You were the" in scene.announce
    assert "A careful player in your seat" in scene.announce


def test_the_window_never_waits_for_a_thought(kit: Kit) -> None:
    scene = DecidingScene(studied("expert"), step_of(1, "expert"))
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    pilot.wait(0.1)
    assert scene.moving
    assert 0 < scene.decision.worlds < scene.decision.wanted
    assert "not done yet" in scene.announce


def test_keys_and_buttons_go_from_decision_to_decision(kit: Kit) -> None:
    steps = studied("novice").steps
    left: list[int] = []
    pilot = Pilot(kit)
    pilot.stack.push(DecidingScene(studied("novice"), steps[0]), left.append)
    pilot.wait(0.1)
    assert not pilot.spot("button:previous").enabled
    pilot.click("button:next")
    pilot.key("right")
    pilot.key("right")
    pilot.key("left")
    pilot.key("escape")
    assert left == [steps[2]]


def test_a_replay_leads_into_the_decision_at_its_step_and_goes_on_from_there(kit: Kit) -> None:
    replay = ReplayScene(match())
    pilot = Pilot(kit)
    pilot.stack.push(replay)
    steps = studied().steps
    replay.go_to(steps[3])
    pilot.frame()
    pilot.click("button:weighed")
    top = pilot.stack.top
    assert isinstance(top, DecidingScene)
    assert top.step == steps[3]
    pilot.key("right")
    pilot.key("escape")
    assert replay.step == steps[4]
    pilot.key("end")
    pilot.key("w")
    last = pilot.stack.top
    assert isinstance(last, DecidingScene)
    assert last.step == steps[-1], "from the end the last decision is shown"


def test_a_turning_point_leads_into_its_decision(kit: Kit) -> None:
    pilot = Pilot(kit)
    account = AccountScene(
        match().views[-1], "Pim", None, reckon(match().views[-1], None), {}, None, studied()
    )
    pilot.stack.push(account)
    pilot.wait(2.0)
    turns = [spot for spot in pilot.ids() if spot.startswith("weighed:")]
    assert turns
    pilot.click(turns[0])
    top = pilot.stack.top
    assert isinstance(top, DecidingScene)
    assert top.decision.turn == int(turns[0].removeprefix("weighed:"))


def test_a_running_match_tells_nothing_of_its_decisions(kit: Kit) -> None:
    views = match().views[:6]
    pilot = Pilot(kit)
    pilot.stack.push(ReplayScene(Watched(views, "Pim", "Novice", "Court")))
    pilot.frame()
    assert "button:weighed" not in pilot.ids()
    pilot.key("w")
    assert isinstance(pilot.stack.top, ReplayScene)
