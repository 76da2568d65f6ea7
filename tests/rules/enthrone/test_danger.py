"""The danger lens: exactly what the rules let the rival do, from the own view alone, and in words."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.games.enthrone.danger import Threat, threats, told
from fae_tabletop.games.enthrone.moves import OFF_BOARD
from fae_tabletop.games.enthrone.public import NUMBER, Move, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State
from tests.rules.enthrone.policies import eager
from tests.rules.enthrone.test_secrecy import other_worlds
from tests.support.matches import played
from tests.support.positions import STANDARD, drawn

SEEDS = st.integers(0, 10**6)
BESIDE = """
      .
    o   J
  .   .   .
o   *   *   o
  .   P   W
.   .   .   .
  A   N   .
S   .   .   .
  .   .   D
o   *   *   o
  .   .   .
    o   o
      .
"""
"""The Wizard beside the Priestess; so is the Knight, on the way to the Regalia."""


def attackers(state: State, view: View) -> set[tuple[int, str]]:
    """Return the (place, pawn) by which the seat to move could capture the viewer's Chosen Pawn."""
    assert view.chosen is not None
    space = state.where[NUMBER[view.chosen]]
    if space == OFF_BOARD:
        return set()
    own = state.graph.cells[space]
    found: set[tuple[int, str]] = set()
    for command in ENTHRONE.commands(state, state.to_move):
        if isinstance(command, Move) and command.to == own:
            after = ENTHRONE.apply(state, state.to_move, command).state
            pawn = after.moves[-1].pawn
            assert pawn is not None
            found.add((command.tile, pawn))
    return found


@settings(max_examples=12)
@given(seed=SEEDS)
def test_on_the_rivals_turn_the_lens_shows_what_the_rival_could_do(seed: int) -> None:
    for step in played(ENTHRONE, STANDARD, seed, eager).steps:
        state = step.state
        if state.choosing or state.why is not None:
            continue
        view = ENTHRONE.view(state, 1 - state.to_move)
        shown = threats(view)
        real = attackers(state, view)
        assert {threat.hunter for threat in shown} == {pawn for _, pawn in real}
        assert {(threat.tile, threat.hunter) for threat in shown} <= real


@settings(max_examples=8)
@given(seed=SEEDS)
def test_on_ones_own_turn_a_danger_is_one_after_every_quiet_move(seed: int) -> None:
    for step in played(ENTHRONE, STANDARD, seed, eager).steps[::3]:
        state = step.state
        if state.choosing or state.why is not None:
            continue
        view = ENTHRONE.view(state, state.to_move)
        assert view.chosen is not None
        shown = {(choice, threat.hunter) for threat in threats(view) for choice in threat.choices}
        after: dict[int, list[set[str]]] = {}
        for command in ENTHRONE.commands(state, view.seat):
            if isinstance(command, Move) and command.to not in (*view.pawns, (0, 0)):
                then = ENTHRONE.apply(state, view.seat, command).state
                after.setdefault(command.tile, []).append({pawn for _, pawn in attackers(then, view)})
        for choice, found in after.items():
            sure = set.intersection(*found)
            told_of = {hunter for tile, hunter in shown if tile == choice}
            assert told_of <= sure
            # A pawn that the move itself brings beside one's own is no danger as everybody stands now.
            beside = {threat.hunter for threat in threats(view)}
            assert sure & beside == told_of


@settings(max_examples=8)
@given(seed=SEEDS)
def test_the_lens_depends_on_nothing_hidden(seed: int) -> None:
    for step in played(ENTHRONE, STANDARD, seed, eager).steps[::5]:
        state = step.state
        if state.choosing or state.why is not None:
            continue
        for seat in (0, 1):
            view = ENTHRONE.view(state, seat)
            for world in other_worlds(state, seat)[::5]:
                assert threats(ENTHRONE.view(world, seat)) == threats(view)


def test_the_danger_is_told_in_words() -> None:
    state = drawn(BESIDE, "JNWAPkSD", ("PKN", "ADJ"), "PA", 1)
    view = ENTHRONE.view(state, 0)
    assert threats(view) == (
        Threat("jester", (1, -3), 1, (), True),
        Threat("knight", (0, 0), 2, (), True),
    )
    assert told(view, threats(view)).body == (
        "Next turn your Priestess could be taken by the\n"
        "Jester, place 1: it lies under the swords.\nKnight, place 2: it lies under the swords."
    )
    assert told(view, threats(view)[1:]).body == (
        "The Knight could take your Priestess with the tile in place 2."
    )
    mine = ENTHRONE.view(drawn(BESIDE, "JNWAPkSD", ("PKN", "ADJ"), "PA", 0), 0)
    lines = told(mine, threats(mine)).body.split("\n")
    assert "Wizard, place 3: if you take place 1 or 2." in lines
    assert told(mine, threats(mine)[-1:]).body == (
        "The Wizard could take your Priestess with the tile in place 3, if you take place 1 or 2."
    )


def test_a_captured_heir_and_a_quiet_court_are_in_no_danger() -> None:
    state = drawn(BESIDE, "JNWAPkSD", ("KPN", "ADJ"), "KA", 0)
    view = ENTHRONE.view(state, 0)
    assert threats(view) == ()
    assert "captured already" in told(view, ()).body
    safe = ENTHRONE.view(drawn(BESIDE, "JNWAPkSD", ("SPN", "ADJ"), "SA", 1), 0)
    assert threats(safe) == ()
    assert told(safe, ()).body == "As everybody stands now, nobody could take your Assassin next turn."
