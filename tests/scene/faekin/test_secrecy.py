"""Two tables that differ only in what the person cannot know look, move and sound the same."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.cards import COURT, IDS, OUTCOME, CardId, cards_in
from fae_tabletop.games.faekin.commands import Answer, Duel
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.state import State
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.page import Layer, Look, Page
from tests.scene.faekin.tables import Desk, position
from tests.scene.faekin.test_table import others_turn

SEATS = 5


class Twins(NamedTuple):
    """Two deals that seat 0 cannot tell apart, and a duel that is won in each by another card."""

    one: State
    other: State
    target: int
    lower: CardId
    wins: tuple[CardId, CardId]


def twins() -> Twins:
    """Return two deals and a duel between others that tells everybody else the same."""
    one = position(SEATS, others_turn)
    view = FAEKIN.view(one, 0)
    seat = one.turn
    for seed in range(400):
        other = FAEKIN.imagine(view, Dice(seed))
        for target in (place for place in range(1, SEATS) if place != seat):
            mine = set(cards_in(one.usable(seat))) & set(cards_in(other.usable(seat)))
            for low in mine:
                first = [card for card in cards_in(one.usable(target)) if OUTCOME[low][card] < 0]
                second = [card for card in cards_in(other.usable(target)) if OUTCOME[low][card] < 0]
                for a in first:
                    for b in second:
                        if a != b and COURT[a] == COURT[b]:
                            return Twins(one, other, target, IDS[low], (IDS[a], IDS[b]))
    raise AssertionError("there is no such deal")


def picture(desk: Desk) -> list[object]:
    """Return all that is drawn and can be pointed at now."""
    stack = desk.pilot.stack
    page = Page(stack.kit, stack.metrics, Look())
    desk.scene.build(page)
    desk.scene.movers(page)
    return [list(page.spots), *(page.items[layer] for layer in Layer)]


def test_a_duel_of_others_shows_nothing_of_the_card_that_won(kit: Kit) -> None:
    found = twins()
    desks = [Desk(kit, state, speed=1.0) for state in (found.one, found.other)]
    heard: list[list[str]] = [[], []]
    for n, (desk, win) in enumerate(zip(desks, found.wins, strict=True)):
        desk.pilot.stack.on_sound = heard[n].append
        desk.click("button:go-on")
        seat = desk.state.turn
        desk.table.chair(seat).submit(Duel(found.target, found.lower))
        desk.table.chair(found.target).submit(Answer(win))
    for _ in range(30):
        for desk in desks:
            desk.pilot.wait(0.1)
        first, second = (picture(desk) for desk in desks)
        assert first == second
        assert desks[0].scene.announce == desks[1].scene.announce
        assert desks[0].scene.moving == desks[1].scene.moving
    assert heard[0] == heard[1]
    assert heard[0], "a duel is heard"
    desks[0].scene.toggle("notes")
    desks[1].scene.toggle("notes")
    assert picture(desks[0]) == picture(desks[1])
