"""Archives that come out byte for byte the same from the same folder, and their checksums."""

import gzip
import hashlib
import tarfile
import time
import zipfile
from collections.abc import Iterable
from pathlib import Path


def tar(folder: Path, target: Path, name: str, moment: int) -> None:
    """Write ``folder`` as the top folder ``name`` of the .tar.gz ``target``.

    Every entry belongs to root and has the time ``moment`` (seconds since 1970); of the rights only the one
    to execute is taken over from the files.
    """

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = moment
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with (
        target.open("wb") as raw,
        gzip.GzipFile("", "wb", compresslevel=9, fileobj=raw, mtime=moment) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path in [folder, *_inside(folder)]:
            entry = str(Path(name) / path.relative_to(folder))
            archive.add(path, entry, recursive=False, filter=plain)


def zipped(folder: Path, target: Path, name: str, moment: int) -> None:
    """Write ``folder`` as the top folder ``name`` of the .zip ``target``, with the time ``moment``."""
    date = time.gmtime(moment)[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in _inside(folder):
            if path.is_file():
                entry = zipfile.ZipInfo((Path(name) / path.relative_to(folder)).as_posix(), date)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = (0o100755 if path.stat().st_mode & 0o100 else 0o100644) << 16
                archive.writestr(entry, path.read_bytes())


def checksums(folder: Path, name: str = "SHA256SUMS") -> Path:
    """Write the file ``name`` into ``folder``: a line per other file, as sha256sum --check reads it."""
    target = folder / name
    files = sorted(path for path in folder.iterdir() if path.is_file() and path != target)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target


def _inside(folder: Path) -> Iterable[Path]:
    """Return everything in ``folder`` in one order on every system."""
    return sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())
