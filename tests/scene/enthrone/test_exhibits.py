"""Enthrone's gallery shows every piece there is, with words, on every window."""

from __future__ import annotations

from fae_tabletop.app.menus.gallery import open_gallery
from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.enthrone.public import PAWNS
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enthrone.sheets import Sheet
from tests.ui.pilot import Pilot


def test_every_piece_is_on_show_with_its_words() -> None:
    wings = open_gallery().wings.values()
    shown = {one.key: one for wing in wings for hall in wing.halls for one in hall.exhibits}
    wanted = {f"{kind}-{pawn}" for kind in ("pawn", "tile", "card") for pawn in PAWNS}
    wanted |= {
        "tile-neutral",
        "card-back",
        "board-lions_court",
        "cell-florette",
        "mark-capture",
        "pim",
        "ashkar",
    }
    assert wanted <= set(shown)
    assert all(exhibit.told.endswith(".") and exhibit.name for exhibit in shown.values())
    assert (
        shown["pawn-king"].more == "Hunts Archer, Wizard and Demon. Hunted by Demon, Priestess and Assassin."
    )
    cast = {path.stem for path in (assets_dir() / "cast").iterdir()}
    assert cast <= set(shown)


def test_every_piece_can_be_drawn_large(kit: Kit) -> None:
    for hall in open_gallery().halls.values():
        scene = open_gallery()
        scene.hall = scene.halls[hall.key]
        pilot = Pilot(kit)
        pilot.stack.push(scene)
        for place, exhibit in enumerate(scene.hall.exhibits):
            scene.place = place
            scene.change()
            frame = pilot.frame()
            rects = [item.rect for item in frame.settled if isinstance(item, Picture)]
            # A board is put together from many pictures.
            wide = max(rect.x + rect.w for rect in rects) - min(rect.x for rect in rects)
            high = max(rect.y + rect.h for rect in rects) - min(rect.y for rect in rects)
            assert max(wide, high) > 250 or exhibit.size[0] < 300


def test_the_size_of_a_card_does_not_change_with_the_text(kit: Kit) -> None:
    rooms = []
    for text in (1.0, 2.0):
        scene = open_gallery()
        scene.hall, scene.close_up = scene.halls["cards"], True
        pilot = Pilot(kit, metrics=Metrics(1280, 1200, text))
        pilot.stack.push(scene)
        sheet = Sheet(kit, Metrics(1280, 1200, text))
        scene.build(sheet)
        rooms.append(
            {one.text: round(one.box.w) for one in sheet.written if one.text in ("King", "QUARRY", "Archer")}
        )
    assert rooms[0].keys() == {"King", "QUARRY", "Archer"}
    for word, width in rooms[0].items():
        assert abs(rooms[1][word] - width) <= 3
