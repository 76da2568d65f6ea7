"""Who the rival certainly is not, by what one seat has seen (rules page: What the table must show; E5)."""

from __future__ import annotations

from fae_tabletop.games.enthrone.public import PAWNS, Pawn, View


def excluded_identities(view: View) -> dict[Pawn, str]:
    """Return the pawns that certainly are not the rival's Chosen Pawn, each with the reason's code.

    ``own_card``: it is in the viewer's hand; ``captured_by_me``: the viewer captured it and the game went on;
    ``quarry_complete``: all its quarry is captured and the game went on. A pawn that the rival captured stays
    possible (E5). The reasons are tried in this order.
    """
    reasons: dict[Pawn, str] = {}
    for pawn in view.hand:
        reasons[pawn] = "own_card"
    for record in view.moves:
        if record.victim is not None and record.seat == view.seat:
            reasons.setdefault(record.victim, "captured_by_me")
    taken = set(view.captured)
    for pawn, quarry in zip(PAWNS, view.quarry, strict=True):
        if taken.issuperset(quarry):
            reasons.setdefault(pawn, "quarry_complete")
    return reasons


def possible_identities(view: View) -> tuple[Pawn, ...]:
    """Return the pawns that may be the rival's Chosen Pawn, in the order of PAWNS."""
    excluded = excluded_identities(view)
    return tuple(pawn for pawn in PAWNS if pawn not in excluded)
