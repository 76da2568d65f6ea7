"""What holds in every game of Enemies & Lovers: no card is lost, and nobody is told what it may not know."""

from __future__ import annotations

from collections import Counter
from itertools import chain, permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.app.redeal import enemies_anew
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARDS, IDS, NUMBER
from fae_tabletop.games.enemies_and_lovers.dealing import KINDS, Dealing, fillings
from fae_tabletop.games.enemies_and_lovers.events import Rebuilt
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, HouseRules, View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.secrecy import hide, imagine
from fae_tabletop.games.enemies_and_lovers.state import (
    COERCION,
    CROWN,
    PRINCE,
    TYPE,
    State,
    bits,
    is_complete,
)
from tests.rules.enemies_and_lovers.tables import Table
from tests.support.census import cards_of, count
from tests.support.matches import Match
from tests.support.plain import named

GAME = ENEMIES_AND_LOVERS
seeds = st.integers(0, 10_000)
tables = st.builds(
    EnemiesSetup,
    st.integers(2, 4),
    st.builds(
        HouseRules, st.booleans(), st.booleans(), st.booleans(), st.booleans(), st.booleans(),
        st.just(2), st.just(12),
    ),
)  # fmt: skip


def played(setup: EnemiesSetup, seed: int, plies: int = 90) -> Match:
    """Return a random match in which whoever may act out of turn does so now and then."""
    return Match(GAME, setup, seed).play_by_all(Dice(seed), plies=plies)


def visible(state: State, seat: Seat) -> set[str]:
    """Return the cards that a seat may know, told from the state itself."""
    found = {*state.hands[seat], *state.discard, *state.resolving}
    found |= {slot[1] for slot in state.courts[seat]} | {slot[2] for court in state.courts for slot in court}
    known = state.up | state.known[seat]
    found |= {card for card in range(len(CARDS)) if known >> card & 1}
    if state.asked == seat:
        found |= {*state.looking}
    return {IDS[card] for card in found if card >= 0}


@settings(max_examples=40, deadline=None)
@given(setup=tables, seed=seeds)
def test_no_card_is_lost_or_doubled_and_memory_is_true(setup: EnemiesSetup, seed: int) -> None:
    match = played(setup, seed)
    for step in match.steps:
        state = step.state
        assert sorted(cards_of(state)) == list(range(len(CARDS)))
        elsewhere = {*state.draw, *state.discard, *state.resolving, *state.looking}
        for seat in match.seats:
            assert state.aware[seat] & ~state.known[seat] == 0
            assert state.unplaced[seat] & ~state.known[seat] == 0
            own = {*state.hands[seat], *(slot[1] for slot in state.courts[seat])}
            assert not any(state.known[seat] >> card & 1 for card in own | elsewhere if card >= 0)
        assert state.why is not None or not any(map(is_complete, state.courts))


@settings(max_examples=40, deadline=None)
@given(setup=tables, seed=seeds)
def test_nothing_hidden_is_in_a_view_or_an_event(setup: EnemiesSetup, seed: int) -> None:
    match = played(setup, seed)
    met = [visible(match.steps[0].state, seat) for seat in match.seats]
    for before, step in zip(match.steps, match.steps[1:], strict=False):
        if step.state.why is not None:
            break
        open_now = {
            card
            for event in step.events
            if event.audience is None
            for card in named(msgspec.to_builtins(event), NUMBER)
        }
        for seat in match.seats:
            view = hide(step.state, seat, log=False)
            rest = msgspec.structs.replace(view, outside=())
            assert set(named(msgspec.to_builtins(rest), NUMBER)) <= visible(step.state, seat)
            told = [msgspec.to_builtins(event) for event in step.events if event.told_to(seat)]
            may_know = visible(before.state, seat) | visible(step.state, seat) | open_now
            assert set(named(told, NUMBER)) <= may_know
            met[seat] |= may_know
            if any(isinstance(event, Rebuilt) for event in step.events):
                met[seat] = {*IDS} - {IDS[card] for card in before.state.discard} | may_know
            assert set(view.outside) <= met[seat]
            assert not step.state.outside[seat] & bits(step.state.draw)


