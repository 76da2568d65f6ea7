from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from threading import Event

import pygame
import pytest

from fae_tabletop.content.paths import assets_dir
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.inputs import (
    Exposed,
    FileDropped,
    FocusChanged,
    Input,
    Inputs,
    Key,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    Resized,
    key_of,
)
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.loop import AWAY, FAST, LONGEST, RESTS, STILL, Loop
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.trace import Trace
from fae_tabletop.ui.window import Window, WindowChoice


class Card(Scene[None]):
    """A card that can slide and a button that fails."""

    name = "card"

    def __init__(self) -> None:
        super().__init__()
        self.slides = False
        self.fails = False

    @property
    def moving(self) -> bool:
        return self.slides

    def build(self, page: Page) -> None:
        page.spot("button:fail", "button", "Fail", Box(10, 10, 100, 40))
        page.fill(Box(10, 10, 100, 40), (200, 100, 50, 255))

    def update(self, seconds: float) -> None:
        if self.fails:
            self.fails = False
            raise RuntimeError("the scene did something wrong")

    def handle(self, gesture: g.Gesture) -> bool:
        if isinstance(gesture, g.Back):
            self.close(None)
        return isinstance(gesture, g.Back)


class Script:
    """Inputs turn by turn."""

    def __init__(self, turns: Sequence[list[Input]] = ()) -> None:
        self.turns = list(turns)

    def read(self) -> list[Input]:
        return self.turns.pop(0) if self.turns else []


class Clock:
    """Time that passes while sleeping only."""

    def __init__(self) -> None:
        self.now = 50.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return Window(WindowChoice(1280, 720), "test")


def make(kit: Kit, window: Window, script: Script | None = None) -> tuple[Loop, Card, Clock]:
    card, clock = Card(), Clock()
    stack = SceneStack(kit, Metrics(*window.size))
    stack.push(card)
    loop = Loop(window, stack, source=script or Script(), clock=clock, sleep=clock.sleep)
    return loop, card, clock


def test_nothing_is_drawn_while_nothing_changes(kit: Kit, window: Window) -> None:
    loop, _, clock = make(kit, window)
    assert loop.turn(clock())
    for _ in range(50):
        clock.now += 0.05
        assert not loop.turn(clock())
    assert loop.frames == 1


def test_the_pace_follows_what_goes_on(kit: Kit, window: Window) -> None:
    loop, card, clock = make(kit, window)
    loop.turn(clock())
    assert loop.pace() == FAST
    clock.now += 2
    assert loop.pace() == STILL
    card.slides = True
    assert loop.pace() == FAST
    card.slides = False
    loop = make(kit, window, Script([[FocusChanged(False)]]))[0]
    loop.turn(clock())
    assert loop.pace() == AWAY


def test_a_hidden_window_draws_nothing_and_all_when_it_is_back(kit: Kit, window: Window) -> None:
    script = Script([[], [Exposed(False)], [PointerMoved(20, 20)], [Exposed()]])
    loop, _, clock = make(kit, window, script)
    drawn = []
    for _ in range(4):
        clock.now += 0.1
        drawn.append(loop.turn(clock()))
    assert drawn == [True, False, False, True]


def test_a_double_click_ends_at_the_screen_it_opened_however_long_that_takes_to_draw(
    kit: Kit, window: Window
) -> None:
    clicked: list[str] = []

    class Slow(Card):
        def build(self, page: Page) -> None:
            super().build(page)
            clock.now += 0.6

        def handle(self, gesture: g.Gesture) -> bool:
            if isinstance(gesture, g.Clicked):
                clicked.append(gesture.id)
            return True

    class Door(Card):
        def handle(self, gesture: g.Gesture) -> bool:
            if isinstance(gesture, g.Clicked):
                self.stack.replace(Slow())
            return True

    click: list[Input] = [PointerPressed(20, 20), PointerReleased(20, 20)]
    script = Script([[], click, click, [], click])
    loop, _, clock = make(kit, window, script)
    loop.stack.replace(Door())
    for _ in range(3):
        loop.turn(clock())
    assert isinstance(loop.stack.top, Slow)
    assert not clicked, "the second press waited while the screen was drawn"
    clock.now += 1.0
    loop.turn(clock())
    loop.turn(clock())
    assert clicked == ["button:fail"]


