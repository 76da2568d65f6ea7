"""Locks held by the operating system: they end with the process, so a crash never leaves one behind."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

_NO_REASON = 0
"""The number with which Wine's run-time library refuses a lock, where that of Windows says EACCES."""
_BUSY = {errno.EACCES, errno.EAGAIN, errno.EDEADLK, _NO_REASON}
_FAR = 1 << 30
"""Windows locks bytes and not files: a byte this far beyond the end keeps the content readable."""


def try_lock(descriptor: int) -> bool:
    """Lock the open file for this process without waiting.

    Returns False when another holds it. A file system that knows no locks counts as free: refusing to play
    there would help nobody.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            place = os.lseek(descriptor, 0, os.SEEK_CUR)
            os.lseek(descriptor, _FAR, os.SEEK_SET)
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(descriptor, place, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _BUSY
    return True


class InstanceLock:
    """Tells whether this is the only program on a player's folder; held until ``release`` or the end."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "instance.lock"
        self._descriptor: int | None = None
        self.alone = self._taken()

    def _taken(self) -> bool:
        try:
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            # The folder cannot be written: then there is nothing to protect either.
            return True
        if not try_lock(descriptor):
            os.close(descriptor)
            return False
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        """Let the next program be alone; calling it again does nothing."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
