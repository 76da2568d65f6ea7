"""Hints: legal, from the view alone, and good enough to follow."""

from __future__ import annotations

import msgspec
import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command
from fae_tabletop.core.hints import Hint
from fae_tabletop.games.faekin import moves
from fae_tabletop.games.faekin.advice import hint, weighed
from fae_tabletop.games.faekin.commands import Answer, Ask, Claim, Duel, LockIn, MoveToken, Say
from fae_tabletop.games.faekin.counting import Counts
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import Agree, CourtIs, Doubt, Evade, HeirIs, PlayedWas, Put
from tests.rules.faekin.policies import duelling, talked
from tests.rules.faekin.tables import FOUR, after, duel, table
from tests.support.matches import Match

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
OPEN = {"1": "WQ S2 W10", "2": "SA W4 S5", "3": "WK S9 W7"}


def advised(state: State, seat: int = 0) -> Hint:
    found = hint(FAEKIN.view(state, seat), NAMES)
    assert found is not None
    return found


@pytest.mark.parametrize("seed", range(5))
def test_every_hint_is_legal_whole_and_the_same_in_every_world(seed: int) -> None:
    setup = FaekinSetup((2, 3, 4, 5, 9)[seed % 5], jokers=seed % 2 == 1)
    match, dice, given = Match(FAEKIN, setup, seed), Dice(seed), set()
    while FAEKIN.waiting(match.state) and len(match.entries) < 60:
        seat = FAEKIN.waiting(match.state)[0]
        for viewer in range(2):
            view = FAEKIN.view(match.state, viewer)
            found = hint(view, NAMES)
            if found is None:
                continue
            assert found.body == f"{found.where} {found.what} {found.why}"
            assert all(words.endswith((".", ".”", "?”")) for words in (found.where, found.what, found.why)), (
                found
            )
            assert len(found.why) < 175, found.why
            assert found.look
            assert found.do
            if found.command is not None:
                assert moves.refusal(view, found.command) is None, found
            given.add(type(found.command))
            if not dice.below(12):
                world = FAEKIN.view(FAEKIN.imagine(view, dice), viewer)
                assert hint(msgspec.structs.replace(world, log=view.log), NAMES) == found
        match.do(seat, duelling(match.state, seat, FAEKIN.commands(match.state, seat), dice))
    assert {Duel, Answer} <= given
    assert hint(FAEKIN.view(match.state, 0), NAMES) is None or FAEKIN.waiting(match.state)


def test_talk_never_makes_a_hint_illegal() -> None:
    met = set()
    for seed in range(10):
        match = talked(FaekinSetup((3, 5)[seed % 2]), seed, 50)
        for seat in range(3):
            view = FAEKIN.view(match.state, seat)
            found = hint(view, NAMES)
            if found is not None and found.command is not None:
                assert moves.refusal(view, found.command) is None, found
                met.add(type(found.command))
    assert Say in met


def test_whoever_follows_the_hints_beats_a_table_that_claims_at_random() -> None:
    won, games = 0, 14
    for seed in range(games):
        match, dice = Match(FAEKIN, FaekinSetup(4), seed), Dice(seed)
        while FAEKIN.waiting(match.state) and len(match.entries) < 200:
            mine = hint(FAEKIN.view(match.state, 0), NAMES)
            if mine is not None and isinstance(mine.command, Claim | Ask | Say):
                match.do(0, mine.command)
                continue
            seat = FAEKIN.waiting(match.state)[0]
            commands = FAEKIN.commands(match.state, seat)
            if seat == 0 and mine is not None and mine.command in commands:
                match.do(0, mine.command)
            else:
                match.do(seat, _at_random(match.state, commands, dice))
        won += 0 in match.state.winners
    assert won >= 10


def _at_random(state: State, commands: tuple[Command, ...], dice: Dice) -> Command:
    duels = [one for one in commands if not isinstance(one, Claim)]
    return dice.choice(duels if duels and dice.below(40) else commands)


def test_a_sure_claim_is_advised_and_led_to_its_end() -> None:
    state = table(revealed=OPEN)
    found = advised(state)
    assert found.command == Claim()
    assert "Crown to Grumm, Dagger to Ashkar: certain." in found.why
    assert found.look == ("token:crown", "token:dagger")
    state = after(state, (0, Claim()))
    assert advised(state).command == MoveToken("crown", 2)
    assert advised(state).why == "That Grumm is your Heir is certain."
    state = after(state, (0, MoveToken("dagger", 2)))
    assert advised(state).command == MoveToken("dagger", None)
    state = after(state, (0, MoveToken("dagger", None)), (0, MoveToken("crown", 2)))
    assert advised(state).command == MoveToken("dagger", 3)
    state = after(state, (0, MoveToken("dagger", 3)))
    assert (advised(state).command, advised(state).do) == (LockIn(), ("button:lock-in",))
    assert hint(FAEKIN.view(after(state, (0, LockIn())), 0), NAMES) is None


