"""What the package is made of, apart from the long build itself."""

import ast
import shutil
import subprocess
from pathlib import Path

import deb
import drawn
import package
import pygame
import pytest

import fae_tabletop

ROOT = Path(__file__).resolve().parents[2]


def test_the_package_has_the_programs_version() -> None:
    assert package.version() == fae_tabletop.__version__


def test_the_moment_is_the_one_given_or_that_of_the_source(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert package.source_moment() == 1234567890
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    monkeypatch.setattr(package, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert package.source_moment() == package.FALLBACK_MOMENT


@pytest.mark.parametrize("lost", ["icon", "tools"])
def test_what_is_missing_for_a_build_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lost: str
) -> None:
    icon = tmp_path / "icon.png"
    monkeypatch.setattr(package, "ROOT", tmp_path)
    monkeypatch.setattr(package, "MASTER", icon)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda _: None)
    if lost == "tools":
        icon.touch()
    with pytest.raises(
        package.CannotPackage, match="bake it first" if lost == "icon" else "install binutils"
    ):
        package.build()


def test_the_start_of_the_program_recognises_its_bot_process_first() -> None:
    """A frozen program starts itself again for the bot: it must know before anything else is loaded."""
    tree = ast.parse((ROOT / "fae_tabletop" / "__main__.py").read_text(encoding="utf-8"))
    at_the_top = [ast.unparse(node) for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert at_the_top == ["from multiprocessing import freeze_support"]
    (main,) = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    assert ast.unparse(main.body[1]) == "freeze_support()"
    entry = (ROOT / "build" / "entry.py").read_text(encoding="utf-8")
    assert entry.count("import ") == 1


def test_a_blank_picture_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    surface = pygame.Surface((300, 200))
    pygame.image.save(surface, tmp_path / "blank.png")
    for x in range(300):
        pygame.draw.line(surface, (x % 256, 40, 90), (x, 0), (x, 200))
    pygame.image.save(surface, tmp_path / "full.png")
    assert drawn.main([str(tmp_path / "full.png")]) == 0
    assert drawn.main([str(tmp_path / "full.png"), str(tmp_path / "blank.png")]) == 1
    assert "blank.png is blank" in capsys.readouterr().out
    assert drawn.main([]) == 1


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "fae-tabletop"
    shutil.copytree(ROOT / "build" / "linux", folder)
    (folder / "licences" / "fae-tabletop").mkdir(parents=True)
    (folder / "licences" / "fae-tabletop" / "LICENSE").write_text("MIT", encoding="utf-8")
    (folder / "fae-tabletop.png").write_bytes(b"png")
    (folder / "fae-tabletop").write_bytes(b"\x7fELF")
    (folder / "fae-tabletop").chmod(0o755)
    return folder


def test_without_dpkg_there_is_no_debian_package(
    monkeypatch: pytest.MonkeyPatch, built: Path, tmp_path: Path
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert deb.build(built, tmp_path, tmp_path / "work", "1.2.3", 0) == []


def test_the_debian_package_installs_for_every_user(
    monkeypatch: pytest.MonkeyPatch, built: Path, tmp_path: Path
) -> None:
    called: list[list[str]] = []

    def run(command: list[str], **options: object) -> None:
        called.append(command)

    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", run)
    work = tmp_path / "work"
    (made,) = deb.build(built, tmp_path, work, "1.2.3", 1_790_000_000)
    assert called[0][-2:] == [str(work), str(made)]
    assert made.name.startswith("fae-tabletop_1.2.3_")
    control = (work / "DEBIAN" / "control").read_text(encoding="utf-8")
    assert "\nVersion: 1.2.3\n" in control
    assert "libx11-6, libxext6" in control
    assert (work / "usr/bin/fae-tabletop").readlink() == Path("/opt/fae-tabletop/fae-tabletop")
    assert (work / "opt/fae-tabletop/fae-tabletop").stat().st_mode & 0o777 == 0o755
    assert not (work / "opt/fae-tabletop/install.sh").exists()
    assert (work / "usr/share/applications/fae-tabletop.desktop").is_file()
    assert (work / "usr/share/icons/hicolor/256x256/apps/fae-tabletop.png").read_bytes() == b"png"
