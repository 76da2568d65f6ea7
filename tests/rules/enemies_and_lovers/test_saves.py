"""A saved match of Enemies & Lovers says what it was played with, and is refused when that makes no sense."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fae_tabletop.core.codec import Codec, parsed, text
from fae_tabletop.core.log import LogError, begun, follow, read_entry, read_header
from fae_tabletop.games.enemies_and_lovers.commands import Play
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, HouseRules
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from tests.support.matches import Match, played

SETUP = EnemiesSetup(3, HouseRules(oak_target_only=True, max_rounds=30))


def test_the_house_rules_are_in_the_header() -> None:
    header = read_header(Match(ENEMIES_AND_LOVERS, SETUP, 4).lines()[0])
    assert header.setup["rules"]["oak_target_only"] is True
    assert begun(ENEMIES_AND_LOVERS, header).state.rules == SETUP.rules


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"setup": {"seats": 3, "rules": {"double_crown": True}}}, "double_crown"),
        ({"setup": {"seats": 3, "rules": {"max_rounds": 0}}}, "max_rounds"),
        ({"setup": {"seats": 5, "rules": {}}}, "seats"),
        ({"setup": {"seats": 2, "rules": {}}}, "3 seats are named, but the setup is for another number"),
        ({"seats": ("human",)}, "not for 1 seats"),
        ({"names": ("A",)}, "there are 3 seats but 1 of those who sit there are named"),
        ({"seats": ("human", *("bot-random",) * 4)}, "not for 5 seats"),
        ({"setup": {"seats": 3, "rules": {}, "hands": [["oak"], ["oak"], []]}}, "hands"),
    ],
)
def test_a_header_that_makes_no_sense_is_refused(change: dict[str, Any], why: str) -> None:
    header = msgspec.structs.replace(Match(ENEMIES_AND_LOVERS, SETUP, 4).header(), **change)
    with pytest.raises(LogError, match=why):
        begun(ENEMIES_AND_LOVERS, header)


def test_a_line_that_plays_a_card_twice_ends_the_match_there() -> None:
    match = played(ENEMIES_AND_LOVERS, SETUP, 4, plies=30)
    lines = match.lines()
    place = next(n for n, line in enumerate(lines) if '"Play"' in line)
    fold = begun(ENEMIES_AND_LOVERS, read_header(lines[0]))
    codec = Codec(ENEMIES_AND_LOVERS.vocabulary)
    for number, line in enumerate(lines[1 : place + 1], 2):
        follow(ENEMIES_AND_LOVERS, fold, read_entry(codec, line, number), number)
    again = read_entry(codec, lines[place], place + 2)
    assert isinstance(again.command, Play)
    with pytest.raises(
        LogError, match=f"line {place + 2}: the rules do not allow this here .*{again.command.card}"
    ):
        follow(ENEMIES_AND_LOVERS, fold, again, place + 2)
    assert len(fold.players) == place


def test_a_card_that_does_not_exist_is_named() -> None:
    entry = text({"seat": 0, "do": ["Play", {"card": "joker", "at": None}], "sum": "00000000"})
    with pytest.raises(LogError, match="joker"):
        read_entry(Codec(ENEMIES_AND_LOVERS.vocabulary), entry, 2)
    assert parsed(entry)["seat"] == 0
