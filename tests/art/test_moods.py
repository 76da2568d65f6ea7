"""The cast in four moods: present, light, and told apart by outline and by lightness alone at 80 px."""

import itertools
from functools import cache
from pathlib import Path

import pygame
import pytest

from fae_tabletop.ui.cast import GUEST, LINES, MOODS, in_mood, portrait
from tests.art.measure import fingerprint, lightness, load, unlike

ASSETS = Path(__file__).resolve().parents[2] / "assets"
EVERYBODY = (*(portrait(name) for name in LINES), GUEST)
MEDALLION = 80
"""The width in px at which a portrait sits in front of its seat."""


@cache
def _window(file: str) -> pygame.Surface:
    """The scene within the ring of a portrait, as wide as a medallion shows it."""
    small = load(ASSETS / f"{file}.webp", MEDALLION)
    window: pygame.Surface = small.subsurface(pygame.Rect(8, 8, MEDALLION - 16, MEDALLION - 16))
    return window


def _faces(base: str) -> list[str]:
    return [base, *(f"{base}-{mood}" for mood in MOODS)]


@pytest.mark.parametrize("base", EVERYBODY)
def test_every_mood_is_a_portrait_of_the_usual_size(base: str) -> None:
    for file in _faces(base):
        path = ASSETS / f"{file}.webp"
        picture = pygame.image.load(path)
        assert picture.get_size() == (320, 320)
        assert picture.get_at((0, 0)).a == 0
        assert path.stat().st_size <= 40 * 1024, file


@pytest.mark.parametrize("base", EVERYBODY)
def test_moods_differ_without_colour_at_the_size_of_a_medallion(base: str) -> None:
    for one, other in itertools.combinations(_faces(base), 2):
        grey = [lightness(_window(file)) for file in (one, other)]
        changed = sum(abs(a - b) > 0.12 for a, b in zip(*grey, strict=True)) / len(grey[0])
        assert changed >= 0.2, (one, other)
        assert unlike(fingerprint(_window(one)), fingerprint(_window(other))) >= 60, (one, other)


def test_a_face_without_moods_and_a_mood_without_a_face_stay_as_they_are() -> None:
    assert portrait("Lady Vesper", "smug") == "cast/lady-vesper-smug"
    assert portrait("Lady Vesper") == portrait("Lady Vesper", "bored") == "cast/lady-vesper"
    assert in_mood(GUEST, "exposed") == "cast/guest-exposed"
    assert in_mood("faekin/sorcha", "smug") == "faekin/sorcha"


def test_nobody_looks_like_anybody_else_in_any_mood() -> None:
    prints = {file: fingerprint(_window(file)) for base in EVERYBODY for file in _faces(base)}
    for one, other in itertools.combinations(prints, 2):
        assert unlike(prints[one], prints[other]) >= 60, (one, other)


@pytest.mark.art
@pytest.mark.parametrize("base", EVERYBODY)
def test_moods_differ_in_outline(base: str) -> None:
    import skia

    from fae_tabletop.art.figures_cast import MOODS, draw_sitter
    from fae_tabletop.art.figures_medallion import SIZE
    from fae_tabletop.art.geometry import circle

    def outline(mood: str) -> set[int]:
        surface = skia.Surface(MEDALLION, MEDALLION)
        canvas = surface.getCanvas()
        canvas.scale(MEDALLION / SIZE, MEDALLION / SIZE)
        canvas.clipPath(circle(SIZE / 2, SIZE / 2, SIZE / 2 - 22), doAntiAlias=True)
        draw_sitter(canvas, base.removeprefix("cast/"), mood)
        pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        return {place for place, alpha in enumerate(pixels[..., 3].ravel().tolist()) if alpha > 128}

    outlines = {mood: outline(mood) for mood in MOODS}
    for one, other in itertools.combinations(MOODS, 2):
        shared = len(outlines[one] & outlines[other]) / len(outlines[one] | outlines[other])
        assert shared <= 0.82, (one, other)
