"""A short cross-fade from one screen to the next."""

from __future__ import annotations

import pygame

from fae_tabletop.ui.motion import ease_out

LARGEST = 2560 * 1440
"""Pixels up to which a window is faded; larger ones would take longer for a frame than the eye forgives."""


class Crossfade:
    """Blends the picture that was on the screen over the one that is drawn there now.

    The window's surface must hold the pure new picture whenever somebody draws on it: `restore` puts it back.
    """

    def __init__(self, screen: pygame.Surface, seconds: float, now: float) -> None:
        """Keeps what is on the screen now; `now` in seconds."""
        self._old = screen.copy()
        self._new: pygame.Surface | None = None
        self._seconds = seconds
        self._began = now

    def restore(self, screen: pygame.Surface) -> None:
        """Put the pure new picture back on the screen, if one was drawn already and has that size."""
        if self._new is not None and self._new.get_size() == screen.get_size():
            screen.blit(self._new, (0, 0))

    def blend(self, screen: pygame.Surface, now: float) -> bool:
        """Blend over what is on the screen; returns whether the fade goes on. At its end the picture is pure."""
        progress = (now - self._began) / self._seconds
        if progress >= 1.0 or self._old.get_size() != screen.get_size():
            return False
        self._new = screen.copy() if self._new is None else self._new
        if self._new.get_size() != screen.get_size():
            return False
        self._new.blit(screen, (0, 0))
        self._old.set_alpha(round(255 * (1.0 - ease_out(max(0.0, progress)))))
        screen.blit(self._old, (0, 0))
        return True
