"""Icon files hold pictures that can be read back at the sizes they name."""

import io
import struct
from pathlib import Path

import icons
import pygame
import pytest


@pytest.fixture
def master(tmp_path: Path) -> Path:
    picture = pygame.Surface((64, 64), pygame.SRCALPHA)
    pygame.draw.circle(picture, (120, 60, 160, 255), (32, 32), 30)
    pygame.image.save(picture, tmp_path / "icon.png")
    return tmp_path / "icon.png"


def _size(png: bytes) -> tuple[int, int]:
    return pygame.image.load(io.BytesIO(png), "icon.png").get_size()


def test_png_keeps_the_clear_corners(master: Path) -> None:
    picture = pygame.image.load(io.BytesIO(icons.png(master, 48)), "icon.png")
    assert picture.get_size() == (48, 48)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((24, 24)).a > 240


def test_a_picture_that_is_not_square_is_refused(tmp_path: Path) -> None:
    pygame.image.save(pygame.Surface((4, 5)), tmp_path / "odd.png")
    with pytest.raises(ValueError, match="not square"):
        icons.png(tmp_path / "odd.png", 16)


def test_ico_directory_leads_to_its_pictures(master: Path) -> None:
    data = icons.ico(master)
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, 4)
    sizes = []
    for number in range(count):
        width, _, _, _, _, depth, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert depth == 32
        assert _size(data[place : place + length]) == (width or 256, width or 256)
        sizes.append(width or 256)
    assert sizes == [16, 32, 48, 256]
    assert place + length == len(data)


def test_icns_parts_fill_the_file(master: Path) -> None:
    data = icons.icns(master)
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    place, sizes = 8, []
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place + 4)
        sizes.append(_size(data[place + 8 : place + length])[0])
        place += length
    assert sizes == [128, 256, 512, 1024]
