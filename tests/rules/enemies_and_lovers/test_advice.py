"""Hints: legal, from the view alone, and good enough to follow."""

from __future__ import annotations

import msgspec
import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.core.hints import Hint
from fae_tabletop.games.enemies_and_lovers.advice import hint
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.commands import (
    AimAtCourt,
    AimAtHand,
    Interrupt,
    Mortal,
    Pass,
    Place,
    Play,
    Retain,
    SeatShields,
)
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.state import State
from tests.rules.enemies_and_lovers.histories import NAMES, history
from tests.rules.enemies_and_lovers.policies import playing, striving
from tests.rules.enemies_and_lovers.tables import Table

KINDS = {"respond", "choose", "discard", "give", "keep_one", "take", "seat_shields"}
"""What is met in the games below; the card kept under Mayhem has a test of its own."""
CROWN: CardId = "the_crown_of_elfhame"


def advised(table: Table, seat: Seat = 0) -> Hint:
    """Return the hint for a seat that has something to decide."""
    found = hint(table.view(seat), NAMES)
    assert found is not None
    return found


def following(me: Seat) -> object:
    """Return the policy of a table where seat ``me`` follows every hint and the others do anything."""

    def policy(state: State, seat: Seat, commands: tuple[Command, ...], dice: Dice) -> Command:
        if seat != me:
            return dice.choice(commands)
        found = hint(GAME.view(state, seat), NAMES)
        assert found is not None
        assert found.command is not None
        return found.command

    return policy


def test_every_decision_gets_a_legal_hint_in_three_steps() -> None:
    met = set()
    for seats, seed, policy in (
        (2, 1, striving),
        (3, 2, playing),
        (4, 3, playing),
        (4, 4, playing),
        (3, 8, striving),
    ):
        for state in history(seats, seed, policy, 250):
            waiting = GAME.waiting(state)
            if not waiting:
                break
            view = GAME.view(state, waiting[0])
            found = hint(view, NAMES)
            assert found is not None
            assert found.command in GAME.commands(state, waiting[0])
            assert all(words.endswith(".") for words in (found.where, found.what, found.why)), found
            assert found.body == f"{found.where} {found.what} {found.why}"
            assert found.do == tuple(ref.id for ref in found.command.picks())
            assert found.look == found.do[:1]
            if view.pending is not None:
                met.add(view.pending.kind)
    assert met == KINDS


def test_nobody_is_advised_who_has_nothing_to_decide() -> None:
    table = Table([["wren"], ["locke"]])
    assert hint(table.view(1), NAMES) is None
    assert hint([GAME.view(state, 0) for state in history(2, 3)][-1], NAMES) is None


def test_a_hint_is_the_same_in_every_world_that_cannot_be_told_apart() -> None:
    dice = Dice(5)
    for state in list(history(3, 4, steps=120))[::6]:
        for seat in GAME.waiting(state):
            view = GAME.view(state, seat)
            for _ in range(3):
                assert hint(without_log(GAME.imagine(view, dice), seat), NAMES) == hint(view, NAMES)


def without_log(world: State, seat: Seat) -> View:
    """Return the view of an imagined world; it must not matter what its log holds."""
    return msgspec.structs.replace(GAME.view(world, seat), log=())


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_follows_the_hints_beats_random_players(seats: int) -> None:
    games, won = 6, 0
    for seed in range(games):
        me = seed % seats
        *_, last = history(seats, seed, following(me))  # type: ignore[arg-type]
        won += last.winner == me
    assert won >= 5


def test_winning_comes_first() -> None:
    court = [("cardan", None), ("seduction", None), ("jude", None)]
    table = Table([["the_ghost", CROWN], ["wren"]], [court, [("dain", None)]])
    assert advised(table).command == Place(0, CROWN)
    assert "you win" in advised(table).why
    later = Table([["heather", CROWN], ["wren"]], [court, []], step="play")
    assert isinstance(advised(later).command, Mortal)
    asked = Table([["wren"], ["heather", CROWN]], [[], court]).do(0, "play", card="wren", target_seat=1)
    assert isinstance(advised(asked, 1).command, Mortal), "Heather wins before the attack hits"


