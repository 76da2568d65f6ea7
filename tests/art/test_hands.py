"""The hands of the draw for the First Player: present, whole and calm where the tile is laid."""

from pathlib import Path

import pygame
import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "enthrone"
SIDE = 640
PALM = pygame.Rect(220, 300, 200, 150)  # px
TOKEN_BYTES = 90 * 1024


def _picture(name: str) -> pygame.Surface:
    return pygame.image.load(ASSETS / f"{name}.webp")


def _shape(name: str) -> pygame.Mask:
    return pygame.mask.from_surface(_picture(name))


@pytest.mark.parametrize("name", ["fist-closed", "fist-open"])
def test_hand_has_its_size_and_clear_corners(name: str) -> None:
    picture = _picture(name)
    assert picture.get_size() == (SIDE, SIDE)
    for corner in ((0, 0), (SIDE - 1, 0), (0, SIDE - 1), (SIDE - 1, SIDE - 1)):
        assert picture.get_at(corner).a == 0
    assert (ASSETS / f"{name}.webp").stat().st_size <= TOKEN_BYTES


def test_fingers_part_only_in_the_open_hand() -> None:
    def runs(mask: pygame.Mask, y: int) -> int:
        row = [bool(mask.get_at((x, y))) for x in range(SIDE)]
        return sum(here and not before for before, here in zip([False, *row], row, strict=False))

    assert runs(_shape("fist-open"), 200) == 4
    assert runs(_shape("fist-closed"), 200) == 1


def test_palm_is_closed_and_calm() -> None:
    picture = _picture("fist-open")
    lights: list[float] = []
    for x in range(PALM.left, PALM.right, 10):
        for y in range(PALM.top, PALM.bottom, 10):
            colour = picture.get_at((x, y))
            assert colour.a == 255
            lights.append(0.2126 * colour.r + 0.7152 * colour.g + 0.0722 * colour.b)
    assert max(lights) - min(lights) < 110
