"""When all lies open: a large winning Court, Shields with their cards, names to read, and open hands in pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import structs

from fae_tabletop.core.game import Resign
from fae_tabletop.games.enemies_and_lovers.cards import IDS, CardId
from fae_tabletop.games.enemies_and_lovers.commands import Place
from fae_tabletop.games.enemies_and_lovers.public import Hand
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.scene import pieces
from fae_tabletop.games.enemies_and_lovers.scene.cardface import card_picture
from fae_tabletop.games.enemies_and_lovers.scene.result import ResultScene
from fae_tabletop.games.enemies_and_lovers.scene.rivalhand import draw_rival_hand
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import layout_for
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Look, Page
from fae_tabletop.ui.theme import Style
from tests.rules.enemies_and_lovers.tables import Table
from tests.scene.enemies_and_lovers.tables import Desk, people
from tests.ui.pilot import Pilot

HANDS = (
    ["wren", "locke"],
    ["mentor", "heather"],
    ["mother_marrow"],
    ["the_thistlewitch", "titch", "the_bomb"],
)
COURTS: tuple[list[tuple[str, str | None]], ...] = (
    [("oak", None)],
    [("the_crown_of_elfhame", "taryn"), ("dain", None), ("nicasia", None)],
    [("forced_promise", "vivienne"), ("balekin", None)],
    [],
)  # fmt: skip
NEAR = ("You held the Crown for three turns, and it was not enough.",) * 2


def won() -> Any:
    """Return what seat 0 sees once seat 1 has completed a Court of which a card lies under a Shield."""
    table = Table(HANDS, COURTS, turn=1).do(1, "place", card="mentor", to="new")
    return table.view(0)


def test_the_winning_court_is_large_and_tells_which_card_lies_under_a_shield(kit: Kit) -> None:
    view = won()
    assert view.why == "crowned"
    pilot = Pilot(kit, ResultScene(view, people(4), "", 0.0, near=NEAR))
    pilot.frame()
    crown = pilot.spot("card:the_crown_of_elfhame")
    assert crown.rect.w >= 100
    assert "under Taryn" in crown.label
    assert "on Forced Promise" in pilot.spot("card:vivienne").label


def test_a_shield_is_told_with_its_card_when_nobody_won(kit: Kit) -> None:
    table = Table(HANDS, COURTS, turn=1)
    state = ENEMIES_AND_LOVERS.apply(table.state, 0, Resign()).state
    pilot = Pilot(kit, ResultScene(ENEMIES_AND_LOVERS.view(state, 0), people(4), "", 0.0))
    pilot.frame()
    assert "on The Crown of Elfhame" in pilot.spot("card:taryn").label


def test_no_name_of_a_card_is_smaller_than_twelve_pixels(kit: Kit, monkeypatch: Any) -> None:
    sizes: list[float] = []
    fitted = Page.fitted

    def noted(page: Page, words: str, style: Style, *more: Any) -> Style:
        found = fitted(page, words, style, *more)
        if style.face == pieces.PLATE.face and style.size in (12, 13):
            sizes.append(found.size)
        return found

    monkeypatch.setattr(Page, "fitted", noted)
    scene = ResultScene(won(), people(4), "", 0.0, near=NEAR)
    pilot = Pilot(kit, scene, Metrics(1280, 720))
    sizes.clear()
    scene.change()
    pilot.frame()
    assert sizes
    assert min(sizes) >= 11.9


def test_after_the_result_the_courts_lie_open_on_the_table_and_the_winning_move_is_told(kit: Kit) -> None:
    desk = Desk(kit, Table(HANDS, COURTS, turn=1).state)
    assert slots(desk)[2] == (None, False)
    ways = ENEMIES_AND_LOVERS.commands(desk.state, 1)
    desk.act(1, next(one for one in ways if isinstance(one, Place) and one.card == "mentor"))
    assert desk.done, "the result is shown"
    assert slots(desk)[2] == ("nicasia", True)
    now = desk.scene.showing(Page(kit, Metrics(1280, 720), Look()))
    assert any("places" in words for _, words in now.since)


def slots(desk: Desk) -> list[tuple[CardId | None, bool]]:
    """Return what the table shows of the Court of seat 1."""
    now = desk.scene.showing(Page(desk.scene.stack.kit, Metrics(1280, 720), Look()))
    return [(slot.card, slot.up) for slot in now.view.courts[1]]


def test_a_long_open_hand_is_listed_with_the_picture_of_every_card(kit: Kit) -> None:
    metrics = Metrics(1280, 720)
    desk = Desk(kit, Table((["wren"], ["mentor"])).state, metrics=metrics)
    now = desk.scene.showing(Page(kit, metrics, Look()))
    cards = IDS[20:27]
    hands = (now.view.hands[0], Hand(len(cards), cards))
    page = Page(kit, metrics, Look())
    shown = replace(now, view=structs.replace(now.view, hands=hands))
    draw_rival_hand(page, layout_for(page, now).rivals[0], 1, shown)
    pictures = {item.key.name for one in page.items.values() for item in one if isinstance(item, Picture)}
    assert {card_picture(card, small=True) for card in cards} <= pictures