def test_pieces_are_laid_and_the_crown_last() -> None:
    table = Table([[CROWN, "cardan", "mentor"], ["wren"]])
    found = advised(table)
    assert found.command == Place(0, "mentor")
    assert "Crown last" in found.why
    beneath = Table([["mentor"], ["wren"]], [[(None, "taryn")], []])
    assert advised(beneath).command == Place(0, "mentor", "under", 1)
    guard = Table([["taryn"], ["wren"]], [[("cardan", None)], []])
    assert advised(guard).command == Place(0, "taryn", "on", 1)


@pytest.mark.parametrize("piece", ["cardan", "madoc"])
def test_beside_the_changeling_either_role_is_laid_and_both_are_named(piece: CardId) -> None:
    table = Table([[piece, "titch"], ["locke"]], [[("kaye_fierch", None)], []])
    found = advised(table)
    assert found.command == Place(0, piece)
    assert found.why.endswith("then your Court lacks the Crown and a Coercion.")
    waiting = advised(Table([["titch"], ["locke"]], [[("kaye_fierch", None)], []]))
    assert "lacks the Crown, a Prince or a Conspirator and a Coercion" in waiting.why


def test_the_nearest_rival_is_attacked() -> None:
    full = [("cardan", None), ("seduction", None), ("jude", None)]
    table = Table([["the_ghost"], ["wren"], ["locke"]], [[], full, [("madoc", None)]])
    found = advised(table)
    assert found.command == Play("the_ghost", 1)
    assert "no more than one card" in found.why
    assert found.do == ("hand:the_ghost", "seat:1")


def test_answers_are_kept_for_what_hurts() -> None:
    crown = Table([["grimsen", "wren"], ["queen_of_mirth", CROWN]]).do(
        0, "play", card="grimsen", target_seat=1
    )
    assert advised(crown, 1).command == Interrupt("queen_of_mirth")
    spy = Table([["mother_marrow"], ["queen_of_mirth", "locke"]]).do(
        0, "play", card="mother_marrow", target_seat=1
    )
    assert advised(spy, 1).command == Pass()
    titch = crown.do(1, "interrupt", card="queen_of_mirth")
    assert advised(titch).command == Pass()
    holder = Table([["grimsen", "titch"], ["queen_of_mirth", CROWN]]).do(
        0, "play", card="grimsen", target_seat=1
    )
    assert advised(holder.do(1, "interrupt", card="queen_of_mirth")).command == Interrupt("titch")


def test_what_is_known_is_aimed_at() -> None:
    lying = [("cardan", None), (CROWN, None)]
    known = [{"viewer": 0, "card": CROWN}]
    table = Table([["the_ghost"], []], [[], lying], known=known).do(
        0, "play", card="the_ghost", target_seat=1
    )
    assert advised(table).command == AimAtCourt(1, 2)
    shielded = [("cardan", "taryn"), ("seduction", None)]
    table = Table([["deathsweet"], []], [[], shielded]).do(0, "play", card="deathsweet", target_seat=1)
    assert advised(table).command == AimAtCourt(1, 2)
    shown = Table([["grimsen"], [CROWN, "locke"]], hand_up={"1": [CROWN]})
    shown.do(0, "play", card="grimsen", target_seat=1).do(1, "pass")
    assert advised(shown).command == AimAtHand(1, CROWN)


def test_mayhem_keeps_the_crown_and_seats_the_shields_on_the_best() -> None:
    court = [("rath_roiben_rye", None), (CROWN, None), ("cardan", None)]
    table = Table([["everapple"], []], [[("jude", "taryn"), ("mentor", None)], court])
    table.do(0, "play", card="everapple", target_seat=1)
    found = advised(table, 1)
    assert isinstance(found.command, Retain)
    assert found.command.slot == 2
    assert "Keep The Crown of Elfhame." in found.body
    table.do(1, "choose", keep={"slot": 2})
    seated = advised(table, 1)
    assert isinstance(seated.command, SeatShields)
    view = table.view(1)
    target = next(slot for slot in view.court if slot.number == seated.command.moves[0][1])
    assert target.card == CROWN
