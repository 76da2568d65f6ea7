"""Where every card may be: exact, and nothing that the viewer cannot know."""

from __future__ import annotations

from collections import Counter

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers.cards import CARDS, IDS
from fae_tabletop.games.enemies_and_lovers.deduction import (
    CROWN,
    Place,
    crown,
    known_types,
    least_missing,
    trace,
    traces,
    unknown_in_court,
)
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.state import State
from tests.rules.enemies_and_lovers.histories import history
from tests.rules.enemies_and_lovers.tables import Table

SAMPLES = 1500


def lies_at(state: State, card: str) -> tuple[str, int | None, int]:
    """Return where a card truly is: zone, seat, slot (0 for none)."""
    number = IDS.index(card)
    for seat, hand in enumerate(state.hands):
        if number in hand:
            return "hand", seat, 0
    for seat, court in enumerate(state.courts):
        for slot, lying, shield in court:
            if number in (lying, shield):
                return "court", seat, slot
    for zone in ("draw", "discard", "resolving", "looking"):
        if number in getattr(state, zone):
            return zone, None, 0
    raise AssertionError(f"{card} is nowhere")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_true_place_is_never_excluded(seats: int) -> None:
    for state in history(seats, seats, steps=160):
        for seat in range(seats):
            for found in traces(GAME.view(state, seat)):
                assert sum(chance for _, chance in found.places) == pytest.approx(1)
                zone, owner, slot = lies_at(state, found.card)
                assert any(
                    (place.zone, place.seat) == (zone, owner) and (not slot or slot in place.slots)
                    for place, _ in found.places
                ), found


@pytest.mark.parametrize(("seats", "step"), [(2, 25), (3, 45), (4, 70)])
def test_chances_agree_with_imagined_worlds(seats: int, step: int) -> None:
    state = list(history(seats, 5, steps=step))[-1]
    assert state.why is None
    view = GAME.view(state, 0)
    dice, met = Dice(9), Counter[tuple[str, str, int | None]]()
    for _ in range(SAMPLES):
        world = GAME.imagine(view, dice)
        for card in IDS:
            zone, seat, _ = lies_at(world, card)
            met[card, zone, seat] += 1
    for found in traces(view):
        for place, chance in found.places:
            assert met[found.card, place.zone, place.seat] / SAMPLES == pytest.approx(chance, abs=0.06)


def test_a_court_that_could_not_take_a_card_does_not_hide_it() -> None:
    table = Table(
        [["wren"], ["locke"]],
        [[], [("cardan", None), ("seduction", None)]],
        known=[{"viewer": 0, "card": "cardan"}],
    )
    view = table.view(0)
    assert known_types(view, 1) == {"prince"}
    assert unknown_in_court(view, 1) == 1
    assert least_missing(view, 1) == 2
    assert Place("court", 1, (2,)) not in [place for place, _ in trace(view, "dain").places]
    assert Place("court", 1, (2,)) in [place for place, _ in trace(view, CROWN).places]
    assert trace(view, "cardan").certain == Place("court", 1, (1,))
    assert trace(view, "cardan").ground == "known"
    assert trace(view, "wren").ground == "own"
    assert Place("court", 1, (2,)) not in [place for place, _ in trace(view, "vivienne").places], (
        "always open"
    )


def test_counting_settles_the_last_card() -> None:
    everything = [card.id for card in CARDS]
    hidden = ["the_crown_of_elfhame", "seduction"]
    rest = [card for card in everything if card not in hidden]
    view = Table([rest, ["seduction"]], [[], [("the_crown_of_elfhame", None)]]).view(0)
    assert {place.zone: chance for place, chance in trace(view, CROWN).places} == {"court": 0.5, "hand": 0.5}
    assert crown(view).seats == (0.0, 1.0)
    with_locke = Table([[*rest[:-1], "seduction"], [rest[-1]]], [[], [("the_crown_of_elfhame", None)]]).view(
        0
    )
    assert trace(with_locke, CROWN).certain == Place("court", 1, (1,)), "no other hidden card fits a Court"


def test_a_court_of_three_hidden_cards_may_lack_one() -> None:
    pieces = [("cardan", None), ("seduction", None), ("jude", None)]
    view = Table([["wren"], ["locke"]], [[], pieces]).view(0)
    assert least_missing(view, 1) == 1
    own_crown = Table([["the_crown_of_elfhame"], ["locke"]], [[], pieces]).view(0)
    assert least_missing(own_crown, 1) == 1
    two = Table([["the_crown_of_elfhame"], ["locke"]], [[], pieces[:2]]).view(0)
    assert least_missing(two, 1) == 2


def test_after_the_end_everything_is_certain() -> None:
    states = [state for seed in range(6) for state in list(history(2, seed, steps=400))[-1:]]
    over = next(state for state in states if state.why == "crowned")
    for found in traces(GAME.view(over, 0)):
        assert found.certain is not None, found
        zone, seat, slot = lies_at(over, found.card)
        assert found.certain == Place(zone, seat, (slot,) if slot else ())  # type: ignore[arg-type]


def rebuilding(seats: int) -> Table:
    """A table at which the next draw rebuilds the pile from the discards; the Crown and more lie hidden."""
    hands: list[list[str]] = [["wren", "locke"], ["dain", CROWN, "titch"], ["jude", "grimsen", "mentor"]]
    courts: list[list[tuple[str | None, str | None]]] = [[], [("oak", None), ("tricked", None)], []]
    used = {card for hand in hands for card in hand} | {"oak", "tricked"}
    discard = [card for card in IDS if card not in used]
    return Table(hands[:seats], courts[:seats], discard=discard, rest="hand:0")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_rebuilt_pile_holds_nothing_but_the_discards_it_was_rebuilt_from(seats: int) -> None:
    """The Crown lay in no pile when the pile was rebuilt, so it cannot lie in it now."""
    table = rebuilding(seats)
    assert crown(table.view(0)).pile == 0
    table.do(0, "end").do(1, "end")
    view = table.view(0)
    assert view.draw > 20
    assert crown(view).pile == 0
    assert sum(crown(view).seats) == pytest.approx(1)
    for card in ("dain", "titch", "oak", "tricked"):
        assert "draw" not in [place.zone for place, _ in trace(view, card).places], card
    # One card has left the pile for the hand of seat 1, and nobody but seat 1 knows which.
    drawn = [found for found in traces(view) if any(place.zone == "draw" for place, _ in found.places)]
    outside = [place for found in drawn for place in found.places if place[0].zone != "draw"]
    assert sum(chance for _, chance in outside) == pytest.approx(1)
    dice, met = Dice(9), Counter[tuple[str, str, int | None]]()
    for _ in range(SAMPLES):
        world = GAME.imagine(view, dice)
        assert GAME.view(world, 0) == view
        for card in IDS:
            zone, seat, _slot = lies_at(world, card)
            met[card, zone, seat] += 1
    for found in traces(view):
        for place, chance in found.places:
            assert met[found.card, place.zone, place.seat] / SAMPLES == pytest.approx(chance, abs=0.06)


def test_what_was_taken_from_the_discard_pile_and_lost_sight_of_is_not_in_the_draw_pile() -> None:
    table = Table([["the_tail"], ["cardan", "wren"], ["jude"]], discard=[CROWN], turn=0)
    table.do(0, "play", card="the_tail").do(0, "choose", target={"zone": "discard", "card": CROWN})
    table.do(1, "end").do(2, "end").do(0, "place", card=CROWN, to="new").do(0, "end")
    view = table.view(1)
    assert trace(view, CROWN).ground == "unseen"
    assert crown(view).pile == 0
