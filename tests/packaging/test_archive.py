"""Archives: the same folder gives the same bytes, and what could be executed still can."""

import hashlib
import os
import tarfile
import zipfile
from pathlib import Path

import archive
import pytest

MOMENT = 1_790_000_000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "built"
    (root / "_internal" / "ä b").mkdir(parents=True)
    program = root / "fae"
    program.write_bytes(b"\x7fELF")
    program.chmod(0o700)
    (root / "_internal" / "ä b" / "data").write_bytes(bytes(range(256)) * 50)
    (root / "_internal" / "lib.so.1").write_bytes(b"lib")
    (root / "lib.so").symlink_to("_internal/lib.so.1")
    return root


def test_tar_is_the_same_whenever_it_is_written(folder: Path, tmp_path: Path) -> None:
    archive.tar(folder, tmp_path / "1.tar.gz", "fae-1", MOMENT)
    for path in folder.rglob("*"):
        os.utime(path, (5, 5), follow_symlinks=False)
    archive.tar(folder, tmp_path / "2.tar.gz", "fae-1", MOMENT)
    assert (tmp_path / "1.tar.gz").read_bytes() == (tmp_path / "2.tar.gz").read_bytes()


def test_tar_unpacks_to_the_same_folder(folder: Path, tmp_path: Path) -> None:
    archive.tar(folder, tmp_path / "a.tar.gz", "fae-1", MOMENT)
    with tarfile.open(tmp_path / "a.tar.gz") as packed:
        assert {(entry.uname, entry.mtime) for entry in packed} == {("root", MOMENT)}
        # Said this way, the first releases of Python 3.11 understand it too.
        packed.extraction_filter = lambda entry, _: entry
        packed.extractall(tmp_path / "out")
    out = tmp_path / "out" / "fae-1"
    assert (out / "lib.so").readlink() == Path("_internal/lib.so.1")
    assert (out / "fae").stat().st_mode & 0o777 == 0o755
    assert (out / "_internal" / "lib.so.1").stat().st_mode & 0o777 == 0o644
    data = Path("_internal", "ä b", "data")
    assert (out / data).read_bytes() == (folder / data).read_bytes()


def test_zip_is_the_same_whenever_it_is_written(folder: Path, tmp_path: Path) -> None:
    archive.zipped(folder, tmp_path / "1.zip", "fae", MOMENT)
    os.utime(folder / "fae", (5, 5))
    archive.zipped(folder, tmp_path / "2.zip", "fae", MOMENT)
    assert (tmp_path / "1.zip").read_bytes() == (tmp_path / "2.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "1.zip") as packed:
        assert packed.testzip() is None
        assert packed.getinfo("fae/fae").external_attr >> 16 == 0o100755
        assert "fae/_internal/ä b/data" in packed.namelist()


def test_checksums_name_every_file_but_their_own(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"two")
    (tmp_path / "a").write_bytes(b"one")
    for _ in range(2):
        sums = archive.checksums(tmp_path).read_text(encoding="utf-8")
        assert sums.splitlines() == [
            f"{hashlib.sha256(b'one').hexdigest()}  a",
            f"{hashlib.sha256(b'two').hexdigest()}  b",
        ]
