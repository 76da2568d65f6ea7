"""A pilot that plays scenes without a window: it points at hotspots by their ids and lets time pass."""

from __future__ import annotations

from typing import Any

from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.inputs import (
    LEFT,
    RIGHT,
    Input,
    Key,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Text,
)
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.stack import Frame, SceneStack


class Pilot:
    """Holds a stack and a clock of its own; every act is followed by a frame."""

    def __init__(self, kit: Kit, scene: Scene[Any] | None = None, metrics: Metrics | None = None) -> None:
        self.stack = SceneStack(kit, metrics if metrics is not None else Metrics(1280, 720))
        self.now = 100.0
        self.stack.update(0.0, self.now)
        if scene is not None:
            self.stack.push(scene)
            self.frame()

    def frame(self) -> Frame:
        return self.stack.frame()

    def wait(self, seconds: float, step: float = 1 / 60) -> None:
        while seconds > 0:
            self.now += step
            self.stack.update(step, self.now)
            seconds -= step
        self.frame()

    def send(self, *found: Input) -> None:
        self.stack.handle(found, self.now)
        self.stack.update(0.0, self.now)
        self.frame()

    def spot(self, spot_id: str) -> Hotspot:
        found = self.stack.spots.get(spot_id)
        assert found is not None, f"{spot_id} is not among {[spot.id for spot in self.stack.spots]}"
        return found

    def place(self, spot_id: str) -> tuple[int, int]:
        x, y = self.spot(spot_id).rect.centre
        return int(x), int(y)

    def point(self, spot_id: str) -> None:
        self.now += 1.0
        self.send(PointerMoved(*self.place(spot_id)))

    def click(self, spot_id: str, button: int = LEFT) -> None:
        """A whole click, unhurried: the clock moves on first."""
        self.now += 1.0
        x, y = self.place(spot_id)
        self.send(PointerPressed(x, y, button))
        self.send(PointerReleased(x, y, button))

    def look(self, spot_id: str) -> None:
        self.click(spot_id, RIGHT)

    def key(self, name: str, *, shift: bool = False, ctrl: bool = False, alt: bool = False) -> None:
        self.now += 1.0
        self.send(Key(name, shift, ctrl, alt))

    def type(self, text: str) -> None:
        for character in text:
            self.send(Key(character), Text(character))

    def ids(self) -> list[str]:
        return [spot.id for spot in self.stack.spots]
