"""Drops a file on a window as a file manager does, by the XDND protocol (version 5)."""

from __future__ import annotations

import time
from pathlib import Path

from Xlib import X
from Xlib.display import Display
from Xlib.protocol import event
from Xlib.xobject.drawable import Window

PATIENCE = 10.0
"""Seconds within which the window must have taken the file."""


def xdnd_window(display: Display) -> Window:
    """Return the first window that takes drops. Raises LookupError."""
    aware = display.intern_atom("XdndAware")
    waiting = [display.screen().root]
    while waiting:
        window = waiting.pop()
        waiting += window.query_tree().children
        if window.get_full_property(aware, X.AnyPropertyType):
            return window
    raise LookupError("no window takes drops")


def drop(name: str, file: Path) -> None:
    """Drop ``file`` in the middle of the window on the display ``name``; returns once it was fetched."""
    display = Display(name)
    try:
        _Drag(display, xdnd_window(display), file).run()
    finally:
        display.close()


class _Drag:
    def __init__(self, display: Display, target: Window, file: Path) -> None:
        self.display = display
        self.target = target
        self.uri = f"{file.as_uri()}\r\n".encode()
        root = display.screen().root
        self.source = root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        self.selection = display.intern_atom("XdndSelection")
        self.kind = display.intern_atom("text/uri-list")
        size = target.get_geometry()
        place = root.translate_coords(target, size.width // 2, size.height // 2)
        self.at = abs(place.x) << 16 | abs(place.y)

    def run(self) -> None:
        copy = self.display.intern_atom("XdndActionCopy")
        self.source.set_selection_owner(self.selection, X.CurrentTime)
        self._tell("XdndEnter", 5 << 24, self.kind, 0, 0)
        self._tell("XdndPosition", 0, self.at, X.CurrentTime, copy)
        self._until("XdndStatus")
        self._tell("XdndDrop", 0, X.CurrentTime, 0, 0)
        self._until("XdndFinished")

    def _tell(self, what: str, *data: int) -> None:
        self.target.send_event(
            event.ClientMessage(
                window=self.target,
                client_type=self.display.intern_atom(what),
                data=(32, (self.source.id, *data)),
            )
        )
        self.display.flush()

    def _until(self, what: str) -> None:
        """Answer what the window asks for until it says ``what``. Raises TimeoutError."""
        wanted = self.display.intern_atom(what)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            while self.display.pending_events():
                told = self.display.next_event()
                if told.type == X.SelectionRequest:
                    self._hand_over(told)
                elif told.type == X.ClientMessage and told.client_type == wanted:
                    return
            time.sleep(0.02)
        raise TimeoutError(f"the window never said {what}")

    def _hand_over(self, asked: event.SelectionRequest) -> None:
        asked.requestor.change_property(asked.property, self.kind, 8, self.uri)
        asked.requestor.send_event(
            event.SelectionNotify(
                time=asked.time, requestor=asked.requestor, selection=asked.selection,
                target=asked.target, property=asked.property,
            )
        )  # fmt: skip
        self.display.flush()
