"""From what people type to a setup, and from one round of a match to the next."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.public import FEWEST, FIRST_TO, MOST, USUAL, FaekinSetup

VARIANTS: dict[str, str] = {
    "jokers": "Two Jokers are shuffled in: they lose to 1 to 10 and beat J, Q, K and A.",
    "person_starts": "The person at the mouse starts the first round (F5).",
    "first_to_five": "Whoever has five points first wins the match (F16).",
}
"""The variants by name, each with what it does."""


def standard_setup(variants: Sequence[str] = (), seats: int | None = None) -> FaekinSetup:
    """Return the setup of a match, for five unless ``seats`` says otherwise (F1).

    Raises ValueError naming an unknown variant or an impossible number, and what there is.
    """
    seats = USUAL if seats is None else seats
    if not FEWEST <= seats <= MOST:
        raise ValueError(f"FaeKin is for {FEWEST} to {MOST} seats, not for {seats}.")
    for name in variants:
        if name not in VARIANTS:
            raise ValueError(f"There is no variant called {name!r}; the variants are: {', '.join(VARIANTS)}.")
    return FaekinSetup(
        seats,
        jokers="jokers" in variants,
        goal=FIRST_TO if "first_to_five" in variants else 0,
        person_starts="person_starts" in variants,
    )


def scored(setup: FaekinSetup, winners: Sequence[Seat]) -> tuple[int, ...]:
    """Return the points by seat after a round: one more for every winner (F16)."""
    before = setup.score or (0,) * setup.seats
    return tuple(points + (seat in winners) for seat, points in enumerate(before))


def following(setup: FaekinSetup, winners: Sequence[Seat]) -> FaekinSetup:
    """Return the next round's setup: whoever sat clockwise of the last starter has seat 0 now (F5).

    Everybody moves up by one seat, so whoever sat in seat 0 has the last one; the points go with them.
    """
    points = scored(setup, winners)
    return msgspec.structs.replace(setup, score=points[1:] + points[:1])


def match_winners(setup: FaekinSetup, winners: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return who has won the match with this round: the most points, once somebody has reached the goal (F16).

    Points are won by Courts, so several may reach the goal at once; () while nobody has.
    """
    points = scored(setup, winners)
    best = max(points)
    if not setup.goal or best < setup.goal:
        return ()
    return tuple(seat for seat, count in enumerate(points) if count == best)
