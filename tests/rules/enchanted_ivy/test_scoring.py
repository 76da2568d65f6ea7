"""Two scorers that share nothing but the rules agree; and an unfinished inn is worth what is certain."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.layout import ground_for
from fae_tabletop.games.enchanted_ivy.scoring import guest_parts, score, total
from tests.rules.enchanted_ivy import slow_scorer
from tests.rules.enchanted_ivy.inns import SETUPS, built, cell_of, ivy_match, plain, random_inn


@pytest.mark.parametrize("seed", range(10))
def test_both_scorers_agree_on_a_thousand_random_inns(seed: int) -> None:
    dice = Dice(seed)
    for _ in range(1000):
        inn = random_inn(dice)
        told = plain(inn)
        counted = score(inn)
        spaces = inn.ground.grid.spaces
        assert {spaces[cell]: counted.of(cell) for cell in counted.guests} == {
            at: slow_scorer.guest_score(told, at) for at in told.guest
        }
        assert counted.patches == len(told.patches())
        assert counted.total == total(inn) == slow_scorer.total(told)


def test_guests_and_cards_are_those_of_the_specification() -> None:
    assert [(guest.id, guest.alignment, guest.group, guest.tokens) for guest in GUESTS] == [
        (guest["id"], guest["alignment"], guest["group"], guest["tokens"])
        for guest in slow_scorer.CONTENT["guests"]
    ]
    assert sum(guest.tokens for guest in GUESTS) == 36


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.scenario)
def test_a_total_is_what_is_counted_before_the_end(setup: object) -> None:
    for seed in range(4):
        match = ivy_match(setup, seed)  # type: ignore[arg-type]  # a setup of ours
        assert match.state.total == score(match.steps[-2].state.inn).total


def test_what_makes_a_preference_worth_something_is_named() -> None:
    inn = built("#mc#/c#".replace("/", " "), {"m": "monk", "c": "feuding_cousins"}, layout="#### ##xx")
    monk = cell_of(inn, "monk")
    flat, around = guest_parts(inn, monk)
    assert (flat.points, flat.cells) == (8, 0)
    assert around.points == -4
    assert all(inn.guest[cell] != -1 for cell in bits(around.cells))


def test_gaps_edges_and_rows_count_once_they_are_certain() -> None:
    inn = Inn.on(ground_for(("#x#", "###", "###")))
    inn.place(inn.ground.grid.origin, 0, wall=False)
    inn.lodge(inn.ground.grid.origin, next(n for n, guest in enumerate(GUESTS) if guest.id == "weathercock"))
    assert score(inn).of(inn.ground.grid.origin) == 0, "every side may still get a card"
    wide = inn.ground.grid.wide
    for step in (-wide, wide):
        inn.place(inn.ground.grid.origin + step, 1 if step < 0 else 2, wall=True)
    assert inn.fits.bit_count() == 2, "the left column or the right one"
    assert score(inn).of(inn.ground.grid.origin) == 0
    inn.place(inn.ground.grid.origin + 1, 3, wall=True)
    assert inn.fits.bit_count() == 1
    assert score(inn).of(inn.ground.grid.origin) == 3, "nothing comes to the left any more"
