"""Rounds of FaeKin dealt anew for the audit: other cards, the same view; and a leak is seen."""

from __future__ import annotations

import pytest

from fae_tabletop.app.redeal_faekin import faekin_anew
from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.cards import IDENTITY
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from tests.rules.faekin.policies import talked


@pytest.mark.parametrize(("seats", "jokers"), [(2, True), (3, False), (5, True), (9, False)])
def test_worlds_dealt_anew_look_the_same_to_the_seat_and_differ(seats: int, jokers: bool) -> None:
    dice, differ = Dice(2), 0
    for seed in range(4):
        for step in talked(FaekinSetup(seats, jokers), seed, 50).steps[::9]:
            if step.state.why is not None:
                continue
            for seat in (0, seats - 1):
                view = FAEKIN.view(step.state, seat)
                for world in faekin_anew(step.state, seat, dice, 2):
                    assert FAEKIN.view(world, seat) == view
                    assert FAEKIN.commands(world, seat) == FAEKIN.commands(step.state, seat)
                    assert all(mask in IDENTITY for mask in world.masks)
                    differ += world.hands != step.state.hands
    assert differ > 20
