"""Chapters and endless cards are read from their files; a broken one is refused with its name and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fae_tabletop.content.levels import LevelError
from fae_tabletop.content.paths import levels_dir
from fae_tabletop.games.enchanted_ivy.campaign import PLACES
from fae_tabletop.games.enchanted_ivy.public import IvySetup
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.setup import (
    Chapter,
    chapters,
    endless_cards,
    endless_setup,
    read_scenario,
    scenario_called,
    story_setup,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(levels_dir("ivy"), tmp_path / "ivy"))


def test_there_are_eleven_nights_and_five_endless_cards() -> None:
    assert [one.id for one in chapters()] == [f"s{number:02}" for number in range(1, 12)]
    assert [one.id for one in endless_cards()] == ["e1", "e2", "e3", "e4", "e5"]


def test_both_endings_of_a_chapter_open_differently_and_go_on_alike() -> None:
    for one in chapters():
        assert isinstance(one.told, Chapter)
        proud, rueful = one.told.conclusion(True), one.told.conclusion(False)
        assert proud[0] != rueful[0]
        assert proud[1:] == rueful[1:]
        assert proud[0].endswith(one.told.after[0])
        assert rueful[0].endswith(one.told.after[0])


def test_stickers_fill_garden_and_shelves_exactly() -> None:
    told = [one.told for one in chapters() if isinstance(one.told, Chapter)]
    assert len({chapter.caterpillar for chapter in told}) == 11
    assert len({chapter.butterfly for chapter in told if chapter.butterfly}) == 10
    keepsakes = [challenge for chapter in told for challenge in chapter.challenges]
    assert (
        len({challenge.keepsake for challenge in keepsakes}) == len(keepsakes) == sum(PLACES.values()) == 22
    )
    for shelf, places in PLACES.items():
        assert sum(challenge.suggested_shelf == shelf for challenge in keepsakes) == places


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("s01.toml", "success = 35", 'success = "many"', "s01.toml: is no scenario"),
        ("s01.toml", "monk = 1", "monk = 2", "s01.tmx: monk has 1 tokens, not 2"),
        ("s01.toml", "monk = 1", "munk = 1", "s01.tmx: there is no guest called 'munk'"),
        (
            "s01.toml",
            "scarecrow = 4",
            "scarecrow = 1",
            "s01.tmx: 12 cards need 7 guest tokens, and there are 4",
        ),
        ("s01.toml", 'guest = "painter"', 'guest = "tax_imp"', "names a guest who does not come"),
        ("s02.toml", "high_score = 63", "high_score = 50", "High Score must be more than Success"),
        ("s02.toml", "butterfly = ", "#", "High Score and butterfly belong together"),
        ("s02.toml", "act = 1", "acts = 1", "s02.toml: is no scenario"),
        ("s01.tmx", "1,1,1,1,1,1,\n", "1,1,1,1,1,0,\n", "s01.tmx: the layout has 11 spaces"),
        ("s01.tmx", "1,1,1,1,1,1,\n", "1,0,1,0,1,0,\n", "s01.tmx: the layout has 9 spaces"),
        ("s01.tmx", "orthogonal", "hexagonal", "orientation must be orthogonal"),
        ("s01.toml", "Great-Aunt", "Great-Aunt " + "very " * 90, "words, and 90 fit: Great-Aunt very"),
        ("e1.toml", "about", "abuot", "e1.toml: is no scenario"),
    ],
)
def test_a_broken_scenario_is_refused(folder: Path, file: str, old: str, new: str, why: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(LevelError) as refused:
        read_scenario(path.with_suffix(".tmx"))
    assert why in str(refused.value)


def test_a_map_without_its_story_is_refused(folder: Path) -> None:
    (folder / "s03.toml").unlink()
    with pytest.raises(LevelError, match=r"s03\.toml, which tells the goals and guests, is missing"):
        read_scenario(folder / "s03.tmx")


def test_a_new_scenario_needs_no_code(folder: Path) -> None:
    for suffix in (".tmx", ".toml"):
        shutil.copy(folder / f"s04{suffix}", folder / f"of-my-own{suffix}")
    assert read_scenario(folder / "of-my-own.tmx").id == "of-my-own"


def test_what_cannot_be_played_is_said() -> None:
    with pytest.raises(ValueError, match="There is no scenario called 's12'; there are e1, "):
        scenario_called("s12")
    with pytest.raises(ValueError, match="e1 is an endless set-up card"):
        story_setup("e1")
    with pytest.raises(ValueError, match="s01 is a chapter of the story"):
        endless_setup("s01", ("1", "2", "A"))
    with pytest.raises(ValueError, match="two different number groups"):
        endless_setup("e1", ("1", "1", "A"))
    with pytest.raises(ValueError, match="a guest is named twice"):
        ENCHANTED_IVY.start(IvySetup("s", ("##",), (("monk", 1), ("monk", 1))), 1)
    with pytest.raises(ValueError, match="no door called 'F'"):
        ENCHANTED_IVY.start(IvySetup("s", ("##",), (("monk", 1), ("painter", 1)), ("F",)), 1)  # type: ignore[arg-type]
