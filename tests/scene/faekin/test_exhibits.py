"""The gallery of FaeKin shows all 30 cards, the back, both fae, tokens and signs, each with what it is worth."""

from __future__ import annotations

import pytest

from fae_tabletop.app.menus.gallery import open_gallery
from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.faekin.cards import FAE, IDS, NUMBER, OUTCOME, CardId
from fae_tabletop.games.faekin.scene.exhibits import worth
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.gallery import GalleryScene
from tests.ui.pilot import Pilot


def opened() -> GalleryScene:
    """Return the gallery in the wing of this game."""
    scene = open_gallery()
    scene._enter(scene.wings["faekin"])
    return scene


def test_everything_that_was_painted_is_on_show() -> None:
    shown = {one.key: one for hall in opened().halls.values() for one in hall.exhibits}
    painted = {
        path.stem for path in (assets_dir() / "faekin").glob("*.webp") if not path.stem.endswith("-small")
    }
    assert set(shown) == painted
    assert {*IDS, *FAE, "back"} <= painted
    assert all(one.told.endswith(".") and one.name for one in shown.values())
    assert len({one.told for one in shown.values()}) == len(shown)


def test_sizes_are_those_of_the_pictures(kit: Kit) -> None:
    for hall in opened().halls.values():
        for one in hall.exhibits:
            assert kit.pictures.natural(f"faekin/{one.key}") == one.size


@pytest.mark.parametrize("card", IDS)
def test_what_is_told_of_a_card_is_what_it_does_in_a_duel(card: CardId) -> None:
    told, number, joker = worth(card), NUMBER[card], NUMBER["X1"]
    if number < joker:
        assert ("beats a Joker" in told) == (OUTCOME[number][joker] > 0)
    assert ("The lowest" in told) == (card in {"S1", "W1"})
    assert ("The highest" in told) == (card in {"SA", "WA"})


def test_a_card_is_drawn_large_in_its_hall(kit: Kit) -> None:
    pilot = Pilot(kit)
    pilot.stack.push(open_gallery())
    pilot.frame()
    pilot.click("wing:faekin")
    for hall in ("summer", "winter", "others"):
        pilot.click(f"tab:{hall}")
        frame = pilot.frame()
        assert max(item.rect.h for item in frame.settled if isinstance(item, Picture)) > 350
    pilot.click("piece:maeve")
    assert (pilot.frame().shown.announce or "").startswith("Maeve.")
