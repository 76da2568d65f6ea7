"""The commands of a seat, listed from the state; talk is never listed."""

from __future__ import annotations

from functools import lru_cache

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.faekin.cards import IDS, cards_in
from fae_tabletop.games.faekin.commands import CLAIM, LOCK_IN, Answer, Duel, MoveToken
from fae_tabletop.games.faekin.public import MOST, holders_of
from fae_tabletop.games.faekin.state import State

CLAIM_ONLY: tuple[Command, ...] = (CLAIM,)
NONE: tuple[Command, ...] = ()

_Row = tuple[Command, ...]


def _duel_rows(seats: int) -> tuple[tuple[tuple[_Row, ...], ...], ...]:
    """Return, by seat, card and which fae may be challenged (as bits), the challenges there are."""
    holders = holders_of(seats)
    fae = holders[seats:]
    rows = []
    for seat in range(seats):
        by_card = []
        for card in IDS:
            others = tuple(DUELS[target, card] for target in range(seats) if target != seat)
            by_card.append(
                tuple(
                    others
                    + tuple(DUELS[name, card] for place, name in enumerate(fae) if open_to >> place & 1)
                    for open_to in range(1 << len(fae))
                )
            )
        rows.append(tuple(by_card))
    return tuple(rows)


DUELS: dict[tuple[int | str, str], Duel] = {
    (target, card): Duel(target, card) for target in (*range(MOST), *holders_of(2)[2:]) for card in IDS
}
"""One object for each challenge."""
ROWS = {seats: _duel_rows(seats) for seats in range(2, MOST + 1)}
ANSWERS: tuple[Answer, ...] = tuple(Answer(card) for card in IDS)
_ANSWERS_OF: dict[int, _Row] = {}


def listed(state: State, seat: Seat) -> tuple[Command, ...]:
    """Return what ``seat``, which must be one of the table's, may do now."""
    if state.why is not None:
        return NONE
    if state.claimant >= 0:
        if state.claimant != seat:
            return NONE
        return token_moves(state.seats, state.crown, state.dagger)
    if state.foe >= 0:
        if state.foe != seat:
            return NONE
        return answers(state.usable(seat))
    if state.turn != seat:
        return CLAIM_ONLY
    return duels(state, seat)


def duels(state: State, seat: Seat) -> tuple[Command, ...]:
    """Return the claim and every challenge of the seat on turn."""
    found: tuple[Command, ...] = CLAIM_ONLY
    open_to = fae_open_to(state, seat) if state.holders > state.seats else 0
    rows = ROWS[state.seats][seat]
    usable = state.usable(seat)
    while usable:
        low = usable & -usable
        found += rows[low.bit_length() - 1][open_to]
        usable ^= low
    return found


def fae_open_to(state: State, seat: Seat) -> int:
    """Return which fae ``seat`` may challenge, as bits: those with no more open cards than it has."""
    own = (state.masks[seat] & state.up).bit_count()
    found = 0
    for place in range(state.seats, state.holders):
        if (state.masks[place] & state.up).bit_count() <= own:
            found |= 1 << place - state.seats
    return found


def answers(usable: int) -> tuple[Command, ...]:
    """Return the answers with these cards."""
    found = _ANSWERS_OF.get(usable)
    if found is None:
        found = _ANSWERS_OF[usable] = tuple(ANSWERS[card] for card in cards_in(usable))
    return found


@lru_cache(maxsize=4096)
def token_moves(seats: int, crown: int, dagger: int) -> tuple[Command, ...]:
    """Return what a claimant may do with its tokens standing there."""
    holders = holders_of(seats)
    found: list[Command] = [
        MoveToken("crown", holder) for place, holder in enumerate(holders) if place not in (crown, dagger)
    ]
    found += [
        MoveToken("dagger", holder) for place, holder in enumerate(holders) if place not in (crown, dagger)
    ]
    if dagger >= 0:
        found.append(MoveToken("dagger", None))
    if crown >= 0:
        found.append(LOCK_IN)
    return tuple(found)