def test_a_share_that_talk_made_is_told_beside_that_of_the_cards() -> None:
    deals = (tuple(table().masks), tuple(table(active=1, hands=tuple(reversed(FOUR))).masks))
    exact, sample = Counts(4, deals, exact=True), Counts(4, deals, exact=False)
    assert weighed(exact, 0.52, 0.5) == "about 50\u00a0% likely"
    assert weighed(exact, 0.7, 0.5) == (
        "about 70\u00a0% likely, counting what was said and played; by the cards alone in 1 of 2 deals"
    )
    assert weighed(sample, 0.7, 0.15).endswith("by the cards alone in about 15\u00a0% of the deals")
    assert (weighed(exact, 1.0, 1.0), weighed(sample, 1.0, 1.0)) == ("certain", "nearly certain")


def test_what_two_rivals_say_is_not_enough_for_a_claim_and_what_talk_adds_is_told() -> None:
    known = table(revealed={"1": "WQ S2 W10", "3": "WK S9 W7", "2": "W4"})
    alone = advised(known)
    assert alone.command == Claim()
    assert "Crown to you, Dagger to Ashkar: about 80" in alone.why
    assert "by the cards" not in alone.why
    named = [(1, Say(HeirIs("summer", 2))), (3, Say(HeirIs("summer", 2)))]
    swayed = after(known, *named)
    assert advised(swayed).command != Claim()
    sure = after(
        table(revealed={"1": "WQ S2 W10", "2": "SA W4 S5"}),
        *((seat, Say(HeirIs("winter", 3))) for seat in (1, 2, 3)),
    )
    found = advised(sure)
    assert found.command == Claim()
    assert found.why.startswith("Crown to Grumm, Dagger to Ashkar: about 9")
    assert "counting what was said and played; by the cards alone in 225 of 765 deals" in found.why


def test_the_identity_stays_hidden() -> None:
    state = table()
    found = advised(state)
    assert isinstance(found.command, Duel)
    assert found.command.card == "W3"
    assert "Your Summer King, which says who you are, stays hidden" in found.why
    assert found.do == ("hand:W3", f"seat:{found.command.target}")
    state = after(state, (0, Duel(1, "W3")))
    assert advised(state, 1).command == Answer("S2")
    assert hint(FAEKIN.view(state, 2), NAMES) is None
    last = after(table(revealed={"1": "S2 W10"}), (0, Duel(1, "W3")))
    assert advised(last, 1).command == Answer("WQ")
    assert "only one" in advised(last, 1).why
    assert "lie open" in advised(after(table(revealed=OPEN), (0, Duel(1, "W3"))), 1).why


def test_a_lie_that_was_seen_is_to_be_doubted() -> None:
    state = after(duel(table(), 1, "S8", "WQ"), (1, Say(PlayedWas(0, 1, "least", 13, "winter"))))
    found = advised(state)
    assert found.command == Say(Doubt(0, duel=0), 1)
    assert "I played at least the King of Winter in duel 1" in found.what
    assert found.do == ("button:tell", "seat:1")
    assert advised(after(state, (0, Say(Doubt(0, duel=0), 1)))).command is None


def test_a_question_is_answered_to_ones_own_court_only() -> None:
    rival = after(table(revealed=OPEN), (1, Ask(0, "court")))
    # Whoever is sure claims, whatever was asked.
    assert advised(rival).command == Claim()
    known = {"1": "WQ S2 W10", "3": "S9 W7"}
    state = after(table(revealed=known), (1, Ask(0, "court")))
    assert advised(state).command == Say(Evade(), 1, 0)
    mate = after(table(revealed={"2": "SA W4 S5"}), (2, Ask(0, "court")))
    assert advised(mate).command == Say(CourtIs(0, "summer"), 2, 0)


def test_in_the_claim_of_another_one_urges_for_ones_own_court() -> None:
    state = table(revealed=OPEN)
    assert advised(after(state, (2, Claim()))).command == Say(Put("crown", 2), 2)
    misleading = advised(after(state, (1, Claim())))
    assert misleading.command not in (Say(Put("crown", 3), 1), Say(Put("dagger", 2), 1))
    assert "You want one token wrong" in misleading.why
    ours = after(state, (2, Claim()), (2, MoveToken("crown", 0)))
    assert advised(ours).command == Say(Put("crown", 2), 2)
    ours = after(ours, (2, MoveToken("crown", 2)))
    assert advised(ours).command == Say(Put("dagger", 3), 2)
    ours = after(ours, (2, MoveToken("dagger", 3)))
    assert advised(ours).command == Say(Put("crown", 2), 2)
    said = after(ours, (1, Say(Put("crown", 2))))
    assert advised(said).command == Say(Agree(0), 2)
    spoken = advised(after(said, (0, Say(Agree(0), 2))))
    assert (spoken.command, spoken.do) == (None, ("button:go-on",))
    assert "Speak again when Grumm moves a token" in spoken.why
    theirs = after(state, (1, Claim()), (1, MoveToken("crown", 3)))
    assert advised(theirs).what == "Praise how the tokens stand."
    right = after(theirs, (1, MoveToken("dagger", 2)))
    assert isinstance(advised(right).command, Say)
    assert "you want one of them wrong" in advised(right).why


def test_between_duels_of_others_one_asks_and_goes_on() -> None:
    state = table(active=1)
    asking = advised(state)
    assert isinstance(asking.command, Ask)
    assert asking.do == ("button:ask", f"seat:{asking.command.to}")
    assert asking.what.startswith("Ask: “")
    found = advised(after(state, (0, asking.command)))
    assert (found.what, found.command, found.do) == ("Go on.", None, ("button:go-on",))
