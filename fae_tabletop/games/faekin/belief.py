"""What a seat believes of the hidden hands: whole deals that fit all it saw, each as likely as it explains it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

import msgspec

from fae_tabletop.core.codec import checksum
from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.cards import COURT, IDENTITY, heir_places
from fae_tabletop.games.faekin.dealing import Chain, Deal, dealing_of
from fae_tabletop.games.faekin.deduction import Known, known_of, silent
from fae_tabletop.games.faekin.public import View

SHYNESS = 0.4
"""How likely a seat is taken to commit its identity to a duel, against any other of its cards."""
THOROUGH = 30
"""Whoever looks at fewer deals than this overlooks some, however few there are."""
THINNED = 12
"""Steps of a walk between two deals that are looked at: about as long as it takes to look at one."""
SETTLING = 240
"""Steps of a walk before the first deal that is looked at."""


Words = Mapping[int, Sequence[Callable[[int], float]]]
"""What was heard of single hands: by place, how likely each statement is made with every hand."""


class Pair(NamedTuple):
    """The Heirs by place, of Summer and of Winter; -1 where nobody is of that Court."""

    summer: int
    winter: int


class Belief:
    """Deals with their weights, which sum up to 1; holders by their places."""

    __slots__ = ("deals", "heirs", "weights")

    def __init__(self, deals: Sequence[Deal], weights: Sequence[float]) -> None:
        total = sum(weights)
        self.deals = deals
        self.weights = [weight / total for weight in weights]
        self.heirs = [Pair(*heir_places(deal)) for deal in deals]

    def weighed(self, likelihood: Callable[[Deal, Pair], float]) -> Belief:
        """Return the belief after something was learned that is so likely in each deal."""
        found = Belief.__new__(Belief)
        found.deals, found.heirs = self.deals, self.heirs
        weights = [
            weight * likelihood(deal, pair)
            for deal, pair, weight in zip(self.deals, self.heirs, self.weights, strict=True)
        ]
        total = sum(weights)
        found.weights = [weight / total for weight in weights] if total > 0 else list(self.weights)
        return found

    def pairs(self) -> dict[Pair, float]:
        """Return how likely each pair of Heirs is."""
        found: dict[Pair, float] = {}
        for pair, weight in zip(self.heirs, self.weights, strict=True):
            found[pair] = found.get(pair, 0.0) + weight
        return found

    def best(self) -> tuple[Pair, float]:
        """Return the likeliest pair of Heirs and how likely it is; of equal ones the first by place."""
        pairs = self.pairs()
        pair = max(sorted(pairs), key=pairs.__getitem__)
        return pair, pairs[pair]

    def chance(self, holds: Callable[[Deal, Pair], bool]) -> float:
        """Return how likely something is that holds in some of the deals."""
        return sum(
            weight
            for deal, pair, weight in zip(self.deals, self.heirs, self.weights, strict=True)
            if holds(deal, pair)
        )

    def court(self, place: int) -> float:
        """Return how likely a holder is of Winter."""
        return self.chance(lambda deal, pair: COURT[IDENTITY[deal[place]]] == 1)


def leaning(hand: int, seat: bool, shyness: float) -> dict[int, float]:
    """Return how readily each card of a hand is committed, by the card as bits; a fae does not choose."""
    own = IDENTITY[hand]
    found: dict[int, float] = {}
    rest = hand
    while rest:
        low = rest & -rest
        found[low] = shyness if seat and low == 1 << own else 1.0
        rest ^= low
    return found


def hand_weights(
    known: Known, hands: Sequence[Sequence[int]], seats: int, shyness: float
) -> list[dict[int, float]]:
    """Return by part how well each of its hands explains what was committed out of it."""
    found: list[dict[int, float]] = []
    for place, candidates in enumerate(hands):
        played = [(one.cards, one.out) for one in known.played if one.holder == place]
        weights: dict[int, float] = {}
        for hand in candidates:
            weight = 1.0
            if played:
                lean = leaning(hand, place < seats, shyness)
                for cards, out in played:
                    able = chosen = 0.0
                    for card, readiness in lean.items():
                        if not card & out:
                            able += readiness
                            if card & cards:
                                chosen += readiness
                    weight *= chosen / able
            weights[hand] = weight
        found.append(weights)
    return found


def believed(
    view: View, dice: Dice, samples: int, shyness: float = SHYNESS, words: Words | None = None
) -> Belief:
    """Return what the viewer may think after all that it saw; all deals where they are few, else ``samples``.

    ``shyness`` is how readily others are taken to commit their identity (1: as any other card); ``words`` are what
    it has heard of single hands.
    """
    dealing = dealing_of(view)
    weights = hand_weights(known_of(view), dealing.hands, view.seats, shyness)
    for place, heard in (words or {}).items():
        weights[place] = {
            hand: weight * prod(word(hand) for word in heard) for hand, weight in weights[place].items()
        }
    listed = dealing.listed()
    if listed:
        likely = [prod(map(dict.__getitem__, weights, deal)) for deal in listed]
        if samples >= THOROUGH:
            return Belief(listed, likely)
        drawn = [listed[dice.weighted(likely)] for _ in range(samples)]
        return Belief(drawn, [1.0] * samples)
    chain = Chain(dealing, weights, dice)
    chain.drawn(SETTLING)
    deals = [chain.drawn(THINNED) for _ in range(samples)]
    return Belief(deals, [1.0] * len(deals))


def settled(view: View, memory: int | None, samples: int, shyness: float) -> Belief:
    """Return what the viewer may think after all that it saw of the last ``memory`` duels.

    Talk and tokens change nothing about it, so it is kept from one decision to the next. The dice come from
    what the viewer knows and nothing else: asked again, in any process, the same is found.
    """
    bare = silent(remembered(view, memory))
    return _settled(bare, samples, shyness)


@lru_cache(maxsize=32)
def _settled(bare: View, samples: int, shyness: float) -> Belief:
    return believed(bare, dice_of(bare), samples, shyness)


def dice_of(view: View) -> Dice:
    """Return dice that follow from a view alone."""
    return Dice(int(checksum((msgspec.to_builtins(view),)), 16))


def remembered(view: View, duels: int | None) -> View:
    """Return ``view`` with the last so many duels only (None: all of them); what lies open needs no memory."""
    if duels is None or len(view.duels) <= duels:
        return view
    return msgspec.structs.replace(view, duels=view.duels[len(view.duels) - duels :] if duels else ())


def own_court(view: View) -> int:
    """Return the viewer's Court as its place."""
    return 0 if view.identity[0] == "S" else 1


def claim_places(pair: Pair, court: int) -> tuple[int, int]:
    """Return where a seat of ``court`` that believes in ``pair`` puts Crown and Dagger; -1: in the middle."""
    return pair[court], pair[1 - court]
