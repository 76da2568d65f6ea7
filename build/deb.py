"""The Debian package, which puts the program into the menu of every user of a machine."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

NAME = "fae-tabletop"
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# Beside the program these belong to the archive only: the system keeps them in places of its own.
_NOT_IN_OPT = (f"{NAME}.desktop", f"{NAME}.png", "install.sh", "README.txt")

CONTROL = """\
Package: fae-tabletop
Version: {version}
Architecture: {architecture}
Maintainer: The Fae Tabletop authors <fae-tabletop@localhost>
Installed-Size: {kibibytes}
Depends: libc6 (>= {glibc}), libx11-6, libxext6
Recommends: libxcursor1, libxi6, libxrandr2, libxss1
Section: games
Priority: optional
Description: Faerie table games for one person against honest opponents
 Games of hidden identities on a board, in a window of their own, against
 opponents that know no more than a person in their seat would.
"""


def build(built: Path, release: Path, work: Path, version: str, moment: int) -> list[Path]:
    """Write the package of the folder ``built`` into ``release`` and return it in a list.

    The list is empty where dpkg-deb is missing. ``work`` is a folder for the stage, ``moment`` the time of
    every file (seconds since 1970).
    """
    if not shutil.which("dpkg-deb"):
        return []
    architecture = _ARCHITECTURES.get(platform.machine(), platform.machine())
    shutil.rmtree(work, ignore_errors=True)
    program = work / "opt" / NAME
    shutil.copytree(built, program, symlinks=True, ignore=shutil.ignore_patterns(*_NOT_IN_OPT))
    _place(built / f"{NAME}.desktop", work / "usr/share/applications" / f"{NAME}.desktop")
    _place(built / f"{NAME}.png", work / "usr/share/icons/hicolor/256x256/apps" / f"{NAME}.png")
    _place(built / "licences" / NAME / "LICENSE", work / "usr/share/doc" / NAME / "copyright")
    link = work / "usr/bin" / NAME
    link.parent.mkdir(parents=True)
    link.symlink_to(f"/opt/{NAME}/{NAME}")
    size = sum(path.stat().st_size for path in work.rglob("*") if path.is_file() and not path.is_symlink())
    control = CONTROL.format(
        version=version,
        architecture=architecture,
        kibibytes=-(-size // 1024),
        glibc=platform.libc_ver()[1],
    )
    (work / "DEBIAN").mkdir()
    (work / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    for path in work.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs else 0o644)
    target = release / f"{NAME}_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(work), str(target)],
        env=dict(os.environ, SOURCE_DATE_EPOCH=str(moment)),
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return [target]


def _place(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
