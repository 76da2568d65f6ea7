"""Maps from anywhere: whatever a file holds, it is read or refused in one sentence, soon and without a crash."""

from __future__ import annotations

import base64
import os
import sys
import tempfile
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.content.levels import LevelError
from fae_tabletop.games.enthrone.board import faults_of
from fae_tabletop.games.enthrone.setup import read_board
from tests.support.maps import LEVELS, copied_map

MAP = (LEVELS / "lions_court.tmx").read_text(encoding="utf-8")
TILESET = (LEVELS / "court.tsx").read_text(encoding="utf-8")
NASTY = (
    "", "0", "-1", "1", "7", "129", "99999999999", "9" * 5000, "1e9", "nan", "²", "true", "false", "yes",
    "board", "court.tsx", "../court.tsx", "/", "a" * 5000, "\x01", "&amp;", "&lt;", "<", ">", '"', "獅", "\r\n",
    "class", "object", "float", "4294967297", "2147483649", "base64", "zlib", "csv", "<layer/>", "<tileset/>",
    '<properties><property name="x" type="class"/></properties>', "<objectgroup/>", "<animation/>", "<group>",
)  # fmt: skip
"""What a damaged or malicious file may hold in any place."""


@st.composite
def damaged(draw: st.DrawFn, sound: str) -> str:
    """Return a sound file in which a few stretches, often whole values, were replaced, doubled or lost."""
    text = sound
    for _ in range(draw(st.integers(1, 3))):
        marks = [i for i, c in enumerate(text) if c in '"<>=, /\n'] or [0]
        start = draw(st.sampled_from(marks)) + draw(st.integers(0, 1))
        ends = [mark for mark in marks if mark >= start][:4] or [len(text)]
        end = draw(st.sampled_from(ends))
        stretch = text[start:end]
        put = draw(st.sampled_from((*NASTY, stretch * 2, stretch[::-1])) | st.text(max_size=6))
        text = text[:start] + put + text[end:]
    return text


def read_or_refused(folder: Path, board: bytes, tileset: bytes) -> None:
    """Read a board; a refusal is one line that begins with the file, and what is accepted is sound."""
    (folder / "court.tsx").write_bytes(tileset)
    path = folder / "mine.tmx"
    path.write_bytes(board)
    try:
        found = read_board(path)
    except LevelError as fault:
        words = str(fault)
        assert words.startswith((str(path), str(folder / "court.tsx")))
        assert len(words.splitlines()) == 1
        assert len(words) < len(str(folder)) + 400
    else:
        assert faults_of(found) == []


@settings(max_examples=400)
@given(damaged(MAP), st.just(TILESET) | damaged(TILESET))
def test_a_damaged_map_is_read_or_refused(board: str, tileset: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        read_or_refused(Path(folder), board.encode("utf-8", "replace"), tileset.encode("utf-8", "replace"))


@settings(max_examples=100)
@given(damaged(TILESET))
def test_a_damaged_tileset_is_read_or_refused(tileset: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        read_or_refused(Path(folder), MAP.encode(), tileset.encode("utf-8", "replace"))


@given(st.binary(max_size=200))
def test_bytes_of_any_kind_are_refused(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        read_or_refused(Path(folder), content, content)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("<map ", "<!DOCTYPE map [<!ENTITY a 'b'>]><map ", "declares names of its own"),
        ("</map>", "<more><layer/></more></map>", "a layer lies inside another part"),
        ("</map>", "<more><tileset/></more></map>", "a tileset lies inside another part"),
        ("</map>", "<more><objectgroup/></more></map>", "the object layer '' is not read"),
        ("</map>", '<tileset firstgid="9" source="court.tsx"/>' * 20 + "</map>", "at most 16 are read"),
        ('width="9"', f'width="{"9" * 5000}"', "must be a positive whole number"),
        ("court.tsx", "a" * 5000 + ".tsx", "is missing"),
    ],
)
def test_what_would_keep_the_reader_busy_is_refused(tmp_path: Path, old: str, new: str, why: str) -> None:
    with pytest.raises(LevelError, match=why) as fault:
        read_board(copied_map(tmp_path, (old, new)))
    assert len(str(fault.value)) < len(str(tmp_path)) + 200


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('tilecount="4"', 'tilecount="900000"', "has 900000 tiles; at most 4096 are read"),
        ('tilewidth="120"', 'tilewidth="1"', "its tiles must be 8 pixels or larger"),
        (
            'image source="court.png" width="480"',
            'image source="x" width="999999"',
            "larger than 8192 pixels",
        ),
        ("<tileset ", '<tileset spacing="many" ', "spacing of the tileset must be a whole number"),
        ("</tileset>", "<x><tile/></x></tileset>", "a tile lies inside another part"),
        ('<tile id="0">', '<tile id="0"><animation/>', "animations of tiles are not read"),
        ('<tile id="0">', '<tile id="0"><objectgroup/>', "collision shapes of tiles are not read"),
    ],
)
def test_a_tileset_that_would_is_refused_too(tmp_path: Path, old: str, new: str, why: str) -> None:
    with pytest.raises(LevelError, match=why):
        read_board(copied_map(tmp_path, tileset=((old, new),)))


def test_a_layer_that_swells_is_refused_before_it_does(tmp_path: Path) -> None:
    start = MAP.index('encoding="csv">')
    packed = base64.b64encode(zlib.compress(bytes(1 << 28), 9)).decode()
    path = copied_map(tmp_path)
    swollen = f'encoding="base64" compression="zlib">{packed}{MAP[MAP.index("</data>") :]}'
    path.write_text(MAP[:start] + swollen, encoding="utf-8")
    with pytest.raises(LevelError, match="larger than any map"):
        read_board(path)


def test_a_file_that_is_far_too_large_is_refused(tmp_path: Path) -> None:
    path = copied_map(tmp_path)
    with path.open("a", encoding="utf-8") as file:
        file.write(" " * (1 << 20))
    with pytest.raises(LevelError, match="is larger than 1 MB"):
        read_board(path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes in folders")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe.tmx"
    os.mkfifo(path)
    with pytest.raises(LevelError, match="it is not a file"):
        read_board(path)
