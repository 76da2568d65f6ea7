"""A board of one's own at every command: it is played, simulated and looked over, and its matches need no file."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import msgspec
import pytest

from fae_tabletop.app import cli, enthrone_boards, folders
from fae_tabletop.app.enthrone_flow import new_game
from fae_tabletop.app.enthrone_review import board_title, look_back
from fae_tabletop.app.play import table_from
from fae_tabletop.app.program import App
from fae_tabletop.app.session import Session
from fae_tabletop.app.setups import setup_for
from fae_tabletop.games.enthrone.public import EnthroneSetup
from fae_tabletop.games.enthrone.scene.replay import ReplayScene
from fae_tabletop.games.enthrone.scene.table import EnthroneTable
from fae_tabletop.games.enthrone.setup import board_names, standard_setup
from fae_tabletop.table.settings import TableChoice
from fae_tabletop.ui.dialogs import Question
from fae_tabletop.ui.drawing import Picture
from fae_tabletop.ui.shelf import ShelfScene
from fae_tabletop.ui.text import escape
from tests.app.conftest import MakeDesk
from tests.app.houses import AtOnce, house, play_to_the_end
from tests.content.test_own_boards import placed


def own_folder(data: Path) -> Path:
    """Return where a player's own boards lie below the folder ``data``."""
    return data / "levels" / "enthrone"


def test_simulate_and_play_know_it_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    placed(own_folder(tmp_path), "rose_walk")
    data = ["--data-dir", str(tmp_path)]
    simulate = ["simulate", "enthrone", "--bots", "random", "--games", "1", "--seed", "1", "--json", *data]
    assert cli.main([*simulate, "--board", "rose_walk"]) == 0
    assert json.loads(capsys.readouterr().out)["errors"] == []
    arguments = ["play", "enthrone", "--board", "rose_walk", *data]
    setup = table_from(cli.parser_for(arguments).parse_args(arguments)).setup
    assert isinstance(setup, EnthroneSetup)
    assert setup.board.name == "rose_walk"


def test_a_refused_one_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = placed(own_folder(tmp_path), "seven", ("0,0,0,2,1,2,0,0,0", "0,0,0,1,1,2,0,0,0"))
    assert cli.main(["play", "enthrone", "--board", "seven", "--data-dir", str(tmp_path)]) == 2
    assert f"{path}: there must be exactly 8 lions, not 7" in capsys.readouterr().err


def test_asking_for_a_board_makes_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    assert cli.main(["play", "enthrone", "--board", "nowhere", "--data-dir", str(data)]) == 2
    assert "nowhere" in capsys.readouterr().err
    assert not data.exists()


