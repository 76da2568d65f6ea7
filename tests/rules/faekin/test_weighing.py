"""How talk is weighed: wordings and their chances, the belief against a count of all deals, questions worth asking."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.asking import best_question, insight, questions
from fae_tabletop.games.faekin.belief import Belief, believed
from fae_tabletop.games.faekin.bot import LEVELS, looked_closely
from fae_tabletop.games.faekin.cards import COURT, IDENTITY, RANK
from fae_tabletop.games.faekin.commands import Ask, Claim, MoveToken, Say
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.moves import refusal
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import CourtIs, Doubt, HeightIs, PlayedWas, Put
from fae_tabletop.games.faekin.telling import drawn, likely, of_card, of_identity
from fae_tabletop.games.faekin.weighing import TRUST, credence, heard, honesty
from tests.rules.faekin.tables import after, duel, table


def view(state: State, seat: Seat) -> View:
    return FAEKIN.view(state, seat)


def holds(wording: tuple[str, int], rank: int) -> bool:
    return rank >= wording[1] if wording[0] == "least" else rank <= wording[1]


@pytest.mark.parametrize("rank", range(1, 15))
def test_truths_hold_and_lies_do_not(rank: int) -> None:
    for wordings in (of_identity(rank, False), of_card(rank, False)):
        assert all(holds(wording, rank) for wording in wordings)
    # The least card cannot be made smaller, nor the highest higher.
    lies = {**(of_identity(rank, True) if rank > 1 else {}), **of_card(rank, True)}
    assert not any(holds(wording, rank) for wording in lies)
    for wordings in (
        of_identity(rank, False),
        of_identity(rank, True),
        of_card(rank, False),
        of_card(rank, True),
    ):
        assert sum(wordings.values()) == pytest.approx(1.0)
        assert all(1 <= said <= 14 for _, said in wordings)
        assert {drawn(wordings, Dice(seed)) for seed in range(60)} <= set(wordings)


def test_a_wording_only_a_person_would_choose_counts_as_true_or_false() -> None:
    wording = ("least", 3)
    truth, lie = of_identity(13, False), of_identity(13, True)
    assert wording not in truth
    assert wording not in lie
    fits = likely(("least", 3), 13, 0.7, truth, lie)
    off = likely(("least", 3), 2, 0.7, of_identity(2, False), {})
    assert fits > 0
    assert fits == pytest.approx(off * 0.7 / 0.3)


def test_belief_after_an_answer_is_what_a_count_of_all_deals_finds() -> None:
    """A statement of a seat's height, by hand: every deal counts as often as this speaker says it there."""
    state = duel(table(revealed={"1": "S2", "2": "S5 W4", "3": "W7 S9"}), 1, "S8", "WQ")
    state = after(state, (3, Say(HeightIs(3, "least", 12))))
    seen = view(state, 0)
    before = believed(seen, Dice(1), 400)
    after_all = heard(seen, before)
    weights = []
    for deal, weight in zip(before.deals, before.weights, strict=True):
        rank = RANK[IDENTITY[deal[3]]]
        said = TRUST * of_identity(rank, False).get(("least", 12), 0.0)
        said += (1 - TRUST) * of_identity(rank, True).get(("least", 12), 0.0)
        weights.append(weight * (0.92 * said + 0.08 * (TRUST if rank >= 12 else 1 - TRUST) / 28))
    assert after_all.pairs() == pytest.approx(Belief(before.deals, weights).pairs())


def test_a_close_look_comes_to_the_same_as_weighing_many_deals() -> None:
    state = duel(table(), 1, "S8", "WQ")
    state = after(state, (1, Say(CourtIs(1, "winter"))), (3, Say(HeightIs(3, "most", 13))))
    seen = view(state, 2)
    close = looked_closely(seen, LEVELS["expert"], 6000).pairs()
    wide = heard(seen, believed(seen, Dice(5), 6000)).pairs()
    assert sum(abs(close.get(pair, 0.0) - wide.get(pair, 0.0)) for pair in {*close, *wide}) / 2 < 0.09
    assert (
        looked_closely(seen, LEVELS["expert"], 300).pairs()
        == looked_closely(view(state, 2), LEVELS["expert"], 300).pairs()
    )


