"""Every picture is there and painted by its recipe as it is now; the glyphs are legible at their smallest."""

import itertools

import pygame
import pytest

from fae_tabletop.art import lock

ENTRIES = lock.read_lock()
EMBLEMS = sorted(file for file in ENTRIES if file.startswith("enthrone/emblem-"))
ICONS = sorted(file for file in ENTRIES if file.startswith("ui/icon-"))


def test_every_picture_of_the_lock_is_there() -> None:
    assert ENTRIES
    assert [file for file in ENTRIES if not (lock.ASSETS / file).is_file()] == []


def test_no_recipe_has_changed_since_it_was_painted() -> None:
    assert lock.stale(ENTRIES) == [], "run: python build/dev.py bake --changed"


def test_every_catalogue_was_painted() -> None:
    assert {entry.module for entry in ENTRIES.values()} == set(lock.catalogues())


def test_nothing_lies_about_that_no_recipe_paints() -> None:
    folders = {file.split("/")[0] for file in ENTRIES}
    stored = {path for folder in folders for path in (lock.ASSETS / folder).rglob("*") if path.is_file()}
    names = {path.relative_to(lock.ASSETS).as_posix() for path in stored}
    assert names - set(ENTRIES) == set()


def test_the_pictures_together_stay_small() -> None:
    assert sum((lock.ASSETS / file).stat().st_size for file in ENTRIES) < 32_000_000


def test_emblems_differ_at_the_smallest_size() -> None:
    assert len(EMBLEMS) == 8
    shapes = {}
    for file in EMBLEMS:
        picture = pygame.image.load(lock.ASSETS / file)
        assert picture.get_size() == (128, 128)
        small = pygame.transform.smoothscale(picture.premul_alpha(), (14, 14))
        shapes[file] = [small.get_at((x, y)).a for y in range(14) for x in range(14)]
        assert max(shapes[file]) >= 250
    for first, second in itertools.combinations(shapes, 2):
        apart = sum(abs(a - b) for a, b in zip(shapes[first], shapes[second], strict=True))
        assert apart / len(shapes[first]) >= 25, (first, second)


@pytest.mark.parametrize("file", ICONS)
def test_an_icon_is_a_white_glyph_that_fills_its_box(file: str) -> None:
    picture = pygame.image.load(lock.ASSETS / file)
    glyph = pygame.mask.from_surface(picture, 127)
    extent = glyph.get_bounding_rects()
    whole = extent[0].unionall(extent[1:])
    assert picture.get_size() == (96, 96)
    assert max(whole.w, whole.h) >= 56
    assert whole.x >= 1
    assert whole.y >= 1
    solid = next((x, y) for x in range(96) for y in range(96) if picture.get_at((x, y)).a == 255)
    assert min(tuple(picture.get_at(solid))) >= 250
