from __future__ import annotations

import pytest

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.dialogs import notice
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.inputs import (
    FocusChanged,
    Key,
    PointerLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Resized,
    Text,
    Wheel,
)
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.trace import Prompt
from tests.ui.pilot import Pilot


class Toy(Scene[object]):
    """Buttons, a thing to drag, a place to drop it, an entry, a scroll area; remembers what it was told."""

    name = "toy"
    first_focus = "button:a"

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[g.Gesture] = []
        self.asks = Prompt(1, 0, "Choose")
        self.takes_keys = False

    def build(self, page: Page) -> None:
        for n, key in enumerate("ab"):
            box = Box(100 + 200 * n, 100, 150, 40)
            page.spot(f"button:{key}", "button", key, box, tip=Tip(key))
            page.fill(box, (n * 100, 50, 50, 255))
        page.spot("button:off", "button", "off", Box(500, 100, 150, 40), enabled=False, why_not="Too early.")
        page.spot("pawn:king", "pawn", "King", Box(100, 300, 60, 60), drag=True)
        page.spot("cell:0,0", "cell", "Regalia", Box(400, 300, 60, 60))
        page.spot("entry:seed", "entry", "Seed", Box(100, 500, 200, 40))
        page.spot("log", "scroll", "Log", Box(700, 300, 300, 300), adjust=True, z=-1)
        page.spot("row:1", "text", "Row", Box(720, 320, 100, 30))

    def handle(self, gesture: g.Gesture) -> bool:
        self.heard.append(gesture)
        return isinstance(gesture, g.Pressed) and self.takes_keys

    @property
    def prompt(self) -> Prompt | None:
        return self.asks

    @property
    def clicks(self) -> list[str]:
        return [gesture.id for gesture in self.heard if isinstance(gesture, g.Clicked)]


class Dialog(Scene[int]):
    overlay = True
    first_focus = "button:ok"

    def build(self, page: Page) -> None:
        page.spot("button:ok", "button", "OK", Box(100, 100, 150, 40))

    def handle(self, gesture: g.Gesture) -> bool:
        if isinstance(gesture, g.Clicked):
            self.close(7)
        return isinstance(gesture, g.Clicked)


@pytest.fixture
def toy() -> Toy:
    return Toy()


@pytest.fixture
def pilot(kit: Kit, toy: Toy) -> Pilot:
    return Pilot(kit, toy)


def test_a_click_reaches_the_scene_once(pilot: Pilot, toy: Toy) -> None:
    pilot.click("button:b")
    assert toy.clicks == ["button:b"]


def test_the_first_focus_is_there_and_enter_does_it(pilot: Pilot, toy: Toy) -> None:
    assert pilot.stack.focus == "button:a"
    assert pilot.stack.look().focus == "button:a"
    pilot.key("return")
    assert toy.clicks == ["button:a"]


def test_every_hotspot_can_be_reached_and_done_by_keys(pilot: Pilot, toy: Toy) -> None:
    seen = set()
    for _ in pilot.ids():
        pilot.key("tab")
        assert pilot.stack.focus is not None
        seen.add(pilot.stack.focus)
        if pilot.stack.focus != "entry:seed":
            pilot.key("space")
    assert seen == set(pilot.ids())
    assert set(toy.clicks) == seen - {"entry:seed"}


def test_clicks_queued_behind_one_that_changed_the_prompt_are_dropped(pilot: Pilot, toy: Toy) -> None:
    class Turning(Toy):
        def handle(self, gesture: g.Gesture) -> bool:
            if isinstance(gesture, g.Clicked):
                self.asks = Prompt(self.asks.id + 1, 0, "Next")
            return super().handle(gesture)

    turning = Turning()
    pilot.stack.replace(turning)
    pilot.frame()
    ax, ay = pilot.place("button:a")
    bx, by = pilot.place("button:b")
    pilot.send(
        PointerPressed(ax, ay),
        PointerReleased(ax, ay),
        PointerPressed(bx, by),
        PointerReleased(bx, by),
        Key("return"),
    )
    assert turning.clicks == ["button:a"]
    pilot.click("button:b")
    assert turning.clicks == ["button:a", "button:b"]


def test_a_dialog_takes_everything_and_gives_its_result_back(pilot: Pilot, toy: Toy) -> None:
    results: list[int] = []
    toy.push(Dialog(), results.append)
    frame = pilot.frame()
    assert pilot.ids() == ["button:ok"]
    assert frame.shown.scene == "toy"
    pilot.click("button:ok")
    assert results == [7]
    assert "button:b" in pilot.ids()
    assert toy.clicks == []


