"""Rules page: What a seat may see. Two games that differ only in hidden cards are shown identically."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.codec import text
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Event, Resign, Seat
from fae_tabletop.games.enthrone import words
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.public import PAWNS, Choose, Move, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import UNCHOSEN, State
from tests.rules.enthrone.policies import eager
from tests.support.matches import Match, played
from tests.support.positions import STANDARD, drawn


def other_worlds(state: State, seat: Seat) -> list[State]:
    """Return copies in which the five cards that ``seat`` does not see are dealt in every other way."""
    hidden = sorted(set(range(len(PAWNS))) - set(state.hands[seat]))
    worlds = []
    for hand in {tuple(sorted(order[:3])) for order in permutations(hidden)}:
        for chosen in hand if state.chosen[1 - seat] != UNCHOSEN else (UNCHOSEN,):
            world = state.copy()
            hands = [hand, hand]
            hands[seat] = state.hands[seat]
            world.hands = tuple(hands)
            world.aside = tuple(pawn for pawn in hidden if pawn not in hand)
            world.chosen[1 - seat] = chosen
            worlds.append(world)
    return worlds


def shown(state: State, events: tuple[Event, ...], seat: Seat) -> list[str]:
    """Return as text all that ``seat`` is shown after a step: view, told events, commands with their ids."""
    commands = ENTHRONE.commands(state, seat)
    return [
        text(ENTHRONE.view(state, seat)),
        *(text(event) for event in events if event.told_to(seat)),
        *(text(command) for command in commands),
        *(ref.id for command in commands for ref in command.picks()),
        *said(ENTHRONE.view(state, seat)),
    ]


def said(view: View) -> list[str]:
    """Return every sentence the table makes of a view: log, labels, prompt, counts."""
    return [
        *(str(line) for line in words.log_lines(view, "Rival")),
        *(words.tile_label(view, position) for position in range(1, 9)),
        str(words.prompt(view, None, "Rival", False)),
        words.captures_line(view),
        words.quiet_line(view),
    ]


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**9), seat=st.sampled_from((0, 1)))
def test_whole_games_look_the_same_whatever_is_hidden(seed: int, seat: Seat) -> None:
    """Play the same commands in every world as long as they are legal there and nothing is revealed."""
    match = played(ENTHRONE, STANDARD, seed, eager)
    opened = next(i for i, step in enumerate(match.steps) if not step.state.choosing)
    worlds = other_worlds(match.steps[opened].state, seat)
    compared = 0
    for (actor, command), step in zip(match.entries[opened:], match.steps[opened + 1 :], strict=True):
        kept = []
        for world in worlds:
            if actor != seat and command not in ENTHRONE.commands(world, actor):
                continue  # entering the Regalia shows whose the pawn is
            after = ENTHRONE.apply(world, actor, command)
            if after.state.why is None and step.state.why is None:
                assert shown(after.state, after.events, seat) == shown(step.state, step.events, seat)
                compared += 1
                kept.append(after.state)
        worlds = kept
    assert compared > 0


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9), seat=st.sampled_from((0, 1)))
def test_the_choice_of_the_other_seat_shows_nothing_but_that_it_was_made(seed: int, seat: Seat) -> None:
    state = ENTHRONE.start(STANDARD, seed).state
    seen = set()
    for world in other_worlds(state, seat):
        for command in ENTHRONE.commands(world, 1 - seat):
            step = ENTHRONE.apply(world, 1 - seat, command)
            seen.add(tuple(shown(step.state, step.events, seat)))
    assert len(seen) == 1


def test_every_world_that_is_still_possible_is_imagined_and_no_other() -> None:
    for seed in range(12):
        match = played(ENTHRONE, STANDARD, seed, eager)
        for step in match.steps[2::5]:
            if step.state.why is not None:
                continue
            for seat in (0, 1):
                view = ENTHRONE.view(step.state, seat)
                dice = Dice(seed)
                found = {PAWNS[ENTHRONE.imagine(view, dice).chosen[1 - seat]] for _ in range(120)}
                assert found == set(possible_identities(view))
                assert PAWNS[step.state.chosen[1 - seat]] in found, "the truth is always possible"


def test_q9_possible_is_exactly_what_is_not_excluded_with_certainty() -> None:
    """Own cards, what one captured oneself, and identities whose quarry is gone: nothing else."""
    for seed in range(30):
        match = played(ENTHRONE, STANDARD, seed, eager)
        for step in match.steps[2:-1]:
            state = step.state
            for seat in (0, 1):
                view = ENTHRONE.view(state, seat)
                mine = {r.victim for r in state.moves if r.seat == seat}
                done = {
                    pawn
                    for pawn, row in zip(PAWNS, STANDARD.quarry, strict=True)
                    if set(row) <= set(view.captured)
                }
                assert set(possible_identities(view)) == set(PAWNS) - set(view.hand) - mine - done


def test_e5_q9_a_pawn_that_the_rival_captured_stays_possible() -> None:
    state = drawn(chosen="KS", hands=("KAW", "SDN"), tiles="SKAWJDNP")
    state.at[state.where[7]], state.where[7] = -1, state.graph.index[(-2, -1)]
    state.at[state.where[7]] = 7
    state.to_move = 1
    by_rival = ENTHRONE.apply(state, 1, Move(1, (-1, -2))).state
    assert "demon" in by_rival_possible(by_rival, 0)
    assert "demon" not in by_rival_possible(by_rival, 1)


def by_rival_possible(state: State, seat: Seat) -> tuple[str, ...]:
    """Return who may be the rival of ``seat``."""
    return possible_identities(ENTHRONE.view(state, seat))


def test_no_imagined_state_is_the_real_one_by_reference() -> None:
    match = played(ENTHRONE, STANDARD, 3, plies=9)
    state = match.state
    world = ENTHRONE.imagine(ENTHRONE.view(state, 0), Dice(1))
    for name in ("at", "where", "tiles", "neutral", "captured", "chosen", "seen", "moves"):
        assert getattr(world, name) is not getattr(state, name)


def test_imagined_rivals_come_up_equally_often() -> None:
    match = Match(ENTHRONE, STANDARD, 8)
    for seat in (0, 1):
        match.do(seat, ENTHRONE.commands(match.state, seat)[0])
    view = ENTHRONE.view(match.state, 0)
    dice = Dice(99)
    counts: dict[int, int] = {}
    for _ in range(5000):
        rival = ENTHRONE.imagine(view, dice).chosen[1]
        counts[rival] = counts.get(rival, 0) + 1
    assert len(counts) == 5
    assert all(abs(count - 1000) < 4.5 * 1000**0.5 for count in counts.values())


def test_after_the_end_all_is_open_to_both() -> None:
    for seed in range(10):
        last = played(ENTHRONE, STANDARD, seed, eager).state
        views: list[Any] = [ENTHRONE.view(last, seat) for seat in (0, 1)]
        assert views[0].revealed == views[1].revealed
        assert views[0].revealed.hands == (views[0].hand, views[1].hand)
        for seat in (0, 1):
            assert ENTHRONE.facts(ENTHRONE.imagine(views[seat], Dice(seed))) == ENTHRONE.facts(last)


def test_before_the_end_nothing_is_revealed() -> None:
    commands: list[Command] = [Choose("king"), Choose("demon"), Move(1, (-2, 0))]
    state = drawn(chosen="--")
    for seat, command in zip((0, 1, 0), commands, strict=True):
        state = ENTHRONE.apply(state, seat, command).state
        assert ENTHRONE.view(state, 0).revealed is None
        assert ENTHRONE.view(state, 1).revealed is None
    assert ENTHRONE.view(ENTHRONE.apply(state, 0, Resign()).state, 1).revealed is not None
