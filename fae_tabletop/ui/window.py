"""The program's window: opening it, another size, full screen, and what must be set before there is one."""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from fae_tabletop.ui.geometry import SMALLEST, Pixels
from fae_tabletop.ui.heap import give_back_early

INVISIBLE = ("offscreen", "dummy")


class NoDisplay(Exception):
    """No window can be opened; the message is one plain sentence with the remedy."""


@dataclass(frozen=True, slots=True)
class WindowChoice:
    """How the window opens: size in pixels, or the whole screen."""

    width: int = 1280
    height: int = 720
    fullscreen: bool = False


def prepare() -> None:
    """Set what must be set before the first call to the display. Call once, early.

    The window is shown through plain shared memory unless somebody chose otherwise: a software OpenGL in
    between makes every frame ten times as costly, and there is nothing here that a graphics card could speed
    up.
    """
    give_back_early()
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")


WINDOW_CLASS = "fae-tabletop"
"""What the window is called by the desktop; the desktop entry names it too."""


class Window:
    """The program's only window."""

    def __init__(self, choice: WindowChoice, title: str, icon: pygame.Surface | None = None) -> None:
        """Open it. Raises NoDisplay when there is no screen, or only an invisible one nobody asked for."""
        self._fullscreen = False
        prepare()
        # On being imported pygame has named the window after the file that was started.
        os.environ["SDL_VIDEO_X11_WMCLASS"] = WINDOW_CLASS
        asked = os.environ.get("SDL_VIDEODRIVER", "") or os.environ.get("SDL_VIDEO_DRIVER", "")
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(
                f"No window can be opened ({error}): start the program in a desktop session, "
                "or set DISPLAY to a running one."
            ) from error
        driver = pygame.display.get_driver()
        if driver in INVISIBLE and driver not in asked.split(","):
            pygame.display.quit()
            raise NoDisplay(
                f"There is no screen to show a window on (only the invisible driver {driver} is left): "
                "start the program in a desktop session, or set DISPLAY to a running one."
            )
        self._title, self._icon = title, icon
        self._dress()
        self._size = (max(SMALLEST[0], choice.width), max(SMALLEST[1], choice.height))
        self.surface = self._open(choice.fullscreen)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._fullscreen

    def set_fullscreen(self, on: bool) -> None:
        """Fill the screen, or go back to the earlier size."""
        if on == self._fullscreen:
            return
        if on:
            self._size = self.size
        self.surface = self._open(on)
        if not on and self.size != self._size:
            # Without a window manager nobody gives the old size back: a new window has it.
            pygame.display.quit()
            pygame.display.init()
            self._dress()
            self.surface = self._open(False)

    def set_size(self, width: int, height: int) -> None:
        """Give the window another size, in pixels; leaves full screen."""
        self._size = (max(SMALLEST[0], width), max(SMALLEST[1], height))
        self.surface = self._open(False)

    def resized(self) -> None:
        """The system gave the window another size: take the new surface."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self.surface = surface

    def show(self, rects: Sequence[Pixels]) -> None:
        """Bring these rectangles to the screen."""
        if len(rects) == 1 and rects[0][2:] == self.size:
            pygame.display.flip()
        elif rects:
            pygame.display.update(list(rects))

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _dress(self) -> None:
        pygame.display.set_caption(self._title)
        if self._icon is not None:
            pygame.display.set_icon(self._icon)

    def _open(self, fullscreen: bool) -> pygame.Surface:
        self._fullscreen = fullscreen
        if fullscreen:
            # The size of the desktop, not a mode of its own: no other program is disturbed.
            sizes = pygame.display.get_desktop_sizes()
            return self._mode(sizes[0] if sizes else self._size, pygame.FULLSCREEN)
        return self._mode(self._size, pygame.RESIZABLE)

    def _mode(self, size: tuple[int, int], flags: int) -> pygame.Surface:
        with warnings.catch_warnings():
            # A size other than asked for is no fault here: the layout follows the surface.
            warnings.simplefilter("ignore", RuntimeWarning)
            surface = pygame.display.set_mode(size, flags)
        pygame.key.set_repeat(420, 45)
        pygame.key.start_text_input()
        return surface
