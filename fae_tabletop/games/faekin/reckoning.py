"""Works out what could be known after every duel of a round that is over, and what was so in truth.

Everything comes from the true states, but is judged by what a seat knew at the time, by counting deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.account import Reckoned
from fae_tabletop.games.faekin.cards import HAND, heir_places
from fae_tabletop.games.faekin.counting import Counts, counted
from fae_tabletop.games.faekin.dealing import dealing_of
from fae_tabletop.games.faekin.secrecy import hide
from fae_tabletop.games.faekin.state import State

WORTH_ASKING = 3
"""From a third of the cards open on, somebody may know both Heirs for certain; before that nobody is asked."""


def reckon(states: Sequence[State], seat: Seat) -> Iterator[Reckoned]:
    """Yield what ``seat`` could know after every duel, the deal first; the last one is what a claim rested on.

    ``states`` are those of the whole round, the deal first. Raises ValueError while the round goes on.
    """
    if states[-1].why is None:
        raise ValueError("the round is not over")
    return _reckoned(states, seat)


def _reckoned(states: Sequence[State], seat: Seat) -> Iterator[Reckoned]:
    duels = -1
    for step, state in enumerate(states[:-1]):
        if len(state.duels) == duels:
            continue
        duels = len(state.duels)
        counts = counted(hide(state, seat, log=False))
        truth = heir_places(state.masks)
        yield Reckoned(
            duels=duels,
            step=step,
            summer=_by_place(counts, 0, state.holders),
            winter=_by_place(counts, 1, state.holders),
            truth=counts.pair(truth),
            best=counts.best()[1],
            certain=_certain(state),
        )


def _by_place(counts: Counts, court: int, holders: int) -> tuple[float, ...]:
    """Return by place in which share of the deals it is the Heir of a Court; the last one is for nobody."""
    shares = counts.heirs_of("winter" if court else "summer")
    return tuple(shares.get(place, 0.0) for place in (*range(holders), -1))


def _certain(state: State) -> tuple[Seat, ...]:
    """Return the seats that can know both Heirs for certain: those for whom all deals agree."""
    if WORTH_ASKING * state.up.bit_count() < HAND * state.holders:
        return ()
    found = []
    for seat in range(state.seats):
        deals = dealing_of(hide(state, seat, log=False)).listed()
        if deals and len({heir_places(deal) for deal in deals}) == 1:
            found.append(seat)
    return tuple(found)
