"""The engine against a second, slow rendering of the rulebook that shares nothing with it."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Choose, Move, Pass
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State
from tests.rules.enthrone.policies import circling, eager, shy
from tests.support.matches import Match, Policy
from tests.support.positions import STANDARD
from tests.support.reference import Court


def court_of(state: State) -> Court:
    """Return the reference's picture of a position in which nothing has been captured or repeated."""
    cells = state.graph.cells
    return Court(
        pawns={pawn: cells[state.where[NUMBER[pawn]]] for pawn in PAWNS},
        tiles=[PAWNS[pawn] for pawn in state.tiles],
        turned=set(),
        captured=[],
        chosen=(PAWNS[state.chosen[0]], PAWNS[state.chosen[1]]),
    )


def same(state: State, court: Court) -> None:
    """Compare everything that the reference knows."""
    cells = state.graph.cells
    assert {pawn: cells[at] for pawn, at in zip(PAWNS, state.where, strict=True) if at != 255} == court.pawns
    assert [PAWNS[pawn] for pawn in state.tiles] == court.tiles
    assert {pawn for pawn, turned in zip(PAWNS, state.neutral, strict=True) if turned} == court.turned
    assert [PAWNS[pawn] for pawn in state.captured] == court.captured
    assert (state.winner, state.why) == (court.winner, court.why)
    if state.why is None:
        assert (state.to_move, state.quiet) == (court.to_move, court.quiet)


@pytest.mark.parametrize(
    ("policy", "games", "reached"),
    [
        (eager, 60, {"capture", "quarry", "fourth", "regalia"}),
        (shy, 8, {"adjourned_turns"}),
        (circling, 25, {"adjourned_repetition"}),
    ],
)
def test_whole_games_agree(policy: Policy, games: int, reached: set[str]) -> None:
    ways: set[str] = set()
    for seed in range(games):
        match = Match(ENTHRONE, STANDARD, seed)
        dice = Dice(seed)
        for seat in (0, 1):
            match.do(seat, Choose(PAWNS[dice.choice(match.state.hands[seat])]))
        court = court_of(match.state)
        while court.why is None:
            same(match.state, court)
            seat = match.state.to_move
            commands = ENTHRONE.commands(match.state, seat)
            listed = {(c.tile, c.to) for c in commands if isinstance(c, Move)}
            assert listed == court.moves()
            if not listed:
                assert commands == (Pass(),)
            command = policy(match.state, seat, commands, dice)
            match.do(seat, command)
            court = court.after(command.tile, command.to) if isinstance(command, Move) else court.passed()
        same(match.state, court)
        ways.add(court.why)
    assert reached <= ways
