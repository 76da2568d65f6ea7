"""The frame clock: what came in is handed on, and the window is drawn only when something changed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

import pygame

from fae_tabletop.ui.drawing import Canvas
from fae_tabletop.ui.fade import LARGEST, Crossfade
from fae_tabletop.ui.geometry import Metrics, Pixels
from fae_tabletop.ui.inputs import Exposed, FocusChanged, Input, Inputs, Key, PointerPressed, Resized, Source
from fae_tabletop.ui.stack import Frame, SceneStack
from fae_tabletop.ui.trace import Trace
from fae_tabletop.ui.waiting import Opening
from fae_tabletop.ui.window import Window

FAST, STILL, AWAY = 1 / 60, 1 / 20, 1 / 5
"""Seconds between looks at the queue: things move, nothing moves, nobody looks."""

LIVELY = 1.0
"""Seconds after an input during which the queue is read at the fast rate."""

MISSING_SECONDS = 8.0
"""Seconds for which it is said that something of the pictures is missing."""

TIDY_AFTER = 1.5
"""Seconds after a screen has opened until what only earlier ones needed is forgotten."""

RESTS, LONGEST = 0.15, 0.40
"""Seconds a new size must have stood before it is laid out, and the longest that a steady pull may put it off."""

SETTLE = 0.30
"""Seconds the first frame of a scene may wait for its pictures."""


class Loop:
    """Reads inputs, lets time pass, draws what changed, sleeps.

    `on_crash` gets an exception from any scene and returns whether to go on;
    without it exceptions are raised. `every` is called once per turn of the loop (polling bots).
    """

    def __init__(
        self,
        window: Window,
        stack: SceneStack,
        trace: Trace | None = None,
        *,
        source: Source | None = None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.window = window
        self.stack = stack
        self.canvas = Canvas(stack.kit)
        self.trace = trace if trace is not None else Trace(None)
        self.on_crash: Callable[[Exception], bool] | None = None
        self.on_resize: Callable[[int, int], None] = lambda width, height: None
        self.every: Callable[[], None] = lambda: None
        self.frames = 0
        self.fade = 0.0
        """Seconds that the change from one scene to another takes; 0 for none."""
        self._crossfade: Crossfade | None = None
        self._top: object = None
        self._missing = 0
        self._source: Source = source if source is not None else Inputs()
        self._clock = clock
        self._sleep = sleep
        self._running = False
        self._visible = True
        self._focused = True
        self._last_input = clock()
        self._last_turn = clock()
        self._turn_began = clock()
        self._base: object = None
        self._tidy_at: float | None = None
        self._resizing: tuple[float, float] | None = None
        """When the size began to change and when it last did; None while what is laid out is the window's size."""

    def run(self) -> None:
        """Go on until the stack is empty or `stop` is called."""
        self._running = True
        while self._running and self.stack.top is not None:
            began = self._clock()
            try:
                self.turn(began)
            except Exception as error:
                # Whatever a scene did wrong, the match is on disk: the person decides what happens next.
                if self.on_crash is None or not self.on_crash(error):
                    raise
            rest = self.pace() - (self._clock() - began)
            if rest > 0 and self._running:
                self._sleep(rest)

    def stop(self) -> None:
        """Leave `run` after this turn."""
        self._running = False

    def pace(self) -> float:
        """Seconds between two turns, for what goes on now."""
        if not self._visible or not self._focused:
            return FAST if self._visible and self.stack.moving else AWAY
        if (
            self.stack.moving
            or self._crossfade is not None
            or self._clock() - self._last_input < LIVELY
            or self.stack.kit.pictures.busy
        ):
            return FAST
        return STILL

    def turn(self, now: float) -> bool:
        """One turn: inputs, time, and a frame if anything changed; returns whether something was drawn."""
        stack = self.stack
        self._turn_began = self._clock()
        found = self._source.read()
        self._window_inputs(found, now)
        self._settle_size(found, now)
        if found:
            self._last_input = now
            stack.handle(found, now)
        # A long pause (a dragged window, a sleeping machine) must not make motions jump to their end.
        seconds = min(0.25, max(0.0, now - self._last_turn))
        self._last_turn = now
        self.every()
        stack.update(seconds, now)
        if self._tidy_at is not None and now >= self._tidy_at and not stack.kit.pictures.busy:
            self._tidy_at = None
            stack.kit.tidy(self.canvas.shown)
        return self.draw()

    def draw(self) -> bool:
        """Draw a frame if anything changed; returns whether something was drawn."""
        stack = self.stack
        fresh = stack.kit.pictures.poll()
        still = not stack.stale and not fresh and not self.canvas.whole
        if (still and self._crossfade is None) or not self._visible or stack.top is None:
            return False
        if self._resizing is not None:
            # What is laid out is for another size: nothing of it may stand in this one.
            self.canvas.forget()
            return False
        screen = self.window.surface
        self._begin_fade(screen)
        if self._crossfade is not None:
            self._crossfade.restore(screen)
        drawn = True if still else self._draw_frame(screen, fresh)
        if self._crossfade is not None:
            if not self._crossfade.blend(screen, self._clock()):
                self._crossfade = None
            self.window.show([Pixels(0, 0, *screen.get_size())])
        return drawn

    def _begin_fade(self, screen: pygame.Surface) -> None:
        """Another scene is on top: fade to it, unless nothing was shown yet or the window is too large."""
        top = self.stack.top
        if top is self._top:
            return
        first, self._top = self._top is None, top
        if self.fade > 0 and not first and screen.get_width() * screen.get_height() <= LARGEST:
            self._crossfade = Crossfade(screen, self.fade, self._clock())

    def _draw_frame(self, screen: pygame.Surface, fresh: set[str]) -> bool:
        stack = self.stack
        frame = stack.frame()
        if stack.base is not self._base:
            fresh |= self._open(screen, frame)
        rects = self.canvas.show(screen, frame.table, frame.settled, frame.above, fresh)
        if self._crossfade is None:
            self.window.show(rects)
        stack.presented(self._clock())
        self.frames += bool(rects)
        self._tell_missing()
        # What a person sees is not there yet while its pictures are on their way.
        shown = replace(frame.shown, busy=frame.shown.busy or stack.kit.pictures.busy)
        self.trace.write(shown, stack.moving)
        return bool(rects)

    def _open(self, screen: pygame.Surface, frame: Frame) -> set[str]:
        """Make ready what another screen shows; its pictures come with it, not one by one.

        The first look at a screen is worth a moment, and one that takes longer is told of.
        """
        first, self._base = self._base is None, self.stack.base
        self._tidy_at = self._clock() + TIDY_AFTER
        kit = self.stack.kit
        self.canvas.ask(frame.table, frame.settled, frame.above)
        if first:
            # Nothing is on the window yet that a sign could lie on.
            return kit.pictures.settle(SETTLE)
        opening = Opening(
            screen,
            kit,
            self.stack.metrics,
            self._turn_began,
            self._clock,
            lambda area: self.window.show([area]),
        )
        fresh = opening.prepare((*frame.table, *frame.settled, *frame.above), SETTLE)
        if opening.shown:
            self.canvas.forget()
        return fresh

    def _tell_missing(self) -> None:
        missing = self.stack.kit.missing
        if len(missing) > self._missing:
            self._missing = len(missing)
            last = next(reversed(missing.values()))
            self.stack.toast(f"{last} Something plain stands for it.", MISSING_SECONDS)

    def toggle_fullscreen(self) -> None:
        """F11."""
        self.window.set_fullscreen(not self.window.fullscreen)
        self._new_size()

    def set_size(self, width: int, height: int) -> None:
        """Give the window a size in pixels; leaves full screen."""
        self.window.set_size(width, height)
        self._new_size()

    def window_key(self, key: Key) -> bool:
        """F11 and Alt+Enter; returns whether the key was one of them."""
        if not key.again and (key.name == "f11" or (key.name == "return" and key.alt)):
            self.toggle_fullscreen()
            return True
        return False

    def _window_inputs(self, found: list[Input], now: float) -> None:
        for event in found:
            match event:
                case Resized():
                    # The sizes of the queue may be gone already: the display is asked once the size rests.
                    self._resizing = (now if self._resizing is None else self._resizing[0], now)
                    self._crossfade = None
                case FocusChanged(focused):
                    self._focused = focused
                    if focused:
                        self.canvas.forget()
                case Exposed(visible):
                    self._visible = visible
                    self.canvas.forget()
                case _:
                    pass

    def _settle_size(self, found: list[Input], now: float) -> None:
        """Lay out the size the window has now, once it rests, or before somebody acts on what is to be seen."""
        if self._resizing is None:
            return
        began, last = self._resizing
        acts = any(isinstance(event, PointerPressed | Key) for event in found)
        if not acts and now - last < RESTS and now - began < LONGEST:
            return
        self._resizing = None
        self.window.resized()
        if self.window.size == (self.stack.metrics.width, self.stack.metrics.height):
            self.canvas.forget(layers=True)
        else:
            self._new_size()

    def _new_size(self) -> None:
        self._resizing = None
        width, height = self.window.size
        self.canvas.forget(layers=True)
        self._crossfade = None
        self.stack.kit.pictures.forget_sizes()
        self.stack.kit.plates.forget()
        self.stack.metrics = Metrics(width, height, self.stack.metrics.text)
        self.on_resize(width, height)
