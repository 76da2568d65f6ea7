"""The only reader of the pygame queue: what happened at mouse, keyboard and window, in our own words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import pygame

LEFT, MIDDLE, RIGHT = 1, 2, 3


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is at (x, y), window pixels. `held`: the left button is down."""

    x: int
    y: int
    held: bool = False


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A button (`LEFT`, `MIDDLE`, `RIGHT`) went down at (x, y), window pixels."""

    x: int
    y: int
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A button went up at (x, y), window pixels; the point may lie outside the window."""

    x: int
    y: int
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class PointerLost:
    """A press whose release never came: the button was found up. A drag must go home."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel was turned by `steps` (up is positive) with the pointer at (x, y)."""

    x: int
    y: int
    steps: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down. `name` as in `escape`, `return`, `space`, `tab`, `left`, `f11`, `a`, `+`.

    `again`: it repeats because it is held.
    """

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    again: bool = False


@dataclass(frozen=True, slots=True)
class KeyReleased:
    """A key went up; `name` as in Key."""

    name: str


@dataclass(frozen=True, slots=True)
class Text:
    """Characters were typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has a new size, in pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class FocusChanged:
    """The window came to the front (True) or lost the keyboard (False)."""

    focused: bool


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window was covered or hidden and must be drawn anew; `visible` is False while it is gone."""

    visible: bool = True


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file was let go over the window; `path` as the system tells it."""

    path: str


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """The window's cross, or the system, asks to close."""


Input = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | PointerLeft
    | PointerLost
    | Wheel
    | Key
    | KeyReleased
    | Text
    | Resized
    | FocusChanged
    | Exposed
    | FileDropped
    | QuitAsked
)

_NAMES = {
    "enter": "return",
    "keypad enter": "return",
    "[+]": "+",
    "[-]": "-",
    "left shift": "shift",
    "right shift": "shift",
    "left ctrl": "ctrl",
    "right ctrl": "ctrl",
    "left alt": "alt",
    "right alt": "alt",
}


class Source(Protocol):
    """Where inputs come from: the window, or a test."""

    def read(self) -> list[Input]:
        """Everything since the last call, oldest first."""
        ...


class Inputs:
    """Reads the pygame queue. Several moves in one batch become the last one."""

    def __init__(self) -> None:
        self._held = False
        self._keys: set[int] = set()
        self._at = (0, 0)

    def read(self) -> list[Input]:
        """Everything since the last call, oldest first. The display must be open."""
        found: list[Input] = []
        for event in pygame.event.get():
            told = self._tell(event)
            if told is None:
                continue
            if isinstance(told, PointerMoved) and found and isinstance(found[-1], PointerMoved):
                found[-1] = told
            else:
                found.append(told)
        if self._held and pygame.mouse.get_focused() and not pygame.mouse.get_pressed()[0]:
            self._held = False
            found.append(PointerLost())
        return found

    def _tell(self, event: pygame.Event) -> Input | None:
        match event.type:
            case pygame.MOUSEMOTION:
                self._at = event.pos
                return PointerMoved(event.pos[0], event.pos[1], bool(event.buttons[0]))
            case pygame.MOUSEBUTTONDOWN if event.button in (LEFT, MIDDLE, RIGHT):
                self._held = self._held or event.button == LEFT
                return PointerPressed(event.pos[0], event.pos[1], event.button)
            case pygame.MOUSEBUTTONUP if event.button in (LEFT, MIDDLE, RIGHT):
                self._held = self._held and event.button != LEFT
                return PointerReleased(event.pos[0], event.pos[1], event.button)
            case pygame.MOUSEWHEEL:
                return Wheel(self._at[0], self._at[1], float(event.precise_y))
            case pygame.KEYDOWN:
                again = event.key in self._keys
                self._keys.add(event.key)
                return key_of(event.key, event.mod, event.unicode, again)
            case pygame.KEYUP:
                self._keys.discard(event.key)
                return KeyReleased(name_of(event.key))
            case pygame.TEXTINPUT:
                return Text(event.text)
            case pygame.WINDOWSIZECHANGED:
                return Resized(event.x, event.y)
            case pygame.WINDOWFOCUSGAINED:
                return FocusChanged(True)
            case pygame.WINDOWFOCUSLOST:
                # Releases that happen elsewhere are never told: forget what was held.
                self._keys.clear()
                return FocusChanged(False)
            case pygame.WINDOWLEAVE:
                return PointerLeft()
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWMAXIMIZED:
                return Exposed()
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                return Exposed(False)
            case pygame.DROPFILE:
                return FileDropped(event.file)
            case pygame.QUIT:
                return QuitAsked()
            case _:
                pass
        return None


def name_of(code: int) -> str:
    """A pygame key code as the name of our Key."""
    name = pygame.key.name(code)
    return _NAMES.get(name, name)


def key_of(code: int, modifiers: int, character: str, again: bool = False) -> Key:
    """A pygame key code with its modifiers as our Key; `character` names keys that depend on the layout."""
    name = name_of(code)
    if character in ("+", "-", "?", "="):
        name = character
    return Key(
        name,
        shift=bool(modifiers & pygame.KMOD_SHIFT),
        ctrl=bool(modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        alt=bool(modifiers & pygame.KMOD_ALT),
        again=again,
    )
