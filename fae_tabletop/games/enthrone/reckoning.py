"""Works out what each seat could know before every turn of a match that is over, for the account of it.

Everything comes from the last view, in which all cards lie open, but is judged by what a seat knew at the time:
the rival's suspicion by the belief code and the memory of its level, the chances by a reader who forgets nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.account import Reckoned
from fae_tabletop.games.enthrone.belief import Signs, past, suspects, suspicion_of
from fae_tabletop.games.enthrone.evaluation import standing
from fae_tabletop.games.enthrone.public import NUMBER, View
from fae_tabletop.games.enthrone.state import State


def known_then(view: View, seat: Seat, turns: int) -> View:
    """Return what ``seat`` had learned of the secrets after so many ``turns`` of a match that is over.

    Hand, moves and captures are as they were then; the position is still the last one. Raises ValueError while
    the match goes on.
    """
    known = view.revealed
    if known is None:
        raise ValueError("the game is not over")
    moves = view.moves[:turns]
    return msgspec.structs.replace(
        view,
        seat=seat,
        hand=known.hands[seat],
        chosen=known.chosen[seat],
        moves=moves,
        captured=tuple(record.victim for record in moves if record.victim is not None),
        winner=None,
        why=None,
        revealed=None,
    )


def reckon(view: View, memory: int | None) -> Iterator[Reckoned]:
    """Yield what could be known before each turn, the first one first, of a match that is over.

    ``memory`` counts the turns that the rival remembers (None: all). Raises ValueError while the match goes on.
    """
    me, rival = view.seat, 1 - view.seat
    signs: Signs = {}
    for turn, (state, record) in enumerate(past(view), start=1):
        mine = known_then(view, me, turn - 1)
        reading = suspicion_of(mine, rival, suspects(mine), None, signs)
        chance = _chance(state, mine, reading)
        suspicion = None
        if record.seat == rival:
            theirs = known_then(view, rival, turn - 1)
            suspicion = tuple(suspicion_of(theirs, me, suspects(theirs, memory), memory, signs))
        yield Reckoned(turn, suspicion, chance, tuple(reading))


def _chance(state: State, mine: View, suspicion: Sequence[float]) -> float:
    """Return the viewer's chance in ``state``, each rival as likely as it could be known to be."""
    assert mine.chosen is not None, "nobody moves before both have chosen"
    world = state.copy()
    world.chosen[mine.seat] = NUMBER[mine.chosen]
    total = 0.0
    for pawn, share in enumerate(suspicion):
        if share:
            world.chosen[1 - mine.seat] = pawn
            chance = standing(world, world.to_move)
            total += share * (chance if world.to_move == mine.seat else 1 - chance)
    return total
