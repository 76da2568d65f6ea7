"""Every game of the catalogue is known wherever the program keeps something for each game, and no other is."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from fae_tabletop.app import cases, flows, redeal, setups
from fae_tabletop.app.catalog import CATALOG, TABLES
from fae_tabletop.app.menus import opening, recap


@pytest.mark.parametrize(
    "registry",
    [
        pytest.param(setups.MAKINGS, id="setups"),
        pytest.param(redeal.REDEALS, id="redeals"),
        pytest.param(cases.RUNNERS, id="rules cases"),
    ],
)
def test_every_game_is_in_every_registry(registry: Collection[str]) -> None:
    assert set(registry) == set(CATALOG)


@pytest.mark.parametrize(
    "registry",
    [
        pytest.param(flows.SCREENS, id="screens"),
        pytest.param(opening.CARDS, id="cards of the title"),
        pytest.param(recap.LAST_EVENTS, id="last events"),
    ],
)
def test_every_game_with_a_table_is_in_every_registry_of_the_window(registry: Collection[str]) -> None:
    assert set(registry) == set(TABLES) <= set(CATALOG)
