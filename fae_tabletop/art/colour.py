"""Colours of the cut-paper nocturne: the palette, and mixing and shading in OKLab.

A colour is a name of `PALETTE`, a hex string like "#2F6152", or a triple of sRGB parts from 0 to 1.
"""

from itertools import pairwise
from typing import TypeAlias

Rgb: TypeAlias = tuple[float, float, float]
Colour: TypeAlias = str | Rgb

PALETTE: dict[str, str] = {
    "ink": "#0A0E22",
    "midnight": "#121735",
    "indigo": "#1F2752",
    "twilight": "#3A3A78",
    "violet": "#5B4A94",
    "mauve": "#9673B0",
    "moon": "#FFF4D6",
    "halo": "#F7DDA0",
    "peach": "#F2C29B",
    "dusk": "#D79AAE",
    "parchment": "#F1E6CB",
    "parchment-dark": "#CDB88C",
    "rules-ink": "#2A1D28",
    "leaf": "#2F6152",
    "leaf-light": "#7DB08A",
    "leaf-dark": "#143530",
    "ivy": "#4E7F4A",
    "bark": "#3B2A33",
    "rose": "#B4203E",
    "rose-light": "#EE6C7C",
    "rose-dark": "#5C0D28",
    "berry": "#3D66C4",
    "berry-light": "#A9C3F7",
    "berry-dark": "#1B2A63",
    "gold": "#C79A45",
    "gold-light": "#FBEBB4",
    "gold-dark": "#6E4E1B",
    "winter-light": "#EFF9FF",
    "skin": "#F3D9C2",
    "skin-dark": "#B98A8C",
    "frost": "#DCEBF4",
}

FOIL_RAMPS: dict[str, tuple[str, ...]] = {
    "gold": ("#5A3C12", "#9C7028", "#CFA24C", "#F3D98C", "#FFF6CF"),
    "silver": ("#3A4A66", "#7C90AE", "#B4C7DC", "#E4EFF7", "#FFFFFF"),
    "copper": ("#4E1F17", "#8E4630", "#C67A52", "#EFB78A", "#FFE9CF"),
    "rose": ("#4A1626", "#9A3F52", "#D0788A", "#F3B9BC", "#FFEDEA"),
}

# The pressed lower edge of each foil.
FOIL_SHADES: dict[str, str] = {"gold": "#2A1A06", "silver": "#16203A", "copper": "#2A0C08", "rose": "#2A0812"}

# Skies from the zenith (0) to the horizon (1); every one is bright below, so that nearer layers stand out.
SKIES: dict[str, tuple[tuple[float, str], ...]] = {
    "night": (
        (0, "#121A4A"),
        (0.25, "#2E3A8C"),
        (0.45, "#6A5DB5"),
        (0.60, "#C98BB4"),
        (0.74, "#F8C6A0"),
        (1, "#FFE6B8"),
    ),
    "deep": (
        (0, "#0C1640"),
        (0.25, "#1D3A80"),
        (0.45, "#3F75B0"),
        (0.62, "#8CC3D6"),
        (0.76, "#D5ECE4"),
        (1, "#F2F7E8"),
    ),
    "wine": (
        (0, "#2A1040"),
        (0.25, "#6A2160"),
        (0.45, "#B53B68"),
        (0.62, "#EE7F66"),
        (0.76, "#FFC88A"),
        (1, "#FFE7B4"),
    ),
    "green": (
        (0, "#08242E"),
        (0.25, "#13534F"),
        (0.45, "#2F8B6B"),
        (0.62, "#8CC27A"),
        (0.76, "#E3E79A"),
        (1, "#FFF6C8"),
    ),
    "poison": (
        (0, "#1C0C38"),
        (0.25, "#4A2078"),
        (0.45, "#8A3F9C"),
        (0.60, "#B97FB0"),
        (0.76, "#D6E08A"),
        (1, "#F2FBC0"),
    ),
    "dawn": ((0, "#2F4E9C"), (0.3, "#8C86D4"), (0.52, "#F0A9B0"), (0.70, "#FFD9A6"), (1, "#FFF2CC")),
    "gold": (
        (0, "#4A3578"),
        (0.22, "#B2608C"),
        (0.42, "#F0946A"),
        (0.60, "#FFC766"),
        (0.76, "#FFE79A"),
        (1, "#FFF6CF"),
    ),
    "ice": (
        (0, "#0D1D4E"),
        (0.25, "#23509A"),
        (0.45, "#5C9FD2"),
        (0.62, "#A9D8EE"),
        (0.76, "#E2F4FA"),
        (1, "#FFFFFF"),
    ),
}


