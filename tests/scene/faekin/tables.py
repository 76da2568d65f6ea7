"""The table of FaeKin on played positions: a chair in memory, a scene on it, a pilot without a window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat, Step
from fae_tabletop.core.log import Fold, new_header
from fae_tabletop.games.faekin.commands import Answer, Claim, Duel
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.hooks import FaekinHooks, TableChoices
from fae_tabletop.games.faekin.scene.table import FaekinTable
from fae_tabletop.games.faekin.state import State
from fae_tabletop.table.table import Table
from fae_tabletop.ui.cast import LINES, portrait
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.people import Person
from tests.scene.desks import Lines, SeatedDesk

Wanted = Callable[[View], bool]
MOST_SEEDS = 400


def people(seats: int, person: Seat = 0) -> tuple[Person, ...]:
    """Return who sits at a table with the person in that seat, those with long names first."""
    names = iter(sorted(LINES, key=len, reverse=True))
    found = []
    for seat in range(seats):
        if seat == person:
            found.append(Person("You", "", "", ""))
        else:
            name = next(names)
            found.append(Person(name, "Medium", LINES[name], portrait(name), "bluffs 3 of 5"))
    return tuple(found)


class Desk(SeatedDesk[State, View]):
    """A person at the table in ``state``; what the others do is given by the test."""

    def __init__(
        self, kit: Kit, state: State, seat: Seat = 0, metrics: Metrics | None = None, **choices: Any
    ) -> None:
        seats = tuple("human" if place == seat else "bot-easy" for place in range(state.seats))
        header = new_header(FAEKIN, FaekinSetup(state.seats, jokers=state.jokers), 1, seats)
        self.table = Table(FAEKIN, header, Lines(), Fold(Step(state, ())), ticket=4)
        self.done: list[View] = []
        self.discussed = True
        hooks = FaekinHooks(menu=self.menu, discussed=lambda: self.discussed, finished=self.done.append)
        given = {"speed": 0.0, "notes": False, **choices}
        self.scene = FaekinTable(
            self.table.chair(seat), hooks, TableChoices(people=people(state.seats, seat), **given)
        )
        self.sit_down(kit, self.scene, metrics)


@cache
def position(seats: int, wanted: Wanted, duels: int = 6, jokers: bool = False) -> State:
    """Return a moment of a round played at random, after so many duels, at which ``wanted`` holds for seat 0."""
    for seed in range(MOST_SEEDS):
        state = FAEKIN.start(FaekinSetup(seats, jokers=jokers), seed).state
        dice = Dice(seed)
        for _ in range(60):
            if len(state.duels) >= duels and wanted(FAEKIN.view(state, 0)):
                return state
            (seat,) = FAEKIN.waiting(state)
            fighting = [one for one in FAEKIN.commands(state, seat) if isinstance(one, Duel | Answer)]
            state = FAEKIN.apply(state, seat, dice.choice(fighting)).state
    raise AssertionError("no round came to such a moment")


def my_duel(view: View) -> bool:
    """Whether the viewer is to duel."""
    return view.turn == view.seat and view.challenge is None


def challenged(view: View) -> bool:
    """Whether the viewer is to answer."""
    return view.challenge is not None and view.challenge.target == view.seat


def claimed(state: State, seat: Seat) -> State:
    """Return ``state`` after ``seat`` has claimed."""
    return FAEKIN.apply(state, seat, Claim()).state
