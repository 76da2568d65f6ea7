"""What decisions rested on: whole in every window, thought through a little at a time, from replay and account."""

from __future__ import annotations

from functools import cache, partial

import pytest

from fae_tabletop.app.enemies_and_lovers_review import command_between, judged, studied
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.log import Fold, Header, new_header
from fae_tabletop.games.enemies_and_lovers import account as account_words
from fae_tabletop.games.enemies_and_lovers import hindsight as looking_back
from fae_tabletop.games.enemies_and_lovers.bot import LEVELS
from fae_tabletop.games.enemies_and_lovers.cards import NAMES
from fae_tabletop.games.enemies_and_lovers.decision import Decision, terms_told
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.reckoning import reckon
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.scene.account import AccountScene
from fae_tabletop.games.enemies_and_lovers.scene.deciding import DecidingScene
from fae_tabletop.games.enemies_and_lovers.scene.replay import ReplayScene, Watched
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.weighing import Studied
from tests.rules.enemies_and_lovers.policies import striving
from tests.scene.enemies_and_lovers.tables import RIVALS, people
from tests.scene.enemies_and_lovers.test_pages import Table, problems
from tests.scene.enthrone.sheets import CHOSEN, letters
from tests.ui.pilot import Pilot

SEATS = 4


@cache
def match(level: str = "easy") -> tuple[Header, Fold[State]]:
    """Return a finished match of a person in seat 0 against three bots."""
    for seed in range(30):
        setup, dice = EnemiesSetup(SEATS), Dice(seed + 1000)
        fold = Fold(GAME.start(setup, seed))
        while GAME.waiting(fold.state) and len(fold.steps) < 200:
            seat = GAME.waiting(fold.state)[0]
            command = striving(fold.state, seat, GAME.commands(fold.state, seat), dice)
            fold.extend(seat, GAME.apply(fold.state, seat, command))
        if fold.state.why == "crowned" and len(fold.steps) > 60:
            seats = ("human", *(f"bot-{level}" for _ in RIVALS))
            return new_header(GAME, setup, seed, seats, ("You", *RIVALS)), fold
    raise AssertionError("no match was won")


@cache
def decisions(level: str = "easy") -> Studied[Decision]:
    found = studied(*match(level), 0)
    assert found is not None
    return found


def steps_of(kind: str, level: str = "easy") -> list[int]:
    """Return the steps at which a decision of that kind was taken; ``turn`` is a turn of one's own."""
    _, fold = match(level)
    found = []
    for step in decisions(level).steps:
        pending = GAME.view(fold.steps[step].state, fold.players[step]).pending
        if (pending.kind if pending is not None else "turn") == kind:
            found.append(step)
    return found


def thought_through(scene: DecidingScene) -> DecidingScene:
    while scene.moving:
        scene.update(0.0)
    return scene


@pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
def test_a_decision_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    for kind in ("turn", "respond", "choose", "keep_one"):
        scene = thought_through(DecidingScene(decisions(), people(SEATS), steps_of(kind)[0]))
        SceneStack(kit, metrics).push(scene)
        scene.build(Table(kit, metrics))
        for offset in (0.0, scene._scroll.most):
            scene._scroll.to(offset)
            sheet = Table(kit, metrics)
            scene.build(sheet)
            assert problems(sheet) == [], kind


def test_terms_beliefs_and_cards_stand_there(kit: Kit) -> None:
    _, fold = match()
    step = next(
        step
        for step in steps_of("turn")
        if fold.players[step] == 1 and len(fold.steps[step].state.hands[1]) > 2
    )
    scene = thought_through(DecidingScene(decisions(), people(SEATS), step))
    metrics = Metrics(1920, 1080)
    SceneStack(kit, metrics).push(scene)
    scene.build(Table(kit, metrics))
    sheet = Table(kit, metrics)
    scene.build(sheet)
    words = letters(sheet)
    decision = scene.decision
    assert f"Turn {decision.turn}: what {RIVALS[0]} weighed" in words
    several = sum(len(terms_told(move)) > 1 for move in decision.shown)
    assert sum(line == "First impression" for line in words) == several
    assert all(NAMES[card] in scene.announce for card in decision.view.hand)
    assert any(line.startswith("Taken at a glance") for line in words)
    assert "panel:board" in [spot.id for spot in sheet.spots]


def test_a_person_is_judged_as_a_careful_player(kit: Kit) -> None:
    _, fold = match()
    mine = [step for step in decisions().steps if fold.players[step] == 0]
    said = set()
    for step in mine[:6]:
        scene = DecidingScene(decisions(), people(SEATS), step)
        assert scene.title.endswith("what you weighed")
        assert " You held " in scene.announce or "Your hand was empty" in scene.announce
        said.add(scene.decision.wanted)
    assert max(said) >= LEVELS["expert"].iterations * 0.8


