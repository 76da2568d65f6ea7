"""How a decision was taken, told once the match is over and the thought was gone through again."""

from __future__ import annotations

from typing import Literal

Way = Literal["forced", "blind", "glance", "sure", "search"]
"""No choice, without weighing, by first impressions, a win at hand, by looking ahead."""


def how_told(
    way: Way,
    who: str,
    *,
    careful: bool,
    looked: int,
    wanted: int,
    worlds: str,
    same: bool,
    best: str,
    what: str = "move",
) -> str:
    """Return how ``who`` decided, and how far the same thought leads to the same end.

    ``careful``: it is weighed for a person, as a careful player in that seat would have. Of ``wanted`` imagined
    ``worlds`` (such as ``imagined courts``) so many were ``looked`` at by now; ``same``: the same comes out of it,
    else ``best``, in words. ``what`` is one option.
    """
    match way:
        case "forced":
            return f"There was no other {what}."
        case "blind":
            return f"{who} weighs nothing: the terms below are a careful player’s."
        case "sure":
            wins = "A win was at hand."
            return f"{wins} It was taken without looking further." if same else wins
        case "glance":
            return f"Taken at a glance: the {what} that looked best."
        case "search":
            pass
    done = looked >= wanted
    counted = f"{wanted}" if done else f"{looked} of {wanted}"
    by = f"A careful player in your seat, who looks at {counted} {worlds},"
    if not careful:
        by = f"Thought through again with {counted} {worlds}:"
    if not done:
        return f"{by} is still thinking." if careful else f"{by} not done yet."
    if same:
        return f"{by} {f'makes the same {what}' if careful else f'the same {what} comes out'}."
    if careful:
        return f"{by} prefers {best}."
    return f"{by} {best} comes out; in the match its time ended elsewhere, or its dice fell otherwise."
