"""What is true: in which deals a statement holds, and which statements a seat can tell true or false by what it saw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import lru_cache

import msgspec

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.belief import Pair
from fae_tabletop.games.faekin.cards import (
    BEATEN_BY,
    COURT,
    COURT_BITS,
    COURTS,
    IDENTITY,
    JOKER_BITS,
    NUMBER,
    RANK,
    bits,
)
from fae_tabletop.games.faekin.dealing import Deal, dealing_of
from fae_tabletop.games.faekin.deduction import silent
from fae_tabletop.games.faekin.events import Said, Spoken
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.talk import (
    Agree,
    CourtIs,
    Doubt,
    Evade,
    Fact,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
)

Holds = Callable[[Deal, Pair], bool]
NO_PAIR = Pair(-1, -1)
Local = CourtIs | HeightIs | PlayedWas
"""What is true or false by one hand alone."""


def cards_meant(fact: PlayedWas) -> int:
    """Return the cards that a statement about a duel allows, as bits."""
    suit = JOKER_BITS if fact.court is None else COURT_BITS[COURTS.index(fact.court)]
    fits = bits(
        card
        for card, rank in enumerate(RANK)
        if (rank >= fact.rank if fact.bound == "least" else rank <= fact.rank)
    )
    return suit & fits


def holds(view: View, fact: Fact) -> Holds | None:
    """Return what tells in which deals ``fact`` is true; None for what is neither true nor false."""
    match fact:
        case CourtIs():
            whom, court = place_of(view.seats, fact.whom), COURTS.index(fact.court)
            return lambda deal, _: COURT[IDENTITY[deal[whom]]] == court
        case HeightIs():
            whom, rank = place_of(view.seats, fact.whom), fact.rank
            if fact.bound == "least":
                return lambda deal, _: RANK[IDENTITY[deal[whom]]] >= rank
            return lambda deal, _: RANK[IDENTITY[deal[whom]]] <= rank
        case PlayedWas():
            return _played(view, fact)
        case HeirIs():
            heir, court = _place(view, fact.holder), COURTS.index(fact.court)
            return lambda _, pair: pair[court] == heir
        case Put():
            claimant = view.claimant
            if claimant is None:
                return None
            heir, own = _place(view, fact.holder), fact.token == "crown"
            return lambda deal, pair: pair[_court(deal, claimant) ^ (not own)] == heir
        case Agree() | Doubt():
            said, turned = meant(view.talk, fact)
            inner = None if isinstance(said.fact, Evade) else holds(view, said.fact)
            if inner is None or not turned:
                return inner
            return lambda deal, pair: not inner(deal, pair)
    return None


def meant(talk: Sequence[Spoken], fact: Agree | Doubt) -> tuple[Said, bool]:
    """Return the statement that agreement or doubt is about in the end, and whether it is said not to be so."""
    turned = isinstance(fact, Doubt)
    said = talk[fact.statement]
    assert isinstance(said, Said), "only statements are judged"
    while isinstance(said.fact, Agree | Doubt):
        turned ^= isinstance(said.fact, Doubt)
        inner = talk[said.fact.statement]
        assert isinstance(inner, Said), "only statements are judged"
        said = inner
    return said, turned


def _court(deal: Deal, place: int) -> int:
    return COURT[IDENTITY[deal[place]]]


def _place(view: View, holder: Seat | str | None) -> int:
    return -1 if holder is None else place_of(view.seats, holder)  # type: ignore[arg-type]  # a holder's name


def _played(view: View, fact: PlayedWas) -> Holds:
    """Return in which deals somebody may have played such a card: whoever lost has shown it."""
    duel = view.duels[fact.duel]
    whom, meant = place_of(view.seats, fact.whom), cards_meant(fact)
    if duel.attack is not None and duel.defence is not None:
        meant &= 1 << NUMBER[duel.attack if fact.whom == duel.attacker else duel.defence]
    elif duel.card is not None:
        if fact.whom == duel.loser:
            meant &= 1 << NUMBER[duel.card]
        else:
            season = -1 if duel.season is None else COURTS.index(duel.season)
            meant &= BEATEN_BY[NUMBER[duel.card]][season]
    return lambda deal, _: bool(deal[whom] & meant)


def statements(view: View) -> Iterator[tuple[Said, Holds]]:
    """Yield what the others stated that can be true or false; the same by the same speaker once."""
    seen = set()
    for said in view.talk:
        if isinstance(said, Said) and said.seat != view.seat and (said.seat, said.fact) not in seen:
            seen.add((said.seat, said.fact))
            found = holds(view, said.fact)
            if found is not None:
                yield said, found


class Truth(Enum):
    """What a seat can tell of a statement by what it saw itself."""

    TRUE = "true"
    FALSE = "false"
    OPEN = "open"


def truth_of(view: View, fact: Fact) -> Truth:
    """Return whether what the viewer saw proves a fact about one holder, or rules it out; others stay open."""
    return _truth_of(silent(view), fact) if isinstance(fact, Local) else Truth.OPEN


@lru_cache(maxsize=4096)
def _truth_of(view: View, fact: Local) -> Truth:
    found = holds(view, fact)
    assert found is not None, "such facts are true or false"
    place = place_of(view.seats, fact.whom)
    deal = [0] * len(view.up)
    seen: set[bool] = set()
    for hand in dealing_of(view).hands[place]:
        deal[place] = hand
        seen.add(found(tuple(deal), NO_PAIR))
        if len(seen) > 1:
            return Truth.OPEN
    return Truth.TRUE if True in seen else Truth.FALSE


@lru_cache(maxsize=64)
def shown_to(view: View, other: Seat | None) -> View:
    """Return what the viewer knows that another seat saw, or that everybody did (None): no cards out of their sight."""
    seen = tuple(
        duel
        if {duel.attacker, duel.defender} == {view.seat, other}
        else msgspec.structs.replace(duel, attack=None, defence=None)
        for duel in view.duels
    )
    return msgspec.structs.replace(silent(view), hand=(), duels=seen)


def convinces(view: View, fact: Fact, other: Seat | None) -> bool:
    """Say whether the viewer can tell another seat, or everybody (None), a fact that is not seen to be false."""
    return truth_of(shown_to(view, other), fact) is not Truth.FALSE


def refuted(view: View, fact: Fact) -> bool:
    """Say whether what the viewer saw rules out a fact about one holder."""
    return truth_of(view, fact) is Truth.FALSE


def gainsaid(view: View, said: Said) -> int | None:
    """Return the number of what the same speaker said before of the same holder that cannot be true as well."""
    fact = said.fact
    if not isinstance(fact, Local):
        return None
    for before in view.talk[: said.number]:
        if isinstance(before, Said) and before.seat == said.seat and before.fact != fact:
            other = before.fact
            if isinstance(other, Local) and other.whom == fact.whom and not _fit(silent(view), fact, other):
                return before.number
    return None


@lru_cache(maxsize=1024)
def _fit(view: View, one: Local, other: Local) -> bool:
    """Say whether two facts about one holder can both be true, as far as the viewer saw."""
    tests, place = (holds(view, one), holds(view, other)), place_of(view.seats, one.whom)
    deal = [0] * len(view.up)
    for hand in dealing_of(view).hands[place]:
        deal[place] = hand
        if all(test is not None and test(tuple(deal), NO_PAIR) for test in tests):
            return True
    return False


def truths(view: View) -> tuple[tuple[Said, Truth], ...]:
    """Return what the others stated, and what the viewer can tell of it."""
    talk = tuple(said for said, _ in statements(view))
    return tuple(zip(talk, (truth_of(view, said.fact) for said in talk), strict=True))


def caught(view: View) -> dict[Seat, int]:
    """Return how many statements of each seat the viewer knows to be false."""
    found = dict.fromkeys(range(view.seats), 0)
    for said, truth in truths(view):
        found[said.seat] += truth is Truth.FALSE
    return found
