"""How a match went, told when it is over: who had the Crown, who came near, one good deed, which turns changed most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import NAMES, Subtype
from fae_tabletop.games.enemies_and_lovers.courts import missing
from fae_tabletop.games.enemies_and_lovers.deduction import Crown
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.words import (
    Deed,
    actor,
    headline,
    lacks_told,
    listed,
    percent,
    plural,
    whose,
)

MOST_TURNING, MOST_JUDGED = 3, 5
"""How many turning points are told, and from among how many they are chosen by what can be learned from them."""
SMALLEST_SWING = 0.03
"""A change of the chances below this is no turning point."""
SMALLEST_DEED = 0.08
"""A rise of the chances below this is no deed to remember."""
WORTH_A_LOOK, MOST_LOOKED_AT = 0.04, 5
"""From which rise on by first estimate a deed may be one, and how many are looked at closely."""
MOST_SWINGS = 8
"""How many turns are looked at closely that may be turning points: those of the largest change by first estimate."""
LONG_SPELL = 3
"""The Crown that was had for fewer turns is not worth a line."""


class Stood(NamedTuple):
    """How things truly stood before a command, the deal first.

    ``turn`` counts from 1, lost turns included. ``holder`` had the Crown (None: it lay in a pile), ``courts`` is which
    types lay in each Court, by seat.
    """

    turn: int
    holder: Seat | None
    courts: tuple[frozenset[Subtype], ...]


class Reckoned(NamedTuple):
    """What could be known before a command.

    ``seat`` was on turn and ``acting`` decided. ``logged`` is how many events the viewer's log held. ``crown`` tells,
    by seat, where that seat could know the Crown to be. ``chance`` is the viewer's chance to win, as a careful reader
    in its place would put it at first sight: it is measured closely only where it changed.
    """

    stood: Stood
    seat: Seat
    acting: Seat
    logged: int
    crown: tuple[Crown, ...]
    chance: float

    @property
    def turn(self) -> int:
        """The turn, from 1."""
        return self.stood.turn


class Turning(NamedTuple):
    """A turn that changed much, of ``seat``: the viewer's chance before and after, its part of the viewer's log.

    ``steps`` are how many commands were given before its first one, and before the first one of the next turn.
    """

    turn: int
    seat: Seat
    before: float
    after: float
    events: tuple[int, int]
    steps: tuple[int, int]

    @property
    def change(self) -> float:
        """How much it changed, whether for better or worse."""
        return abs(self.after - self.before)


class OwnDeed(NamedTuple):
    """A deed of the viewer's on a turn, and its chance before and after; ``steps`` as for Turning."""

    turn: int
    deed: Deed
    before: float
    after: float
    steps: tuple[int, int]


class Judged(NamedTuple):
    """A turning point; ``verdict`` says what a careful player prefers to what the viewer did in it, if anything.

    ``look`` is the step whose decision tells most about it.
    """

    point: Turning
    verdict: str
    look: int


class Hindsight(NamedTuple):
    """What a match comes to: its turning points, and what the viewer did best, in sentences (may be empty).

    ``done``: nothing more will be found.
    """

    points: tuple[Judged, ...] = ()
    deed: str = ""
    done: bool = False


class Spell(NamedTuple):
    """Who had the Crown from turn ``first`` to turn ``last``, both included; None: nobody."""

    holder: Seat | None
    first: int
    last: int

    @property
    def turns(self) -> int:
        """How many turns it lasted."""
        return self.last - self.first + 1


class Tally(NamedTuple):
    """What a seat did and suffered in a match, counted. Lost are cards stolen, captured, killed or discarded."""

    placed: int
    played: int
    attacks_made: int
    attacks_suffered: int
    answered: int
    lost: int


class CrownThen(NamedTuple):
    """What a seat could know at the beginning of a turn of the Crown, and who had it."""

    turn: int
    known: Crown
    holder: Seat | None


def turn_starts(reckoned: Sequence[Reckoned]) -> tuple[Reckoned, ...]:
    """Return how things stood at the beginning of every turn."""
    return tuple(next(group) for _, group in groupby(reckoned, key=lambda one: one.turn))


