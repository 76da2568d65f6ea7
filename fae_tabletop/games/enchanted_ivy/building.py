"""What may be built: where a card or a door can go, so that the inn can still follow its layout."""

from __future__ import annotations

from typing import Literal

from fae_tabletop.games.enchanted_ivy.cards import DoorId, Side
from fae_tabletop.games.enchanted_ivy.ground import numbers_in
from fae_tabletop.games.enchanted_ivy.inn import NOWHERE, Inn
from fae_tabletop.games.enchanted_ivy.layout import Layout

Refusal = Literal[
    "occupied", "not_adjacent", "layout_impossible", "balcony_turned", "not_a_wall", "not_in_the_bottom_row",
    "not_in_the_top_row", "already_used",
]  # fmt: skip
"""Why something may not be built."""


def fits_of(layout: Layout, inn: Inn) -> int:
    """Return the ways, as bits, in which the layout can still lie under an inn and its door."""
    fits = layout.every_fit
    for space in inn.card_at:
        fits &= layout.covers[space]
    return fits & _door_fits(layout, inn.door, inn.door_id)


def _door_fits(layout: Layout, space: int, door: DoorId | None) -> int:
    """Return the fits that a door on ``space`` allows: nothing below it, or above the Balloon Landing (I17)."""
    if door is None:
        return layout.every_fit
    row = layout.ground.spaces[space][0]
    return (layout.highest if door == "E" else layout.lowest).get(row, 0)


def card_refusal(layout: Layout, inn: Inn, fits: int, space: int, side: Side, turned: bool) -> Refusal | None:
    """Return why a card may not go on ``space`` like this, or None.

    NOWHERE stands for all spaces beyond what the layout can reach; balconies are never turned (I6).
    """
    if turned and side == "balcony":
        return "balcony_turned"
    if space == NOWHERE:
        return "layout_impossible"
    if inn.cards >> space & 1:
        return "occupied"
    if inn.cards and not layout.ground.regions["orth"][space] & inn.cards:
        return "not_adjacent"
    return None if fits & layout.covers[space] else "layout_impossible"


def open_spaces(layout: Layout, inn: Inn, fits: int) -> int:
    """Return all spaces on which a card may go, as bits."""
    if not inn.cards:
        return 1 << layout.ground.number(0, 0)
    beside = 0
    for space in inn.card_at:
        beside |= layout.ground.regions["orth"][space]
    found = 0
    for space in numbers_in(beside & ~inn.cards):
        if fits & layout.covers[space]:
            found |= 1 << space
    return found


def door_refusal(layout: Layout, inn: Inn, fits: int, space: int, door: DoorId) -> Refusal | None:
    """Return why a door may not go on ``space``, or None."""
    if inn.door != NOWHERE:
        return "already_used"
    if not inn.walls >> space & 1:
        return "not_a_wall"
    row = layout.ground.spaces[space][0]
    if door == "E":
        if row != inn.top_row:
            return "not_in_the_top_row"
    elif row != inn.bottom_row:
        return "not_in_the_bottom_row"
    return None if fits & _door_fits(layout, space, door) else "layout_impossible"


def settle(layout: Layout, inn: Inn, fits: int) -> None:
    """Tell an inn what its fits tell: which gaps are certain and which spaces may still be filled."""
    inn.gaps = layout.certain_gaps(fits)
    inn.reach = inn.cards | layout.may_fill(fits)


def swap(inn: Inn, one: int, other: int) -> None:
    """Let two guests of an inn change places, as the Revolving Door does."""
    first, second = inn.move_out(one), inn.move_out(other)
    inn.move_in(one, second)
    inn.move_in(other, first)
