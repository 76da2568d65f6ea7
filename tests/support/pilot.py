"""Plays the real program in a real window: a real pointer and keyboard, and eyes that read only the UI trace."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from screen import Screen
from Xlib import XK, X
from Xlib.display import Display
from Xlib.ext import xtest

ROOT = Path(__file__).resolve().parents[2]
PACKAGED = os.environ.get("FAE_PROGRAM")
PROGRAM = [PACKAGED] if PACKAGED else [sys.executable, "-m", "fae_tabletop"]
"""What is played: the source, or the packaged program that FAE_PROGRAM names."""
PATIENCE = 45.0
"""Seconds to wait for anything on a busy machine: a start, a bot's thought."""
HEARD = 6.0
"""Seconds after which a key that changed nothing is pressed again."""
QUIET = 0.25
"""Seconds without news after which the screen counts as settled, once there was any."""
SILENT = 15.0
"""Seconds without any news after which something that should change the screen counts as having no effect."""
SLOW = 2.0
"""Seconds that a click may take to show anything but that the pointer is there."""
GLANCE = 0.8
"""The same for what is not meant to change anything."""
STROKE = 0.02
"""Seconds between two acts of the hand."""
AIM = 0.08
"""Seconds between pointing at a thing and clicking it: what pointing alone changes is told by then."""


class Spot(NamedTuple):
    """A hotspot of the trace; ``rect`` is in pixels of the window."""

    id: str
    role: str
    label: str
    rect: tuple[float, float, float, float]
    enabled: bool
    selected: bool
    why_not: str | None

    @property
    def middle(self) -> tuple[int, int]:
        """The point to click, in pixels of the window."""
        x, y, width, height = self.rect
        return round(x + width / 2), round(y + height / 2)


class Stuck(AssertionError):
    """The program did not do what was waited for; the message tells what the trace said last."""


