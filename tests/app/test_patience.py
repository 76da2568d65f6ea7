"""When a bot answers an attack: at a moment that is set beforehand, whether or not it holds an answer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from fae_tabletop.app import catalog
from fae_tabletop.app.enemies_and_lovers_flow import SOONEST
from fae_tabletop.app.options import Options
from fae_tabletop.app.session import ON_THE_WAY, Session
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Step
from fae_tabletop.core.log import Fold, new_header
from fae_tabletop.games.enemies_and_lovers.cards import CARD
from fae_tabletop.games.enemies_and_lovers.commands import Pass, Play
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.scene.motions import BEAT
from fae_tabletop.games.enemies_and_lovers.scene.table import EnemiesTable
from fae_tabletop.games.enemies_and_lovers.secrecy import imagine
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.table.bots import Decision
from fae_tabletop.table.journal import Journal
from fae_tabletop.table.table import Table
from fae_tabletop.table.wire import Question
from fae_tabletop.ui.steps import SPEEDS
from tests.app.conftest import MakeDesk
from tests.app.houses import AtOnce, TestClock, house

SEATS = 4
WORLDS = 10
ANSWERS = {"oak"}
"""What a seat that is not the target may answer a Poison with."""
TICK = 1 / 60
LATE = 0.06
"""Seconds by which a long thought goes beyond its end: a trial that has begun is finished."""


class Slow(AtOnce):
    """Never answers an attack, but thinks about it as long as it may where there is anything to think about."""

    def __init__(self, clock: TestClock) -> None:
        super().__init__(lambda question, legal: Pass() if Pass() in legal else None)
        self.clock = clock
        self.thoughts: list[float] = []
        self._until = 0.0

    def ask(self, question: Question, legal: tuple[Command, ...], codec: Codec) -> None:
        super().ask(question, legal, codec)
        seconds = question.budget.seconds or 0.0
        # Whoever holds Heather is asked before every answer, too, and looks without a thought whether she wins.
        thought = seconds + LATE if len(legal) > 1 and question.must else 0.0
        if question.must:
            self.thoughts.append(thought)
        self._until = self.clock.now + thought

    def poll(self) -> Decision | None:
        return super().poll() if self.clock.now >= self._until else None


def attacks(state: State, subtype: str) -> list[Play]:
    """Return the attacks of that kind that seat 0 may play now."""
    commands = [c for c in GAME.commands(state, 0) if isinstance(c, Play) and c.at is not None]
    return [c for c in commands if CARD[c.card].subtype == subtype]


def anybody_may_answer(state: State) -> bool:
    """Return whether the person cannot exclude that any of the rivals has an answer, in the worlds that are played."""
    view = GAME.view(state, 0)
    holders = [
        {seat for seat in range(1, SEATS) if {*GAME.view(world, seat).hand} & ANSWERS}
        for world in (imagine(view, Dice(seed)) for seed in range(WORLDS))
    ]
    return set().union(*holders) == {1, 2, 3}


def attacked(subtype: str) -> tuple[State, Play]:
    """Return a moment in which the person can play an attack of that kind while every rival has cards."""
    for seed in count():
        state, dice = GAME.start(EnemiesSetup(SEATS), seed).state, Dice(seed)
        for _ in range(60):
            waiting = GAME.waiting(state)
            if not waiting:
                break
            if waiting == (0,) and state.turn == 0 and all(state.hands):
                for attack in attacks(state, subtype):
                    if subtype == "steal" or anybody_may_answer(state):
                        return state, attack
            state = GAME.apply(state, *GAME.sample(state, dice)).state
    raise AssertionError("no match came to such a moment")


def sat_down(
    make: MakeDesk, folder: Path, state: State, speed: float
) -> tuple[EnemiesTable, Callable[[], None], Slow]:
    """Return the person's table in that state, what lets a tick pass, and the bots."""
    desk = make(Options(speed=speed), folder)
    clock = desk.house.clock
    assert isinstance(clock, TestClock)
    bots = Slow(clock)
    desk.app.house = desk.house._replace(bots=bots)
    header = new_header(GAME, EnemiesSetup(SEATS), 1, ("human", *["bot-expert"] * (SEATS - 1)))
    journal = Journal.create(folder, header, "2026-11-30")
    table = Table(GAME, header, journal, Fold(Step(state, ())), ticket=4)
    desk.app.enter(Session(desk.app.house, catalog.entry(header.game), table, journal, None))
    scene, flow = desk.loop.stack.top, desk.app.flow
    assert isinstance(scene, EnemiesTable)
    assert flow is not None
    scene.update(TICK)

    def tick() -> None:
        flow.update()
        scene.update(TICK)
        clock.now += TICK

    return scene, tick, bots


