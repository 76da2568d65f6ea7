"""Sounds: volume and mute, silent without a device, which is opened on the first sound only."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path

import pygame

_LOG = logging.getLogger(__name__)

SOUNDS = ("victory", "defeat", "capture", "reveal", "flip", "step", "tile", "refusal")
"""All there is to be heard, what tells most first: of several at one moment only the first is played."""
TRIAL = "tile"
"""What is played to try the volume."""


def most_telling(names: Iterable[str]) -> str:
    """The one of several sounds to play. Raises ValueError for a name that is no sound, or for none at all."""
    return min(names, key=SOUNDS.index)


class Audio:
    """Plays the sounds of one folder. Every call is harmless: without a device or a file nothing is heard.

    `problem` is a sentence for the settings when the device could not be opened; `retry` tries again.
    """

    def __init__(self, folder: Path, volume: float = 0.8, muted: bool = False) -> None:
        self.folder = folder
        self.muted = muted
        self.problem: str | None = None
        self._volume = min(1.0, max(0.0, volume))
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}

    @property
    def volume(self) -> float:
        """Loudness, 0 to 1."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = min(1.0, max(0.0, volume))

    @property
    def open(self) -> bool:
        """Whether the device is open."""
        return pygame.mixer.get_init() is not None

    @property
    def silent(self) -> bool:
        """Whether nothing would be heard."""
        return self.muted or self._volume <= 0 or self.problem is not None

    def play(self, name: str) -> bool:
        """Play a sound by its file stem; returns whether it is heard."""
        if self.silent:
            return False
        path = self.folder / f"{name}.wav"
        if name not in self._sounds:
            self._sounds[name] = self._load(path)
        sound = self._sounds[name]
        if sound is None:
            return False
        try:
            sound.set_volume(self._volume)
            return sound.play() is not None
        except pygame.error as error:
            # The device went away while the match goes on; the settings offer to try again.
            self._give_up(error)
            return False

    def retry(self) -> bool:
        """Forget the problem and open the device anew; returns whether it is open."""
        self.problem = None
        self.close()
        return self._open()

    def mute(self, muted: bool) -> None:
        """Silence everything, or end the silence; a muted program keeps no device open."""
        self.muted = muted
        if muted:
            self.close()

    def close(self) -> None:
        """Let go of the device."""
        self._sounds.clear()
        if self.open:
            pygame.mixer.quit()

    def _load(self, path: Path) -> pygame.mixer.Sound | None:
        if not path.is_file():
            _LOG.warning("The sound %s is missing.", path)
            return None
        if not self._open():
            return None
        try:
            return pygame.mixer.Sound(path)
        except pygame.error as error:
            _LOG.warning("The sound %s cannot be played: %s", path, error)
            return None

    def _open(self) -> bool:
        if self.open:
            return True
        try:
            pygame.mixer.init(buffer=1024)
        except pygame.error as error:
            self._give_up(error)
            return False
        return True

    def _give_up(self, error: pygame.error) -> None:
        self.problem = "No sound device was found."
        _LOG.info("No sound device: %s", error)
