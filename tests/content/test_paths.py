"""The program finds its data from source, wheel and package, and the player's folder whatever its state."""

import sys
import tempfile
from pathlib import Path

import pytest

from fae_tabletop.content import paths

ROOT = Path(__file__).resolve().parents[2]


def _with_data(folder: Path) -> Path:
    for part in ("assets", "levels"):
        (folder / part).mkdir(parents=True)
    return folder


def test_from_source_the_clone_is_the_root(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    clone = _with_data(tmp_path / "a clone ü")
    monkeypatch.setattr(paths, "_PACKAGE", clone / "fae_tabletop")
    assert paths.data_root() == clone
    assert paths.assets_dir() == clone / "assets"
    assert paths.levels_dir("enthrone") == clone / "levels" / "enthrone"


def test_an_installed_package_carries_its_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    data = _with_data(tmp_path / "site-packages" / "fae_tabletop" / "_data")
    monkeypatch.setattr(paths, "_PACKAGE", data.parent)
    assert paths.data_root() == data


def test_the_packaged_program_unpacks_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bundle = _with_data(tmp_path / "_internal")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(bundle), raising=False)
    assert paths.is_frozen()
    assert paths.data_root() == bundle


@pytest.mark.parametrize("lost", ["assets", "levels"])
def test_missing_data_is_told_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lost: str) -> None:
    clone = _with_data(tmp_path / "clone")
    (clone / lost).rmdir()
    monkeypatch.setattr(paths, "_PACKAGE", clone / "fae_tabletop")
    with pytest.raises(paths.DataMissing, match=lost):
        paths.data_root()


@pytest.mark.parametrize("name", ["plain", "with space", "Ümlaut 'quoted' 100%", "妖精の卓", "🧚"])
def test_a_chosen_folder_is_made_and_kept(tmp_path: Path, name: str) -> None:
    folder = paths.user_folder(tmp_path / "deep" / name)
    assert folder.kept
    assert folder.root == tmp_path / "deep" / name
    assert folder.matches.is_dir()
    assert folder.logs.is_dir()
    assert folder.profile.parent == folder.root
    assert sorted(path.name for path in folder.root.iterdir()) == ["logs", "matches"]


def test_without_a_choice_it_is_the_platforms_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "_platform_folder", lambda: tmp_path / "fae-tabletop")
    assert paths.user_folder().root == tmp_path / "fae-tabletop"


def test_a_file_in_the_way_is_told_and_play_goes_on(tmp_path: Path) -> None:
    in_the_way = tmp_path / "fae"
    in_the_way.write_text("mine", encoding="utf-8")
    for chosen in (in_the_way, in_the_way / "inside"):
        folder = paths.user_folder(chosen)
        assert not folder.kept
        assert folder.problem is not None
        assert str(chosen) in folder.problem
        assert "a file where a folder is expected" in folder.problem
        assert folder.matches.is_dir()
    assert in_the_way.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(dir: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    folder = paths.user_folder(tmp_path / "fae")
    assert not folder.kept
    assert folder.problem is not None
    assert "No space left on device" in folder.problem


def test_no_folder_at_all_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refused(prefix: str) -> str:
        raise FileNotFoundError(2, "No usable temporary directory found")

    (tmp_path / "fae").write_text("", encoding="utf-8")
    monkeypatch.setattr(tempfile, "mkdtemp", refused)
    with pytest.raises(paths.NoFolder, match="--data-dir"):
        paths.user_folder(tmp_path / "fae")


def test_a_user_without_a_home_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "_platform_folder", lambda: Path("~/.local/share/fae-tabletop"))
    folder = paths.user_folder()
    assert folder.problem is not None
    assert "no home folder" in folder.problem
