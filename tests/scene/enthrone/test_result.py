"""The result: the eight cards are seen at once wherever there is room, and their pictures are asked for ahead."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enthrone.scene.result import ResultScene
from fae_tabletop.ui.assets import PictureKey, Pictures
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Layer
from tests.scene.enthrone.sheets import GRIDS, faults
from tests.scene.enthrone.sheets import Sheet as Drawn
from tests.scene.enthrone.tables import RIVAL, finished
from tests.ui.pilot import Pilot

ENDS = ("regalia", "capture", "quarry", "fourth", "adjourned_turns")
FOOTER = "31 turns. With moves taken back. Against Thorn Wickham you have won 12 of 40."


@pytest.mark.parametrize("why", ENDS)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1366, 768), (1920, 1080)])
def test_with_usual_text_nothing_of_the_result_is_scrolled(kit: Kit, size: tuple[int, int], why: str) -> None:
    pilot = Pilot(kit, ResultScene(finished(why), RIVAL, FOOTER, 0.0, lambda: None), Metrics(*size))
    spots = pilot.stack.spots
    assert not [spot.id for spot in spots if spot.role.startswith("scroll")]
    cards = [spot for spot in spots if spot.id.startswith("identity:")]
    assert len({card.rect.h for card in cards}) == 1
    assert len(cards) == 8


@pytest.mark.parametrize("metrics", GRIDS, ids=lambda m: f"{m.width}x{m.height}@{m.text}")
def test_the_cards_turn_over_where_they_are_seen(kit: Kit, metrics: Metrics) -> None:
    scene = ResultScene(finished("capture"), RIVAL, FOOTER, 0.0, lambda: None)
    pilot = Pilot(kit, scene, metrics)
    seen = [spot for spot in pilot.stack.spots if spot.id.startswith("identity:")]
    assert len(seen) == 8
    assert min(spot.rect.h for spot in seen) >= 100 * metrics.u
    sheet = Drawn(kit, metrics)
    scene.build(sheet)
    assert not faults(sheet)


@pytest.mark.parametrize("size", [(1024, 640, 1.0), (1280, 720, 1.0), (1280, 720, 2.0)])
def test_the_faces_are_asked_for_while_the_backs_are_shown(
    kit: Kit, size: tuple[int, int, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[PictureKey] = set()
    get = Pictures.get

    def noted(pictures: Pictures, key: PictureKey) -> object:
        asked.add(key)
        return get(pictures, key)

    monkeypatch.setattr(Pictures, "get", noted)
    scene = ResultScene(finished("regalia"), RIVAL, FOOTER, 1.0, lambda: None)
    pilot = Pilot(kit, scene, Metrics(*size))
    moved = [scene.moving]
    ahead = set(asked)
    pilot.wait(3.0)
    moved.append(scene.moving)
    assert moved == [True, False]
    page = Drawn(kit, Metrics(*size))
    scene.build(page)
    faces = {item.key for item in page.items[Layer.SETTLED] if isinstance(item, Picture)}
    portraits = {key for key in faces if "portrait" in key.name}
    assert len(portraits) >= 8
    assert portraits <= ahead | {key for key in portraits if key.w > 200 * pilot.stack.metrics.u}


@pytest.mark.parametrize(("seat", "words"), [(0, "Rival taken"), (1, "Heir taken")])
def test_a_capture_is_told_alike_everywhere(kit: Kit, seat: int, words: str) -> None:
    """Who took the other's heir took the rival; whoever lost by it lost the heir."""
    scene = ResultScene(finished("capture", 0, seat), RIVAL, FOOTER, 0.0, lambda: None)
    pilot = Pilot(kit, scene)
    assert words in scene.announce
    assert pilot.spot("way:capture").label.startswith(words)
