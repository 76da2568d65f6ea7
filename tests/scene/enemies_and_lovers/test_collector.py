"""The player that plays whole games in the real window, here at a table without one: what it may not get stuck in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from fae_tabletop.ui.drawing import Kit
from tests.rules.enemies_and_lovers.tables import Table
from tests.scene.enemies_and_lovers.tables import Desk

COURT = [("the_crown_of_elfhame", None), ("jude", None), ("seduction", None)]


class Window:
    """Stands for a real window: the pointer and the eyes of a player, at a desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.clicked: list[str] = []

    @property
    def line(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.desk.pilot.frame().shown.as_json(0.0))
        return told

    @property
    def prompt(self) -> str | None:
        asked = self.line["prompt"]
        return None if asked is None else str(asked["text"])

    @property
    def scene(self) -> str:
        return str(self.line["scene"])

    def spots(self, prefix: str = "", enabled: bool = True) -> list[Any]:
        found = [spot for spot in self.desk.pilot.stack.spots if spot.id.startswith(prefix)]
        return [spot for spot in found if spot.enabled or not enabled]

    def spot(self, name: str) -> Any:
        return self.desk.pilot.spot(name)

    def has(self, name: str) -> bool:
        return any(spot.id == name for spot in self.spots(name))

    def click(self, name: str) -> None:
        self.clicked.append(name)
        self.desk.pilot.click(name)
        self.desk.pilot.wait(0.1)

    def settle(self, until: Callable[[], bool]) -> None:
        self.desk.pilot.wait(0.1)
        assert until(), f"nothing came of {self.clicked[-1]}"


def test_a_card_that_can_only_be_placed_is_put_back_and_the_turn_ends(kit: Kit) -> None:
    pytest.importorskip("Xlib", reason="the player's real pointer needs python-xlib, which only Linux has")
    from tests.support.collector import Collector

    desk = Desk(kit, Table([["oak"], ["wren"]], [COURT, []], discard=["locke"]).state, confirm=False)
    window = Window(desk)
    Collector(cast(Any, window), set()).decide()
    assert window.clicked == ["hand:oak", "button:back", "button:end"], (
        "it would complete the Court too early"
    )
    assert window.scene == "table"
    assert desk.table.length == 1


def test_where_heather_brings_nobody_she_is_put_back_and_no_menu_opens(kit: Kit) -> None:
    pytest.importorskip("Xlib", reason="the player's real pointer needs python-xlib, which only Linux has")
    from tests.support.collector import Collector

    desk = Desk(
        kit, Table([["heather", "oak"], ["wren"]], [COURT, []], discard=["locke"]).state, confirm=False
    )
    window = Window(desk)
    Collector(cast(Any, window), set()).decide()
    assert window.clicked[:2] == ["button:mortal", "button:back"], "Oak would complete the Court too early"
    assert window.clicked[-1] == "button:end"
    assert window.scene == "table"
    assert desk.menus == 0
