"""Colours: names, mixing in OKLab and the contrasts the design relies on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.art.colour import (
    FOIL_RAMPS,
    FOIL_SHADES,
    PALETTE,
    SKIES,
    Rgb,
    contrast,
    from_oklab,
    luminance,
    mix,
    oklab,
    rgb,
    shade,
    sky_colour,
)

parts = st.floats(0, 1)
colours = st.tuples(parts, parts, parts)


@given(colours)
def test_oklab_there_and_back(colour: Rgb) -> None:
    assert from_oklab(*oklab(colour)) == pytest.approx(colour, abs=2e-3)


@given(colours, colours)
def test_mixing_ends_at_its_colours(first: Rgb, second: Rgb) -> None:
    assert mix(first, second, 0) == pytest.approx(first, abs=2e-3)
    assert mix(first, second, 1) == pytest.approx(second, abs=2e-3)


@given(colours, st.floats(-1, 1), st.floats(0, 2))
def test_shading_stays_a_colour(colour: Rgb, lighter: float, chroma: float) -> None:
    assert all(0 <= part <= 1 for part in shade(colour, lighter, chroma))


def test_names_and_hex_digits() -> None:
    assert rgb("ink") == rgb(PALETTE["ink"])
    assert rgb("#FF0080") == (1.0, 0.0, 128 / 255)
    for wrong in ("no such colour", "#12345", "123456#"):
        with pytest.raises(ValueError, match="not a colour"):
            rgb(wrong)


def test_contrast_of_black_on_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)


@pytest.mark.parametrize("sky", SKIES)
def test_every_sky_is_bright_by_the_horizon(sky: str) -> None:
    assert luminance(sky_colour(sky, 1)) > 0.6
    assert luminance(sky_colour(sky, 0)) < 0.15
    assert sky_colour(sky, 0) == pytest.approx(rgb(SKIES[sky][0][1]), abs=2e-3)


@pytest.mark.parametrize("kind", FOIL_RAMPS)
def test_foil_grows_lighter_and_its_shade_is_darkest(kind: str) -> None:
    tones = [luminance(colour) for colour in (FOIL_SHADES[kind], *FOIL_RAMPS[kind])]
    assert tones == sorted(tones)


def test_inks_are_legible_on_their_grounds() -> None:
    for ground in ("#2A2858", "#3A2150", "#1D2A52", "#4A4690", "#9A2A48"):
        assert contrast("moon", ground) >= 4.5
    assert contrast("#2A1608", "#DDAE52") >= 4.5
    assert contrast("rules-ink", "parchment-dark") >= 4.5