def test_the_doctor_tells_of_sound_and_of_refused_boards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = own_folder(tmp_path)
    placed(folder, "rose_walk")
    (folder / "letter.tmx").write_text("Dear Jude", encoding="utf-8")
    assert cli.main(["doctor", "--data-dir", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert f"ok    boards: your own for Enthrone: rose_walk, in {folder}" in said
    assert f"note  boards: {folder / 'letter.tmx'}: is not an XML file" in said


def test_a_match_needs_no_board_file_once_it_has_begun(tmp_path: Path) -> None:
    path = placed(own_folder(tmp_path), "rose_walk")
    setup = setup_for("enthrone", "rose_walk", own=path.parent)
    session = Session.new(house(tmp_path, AtOnce()), "enthrone", setup, 5, "easy", 0)
    saved = session.journal.path
    session.leave()
    path.unlink()
    assert saved is not None
    again = Session.resume(house(tmp_path, AtOnce()), saved)
    assert msgspec.convert(again.header.setup, EnthroneSetup).board.name == "rose_walk"
    play_to_the_end(again)
    again.leave()
    assert cli.main(["replay", str(saved), "--verify", "--data-dir", str(tmp_path)]) == 0


def test_the_window_lists_tells_and_plays_them(tmp_path: Path, desk: MakeDesk) -> None:
    folder = own_folder(tmp_path)
    placed(folder, "rose_walk", ("The Lions’ Court", "Rose *Walk* {1}"))
    (folder / "letter.tmx").write_text("Dear Jude", encoding="utf-8")
    one = desk()
    new_game(one.app)
    one.turn()
    one.click("button:change")
    one.click("button:own")
    assert one.scene == "boards"
    assert (folder / "README.md").is_file()
    shelf = one.app.stack.top
    assert isinstance(shelf, ShelfScene)
    rows = {row.title: (row.about, row.fault) for row in shelf.rows}
    assert str(folder) in rows["The folder"][0]
    assert rows["letter.tmx"][1] is not None
    assert rows["letter.tmx"][1].startswith(
        "Refused: letter.tmx is not an XML file such as Tiled writes (from line 1 on):"
    )
    one.click("choose:rose_walk")
    assert one.scene == "new-game"
    one.click("button:play")
    assert one.app.settings.tables["enthrone"].board == "rose_walk"
    assert one.scene == "draw-first"


def test_each_board_of_the_shelf_is_seen_before_it_is_chosen(tmp_path: Path, desk: MakeDesk) -> None:
    for name in ("rose_walk", "second_walk"):
        placed(own_folder(tmp_path), name)
    one = desk()
    new_game(one.app)
    one.turn()
    one.click("button:change")
    one.click("button:own")
    frame = one.loop.stack.frame()
    rows = {
        spot.id.partition(":")[2]: spot.rect for spot in frame.shown.hotspots if spot.id.startswith("choose:")
    }
    assert len(rows) == 2
    crowns = [
        item.rect
        for item in frame.settled
        if isinstance(item, Picture) and item.key.name.endswith("cell-regalia")
    ]
    assert len(crowns) == 2, "a picture of each board"
    for row, crown in zip(rows.values(), crowns, strict=True):
        assert abs(row.centre[1] - crown.centre[1]) < 20


def test_the_table_and_the_look_back_are_titled_as_the_list_is(tmp_path: Path, desk: MakeDesk) -> None:
    path = placed(own_folder(tmp_path), "walk_2", ("The Lions’ Court", "Rose *Walk*"))
    title = escape("Rose *Walk*")
    one = desk()
    setup = standard_setup("walk_2", ("person_starts",), own_folder(tmp_path))
    session = Session.new(one.house, "enthrone", setup, 5, "easy", 0, {})
    one.app.enter(session)
    one.turn()
    one.click("button:start")
    one.turn(3)
    table = one.app.stack.top
    assert isinstance(table, EnthroneTable)
    assert table.choices.board_title == title
    look_back(one.app, session)
    replay = one.app.stack.top
    assert isinstance(replay, ReplayScene)
    assert replay.watched.board_title == title
    path.unlink()
    assert board_title("walk_2", own_folder(tmp_path)) == "Walk 2"


def test_a_board_dropped_in_later_is_found_on_looking_again(tmp_path: Path, desk: MakeDesk) -> None:
    one = desk()
    new_game(one.app)
    one.turn()
    one.click("button:change")
    one.click("button:own")
    placed(own_folder(tmp_path), "rose_walk")
    one.click("again:")
    assert "choose:rose_walk" in [spot.id for spot in one.spots()]
    one.click("button:back")
    assert one.spots("button:own")[0].label == "Your own boards: 1 board"


def test_a_board_taken_away_before_play_is_told(tmp_path: Path, desk: MakeDesk) -> None:
    path = placed(own_folder(tmp_path), "rose_walk")
    one = desk()
    one.app.change(tables={"enthrone": TableChoice(board="rose_walk")})
    new_game(one.app)
    one.turn()
    path.unlink()
    one.click("button:play")
    question = one.app.stack.top
    assert isinstance(question, Question)
    assert "no board called 'rose_walk'" in question.words


@pytest.mark.parametrize("there", [True, False])
def test_the_folder_is_opened_where_the_system_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, desk: MakeDesk, there: bool
) -> None:
    asked: list[Path] = []

    def show(folder: Path) -> bool:
        asked.append(folder)
        return there

    monkeypatch.setattr(enthrone_boards, "show_folder", show)
    one = desk()
    new_game(one.app)
    one.turn()
    one.click("button:change")
    one.click("button:own")
    one.click("folder:")
    assert asked == [own_folder(tmp_path)]
    assert one.scene == "boards"
    assert (one.app.stack._toast is None) == there


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks as Linux does")
def test_the_file_manager_is_started_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opener = tmp_path / "xdg-open"
    opener.write_text(f'#!/bin/sh\necho "$1 $LD_LIBRARY_PATH" > "{tmp_path}/asked"\n', encoding="utf-8")
    opener.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("LD_LIBRARY_PATH", "inside")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "outside")
    assert folders.show_folder(tmp_path)
    for _ in range(100):
        if (tmp_path / "asked").is_file() and (tmp_path / "asked").read_text(encoding="utf-8"):
            break
        time.sleep(0.05)
    assert (tmp_path / "asked").read_text(encoding="utf-8").split() == [str(tmp_path), "outside"]
    opener.unlink()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not folders.show_folder(tmp_path)