def test_open_events_name_only_what_lies_openly_for_an_outsider() -> None:
    hidden_kinds = {
        "Stolen",
        "Captured",
        "Given",
        "Drawn",
        "LookedAt",
        "Kept",
        "Placed",
        "Removed",
        "Exchanged",
    }
    for seed in range(12):
        for step in played(EnemiesSetup(4), seed, 150).steps:
            for event in step.events:
                if event.audience is None and type(event).__name__ in hidden_kinds:
                    # Told to all by name: then all saw it, so it is known to all or lies openly now.
                    for card in named(msgspec.to_builtins(event), NUMBER):
                        bit = NUMBER[card]
                        state = step.state
                        holder = [seat for seat in range(4) if bit in state.hands[seat]]
                        assert not holder or all(
                            seat in holder or (state.known[seat] | state.up) >> bit & 1 for seat in range(4)
                        ), event


@settings(max_examples=25, deadline=None)
@given(setup=tables, seed=seeds)
def test_states_that_differ_only_in_hidden_cards_look_the_same(setup: EnemiesSetup, seed: int) -> None:
    match = played(setup, seed)
    dice = Dice(seed)
    for step in match.steps[::7]:
        if step.state.why is not None:
            break
        for seat in match.seats:
            view = GAME.view(step.state, seat)
            worlds = [imagine(view, dice), imagine(view, dice), *enemies_anew(step.state, seat, dice, 2)]
            for world in worlds:
                assert sorted(cards_of(world)) == list(range(len(CARDS)))
                assert GAME.view(world, seat) == view
                assert GAME.commands(world, seat) == GAME.commands(step.state, seat)
                assert not any(map(is_complete, world.courts))


@settings(max_examples=25, deadline=None)
@given(setup=tables, seed=seeds)
def test_every_view_survives_the_way_through_text(setup: EnemiesSetup, seed: int) -> None:
    match = played(setup, seed, 60)
    for seat in match.seats:
        view = GAME.view(match.state, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_no_card_is_lost_in_whole_games_under_any_house_rules() -> None:
    assert {count(seed)[0] for seed in range(60)} == {"crowned", "rounds"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends(seats: int) -> None:
    ways: Counter[str] = Counter()
    for seed in range(15):
        dice, state = Dice(seed), GAME.start(EnemiesSetup(seats), seed).state
        while state.why is None:
            seat, command = GAME.sample(state, dice)
            GAME.advance(state, seat, command, None)
        ways[state.why] += 1
        assert sorted(cards_of(state)) == list(range(len(CARDS)))
        assert state.turns <= 100 * seats
    assert ways["crowned"] + ways["rounds"] == 15


def test_imagined_courts_are_uniform_over_all_that_are_possible() -> None:
    courts = ((0, 2), (COERCION, 1), (PRINCE | CROWN, 1))
    pool = [NUMBER[card] for card in (
        "cardan", "dain", "jude", "seduction", "kinship_bond", "kaye_fierch", "wren", "vivienne",
    )]  # fmt: skip
    possible: set[tuple[int, ...]] = set()
    for dealt in permutations(pool, 4):
        lying = (dealt[:2], dealt[2:3], dealt[3:])
        fits = True
        for (known, _), cards in zip(courts, lying, strict=True):
            kinds = [TYPE[card] for card in cards]
            types = known | sum(set(kinds))
            fits &= all(kind in KINDS for kind in kinds) and len(set(kinds)) == len(kinds)
            fits &= not any(kind & known & (CROWN | PRINCE | COERCION) for kind in kinds)
            fits &= bool(fillings(types, 0)) or not fits
        if fits:
            possible.add(dealt)
    dealing, dice = Dealing(courts), Dice(5)
    draws = 60 * len(possible)
    counts = Counter(tuple(chain(*dealing.draw(pool, dice))) for _ in range(draws))
    assert set(counts) == possible
    square = sum((counts[one] - 60) ** 2 / 60 for one in possible)
    freedom = len(possible) - 1
    assert square < freedom + 4.5 * (2 * freedom) ** 0.5


def test_what_the_viewer_knows_is_kept_in_every_world() -> None:
    courts: list[list[tuple[str | None, str | None]]] = [[], [("oak", None), ("mentor", "taryn")], []]
    known = [{"viewer": 0, "card": "oak"}, {"viewer": 0, "card": "grimsen"}]
    table = Table([["wren"], ["grimsen", "dain"], ["jude"]], courts, known=known)
    dice = Dice(3)
    second: Counter[int] = Counter()
    for _ in range(200):
        world = imagine(table.view(0), dice)
        assert NUMBER["grimsen"] in world.hands[1]
        assert world.courts[1][0][1] == NUMBER["oak"]
        assert world.courts[1][1][2] == NUMBER["taryn"]
        second[world.courts[1][1][1]] += 1
    assert len(second) > 8
    assert all(TYPE[card] != TYPE[NUMBER["oak"]] for card in second)
