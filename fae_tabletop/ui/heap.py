"""Keeps the memory of pictures that are gone from staying with the process (glibc only)."""

from __future__ import annotations

import ctypes
import sys

_M_MMAP_THRESHOLD = -3
_M_ARENA_MAX = -8
LARGE = 256 * 1024
"""Bytes from which a block of memory is given back to the system as soon as it is freed."""

ARENAS = 2


def give_back_early() -> bool:
    """Have large blocks returned when freed, also those of the threads; returns whether that could be arranged.

    glibc otherwise raises the limit with every large block it sees freed, up to 32 MB, and keeps a heap per
    thread: decoding pictures would leave some 70 MB behind that nobody uses.
    """
    if not sys.platform.startswith("linux"):
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is None:
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, LARGE)) and bool(mallopt(_M_ARENA_MAX, ARENAS))
