"""What a position is worth: how near each Court is to winning."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.state import (
    CHANGELING,
    COERCION,
    CONSPIRATOR,
    CROWN,
    PRINCE,
    THE_CROWN,
    TYPE,
    State,
)

CROWN_IN_COURT, CROWN_IN_HAND, PIECE, CARD = 3.0, 1.5, 1.0, 0.1
"""What the Crown, another piece of a winning Court, and any card in the hand are worth."""


def standing(state: State) -> tuple[float, ...]:
    """Return a share of the game per seat, adding up to 1, by Courts, Crown and hands."""
    worth = []
    for hand, court in zip(state.hands, state.courts, strict=True):
        types = 0
        for slot in court:
            if slot[1] >= 0:
                types |= TYPE[slot[1]]
        pieces = sum(bool(types & kind) for kind in (PRINCE, CONSPIRATOR, COERCION))
        if types & CHANGELING and types & (PRINCE | CONSPIRATOR) != PRINCE | CONSPIRATOR:
            pieces += 1
        own = 1.0 + PIECE * pieces * pieces + CARD * len(hand)
        if types & CROWN:
            own += CROWN_IN_COURT
        elif THE_CROWN in hand:
            own += CROWN_IN_HAND
        worth.append(own)
    total = sum(worth)
    return tuple(own / total for own in worth)
