"""Rulebook: Notes on Movement."""

from __future__ import annotations

import pytest

from fae_tabletop.core.game import Illegal
from fae_tabletop.games.enthrone.board import around, graph_of
from fae_tabletop.games.enthrone.moves import crossed_florette
from fae_tabletop.games.enthrone.public import Move, Moved
from fae_tabletop.games.enthrone.rules import ENTHRONE
from tests.support.positions import STANDARD, drawn

GRAPH = graph_of(STANDARD.board)

AFTER_A_CAPTURE_ON_A_LION = """
      .
    D   P
  .   .   .
A   *   *   W
  .   .   .
J   .   .   .
  .   @   .
.   .   .   .
  .   .   .
o   *   *   o
  .   .   .
    N   S
      .
"""
"""The archer took the king on its lion and stands there; the jester stands beside it."""


def test_the_florettes_make_their_surroundings_adjacent() -> None:
    for florette in STANDARD.board.florettes:
        ring = [GRAPH.index[cell] for cell in around(florette) if cell in GRAPH.index]
        assert len(ring) == 6
        for here in ring:
            assert set(ring) - {here} <= set(GRAPH.adjacent[here])


def test_nothing_but_touching_and_florettes_makes_adjacent() -> None:
    for here, cell in enumerate(GRAPH.cells):
        for there in GRAPH.adjacent[here]:
            other = GRAPH.cells[there]
            shared = [f for f in STANDARD.board.florettes if cell in around(f) and other in around(f)]
            assert other in around(cell) or shared
            assert set(GRAPH.joined[here].get(there, ())) == set(shared)


def test_adjacency_is_mutual_and_nobody_is_its_own_neighbour() -> None:
    for here, near in enumerate(GRAPH.adjacent):
        assert here not in near
        assert all(here in GRAPH.adjacent[there] for there in near)


def test_q5_the_way_through_a_florette_is_told() -> None:
    told = ENTHRONE.apply(drawn(), 0, Move(5, (0, -1))).events[0]
    assert isinstance(told, Moved)
    assert told.through == (-1, -1)
    told = ENTHRONE.apply(drawn(), 0, Move(5, (-1, 0))).events[0]
    assert isinstance(told, Moved)
    assert told.through == (-1, -1)
    told = ENTHRONE.apply(drawn(), 0, Move(5, (-2, -1))).events[0]
    assert isinstance(told, Moved)
    assert told.through is None, "the two touch, whatever florette lies beside them"


def test_q5_between_two_florettes_the_first_by_coordinates_is_named() -> None:
    twice = [
        (here, there)
        for here, joined in enumerate(GRAPH.joined)
        for there, florettes in joined.items()
        if len(florettes) > 1
    ]
    for here, there in twice:
        assert crossed_florette(GRAPH, here, there) in (None, min(GRAPH.joined[here][there]))


def test_nobody_stands_on_a_florette_or_beside_the_board() -> None:
    for cell, reason in [((-1, -1), "florette"), ((-3, -1), "not_a_space"), ((9, 9), "not_a_space")]:
        with pytest.raises(Illegal, match=reason):
            ENTHRONE.apply(drawn(), 0, Move(1, cell))


def test_a_left_lion_is_closed_for_the_rest_of_the_game() -> None:
    state = drawn()
    for seat, move in enumerate([Move(1, (-2, 0)), Move(4, (-2, -1)), Move(4, (-2, 3))]):
        state = ENTHRONE.apply(state, seat % 2, move).state
    closed = {(-3, 0), (-1, -2), (-1, 3)}
    for seat in (0, 1):
        turned = state.copy()
        turned.to_move = seat
        reached = {c.to for c in ENTHRONE.commands(turned, seat) if isinstance(c, Move)}
        assert reached
        assert not closed & reached


def test_e4_a_capture_on_a_lion_leaves_it_open_to_captures() -> None:
    state = drawn(AFTER_A_CAPTURE_ON_A_LION, tiles="JAkWDNPS", captured="K")
    assert Move(1, (-3, 0)) in ENTHRONE.commands(state, 0)


def test_e4_when_the_capturer_leaves_the_lion_closes_again() -> None:
    state = drawn(AFTER_A_CAPTURE_ON_A_LION, tiles="AJkWDNPS", captured="K")
    gone = ENTHRONE.apply(state, 0, Move(1, (-2, 0))).state
    with pytest.raises(Illegal, match="closed_lion"):
        ENTHRONE.apply(gone, 1, Move(1, (-3, 0)))
    with pytest.raises(Illegal, match="closed_lion"):
        ENTHRONE.apply(ENTHRONE.apply(gone, 1, Move(4, (-2, -1))).state, 0, Move(1, (-3, 0)))


def test_e4_when_the_capturer_is_captured_there_the_next_one_stands_on_it() -> None:
    state = drawn(AFTER_A_CAPTURE_ON_A_LION, tiles="JAkWDNPS", captured="K", chosen="WD")
    after = ENTHRONE.apply(state, 0, Move(1, (-3, 0))).state
    assert after.at[GRAPH.index[(-3, 0)]] == 3
    assert after.why is None
    left = ENTHRONE.apply(after, 1, Move(2, (2, -2))).state
    gone = [c for c in ENTHRONE.commands(left, 0) if isinstance(c, Move) and c.to == (-3, 0)]
    assert gone == []
