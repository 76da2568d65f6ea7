"""Reading a Tiled map: what is sound comes out as plain values, what is broken is refused in one sentence."""

from __future__ import annotations

import base64
import gzip
import struct
import zlib
from pathlib import Path

import pytest

from fae_tabletop.content.levels import LevelError, Schema, axial_of, offset_of, read_level
from tests.support.maps import LEVELS, copied_map

SCHEMA = Schema(
    "board", frozenset({"space", "lion", "florette", "regalia"}), "regalia", frozenset({"about", "title"})
)
STANDARD = LEVELS / "lions_court.tmx"
FIRST_ROW = "0,0,0,2,1,2,0,0,0,"
"""The second line of the map: column 3 holds the lion at -1,-2."""


def refused(path: Path) -> LevelError:
    """Return the error that reading a map gives; it always names the file in one line."""
    with pytest.raises(LevelError) as fault:
        read_level(path, SCHEMA)
    assert str(fault.value).startswith(str(fault.value.path))
    assert "\n" not in str(fault.value)
    assert fault.value.path.parent == path.parent
    return fault.value


def test_the_standard_board_comes_out_as_plain_values() -> None:
    level = read_level(STANDARD, SCHEMA)
    assert (level.name, level.origin, level.texts["title"]) == ("lions_court", (4, 4), "The Lions’ Court")
    assert len(level.cells) == 37
    assert len(level.marked("space")) == 33
    assert level.marked("florette") == ((-1, -1), (-1, 2), (1, -2), (1, 1))
    assert level.marked("regalia") == ((0, 0),)
    regalia = next(cell for cell in level.cells if "regalia" in cell.marks)
    assert (regalia.column, regalia.row, sorted(regalia.marks)) == (4, 4, ["regalia", "space"])


def test_a_cell_is_named_by_both_coordinates() -> None:
    level = read_level(STANDARD, SCHEMA)
    assert level.words(1, -2) == "cell 1,-2 (column 5, row 2)"
    for cell in level.cells:
        assert level.words(cell.q, cell.r) == f"cell {cell.q},{cell.r} (column {cell.column}, row {cell.row})"


@pytest.mark.parametrize("origin", [(0, 0), (3, 4), (4, 4), (5, 1)])
def test_axial_and_offset_coordinates_are_each_others_way_back(origin: tuple[int, int]) -> None:
    assert axial_of(*origin, origin) == (0, 0)
    for column in range(9):
        for row in range(9):
            assert offset_of(*axial_of(column, row, origin), origin) == (column, row)


def test_cells_that_touch_in_tiled_touch_in_axial_coordinates() -> None:
    # Odd columns stand half a cell lower: (4, 4) touches these six.
    near = {(4, 3), (4, 5), (3, 3), (3, 4), (5, 3), (5, 4)}
    assert {axial_of(*cell, (4, 4)) for cell in near} == {(0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)}
    near = {(5, 3), (5, 5), (4, 4), (4, 5), (6, 4), (6, 5)}
    assert {axial_of(*cell, (5, 4)) for cell in near} == {(0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)}


@pytest.mark.parametrize("kind", ["zlib", "gzip", ""])
def test_packed_layers_are_read_like_csv(tmp_path: Path, kind: str) -> None:
    path = copied_map(tmp_path)
    text = path.read_text(encoding="utf-8")
    start, end = text.index('<data encoding="csv">'), text.index("</data>")
    numbers = [int(n) for n in text[start + 21 : end].split(",")]
    raw = struct.pack(f"<{len(numbers)}L", *numbers)
    packed = zlib.compress(raw) if kind == "zlib" else gzip.compress(raw) if kind == "gzip" else raw
    how = f'<data encoding="base64"{f" compression={kind!r}" if kind else ""}>'.replace("'", '"')
    path.write_text(text[:start] + how + base64.b64encode(packed).decode() + text[end:], encoding="utf-8")
    assert read_level(path, SCHEMA)._replace(path=STANDARD) == read_level(STANDARD, SCHEMA)


