"""What the cast says: enough wordings, short, each in a voice of its own, and chosen by public things alone."""

from __future__ import annotations

import string
from textwrap import wrap

import msgspec
import pytest

from fae_tabletop.core.cast import CAST
from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.accents import ACCENTS
from fae_tabletop.games.faekin.commands import Ask, Claim, MoveToken, Say
from fae_tabletop.games.faekin.kinds import kind_of
from fae_tabletop.games.faekin.phrases import COMMON, LEADS, OPENERS
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
from fae_tabletop.games.faekin.voices import LINES, WIDTH, brief, utterance
from fae_tabletop.games.faekin.words import statement
from tests.rules.faekin.policies import talked
from tests.rules.faekin.tables import after, duel, table

NAMES = (
    "You",
    "Pim",
    "Grumm",
    "Ashkar",
    "Saffron",
    "Mossback",
    "Old Quillon",
    "Lady Vesper",
    "Thorn Wickham",
)
LONGEST = {
    "whom": "Mossback",
    "whose": "Mossback’s",
    "is_": "Mossback is",
    "has": "Mossback has",
    "whom_says": "Mossback says",
    "court": "Summer",
    "other": "Winter",
    "bound": "at least the Queen",
    "named": "the Queen",
    "card": "Summer Queen or better",
    "duel": "28",
    "voc": "Mossback, ",
    "that": "Saffron is at least the Queen",
    "told": "Saffron",
    "asker": "Mossback",
}


def said(state: State, seat: int, *spoken: Say | Ask) -> State:
    return after(state, *((seat, one) for one in spoken))


def told(state: State, seat: int, viewer: int = 0, names: tuple[str, ...] = NAMES) -> str:
    """Return the last thing said, as a viewer hears it, when ``seat`` says it."""
    view = FAEKIN.view(state, viewer)
    assert view.talk[-1].seat == seat
    found = utterance(view, names, len(view.talk) - 1)
    return f"{found.text} | {found.evidence}".removesuffix(" | ")


def test_everything_has_six_wordings_and_each_of_the_cast_some_of_its_own() -> None:
    assert set(ACCENTS) == set(OPENERS) == set(CAST)
    for kind, wordings in COMMON.items():
        assert len(set(wordings)) >= 6, kind
        own = [words for accents in ACCENTS.values() for words in accents.get(kind, ())]
        assert len(set(own)) == len(own), kind
        assert not set(own) & set(wordings), kind
    for name, accents in ACCENTS.items():
        assert set(accents) == set(COMMON), name
    assert all(len(set(leads)) >= 6 for leads in LEADS.values())


def test_every_wording_fits_a_bubble_with_the_longest_names() -> None:
    evidence = {"doubt": "duel 12: I saw your Summer Queen or", "saw": "duel 12", "laid": "duel 12"}
    for wordings in (COMMON, *ACCENTS.values()):
        for kind, words in wordings.items():
            for one in words:
                filled = one.format_map(LONGEST)
                lines = len(wrap(filled, WIDTH)) + (kind in evidence)
                assert lines <= LINES, (kind, filled)


def test_wordings_ask_for_nothing_that_their_kind_has_not() -> None:
    places = {
        kind: {place for words in wordings for _, place, _, _ in string.Formatter().parse(words) if place}
        for kind, wordings in COMMON.items()
    }
    for accents in ACCENTS.values():
        for kind, wordings in accents.items():
            for words in wordings:
                for _, place, _, _ in string.Formatter().parse(words):
                    extra = {"other"} if kind == "own_court" else set()
                    assert place is None or place in places[kind] | extra | {"voc"}, (kind, words)


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 5, 6])
def test_whatever_is_said_fits_a_bubble_and_sounds_the_same_in_every_world(seed: int) -> None:
    setup = FaekinSetup((3, 5, 9)[seed % 3], jokers=seed % 2 == 0)
    view = FAEKIN.view(talked(setup, seed, 120).state, 0)
    if view.why is not None:
        view = msgspec.structs.replace(view, why=None, revealed=None, summer=None, winter=None, winners=())
    dice, heard = Dice(seed), set()
    others = [FAEKIN.view(FAEKIN.imagine(view, dice), 0) for _ in range(3)]
    for number, spoken in enumerate(view.talk):
        found = utterance(view, NAMES, number)
        assert found.lines <= LINES, found
        assert found.text[0].isupper()
        assert found.text[-1] in ".?!…", found
        assert "{" not in found.text
        assert "_" not in found.text + found.evidence
        heard.add(kind_of(view, spoken))
        for other in others:
            assert utterance(other, NAMES, number) == found
    assert len(heard) > 3
    for holder in view.holders:
        assert len(brief(view, NAMES, holder)) <= 42


