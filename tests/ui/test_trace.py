from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from fae_tabletop.ui.geometry import Pixels
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.trace import Prompt, Shown, Trace

SPOT = Hotspot("button:undo", "button", "Undo", Pixels(1, 2, 40, 30), enabled=False, why_not="Nothing yet.")
SHOWN = Shown("table", "enthrone", Prompt(3, 0, "Take a tile"), False, (1280, 720), None, (SPOT,))


def test_the_line_has_exactly_the_promised_form() -> None:
    line = json.loads(SHOWN.as_json(1.23456))
    assert line == {
        "t": 1.235,
        "scene": "table",
        "game": "enthrone",
        "prompt": {"id": 3, "seat": 0, "text": "Take a tile"},
        "busy": False,
        "window": [1280, 720],
        "announce": None,
        "hotspots": [
            {
                "id": "button:undo",
                "role": "button",
                "label": "Undo",
                "rect": [1, 2, 40, 30],
                "enabled": False,
                "selected": False,
                "why_not": "Nothing yet.",
            }
        ],
    }


def test_a_line_is_written_for_news_only() -> None:
    file = io.StringIO()
    trace = Trace(file)
    assert trace.write(SHOWN, moving=False)
    assert not trace.write(SHOWN, moving=False)
    assert trace.write(replace(SHOWN, busy=True), moving=True)
    assert not trace.write(replace(SHOWN, busy=True, hotspots=()), moving=True)
    assert trace.write(replace(SHOWN, prompt=Prompt(4, 0, "Move")), moving=False)
    assert len(file.getvalue().splitlines()) == 3


def test_a_file_is_appended_to(tmp_path: Path) -> None:
    path = tmp_path / "trace.jsonl"
    path.write_text("earlier\n", encoding="utf-8")
    trace = Trace(path)
    trace.write(SHOWN, moving=False)
    trace.close()
    assert len(path.read_text(encoding="utf-8").splitlines()) == 2


def test_a_full_disk_ends_the_trace_and_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    class Full(io.StringIO):
        def write(self, text: str, /) -> int:
            raise OSError(28, "No space left on device")

    trace = Trace(Full())
    assert not trace.write(SHOWN, moving=False)
    assert "No space left on device" in caplog.text
    assert not trace.write(replace(SHOWN, busy=True), moving=False)
    trace.close()
