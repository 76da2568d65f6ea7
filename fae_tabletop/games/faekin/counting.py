"""In how many of the deals that fit what a seat saw something is so: counted where they are few, else from a sample.

Every deal counts the same here; what is likely beyond that is for each to judge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.cards import COURT, COURTS, IDENTITY, NUMBER, Court, Holder, bits, heir_places
from fae_tabletop.games.faekin.dealing import Chain, Deal, dealing_of
from fae_tabletop.games.faekin.deduction import identities, silent
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.words import COURT_NAMES

MOST = 12_000
"""Deals that are counted one by one; that takes some 30 ms at most."""
SAMPLE = 500
"""Deals that are looked at where they are too many to count."""
APART = 24
"""Steps of a walk through the deals between two that are looked at."""
Holds = Callable[[Deal, tuple[int, int]], bool]


class Counts:
    """The deals that fit a view, all of them (``exact``) or a sample; a deal is a hand by place, as bits."""

    __slots__ = ("_pairs", "_winters", "deals", "exact", "heirs", "seats")

    def __init__(self, seats: int, deals: Sequence[Deal], exact: bool) -> None:
        self.seats, self.deals, self.exact = seats, tuple(deals), exact
        known: dict[tuple[int, int], tuple[int, int]] = {}
        # A pair is kept once, however many deals have it.
        self.heirs = [known.setdefault(pair, pair) for pair in map(heir_places, self.deals)]
        self._pairs = Counter(self.heirs)
        self._winters: dict[int, float] = {}

    @property
    def total(self) -> int:
        """How many deals there are, or were looked at."""
        return len(self.deals)

    def share(self, holds: Holds) -> float:
        """Return in which share of the deals something is so."""
        return sum(map(holds, self.deals, self.heirs)) / len(self.deals)

    def court(self, holder: Holder, court: Court) -> float:
        """Return in which share of the deals a holder is of a Court."""
        place = place_of(self.seats, holder)
        winter = self._winters.get(place)
        if winter is None:
            hands = Counter(deal[place] for deal in self.deals)
            found = sum(n for hand, n in hands.items() if COURT[IDENTITY[hand]] == 1)
            winter = self._winters[place] = found / self.total
        return winter if court == "winter" else 1 - winter

    def heir(self, court: Court, holder: Holder | None) -> float:
        """Return in which share a holder is the Heir of a Court; None: nobody is of it."""
        place, index = self._place(holder), COURTS.index(court)
        return sum(n for heirs, n in self._pairs.items() if heirs[index] == place) / self.total

    def heirs_of(self, court: Court) -> dict[int, float]:
        """Return by place the share of the deals in which it is the Heir of a Court; -1: nobody is of it."""
        found: dict[int, float] = {}
        for heirs, n in self._pairs.items():
            place = heirs[COURTS.index(court)]
            found[place] = found.get(place, 0.0) + n / self.total
        return found

    def both(self, court: Court, crown: Holder | None, dagger: Holder | None) -> float:
        """Return in which share of the deals a claimant of ``court`` would be right with its tokens there."""
        mine, index = (self._place(crown), self._place(dagger)), COURTS.index(court)
        return self.pair(mine if index == 0 else (mine[1], mine[0]))

    def pair(self, heirs: tuple[int, int]) -> float:
        """Return in which share of the deals the Heirs of Summer and of Winter are these, by place; -1 is nobody."""
        return self._pairs[heirs] / self.total

    def best(self) -> tuple[tuple[int, int], float]:
        """Return the Heirs by place, of Summer and of Winter, that most deals have, and their share."""
        pair = max(sorted(self._pairs), key=self._pairs.__getitem__)
        return pair, self._pairs[pair] / self.total

    def _place(self, holder: Holder | None) -> int:
        return -1 if holder is None else place_of(self.seats, holder)


def counted(view: View) -> Counts:
    """Return the deals that fit ``view``; talk, tokens and turns do not matter. The same view gives the same."""
    return _counted(silent(view))


@lru_cache(maxsize=12)
def _counted(view: View) -> Counts:
    if view.revealed is not None:
        deal = tuple(bits(NUMBER[card] for card in hand) for hand in view.revealed.hands)
        return Counts(view.seats, (deal,), exact=True)
    dealing = dealing_of(view)
    listed = dealing.listed() or dealing.all_of(MOST)
    if listed:
        return Counts(view.seats, listed, exact=True)
    chain = Chain(dealing, [dict.fromkeys(hands, 1.0) for hands in dealing.hands], Dice(SAMPLE))
    chain.drawn(10 * APART)
    return Counts(view.seats, [chain.drawn(APART) for _ in range(SAMPLE)], exact=False)


@lru_cache(maxsize=32)
def _possible(view: View) -> tuple[frozenset[int], ...]:
    counts = _counted(view)
    if counts.exact:
        places = range(len(view.up))
        return tuple(frozenset(IDENTITY[deal[place]] for deal in counts.deals) for place in places)
    return identities(view, counts.deals)


def possible(view: View) -> tuple[frozenset[int], ...]:
    """Return by place the cards that can be somebody's identity, exactly: of each there is a whole deal."""
    return _possible(silent(view))


def fits(counts: Counts, share: float) -> str:
    """Return a share in words: ``fits 12 of 14 deals``; of a sample only about how much it is."""
    if counts.exact:
        return (
            f"fits {round(share * counts.total)} of {counts.total} {'deal' if counts.total == 1 else 'deals'}"
        )
    return f"fits {roughly(share)}"


def in_deals(counts: Counts, share: float) -> str:
    """Return where something is so, in words: ``in 12 of 14 deals``, ``in about 40 % of the deals``."""
    if counts.exact:
        return (
            f"in {round(share * counts.total)} of {counts.total} {'deal' if counts.total == 1 else 'deals'}"
        )
    return f"in {roughly(share)}"


def roughly(share: float) -> str:
    """Return what a sample tells of a share: ``about 40 % of the deals``; nothing is ruled out by a sample."""
    if share <= 0.01:
        return "hardly any deal"
    if share >= 0.99:
        return "nearly all deals"
    step = 5 if 0.1 < share < 0.9 else 1
    return f"about {step * round(100 * share / step)}\u00a0% of the deals"


def holder_told(view: View, counts: Counts, holder: Holder) -> str:
    """Return what the deals say of the Court of a holder, for whoever weighs its words."""
    share = {court: counts.court(holder, court) for court in COURTS}
    likely = max(COURTS, key=share.__getitem__)
    name = COURT_NAMES[likely]
    there = {COURT[card] for card in possible(view)[place_of(view.seats, holder)]}
    if len(there) == 1:
        return f"{COURT_NAMES[COURTS[there.pop()]]} for certain"
    if counts.exact:
        return f"{name} in {round(share[likely] * counts.total)} of {counts.total} deals"
    return f"{name} in {roughly(share[likely])}"
