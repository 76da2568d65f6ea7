"""From inputs to intentions: clicks, looks, drags, slides and keys on hotspots, each told at most once."""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.ui.hotspots import Hotspot, Hotspots
from fae_tabletop.ui.inputs import LEFT, RIGHT, Key

SAME_PLACE = 12
"""Window pixels within which two presses count as one place."""

FRANTIC = 0.3
"""Seconds after a press, or after the screen that it opened came on show, within which another press at the same
place is part of the same click."""

DRAG_FROM = 6
"""Window pixels a press must travel to become a drag."""


@dataclass(frozen=True, slots=True)
class Clicked:
    """The hotspot was clicked, or done by Enter or Space. It may be one that is not enabled: tell why."""

    id: str


@dataclass(frozen=True, slots=True)
class Looked:
    """Right click or I: look closer. Never plays."""

    id: str | None


@dataclass(frozen=True, slots=True)
class Asked:
    """F1: help about the hotspot under the pointer or focused; None for help as such."""

    id: str | None


@dataclass(frozen=True, slots=True)
class Hovered:
    """The pointer or the focus is now on this hotspot."""

    id: str | None


@dataclass(frozen=True, slots=True)
class Dragged:
    """A hotspot is being dragged; (x, y) is the pointer in window pixels, `over` the hotspot beneath it."""

    id: str
    x: int
    y: int
    over: str | None


@dataclass(frozen=True, slots=True)
class Dropped:
    """A dragged hotspot was let go over another one."""

    id: str
    over: str


@dataclass(frozen=True, slots=True)
class DragLost:
    """A drag ended nowhere: let go outside, cancelled, or overtaken. The thing goes home."""

    id: str


@dataclass(frozen=True, slots=True)
class Slid:
    """The pointer holds an adjustable hotspot at this fraction of its width, and of its height, 0 to 1."""

    id: str
    across: float
    down: float


@dataclass(frozen=True, slots=True)
class LetGo:
    """The pointer let go of an adjustable hotspot; it stays as it was last slid."""

    id: str


@dataclass(frozen=True, slots=True)
class Stepped:
    """Left / right (or down / up) on an adjustable hotspot: -1 or 1; Page Up / Down: -4 or 4."""

    id: str
    steps: int


@dataclass(frozen=True, slots=True)
class Wheeled:
    """The wheel turned by `steps` (up is positive) over this hotspot."""

    id: str | None
    steps: float


