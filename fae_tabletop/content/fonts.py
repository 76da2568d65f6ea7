"""Tells whether a font file is whole, before a library that would crash on a broken one opens it."""

from __future__ import annotations

import struct
from pathlib import Path

_KINDS = {b"\x00\x01\x00\x00", b"OTTO", b"true"}
_NEEDED = {b"cmap", b"head", b"hhea", b"hmtx", b"maxp"}
_HEAD, _ROW = 12, 16


def why_unsound(path: Path) -> str | None:
    """Return what is wrong with a font file, worded to follow its name, or None when it is whole."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return "is missing"
    except OSError as error:
        return f"cannot be read ({error.strerror})"
    if content[:4] not in _KINDS or len(content) < _HEAD:
        return "is not a font"
    (count,) = struct.unpack_from(">H", content, 4)
    if len(content) < _HEAD + _ROW * count:
        return "breaks off"
    tables: set[bytes] = set()
    for row in range(count):
        tag, _, start, length = struct.unpack_from(">4sLLL", content, _HEAD + _ROW * row)
        if start + length > len(content):
            return "breaks off"
        tables.add(tag)
    return None if tables >= _NEEDED else "lacks a part of what makes a font"
