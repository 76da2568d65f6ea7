"""Talk: what is true in which deals, who is caught in a lie, what is believed, and what bots say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fae_tabletop.app.playing import asked as asked_in_turn
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command, Seat
from fae_tabletop.games.faekin import moves
from fae_tabletop.games.faekin.accusing import doubted, forgiven
from fae_tabletop.games.faekin.belief import Pair, believed
from fae_tabletop.games.faekin.bot import BOT, LEVELS
from fae_tabletop.games.faekin.cards import heir_places
from fae_tabletop.games.faekin.commands import Ask, Claim, Duel, LockIn, MoveToken, Say
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.hearing import caught, convinces, gainsaid, holds, refuted
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
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
from fae_tabletop.games.faekin.talking import REMARKS, Manners, answered, remark, urged
from fae_tabletop.games.faekin.telling import of_card, of_identity
from fae_tabletop.games.faekin.verdicts import judged, summed_up
from fae_tabletop.games.faekin.weighing import heard
from tests.rules.faekin.tables import after, duel, table
from tests.support.matches import Match

ALWAYS, HONEST = Manners(1.0, 0.0, 0.0), Manners(1.0, 0.0, 0.0)


def view(state: State, seat: Seat) -> View:
    return FAEKIN.view(state, seat)


def is_true(state: State, seat: Seat, fact: Fact) -> bool | None:
    test = holds(view(state, seat), fact)
    return None if test is None else test(state.masks, Pair(*heir_places(state.masks)))


@pytest.mark.parametrize(
    ("fact", "true"),
    [
        (CourtIs(0, "summer"), True),
        (CourtIs(1, "summer"), False),
        (HeightIs(1, "least", 12), True),
        (HeightIs(1, "least", 13), False),
        (HeightIs(1, "most", 12), True),
        (HeightIs(2, "most", 13), False),
        (HeirIs("summer", 2), True),
        (HeirIs("winter", 2), False),
        (HeirIs("winter", None), False),
        (Put("crown", 2), True),
        (Put("dagger", 3), True),
        (Put("dagger", None), False),
        (PlayedWas(0, 1, "least", 12, "winter"), True),
        (PlayedWas(0, 1, "least", 13, "winter"), False),
        (PlayedWas(0, 1, "most", 12, "summer"), False),
        (PlayedWas(0, 0, "most", 8, "summer"), True),
        (Agree(0), True),
        (Doubt(0), False),
        (Evade(), None),
    ],
)
def test_what_is_true(fact: Fact, true: bool | None) -> None:
    state = duel(table(), 1, "S8", "WQ")
    state = after(state, (3, Say(CourtIs(3, "winter"))), (0, Claim()))
    assert is_true(state, 0, fact) == true


def test_tokens_are_urged_for_the_claimants_court() -> None:
    state = after(table(), (1, Claim()))
    assert is_true(state, 0, Put("crown", 3))
    assert is_true(state, 0, Put("dagger", 2))
    assert is_true(table(), 0, Put("crown", 3)) is None


def test_whoever_saw_the_card_catches_the_lie_and_a_third_seat_does_not() -> None:
    state = duel(table(), 1, "S8", "WQ")
    lies: tuple[Fact, ...] = (PlayedWas(0, 1, "most", 9, "winter"), PlayedWas(0, 1, "least", 13, "winter"))
    for lie in lies:
        said = after(state, (1, Say(lie)))
        assert refuted(view(said, 0), lie)
        assert caught(view(said, 0)) == {0: 0, 1: 1, 2: 0, 3: 0}
        assert not refuted(view(said, 2), lie)
        doubt = doubted(view(said, 0))
        assert doubt == Say(Doubt(0, duel=0), 1)
        assert doubted(view(after(said, (0, doubt)), 0)) is None
        assert doubted(view(said, 2)) is None
    # A season cannot be lied away, not even to those who saw nothing.
    assert refuted(view(state, 3), PlayedWas(0, 1, "least", 9, "summer"))


def test_a_statement_moves_the_belief_less_when_its_speaker_was_caught() -> None:
    state = duel(table(), 1, "S8", "WQ")
    claim = Say(CourtIs(1, "summer"))

    def of_winter(spoken: State) -> float:
        seen = view(spoken, 0)
        return heard(seen, believed(seen, Dice(2), 1200)).court(1)

    plain, once = of_winter(state), of_winter(after(state, (1, claim)))
    liar = of_winter(
        after(
            state,
            (1, Say(PlayedWas(0, 1, "most", 9, "winter"))),
            (1, Say(PlayedWas(0, 1, "most", 10, "winter"))),
            (1, claim),
        )
    )
    assert once < plain - 0.02
    assert once < liar < plain + 0.02
    repeated = of_winter(after(state, (1, claim), (1, claim)))
    assert repeated == pytest.approx(once)


def test_an_urging_of_the_own_court_moves_a_claimant() -> None:
    state = after(table(), (0, Claim()), (0, MoveToken("crown", 0)))
    seen, told = view(state, 0), view(after(state, (2, Say(Put("crown", 2)))), 0)

    def heir(one: View) -> float:
        return heard(one, believed(one, Dice(4), 1500)).chance(lambda _, pair: pair.summer == 2)

    assert heir(told) > heir(seen) + 0.05


def test_a_question_is_answered_truly_falsely_or_not_at_all() -> None:
    state = after(duel(table(), 1, "S8", "WQ"), (2, Ask(1, "court")))
    seen = view(state, 1)
    assert answered(seen, None, HONEST, Dice(1)) == Say(CourtIs(1, "winter"), 2, 0)
    assert answered(seen, None, Manners(1, 1, 0), Dice(1)) == Say(CourtIs(1, "summer"), 2, 0)
    assert answered(seen, None, Manners(1, 0, 1), Dice(1)) == Say(Evade(), 2, 0)
    assert answered(view(state, 0), None, HONEST, Dice(1)) is None
    for question in (Ask(1, "height"), Ask(1, "played", duel=0), Ask(1, "crown")):
        asked = after(duel(table(), 1, "S8", "WQ"), (2, question))
        for lying in (0.0, 1.0):
            one = view(asked, 1)
            answer = answered(one, believed(one, Dice(1), 100), Manners(1, lying, 0), Dice(3))
            assert answer is not None
            assert moves.refusal(one, answer) is None
            if question.topic != "crown":
                # What the rival laid lies open now, so nobody would believe a lie about it.
                assert is_true(asked, 1, answer.fact) == (not lying or question.topic == "played")


def test_what_is_urged_serves_the_own_court() -> None:
    hands = ("S8 W3 SK", "WQ S2 W10", "SA W4 S5", "WK S9 W7")
    known = {"0": hands[0], "1": hands[1], "2": hands[2], "3": hands[3]}
    state = after(table(hands, revealed=known), (1, Claim()), (1, MoveToken("crown", 1)))
    mate, rival = view(state, 3), view(state, 2)
    assert urged(mate, believed(mate, Dice(1), 50), HONEST, Dice(1)) == Say(Put("crown", 3), 1)
    # Wrong as it stands, which a rival likes.
    assert urged(rival, believed(rival, Dice(1), 50), HONEST, Dice(1)) == Say(Put("crown", 1), 1)
    state = after(state, (1, MoveToken("crown", 3)), (1, MoveToken("dagger", 2)))
    rival = view(state, 2)
    for manners in (HONEST, Manners(1, 0.5, 0)):
        said = urged(rival, believed(rival, Dice(1), 50), manners, Dice(1))
        assert said is not None
        assert said.fact not in (Put("crown", 3), Put("dagger", 2))
        heard = view(after(state, (2, said)), 2)
        assert urged(heard, believed(rival, Dice(1), 50), manners, Dice(1)) is None


@pytest.mark.parametrize(("level", "seats"), [("novice", 5), ("easy", 9), ("expert", 4)])
def test_everybody_urges_something_in_a_claim_and_nothing_twice(level: str, seats: int) -> None:
    state = after(FAEKIN.start(FaekinSetup(seats), 11).state, (0, Claim()), (0, MoveToken("crown", 2)))
    for _ in range(2):
        for seat in range(1, seats):
            said = BOT.decide(view(state, seat), level, Budget(40), Dice(seat), None)
            assert said is None or isinstance(said, Say)
            if said is not None:
                state = after(state, (seat, said))
    urgings = [(one.seat, one.fact) for one in state.talk if isinstance(one, Said)]
    assert {seat for seat, _ in urgings} == set(range(1, seats))
    assert len(urgings) == seats - 1
    moved = after(state, (0, MoveToken("dagger", None if state.dagger >= 0 else 1)))
    for seat in range(1, seats):
        said = BOT.decide(view(moved, seat), level, Budget(40), Dice(seat), None)
        assert said is None or (isinstance(said, Say) and (seat, said.fact) not in urgings)


def test_there_are_two_remarks_between_duels_at_most_and_none_during_one() -> None:
    state = duel(table(), 1, "S8", "WQ")
    spoken = 0
    for attempt in range(40):
        seat = attempt % 4
        said = remark(view(state, seat), None, ALWAYS, Dice(attempt))
        if said is not None:
            spoken += not (isinstance(said, Say) and said.answers is not None)
            state = after(state, (seat, said))
    assert 0 < spoken <= REMARKS
    during = after(table(), (0, Duel(1, "S8")))
    assert all(remark(view(during, seat), None, ALWAYS, Dice(1)) is None for seat in range(4))


def test_nobody_tells_a_lie_that_would_be_seen_through() -> None:
    state = table(revealed={"1": "WQ S2 W10"})
    for seed in range(6):
        for topic in ("court", "height"):
            seen = view(after(state, (0, Ask(1, topic))), 1)
            said = answered(seen, None, Manners(1, 1, 0), Dice(seed))
            assert said is not None
            assert not refuted(view(state, 0), said.fact), said
    # Seat 0 has seen the Queen of Winter, and seat 2 has not; a pair of Queens it cannot rule out.
    fought = view(duel(table(), 1, "S8", "WQ"), 1)
    small = PlayedWas(0, 1, "most", 11, "winter")
    assert convinces(fought, small, 2)
    assert not convinces(fought, small, 0)
    assert not convinces(fought, PlayedWas(0, 1, "most", 7, "winter"), None)


def test_whoever_has_just_spoken_still_answers() -> None:
    state = after(table(), (1, Say(CourtIs(1, "winter"))), (0, Ask(1, "height")))
    said = remark(view(state, 1), None, HONEST, Dice(1))
    assert isinstance(said, Say)
    assert said.answers == 1
    assert remark(view(after(state, (1, said)), 1), None, ALWAYS, Dice(1)) is None


def played(levels: tuple[str, ...], seed: int) -> Match:
    """Return a round of talking bots."""
    match, dice = Match(FAEKIN, FaekinSetup(len(levels)), seed), Dice(seed)
    while waiting := FAEKIN.waiting(match.state):
        for seat in asked_in_turn(FAEKIN, match.state, waiting, len(levels)):
            seen = view(match.state, seat)
            command: Command | None = BOT.decide(
                seen, levels[seat], Budget(iterations=20), dice.fork(seat), None
            )
            if command is not None:
                match.do(seat, command)
                break
    return match


def test_rounds_of_talking_bots_are_judged_statement_by_statement() -> None:
    kinds, verdicts = set(), set()
    for seed in range(8):
        match = played(("hard", "easy", "expert", "novice"), seed)
        spoken = [event for event in match.state.log if isinstance(event, Said)]
        for before, event in pairwise(match.state.log):
            if isinstance(event, Said) and isinstance(before, Said):
                assert event.seat != before.seat or event.answers is not None
        kinds |= {type(event.fact) for event in spoken}
        verdicts |= {verdict.judgement for verdict in judged(match.state)}
        for verdict in judged(match.state):
            said = match.state.talk[verdict.number]
            assert isinstance(said, Said)
            if isinstance(said.fact, CourtIs | HeightIs):
                assert (verdict.judgement == "true") == is_true(match.state, verdict.seat, said.fact)
        figures = summed_up(match.state)
        assert figures.right == (match.state.why == "claimant_court")
        assert figures.exposed <= figures.lies
        assert figures.found_out <= figures.lies
    assert {CourtIs, PlayedWas, Put} <= kinds
    assert {"true", "lie"} <= verdicts


def ended(state: State) -> State:
    """Return a round that seat 0 has claimed wrongly."""
    return after(state, (0, Claim()), (0, MoveToken("crown", 1)), (0, LockIn()))


def test_a_lie_is_believed_by_those_who_cannot_know_better() -> None:
    # Seats 2 and 3 cannot know that seat 1 holds the Queen of Winter; seat 0 has seen it.
    court = after(duel(table(), 1, "S8", "WQ"), (1, Say(CourtIs(1, "winter"))))
    assert (summed_up(ended(court)).lies, summed_up(ended(court)).believed) == (0, 0)
    small = after(duel(table(), 1, "S8", "WQ"), (1, Say(HeightIs(1, "most", 11))))
    figures = summed_up(ended(small))
    # Two Queens would cancel: whoever saw one of them cannot be certain.
    assert (figures.lies, figures.found_out, figures.exposed) == (1, 0, 0)
    played = after(duel(table(), 1, "S8", "WQ"), (0, Say(PlayedWas(0, 1, "most", 11, "winter"))))
    figures = summed_up(ended(played))
    assert (figures.lies, figures.believed, figures.found_out) == (1, 1, 1)
    doubted_aloud = after(played, (1, Say(Doubt(0, duel=0), 0)))
    figures = summed_up(ended(doubted_aloud))
    assert (figures.lies, figures.believed, figures.exposed) == (1, 0, 1)


def test_what_contradicts_an_earlier_word_is_called_out() -> None:
    state = after(table(), (1, Say(CourtIs(1, "winter"))), (1, Say(CourtIs(1, "summer"))))
    first, second = state.talk
    assert isinstance(first, Said)
    assert isinstance(second, Said)
    assert gainsaid(view(state, 2), second) == 0
    assert gainsaid(view(state, 2), first) is None
    doubt = doubted(view(state, 2))
    assert doubt == Say(Doubt(1, against=0), 1)
    assert doubted(view(after(state, (2, doubt)), 3)) is None
    apart = after(table(), (1, Say(CourtIs(1, "winter"))), (2, Say(CourtIs(1, "summer"))))
    assert doubted(view(apart, 3)) is None
    high = after(table(), (1, Say(HeightIs(1, "least", 12))), (1, Say(HeightIs(1, "most", 9))))
    assert doubted(view(high, 0)) == Say(Doubt(1, against=0), 1)
    # There is room for a remark again after the next duel.
    state = duel(state, 1, "S8", "WQ")
    assert all(
        remark(view(state, 2), None, Manners(0, 0, 0, forgiving=1), Dice(seed)) is None for seed in range(9)
    )
    assert {remark(view(state, 2), None, Manners(0, 0, 0), Dice(seed)) for seed in range(9)} == {None, doubt}
    passed = [forgiven(view(state, 2), number, 0.4) for number in range(200)]
    assert 50 < sum(passed) < 110
    assert passed == [forgiven(view(state, 2), number, 0.4) for number in range(200)]


def test_every_level_for_people_talks_and_listens() -> None:
    for name in ("novice", "easy", "medium", "hard", "expert"):
        assert LEVELS[name].manners is not None
        assert LEVELS[name].trust is not None


def test_every_statement_is_judged_by_what_its_speaker_knew() -> None:
    state = duel(table(), 1, "S8", "WQ")
    state = after(
        state,
        (1, Say(PlayedWas(0, 1, "least", 12, "winter"))),
        (0, Say(Doubt(0))),
        (2, Say(Doubt(0))),
        (3, Say(Agree(0))),
        (3, Say(CourtIs(1, "summer"))),
        (1, Say(HeirIs("summer", 1))),
        (1, Say(HeirIs("winter", None))),
        (0, Claim()),
        (1, Say(Put("crown", 1))),
        (3, Say(Put("dagger", None))),
        (2, Say(Put("crown", 0))),
        (0, MoveToken("crown", 1)),
        (0, LockIn()),
    )
    found = [(one.seat, one.judgement, one.grounds) for one in judged(state)]
    assert found == [
        (1, "true", ""),
        (0, "lie", "saw"),
        (2, "mistaken", ""),
        (3, "true", ""),
        (3, "mistaken", ""),
        (1, "lie", "own"),
        (1, "lie", "saw"),
        (1, "lie", "rival"),
        (3, "lie", "rival"),
        (2, "mistaken", ""),
    ]


def test_what_came_out_later_makes_no_lie() -> None:
    spoken = after(table(), (0, Say(CourtIs(1, "summer"))))
    over = ended(duel(spoken, 1, "S8", "WQ"))
    assert [one.judgement for one in judged(over)] == ["mistaken"]


@pytest.mark.parametrize("lies", [False, True])
def test_nobody_says_what_is_true_of_everything(lies: bool) -> None:
    for rank in range(1, 15):
        for wordings in (of_identity(rank, lies), of_card(rank, lies)):
            assert wordings
            assert abs(sum(wordings.values()) - 1) < 1e-9
            assert not {("least", 1), ("most", 14)} & set(wordings)
