"""The lock-in of a claim: a press that is held until gold has filled the button, or two clicks. Draws nothing."""

from __future__ import annotations

from fae_tabletop.games.faekin.cards import Holder
from fae_tabletop.games.faekin.public import View

HOLD = 0.9
"""Seconds that the button is held."""
CLICK = 0.3
"""Seconds from which a press counts as one that was to be held, so that letting go early means no click."""


class Lock:
    """How far the claimant has gone towards locking in."""

    def __init__(self) -> None:
        self.armed = False
        self._held = 0.0
        self._tokens: tuple[Holder | None, Holder | None] | None = None

    @property
    def filled(self) -> float:
        """How much of the button is gold, 0 to 1."""
        return min(1.0, self._held / HOLD)

    def see(self, view: View) -> None:
        """Begin anew once the tokens stand elsewhere."""
        if (view.crown, view.dagger) != self._tokens:
            self._tokens = view.crown, view.dagger
            self.reset()

    def update(self, seconds: float, pressed: bool) -> bool:
        """Let time pass while the button is held down, or is not; True: it was held long enough."""
        if not pressed:
            self._held = 0.0
            return False
        self._held += seconds
        if self._held < HOLD:
            return False
        self.reset()
        return True

    def clicked(self) -> bool:
        """Take a click, or Enter; True: it was the second one. A press let go too early is none."""
        if self._held > CLICK:
            self._held = 0.0
            return False
        if self.armed:
            self.reset()
            return True
        self.armed = True
        return False

    def reset(self) -> None:
        """Begin anew."""
        self.armed = False
        self._held = 0.0