def test_the_second_click_of_a_double_click_does_not_hit_what_opened_under_it(pilot: Pilot, toy: Toy) -> None:
    results: list[int] = []

    class Opening(Toy):
        def handle(self, gesture: g.Gesture) -> bool:
            if isinstance(gesture, g.Clicked):
                self.push(Dialog(), results.append)
            return True

    pilot.stack.replace(Opening())
    pilot.frame()
    x, y = pilot.place("button:a")
    for _ in range(4):
        pilot.send(PointerPressed(x, y))
        pilot.send(PointerReleased(x, y))
        pilot.now += 0.15
    assert results == []
    assert len(pilot.stack.scenes) == 2


def test_focus_returns_to_where_it_was(pilot: Pilot, toy: Toy) -> None:
    pilot.stack.focus = "button:b"
    toy.push(Dialog())
    pilot.frame()
    assert pilot.stack.focus == "button:ok"
    pilot.key("return")
    assert pilot.stack.focus == "button:b"


def test_closing_a_scene_closes_those_above(kit: Kit) -> None:
    pilot = Pilot(kit, Toy())
    lower, results = Dialog(), list[int]()
    pilot.stack.push(lower, results.append)
    pilot.stack.push(Dialog(), results.append)
    lower.close(1)
    lower.close(2)
    assert results == [1]
    assert len(pilot.stack.scenes) == 1


def test_escape_means_back_and_a_click_on_nothing_only_where_a_scene_asks_for_it(
    pilot: Pilot, toy: Toy
) -> None:
    pilot.key("escape")
    assert toy.heard.count(g.Back()) == 1
    for asks in (False, True):
        toy.beside = asks
        pilot.now += 1
        pilot.send(PointerPressed(1200, 700), PointerReleased(1200, 700))
        assert toy.heard.count(g.Back(beside=True)) == int(asks)


def test_a_click_beside_a_dialog_means_back(kit: Kit) -> None:
    pilot = Pilot(kit, Toy())
    results: list[str] = []
    pilot.stack.push(notice("Told", "Something."), results.append)
    pilot.frame()
    pilot.now += 1
    pilot.send(PointerPressed(3, 3), PointerReleased(3, 3))
    assert results == ["ok"]


def test_a_drag_out_of_the_window_goes_home(pilot: Pilot, toy: Toy) -> None:
    x, y = pilot.place("pawn:king")
    pilot.send(PointerPressed(x, y), PointerMoved(x + 50, y, True))
    assert pilot.stack.look().drag == "pawn:king"
    pilot.send(PointerReleased(-500, 9000))
    assert toy.heard[-1] == g.DragLost("pawn:king")
    assert toy.clicks == []


@pytest.mark.parametrize("loss", [PointerLost(), FocusChanged(False)])
def test_a_drag_without_release_goes_home(pilot: Pilot, toy: Toy, loss: PointerLost | FocusChanged) -> None:
    x, y = pilot.place("pawn:king")
    pilot.send(PointerPressed(x, y), PointerMoved(x + 50, y, True))
    pilot.send(loss)
    assert g.DragLost("pawn:king") in toy.heard
    assert pilot.stack.look().drag is None


