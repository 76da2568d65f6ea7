"""Boards in the player's own folder: found, or refused with file and reason; played under their names."""

from __future__ import annotations

import base64
import os
import shutil
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from fae_tabletop.content.levels import LevelError
from fae_tabletop.games.enthrone.setup import (
    LONGEST_ABOUT,
    LONGEST_TITLE,
    MOST_OWN,
    boards,
    own_boards,
    standard_setup,
)
from tests.support.maps import LEVELS, copied_map

TITLE = 'name="title" value="The Lions’ Court"'


def placed(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """Put a changed copy of the standard board under another name into ``folder``, tileset and all."""
    folder.mkdir(parents=True, exist_ok=True)
    path = copied_map(folder, *changes)
    return path.rename(folder / f"{name}.tmx")


def test_a_folder_that_is_not_there_has_no_boards(tmp_path: Path) -> None:
    assert own_boards(tmp_path / "nowhere") == ((), ())
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert own_boards(file) == ((), ())


def test_a_board_is_found_with_title_and_sentence(tmp_path: Path) -> None:
    about = '"/>\n  <property name="about" value="A walk among roses.'
    placed(tmp_path, "rose_walk", ("The Lions’ Court", f"Rose Walk{about}"))
    (board,), refused = own_boards(tmp_path)
    assert (board.name, board.title, board.about, refused) == (
        "rose_walk",
        "Rose Walk",
        "A walk among roses.",
        (),
    )
    assert standard_setup("rose_walk", own=tmp_path).board == board.board
    assert board.board.name == "rose_walk"


def test_a_board_without_a_title_is_called_by_its_file(tmp_path: Path) -> None:
    placed(tmp_path, "my_walk", (TITLE, 'name="title" value=" \n "'))
    assert own_boards(tmp_path).boards[0].title == "My Walk"


def test_boards_of_the_same_title_are_told_apart_by_their_files(tmp_path: Path) -> None:
    placed(tmp_path, "lions_court_copy")
    for name in ("walk", "walk_2"):
        placed(tmp_path, name, ("The Lions’ Court", "Rose Walk"))
    placed(tmp_path, "alone", ("The Lions’ Court", "Alone"))
    titles = {board.name: board.title for board in own_boards(tmp_path).boards}
    assert titles == {
        "lions_court_copy": "lions_court_copy",
        "walk": "walk",
        "walk_2": "walk_2",
        "alone": "Alone",
    }


def test_long_words_are_cut_and_what_cannot_be_printed_is_left_out(tmp_path: Path) -> None:
    about = '"/>\n  <property name="about" value="' + "b" * 900
    placed(tmp_path, "long", ("The Lions’ Court", "a\u202e\tb" + "ü" * 200 + about))
    (board,), _ = own_boards(tmp_path)
    assert board.title.startswith("a bü")
    assert len(board.title) == LONGEST_TITLE
    assert len(board.about) == LONGEST_ABOUT


def test_what_is_no_board_is_refused_with_file_cell_and_reason(tmp_path: Path) -> None:
    placed(tmp_path, "sound")
    seven = placed(tmp_path, "seven", ("0,0,0,2,1,2,0,0,0", "0,0,0,1,1,2,0,0,0"))
    bare = placed(tmp_path, "bare", ("0,1,1,1,4,1,1,1,0", "0,1,1,1,4,0,1,1,0"))
    (tmp_path / "words.TMX").write_text("a letter", encoding="utf-8")
    (tmp_path / "folder.tmx").mkdir()
    found, refused = own_boards(tmp_path)
    assert [board.name for board in found] == ["sound"]
    told = {fault.path.name: str(fault) for fault in refused}
    assert told["seven.tmx"] == f"{seven}: there must be exactly 8 lions, not 7"
    assert told["bare.tmx"].startswith(f"{bare}: cell 1,0 (column 5, row 4): ")
    assert "is not an XML file" in told["words.TMX"]
    assert told["folder.tmx"] == f"{tmp_path / 'folder.tmx'}: cannot be read (it is not a file)"
    with pytest.raises(LevelError, match="exactly 8 lions"):
        standard_setup("seven", own=tmp_path)


def test_a_copy_of_a_board_that_ships_is_passed_over_until_it_is_changed(tmp_path: Path) -> None:
    path = copied_map(tmp_path)
    assert own_boards(tmp_path) == ((), ())
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    (fault,) = own_boards(tmp_path).refused
    assert "a board of this name comes with the game" in str(fault)
    assert standard_setup("lions_court", own=tmp_path) == standard_setup("lions_court")


def test_a_board_too_large_for_the_table_is_refused(tmp_path: Path) -> None:
    text = (LEVELS / "lions_court.tmx").read_text(encoding="utf-8")
    start, end = text.index("0,0,0,0"), text.index("</data>")
    shutil.copy(LEVELS / "court.tsx", tmp_path)
    grid = [["1"] * 25 for _ in range(9)]
    grid[4][12] = "4"
    for lion in range(8):
        grid[0][3 * lion] = "2"
    data = ",\n".join(",".join(line) for line in grid)
    path = tmp_path / "wide.tmx"
    path.write_text(
        (text[:start] + data + "\n" + text[end:]).replace('width="9"', 'width="25"'), encoding="utf-8"
    )
    (fault,) = own_boards(tmp_path).refused
    assert "the board is 25 columns by 9 rows, more than the table can show (21 by 17)" in str(fault)


def test_a_name_that_cannot_be_told_is_refused(tmp_path: Path) -> None:
    placed(tmp_path, "n" * 80)
    assert "the file needs a name of at most 60 letters" in str(own_boards(tmp_path).refused[0])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have no such file names")
def test_a_name_of_any_bytes_is_refused(tmp_path: Path) -> None:
    path = placed(tmp_path, "strange")
    path.rename(tmp_path / "a\udcffb.tmx")
    assert "letters that can be printed" in str(own_boards(tmp_path).refused[0])


def test_only_so_many_maps_are_read(tmp_path: Path) -> None:
    for number in range(MOST_OWN + 2):
        (tmp_path / f"{number:03}.tmx").write_text("", encoding="utf-8")
    refused = own_boards(tmp_path).refused
    assert len(refused) == MOST_OWN + 1
    assert str(refused[-1]).endswith(f"holds {MOST_OWN + 2} maps; only the first {MOST_OWN} are read")


def test_an_unknown_name_is_answered_with_ones_own_boards_too(tmp_path: Path) -> None:
    placed(tmp_path, "rose_walk")
    with pytest.raises(
        ValueError, match=r"no board called '\.\./x'; the boards are: lions_court, .*rose_walk"
    ):
        standard_setup("../x", own=tmp_path)


def test_a_file_can_be_named_instead_of_a_board(tmp_path: Path) -> None:
    path = placed(tmp_path / "elsewhere", "rose_walk")
    assert standard_setup(str(path)).board.name == "rose_walk"
    with pytest.raises(LevelError, match="there is no such file"):
        standard_setup(str(tmp_path / "none.tmx"))


def test_the_boards_that_ship_have_a_sentence_each() -> None:
    told = [board.about for board in boards()]
    assert all(sentence.endswith(".") for sentence in told)
    assert len(set(told)) == len(told)


def exported(source: Path, target: Path) -> None:
    """Let real Tiled read a map and write it anew elsewhere."""
    subprocess.run(
        ["tiled", "--export-map", "tmx", str(source), str(target)],
        check=True, capture_output=True, stdin=subprocess.DEVNULL, timeout=50,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(target.parent / "settings")},
    )  # fmt: skip


