"""Tells by its first bytes what a file is that was taken for a match; looks at it and runs nothing in it."""

from __future__ import annotations

_BEGINNINGS: tuple[tuple[bytes, str], ...] = (
    (b"\x89PNG\r\n", "a PNG picture"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"%PDF", "a PDF document"),
    (b"PK\x03\x04", "a ZIP archive: unpack it first"),
    (b"\x1f\x8b", "a gzip archive: unpack it first"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive: unpack it first"),
    (b"SQLite format 3\0", "a database"),
    (b"OggS", "a sound"),
    (b"ID3", "a sound"),
    (b"\x7fELF", "a program"),
    (b"MZ", "a program"),
    (b"#!", "a script, which is not run"),
)
_RIFF = {b"WEBP": "a WebP picture", b"WAVE": "a sound"}


def kind_of(content: bytes) -> str | None:
    """Return what ``content`` seems to be, in words, when it is certainly no match; None when it may be one."""
    for beginning, kind in _BEGINNINGS:
        if content.startswith(beginning):
            return kind
    if content.startswith(b"RIFF"):
        return _RIFF.get(content[8:12])
    if not content.strip(b"\0"):
        return "nothing but zeros"
    return _text_kind(content)


def _text_kind(content: bytes) -> str | None:
    """Tell what a text is; a match is a text whose first line is an object with a game in it."""
    start = content[:4096].lstrip(b"\xef\xbb\xbf \t\r\n")
    low = start[:512].lower()
    if low.startswith((b"<!doctype html", b"<html")):
        return "a web page"
    if low.startswith(b"<"):
        return "a board made with Tiled" if b"<map" in start else "an XML file"
    if start.startswith((b"{", b"[")):
        return None if b'"format"' in start or b'"game"' in start else "a JSON file of some other program"
    try:
        start[:512].decode("utf-8", errors="strict")
    except UnicodeDecodeError as fault:
        # A letter cut in two at the end of what is looked at is no fault.
        if fault.start < len(start[:512]) - 4:
            return None
    return "some other text"