def test_the_window_never_waits_for_a_thought(kit: Kit) -> None:
    _, fold = match()
    mine = [step for step in steps_of("turn") if fold.players[step] == 0]
    scenes = [DecidingScene(decisions(), people(SEATS), step) for step in mine]
    scene = max(scenes, key=lambda one: one.decision.wanted)
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    pilot.wait(0.05)
    assert scene.moving
    assert 0 < scene.decision.worlds < scene.decision.wanted
    assert "games so far" in scene.announce


def test_a_replay_leads_into_the_decision_at_its_step_and_goes_on_from_there(kit: Kit) -> None:
    _, fold = match()
    views = [GAME.view(step.state, 0) for step in fold.steps]
    branched: list[int] = []
    shown = Watched(views, people(SEATS), studied=decisions(), branch=branched.append)
    for metrics in (Metrics(1280, 720), Metrics(1024, 640, 2.0)):
        replay = ReplayScene(shown)
        pilot = Pilot(kit, metrics=metrics)
        pilot.stack.push(replay)
        steps = decisions().steps
        replay.go(steps[3])
        pilot.frame()
        pilot.click("button:weighed")
        top = pilot.stack.top
        assert isinstance(top, DecidingScene)
        assert top.step == steps[3]
        pilot.key("right")
        pilot.key("escape")
        assert replay.step == steps[4]
        pilot.click("button:what-if")
        assert branched.pop() == steps[4]
    pilot.key("end")
    pilot.key("w")
    last = pilot.stack.top
    assert isinstance(last, DecidingScene)
    assert last.step == steps[-1], "from the end the last decision is shown"
    pilot.key("escape")
    pilot.key("home")
    pilot.key("t")
    assert branched == [steps[0]]


@pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
def test_the_ways_on_leave_the_replay_whole(kit: Kit, metrics: Metrics) -> None:
    _, fold = match()
    views = [GAME.view(step.state, 0) for step in fold.steps]
    scene = ReplayScene(Watched(views, people(SEATS), studied=decisions(), branch=print))
    SceneStack(kit, metrics).push(scene)
    for step in (5, steps_of("respond")[0]):
        scene.go(step)
        scene.build(Table(kit, metrics))
        sheet = Table(kit, metrics)
        scene.build(sheet)
        assert problems(sheet) == []
        slider = sheet.spots.get("slider:step")
        assert slider is not None
        assert metrics.box(slider.rect).w >= 60, "the slider can be held"


def test_a_turning_point_leads_into_its_decisions(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    # A quiet match: what changed a little is made to count.
    monkeypatch.setattr(account_words, "SMALLEST_SWING", 0.02)
    _, fold = match()
    states = [step.state for step in fold.steps]
    view = GAME.view(states[-1], 0)
    pilot = Pilot(kit, metrics=Metrics(1920, 1080))
    monkeypatch.setattr(account_words, "WORTH_A_LOOK", 0.02)
    monkeypatch.setattr(looking_back, "GAMES", 20)
    account = AccountScene(
        view, people(SEATS), reckon(states, 0), partial(judged, states, 0, decisions()), None, decisions()
    )
    pilot.stack.push(account)
    while account.moving:
        pilot.wait(1.0)
    ways = [spot for spot in pilot.ids() if spot.startswith("weighed:")]
    assert ways
    pilot.click(ways[0])
    top = pilot.stack.top
    assert isinstance(top, DecidingScene)
    before = int(ways[0].removeprefix("weighed:"))
    assert top.step >= before
    assert top.decision.turn >= states[before].turns + 1


def test_a_running_match_tells_nothing_of_its_decisions(kit: Kit) -> None:
    _, fold = match()
    views = [GAME.view(step.state, 0) for step in fold.steps[:9]]
    pilot = Pilot(kit)
    pilot.stack.push(ReplayScene(Watched(views, people(SEATS))))
    pilot.frame()
    assert not {"button:weighed", "button:what-if"} & {*pilot.ids()}
    pilot.key("w")
    pilot.key("t")
    assert isinstance(pilot.stack.top, ReplayScene)


def test_what_was_done_is_found_from_where_it_led() -> None:
    _, fold = match()
    for step in decisions().steps[:40]:
        before, after, seat = fold.steps[step].state, fold.steps[step + 1].state, fold.players[step]
        command = command_between(before, seat, after)
        assert GAME.facts(GAME.apply(before, seat, command).state) == GAME.facts(after)
