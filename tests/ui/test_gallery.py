"""The gallery: choosing pieces by mouse and keyboard, and the master at one to one."""

from __future__ import annotations

import pytest

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.gallery import Exhibit, GalleryScene, Hall, Wing, gallery_layout
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Page
from tests.ui.pilot import Pilot

WINDOWS = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1600, 700)]


class Wall:
    """Remembers where each piece was drawn last."""

    def __init__(self) -> None:
        self.places: dict[str, list[Box]] = {}

    def hang(self, key: str, size: tuple[int, int] = (300, 400)) -> Exhibit:
        def draw(page: Page, box: Box) -> None:
            self.places.setdefault(key, []).append(box)

        return Exhibit(key, key.title(), f"This is {key}.", size, draw, "More about it. " * 3)


def opened(kit: Kit, metrics: Metrics | None = None) -> tuple[Pilot, GalleryScene, Wall]:
    wall = Wall()
    halls = (
        Hall("small", "Small", tuple(wall.hang(f"piece-{n}") for n in range(7))),
        Hall("large", "Large", (wall.hang("giant", (5000, 4000)),)),
    )
    scene = GalleryScene((Wing("all", "All", halls, "enthrone"), Wing("other", "Other", halls[1:])))
    pilot = Pilot(kit, metrics=metrics)
    pilot.stack.push(scene)
    pilot.frame()
    return pilot, scene, wall


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_parts_lie_in_the_window_and_apart(window: tuple[int, int], text: float) -> None:
    metrics = Metrics(*window, text)
    layout = gallery_layout(metrics)
    parts = [layout.title, layout.wings, layout.tabs, layout.shelf, layout.stage, layout.foot]
    for n, part in enumerate(parts):
        assert metrics.screen.holds(part)
        assert part.w > 100
        assert part.h > 25
        assert not any(part.overlaps(other) for other in parts[:n])


def test_a_piece_is_chosen_by_click_arrow_and_button(kit: Kit) -> None:
    pilot, scene, _ = opened(kit)
    assert pilot.stack.focus == "piece:piece-0"
    pilot.click("piece:piece-4")
    assert scene.exhibit.key == "piece-4"
    pilot.click("button:next")
    assert scene.exhibit.key == "piece-5"
    pilot.key("page up")
    assert scene.exhibit.key == "piece-4"
    pilot.stack.focus = "piece:piece-4"
    pilot.key("left")
    assert scene.exhibit.key == "piece-3"
    assert pilot.spot("piece:piece-3").selected
    assert scene.announce == "Piece-3. This is piece-3."
    pilot.click("tab:large")
    assert scene.exhibit.key == "giant"
    assert pilot.spot("button:next").why_not == "This is the last piece here."


def test_a_hall_of_its_own_needs_no_tab_and_leaves_its_room_to_the_pieces(kit: Kit) -> None:
    pilot, _, _ = opened(kit)
    before = pilot.spot("piece:piece-0").rect.y
    pilot.click("wing:other")
    assert not [one for one in pilot.ids() if one.startswith("tab:")]
    assert pilot.spot("piece:giant").rect.y < before


def test_pointing_alone_chooses_nothing(kit: Kit) -> None:
    pilot, scene, _ = opened(kit)
    pilot.point("piece:piece-4")
    assert scene.exhibit.key == "piece-0"


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_close_up_is_one_to_one(kit: Kit, window: tuple[int, int]) -> None:
    metrics = Metrics(*window)
    pilot, scene, wall = opened(kit, metrics)
    pilot.click("button:zoom")
    box = wall.places["piece-0"][-1]
    assert metrics.px(box)[2:] == (300, 400)
    assert pilot.stack.focus == "button:picture"
    pilot.key("return")
    assert not scene.close_up
    assert pilot.stack.focus == "piece:piece-0"


def test_what_does_not_fit_is_moved_as_far_as_its_edges(kit: Kit) -> None:
    pilot, scene, wall = opened(kit)
    pilot.click("tab:large")
    pilot.look("piece:giant")
    assert scene.close_up
    before = wall.places["giant"][-1]
    pilot.key("down")
    assert wall.places["giant"][-1].y < before.y
    for _ in range(60):
        pilot.key("right")
        pilot.key("down")
    last = wall.places["giant"][-1]
    assert 1280 - 30 < last.right < 1280
    for gesture in (
        g.Dragged("button:picture", 300, 300, None),
        g.Dragged("button:picture", 340, 310, None),
        g.DragLost("button:picture"),
        g.Dragged("button:picture", 900, 300, None),
    ):
        scene.handle(gesture)
    pilot.frame()
    assert wall.places["giant"][-1].x == pytest.approx(last.x + 40, abs=1)
    pilot.key("escape")
    assert "piece:giant" in pilot.ids()
    pilot.key("escape")
    assert pilot.stack.top is None


def test_a_wing_has_halls_of_its_own_and_its_game(kit: Kit) -> None:
    pilot, scene, _ = opened(kit)
    games = [scene.game]
    pilot.click("piece:piece-4")
    pilot.click("wing:other")
    games.append(scene.game)
    assert games == ["enthrone", None]
    assert scene.exhibit.key == "giant"
    assert "tab:small" not in pilot.ids()
    pilot.click("wing:all")
    assert scene.exhibit.key == "piece-0"


def test_a_gallery_needs_pieces() -> None:
    with pytest.raises(ValueError, match="needs halls"):
        GalleryScene([])
    with pytest.raises(ValueError, match="needs pieces"):
        GalleryScene([Wing("empty", "Empty", (Hall("empty", "Empty", ()),))])
