"""Sizes read from the first bytes agree with the decoded pictures."""

from pathlib import Path

import pygame
import pytest

from fae_tabletop.content.paths import assets_dir
from fae_tabletop.content.pictures import size_of


@pytest.mark.parametrize("folder", ["enthrone", "scene", "ui", "icon", "cast"])
def test_sizes_agree_with_the_decoded_pictures(folder: str) -> None:
    paths = [path for path in (assets_dir() / folder).iterdir() if path.suffix in {".webp", ".png"}]
    assert paths
    for path in paths:
        assert size_of(path) == pygame.image.load(path).get_size(), path.name


def test_every_kind_of_webp_is_read(tmp_path: Path) -> None:
    path = tmp_path / "picture.webp"
    head = b"RIFF\0\0\0\0WEBP"
    path.write_bytes(head + b"VP8X\x0a\0\0\0\x10\0\0\0" + b"\x57\x02\0" + b"\x93\x02\0")
    assert size_of(path) == (600, 660)
    path.write_bytes(head + b"VP8 \0\0\0\0" + b"\0\0\0\x9d\x01\x2a" + b"\x58\x02\x94\x02")
    assert size_of(path) == (600, 660)
    bits = (600 - 1) | (660 - 1) << 14
    path.write_bytes(head + b"VP8L\0\0\0\0\x2f" + bits.to_bytes(4, "little") + b"\0" * 5)
    assert size_of(path) == (600, 660)


def test_anything_else_has_no_size(tmp_path: Path) -> None:
    path = tmp_path / "picture.webp"
    for content in (
        b"",
        b"RIFF",
        b"not a picture, however long it may be",
        b"RIFF\0\0\0\0WEBPVP9 " + b"\0" * 20,
    ):
        path.write_bytes(content)
        assert size_of(path) is None
