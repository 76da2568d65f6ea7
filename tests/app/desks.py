"""The whole program without a screen: real scenes under the dummy driver, clicked by hotspot id."""

from functools import cache
from pathlib import Path

import pygame

from fae_tabletop.app.flows import SCREENS
from fae_tabletop.app.menus import MENUS
from fae_tabletop.app.options import Options
from fae_tabletop.app.program import App
from fae_tabletop.content.paths import assets_dir
from fae_tabletop.core.dice import Dice
from fae_tabletop.ui.audio import Audio
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.inputs import Input, Key, PointerMoved, PointerPressed, PointerReleased, QuitAsked
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.loop import Loop
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.theme import BODY_FACE
from fae_tabletop.ui.window import Window, WindowChoice
from tests.app.houses import AtOnce, TestClock, house

STEP = 0.05


@cache
def _decoded() -> list[tuple[Kit, pygame.Font]]:
    """Where the kit is kept from test to test, with a font as old as its own."""
    return []


def _kit() -> Kit:
    """The pictures, decoded once for all tests; anew after a test that closed pygame, and all fonts with it."""
    kept = _decoded()
    try:
        if kept:
            kept[0][1].size("a")
            return kept[0][0]
    except pygame.error:
        kept.clear()
    kit = open_kit(assets_dir(), threads=0)
    kept.append((kit, pygame.Font(assets_dir() / "fonts" / f"{BODY_FACE}.ttf", 12)))
    return kit


class Hand:
    """A source of inputs that a test fills."""

    def __init__(self) -> None:
        self.waiting: list[Input] = []

    def read(self) -> list[Input]:
        found, self.waiting = self.waiting, []
        return found


class Desk:
    """An app on a folder; every act lets a little time pass."""

    def __init__(self, folder: Path, options: Options | None = None, bots: AtOnce | None = None) -> None:
        self.house = house(folder, bots)
        self.hand = Hand()
        self.now = 1000.0
        self.window = Window(WindowChoice(1280, 720), "Fae Tabletop")
        stack = SceneStack(_kit(), Metrics(*self.window.size, 1.0))
        self.loop = Loop(self.window, stack, source=self.hand, clock=lambda: self.now, sleep=self._sleep)
        audio = Audio(assets_dir() / "sounds")
        self.app = App(self.house, options or Options(speed=0.0), self.loop, audio, SCREENS, MENUS)

    def _sleep(self, seconds: float) -> None:
        self.now += seconds

    @property
    def scene(self) -> str:
        return self.loop.stack.frame().shown.scene

    @property
    def announced(self) -> str:
        return self.loop.stack.frame().shown.announce or ""

    def spots(self, prefix: str = "") -> list[Hotspot]:
        return [
            spot
            for spot in self.loop.stack.frame().shown.hotspots
            if spot.id.startswith(prefix) and spot.enabled
        ]

    def turn(self, times: int = 1) -> None:
        for _ in range(times):
            self.now += STEP
            assert isinstance(self.house.clock, TestClock)
            self.house.clock.now += STEP
            self.loop.turn(self.now)

    def send(self, *inputs: Input) -> None:
        self.now += 1.0
        self.hand.waiting += inputs
        self.turn()

    def click(self, spot_id: str) -> None:
        spot = next((spot for spot in self.spots(spot_id) if spot.id == spot_id), None)
        assert spot is not None, f"{spot_id} is not among {[one.id for one in self.spots()]} of {self.scene}"
        x, y = (int(place) for place in spot.rect.centre)
        self.send(PointerMoved(x, y))
        self.send(PointerPressed(x, y))
        self.send(PointerReleased(x, y))
        self.turn(2)

    def key(self, name: str) -> None:
        self.send(Key(name))
        self.turn()

    def close_window(self) -> None:
        self.send(QuitAsked())

    def play_a_move(self, dice: Dice) -> None:
        """Take a random tile to a random space, whatever is lit; answer questions with yes."""
        if any(spot.id == "button:yes" for spot in self.spots()):
            self.click("button:yes")
        elif any(spot.id == "button:pass" for spot in self.spots()):
            self.click("button:pass")
        else:
            table = self.loop.stack.top
            command = dice.choice(table.chair.commands)  # type: ignore[union-attr] # the table is on top
            for ref in command.picks():
                self.click(ref.id)
        self.turn(2)
