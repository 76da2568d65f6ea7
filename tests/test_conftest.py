"""Window tests on a machine without Xvfb: reported as not run with the reason, or failed where they are required."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ONE = "tests/window/test_whole_game.py::test_two_clicks_lead_from_the_title_to_a_new_match"


@pytest.mark.parametrize(
    ("required", "status", "words"),
    [("", 0, "SKIPPED"), ("1", 1, "FAE_REQUIRE_WINDOW=1 asks for the window tests")],
)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="window tests run on Linux only")
def test_a_missing_xvfb_is_told(required: str, status: int, words: str, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PATH": str(tmp_path),
        "FAE_REQUIRE_WINDOW": required,
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", ONE],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=50, check=False,
    )  # fmt: skip
    assert done.returncode == status, done.stdout
    assert words in done.stdout
    assert "Xvfb is not installed" in done.stdout
