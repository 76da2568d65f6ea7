from collections.abc import Sequence
from math import inf

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.search.ismcts import GLANCE, Guide, Search, uniform_playout
from tests.search.toys import Nim, NimState, Pennies, PenniesState, Take, ToyView


def _nim(sticks: int, guide: Guide[NimState] | None = None, seed: int = 1) -> Search[NimState, ToyView]:
    return Search(Nim(), 0, lambda dice: NimState(sticks, 0), Dice(seed), guide)


def _even(state: NimState, seat: Seat, legal: Sequence[Command]) -> Sequence[float]:
    return [1 / len(legal)] * len(legal)


GUIDES: dict[str, Guide[NimState] | None] = {
    "plain": None,
    "knowing": Guide(knows=lambda state, seat: 0),
    "with a prior": Guide(knows=lambda state, seat: 0, prior=_even),
}


@pytest.mark.parametrize("name", GUIDES)
@pytest.mark.parametrize(("sticks", "best"), [(5, 1), (6, 2), (7, 3), (10, 2), (3, 3)])
def test_finds_the_winning_move(name: str, sticks: int, best: int) -> None:
    guide = GUIDES[name]
    search = _nim(sticks, guide)
    search.run(3000)
    report = search.report(None if guide is None else 0)
    assert report.best == Take(best)
    assert report.iterations == 3000
    assert sum(line.visits for line in report.lines) == 3000
    assert search.value > 0.8


def test_a_lost_position_is_valued_low() -> None:
    search = _nim(4)
    search.run(2000)
    assert search.value < 0.25


def test_equal_seeds_search_alike() -> None:
    first, second, other = _nim(10, seed=3), _nim(10, seed=3), _nim(10, seed=4)
    for search in (first, second, other):
        search.run(500)
    assert first.report() == second.report()
    assert first.report() != other.report()


def test_thinking_on_adds_up() -> None:
    whole, parts = _nim(10), _nim(10)
    whole.run(600)
    for _ in range(3):
        parts.run(200)
    assert whole.report() == parts.report()


def test_the_clock_ends_it() -> None:
    ticks = iter(range(1000))
    search = _nim(10)
    search.run(None, lambda: float(next(ticks)), deadline=4.0)
    assert search.iterations == 5 * GLANCE


def test_move_now_ends_it_and_keeps_the_best_so_far() -> None:
    calls = 0

    def hurried() -> float:
        nonlocal calls
        calls += 1
        return inf if calls > 20 else 0.0

    search = _nim(6)
    search.run(1 << 40, hurried)
    assert search.iterations == 21 * GLANCE
    assert search.report().best == Take(2)


def test_a_search_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="limit"):
        _nim(6).run(None)


def test_a_prior_needs_knowledge() -> None:
    with pytest.raises(ValueError, match="knows"):
        Guide[NimState](prior=_even)


def test_availability_counts_only_worlds_in_which_a_command_was_there() -> None:
    # In one world of two there is only one stick, so taking two is available half the time.
    worlds = iter(range(10_000))
    search: Search[NimState, ToyView] = Search(
        Nim(), 0, lambda dice: NimState(1 + next(worlds) % 2, 0), Dice(1)
    )  # fmt: skip
    search.run(1000)
    lines = {line.command: line for line in search.report().lines}
    # Taking two always wins where it is possible; taking one wins in the other world.
    assert lines[Take(2)].mean == 1.0
    assert lines[Take(2)].visits == pytest.approx(500, abs=40)


@pytest.mark.parametrize("seat", [0, 1])
def test_simultaneous_choices_stay_secret(seat: Seat) -> None:
    search: Search[PenniesState, ToyView] = Search(
        Pennies(), seat, lambda dice: PenniesState([-1, -1]), Dice(2)
    )  # fmt: skip
    search.run(4000)
    assert search.value == pytest.approx(0.5, abs=0.06)


def test_worlds_are_not_shared_between_iterations() -> None:
    dealt: list[NimState] = []

    def deal(dice: Dice) -> NimState:
        dealt.append(NimState(10, 0))
        return dealt[-1]

    search: Search[NimState, ToyView] = Search(Nim(), 0, deal, Dice(1))
    search.run(50)
    assert len(dealt) == 50
    assert all(state.sticks == 0 for state in dealt)


def test_uniform_playout_reaches_the_end() -> None:
    assert uniform_playout(Nim(), NimState(10, 0), Dice(1)) in ((1.0, 0.0), (0.0, 1.0))


def test_a_rival_with_whims_is_counted_on_to_blunder() -> None:
    means = []
    for whim in (0.0, 0.9):
        search = _nim(4, Guide(knows=lambda state, seat: 0, whim=whim))
        search.run(2000)
        means.append(search.value)
    assert means[1] > means[0] + 0.2


def test_whims_need_knowledge() -> None:
    with pytest.raises(ValueError, match="whims"):
        Guide[NimState](whim=0.5)
