"""The doctor names what is wrong with its remedy, tells what can be lived with, and tries everything out."""

import json
import shutil
import sys
import tempfile
from pathlib import Path
from types import TracebackType

import pytest

from fae_tabletop.app import cli, selftest
from fae_tabletop.content import paths
from tests.table.matches import saved_match

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program folder with few files, which a test may spoil."""
    root = tmp_path / "a clone"
    shutil.copytree(ROOT / "levels", root / "levels")
    shutil.copytree(ROOT / "assets" / "fonts", root / "assets" / "fonts")
    for part in ("icon", "sounds"):
        shutil.copytree(ROOT / "assets" / part, root / "assets" / part)
    monkeypatch.setattr(paths, "data_root", lambda: root)
    return root


def _lines(capsys: pytest.CaptureFixture[str], mark: str) -> list[str]:
    return [line for line in capsys.readouterr().out.splitlines() if line.startswith(mark)]


def test_all_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str], clone: Path) -> None:
    assert cli.main(["doctor", "--data-dir", str(tmp_path / "data")]) == 0
    said = capsys.readouterr().out
    assert "fault" not in said
    assert said.endswith("All is well.\n")


def test_findings_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str], clone: Path) -> None:
    assert cli.main(["doctor", "--json", "--data-dir", str(tmp_path / "data")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ok"] is True
    assert {"program", "assets", "levels", "folders", "display", "sound"} <= {
        one["topic"] for one in told["findings"]
    }


def test_spoilt_files_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str], clone: Path) -> None:
    picture = clone / "assets" / "icon" / "icon-1024.png"
    picture.write_bytes(picture.read_bytes()[:200])
    font = clone / "assets" / "fonts" / "cinzel-700.ttf"
    font.write_bytes(b"not a font")
    cut, lost, other = (clone / "assets" / "sounds" / f"{name}.wav" for name in ("step", "flip", "tile"))
    cut.write_bytes(cut.read_bytes()[:1000])
    lost.unlink()
    other.write_bytes(b"not a sound")
    board = clone / "levels" / "enthrone" / "lions_court.tmx"
    board.write_text(board.read_text()[:300])
    assert cli.main(["doctor", "--data-dir", str(tmp_path / "data")]) == 1
    faults = "\n".join(_lines(capsys, "fault"))
    for path in (picture, font, cut, lost, other):
        assert str(path) in faults
    for words in (f"{cut} breaks off", f"{lost} is missing", f"{other} is not a sound"):
        assert words in faults
    assert "lions_court" in faults
    assert "again" in faults


def test_a_folder_that_cannot_be_used_is_a_note(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], clone: Path
) -> None:
    blocked = tmp_path / "data"
    blocked.write_text("a file where a folder is expected")
    assert cli.main(["doctor", "--data-dir", str(blocked)]) == 0
    assert any("is a file where a folder is expected" in line for line in _lines(capsys, "note"))


def test_damaged_matches_and_settings_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], clone: Path
) -> None:
    data = tmp_path / "data"
    (data / "matches").mkdir(parents=True)
    good = saved_match(data / "matches", 6)
    (data / "matches" / "empty.jsonl").touch()
    with good.open("ab") as opened:
        opened.write(b"nonsense\n")
    (data / "profile.sqlite3").write_bytes(b"no database")
    assert cli.main(["doctor", "--data-dir", str(data)]) == 0
    notes = "\n".join(_lines(capsys, "note"))
    assert "empty.jsonl is empty." in notes
    assert "damaged in line 8" in notes
    assert "kept as profile.damaged-1.sqlite3" in notes


def test_the_self_test_draws_every_scene(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    status = cli.main(["doctor", "--self-test", "--data-dir", str(tmp_path)])
    said = capsys.readouterr().out
    assert (status, "fault" in said) == (0, False), said
    for topic in (
        "title",
        "settings",
        "help",
        "new game",
        "draw",
        "identity",
        "bot",
        "table",
        "result",
        "replay",
    ):
        assert f"ok    {topic}: " in said
    assert "ok    bot: decided" in (tmp_path / "logs" / "doctor.txt").read_text()


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc to list open files")
def test_the_self_test_leaves_no_file_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows does not remove a folder while a file in it is open."""
    left: list[str] = []

    class Watched(tempfile.TemporaryDirectory[str]):
        def __exit__(
            self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
        ) -> None:
            for link in Path("/proc/self/fd").iterdir():
                if link.is_symlink() and str(link.readlink()).startswith(self.name):
                    left.append(str(link.readlink()))
            super().__exit__(kind, error, trace)

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(tempfile, "TemporaryDirectory", Watched)
    assert [finding.line() for finding in selftest.tried() if finding.mark != "ok"] == []
    assert left == []