def test_the_loop_ends_when_the_last_scene_closes(kit: Kit, window: Window) -> None:
    loop, _, clock = make(kit, window, Script([[], [PointerMoved(5, 5)], [Key("escape")]]))
    loop.run()
    assert loop.stack.top is None
    assert clock.slept


def test_the_cross_asks_the_program(kit: Kit, window: Window) -> None:
    loop, _, _ = make(kit, window, Script([[], [QuitAsked()]]))
    loop.stack.on_quit = loop.stop
    loop.run()
    assert loop.stack.top is not None


def test_an_exception_in_a_scene_reaches_the_crash_hook_and_play_goes_on(kit: Kit, window: Window) -> None:
    loop, card, _ = make(kit, window)
    seen: list[Exception] = []

    def crashed(error: Exception) -> bool:
        seen.append(error)
        loop.stop()
        return True

    loop.on_crash = crashed
    card.fails = True
    loop.run()
    assert [str(error) for error in seen] == ["the scene did something wrong"]


def test_without_a_hook_the_exception_is_raised(kit: Kit, window: Window) -> None:
    loop, card, _ = make(kit, window)
    card.fails = True
    with pytest.raises(RuntimeError, match="something wrong"):
        loop.run()


def test_full_screen_and_back_keeps_the_size(kit: Kit, window: Window) -> None:
    loop, _, clock = make(kit, window)
    for _ in range(3):
        assert loop.window_key(Key("f11"))
        loop.turn(clock())
        assert loop.window_key(Key("return", alt=True))
        loop.turn(clock())
    assert not window.fullscreen
    assert window.size == (1280, 720)
    assert not loop.window_key(Key("return"))


def test_the_queue_is_read_into_our_words(window: Window) -> None:
    inputs = Inputs()
    inputs.read()
    post = pygame.event.post
    post(pygame.Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(1, 1), buttons=(0, 0, 0)))
    post(pygame.Event(pygame.MOUSEMOTION, pos=(7, 8), rel=(1, 1), buttons=(0, 0, 0)))
    post(pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="", scancode=0))
    post(pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="", scancode=0))
    post(pygame.Event(pygame.KEYUP, key=pygame.K_z, mod=0, unicode="", scancode=0))
    post(pygame.Event(pygame.DROPFILE, file="/home/ü/a match.jsonl"))
    post(pygame.Event(pygame.QUIT))
    assert inputs.read() == [
        PointerMoved(7, 8),
        Key("z", ctrl=True),
        Key("z", ctrl=True, again=True),
        KeyReleased("z"),
        FileDropped("/home/ü/a match.jsonl"),
        QuitAsked(),
    ]


@pytest.mark.parametrize(
    ("code", "character", "name"),
    [
        (pygame.K_ESCAPE, "", "escape"),
        (pygame.K_RETURN, "\r", "return"),
        (pygame.K_KP_ENTER, "\r", "return"),
        (pygame.K_SPACE, " ", "space"),
        (pygame.K_F11, "", "f11"),
        (pygame.K_PAGEDOWN, "", "page down"),
        (pygame.K_KP_PLUS, "+", "+"),
        (pygame.K_8, "+", "+"),
        (pygame.K_LEFTBRACKET, "[", "["),
    ],
)
def test_names_of_keys(code: int, character: str, name: str) -> None:
    assert key_of(code, 0, character).name == name


