"""The player's database: settings, results, notebooks, an index of match files; SQLite, one writer."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from fae_tabletop.core.codec import CodecError, decoded, parsed, text
from fae_tabletop.table import settings as stored
from fae_tabletop.table.settings import Settings

SCHEMA = 1
"""Raised when the tables change; a database of a newer program is left alone."""
PATIENCE = 2.0
"""Seconds to wait for another program that writes."""
STAGE = "stage"
"""The name under which a game keeps how far its story has come, a whole number, for the title to show."""

_TABLES = """
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS results (
    match TEXT PRIMARY KEY, game TEXT NOT NULL, level TEXT NOT NULL, outcome TEXT NOT NULL,
    why TEXT NOT NULL, length INTEGER NOT NULL, undone INTEGER NOT NULL, day TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (
    name TEXT PRIMARY KEY, size INTEGER NOT NULL, modified INTEGER NOT NULL, facts TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS notebooks (match TEXT PRIMARY KEY, words TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS progress (
    game TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (game, name)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sittings (
    match TEXT PRIMARY KEY, turns INTEGER NOT NULL, rivals TEXT NOT NULL
) WITHOUT ROWID;
"""


class Result(NamedTuple):
    """How one match ended for the person.

    ``match`` identifies it for good: its file's name and seed; ``outcome`` is ``won``, ``lost`` or ``drawn``;
    ``why`` is the game's word for it; ``length`` counts commands; ``undone`` marks a match with moves taken
    back; ``day`` is its date as YYYY-MM-DD. ``turns`` are those that the game itself counts (0: it does not), and
    ``rivals`` who else sat there, as (name, level); both are missing from results of older versions.
    """

    match: str
    game: str
    level: str
    outcome: str
    why: str
    length: int
    undone: bool
    day: str
    turns: int = 0
    rivals: tuple[tuple[str, str], ...] = ()


class Tally(NamedTuple):
    """How a person fared against one level."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def played(self) -> int:
        """All matches that ended."""
        return self.won + self.lost + self.drawn


class Profile:
    """Reads and writes the database; never raises for a broken one.

    ``notice`` is the sentence for the person when something was wrong: the file was set aside, or nothing can
    be kept. The program goes on either way.
    """

    def __init__(self, path: Path | None) -> None:
        """Open ``path``, or keep everything in memory for this run (None)."""
        self.notice: str | None = None
        self._database = self._opened(path)
        self._settings = self._read_settings()

    @property
    def settings(self) -> Settings:
        """What is set now."""
        return self._settings

    @settings.setter
    def settings(self, wanted: Settings) -> None:
        """Set everything at once; only what differs is written, so two programs disturb each other least."""
        before = stored.written(self._settings)
        changed = [row for row in stored.written(wanted).items() if before[row[0]] != row[1]]
        self._settings = wanted
        self._write("INSERT OR REPLACE INTO settings VALUES (?, ?)", changed)

    def record(self, result: Result) -> None:
        """Keep the result of a match; a second time for the same match changes nothing."""
        self._write("INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)", [result[:8]])
        sitting = (result.match, result.turns, text(result.rivals))
        self._write("INSERT OR IGNORE INTO sittings VALUES (?, ?, ?)", [sitting])

    def tallies(self, game: str) -> dict[str, Tally]:
        """Return how the person fared in ``game``, by level."""
        rows = self._read(
            "SELECT level, SUM(outcome = 'won'), SUM(outcome = 'lost'), SUM(outcome = 'drawn') "
            "FROM results WHERE game = ? GROUP BY level ORDER BY level",
            (game,),
        )
        return {level: Tally(won, lost, drawn) for level, won, lost, drawn in rows}

    def results(self, game: str | None = None) -> list[Result]:
        """Return all results, of one game or of all, the latest day first."""
        rows = self._read(
            "SELECT match, game, level, outcome, why, length, undone, day, turns, rivals "
            "FROM results LEFT JOIN sittings USING (match) "
            "WHERE ?1 IS NULL OR game = ?1 ORDER BY day DESC, match DESC",
            (game,),
        )
        return [
            Result._make(row)._replace(undone=bool(row[6]), turns=row[8] or 0, rivals=_rivals(row[9]))
            for row in rows
        ]

    def notebook(self, match: str) -> str:
        """Return what the person noted down in a match, as ``keep_notebook`` was given it, or ""."""
        rows = self._read("SELECT words FROM notebooks WHERE match = ?", (match,))
        return rows[0][0] if rows else ""

    def keep_notebook(self, match: str, words: str) -> None:
        """Keep what the person noted down in a match."""
        self._write("INSERT OR REPLACE INTO notebooks VALUES (?, ?)", [(match, words)])

    def progress(self, game: str) -> dict[str, str]:
        """Return what was kept of a game that goes on over many matches, by name."""
        return dict(self._read("SELECT name, value FROM progress WHERE game = ?", (game,)))

    def keep_progress(self, game: str, values: dict[str, str]) -> None:
        """Keep what has become of such a game, all of it or nothing; other names stay as they are."""
        rows = [(game, name, value) for name, value in values.items()]
        self._write("INSERT OR REPLACE INTO progress VALUES (?, ?, ?)", rows)

    def forget_progress(self, game: str) -> None:
        """Begin such a game afresh."""
        self._write("DELETE FROM progress WHERE game = ?", [(game,)])

    def remembered(self, name: str, size: int, modified: int) -> str | None:
        """Return what was noted about a match file, or None when it has changed since or is not known."""
        rows = self._read(
            "SELECT facts FROM files WHERE name = ? AND size = ? AND modified = ?", (name, size, modified)
        )
        return rows[0][0] if rows else None

    def remember(self, name: str, size: int, modified: int, facts: str) -> None:
        """Note what a match file of this size and time (nanoseconds) holds."""
        self._write("INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)", [(name, size, modified, facts)])

    def close(self) -> None:
        """Close the database."""
        self._database.close()

    def _opened(self, path: Path | None) -> sqlite3.Connection:
        if path is None:
            return _connected(None)
        try:
            return _connected(path)
        except _Newer:
            self.notice = (
                f"{path.name} belongs to a newer version of Fae Tabletop and is left as it is: "
                "settings and results of this run are not kept."
            )
        except sqlite3.OperationalError as fault:
            # Locked, not allowed, a folder of that name: the file itself may be quite sound.
            self.notice = (
                f"{path.name} cannot be used ({fault}): settings and results of this run are not kept."
            )
        except sqlite3.DatabaseError:
            return self._replaced(path)
        return _connected(None)

    def _replaced(self, path: Path) -> sqlite3.Connection:
        """Set a damaged database aside, with what SQLite keeps beside it, and begin a new one."""
        aside = _free(path)
        try:
            for extra in ("", "-wal", "-shm"):
                part = path.with_name(path.name + extra)
                if part.exists():
                    part.rename(aside.with_name(aside.name + extra))
            opened = _connected(path)
        except (OSError, sqlite3.Error) as fault:
            self.notice = f"{path.name} is damaged and cannot be set aside ({fault}): nothing is kept."
            return _connected(None)
        self.notice = (
            f"The settings were damaged: they start afresh, and the old file is kept as {aside.name}."
        )
        return opened

    def _read_settings(self) -> Settings:
        settings, faults = stored.read(dict(self._read("SELECT name, value FROM settings")))
        if faults:
            what = ", ".join(sorted(faults))
            self.notice = f"Some settings could not be read and are back to their defaults: {what}."
        return settings

    def _read(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        try:
            with closing(self._database.execute(query, values)) as rows:
                return rows.fetchall()
        except sqlite3.Error as fault:
            self.notice = f"Settings and results cannot be read ({fault})."
            return []

    def _write(self, query: str, rows: Iterable[tuple[object, ...]]) -> None:
        try:
            with self._database:
                self._database.executemany(query, rows)
        except sqlite3.Error as fault:
            self.notice = f"Settings and results are not being kept ({fault})."


def _rivals(kept: str | None) -> tuple[tuple[str, str], ...]:
    """Return who sat at a table, from what was kept of it; () where that says nothing."""
    try:
        return decoded({"rivals": parsed(kept or "[]")}, _Sitting).rivals
    except CodecError:
        return ()


class _Sitting(msgspec.Struct):
    rivals: tuple[tuple[str, str], ...]


class _Newer(Exception):
    """The database was made by a newer program."""


def _connected(path: Path | None) -> sqlite3.Connection:
    """Open a database, sound and with all tables, or one in memory. Raises sqlite3.Error and _Newer."""
    opened = sqlite3.connect(":memory:" if path is None else path, timeout=PATIENCE)
    try:
        found = opened.execute("PRAGMA quick_check(1)").fetchone()
        if found != ("ok",):
            raise sqlite3.DatabaseError(str(found))
        (version,) = opened.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA:
            raise _Newer
        opened.execute("PRAGMA journal_mode = WAL")
        opened.execute("PRAGMA synchronous = NORMAL")
        opened.executescript(_TABLES)
        opened.execute(f"PRAGMA user_version = {SCHEMA}")
    except BaseException:
        opened.close()
        raise
    return opened


def _free(path: Path) -> Path:
    number = 1
    while (name := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    return name
