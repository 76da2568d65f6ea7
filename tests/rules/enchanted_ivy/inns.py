"""Inns for tests: drawn row by row, played at random, and told to the second scorer."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy.cards import IDS, NUMBER
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS, DoorId
from fae_tabletop.games.enchanted_ivy.grid import Space, bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, KIND
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.layout import ground_for
from fae_tabletop.games.enchanted_ivy.public import IvySetup
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.setup import chapters, endless_cards, endless_setup, story_setup
from fae_tabletop.games.enchanted_ivy.state import State
from tests.rules.enchanted_ivy.slow_scorer import PlainInn
from tests.support.matches import Match, played

SETUPS: tuple[IvySetup, ...] = (
    *(story_setup(one.id, DOOR_IDS) for one in chapters()),
    *(endless_setup(card.id, ("4", "7", "B"), DOOR_IDS) for card in endless_cards()),
)
"""Every chapter and every endless card, with all doors."""


def ivy_match(setup: IvySetup, seed: int) -> Match:
    """Return a random game to its end."""
    return played(ENCHANTED_IVY, setup, seed)


def built(
    plan: str, guests: dict[str, str], door: tuple[Space, DoorId] | None = None, layout: str = ""
) -> Inn:
    """Return an inn drawn as rows of marks: ``#`` a wall, ``.`` nothing, a letter a balcony.

    ``guests`` names who lives behind a letter; ``o`` is an empty balcony. Cards come in their printed order.
    ``layout`` is the plan itself with dots as gaps where not given.
    """
    rows = plan.split()
    shape = tuple(layout.split()) or tuple("".join("#" if c != "." else "x" for c in row) for row in rows)
    inn = Inn.on(ground_for(shape))
    grid = inn.ground.grid
    spaces = [(row, column) for row, line in enumerate(rows) for column, c in enumerate(line) if c != "."]
    base = spaces[0]
    for card, (row, column) in enumerate(spaces):
        mark = rows[row][column]
        cell = grid.cell((row - base[0], column - base[1]))
        inn.place(cell, card, wall=mark == "#")
        if mark in guests:
            inn.lodge(cell, KIND[guests[mark]])
    if door is not None:
        inn.hang(grid.cell((door[0][0] - base[0], door[0][1] - base[1])), door[1])
    return inn


def cell_of(inn: Inn, guest: str) -> int:
    """Return the first cell where this guest lives."""
    return next(cell for cell in bits(inn.guests()) if inn.guest[cell] == KIND[guest])


def plain(inn: Inn) -> PlainInn:
    """Tell an inn to the second scorer."""
    spaces = inn.ground.grid.spaces
    told = PlainInn()
    for cell in bits(inn.cards):
        at = spaces[cell]
        told.card[at] = IDS[inn.card[cell]]
        told.wall[at] = bool(inn.up_walls >> cell & 1)
        told.turned[at] = inn.turned[cell]
        if inn.guest[cell] != NONE:
            told.guest[at] = GUESTS[inn.guest[cell]].id
    told.gaps = {spaces[cell] for cell in bits(inn.ground.known(inn.fits).gaps)}
    if inn.door != NONE:
        told.door, told.kind = spaces[inn.door], inn.door_kind
    return told


def random_inn(dice: Dice) -> Inn:
    """Return a finished inn, built without any plan, in a random setup, with a random door or none."""
    setup = dice.choice(SETUPS)
    inn = Inn.on(ground_for(setup.layout))
    cards = dice.shuffled(range(len(NUMBER)))[: inn.ground.cards]
    guests = dice.shuffled([KIND[name] for name, count in setup.guests for _ in range(count)])
    kind = dice.choice((None, *DOOR_IDS))
    for place, card in enumerate(cards):
        cell = dice.choice(list(bits(inn.legal())))
        inn.place(cell, card, wall=place % 2 == 1, turned=place % 2 == 1 and dice.below(2) == 1)
        if place % 2 == 0:
            inn.lodge(cell, guests.pop())
    if kind is not None and inn.door_cells(kind):
        cell = dice.choice(list(bits(inn.door_cells(kind))))
        inn.hang(cell, kind)
        if kind == "B":
            inn.lodge(cell, guests.pop())
    return inn


def finished(state: State) -> bool:
    """Say whether all cards are laid."""
    return not state.hand and not state.guesting