def test_what_a_duel_showed_to_two_is_worded_alike_whatever_it_was() -> None:
    lie = Say(PlayedWas(0, 1, "least", 13, "summer"))
    spoken = said(duel(table(), 1, "S8", "WQ"), 2, Say(CourtIs(1, "winter"), 1))
    spoken = said(said(spoken, 0, lie), 0, Say(Doubt(0, duel=0), 2))
    plain = duel(table(("S8 W3 SK", "WK S2 W10", "SA W4 S5", "WQ S9 W7")), 1, "S8", "WK")
    other = said(said(said(plain, 2, Say(CourtIs(1, "winter"), 1)), 0, lie), 0, Say(Doubt(0, duel=0), 2))
    for viewer in (2, 3):
        for number in range(3):
            one = utterance(FAEKIN.view(spoken, viewer), NAMES, number)
            assert one == utterance(FAEKIN.view(other, viewer), NAMES, number)


def test_evidence_is_named() -> None:
    names = ("Ashkar", "Pim", "You", "Grumm")
    state = duel(table(), 1, "S8", "WQ")
    state = said(state, 0, Say(PlayedWas(0, 1, "least", 12, "winter"), 1))
    assert told(state, 0, 2, names).endswith("Winter Queen or better. Ask my horns. | duel 1") or told(
        state, 0, 2, names
    ).endswith("your Winter Queen or better. | duel 1")
    state = said(state, 1, Say(CourtIs(1, "summer"), 3))
    state = said(state, 0, Say(Doubt(1, duel=0), 1))
    words = told(state, 0, 2, names)
    assert "Pim, " in words
    assert "you are Summer" in words
    assert words.endswith("| duel 1: I saw your Winter Queen or better")
    open_card = said(duel(table(), 1, "SK", "WQ"), 1, Say(CourtIs(1, "summer")))
    words = told(said(open_card, 0, Say(Doubt(0, duel=0))), 0, 2, names)
    assert words.endswith("| duel 1: I saw your Winter Queen")
    words = told(said(open_card, 3, Say(Doubt(0, duel=0))), 3, 2, names)
    assert words.endswith("| duel 1: your Winter Queen")


def test_contradictions_are_told_by_name() -> None:
    names = ("Lady Vesper", "Pim", "Grumm", "You")
    state = said(table(), 1, Say(CourtIs(1, "winter"), 2), Say(CourtIs(1, "summer"), 0))
    words = told(said(state, 0, Say(Doubt(1, against=0), 1)), 0, 3, names)
    assert "you are Summer" in words
    assert words.endswith("| you said: you are Winter")
    state = said(duel(table(), 1, "S8", "WQ"), 0, Say(PlayedWas(0, 1, "least", 12, "winter")))
    state = said(state, 1, Say(CourtIs(1, "summer"), 2))
    words = told(said(state, 0, Say(Doubt(1, against=0))), 0, 3, names)
    assert words.endswith("| duel 1: I saw your Winter Queen or better")


def test_the_viewer_is_spoken_to_and_otherwise_a_guest() -> None:
    state = said(table(), 1, Say(CourtIs(0, "winter")))
    assert "you are Winter" in told(state, 1).replace("You", "you")
    state = said(state, 2, Say(Doubt(0)))
    assert "our guest is Winter" in told(state, 2)
    assert "Pim, " in told(state, 2)


def test_answers_name_who_asked_or_why() -> None:
    state = said(table(), 2, Ask(1, "court"))
    words = told(said(state, 1, Say(CourtIs(1, "winter"), 2, 0)), 1)
    lead = [one.format(asker="Grumm") for one in LEADS["court"]]
    assert any(words.startswith(one) for one in lead)
    state = said(said(table(), 1, Say(CourtIs(3, "winter"))), 2, Ask(1, "why", statement=0))
    words = told(said(state, 1, Say(Evade(), 2, 1)), 1)
    assert not any(words.startswith(one.format(asker="Grumm")) for one in LEADS["why"])


