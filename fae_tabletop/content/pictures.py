"""The size of a picture from the first bytes of its file, without decoding it."""

from __future__ import annotations

import struct
from pathlib import Path

_ENOUGH = 30


def size_of(path: Path) -> tuple[int, int] | None:
    """Return width and height in pixels of a WebP or PNG file; None for anything else.

    Raises OSError when the file cannot be read.
    """
    with path.open("rb") as opened:
        head = opened.read(_ENOUGH)
    if head[:8] == b"\x89PNG\r\n\x1a\n" and len(head) >= 24:
        width, height = struct.unpack_from(">II", head, 16)
        return width, height
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP" and len(head) == _ENOUGH:
        return _webp(head)
    return None


def _webp(head: bytes) -> tuple[int, int] | None:
    kind = head[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
    if kind == b"VP8 " and head[23:26] == b"\x9d\x01\x2a":
        width, height = struct.unpack_from("<HH", head, 26)
        return width & 0x3FFF, height & 0x3FFF
    if kind == b"VP8L" and head[20] == 0x2F:
        bits = int.from_bytes(head[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    return None