def test_a_fade_ends_on_the_pure_picture_and_then_nothing_is_drawn(kit: Kit, window: Window) -> None:
    loop, card, clock = make(kit, window)
    loop.fade = 0.2
    loop.turn(clock())
    other = Card()
    card.push(other)
    seen = []
    for _ in range(20):
        clock.now += 1 / 60
        loop.turn(clock())
        seen.append(pygame.image.tobytes(window.surface, "RGB"))
    assert not loop.turn(clock())
    loop.canvas.forget(layers=True)
    loop.draw()
    assert pygame.image.tobytes(window.surface, "RGB") == seen[-1]


def test_what_changes_during_a_fade_is_right_at_its_end(kit: Kit, window: Window) -> None:
    loop, card, clock = make(kit, window)
    loop.fade = 0.2
    loop.turn(clock())
    card.push(Card())
    for n in range(20):
        clock.now += 1 / 60
        if n == 5:
            loop.stack.toast("Something happened.", 60.0)
        loop.turn(clock())
    faded = pygame.image.tobytes(window.surface, "RGB")
    loop.canvas.forget(layers=True)
    loop.draw()
    assert pygame.image.tobytes(window.surface, "RGB") == faded


def test_a_still_screen_is_busy_until_its_pictures_are_there(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("fae_tabletop.ui.loop.SETTLE", 0.0)
    slow = open_kit(assets_dir(), strict=True, threads=1)
    let_go = Event()
    assert slow.pictures._pool is not None
    slow.pictures._pool.submit(let_go.wait)
    file = tmp_path / "trace.jsonl"

    class Portrait(Card):
        def build(self, page: Page) -> None:
            page.image("enthrone/portrait-king", Box(10, 10, 100, 120))

    stack = SceneStack(slow, Metrics(*window.size))
    stack.push(Portrait())
    clock = Clock()
    loop = Loop(window, stack, Trace(file), source=Script(), clock=clock, sleep=clock.sleep)
    loop.turn(clock())
    let_go.set()
    slow.pictures.settle(30.0)
    assert not slow.pictures.busy
    stack.top.change()  # type: ignore[union-attr] # it was just pushed
    clock.now += 0.05
    loop.turn(clock())
    told = [json.loads(line)["busy"] for line in file.read_text(encoding="utf-8").splitlines()]
    assert told == [True, False]


def test_sizes_that_are_gone_already_are_never_laid_out(
    kit: Kit, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script()
    loop, _, clock = make(kit, window, script)
    loop.turn(clock())
    laid_out: list[tuple[int, int]] = []
    loop.on_resize = lambda width, height: laid_out.append((width, height))
    for size in ((1100, 700), (1500, 900), (640, 400)):
        monkeypatch.setattr(pygame.display, "get_surface", lambda size=size: pygame.Surface(size))
        # What the queue tells may be older than the window.
        script.turns.append([Resized(1280, 720), Resized(1100, 700)])
        assert not loop.turn(clock()), "a picture of another size is shown in this one"
        clock.now += RESTS / 2
    clock.now += RESTS
    assert loop.turn(clock())
    assert laid_out == [(640, 400)]
    assert loop.stack.metrics.window[2:] == (640, 400)


def test_a_size_is_laid_out_before_somebody_clicks_into_it_and_in_a_long_pull(
    kit: Kit, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script([[]])
    loop, _, clock = make(kit, window, script)
    loop.turn(clock())
    monkeypatch.setattr(pygame.display, "get_surface", lambda: pygame.Surface((1100, 700)))
    script.turns.append([Resized(1100, 700), PointerPressed(5, 5, 1)])
    assert loop.turn(clock())
    assert loop.stack.metrics.width == 1100
    monkeypatch.setattr(pygame.display, "get_surface", lambda: pygame.Surface((1200, 700)))
    moments = 0
    while loop.stack.metrics.width != 1200:
        script.turns.append([Resized(1200, 700)])
        loop.turn(clock())
        clock.now += RESTS / 2
        moments += 1
        assert moments * RESTS / 2 < LONGEST + RESTS
