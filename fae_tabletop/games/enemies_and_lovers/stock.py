"""How many deals there are where some hidden cards cannot lie in the draw pile, because they have been seen outside it.

What was seen by all and hidden again, what changed hands, and, once the draw pile was rebuilt, all but the discards it
was rebuilt from: such cards are *barred*. The others are *free*, and the draw pile consists of them alone. Deals are
counted by kinds, so cards of one kind differ only in being free or barred.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, perm

Counts = tuple[int, ...]
"""A number for each kind that can lie hidden in a Court."""


@lru_cache(maxsize=4096)
def spread(used: Counts, free: Counts, barred: Counts) -> tuple[int, ...]:
    """Return in how many ways places in Courts, ``used`` of each kind, can be filled; by how many free cards lie there.

    Places differ, and so do cards.
    """
    found = [1]
    for count, loose, bound in zip(used, free, barred, strict=True):
        choices = [
            comb(count, taken) * perm(loose, taken) * perm(bound, count - taken)
            for taken in range(min(count, loose) + 1)
        ]
        longer = [0] * (len(found) + len(choices) - 1)
        for here, ways in enumerate(found):
            for taken, more in enumerate(choices):
                longer[here + taken] += ways * more
        found = longer
    return tuple(found)


def deals(used: Counts, free: Counts, barred: Counts, stock: int, room: int) -> int:
    """Return how many deals there are with ``room`` cards in the draw pile, out of ``stock`` free ones of every kind.

    Those in Courts are left out of the stock. How the rest lies in the hands counts the same for all.
    """
    if room < 0 or stock < 0:
        return 0
    return sum(
        ways * comb(stock - taken, room)
        for taken, ways in enumerate(spread(used, free, barred))
        if ways and taken <= stock
    )


def fewer(counts: Counts, kind: int) -> Counts:
    """Return ``counts`` with one less of a kind."""
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
