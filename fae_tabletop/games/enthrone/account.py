"""How a match went, in words: whether one was seen through, and which turns changed most, by what was knowable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Pawn, View
from fae_tabletop.games.enthrone.words import NAMES, NUMBERS, log_lines

SEEN_THROUGH = 0.5
"""A seat is seen through when the rival gives its Chosen Pawn more than this."""
MOST_TURNING = 3
SMALLEST_SWING = 0.08
"""A change of the chances below this is no turning point."""


class Reckoned(NamedTuple):
    """What could be known before ``turn`` (from 1).

    ``suspicion`` holds for each pawn the chance that the rival gave it to be the viewer's, None where it was not
    the rival's decision; ``chance`` is the viewer's chance to win, and ``reading`` the chance of each pawn to be the
    rival's, both as a careful reader in the viewer's place would have put them.
    """

    turn: int
    suspicion: tuple[float, ...] | None
    chance: float
    reading: tuple[float, ...]


class Turning(NamedTuple):
    """A turn that changed much: the viewer's chance before and after it."""

    turn: int
    before: float
    after: float


def turning_points(reckoned: Sequence[Reckoned]) -> tuple[Turning, ...]:
    """Return the turns that changed the viewer's chance most, at most three, in their order.

    The last turn is left out: it ended the match.
    """
    swings = [
        Turning(one.turn, one.chance, after.chance)
        for one, after in pairwise(reckoned)
        if abs(after.chance - one.chance) >= SMALLEST_SWING
    ]
    swings.sort(key=lambda one: -abs(one.after - one.before))
    return tuple(sorted(swings[:MOST_TURNING]))


def seen_through(reckoned: Sequence[Reckoned], pawn: Pawn) -> Reckoned | None:
    """Return the first decision at which the rival took ``pawn`` for more likely than not; None for never."""
    return next(
        (one for one in reckoned if one.suspicion and one.suspicion[NUMBER[pawn]] > SEEN_THROUGH), None
    )


def suspicion_told(view: View, rival: str, reckoned: Sequence[Reckoned], memory: int | None) -> str:
    """Return in a sentence whether and when the viewer was seen through."""
    known = view.revealed
    own = known.chosen[view.seat] if known is not None else None
    shares = [one.suspicion[NUMBER[own]] for one in reckoned if one.suspicion and own is not None]
    if own is None or not shares:
        return f"{rival} never had to decide anything."
    if memory == 0:
        return f"{rival} remembers no moves: all whom it could not exclude were the same to it."
    found = seen_through(reckoned, own)
    if found is None or found.suspicion is None:
        return f"You were never seen through: {rival} gave your {NAMES[own]} {percent(max(shares))} at most."
    share = found.suspicion[NUMBER[own]]
    return f"You were seen through before turn {found.turn}: {rival} gave your {NAMES[own]} {percent(share)} then."


def forgotten_told(rival: str, reckoned: Sequence[Reckoned], memory: int | None) -> str:
    """Return why the rival suspected pawns again that it had excluded; empty where it did not.

    What excluded them may lie further back than the rival remembers, even where the board still shows it.
    """
    shares = [one.suspicion for one in reckoned if one.suspicion]
    again = any(not before[i] and after[i] for before, after in pairwise(shares) for i in range(len(before)))
    if not memory or not again:
        return ""
    turns = NUMBERS[memory] if memory < len(NUMBERS) else str(memory)
    return f"{rival} remembers {turns} turns: what it forgot, it suspects again."


def notebook_told(view: View, rival: str, reckoned: Sequence[Reckoned], marks: Mapping[Pawn, int]) -> str:
    """Return how the viewer's ``marks`` of suspicion compare with the truth and with a careful reader.

    The marks are scored as shares of all that were given to pawns which were still possible.
    """
    known = view.revealed
    truth = known.chosen[1 - view.seat] if known is not None else None
    if truth is None or not reckoned:
        return "There was nothing to find out."
    reading = reckoned[-1].reading
    kept = {pawn: marks.get(pawn, 0) for pawn in PAWNS if reading[NUMBER[pawn]] > 0}
    most = max(kept.values(), default=0)
    top = [pawn for pawn, mark in kept.items() if mark == most]
    if not most:
        yours = f"You marked nobody in your notebook; {rival} was the {NAMES[truth]}."
    elif top == [truth]:
        yours = f"You suspected the {NAMES[truth]} most, and you were right."
    elif truth in top:
        yours = f"You suspected {NUMBERS[len(top)]} pawns most, among them the {NAMES[truth]}, who it was."
    else:
        yours = f"You suspected the {' and the '.join(NAMES[pawn] for pawn in top)} most; it was the {NAMES[truth]}."
    share = percent(reading[NUMBER[truth]])
    reader = f"careful reader would have given the {NAMES[truth]} {share}, {_compared(reading, truth)}."
    if not most:
        return f"{yours} A {reader}"
    score = percent(kept.get(truth, 0) / sum(kept.values()))
    return f"{yours} Your marks gave it {score}; a {reader}"


def _compared(reading: Sequence[float], truth: Pawn) -> str:
    """Return how the share of ``truth`` stands to the others; shares that read alike are called alike."""
    others = [pawn for pawn in PAWNS if pawn != truth]
    best = max(others, key=lambda pawn: reading[NUMBER[pawn]])
    own, most = percent(reading[NUMBER[truth]]), percent(reading[NUMBER[best]])
    if own == most:
        alike = [pawn for pawn in others if percent(reading[NUMBER[pawn]]) == own]
        also = "another" if len(alike) == 1 else f"{NUMBERS[len(alike)]} others"
        return f"as much as {also}"
    return (
        "more than anybody"
        if reading[NUMBER[truth]] > reading[NUMBER[best]]
        else f"but the {NAMES[best]} {most}"
    )


def turning_told(view: View, rival: str, point: Turning) -> str:
    """Return a turning point in two sentences."""
    line = log_lines(view, rival)[point.turn - 1]
    rose = "rose" if point.after > point.before else "fell"
    what = line.text.split(". ")[0].removesuffix(".")
    return (
        f"Turn {point.turn}, {line.who if line.who != 'You' else 'you'}: {what}. By what you could know, your chances "
        f"{rose} from {percent(point.before)} to {percent(point.after)}."
    )


def percent(share: float) -> str:
    """Return a share from 0 to 1 as words."""
    return f"{round(100 * share)}\u00a0%"
