"""From the maps in levels/enthrone to a setup, and the draw for first player (E1)."""

from __future__ import annotations

import tomllib
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
    texts=frozenset({"title"}),
)
_FIST_DRAW = 0x4649
_LOT_DRAW = 0x4C4F


class BoardEntry(NamedTuple):
    """A board that can be chosen: its name in commands and files, and its title for people."""

    name: str
    title: str


def boards() -> tuple[BoardEntry, ...]:
    """Return the sound boards that ship, the standard one first. Raises DataMissing without any levels.

    A broken map is left out here; ``standard_setup`` says what is wrong with it.
    """
    found = []
    for name in board_names():
        try:
            level = _level(levels_dir("enthrone") / f"{name}.tmx")
            board_from(level)
        except LevelError:
            continue
        found.append(BoardEntry(name, level.texts.get("title") or name.replace("_", " ").title()))
    return tuple(found)


def board_names() -> tuple[str, ...]:
    """Return the names of the boards that ship, the standard one first, without reading any map."""
    names = sorted(path.stem for path in levels_dir("enthrone").glob("*.tmx"))
    return tuple(sorted(names, key=lambda name: name != STANDARD_BOARD))


def standard_setup(board: str = STANDARD_BOARD, variants: tuple[str, ...] = ()) -> EnthroneSetup:
    """Return the setup of a match on the board of that name.

    Raises ValueError naming an unknown board or variant and what there is (LevelError, which is one, for a
    broken map or quarry table), DataMissing when the levels are not there.
    """
    known = board_names()
    if board not in known:
        raise ValueError(f"There is no board called {board!r}; the boards are: {', '.join(known)}.")
    for variant in variants:
        if variant not in VARIANTS:
            raise ValueError(
                f"There is no variant called {variant!r}; the variants are: {', '.join(VARIANTS)}."
            )
    folder = levels_dir("enthrone")
    return EnthroneSetup(
        board=board_from(_level(folder / f"{board}.tmx")),
        quarry=read_quarry(folder / "quarry.toml"),
        adjourns="no_adjournment" not in variants,
        opening="person" if "person_starts" in variants else "fist",
    )


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
