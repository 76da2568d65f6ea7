"""A board of one's own at every command: it is played, simulated and looked over, and its matches need no file."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from fae_tabletop.app import cli
from fae_tabletop.app.play import table_from
from fae_tabletop.games.enthrone.public import EnthroneSetup
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
    from fae_tabletop.app.session import Session
    from fae_tabletop.app.setups import setup_for

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
