"""The font cuts: each draws every character the program may show, and carries its licence."""

from pathlib import Path

import pygame
import pytest

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
CUTS = sorted(path.name for path in FONTS.glob("*.ttf"))
LETTERS = "".join(chr(code) for code in [*range(0x20, 0x7F), *range(0xC0, 0x100)]) + "ŒœŠšŽžŸŁłŻżŐőŘřŞşĞğİı"
MARKS = "‘’“”‚„«»‹›–—…•·†−×½¼¾°§©€¡¿"


@pytest.fixture(scope="module", autouse=True)
def font_system() -> None:
    pygame.font.init()


def test_all_cuts_are_there() -> None:
    assert CUTS == [
        "cinzel-700.ttf",
        "cormorant-700-lnum.ttf",
        "cormorant-sc-700.ttf",
        "ebgaramond-500-italic.ttf",
        "ebgaramond-500.ttf",
        "ebgaramond-700.ttf",
    ]


def picture(font: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, False, "white", "black"), "RGB")


def box(font: pygame.font.Font, letter: str) -> tuple[int, int, int, int, int]:
    (found,) = font.metrics(letter)
    assert found is not None
    return found


def missing(font: pygame.font.Font, letters: str) -> list[str]:
    """The letters drawn as the sign for "no glyph", which a private-use character shows."""
    none = picture(font, "\ue123")
    return [letter for letter in letters if picture(font, letter) == none]


@pytest.mark.parametrize("cut", CUTS)
def test_every_character_has_a_glyph(cut: str) -> None:
    assert missing(pygame.font.Font(FONTS / cut, 16), LETTERS + MARKS) == []


def test_a_character_outside_the_cut_is_noticed() -> None:
    assert missing(pygame.font.Font(FONTS / CUTS[0], 16), "a月b") == ["月"]


def test_small_capitals_are_capitals_and_smaller() -> None:
    font = pygame.font.Font(FONTS / "cormorant-sc-700.ttf", 100)
    assert 0.6 < box(font, "x")[3] / box(font, "X")[3] < 0.9
    assert box(font, "p")[2] >= -2  # no descender


def test_figures_keep_their_style() -> None:
    lining = pygame.font.Font(FONTS / "cormorant-700-lnum.ttf", 100)
    tops = [box(lining, figure)[3] for figure in "13479"]
    assert max(tops) - min(tops) <= 4
    old_style = pygame.font.Font(FONTS / "ebgaramond-500.ttf", 100)
    assert box(old_style, "6")[3] - box(old_style, "1")[3] > 10


@pytest.mark.parametrize("cut", CUTS)
def test_every_cut_has_its_licence_and_says_it_is_modified(cut: str) -> None:
    licence = (FONTS / f"{cut.split('-')[0]}-OFL.txt").read_text(encoding="utf-8")
    assert "modified versions" in licence
    assert "SIL Open Font License, Version 1.1" in licence
    assert (FONTS / cut).stat().st_size < 60_000
