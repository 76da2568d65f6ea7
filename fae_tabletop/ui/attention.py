"""Attention: where pointer and keyboard focus are, and which gestures an input means because of that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui import inputs as i
from fae_tabletop.ui.hotspots import Hotspot, Hotspots
from fae_tabletop.ui.page import Look
from fae_tabletop.ui.scenes import Scene

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
EDITING = ("backspace", "delete", "left", "right", "home", "end")
OPENING = 0.5
"""Seconds after the start in which the first word of the pointer is only where it rests."""


class Attention(ABC):
    """Turns inputs into gestures for the scene on top, by the hotspots of the frame that is on show."""

    def __init__(self) -> None:
        self.spots = Hotspots()
        self.moved_by_keyboard = True
        self.on_key: Callable[[i.Key], bool] = lambda key: False
        """Keys of the whole program, asked after the scene: full screen, mute, text size."""
        self.on_quit: Callable[[], None] = lambda: None
        """The window's cross was clicked."""
        self.on_help: Callable[[str | None], None] = lambda topic: None
        """F1 on a screen that does not answer it itself; takes the hotspot's id, or None."""
        self.on_file: Callable[[str], None] = lambda path: None
        """A file was let go over the window."""
        self._pointing = g.Pointing()
        self._focus: str | None = None
        self._seen: object = None
        self._on_show: Scene[Any] | None = None
        self._now = 0.0
        self._opened: float | None = None
        self._last_do: tuple[str, float] | None = None
        self._stale = True

    @property
    @abstractmethod
    def top(self) -> Scene[Any] | None:
        """The scene that is asked, or None when all are closed."""

    @abstractmethod
    def _tell(self, told: Sequence[g.Gesture]) -> None:
        """Hand gestures to the scene on top."""

    @abstractmethod
    def _check(self) -> None:
        """Notice what an input has changed."""

    # -- where things are -----------------------------------------------------------------------------------

    @property
    def focus(self) -> str | None:
        """The hotspot that has the keyboard focus, shown or not."""
        return self._focus

    @focus.setter
    def focus(self, spot_id: str | None) -> None:
        if spot_id != self._focus:
            self._focus = spot_id
            self._stale = True

    @property
    def pointer(self) -> tuple[int, int] | None:
        """Where the pointer is, window pixels; None outside the window."""
        return self._pointing.at

    def look(self) -> Look:
        """What pointer and focus are on."""
        pointing = self._pointing
        spot = self.spots.get(self._focus)
        ring = self.moved_by_keyboard or (spot is not None and spot.role == "entry")
        over = (
            pointing.hover if pointing.dragging is not None and pointing.hover != pointing.dragging else None
        )
        hover = pointing.hover if not self.moved_by_keyboard else None
        return Look(hover, pointing.press, self._focus if ring else None, pointing.dragging, over)

    # -- inputs ---------------------------------------------------------------------------------------------

    @property
    def generation(self) -> object:
        """Changes whenever another scene or another prompt is up."""
        top = self.top
        if top is None:
            return None
        prompt = top.prompt
        return id(top), prompt.id if prompt else None

    def presented(self, now: float) -> None:
        """The frame last built is on show since ``now``, in seconds."""
        if self.top is not self._on_show:
            self._on_show = self.top
            self._pointing.shown(now)

    def handle(self, found: Sequence[i.Input], now: float) -> None:
        """Act on inputs, oldest first; `now` in seconds.

        Presses and keys that were made for what was on show before an earlier one of them changed it are
        dropped.
        """
        self._now = now
        self._opened = now if self._opened is None else self._opened
        for event in found:
            self._handle(event)
            self._check()

    def _handle(self, event: i.Input) -> None:
        pointing = self._pointing
        fresh = self._seen is None or self.generation == self._seen
        match event:
            case i.PointerMoved(x, y):
                # A window that opens under a resting pointer is told where it is: nobody has moved anything.
                resting = pointing.at is None and self._now < (self._opened or 0.0) + OPENING
                if not resting and pointing.at != (x, y):
                    self.moved_by_keyboard = False
                self._tell(pointing.moved(self.spots, x, y))
                if self.top is not None and self.top.follows:
                    self.top.change()
                    self._stale = True
            case i.PointerPressed(x, y, button) if fresh:
                self.moved_by_keyboard = False
                told = pointing.pressed(self.spots, x, y, button, self._now, self.generation)
                if button == i.LEFT and pointing.press is not None:
                    self.focus = pointing.press
                self._tell(told)
            case i.PointerReleased(x, y, button):
                self._tell(pointing.released(self.spots, x, y, button, self.generation))
            case i.PointerLost():
                self._tell(pointing.lost())
            case i.FocusChanged(False):
                self._tell([*pointing.lost(), g.KeyUp(None)])
            case i.KeyReleased(name):
                self._tell([g.KeyUp(name)])
            case i.PointerLeft():
                self._tell(pointing.left())
            case i.Wheel(x, y, steps):
                self._tell([g.Wheeled(self._scroll_at(x, y), steps)])
            case i.Key() if fresh:
                self._key(event)
            case i.Text(text):
                spot = self.spots.get(self._focus)
                if spot is not None and spot.role == "entry" and spot.enabled:
                    self._tell([g.Typed(spot.id, text)])
            case i.FileDropped(path):
                self._stale = True
                self.on_file(path)
            case i.QuitAsked():
                self.on_quit()
            case _:
                pass

    def _scroll_at(self, x: int, y: int) -> str | None:
        areas = [s for s in self.spots if s.role == "scroll" and s.rect.contains(x, y)]
        return areas[-1].id if areas else self._pointing.hover

    def _key(self, key: i.Key) -> None:
        focused = self.spots.get(self._focus)
        typing = focused is not None and focused.role == "entry" and focused.enabled
        if typing and focused is not None and not key.ctrl and not key.alt:
            if key.name in EDITING:
                self._tell([g.Edited(focused.id, key.name)])
                return
            if len(key.name) == 1:
                return
        top = self.top
        if top is None:
            return
        self._stale = True
        if top.handle(g.Pressed(key)) or self.on_key(key):
            return
        self._default_key(key, focused)

    def _default_key(self, key: i.Key, focused: Hotspot | None) -> None:
        if key.name == "tab":
            self._go(self.spots.next(self._focus, back=key.shift))
        elif key.name in ARROWS:
            self._arrow(key.name, focused)
        elif key.name in ("page up", "page down") and focused is not None:
            self._tell([g.Stepped(focused.id, -4 if key.name == "page up" else 4)])
        elif key.name in ("return", "space"):
            if not key.again:
                self._do(focused, key.name == "return")
        elif key.name == "escape":
            if not key.again:
                self._tell([*self._pointing.lost(), g.Back()])
        elif key.name == "f1" and not key.again:
            self._ask()
        elif key.name == "i" and not key.again:
            self._tell([g.Looked(self._subject())])

    def _ask(self) -> None:
        subject, top = self._subject(), self.top
        if top is not None and not top.handle(g.Asked(subject)):
            self.on_help(subject)

    def _arrow(self, name: str, focused: Hotspot | None) -> None:
        dx, dy = ARROWS[name]
        upright = focused is not None and focused.role == "scroll"
        if focused is not None and focused.adjust and bool(dy if upright else dx):
            self._tell([g.Stepped(focused.id, dy if upright else dx)])
            return
        target = self.spots.nearest(self._focus, dx, dy)
        if target is not None:
            self._go(target)

    def _go(self, target: str | None) -> None:
        self.moved_by_keyboard = True
        self.focus = target
        top = self.top
        if top is not None and top._page is not None and target in top._page.reveals:
            top._page.reveals[target]()
            top.change()
        self._tell([g.Hovered(target)])

    def _do(self, focused: Hotspot | None, default_too: bool) -> None:
        self.moved_by_keyboard = True
        spot = focused if focused is not None else (self.spots.default() if default_too else None)
        if spot is None:
            return
        last = self._last_do
        self._last_do = (spot.id, self._now)
        if last is not None and last[0] == spot.id and self._now - last[1] < g.FRANTIC and not spot.repeat:
            return
        self._tell([g.Clicked(spot.id)])

    def _subject(self) -> str | None:
        return self._focus if self.moved_by_keyboard else self._pointing.hover
