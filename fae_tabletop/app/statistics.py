"""What the results kept in the profile add up to: by level, table and rival, by ending and length, over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple

from fae_tabletop.app.catalog import PEOPLE_LEVELS
from fae_tabletop.table.profile import Result, Tally

FORM = 10
"""The share won is told over so many matches."""
BANDS = 6
"""How many bands of length there are at most."""
WIDTHS = (5, 10, 20, 25, 50, 100, 200, 500, 1000, 2500, 5000)
"""Widths that a band of length may have, in turns."""
CHOICES = {"enthrone": 2}
"""Commands before the first turn, by game: both seats choose an identity."""
TURNS_COUNTED = frozenset({"enemies-and-lovers"})
"""Games whose positions count the turns themselves, skipped ones too."""
MOST_RIVALS = 12
"""How many rivals are told of: the cast, and a few whom files from elsewhere may have brought."""
MIXED = "mixed"
"""What stands for the level of a table whose rivals play at different ones."""


class Ending(NamedTuple):
    """A way that matches ended, by the game's word for it, and for whom."""

    why: str
    tally: Tally


class Band(NamedTuple):
    """How many ``matches`` took from ``first`` to ``last`` moves."""

    first: int
    last: int
    matches: int


class Streak(NamedTuple):
    """Matches in a row with one outcome (``won``, ``lost``, ``drawn``, or "" when there is none)."""

    outcome: str
    length: int


class Numbers(NamedTuple):
    """Everything that is told about the matches of one game.

    ``course`` holds, match by match, the share won (0 to 1) of that match and up to nine before it; ``days`` are
    the dates of the first and the last match. ``seats`` counts by how many sat at the table, ``rivals`` by who did: a
    match counts for everybody who sat there. Both know only matches that were noted with their rivals.
    """

    whole: Tally
    undone: int
    levels: tuple[tuple[str, Tally], ...]
    endings: tuple[Ending, ...]
    bands: tuple[Band, ...]
    middle: float
    now: Streak
    longest: int
    course: tuple[float, ...]
    days: tuple[str, str]
    seats: tuple[tuple[int, Tally], ...] = ()
    rivals: tuple[tuple[str, Tally], ...] = ()


def numbers(results: Iterable[Result]) -> Numbers:
    """Return what these results of one game, in any order, add up to."""
    found = chronological(results)
    outcomes = [result.outcome for result in found]
    lengths = [turns(result) for result in found]
    return Numbers(
        _tally(outcomes),
        sum(result.undone for result in found),
        _levels(found),
        _endings(found),
        _bands(lengths),
        median(lengths) if lengths else 0,
        _now(outcomes),
        _longest(outcomes),
        _course(outcomes),
        (found[0].day, found[-1].day) if found else ("", ""),
        _seats(found),
        _rivals(found),
    )


def chronological(results: Iterable[Result]) -> list[Result]:
    """Return results the oldest first: by day, then by the number at the end of the match file's name."""

    def when(result: Result) -> tuple[str, int, str]:
        number = result.match.partition(".")[0].rpartition("-")[2]
        return result.day, int(number) if number.isascii() and number.isdigit() else 0, result.match

    return sorted(results, key=when)


def _tally(outcomes: Sequence[str]) -> Tally:
    return Tally(outcomes.count("won"), outcomes.count("lost"), outcomes.count("drawn"))


def _levels(found: Sequence[Result]) -> tuple[tuple[str, Tally], ...]:
    """The levels that were played, the weakest first, those only tests know behind them."""
    there = {level_of(result) for result in found}
    order = [level for level in PEOPLE_LEVELS if level in there]
    order += sorted(there - {*order, MIXED})
    order += [MIXED] if MIXED in there else []
    return tuple(
        (level, _tally([result.outcome for result in found if level_of(result) == level])) for level in order
    )


def level_of(result: Result) -> str:
    """Return at which level a table played, or MIXED."""
    levels = {level for _, level in result.rivals}
    return MIXED if len(levels) > 1 else result.level


def _seats(found: Sequence[Result]) -> tuple[tuple[int, Tally], ...]:
    """By how many sat at the table, the fewest first."""
    counts = sorted({len(result.rivals) + 1 for result in found if result.rivals})
    outcomes = {
        count: [result.outcome for result in found if result.rivals and len(result.rivals) + 1 == count]
        for count in counts
    }
    return tuple((count, _tally(outcomes[count])) for count in counts)


def _rivals(found: Sequence[Result]) -> tuple[tuple[str, Tally], ...]:
    """By who sat at the table, whom one met most often first."""
    met = Counter(name for result in found for name in {name for name, _ in result.rivals} if name)
    return tuple(
        (name, _tally([result.outcome for result in found if any(name == one for one, _ in result.rivals)]))
        for name, _ in sorted(met.items(), key=lambda one: (-one[1], one[0]))[:MOST_RIVALS]
    )


def _endings(found: Sequence[Result]) -> tuple[Ending, ...]:
    """The ways that occurred, the most frequent first."""
    ways = Counter(result.why for result in found)
    return tuple(
        Ending(why, _tally([result.outcome for result in found if result.why == why]))
        for why, _ in sorted(ways.items(), key=lambda way: (-way[1], way[0]))
    )


def turns(result: Result) -> int:
    """Return how many turns a match had, as its end told; choosing identities and giving up are no turns."""
    if result.game in TURNS_COUNTED and result.turns:
        return result.turns + 1
    others = CHOICES.get(result.game, 0) + (result.why == "resigned")
    return max(0, result.length - others)


def _bands(lengths: Sequence[int]) -> tuple[Band, ...]:
    if not lengths:
        return ()
    first, last = min(lengths), max(lengths)
    width = next((w for w in WIDTHS if last // w - first // w < BANDS), last - first + 1)
    counts = Counter(length // width for length in lengths)
    return tuple(
        Band(n * width, (n + 1) * width - 1, counts[n]) for n in range(first // width, last // width + 1)
    )


def _now(outcomes: Sequence[str]) -> Streak:
    if not outcomes:
        return Streak("", 0)
    last = outcomes[-1]
    length = next((n for n, one in enumerate(reversed(outcomes)) if one != last), len(outcomes))
    return Streak(last, length)


def _longest(outcomes: Sequence[str]) -> int:
    """The most wins in a row."""
    most = row = 0
    for outcome in outcomes:
        row = row + 1 if outcome == "won" else 0
        most = max(most, row)
    return most


def _course(outcomes: Sequence[str]) -> tuple[float, ...]:
    shares = []
    for n in range(1, len(outcomes) + 1):
        last = outcomes[max(0, n - FORM) : n]
        shares.append(last.count("won") / len(last))
    return tuple(shares)