def test_a_folder_that_cannot_be_made_leaves_the_boards_that_ship(tmp_path: Path, desk: MakeDesk) -> None:
    (tmp_path / "levels").write_text("in the way", encoding="utf-8")
    one = desk()
    assert [board.name for board in enthrone_boards.board_offer(one.app).boards] == list(board_names())
    enthrone_boards.open_boards(one.app, lambda board: None)
    one.turn()
    assert one.scene == "boards"


def test_a_map_dropped_on_the_window_becomes_a_board(tmp_path: Path, desk: MakeDesk) -> None:
    path = placed(tmp_path / "elsewhere", "rose_walk")
    for tiles in ("court.tsx", "court.png"):
        (path.parent / tiles).unlink()
    one = desk()
    one.app.open_title()
    one.app.menus.receive(one.app, path)
    kept = own_folder(tmp_path) / "rose_walk.tmx"
    assert kept.read_bytes() == path.read_bytes()
    one.app.menus.receive(one.app, path)
    assert "give the file another name" in told(one.app)


@pytest.mark.parametrize(
    ("name", "change", "why"),
    [
        (
            "seven",
            ("0,0,0,2,1,2,0,0,0", "0,0,0,1,1,2,0,0,0"),
            "seven.tmx: there must be exactly 8 lions, not 7.",
        ),
        ("lions_court", ("0,2,1,3", "0,2,1,1"), "among your own boards"),
        ("long_gallery", ("0,2,1,3", "0,2,1,1"), "a board of this name comes with the game"),
        (
            "far",
            ('source="court.tsx"', 'source="../tiles/court.tsx"'),
            "the tileset ../tiles/court.tsx is missing",
        ),
    ],
)
def test_a_map_that_will_not_do_is_not_kept(
    tmp_path: Path, desk: MakeDesk, name: str, change: tuple[str, str], why: str
) -> None:
    path = placed(tmp_path / "elsewhere", name, change)
    one = desk()
    one.app.open_title()
    one.app.menus.receive(one.app, path)
    assert why in told(one.app)
    kept = sorted(file.name for file in own_folder(tmp_path).iterdir())
    assert kept == sorted(enthrone_boards.PATTERNS)


def test_a_dropped_map_that_cannot_be_copied_is_told(tmp_path: Path, desk: MakeDesk) -> None:
    one = desk()
    one.app.open_title()
    one.app.menus.receive(one.app, tmp_path / "gone.tmx")
    assert "gone.tmx: it cannot be copied" in told(one.app)
    (tmp_path / "levels").rename(tmp_path / "before")
    (tmp_path / "levels").write_text("in the way", encoding="utf-8")
    one.app.menus.receive(one.app, tmp_path / "gone.tmx")
    assert "the folder for it cannot be made" in told(one.app)


def told(app: App) -> str:
    """Return what the question on top says."""
    question = app.stack.top
    assert isinstance(question, Question)
    return question.words
