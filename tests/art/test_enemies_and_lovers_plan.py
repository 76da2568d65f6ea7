"""The plan of the 47 pictures: enough kinds of subject, and no two pictures planned alike."""

import itertools
from collections import Counter
from pathlib import Path

import pytest

from fae_tabletop.art.colour import SKIES
from fae_tabletop.games.enemies_and_lovers import art_plan
from fae_tabletop.games.enemies_and_lovers.art_looks import CATEGORIES, LOOKS
from fae_tabletop.games.enemies_and_lovers.art_plan import PLAN, Row

ROWS = list(PLAN.values())


def test_every_card_has_a_look_and_a_row_in_the_order_of_the_deck() -> None:
    assert len(ROWS) == 47
    assert list(PLAN) == list(LOOKS)
    assert Counter(look.category for look in LOOKS.values()) == {
        "court": 19,
        "attack": 17,
        "interrupt": 6,
        "intrigue": 5,
    }
    assert {look.category for look in LOOKS.values()} == set(CATEGORIES)


def test_the_page_is_the_plan() -> None:
    page = Path(art_plan.__file__).with_name("ART_PLAN.md")
    assert page.read_text(encoding="utf-8") == art_plan.page()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_a_row_uses_the_words_of_the_plan(row: Row) -> None:
    assert row.kind in {"person", "hands", "object", "creature", "place"}
    assert row.framing in {"bust", "three-quarter", "full", "still life", "view"}
    assert row.sky in SKIES
    assert all(row)


def test_busts_in_profile_are_at_most_a_quarter() -> None:
    busts = [row for row in ROWS if row.framing == "bust" and row.facing in {"left", "right"}]
    assert len(busts) <= len(ROWS) / 4


@pytest.mark.parametrize("column", ["halo", "background"])
def test_no_halo_and_no_background_is_used_too_often(column: str) -> None:
    counts = Counter(getattr(row, column) for row in ROWS)
    counts.pop("none", None)
    assert max(counts.values()) <= len(ROWS) * 0.15


def test_half_of_the_pictures_or_more_are_no_busts_of_people() -> None:
    others = [row for row in ROWS if row.kind != "person" or row.framing == "full"]
    assert len(others) >= len(ROWS) / 2


def test_neighbours_in_the_deck_share_at_most_three_columns() -> None:
    for first, second in itertools.pairwise(ROWS):
        alike = sum(a == b for a, b in zip(first[1:], second[1:], strict=True))
        assert alike <= 3, (first.card, second.card)


def test_any_two_pictures_differ_in_three_things_at_least() -> None:
    for first, second in itertools.combinations(ROWS, 2):
        telling = ("kind", "sky", "halo", "facing", "colour", "pose")
        apart = sum(getattr(first, column) != getattr(second, column) for column in telling)
        assert apart >= 3, (first.card, second.card)
