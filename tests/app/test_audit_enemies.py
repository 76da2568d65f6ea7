"""The audit of Enemies & Lovers deals hidden cards anew at every decision, and catches what leaks."""

from __future__ import annotations

import pytest

from fae_tabletop.app.audit import Audit, audit
from fae_tabletop.app.redeal import REDEALS
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget
from fae_tabletop.games.enemies_and_lovers.bot import BOT
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, HouseRules
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS, EnemiesAndLovers
from tests.rules.enemies_and_lovers.tables import Table
from tests.support.cheats_enemies import LeakyHands, LeakyPile

REDEAL = REDEALS["enemies-and-lovers"]


def _audited(game: EnemiesAndLovers, seats: int = 3) -> Audit:
    return audit(game, BOT, REDEAL, EnemiesSetup(seats, HouseRules(max_rounds=1)), "random", games=1, seed=5)


def test_a_searching_bot_never_changes_its_mind() -> None:
    setup = EnemiesSetup(3, HouseRules(max_rounds=1))
    found = audit(ENEMIES_AND_LOVERS, BOT, REDEAL, setup, "expert", games=1, seed=5, budget=Budget(8))
    assert (found.changed, found.errors) == (0, [])
    assert found.decisions >= 3


@pytest.mark.parametrize("game", [LeakyPile(), LeakyHands()])
def test_a_leaking_view_is_caught(game: EnemiesAndLovers) -> None:
    found = _audited(game, 2)
    assert found.changed > 0
    assert "the view tells" in found.errors[0]


def test_everything_out_of_sight_changes_its_place_and_nothing_else() -> None:
    assert REDEAL.anew is not None
    known = [{"viewer": 0, "card": "dain"}]
    table = Table([["wren"], ["dain", "grimsen"], ["jude"]], [[], [("oak", "taryn")], []], known=known)
    before = table.state
    worlds = REDEAL.anew(before, 0, Dice(1), 30)
    assert len(worlds) == 30
    for world in worlds:
        assert ENEMIES_AND_LOVERS.view(world, 0) == table.view(0)
        assert world.hands[0] == before.hands[0]
        assert before.hands[1][0] in world.hands[1]
    assert len({frozenset(world.hands[1]) for world in worlds}) > 10
    assert len({world.courts[1][0][1] for world in worlds}) > 5
    assert len({tuple(world.draw) for world in worlds}) == 30
