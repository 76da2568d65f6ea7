"""Rulebook: First Player."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enthrone.public import EnthroneSetup, Fist
from fae_tabletop.games.enthrone.setup import king_fist, person_seat, standard_setup

OTHER: dict[Fist, Fist] = {"left": "right", "right": "left"}


def test_e1_whoever_finds_the_king_is_first_player() -> None:
    for seed in range(200):
        fist = king_fist(seed)
        assert person_seat("fist", seed, fist) == 0
        assert person_seat("fist", seed, OTHER[fist]) == 1


def test_e1_the_fist_is_settled_by_the_seed_alone_and_fair() -> None:
    fists = [king_fist(seed) for seed in range(2000)]
    assert fists == [king_fist(seed) for seed in range(2000)]
    assert 900 < fists.count("left") < 1100


def test_e1_by_lot_both_seats_come_up_equally_often() -> None:
    seats = [person_seat("lot", seed) for seed in range(2000)]
    assert set(seats) == {0, 1}
    assert 900 < seats.count(0) < 1100
    assert seats != [person_seat("fist", seed, "left") for seed in range(2000)]


def test_e1_the_person_starts_by_choice() -> None:
    assert {person_seat("person", seed) for seed in range(50)} == {0}


def test_e1_a_fist_must_be_guessed() -> None:
    with pytest.raises(ValueError, match="left or the right"):
        person_seat("fist", 1)


def test_e1_the_variant_says_so_in_the_setup() -> None:
    assert standard_setup().opening == "fist"
    assert standard_setup(variants=("person_starts",)).opening == "person"
    assert isinstance(standard_setup(), EnthroneSetup)
