"""A match as one seat is told it: what arrives at the chair is played as motions, one telling after the other.

What is on show lags behind the chair while motions run; skipping them lands on the same picture. Step by step, it also
lags behind until the person goes on from each telling that is worth a stop.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Generic, TypeVar

import msgspec

from fae_tabletop.core.game import Event
from fae_tabletop.table.table import Chair, Told
from fae_tabletop.ui.motion import Beat, Cue, MotionQueue
from fae_tabletop.ui.scenes import Scene

V = TypeVar("V", bound=msgspec.Struct)


class ArrivingScene(Scene[str], Generic[V]):
    """Shows what one seat is told. A match scene adds what the person may do about it.

    `view` is what is on show; `caught_up` lists the events that `run_on` has passed over.
    """

    def __init__(self, chair: Chair[V], speed: float) -> None:
        """`speed`: 0 (at once) to 4."""
        super().__init__()
        self.chair = chair
        self.view: V = chair.view
        self.queue = MotionQueue(speed, lambda name: self.stack.sound(name))
        self.caught_up: tuple[Event, ...] = ()
        # What was told so far is in the view already.
        chair.poll()
        self._inbox: deque[Told[V]] = deque()
        self._running_on = False
        self._since: list[Event] = []
        self.stepping = False
        """Whether what the others do waits, deed by deed, until the person goes on."""
        self._stopped = False
        self._shown: tuple[Event, ...] = ()

    # -- a game's answers -----------------------------------------------------------------------------------

    def show(self, event: Event, before: V, after: V) -> Sequence[Beat]:
        """How an event looks: beats of motions from the view before to the view after; () for none."""
        return ()

    def sounds(self, event: Event, before: V) -> Sequence[Cue]:
        """What is heard of an event, in seconds from the first beat of what was told with it; () for nothing.

        It must not depend on what only one seat knows: whoever hears the room learns nothing.
        """
        return ()

    def worth_a_stop(self, told: Told[V]) -> bool:
        """Whether the person wants to look at what was told before anything else is shown, step by step."""
        return bool(told.events)

    def settled(self) -> None:
        """All motions have ended and `view` is the chair's; called after each update that was shown."""

    def over(self) -> None:
        """The match has ended and everything was shown: open the result. Called once."""

    # -- state ----------------------------------------------------------------------------------------------

    @property
    def my_turn(self) -> bool:
        """Whether the match waits for this seat and everything told was shown."""
        return self.current and self.chair.seat in self.chair.waiting

    @property
    def current(self) -> bool:
        """Whether what is on show is how things are."""
        return not self.queue.moving and not self._inbox

    @property
    def thinking(self) -> bool:
        """Whether the match waits for others."""
        waiting = self.chair.waiting
        return bool(waiting) and self.chair.seat not in waiting

    @property
    def holding(self) -> bool:
        """Whether more was told, and waits until the person goes on from what is on show."""
        waits = self.stepping and self._stopped and not self._running_on
        return waits and bool(self._inbox) and not self.queue.moving

    @property
    def moving(self) -> bool:
        """Whether motions run, or wait to be run."""
        return not self.current and not self.holding

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or things move; nothing does while the person is waited for to go on."""
        return self.moving or (self.thinking and not self.holding)

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Take in what the chair was told, and play it."""
        self._take_in()
        if self.queue.moving and self.queue.advance(seconds):
            self.change()
        while not self.queue.moving and self._inbox and not self.holding:
            self._play(self._inbox.popleft())
            if self.queue.speed <= 0 or self._running_on:
                self.queue.finish()
        if self.current:
            self._rest()

    def _take_in(self) -> None:
        fresh = self.chair.poll()
        if fresh:
            self._inbox.extend(fresh)
            self.change()

    def _play(self, told: Told[V]) -> None:
        self.change()
        if told.undone:
            self.queue.clear()
            self.view = told.view
            self._since.clear()
            self._taken_back()
            return
        before = self.view
        self._since.extend(told.events)
        if self.worth_a_stop(told):
            self._stopped, self._shown = True, told.events
        beats = [beat for event in told.events for beat in self.show(event, before, told.view)]
        cues = tuple(cue for event in told.events for cue in self.sounds(event, before))
        if cues:
            first = beats[0] if beats else Beat()
            beats[:1] = [replace(first, cues=(*first.cues, *cues))]
        self.queue.extend(beats)
        self.queue.add(then=lambda: self._arrive(told.view))

    def _arrive(self, view: V) -> None:
        self.view = view
        self._offer()
        self.change()

    def finish_motions(self) -> None:
        """Show at once what is still to be shown, step by step as far as the next stop."""
        self._take_in()
        while not self.current and not self.holding:
            self.queue.finish()
            if self._inbox and not self.holding:
                self._play(self._inbox.popleft())
        if self.current:
            self._rest()

    def go_on(self) -> None:
        """Finish the motions that run; where they have ended and more waits, go on to it."""
        if self.holding:
            self._stopped = False
            self.change()
        else:
            self.finish_motions()

    def run_on(self) -> None:
        """Show nothing more until it is this seat's turn; then `caught_up` lists what happened."""
        self._running_on = True
        self.finish_motions()

    # -- for the match scene to answer ----------------------------------------------------------------------

    def _offer(self) -> None:
        """Offer what may be done in the view on show."""
        raise NotImplementedError

    def _taken_back(self) -> None:
        """A move was taken back: forget what was chosen."""
        raise NotImplementedError

    def _rest(self) -> None:
        """Everything was shown."""
        raise NotImplementedError
