"""Every board that ships is sound and fair to start on; a board that breaks the game's promises is refused."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pygame
import pytest

from fae_tabletop.content.levels import LevelError, read_level
from fae_tabletop.games.enthrone import setup
from fae_tabletop.games.enthrone.board import (
    REGALIA,
    Board,
    around,
    faults_of,
    graph_of,
)
from fae_tabletop.games.enthrone.public import PAWNS
from fae_tabletop.games.enthrone.setup import (
    SCHEMA,
    board_names,
    boards,
    read_board,
    read_quarry,
    standard_setup,
)
from tests.support.boards import DEAD_ENDS
from tests.support.maps import LEVELS, copied_map

NAMES = board_names()


@pytest.mark.parametrize("name", NAMES)
def test_every_board_that_ships_is_sound(name: str) -> None:
    board = read_board(LEVELS / f"{name}.tmx")
    assert faults_of(board) == []
    assert board.name == name
    assert board == standard_setup(name).board


@pytest.mark.parametrize("name", NAMES)
def test_no_capture_is_possible_on_the_first_move(name: str) -> None:
    graph = graph_of(standard_setup(name).board)
    lions = [space for space, lion in enumerate(graph.is_lion) if lion]
    assert not any(there in graph.adjacent[here] for here in lions for there in lions)
    assert not any(graph.regalia in graph.adjacent[lion] for lion in lions)


@pytest.mark.parametrize("name", NAMES)
def test_every_lion_has_a_way_to_the_regalia_that_stays_open(name: str) -> None:
    graph = graph_of(standard_setup(name).board)
    for space, lion in enumerate(graph.is_lion):
        if lion:
            assert graph.steps(space, graph.regalia) in (2, 3, 4)


def test_the_standard_board_is_that_of_the_rules_page() -> None:
    board = standard_setup().board
    cells = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}
    florettes = {(-1, -1), (-1, 2), (1, -2), (1, 1)}
    assert set(board.florettes) == florettes
    assert set(board.spaces) == cells - florettes
    assert len(board.spaces) == 33
    assert set(board.lions) == {
        (-3, 0), (-3, 3), (3, -3), (3, 0), (-1, -2), (-1, 3), (1, -3), (1, 2),
    }  # fmt: skip
    graph = graph_of(board)
    steps = sorted(graph.steps(graph.index[lion], graph.regalia) or 0 for lion in board.lions)
    assert steps == [2, 2, 2, 2, 3, 3, 3, 3]


@pytest.mark.parametrize("name", NAMES)
def test_every_board_is_symmetric_both_ways(name: str) -> None:
    board = standard_setup(name).board
    for cells in (board.spaces, board.lions, board.florettes):
        assert {(-q, q + r) for q, r in cells} == set(cells), "left and right"
        assert {(q, -q - r) for q, r in cells} == set(cells), "top and bottom"


def test_the_boards_are_listed_standard_first_with_titles() -> None:
    listed = boards()
    assert [entry.name for entry in listed] == list(NAMES)
    assert NAMES[0] == "lions_court"
    assert listed[0].title == "The Lions’ Court"
    assert all(entry.title for entry in listed)


def test_a_broken_map_among_sound_ones_is_left_out_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = copied_map(tmp_path, ("0,0,0,2,1,2,0,0,0", "0,0,0,1,1,2,0,0,0"))
    broken.rename(tmp_path / "broken.tmx")
    copied_map(tmp_path, ('name="title"', 'name="title"'))
    shutil.copy(LEVELS / "quarry.toml", tmp_path)
    (tmp_path / "nonsense.tmx").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(setup, "levels_dir", lambda game: tmp_path)
    assert board_names() == ("lions_court", "broken", "nonsense")
    assert [entry.name for entry in boards()] == ["lions_court"]
    for name, why in (("broken", "exactly 8 lions"), ("nonsense", "is not an XML file")):
        with pytest.raises(LevelError, match=why):
            standard_setup(name)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ((("0,0,0,2,1,2,0,0,0", "0,0,0,1,1,2,0,0,0"),), "there must be exactly 8 lions, not 7"),
        ((("0,1,1,1,4,1,1,1,0", "0,2,1,1,4,1,1,1,0"),), "there must be exactly 8 lions, not 9"),
        (
            (("0,1,1,1,4,1,1,1,0", "0,1,1,1,4,0,1,1,0"),),
            "cell 1,0 (column 5, row 4): the Regalia needs a space on each of its six sides",
        ),
        (
            (("0,1,1,1,4,1,1,1,0", "0,1,1,1,4,3,1,1,0"),),
            "cell 1,0 (column 5, row 4): a florette may not touch the Regalia",
        ),
        (
            (("0,2,1,3,1,3,1,2,0", "0,2,3,3,1,3,1,2,0"),),
            "cell -2,-1 (column 2, row 2): two florettes may not lie side by side",
        ),
        (
            (("0,0,0,0,0,0,0,0,0", "1,0,0,0,0,0,0,0,0"),),
            "cell -4,-2 (column 0, row 0): this space cannot be reached from the Regalia",
        ),
    ],
)
def test_a_board_that_breaks_a_promise_is_refused_with_file_cell_and_reason(
    tmp_path: Path, changes: tuple[tuple[str, str], ...], why: str
) -> None:
    path = copied_map(tmp_path, *changes)
    with pytest.raises(LevelError) as fault:
        read_board(path)
    assert str(fault.value) == f"{path}: {why}"


def test_a_lion_that_is_no_space_is_refused(tmp_path: Path) -> None:
    space = '<property name="space" type="bool" value="true"/>\n  </properties>\n </tile>\n <tile id="2">'
    path = copied_map(tmp_path, tileset=((space, space.replace("true", "false")),))
    with pytest.raises(LevelError, match=r"cell -3,0 \(column 1, row 2\): a lion must be a space"):
        read_board(path)


def altered(board: Board = DEAD_ENDS, **parts: tuple[tuple[int, int], ...]) -> Board:
    """Return a board with some of its parts replaced."""
    whole = {"spaces": board.spaces, "lions": board.lions, "florettes": board.florettes, **parts}
    return Board("altered", **whole)


@pytest.mark.parametrize(
    ("board", "why"),
    [
        (altered(spaces=DEAD_ENDS.spaces[1:]), "there is no Regalia"),
        (altered(florettes=((2, 0),)), "a florette cannot be a space as well"),
        (altered(lions=(*DEAD_ENDS.lions[:7], (5, 5))), "a lion must be a space"),
        (altered(lions=(*DEAD_ENDS.lions[:7], REGALIA)), "the Regalia cannot be a lion"),
        (altered(spaces=(*DEAD_ENDS.spaces, (9, 9))), "this space cannot be reached from the Regalia"),
        (altered(spaces=(*DEAD_ENDS.spaces, REGALIA)), "the same cell is listed twice"),
        (altered(florettes=((3, 3), (3, 4))), "two florettes may not lie side by side"),
        (altered(spaces=(*DEAD_ENDS.spaces, *((q, 9) for q in range(300)))), "more than 255"),
    ],
)
def test_a_board_from_a_file_of_a_match_is_checked_too(board: Board, why: str) -> None:
    assert any(why in fault.why for fault in faults_of(board))
    with pytest.raises(ValueError, match="board altered"):
        graph_of(board)


def test_a_sound_board_has_no_faults() -> None:
    assert faults_of(DEAD_ENDS) == []
    assert set(around(REGALIA)) <= set(DEAD_ENDS.spaces)


def test_unknown_names_are_answered_with_what_there_is() -> None:
    with pytest.raises(ValueError, match="no board called 'nowhere'; the boards are: lions_court"):
        standard_setup("nowhere")
    with pytest.raises(ValueError, match="no board called"):
        standard_setup("../enthrone/lions_court")
    with pytest.raises(
        ValueError, match="no variant called 'x'; the variants are: person_starts, no_adjournment"
    ):
        standard_setup(variants=("x",))


def test_variants_change_the_setup_and_nothing_else() -> None:
    plain = standard_setup()
    both = standard_setup(variants=("person_starts", "no_adjournment"))
    assert (plain.adjourns, plain.opening) == (True, "fist")
    assert (both.adjourns, both.opening) == (False, "person")
    assert (both.board, both.quarry) == (plain.board, plain.quarry)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('king = ["archer", "wizard", "demon"]', "", "there is no row for king"),
        (
            '"archer", "wizard", "demon"',
            '"archer", "archer", "demon"',
            "the quarry of king must be three different",
        ),
        (
            '"archer", "wizard", "demon"',
            '"king", "wizard", "demon"',
            "the quarry of king must be three different",
        ),
        ('"archer", "wizard", "demon"', '"archer", "wizard"', "each row must name three pawns"),
        ('"archer", "wizard", "demon"', '"archer", "wizard", "queen"', "each row must name three pawns"),
        ("king =", "queen =", "each row must name three pawns"),
        ("king =", "king", "is not a TOML table"),
    ],
)
def test_a_broken_quarry_table_is_refused(tmp_path: Path, old: str, new: str, why: str) -> None:
    path = tmp_path / "quarry.toml"
    path.write_text(
        (LEVELS / "quarry.toml").read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8"
    )
    with pytest.raises(LevelError) as fault:
        read_quarry(path)
    assert str(fault.value).startswith(f"{path}: ")
    assert why in str(fault.value)


def test_a_missing_quarry_table_is_named(tmp_path: Path) -> None:
    with pytest.raises(LevelError, match="there is no such file"):
        read_quarry(tmp_path / "quarry.toml")
    with pytest.raises(LevelError, match="cannot be read"):
        read_quarry(tmp_path)


def test_the_quarry_table_that_ships_is_the_rules_pages() -> None:
    table = read_quarry(LEVELS / "quarry.toml")
    for i, hunted in enumerate(table):
        assert set(hunted) == {PAWNS[(i + step) % 8] for step in (1, 2, 4)}


def test_the_tileset_has_its_picture_in_the_right_size() -> None:
    picture = pygame.image.load(LEVELS / "court.png")
    assert picture.get_size() == (480, 92)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.skipif(shutil.which("tmxrasterizer") is None, reason="Tiled's tmxrasterizer is not installed")
def test_real_tiled_draws_the_board(name: str, tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    subprocess.run(
        ["tmxrasterizer", str(LEVELS / f"{name}.tmx"), str(target)],
        check=True, capture_output=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, timeout=50,
    )  # fmt: skip
    picture = pygame.image.load(target)
    level = read_level(LEVELS / f"{name}.tmx", SCHEMA)
    drawn = {(cell.column, cell.row) for cell in level.cells}
    for column in range(max(column for column, _ in drawn) + 2):
        for row in range(max(row for _, row in drawn) + 2):
            middle = (60 + 90 * column, 46 + 92 * row + 46 * (column % 2))
            assert (picture.get_at(middle).a > 0) == ((column, row) in drawn), (column, row)
