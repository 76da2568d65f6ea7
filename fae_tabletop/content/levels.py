"""Tiled maps (hexagonal, or rows of squares) as plain values; a broken map is refused in one sentence."""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx imports pygame, which would greet on stdout

import pytmx

from fae_tabletop.content.tiled import ORTHOGONAL, LevelError, Sheet, TileMarks, inspected

__all__ = ["Level", "LevelCell", "LevelError", "Schema", "read_level", "read_rows"]

_ROTATED = 1 << 28
"""Tiled's mark of a tile turned by 120°, which pytmx leaves inside the tile number."""
_LIBRARY_FAULTS = (
    ValueError, KeyError, TypeError, AttributeError, IndexError, OSError, EOFError, ArithmeticError,
    RecursionError, zlib.error, struct.error,
)  # fmt: skip
"""What pytmx lets through when the data of a layer is damaged; it has no error class of its own."""


class Schema(NamedTuple):
    """What a game expects of its maps: the tile layer, the tile properties it knows, and which marks 0,0.

    ``texts`` are the properties of the map itself that may be given, all strings.
    """

    layer: str
    marks: frozenset[str]
    origin: str
    texts: frozenset[str] = frozenset()


class LevelCell(NamedTuple):
    """One cell: where Tiled shows it (column and row count from 0), axial coordinates, and its marks.

    ``marks`` are the boolean tile properties that are set.
    """

    column: int
    row: int
    q: int
    r: int
    marks: frozenset[str]


class Level(NamedTuple):
    """A map as plain values. ``origin`` is the column and row of the cell 0,0; ``texts`` its own words."""

    name: str
    path: Path
    origin: tuple[int, int]
    texts: dict[str, str]
    cells: tuple[LevelCell, ...]

    def marked(self, mark: str) -> tuple[tuple[int, int], ...]:
        """Return the axial coordinates of every cell with ``mark``, sorted."""
        return tuple(sorted((cell.q, cell.r) for cell in self.cells if mark in cell.marks))

    def words(self, q: int, r: int) -> str:
        """Name a cell for people, whether or not the map has it: ``cell 1,-2 (column 5, row 2)``."""
        column, row = offset_of(q, r, self.origin)
        return f"cell {q},{r} (column {column}, row {row})"

    def refused(self, why: str, cell: tuple[int, int] | None = None) -> LevelError:
        """Return the error that names this file, ``cell`` if given, and the reason."""
        return LevelError(self.path, why, None if cell is None else self.words(*cell))


def axial_of(column: int, row: int, origin: tuple[int, int]) -> tuple[int, int]:
    """Return the axial coordinates of a cell of a map whose odd columns stand half a cell lower."""
    q, r = column, row - (column - (column & 1)) // 2
    base_q, base_r = origin[0], origin[1] - (origin[0] - (origin[0] & 1)) // 2
    return q - base_q, r - base_r


def offset_of(q: int, r: int, origin: tuple[int, int]) -> tuple[int, int]:
    """Return the column and row of an axial cell; the way back of ``axial_of``."""
    column = q + origin[0]
    row = r + origin[1] - (origin[0] - (origin[0] & 1)) // 2 + (column - (column & 1)) // 2
    return column, row


def read_level(path: Path, schema: Schema) -> Level:
    """Return the map at ``path``. Raises LevelError with the file, the cell that is to blame, and why."""
    sheet = inspected(path, schema.layer, schema.marks, schema.texts)
    numbers = _numbers(path, schema.layer, sheet)
    origin = _origin(path, numbers, sheet.tiles, schema.origin)
    empty = Level(path.stem, path, origin, sheet.texts, ())
    return empty._replace(cells=tuple(_cells(empty, numbers, sheet.tiles)))


def read_rows(path: Path, layer: str, marks: frozenset[str]) -> tuple[tuple[str | None, ...], ...]:
    """Return the one mark of every cell of an orthogonal map, row by row; None where a cell is empty.

    Raises LevelError with the file, the cell that is to blame, and why.
    """
    sheet = inspected(path, layer, marks, frozenset(), ORTHOGONAL)
    rows = []
    for row, line in enumerate(_numbers(path, layer, sheet)):
        cells: list[str | None] = []
        for column, number in enumerate(line):
            found = sheet.tiles.get(number, frozenset())
            if number and len(found) != 1:
                where = f"cell in column {column}, row {row}"
                raise LevelError(path, f"the tile must mean one of {', '.join(sorted(marks))}", where)
            cells.append(next(iter(found), None))
        rows.append(tuple(cells))
    return tuple(rows)


def _numbers(path: Path, layer: str, sheet: Sheet) -> list[list[int]]:
    """Return the number of the tile of every cell, row by row; 0 where a cell is empty."""
    try:
        tiled = pytmx.TiledMap(str(path))
        data = tiled.get_layer_by_name(layer).data
        numbers = [[tiled.tiledgidmap.get(gid, 0) for gid in line] for line in data]
    except _LIBRARY_FAULTS as fault:
        raise LevelError(path, f"the layer {layer} cannot be read ({fault})") from None
    if len(numbers) != sheet.height or any(len(line) != sheet.width for line in numbers):
        raise LevelError(path, f"the layer {layer} must have {sheet.width} by {sheet.height} cells")
    return numbers


def _origin(path: Path, numbers: list[list[int]], tiles: dict[int, TileMarks], mark: str) -> tuple[int, int]:
    """Return column and row of the one cell with ``mark``."""
    found = [
        (column, row)
        for row, line in enumerate(numbers)
        for column, number in enumerate(line)
        if mark in tiles.get(number, frozenset())
    ]
    if len(found) != 1:
        where = " and ".join(f"column {column}, row {row}" for column, row in found)
        raise LevelError(path, f"exactly one cell must be {mark}, not {len(found)}", where or None)
    return found[0]


def _cells(level: Level, numbers: list[list[int]], tiles: dict[int, TileMarks]) -> Iterator[LevelCell]:
    """Yield every cell that is not empty."""
    for row, line in enumerate(numbers):
        for column, number in enumerate(line):
            if number == 0:
                continue
            q, r = axial_of(column, row, level.origin)
            if number & _ROTATED:
                raise level.refused("the tile is turned, which this program does not read", (q, r))
            marks = tiles.get(number)
            if marks is None:
                raise level.refused(f"tile number {number} is in no tileset", (q, r))
            if not marks:
                raise level.refused("the tile has no property, so it means nothing", (q, r))
            yield LevelCell(column, row, q, r, marks)