@dataclass(frozen=True, slots=True)
class Typed:
    """Characters for the focused entry."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Edited:
    """An editing key (`backspace`, `delete`, `left`, `right`, `home`, `end`) for the focused entry."""

    id: str
    key: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """A key, told to the scene before anything else is done with it."""

    key: Key


@dataclass(frozen=True, slots=True)
class KeyUp:
    """A key was let go, by its name; None: the window lost the keyboard, so that no key counts as held."""

    name: str | None


@dataclass(frozen=True, slots=True)
class Back:
    """Escape, or a click `beside` everything: that one reaches only scenes that ask for it."""

    beside: bool = False


Gesture = (
    Clicked
    | Looked
    | Asked
    | Hovered
    | Dragged
    | Dropped
    | DragLost
    | Slid
    | LetGo
    | Stepped
    | Wheeled
    | Typed
    | Edited
    | Pressed
    | KeyUp
    | Back
)


class Pointing:
    """Follows the pointer over the hotspots and says what it means. Knows no clock: times are handed in.

    The promise: a click is told when press and release were on the same hotspot of the same generation
    (scene and prompt), and only once for any burst of presses at one place.
    """

    def __init__(self) -> None:
        self.at: tuple[int, int] | None = None
        self.hover: str | None = None
        self.press: str | None = None
        self.dragging: str | None = None
        self._generation: object = None
        self._from = (0, 0)
        self._last_press: tuple[float, int, int] | None = None
        self._shown_at: float | None = None
        self._outside = False

    def moved(self, spots: Hotspots, x: int, y: int) -> list[Gesture]:
        """The pointer is at (x, y), window pixels."""
        self.at = (x, y)
        told: list[Gesture] = []
        spot = spots.at(x, y)
        over = spot.id if spot else None
        held = spots.get(self.press)
        if held is not None and held.adjust:
            return [_slid(held, x, y)]
        if held is not None and held.drag and held.enabled and self.dragging is None:
            fx, fy = self._from
            if max(abs(x - fx), abs(y - fy)) >= DRAG_FROM:
                self.dragging = held.id
        if self.dragging is not None:
            told.append(Dragged(self.dragging, x, y, over if over != self.dragging else None))
        if over != self.hover:
            self.hover = over
            told.append(Hovered(over))
        return told

    def pressed(
        self, spots: Hotspots, x: int, y: int, button: int, now: float, generation: object
    ) -> list[Gesture]:
        """A button went down; `now` in seconds, `generation` stands for the scene and prompt on show."""
        told = self.moved(spots, x, y)
        spot = spots.at(x, y)
        if button == RIGHT:
            return [*told, Looked(spot.id if spot else None)]
        if button != LEFT:
            return told
        last = self._last_press
        self._last_press = (now, x, y)
        burst = (
            last is not None
            and now - max(last[0], self._shown_at or last[0]) < FRANTIC
            and max(abs(x - last[1]), abs(y - last[2])) <= SAME_PLACE
        )
        if burst and not (spot is not None and (spot.repeat or spot.adjust)):
            self.press, self._outside = None, False
            return told
        self._outside = spot is None
        if spot is not None:
            self.press, self._generation, self._from = spot.id, generation, (x, y)
            if spot.adjust and spot.enabled:
                told.append(_slid(spot, x, y))
        return told

    def released(self, spots: Hotspots, x: int, y: int, button: int, generation: object) -> list[Gesture]:
        """A button went up."""
        if button != LEFT:
            return []
        pressed, dragged, outside = self.press, self.dragging, self._outside
        self.press, self.dragging, self._outside = None, None, False
        told = self.moved(spots, x, y)
        spot = spots.at(x, y)
        fresh = generation == self._generation
        if dragged is not None:
            if fresh and spot is not None and spot.id != dragged and dragged in spots:
                return [*told, Dropped(dragged, spot.id)]
            # A drag that comes back to where it began was only a hesitating click.
            if fresh and spot is not None and spot.id == dragged:
                return [*told, DragLost(dragged), Clicked(dragged)]
            return [*told, DragLost(dragged)]
        held = spots.get(pressed)
        if held is not None and held.adjust and held.enabled:
            told.append(LetGo(held.id))
        elif pressed is not None and fresh and spot is not None and spot.id == pressed and not spot.adjust:
            told.append(Clicked(pressed))
        elif fresh and held is not None and held.drag and not held.enabled and spot is not None:
            # What cannot be moved now was pulled all the same: whoever is asked can tell why it stayed.
            told.append(Dropped(held.id, spot.id))
        elif outside and spot is None:
            told.append(Back(beside=True))
        return told

    def shown(self, now: float) -> None:
        """Another screen is on show since ``now``, in seconds: presses made while it was drawn come only later."""
        self._shown_at = now

    def lost(self) -> list[Gesture]:
        """The press is over and nobody knows where: nothing is clicked, a drag goes home."""
        dragged = self.dragging
        self.press, self.dragging, self._outside = None, None, False
        return [DragLost(dragged)] if dragged is not None else []

    def left(self) -> list[Gesture]:
        """The pointer left the window. A held button may still come back with it."""
        self.at = None
        if self.hover is None:
            return []
        self.hover = None
        return [Hovered(None)]

    def refresh(self, spots: Hotspots) -> list[Gesture]:
        """The hotspots changed under a resting pointer."""
        told: list[Gesture] = []
        if self.dragging is not None and self.dragging not in spots:
            told.extend(self.lost())
        spot = spots.at(*self.at) if self.at is not None else None
        over = spot.id if spot else None
        if over != self.hover:
            self.hover = over
            told.append(Hovered(over))
        return told


def _slid(spot: Hotspot, x: int, y: int) -> Slid:
    across = (x - spot.rect.x) / max(1, spot.rect.w)
    down = (y - spot.rect.y) / max(1, spot.rect.h)
    return Slid(spot.id, min(1.0, max(0.0, across)), min(1.0, max(0.0, down)))