def course(
    make: MakeDesk, folder: Path, state: State, attack: Play, speed: float
) -> tuple[Slow, list[object]]:
    """Play the attack; return the bots and what the person sees from then on, tick by tick, until it has landed."""
    scene, tick, bots = sat_down(make, folder, state, speed)
    scene.give(attack, certain=True)
    seen: list[object] = []
    while not (scene.my_turn and scene.view.pending is not None) and len(seen) < 600:
        tick()
        seen.append((scene.view, scene.current, scene.busy, scene.prompt, scene.queue.now()))
    return bots, seen


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("subtype", ["steal", "poison"])
def test_an_attack_takes_the_same_time_whoever_holds_an_answer(
    desk: MakeDesk, tmp_path: Path, subtype: str, speed: float
) -> None:
    state, attack = attacked(subtype)
    view = GAME.view(state, 0)
    courses, thoughts = [], set()
    for seed in range(WORLDS):
        bots, seen = course(desk, tmp_path / str(seed), imagine(view, Dice(seed)), attack, speed)
        thoughts.add(tuple(seconds > 0 for seconds in bots.thoughts))
        courses.append(seen)
    asked = SEATS - 1 if subtype == "poison" else 1
    assert {len(one) for one in thoughts} == {asked}
    assert all({one[n] for one in thoughts} == {True, False} for n in range(asked)), "each may hold an answer"
    assert all(seen == courses[0] for seen in courses), "and nobody can tell who does"
    beat = BEAT / speed if speed else 0.0
    assert len(courses[0]) * TICK <= max(beat, asked * SOONEST) + 6 * TICK


def poisoned_by_a_bot() -> State:
    """Return a moment after a bot poisoned another: asked are that one, the person without an answer, and a third."""
    for seed in count():
        state, dice = GAME.start(EnemiesSetup(SEATS), seed).state, Dice(seed)
        for _ in range(60):
            if not GAME.waiting(state):
                break
            poisons = [
                c
                for c in GAME.commands(state, 1)
                if isinstance(c, Play) and c.at == 3 and CARD[c.card].subtype == "poison"
            ]
            if poisons and state.turn == 1 and all(state.hands) and not {*GAME.view(state, 0).hand} & ANSWERS:
                return GAME.apply(state, 1, poisons[0]).state
            state = GAME.apply(state, *GAME.sample(state, dice)).state
    raise AssertionError("no match came to such a moment")


def test_a_person_without_an_answer_keeps_nobody_waiting(desk: MakeDesk, tmp_path: Path) -> None:
    scene, tick, bots = sat_down(desk, tmp_path, poisoned_by_a_bot(), 1.0)
    # Something else still moves, as the attack itself does at its beginning.
    scene.queue.add(hold=BEAT)
    ticks = 0
    while len(bots.thoughts) < 3 and ticks < 200:
        tick()
        ticks += 1
    assert [question.seat for question in bots.questions if question.must] == [3, 2, 1]
    assert ticks * TICK < BEAT, "the third was asked and has answered within the beat"


def test_a_thought_that_may_tell_something_is_cut_before_its_moment(tmp_path: Path) -> None:
    bots = AtOnce()
    place = house(tmp_path, bots)
    levels = ["random", "flat"]
    session = Session.new(place, "enemies-and-lovers", EnemiesSetup(3), 1, levels, person=2)
    assert session.header.seats == ("bot-random", "bot-flat", "human")
    asked: list[int] = []

    def patience(view: View) -> float:
        asked.append(view.seat)
        return 0.25

    session.patience = patience
    session.update()
    assert asked == [0]
    assert bots.questions[0].budget.seconds == pytest.approx(0.25 - ON_THE_WAY)
    before = session.table.ticket
    session.update(hold=True)
    assert session.table.ticket == before, "though it was decided at once"
    assert isinstance(place.clock, TestClock)
    place.clock.now += 0.25
    session.update(hold=True)
    assert session.table.ticket > before, "though things still move"
