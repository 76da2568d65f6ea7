"""The painted plates of the interface agree with their table, and words on them can be read."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

UI = Path(__file__).resolve().parents[2] / "assets" / "ui"
PLATES: dict[str, dict[str, Any]] = tomllib.loads((UI / "plates.toml").read_text(encoding="utf-8"))

DARK = (0x2A, 0x16, 0x08)  # ink on gold and parchment
MOON = (0xFF, 0xF4, 0xD6)
SOFT = (0xD3, 0xC9, 0xE6)
OFF = (0xA7, 0x9F, 0xCB)

# Which ink stands on which plate; translucent ones are seen on a panel, as in the window.
INKS: dict[str, tuple[int, int, int]] = (
    {
        "panel": SOFT,
        "panel-secret": SOFT,
        "panel-prompt": SOFT,
        "question": SOFT,
        "note": DARK,
        "tooltip": MOON,
        "tooltip-refuse": MOON,
        "topbar": SOFT,
        "banner": SOFT,
        "ribbon": MOON,
        "tag": DARK,
        "row": SOFT,
        "row-chosen": MOON,
        "row-over": MOON,
        "row-captured": MOON,
        "band-rose": MOON,
        "band-gold": MOON,
        "band-night": SOFT,
        "segment": MOON,
        "segment-chosen": DARK,
        "segment-over": MOON,
        "pill": SOFT,
        "pill-chosen": DARK,
        "field": MOON,
        "tab": SOFT,
        "tab-over": SOFT,
        "tab-chosen": MOON,
    }
    | {
        f"button-{kind}{state}": OFF if state == "-off" else DARK if kind == "main" else MOON
        for kind in ("main", "second", "quiet", "grave")
        for state in ("", "-over", "-pressed", "-off")
    }
    | {kind: MOON for kind in PLATES if kind.startswith("ribbon-") and kind != "ribbon-pale"}
)


@cache
def picture(kind: str) -> pygame.Surface:
    return pygame.image.load(UI / f"plate-{kind}.webp")


def luminance(colour: tuple[float, float, float]) -> float:
    r, g, b = (
        part / 255 / 12.92 if part <= 10.3 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(first: tuple[float, float, float], second: tuple[float, float, float]) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def over(colour: pygame.Color, ground: tuple[int, int, int]) -> tuple[float, float, float]:
    alpha = colour.a / 255
    r, g, b = (
        part * alpha + below * (1 - alpha)
        for part, below in zip((colour.r, colour.g, colour.b), ground, strict=True)
    )
    return r, g, b


@pytest.mark.parametrize("kind", PLATES)
def test_the_picture_has_the_size_the_table_promises(kind: str) -> None:
    plate = PLATES[kind]
    left, top, right, bottom = plate["shadow"]
    width, height = plate["size"]
    scale = plate["scale"]
    assert picture(kind).get_size() == ((width + left + right) * scale, (height + top + bottom) * scale)


@pytest.mark.parametrize("kind", PLATES)
def test_something_is_left_to_stretch(kind: str) -> None:
    plate = PLATES[kind]
    if plate.get("fixed"):
        assert plate["insets"] == [0, 0, 0, 0]
        return
    left, top, right, bottom = plate["insets"]
    width, height = (side / plate["scale"] for side in picture(kind).get_size())
    assert left + right < width
    assert top + bottom < height


# These two leave the window at its upper edge.
@pytest.mark.parametrize("kind", [kind for kind in PLATES if kind not in {"topbar", "banner"}])
def test_the_shadow_ends_before_the_picture_does(kind: str) -> None:
    surface = picture(kind)
    width, height = surface.get_size()
    edge = [surface.get_at((x, y)).a for x in range(0, width, 7) for y in (0, height - 1)]
    edge += [surface.get_at((x, y)).a for y in range(0, height, 7) for x in (0, width - 1)]
    # A flat plate may fill its picture to one margin pixel; a raised one fades out.
    assert max(edge) <= 24


@pytest.mark.parametrize("kind", INKS)
def test_words_stand_out_on_a_plate(kind: str) -> None:
    plate = PLATES[kind]
    scale = plate["scale"]
    surface = picture(kind)
    left, top = plate["shadow"][0], plate["shadow"][1]
    width, height = plate["size"]
    ground = (0x2A, 0x28, 0x58)  # the lightest place of a panel
    worst = min(
        contrast(
            INKS[kind],
            over(surface.get_at((int((left + width * x) * scale), int((top + height * y) * scale))), ground),
        )
        for x in (0.25, 0.4, 0.5, 0.6, 0.75)
        for y in (0.3, 0.4, 0.5, 0.6, 0.7)
    )
    assert worst >= 4.5, f"{kind}: {worst:.2f}"
