"""The faces of FaeKin: what makes which mood, and that nothing hidden has a part in it."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.commands import Ask, Claim, LockIn, MoveToken, Say
from fae_tabletop.games.faekin.expressions import LINGERS, expression, expressions, onlooker
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.secrecy import hide
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import CourtIs, Doubt, Evade, Fact, HeightIs, PlayedWas
from tests.rules.faekin.policies import talked
from tests.rules.faekin.tables import after, duel, table

# Seat 0: S8 W3 SK (Summer, King), 1: WQ S2 W10 (Winter, Queen), 2: SA W4 S5 (Summer, Ace), 3: WK S9 W7 (Winter, King).


def faces(state: State) -> tuple[str, ...]:
    """Return the moods round the table, told from one seat after the other: always the same."""
    found = {expressions(hide(state, seat, log=False)) for seat in range(state.seats)}
    assert len(found) == 1
    moods = found.pop()
    assert tuple(expression(hide(state, 0, log=False), seat) for seat in range(state.seats)) == moods
    return moods


def said(state: State, seat: Seat, fact: Fact, **more: Any) -> State:
    return after(state, (seat, Say(fact, **more)))


def test_a_table_begins_with_neutral_faces() -> None:
    assert faces(table()) == ("", "", "", "")


def test_whoever_wins_a_duel_is_smug_and_a_first_card_lost_is_no_matter() -> None:
    assert faces(duel(table(), 1, "S8", "S2")) == ("smug", "", "", "")


def test_a_tie_moves_nobody() -> None:
    state = duel(table(("S8 W3 SK", "WQ S2 W8", "SA W4 S5", "WK S9 W7")), 1, "S8", "W8")
    assert faces(state) == ("", "", "", "")


def test_a_second_card_lost_worries_and_a_third_exposes() -> None:
    state = duel(table(), 1, "S8", "S2")
    state = duel(state, 0, "W10", "SK")
    assert faces(state) == ("smug", "worried", "", "")
    state = duel(state, 1, "SA", "WQ")
    assert faces(state) == ("smug", "exposed", "smug", "")


def test_a_mood_passes_but_a_hand_that_lies_open_stays_exposed() -> None:
    state = duel(table(revealed={"1": "S2 W10"}), 1, "SK", "WQ")
    shown = [faces(state)[:2]]
    for target, card, answer in ((3, "WQ", "WK"), (3, "W4", "S9"), (2, "W7", "S5"), (3, "S8", "WK")):
        state = duel(state, target, card, answer)
        shown.append(faces(state)[:2])
    assert LINGERS == 2
    assert shown[:4] == [("smug", "exposed")] * 3 + [("", "exposed")]
    assert shown[4] == ("", "exposed")


def test_a_doubt_worries_who_is_doubted_and_evidence_pleases_who_doubts() -> None:
    state = said(duel(table(), 1, "S8", "S2"), 2, CourtIs(2, "winter"))
    assert faces(said(state, 3, Doubt(0))) == ("smug", "", "worried", "")
    assert faces(said(state, 3, Doubt(0, duel=0))) == ("smug", "", "worried", "smug")


def test_an_evasion_worries() -> None:
    state = after(table(), (0, Ask(3, "court")))
    assert faces(said(state, 3, Evade(), answers=0)) == ("", "", "", "worried")


def test_a_statement_the_open_cards_refute_exposes_its_speaker() -> None:
    state = duel(table(), 1, "S8", "S2")
    assert faces(said(state, 0, PlayedWas(0, 0, "least", 3, "summer")))[0] == "smug"
    assert faces(said(state, 0, PlayedWas(0, 0, "least", 3, "winter")))[0] == "exposed"
    assert faces(said(state, 0, PlayedWas(0, 1, "least", 3, "summer")))[0] == "exposed"


def test_a_lie_exposes_when_it_comes_to_light_and_not_before() -> None:
    state = said(table(("S8 W3 SK", "WQ S9 W10", "SA W4 S5", "WK S6 W7")), 1, HeightIs(1, "most", 7))
    state = duel(state, 1, "SK", "W10")
    # A ten in Summer might cancel it still.
    assert faces(state)[1] == ""
    state = duel(state, 0, "S9", "SK")
    assert faces(state)[1] == "exposed"


def test_a_lie_that_only_two_can_see_shows_on_no_face() -> None:
    state = said(duel(table(), 1, "S8", "S2"), 0, PlayedWas(0, 0, "least", 9, "summer"))
    assert faces(state) == ("smug", "", "", "")


def test_who_says_one_thing_of_itself_and_then_another_is_exposed() -> None:
    state = said(table(), 2, CourtIs(2, "winter"))
    assert faces(said(state, 2, CourtIs(2, "winter"))) == ("", "", "", "")
    assert faces(said(state, 2, CourtIs(2, "summer"))) == ("", "", "exposed", "")
    assert faces(said(state, 2, CourtIs(1, "summer"))) == ("", "", "", "")
    low = said(table(), 2, HeightIs(2, "most", 7))
    assert faces(said(low, 2, HeightIs(2, "least", 8))) == ("", "", "exposed", "")
    assert faces(said(low, 2, HeightIs(2, "least", 7))) == ("", "", "", "")


def test_a_claim_crowns_one_and_threatens_another() -> None:
    state = after(table(), (0, Claim()), (0, MoveToken("crown", 2)), (0, MoveToken("dagger", 3)))
    assert faces(state) == ("smug", "", "smug", "worried")


def test_the_end_shows_liars_winners_and_losers() -> None:
    state = said(table(), 1, CourtIs(1, "summer"))
    state = after(state, (0, Claim()), (0, MoveToken("crown", 2)), (0, MoveToken("dagger", 3)), (0, LockIn()))
    assert state.winners == (0, 2)
    assert faces(state) == ("smug", "exposed", "smug", "worried")


seeds = st.integers(0, 10_000)
tables = st.builds(FaekinSetup, st.integers(2, 9), st.booleans())


@settings(max_examples=20, deadline=None)
@given(setup=tables, seed=seeds)
def test_games_that_differ_in_secrets_show_the_same_faces(setup: FaekinSetup, seed: int) -> None:
    dice = Dice(seed)
    match = talked(setup, seed)
    for step in match.steps[::11]:
        shown = faces(step.state)
        for seat in range(setup.seats):
            other = FAEKIN.imagine(hide(step.state, seat, log=False), dice)
            assert faces(other) == shown
            assert onlooker(hide(other, 0)) == onlooker(hide(step.state, 0))


def test_such_games_are_many_and_their_faces_are_not_all_neutral() -> None:
    dice, unlike = Dice(1), 0
    moods: set[str] = set()
    for seed in range(12):
        for step in talked(FaekinSetup(5), seed).steps[::7]:
            moods.update(faces(step.state))
            unlike += FAEKIN.imagine(hide(step.state, 0, log=False), dice).hands != step.state.hands
    assert moods == {"", "smug", "worried", "exposed"}
    assert unlike > 50
