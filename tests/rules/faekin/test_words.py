"""Everything that happens or is said has its sentence, and the notebook tells what is possible and why."""

from __future__ import annotations

import re

import pytest

from fae_tabletop.core.game import Reason, Resign
from fae_tabletop.games.faekin.cards import IDS
from fae_tabletop.games.faekin.commands import Claim, Duel, LockIn, MoveToken, Say
from fae_tabletop.games.faekin.events import Ended
from fae_tabletop.games.faekin.notebook import notebook
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.talk import CourtIs, Evade, HeirIs, PlayedWas, Put
from fae_tabletop.games.faekin.words import REFUSALS, card_name, ending, line, refusal, statement
from tests.rules.faekin.policies import talked
from tests.rules.faekin.tables import FAE, TWO, after, duel, table, why_not

NAMES = (
    "Ada",
    "Pim",
    "Grumm",
    "Ashkar",
    "Saffron",
    "Mossback",
    "Old Quillon",
    "Lady Vesper",
    "Thorn Wickham",
)


def test_every_card_has_a_name_of_its_own() -> None:
    assert card_name("SQ") == "Summer Queen"
    assert card_name("W10") == "Winter 10"
    assert len({card_name(card) for card in IDS}) == 29


def test_every_event_is_told_in_a_sentence_that_names_nothing_hidden() -> None:
    for seed in range(12):
        setup = FaekinSetup((2, 3, 5, 9)[seed % 4], jokers=seed % 3 == 0)
        match = talked(setup, seed)
        if FAEKIN.waiting(match.state):
            match.do(1, Resign())
        for seat in range(setup.seats):
            view = FAEKIN.view(match.state, seat)
            for event in view.log:
                said = line(view, NAMES, event)
                assert re.search(r"[.?”]$", said), said
                assert said[0].isupper()
                assert "_" not in said
                assert f"{NAMES[seat]} " not in said.split(":")[0]


def test_lines_read_as_they_should() -> None:
    state = duel(table(), 1, "S8", "WQ")
    view, other = FAEKIN.view(state, 0), FAEKIN.view(state, 2)
    assert line(view, NAMES, view.log[-1]) == "You lose the Summer 8 to Pim’s Winter Queen."
    assert line(other, NAMES, other.log[-1]) == "Ada loses the Summer 8 to Pim’s Winter card."
    assert line(view, NAMES, view.log[-2]) == "Only you two saw it: Summer 8 against Winter Queen."
    state = after(state, (1, Claim()), (1, MoveToken("crown", 3)), (1, MoveToken("dagger", 2)), (1, LockIn()))
    view = FAEKIN.view(state, 1)
    assert line(view, NAMES, view.log[-1]) == "You claimed: right. You and Ashkar win."


def test_winners_are_listed() -> None:
    hands = ("S8 W3 SK", "SQ S2 W10", "SA W4 S5", "WK S9 W7")
    state = after(
        table(hands), (0, Claim()), (0, MoveToken("crown", 2)), (0, MoveToken("dagger", 3)), (0, LockIn())
    )
    view = FAEKIN.view(state, 0)
    assert line(view, NAMES, view.log[-1]) == "You claimed: right. You, Pim and Grumm win."
    lost = after(table(hands), (0, Claim()), (0, MoveToken("crown", 2)), (0, LockIn()))
    view = FAEKIN.view(lost, 0)
    assert line(view, NAMES, view.log[-1]) == "You claimed: wrong. Ashkar wins."
    end = view.log[-1]
    assert isinstance(end, Ended)
    assert ending(view, NAMES, end) == (
        "You claimed: wrong. The Crown belonged to Grumm, the Dagger to Ashkar. Ashkar wins."
    )


def test_the_log_tells_to_whom_something_is_said() -> None:
    state = after(table(), (1, Say(CourtIs(1, "winter"), 2)), (1, Say(CourtIs(1, "winter"))))
    told = [line(FAEKIN.view(state, seat), NAMES, state.talk[0]) for seat in (1, 2, 3)]
    assert told == [
        "You to Grumm: “I am Winter.”",
        "Pim to you: “I am Winter.”",
        "Pim to Grumm: “I am Winter.”",
    ]
    assert line(FAEKIN.view(state, 0), NAMES, state.talk[1]) == "Pim: “I am Winter.”"


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (HeirIs("winter", None), "Nobody is Winter."),
        (Put("dagger", None), "Leave the Dagger where it is."),
        (Put("crown", 0), "Put the Crown on me."),
        (PlayedWas(0, 1, "least", 12, "winter"), "In duel 1 Pim played at least the Queen of Winter."),
        (PlayedWas(0, 1, "least", 0, None), "In duel 1 Pim played a Joker."),
        (Evade(), "That I keep to myself."),
    ],
)
def test_statements_in_the_mouth_of_their_speaker(fact: object, words: str) -> None:
    view = FAEKIN.view(duel(table(), 1, "S8", "WQ"), 2)
    assert statement(view, NAMES, 0, fact) == words  # type: ignore[arg-type]  # facts of several classes


def test_every_refusal_of_a_move_has_its_words() -> None:
    state = after(table(), (0, Duel(1, "S8")))
    codes = {why_not(state, seat, Claim()) for seat in range(4)} | {why_not(table(), 1, Duel(0, "WQ"))}
    for code in codes:
        assert refusal(Reason(code)) == REFUSALS[code]
    assert refusal(Reason("nonsense_code")).body == "nonsense code."


def test_the_notebook_tells_what_is_possible_and_why() -> None:
    state = duel(table(), 1, "S8", "WQ")
    for_seat_0, for_seat_2 = notebook(FAEKIN.view(state, 0), NAMES), notebook(FAEKIN.view(state, 2), NAMES)
    assert [entry.holder for entry in for_seat_2] == [3, 0, 1]
    assert for_seat_0[0].known == ("WQ",)
    assert for_seat_0[0].reasons == ("Duel 1: you saw the Winter Queen.",)
    pim = for_seat_2[2]
    assert pim.known == ()
    assert pim.courts == ("summer", "winter")
    assert pim.reasons == ("Duel 1: a Winter card beat the Summer 8.",)
    assert "SA" not in pim.identities
    open_table = table(revealed={"1": "WQ S2 W10"})
    entry = notebook(FAEKIN.view(open_table, 0), NAMES)[0]
    assert (entry.courts, entry.identities) == (("winter",), ("WQ",))
    assert entry.reasons == ("All three cards lie open.",)
    fae = table(TWO, fae=FAE, revealed={"sorcha": "S9", "maeve": "W9"})
    assert notebook(FAEKIN.view(fae, 0), NAMES)[1].reasons == ("The Summer 9 lay open from the start.",)
