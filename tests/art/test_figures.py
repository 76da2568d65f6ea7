"""The sitters of Enthrone and the cast: present, in size and weight, and each unlike every other."""

import itertools
import tomllib
from functools import cache
from pathlib import Path

import pygame
import pytest

from fae_tabletop.games.enthrone.public import PAWNS
from tests.art.measure import fingerprint, lightness, load, spread, unlike

ASSETS = Path(__file__).resolve().parents[2] / "assets"
CAST = (
    "thorn-wickham",
    "lady-vesper",
    "grumm",
    "ashkar",
    "old-quillon",
    "pim",
    "mossback",
    "saffron",
    "guest",
)
CARD_BYTES, TOKEN_BYTES = 220 * 1024, 90 * 1024
SIZES = {
    "pawn-{}": (420, 620),
    "tile-{}": (600, 660),
    "portrait-{}": (640, 760),
    "identity-{}": (750, 1050),
    "identity-{}-small": (300, 420),
}
TOKENS = ("pawn-{}", "tile-{}", "identity-{}-small")
FILES = [(pattern.format(pawn), size) for pattern, size in SIZES.items() for pawn in PAWNS]
FILES += [("tile-neutral", (600, 660)), ("back-identity", (750, 1050))]


@cache
def _picture(name: str) -> pygame.Surface:
    return pygame.image.load(ASSETS / f"{name}.webp")


@pytest.mark.parametrize(("name", "size"), FILES)
def test_picture_has_its_size_and_clear_corners(name: str, size: tuple[int, int]) -> None:
    picture = _picture(f"enthrone/{name}")
    assert picture.get_size() == size
    width, height = size
    for corner in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        assert picture.get_at(corner).a == 0


@pytest.mark.parametrize("pattern", SIZES)
@pytest.mark.parametrize("pawn", PAWNS)
def test_picture_keeps_its_weight(pattern: str, pawn: str) -> None:
    file = ASSETS / "enthrone" / f"{pattern.format(pawn)}.webp"
    assert file.stat().st_size <= (TOKEN_BYTES if pattern in TOKENS else CARD_BYTES)


@pytest.mark.parametrize("pawn", PAWNS)
def test_pawn_stands_on_its_foot(pawn: str) -> None:
    picture = _picture(f"enthrone/pawn-{pawn}")
    solid = [x for x in range(420) if picture.get_at((x, 560)).a > 250]
    assert abs((solid[0] + solid[-1]) / 2 - 210) <= 4
    assert 270 <= solid[-1] - solid[0] <= 300


def _outline(pawn: str) -> set[tuple[int, int]]:
    """The solid pixels above the foot of a pawn drawn 40 px high."""
    small = pygame.transform.smoothscale(_picture(f"enthrone/pawn-{pawn}"), (27, 40))
    return {(x, y) for x in range(27) for y in range(25) if small.get_at((x, y)).a > 128}


def test_pawns_differ_in_outline_at_40_px() -> None:
    outlines = {pawn: _outline(pawn) for pawn in PAWNS}
    for first, second in itertools.combinations(PAWNS, 2):
        one, two = outlines[first], outlines[second]
        assert len(one ^ two) / len(one | two) >= 0.2, (first, second)


def _window(name: str, box: tuple[float, float, float, float]) -> pygame.Surface:
    """The part of a picture inside shares of its width and height: left, top, right, bottom."""
    picture = load(ASSETS / f"{name}.webp")
    width, height = picture.get_size()
    left, top, right, bottom = (
        round(share * side) for share, side in zip(box, (width, height) * 2, strict=True)
    )
    window: pygame.Surface = picture.subsurface(pygame.Rect(left, top, right - left, bottom - top))
    return window


PICTURED = {
    "portrait-{}": (0.08, 0.06, 0.92, 0.92),
    "tile-{}": (0.12, 0.18, 0.88, 0.82),
    "identity-{}": (0.1, 0.08, 0.9, 0.6),
}


@pytest.mark.parametrize("pattern", PICTURED)
@pytest.mark.parametrize("pawn", PAWNS)
def test_scene_has_contrast(pattern: str, pawn: str) -> None:
    scene = _window(f"enthrone/{pattern.format(pawn)}", PICTURED[pattern])
    mean, contrast, reach = spread(lightness(pygame.transform.smoothscale(scene, (91, 96))))
    assert contrast >= 0.15
    assert reach >= 0.45
    assert 0.30 <= mean <= 0.70


@pytest.mark.parametrize("pattern", PICTURED)
def test_scenes_of_the_pawns_are_unlike(pattern: str) -> None:
    prints = {
        pawn: fingerprint(_window(f"enthrone/{pattern.format(pawn)}", PICTURED[pattern])) for pawn in PAWNS
    }
    for first, second in itertools.combinations(PAWNS, 2):
        assert unlike(prints[first], prints[second]) >= 60, (first, second)


@pytest.mark.parametrize("pawn", PAWNS)
def test_tile_reads_at_70_px(pawn: str) -> None:
    scene = pygame.transform.smoothscale(_window(f"enthrone/tile-{pawn}", PICTURED["tile-{}"]), (48, 48))
    assert spread(lightness(scene))[1] >= 0.15


def test_cast_fits_its_round_window_and_differs() -> None:
    prints = {}
    for name in CAST:
        picture = _picture(f"cast/{name}")
        assert picture.get_size() == (320, 320)
        assert picture.get_at((0, 0)).a == 0
        assert (ASSETS / "cast" / f"{name}.webp").stat().st_size <= TOKEN_BYTES
        prints[name] = fingerprint(_window(f"cast/{name}", (0.1, 0.1, 0.9, 0.9)))
    for first, second in itertools.combinations(CAST, 2):
        assert unlike(prints[first], prints[second]) >= 60, (first, second)


def test_boxes_lie_inside_their_pictures() -> None:
    told = tomllib.loads((ASSETS / "enthrone" / "enthrone.toml").read_text(encoding="utf-8"))
    for kind, values in told.items():
        width, height = values["size"]
        boxes = [values[key] for key in ("name", "heading", "window") if key in values] + values.get(
            "rows", []
        )
        for left, top, wide, tall in boxes:
            assert min(left, top) >= 0, kind
            assert left + wide <= width, kind
            assert top + tall <= height, kind


def test_card_back_reads_the_same_when_turned() -> None:
    back = load(ASSETS / "enthrone" / "back-identity.webp", 150)
    turned = pygame.transform.rotate(back, 180)
    one, two = pygame.image.tobytes(back, "RGB"), pygame.image.tobytes(turned, "RGB")
    assert sum(abs(a - b) for a, b in zip(one, two, strict=True)) / len(one) <= 9
