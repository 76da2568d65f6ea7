"""The value of an inn: the same as a second scorer finds, with the spaces that give it, and fair before the end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy import building
from fae_tabletop.games.enchanted_ivy.cards import IDS as CARDS
from fae_tabletop.games.enchanted_ivy.cards import NUMBER, TURNED, UPRIGHT, half_turned
from fae_tabletop.games.enchanted_ivy.guests import (
    GUESTS,
    IDS,
    LETTERED_GROUPS,
    NUMBERED_GROUPS,
    members,
)
from fae_tabletop.games.enchanted_ivy.guests import NUMBER as GUEST
from fae_tabletop.games.enchanted_ivy.inn import Inn, ivy_points
from fae_tabletop.games.enchanted_ivy.layout import Layout, layout_of
from fae_tabletop.games.enchanted_ivy.scenarios import scenario, scenario_names, setup_card, setup_card_names
from fae_tabletop.games.enchanted_ivy.scoring import guest_points, parts_of, tally
from tests.rules.enchanted_ivy import slow
from tests.rules.enchanted_ivy.inns import grown

LAYOUTS = [
    *(scenario(name).layout for name in scenario_names()),
    *(setup_card(name).layout for name in setup_card_names()),
]
layouts = st.sampled_from(LAYOUTS).map(layout_of)
seeds = st.integers(0, 1 << 30)


def test_the_printed_cards_are_as_the_rules_tell() -> None:
    edges = [edge for card in UPRIGHT for edge in card]
    assert sum(edge.bit_count() for edge in edges) == 75
    assert Counter(sum(edge > 0 for edge in card) for card in UPRIGHT) == {2: 5, 3: 12, 4: 3}
    assert len({*UPRIGHT, *TURNED}) == 2 * len(CARDS)
    assert [half_turned(card) for card in TURNED] == list(UPRIGHT)


def test_the_guests_are_as_the_rules_tell() -> None:
    assert len(GUESTS) == 30
    assert sum(guest.tokens for guest in GUESTS.values()) == 36
    for alignment in ("sunny", "shady"):
        theirs = [guest for guest in GUESTS.values() if guest.alignment == alignment]
        assert (len(theirs), sum(guest.tokens for guest in theirs)) == (15, 18)
    for groups, tokens in ((NUMBERED_GROUPS, 3), (LETTERED_GROUPS, 4)):
        for group in groups:
            assert sum(GUESTS[guest].tokens for guest in members(group)) == tokens


@pytest.mark.parametrize(("patches", "points"), [(1, 18), (3, 12), (8, 2), (9, 0), (20, 0)])
def test_ivy_scores_by_its_patches(patches: int, points: int) -> None:
    assert ivy_points(patches) == points


@settings(max_examples=150, deadline=None)
@given(layouts, seeds)
def test_a_finished_inn_scores_what_a_second_scorer_finds(layout: Layout, seed: int) -> None:
    _, inn, fits = grown(layout, Dice(seed))
    assert fits.bit_count() == 1
    plain = slow.Plain(layout, inn, fits.bit_length() - 1)
    value = tally(inn)
    for space, points in value.guests.items():
        home = inn.ground.spaces[space]
        assert points == slow.score(plain, home), (IDS[inn.guests[space]], home)
    assert value.total == slow.total(plain)


def test_random_inns_hold_every_guest_and_every_door_and_score_below_zero_too() -> None:
    guests: set[int] = set()
    doors: set[str | None] = set()
    lowest = 0
    for seed in range(60):
        inn = grown(layout_of(LAYOUTS[seed % len(LAYOUTS)]), Dice(seed)).inn
        guests.update(inn.guests.values())
        doors.add(inn.door_id)
        lowest = min(lowest, *tally(inn).guests.values())
    assert guests == set(range(30))
    assert doors == {None, "start", "A", "B", "C", "D", "E"}
    assert lowest < 0


@settings(max_examples=60, deadline=None)
@given(layouts, seeds, st.integers(1, 11))
def test_every_wish_tells_its_spaces_and_parts_add_up_at_any_time(
    layout: Layout, seed: int, cards: int
) -> None:
    inn = grown(layout, Dice(seed), cards).inn
    for space, guest in inn.guests.items():
        parts = parts_of(inn, space)
        assert len(parts) == len(GUESTS[IDS[guest]].wishes)
        assert sum(part.points for part in parts) == guest_points(inn, space)
        assert all(0 <= part.spaces < 1 << len(inn.ground.spaces) for part in parts)


def _started(*cards: tuple[int, int, str, str | None]) -> Inn:
    """Return an unfinished inn of the Prologue with balconies (row, column, card, guest)."""
    layout = layout_of(scenario("s01").layout)
    inn = Inn(layout.ground)
    for row, column, card, guest in cards:
        space = layout.ground.number(row, column)
        inn.lay(space, NUMBER[card], wall=guest is None)
        if guest is not None:
            inn.move_in(space, GUEST[guest])
    building.settle(layout, inn, building.fits_of(layout, inn))
    return inn


def test_nothing_counts_as_open_or_as_the_top_while_a_card_may_still_come() -> None:
    inn = _started((0, 0, "R1", "weathercock"))
    assert guest_points(inn, inn.ground.number(0, 0)) == 0
    inn = _started((0, 0, "R1", "weathercock"), (1, 0, "R2", None))
    assert guest_points(inn, inn.ground.number(0, 0)) == 3
    inn = _started((0, 0, "R1", "owl_astronomer"))
    assert guest_points(inn, inn.ground.number(0, 0)) == 0
    inn = _started((0, 0, "R1", "owl_astronomer"), (1, 0, "R2", None))
    assert guest_points(inn, inn.ground.number(0, 0)) == 5


def test_a_copy_is_independent() -> None:
    inn = _started((0, 0, "R1", "monk"), (0, 1, "R2", "painter"))
    before = tally(inn)
    twin = inn.copy()
    twin.lay(twin.ground.number(0, 2), NUMBER["R3"], wall=False)
    twin.move_out(twin.ground.number(0, 1))
    building.swap(inn, inn.ground.number(0, 0), inn.ground.number(0, 1))
    building.swap(inn, inn.ground.number(0, 0), inn.ground.number(0, 1))
    assert tally(inn) == before
    assert tally(twin) != before
