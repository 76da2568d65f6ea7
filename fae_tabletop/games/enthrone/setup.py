"""From the maps in levels/enthrone to a setup, and the draw for first player (E1)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from fae_tabletop.content.levels import Level, LevelError, Schema, read_level
from fae_tabletop.content.paths import levels_dir
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.board import Board, faults_of
from fae_tabletop.games.enthrone.public import PAWNS, EnthroneSetup, Fist, Opening, Pawn, Quarry

STANDARD_BOARD = "lions_court"
VARIANTS: dict[str, str] = {
    "person_starts": "The person moves first, without a draw (E1).",
    "no_adjournment": "The court never adjourns: play goes on until somebody wins (E8).",
}
"""The variants by name, each with one sentence for people."""

SCHEMA = Schema(
    layer="board",
    marks=frozenset({"space", "lion", "florette", "regalia"}),
    origin="regalia",
    texts=frozenset({"title", "about"}),
)
MOST_COLUMNS, MOST_ROWS = 21, 17
"""A larger board could not be seen in the smallest window."""
MOST_OWN = 60
"""How many boards of one's own are read; a folder may hold anything."""
LONGEST_NAME, LONGEST_TITLE, LONGEST_ABOUT = 60, 28, 140
"""Characters of a board's file name, title and sentence; what is longer is refused or cut."""
_FIST_DRAW = 0x4649
_LOT_DRAW = 0x4C4F


class BoardEntry(NamedTuple):
    """A board that can be chosen: its name in commands and files, title and sentence for people, and itself.

    Title and sentence are plain words of any characters that can be printed; the sentence may be empty.
    """

    name: str
    title: str
    about: str
    board: Board


class OwnBoards(NamedTuple):
    """What lies in a player's folder: the boards, and for each file that is none a sentence that says why."""

    boards: tuple[BoardEntry, ...]
    refused: tuple[LevelError, ...]


def boards() -> tuple[BoardEntry, ...]:
    """Return the sound boards that ship, the standard one first. Raises DataMissing without any levels.

    A broken map is left out here; ``standard_setup`` says what is wrong with it.
    """
    found = []
    for name in board_names():
        try:
            found.append(_entry(_level(levels_dir("enthrone") / f"{name}.tmx")))
        except LevelError:
            continue
    return tuple(found)


def board_names() -> tuple[str, ...]:
    """Return the names of the boards that ship, the standard one first, without reading any map."""
    names = sorted(path.stem for path in levels_dir("enthrone").glob("*.tmx"))
    return tuple(sorted(names, key=lambda name: name != STANDARD_BOARD))


def own_boards(folder: Path) -> OwnBoards:
    """Return the boards in a player's ``folder``, by name; a folder that is not there has none.

    Whatever lies there: a file is a board, or it is refused with file, cell and reason. A copy of a board that
    ships is neither. One whose title another board has too is called by its file. Raises DataMissing without any
    levels that ship.
    """
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".tmx")
    except (FileNotFoundError, NotADirectoryError):
        paths = []
    except OSError as fault:
        return OwnBoards((), (LevelError(folder, f"cannot be read ({fault.strerror})"),))
    shipped, found, refused = board_names(), [], []
    for path in paths[:MOST_OWN]:
        if path.stem in shipped and _same(path, levels_dir("enthrone") / f"{path.stem}.tmx"):
            continue
        try:
            found.append(own_board(path))
        except LevelError as fault:
            refused.append(fault)
    if len(paths) > MOST_OWN:
        refused.append(LevelError(folder, f"holds {len(paths)} maps; only the first {MOST_OWN} are read"))
    return OwnBoards(_told_apart(found), tuple(refused))


def _told_apart(found: Sequence[BoardEntry]) -> tuple[BoardEntry, ...]:
    if not found:
        return ()
    titles = Counter(entry.title for entry in (*boards(), *found))
    return tuple(entry if titles[entry.title] == 1 else entry._replace(title=entry.name) for entry in found)


def own_board(path: Path) -> BoardEntry:
    """Return a player's own board. Raises LevelError where its name or its map will not do."""
    name = path.stem
    if name in board_names():
        raise LevelError(path, "a board of this name comes with the game; give the file another name")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise LevelError(path, f"the file needs a name of at most {LONGEST_NAME} letters that can be printed")
    return _entry(read_level(path, SCHEMA))


def standard_setup(
    board: str = STANDARD_BOARD, variants: tuple[str, ...] = (), own: Path | None = None
) -> EnthroneSetup:
    """Return the setup of a match on the board of that name: one that ships, or one in the folder ``own``.

    A name that ends in ``.tmx`` is a file. Raises ValueError naming an unknown board or variant and what there
    is (LevelError, which is one, for a broken map or quarry table), DataMissing when the levels are not there.
    """
    for variant in variants:
        if variant not in VARIANTS:
            raise ValueError(
                f"There is no variant called {variant!r}; the variants are: {', '.join(VARIANTS)}."
            )
    folder = levels_dir("enthrone")
    return EnthroneSetup(
        board=_named(board, own),
        quarry=read_quarry(folder / "quarry.toml"),
        adjourns="no_adjournment" not in variants,
        opening="person" if "person_starts" in variants else "fist",
    )