def crown_over_time(reckoned: Sequence[Reckoned], seat: Seat) -> tuple[CrownThen, ...]:
    """Return turn by turn where ``seat`` could know the Crown to be: the data of a picture.

    Lost turns are counted, too: they were as the next turn found things.
    """
    found: list[CrownThen] = []
    for one in turn_starts(reckoned):
        first = found[-1].turn + 1 if found else one.turn
        found += [CrownThen(turn, one.crown[seat], one.stood.holder) for turn in range(first, one.turn + 1)]
    return tuple(found)


def spells(stood: Sequence[Stood]) -> tuple[Spell, ...]:
    """Return who had the Crown at the beginning of the turns, lost ones included, in their order."""
    found: list[Spell] = []
    starts = [next(group) for _, group in groupby(stood, key=lambda one: one.turn)]
    for holder, group in groupby(starts, key=lambda one: one.holder):
        turns = [one.turn for one in group]
        found.append(Spell(holder, found[-1].last + 1 if found else turns[0], turns[-1]))
    return tuple(found)


def near_misses(view: View, names: Sequence[str], stood: Sequence[Stood]) -> tuple[str, ...]:
    """Return, a sentence each, who else had the Crown for long and whose Court was one card short.

    ``names`` are by seat; the viewer comes first, then the others clockwise, and the winner is left out.
    """
    told = []
    for step in range(view.players):
        seat = (view.seat + step) % view.players
        if seat == view.winner:
            continue
        mine = [spell for spell in spells(stood) if spell.holder == seat and spell.turns >= LONG_SPELL]
        if mine:
            longest = max(mine, key=lambda spell: spell.turns)
            who = "You" if seat == view.seat else names[seat]
            told.append(f"{who} held the Crown for {plural(longest.turns, 'turn')}, and it was not enough.")
        short = _one_short(stood, seat)
        if short is not None:
            lacked, first, turns = short
            owner = whose(view, names, seat)
            lasted = f" and stayed so for {plural(turns, 'turn')}" if turns > 1 else ""
            told.append(
                f"{owner[:1].upper()}{owner[1:]} Court was one card short on turn {first}{lasted}: "
                f"it lacked {lacked}."
            )
    return tuple(told)


def _one_short(stood: Sequence[Stood], seat: Seat) -> tuple[str, int, int] | None:
    """Return what a Court lacked, from which turn on and for how many, the longest time it was one card short."""
    best: tuple[str, int, int] | None = None

    def told(one: Stood) -> str:
        there = one.courts[seat]
        return lacks_told(there) if len(missing(there)) == 1 else ""

    for lacked, group in groupby(stood, key=told):
        turns = [one.turn for one in group]
        lasted = turns[-1] - turns[0] + 1
        if lacked and (best is None or lasted > best[2]):
            best = lacked, turns[0], lasted
    return best


def tallies(view: View) -> tuple[Tally, ...]:
    """Return what every seat did and suffered, by seat, as far as the viewer's log tells; it tells all of that."""
    found = [[0] * len(Tally._fields) for _ in range(view.players)]

    def count(seat: Seat, what: str) -> None:
        found[seat][Tally._fields.index(what)] += 1

    for event in view.log:
        match event:
            case e.Placed(seat=seat):
                count(seat, "placed")
            case e.Played(seat=seat, at=at):
                count(seat, "played")
                if at is not None:
                    count(seat, "attacks_made")
                    count(at, "attacks_suffered")
            case e.Interrupted(seat=seat):
                count(seat, "answered")
            case e.Killed(seat=seat) | e.Stolen(victim=seat) | e.Captured(victim=seat):
                count(seat, "lost")
            case e.Discarded(seat=seat, cause="treachery"):
                count(seat, "lost")
    return tuple(Tally(*row) for row in found)


