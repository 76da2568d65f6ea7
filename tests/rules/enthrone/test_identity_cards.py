"""Rulebook: Identity Cards / Choosing your Pawn."""

from __future__ import annotations

import pytest

from fae_tabletop.core.game import Illegal, Resign
from fae_tabletop.core.log import Fold, Undo, play
from fae_tabletop.games.enthrone.public import (
    PAWNS,
    Choose,
    Chosen,
    ChosenSecretly,
    CourtOpened,
    Move,
    Pass,
)
from fae_tabletop.games.enthrone.rules import ENTHRONE
from tests.support.positions import STANDARD, drawn

DEALT = drawn(chosen="--")


def test_e2_both_are_waited_for_and_may_choose_from_their_three() -> None:
    assert ENTHRONE.waiting(DEALT) == (0, 1)
    assert ENTHRONE.commands(DEALT, 0) == (Choose("king"), Choose("archer"), Choose("wizard"))
    assert ENTHRONE.commands(DEALT, 1) == (Choose("jester"), Choose("demon"), Choose("knight"))


def test_e2_a_choice_is_told_to_its_seat_alone() -> None:
    step = ENTHRONE.apply(DEALT, 1, Choose("demon"))
    assert step.events == (Chosen(seat=1), ChosenSecretly(audience=(1,), identity="demon"))
    assert ENTHRONE.waiting(step.state) == (0,)
    assert ENTHRONE.commands(step.state, 1) == ()
    other = ENTHRONE.view(step.state, 0)
    assert (other.ready, other.chosen) == ((False, True), None)
    assert other == ENTHRONE.view(ENTHRONE.apply(DEALT, 1, Choose("knight")).state, 0)


def test_e2_the_second_choice_opens_the_court() -> None:
    half = ENTHRONE.apply(DEALT, 1, Choose("demon")).state
    step = ENTHRONE.apply(half, 0, Choose("king"))
    assert step.events[-1] == CourtOpened(first=0)
    assert CourtOpened.reveals, "nobody may change a choice after hearing that the other has made one"
    assert ENTHRONE.waiting(step.state) == (0,)


def test_q7_a_choice_may_be_taken_back_until_both_have_chosen() -> None:
    fold = Fold(ENTHRONE.start(STANDARD, 1))
    hands = fold.state.hands
    play(ENTHRONE, fold, 0, Choose(PAWNS[hands[0][0]]))
    assert (fold.undo_point(0), fold.undo_point(1)) == (0, None)
    play(ENTHRONE, fold, 0, Undo())
    assert ENTHRONE.waiting(fold.state) == (0, 1)
    play(ENTHRONE, fold, 0, Choose(PAWNS[hands[0][1]]))
    play(ENTHRONE, fold, 1, Choose(PAWNS[hands[1][0]]))
    assert fold.undo_point(0) is fold.undo_point(1) is None


def test_a_choice_is_made_once() -> None:
    half = ENTHRONE.apply(DEALT, 0, Choose("king")).state
    with pytest.raises(Illegal, match="already_chosen"):
        ENTHRONE.apply(half, 0, Choose("archer"))


def test_only_a_card_of_ones_own_can_be_chosen() -> None:
    for pawn in PAWNS[3:]:
        with pytest.raises(Illegal, match="not_in_hand"):
            ENTHRONE.apply(DEALT, 0, Choose(pawn))


@pytest.mark.parametrize("command", [Move(1, (-2, 0)), Pass()])
def test_nobody_moves_before_both_have_chosen(command: Move | Pass) -> None:
    half = ENTHRONE.apply(DEALT, 0, Choose("king")).state
    for state in (DEALT, half):
        for seat in (0, 1):
            with pytest.raises(Illegal, match="identities_first"):
                ENTHRONE.apply(state, seat, command)


def test_q4_resigning_before_choosing_ends_the_game() -> None:
    step = ENTHRONE.apply(DEALT, 1, Resign())
    view = ENTHRONE.view(step.state, 0)
    assert (view.winner, view.why) == (0, "resigned")
    assert view.revealed is not None
    assert view.revealed.chosen == (None, None)


def test_no_difference_between_the_pawns_but_place_tile_and_quarry() -> None:
    counts = set()
    for pawn in PAWNS:
        hand = (pawn, *[other for other in PAWNS if other != pawn][:2])
        letters = {"king": "K", "archer": "A", "wizard": "W", "jester": "J"}
        if set(hand) <= set(letters):
            state = drawn(hands=("".join(letters[name] for name in hand), "DNP"), chosen=letters[pawn] + "D")
            counts.add(len(ENTHRONE.commands(state, 0)))
    assert len(counts) == 1, "from the start every identity has the same moves"
    assert STANDARD.adjourns
