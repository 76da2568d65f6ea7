"""Rulebook: Winning the Game, and Capturing Pieces in the order in which a capture is settled."""

from __future__ import annotations

import msgspec
import pytest

from fae_tabletop.core.game import Illegal, Resign
from fae_tabletop.games.enthrone.board import REGALIA
from fae_tabletop.games.enthrone.public import (
    PAWNS,
    Captured,
    Ended,
    Move,
    Pawn,
    Quarry,
    Revealed,
    TurnedOver,
)
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State
from tests.support.positions import LETTERS, STANDARD, drawn

PAIR = """
      .
    {0}   {1}
  .   .   .
{2}   *   *   {3}
  x   .   .
.   .   .   .
  .   @   .
.   .   .   .
  .   .   .
{4}   *   *   {5}
  .   .   .
    {6}   {7}
      .
"""


def duel(
    hunter: str, prey: str, captured: str, chosen: str, hands: tuple[str, str], to_move: int = 0
) -> State:
    """Return a position in which ``hunter`` on its lion can take ``prey`` from position 1."""
    others = [letter for letter in LETTERS if letter not in (hunter, prey, *captured)]
    signs = (others + ["o"] * 8)[:7]
    picture = PAIR.format(signs[0], signs[1], hunter, *signs[2:]).replace("x", prey)
    tiles = hunter + prey + "".join(others) + captured.lower()
    return drawn(picture, tiles, hands, chosen, to_move, captured)


def take(state: State) -> tuple[int | None, str | None]:
    """Let the seat to move capture and return winner and way."""
    after = ENTHRONE.apply(state, state.to_move, Move(1, (-2, 0))).state
    return after.winner, after.why


def test_the_rivals_chosen_pawn_comes_first() -> None:
    # The fourth capture takes the rival's Chosen Pawn and completes both lists' prey: only the first counts.
    assert take(duel("S", "D", "AWJ", "KD", ("KAW", "DNP"))) == (0, "capture")


def test_ones_own_quarry_comes_before_the_fourth_capture() -> None:
    assert take(duel("S", "D", "AWN", "KP", ("KAW", "DNP"))) == (0, "quarry")


def test_the_rivals_quarry_wins_for_the_rival() -> None:
    assert take(duel("S", "D", "AW", "PK", ("PAW", "KDN"))) == (1, "quarry")


def test_the_rivals_quarry_comes_before_the_fourth_capture() -> None:
    # Either way the capturer loses, but the court hears the right cause.
    assert take(duel("S", "D", "AWN", "PK", ("PAW", "KDN"))) == (1, "quarry")


def test_the_fourth_capture_loses() -> None:
    assert take(duel("S", "D", "ANP", "KJ", ("KAW", "JNP"))) == (1, "fourth")
    assert take(duel("S", "D", "ANP", "KJ", ("KAW", "JNP"), to_move=1)) == (0, "fourth")


def test_the_third_capture_ends_nothing_by_itself() -> None:
    assert take(duel("S", "D", "AN", "KJ", ("KAW", "JNP"))) == (None, None)


def test_e5_taking_ones_own_chosen_pawn_ends_nothing() -> None:
    state = duel("S", "K", "", "KD", ("KAW", "DNP"))
    after = ENTHRONE.apply(state, 0, Move(1, (-2, 0))).state
    assert after.why is None
    assert ENTHRONE.view(after, 0).chosen == "king"
    assert not [c for c in ENTHRONE.commands(after, 1) if isinstance(c, Move) and c.to == REGALIA]


def test_e5_whose_chosen_pawn_is_gone_still_wins_by_quarry_and_by_the_fourth() -> None:
    assert take(duel("S", "D", "KAW", "KN", ("KAW", "DNP"))) == (0, "quarry")
    assert take(duel("S", "D", "KAP", "KN", ("KAW", "DNJ"), to_move=1)) == (0, "fourth")


def test_e5_a_chosen_pawn_taken_by_its_owner_cannot_be_captured_again() -> None:
    for pawn in ("D", "N"):
        assert take(duel("S", pawn, "K", "KP", ("KAW", "DNP"), to_move=1)) == (None, None)


def test_e6_when_both_lists_complete_at_once_the_capturer_wins() -> None:
    # Not with the shipped table; with this one king and demon hunt the same three.
    same: tuple[Quarry, ...] = tuple(
        ("archer", "wizard", "jester") if pawn in ("king", "demon") else row
        for pawn, row in zip(PAWNS, STANDARD.quarry, strict=True)
    )
    setup = msgspec.structs.replace(STANDARD, quarry=same)
    for seat in (0, 1):
        state = duel("S", "J", "AW", "KD", ("KNP", "DAW"), to_move=seat)
        state.fixed = drawn(setup=setup).fixed
        assert take(state) == (seat, "quarry")


def test_q7_a_capture_that_ends_nothing_is_told_and_turns_the_tile_over() -> None:
    state = duel("S", "D", "", "KJ", ("KAW", "JNP"))
    events = ENTHRONE.apply(state, 0, Move(1, (-2, 0))).events
    assert events[1:] == (
        Captured(seat=0, pawn="demon", by="assassin", count=1),
        TurnedOver(pawn="demon", tile=1),
    )
    assert Captured.reveals, (
        "it cannot be taken back: both learned that the demon is not the other's Chosen Pawn"
    )


def test_q8_the_last_capture_turns_no_tile_and_reveals_all() -> None:
    state = duel("S", "D", "", "KD", ("KAW", "DNP"))
    events = ENTHRONE.apply(state, 0, Move(1, (-2, 0))).events
    assert [type(event) for event in events[1:]] == [Captured, Ended, Revealed]
    assert events[2] == Ended(winner=0, why="capture")


def test_q4_resigning_gives_the_game_to_the_other_seat() -> None:
    for seat in (0, 1):
        for to_move in (0, 1):
            step = ENTHRONE.apply(drawn(to_move=to_move), seat, Resign())
            assert step.events[0] == Ended(winner=1 - seat, why="resigned")
            assert ENTHRONE.returns(step.state) == ((0.0, 1.0) if seat == 0 else (1.0, 0.0))


def test_after_the_end_everything_is_refused() -> None:
    over = ENTHRONE.apply(drawn(), 0, Resign()).state
    assert ENTHRONE.waiting(over) == ()
    for command in (Move(1, (-2, 0)), Resign(), Move(8, (5, 5))):
        for seat in (0, 1):
            with pytest.raises(Illegal, match="game_over"):
                ENTHRONE.apply(over, seat, command)


@pytest.mark.parametrize("pawn", PAWNS)
def test_every_pawn_wins_by_its_own_quarry(pawn: Pawn) -> None:
    letter = {name: sign for sign, name in LETTERS.items()}
    hunted = [letter[name] for name in STANDARD.quarry[PAWNS.index(pawn)]]
    rest = [sign for sign in LETTERS if sign not in hunted and sign != letter[pawn]]
    # The rival's Chosen Pawn is one that this capture leaves alone and whose list stays open.
    state = duel(rest[0], hunted[2], "".join(hunted[:2]), letter[pawn] + rest[1], (
        letter[pawn] + hunted[0] + hunted[1], rest[1] + rest[2] + rest[3]))  # fmt: skip
    assert take(state) == (0, "quarry")
