"""How a rank is put into a statement, truly or as a lie: speakers draw from these chances, listeners weigh by them."""

from __future__ import annotations

from functools import lru_cache

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.cards import ACE, JACK, QUEEN
from fae_tabletop.games.faekin.talk import Bound

Wording = tuple[Bound, int]
"""At least, or at most, a rank."""
Wordings = dict[Wording, float]

EMPTY: frozenset[Wording] = frozenset({("least", 1), ("most", ACE)})
"""Wordings that are true of every card but a Joker."""
VAGUE = 2
"""Ranks by which whoever speaks truly of its identity understates or overstates it at most."""
LOWLY = 7
"""Whoever makes itself small does not say that it is lower than this."""
OFF = 5
"""Ranks by which a lie about a card is off at most."""
PERSON = 0.08
"""How often a statement is worded as only a person would."""
RANKS_SAID = 2 * ACE
"""Wordings there are."""


@lru_cache(maxsize=64)
def of_identity(rank: int, lies: bool) -> Wordings:
    """Return how somebody whose identity has ``rank`` speaks of it, each wording with its chance."""
    found: Wordings = {}
    if not lies:
        for vague in range(VAGUE + 1):
            _add(found, ("least", max(1, rank - vague)), 0.5 / (VAGUE + 1))
            _add(found, ("most", min(ACE, rank + vague)), 0.5 / (VAGUE + 1))
        return _meaningful(found)
    # The high ones make themselves small, and the small ones high.
    small = 1.0 if rank >= QUEEN else 0.5 if rank > LOWLY else 0.0
    for step in range(JACK - LOWLY):
        _add(found, ("most", min(rank - 1, LOWLY + step)), small / (JACK - LOWLY))
    for step in range(VAGUE + 1):
        _add(found, ("least", min(ACE, max(rank + 1, JACK) + step)), (1 - small) / (VAGUE + 1))
    return found


@lru_cache(maxsize=64)
def of_card(rank: int, lies: bool) -> Wordings:
    """Return how somebody speaks of a card of ``rank`` that it saw, each wording with its chance."""
    if not lies:
        return _meaningful({("least", rank): 0.5, ("most", rank): 0.5})
    found: Wordings = {}
    for step in range(1, OFF + 1):
        if rank >= JACK or not rank:
            _add(found, ("most", max(1, rank - step)), 1 / OFF)
        else:
            _add(found, ("least", min(ACE, rank + step)), 1 / OFF)
    return found


def _meaningful(found: Wordings) -> Wordings:
    """Return wordings without those that say nothing, such as at most the Ace; the others take their chances."""
    said = {wording: chance for wording, chance in found.items() if wording not in EMPTY}
    whole = sum(said.values())
    return {wording: chance / whole for wording, chance in said.items()}


def _add(found: Wordings, wording: Wording, chance: float) -> None:
    if chance:
        found[wording] = found.get(wording, 0.0) + chance


def drawn(wordings: Wordings, dice: Dice) -> Wording:
    """Return one of the wordings."""
    return tuple(wordings)[dice.weighted(tuple(wordings.values()))]


def likely(wording: Wording, rank: int, share: float, truth: Wordings, lie: Wordings) -> float:
    """Return how likely a wording is of something of ``rank``, from somebody who speaks the truth with ``share``."""
    bound, said = wording
    fits = rank >= said if bound == "least" else rank <= said
    own = share * truth.get(wording, 0.0) + (1 - share) * lie.get(wording, 0.0)
    return (1 - PERSON) * own + PERSON * (share if fits else 1 - share) / RANKS_SAID