def swings(view: View, reckoned: Sequence[Reckoned]) -> tuple[Turning, ...]:
    """Return the turns that seem to have changed the viewer's chance most, most first: those worth a closer look.

    Those in which the viewer gained or lost the Crown come before all others. Left out are the last turn, which ended
    the match, and turns of others in which nothing was done; ``view`` is the last one.
    """
    firsts = [n for n, one in enumerate(reckoned) if not n or reckoned[n - 1].turn != one.turn]
    found = []
    for first, then in pairwise(firsts):
        one, after = reckoned[first], reckoned[then]
        if one.seat == view.seat or _deeds(view, (one.logged, after.logged)):
            events = one.logged, after.logged
            moved = (one.stood.holder == view.seat) != (after.stood.holder == view.seat)
            swing = Turning(one.turn, one.seat, one.chance, after.chance, events, (first, then))
            found.append((not moved, -swing.change, swing))
    return tuple(swing for _, _, swing in sorted(found)[:MOST_SWINGS])


def _deeds(view: View, events: tuple[int, int]) -> list[Deed]:
    """Return what was done in a part of the log."""
    return [event for event in view.log[slice(*events)] if isinstance(event, Deed)]


def largest(measured: Sequence[Turning]) -> tuple[Turning, ...]:
    """Return those turns that did change the viewer's chance, most first: the turning points are among them."""
    found = [one for one in measured if one.change >= SMALLEST_SWING]
    return tuple(sorted(found, key=lambda one: (-one.change, one.turn))[:MOST_JUDGED])


def turning_points(view: View, judged: Sequence[Judged]) -> tuple[Judged, ...]:
    """Return the turning points in the order of the match, at most three, from among ``judged``, most change first.

    The largest change is always one; then those come first from which something can be learned, or in which something
    was done.
    """
    first, rest = judged[:1], judged[1:]
    rest = sorted(rest, key=lambda one: not (one.verdict or _deeds(view, one.point.events)))
    return tuple(sorted((*first, *rest[: MOST_TURNING - 1]), key=lambda one: one.point.turn))


def turning_told(view: View, names: Sequence[str], point: Turning) -> str:
    """Return a turning point in two sentences; ``view`` is the last one, ``names`` are by seat."""
    what = "; ".join(_told(view, names, deed) for deed in _deeds(view, point.events))
    rose = "rose" if point.after > point.before else "fell"
    return (
        f"Turn {point.turn}: {what or _drawn(view, names, point)}. By what you could know, your chances {rose} from "
        f"{percent(point.before)} to {percent(point.after)}."
    )


def _drawn(view: View, names: Sequence[str], point: Turning) -> str:
    """Return that nothing was done in a turn but to draw, with the cards where the viewer drew them."""
    drawn = [event for event in view.log[slice(*point.events)] if isinstance(event, e.Drawn)]
    cards = [NAMES[card] for event in drawn if event.seat == view.seat for card in event.cards]
    if point.seat != view.seat:
        return f"{names[point.seat]} plays nothing"
    return f"you play nothing and draw {listed(cards)}" if cards else "you play nothing"


def own_deeds(view: View, reckoned: Sequence[Reckoned]) -> tuple[OwnDeed, ...]:
    """Return what the viewer did that seems to have raised its own chance most, most first.

    What ended the match is left out.
    """
    found = []
    for step, (one, after) in enumerate(pairwise(reckoned)):
        if after.chance - one.chance < WORTH_A_LOOK:
            continue
        for event in view.log[one.logged : after.logged]:
            if isinstance(event, Deed) and actor(view, event) == view.seat:
                found.append(OwnDeed(one.turn, event, one.chance, after.chance, (step, step + 1)))
                break
    found.sort(key=lambda one: one.before - one.after)
    return tuple(found[:MOST_LOOKED_AT])


def deed_told(view: View, names: Sequence[str], done: OwnDeed) -> str:
    """Return in two sentences what the viewer did well; ``view`` is the last one, ``names`` are by seat."""
    return (
        f"What brought you furthest, on turn {done.turn}: {_told(view, names, done.deed)}. By what you could "
        f"know, your chances rose from {percent(done.before)} to {percent(done.after)}."
    )


def _told(view: View, names: Sequence[str], deed: Deed) -> str:
    """Return a deed as it is told within a sentence."""
    words = headline(view, names, deed)
    return words[:1].lower() + words[1:] if actor(view, deed) == view.seat else words
