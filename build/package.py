"""Builds the program and its archive for this system: dist/fae-tabletop and dist/release."""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
from importlib.metadata import version as version_of
from pathlib import Path

import archive
import deb
import icons
import licences

ROOT = Path(__file__).resolve().parent.parent
NAME = "fae-tabletop"
DIST = ROOT / "dist"
BUILT = DIST / NAME
RELEASE = DIST / "release"
WORK = ROOT / ".work" / "package"
MASTER = ROOT / "assets" / "icon" / "icon-1024.png"
# The libraries that go into the package; PyInstaller's own start program goes in too.
PARTS = ("pygame-ce", "pytmx", "platformdirs", "msgspec", "pyinstaller")
# Used where neither the environment nor the history tells a moment: 2026-01-01.
FALLBACK_MOMENT = 1767225600


class CannotPackage(Exception):
    """The package cannot be built; the message says why in words."""


def main() -> int:
    """Build everything and return the exit status."""
    argparse.ArgumentParser(prog="dev.py package", description=__doc__).parse_args()
    try:
        build()
    except (CannotPackage, licences.LicenceMissing) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def build() -> None:
    """Build the folder, add what belongs beside the program, and archive it. Raises CannotPackage."""
    if not MASTER.is_file():
        raise CannotPackage(f"The icon {MASTER.relative_to(ROOT)} is missing: bake it first.")
    if sys.platform == "linux" and not (shutil.which("objdump") and shutil.which("strip")):
        raise CannotPackage("objdump and strip are missing: install binutils and run the same command again.")
    moment = source_moment()
    for old in (DIST, WORK):
        shutil.rmtree(old, ignore_errors=True)
    RELEASE.mkdir(parents=True)
    WORK.mkdir(parents=True)
    _freeze(moment)
    _furnish()
    for made in _archives(moment):
        print(f"{made.relative_to(ROOT)}  {made.stat().st_size / 1e6:.1f} MB")
    archive.checksums(RELEASE)
    size = sum(path.stat().st_size for path in BUILT.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"{BUILT.relative_to(ROOT)}  {size / 1e6:.1f} MB")


def version() -> str:
    """Return the version of the program in this clone."""
    text = (ROOT / "fae_tabletop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if not found:
        raise CannotPackage("fae_tabletop/__init__.py names no version")
    return found[1]


def source_moment() -> int:
    """Return the time that stands in the package: SOURCE_DATE_EPOCH, or that of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    try:
        log = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        return int(log.stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return FALLBACK_MOMENT


def _freeze(moment: int) -> None:
    """Run PyInstaller. The same source gives the same bytes: it is told the hash seed and the time."""
    environment = dict(os.environ, PYTHONHASHSEED="0", SOURCE_DATE_EPOCH=str(moment), PYTHONPATH=str(ROOT))
    if sys.platform in ("win32", "darwin"):
        icon = WORK / ("icon.ico" if sys.platform == "win32" else "icon.icns")
        icon.write_bytes(icons.ico(MASTER) if sys.platform == "win32" else icons.icns(MASTER))
        environment["FAE_ICON"] = str(icon)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    command += ["--workpath", str(WORK / "pyinstaller"), "--distpath", str(DIST)]
    done = subprocess.run([*command, str(ROOT / "build" / f"{NAME}.spec")], env=environment, check=False)
    if done.returncode:
        raise CannotPackage("PyInstaller could not build the program; its last lines say why.")


def _furnish() -> None:
    """Lay beside the program what a person looks for there: licences, read-me, its menu entry on Linux."""
    licences.collect(BUILT / "licences", PARTS, BUILT)
    facts = [f"Fae Tabletop {version()}", f"{platform.system()} {platform.machine()}"]
    facts += [f"Python {platform.python_version()}", *(f"{part} {version_of(part)}" for part in PARTS)]
    if os.environ.get("FAE_BUILT_UNDER"):
        facts.append(f"built under {os.environ['FAE_BUILT_UNDER']}")
    if sys.platform == "linux":
        facts.append(f"glibc {platform.libc_ver()[1]} or newer")
        for file in (ROOT / "build" / "linux").iterdir():
            shutil.copyfile(file, BUILT / file.name)
        (BUILT / "install.sh").chmod(0o755)
        (BUILT / f"{NAME}.png").write_bytes(icons.png(MASTER, 256))
    (BUILT / "BUILD.txt").write_text("\n".join(facts) + "\n", encoding="utf-8", newline="\n")


def _archives(moment: int) -> list[Path]:
    """Write the archives of this system into dist/release and return them."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    stem = f"{NAME}-{version()}-{system}-{platform.machine().lower()}"
    if sys.platform == "darwin":
        # Only the system's own tool keeps the links and signatures inside an application.
        made = RELEASE / f"{stem}.zip"
        stage = WORK / "Fae Tabletop"
        stage.mkdir()
        # The licences lie beside the application: laid into it they would break its signature.
        shutil.copytree(BUILT / "licences", stage / "licences")
        shutil.copy(BUILT / "BUILD.txt", stage)
        shutil.copytree(DIST / "Fae Tabletop.app", stage / "Fae Tabletop.app", symlinks=True)
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(stage), str(made)], check=True)
        return [made]
    if sys.platform == "win32":
        made = RELEASE / f"{stem}.zip"
        archive.zipped(BUILT, made, NAME, moment)
        return [made]
    made = RELEASE / f"{stem}.tar.gz"
    archive.tar(BUILT, made, f"{NAME}-{version()}", moment)
    return [made, *deb.build(BUILT, RELEASE, WORK / "deb", version(), moment)]


if __name__ == "__main__":
    sys.exit(main())
