"""Matches as single files that travel: a copy with a speaking name, and a file from elsewhere taken in."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from fae_tabletop.core.game import Game
from fae_tabletop.table.journal import SUFFIX, MatchUnreadable, read_bytes, read_head
from fae_tabletop.table.library import Facts, facts_of

IMPORTED = "imported-"
"""Begins the names of matches that came from elsewhere: they are not counted as this player's results."""
_FORBIDDEN = frozenset('<>:"/\\|?*')
_LONGEST = 120
_NAMES_TRIED = 1000


class Taken(NamedTuple):
    """A match among the saved ones; ``known`` tells that it was there already. ``facts`` says what it is."""

    path: Path
    facts: Facts
    known: bool


def export(path: Path, folder: Path, name: str) -> Path:
    """Copy a match file into ``folder`` under a name for people; an existing file is never written over.

    Returns the copy. Raises MatchUnreadable when there is nothing to copy, OSError when it cannot be written.
    """
    content = read_bytes(path)
    folder.mkdir(parents=True, exist_ok=True)
    return _written(folder, _free_names(file_name(name)), content)


def take_in(path: Path, folder: Path, games: Mapping[str, Game[Any, Any]]) -> Taken:
    """Copy a match from elsewhere into the folder of the saved ones, once it was followed to its end.

    A damaged one is taken in as far as it can be followed, which its facts tell. Raises MatchUnreadable for what
    is no match, or one that this version cannot show, and OSError when it cannot be written.
    """
    content = read_bytes(path)
    header = read_head(path, content)
    facts = facts_of(path, games)
    if facts.standing == "damaged":
        raise MatchUnreadable(facts.why or "cannot be read")
    same = _same(folder, content)
    if same is not None:
        return Taken(same, facts, True)
    folder.mkdir(parents=True, exist_ok=True)
    day = header.started if _is_day(header.started) else "undated"
    stem = f"{IMPORTED}{header.game}-{day}"
    return Taken(_written(folder, (f"{stem}-{n}" for n in range(1, _NAMES_TRIED)), content), facts, False)


def file_name(words: str) -> str:
    """Return ``words`` as a file name that every system takes, without suffix."""
    kept = "".join(" " if c in _FORBIDDEN or not c.isprintable() else c for c in words)
    return " ".join(kept.split())[:_LONGEST].rstrip(" .") or "match"


def _free_names(name: str) -> Iterator[str]:
    yield name
    for number in range(2, _NAMES_TRIED):
        yield f"{name} ({number})"


def _written(folder: Path, names: Iterator[str], content: bytes) -> Path:
    for name in names:
        path = folder / f"{name}{SUFFIX}"
        try:
            opened = path.open("xb")
        except FileExistsError:
            continue
        try:
            with opened:
                opened.write(content)
                opened.flush()
                os.fsync(opened.fileno())
        except OSError:
            path.unlink(missing_ok=True)
            raise
        return path
    raise OSError(f"there are {_NAMES_TRIED} files of this name already")


def _same(folder: Path, content: bytes) -> Path | None:
    """Return the match in ``folder`` that holds exactly this content, if there is one."""
    try:
        for path in sorted(folder.glob(f"*{SUFFIX}")):
            if path.stat().st_size == len(content) and path.read_bytes() == content:
                return path
    except OSError:
        return None
    return None


def _is_day(words: str) -> bool:
    return len(words) == 10 and words.isascii() and words.replace("-", "").isdigit()