@pytest.mark.skipif(shutil.which("tiled") is None, reason="Tiled is not installed")
def test_what_real_tiled_writes_into_ones_folder_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "my boards"
    folder.mkdir()
    exported(LEVELS / "lions_court.tmx", folder / "far_tiles.tmx")
    assert 'source="court.tsx"' not in (folder / "far_tiles.tmx").read_text(encoding="utf-8")
    text = (LEVELS / "lions_court.tmx").read_text(encoding="utf-8")
    start, end = text.index('<data encoding="csv">'), text.index("</data>")
    numbers = [int(number) for number in text[start + 21 : end].split(",")]
    packed = base64.b64encode(zlib.compress(struct.pack(f"<{len(numbers)}L", *numbers))).decode()
    beside = tmp_path / "beside"
    beside.mkdir()
    shutil.copy(LEVELS / "court.tsx", beside)
    shutil.copy(LEVELS / "court.png", beside)
    zipped = text[:start] + '<data encoding="base64" compression="zlib">' + packed + text[end:]
    (beside / "zipped.tmx").write_text(zipped, encoding="utf-8")
    endless = text.replace('infinite="0"', 'infinite="1"')
    (beside / "endless.tmx").write_text(endless, encoding="utf-8")
    for name in ("zipped", "endless"):
        exported(beside / f"{name}.tmx", folder / f"{name}.tmx")
    assert 'compression="zlib"' in (folder / "zipped.tmx").read_text(encoding="utf-8")
    found, refused = own_boards(folder)
    assert [board.name for board in found] == ["far_tiles", "zipped"]
    assert all(board.board.spaces == boards()[0].board.spaces for board in found)
    assert ["an infinite map is not read" in str(fault) for fault in refused] == [True]
