import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.evaluation import (
    FAR,
    SURE,
    Outlook,
    appraise,
    distances,
    playout,
    standing,
    uniform_suspicion,
    wins_now,
)  # fmt: skip
from fae_tabletop.games.enthrone.moves import legal_steps, targets
from fae_tabletop.games.enthrone.public import FATAL_CAPTURE, LAST_FREE, Move
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State
from tests.rules.enthrone.policies import eager
from tests.support.positions import STANDARD, drawn

SEEDS = st.integers(0, 100_000)
TURNS = st.integers(0, 40)


def _position(seed: int, turns: int) -> State:
    """Return a position from a random game in which captures are frequent; the game is not over."""
    dice = Dice(seed)
    state = ENTHRONE.start(STANDARD, seed).state
    for _ in range(2 + turns):
        seat = ENTHRONE.waiting(state)[0]
        after = ENTHRONE.apply(state, seat, eager(state, seat, ENTHRONE.commands(state, seat), dice)).state
        if after.why is not None:
            break
        state = after
    while state.choosing:
        seat = ENTHRONE.waiting(state)[0]
        state = ENTHRONE.apply(state, seat, ENTHRONE.commands(state, seat)[0]).state
    return state


def _winning(state: State, seat: Seat) -> set[Move]:
    found = set()
    for command in ENTHRONE.commands(state, seat):
        result = ENTHRONE.returns(ENTHRONE.apply(state, seat, command).state)
        if isinstance(command, Move) and result is not None and result[seat] == 1:
            found.add(command)
    return found


@settings(max_examples=60, deadline=None)
@given(SEEDS, TURNS)
def test_all_ways_to_ask_for_moves_give_the_same_ones(seed: int, turns: int) -> None:
    state = _position(seed, turns)
    cells, dice = state.graph.cells, Dice(seed)
    for chosen in range(8):
        twin = state.copy()
        twin.chosen[state.to_move] = chosen
        steps = legal_steps(twin, chosen)
        legal = [c for c in ENTHRONE.commands(twin, twin.to_move) if isinstance(c, Move)]
        assert [Move(step.tile + 1, cells[step.space]) for step in steps] == legal
        assert [step.victim for step in steps] == [state.at[step.space] for step in steps]
        assert [(step.tile, step.space) for step in steps] == [
            (tile, space) for tile in range(LAST_FREE) for space, _ in targets(twin, tile, chosen)
        ]
        assert all(ENTHRONE.sample(twin, dice)[1] in ENTHRONE.commands(twin, twin.to_move) for _ in range(20))


@settings(max_examples=120, deadline=None)
@given(SEEDS, TURNS)
def test_a_win_at_hand_is_seen_exactly_when_there_is_one(seed: int, turns: int) -> None:
    state = _position(seed, turns)
    seat = state.to_move
    quarry = state.fixed.quarry_masks[state.chosen[seat]]
    winning = _winning(state, seat)
    assert wins_now(state, seat) == bool(winning)
    certain = False
    for move in winning:
        victim = state.at[state.graph.index[move.to]]
        certain |= victim < 0 or quarry & ~(state.taken | 1 << victim) == 0
    assert wins_now(state, seat, captures=False) == certain


@settings(max_examples=60, deadline=None)
@given(SEEDS, TURNS)
def test_what_looks_sure_wins_whoever_the_rival_is(seed: int, turns: int) -> None:
    state = _position(seed, turns)
    seat = state.to_move
    chosen = state.chosen[seat]
    steps = legal_steps(state, chosen)
    outlook = Outlook(chosen, uniform_suspicion(state.hands[seat]), 0.2)
    scores = appraise(state, seat, outlook, steps)
    winning = _winning(state, seat)
    for step, score in zip(steps, scores, strict=True):
        if score >= SURE:
            assert Move(step.tile + 1, state.graph.cells[step.space]) in winning
    unsure = [move for move in winning if state.at[state.graph.index[move.to]] != state.chosen[1 - seat]]
    if unsure:
        assert max(scores) >= SURE


def test_the_fatal_capture_looks_bad_unless_it_wins() -> None:
    for seed in range(300):
        state = _position(seed, 30)
        if len(state.captured) != FATAL_CAPTURE - 1:
            continue
        seat = state.to_move
        outlook = Outlook(state.chosen[seat], uniform_suspicion(state.hands[seat]), 0.2)
        steps = legal_steps(state, state.chosen[seat])
        captures = [
            score
            for step, score in zip(steps, appraise(state, seat, outlook, steps), strict=True)
            if step.victim >= 0
        ]
        if captures:
            assert all(score >= SURE or score <= -0.5 for score in captures)
            return
    pytest.fail("no position before the fatal capture")


@settings(max_examples=60, deadline=None)
@given(SEEDS, TURNS, st.sampled_from([0, 1]))
def test_standings_are_chances(seed: int, turns: int, seat: Seat) -> None:
    assert 0 < standing(_position(seed, turns), seat) < 1


@settings(max_examples=40, deadline=None)
@given(SEEDS, TURNS, st.integers(0, 60))
def test_playouts_give_each_seat_its_share(seed: int, turns: int, plies: int) -> None:
    state = _position(seed, turns)
    result = playout(state.copy(), Dice(seed), plies, 0.5)
    assert sum(result) == pytest.approx(1)
    assert min(result) >= 0


def test_distances_are_those_of_the_board() -> None:
    graph = drawn().graph
    found = distances(graph)
    for space in range(len(graph.cells)):
        steps = graph.steps(space, graph.regalia)
        assert found[space] == (FAR if steps is None else steps)
