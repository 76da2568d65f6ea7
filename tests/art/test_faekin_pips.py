"""The number cards of FaeKin as they are painted: as many things as the index says, in order, all different."""

import itertools
import random
from types import ModuleType
from typing import Any

import pytest

from fae_tabletop.games.faekin.cards import IDS

pytestmark = pytest.mark.art

NUMBERS = [card for card in IDS if card[0] != "X" and card[1:].isdigit()]
SIDE = 96


def _modules() -> list[ModuleType]:
    from fae_tabletop.games.faekin import art_summer_few, art_summer_many, art_winter_few, art_winter_many

    return [art_summer_few, art_summer_many, art_winter_few, art_winter_many]


def _calls(card: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the scene of a card has counted things drawn with: canvas, places, size, painter."""
    import skia

    found: list[tuple[Any, ...]] = []
    for module in _modules():
        scene = getattr(module, f"draw_{card.lower()}", None)
        if scene is not None:
            monkeypatch.setattr(module, "draw_pips", lambda *told, **_: found.append(told))
            scene(skia.Surface(4, 4).getCanvas())
    return found


@pytest.mark.parametrize("card", NUMBERS)
def test_a_number_card_shows_so_many_things_in_its_window_and_all_are_different(
    card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import numpy as np
    import skia

    from fae_tabletop.art.easel import Easel
    from fae_tabletop.games.faekin.art import window_shape
    from fae_tabletop.games.faekin.art_looks import KIND

    calls = _calls(card, monkeypatch)
    assert len(calls) == 1
    _, places, size, painter, *_ = calls[0]
    assert len(places) == int(card[1:])
    window = window_shape(KIND[card])
    assert all(window.contains(x, y) for x, y in places)
    for one, other in itertools.combinations(places, 2):
        apart = ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5
        assert apart >= size * 1.6, (one, other)
    drawn = []
    for number in range(len(places)):
        surface = skia.Surface(SIDE, SIDE)
        painter(Easel(surface.getCanvas(), SIDE / 2, SIDE / 2, SIDE / 220), number, random.Random(number))
        drawn.append(np.asarray(surface.toarray(), dtype=float))
    for first, second in itertools.combinations(range(len(drawn)), 2):
        assert np.abs(drawn[first] - drawn[second]).mean() >= 2.0, (first, second)


def test_things_of_a_card_stand_in_the_order_of_playing_cards() -> None:
    from fae_tabletop.games.faekin.art_pips import pip_places

    for count in range(1, 11):
        places = pip_places(count)
        assert len(set(places)) == count
        assert places == sorted(places, key=lambda place: place[1])
        sides = [x for x, _ in places]
        assert sides.count(min(sides)) == sides.count(max(sides))
    with pytest.raises(KeyError):
        pip_places(11)


@pytest.mark.parametrize("card", NUMBERS)
def test_the_plaque_of_a_card_in_the_hand_leaves_every_thing_in_sight(
    card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fae_tabletop.games.faekin.art import W
    from fae_tabletop.games.faekin.scene.cardface import index_boxes
    from fae_tabletop.ui.geometry import Box

    _, places, size, *_ = _calls(card, monkeypatch)[0]
    covering = index_boxes(Box(0, 0, W, W * 1.4))
    for x, y in places:
        # The middle of a thing, and most of it, stay free.
        body = Box(x - size * 0.6, y - size * 0.6, size * 1.2, size * 1.2)
        assert not any(box.overlaps(body) for box in covering), (x, y)
