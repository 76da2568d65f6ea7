"""What the table says: every reason, every turn and every end has words of its own."""

from __future__ import annotations

import inspect
import re

import pytest

from fae_tabletop.core.game import Reason, Ref
from fae_tabletop.games.enthrone import moves, rules, words
from fae_tabletop.games.enthrone.rules import ENTHRONE
from tests.rules.enthrone.policies import circling, eager, shy
from tests.support.boards import DEAD_ENDS_SETUP, SHUT_IN
from tests.support.matches import Policy, played
from tests.support.positions import STANDARD, drawn

UNSAID = {"unknown_command", "no_such_seat"}
"""Reasons that no window can lead to."""


def reasons() -> set[str]:
    """Return the codes of all reasons in the rules."""
    source = inspect.getsource(rules) + inspect.getsource(moves)
    return set(re.findall(r'(?:Illegal|Reason)\(\s*"(\w+)"', source))


def test_every_reason_has_words() -> None:
    view = ENTHRONE.view(drawn(), 0)
    found = reasons()
    assert len(found) >= 14
    culprits = (Ref("tile", "6"), Ref("pawn", "king"), Ref("cell", "-3,0"), None)
    for code in found - UNSAID:
        for culprit in culprits:
            saying = words.refusal(Reason(code, culprit), view)
            assert saying.title != "Not allowed", code
            assert saying.body.endswith(".")


@pytest.mark.parametrize("policy", [eager, shy, circling])
def test_every_turn_is_told_and_every_end(policy: Policy) -> None:
    for seed in range(15):
        match = played(ENTHRONE, STANDARD, seed, policy)
        for seat in (0, 1):
            for step in match.steps[2::7]:
                view = ENTHRONE.view(step.state, seat)
                lines = words.log_lines(view, "Pim")
                assert len(lines) == len(view.moves)
                assert words.quiet_line(view)
                assert words.prompt(view, None, "Pim", False).title
                assert all(words.tile_label(view, place) for place in range(1, 9))
            view = ENTHRONE.view(match.state, seat)
            told = words.verdict(view, "Pim")
            assert told.sentence.endswith(".")
            assert (told.headline == "The court adjourns") == (view.winner is None)
            assert ("yours" in told.headline) == (view.winner == seat)


def test_the_log_names_pawn_victim_and_place() -> None:
    for seed in range(10):
        view = ENTHRONE.view(played(ENTHRONE, STANDARD, seed, eager).state, 0)
        for record, line in zip(view.moves, words.log_lines(view, "Pim"), strict=True):
            assert record.pawn is not None
            assert line.text.startswith(record.pawn.capitalize())
            assert (record.victim is not None) == (" takes the " in line.text)
            assert f"place {record.tile}" in line.how
            assert line.who == ("You" if record.seat == 0 else "Pim")


def test_an_end_by_passing_speaks_of_no_tile() -> None:
    state = drawn(SHUT_IN, tiles="wjdKANPS", captured="WJD", setup=DEAD_ENDS_SETUP, chosen="KN")
    for turn in range(6):
        state = ENTHRONE.apply(state, turn % 2, rules.PASS).state
    told = words.verdict(ENTHRONE.view(state, 0), "Pim")
    assert "place 0" not in told.move_body
    assert "no legal move" in told.move_title


def test_a_label_tells_nothing_that_the_view_does_not() -> None:
    """Labels are made of the view: equal views give equal labels, and the rival's name is all that is added."""
    for chosen in ("KD", "KJ", "KN"):
        view = ENTHRONE.view(drawn(chosen=chosen), 0)
        assert [words.tile_label(view, place) for place in range(1, 9)] == [
            words.tile_label(ENTHRONE.view(drawn(), 0), place) for place in range(1, 9)
        ]
