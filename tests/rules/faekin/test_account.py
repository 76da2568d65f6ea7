"""After a round: what could be known when, what nearly was, what each word was worth, and one good deed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Resign, Seat
from fae_tabletop.games.faekin.account import (
    Reckoned,
    Shift,
    Turning,
    court_that_decided,
    good_deed,
    heirs_over_time,
    near_misses,
    percent,
    truth_told,
    turning_points,
    turning_told,
)
from fae_tabletop.games.faekin.cards import heir_places
from fae_tabletop.games.faekin.commands import Answer, Claim, Duel, LockIn, MoveToken, Say
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.reckoning import reckon
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import CourtIs, Doubt, HeightIs, HeirIs, PlayedWas, Put
from fae_tabletop.games.faekin.verdicts import judged
from tests.rules.faekin.policies import duelling
from tests.rules.faekin.tables import after, duel, table
from tests.support.matches import Match

NAMES = ("You", "Pim", "Grumm", "Ashkar", "Saffron")
RIGHT = (MoveToken("crown", 2), MoveToken("dagger", 3), LockIn())


def played(setup: FaekinSetup, seed: int) -> list[State]:
    """Return every state of a round that ended by a claim."""
    match, dice = Match(FAEKIN, setup, seed), Dice(seed)
    states = [match.state]
    while FAEKIN.waiting(match.state):
        seat = FAEKIN.waiting(match.state)[0]
        commands = FAEKIN.commands(match.state, seat)
        over = len(match.state.duels) >= 12
        commands = tuple(one for one in commands if isinstance(one, Claim) == over) or commands
        match.do(seat, duelling(match.state, seat, commands, dice))
        states.append(match.state)
    return states


def through(state: State, *entries: tuple[Seat, Command]) -> list[State]:
    states = [state]
    for seat, command in entries:
        states.append(FAEKIN.apply(states[-1], seat, command).state)
    return states


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (5, 2)])
def test_what_could_be_known_is_reckoned_after_every_duel(seats: int, seed: int) -> None:
    states = played(FaekinSetup(seats), seed)
    reckoned = tuple(reckon(states, 0))
    assert [one.duels for one in reckoned] == list(range(len(states[-1].duels) + 1))
    truth = heir_places(states[0].masks)
    for one in reckoned:
        assert sum(one.summer) == pytest.approx(1)
        assert sum(one.winter) == pytest.approx(1)
        assert len(one.summer) == states[0].holders + 1
        assert one.truth <= one.best + 1e-9
        assert one.truth <= min(one.summer[truth[0]], one.winter[truth[1]]) + 1e-9
        assert len(states[one.step].duels) == one.duels
        assert set(one.certain) <= set(range(seats))
    assert reckoned[-1].truth > reckoned[0].truth
    chart = heirs_over_time(reckoned, "winter")
    assert [(one.duels, one.shares) for one in chart] == [(one.duels, one.winter) for one in reckoned]
    with pytest.raises(ValueError, match="not over"):
        reckon(states[:-1], 0)


def test_certainty_is_told_of_those_who_have_it() -> None:
    state = table(revealed={"1": "WQ S2 W10", "2": "SA W4 S5", "3": "WK S9 W7"})
    states = through(state, (1, Claim()), *((1, one) for one in (MoveToken("crown", 3), LockIn())))
    reckoned = tuple(reckon(states, 0))
    assert len(reckoned) == 1
    assert reckoned[0].certain == (0,), "only seat 0 knows that it has not got the Winter Ace"
    near = near_misses(FAEKIN.view(states[-1], 0), NAMES, reckoned)
    assert near[0] == "One token was wrong: the Dagger should have stood before Grumm."
    assert near[1] == "You could know both Heirs for certain when the claim was made."


def ten(*truths: float) -> list[Reckoned]:
    return [Reckoned(n, n, (), (), truth, truth, ()) for n, truth in enumerate(truths)]


def test_turning_points_are_the_duels_that_changed_most() -> None:
    assert turning_points(ten(0.1, 0.12, 0.4, 0.3, 0.8, 0.81, 0.95)) == (
        Turning(1, 0.12, 0.4),
        Turning(3, 0.3, 0.8),
        Turning(5, 0.81, 0.95),
    )
    assert turning_points(ten(0.1, 0.15)) == ()
    quiet = ten(0.1)[0]._replace(summer=(0.3, 0.4, 0.3))
    told = quiet._replace(duels=1, summer=(0.25, 0.75, 0.0))
    assert turning_points([quiet, told]) == (Turning(0, 0.1, 0.1, Shift("summer", 1, 0.4, 0.75)),)
    state = duel(duel(table(), 1, "S8", "WQ"), 2, "WQ", "SA")
    view = FAEKIN.view(state, 0)
    assert turning_told(view, NAMES, Turning(0, 0.1, 0.25)) == (
        "Duel 1: you challenged Pim and lost. By what you could know, the true Heirs rose from "
        "10\u00a0% of the deals to 25\u00a0%."
    )
    assert turning_told(view, NAMES, Turning(0, 0.1, 0.1, Shift("summer", 1, 0.34, 0.0))).endswith(
        "By what you could know, Pim fell as the Heir of Summer from 34\u00a0% of the deals to 0\u00a0%."
    )
    assert turning_told(view, NAMES, Turning(1, 0.25, 0.1)).startswith(
        "Duel 2: Pim challenged Grumm and lost. By what you could know, the true Heirs fell from"
    )
    assert [percent(share) for share in (0.0, 0.001, 0.999, 1.0)] == [
        "0\u00a0%",
        "less than 1\u00a0%",
        "more than 99\u00a0%",
        "100\u00a0%",
    ]


def ended(*moves: Command, claimant: Seat = 1) -> State:
    return after(table(), (claimant, Claim()), *((claimant, move) for move in moves))


def test_near_misses_tell_of_the_tokens() -> None:
    def near(state: State, reckoned: Sequence[Reckoned] = ()) -> tuple[str, ...]:
        return near_misses(FAEKIN.view(state, 0), NAMES, reckoned)

    assert near(ended(*RIGHT, claimant=0)) == ()
    assert near(ended(MoveToken("crown", 0), LockIn())) == ("Both tokens stood wrong.",)
    wrong = ended(MoveToken("crown", 3), MoveToken("dagger", 2), MoveToken("dagger", 0), LockIn())
    assert near(wrong) == (
        "One token was wrong: the Dagger should have stood before Grumm.",
        "Both tokens had stood right before Pim moved one away.",
    )
    mine = ended(MoveToken("crown", 0), MoveToken("dagger", 3), LockIn(), claimant=0)
    assert near(mine) == ("One token was wrong: the Crown should have stood before Grumm.",)
    certain = [one._replace(certain=(2, 3)) for one in ten(0.2, 0.3)][1:]
    assert near(wrong, certain)[-1] == "Grumm could know both Heirs for certain after duel 1."
    given_up = after(table(), (1, Resign()))
    assert near(given_up) == ()


def test_how_it_went_begins_with_the_court_that_decided() -> None:
    def decided(state: State, seat: Seat = 0) -> str:
        return court_that_decided(FAEKIN.view(state, seat))

    # Seat 0 is of Summer and seat 1 of Winter.
    dagger = ended(MoveToken("crown", 3), MoveToken("dagger", 0), LockIn())
    assert (decided(dagger), decided(dagger, 1)) == ("summer", "summer")
    crown = ended(MoveToken("crown", 1), MoveToken("dagger", 2), LockIn())
    assert (decided(crown), decided(crown, 1)) == ("winter", "winter")
    right = ended(*RIGHT, claimant=0)
    assert (decided(right), decided(right, 1)) == ("summer", "winter")


def test_what_is_true_instead_is_told() -> None:
    state = duel(table(), 1, "S8", "WQ")
    state = after(
        state,
        (1, Say(CourtIs(1, "summer"))),
        (1, Say(HeightIs(1, "most", 13))),
        (0, Say(PlayedWas(0, 1, "least", 13, "winter"))),
        (2, Say(HeirIs("winter", 1))),
        (0, Claim()),
        (2, Say(Put("crown", 0))),
        *((0, move) for move in RIGHT),
    )
    view, told = FAEKIN.view(state, 0), []
    for verdict in judged(state):
        said = view.talk[verdict.number]
        assert isinstance(said, Said)
        told.append((verdict.judgement, truth_told(view, NAMES, said.fact)))
    assert told == [
        ("lie", "Pim is the Winter Queen."),
        ("true", "Pim is the Winter Queen."),
        ("lie", "It was the Winter Queen."),
        ("mistaken", "Ashkar is the Heir of Winter, with the King."),
        ("mistaken", "The Crown belonged to Grumm."),
    ]
    stranger = FAEKIN.view(state, 3)
    assert (
        truth_told(stranger, NAMES, PlayedWas(0, 1, "least", 13, "winter")) == "Pim’s card was another one."
    )
    assert truth_told(stranger, NAMES, HeirIs("summer", None)) == "Grumm is the Heir of Summer, with the Ace."


def test_one_good_deed() -> None:
    def deed(state: State, *truths: float) -> str:
        return good_deed(FAEKIN.view(state, 0), NAMES, ten(*truths), judged(state))

    won = ended(*RIGHT, claimant=0)
    assert deed(won, 0.4) == (
        "Your best deed: you named both Heirs, though only 40\u00a0% of the deals spoke for them."
    )
    assert deed(won, 1.0) == "Your best deed: you knew both Heirs, and claimed."
    fought = after(table(), (0, Duel(1, "S8")), (1, Answer("WQ")))
    doubted = after(fought, (1, Say(CourtIs(1, "summer"))), (0, Say(Doubt(0, duel=0))))
    over = after(doubted, (1, Claim()), (1, MoveToken("crown", 0)), (1, LockIn()))
    assert deed(over, 0.1, 0.5) == "Your best deed: you called Pim’s lie a lie, “I am Summer”."
    plain = after(fought, (1, Claim()), (1, MoveToken("crown", 0)), (1, LockIn()))
    assert deed(plain, 0.1, 0.5) == (
        "Your best deed: the look at Pim in duel 1. It brought the true Heirs from 10\u00a0% of the deals "
        "to 50\u00a0%."
    )
    assert deed(plain, 0.1, 0.12) == ""