def test_nobody_says_the_same_twice_in_a_row() -> None:
    state = table()
    for rank in (3, 4, 5, 6, 7, 8):
        state = said(state, 1, Say(HeightIs(2, "least", rank)), Say(CourtIs(2, "winter")))
    view = FAEKIN.view(state, 0)
    heard = [utterance(view, NAMES, number).text for number in range(len(view.talk))]
    assert len(set(heard[1::2])) >= 5


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (CourtIs(1, "winter"), "says: I am Winter"),
        (CourtIs(0, "winter"), "says: you are Winter"),
        (HeirIs("summer", None), "says: nobody is Summer"),
        (PlayedWas(0, 0, "least", 8, "summer"), "saw your Summer 8 or better"),
        (PlayedWas(0, 1, "least", 8, "winter"), "says: I laid my Winter 8 or better"),
        (Put("crown", 3), "crowns Ashkar"),
        (Put("crown", 1), "wants the Crown"),
        (Put("dagger", None), "would leave the Dagger"),
        (Put("dagger", 2), "would stab Grumm"),
        (Agree(0), "agrees with Grumm: Ashkar is Winter"),
        (Doubt(0), "doubts Grumm"),
        (Evade(), "gives no answer"),
    ],
)
def test_the_latest_word_in_brief(fact: Fact, words: str) -> None:
    state = said(duel(table(), 1, "S8", "WQ"), 2, Say(CourtIs(3, "winter")))
    view: View = FAEKIN.view(said(after(state, (0, Claim())), 1, Say(fact)), 0)
    assert brief(view, NAMES, 1) == words
    assert brief(view, NAMES, 3) == ""
    asked = FAEKIN.view(said(state, 3, Ask(2, "court")), 0)
    assert brief(asked, NAMES, 3) == "asks Grumm"


def test_what_is_said_of_oneself_is_denied_and_not_doubted() -> None:
    state = said(duel(table(), 1, "S8", "WQ"), 0, Say(PlayedWas(0, 1, "most", 9, "winter")))
    for _ in range(6):
        state = said(state, 1, Say(Doubt(0)))
        words = told(state, 1, 2)
        assert "believe" not in words
        assert "doubt" not in words
    mine = FAEKIN.view(state, 1)
    assert statement(mine, NAMES, 1, Doubt(0)) == (
        "It is not so that I played at most a 9 of Winter in duel 1."
    )


def test_an_answer_does_not_read_like_a_word_about_who_asked() -> None:
    for leads in LEADS.values():
        assert not any(lead.startswith("{asker}:") for lead in leads)


def test_you_is_the_viewer_alone_in_what_is_urged() -> None:
    claimed = after(table(), (1, Claim()), (1, MoveToken("crown", 2)))
    for speaker in (2, 3):
        state = said(
            claimed, speaker, Say(Put("crown", 1), 1), Say(Put("crown", 0), 1), Say(Put("dagger", 1), 1)
        )
        view = FAEKIN.view(state, 0)
        crowned, mine, stabbed = (utterance(view, NAMES, number).text for number in range(3))
        for words in (crowned, stabbed):
            assert "Pim" in words
            assert "you" not in words.lower().split()
        assert "you" in mine.lower()


def test_agreement_tells_with_whom_and_with_what() -> None:
    state = said(said(table(), 2, Say(CourtIs(3, "winter"))), 1, Say(Agree(0)))
    assert utterance(FAEKIN.view(state, 0), NAMES, 1).evidence == "Grumm said: Ashkar is Winter"


def test_a_question_to_everybody_is_told_as_one() -> None:
    state = said(table(), 0, *(Ask(seat, "crown") for seat in (1, 2, 3)))
    view = FAEKIN.view(state, 1)
    assert brief(view, NAMES, 0) == "asks everybody"
    assert utterance(FAEKIN.view(state, 0), NAMES, 2).text == "Whom do you crown?"
    for number in range(4):
        answered = said(state, 3, Say(HeirIs("winter", 3), 0, 2), Say(CourtIs(number, "winter")))
        words = utterance(FAEKIN.view(answered, 0), NAMES, 3).text
        assert not any(words.startswith(lead) for lead in LEADS["crown"] if "{" not in lead)