def test_a_drag_survives_a_resize_and_lands_right(pilot: Pilot, toy: Toy) -> None:
    x, y = pilot.place("pawn:king")
    pilot.send(PointerPressed(x, y), PointerMoved(x + 50, y, True))
    for width in range(1024, 1920, 128):
        pilot.stack.metrics = Metrics(width, width * 9 // 16)
        pilot.send(Resized(width, width * 9 // 16))
    x, y = pilot.place("cell:0,0")
    pilot.send(PointerMoved(x, y, True), PointerReleased(x, y))
    assert toy.heard[-1] == g.Dropped("pawn:king", "cell:0,0")


def test_typing_goes_to_the_entry_and_not_to_shortcuts(pilot: Pilot, toy: Toy) -> None:
    toy.takes_keys = True
    pilot.click("entry:seed")
    toy.heard.clear()
    pilot.type("m1")
    pilot.send(Key("backspace"))
    assert toy.heard == [
        g.Typed("entry:seed", "m"),
        g.Typed("entry:seed", "1"),
        g.Edited("entry:seed", "backspace"),
    ]
    pilot.send(Text("x"))
    assert toy.heard[-1] == g.Typed("entry:seed", "x")


def test_the_wheel_reaches_the_scroll_area_below_what_is_in_it(pilot: Pilot, toy: Toy) -> None:
    x, y = pilot.place("row:1")
    pilot.send(Wheel(x, y, -1.0))
    assert toy.heard[-1] == g.Wheeled("log", -1.0)


def test_held_enter_and_frantic_enter_act_once(pilot: Pilot, toy: Toy) -> None:
    pilot.send(Key("return"))
    for _ in range(20):
        pilot.now += 0.05
        pilot.send(Key("return", again=True))
        pilot.send(Key("return"))
    assert toy.clicks == ["button:a"]


def test_tool_tips_come_at_rest_and_refusals_sooner(pilot: Pilot) -> None:
    settled = len(pilot.frame().above)
    pilot.point("button:b")
    assert len(pilot.frame().above) == settled
    pilot.wait(0.5)
    assert len(pilot.frame().above) > settled
    pilot.point("button:off")
    pilot.wait(0.15)
    assert len(pilot.frame().above) > settled


def test_a_tool_tip_goes_with_a_click_until_something_else_is_pointed_at(pilot: Pilot) -> None:
    settled = len(pilot.frame().above)
    pilot.point("button:b")
    pilot.wait(0.5)
    assert len(pilot.frame().above) > settled
    pilot.click("button:b")
    pilot.wait(2.0)
    assert len(pilot.frame().above) == settled
    pilot.point("button:a")
    pilot.wait(0.5)
    assert len(pilot.frame().above) > settled


def test_f1_and_i_ask_about_what_is_pointed_at(pilot: Pilot, toy: Toy) -> None:
    pilot.point("button:b")
    pilot.key("f1")
    pilot.key("i")
    assert g.Asked("button:b") in toy.heard
    assert g.Looked("button:b") in toy.heard


def test_f1_on_a_screen_without_an_answer_asks_the_program(pilot: Pilot) -> None:
    asked: list[str | None] = []
    pilot.stack.on_help = asked.append
    pilot.point("button:b")
    pilot.key("f1")
    pilot.send(Key("f1", again=True))
    assert asked == ["button:b"]


def test_nothing_is_built_when_nothing_changes(kit: Kit) -> None:
    class Counting(Toy):
        built = 0

        def build(self, page: Page) -> None:
            Counting.built += 1
            super().build(page)

    pilot = Pilot(kit, Counting())
    before = Counting.built
    for _ in range(100):
        pilot.stack.update(0.05, pilot.now)
    assert not pilot.stack.stale
    assert Counting.built == before


def test_toasts_pass(pilot: Pilot) -> None:
    pilot.stack.toast("Sound is off.")
    count = len(pilot.frame().above)
    pilot.wait(4.0, 0.1)
    assert len(pilot.frame().above) < count


def test_a_toast_stays_with_its_screen(pilot: Pilot) -> None:
    pilot.stack.toast("Too far.")
    before = len(pilot.frame().above)
    pilot.stack.push(Toy())
    assert len(pilot.frame().above) < before


def test_a_scene_on_no_stack_says_so() -> None:
    with pytest.raises(RuntimeError, match="on no stack"):
        Toy().stack  # noqa: B018


def test_an_empty_stack_is_harmless(kit: Kit) -> None:
    stack = SceneStack(kit, Metrics(1280, 720))
    stack.handle([Key("return"), PointerPressed(5, 5)], 1.0)
    stack.update(0.1, 1.1)
    assert stack.top is None


class Long(Scene[object]):
    """Twenty rows in a panel that shows five of them, and a button below."""

    name = "long"
    first_focus = "row:0"

    def __init__(self) -> None:
        super().__init__()
        self.scroll = Scroll("rows")
        self.done: list[str] = []

    def build(self, page: Page) -> None:
        def draw(content: Box) -> None:
            for n in range(20):
                page.spot(f"row:{n}", "button", str(n), Box(content.x, content.y + 40 * n, content.w, 36))

        scrolling(page, self.scroll, Box(100, 100, 300, 200), 800, draw)
        page.spot("button:back", "button", "Back", Box(100, 320, 100, 40))

    def handle(self, gesture: g.Gesture) -> bool:
        if isinstance(gesture, g.Clicked):
            self.done.append(gesture.id)
        return self.scroll.take(gesture)


def test_keys_reach_what_is_scrolled_out_of_view(kit: Kit) -> None:
    pilot, scene = Pilot(kit), Long()
    pilot.stack.push(scene)
    pilot.frame()
    assert "row:9" not in pilot.ids()
    for _ in range(9):
        pilot.key("down")
    assert pilot.stack.focus == "row:9"
    assert "row:9" in pilot.ids()
    pilot.key("return")
    assert scene.done == ["row:9"]
    for _ in range(10):
        pilot.key("tab")
    assert pilot.stack.focus == "row:19"
    pilot.key("tab", shift=True)
    assert pilot.stack.focus == "row:18"
    assert all(
        pilot.stack.metrics.window.union(spot.rect) == pilot.stack.metrics.window
        for spot in pilot.stack.spots
    )
