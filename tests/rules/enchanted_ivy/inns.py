"""Random inns for tests, grown card by card as a player may."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy import building
from fae_tabletop.games.enchanted_ivy.cards import DOORS, IDS
from fae_tabletop.games.enchanted_ivy.ground import numbers_in
from fae_tabletop.games.enchanted_ivy.guests import IDS as GUESTS
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.layout import Layout


class Grown(NamedTuple):
    """An inn, its layout and the fits that are left, as bits."""

    layout: Layout
    inn: Inn
    fits: int


def grown(layout: Layout, dice: Dice, cards: int | None = None) -> Grown:
    """Return an inn of so many cards (all by default): half of them walls, guests on most balconies, often a door."""
    inn, fits = Inn(layout.ground), layout.every_fit
    deck = dice.shuffled(range(len(IDS)))
    for number in range(layout.size if cards is None else cards):
        space = dice.choice(numbers_in(building.open_spaces(layout, inn, fits)))
        wall = bool(dice.below(2))
        inn.lay(space, deck[number % len(deck)], wall=wall, turned=wall and bool(dice.below(2)))
        if not wall and dice.below(5):
            inn.move_in(space, dice.below(len(GUESTS)))
        fits &= layout.covers[space]
        door = dice.choice(DOORS)
        if not dice.below(3) and building.door_refusal(layout, inn, fits, space, door) is None:
            inn.open_door(space, door)
            fits = building.fits_of(layout, inn)
            if door == "B":
                inn.move_in(space, dice.below(len(GUESTS)))
    building.settle(layout, inn, fits)
    return Grown(layout, inn, fits)
