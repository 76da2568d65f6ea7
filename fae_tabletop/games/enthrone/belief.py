"""Who the Chosen Pawns may be: certain exclusions, and suspicion from how somebody moved.

A move is weighed by how well it looks to a mover with each possible identity (``evaluation.appraise``): a
softmax over its legal moves gives the likelihood. How much moves tell depends on how carefully somebody plays,
which is found out at the same time. Only what everybody has seen is used, so the same function tells what a
seat may think of the rival, and what the rival may think of the seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

import msgspec

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.board import graph_of
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.evaluation import SURE, Outlook, appraise, uniform_suspicion
from fae_tabletop.games.enthrone.moves import legal_steps
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Move, Pass, Record, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import UNCHOSEN, Fixed, State, placed


class Style(NamedTuple):
    """A way of playing and how ``common`` it is.

    ``sharpness`` is that of the softmax over how moves look, ``whim`` the share of moves that are picked blindly,
    ``oversight`` the chance that a win at hand is not taken.
    """

    sharpness: float
    whim: float
    oversight: float
    common: float


STYLES = (
    Style(sharpness=10.0, whim=0.12, oversight=0.01, common=0.5),
    Style(sharpness=4.0, whim=0.3, oversight=0.1, common=0.3),
    Style(sharpness=0.0, whim=1.0, oversight=0.9, common=0.2),
)
"""A careful mover, a casual one, and one whose moves tell nothing; how somebody plays is learned on the way."""
BLIND = 2
"""The place in STYLES of the mover without any purpose."""
EXPOSURE_READ = 0.3
"""How known a mover is taken to feel while its moves are read."""
FAINT = 1e-9
"""No explanation of somebody's moves ever becomes less likely than this, beside the best one."""


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


def suspects(view: View, last: int | None = None) -> list[int]:
    """Return the pawns that may be the rival's for who remembers the ``last`` turns only (None: all)."""
    start = 0 if last is None else max(0, len(view.moves) - last)
    known = msgspec.structs.replace(view, moves=view.moves[start:]) if start else view
    return [NUMBER[pawn] for pawn in possible_identities(known)]


class Reading(NamedTuple):
    """What somebody's moves tell: for each pawn the chance that it is the Chosen Pawn, and

    ``blindness``, the chance that the moves follow no purpose at all.
    """

    suspicion: list[float]
    blindness: float


Signs = dict[tuple[int, int], list[float]]
"""What the turns of one match tell, by the number of a turn (from 0) and the pawn that its mover may be."""


def suspicion_of(
    view: View, suspect: Seat, possible: Sequence[int], last: int | None = None, signs: Signs | None = None
) -> list[float]:
    """Return for each pawn the chance that it is the Chosen Pawn of ``suspect``; see ``reading_of``."""
    return reading_of(view, suspect, possible, last, signs).suspicion


def reading_of(
    view: View, suspect: Seat, possible: Sequence[int], last: int | None = None, signs: Signs | None = None
) -> Reading:
    """Return what the last turns of ``suspect`` tell.

    ``possible`` are the pawns that are not excluded; they are equally likely before any move. ``last`` counts
    the turns of both seats that are remembered (None: all of them, 0: none). ``signs`` keeps what was found of
    single turns for whoever reads the same match again, some turns longer.
    """
    signs = {} if signs is None else signs
    first = 0 if last is None else max(0, len(view.moves) - last)
    weights = {pawn: [style.common for style in STYLES] for pawn in possible}
    for turn, (state, record) in enumerate(past(view, last), start=first):
        if record.seat != suspect or record.to is None:
            continue
        for pawn, shares in weights.items():
            chances = signs.get((turn, pawn))
            if chances is None:
                chances = signs[turn, pawn] = _likelihoods(state, record, pawn)
            for number, chance in enumerate(chances):
                shares[number] *= chance
        top = max((max(shares) for shares in weights.values()), default=0.0)
        if top > 0:
            for pawn, shares in weights.items():
                weights[pawn] = [max(share / top, FAINT) for share in shares]
    total = sum(sum(shares) for shares in weights.values())
    suspicion = [sum(weights[pawn]) / total if pawn in weights else 0.0 for pawn in range(len(PAWNS))]
    blind = sum(shares[BLIND] for shares in weights.values())
    return Reading(suspicion, blind / total if total else STYLES[BLIND].common)


def _likelihoods(state: State, record: Record, identity: int) -> list[float]:
    """Return how likely each style makes the move of ``record`` for a mover with that identity."""
    assert record.to is not None, "a pass tells nothing"
    moves = legal_steps(state, identity)
    outlook = Outlook(identity, uniform_suspicion((identity,)), EXPOSURE_READ)
    scores = appraise(state, record.seat, outlook, moves)
    tile, goal = record.tile - 1, state.graph.index[record.to]
    played = next(
        (
            score
            for move, score in zip(moves, scores, strict=True)
            if move.tile == tile and move.space == goal
        ),
        None,
    )
    if played is None:
        return [0.0] * len(STYLES)
    top = max(scores)
    if top >= SURE > played:
        return [style.oversight / len(moves) for style in STYLES]
    found: list[float] = []
    for sharpness, whim, _, _ in STYLES:
        total = sum(exp(sharpness * (score - top)) for score in scores)
        found.append((1 - whim) * exp(sharpness * (played - top)) / total + whim / len(moves))
    return found
