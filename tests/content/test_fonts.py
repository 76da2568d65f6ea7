"""A broken font is recognised before anything tries to draw with it."""

from pathlib import Path

import pytest

from fae_tabletop.content.fonts import why_unsound
from fae_tabletop.content.paths import assets_dir

FONTS = sorted((assets_dir() / "fonts").glob("*.ttf"))


@pytest.mark.parametrize("font", FONTS, ids=lambda path: path.stem)
def test_fonts_that_ship_are_whole(font: Path) -> None:
    assert why_unsound(font) is None


@pytest.mark.parametrize("share", [0.0, 0.0001, 0.001, 0.01, 0.3, 0.9])
def test_a_font_that_breaks_off_is_recognised(tmp_path: Path, share: float) -> None:
    content = FONTS[0].read_bytes()
    spoilt = tmp_path / "font.ttf"
    spoilt.write_bytes(content[: int(len(content) * share)])
    assert why_unsound(spoilt) in {"is not a font", "breaks off"}


def test_what_is_no_font_is_recognised(tmp_path: Path) -> None:
    other = tmp_path / "font.ttf"
    assert why_unsound(other) == "is missing"
    other.write_bytes(b"not a font")
    assert why_unsound(other) == "is not a font"
    other.write_bytes(b"\x00\x01\x00\x00" + b"\0" * 20)
    assert why_unsound(other) == "lacks a part of what makes a font"
    assert "cannot be read" in str(why_unsound(tmp_path))
