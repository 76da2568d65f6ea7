"""Sequential halving: every option is tried, the worse half drops out, and the rest is tried again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, inf, log2
from typing import Generic

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

    About ``trials`` are made, at least one for each option unless ``clock`` says that the ``deadline`` has come. All
    else is as for ``Halving``, errors too.
    """
    search = Halving(count, deal, trial, dice, trials, leaning, clock, deadline)
    for _ in search.trying():
        pass
    return search.means()


class Halving(Generic[S]):
    """The trials of one choice, which can be made one at a time.

    ``deal`` makes a world; ``trial`` tries an option in a copy of it that it may change, with dice that are the
    same for all options tried beside it, so that they meet the same chances. ``leaning`` is how much better than
    the others an option is expected to be before it is tried; it counts as much as DOUBT trials. ``made`` counts
    the trials, ``tries`` those of each option.
    """

    def __init__(
        self,
        count: int,
        deal: Callable[[Dice], S],
        trial: Callable[[S, int, Dice], float],
        dice: Dice,
        trials: int,
        leaning: Sequence[float],
        clock: Clock | None = None,
        deadline: float = inf,
    ) -> None:
        """Raises ValueError without options."""
        if not count:
            raise ValueError("there is nothing to choose from")
        self.deal, self.trial, self.dice, self.trials = deal, trial, dice, trials
        self.leaning, self.clock, self.deadline = leaning, clock, deadline
        self.left = list(range(count))
        self.totals = [0.0] * count
        self.tries = [0] * count
        self.made = 0

    @property
    def wanted(self) -> int:
        """How many trials are made in all if no clock ends them."""
        left, stages, found = len(self.totals), self._stages, 0
        for _ in range(stages):
            found += left * self._worlds(left)
            left -= left // 2
        return found

    @property
    def _stages(self) -> int:
        return max(1, ceil(log2(len(self.totals))))

    def _worlds(self, left: int) -> int:
        return max(1, self.trials // (self._stages * left))

    def trying(self) -> Iterator[None]:
        """Make the trials; pauses after each."""
        totals, tries, clock = self.totals, self.tries, self.clock
        for _ in range(self._stages):
            for _ in range(self._worlds(len(self.left))):
                world = self.deal(self.dice)
                chance = self.dice.fork().word
                for option in self.left:
                    totals[option] += self.trial(world.copy(), option, Dice(chance))
                    tries[option] += 1
                    self.made += 1
                    if clock is not None and self.made % GLANCE == 0 and clock() >= self.deadline:
                        return
                    yield
            means = self.means()
            self.left.sort(key=lambda option: -means[option])
            del self.left[(len(self.left) + 1) // 2 :]

    def means(self) -> list[float]:
        """Return the mean of each option left, drawn towards all their mean and its leaning while it is little tried.

        -inf stands for those that dropped out, or were not tried yet.
        """
        left, totals, tries = self.left, self.totals, self.tries
        common = sum(totals[option] for option in left) / max(1, sum(tries[option] for option in left))
        means = [-inf] * len(totals)
        for option in left:
            if tries[option]:
                expected = DOUBT * (common + self.leaning[option])
                means[option] = (totals[option] + expected) / (tries[option] + DOUBT)
        return means
