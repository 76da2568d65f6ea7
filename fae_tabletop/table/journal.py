"""The file of a match: one line an entry, on the disk before anybody sees what it says."""

from __future__ import annotations

import os
import shutil
import stat
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any, Generic

from fae_tabletop.core.codec import Codec
from fae_tabletop.core.game import Game, S, V
from fae_tabletop.core.log import (
    Fold,
    Header,
    LogError,
    NewerFormat,
    Undo,
    begun,
    follow,
    header_line,
    read_entry,
    read_header,
)
from fae_tabletop.table.foreign import kind_of
from fae_tabletop.table.lock import try_lock

SUFFIX = ".jsonl"
FRESH = ".new"
"""Ends the name of a file whose first line is not on the disk yet."""
LARGEST = 16 * 1024 * 1024
"""Bytes; no match comes near it, and a file beyond it is not read into memory."""
NEWER = "was saved by a newer version of Fae Tabletop; update the program to open it"
REMEDY = "put an earlier copy in its place, or delete it"
_NAMES_TRIED = 10_000


class MatchBusy(Exception):
    """The match is open in another program; the message is one plain sentence."""


class MatchUnreadable(Exception):
    """The file holds no match that could be shown; the message says why, worded to follow its name."""


class Journal:
    """Appends lines to a match file. Never raises when the disk fails: the lines wait and are retried.

    ``problem`` is then the sentence for the banner, and None while everything is on the disk.
    """

    def __init__(self, path: Path | None, opened: FileIO | None = None, size: int = 0) -> None:
        self.path = path
        self.problem: str | None = None
        self._file = opened
        self._size = size
        self._waiting: list[bytes] = []
        self._folder: Path | None = None
        self._stem = ""
        self._set_aside: Path | None = None

    @classmethod
    def create(cls, folder: Path, header: Header, date: str) -> Journal:
        """Begin the file ``<game>-<date>-<n>.jsonl`` in ``folder`` with its header."""
        journal = cls(None)
        journal._folder = folder
        journal._stem = f"{header.game}-{date}"
        journal.append(header_line(header))
        return journal

    @classmethod
    def hold(cls, path: Path) -> Journal:
        """Keep other programs off a match before it is read; ``go_on`` says where writing goes on.

        Raises MatchBusy when another program has the match open.
        """
        journal = cls(path)
        journal._open(path)
        return journal

    def go_on(self, found: Recovered[Any]) -> Journal:
        """Go on where the sound part of ``found`` ends; the file is touched by the first line only."""
        self._size = found.sound_bytes
        if found.fault is not None:
            self._set_aside = found.path
        return self

    def append(self, line: str) -> None:
        """Write one line and wait until it is on the disk, or keep it for ``retry``."""
        self._waiting.append(line.encode() + b"\n")
        self.retry()

    def retry(self) -> bool:
        """Write what waits. Returns whether everything is on the disk now."""
        if not self._waiting:
            if self.path is not None and self._file is None:
                self._reopen(self.path)
            return self.problem is None
        block = b"".join(self._waiting)
        try:
            if self.path is None:
                self.path, self._file = self._created(block)
            else:
                opened = self._ready(self.path)
                # What a failed attempt left behind, and an unfinished last line, must not stay in between.
                opened.truncate(self._size)
                opened.seek(self._size)
                _write(opened, block)
                os.fsync(opened.fileno())
        except OSError as error:
            self.problem = _unsaved(error)
            return False
        self._size += len(block)
        self._waiting.clear()
        self.problem = None
        return True

    def close(self) -> None:
        """Let go of the file; lines that still wait are tried a last time."""
        if self._waiting:
            self.retry()
        if self._file is not None:
            try:
                self._file.close()
            except OSError as error:
                self.problem = _unsaved(error)
            self._file = None

    def _open(self, path: Path) -> None:
        """Open and lock the file, or keep the reason as the problem. Raises MatchBusy."""
        try:
            self._file = _opened(path)
        except OSError as error:
            self.problem = _unsaved(error)
        else:
            self.problem = None

    def _reopen(self, path: Path) -> None:
        try:
            self._open(path)
        except MatchBusy as busy:
            self.problem = _unsaved(OSError(str(busy)))

    def _ready(self, path: Path) -> FileIO:
        if self._file is None:
            try:
                self._file = _opened(path)
            except MatchBusy as busy:
                raise OSError(str(busy)) from None
        if self._set_aside is not None:
            shutil.copyfile(self._set_aside, _free_name(self._set_aside, "damaged"))
            self._set_aside = None
        return self._file

    def _created(self, block: bytes) -> tuple[Path, FileIO]:
        """Write the first lines into a file without a proper name, and name it once they are on the disk."""
        assert self._folder is not None, "a journal has a path or a folder to be made in"
        self._folder.mkdir(parents=True, exist_ok=True)
        _tidy(self._folder)
        if os.name != "posix":
            return self._created_in_place(block)
        fresh = self._folder / f".{self._stem}-{os.getpid()}{FRESH}"
        opened = FileIO(fresh, "w+")
        try:
            try_lock(opened.fileno())
            _write(opened, block)
            os.fsync(opened.fileno())
            path = self._named(fresh)
        except OSError:
            opened.close()
            fresh.unlink(missing_ok=True)
            raise
        _sync_folder(self._folder)
        return path, opened

    def _created_in_place(self, block: bytes) -> tuple[Path, FileIO]:
        """Do the same where an open file cannot be given another name."""
        assert self._folder is not None, "a journal has a path or a folder to be made in"
        for number in range(1, _NAMES_TRIED):
            path = self._folder / f"{self._stem}-{number}{SUFFIX}"
            try:
                opened = FileIO(path, "x+")
            except FileExistsError:
                continue
            try:
                try_lock(opened.fileno())
                _write(opened, block)
                os.fsync(opened.fileno())
            except OSError:
                opened.close()
                path.unlink(missing_ok=True)
                raise
            return path, opened
        raise OSError(f"there are {_NAMES_TRIED} matches of this day already")

    def _named(self, fresh: Path) -> Path:
        """Give a new file the first free name of its day; a name that exists is never taken from its file."""
        assert self._folder is not None, "only a new file is named"
        for number in range(1, _NAMES_TRIED):
            path = self._folder / f"{self._stem}-{number}{SUFFIX}"
            try:
                os.link(fresh, path)
            except FileExistsError:
                continue
            except OSError:
                # A file system without second names, such as a memory stick's: then there is a moment in
                # which another program could take the same name, and only there.
                if path.exists():
                    continue
                fresh.rename(path)
                return path
            fresh.unlink()
            return path
        raise OSError(f"there are {_NAMES_TRIED} matches of this day already")


