"""What a duel has told: to the two who looked, and to everybody else."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.news import duel_note
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.state import State
from tests.rules.faekin.policies import talked
from tests.rules.faekin.tables import FAE, TWO, duel, table

NAMES = (
    "Ada",
    "Pim",
    "Lady Vesper",
    "Ashkar",
    "Saffron",
    "Mossback",
    "Old Quillon",
    "Grumm",
    "Thorn Wickham",
)


def news(state: State, seat: int) -> str:
    return duel_note(FAEKIN.view(state, seat), NAMES).news


def test_the_two_are_told_what_they_saw() -> None:
    state = duel(table(), 1, "S8", "WQ")
    assert duel_note(FAEKIN.view(state, 0), NAMES) == (
        "Duel 1",
        "You challenged Pim and lost.",
        "You saw Pim’s Winter Queen.",
    )
    assert news(state, 1) == "You saw Ada’s Summer 8; Ada knows your Winter Queen."
    won = duel(table(), 1, "SK", "WQ")
    assert news(won, 0) == "You saw Pim’s Winter Queen; Pim knows your Summer King."
    tie = duel(table(("S8 W3 SK", "W8 S2 W10", "SA W4 S5", "WK S9 W7")), 1, "S8", "W8")
    assert news(tie, 1) == "You saw Ada’s Summer 8: a tie, and nothing is shown."
    assert news(tie, 2) == "Both laid cards of one rank."


def test_the_others_are_told_what_is_hidden() -> None:
    state = duel(table(), 1, "S8", "WQ")
    assert duel_note(FAEKIN.view(state, 3), NAMES).what == "Ada challenged Pim and lost."
    assert news(state, 2) == "Pim is hiding a Winter card above an 8."
    same = duel(table(), 1, "W3", "WQ")
    assert news(same, 2) == "Pim is hiding a higher Winter card."
    few = duel(table(), 1, "SK", "WQ")
    assert news(few, 2) == "Ada is hiding the Summer King."
    top = duel(table(active=1), 3, "WQ", "WK")
    assert news(top, 0) == "Ashkar is hiding the Winter King or Ace."


def test_jokers_and_open_hands() -> None:
    hands = ("S8 W3 X1", "WQ S2 W10", "SA W4 S5", "WK S9 W7")
    assert news(duel(table(hands), 1, "X1", "WQ"), 2) == "Ada’s card is a Joker."
    assert news(duel(table(hands), 1, "X1", "S2"), 3) == "Pim is hiding a Summer card from 1 to 10."
    state = table(revealed={"1": "WQ S2 W10", "2": "SA W4 S5"}, active=1)
    assert news(duel(state, 2, "WQ", "SA"), 0) == "It was the Summer Ace."
    fae = duel(table(TWO, fae=FAE, revealed={"maeve": "W9", "sorcha": "S9", "0": "W3"}), "sorcha", "S8")
    assert news(fae, 0).startswith("You saw Sorcha’s ")
    assert "knows" not in news(fae, 0)


def test_every_note_is_short_and_the_same_in_every_world() -> None:
    dice = Dice(1)
    for seed in range(6):
        setup = FaekinSetup((2, 3, 5, 9)[seed % 4], jokers=seed % 2 == 0)
        match = talked(setup, seed, 60)
        view = FAEKIN.view(match.state, setup.seats - 1)
        names = NAMES[1 : setup.seats] + NAMES[:1]
        if view.revealed is not None:
            continue
        world = FAEKIN.view(FAEKIN.imagine(view, dice), view.seat)
        for place in range(len(view.duels)):
            note = duel_note(view, names, place)
            assert note == duel_note(world, names, place)
            assert all(len(words) <= 76 for words in note), note
            assert note.news.endswith(".")
