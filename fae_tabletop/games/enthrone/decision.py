"""What a decision rested on, told once the match is over: what the mover could know, and what each move weighed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enthrone.board import REGALIA, Cell
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Pawn, View
from fae_tabletop.games.enthrone.words import NAMES, NUMBERS
from fae_tabletop.search.retold import Way, how_told

TERMS: dict[str, str] = {
    "decides": "Decided at once",
    "capture_danger": "Danger to the own pawn",
    "regalia_danger": "Suspects beside the Regalia",
    "rival_run": "Suspects’ ways to the Regalia",
    "run": "Own way to the Regalia",
    "quarry_gain": "One of the own quarry less",
    "capture_loss": "Price of any capture",
    "own_pawn_lost": "Own pawn given away",
}
"""Every term of how a move looks, by the name that the evaluation gives it, in the order in which they are told."""
ALSO_SHOWN = 3
"""How many of the moves that were not made are shown beside the one that was."""
LEAST = 0.005
"""A term smaller than this is not told: it rounds to nothing."""
SUSPECTED = 0.01
SETTLED = "Only one rival was possible, so that the ending was reckoned out too."


class Weighed(NamedTuple):
    """A move that was open, and what it weighed.

    ``terms`` hold name and worth of each term, in the unit of a certain win; ``looks`` is their sum. ``share`` is
    the part of the thought that went into the move, ``expected`` its expected result, both 0 to 1 and None where
    nothing was looked ahead. ``way`` are the steps that the mover's own pawn is from the Regalia afterwards, and
    the place of its tile; None for a captured one, or where no way leads.
    """

    command: Command
    tile: int
    pawn: Pawn
    origin: Cell
    to: Cell
    victim: Pawn | None
    looks: float
    terms: tuple[tuple[str, float], ...]
    share: float | None
    expected: float | None
    way: tuple[int, int] | None


class Decision(NamedTuple):
    """One decision. ``view`` is all that the mover knew, ``made`` what it did then.

    ``suspicion`` holds for each pawn the chance that the mover gave it to be the other's Chosen Pawn, ``suspected``
    the chance that a stranger gave it to be the mover's own. ``moves`` are all that were open, the best first;
    ``worlds`` of ``wanted`` were looked at so far, and ``again`` is what the same thought leads to, once it is done.
    ``settled``: the mover could only have one rival and reckoned the ending out besides.
    """

    turn: int
    view: View
    made: Command
    way: Way
    suspicion: tuple[float, ...]
    suspected: tuple[float, ...]
    moves: tuple[Weighed, ...]
    worlds: int = 0
    wanted: int = 0
    again: Command | None = None
    settled: bool = False

    @property
    def seat(self) -> Seat:
        """Who decided."""
        return self.view.seat

    @property
    def done(self) -> bool:
        """Whether nothing more will be found."""
        return self.worlds >= self.wanted

    @property
    def shown(self) -> tuple[Weighed, ...]:
        """The move that was made, then the one that comes out now, then the best of the others."""
        made = [one for one in self.moves if one.command == self.made]
        others = [one for one in self.moves if one.command != self.made]
        others.sort(key=lambda one: one.command != self.again)
        return (*made, *others[:ALSO_SHOWN])


def knew(decision: Decision, who: str) -> str:
    """Return who the mover was, whom it hunted, and what a stranger would have thought of it."""
    view = decision.view
    assert view.chosen is not None, "nobody moves before both have chosen"
    own = NAMES[view.chosen]
    prey = _list([NAMES[pawn] for pawn in view.quarry[NUMBER[view.chosen]]])
    hunts = f"{who} {'were' if who == 'You' else 'was'} the {own} and hunted the {prey}."
    captured = len(view.captured)
    taken = (
        f"{NUMBERS[captured].capitalize()} had been captured."
        if captured
        else "Nobody had been captured yet."
    )
    if view.chosen in view.captured:
        return f"{hunts} {taken} The {own} was among them and could no longer be found out."
    share = _percent(decision.suspected[NUMBER[view.chosen]])
    whose = "your" if who == "You" else "its"
    return f"{hunts} {taken} By {whose} turns so far a stranger would have given the {own} {share}."


def suspects(decision: Decision) -> tuple[tuple[Pawn, float], ...]:
    """Return whom the mover suspected and how much, the most suspected first."""
    found = [
        (pawn, share) for pawn, share in zip(PAWNS, decision.suspicion, strict=True) if share >= SUSPECTED
    ]
    return tuple(sorted(found, key=lambda one: -one[1]))


def move_told(move: Weighed) -> str:
    """Return a move in words; where a pawn goes to that takes nobody is for the board to show."""
    what = f"{NAMES[move.pawn]} from place {move.tile}"
    if move.to == REGALIA:
        return f"{what} onto the Regalia"
    return f"{what} takes the {NAMES[move.victim]}" if move.victim is not None else what


def terms_told(move: Weighed) -> tuple[tuple[str, float], ...]:
    """Return the terms of a move as words and hundredths of a certain win, those that round to nothing left out."""
    worth = dict(move.terms)
    told = []
    for name, words in TERMS.items():
        if abs(worth.get(name, 0.0)) < LEAST:
            continue
        if name == "run" and move.way is not None:
            steps, place = move.way
            words = f"{words} ({_steps(steps)}, tile in {place})"
        told.append((words, 100 * worth[name]))
    return tuple(told)


def came_of(move: Weighed) -> str:
    """Return in words what the thought found about a move."""
    if move.share is None:
        return ""
    if move.expected is None:
        return "never tried"
    return f"{_percent(move.share)} of the thought, expected to win {_percent(move.expected)}"


def how(decision: Decision, who: str, careful: bool) -> str:
    """Return how the decision was taken, and how far the same thought leads to the same move.

    ``careful``: it is weighed for a person, as a careful player in that seat would have.
    """
    numbered = enumerate(decision.shown, start=1)
    best = next(
        (
            f"the {move_told(one)} (move {number})"
            for number, one in numbered
            if one.command == decision.again
        ),
        "",
    )
    told = how_told(
        decision.way, who, careful=careful, looked=decision.worlds, wanted=decision.wanted,
        worlds="imagined courts", same=_same(decision), best=best,
    )  # fmt: skip
    settled = decision.settled and decision.way == "search" and decision.done and _same(decision)
    return f"{told} {SETTLED}" if settled else told


def _same(decision: Decision) -> bool:
    return decision.again == decision.made


def _list(names: Sequence[str]) -> str:
    *most, last = names
    return f"{', the '.join(most)} and the {last}" if most else last


def _steps(count: int) -> str:
    return f"{count} step{'s' if count != 1 else ''}"


def _percent(share: float) -> str:
    return f"{round(100 * share)}\u00a0%"