class Pilot:
    """A run of the program after another over the same folder; ``line`` is what the trace told last."""

    def __init__(self, screen: Screen, folder: Path, *arguments: str, window: tuple[int, int] = (1280, 720)):
        self.screen = screen
        self.folder = folder
        self.arguments = arguments
        self.window = window
        self.line: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self._display = Display(screen.name)
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = ""

    # -- the program ----------------------------------------------------------------------------------------

    def start(self, *arguments: str) -> Pilot:
        """Start the program with ``arguments``, or those given once for all, and wait until it has settled."""
        self.trace = self.folder / f"trace-{time.monotonic_ns()}.jsonl"
        self.trace.touch()
        self._file = self.trace.open(encoding="utf-8")
        self.line, self.lines, self._rest = {}, [], ""
        options = [] if "--speed" in arguments else ["--speed", "0"]
        options += [
            "--data-dir", str(self.folder / "data"), "--ui-trace", str(self.trace), "--mute",
            "--window", f"{self.window[0]}x{self.window[1]}",
        ]  # fmt: skip
        environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
        environment |= {"DISPLAY": self.screen.name, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
        self._said = (self.folder / "said.txt").open("ab")
        self._process = subprocess.Popen(
            [*PROGRAM, *(arguments or self.arguments), *options],
            cwd=ROOT, env=environment, stdout=self._said, stderr=self._said,
        )  # fmt: skip
        self.origin = self.screen.place(PATIENCE)
        self.settle()
        self._focus()
        return self

    def kill(self) -> None:
        """End the program as a power cut would."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(10)
        self._process = None

    def close(self) -> int:
        """Close the window as its cross does and return the exit status."""
        assert self._process is not None
        self.screen.ask_to_close()
        status = self._process.wait(10)
        self._process = None
        return status

    def ended(self, patience: float = 10.0) -> int:
        """Wait for the program to end by itself and return its exit status."""
        assert self._process is not None
        status = self._process.wait(patience)
        self._process = None
        return status

    def kill_bots(self) -> int:
        """End the program's bot processes as a crash would and return how many there were."""
        assert self._process is not None
        killed = 0
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parent = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1]
                words = (folder / "cmdline").read_bytes()
                if parent == str(self._process.pid) and b"spawn_main" in words:
                    os.kill(int(folder.name), signal.SIGKILL)
                    killed += 1
            except (FileNotFoundError, ProcessLookupError):
                continue  # it has just ended by itself
        return killed

    # -- the eyes -------------------------------------------------------------------------------------------

    @property
    def scene(self) -> str:
        """The scene on the screen."""
        return str(self.line.get("scene", ""))

    @property
    def prompt(self) -> str | None:
        """What is asked, in words."""
        asked = self.line.get("prompt")
        return None if asked is None else str(asked["text"])

    @property
    def announced(self) -> str:
        """What the screen announces."""
        return str(self.line.get("announce") or "")

    def spots(self, prefix: str = "", enabled: bool = True) -> list[Spot]:
        """Return the hotspots whose id begins with ``prefix``; only those that can be clicked, or all."""
        found = [Spot(**{**spot, "rect": tuple(spot["rect"])}) for spot in self.line.get("hotspots", ())]
        return [spot for spot in found if spot.id.startswith(prefix) and (spot.enabled or not enabled)]

    def spot(self, name: str) -> Spot:
        """Return the hotspot of that id. Raises Stuck when it is not on the screen."""
        for spot in self.spots(name, enabled=False):
            if spot.id == name:
                return spot
        raise Stuck(f"there is no {name}: {self.told()}")

    def has(self, name: str) -> bool:
        """Say whether a hotspot of that id can be clicked."""
        return any(spot.id == name for spot in self.spots(name))

    def settle(self, until: Callable[[], bool] | None = None, silent: float = SILENT) -> Pilot:
        """Wait until nothing is busy and no news comes (and ``until`` holds). Raises Stuck.

        Without any news this takes ``silent`` seconds.
        """
        end, quiet = time.monotonic() + PATIENCE, time.monotonic() + silent
        while time.monotonic() < end:
            if self._read():
                quiet = time.monotonic() + QUIET
            elif self.line and not self.line["busy"] and time.monotonic() > quiet and (not until or until()):
                return self
            elif self._process is not None and self._process.poll() is not None:
                said = (self.folder / "said.txt").read_text(encoding="utf-8", errors="replace")
                raise Stuck(f"the program ended with status {self._process.returncode}: {said[-2000:]}")
            else:
                time.sleep(0.01)
        raise Stuck(f"nothing came of it within {PATIENCE} seconds: {self.told()}")

    def told(self) -> str:
        """Return the last line of the trace in short."""
        spots = ", ".join(spot.id + ("" if spot.enabled else " (off)") for spot in self.spots(enabled=False))
        busy = self.line.get("busy")
        return f"scene {self.scene}, busy {busy}, prompt {self.prompt!r}, {self.announced!r}, [{spots}]"

    def picture(self, name: str) -> Path:
        """Write what is on the screen into the folder and return the file."""
        path = self.folder / f"{name}.png"
        self.screen.picture(path)
        return path

    def news(self) -> bool:
        """Take in whatever the trace has told meanwhile; say whether it told anything yet."""
        while self._read():
            pass
        return bool(self.line)

    def cpu_seconds(self) -> float:
        """Return the processor time that the program itself has used so far."""
        assert self._process is not None
        fields = (
            Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _read(self) -> bool:
        """Take in one more whole line of the trace; say whether there was one."""
        self._rest += self._file.readline()
        if not self._rest.endswith("\n"):
            return False
        self.line = json.loads(self._rest)
        self.lines.append(self.line)
        self._rest = ""
        return True

    # -- the hand -------------------------------------------------------------------------------------------

    def point(self, name: str) -> Spot:
        """Move the pointer onto a hotspot and wait until the screen has settled."""
        spot = self.spot(name)
        self._move(spot.middle)
        self.settle(silent=GLANCE)
        return spot

    def click(self, name: str, button: int = 1, times: int = 1, silent: float = SILENT) -> Spot:
        """Click a hotspot and wait until the screen has settled."""
        spot = self.press(name, button, times)
        before = (self.scene, self.prompt, self.announced, self.spots(enabled=False))
        self.settle(silent=silent)
        # What was told may have been the pointing alone, while a busy program still works on the click.
        late = time.monotonic() + min(silent, SLOW)
        while before == (self.scene, self.prompt, self.announced, self.spots(enabled=False)):
            if time.monotonic() > late:
                return spot
            self.news()
            time.sleep(0.01)
        self.settle(silent=QUIET)
        return spot

    def press(self, name: str, button: int = 1, times: int = 1) -> Spot:
        """Click a hotspot as soon as it is there and wait for nothing."""
        late = time.monotonic() + SILENT
        # A busy machine may show what the last click opened only after the screen seemed settled.
        while (
            not any(spot.id == name for spot in self.spots(name, enabled=False)) and time.monotonic() < late
        ):
            self.news()
            time.sleep(0.01)
        spot = self.spot(name)
        self._move(spot.middle)
        time.sleep(AIM)
        self.news()
        for _ in range(times):
            self._button(button, True)
            self._button(button, False)
        return spot

    def click_any(self, *names: str) -> Spot:
        """Click the first of these hotspots that can be clicked. Raises Stuck when none can."""
        for name in names:
            if self.has(name):
                return self.click(name)
        raise Stuck(f"none of {', '.join(names)} can be clicked: {self.told()}")

    def drag(self, name: str, to: str, steps: int = 8) -> None:
        """Press on a hotspot, move to another, and release there."""
        start, goal = self.spot(name).middle, self.spot(to).middle
        self._move(start)
        self._button(1, True)
        for step in range(1, steps + 1):
            self._move(
                (
                    start[0] + (goal[0] - start[0]) * step // steps,
                    start[1] + (goal[1] - start[1]) * step // steps,
                )
            )
        self._button(1, False)
        self.settle()

    def press_until(self, name: str, until: Callable[[], bool]) -> None:
        """Press on a hotspot and release only when ``until`` holds. Raises Stuck when it never does."""
        self._move(self.spot(name).middle)
        time.sleep(AIM)
        self._button(1, True)
        end = time.monotonic() + PATIENCE
        while not until():
            if time.monotonic() > end:
                raise Stuck(f"holding {name} did nothing: {self.told()}")
            self.news()
            time.sleep(0.01)
        self._button(1, False)
        self.settle(silent=GLANCE)

    def throw(self, name: str) -> None:
        """Press on a hotspot, pull it out of the window, and release there."""
        self._move(self.spot(name).middle)
        self._button(1, True)
        for step in range(1, 9):
            self._move((self.window[0] // 2, self.window[1] // 2 + step * self.window[1] // 8 - 40))
        self._move((self.window[0] + 60, self.window[1] + 60))
        self._button(1, False)
        self._move((self.window[0] // 2, 30))
        self.settle(silent=GLANCE)

    def key(self, name: str, *held: str, times: int = 1, silent: float = GLANCE) -> Pilot:
        """Press a key by its X name, with others held, and wait until the screen has settled."""
        for _ in range(times):
            self.tap(name, *held)
        return self.settle(silent=silent)

    def key_until(self, name: str, shown: Callable[[], bool]) -> Pilot:
        """Press a key until ``shown`` holds, and wait until the screen has settled. Raises Stuck.

        A window that was just opened anew is not there at once, and a key pressed meanwhile reaches nobody.
        """
        end = time.monotonic() + PATIENCE
        while not shown() and time.monotonic() < end:
            self.tap(name)
            heard = time.monotonic() + HEARD
            while not shown() and time.monotonic() < heard:
                self.news()
                time.sleep(0.01)
        return self.settle(shown, silent=QUIET)  # the news that it is shown has been taken in already

    def tap(self, name: str, *held: str) -> None:
        """Press and release a key by its X name, with others held, and wait for nothing."""
        codes = [self._code(key) for key in held]
        for code in codes:
            self._send(X.KeyPress, code)
        self._send(X.KeyPress, self._code(name))
        self._send(X.KeyRelease, self._code(name))
        for code in reversed(codes):
            self._send(X.KeyRelease, code)

    def hold(self, name: str, down: bool) -> None:
        """Press a key by its X name and keep it down, or let it go, and wait until the screen has settled."""
        self._send(X.KeyPress if down else X.KeyRelease, self._code(name))
        self.settle(silent=GLANCE)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size in pixels, in the corner of the screen, and wait until it shows it."""
        self.pull(width, height)
        self.settle(lambda: self.line["window"] == [width, height])
        self.origin = self.screen.place(PATIENCE)

    def pull(self, width: int, height: int) -> None:
        """Give the window another size and wait for nothing."""
        self._xwindow().configure(x=0, y=0, width=width, height=height)
        self._sent()

    def _move(self, point: tuple[int, int]) -> None:
        x, y = self.origin[0] + point[0], self.origin[1] + point[1]
        xtest.fake_input(self._display, X.MotionNotify, x=x, y=y)
        self._sent()

    def _button(self, number: int, down: bool) -> None:
        xtest.fake_input(self._display, X.ButtonPress if down else X.ButtonRelease, number)
        self._sent()

    def _send(self, kind: int, code: int) -> None:
        xtest.fake_input(self._display, kind, code)
        self._sent()

    def _sent(self) -> None:
        self._display.sync()
        time.sleep(STROKE)

    def _code(self, name: str) -> int:
        symbol = XK.string_to_keysym(name)
        code = self._display.keysym_to_keycode(symbol)
        if not symbol or not code:
            raise Stuck(f"this keyboard has no key {name}")
        return int(code)

    def _focus(self) -> None:
        """Give the window the keyboard; without a window manager nobody else does."""
        self._xwindow().set_input_focus(X.RevertToParent, X.CurrentTime)
        self._display.sync()
        time.sleep(STROKE)

    def _xwindow(self) -> Any:
        """Return the program's window (an Xlib window, which has no type)."""
        for window in self._display.screen().root.query_tree().children:
            attributes = window.get_attributes()
            if attributes.map_state == X.IsViewable and window.get_geometry().width > 1:
                return window
        raise Stuck("there is no window")


def ids(spots: Iterable[Spot]) -> list[str]:
    """Return the ids of some hotspots."""
    return [spot.id for spot in spots]
