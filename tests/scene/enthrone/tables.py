"""Enthrone's table on hand-made positions: a chair in memory, a scene on it, a pilot without a window."""

from __future__ import annotations

from functools import cache
from typing import Any

from fae_tabletop.app.catalog import PEOPLE_LEVELS, entry, rivals
from fae_tabletop.core.game import Seat, Step
from fae_tabletop.core.log import Fold, new_header
from fae_tabletop.games.enthrone import advice, reading
from fae_tabletop.games.enthrone.public import View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.choices import BoardChoice, BoardOffer, LevelWords
from fae_tabletop.games.enthrone.scene.hooks import EnthroneHooks, TableChoices
from fae_tabletop.games.enthrone.scene.table import EnthroneTable
from fae_tabletop.games.enthrone.setup import boards
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.table.table import Table
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.rules.enthrone.policies import circling, eager, shy
from tests.scene.desks import Lines, SeatedDesk
from tests.support.matches import played
from tests.support.positions import STANDARD, drawn

RIVAL = "Thorn Wickham"
"""The rival with the longest name."""
LEVEL = "Medium"

COURT = """
      .
    o   J
  .   .   .
o   *   *   o
  .   P   W
.   .   .   .
  A   @   .
S   .   .   .
  .   .   D
o   *   *   o
  .   N   .
    o   o
      .
"""
"""The moment of the design's pictures: the King captured, the Priestess beside the Regalia."""


class Desk(SeatedDesk[State, View]):
    """A person at Enthrone's table in ``state``; the rival's moves are given by the test."""

    def __init__(
        self, kit: Kit, state: State, seat: Seat = 0, metrics: Metrics | None = None, **choices: Any
    ) -> None:
        seats = ("human", "bot-easy") if seat == 0 else ("bot-easy", "human")
        self.table = Table(
            ENTHRONE, new_header(ENTHRONE, STANDARD, 1, seats), Lines(), Fold(Step(state, ())), ticket=4
        )
        self.done: list[View] = []
        self.marks: list[dict[Any, int]] = []
        self.notes: list[str] = []
        self.asked_no_more = 0
        hooks = EnthroneHooks(
            menu=self.menu,
            note_done=self.notes.append,
            keep_marks=self.marks.append,
            ask_no_more=self._no_more,
            finished=self.done.append,
            hint=advice.hint,
            why=lambda view, turn, covered: reading.why(view, RIVAL, turn, covered=covered),
        )
        given = {"speed": 0.0, "notes": False, **choices}
        self.scene = EnthroneTable(self.table.chair(seat), hooks, TableChoices(RIVAL, LEVEL, **given))
        self.sit_down(kit, self.scene, metrics)

    def _no_more(self) -> None:
        self.asked_no_more += 1

    def rival(self, command: Any) -> None:
        """Let the rival act."""
        self.table.chair(1 - self.scene.chair.seat).submit(command)
        self.pilot.wait(0.1)


def court(hands: tuple[str, str] = ("PKN", "ADJ"), chosen: str = "PA", to_move: Seat = 0) -> State:
    """Return the position of the design's pictures, with the King's tile turned over at place 4."""
    return drawn(COURT, "JPAkNWSD", hands, chosen, to_move)


@cache
def long_match() -> State:
    """Return a moment of a played match at which seat 0 moves, with turned-over tiles and a long log."""
    best: State | None = None
    for seed in range(60):
        for step in played(ENTHRONE, STANDARD, seed, eager).steps:
            state = step.state
            if state.why is not None or state.choosing or state.to_move != 0 or len(state.captured) < 2:
                continue
            if best is None or state.turn > best.turn:
                best = state
    assert best is not None, "no match was long enough"
    return best


@cache
def finished(why: str, winner: Seat | None = None, seat: Seat = 0) -> View:
    """Return how ``seat`` sees the end of a match that ended that way."""
    policy = shy if why == "adjourned_turns" else circling if why == "adjourned_repetition" else eager
    for seed in range(400):
        match = played(ENTHRONE, STANDARD, seed, policy)
        if match.state.why == why and (winner is None or match.state.winner == winner):
            return ENTHRONE.view(match.state, seat)
    raise AssertionError(f"no match ended by {why}")


def levels() -> tuple[tuple[LevelWords, ...], BoardOffer]:
    """Return the rivals and boards that a new game offers."""
    offered = entry("enthrone").levels
    words = tuple(
        LevelWords(name, rivals(name)[0], offered[name].sentence, offered[name].detail)
        for name in PEOPLE_LEVELS
    )
    return words, BoardOffer(
        tuple(BoardChoice(one.name, one.title, one.board, one.about) for one in boards())
    )
