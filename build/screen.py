"""A virtual screen of its own with a real pointer: Xvfb and XTest, to play the program as a person would."""

import os
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pygame
from Xlib import X, Xatom
from Xlib.display import Display
from Xlib.ext import xtest
from Xlib.protocol.event import ClientMessage

SETTLE = 0.03
"""Seconds between two acts of the pointer: a hand is not faster, and one frame must be able to pass."""


class NoScreen(Exception):
    """No virtual screen can be had, or no window came up on it; the message says why."""


class Screen:
    """One Xvfb, used in a with statement; ``name`` is what DISPLAY must be for programs to come up on it."""

    def __init__(self, width: int = 1280, height: int = 720) -> None:
        """Take a screen of ``width`` x ``height`` pixels."""
        self.size = (width, height)
        self.name = ""

    def __enter__(self) -> Self:
        """Start Xvfb on a number that it finds free itself. Raises NoScreen."""
        if not shutil.which("Xvfb"):
            raise NoScreen("Xvfb is not installed (Debian, Ubuntu: apt-get install xvfb).")
        width, height = self.size
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24"]
        command += ["-nolisten", "tcp", "-noreset", "-dpi", "96"]
        self._xvfb = subprocess.Popen(
            command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = ":" + number.readline().strip()
        if self.name == ":":
            self._xvfb.wait()
            raise NoScreen("Xvfb did not start.")
        self._display = Display(self.name)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Take the screen down."""
        self._display.close()
        self._xvfb.terminate()
        self._xvfb.wait(10)

    def place(self, patience: float) -> tuple[int, int]:
        """Return where the one window's picture begins, in screen pixels; waits ``patience`` seconds for it.

        Raises NoScreen.
        """
        end = time.monotonic() + patience
        while time.monotonic() < end:
            window = self._window()
            if window is not None:
                corner = window.translate_coords(self._display.screen().root, 0, 0)
                return -corner.x, -corner.y
            time.sleep(SETTLE)
        raise NoScreen(f"No window came up within {patience} seconds.")

    def move(self, x: int, y: int) -> None:
        """Move the pointer to a point of the screen, in pixels."""
        xtest.fake_input(self._display, X.MotionNotify, x=x, y=y)
        self._sent()

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Move there, press and release."""
        self.move(x, y)
        xtest.fake_input(self._display, X.ButtonPress, button)
        self._sent()
        xtest.fake_input(self._display, X.ButtonRelease, button)
        self._sent()

    def ask_to_close(self) -> None:
        """Ask the window to close, as its frame's cross does."""
        window = self._window()
        if window is not None:
            name = self._display.intern_atom
            data = (32, [name("WM_DELETE_WINDOW"), X.CurrentTime, 0, 0, 0])
            window.send_event(ClientMessage(window=window, client_type=name("WM_PROTOCOLS"), data=data))
            self._sent()

    def picture(self, target: Path) -> None:
        """Write what is on the screen as a PNG."""
        width, height = self.size
        image = self._display.screen().root.get_image(0, 0, width, height, X.ZPixmap, 0xFFFFFFFF)
        pygame.image.save(pygame.image.frombuffer(image.data, self.size, "BGRA").convert(24), target)

    def _window(self) -> Any:
        """Return the first visible window that has a name (an Xlib window, which has no type), or None."""
        for window in self._display.screen().root.query_tree().children:
            shown = window.get_attributes().map_state == X.IsViewable
            if shown and (
                window.get_full_text_property(Xatom.WM_NAME)
                or window.get_full_property(self._display.intern_atom("_NET_WM_NAME"), X.AnyPropertyType)
            ):
                return window
        return None

    def _sent(self) -> None:
        self._display.sync()
        time.sleep(SETTLE)