def rgb(colour: Colour) -> Rgb:
    """The sRGB parts, 0 to 1, of a palette name, a "#RRGGBB" string or a triple.

    Raises ValueError when a string is neither a palette name nor six hex digits.
    """
    if not isinstance(colour, str):
        return colour
    digits = PALETTE.get(colour, colour)
    if len(digits) != 7 or digits[0] != "#":
        raise ValueError(f"not a colour: {colour!r}")
    return (int(digits[1:3], 16) / 255, int(digits[3:5], 16) / 255, int(digits[5:7], 16) / 255)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _gamma(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return part * 12.92 if part <= 0.0031308 else float(1.055 * part ** (1 / 2.4) - 0.055)


def _root(part: float) -> float:
    return float(max(0.0, part) ** (1 / 3))


def oklab(colour: Colour) -> Rgb:
    """Lightness (0 to 1) and the two hue axes of a colour in OKLab."""
    r, g, b = (_linear(part) for part in rgb(colour))
    m1 = _root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    m2 = _root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    m3 = _root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * m1 + 0.7936177850 * m2 - 0.0040720468 * m3,
        1.9779984951 * m1 - 2.4285922050 * m2 + 0.4505937099 * m3,
        0.0259040371 * m1 + 0.7827717662 * m2 - 0.8086757660 * m3,
    )


def from_oklab(lightness: float, a: float, b: float) -> Rgb:
    """The sRGB triple nearest to an OKLab colour; parts outside the gamut are clipped."""
    m1 = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m2 = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    m3 = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        _gamma(4.0767416621 * m1 - 3.3077115913 * m2 + 0.2309699292 * m3),
        _gamma(-1.2684380046 * m1 + 2.6097574011 * m2 - 0.3413193965 * m3),
        _gamma(-0.0041960863 * m1 - 0.7034186147 * m2 + 1.7076147010 * m3),
    )


def mix(first: Colour, second: Colour, share: float) -> Rgb:
    """Blend in OKLab: `share` 0 gives the first colour, 1 the second."""
    one, two = oklab(first), oklab(second)
    lightness, a, b = (u * (1 - share) + v * share for u, v in zip(one, two, strict=True))
    return from_oklab(lightness, a, b)


def shade(colour: Colour, lighter: float = 0.0, chroma: float = 1.0) -> Rgb:
    """Move a colour by `lighter` in OKLab lightness (negative darkens) and scale its chroma."""
    lightness, a, b = oklab(colour)
    return from_oklab(min(1.0, max(0.0, lightness + lighter)), a * chroma, b * chroma)


def luminance(colour: Colour) -> float:
    """Relative luminance (WCAG) from 0 to 1."""
    r, g, b = (_linear(part) for part in rgb(colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(first: Colour, second: Colour) -> float:
    """Contrast ratio (WCAG) from 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def sky_colour(sky: str, height: float) -> Rgb:
    """The colour of a sky of `SKIES` at `height` from 0 (zenith) to 1 (horizon)."""
    stops = SKIES[sky]
    for (low, first), (high, second) in pairwise(stops):
        if height <= high:
            return mix(first, second, (height - low) / (high - low))
    return rgb(stops[-1][1])
