"""Rounds of FaeKin at which much was said, and pages of their parts without the rest of the table."""

from __future__ import annotations

from functools import cache

from fae_tabletop.core.game import Ref, Seat
from fae_tabletop.games.faekin.commands import Claim, LockIn, MoveToken, Say
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.layout import TableLayout, table_layout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import CourtIs, Fact, HeightIs, HeirIs, Put
from fae_tabletop.ui.geometry import Metrics
from tests.rules.faekin.policies import talked
from tests.scene.faekin.tables import people

SEEDS = 200
LOCK = Ref("button", "lock-in")


@cache
def talking(seats: int, least: int = 8) -> State:
    """Return the last moment without claim or open duel of a round in which there were duels and much talk."""
    for seed in range(SEEDS):
        states: list[State] = [step.state for step in talked(FaekinSetup(seats), seed, 90).steps]
        free = [state for state in states if state.why is None and state.claimant < 0 and state.foe < 0]
        if len(free[-1].duels) >= least and len(free[-1].talk) >= least:
            return free[-1]
    raise AssertionError("no round came to such a moment")


@cache
def claiming(seats: int, claimant: Seat, placed: bool = True) -> State:
    """Return a claim that everybody has talked about, with both tokens ``placed`` or neither."""
    state = FAEKIN.apply(talking(seats), claimant, Claim()).state
    others = [seat for seat in range(seats) if seat != claimant]
    if placed:
        for token, seat in (("crown", others[0]), ("dagger", others[-1] if seats > 2 else claimant)):
            state = FAEKIN.apply(
                state, claimant, MoveToken("crown" if token == "crown" else "dagger", seat)
            ).state
    facts: tuple[Fact, ...] = (Put("crown", others[-1]), Put("dagger", None), HeirIs("winter", others[0]))
    for number, seat in enumerate(others):
        if seat and number < seats - 2:
            said = (*facts, CourtIs(seat, "winter"), HeightIs(seat, "most", 9))[number % 5]
            state = FAEKIN.apply(state, seat, Say(said, claimant)).state
    return state


@cache
def locked(seats: int) -> State:
    """Return the end of a claim."""
    return FAEKIN.apply(claiming(seats, 0), 0, LockIn()).state


def showing(
    view: View, metrics: Metrics, talking: bool = False, **more: object
) -> tuple[Showing, TableLayout]:
    """Return what a table shows of ``view``, and its layout."""
    now = Showing(view=view, people=people(view.seats, view.seat), **more)  # type: ignore[arg-type]  # fields by name
    return now, table_layout(metrics, len(now.others), talking)
