"""Every ruling has a case or a test of its number, and no test cites a number that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Resign
from fae_tabletop.games import faekin
from fae_tabletop.games.faekin.commands import Answer, Ask, Claim, Duel, LockIn, MoveToken, Say
from fae_tabletop.games.faekin.events import Ended, Looked, Lost, Said
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.setup import following, match_winners, scored, standard_setup
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import (
    Agree,
    CourtIs,
    Doubt,
    Evade,
    Fact,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
)
from tests.rules.faekin.tables import FAE, TWO, after, duel, table, why_not
from tests.rules.faekin.test_cases import CASES

NUMBERS = set(
    re.findall(
        r"^\*\*(F\d+)\.",
        Path(faekin.__file__).with_name("RULINGS.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
)


def test_every_ruling_has_a_case_or_a_test_of_its_number() -> None:
    tested = {case["rule"] for case in CASES if re.fullmatch(r"F\d+", case["rule"])}
    for path in Path(__file__).parent.glob("test_*.py"):
        tested |= {
            f"F{number}" for number in re.findall(r"def test_f(\d+)_", path.read_text(encoding="utf-8"))
        }
    assert tested == NUMBERS


@pytest.mark.parametrize("seats", range(2, 10))
def test_f1_the_fae_play_along_at_small_tables_only(seats: int) -> None:
    state = FAEKIN.start(FaekinSetup(seats), 3).state
    assert state.holders == seats + (2 if seats <= 3 else 0)
    assert len(state.turned) == state.holders - seats
    assert all(len(hand) == 3 for hand in state.hands)


@pytest.mark.parametrize("seats", [1, 10])
def test_f1_other_tables_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 9"):
        FAEKIN.start(FaekinSetup(seats), 3)
    with pytest.raises(ValueError, match="2 to 9"):
        standard_setup((), seats)
    assert standard_setup().seats == 5


def test_f5_seat_0_starts_and_the_next_round_begins_one_seat_on() -> None:
    setup = FaekinSetup(4, score=(1, 2, 3, 4))
    assert FAEKIN.waiting(FAEKIN.start(setup, 9).state) == (0,)
    # Whoever sat in seat 1 starts, and takes its points along.
    assert following(setup, (1, 3)).score == (3, 3, 5, 1)
    assert standard_setup(("person_starts",)).person_starts


def test_f6_a_loser_that_lies_open_points_at_the_new_winner() -> None:
    state = duel(table(revealed={"0": "S8 W3 SK"}), 1, "S8", "WQ")
    assert state.log[-1] == Lost(duel=0, loser=0, winner=1, card="S8", season="winter", again=True)
    assert FAEKIN.view(state, 2).up[0] == ("S8", "SK", "W3")
    assert FAEKIN.view(state, 2).duels[0].winner == 1


def test_f7_a_joker_that_wins_has_no_season() -> None:
    state = duel(table(("S8 W3 SK", "WQ S2 X1", "SA W4 S5", "WK S9 W7")), 1, "SK", "X1")
    assert state.log[-1] == Lost(duel=0, loser=0, winner=1, card="SK", season=None)
    # Everybody can tell that seat 1 holds a Joker.
    for seed in range(20):
        world = FAEKIN.imagine(FAEKIN.view(state, 2), Dice(seed))
        assert world.masks[1] >> 28


def test_f8_the_active_seat_must_duel_and_always_can() -> None:
    for seats in (2, 5):
        state = FAEKIN.start(FaekinSetup(seats), 4).state
        kinds = {type(command) for command in FAEKIN.commands(state, 0)}
        assert kinds == {Duel, Claim}
    fae = table(TWO, fae=FAE, revealed={"sorcha": "S9", "maeve": "W9"})
    assert {command.target for command in FAEKIN.commands(fae, 0) if isinstance(command, Duel)} == {1}
    opened = table(TWO, fae=FAE, revealed={"0": "S8", "sorcha": "S9", "maeve": "W9"})
    targets = {command.target for command in FAEKIN.commands(opened, 0) if isinstance(command, Duel)}
    assert targets == {1, "sorcha", "maeve"}
    assert duel(table(active=3), 0, "W7", "S8").turn == 0


def test_f9_everybody_may_claim_between_duels_and_nobody_during_one() -> None:
    state = table()
    assert all(Claim() in FAEKIN.commands(state, seat) for seat in range(4))
    open_duel = after(state, (0, Duel(1, "S8")))
    assert FAEKIN.waiting(open_duel) == (1,)
    assert all(why_not(open_duel, seat, Claim()) == "duel_open" for seat in range(4))
    assert why_not(open_duel, 0, Duel(1, "S8")) == "duel_open"
    assert why_not(open_duel, 2, Answer("SA")) == "not_challenged"
    claimed = after(state, (3, Claim()))
    assert FAEKIN.waiting(claimed) == (3,)
    assert why_not(claimed, 0, Claim()) == "claim_open"


def test_f11_the_others_may_speak_after_each_move_of_a_token() -> None:
    state = after(table(), (0, Claim()), (0, MoveToken("crown", 0)))
    state = after(state, (2, Say(Put("crown", 2))), (0, MoveToken("crown", 2)), (1, Say(Doubt(0))))
    assert [said.seat for said in state.talk] == [2, 1]
    assert FAEKIN.waiting(state) == (0,)


def test_f16_every_winner_has_a_point_and_the_most_of_those_at_five_win() -> None:
    setup = FaekinSetup(4, goal=5, score=(4, 4, 2, 5))
    assert scored(setup, (0, 2)) == (5, 4, 3, 5)
    assert match_winners(setup, (0, 2)) == (0, 3)
    assert match_winners(setup, (3,)) == (3,)
    assert match_winners(FaekinSetup(4, goal=5, score=(4, 4, 2, 3)), (2,)) == ()
    assert match_winners(FaekinSetup(4, score=(9, 4, 2, 3)), (0,)) == ()
    assert standard_setup(("first_to_five", "jokers"), 3) == FaekinSetup(3, jokers=True, goal=5)
    with pytest.raises(ValueError, match="no variant called"):
        standard_setup(("double_crown",))
    with pytest.raises(ValueError, match="the score names 3 seats"):
        FAEKIN.start(FaekinSetup(4, score=(1, 2, 3)), 1)


def test_f17_a_round_that_is_given_up_has_no_winner() -> None:
    state = after(table(), (2, Resign()))
    assert FAEKIN.returns(state) == (0.5, 0.5, 0.0, 0.5)
    ended = state.log[-1]
    assert isinstance(ended, Ended)
    assert (ended.why, ended.winners, ended.resigned) == ("resigned", (), 2)
    assert FAEKIN.view(state, 0).revealed is not None
    assert why_not(state, 0, Claim()) == "game_over"


def test_f18_a_claim_step_by_step() -> None:
    state = table()
    assert why_not(state, 0, MoveToken("crown", 2)) == "no_claim"
    assert why_not(state, 0, LockIn()) == "no_claim"
    state = after(state, (0, Claim()))
    assert why_not(state, 0, LockIn()) == "crown_must_stand"
    assert why_not(state, 1, LockIn()) == "not_claimant"
    assert why_not(state, 0, MoveToken("crown", None)) == "crown_must_stand"
    assert why_not(state, 0, MoveToken("dagger", None)) == "already_there"
    assert why_not(state, 0, MoveToken("crown", "sorcha")) == "no_such_rival"
    state = after(state, (0, MoveToken("crown", 2)), (0, MoveToken("dagger", 3)))
    assert why_not(state, 0, MoveToken("crown", 2)) == "already_there"
    assert why_not(state, 0, MoveToken("dagger", 2)) == "same_holder"
    state = after(state, (0, MoveToken("dagger", None)), (0, MoveToken("dagger", 3)), (0, LockIn()))
    assert (state.why, state.winners) == ("claimant_court", (0, 2))
    assert FAEKIN.returns(state) == (1, 0, 1, 0)


@pytest.fixture
def talked() -> State:
    """Seat 0 has duelled seat 1, stated something and asked seat 1 something."""
    state = duel(table(), 1, "S8", "WQ")
    return after(state, (0, Say(CourtIs(0, "summer"))), (0, Ask(1, "court")))


@pytest.mark.parametrize(
    ("seat", "command", "why"),
    [
        (2, Say(CourtIs(4, "summer")), "no_such_rival"),
        (2, Say(HeightIs("sorcha", "least", 9)), "no_such_rival"),
        (2, Say(HeirIs("winter", None)), ""),
        (2, Say(Put("crown", None)), "crown_must_stand"),
        (2, Say(Put("dagger", None)), ""),
        (2, Say(CourtIs(1, "summer"), to=2), "no_such_rival"),
        (2, Say(CourtIs(1, "summer"), to=1), ""),
        (2, Say(PlayedWas(0, 0, "least", 9, "summer")), "not_your_duel"),
        (1, Say(PlayedWas(0, 2, "least", 9, "summer")), "not_your_duel"),
        (1, Say(PlayedWas(1, 0, "least", 9, "summer")), "no_such_duel"),
        (1, Say(PlayedWas(0, 0, "least", 9, "winter")), ""),
        (2, Say(Agree(0)), ""),
        (2, Say(Agree(1)), "no_such_statement"),
        (2, Say(Doubt(7)), "no_such_statement"),
        (2, Say(Doubt(0, duel=1)), "no_such_duel"),
        (2, Say(Doubt(0, against=1)), "no_such_statement"),
        (2, Say(Doubt(0, duel=0)), ""),
        (2, Say(CourtIs(2, "winter"), answers=1), "not_asked"),
        (1, Say(CourtIs(1, "winter"), answers=0), "not_asked"),
        (1, Say(Evade(), answers=1), ""),
        (2, Ask(2, "court"), "no_such_rival"),
        (2, Ask(1, "played"), "no_such_duel"),
        (2, Ask(3, "played", duel=0), "not_your_duel"),
        (2, Ask(1, "played", duel=0), ""),
        (2, Ask(0, "why"), "no_such_statement"),
        (2, Ask(1, "why", statement=0), "no_such_statement"),
        (2, Ask(0, "why", statement=0), ""),
        (2, Ask(0, "crown", duel=0), "no_such_duel"),
    ],
)
def test_f19_what_may_be_said(talked: State, seat: int, command: Command, why: str) -> None:
    assert why_not(talked, seat, command) == why
    if not why:
        before, later = FAEKIN.view(talked, 3), after(talked, (seat, command))
        assert FAEKIN.view(later, 3).talk[:-1] == before.talk
        for place in range(4):
            assert FAEKIN.commands(later, place) == FAEKIN.commands(talked, place)
        assert FAEKIN.waiting(later) == FAEKIN.waiting(talked)


def test_f19_a_question_is_answered_once_and_talk_goes_on_during_duels_and_claims(talked: State) -> None:
    answered = after(talked, (1, Say(CourtIs(1, "summer"), answers=1)))
    assert why_not(answered, 1, Say(Evade(), answers=1)) == "already_answered"
    state = after(answered, (1, Duel(0, "S2")), (3, Say(Agree(0))), (0, Answer("W3")), (3, Claim()))
    state = after(state, (0, Say(Put("dagger", None))))
    facts: list[Fact] = [said.fact for said in state.talk if isinstance(said, Said)]
    assert facts[-1] == Put("dagger", None)
    assert why_not(after(state, (2, Resign())), 0, Say(Evade())) == "game_over"


def test_only_the_two_of_a_duel_see_both_cards() -> None:
    state = duel(table(), 1, "S8", "WQ")
    for seat in range(4):
        looked = [event for event in FAEKIN.view(state, seat).log if isinstance(event, Looked)]
        assert bool(looked) == (seat < 2)
        duelled = FAEKIN.view(state, seat).duels[0]
        assert (duelled.attack, duelled.defence) == (("S8", "WQ") if seat < 2 else (None, None))
    fae = table(TWO, fae=FAE, revealed={"0": "S8", "sorcha": "S9", "maeve": "W9"})
    fae = duel(fae, "sorcha", "SK")
    assert FAEKIN.view(fae, 0).duels[0].attack == "SK"
    assert FAEKIN.view(fae, 1).duels[0].defence is None
