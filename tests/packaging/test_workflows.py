"""The workflows of the public repository are valid, and give away no more than they need."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / ".github" / "workflows"
FLOWS = sorted(FOLDER.glob("*.yml"))


def _said(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_there_are_two() -> None:
    assert [path.name for path in FLOWS] == ["package.yml", "test.yml"]


@pytest.mark.parametrize("flow", FLOWS, ids=lambda path: path.stem)
def test_each_follows_the_schema(flow: Path) -> None:
    schema = ["--builtin-schema", "vendor.github-workflows"]
    assert _said([sys.executable, "-m", "check_jsonschema", *schema, str(flow)]) == ""


def test_the_audit_finds_nothing() -> None:
    program = Path(sys.executable).with_name("zizmor.exe" if os.name == "nt" else "zizmor")
    assert _said([str(program), "--offline", "--no-progress", "--persona=pedantic", str(FOLDER)]) == ""
