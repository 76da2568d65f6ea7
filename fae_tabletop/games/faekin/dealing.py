"""Which hands the others may hold: all deals of hidden cards that fit what one seat knows, and draws from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import prod

from fae_tabletop.core.dice import INCREMENT, MASK48, MULTIPLIER, Dice
from fae_tabletop.games.faekin.cards import cards_in
from fae_tabletop.games.faekin.deduction import Part, Tie, hands_of, known_of, some_deal, tied_up
from fae_tabletop.games.faekin.public import View

FEW = 1500
"""Deals that are listed one by one; where there are more, they are drawn."""
LOOKED_AT = 60_000
"""Hands that are looked at before the listing of deals is given up."""
HOPELESS = 1000 * FEW
"""Where hands could be put together in more ways than this, deals are not listed at all."""
TRIES = 60
"""Searches for a deal to begin with, each with more patience."""
MIXED = 300
"""Steps after which a walk through the deals has forgotten where it began."""

Deal = tuple[int, ...]
"""A hand for each part, as bits."""


class Dealing:
    """All ways to deal ``pool`` to ``parts``; every deal counts the same. ``hands`` may be, by part."""

    __slots__ = ("_listed", "_order", "_tried", "hands", "pool", "ties")

    def __init__(self, pool: int, parts: Sequence[Part], ties: Sequence[Tie] = ()) -> None:
        """Take the hidden cards as bits. Raises ValueError when some hand cannot be."""
        self.pool = pool
        self.hands = [hands_of(pool, part) for part in parts]
        if not all(self.hands):
            raise ValueError("what is known of the hands contradicts itself")
        # The narrowest hand first: so that what cannot be shows early.
        self._order = sorted(range(len(parts)), key=lambda part: len(self.hands[part]))
        self.ties = tuple(ties)
        self._listed: list[Deal] | None = None
        self._tried = False

    def listed(self) -> list[Deal] | None:
        """Return all deals, or None when there are too many to list."""
        if not self._tried:
            self._tried = True
            self._listed = self.all_of(FEW)
        return self._listed

    def all_of(self, most: int) -> list[Deal] | None:
        """Return all deals where they are at most ``most``, else None; what it takes is bounded. Nothing is kept."""
        found: list[Deal] = []
        if prod(map(len, self.hands)) >= HOPELESS:
            return None
        return found if self._walk(0, 0, [0] * len(self._order), found, [LOOKED_AT], most) else None

    def _walk(
        self, depth: int, used: int, hands: list[int], found: list[Deal], left: list[int], most: int
    ) -> bool:
        """Go through all deals that begin with ``hands``; return False when there are too many."""
        if depth == len(self._order):
            if tied_up(hands, self.ties):
                found.append(tuple(hands))
            return len(found) <= most
        part = self._order[depth]
        left[0] -= len(self.hands[part])
        if left[0] < 0:
            return False
        for hand in [hand for hand in self.hands[part] if not hand & used]:
            hands[part] = hand
            if not self._walk(depth + 1, used | hand, hands, found, left, most):
                return False
        return True

    def first(self, dice: Dice) -> list[int]:
        """Return some deal to begin with. Raises ValueError when there is none."""
        hands, _ = some_deal(self.hands, self.ties, dice, TRIES)
        if hands is None:
            raise ValueError("what is known of the hands contradicts itself")
        return hands

    def draw(self, dice: Dice) -> Deal:
        """Return one of the deals, all equally likely where they are few, and nearly so where they are many."""
        listed = self.listed()
        if listed:
            return listed[dice.below(len(listed))]
        return Chain(self, [dict.fromkeys(hands, 1.0) for hands in self.hands], dice).drawn(MIXED)

    def ties_up(self, hands: Sequence[int]) -> bool:
        """Say whether hands explain every tie that was seen."""
        return tied_up(hands, self.ties)


class Chain:
    """A walk through deals in which two hidden cards change places at every step (Metropolis and others 1953).

    In the long run every deal is met as often as the product of the weights of its hands says.
    """

    __slots__ = ("_cards", "_dealing", "_dice", "_hands", "_owners", "_weights")

    def __init__(self, dealing: Dealing, weights: Sequence[Mapping[int, float]], dice: Dice) -> None:
        """Take how much each hand of each part counts; a hand without a weight is not dealt."""
        self._dealing, self._weights, self._dice = dealing, weights, dice
        self._hands = dealing.first(dice)
        placed: list[tuple[int, int]] = []
        left = dealing.pool
        for part, hand in enumerate(self._hands):
            placed += [(part, card) for card in cards_in(hand & dealing.pool)]
            left &= ~hand
        placed += [(-1, card) for card in cards_in(left)]
        self._owners = [part for part, _ in placed]
        self._cards = [1 << card for _, card in placed]

    def drawn(self, steps: int) -> Deal:
        """Return the deal that is met after so many steps."""
        # Every belief rests on this loop: the dice are rolled in place, and what it reads are locals.
        owners, cards, hands, weights, count = (
            self._owners, self._cards, self._hands, self._weights, len(self._cards),
        )  # fmt: skip
        tied, word = self._dealing.ties_up if self._dealing.ties else None, self._dice.word
        for _ in range(steps if count else 0):
            word = (word * MULTIPLIER + INCREMENT) & MASK48
            first = word * count >> 48
            word = (word * MULTIPLIER + INCREMENT) & MASK48
            second = word * count >> 48
            one, other = owners[first], owners[second]
            if one == other:
                continue
            swapped = cards[first] | cards[second]
            ratio = 1.0
            if one >= 0:
                weighing, hand = weights[one], hands[one]
                ratio = weighing.get(hand ^ swapped, 0.0) / weighing[hand]
                if not ratio:
                    continue
            if other >= 0:
                weighing, hand = weights[other], hands[other]
                ratio *= weighing.get(hand ^ swapped, 0.0) / weighing[hand]
                if not ratio:
                    continue
            if ratio < 1:
                word = (word * MULTIPLIER + INCREMENT) & MASK48
                if (word >> 16) / 4294967296.0 >= ratio:
                    continue
            if one >= 0:
                hands[one] ^= swapped
            if other >= 0:
                hands[other] ^= swapped
            if tied is not None and not tied(hands):
                if one >= 0:
                    hands[one] ^= swapped
                if other >= 0:
                    hands[other] ^= swapped
                continue
            cards[first], cards[second] = cards[second], cards[first]
        self._dice.word = word
        return tuple(hands)


def dealing_of(view: View) -> Dealing:
    """Return all deals that fit ``view``; kept for a while, since search asks often."""
    known = known_of(view)
    return _dealing(known.pool, known.parts, known.ties)


@lru_cache(maxsize=64)
def _dealing(pool: int, parts: tuple[Part, ...], ties: tuple[Tie, ...]) -> Dealing:
    return Dealing(pool, parts, ties)
