"""The pictures of Enchanted Ivy's storybook and title: all there, lit, and each unlike all others."""

import itertools

import pytest

from fae_tabletop.art.lock import ASSETS
from fae_tabletop.games.enchanted_ivy.setup import chapters
from tests.art.measure import fingerprint, lightness, load, spread, unlike

SCENES = [f"ivy-{chapter.id}-{when}" for chapter in chapters() for when in ("before", "after")]
BYTES = 90 * 1024


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_of_the_story_has_light_and_dark(name: str) -> None:
    path = ASSETS / "scene" / f"{name}.webp"
    assert path.stat().st_size <= BYTES
    mean, contrast, range_ = spread(lightness(load(path, 96)))
    assert contrast >= 0.12
    assert range_ >= 0.38
    assert 0.2 <= mean <= 0.75


def test_no_two_pictures_of_the_story_are_alike_without_colour() -> None:
    prints = {name: fingerprint(load(ASSETS / "scene" / f"{name}.webp", 96)) for name in SCENES}
    for first, second in itertools.combinations(prints, 2):
        assert unlike(prints[first], prints[second]) >= 76, (first, second)


def test_the_inn_on_the_title_grows_at_every_stage() -> None:
    greys = [lightness(load(ASSETS / "scene" / f"game-enchanted-ivy-{n}.webp", 96)) for n in range(12)]
    for before, after in itertools.pairwise(greys):
        pairs = zip(before, after, strict=True)
        assert sum(abs(a - b) for a, b in pairs) / len(before) >= 0.012
