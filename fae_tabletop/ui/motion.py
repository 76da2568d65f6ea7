"""Motions: values that change over time, and the queue that plays them in order. Pure; time is handed in.

Motions decorate, they never compute: finishing them all at once lands on the same picture as watching them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

Easing = Callable[[float], float]
"""Maps progress 0 to 1 to how far the thing has come, 0 to 1."""

FASTEST = 4.0


def ease_out(t: float) -> float:
    """Quick at first, gently at rest (cubic)."""
    return 1.0 - (1.0 - t) ** 3


def linear(t: float) -> float:
    """Even speed."""
    return t


def hop(t: float) -> float:
    """0 at both ends, 1 in the middle: the height of a hop."""
    return 4.0 * t * (1.0 - t)


def mix(a: float, b: float, t: float) -> float:
    """The value between a and b."""
    return a + (b - a) * t


@dataclass(frozen=True, slots=True)
class Motion:
    """One thing that moves for `seconds` after `delay` (both at speed 1).

    `what` names the thing (a hotspot id): while it moves, the settled scene leaves it out. `kind` and `data`
    say how the scene draws it. `progress` comes through `easing`.
    """

    what: str
    kind: str
    seconds: float
    data: object = None
    delay: float = 0.0
    easing: Easing = ease_out

    @property
    def length(self) -> float:
        """Delay and movement together, in seconds at speed 1."""
        return self.delay + self.seconds

    def progress(self, elapsed: float) -> float:
        """How far it has come `elapsed` seconds after its beat began: 0 at first, 1 at the end."""
        if elapsed <= self.delay:
            return 0.0
        if elapsed >= self.length or self.seconds <= 0:
            return 1.0
        return self.easing((elapsed - self.delay) / self.seconds)


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound that is heard `after` seconds (at speed 1) of a beat; `name` is one of `audio.SOUNDS`."""

    name: str
    after: float = 0.0


@dataclass(slots=True)
class Beat:
    """Motions that run at the same time, and what is to be done when all of them have ended.

    `hold`: seconds at speed 1 that the end is shown before the next beat; infinite: until `end_beat`. `cues` are heard
    meanwhile; one that is later than the end is heard at the end.
    """

    motions: tuple[Motion, ...] = ()
    then: Callable[[], None] | None = None
    hold: float = 0.0
    cues: tuple[Cue, ...] = ()

    @property
    def length(self) -> float:
        """Seconds at speed 1 from the start to the next beat."""
        return max((m.length for m in self.motions), default=0.0) + self.hold


@dataclass(frozen=True, slots=True)
class Moving:
    """A motion and how far it has come, 0 to 1."""

    motion: Motion
    progress: float


@dataclass(slots=True)
class MotionQueue:
    """Plays beats one after the other at a speed from 0 (all at once) to 4.

    `hear` is told each cue when its moment has come; what is finished early tells all its cues at once.
    """

    speed: float = 1.0
    hear: Callable[[str], None] = lambda name: None
    _beats: deque[Beat] = field(default_factory=deque)
    _elapsed: float = 0.0
    _heard: int = 0

    def add(self, *motions: Motion, then: Callable[[], None] | None = None, hold: float = 0.0) -> None:
        """Append one beat: these motions side by side, then `then`."""
        self._beats.append(Beat(motions, then, hold))

    def extend(self, beats: Iterable[Beat]) -> None:
        """Append several beats."""
        self._beats.extend(beats)

    def __bool__(self) -> bool:
        return bool(self._beats)

    @property
    def moving(self) -> bool:
        """Whether anything is still to be played."""
        return bool(self._beats)

    def now(self) -> tuple[Moving, ...]:
        """The motions of the running beat with their progress."""
        if not self._beats:
            return ()
        return tuple(Moving(m, m.progress(self._elapsed)) for m in self._beats[0].motions)

    def things(self) -> frozenset[str]:
        """The names of all that moves in the running beat."""
        return frozenset(m.what for m in self._beats[0].motions) if self._beats else frozenset()

    def advance(self, seconds: float) -> bool:
        """Let time pass; returns whether a beat ended. At speed 0 everything ends at once."""
        if not self._beats:
            return False
        if self.speed <= 0:
            self.finish()
            return True
        self._elapsed += seconds * min(self.speed, FASTEST)
        ended = False
        while self._beats and self._elapsed >= self._beats[0].length:
            beat = self._next()
            self._elapsed = self._elapsed - beat.length if self._beats else 0.0
            ended = True
            if beat.then is not None:
                beat.then()
        if self._beats:
            self._tell([cue for cue in self._beats[0].cues if cue.after <= self._elapsed])
        return ended

    def finish(self) -> None:
        """End everything now: each beat's `then` is called in order, those they append as well."""
        while self._beats:
            beat = self._next()
            self._elapsed = 0.0
            if beat.then is not None:
                beat.then()

    def end_beat(self) -> None:
        """End the running beat now, also one that is held for ever; the next one begins."""
        if not self._beats:
            return
        beat = self._next()
        self._elapsed = 0.0
        if beat.then is not None:
            beat.then()

    def clear(self) -> None:
        """Drop everything without calling any `then`: the table was set back."""
        self._beats.clear()
        self._elapsed = 0.0
        self._heard = 0

    def _next(self) -> Beat:
        """Take the running beat off, having told what of it was not heard yet."""
        self._tell(self._beats[0].cues)
        self._heard = 0
        return self._beats.popleft()

    def _tell(self, due: Sequence[Cue]) -> None:
        """Tell the cues of the running beat that are due and were not told yet."""
        for cue in sorted(due, key=lambda cue: cue.after)[self._heard :]:
            self._heard += 1
            self.hear(cue.name)

    def __iter__(self) -> Iterator[Beat]:
        return iter(self._beats)
