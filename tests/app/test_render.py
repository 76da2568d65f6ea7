"""Pieces are drawn to files at the width asked for, with their words, on a clear ground."""

from pathlib import Path

import pygame
import pytest

from fae_tabletop.app import cli
from fae_tabletop.app.render import straight
from fae_tabletop.games.enemies_and_lovers.cards import CARD


def _ids(capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert cli.main(["render", "--list"]) == 0
    return capsys.readouterr().out.split()


def test_every_kind_of_piece_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    ids = _ids(capsys)
    assert ids == sorted(set(ids))
    for name in (
        "identity-king", "identity-king-small", "back-identity", "tile-jester", "tile-neutral", "pawn-demon",
        "medal-archer", "board-lions_court", "board-long_gallery", "board-rose_ring",
    ):  # fmt: skip
        assert f"enthrone/{name}" in ids
    assert {f"enemies_and_lovers/{card}" for card in CARD} <= set(ids)
    assert "enemies_and_lovers/back" in ids


def test_a_card_of_enemies_and_lovers_carries_words(tmp_path: Path) -> None:
    for width, top, bottom in (("375", 379, 407), ("150", 179, 198)):
        name = "enemies_and_lovers/jude"
        assert cli.main(["render", name, "--width", width, "--out", str(tmp_path)]) == 0
        card = pygame.image.load(tmp_path / "enemies_and_lovers-jude.png")
        across = range(card.get_width() // 4, card.get_width() * 3 // 4)
        bright = sum(sum(card.get_at((x, y))[:3]) > 600 for x in across for y in range(top, bottom))
        assert bright > 40, "the banner shows the name in moon ink"


def test_pieces_have_the_width_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["enthrone/identity-king", "enthrone/tile-*", "enthrone/board-lions_court"]
    assert cli.main(["render", *wanted, "--width", "90", "--out", str(tmp_path / "a" / "b")]) == 0
    files = sorted((tmp_path / "a" / "b").iterdir())
    assert [str(path) for path in files] == sorted(capsys.readouterr().out.split())
    assert len(files) == 11
    for path in files:
        picture = pygame.image.load(path)
        assert picture.get_width() == 90
        corner, middle = picture.get_at((0, 0)), picture.get_at((45, picture.get_height() // 2))
        assert corner.a < 40, f"{path.name} has a clear ground"
        assert middle.a > 245


def test_an_identity_card_carries_words(tmp_path: Path) -> None:
    names = ("enthrone/identity-king", "enthrone/identity-knight")
    assert cli.main(["render", *names, "--width", "375", "--out", str(tmp_path)]) == 0
    bright = 0
    card = pygame.image.load(tmp_path / "enthrone-identity-king.png")
    for x in range(75, 300):
        for y in range(302, 341):
            bright += sum(card.get_at((x, y))[:3]) > 640
    assert bright > 60, "the banner shows the name in moon ink"


def test_a_contact_sheet(tmp_path: Path) -> None:
    assert cli.main(["render", "enthrone/medal-*", "--sheet", "--width", "64", "--out", str(tmp_path)]) == 0
    picture = pygame.image.load(tmp_path / "sheet.png")
    assert picture.get_width() == 16 + 8 * 80


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nothing-like-it", "--out", "{}"], "nothing-like-it"),
        (["enthrone/pawn-king"], "--out"),
        (["enthrone/pawn-king", "--width", "0", "--out", "{}"], "width"),
        (["enthrone/pawn-king", "--width", "wide", "--out", "{}"], "wide"),
    ],
)
def test_bad_arguments(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["render", *(one.format(tmp_path) for one in arguments)]) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert said.err.count("\n") == 1


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocked = tmp_path / "out"
    blocked.write_text("a file")
    assert cli.main(["render", "enthrone/medal-king", "--width", "20", "--out", str(blocked)]) == 1
    assert str(blocked) in capsys.readouterr().err


def test_colours_come_back_from_their_alpha() -> None:
    surface = pygame.Surface((3, 1), pygame.SRCALPHA, 32)
    surface.set_at((0, 0), (100, 50, 10, 128))
    surface.set_at((1, 0), (7, 8, 9, 255))
    picture = straight(surface)
    assert tuple(picture.get_at((0, 0))) == (199, 100, 20, 128)
    assert tuple(picture.get_at((1, 0))) == (7, 8, 9, 255)
    assert tuple(picture.get_at((2, 0))) == (0, 0, 0, 0)
