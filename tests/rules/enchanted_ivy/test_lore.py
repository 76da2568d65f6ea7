"""Every guest and every door has words of its own, short enough for where they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from fae_tabletop.content.paths import DataMissing
from fae_tabletop.games.enchanted_ivy import lore as module
from fae_tabletop.games.enchanted_ivy.doors import DOORS
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.lore import LONGEST, lore, mood_of, printed, said_of


def test_everybody_has_lines_and_nobody_has_anothers() -> None:
    told = lore()
    assert set(told.guests) == {guest.id for guest in GUESTS}
    assert set(told.doors) == set(DOORS)
    lines = [
        line
        for guest in told.guests.values()
        for line in (guest.arrives, guest.returns, guest.delighted, guest.content, guest.offended)
    ]
    assert len(set(lines)) == 5 * len(GUESTS)
    assert max(map(len, lines)) <= LONGEST
    assert {told.doors[door.id].name for door in DOORS.values()} == {
        printed(door.name) for door in DOORS.values()
    }


@pytest.mark.parametrize(
    ("points", "mood"), [(9, "delighted"), (6, "delighted"), (5, "content"), (0, "offended")]
)
def test_points_make_the_mood_and_the_mood_the_line(points: int, mood: str) -> None:
    assert mood_of("monk", points) == mood
    assert said_of("monk", points) == getattr(lore().guests["monk"], mood)


def test_who_can_never_get_more_is_delighted_with_less() -> None:
    assert mood_of("scarecrow", 5) == "delighted"


def test_words_are_printed_with_round_quotation_marks() -> None:
    assert printed("'It's mine,' she said ('twice').") == "‘It’s mine,’ she said (‘twice’)."
    assert not any("'" in guest.returns for guest in lore().guests.values())


@pytest.mark.parametrize(
    ("text", "why"),
    [("guests = 1", "cannot be read"), ("[guests]\n[doors]\n", "no words for Monk"), ("[", "cannot")],
)
def test_a_file_that_is_not_whole_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, why: str
) -> None:
    (tmp_path / "lore.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module, "levels_dir", lambda game: tmp_path)
    lore.cache_clear()
    try:
        with pytest.raises(DataMissing, match=why):
            lore()
    finally:
        lore.cache_clear()
