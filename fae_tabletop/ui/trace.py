"""The UI trace: the screen told as JSON lines, for tests and for those who cannot see it."""

from __future__ import annotations

import json
import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from fae_tabletop.ui.hotspots import Hotspot

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked of whom; `id` grows whenever another answer is wanted."""

    id: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Shown:
    """What is on the screen now, in the words of the trace. `window` is in pixels."""

    scene: str
    game: str | None
    prompt: Prompt | None
    busy: bool
    window: tuple[int, int]
    announce: str | None
    hotspots: tuple[Hotspot, ...]

    def as_json(self, seconds: float) -> str:
        """One line without its newline; `seconds` since the program started."""
        prompt = self.prompt
        return json.dumps(
            {
                "t": round(seconds, 3),
                "scene": self.scene,
                "game": self.game,
                "prompt": {"id": prompt.id, "seat": prompt.seat, "text": prompt.text} if prompt else None,
                "busy": self.busy,
                "window": list(self.window),
                "announce": self.announce,
                "hotspots": [spot.traced() for spot in self.hotspots],
            },
            ensure_ascii=False,
        )


class Trace:
    """Appends a line to a file whenever what is shown has changed and motions rest, or `busy` changed."""

    def __init__(self, file: IO[str] | Path | None) -> None:
        """`file`: an open text file, a path to append to, or None for no trace. Raises OSError."""
        self._file: IO[str] | None = file.open("a", encoding="utf-8") if isinstance(file, Path) else file
        self._last: Shown | None = None
        self._start = time.monotonic()

    def write(self, shown: Shown, moving: bool) -> bool:
        """Tell the screen if there is news; returns whether a line was written. A disk that fails ends the trace.

        While things move only a change of `busy` is told: positions on the way are nobody's business.
        """
        last = self._last
        if self._file is None or shown == last:
            return False
        if moving and last is not None and shown.busy == last.busy and shown.scene == last.scene:
            return False
        self._last = shown
        try:
            self._file.write(shown.as_json(time.monotonic() - self._start) + "\n")
            self._file.flush()
        except OSError as fault:
            # A full disk ends the trace, not the match.
            _LOG.warning("the trace ends here: %s", fault)
            self.close()
            return False
        return True

    def close(self) -> None:
        """Close the file; what cannot be written any more is given up."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None
