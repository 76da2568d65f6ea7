"""A hand that has only a keyboard: it knows where the focus is as a person does who sees the focus ring.

The focus is worked out from the hotspots of the trace by the rules that the toolkit promises: Tab goes through
the stops in their order, an arrow to the nearest thing that way.
"""

from __future__ import annotations

from collections import deque

from fae_tabletop.ui.geometry import Pixels
from fae_tabletop.ui.hotspots import Hotspot, Hotspots
from tests.support.pilot import SILENT, Pilot, Stuck

MOVES: dict[str, tuple[str, ...]] = {
    "tab": ("Tab",), "back": ("Tab", "Shift_L"), "left": ("Left",), "right": ("Right",), "up": ("Up",),
    "down": ("Down",),
}  # fmt: skip
"""The ways to move the focus, as X key names with what is held."""
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
FIRST = {
    "title": "game:enthrone",
    "new-game": "button:play",
    "draw-first": "fist:left",
    "result": "button:rematch",
}
"""What has the focus when a scene opens."""
NO_STOPS = ("panel:", "way:", "board:")
"""Things that are told and not stopped at."""


class Keyboard:
    """Goes to hotspots and does them. ``focus`` is where it is, None for nowhere."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.scene = ""
        self.focus: str | None = None

    def do(self, name: str) -> None:
        """Go to a hotspot and press Enter."""
        self.go(name)
        self.pilot.key("Return", silent=SILENT)
        self._look()

    def go(self, name: str) -> None:
        """Move the focus to a hotspot. Raises Stuck when no keys lead there."""
        self._look()
        for move in self._way(name):
            key, *held = MOVES[move]
            self.pilot.tap(key, *held)
        self.focus = name
        self.pilot.settle(silent=0.3)

    def _look(self) -> None:
        """Notice a new scene, and that what had the focus is gone."""
        pilot = self.pilot
        if pilot.scene != self.scene:
            self.scene = pilot.scene
            self.focus = FIRST.get(self.scene)
            if self.scene == "choose-identity":
                self.focus = next(spot.id for spot in pilot.spots("identity:") if spot.selected)
        elif self.scene == "draw-first" and pilot.has("button:go-on"):
            self.focus = "button:go-on"
        if self.focus is not None and self.focus not in self._spots():
            self.focus = None

    def _spots(self) -> Hotspots:
        """Return what is on the screen as the toolkit has it."""
        found = Hotspots()
        for spot in self.pilot.spots(enabled=False):
            told = spot.role in ("text", "scroll-bar") or spot.id.startswith(NO_STOPS)
            lies = spot.role in ("cell", "pawn") and not spot.enabled
            shown = spot.role == "tile" and self.scene == "choose-identity"
            stop = not (told or lies or shown)
            found.add(
                Hotspot(spot.id, spot.role, spot.label, Pixels(*map(int, spot.rect)), spot.enabled, tab=stop)
            )
        return found

    def _way(self, name: str) -> list[str]:
        """Return the shortest moves of the focus to a hotspot."""
        spots = self._spots()
        came: dict[str | None, tuple[str | None, str] | None] = {self.focus: None}
        front: deque[str | None] = deque([self.focus])
        while front and name not in came:
            here = front.popleft()
            for move in MOVES:
                there = (
                    spots.nearest(here, *ARROWS[move]) if move in ARROWS else spots.next(here, move == "back")
                )
                if there is not None and there not in came:
                    came[there] = (here, move)
                    front.append(there)
        if name not in came:
            raise Stuck(f"no keys lead from {self.focus} to {name}: {self.pilot.told()}")
        way: list[str] = []
        at: str | None = name
        while (step := came[at]) is not None:
            at, move = step
            way.append(move)
        return way[::-1]
