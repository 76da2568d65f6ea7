"""Where a card may lie is exact: compared with every way to finish small layouts."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS
from fae_tabletop.games.enchanted_ivy.grid import Space, bits
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.layout import LayoutError, check, ground_for
from fae_tabletop.games.enchanted_ivy.setup import scenarios

SMALL = (
    ("##", "##"),
    ("###", "#x#"),
    (".#.", "###"),
    ("#x#", "###"),
    ("##.", ".##"),
)


def beside(at: Space) -> set[Space]:
    return {(at[0] - 1, at[1]), (at[0] + 1, at[1]), (at[0], at[1] - 1), (at[0], at[1] + 1)}


def shape_of(layout: tuple[str, ...]) -> frozenset[Space]:
    return frozenset((r, c) for r, line in enumerate(layout) for c, mark in enumerate(line) if mark == "#")


def brute_force(layout: tuple[str, ...]) -> dict[frozenset[Space], set[Space]]:
    """Return for every inn that can be built up card by card where the next card may lie so that it can be finished."""
    shape = shape_of(layout)
    spots = [frozenset((r - base[0], c - base[1]) for r, c in shape) for base in shape]

    @cache
    def finishes(inn: frozenset[Space]) -> bool:
        if len(inn) >= len(shape):
            return inn in spots
        return any(finishes(inn | {at}) for at in set().union(*map(beside, inn)) - inn)

    found: dict[frozenset[Space], set[Space]] = {}
    coming = [frozenset({(0, 0)})]
    while coming:
        inn = coming.pop()
        if inn in found:
            continue
        found[inn] = {at for at in set().union(*map(beside, inn)) - inn if finishes(inn | {at})}
        coming += [inn | {at} for at in found[inn]]
    return found


@pytest.mark.parametrize("layout", SMALL, ids=["/".join(layout) for layout in SMALL])
def test_legal_spaces_are_those_from_which_the_inn_can_be_finished(layout: tuple[str, ...]) -> None:
    ground = ground_for(layout)
    for spaces, following in brute_force(layout).items():
        inn = Inn.on(ground)
        for card, at in enumerate(grown(spaces)):
            inn.place(ground.grid.cell(at), card, wall=True)
        assert {ground.grid.spaces[cell] for cell in bits(inn.legal())} == following


def grown(spaces: frozenset[Space]) -> list[Space]:
    """Return the spaces in an order in which each touches one before it."""
    order = [(0, 0)]
    while len(order) < len(spaces):
        order += [at for at in sorted(spaces - set(order)) if beside(at) & set(order)][:1]
    return order


@settings(max_examples=60, deadline=None)
@given(
    layout=st.sampled_from([one.layout for one in scenarios()]),
    seed=st.integers(0, 10**6),
    door=st.sampled_from([None, *DOOR_IDS]),
)
def test_any_order_of_legal_play_completes_the_layout(
    layout: tuple[str, ...], seed: int, door: str | None
) -> None:
    dice = Dice(seed)
    inn = Inn.on(ground_for(layout))
    hang_after = dice.below(inn.ground.cards)
    for card in range(inn.ground.cards):
        cells = list(bits(inn.legal()))
        assert cells, "nobody gets stuck"
        inn.place(dice.choice(cells), card, wall=dice.below(2) == 1)
        if door is not None and card >= hang_after and inn.door_kind is None:
            walls = list(bits(inn.door_cells(door)))  # type: ignore[arg-type]  # sampled from the doors
            if walls:
                inn.hang(dice.choice(walls), door)  # type: ignore[arg-type]
    assert inn.fits.bit_count() == 1
    assert inn.cards == inn.ground.filled[next(bits(inn.fits))]


@pytest.mark.parametrize(
    ("layout", "why"),
    [
        ([], "empty"),
        ([""], "empty"),
        (["###", "##"], "row 2 of the layout is not as long"),
        (["#o#"], "row 1, column 2 of the layout holds 'o'"),
        (["xx"], "no space for a card"),
        (["#x#"], "row 1, column 3 of the layout cannot be reached"),
        (["#" * 13], "larger than 12"),
    ],
)
def test_a_layout_that_cannot_be_built_is_refused_with_its_place(layout: list[str], why: str) -> None:
    with pytest.raises(LayoutError, match=why):
        check(layout)
