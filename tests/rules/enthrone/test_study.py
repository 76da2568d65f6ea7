"""What decisions rested on: the real terms, the thought of the bot draw for draw, and words for all of it."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget
from fae_tabletop.games.enthrone.bot import BOT, LEVELS, options_of
from fae_tabletop.games.enthrone.decision import (
    TERMS,
    Decision,
    came_of,
    how,
    knew,
    move_told,
    suspects,
    terms_told,
)  # fmt: skip
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.evaluation import TASTE, Outlook, appraise, uniform_suspicion
from fae_tabletop.games.enthrone.moves import legal_steps
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Choose, Pass, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.study import SLICE, study, terms
from tests.rules.enthrone.policies import eager
from tests.support.endings import endings
from tests.support.matches import played
from tests.support.positions import STANDARD

UNHURRIED = Budget()


def decisions(seed: int) -> list[View]:
    """Return what the mover knew before every turn of a match."""
    states = [step.state for step in played(ENTHRONE, STANDARD, seed, eager).steps[:-1]]
    return [ENTHRONE.view(state, state.to_move) for state in states if not state.choosing]


def last(view: View, level: str, seed: int = 7) -> Decision:
    made = BOT.decide(view, level, UNHURRIED, Dice(seed), None)
    assert made is not None
    *_, found = study(view, level, seed, made)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_terms_add_up_to_how_a_move_looks(seed: int) -> None:
    for state in (step.state for step in played(ENTHRONE, STANDARD, seed, eager).steps[:-1]):
        if state.choosing:
            continue
        seat = state.to_move
        chosen = state.chosen[seat]
        outlook = Outlook(chosen, uniform_suspicion((chosen,)), 0.4)
        moves = legal_steps(state, chosen)
        scores = appraise(state, seat, outlook, moves)
        for found, score in zip(terms(state, outlook, moves, seat), scores, strict=True):
            assert sum(worth for _, worth in found) == pytest.approx(score)


def test_every_term_of_the_evaluation_has_words() -> None:
    assert set(TERMS) == {"decides", *TASTE._fields}


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_the_thought_of_a_bot_is_followed_draw_for_draw(level: str) -> None:
    for view in decisions(3)[::5]:
        found = last(view, level, seed=11)
        assert found.done
        if found.way in ("search", "sure"):
            assert found.again == found.made
        if found.way == "search":
            assert found.wanted == LEVELS[level].iterations
            assert sum(move.share or 0.0 for move in found.moves) == pytest.approx(1.0)


def test_a_glance_takes_what_looks_best() -> None:
    view = decisions(3)[0]
    found = last(view, "novice")
    assert found.way == "glance"
    looks = [move.looks for move in found.moves]
    assert looks == sorted(looks, reverse=True)
    assert found.again == found.made == found.moves[0].command
    for move in found.moves:
        assert sum(worth for _, worth in move.terms) == pytest.approx(move.looks)


def test_a_thought_is_gone_through_a_little_at_a_time() -> None:
    view = decisions(3)[0]
    made = options_of(view)[0]
    found = list(study(view, "easy", 1, made))
    assert [one.worlds for one in found] == list(range(0, LEVELS["easy"].iterations + 1, SLICE))
    assert found[0].again is None
    assert found[-1].again is not None
    assert all(one.terms for one in found[0].moves)


def test_a_decision_tells_what_its_mover_could_know_only() -> None:
    for view in decisions(5)[::3]:
        found = last(view, "hard")
        assert view.chosen is not None
        possible = {NUMBER[pawn] for pawn in possible_identities(view)}
        assert {pawn for pawn, share in enumerate(found.suspicion) if share} <= possible
        assert {move.command for move in found.moves} == set(options_of(view)) - {Pass()}


def test_the_move_made_is_shown_first_even_if_it_is_the_worst() -> None:
    view = decisions(3)[0]
    worst = last(view, "easy").moves[-1]
    *_, found = study(view, "easy", 7, worst.command)
    assert found.shown[0].command == worst.command
    assert len({one.command for one in found.shown}) == len(found.shown) == 4
    told = how(found, "Pim", careful=False)
    assert f"the {move_told(found.shown[1])} (move 2) comes out" in told, "the board shows which of two alike"
    assert found.shown[1].command == found.again


def test_before_the_first_capture_both_are_told_that_nobody_was_captured() -> None:
    first = last(decisions(3)[0], "novice")
    assert not first.view.captured
    for who in ("You", "Pim"):
        assert "Nobody had been captured yet." in knew(first, who)


def test_words_name_the_mover_its_quarry_and_whom_it_suspected() -> None:
    view = decisions(3)[2]
    found = last(view, "hard")
    assert view.chosen is not None
    told = knew(found, "Pim")
    assert told.startswith(f"Pim was the {view.chosen.capitalize()} and hunted the ")
    assert knew(found, "You").startswith("You were the ")
    shares = [share for _, share in suspects(found)]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.0, abs=0.08)
    for move in found.moves:
        assert move.pawn in PAWNS
        assert f"place {move.tile}" in move_told(move)
        assert abs(sum(worth for _, worth in terms_told(move)) - 100 * move.looks) < 4.1
    assert "of the thought" in came_of(found.shown[0])


@pytest.mark.parametrize("level", ["random", "flat"])
def test_a_bot_that_weighs_nothing_is_told_so(level: str) -> None:
    view = decisions(3)[0]
    found = next(study(view, level, 1, options_of(view)[0]))
    assert found.way == "blind"
    assert found.done
    assert "weighs nothing" in how(found, "Pim", careful=False)


def test_before_the_choice_of_identities_there_is_nothing_to_weigh() -> None:
    view = ENTHRONE.view(ENTHRONE.start(STANDARD, 1).state, 0)
    with pytest.raises(ValueError, match="nothing to decide"):
        next(study(view, "easy", 1, Choose(view.hand[0])))


def test_an_ending_that_was_reckoned_out_is_told_so() -> None:
    state = next(endings(STANDARD, 1, Budget(iterations=20)))
    view = ENTHRONE.view(state, state.to_move)
    found = last(view, "expert")
    assert found.settled
    assert "reckoned out" in how(found._replace(way="search"), "Pim", careful=False)
    assert not last(view, "hard").settled
