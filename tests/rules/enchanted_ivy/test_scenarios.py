"""The story's scenarios and the set-up cards: sound as they ship, and a broken one is refused with its name and why."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fae_tabletop.content.levels import LevelError
from fae_tabletop.games.enchanted_ivy import campaign
from fae_tabletop.games.enchanted_ivy.scenarios import (
    MOST_WORDS,
    read_scenario,
    read_setup_card,
    scenario,
    scenario_names,
    setup_card,
    setup_card_names,
)

LEVELS = Path(__file__).resolve().parents[3] / "levels" / "ivy"


def test_the_story_has_eleven_nights_and_endless_mode_five_cards() -> None:
    assert scenario_names()[:11] == tuple(f"s{number:02}" for number in range(1, 12))
    assert [scenario(name).page.act for name in scenario_names()[:11]] == [1] * 6 + [2] * 5
    assert setup_card_names()[:5] == ("e1", "e2", "e3", "e4", "e5")
    for name in setup_card_names():
        assert sum(row.count("#") for row in setup_card(name).layout) == 18


@pytest.mark.parametrize("name", scenario_names())
def test_a_scenario_has_as_many_tokens_as_its_turns_need(name: str) -> None:
    found = scenario(name)
    cards = sum(row.count("#") for row in found.layout)
    size = campaign.size_of(cards, len(found.tokens))
    assert (size.left_in_hand, size.left_in_bag) == (1, 0)
    assert (found.goals.high_score is None) == (name == "s01")


def test_every_shelf_can_be_filled_and_is_by_following_the_suggestions() -> None:
    challenges = [challenge for name in scenario_names() for challenge in scenario(name).page.challenges]
    assert len({challenge.id for challenge in challenges}) == len(challenges) == 22
    assert campaign.unlocked([challenge.shelf for challenge in challenges]) == ("A", "B", "C", "D", "E")


def test_every_sticker_has_a_name_of_its_own() -> None:
    pages = [scenario(name).page for name in scenario_names()]
    names = [page.caterpillar for page in pages] + [page.butterfly for page in pages if page.butterfly]
    names += [challenge.keepsake for page in pages for challenge in page.challenges]
    assert len(set(names)) == len(names) == 11 + 10 + 22


def copied(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """Copy a scenario into ``folder`` with some texts of its page or map replaced, and return its page."""
    for file in (f"{name}.toml", f"{name}.tmx", "plan.tsx", "plan.png"):
        shutil.copy(LEVELS / file, folder / file)
    files = (folder / f"{name}.toml", folder / f"{name}.tmx", folder / "plan.tsx")
    texts = [file.read_text(encoding="utf-8") for file in files]
    for old, new in changes:
        assert any(old in text for text in texts), old
        texts = [text.replace(old, new, 1) for text in texts]
    for path, text in zip(files, texts, strict=True):
        path.write_text(text, encoding="utf-8")
    return files[0]


def test_a_copy_reads_as_the_one_that_ships(tmp_path: Path) -> None:
    assert read_scenario(copied(tmp_path, "s06")) == scenario("s06")
    assert read_setup_card(copied(tmp_path, "e4")) == setup_card("e4")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ([("success = 50", "success = -1")], "s02.toml: Expected `int` >= 0"),
        ([("success = 50", "success = 63")], "s02.toml: high_score must be more than success"),
        ([("high_score = 63\n", "")], "s02.toml: high_score and butterfly belong together"),
        ([('"bee_countess", ', "")], "s02.toml: 7 turns need 8 guest tokens, and there are 7"),
        ([('"painter"', '"painter", "monk"')], "s02.toml: 14 ivy cards need 8 guest tokens, and its guests have 9"),
        ([('"painter"', '"hedge_dragon"')], "s02.toml: a guest is listed twice"),
        ([('"painter"', '"paynter"')], "s02.toml: Invalid enum value 'paynter'"),
        ([("act = 1", "act = 3")], "s02.toml: Expected `int` <= 2"),
        ([("title = ", "titel = ")], "s02.toml: Object contains unknown field `titel`"),
        ([("act = 1", "act 1")], "s02.toml: Expected '=' after a key"),
        ([('shelf = "A"', 'shelf = "F"')], "s02.toml: Invalid enum value 'F'"),
        ([('test = "guest_score"', 'test = "guest_scores"')], "s02.toml: Invalid value 'guest_scores'"),
        ([('"s02-c2"', '"s02-c1"')], "s02.toml: two challenges have the same id"),
        ([('intro = "', f'intro = "{"and so on " * (MOST_WORDS // 3)}')], "two pages hold 180"),
        ([("1,1,2,1,1", "1,0,0,0,0"), ("1,1,1,1,1", "0,0,0,0,1")], "hang together"),
        ([("1,1,2,1,1", "1,1,1,1,1")], "s02.toml: cards are played in pairs, so 15 cannot be played"),
        ([("1,1,2,1,1", "1,1,9,1,1")], "s02.tmx: column 2, row 1: tile number 9 is in no tileset"),
        ([('name="gap" type="bool" value="true"', 'name="gap" type="bool" value="false"')],
         "s02.tmx: column 2, row 1: a tile has exactly one property, and this one has no property"),
        ([('orientation="orthogonal"', 'orientation="hexagonal"')], "orientation must be orthogonal"),
        ([('name="layout"', 'name="board"')], "s02.tmx: the layer 'board' is not read; only layout is"),
    ],
)  # fmt: skip
def test_a_broken_scenario_is_refused_with_its_name_and_the_reason(
    tmp_path: Path, changes: list[tuple[str, str]], why: str
) -> None:
    with pytest.raises(LevelError) as refused:
        read_scenario(copied(tmp_path, "s02", *changes))
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_layout_may_not_be_larger_than_the_deck_or_the_window(tmp_path: Path) -> None:
    page = copied(tmp_path, "s10", ("1,1,2,2,1,1", "1,1,1,2,1,1"))
    with pytest.raises(LevelError, match="has 21 filled spaces, and there are 20 ivy cards"):
        read_scenario(page)
    wide = [('width="6"', 'width="9"'), ('width="6"', 'width="9"'), ("1,1,1,1,1,1,", "1,1,1,1,1,1,0,0,0,")]
    page = copied(tmp_path, "s01", *wide, ("1,1,1,1,1,1\n", "1,1,1,1,1,1,1,1,1\n"))
    with pytest.raises(LevelError, match="larger than 8 by 8 spaces"):
        read_scenario(page)


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(LevelError, match=r"s99\.toml: there is no such file"):
        read_scenario(tmp_path / "s99.toml")
    page = copied(tmp_path, "e1")
    page.with_suffix(".tmx").unlink()
    with pytest.raises(LevelError, match=r"e1\.tmx: there is no such file"):
        read_setup_card(page)
    page.write_bytes(b"\xff\xfe")
    with pytest.raises(LevelError, match=r"e1\.toml: cannot be read"):
        read_setup_card(page)
