"""What could be known before every command of a match that is over."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enemies_and_lovers.account import (
    deed_told,
    near_misses,
    own_deeds,
    swings,
    turning_told,
)
from fae_tabletop.games.enemies_and_lovers.cards import NUMBER
from fae_tabletop.games.enemies_and_lovers.courts import missing
from fae_tabletop.games.enemies_and_lovers.deduction import crown
from fae_tabletop.games.enemies_and_lovers.events import Captured, Dealt, Drawn, Placed, Stolen
from fae_tabletop.games.enemies_and_lovers.reckoning import holder, reckon, stood, unveiled
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.state import State
from tests.rules.enemies_and_lovers.histories import NAMES, history

CROWN = NUMBER["the_crown_of_elfhame"]


@pytest.fixture(scope="module", params=[2, 3, 4])
def match(request: pytest.FixtureRequest) -> list[State]:
    """A whole match at two, three and four seats."""
    for seed in range(20):
        states = list(history(request.param, seed, steps=150))
        if states[-1].why == "crowned":
            return states
    raise AssertionError("no match was won")


def test_a_match_that_goes_on_is_not_told() -> None:
    with pytest.raises(ValueError, match="not over"):
        reckon(list(history(2, 1, steps=3)), 0)


def test_every_command_is_told_as_it_could_be_known(match: list[State]) -> None:
    seats = match[0].seats
    told = list(reckon(match, 1))
    assert [one.stood for one in told] == list(stood(match))
    assert len(told) == len(match) - 1
    for state, one in zip(match, told, strict=False):
        assert one.turn == state.turns + 1
        assert one.acting == GAME.waiting(state)[0]
        assert one.logged == len(GAME.view(state, 1).log)
        assert one.stood.holder == holder(state)
        assert 0 <= one.chance <= 1
        for seat in range(seats):
            assert one.crown[seat] == crown(GAME.view(state, seat))
            assert sum(one.crown[seat].seats) + one.crown[seat].pile == pytest.approx(1)
            where = (
                one.crown[seat].pile if one.stood.holder is None else one.crown[seat].seats[one.stood.holder]
            )
            assert where > 0, "the truth is never excluded"
            if one.stood.holder == seat:
                assert one.crown[seat].seats[seat] == 1, "an owner knows"


def test_the_same_match_is_told_the_same(match: list[State]) -> None:
    assert list(reckon(match, 0)) == list(reckon(match, 0))


def test_the_winner_laid_what_was_missing(match: list[State]) -> None:
    last = list(reckon(match, 0))[-1]
    winner = match[-1].winner
    assert winner is not None
    assert len(missing(last.stood.courts[winner])) == 1


def test_it_is_told_in_words_to_everybody(match: list[State]) -> None:
    for seat in range(match[0].seats):
        told = list(reckon(match, seat))
        view = GAME.view(match[-1], seat)
        said = [*near_misses(view, NAMES, stood(match))]
        said += [deed_told(view, NAMES, deed) for deed in own_deeds(view, told)]
        said += [turning_told(view, NAMES, point) for point in swings(view, told)]
        assert all(words.endswith(".") for words in said)


def test_the_crown_has_a_holder_only_in_hand_or_court(match: list[State]) -> None:
    for state in match:
        seat = holder(state)
        in_pile = CROWN in state.draw or CROWN in state.discard or CROWN in state.looking
        assert (seat is None) == in_pile


def test_with_everything_open_every_card_is_named_and_told_once(match: list[State]) -> None:
    for state in match[::7]:
        view, draw = unveiled(state, 1)
        there = [
            *view.hand,
            *(card for seat in range(view.players) if seat != 1 for card in view.hands[seat].shown),
        ]
        there += [
            card for court in view.courts for slot in court for card in (slot.card, slot.shield) if card
        ]
        there += [*draw, *view.discard, *view.resolving, *view.looking]
        assert sorted(there) == sorted(NUMBER)
        own = GAME.view(state, 1)
        assert (view.hand, view.facts, view.turn) == (own.hand, own.facts, own.turn)
        assert [hand.count for hand in view.hands] == [hand.count for hand in own.hands]
        assert view.hands[1].shown == own.hands[1].shown, "what all saw of the own hand"
        assert [[slot.up for slot in court] for court in view.courts] == [
            [slot.up for slot in court] for court in own.courts
        ]
        assert len(view.log) == len(own.log), "each happening once, to whomever it was told"
        assert all(event.cards for event in view.log if isinstance(event, Drawn | Dealt))
        assert all(event.card for event in view.log if isinstance(event, Stolen | Captured | Placed))
