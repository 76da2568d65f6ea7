"""Every library that ships has its licence text beside it in the package."""

import importlib.metadata
from pathlib import Path

import licences
import pytest
from environment import Environment, requirements

SHIPPED = ("pygame-ce", "pytmx", "platformdirs", "msgspec")


def test_every_library_that_ships_is_collected(tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    (bundle / "libz.so.1").touch()
    licences.collect(tmp_path / "licences", SHIPPED, bundle)
    for part in (*SHIPPED, "fae-tabletop", "python"):
        (text,) = (tmp_path / "licences" / part).iterdir()
        assert len(text.read_text(encoding="utf-8", errors="replace")) > 500
    note = (tmp_path / "licences" / "README.txt").read_text(encoding="utf-8")
    assert "libz.so.1" in note
    for part in SHIPPED:
        assert f"- {part} {importlib.metadata.version(part)}: " in note


def test_the_program_depends_on_nothing_else() -> None:
    assert {line.partition(">=")[0] for line in requirements(Environment("e"))} == set(SHIPPED)


def test_a_library_without_a_text_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare(importlib.metadata.Distribution):
        def read_text(self, filename: str) -> str | None:
            return "Name: bare\nVersion: 1.0\n" if filename == "METADATA" else None

        def locate_file(self, path: object) -> Path:
            return Path(str(path))

    with pytest.raises(licences.LicenceMissing, match=r"bare 1\.0"):
        licences.texts(Bare())
