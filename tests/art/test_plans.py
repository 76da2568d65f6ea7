"""The plans of the pictures: enough kinds of subject, and no two pictures of a deck planned alike."""

import itertools
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from fae_tabletop.art.colour import SKIES
from fae_tabletop.art.plan import Row, rows_of
from fae_tabletop.games.enchanted_ivy import art_plan as enchanted_ivy
from fae_tabletop.games.enchanted_ivy.guests import KIND
from fae_tabletop.games.enemies_and_lovers import art_plan as enemies_and_lovers
from fae_tabletop.games.enemies_and_lovers.art_looks import LOOKS as ENEMIES_LOOKS
from fae_tabletop.games.faekin import art_plan as faekin
from fae_tabletop.games.faekin.cards import IDS

GAMES = (enemies_and_lovers, faekin, enchanted_ivy)

pytestmark = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__.split(".")[-2])


def _rows(game: ModuleType) -> list[Row]:
    return list(game.PLAN.values())


def test_every_card_has_a_row_in_the_order_of_the_deck(game: ModuleType) -> None:
    cards = {
        enemies_and_lovers: tuple(ENEMIES_LOOKS),
        faekin: IDS,
        enchanted_ivy: tuple(KIND),
    }[game]
    assert tuple(game.PLAN) == cards
    assert len(cards) == {enemies_and_lovers: 47, faekin: 30, enchanted_ivy: 30}[game]


def test_the_page_is_the_plan(game: ModuleType) -> None:
    assert game.__file__ is not None
    page = Path(game.__file__).with_name("ART_PLAN.md")
    assert page.read_text(encoding="utf-8") == game.page()


def test_rows_use_the_words_of_the_plan(game: ModuleType) -> None:
    for row in _rows(game):
        assert row.kind in {"person", "hands", "object", "creature", "place"}, row
        assert row.framing in {"bust", "three-quarter", "full", "still life", "view"}, row
        assert row.sky in SKIES, row
        assert all(row), row


def test_busts_in_profile_are_at_most_a_quarter(game: ModuleType) -> None:
    rows = _rows(game)
    busts = [row for row in rows if row.framing == "bust" and row.facing in {"left", "right"}]
    assert len(busts) <= len(rows) / 4


@pytest.mark.parametrize("column", ["halo", "background"])
def test_no_halo_and_no_background_is_used_too_often(game: ModuleType, column: str) -> None:
    rows = _rows(game)
    counts = Counter(getattr(row, column) for row in rows)
    counts.pop("none", None)
    assert max(counts.values()) <= len(rows) * 0.15


def test_half_of_the_pictures_or_more_are_no_busts_of_people(game: ModuleType) -> None:
    rows = _rows(game)
    others = [row for row in rows if row.kind != "person" or row.framing == "full"]
    assert len(others) >= len(rows) / 2


def test_neighbours_in_the_deck_share_at_most_three_columns(game: ModuleType) -> None:
    for first, second in itertools.pairwise(_rows(game)):
        alike = sum(a == b for a, b in zip(first[1:], second[1:], strict=True))
        assert alike <= 3, (first.card, second.card)


def test_any_two_pictures_differ_in_three_things_at_least(game: ModuleType) -> None:
    for first, second in itertools.combinations(_rows(game), 2):
        telling = ("kind", "sky", "halo", "facing", "colour", "pose")
        apart = sum(getattr(first, column) != getattr(second, column) for column in telling)
        assert apart >= 3, (first.card, second.card)


def test_a_line_with_a_cell_too_few_is_refused(game: ModuleType) -> None:
    line = " | ".join(_rows(game)[0][:-1])
    with pytest.raises(TypeError):
        rows_of(line)
