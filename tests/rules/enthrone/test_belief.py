from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget
from fae_tabletop.games.enthrone.belief import past, reading_of, suspects, suspicion_of
from fae_tabletop.games.enthrone.bot import BOT
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Choose, Move, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State
from tests.support.positions import STANDARD


def _random_game(seed: int, turns: int) -> list[State]:
    """Return the states of a random game after each turn, the choices of identity left out."""
    dice = Dice(seed)
    state = ENTHRONE.start(STANDARD, seed).state
    states: list[State] = []
    while len(states) <= turns and ENTHRONE.waiting(state):
        if not state.choosing:
            states.append(state)
        seat, command = ENTHRONE.sample(state, dice)
        state = ENTHRONE.apply(state, seat, command).state
    return states


def _suspicion(view: View, last: int | None = None) -> list[float]:
    possible = [NUMBER[pawn] for pawn in possible_identities(view)]
    return suspicion_of(view, 1 - view.seat, possible, last)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 60))
def test_the_past_is_replayed_as_it_was(seed: int, turns: int) -> None:
    states = _random_game(seed, turns)
    view = ENTHRONE.view(states[-1], 0)
    replayed = [
        (state.where[:], state.tiles[:], state.neutral[:], state.captured[:], state.to_move)
        for state, _ in past(view)
    ]
    assert replayed == [(s.where, s.tiles, s.neutral, s.captured, s.to_move) for s in states[:-1]]


def test_memory_looks_at_the_last_turns_only() -> None:
    view = ENTHRONE.view(_random_game(4, 12)[-1], 0)
    assert [record for _, record in past(view, 4)] == list(view.moves[-4:])
    assert list(past(view, 0)) == []


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 40), st.sampled_from([0, 1]))
def test_suspicion_keeps_to_what_is_possible(seed: int, turns: int, seat: int) -> None:
    state = _random_game(seed, turns)[-1]
    view = ENTHRONE.view(state, seat)
    suspicion = _suspicion(view)
    possible = set(possible_identities(view))
    assert sum(suspicion) == pytest.approx(1)
    for pawn, share in zip(PAWNS, suspicion, strict=True):
        assert (share > 0) == (pawn in possible)
    assert suspicion[state.chosen[1 - seat]] > 0


def test_without_memory_all_are_alike() -> None:
    view = ENTHRONE.view(_random_game(4, 6)[-1], 0)
    shares = {round(share, 9) for share in _suspicion(view, 0) if share}
    assert len(shares) == 1


def test_a_capture_that_is_forgotten_excludes_nobody() -> None:
    for seed in range(50):
        view = ENTHRONE.view(_random_game(seed, 30)[-1], 0)
        mine = [(turn, record.victim) for turn, record in enumerate(view.moves) if record.victim is not None]
        if len(mine) != 1 or view.moves[mine[0][0]].seat != 0 or mine[0][1] in view.hand:
            continue
        turn, victim = mine[0]
        assert victim is not None
        back = len(view.moves) - turn
        assert NUMBER[victim] not in suspects(view)
        assert NUMBER[victim] not in suspects(view, back)
        assert NUMBER[victim] in suspects(view, back - 1)
        assert set(suspects(view, 0)) == {pawn for pawn in range(8) if PAWNS[pawn] not in view.hand}
        return
    pytest.fail("no game with one capture")


def test_who_is_led_to_the_regalia_is_suspected_and_who_is_led_into_danger_is_not() -> None:
    state = ENTHRONE.start(STANDARD, 1).state
    for seat in (0, 1):
        state = ENTHRONE.apply(state, seat, Choose(PAWNS[state.hands[seat][0]])).state
    state = ENTHRONE.apply(state, 0, ENTHRONE.commands(state, 0)[-1]).state
    graph = state.graph
    safe: list[float] = []
    bold: list[float] = []
    for reply in ENTHRONE.commands(state, 1):
        after = ENTHRONE.apply(state, 1, reply).state
        view = ENTHRONE.view(after, 0)
        moved = view.moves[-1]
        assert moved.pawn is not None
        assert moved.origin is not None
        assert moved.to is not None
        pawn = NUMBER[moved.pawn]
        if moved.pawn not in possible_identities(view):
            continue
        here, before = graph.index[moved.to], graph.index[moved.origin]
        if (graph.steps(here, graph.regalia) or 0) >= (graph.steps(before, graph.regalia) or 0):
            continue
        reached = any(after.where[hunter] in graph.adjacent[here] for hunter in after.tiles[:2])
        (bold if reached else safe).append(_suspicion(view)[pawn])
    assert len(safe) > 1
    assert len(bold) > 1
    assert min(safe) > 0.25
    assert max(bold) < 0.15


def test_a_win_left_unused_clears_a_suspect() -> None:
    """A rival whose pawn could have taken the Regalia and did not is hardly that pawn."""
    for seed in range(200):
        states = _random_game(seed, 30)
        for before, after in pairwise(states):
            rival = before.to_move
            view = ENTHRONE.view(after, 1 - rival)
            spared = [
                pawn
                for pawn in possible_identities(view)
                if before.where[NUMBER[pawn]] < 255 and _could_win(before, rival, NUMBER[pawn])
            ]
            if len(spared) == 1 and len(possible_identities(view)) == 5:
                assert _suspicion(view, 1)[NUMBER[spared[0]]] < 0.1
                return
    pytest.fail("no game in which a win was left unused")


def _could_win(state: State, seat: int, pawn: int) -> bool:
    twin = state.copy()
    twin.chosen[seat] = pawn
    return any(isinstance(c, Move) and c.to == (0, 0) for c in ENTHRONE.commands(twin, seat))


def test_blind_moves_are_told_from_careful_ones() -> None:
    """Random movers are found out; a mover who always does what looks best is not taken for one."""
    blind = [_blindness(seed, careful=False) for seed in range(12)]
    careful = [_blindness(seed, careful=True) for seed in range(12)]
    assert sum(blind) / len(blind) > 0.35
    assert sum(careful) / len(careful) < 0.1


def _blindness(seed: int, careful: bool) -> float:
    state, dice = ENTHRONE.start(STANDARD, seed).state, Dice(seed)
    view = ENTHRONE.view(state, 0)
    for _ in range(26):
        seat = ENTHRONE.waiting(state)[0]
        if careful and not state.choosing:
            command = BOT.decide(ENTHRONE.view(state, seat), "hard", Budget(30), dice.fork(), None)
            assert command is not None
        else:
            command = dice.choice(ENTHRONE.commands(state, seat))
        state = ENTHRONE.apply(state, seat, command).state
        if state.why is not None:
            break
        view = ENTHRONE.view(state, 0)
    return reading_of(view, 1, [NUMBER[pawn] for pawn in possible_identities(view)]).blindness