def test_whoever_looked_is_believed_about_the_card_it_names() -> None:
    state = duel(table(), 1, "S8", "WQ")
    seen = view(state, 2)
    belief = believed(seen, Dice(1), 800)
    queen = PlayedWas(0, 1, "least", 12, "winter")
    told = view(after(state, (0, Say(queen))), 2)
    assert credence(told, heard(told, belief), queen) > credence(seen, belief, queen) + 0.2
    doubted = view(after(state, (0, Say(queen)), (1, Say(Doubt(0, duel=0)))), 2)
    assert credence(doubted, heard(doubted, belief), queen) < credence(told, heard(told, belief), queen) - 0.2


def test_trust_goes_with_lies_that_were_found_out() -> None:
    state = after(duel(table(), 1, "S8", "WQ"), (1, Say(PlayedWas(0, 1, "most", 9, "winter"))))
    honest = honesty(view(state, 0), TRUST)
    assert honest[1] < honest[2] == TRUST
    true = after(duel(table(), 1, "S8", "WQ"), (1, Say(PlayedWas(0, 1, "least", 12, "winter"))))
    assert honesty(view(true, 0), TRUST)[1] > TRUST


def test_an_accusation_with_evidence_costs_trust_where_nothing_else_tells() -> None:
    state = after(duel(table(), 1, "S8", "WQ"), (0, Say(PlayedWas(0, 1, "most", 9, "winter"))))
    bare, shown = (after(state, (1, Say(doubt, 0))) for doubt in (Doubt(0), Doubt(0, duel=0)))
    assert honesty(view(bare, 2), TRUST)[0] == TRUST
    assert honesty(view(shown, 2), TRUST)[0] < TRUST
    assert honesty(view(shown, 1), TRUST)[0] == honesty(view(state, 1), TRUST)[0] < TRUST


def test_an_urging_counts_by_the_court_of_whoever_urges() -> None:
    state = after(table(), (0, Claim()), (0, MoveToken("crown", 0)))
    belief = believed(view(state, 0), Dice(4), 1500)
    told = view(after(state, (2, Say(Put("crown", 2)))), 0)
    after_all = heard(told, belief)

    def summer(one: Belief, seat: Seat) -> float:
        return one.chance(lambda deal, pair: pair.summer == 2 and COURT[IDENTITY[deal[seat]]] == 0)

    assert summer(after_all, 2) > summer(belief, 2)


def test_the_question_is_asked_whose_answer_tells_most() -> None:
    # Seats 1 and 3 lie open: only seat 2 has something to tell.
    state = table(revealed={"1": "WQ S2 W10", "3": "WK S9 W7"})
    seen = view(state, 0)
    belief = believed(seen, Dice(1), 200)
    asked = best_question(seen, belief)
    assert asked is not None
    assert asked.to == 2
    assert refusal(seen, asked) is None
    again = view(after(state, (0, asked)), 0)
    assert asked not in [ask for ask, _, _ in questions(again)]
    fought = view(duel(table(), 1, "S8", "WQ"), 2)
    assert Ask(0, "played", duel=0) in [ask for ask, _, _ in questions(fought)]
    assert all(refusal(fought, ask) is None for ask, _, _ in questions(fought))
    for ask, place, answers in questions(fought):
        worth = insight(believed(fought, Dice(2), 200), place, answers, 1.0)
        assert worth >= believed(fought, Dice(2), 200).best()[1] - 1e-9, ask
    sure = table(revealed={"1": "WQ S2 W10", "2": "SA W4 S5", "3": "WK S9 W7"})
    assert best_question(view(sure, 0), believed(view(sure, 0), Dice(1), 50)) is None
    assert isinstance(after(state, (0, asked)).talk[-1], Said) is False
