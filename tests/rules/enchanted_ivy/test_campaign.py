"""Rewards, shelves, sizes and groups beyond what the shared cases tell."""

from __future__ import annotations

from itertools import combinations

import pytest

from fae_tabletop.games.enchanted_ivy import campaign
from fae_tabletop.games.enchanted_ivy.guests import LETTERED_GROUPS, NUMBERED_GROUPS, Group


@pytest.mark.parametrize(("cards", "tokens"), [(0, 5), (13, 9), (12, 6)])
def test_a_game_that_cannot_be_played_through_is_refused(cards: int, tokens: int) -> None:
    with pytest.raises(ValueError, match=f"{cards} cannot be played|guest tokens, and there are {tokens}"):
        campaign.size_of(cards, tokens)


def test_surplus_tokens_stay_in_the_bag() -> None:
    assert campaign.size_of(12, 10) == campaign.Size(6, 7, 1, 3)


def test_there_are_84_lists_of_guests_for_endless_mode_all_of_ten_tokens() -> None:
    lists = [
        campaign.endless_guests((*numbers, letter))
        for numbers in combinations(NUMBERED_GROUPS, 2)
        for letter in LETTERED_GROUPS
    ]
    assert len(set(lists)) == 84
    assert {len(tokens) for tokens in lists} == {10}


@pytest.mark.parametrize(
    "groups", [(), ("1", "2"), ("1", "1", "A"), ("1", "2", "3"), ("A", "B", "C"), ("1", "2", "A", "B")]
)
def test_other_groups_make_no_endless_game(groups: tuple[Group, ...]) -> None:
    with pytest.raises(ValueError, match="two different number groups and one letter group"):
        campaign.endless_guests(groups)


def test_a_full_shelf_takes_no_more_and_tells_what_was_unlocked() -> None:
    with pytest.raises(campaign.FullShelf, match="shelf A is full") as full:
        campaign.unlocked(("A", "A", "A", "A"))
    assert full.value.unlocked == ("A",)


def test_a_total_below_nothing_has_the_lowest_rank() -> None:
    assert campaign.rank_of(-3) == campaign.rank_of(0) == campaign.LOWEST_RANK
    assert campaign.rank_of(90) == "Enchanted Innrunner"
