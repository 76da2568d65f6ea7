"""E8: the court adjourns after 120 quiet turns, or when a position occurs for the fourth time."""

from __future__ import annotations

import msgspec

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Event
from fae_tabletop.games.enthrone.board import REGALIA, Cell
from fae_tabletop.games.enthrone.public import (
    QUIET_TURNS,
    QUIET_WARNING,
    AdjournmentNear,
    Ended,
    EnthroneSetup,
    Move,
    Pass,
    Passed,
    Revealed,
)
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.games.enthrone.words import verdict
from tests.rules.enthrone.policies import shy
from tests.support.boards import DEAD_ENDS_SETUP, SHUT_IN
from tests.support.matches import Match
from tests.support.positions import STANDARD, drawn

FOREVER = standard_setup(variants=("no_adjournment",))


def quiet_game(setup: EnthroneSetup = STANDARD, turns: int = QUIET_TURNS) -> Match:
    """Return a match of ``turns`` turns without a capture and without a fourth repetition."""
    for seed in range(40):
        match = Match(ENTHRONE, setup, seed)
        dice = Dice(seed)
        for seat in (0, 1):
            match.do(seat, ENTHRONE.commands(match.state, seat)[0])
        match.play(dice, shy, turns)
        if match.state.quiet == turns:
            return match
    raise AssertionError("no quiet game found")


def near(events: tuple[Event, ...]) -> list[AdjournmentNear]:
    """Return the announcements among some events."""
    return [event for event in events if isinstance(event, AdjournmentNear)]


def test_e8_after_120_quiet_turns_nobody_wins() -> None:
    match = quiet_game()
    assert (match.state.winner, match.state.why) == (None, "adjourned_turns")
    assert ENTHRONE.returns(match.state) == (0.5, 0.5)
    assert [type(event) for event in match.steps[-1].events[1:]] == [Ended, Revealed]
    before = match.steps[-2].state
    assert before.why is None
    assert before.quiet == QUIET_TURNS - 1


def test_e8_it_is_announced_from_the_108th_quiet_turn() -> None:
    match = quiet_game()
    for step in match.steps[3:-1]:
        turns = [event for event in near(step.events) if event.cause == "turns"]
        left = QUIET_TURNS - step.state.quiet
        expected = [AdjournmentNear(cause="turns", left=left)] if step.state.quiet >= QUIET_WARNING else []
        assert turns == expected


def test_q2_q3_a_capture_starts_the_count_again() -> None:
    state = drawn()
    state.quiet = 119
    state.where[2], state.at[state.where[2]] = state.graph.index[(-2, 0)], -1
    state.at[state.where[2]] = 2
    after = ENTHRONE.apply(state, 0, Move(1, (-2, 0))).state
    assert (after.why, after.quiet, len(after.seen)) == (None, 0, 1)


def test_q2_the_120th_turn_may_still_win() -> None:
    state = drawn()
    state.quiet = 119
    state.at[state.where[0]], state.where[0] = -1, state.graph.index[(-1, 0)]
    state.at[state.where[0]] = 0
    assert ENTHRONE.apply(state, 0, Move(1, REGALIA)).state.why == "regalia"
    assert ENTHRONE.apply(state, 0, Move(1, (-2, 1))).state.why == "adjourned_turns"


def shut_in() -> State:
    """Return a position in which both can only pass."""
    return drawn(SHUT_IN, tiles="wjdKANPS", captured="WJD", setup=DEAD_ENDS_SETUP, chosen="KN")


def test_e8_a_position_ends_the_game_when_it_occurs_for_the_fourth_time() -> None:
    state, told = shut_in(), []
    for turn in range(6):
        assert state.why is None
        step = ENTHRONE.apply(state, turn % 2, Pass())
        state = step.state
        told.append(near(step.events))
    assert (state.winner, state.why, state.turn) == (None, "adjourned_repetition", 6)
    announced = [AdjournmentNear(cause="repetition", left=1)]
    assert told == [[], [], [], announced, announced, []], "told when it occurs for the third time"


def test_e8_a_pass_counts_as_a_turn() -> None:
    state = shut_in()
    state.quiet = QUIET_TURNS - 1
    assert ENTHRONE.apply(state, 0, Pass()).state.why == "adjourned_turns"


def test_q1_when_both_causes_meet_the_turns_are_named() -> None:
    state = shut_in()
    state.quiet = QUIET_TURNS - 1
    after = state.copy()
    after.to_move = 1
    state.seen = [after.key()] * 3
    assert ENTHRONE.apply(state, 0, Pass()).state.why == "adjourned_turns"
    state.quiet -= 10
    assert ENTHRONE.apply(state, 0, Pass()).state.why == "adjourned_repetition"


def test_e8_the_position_includes_pawns_tiles_and_side_to_move() -> None:
    state = drawn()
    keys = {state.key()}
    for change in range(3):
        other = state.copy()
        if change == 0:
            other.to_move = 1
        elif change == 1:
            other.tiles[0], other.tiles[1] = other.tiles[1], other.tiles[0]
        else:
            other.where[0] = other.graph.index[(-2, 0)]
        keys.add(other.key())
    assert len(keys) == 4


BACK_AND_FORTH = """
      .
    o   o
  D   .   .
K   *   *   W
  .   .   P
.   .   .   .
  .   @   .
.   .   .   .
  N   .   S
A   *   *   J
  .   .   .
    o   o
      .
"""
OUT: dict[str, Cell] = {"demon": (-1, 0), "knight": (-1, 1), "priestess": (1, -1), "assassin": (1, 0)}
HOME: dict[str, Cell] = {"demon": (-2, -1), "knight": (-2, 2), "priestess": (2, -2), "assassin": (2, 0)}


def there_and_back(state: State) -> State:
    """Let the four lowest tiles go out and home again in turn: after eight turns all is as before."""
    for goal in (OUT, HOME):
        for to in goal.values():
            state = ENTHRONE.apply(state, state.to_move, Move(5, to)).state
    return state


def test_e8_moves_bring_a_position_back_too() -> None:
    state = drawn(BACK_AND_FORTH)
    start = state.key()
    for _ in range(3):
        assert state.why is None
        state = there_and_back(state)
        assert state.key() == start
    assert (state.winner, state.why) == (None, "adjourned_repetition")


def test_e8_without_adjournment_play_goes_on() -> None:
    match = quiet_game(FOREVER, QUIET_TURNS + 5)
    assert match.state.why is None
    assert not any(near(step.events) for step in match.steps)
    state = drawn(BACK_AND_FORTH, setup=FOREVER)
    for _ in range(6):
        state = there_and_back(state)
    assert state.why is None


def test_q11_a_court_in_which_nobody_can_ever_move_adjourns_whatever_was_agreed() -> None:
    setup = msgspec.structs.replace(DEAD_ENDS_SETUP, adjourns=False)
    state = drawn(SHUT_IN, tiles="wjdKANPS", captured="WJD", setup=setup, chosen="KN")
    step = ENTHRONE.apply(state, 0, Pass())
    assert (step.state.winner, step.state.why) == (None, "adjourned_repetition")
    assert [type(event) for event in step.events] == [Passed, Ended, Revealed]
    # Playouts, which keep no record of moves, come to an end too.
    ENTHRONE.advance(state, 0, Pass(), None)
    assert state.why == "adjourned_repetition"
    assert "Nobody can move any more" in verdict(ENTHRONE.view(step.state, 0), "Mossback").sentence
