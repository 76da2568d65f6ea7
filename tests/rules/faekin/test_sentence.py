"""Sentences: every legal thing that tells something can be put together word by word, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.game import Command
from fae_tabletop.games.faekin import moves, sayable, sentence
from fae_tabletop.games.faekin.cards import (
    ACE,
    BEATEN_BY,
    COURT,
    COURTS,
    IDENTITY,
    NUMBER,
    RANK,
    Court,
    Holder,
    cards_in,
)
from fae_tabletop.games.faekin.commands import Ask, Claim, Duel, MoveToken, Say
from fae_tabletop.games.faekin.events import Asked, Said
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.sentence import Draft
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import (
    Agree,
    Bound,
    CourtIs,
    Doubt,
    Evade,
    Fact,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
    Token,
    Topic,
)
from fae_tabletop.games.faekin.words import statement
from tests.rules.faekin.policies import talked
from tests.rules.faekin.tables import after, duel, table, why_not

BOUNDS: tuple[Bound, ...] = ("least", "most")
TOKENS: tuple[Token, ...] = ("crown", "dagger")
TOPICS: tuple[Topic, ...] = ("court", "height", "played", "crown", "why")

SETUPS = tuple(
    FaekinSetup(seats, jokers) for seats, jokers in ((2, True), (3, False), (4, True), (5, False), (9, True))
)


@cache
def rounds(setup: FaekinSetup, seed: int) -> tuple[State, ...]:
    """Return the positions of a round at which everybody talks."""
    return tuple(step.state for step in talked(setup, seed, 60).steps if step.state.why is None)


def seen(setup: FaekinSetup, seed: int, plies: int, seat: int) -> View:
    """Return what a seat sees after so many plies, or at the end of the round."""
    states = rounds(setup, seed)
    return FAEKIN.view(states[min(plies, len(states) - 1)], seat % setup.seats)


views = st.builds(seen, st.sampled_from(SETUPS), st.integers(0, 1), st.integers(0, 59), st.integers(0, 8))


def legal_facts(view: View) -> Iterator[Fact]:
    """Yield every fact of the grammar that the rules let the viewer state."""
    holders: tuple[Holder | None, ...] = (None, *view.holders)
    suits: tuple[Court | None, ...] = (None, *COURTS)
    numbers = range(len(view.talk) + 1)
    found: list[Fact] = [Evade()]
    found += [CourtIs(whom, court) for whom, court in product(view.holders, COURTS)]
    found += [HeightIs(*one) for one in product(view.holders, BOUNDS, range(15))]
    found += [
        PlayedWas(*one) for one in product(range(len(view.duels) + 1), view.holders, BOUNDS, range(15), suits)
    ]
    found += [HeirIs(court, holder) for court, holder in product(COURTS, holders)]
    found += [Put(token, holder) for token, holder in product(TOKENS, holders)]
    found += [Agree(number) for number in numbers] + [Doubt(number) for number in numbers]
    return (fact for fact in found if moves.refusal(view, Say(fact)) is None)


def numbers_of_duels(view: View) -> list[int]:
    """Return the last duels of the viewer, one of others, and one that never was."""
    own = [duel.number for duel in view.duels if view.seat in (duel.attacker, duel.defender)]
    return [*own[-3:], *sorted({duel.number for duel in view.duels} - {*own})[-1:], len(view.duels)]


def public_cards(view: View, fact: Fact) -> tuple[frozenset[int], frozenset[int]] | None:
    """Return the cards that a fact leaves possible, and those that the open table does; None where none is meant."""
    if isinstance(fact, PlayedWas):
        one = view.duels[fact.duel]
        open_to_all = sayable._open_to_all(view).played[fact.duel, view.holders.index(fact.whom)]
        if one.card is not None and fact.whom != one.loser:
            season = -1 if one.season is None else COURTS.index(one.season)
            assert not open_to_all & ~BEATEN_BY[NUMBER[one.card]][season]
        everything = frozenset(cards_in(open_to_all))
        place = -1 if fact.court is None else COURTS.index(fact.court)
        left = {card for card in everything if COURT[card] == place}
    elif isinstance(fact, CourtIs | HeightIs):
        hands = sayable._open_to_all(view).hands[view.holders.index(fact.whom)]
        everything = frozenset(IDENTITY[hand] for hand in hands)
        left = set(everything)
        if isinstance(fact, CourtIs):
            left = {card for card in left if COURT[card] == COURTS.index(fact.court)}
    else:
        return None
    if isinstance(fact, HeightIs | PlayedWas):
        least, most = (fact.rank, ACE) if fact.bound == "least" else (0, fact.rank)
        left = {card for card in left if least <= RANK[card] <= most}
    return frozenset(left), everything


@settings(max_examples=40, deadline=None)
@given(view=views)
def test_everything_that_tells_something_can_be_said_and_nothing_else(view: View) -> None:
    offered = set(sayable.sayable(view).values())
    legal = list(legal_facts(view))
    assert offered <= set(legal), "everything offered is legal"
    meanings = {(type(fact), *_subject(fact), public_cards(view, fact)) for fact in offered}
    cards = [fact for fact in offered if public_cards(view, fact) is not None]
    assert len(meanings - {None}) >= len({_subject(fact) for fact in cards})
    for fact in legal:
        if fact in offered:
            continue
        meant = public_cards(view, fact)
        if meant is not None:
            left, everything = meant
            assert not left or left == everything or (type(fact), *_subject(fact), meant) in meanings, fact
        elif isinstance(fact, Agree | Doubt):
            said = view.talk[fact.statement]
            assert isinstance(said, Said)
            assert said.seat == view.seat or isinstance(said.fact, Evade)
        else:
            assert isinstance(fact, HeirIs | Put)
            assert not _could_be_true(view, fact), fact
    for fact in cards:
        left, _ = public_cards(view, fact) or (frozenset(), frozenset())
        assert left, f"{fact} cannot be true, as all can see"


def _subject(fact: Fact) -> tuple[object, ...]:
    """Return what a fact is about."""
    if isinstance(fact, PlayedWas):
        return fact.duel, fact.whom
    return (fact.whom,) if isinstance(fact, CourtIs | HeightIs) else ()


def _could_be_true(view: View, fact: HeirIs | Put) -> bool:
    """Say whether some choice of hands, one for each holder by what all can see, makes a statement true."""
    hands = sayable._open_to_all(view).hands
    cards = [{IDENTITY[hand] for hand in theirs} for theirs in hands]

    def heir(court: int, holder: Holder | None) -> bool:
        if holder is None:
            return all(any(COURT[card] != court for card in theirs) for theirs in cards)
        place = view.holders.index(holder)
        return any(
            COURT[own] == court
            and all(
                any(COURT[card] != court or card < own for card in theirs)
                for other, theirs in enumerate(cards)
                if other != place
            )
            for own in cards[place]
        )

    if isinstance(fact, HeirIs):
        return heir(COURTS.index(fact.court), fact.holder)
    claimants = range(view.seats) if view.claimant is None else (view.claimant,)
    own = {COURT[card] for seat in claimants for card in cards[seat]}
    return any(heir(court if fact.token == "crown" else 1 - court, fact.holder) for court in own)


@settings(max_examples=25, deadline=None)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 1), plies=st.integers(0, 59))
def test_words_on_offer_tell_nothing_of_hidden_cards(setup: FaekinSetup, seed: int, plies: int) -> None:
    sets: dict[tuple[object, ...], set[frozenset[Fact]]] = {}
    for seat in range(setup.seats):
        facts: dict[tuple[object, ...], set[Fact]] = {}
        for fact in sayable.sayable(seen(setup, seed, plies, seat)).values():
            if not isinstance(fact, Agree | Doubt):
                facts.setdefault((type(fact), *_subject(fact)), set()).add(fact)
        for about, found in facts.items():
            sets.setdefault(about, set()).add(frozenset(found))
    # Whoever speaks of a holder, of the card in a duel or of the Heirs has the same to choose from.
    assert all(len(found) == 1 for found in sets.values())


@settings(max_examples=40, deadline=None)
@given(view=views)
def test_every_legal_question_can_be_put_and_nothing_else(view: View) -> None:
    legal = {
        ask
        for to, topic in product(range(-1, view.seats + 1), TOPICS)
        for detail in (None, *range(max(len(view.talk), len(view.duels)) + 1))
        for ask in (
            Ask(
                to,
                topic,
                duel=detail if topic == "played" else None,
                statement=detail if topic == "why" else None,
            ),
        )
        if moves.refusal(view, ask) is None
    }
    silent = {
        ask
        for ask in legal
        if ask.statement is not None
        and isinstance(said := view.talk[ask.statement], Said)
        and isinstance(said.fact, Evade)
    }
    assert set(sayable.askable(view).values()) == legal - silent


@settings(max_examples=25, deadline=None)
@given(view=views, to=st.integers(0, 8))
def test_every_path_is_walked_in_three_clicks_at_most_and_comes_out_as_meant(view: View, to: int) -> None:
    other = to % view.seats
    for draft in (Draft(), sentence.addressed(view, Draft(), None if other == view.seat else other)):
        paths: list[tuple[sayable.Path, Fact | Ask]] = [
            *sayable.sayable(view).items(), *sayable.askable(view).items(),
        ]  # fmt: skip
        for path, spoken in paths:
            assert len(path) <= 3
            put = draft
            for place, word in enumerate(path):
                if put.words[place : place + 1] != (word,):
                    put = sentence.chosen(view, put, place, word)
            said = sentence.command(view, put)
            assert said is not None
            assert moves.refusal(view, said) is None
            assert (said.fact if isinstance(said, Say) else said) == spoken
            if isinstance(said, Say):
                assert said.to == draft.to


@settings(max_examples=40, deadline=None)
@given(view=views, data=st.data())
def test_whatever_is_clicked_the_sentence_is_on_a_path_and_what_it_says_is_legal(
    view: View, data: st.DataObject
) -> None:
    draft = sentence.begun(view)
    for _ in range(data.draw(st.integers(1, 8))):
        place = data.draw(st.integers(0, min(len(draft.words), 2)))
        offered = sentence.options(view, draft, place)
        if offered:
            draft = sentence.chosen(view, draft, place, data.draw(st.sampled_from(offered)))
        if data.draw(st.booleans()):
            others = [None, *(seat for seat in range(view.seats) if seat != view.seat)]
            draft = sentence.addressed(view, draft, data.draw(st.sampled_from(others)))
        if sentence.takes_evidence(draft):
            duels, said = sentence.evidence(view, draft), sentence.contradictions(view, draft)
            draft = draft._replace(
                duel=data.draw(st.sampled_from((None, *duels))),
                against=data.draw(st.sampled_from((None, *said))),
            )
        for place, word in enumerate(draft.words):
            assert word in sentence.options(view, draft, place)
        complete = sentence.command(view, draft)
        whole = not draft.words or sentence.options(view, draft, len(draft.words))
        assert (complete is None) == bool(whole)
        assert complete is None or moves.refusal(view, complete) is None


# -- single sentences -----------------------------------------------------------------------------------------


def words(view: View, *path: str, to: int | None = None) -> Command | None:
    draft = Draft(to=to)
    for place, word in enumerate(path):
        draft = sentence.chosen(view, draft, place, word)
    return sentence.command(view, draft)


def test_of_a_duel_only_what_all_could_believe_can_be_said() -> None:
    view = FAEKIN.view(duel(table(), 1, "S8", "WQ"), 0)
    cards = sentence.options(view, Draft(("played", "0:1")), 2)
    assert cards == (
        "least:10:winter", "least:11:winter", "least:12:winter", "least:13:winter", "least:14:winter",
        "most:9:winter", "most:10:winter", "most:11:winter", "most:12:winter", "most:13:winter",
    )  # fmt: skip
    assert words(view, "played", "0:1", "least:12:winter") == Say(PlayedWas(0, 1, "least", 12, "winter"))
    # What was turned up is what it is.
    assert sentence.options(view, Draft(("played", "0:0")), 2) == ("least:8:summer",)
    assert "0:1" not in sentence.options(FAEKIN.view(duel(table(), 1, "S8", "WQ"), 2), Draft(("played",)), 1)


def test_an_open_hand_has_one_court_and_cannot_be_heir_below_another_one() -> None:
    hands = ("S8 W3 SK", "WQ S2 W10", "SA W4 S5", "WK S9 W7")
    view = FAEKIN.view(table(hands, revealed={"1": hands[1], "3": hands[3]}), 0)
    assert sentence.options(view, Draft(("their-court", "1")), 2) == ("winter",)
    assert sentence.options(view, Draft(("their-height", "1")), 2) == ("least:12",)
    heirs = sentence.options(view, Draft(("winter-heir",)), 1)
    assert "1" not in heirs
    assert {"0", "2", "3"} == set(heirs)
    assert sentence.options(view, Draft(("summer-heir",)), 1) == ("0", "2", "nobody")


def test_whoever_is_addressed_is_spoken_of_and_asked() -> None:
    view = FAEKIN.view(duel(table(), 1, "S8", "WQ"), 2)
    assert words(view, "their-court", to=3) is None
    assert sentence.chosen(view, Draft(to=3), 0, "their-court").words == ("their-court", "3")
    assert words(view, "ask-court", to=3) == Ask(3, "court")
    # Who was in no duel cannot be asked about one; somebody else can.
    asked = sentence.chosen(view, Draft(to=1), 0, "ask-played")
    assert sentence.options(view, asked, 1) == ("0:1", "0:0")
    asked = sentence.chosen(view, Draft(to=3), 0, "ask-played")
    asked = sentence.chosen(view, asked, 1, "0:1")
    assert asked.to == 1
    assert sentence.command(view, asked) == Ask(1, "played", duel=0)
    moved = sentence.addressed(view, asked, 0)
    assert sentence.command(view, moved) == Ask(0, "played", duel=0)
    # The other one could have been asked of two duels: nothing is chosen for the person then.
    second = FAEKIN.view(duel(duel(table(), 1, "S8", "WQ"), 0, "S2", "SK"), 2)
    assert sentence.addressed(second, asked, 0).words == ("ask-played",)
    assert sentence.addressed(view, asked, None).words == ("ask-played",)


def test_changing_a_word_keeps_those_behind_it_where_they_still_may_stand() -> None:
    view = FAEKIN.view(table(), 0)
    draft = Draft(("their-court", "1", "winter"))
    assert sentence.chosen(view, draft, 1, "2").words == ("their-court", "2", "winter")
    assert sentence.chosen(view, draft, 0, "their-height").words == ("their-height", "1")
    with pytest.raises(ValueError, match="may not stand"):
        sentence.chosen(view, draft, 1, "0")


def test_a_question_is_answered_first_and_its_answers_come_first() -> None:
    view = FAEKIN.view(after(table(), (2, Ask(0, "height"))), 0)
    draft = sentence.begun(view)
    assert (draft.to, draft.answers) == (2, 0)
    assert sentence.options(view, draft, 0)[:2] == ("my-height", "evade")
    evaded = sentence.chosen(view, draft, 0, "evade")
    assert sentence.command(view, evaded) == Say(Evade(), 2, 0)
    assert sentence.begun(view, 3) == Draft(to=3)
    answered = FAEKIN.view(after(table(), (2, Ask(0, "height")), (0, Say(Evade(), 2, 0))), 0)
    assert sentence.open_questions(answered) == ()
    assert sentence.begun(answered) == Draft()


def test_a_doubt_takes_its_evidence_from_the_log() -> None:
    state = after(duel(table(), 1, "S8", "WQ"), (1, Say(CourtIs(1, "summer"))), (2, Say(HeirIs("summer", 2))))
    state = after(state, (1, Duel(3, "S2")))
    view = FAEKIN.view(state, 0)
    draft = sentence.chosen(view, Draft(), 0, "doubt")
    assert sentence.options(view, draft, 1) == ("1", "0")
    draft = sentence.chosen(view, draft, 1, "0")
    assert sentence.evidence(view, draft) == (0,)
    assert sentence.contradictions(view, draft) == (1,)
    whole = draft._replace(duel=0, against=1)
    assert sentence.command(view, whole) == Say(Doubt(0, 0, 1))
    assert sentence.chosen(view, whole, 1, "1").duel is None
    assert sentence.shortened(whole, 1) == Draft(("doubt",))


def test_an_urging_takes_evidence_from_the_log_too() -> None:
    state = after(duel(table(), 1, "S8", "WQ"), (1, Say(CourtIs(1, "summer"))), (2, Claim()))
    view = FAEKIN.view(state, 0)
    draft = sentence.chosen(view, sentence.chosen(view, Draft(to=2), 0, "crown"), 1, "1")
    assert sentence.evidence(view, draft) == (0,)
    assert sentence.contradictions(view, draft) == (0,)
    say = sentence.command(view, draft._replace(duel=0, against=0))
    assert say == Say(Put("crown", 1, 0, 0), 2)
    assert moves.refusal(view, say) is None
    assert why_not(state, 0, Say(Put("crown", 1, duel=7))) == "no_such_duel"
    assert why_not(state, 0, Say(Put("crown", 1, against=7))) == "no_such_statement"
    state = after(state, (2, MoveToken("crown", 1)), (0, say))
    assert sentence.agreement(FAEKIN.view(state, 3)) == Say(Agree(1), 2)
    names = ("You", "Pim", "Grumm", "Ashkar")
    assert statement(FAEKIN.view(state, 3), names, 0, say.fact) == (
        "Put the Crown on Pim. Pim said: Pim is Summer. Think of duel 1."
    )
    plain = msgspec.json.encode(Put("crown", 1))
    assert b"duel" not in plain


def test_agreement_is_with_who_said_so_else_with_the_tokens() -> None:
    state = after(table(), (1, Claim()))
    assert sentence.agreement(FAEKIN.view(state, 0)) is None
    state = after(state, (1, MoveToken("crown", 3)))
    assert sentence.agreement(FAEKIN.view(state, 0)) == Say(Put("crown", 3), 1)
    assert sentence.agreement(FAEKIN.view(state, 1)) is None
    state = after(state, (2, Say(Put("crown", 3), 1)))
    assert sentence.agreement(FAEKIN.view(state, 0)) == Say(Agree(0), 1)


def test_the_table_is_asked_again_but_nobody_twice() -> None:
    state = after(table(), (1, Claim()))
    asks = sentence.asked_again(FAEKIN.view(state, 1))
    assert asks == (Ask(0, "crown"), Ask(2, "crown"), Ask(3, "crown"))
    state = after(state, (1, asks[0]), (1, asks[1]), (0, Say(Evade(), 1, 0)))
    assert sentence.asked_again(FAEKIN.view(state, 1)) == (Ask(0, "crown"), Ask(3, "crown"))


def test_what_was_asked_about_comes_first() -> None:
    state = after(duel(duel(table(), 1, "S8", "WQ"), 0, "S2", "SK"), (3, Ask(0, "played", duel=0)))
    view = FAEKIN.view(state, 0)
    draft = sentence.chosen(view, sentence.begun(view), 0, "played")
    assert sentence.options(view, draft, 1) == ("0:1", "0:0", "1:1", "1:0")
    assert sentence.options(view, draft._replace(answers=None), 1)[0] == "1:1"


def test_during_a_claim_tokens_come_first() -> None:
    view = FAEKIN.view(after(table(), (1, Claim())), 0)
    assert sentence.options(view, Draft(), 0)[:2] == ("crown", "dagger")
    questions = [one for one in view.talk if isinstance(one, Asked)]
    assert questions == []
