"""What is told of a match that is over: spells of the Crown, near misses, a good deed, turning points."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
import pytest

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.account import (
    CrownThen,
    Judged,
    Reckoned,
    Spell,
    Stood,
    Tally,
    Turning,
    crown_over_time,
    deed_told,
    largest,
    near_misses,
    own_deeds,
    spells,
    swings,
    tallies,
    turn_starts,
    turning_points,
    turning_told,
)
from fae_tabletop.games.enemies_and_lovers.cards import Subtype
from fae_tabletop.games.enemies_and_lovers.deduction import Crown
from fae_tabletop.games.enemies_and_lovers.public import View
from tests.rules.enemies_and_lovers.histories import NAMES
from tests.rules.enemies_and_lovers.tables import Table

NOBODY = Crown((0.0, 0.0), 1.0)


def before(
    turn: int,
    chance: float = 0.5,
    holder: Seat | None = None,
    courts: Sequence[Collection[Subtype]] = ((), ()),
    logged: int = 0,
) -> Reckoned:
    """Return how things stood before a command of ``turn``; two sit at the table."""
    stood = Stood(turn, holder, tuple(frozenset(court) for court in courts))
    return Reckoned(stood, (turn - 1) % 2, (turn - 1) % 2, logged, (NOBODY, NOBODY), chance)


def stood(told: Sequence[Reckoned]) -> list[Stood]:
    """Return the truth in it."""
    return [one.stood for one in told]


def over(winner: Seat | None = None, log: tuple[e.Told, ...] = ()) -> View:
    """Return a last view of seat 0."""
    view = Table([["wren"], ["locke"]]).view(0)
    return msgspec.structs.replace(view, winner=winner, log=log)


def test_the_crown_is_followed_turn_by_turn() -> None:
    told = [before(1), before(1, holder=1), before(2, holder=1), before(3, holder=1), before(4, holder=0)]
    assert spells(stood(told)) == (Spell(None, 1, 1), Spell(1, 2, 3), Spell(0, 4, 4))
    assert spells(stood(told))[1].turns == 2
    assert [one.turn for one in turn_starts(told)] == [1, 2, 3, 4]
    assert crown_over_time(told, 1)[1] == CrownThen(2, NOBODY, 1)


def test_a_lost_turn_counts_alike_for_the_words_and_the_picture() -> None:
    told = [before(1, holder=0), before(2, holder=0), before(4, holder=0), before(6, holder=1)]
    assert spells(stood(told)) == (Spell(0, 1, 4), Spell(1, 5, 6))
    then = crown_over_time(told, 0)
    assert [(one.turn, one.holder) for one in then] == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)]


def test_near_misses_are_told_of_everybody_but_the_winner() -> None:
    short: tuple[tuple[Subtype, ...], ...] = (
        ("crown", "prince", "coercion"),
        ("prince", "conspirator", "coercion"),
    )
    told = [
        before(1),
        *(before(turn, holder=0, courts=short) for turn in range(2, 11)),
        before(11, holder=1),
    ]
    assert near_misses(over(winner=1), NAMES, stood(told)) == (
        "You held the Crown for nine turns, and it was not enough.",
        "Your Court was one card short on turn 2 and stayed so for nine turns: it lacked a Conspirator.",
    )
    assert near_misses(over(winner=0), NAMES, stood(told)) == (
        "Bea’s Court was one card short on turn 2 and stayed so for nine turns: it lacked the Crown.",
    )
    once = [before(1), before(12, courts=(("crown", "conspirator", "coercion"), ())), before(13)]
    assert near_misses(over(winner=1), NAMES, stood(once)) == (
        "Your Court was one card short on turn 12: it lacked a Prince.",
    )
    shielded = [
        before(1),
        before(2, courts=(("crown", "changeling", "coercion"), ())),
        before(3, courts=(("crown", "changeling", "coercion", "shield"), ())),
    ]
    assert near_misses(over(winner=1), NAMES, stood(shielded)) == (
        "Your Court was one card short on turn 2 and stayed so for two turns: it lacked a Prince or a Conspirator.",
    ), "either would do beside the Changeling"
    assert near_misses(over(winner=1), NAMES, stood([before(1), before(2, holder=0)])) == ()


def points(view: View, told: Sequence[Reckoned], learned: Collection[int] = ()) -> list[Turning]:
    """Return the turning points of a match in which something can be learned from the turns ``learned``."""
    judged = [Judged(one, "Better." if one.turn in learned else "", 0) for one in largest(swings(view, told))]
    return [one.point for one in turning_points(view, judged)]


def test_at_most_three_turns_are_turning_points_the_largest_swings_there_were() -> None:
    chances = [0.5, 0.2, 0.25, 0.6, 0.5, 0.9]
    played = e.Played(seat=1, card="locke", at=0, no_draw=False)
    view = over(log=(played,) * 6)
    told = [before(turn, chance, logged=turn - 1) for turn, chance in enumerate(chances, start=1)]
    assert [one.turn for one in swings(view, told)] == [5, 3, 1, 4, 2], "most first"
    found = points(view, told)
    assert [(one.turn, one.before, one.after) for one in found] == [
        (1, 0.5, 0.2),
        (3, 0.25, 0.6),
        (5, 0.5, 0.9),
    ]
    assert [one.steps for one in found] == [(0, 1), (2, 3), (4, 5)]
    assert [one.turn for one in points(view, [before(1, 0.5), before(2, 0.54)])] == [1], (
        "however small they are"
    )
    assert points(view, [before(1, 0.5), before(2, 0.52)]) == [], "but what is truly nothing is none"
    assert swings(view, []) == ()


def test_turns_from_which_something_can_be_learned_come_before_those_in_which_nothing_was_done() -> None:
    chances = [0.5, 0.4, 0.4, 0.33, 0.33, 0.27, 0.27, 0.23]
    told = [before(turn, chance) for turn, chance in enumerate(chances, start=1)]
    assert [one.turn for one in points(over(), told)] == [1, 3, 5], "in others' turns nothing was done"
    assert [one.turn for one in points(over(), told, learned=[7])] == [1, 3, 7], "the largest stays"


def test_the_crown_gained_or_lost_is_looked_at_before_all_else() -> None:
    told = [
        before(1, 0.1),
        before(3, 0.9),
        before(5, 0.9, holder=0),
        before(7, 0.9, holder=0),
        before(9, 0.9),
    ]
    assert [one.turn for one in swings(over(), told)][:2] == [3, 7]


def test_a_turning_point_is_told_with_what_was_done() -> None:
    log = (
        e.TurnStarted(seat=1, round=1),
        e.Played(seat=1, card="wraithberry", at=0, no_draw=False),
        e.Killed(seat=0, card="oak", slot=None, part="card", by="wraithberry"),
        e.Drawn(seat=1, count=1, cards=()),
        e.Drawn(seat=0, count=2, cards=("wren", "locke")),
    )
    told = [before(2, 0.5, logged=1), before(3, 0.3, logged=4), before(4, 0.1, logged=5)]
    view = over(log=log)
    first, second = points(view, told)
    assert turning_told(view, NAMES, first) == (
        "Turn 2: Bea plays Wraithberry on you; Bea kills Oak. By what you could know, your chances fell from "
        "50\u00a0% to 30\u00a0%."
    )
    assert turning_told(view, NAMES, second).startswith("Turn 3: you play nothing and draw Wren and Locke.")
    assert turning_told(view, NAMES, second._replace(seat=1, events=(3, 4))).startswith(
        "Turn 3: Bea plays nothing."
    )


def test_the_best_of_ones_own_deeds_is_remembered() -> None:
    log = (
        e.Interrupted(seat=0, card="titch"),
        e.Stolen(thief=0, victim=1, card="the_crown_of_elfhame", by="orlagh"),
        e.Stolen(thief=1, victim=0, card="wren", by="grimsen"),
    )
    told = [before(1, 0.2), before(1, 0.3, logged=1), before(1, 0.6, logged=2), before(2, 0.95, logged=3)]
    best, *others = own_deeds(over(log=log), told)
    assert [one.steps for one in (best, *others)] == [(1, 2), (0, 1)]
    assert deed_told(over(log=log), NAMES, best) == (
        "What brought you furthest, on turn 1: you take The Crown of Elfhame from Bea. By what you could know, your "
        "chances rose from 30\u00a0% to 60\u00a0%."
    )
    assert own_deeds(over(log=log), told[:1]) == ()
    assert own_deeds(over(log=log[2:]), [before(1, 0.2), before(2, 0.9, logged=1)]) == (), "a rival's"


@pytest.mark.parametrize("winner", [None, 0, 1])
def test_nothing_is_made_up_of_a_match_without_turns(winner: Seat | None) -> None:
    view = over(winner)
    assert (near_misses(view, NAMES, []), own_deeds(view, []), spells([])) == ((), (), ())


def test_what_everybody_did_is_counted() -> None:
    log: tuple[e.Told, ...] = (
        e.Placed(seat=0, card=None, slot=1, to="new"),
        e.Played(seat=1, card="wren", at=0, no_draw=False),
        e.Interrupted(seat=0, card="rowan_berries"),
        e.Discarded(seat=0, card="locke", cause="treachery"),
        e.Discarded(seat=0, card="oak", cause="looked"),
        e.Played(seat=0, card="the_bomb", at=None, no_draw=False),
    )
    mine, theirs = tallies(over(log=log))
    assert mine == Tally(placed=1, played=1, attacks_made=0, attacks_suffered=1, answered=1, lost=1)
    assert theirs == Tally(placed=0, played=1, attacks_made=1, attacks_suffered=0, answered=0, lost=0)
