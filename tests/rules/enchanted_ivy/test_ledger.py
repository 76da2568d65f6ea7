"""What is tried on an inn through the ledger is worth what a whole count of the changed inn says."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy.commands import HangDoor
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS, DOORS, DoorId
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, KIND
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.ledger import OAK, Ledger
from fae_tabletop.games.enchanted_ivy.public import IvySetup
from fae_tabletop.games.enchanted_ivy.reach import reaches
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY as GAME
from fae_tabletop.games.enchanted_ivy.scoring import ivy_points, score
from fae_tabletop.games.enchanted_ivy.setup import endless_cards, endless_setup, story_setup
from fae_tabletop.games.enchanted_ivy.state import State
from tests.rules.enchanted_ivy.inns import SETUPS, random_inn

BY_THE_DOOR = ("teacup_smuggler", "fire_salamander", "granny_patchwork")
START: tuple[DoorId, ...] = ("start",)
ENDLESS = [
    endless_setup(card.id, groups, DOOR_IDS)
    for card, groups in zip(
        endless_cards(),
        (("1", "2", "A"), ("3", "4", "C"), ("5", "6", "B"), ("7", "8", "C"), ("2", "3", "B")),
        strict=True,
    )
]
"""Set-up cards on which every guest comes to one at least."""


def whole(inn: Inn, may_hang: tuple[DoorId, ...]) -> int:
    """Return the outlook of an inn, counted from the beginning with every place of the door."""
    points = score(inn).total
    if inn.door != NONE or OAK not in may_hang or not inn.door_cells(OAK):
        return points
    if not any(inn.homes[KIND[name]] for name in BY_THE_DOOR):
        return points + DOORS[OAK].points
    best = points
    for cell in bits(inn.door_cells(OAK)):
        hung = inn.copy()
        hung.hang(cell, OAK)
        best = max(best, score(hung).total)
    return best


def positions(setup: IvySetup, seed: int) -> list[State]:
    """Return the states of a random game in which there is something to build."""
    state, dice = GAME.start(setup, seed).state, Dice(seed)
    found = []
    while state.why is None:
        if state.hand:
            found.append(state)
        listed = GAME.commands(state, 0)
        others = [command for command in listed if not isinstance(command, HangDoor)]
        state = GAME.apply(state, 0, dice.choice(listed if dice.below(8) == 0 else others)).state
    return found


def same(one: Inn, other: Inn) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in Inn.__slots__)


@pytest.mark.parametrize("may_hang", [START, ()], ids=["with the oak door", "without"])
@pytest.mark.parametrize("setup", [*SETUPS[:11], *ENDLESS], ids=lambda setup: setup.scenario)
def test_whatever_is_tried_is_worth_what_a_whole_count_says(
    setup: IvySetup, may_hang: tuple[DoorId, ...]
) -> None:
    dice = Dice(7)
    found = [state for seed in range(6) for state in positions(setup, seed)]
    for state in found[:: 4 if may_hang else 9]:
        inn = state.inn
        before = inn.copy()
        ledger = Ledger(inn, may_hang)
        assert ledger.outlook() == whole(inn, may_hang)
        guests = tuple(dict.fromkeys(state.tokens))
        for cell in bits(inn.legal()):
            cards = state.hand
            tried = ledger.balconies(cell, cards, guests)
            card, guest = dice.below(len(cards)), dice.below(len(guests))
            after = inn.copy()
            after.place(cell, cards[card], wall=False)
            after.lodge(cell, guests[guest])
            assert tried[card][guest] == whole(after, may_hang), (cell, cards[card], GUESTS[guests[guest]].id)
            turned = dice.below(2)
            walled = inn.copy()
            walled.place(cell, cards[card], wall=True, turned=turned == 1)
            assert ledger.walls(cell, cards[card])[turned] == whole(walled, may_hang)
        assert same(inn, before), "what was tried is taken back"


def test_a_door_is_worth_what_a_whole_count_says() -> None:
    dice = Dice(3)
    for _ in range(40):
        inn = random_inn(dice)
        if inn.door != NONE:
            continue
        ledger = Ledger(inn, START)
        for cell in bits(inn.door_cells(OAK)):
            hung = inn.copy()
            hung.hang(cell, OAK)
            assert ledger.hung(cell) == score(hung).total


def test_patches_are_kept_up_as_they_join() -> None:
    dice = Dice(5)
    for _ in range(40):
        inn = random_inn(dice)
        left, found = inn.cards, []
        while left:
            patch = coming = left & -left
            while coming:
                coming = sum(1 << cell for cell in bits(_joined(inn, coming) & ~patch))
                patch |= coming
            found.append(patch)
            left &= ~patch
        assert inn.patches() == found
        assert inn.clumps == len(found)
        assert ivy_points(inn.clumps) == score(inn).ivy


def _joined(inn: Inn, cells: int) -> int:
    found = 0
    for cell in bits(cells):
        found |= inn.tied[cell]
    return found


def test_who_asks_for_the_door_is_known() -> None:
    grid = Inn.on(GAME.start(story_setup("s01"), 1).state.inn.ground).ground.grid
    asking = [guest.id for guest, reach in zip(GUESTS, reaches(grid), strict=True) if reach.door]
    assert sorted(asking) == sorted(BY_THE_DOOR)
