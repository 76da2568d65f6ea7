"""What the command of the project can do: play, test, check, package, bake, sounds, art and wine."""

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from environment import ROOT, Environment, SetupFailed, prepare

PLAY = Environment(".venv")
TEST = Environment(".venv", groups=("test", "lint"))
# Packages are built in an environment of their own: PyInstaller collects what it can import.
PACKAGE = Environment(".venv-package", groups=("package",))
ART = Environment(".venv-art", groups=("test",), extras=("art",))

CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("format", ("-m", "ruff", "format", "--check", "--quiet")),
    ("lint", ("-m", "ruff", "check", "--quiet")),
    ("types", ("-m", "mypy")),
    ("import contracts", ("-c", "from importlinter.cli import lint_imports_command as run; run()")),
)
REPORT = ROOT / ".work" / "tests.xml"
BYTECODE = ROOT / ".work" / "bytecode"
# One process more than there are cores, since window tests wait much; whoever runs dry takes over tests of another.
SIDE_BY_SIDE = (f"--numprocesses={min(8, (os.cpu_count() or 1) + 1)}", "--dist=worksteal")
XVFB = (
    "The tests marked 'window' open a real window on a virtual screen. Install Xvfb (Debian, Ubuntu: "
    "apt-get install xvfb) and run the same command again to have them too."
)


def main(arguments: Sequence[str], usage: str) -> int:
    """Do the job that ``arguments`` begin with and return the exit status; ``usage`` explains the jobs."""
    job, *rest = arguments or [""]
    if job in ("", "-h", "--help", "help"):
        print(usage)
        return 0 if job else 2
    known = {
        "play": play, "test": test, "check": check, "package": package,
        "bake": bake, "sounds": sounds, "art": art, "wine": wine,
    }  # fmt: skip
    if job not in known:
        print(f"There is no job '{job}'. The jobs are: {', '.join(known)}.", file=sys.stderr)
        return 2
    try:
        return known[job](rest)
    except SetupFailed as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(arguments: Sequence[str]) -> int:
    """Run the program from source, in the folder the user is in so that file names mean what they say."""
    return _run(prepare(PLAY), ["-m", "fae_tabletop", *arguments], here=True)


def check(arguments: Sequence[str]) -> int:
    """Check format, lint, types and import contracts, all of them even when one fails."""
    if arguments:
        print("The job 'check' takes no arguments.", file=sys.stderr)
        return 2
    return _summary(_checked(prepare(TEST)))


def test(arguments: Sequence[str]) -> int:
    """Run every check and every test, or pytest alone with ``arguments``.

    The last lines say what was not run and why. With FAE_REQUIRE_WINDOW=1 a test not run is a failure.
    """
    python = prepare(TEST)
    if arguments:
        return _run(python, ["-m", "pytest", *arguments])
    results = _checked(python)
    print("\n-- tests", flush=True)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.unlink(missing_ok=True)
    results["tests"] = _run(python, ["-m", "pytest", *SIDE_BY_SIDE, f"--junit-xml={REPORT}"]) == 0
    skipped = not_run(REPORT)
    if skipped and os.environ.get("FAE_REQUIRE_WINDOW") == "1":
        results["every test run"] = False
    status = _summary(results)
    if skipped:
        print("\n" + "\n".join(told(skipped)))
    return status


def package(arguments: Sequence[str]) -> int:
    """Build the program and its archive for this system."""
    return _run(prepare(PACKAGE), [str(ROOT / "build" / "package.py"), *arguments])


def bake(arguments: Sequence[str]) -> int:
    """Paint pictures again, or check that they would come out as committed."""
    return _run(prepare(ART), [str(ROOT / "build" / "bake.py"), *arguments])


def sounds(arguments: Sequence[str]) -> int:
    """Make the sounds again, or check that they would come out as committed; no package is needed."""
    return _run(Path(sys.executable), [str(ROOT / "build" / "sounds.py"), *arguments])


def art(arguments: Sequence[str]) -> int:
    """Test the painting tools: the tests that the complete check leaves out, since it does without them."""
    return _run(prepare(ART), ["-m", "pytest", "-m", "art", "tests/art", *arguments])


def wine(arguments: Sequence[str]) -> int:
    """Build the Windows package under Wine and self-test it; where Wine is missing, say so and do nothing."""
    return _run(Path(sys.executable), [str(ROOT / "build" / "wine.py"), *arguments])


def not_run(report: Path) -> dict[str, list[str]]:
    """Return the tests that a JUnit file lists as skipped, by the reason given."""
    reasons: dict[str, list[str]] = defaultdict(list)
    if report.is_file():
        for case in ET.parse(report).getroot().iter("testcase"):
            for skipped in case.iter("skipped"):
                name = f"{case.get('classname', '')}::{case.get('name', '')}".removeprefix("::")
                reasons[skipped.get("message") or "no reason given"].append(name)
    return dict(reasons)


def told(skipped: dict[str, list[str]]) -> list[str]:
    """Return the lines that tell a person which tests were not run, why, and how to get them run."""
    count = sum(len(names) for names in skipped.values())
    lines = [f"NOT RUN: {count} test{'s' if count > 1 else ''}"]
    for reason, names in sorted(skipped.items()):
        lines.append(f"  because: {reason}")
        lines += [f"    {name}" for name in names]
    if any("xvfb" in reason.lower() for reason in skipped):
        lines.append(XVFB)
    return lines


def _checked(python: Path) -> dict[str, bool]:
    """Run the checks that need no test, each announced, and return which passed."""
    results = {}
    for name, command in CHECKS:
        print(f"\n-- {name}", flush=True)
        results[name] = _run(python, command) == 0
    return results


def _summary(results: dict[str, bool]) -> int:
    """Print what passed and what failed, and return the exit status."""
    failed = [name for name, passed in results.items() if not passed]
    print("\nPassed: " + (", ".join(name for name in results if name not in failed) or "nothing"))
    if failed:
        print("FAILED: " + ", ".join(failed))
    return 1 if failed else 0


def _run(python: Path, command: Sequence[str], *, here: bool = False) -> int:
    """Run ``command`` with ``python`` in the clone (or ``here``) and return its exit status."""
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    if not here:
        # Tests and tools make no sound and open no window on the screen of whoever runs them.
        environment.setdefault("SDL_VIDEODRIVER", "dummy")
        environment.setdefault("SDL_AUDIODRIVER", "dummy")
        if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
            # Tests start the program a hundred times; where nothing is to lie beside the sources it lies here.
            environment["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
    return subprocess.run(
        [python, *command], cwd=None if here else ROOT, env=environment, check=False
    ).returncode
