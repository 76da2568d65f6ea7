"""The table of Enemies & Lovers on played positions: a chair in memory, a scene on it, a pilot without a window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat, Step
from fae_tabletop.core.log import Fold, new_header
from fae_tabletop.games.enemies_and_lovers import advice, reading
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.commands import Place
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.scene.hooks import EnemiesHooks, TableChoices
from fae_tabletop.games.enemies_and_lovers.scene.table import EnemiesTable
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.table.table import Table
from fae_tabletop.ui.cast import LINES, portrait
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.people import Person
from tests.scene.desks import Lines, SeatedDesk

RIVALS = ("Thorn Wickham", "Lady Vesper", "Grumm")
"""The rivals, the one with the longest name first."""
MOST_SEEDS = 600
LONGEST = 500

Wanted = Callable[[View, tuple[Command, ...]], bool]


def people(seats: int, person: Seat = 0) -> tuple[Person, ...]:
    """Return who sits at a table with the person in that seat."""
    names = iter(RIVALS)
    found = []
    for seat in range(seats):
        if seat == person:
            found.append(Person("You", "", "", ""))
        else:
            name = next(names)
            found.append(Person(name, "Medium", LINES[name], portrait(name)))
    return tuple(found)


class Desk(SeatedDesk[State, View]):
    """A person at the table in ``state``; what the rivals do is given by the test, or drawn at random."""

    def __init__(
        self, kit: Kit, state: State, seat: Seat = 0, metrics: Metrics | None = None, **choices: Any
    ) -> None:
        count = len(state.hands)
        seats = tuple("human" if place == seat else "bot-easy" for place in range(count))
        header = new_header(ENEMIES_AND_LOVERS, EnemiesSetup(count), 1, seats)
        self.table = Table(ENEMIES_AND_LOVERS, header, Lines(), Fold(Step(state, ())), ticket=4)
        self.done: list[View] = []
        self.notes: list[str] = []
        self.marks: list[dict[CardId, int]] = []
        names = [person.name for person in people(count, seat)]
        hooks = EnemiesHooks(
            menu=self.menu,
            note_done=self.notes.append,
            keep_marks=self.marks.append,
            finished=self.done.append,
            hint=lambda view: advice.hint(view, names),
            why=lambda view, deed: reading.why(view, names, deed),
        )
        given = {"speed": 0.0, "notes": False, **choices}
        self.scene = EnemiesTable(
            self.table.chair(seat), hooks, TableChoices(people=people(count, seat), **given)
        )
        self.sit_down(kit, self.scene, metrics)

    def rivals(self, dice: Dice, most: int = 400) -> None:
        """Let the rivals act at random until the person is waited for."""
        for _ in range(most):
            waiting = self.table.waiting
            if not waiting or self.scene.chair.seat in waiting:
                return
            seat = waiting[0]
            self.act(seat, dice.choice(ENEMIES_AND_LOVERS.commands(self.state, seat)))


@cache
def position(seats: int, wanted: Wanted, least: int = 20) -> State:
    """Return a moment of a match played at random at which seat 0 is waited for and ``wanted`` holds."""
    for seed in range(MOST_SEEDS):
        state = ENEMIES_AND_LOVERS.start(EnemiesSetup(seats), seed).state
        dice = Dice(seed)
        for ply in range(LONGEST):
            waiting = ENEMIES_AND_LOVERS.waiting(state)
            if not waiting:
                break
            if ply >= least and 0 in waiting:
                view = ENEMIES_AND_LOVERS.view(state, 0)
                if wanted(view, ENEMIES_AND_LOVERS.commands(state, 0)):
                    return state
            seat, command = ENEMIES_AND_LOVERS.sample(state, dice)
            state = ENEMIES_AND_LOVERS.apply(state, seat, command).state
    raise AssertionError("no match came to such a moment")


def my_turn(view: View, commands: tuple[Command, ...]) -> bool:
    """Whether the viewer may place or play, with some cards to do it with."""
    return view.turn == 0 and view.pending is None and view.step == "place" and len(view.hand) >= 4


def asked(kind: str) -> Wanted:
    """Return whether the viewer is asked for a decision of that kind, with more than one way to answer."""

    def wanted(view: View, commands: tuple[Command, ...]) -> bool:
        pending = view.pending
        return pending is not None and pending.kind == kind and pending.seat == 0 and len(commands) > 1

    return wanted


@cache
def ended() -> tuple[State, View]:
    """Return the last position of a match of three with a complete Court, and how seat 0 sees it."""
    for seed in range(MOST_SEEDS):
        state = ENEMIES_AND_LOVERS.start(EnemiesSetup(3), seed).state
        dice = Dice(seed)
        while ENEMIES_AND_LOVERS.waiting(state):
            seat = ENEMIES_AND_LOVERS.waiting(state)[0]
            options = ENEMIES_AND_LOVERS.commands(state, seat)
            placing = [command for command in options if isinstance(command, Place)]
            command = dice.choice(placing) if placing and dice.below(3) else dice.choice(options)
            state = ENEMIES_AND_LOVERS.apply(state, seat, command).state
        view = ENEMIES_AND_LOVERS.view(state, 0)
        if view.why == "crowned":
            return state, view
    raise AssertionError("no match was won")
