"""Which kinds of cards may lie in the others' hidden slots, every possible deal equally likely.

Hidden slots hold Court cards other than Shields, a Court holds one card of a kind at most, and a complete one
would have won. Deals of kinds are therefore counted, and one is drawn with the weight of its count; to shuffle
cards and try again would take too long where many slots are hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb, perm, prod

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
from fae_tabletop.games.enemies_and_lovers.stock import Counts, deals

KINDS = (CROWN, PRINCE, CONSPIRATOR, COERCION, CHANGELING, TRAP)


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
        self._ways: dict[tuple[int, Counts], tuple[list[float], list[Counts]]] = {}

    def count(self, counts: Counts, court: int = 0) -> float:
        """Return in how many ways the slots from Court number ``court`` on can be filled."""
        if court == len(self._courts):
            return self.beyond(counts)
        return sum(self._weights(court, counts)[0])

    def beyond(self, counts: Counts) -> float:
        """Return the weight of all that can follow where ``counts`` are left for the other places: always the same."""
        return 1

    def _weights(self, court: int, counts: Counts) -> tuple[list[float], list[Counts]]:
        """Return, for each filling of a Court, its weight with all that may follow, and what is left then."""
        found = self._ways.get((court, counts))
        if found is not None:
            return found
        lying, hidden = self._courts[court]
        weights: list[float] = []
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


class StockedDealing(Dealing):
    """The hidden slots of some Courts, where ``barred`` ones of ``cards`` cannot be among ``room`` of the pile."""

    __slots__ = ("_barred", "_beyond", "_counts", "_free", "_room", "_shares", "_stock")

    def __init__(
        self, courts: Sequence[tuple[int, int]], cards: Sequence[int], barred: frozenset[int], room: int
    ) -> None:
        super().__init__(courts)
        self._barred = _kinds([card for card in cards if card in barred])
        self._free = _kinds([card for card in cards if card not in barred])
        self._counts = tuple(map(int.__add__, _sizes(self._barred), _sizes(self._free)))
        self._stock = sum(card not in barred for card in cards)
        self._room = room
        self._beyond: dict[Counts, float] = {}
        self._shares: dict[tuple[Counts, int], list[float]] = {}

    def beyond(self, counts: Counts) -> float:
        """Return how many deals there are for each choice of cards of these kinds, on the average of all choices."""
        found = self._beyond.get(counts)
        if found is None:
            used = tuple(map(int.__sub__, self._counts, counts))
            choices = prod(map(perm, self._counts, used))
            ways = deals(used, _sizes(self._free), _sizes(self._barred), self._stock, self._room)
            found = self._beyond[counts] = ways / choices
        return found

    def draw(self, cards: Sequence[int], dice: Dice) -> list[list[int]]:
        """Return which of ``cards`` lie hidden in each Court; they are those that were given before."""
        dealt = super().draw(cards, dice)
        used = _sizes(_kinds([card for court in dealt for card in court]))
        chosen = self._chosen(used, dice)
        return [[chosen[TYPE[card]].pop() for card in court] for court in dealt]

    def _chosen(self, used: Counts, dice: Dice) -> dict[int, list[int]]:
        """Return which cards of each kind lie in Courts: free or barred with the weight of the deals that follow."""
        found: dict[int, list[int]] = {}
        stock = self._stock
        for place, count in enumerate(used):
            if not count:
                continue
            taken = dice.weighted(self._splits(place, used[place:], stock))
            stock -= taken
            loose, bound = dice.shuffled(self._free[place]), dice.shuffled(self._barred[place])
            found[KINDS[place]] = dice.shuffled(loose[:taken] + bound[: count - taken])
        return found

    def _splits(self, place: int, used: Counts, stock: int) -> list[float]:
        """Return the weight of each number of free cards among those of the kind at ``place``.

        ``used`` counts those in Courts from that kind on, ``stock`` the free cards that are left for it and the rest.
        """
        known = self._shares.get((used, stock))
        if known is not None:
            return known
        free, barred = _sizes(self._free), _sizes(self._barred)
        count, after = used[0], (0,) * (place + 1) + used[1:]
        found: list[float] = [
            comb(count, some)
            * perm(free[place], some)
            * perm(barred[place], count - some)
            * deals(after, free, barred, stock - some, self._room)
            for some in range(count + 1)
        ]
        self._shares[used, stock] = found
        return found


def _kinds(cards: Sequence[int]) -> list[list[int]]:
    return [[card for card in cards if TYPE[card] == kind] for kind in KINDS]


def _sizes(kinds: list[list[int]]) -> Counts:
    return tuple(map(len, kinds))
