"""Who the Chosen Pawns may be: certain exclusions, and suspicion from how somebody moved.

A move is weighed by how well it looks to a mover with each possible identity (``evaluation.appraise``): a
softmax over its legal moves gives the likelihood. Only what everybody has seen is used, so the same function
tells what a seat may think of the rival, and what the rival may think of the seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.board import graph_of
from fae_tabletop.games.enthrone.evaluation import Outlook, appraise, listed, uniform_suspicion
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Move, Pass, Record, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import UNCHOSEN, Fixed, State, placed


class Reading(NamedTuple):
    """How closely moves are read: ``sharpness`` of the softmax, the share of moves that are mere ``whim``,

    and the chance of an ``oversight``: that a win at hand is not taken.
    """

    sharpness: float = 8.0
    whim: float = 0.15
    oversight: float = 0.02


READING = Reading()
EXPOSURE_READ = 0.3
"""How known a mover is taken to feel while its moves are read."""


def past(view: View, last: int | None = None) -> Iterator[tuple[State, Record]]:
    """Yield each of the ``last`` turns (None: all) with the position before it, oldest first.

    The states carry no secrets and are changed as the iteration goes on.
    """
    graph = graph_of(view.board)
    dealt = [graph.index[cell] for cell in view.dealt]
    tiles = [NUMBER[pawn] for pawn in view.dealt_tiles]
    fixed = Fixed(graph, view.quarry, False, dealt, tiles)
    state = placed(fixed, dealt, tiles, (), ((), ()), (UNCHOSEN, UNCHOSEN))
    start = 0 if last is None else max(0, len(view.moves) - last)
    for number, record in enumerate(view.moves):
        if number >= start:
            yield state, record
        replay(state, record)


def replay(state: State, record: Record) -> None:
    """Carry a turn out on a position without secrets."""
    if record.to is None:
        ENTHRONE.advance(state, record.seat, Pass(), None)
        return
    ENTHRONE.advance(state, record.seat, Move(record.tile, record.to), None)
    if record.victim is not None:
        # Without identities the rules cannot tell that the game went on after this capture; it did.
        state.why = state.winner = None
        state.neutral[NUMBER[record.victim]] = True


def suspicion_of(
    view: View,
    suspect: Seat,
    possible: Sequence[int],
    last: int | None = None,
    reading: Reading = READING,
) -> list[float]:
    """Return for each pawn the chance that it is the Chosen Pawn of ``suspect``, given its last turns.

    ``possible`` are the pawns that are not excluded; they are equally likely before any move. ``last`` counts
    the turns of both seats that are remembered (None: all of them, 0: none).
    """
    weights = dict.fromkeys(possible, 1.0)
    for state, record in past(view, last):
        if record.seat != suspect or record.to is None:
            continue
        likely = {pawn: _likelihood(state, record, pawn, reading) for pawn in weights}
        top = max(likely.values(), default=0.0)
        if top <= 0:
            continue
        for pawn in weights:
            weights[pawn] *= likely[pawn] / top
        scale = max(weights.values())
        for pawn in weights:
            weights[pawn] = max(weights[pawn] / scale, 1e-6)
    total = sum(weights.values())
    return [weights.get(pawn, 0.0) / total if total else 0.0 for pawn in range(len(PAWNS))]


def _likelihood(state: State, record: Record, identity: int, reading: Reading) -> float:
    assert record.to is not None, "a pass tells nothing"
    moves = listed(state, identity)
    outlook = Outlook(identity, uniform_suspicion((identity,)), EXPOSURE_READ)
    scores = appraise(state, record.seat, outlook, moves)
    goal = state.graph.index[record.to]
    top = max(scores, default=0.0)
    total = played = 0.0
    for move, score in zip(moves, scores, strict=True):
        weight = exp(reading.sharpness * (score - top))
        total += weight
        if move.tile == record.tile - 1 and move.space == goal:
            played = weight
    if not total:
        return 0.0
    if top >= 1.0 and played < 1.0:
        return reading.oversight / len(moves)
    return (1 - reading.whim) * played / total + reading.whim / len(moves)
