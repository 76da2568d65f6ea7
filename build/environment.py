"""Private Python environments inside the clone, one per set of jobs, made with what this machine has."""

import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "build" / "constraints.txt"


class SetupFailed(Exception):
    """The environment cannot be made; the message says in words what to do."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A folder of the clone with its own Python, holding the program's dependencies and ``groups``.

    ``groups`` are names of dependency groups, ``extras`` names of optional dependencies in pyproject.toml.
    """

    folder: str
    groups: tuple[str, ...] = ()
    extras: tuple[str, ...] = ()

    @property
    def home(self) -> Path:
        """The folder itself."""
        return ROOT / self.folder

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def requirements(environment: Environment) -> list[str]:
    """Return what pyproject.toml asks for, as requirement lines."""
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted: list[str] = list(document["project"]["dependencies"])
    for extra in environment.extras:
        wanted += document["project"]["optional-dependencies"][extra]
    for group in environment.groups:
        wanted += document["dependency-groups"][group]
    return wanted


def prepare(environment: Environment) -> Path:
    """Make or renew ``environment`` where needed and return its interpreter.

    A stamp remembers what was installed and by which Python: while both stay the same, nothing is asked of
    the network. With FAE_UNPINNED=1 the newest versions are taken, not the tested ones of constraints.txt.
    Raises SetupFailed.
    """
    pinned = os.environ.get("FAE_UNPINNED") != "1"
    wanted = requirements(environment)
    pins = CONSTRAINTS.read_text(encoding="utf-8") if pinned else ""
    stamp = environment.home / f"fae-{'-'.join(('play', *environment.groups, *environment.extras))}.stamp"
    state = json.dumps([wanted, pins, sys.version, str(environment.python)])
    usable = _runs(environment.python)
    if usable and stamp.is_file() and stamp.read_text(encoding="utf-8") == state:
        return environment.python
    print(f"Setting up {environment.folder} (the first time, or since requirements changed)", flush=True)
    if not usable:
        venv.EnvBuilder(with_pip=False, clear=True, symlinks=os.name != "nt").create(environment.home)
    command = [*_installer(environment.python), "--quiet", *wanted]
    if pinned:
        command += ["--constraint", str(CONSTRAINTS)]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise SetupFailed(
            f"Could not install {', '.join(wanted)}.\nCheck the network and run the same command again."
        )
    stamp.write_text(state, encoding="utf-8")
    return environment.python


def _runs(python: Path) -> bool:
    """Tell whether ``python`` is there and starts: it does not after the Python under it was removed."""
    try:
        return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _installer(python: Path) -> Sequence[str]:
    """Return the beginning of a command that installs into the environment of ``python``.

    The environment is made without pip, since Debian's Python cannot put one there unless a further package
    is installed. So this takes the first of: the pip of the Python that runs this, ensurepip, uv.
    Raises SetupFailed when there is none.
    """
    install = ["install", "--disable-pip-version-check"]
    if importlib.util.find_spec("pip") and _pip_version() >= (22, 3):
        return [sys.executable, "-m", "pip", "--python", str(python), *install]
    if importlib.util.find_spec("ensurepip"):
        done = subprocess.run([python, "-m", "ensurepip", "--default-pip"], capture_output=True, check=False)
        if done.returncode == 0:
            return [str(python), "-m", "pip", *install]
    if shutil.which("uv"):
        return ["uv", "pip", "install", "--python", str(python)]
    raise SetupFailed(
        "This Python has neither pip nor ensurepip.\n"
        "Install your system's package of either (Debian, Ubuntu: python3-venv) or uv, "
        "then run the same command again."
    )


def _pip_version() -> tuple[int, ...]:
    """Return the first two numbers of the version of the running Python's pip."""
    try:
        return tuple(int(part) for part in importlib.metadata.version("pip").split(".")[:2])
    except (importlib.metadata.PackageNotFoundError, ValueError):
        return (0,)
