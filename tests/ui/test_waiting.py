"""A screen that takes long to open says so on the screen before, once, and leaves no trace of it."""

from __future__ import annotations

import pygame
import pytest

from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box, Metrics, Pixels
from fae_tabletop.ui.loop import Loop
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.theme import BODY
from fae_tabletop.ui.waiting import Opening
from fae_tabletop.ui.window import Window, WindowChoice


class Hours:
    """A clock on which so many seconds pass between two looks at it."""

    def __init__(self, pace: float) -> None:
        self.now, self.pace = 0.0, pace

    def __call__(self) -> float:
        self.now += self.pace
        return self.now


class Screen(Scene[None]):
    """A screen of one colour with some words."""

    def __init__(self, grey: int) -> None:
        super().__init__()
        self.grey = grey

    def build(self, page: Page) -> None:
        page.fill(page.screen, (self.grey, self.grey, self.grey, 255))
        for n in range(9):
            page.words(f"Word {self.grey} {n}", BODY, Box(20, 20 + 30 * n, 200, 30))


@pytest.mark.parametrize(("pace", "told"), [(0.001, 0), (0.1, 1)])
def test_only_what_takes_long_is_told_and_only_once(kit: Kit, pace: float, told: int) -> None:
    shown: list[Pixels] = []
    surface = pygame.Surface((1280, 720))
    metrics = Metrics(1280, 720)
    page = Page(kit, metrics, Look())
    Screen(40).build(page)
    opening = Opening(surface, kit, metrics, 0.0, Hours(pace), shown.append)
    opening.prepare(page.items[Layer.SETTLED], 0.0)
    assert len(shown) == told
    assert opening.shown == bool(told)
    assert (surface.get_at((640, 330)) != surface.get_at((5, 5))) == bool(told)
    for area in shown:
        assert Pixels(0, 0, 1280, 720).clip(area) == area


def test_the_sign_is_gone_once_the_screen_is_open(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pictures = []
    for pace in (0.0, 0.2):
        window = Window(WindowChoice(1280, 720), "test")
        stack = SceneStack(kit, Metrics(*window.size))
        stack.push(Screen(10))
        hours = Hours(pace)
        loop = Loop(window, stack, clock=hours, sleep=lambda seconds: None)
        loop.turn(0.0)
        stack.push(Screen(200))
        parts: list[Pixels] = []
        show = window.show
        monkeypatch.setattr(
            window, "show", lambda rects, show=show, parts=parts: (parts.extend(rects), show(rects))
        )
        loop.turn(1.0)
        assert (len(parts) == 2) == bool(pace), "the sign, then the screen"
        pictures.append(pygame.image.tobytes(window.surface, "RGB"))
    assert pictures[0] == pictures[1]
