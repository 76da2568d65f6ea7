"""Where cards and doors may go: exactly where the layout can still be completed, compared with trying everything."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy import building
from fae_tabletop.games.enchanted_ivy.cards import DOORS
from fae_tabletop.games.enchanted_ivy.ground import ground_of, numbers_in
from fae_tabletop.games.enchanted_ivy.inn import NOWHERE, Inn
from fae_tabletop.games.enchanted_ivy.layout import Layout, fault_of, layout_of
from tests.rules.enchanted_ivy.inns import grown

Place = tuple[int, int]
SMALL = (("##", "##"), ("###", "#x#"), (".#.", "###"), ("#x#", "###", "..#"), ("####",), ("#", "#", "#"))


def completions(rows: tuple[str, ...]) -> set[frozenset[Place]]:
    """Return every inn that follows a layout and covers the place 0, 0, by moving the layout about."""
    filled = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
    return {
        frozenset((r + down, c + along) for r, c in filled)
        for down, along in product(range(-4, 5), repeat=2)
        if (0, 0) in {(r + down, c + along) for r, c in filled}
    }


@pytest.mark.parametrize("rows", SMALL)
def test_a_space_is_open_exactly_when_the_inn_can_still_be_completed(rows: tuple[str, ...]) -> None:
    layout = layout_of(rows)
    whole = completions(rows)
    spaces = layout.ground.spaces
    assert layout.size == len(whole)
    for seed in range(40):
        for cards in range(1, layout.size):
            inn = grown(layout, Dice(seed * 31 + cards), cards).inn
            built = {spaces[space] for space in inn.card_at}
            lowest = spaces[inn.door][0] if inn.door_id not in (None, "E") else None
            highest = spaces[inn.door][0] if inn.door_id == "E" else None
            left = [
                one
                for one in whole
                if built <= one
                and (lowest is None or max(r for r, _ in one) == lowest)
                and (highest is None or min(r for r, _ in one) == highest)
            ]
            wanted = {
                (r + i, c + j)
                for r, c in built
                for i, j in ((0, 1), (0, -1), (1, 0), (-1, 0))
                if (r + i, c + j) not in built and any((r + i, c + j) in one for one in left)
            }
            fits = building.fits_of(layout, inn)
            found = {spaces[space] for space in numbers_in(building.open_spaces(layout, inn, fits))}
            assert fits.bit_count() == len(left)
            assert found == wanted
            for number, place in enumerate(spaces):
                refusal = building.card_refusal(layout, inn, fits, number, "wall", turned=True)
                assert (refusal is None) == (place in wanted)


layouts = st.sampled_from(SMALL).map(layout_of)


@settings(max_examples=80, deadline=None)
@given(layouts, st.integers(0, 1 << 30))
def test_any_order_of_legal_play_completes_the_layout(layout: Layout, seed: int) -> None:
    _, inn, fits = grown(layout, Dice(seed))
    assert fits.bit_count() == 1
    assert inn.cards == layout.filled[fits.bit_length() - 1] == inn.reach
    assert inn.gaps == layout.gaps[fits.bit_length() - 1]


@settings(max_examples=80, deadline=None)
@given(layouts, st.integers(0, 1 << 30), st.integers(1, 5))
def test_a_door_that_is_allowed_leaves_a_way_to_finish(layout: Layout, seed: int, cards: int) -> None:
    _, inn, fits = grown(layout, Dice(seed), min(cards, layout.size))
    if inn.door != NOWHERE:
        for space, door in product(inn.card_at, DOORS):
            assert building.door_refusal(layout, inn, fits, space, door) == "already_used"
        return
    for space, door in product(inn.card_at, DOORS):
        twin = inn.copy()
        refusal = building.door_refusal(layout, inn, fits, space, door)
        twin.open_door(space, door)
        left = building.fits_of(layout, twin)
        row = layout.ground.spaces[space][0]
        outermost = inn.top_row if door == "E" else inn.bottom_row
        assert (refusal is None) == (bool(inn.walls >> space & 1) and row == outermost and left > 0)


def test_the_first_card_lies_anywhere_and_nothing_is_beside_it() -> None:
    layout = layout_of(("##", "##"))
    inn = Inn(layout.ground)
    start = layout.ground.number(0, 0)
    assert building.open_spaces(layout, inn, layout.every_fit) == 1 << start
    assert building.card_refusal(layout, inn, layout.every_fit, start, "balcony", turned=False) is None
    assert building.card_refusal(layout, inn, layout.every_fit, NOWHERE, "wall", turned=False) == (
        "layout_impossible"
    )


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ((), "it has no spaces"),
        (("",), "it has no spaces"),
        (("##", "#"), "its rows differ in length"),
        (("#?",), "it holds '?', which is no kind of space"),
        (("xx",), "it has no filled space"),
        (("#.", "#."), "it has an empty row or column at its rim"),
        (("..", "##"), "it has an empty row or column at its rim"),
        (("#.", ".#"), "its filled spaces do not hang together by their edges"),
        (("#x#",), "its filled spaces do not hang together by their edges"),
    ],
)
def test_a_layout_that_no_inn_can_follow_says_why(rows: tuple[str, ...], why: str) -> None:
    assert fault_of(rows) == why
    with pytest.raises(ValueError, match="no inn can follow this layout"):
        layout_of(rows)


def test_regions_of_a_space() -> None:
    ground = ground_of(3, 3)
    middle = ground.number(0, 0)
    sizes = {name: spaces[middle].bit_count() for name, spaces in ground.regions.items()}
    assert sizes == {
        "touching": 8, "orth": 4, "diag": 4, "row": 4, "column": 4, "cross": 8, "left": 2, "right": 2, "up": 2,
        "down": 2, "diagonals": 8, "lines": 16, "higher": 10, "lower": 10, "inn": 24,
    }  # fmt: skip
    corner = ground.number(-2, -2)
    assert ground.regions["touching"][corner].bit_count() == 3
    assert [len(ray) for ray in ground.rays[corner]] == [0, 4, 0, 4]
    assert ground.steps(corner, ground.number(2, 1)) == 7
    assert ground.number(3, 0) == ground.number(0, -3) == NOWHERE
