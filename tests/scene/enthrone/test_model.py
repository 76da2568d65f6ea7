"""What is lit, what is previewed and what is asked about: compared with what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.board import REGALIA
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.public import FATAL_CAPTURE, NUMBER, Move, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.state import State
from tests.rules.enthrone.policies import eager
from tests.rules.enthrone.test_secrecy import other_worlds
from tests.support.matches import played
from tests.support.positions import STANDARD, drawn

SEEDS = st.integers(0, 10**6)


def positions(seed: int) -> Iterator[tuple[State, View]]:
    """Yield the states of a played match before each move, with the mover's view."""
    for step in played(ENTHRONE, STANDARD, seed, eager).steps:
        state = step.state
        if not state.choosing and state.why is None:
            yield state, ENTHRONE.view(state, state.to_move)


@settings(max_examples=12)
@given(seed=SEEDS)
def test_what_is_lit_is_what_the_rules_allow(seed: int) -> None:
    for state, view in positions(seed):
        legal = {c for c in ENTHRONE.commands(state, view.seat) if isinstance(c, Move)}
        lit = {
            Move(place, cell) for place in model.free_tiles(view) for cell in model.lit_by(view, place).kinds
        }
        assert lit == legal
        for place in model.free_tiles(view):
            for cell, kind in model.lit_by(view, place).kinds.items():
                expected = (
                    "regalia" if cell == REGALIA else "capture" if model.pawn_on(view, cell) else "move"
                )
                assert kind == expected
        for cell in (*view.board.spaces, *view.board.florettes):
            for place in model.free_tiles(view):
                refused = model.cell_refusal(view, place, cell) is not None
                assert refused == (Move(place, cell) not in legal)


@settings(max_examples=12)
@given(seed=SEEDS)
def test_the_conveyor_is_previewed_as_it_will_lie(seed: int) -> None:
    for state, view in positions(seed):
        for command in ENTHRONE.commands(state, view.seat):
            if isinstance(command, Move):
                victim = model.pawn_on(view, command.to)
                after = ENTHRONE.apply(state, view.seat, command).state
                if after.why is None:
                    tiles = ENTHRONE.view(after, view.seat).tiles
                    assert model.after_taking(view, command.tile, victim) == tiles


@settings(max_examples=12)
@given(seed=SEEDS)
def test_florette_links_are_the_ones_the_move_goes_through(seed: int) -> None:
    for state, view in positions(seed):
        for place in model.free_tiles(view):
            lit = model.lit_by(view, place)
            used = {link.to: link.florette for link in lit.links}
            for cell in lit.kinds:
                events = ENTHRONE.apply(state, view.seat, Move(place, cell)).events
                through = next(getattr(e, "through", None) for e in events if hasattr(e, "through"))
                assert used.get(cell) == through


@settings(max_examples=20)
@given(seed=SEEDS)
def test_a_pawn_is_moved_by_its_own_tile_where_that_is_free(seed: int) -> None:
    for _, view in positions(seed):
        for place, tile in enumerate(view.tiles[:5], start=1):
            if not tile.neutral and model.tile_refusal(view, place) is None:
                assert model.tile_moving(view, tile.pawn) == place


def loses_at_once(state: State, seat: Seat, command: Move) -> tuple[bool, bool]:
    """Whether the move loses in some world that the seat cannot exclude, and whether it wins in all."""
    view = ENTHRONE.view(state, seat)
    possible = {NUMBER[pawn] for pawn in possible_identities(view)}
    winners = [
        ENTHRONE.apply(world, seat, command).state.winner
        for world in other_worlds(state, seat)
        if world.chosen[1 - seat] in possible
    ]
    return 1 - seat in winners, set(winners) == {seat}


@settings(max_examples=10)
@given(seed=SEEDS)
def test_a_question_is_asked_exactly_when_something_may_be_lost(seed: int) -> None:
    """Rules page, What the table must show: may lose at once, completes a rival's quarry, one's own heir."""
    for state, view in positions(seed):
        for command in ENTHRONE.commands(state, view.seat):
            if not isinstance(command, Move):
                continue
            words = model.risk(view, command)
            victim = model.pawn_on(view, command.to)
            if victim is None:
                assert words is None
                continue
            may_lose, wins = loses_at_once(state, view.seat, command)
            own = victim == view.chosen and not wins
            assert (words is not None) == (may_lose or own), f"{view.chosen} {command} {words}"
            if words is not None and len(view.captured) + 1 == FATAL_CAPTURE:
                assert "fourth" in words


@settings(max_examples=10)
@given(seed=SEEDS)
def test_a_question_knows_nothing_that_is_hidden(seed: int) -> None:
    for state, view in positions(seed):
        captures = [
            c
            for c in ENTHRONE.commands(state, view.seat)
            if isinstance(c, Move) and model.pawn_on(view, c.to)
        ]
        if not captures:
            continue
        for world in other_worlds(state, view.seat):
            seen = ENTHRONE.view(world, view.seat)
            assert [model.risk(seen, c) for c in captures] == [model.risk(view, c) for c in captures]


LAST = """
      .
    o   o
  .   .   .
o   *   *   o
  .   P   W
J   .   .   K
  .   @   .
S   .   .   .
  .   .   .
o   *   *   o
  .   N   .
    o   o
      .
"""
WIZARD = Move(1, (2, -2))
"""The Priestess takes the Wizard across the rose bed; Archer and Demon are captured already."""


def asked(
    chosen: str, hand: str, picture: str = LAST, tiles: str = "PKWNSJad", captured: str = "AD"
) -> str | None:
    theirs = "".join(pawn for pawn in "KWDASJNP" if pawn not in hand)[:3]
    state = drawn(picture, tiles, (hand, theirs), chosen + theirs[0], captured=captured)
    return model.risk(ENTHRONE.view(state, 0), WIZARD)


def test_a_rivals_quarry_is_asked_about_by_name() -> None:
    assert asked("P", "PNS") == "If your rival is the King, this completes their quarry and they win."
    assert asked("P", "PNK") is None, "with the King in one's own hand nobody hunts the Wizard last"


def test_taking_ones_own_heir_is_asked_about() -> None:
    assert asked("W", "WNK") == "The Wizard is your own heir. Taken, it can no longer reach the Regalia."


def test_the_fourth_capture_is_asked_about() -> None:
    three = LAST.replace("J", ".")
    words = asked("P", "PNK", three, "PKWNSjad", "ADJ")
    assert words == "This takes the fourth pawn. Unless the Wizard is your rival’s heir, you lose."
    words = asked("P", "PNW", three, "PKWNSjad", "ADJ")
    assert words == "This takes the fourth pawn, and the Wizard is not your rival: you lose."
    words = asked("W", "WNK", three, "PKWNSjad", "ADJ")
    assert words is not None
    assert "your own heir" in words
    assert "you lose" in words


def test_a_winning_capture_is_not_asked_about() -> None:
    """The Priestess hunts Assassin, King and Wizard: the last of them wins, the fourth capture or not."""
    picture = LAST.translate(str.maketrans("JKS", "DAJ"))
    assert asked("P", "PNA", picture, "PWNDAJks", "KS") is None


def test_a_plain_move_is_not_asked_about() -> None:
    state = drawn(LAST, "PKWNSJad", ("PNS", "KWD"), "PK", captured="AD")
    assert model.risk(ENTHRONE.view(state, 0), Move(1, (0, 0))) is None
    assert model.risk(ENTHRONE.view(state, 0), Move(1, (-1, 0))) is None
