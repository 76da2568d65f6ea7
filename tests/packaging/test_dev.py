"""The command of the project: turned away in words where it cannot run, no network the second time."""

import ast
import runpy
import sys
from pathlib import Path

import environment
import jobs
import pytest
from environment import Environment, SetupFailed

ROOT = Path(__file__).resolve().parents[2]
DEV = ROOT / "build" / "dev.py"

PYPROJECT = """
[project]
dependencies = ["alpha>=1"]
[project.optional-dependencies]
art = ["gamma"]
[dependency-groups]
test = ["beta>=2"]
"""


@pytest.fixture
def clone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    root = tmp_path / "a clone ü"
    root.mkdir()
    (root / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    (root / "constraints.txt").write_text("alpha==1.5\n", encoding="utf-8")
    monkeypatch.setattr(environment, "ROOT", root)
    monkeypatch.setattr(environment, "CONSTRAINTS", root / "constraints.txt")
    monkeypatch.delenv("FAE_UNPINNED", raising=False)
    return root


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, clone: Path) -> Path:
    """The file in which a stand-in for pip notes what it was asked for, a line per call."""
    note = clone / "asked.txt"
    write = "import sys; open(sys.argv[1], 'a').write(' '.join(sys.argv[2:]) + chr(10))"
    monkeypatch.setattr(environment, "_installer", lambda _: [sys.executable, "-c", write, str(note)])
    return note


def test_an_old_python_can_read_far_enough_to_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 4))
    DEV.read_text(encoding="ascii")
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; this is Python 3\.10\."):
        runpy.run_path(str(DEV), run_name="__main__")


def test_unknown_jobs_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert jobs.main(["paly"], "usage") == 2
    told = capsys.readouterr().err
    assert "'paly'" in told
    assert "play, test, check, package, bake" in told


def test_help_is_no_fault_but_saying_nothing_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert jobs.main(["--help"], "usage") == 0
    assert jobs.main([], "usage") == 2
    assert capsys.readouterr().out == "usage\nusage\n"


def test_requirements_are_those_of_groups_and_extras(clone: Path) -> None:
    assert environment.requirements(Environment("e")) == ["alpha>=1"]
    assert environment.requirements(Environment("e", ("test",), ("art",))) == ["alpha>=1", "gamma", "beta>=2"]


def test_the_network_is_asked_only_once(clone: Path, installed: Path) -> None:
    wanted = Environment(".venv x", groups=("test",))
    python = environment.prepare(wanted)
    assert python.is_file()
    assert environment.prepare(wanted) == python
    assert installed.read_text(encoding="utf-8").splitlines() == [
        f"--quiet alpha>=1 beta>=2 --constraint {clone / 'constraints.txt'}"
    ]


def test_changed_requirements_and_pins_are_installed(clone: Path, installed: Path) -> None:
    wanted = Environment(".venv")
    environment.prepare(wanted)
    (clone / "constraints.txt").write_text("alpha==1.6\n", encoding="utf-8")
    environment.prepare(wanted)
    project = clone / "pyproject.toml"
    project.write_text(PYPROJECT.replace("alpha>=1", "alpha>=1.2"), encoding="utf-8")
    environment.prepare(wanted)
    assert len(installed.read_text(encoding="utf-8").splitlines()) == 3


def test_the_newest_versions_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, clone: Path, installed: Path
) -> None:
    monkeypatch.setenv("FAE_UNPINNED", "1")
    environment.prepare(Environment(".venv"))
    assert installed.read_text(encoding="utf-8") == "--quiet alpha>=1\n"


def test_an_environment_whose_python_is_gone_is_made_anew(clone: Path, installed: Path) -> None:
    wanted = Environment(".venv")
    python = environment.prepare(wanted)
    python.unlink()
    assert environment.prepare(wanted).is_file()
    assert len(installed.read_text(encoding="utf-8").splitlines()) == 2


def test_a_failed_installation_is_tried_again_next_time(monkeypatch: pytest.MonkeyPatch, clone: Path) -> None:
    monkeypatch.setattr(environment, "_installer", lambda _: [sys.executable, "-c", "raise SystemExit(1)"])
    for _ in range(2):
        with pytest.raises(SetupFailed, match=r"alpha>=1.*\n.*Check the network"):
            environment.prepare(Environment(".venv"))


def test_without_pip_the_remedy_is_told(monkeypatch: pytest.MonkeyPatch, clone: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(SetupFailed, match="python3-venv"):
        environment.prepare(Environment(".venv"))


def test_an_old_pip_is_passed_over(monkeypatch: pytest.MonkeyPatch, clone: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: object() if name == "pip" else None)
    monkeypatch.setattr("importlib.metadata.version", lambda _: "20.3.4")
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/uv")
    assert environment._installer(Path("x")) == ["uv", "pip", "install", "--python", "x"]


def test_every_direct_dependency_has_a_tested_version() -> None:
    pinned = {
        line.partition("==")[0]
        for line in (ROOT / "build" / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    }
    everything = Environment("e", ("test", "lint", "package"), ("art",))
    named = {line.partition(">=")[0].lower() for line in environment.requirements(everything)}
    assert named <= pinned


REPORT = """<?xml version="1.0"?><testsuites><testsuite>
<testcase classname="tests.window.test_game" name="test_whole"><skipped message="needs Xvfb"/></testcase>
<testcase classname="tests.window.test_game" name="test_again"><skipped message="needs Xvfb"/></testcase>
<testcase classname="tests.core.test_dice" name="test_even"/>
</testsuite></testsuites>"""


def test_what_was_not_run_is_told_with_the_remedy(tmp_path: Path) -> None:
    report = tmp_path / "tests.xml"
    report.write_text(REPORT, encoding="utf-8")
    skipped = jobs.not_run(report)
    assert skipped == {
        "needs Xvfb": ["tests.window.test_game::test_whole", "tests.window.test_game::test_again"]
    }
    lines = jobs.told(skipped)
    assert lines[0] == "NOT RUN: 2 tests"
    assert "apt-get install xvfb" in lines[-1]


def test_a_run_without_a_report_skipped_nothing(tmp_path: Path) -> None:
    assert jobs.not_run(tmp_path / "none.xml") == {}


@pytest.mark.parametrize(("required", "status"), [("1", 1), ("", 0)])
def test_where_windows_are_required_a_skipped_test_is_a_failure(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    required: str,
    status: int,
) -> None:
    def run(python: Path, command: list[str]) -> int:
        if "pytest" in command:
            jobs.REPORT.write_text(REPORT, encoding="utf-8")
        return 0

    monkeypatch.setattr(jobs, "prepare", lambda _: Path("python"))
    monkeypatch.setattr(jobs, "_run", run)
    monkeypatch.setattr(jobs, "REPORT", tmp_path / "tests.xml")
    monkeypatch.setenv("FAE_REQUIRE_WINDOW", required)
    assert jobs.main(["test"], "usage") == status
    told = capsys.readouterr().out
    assert "NOT RUN: 2 tests" in told
    assert ("FAILED: every test run" in told) == bool(status)


def test_sources_are_compiled_once_even_where_nothing_may_lie_beside_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "told.py").write_text("", encoding="utf-8")
    (tmp_path / "tells.py").write_text("import told\n", encoding="utf-8")
    monkeypatch.setattr(jobs, "ROOT", tmp_path)
    monkeypatch.setattr(jobs, "BYTECODE", tmp_path / "kept")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert jobs._run(Path(sys.executable), ["-m", "tells"]) == 0
    assert not list(tmp_path.glob("__pycache__"))
    assert list((tmp_path / "kept").rglob("told.*.pyc"))
