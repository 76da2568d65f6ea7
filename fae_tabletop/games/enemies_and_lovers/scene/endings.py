"""What is said of the end of a match, that it nears and how it came, and how the Courts lie then."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.words import plural
from fae_tabletop.ui.people import Person


def end_nears(view: View) -> str:
    """Return that the match will soon be drawn, in the last turns before it would be; else nothing (R7)."""
    idle = view.rules.stall_rounds * view.players - view.idle
    if view.idle and idle <= view.players:
        return draw_nears("stalled", idle)
    left = view.rules.max_rounds * view.players - view.turns
    return draw_nears("rounds", left) if left <= view.players else ""


def draw_nears(cause: str, turns: int) -> str:
    """Return that nobody will win in so many turns: for want of a card that moves, or since the last one is near."""
    when = "after this turn" if turns == 1 else f"in {plural(turns, 'turn')}"
    if cause == "stalled":
        return f"No card moves: {when} nobody wins, unless one does."
    return f"The match ends {when}, and nobody wins."


def ending(view: View, people: Sequence[Person]) -> str:
    """Return how the match ended, in one sentence."""
    if view.why == "resigned":
        return "The match was given up."
    if view.winner is None:
        return (
            "No card moves any more: nobody wins."
            if view.why == "stalled"
            else "The last round is over: nobody wins."
        )
    if view.winner == view.seat:
        return "Your Court is complete: you win."
    return f"The Court of {people[view.winner].name} is complete."


def turned_up(view: View) -> View:
    """Return the view of a match that is over with every Court turned up, as it lies then (R59); else the view."""
    if view.revealed is None:
        return view
    courts = tuple(
        tuple(
            replace(slot, card=lying.card, up=lying.card is not None)
            for slot, lying in zip(court, laid, strict=True)
        )
        for court, laid in zip(view.courts, view.revealed.courts, strict=True)
    )
    return replace(view, courts=courts)
