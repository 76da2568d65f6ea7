"""The seeded generator: equal seeds give equal draws in every Python version and process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK64 = (1 << 64) - 1
MASK48 = (1 << 48) - 1
MULTIPLIER = 0x5DEECE66D
INCREMENT = 0xB
"""A draw is ``word = word * MULTIPLIER + INCREMENT & MASK48``; below ``count`` it is ``word * count >> 48``."""


def _mixed(value: int) -> int:
    """Spread the bits of ``value`` over 64 bits (the finaliser of SplitMix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK64
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK64
    return value ^ (value >> 31)


class Dice:
    """A 48-bit linear congruential generator, seeded through SplitMix64 and read from its high bits.

    Chosen for speed in plain Python: playouts draw some hundred numbers each.
    """

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = _mixed(seed & _MASK64) & MASK48

    def below(self, count: int) -> int:
        """Return a uniform whole number from 0 to ``count`` - 1, for ``count`` up to 2**24.

        Raises ValueError when ``count`` is not positive.
        """
        if count <= 0:
            raise ValueError(f"cannot choose from {count} things")
        self.word = word = (self.word * MULTIPLIER + INCREMENT) & MASK48
        return word * count >> 48

    def uniform(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        self.word = word = (self.word * MULTIPLIER + INCREMENT) & MASK48
        return (word >> 16) / 4294967296.0

    def choice(self, things: Sequence[T]) -> T:
        """Return one of ``things``. Raises ValueError when there are none."""
        return things[self.below(len(things))]

    def weighted(self, weights: Sequence[float]) -> int:
        """Return an index, each as likely as its weight. Raises ValueError without a positive weight."""
        total = sum(weights)
        if total <= 0:
            raise ValueError("no weight is positive")
        left = self.uniform() * total
        last = 0
        for index, weight in enumerate(weights):
            if weight > 0:
                last = index
                left -= weight
                if left < 0:
                    return index
        return last

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Return ``things`` in a random order; the sequence given stays as it was."""
        deck = list(things)
        word = self.word
        for last in range(len(deck) - 1, 0, -1):
            word = (word * MULTIPLIER + INCREMENT) & MASK48
            other = word * (last + 1) >> 48
            deck[last], deck[other] = deck[other], deck[last]
        self.word = word
        return deck

    def fork(self, label: int = 0) -> Dice:
        """Return dice of their own; drawing from them leaves these untouched, apart from one draw now."""
        self.word = (self.word * MULTIPLIER + INCREMENT) & MASK48
        return Dice(_mixed(self.word) ^ _mixed(label & _MASK64))
