"""The table of Enchanted Ivy on played positions: a chair in memory, a scene on it, a pilot without a window."""

from __future__ import annotations

from functools import cache
from typing import Any

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Step
from fae_tabletop.core.log import Fold, new_header
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scene.hooks import IvyHooks, TableChoices, Tale
from fae_tabletop.games.enchanted_ivy.scene.table import IvyTable
from fae_tabletop.games.enchanted_ivy.secrecy import phase_of
from fae_tabletop.games.enchanted_ivy.setup import named_setup
from fae_tabletop.games.enchanted_ivy.state import State
from fae_tabletop.table.table import Table
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.scene.desks import Lines, SeatedDesk

TALE = Tale(
    "s02",
    "Act 1, Chapter 1",
    "Open for Business, Mind the Step",
    ("Four guests are dry. Two drip in the hall.", "And the plant is holding up one more window."),
    ("A page of the story.",),
    ("A proud end.",),
    ("A rueful end.",),
)


class Desk(SeatedDesk[State, View]):
    """A person at the table in ``state``."""

    def __init__(self, kit: Kit, state: State, metrics: Metrics | None = None, **choices: Any) -> None:
        header = new_header(ENCHANTED_IVY, state.setup, 1, ("human",))
        self.table = Table(ENCHANTED_IVY, header, Lines(), Fold(Step(state, ())), ticket=4)
        self.done: list[View] = []
        hooks = IvyHooks(menu=self.menu, finished=self.done.append)
        given = {"speed": 0.0, "notes": False, **choices}
        self.scene = IvyTable(self.table.chair(0), hooks, TableChoices(TALE, **given))
        self.sit_down(kit, self.scene, metrics)


@cache
def position(scenario: str, turn: int, phase: str = "build", seed: int = 1, doors: bool = False) -> State:
    """Return the moment of an inn built at random, without a door, at which that turn and phase are reached."""
    state = ENCHANTED_IVY.start(named_setup(scenario, ("all_doors",) if doors else ()), seed).state
    dice = Dice(seed)
    while (state.turn, phase_of(state)) != (turn, phase):
        offered = [one for one in ENCHANTED_IVY.commands(state, 0) if type(one).__name__ != "HangDoor"]
        assert offered, f"{scenario} never comes to {phase} in turn {turn}"
        state = ENCHANTED_IVY.apply(state, 0, dice.choice(offered)).state
    return state
