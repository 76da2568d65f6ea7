"""Which kinds of cards may lie in the others' hidden slots, every possible deal equally likely.

Hidden slots hold Court cards other than Shields, a Court holds one card of a kind at most, and a complete one
would have won. Deals of kinds are therefore counted, and one is drawn with the weight of its count; to shuffle
cards and try again would take too long where many slots are hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers.state import (
    CHANGELING,
    COERCION,
    CONSPIRATOR,
    CROWN,
    LIMITED,
    PRINCE,
    TRAP,
    TYPE,
)

KINDS = (CROWN, PRINCE, CONSPIRATOR, COERCION, CHANGELING, TRAP)
Counts = tuple[int, ...]
"""How many cards of each of KINDS are left."""


@cache
def fillings(lying: int, hidden: int) -> tuple[tuple[int, ...], ...]:
    """Return every choice of ``hidden`` kinds, as places in KINDS, for a Court in which ``lying`` are known."""
    free = [place for place, kind in enumerate(KINDS) if not kind & lying & LIMITED]
    return tuple(
        chosen
        for chosen in combinations(free, hidden)
        if not _complete(lying | sum(KINDS[place] for place in chosen))
    )


def _complete(types: int) -> bool:
    """Say whether a Court with these types would have won."""
    if types & LIMITED == LIMITED:
        return True
    pair = types & (PRINCE | CONSPIRATOR)
    return bool(types & CROWN and types & COERCION and types & CHANGELING and pair)


class Dealing:
    """The hidden slots of some Courts, given as (types that are known to lie there, how many are hidden)."""

    __slots__ = ("_courts", "_ways")

    def __init__(self, courts: Sequence[tuple[int, int]]) -> None:
        self._courts = tuple(courts)
        self._ways: dict[tuple[int, Counts], tuple[list[int], list[Counts]]] = {}

    def count(self, counts: Counts, court: int = 0) -> int:
        """Return in how many ways the slots from Court number ``court`` on can be filled."""
        if court == len(self._courts):
            return 1
        return sum(self._weights(court, counts)[0])

    def _weights(self, court: int, counts: Counts) -> tuple[list[int], list[Counts]]:
        """Return, for each filling of a Court, its weight with all that may follow, and what is left then."""
        found = self._ways.get((court, counts))
        if found is not None:
            return found
        lying, hidden = self._courts[court]
        weights: list[int] = []
        rests: list[Counts] = []
        for chosen in fillings(lying, hidden):
            weight = 1
            rest = list(counts)
            for place in chosen:
                weight *= rest[place]
                rest[place] -= 1
            after = tuple(rest)
            weights.append(weight * self.count(after, court + 1) if weight else 0)
            rests.append(after)
        self._ways[court, counts] = weights, rests
        return weights, rests

    def draw(self, cards: Sequence[int], dice: Dice) -> list[list[int]]:
        """Return which of ``cards`` lie hidden in each Court, in random order.

        ``cards`` are all that are out of sight; those that no Court hides are passed over. Raises ValueError
        when the slots cannot be filled.
        """
        stocks: list[list[int]] = [[card for card in cards if TYPE[card] == kind] for kind in KINDS]
        counts: Counts = tuple(map(len, stocks))
        dealt: list[list[int]] = []
        for court, (lying, hidden) in enumerate(self._courts):
            if not hidden:
                dealt.append([])
                continue
            weights, rests = self._weights(court, counts)
            place = dice.weighted(weights)
            counts = rests[place]
            chosen = fillings(lying, hidden)[place]
            dealt.append(
                dice.shuffled([stocks[kind].pop(dice.below(len(stocks[kind]))) for kind in chosen])
            )  # fmt: skip
        return dealt
