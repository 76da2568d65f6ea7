"""Whoever is accused replies: it stands by its word, turns the tables, takes it back, or says nothing to the matter."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fae_tabletop.app.faekin_flow import owing
from fae_tabletop.core.cast import CAST
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Seat
from fae_tabletop.games.faekin.accusing import replied, speaks_against, speaks_for
from fae_tabletop.games.faekin.belief import believed
from fae_tabletop.games.faekin.bot import CHARACTERS
from fae_tabletop.games.faekin.commands import Ask, Say
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.expressions import expression
from fae_tabletop.games.faekin.kinds import kind_of
from fae_tabletop.games.faekin.moves import addressee, is_answered, refusal
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.reading import why
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import Agree, CourtIs, Doubt, Evade, Fact, HeightIs, HeirIs, PlayedWas
from fae_tabletop.games.faekin.talking import Manners, answered, may_remark, remark
from fae_tabletop.games.faekin.voices import brief, utterance
from fae_tabletop.games.faekin.weighing import heard, honesty
from fae_tabletop.games.faekin.words import statement
from tests.rules.faekin.tables import after, duel, table, why_not

NAMES = ("You", "Ashkar", "Grumm", "Pim")
LIE, TRUTH = CourtIs(1, "summer"), CourtIs(1, "winter")
"""What seat 1 may say: it is the Queen of Winter."""


def view(state: State, seat: Seat) -> View:
    return FAEKIN.view(state, seat)


def charged(fact: Fact, charge: Fact, fought: bool = True) -> State:
    """Return a table at which seat 1 has said something, and seat 0 has charged it with something after that."""
    state = duel(table(), 1, "S8", "WQ") if fought else table()
    return after(state, (1, Say(fact)), (0, Say(charge, 1)))


def replies(state: State, lying: float, evading: float, deals: int = 0) -> set[Fact]:
    """Return what seat 1 may reply, with the manners given; it is always said to the accuser and allowed."""
    seen = view(state, 1)
    charge = seen.talk[-1]
    assert isinstance(charge, Said)
    belief = believed(seen, Dice(1), deals) if deals else None
    found = {replied(seen, charge, belief, lying, evading, Dice(seed)) for seed in range(40)}
    for said in found:
        assert refusal(seen, said) is None
        assert (said.to, said.answers) == (0, charge.number)
    return {said.fact for said in found}


def test_whoever_spoke_the_truth_stands_by_it_with_the_duel_that_speaks_for_it() -> None:
    assert replies(charged(TRUTH, Doubt(0)), 0.5, 0.0) == {Doubt(1, duel=0)}
    assert replies(charged(TRUTH, Doubt(0), fought=False), 0.5, 0.0) == {Doubt(1)}
    assert replies(charged(TRUTH, Doubt(0)), 0.0, 1.0) == {Evade()}


def test_a_lie_is_stood_by_or_passed_over_and_taken_back_only_by_whoever_is_caught() -> None:
    assert replies(charged(LIE, Doubt(0)), 1.0, 0.0) == {Doubt(1)}
    # Seat 0 only guesses: so nothing is given away.
    assert replies(charged(LIE, Doubt(0), fought=False), 0.0, 0.0) == {Evade()}
    small = PlayedWas(0, 1, "most", 7, "winter")
    open_lie = charged(small, Doubt(0, duel=0))
    assert replies(open_lie, 0.0, 0.0) == {Evade(), Agree(1)}
    assert replies(open_lie, 1.0, 0.0) == {Evade(), Agree(1)}, "all can see that a 7 does not beat an 8"
    caught = charged(PlayedWas(0, 1, "least", 13, "winter"), Doubt(0, duel=0))
    assert replies(caught, 0.0, 0.0) == {Evade(), Agree(1)}
    assert replies(caught, 0.5, 0.0) == {Doubt(1, duel=0)}


def test_whoever_has_something_against_its_accuser_turns_the_tables() -> None:
    state = duel(table(), 1, "S8", "WQ")
    state = after(state, (0, Say(HeightIs(1, "most", 5))), (1, Say(PlayedWas(0, 1, "least", 13, "winter"))))
    state = after(state, (0, Say(Doubt(1, duel=0), 1)))
    found = replies(state, 0.0, 0.0)
    assert Doubt(0, duel=0) in found
    assert found <= {Doubt(0, duel=0), Evade(), Agree(2)}


def test_whoever_is_told_to_its_face_what_it_is_says_yes_or_no_truly_or_not() -> None:
    for fact, true in ((TRUTH, True), (LIE, False), (HeightIs(1, "least", 12), True)):
        state = after(duel(table(), 1, "S8", "WQ"), (0, Say(fact, 1)))
        yes, no = Agree(0), Doubt(0, duel=speaks_against(view(state, 1), fact))
        assert replies(state, 0.0, 0.0) == {yes if true else no}
        assert replies(state, 1.0, 0.0) == {no if true else yes}
    heir = after(table(), (0, Say(HeirIs("winter", 1), 1)))
    assert replies(heir, 0.0, 0.0) == {Evade()}, "it cannot tell"
    known = {"0": "S8 W3 SK", "1": "WQ S2 W10", "2": "SA W4 S5", "3": "WK S9 W7"}
    heir = after(table(revealed=known), (0, Say(HeirIs("winter", 1), 1)))
    assert replies(heir, 0.0, 0.0, deals=30) == {Doubt(0)}


def test_what_is_no_longer_believed_is_taken_back() -> None:
    known = {"0": "S8 W3 SK", "1": "WQ S2 W10", "2": "SA W4 S5", "3": "WK S9 W7"}
    state = after(table(revealed=known), (1, Say(HeirIs("winter", 1))), (0, Say(Doubt(0), 1)))
    assert replies(state, 0.0, 0.0, deals=30) == {Evade(), Agree(1)}
    state = after(table(revealed=known), (1, Say(HeirIs("winter", 3))), (0, Say(Doubt(0), 1)))
    assert replies(state, 0.0, 0.0, deals=30) == {Doubt(1)}


def test_a_reply_calls_for_no_reply_and_takes_nobodys_turn_to_speak() -> None:
    state = charged(TRUTH, Doubt(0))
    assert addressee(view(state, 2), state.talk[1]) == 1
    assert owing(view(state, 0)) == (1,)
    assert not may_remark(view(state, 1))
    said = remark(view(state, 1), None, Manners(1.0, 0.0, 0.0), Dice(1))
    assert said == Say(Doubt(1, duel=0), 0, 1)
    later = after(state, (1, said))
    assert is_answered(view(later, 0), 1)
    assert owing(view(later, 0)) == ()
    assert all(remark(view(later, seat), None, Manners(1.0), Dice(2)) is None for seat in range(4))
    # An accused bot is heard though two have spoken; who is doubted again replies again.
    again = after(later, (0, Say(Doubt(2), 1)))
    assert owing(view(again, 0)) == (1,)
    assert addressee(view(again, 0), after(table(), (2, Say(CourtIs(1, "winter")))).talk[0]) is None


def test_f19_nobody_answers_what_it_is_not_charged_with() -> None:
    state = charged(TRUTH, Doubt(0))
    assert refusal(view(state, 1), Say(Agree(1), 0, 1)) is None
    assert why_not(state, 2, Say(Agree(1), 0, 1)) == "not_asked"
    assert why_not(state, 1, Say(Agree(1), 0, 0)) == "not_asked"
    assert why_not(after(state, (1, Say(Evade(), 0, 1))), 1, Say(Evade(), 0, 1)) == "already_answered"


@pytest.mark.parametrize("name", CAST)
def test_each_of_the_cast_replies_by_name_and_in_a_voice_of_its_own(name: str) -> None:
    names = ("You", name, "Grumm" if name != "Grumm" else "Pim", "Saffron")
    state = duel(table(), 1, "S8", "WQ")
    state = after(state, (1, Say(TRUTH)), (2, Say(Doubt(0), 1)))
    for fact, kind in ((Doubt(1, duel=0), "stand"), (Agree(1), "own_up"), (Evade(), "deflect")):
        seen = view(after(state, (1, Say(fact, 2, 1))), 0)
        assert kind_of(seen, seen.talk[-1]) == kind
        found = utterance(seen, names, len(seen.talk) - 1)
        assert found.text.startswith(f"{names[2]}, ") or f"{names[2]}, " in found.text
        assert found.lines <= 3
        if kind == "stand":
            assert "I am Winter" in found.text
            assert found.evidence == "duel 1: my Winter card won"
    bot = CHARACTERS[name]
    said = bot.decide(view(state, 1), "hard", Budget(20), Dice(3), None)
    assert isinstance(said, Say)
    assert said.answers == 1


def test_replies_are_told_in_plain_words_and_read_by_all() -> None:
    state = charged(TRUTH, Doubt(0))
    stood, gave_in = after(state, (1, Say(Doubt(1, duel=0), 0, 1))), after(state, (1, Say(Agree(1), 0, 1)))
    passed = after(state, (1, Say(Evade(), 0, 1)))
    seen = view(stood, 2)
    assert statement(seen, NAMES, 1, Doubt(1, duel=0)) == "I stand by it: I am Winter. Think of duel 1."
    assert [brief(view(one, 2), NAMES, 1) for one in (stood, gave_in, passed)] == [
        "stands by it",
        "gives in",
        "gives no answer",
    ]
    assert [expression(view(one, 2), 1) for one in (stood, gave_in, passed)] == ["smug", "exposed", "worried"]
    for one, words in ((stood, "Standing by"), (gave_in, "takes back"), (passed, "nothing to the matter")):
        assert words in why(view(one, 2), NAMES).body


def chance_of_winter(state: State) -> float:
    seen = view(state, 2)
    return heard(seen, believed(seen, Dice(2), 800)).court(1)


def test_what_is_taken_back_is_believed_and_costs_trust_and_standing_by_it_changes_nothing() -> None:
    state = charged(LIE, Doubt(0))
    before = chance_of_winter(state)
    stood, gave_in = after(state, (1, Say(Doubt(1), 0, 1))), after(state, (1, Say(Agree(1), 0, 1)))
    assert chance_of_winter(stood) == pytest.approx(before)
    assert chance_of_winter(gave_in) > before + 0.1
    trust: Callable[[State], float] = lambda one: honesty(view(one, 2), 0.72)[1]  # noqa: E731
    assert trust(gave_in) < trust(state) == trust(stood)
    denied = after(state, (1, Say(Evade(), 0, 1)), (0, Say(TRUTH, 1)))
    assert chance_of_winter(after(denied, (1, Say(Agree(3), 0, 3)))) > chance_of_winter(denied) + 0.02


def test_a_reason_is_a_duel_that_all_or_the_speaker_can_tell_of() -> None:
    state = duel(duel(table(), 1, "S8", "WQ"), 0, "S2", "W3")
    seen = view(state, 1)
    assert [duel.loser for duel in seen.duels] == [0, 1]
    assert speaks_for(seen, CourtIs(1, "winter")) == 0
    assert speaks_for(seen, CourtIs(1, "summer")) == 1
    assert speaks_for(seen, HeightIs(1, "least", 12)) == 0
    assert speaks_for(seen, HeightIs(1, "most", 12)) == 1
    assert speaks_for(seen, HeirIs("summer", 0)) == 1
    assert speaks_for(seen, HeirIs("summer", 2)) is None
    assert speaks_against(seen, HeightIs(1, "most", 9)) == 0
    assert speaks_against(seen, HeirIs("winter", 1)) == 1
    assert speaks_for(view(state, 2), CourtIs(0, "summer")) == 0
    asked = after(state, (2, Ask(1, "court")))
    assert addressee(view(asked, 0), asked.talk[0]) == 1


def test_whoever_is_asked_why_names_what_its_word_rests_on() -> None:
    state = duel(duel(table(), 1, "S8", "WQ"), 0, "S2", "W3")
    honest = Manners(1.0, 0.0, 0.0)

    def reason(*spoken: tuple[Seat, Say]) -> Fact:
        said = after(state, *spoken)
        asked = after(said, (2, Ask(1, "why", statement=len(said.talk) - 1)))
        answer = answered(view(asked, 1), None, honest, Dice(1))
        assert answer is not None
        assert (answer.to, answer.answers) == (2, len(said.talk))
        assert refusal(view(asked, 1), answer) is None
        return answer.fact

    assert reason((1, Say(TRUTH))) == PlayedWas(0, 1, "least", 1, "winter"), "its Winter card won"
    assert reason((1, Say(LIE))) == PlayedWas(1, 1, "least", 2, "summer"), "it lost the 2 of Summer"
    assert reason((1, Say(HeirIs("winter", 1)))) == PlayedWas(0, 1, "least", 1, "winter")
    seen = reason((1, Say(HeirIs("summer", 0))))
    assert isinstance(seen, PlayedWas)
    assert (seen.duel, seen.whom, seen.court) == (1, 0, "winter")
    assert reason((1, Say(HeirIs("summer", 3)))) == Evade()
    word = (3, Say(CourtIs(3, "winter"))), (3, Say(CourtIs(3, "summer")))
    assert reason(*word, (1, Say(Doubt(1, against=0), 3))) == Agree(0)
    doubt = (1, Say(TRUTH)), (0, Say(Doubt(0), 1)), (1, Say(Doubt(1, duel=0), 0, 1))
    assert reason(*doubt) == PlayedWas(0, 1, "least", 1, "winter"), "it stands by what it is"
