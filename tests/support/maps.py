"""Tiled maps written for tests: a sound one with a few things changed."""

from __future__ import annotations

import shutil
from pathlib import Path

LEVELS = Path(__file__).resolve().parents[2] / "levels" / "enthrone"


def copied_map(folder: Path, *changes: tuple[str, str], tileset: tuple[tuple[str, str], ...] = ()) -> Path:
    """Copy the standard board and its tileset into ``folder``, replace texts in them, and return the map."""
    for name in ("court.tsx", "lions_court.tmx", "court.png"):
        shutil.copy(LEVELS / name, folder / name)
    for file, pairs in ((folder / "lions_court.tmx", changes), (folder / "court.tsx", tileset)):
        text = file.read_text(encoding="utf-8")
        for old, new in pairs:
            assert old in text, f"{old!r} is not in {file.name}"
            text = text.replace(old, new, 1)
        file.write_text(text, encoding="utf-8")
    return folder / "lions_court.tmx"
