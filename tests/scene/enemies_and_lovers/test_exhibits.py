"""The gallery of Enemies & Lovers shows all 47 cards, the back, the reference card and every mark, on every window."""

from __future__ import annotations

from fae_tabletop.app.menus.gallery import open_gallery
from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.enemies_and_lovers.cards import CARDS, IDS, SUBTYPE_NAMES
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_card
from fae_tabletop.games.enemies_and_lovers.scene.closer import EMBLEMS, icons
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.gallery import GalleryScene
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Look, Page
from tests.ui.pilot import Pilot


def opened() -> GalleryScene:
    """Return the gallery in the wing of this game."""
    scene = open_gallery()
    scene._enter(scene.wings["enemies-and-lovers"])
    return scene


def test_every_card_is_on_show_with_what_it_does() -> None:
    shown = {one.key: one for hall in opened().halls.values() for one in hall.exhibits}
    assert {*IDS, "back", "reference"} <= set(shown)
    assert all(one.told.endswith(".") and one.name for one in shown.values())
    assert "Crossed key" in shown["jude"].more
    assert "Only a Poison or Strike" in shown["rath_roiben_rye"].more
    painted = {path.stem for path in (assets_dir() / "enemies_and_lovers").glob("emblem-*.webp")}
    assert painted == {f"emblem-{subtype}" for subtype in EMBLEMS} <= set(shown)
    assert all(subtype in SUBTYPE_NAMES or subtype == "intrigue" for subtype in EMBLEMS)


def test_every_icon_on_a_face_is_explained_and_no_other(kit: Kit) -> None:
    """What is drawn on the face at run time, and its emblem and flower, which are painted on it."""
    signs = {"mark-key-open": "Key:", "mark-key-crossed": "Crossed key:", "mark-skip": "Crossed card:"}
    for card in CARDS:
        page = Page(kit, Metrics(1280, 720), Look())
        draw_card(page, card.id, Box(0, 0, 400, 560))
        shown = [item.key.name for one in page.items.values() for item in one if isinstance(item, Picture)]
        drawn = {name.rpartition("/")[2] for name in shown} & set(signs)
        told = icons(card.id)
        flower = "Rose:" if card.kind == "court" else "Blueberries:"
        heads = {"Emblem,", flower, *(signs[one] for one in drawn)}
        assert len(told) == len(heads)
        assert all(any(one.startswith(head) for one in told) for head in heads), card.id


def test_sizes_are_those_of_the_pictures(kit: Kit) -> None:
    for hall in opened().halls.values():
        for one in hall.exhibits:
            assert kit.pictures.natural(f"enemies_and_lovers/{one.key}") == one.size


def test_a_wing_is_chosen_and_its_cards_are_drawn_large(kit: Kit) -> None:
    pilot = Pilot(kit)
    pilot.stack.push(open_gallery())
    pilot.frame()
    pilot.click("wing:enemies-and-lovers")
    for hall in ("court", "attack", "interrupt", "intrigue"):
        pilot.click(f"tab:{hall}")
        frame = pilot.frame()
        assert max(item.rect.h for item in frame.settled if isinstance(item, Picture)) > 350
    pilot.click("wing:cast")
    pilot.click("piece:grumm")
    assert (pilot.frame().shown.announce or "").startswith("Grumm.")