def _named(name: str, own: Path | None) -> Board:
    """Return the board that is called ``name``."""
    known = board_names()
    if name in known:
        return board_from(_level(levels_dir("enthrone") / f"{name}.tmx"))
    if name.lower().endswith(".tmx"):
        return read_board(Path(name))
    there = OwnBoards((), ()) if own is None else own_boards(own)
    for entry in there.boards:
        if entry.name == name:
            return entry.board
    for fault in there.refused:
        if fault.path.stem == name:
            raise fault
    names = ", ".join((*known, *(entry.name for entry in there.boards)))
    raise ValueError(f"There is no board called {name!r}; the boards are: {names}.")


def _entry(level: Level) -> BoardEntry:
    """Return a map as what can be chosen. Raises LevelError."""
    title = _printed(level.texts.get("title", ""), LONGEST_TITLE)
    return BoardEntry(
        level.name,
        title or _printed(level.name.replace("_", " ").title(), LONGEST_TITLE),
        _printed(level.texts.get("about", ""), LONGEST_ABOUT),
        board_from(level),
    )


def _printed(words: str, most: int) -> str:
    """Return ``words`` as one line that can be printed, cut to ``most`` characters."""
    line = " ".join("".join(c if c.isprintable() else " " for c in words).split())
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}…"


def _same(path: Path, other: Path) -> bool:
    """Tell whether two files hold the same."""
    try:
        sizes = path.stat().st_size, other.stat().st_size
        return path.is_file() and sizes[0] == sizes[1] and path.read_bytes() == other.read_bytes()
    except OSError:
        return False


def board_from(level: Level) -> Board:
    """Return the board that a map draws. Raises LevelError with file, cell and reason when it is broken."""
    board = Board(
        name=level.name,
        spaces=level.marked("space"),
        lions=level.marked("lion"),
        florettes=level.marked("florette"),
    )
    for cell, why in faults_of(board):
        raise level.refused(why, cell)
    cells = (*board.spaces, *board.florettes)
    wide = max(q for q, _ in cells) - min(q for q, _ in cells) + 1
    high = [2 * r + q for q, r in cells]
    rows = (max(high) - min(high)) // 2 + 1
    if wide > MOST_COLUMNS or rows > MOST_ROWS:
        raise level.refused(
            f"the board is {wide} columns by {rows} rows, more than the table can show "
            f"({MOST_COLUMNS} by {MOST_ROWS})"
        )
    return board


def read_board(path: Path) -> Board:
    """Return the board in a Tiled map. Raises LevelError with file, cell and reason."""
    return board_from(read_level(path, SCHEMA))


def read_quarry(path: Path) -> tuple[Quarry, ...]:
    """Return whom each pawn hunts, in the order of PAWNS. Raises LevelError naming what is wrong."""
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LevelError(path, "there is no such file") from None
    except OSError as fault:
        raise LevelError(path, f"cannot be read ({fault.strerror})") from None
    except ValueError as fault:
        raise LevelError(path, f"is not a TOML table ({fault})") from None
    try:
        table = msgspec.convert(rows, dict[Pawn, Quarry])
    except msgspec.ValidationError as fault:
        raise LevelError(path, f"each row must name three pawns ({fault})") from None
    for pawn in PAWNS:
        hunted = table.get(pawn)
        if hunted is None:
            raise LevelError(path, f"there is no row for {pawn}")
        if len({pawn, *hunted}) != 1 + len(hunted):
            raise LevelError(path, f"the quarry of {pawn} must be three different other pawns")
    return tuple(table[pawn] for pawn in PAWNS)


def king_fist(seed: int) -> Fist:
    """Return the fist that holds the King tile; the seed of the match settles it before anybody guesses."""
    return "left" if Dice(seed).fork(_FIST_DRAW).below(2) == 0 else "right"


def person_seat(opening: Opening, seed: int, guess: Fist | None = None) -> Seat:
    """Return where the person sits (E1); seat 0 is the First Player.

    ``fist``: in seat 0 exactly when ``guess`` is the fist with the King. ``lot``: at random by the seed.
    ``person``: always in seat 0. Raises ValueError when a fist is to be guessed and there is no guess.
    """
    if opening == "person":
        return 0
    if opening == "lot":
        return Dice(seed).fork(_LOT_DRAW).below(2)
    if guess is None:
        raise ValueError("choose the left or the right fist")
    return 0 if guess == king_fist(seed) else 1


@cache
def _level(path: Path) -> Level:
    """Return a map that ships; it is read once."""
    return read_level(path, SCHEMA)
