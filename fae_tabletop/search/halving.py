"""Sequential halving: every option is tried, the worse half drops out, and the rest is tried again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf, log2

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Clock, S

DOUBT = 10
"""Trials that an expectation counts for: a few lucky ones do not outweigh it."""
GLANCE = 4
"""The clock is read once every so many trials."""


def halving(
    count: int,
    deal: Callable[[Dice], S],
    trial: Callable[[S, int, Dice], float],
    dice: Dice,
    trials: int,
    leaning: Sequence[float],
    clock: Clock | None = None,
    deadline: float = inf,
) -> list[float]:
    """Return a mean result for each of ``count`` options, -inf for those that dropped out.

    ``deal`` makes a world; ``trial`` tries an option in a copy of it that it may change, with dice that are the
    same for all options tried beside it, so that they meet the same chances. ``leaning`` is how much better than
    the others an option is expected to be before it is tried; it counts as much as DOUBT trials. About ``trials``
    are made, at least one for each option unless ``clock`` says that the ``deadline`` has come. Raises ValueError
    without options.
    """
    if not count:
        raise ValueError("there is nothing to choose from")
    totals = [0.0] * count
    tries = [0] * count
    left = list(range(count))
    stages = max(1, ceil(log2(count)))
    made = 0
    for _ in range(stages):
        for _ in range(max(1, trials // (stages * len(left)))):
            world = deal(dice)
            chance = dice.fork().word
            for option in left:
                totals[option] += trial(world.copy(), option, Dice(chance))
                tries[option] += 1
                made += 1
                if clock is not None and made % GLANCE == 0 and clock() >= deadline:
                    return _means(left, totals, tries, leaning)
        means = _means(left, totals, tries, leaning)
        left.sort(key=lambda option: -means[option])
        del left[(len(left) + 1) // 2 :]
    return _means(left, totals, tries, leaning)


def _means(
    left: Sequence[int], totals: Sequence[float], tries: Sequence[int], leaning: Sequence[float]
) -> list[float]:
    """Return the mean of each option left, drawn towards all their mean and its leaning while it is little tried."""
    common = sum(totals[option] for option in left) / max(1, sum(tries[option] for option in left))
    means = [-inf] * len(totals)
    for option in left:
        if tries[option]:
            expected = DOUBT * (common + leaning[option])
            means[option] = (totals[option] + expected) / (tries[option] + DOUBT)
    return means