@dataclass(frozen=True, slots=True)
class Recovered(Generic[S]):
    """A match as its file tells it.

    ``ticket`` counts the sound lines after the header that are not idle; ``fault`` is the line that ended the
    reading, if one did; ``unfinished`` tells that the last line broke off; ``sound_bytes`` is the length of
    what could be followed; ``undone`` tells that something was taken back.
    """

    path: Path
    header: Header
    fold: Fold[S]
    ticket: int
    sound_bytes: int
    fault: LogError | None
    unfinished: bool
    undone: bool
    older: bool = False
    """The match was begun under rules that have changed since."""
    lines: int = 0
    """Lines of the file that are whole."""

    @property
    def warning(self) -> str | None:
        """The sentence for the player when the file is damaged, cut off or of other rules, naming the line."""
        if self.fault is None and self.unfinished:
            return (
                f"The end of {self.path.name} is missing: it breaks off in line {self.lines + 1}. "
                "The match goes on as it was before that line."
            )
        if self.fault is None:
            return None
        if self.older:
            return (
                f"{self.path.name} was played by an older version, and from line {self.fault.line} on its rules "
                "differ from today's: the match is shown as it was before that line."
            )
        return (
            f"{self.path.name} is damaged in line {self.fault.line} ({self.fault.why}): "
            "the match is shown as it was before that line."
        )


