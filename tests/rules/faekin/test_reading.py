"""Why somebody did or said something: a function of the reader's view and the event, whatever the others hold."""

from __future__ import annotations

import msgspec
import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.commands import Answer, Ask, Claim, Duel, MoveToken, Say
from fae_tabletop.games.faekin.counting import counted
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.reading import why
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.secrecy import world_of
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import Agree, CourtIs, Doubt, Evade, HeightIs, PlayedWas, Put
from tests.rules.faekin.policies import talked
from tests.rules.faekin.tables import FAE, TWO, table

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


def play(state: State, *entries: tuple[Seat, Command]) -> State:
    for seat, command in entries:
        state = FAEKIN.apply(state, seat, command).state
    return state


def body(state: State, viewer: Seat = 0, event: e.Told | None = None) -> str:
    return why(FAEKIN.view(state, viewer), NAMES, event).body


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 5, 7])
def test_it_reads_the_same_in_every_world_that_cannot_be_told_apart(seed: int) -> None:
    setup = FaekinSetup((3, 4, 5, 9)[seed % 4], jokers=seed % 2 == 0)
    match, dice, read = talked(setup, seed, 70), Dice(seed), set()
    view = FAEKIN.view(match.state, 0)
    if view.why is not None:
        view = msgspec.structs.replace(view, why=None, revealed=None, summer=None, winter=None, winners=())
    worlds = [FAEKIN.view(FAEKIN.imagine(view, dice), 0) for _ in range(2)]
    for event in view.log:
        if isinstance(event, e.Opened | e.Ended):
            continue
        found = why(view, NAMES, event)
        read.add(type(event))
        assert found.title
        assert found.body.endswith((".", "!")), found
        assert "_" not in found.body
        for world in worlds:
            assert why(msgspec.structs.replace(world, log=view.log), NAMES, event) == found
    assert len(read) > 3


def test_it_reads_the_same_in_every_single_deal_of_a_small_table() -> None:
    open_cards = {"1": "S2 W10", "2": "W4 S5", "3": "S9 W7"}
    state = play(
        table(revealed=open_cards),
        (0, Duel(1, "W3")),
        (1, Answer("WQ")),
        (1, Say(CourtIs(1, "summer"), 2)),
        (2, Say(Doubt(0))),
        (1, Duel(2, "WQ")),
        (2, Answer("SA")),
        (3, Claim()),
        (3, MoveToken("crown", 2)),
    )
    view, dice = FAEKIN.view(state, 0), Dice(1)
    counts = counted(view)
    assert counts.exact
    assert counts.total > 10
    told = [why(view, NAMES, event) for event in view.log]
    for deal in counts.deals:
        world = FAEKIN.view(world_of(view, deal, dice), 0)
        assert [why(msgspec.structs.replace(world, log=view.log), NAMES, event) for event in view.log] == told


def test_nothing_is_said_before_anybody_did_anything() -> None:
    assert body(table()) == "None of the others has done anything yet."


def test_what_speaks_for_a_rival_is_told() -> None:
    state = table(active=1, revealed={"0": "S8 W3", "1": "S2", "2": "W4", "3": "S9"})
    assert "You had most cards open" in body(play(state, (1, Duel(0, "WQ"))))
    state = play(table(), (0, Duel(1, "W3")), (1, Answer("WQ")), (2, Say(HeightIs(2, "most", 4))))
    state = play(state, (1, Duel(2, "WQ")), (2, Answer("SA")), (2, Duel(1, "S5")))
    said = body(state)
    assert "Grumm had won against Pim in duel 2 already." in said
    asked = body(play(table(active=3), (2, Say(HeightIs(2, "most", 4))), (3, Duel(2, "S9"))))
    assert "Grumm had said: “I am at most a 4.” A look may tell." in asked
    assert "Nothing that you can see" in body(play(table(active=1), (1, Duel(2, "WQ"))))
    fae = table(TWO, fae=FAE, revealed={"sorcha": "S9", "maeve": "W9", "1": "S2"}, active=1)
    fought = play(fae, (1, Duel("maeve", "WQ")))
    event = next(one for one in FAEKIN.view(fought, 0).log if isinstance(one, e.Challenged))
    assert "keeps no grudge" in body(fought, 0, event)


def test_statements_are_checked_against_what_the_reader_saw() -> None:
    state = play(table(), (0, Duel(1, "W3")), (1, Answer("WQ")))
    lie = play(state, (1, Say(PlayedWas(0, 1, "least", 13, "winter"))))
    assert body(lie).startswith("You know that it is false. You were there, too.")
    assert (
        "only you can know" in body(lie, 2).lower()
        or "only Ada" in body(lie, 2)
        or "only You" in body(lie, 2)
    )
    turned = play(state, (1, Say(CourtIs(1, "summer"), 2)), (1, Say(CourtIs(1, "winter"), 3)))
    assert "Before, to Grumm, it was Summer!" in body(turned)
    assert "it calls for friends" in body(turned)
    assert "hearsay" in body(play(state, (1, Say(CourtIs(3, "winter")))))
    assert "Grumm seldom lies." in body(play(state, (2, Say(CourtIs(2, "summer")))))
    assert "enjoy a lie" in body(play(state, (3, Say(CourtIs(3, "winter")))))
    doubt = play(lie, (2, Say(Doubt(0))))
    assert body(doubt) == "You know, too, that what is doubted is false."
    plain = play(state, (3, Say(HeightIs(1, "most", 13))), (1, Say(Doubt(0, duel=0))))
    assert body(plain) == "Pim was in duel 1 and saw both cards."
    against = play(plain, (2, Say(Doubt(0, against=1))))
    assert body(against) == "Both statements stand in the log: compare them."
    assert "nothing that you could check" in body(play(plain, (2, Say(Doubt(0)))))
    assert "Agreement costs nothing" in body(play(plain, (2, Say(Agree(0)))))
    assert "not a lie" in body(play(state, (3, Ask(2, "court")), (2, Say(Evade(), 3, 0))))
    mine = play(state, (0, Say(CourtIs(1, "winter"))))
    assert body(mine, 0, FAEKIN.view(mine, 0).log[-1]) == "You said it yourself."


def test_claims_and_tokens_are_measured_by_the_notebook() -> None:
    state = play(table(revealed={"1": "WQ S2 W10", "2": "SA W4 S5"}), (1, Claim()))
    said = body(state)
    assert said.startswith("Pim looked at cards in no duel, and 6 of 12 lie open to all.")
    assert "Your notebook on Pim: Winter for certain." in said
    state = play(state, (1, MoveToken("crown", 3)))
    assert body(state).startswith("If Pim is Winter, the Crown names the Heir of Winter: that fits ")
    assert "If Pim is Summer" not in body(state)
    urged = body(play(state, (2, Say(Put("crown", 1)))))
    assert "to the other bait. Your notebook on Grumm: Summer for certain." in urged
    state = play(state, (1, MoveToken("dagger", 2)), (1, MoveToken("dagger", None)))
    assert "all are of one Court" in body(state)