def test_paths_with_spaces_and_letters_of_any_kind(tmp_path: Path) -> None:
    folder = tmp_path / "Höfe der Löwen % 獅"
    folder.mkdir()
    assert len(read_level(copied_map(folder), SCHEMA).cells) == 37


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (
            'orientation="hexagonal"',
            'orientation="orthogonal"',
            "orientation must be hexagonal, not orthogonal",
        ),
        (
            'orientation="hexagonal"',
            'orientation="staggered"',
            "orientation must be hexagonal, not staggered",
        ),
        ('staggeraxis="x"', 'staggeraxis="y"', "staggeraxis must be x, not y"),
        ('staggerindex="odd"', 'staggerindex="even"', "staggerindex must be odd, not even"),
        (' staggerindex="odd"', "", "staggerindex must be odd, not nothing"),
        ('infinite="0"', 'infinite="1"', "an infinite map is not read"),
        ('width="9"', 'width="nine"', "width of the map must be a positive whole number, not 'nine'"),
        ('width="9"', 'width="0"', "width of the map must be a positive whole number"),
        ('width="9"', 'width="9999"', "the map is larger than 128 by 128 cells"),
        ('width="9"', 'width="8"', "the layer board must have 8 by 9 cells"),
        (
            'encoding="csv"',
            'encoding="base64" compression="zstd"',
            "tile data compressed with zstd is not read",
        ),
        ('encoding="csv"', 'encoding="base64" compression="zlib"', "the layer board cannot be read"),
        ('encoding="csv"', 'encoding="base64"', "the layer board cannot be read"),
        ('encoding="csv"', 'encoding="hex"', "tile data as hex is not read"),
        (' encoding="csv"', "", "tile data as XML is not read"),
        ("0,0,0,2,1", "0,0,0,lion,1", "the layer board cannot be read"),
        ("0,0,0,2,1,2,0,0,0,\n", "", "the layer board must have 9 by 9 cells"),
        ("0,0,0,2,1,2,0,0,0,\n", "0,0,0,2,1,2,0,0,\n", "the layer board must have 9 by 9 cells"),
        ('name="board"', 'name="Board"', "the layer 'Board' is not read; only board is"),
        ("</map>", '<layer id="2" name="board"/></map>', "exactly one tile layer called board, not 2"),
        ("</map>", '<layer id="2" name="more"/></map>', "the layer 'more' is not read; only board is"),
        ("</map>", '<objectgroup name="things"/></map>', "the object layer 'things' is not read"),
        ("</map>", '<imagelayer name="sky"/></map>', "the image layer 'sky' is not read"),
        ("</map>", '<group name="all"/></map>', "the group 'all' is not read"),
        (
            "</map>",
            '<objectgroup name="o"><object id="1" template="a.tx"/></objectgroup></map>',
            "objects made from templates are not read",
        ),
        ('source="court.tsx"', 'source="nowhere.tsx"', "the tileset nowhere.tsx is missing"),
        ('source="court.tsx"', 'source="court.png"', "the tileset court.png must be a .tsx file"),
        ('source="court.tsx"', 'name="inner"', "the tileset 'inner' must be a file of its own"),
        ('<tileset firstgid="1" source="court.tsx"/>', "", "the map has no tileset"),
        ('firstgid="1"', 'firstgid="-1"', "firstgid of the tileset must be a positive whole number"),
        (
            'name="title"',
            'name="colour"',
            "the map has the unknown property 'colour'; known are about, title",
        ),
        (
            'name="title" value',
            'name="title" type="int" value',
            "the property title of the map must be a string",
        ),
        ("<map ", "<tileset ", "is not an XML file"),
        ('encoding="UTF-8"', 'encoding="nonsense"', "is not an XML file"),
    ],
)
def test_a_broken_map_is_refused_with_the_reason(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert why in str(refused(copied_map(tmp_path, (old, new))))


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ("0,0,0,99,1,2,0,0,0,", "cell -1,-2 (column 3, row 1): tile number 99 is in no tileset"),
        ("0,0,0,2,1,268435458,0,0,0,", "cell 1,-3 (column 5, row 1): the tile is turned"),
        (
            "4,0,0,2,1,2,0,0,0,",
            "column 0, row 1 and column 4, row 4: exactly one cell must be regalia, not 2",
        ),
    ],
)
def test_a_broken_cell_is_named(tmp_path: Path, new: str, why: str) -> None:
    assert why in str(refused(copied_map(tmp_path, (FIRST_ROW, new))))


def test_a_map_without_its_origin_is_refused(tmp_path: Path) -> None:
    fault = refused(copied_map(tmp_path, ("1,1,1,4,1,1,1", "1,1,1,1,1,1,1")))
    assert "exactly one cell must be regalia, not 0" in str(fault)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('name="lion" type="bool"', 'name="tiger" type="bool"', "tile 1 has the unknown property 'tiger'"),
        (
            'name="lion" type="bool"',
            'name="lion"',
            "the property lion of tile 1 must be a bool, true or false",
        ),
        ('name="lion" type="bool"', 'name="lion" type="class"', "the property lion of tile 1 must be a bool"),
        ('name="lion" type="bool" value="true"', 'name="lion" type="bool" value="yes"', "must be a bool"),
        ('tile id="1"', 'tile id="one"', "a tile has the id 'one', which is no whole number"),
        ('tilecount="4"', 'tilecount="many"', "tilecount of the tileset must be a positive whole number"),
        ("<tileset", "<map", "is not an XML file"),
    ],
)
def test_a_broken_tileset_is_refused_and_named(tmp_path: Path, old: str, new: str, why: str) -> None:
    fault = refused(copied_map(tmp_path, tileset=((old, new),)))
    assert why in str(fault)
    assert fault.path.name == "court.tsx"


def test_a_tile_without_any_property_is_refused_where_it_lies(tmp_path: Path) -> None:
    path = copied_map(tmp_path, tileset=(('name="florette" type="bool" value="true"', FALSE_FLORETTE),))
    assert "cell -1,-1 (column 3, row 2): the tile has no property" in str(refused(path))


FALSE_FLORETTE = 'name="florette" type="bool" value="false"'


def test_what_is_no_map_at_all_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "missing.tmx"
    assert str(refused(missing)) == f"{missing}: there is no such file"
    folder = tmp_path / "folder.tmx"
    folder.mkdir()
    assert "cannot be read" in str(refused(folder))
    for content in (b"", b"\x00\xff\x00", b"{}", b"<map", b"<html></html>", b'<?xml version="1.0"?><map/>'):
        file = tmp_path / "broken.tmx"
        file.write_bytes(content)
        refused(file)


def test_a_map_cut_at_any_place_is_refused(tmp_path: Path) -> None:
    path = copied_map(tmp_path)
    content = path.read_bytes().rstrip()
    for cut in range(0, len(content), 7):
        path.write_bytes(content[:cut])
        refused(path)
