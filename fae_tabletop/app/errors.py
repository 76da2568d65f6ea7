"""Problem files: what went wrong, told so completely that it can be looked into, and never in the way."""

from __future__ import annotations

import logging
import os
import platform
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path

from fae_tabletop import __version__
from fae_tabletop.core.codec import text
from fae_tabletop.table.wire import Question

KEPT = 20
"""Problem files kept; older ones make room."""
LOG_BYTES = 256 * 1024
LOG_FILES = 3

log = logging.getLogger("fae_tabletop")


class Problems:
    """Writes problem files into a folder. ``last`` is the newest one of this run, ``latest`` its words."""

    def __init__(self, folder: Callable[[], Path]) -> None:
        """Take what returns the folder of the logs, made if need be; it may raise OSError."""
        self._folder = folder
        self.last: Path | None = None
        self.latest = ""

    def crash(self, error: BaseException) -> None:
        """Note an exception with its traceback."""
        self._write("crash", "".join(traceback.format_exception(error)))

    def bot(self, why: str, question: Question) -> None:
        """Note what a bot did wrong, with the question that reproduces it."""
        self._write("bot", f"{why}\n\nThe question, which reproduces it:\n{text(question)}\n")

    def _write(self, kind: str, words: str) -> None:
        self.latest = f"{about()}\n\n{words}"
        log.error("%s: %s", kind, words.strip().splitlines()[-1] if words.strip() else "")
        try:
            folder = self._folder()
            moment = time.strftime("%Y-%m-%d-%H%M%S")
            number = 1
            while (path := folder / f"{kind}-{moment}-{number}.txt").exists():
                number += 1
            path.write_text(self.latest, encoding="utf-8", errors="backslashreplace")
            self.last = path
            _make_room(folder)
        except OSError as fault:
            # The disk may be what went wrong in the first place; the words are still in ``latest``.
            log.error("the problem file cannot be written: %s", fault)


def about() -> str:
    """Return program, Python and system in one line."""
    return f"Fae Tabletop {__version__}, Python {platform.python_version()}, {platform.platform()}"


def open_log(folder: Callable[[], Path]) -> None:
    """Send the program's own log to a rotating file in what ``folder`` returns, and nowhere else.

    A windowed program on Windows has no standard error; where the file cannot be opened the log is dropped.
    """
    close_log()
    log.propagate = False
    log.setLevel(logging.INFO)
    handler: logging.Handler
    try:
        handler = RotatingFileHandler(
            folder() / "fae-tabletop.log", maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8"
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)


def close_log() -> None:
    """Let go of the file of the log; what is told to it afterwards is dropped."""
    for old in log.handlers[:]:
        log.removeHandler(old)
        old.close()
    log.addHandler(logging.NullHandler())


def complain(words: str) -> None:
    """Tell one plain sentence on standard error; in a box where a windowed program has none."""
    if sys.stderr is not None:
        print(f"fae-tabletop: {words}", file=sys.stderr)
        return
    import pygame

    try:
        pygame.display.message_box("Fae Tabletop", words, message_type="error")
    except pygame.error as fault:
        log.error("%s (and no box can be shown: %s)", words, fault)


@contextmanager
def quiet() -> Iterator[None]:
    """Keep what the libraries of the system say about screens and sound off standard error meanwhile."""
    try:
        kept = os.dup(2)
    except OSError:
        # A windowed program has no standard error at all.
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _make_room(folder: Path) -> None:
    found = [path for path in folder.glob("*.txt") if path.name.startswith(("crash-", "bot-"))]
    found.sort(key=lambda path: path.stat().st_mtime_ns)
    for path in found[:-KEPT]:
        path.unlink(missing_ok=True)