def read_bytes(path: Path) -> bytes:
    """Return what is in a match file. Raises MatchUnreadable for anything but a file of a sensible size."""
    try:
        facts = path.stat()
        if not stat.S_ISREG(facts.st_mode):
            raise MatchUnreadable("is not a file")
        if facts.st_size > LARGEST:
            raise MatchUnreadable("is far too large for a match")
        if facts.st_size == 0:
            raise MatchUnreadable("is empty")
        return path.read_bytes()
    except OSError as error:
        raise MatchUnreadable(f"cannot be read ({error.strerror or error})") from None


def read_head(path: Path, content: bytes) -> Header:
    """Return the header of a match file. Raises MatchUnreadable, saying what other files are."""
    kind = kind_of(content)
    if kind is not None:
        raise MatchUnreadable(f"is no match: it looks like {kind}")
    line, end, _ = content.partition(b"\n")
    if not end:
        raise MatchUnreadable("breaks off in its first line")
    try:
        return read_header(line)
    except NewerFormat:
        raise MatchUnreadable(NEWER) from None
    except LogError as fault:
        raise MatchUnreadable(f"is damaged in {fault}; {REMEDY}") from None


def recover(game: Game[S, V], path: Path, content: bytes | None = None) -> Recovered[S]:
    """Read a match of ``game`` as far as it is sound. Raises MatchUnreadable when not even its deal is."""
    if content is None:
        content = read_bytes(path)
    header = read_head(path, content)
    if header.game != game.id:
        raise MatchUnreadable(f"is a match of {header.game}, not of {game.id}")
    if header.rules > game.rules:
        raise MatchUnreadable(NEWER)
    try:
        fold = begun(game, header)
    except LogError as fault:
        raise MatchUnreadable(f"is damaged in {fault}; {REMEDY}") from None
    codec = Codec(game.vocabulary)
    older = header.rules < game.rules
    lines = content.split(b"\n")
    unfinished = lines.pop() != b""
    sound = len(lines[0]) + 1
    ticket = 0
    undone = False
    fault_found: LogError | None = None
    for number, line in enumerate(lines[1:], start=2):
        try:
            entry = read_entry(codec, line, number)
            if isinstance(entry.seat, bool) or not 0 <= entry.seat < len(header.seats):
                raise LogError(number, f"there is no seat {entry.seat}")
            follow(game, fold, entry, number)
        except LogError as fault:
            fault_found = fault
            break
        sound += len(line) + 1
        ticket += not getattr(entry.command, "idle", False)
        undone = undone or isinstance(entry.command, Undo)
    return Recovered(path, header, fold, ticket, sound, fault_found, unfinished, undone, older, len(lines))


def is_busy(path: Path) -> bool:
    """Tell whether another program has this match open."""
    try:
        with path.open("r+b") as opened:
            return not try_lock(opened.fileno())
    except OSError:
        return False


def _opened(path: Path) -> FileIO:
    opened = FileIO(path, "r+")
    if not try_lock(opened.fileno()):
        opened.close()
        raise MatchBusy(f"{path.name} is open in another window of Fae Tabletop: close it there first.")
    return opened


def _write(opened: FileIO, block: bytes) -> None:
    """Write all of ``block``: a disk that fills up takes a part of it without complaint."""
    rest = memoryview(block)
    while rest:
        rest = rest[opened.write(rest) or 0 :]


def _tidy(folder: Path) -> None:
    """Remove what programs left that were killed before they could name their file."""
    for left in folder.glob(f".*{FRESH}"):
        if not is_busy(left):
            left.unlink(missing_ok=True)


def _free_name(path: Path, mark: str) -> Path:
    number = 1
    while (copy := path.with_name(f"{path.stem}.{mark}-{number}")).exists():
        number += 1
    return copy


def _sync_folder(folder: Path) -> None:
    """Make the new name survive a power cut, where folders can be synced at all."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError:
        return
    finally:
        os.close(descriptor)


def _unsaved(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"The match is not being saved ({reason}). It goes on, and is saved as soon as that works again."
