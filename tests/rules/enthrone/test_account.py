"""The account after a match: exactly what the rival could suspect then, and swings by what was knowable."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.games.enthrone.account import (
    MOST_TURNING,
    Reckoned,
    Turning,
    notebook_told,
    seen_through,
    suspicion_told,
    turning_points,
    turning_told,
)
from fae_tabletop.games.enthrone.belief import suspects, suspicion_of
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Pawn
from fae_tabletop.games.enthrone.reckoning import known_then, reckon
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.words import NAMES
from tests.rules.enthrone.policies import eager
from tests.support.matches import Match, played
from tests.support.positions import STANDARD

SEEDS = st.integers(0, 10**6)
RIVAL = "Thorn Wickham"


def match(seed: int) -> Match:
    return played(ENTHRONE, STANDARD, seed, eager)


@settings(max_examples=6, deadline=None)
@given(seed=SEEDS, memory=st.sampled_from([None, 0, 4]), seat=st.sampled_from([0, 1]))
def test_the_suspicion_is_what_the_rival_had_when_it_decided(
    seed: int, memory: int | None, seat: int
) -> None:
    steps = match(seed).steps
    last = ENTHRONE.view(steps[-1].state, seat)
    views = {}
    for step in steps:
        if not step.state.choosing and step.state.why is None:
            views[len(step.state.moves)] = ENTHRONE.view(step.state, 1 - seat)
    found = list(reckon(last, memory))
    assert [one.turn for one in found] == list(range(1, len(last.moves) + 1))
    for one in found:
        then = views[one.turn - 1]
        assert (one.suspicion is None) == (then.to_move == seat)
        if one.suspicion is not None:
            assert one.suspicion == tuple(suspicion_of(then, seat, suspects(then, memory), memory))
            own = last.revealed.chosen[seat] if last.revealed else None
            assert own is not None
            assert one.suspicion[NUMBER[own]] > 0, "the truth is never excluded"
        assert 0 <= one.chance <= 1


@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_what_was_known_then_is_what_the_seat_saw(seed: int) -> None:
    steps = match(seed).steps
    last = ENTHRONE.view(steps[-1].state, 0)
    for step in steps:
        if step.state.choosing or step.state.why is not None:
            continue
        for seat in (0, 1):
            real = ENTHRONE.view(step.state, seat)
            then = known_then(last, seat, len(real.moves))
            for field in ("seat", "hand", "chosen", "moves", "captured", "why", "winner", "revealed"):
                assert getattr(then, field) == getattr(real, field)
            assert possible_identities(then) == possible_identities(real)


def test_there_is_no_account_while_the_match_goes_on() -> None:
    step = match(1).steps[-2]
    view = ENTHRONE.view(step.state, 0)
    with pytest.raises(ValueError, match="not over"):
        known_then(view, 0, 0)


def made(*chances: float, suspicion: float = 0.2) -> list[Reckoned]:
    shares = tuple(suspicion if pawn == "king" else 0.1 for pawn in PAWNS)
    return [
        Reckoned(n, shares if n % 2 else None, chance, shares) for n, chance in enumerate(chances, start=1)
    ]


def test_turning_points_are_the_largest_swings_in_their_order() -> None:
    found = turning_points(made(0.5, 0.52, 0.3, 0.45, 0.9, 0.6))
    assert found == (Turning(2, 0.52, 0.3), Turning(4, 0.45, 0.9), Turning(5, 0.9, 0.6))
    assert len(found) == MOST_TURNING
    assert turning_points(made(0.5, 0.52, 0.5)) == ()
    assert turning_points([]) == ()


def test_the_moment_one_was_seen_through() -> None:
    assert seen_through(made(0.5, 0.5), "king") is None
    early = made(0.5, 0.5, suspicion=0.6)
    assert seen_through(early, "king") == early[0]


def test_the_account_is_told_in_words() -> None:
    view = ENTHRONE.view(match(3).steps[-1].state, 0)
    found = list(reckon(view, None))
    assert "seen through" in suspicion_told(view, RIVAL, found, None)
    assert "remembers no moves" in suspicion_told(view, RIVAL, found, 0)
    assert suspicion_told(view, RIVAL, [], None) == f"{RIVAL} never had to decide anything."
    for point in turning_points(found):
        said = turning_told(view, RIVAL, point)
        assert said.startswith(f"Turn {point.turn}, ")
        assert "rose" in said if point.after > point.before else "fell" in said
    assert turning_points(found)


def test_the_notebook_is_held_against_the_truth_and_a_careful_reader() -> None:
    view = ENTHRONE.view(match(3).steps[-1].state, 0)
    found = list(reckon(view, None))
    known = view.revealed
    assert known is not None
    truth = known.chosen[1]
    assert truth is not None
    others = [pawn for pawn in possible_identities(known_then(view, 0, len(view.moves) - 1)) if pawn != truth]
    nobody = notebook_told(view, RIVAL, found, {})
    assert nobody.startswith("You marked nobody")
    assert "A careful reader would have given" in nobody
    assert "you were right" in notebook_told(view, RIVAL, found, {truth: 2, others[0]: 1})
    scored = notebook_told(view, RIVAL, found, {truth: 3, others[0]: 1, known.hands[0][0]: 3})
    assert "Your marks gave it 75\u00a0%; a careful reader would have given" in scored
    assert "two pawns most" in notebook_told(view, RIVAL, found, {truth: 2, others[0]: 2})
    assert f"it was the {NAMES[truth]}" in notebook_told(view, RIVAL, found, {others[0]: 1})
    assert notebook_told(view, RIVAL, found, {known.hands[0][0]: 3}) == nobody, (
        "one's own card is no suspicion"
    )
    assert notebook_told(view, RIVAL, [], {}) == "There was nothing to find out."


def test_a_reader_who_suspects_all_alike_gives_nobody_more() -> None:
    view = ENTHRONE.view(match(3).steps[-1].state, 0)
    known = view.revealed
    assert known is not None
    truth = known.chosen[1]
    assert truth is not None
    others = [pawn for pawn in PAWNS if pawn != truth]

    def told(shares: dict[Pawn, float]) -> str:
        reading = tuple(shares.get(pawn, 0.0) for pawn in PAWNS)
        return notebook_told(view, RIVAL, [Reckoned(1, None, 0.5, reading)], {})

    five = told(dict.fromkeys((truth, *others[:4]), 0.2))
    assert five.endswith(f"given the {NAMES[truth]} 20\u00a0%, as much as four others.")
    assert told({truth: 0.5, others[0]: 0.5}).endswith("50\u00a0%, as much as another.")
    assert told({truth: 0.6, others[0]: 0.4}).endswith("60\u00a0%, more than anybody.")
    assert told({truth: 0.4, others[6]: 0.6}).endswith(f"40\u00a0%, but the {NAMES[others[6]]} 60\u00a0%.")


def test_what_turns_tell_is_found_once_and_stays_the_same() -> None:
    view = ENTHRONE.view(match(3).steps[-1].state, 0)
    for one in reckon(view, 4):
        mine = known_then(view, 0, one.turn - 1)
        assert one.reading == tuple(suspicion_of(mine, 1, suspects(mine)))
        if one.suspicion is not None:
            theirs = known_then(view, 1, one.turn - 1)
            assert one.suspicion == tuple(suspicion_of(theirs, 0, suspects(theirs, 4), 4))
