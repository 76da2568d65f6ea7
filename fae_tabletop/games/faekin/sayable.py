"""What can be said and asked at this table, each as a path of words: all that tells something and could be so.

Left out of what the rules allow (F19) is what all at the table can see to be false, and what would say nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

import msgspec

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import (
    COURT,
    COURTS,
    IDENTITY,
    JOKER_BITS,
    NUMBER,
    RANK,
    Court,
    Holder,
    cards_in,
    ranks_in,
)
from fae_tabletop.games.faekin.commands import Ask
from fae_tabletop.games.faekin.deduction import hands_of, known_of
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.talk import (
    Agree,
    Bound,
    CourtIs,
    Doubt,
    Evade,
    Fact,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
)

Path = tuple[str, ...]
"""Words from the first to the last: what it is about, then whom, then what."""
NOBODY, MIDDLE, JOKER = "nobody", "middle", "joker"


class _Open(NamedTuple):
    """What everybody at the table can see: by place the hands that are possible, by duel and place the cards."""

    hands: tuple[tuple[int, ...], ...]
    played: Mapping[tuple[int, int], int]


@lru_cache(maxsize=8)
def _open_to_all(view: View) -> _Open:
    """Return what follows from the open table alone, holder by holder, without what the viewer alone knows."""
    bare = msgspec.structs.replace(
        view,
        hand=(),
        duels=tuple(msgspec.structs.replace(duel, attack=None, defence=None) for duel in view.duels),
        talk=(),
        log=(),
        revealed=None,
    )
    known = known_of(bare)
    hands = tuple(hands_of(known.pool, part) for part in known.parts)
    held = [_union(theirs) for theirs in hands]
    played: dict[tuple[int, int], int] = {}
    for seen, duel in zip(known.seen, bare.duels, strict=True):
        attacker, defender = duel.attacker, view.holders.index(duel.defender)
        if seen.tie is not None:
            one = held[attacker] & ~seen.tie.one_out
            other = held[defender] & ~seen.tie.other_out
            played[seen.number, attacker] = _of_ranks(one, other)
            played[seen.number, defender] = _of_ranks(other, one)
            continue
        loser = attacker if seen.winner == defender else defender
        assert duel.card is not None, "a duel that did not tie has turned a card up"
        played[seen.number, loser] = 1 << NUMBER[duel.card]
        played[seen.number, seen.winner] = seen.wins & held[seen.winner]
    return _Open(hands, played)


def _union(hands: Iterable[int]) -> int:
    found = 0
    for hand in hands:
        found |= hand
    return found


def _of_ranks(cards: int, others: int) -> int:
    """Return those of ``cards`` whose rank is among ``others``, too."""
    ranks = ranks_in(others)
    found = 0
    for card in cards_in(cards):
        found |= (1 << card) if ranks_in(1 << card) & ranks else 0
    return found


def _identities(view: View, holder: Holder) -> tuple[int, ...]:
    """Return the cards that everybody must think may be a holder's identity, in order."""
    return tuple(sorted({IDENTITY[hand] for hand in _open_to_all(view).hands[view.holders.index(holder)]}))


def _may_be_heir(view: View, holder: Holder, court: int) -> bool:
    """Say whether a holder may be Heir of a Court: it may be of it, and nobody is sure to stand above it."""
    own = [card for card in _identities(view, holder) if COURT[card] == court]
    return bool(own) and all(
        any(COURT[card] != court or card < own[-1] for card in _identities(view, other))
        for other in view.holders
        if other != holder
    )


def _may_all_be_of(view: View, court: int) -> bool:
    """Say whether everybody may be of one Court."""
    return all(any(COURT[card] == court for card in _identities(view, holder)) for holder in view.holders)


def _bounds(ranks: Iterable[int], whole: bool) -> Iterator[tuple[Bound, int]]:
    """Yield the bounds that tell something of what has one of ``ranks``; ``whole``: that it is one of them, too."""
    known = sorted(set(ranks))
    if whole or len(known) == 1:
        yield "least", known[0]
    for rank in known[1:]:
        yield "least", rank
    for rank in known[:-1]:
        yield "most", rank


def _heights(view: View, holder: Holder) -> Iterator[HeightIs]:
    for bound, rank in _bounds((RANK[card] for card in _identities(view, holder)), whole=False):
        yield HeightIs(holder, bound, rank)


def _plays(view: View, number: int, whom: Holder) -> Iterator[PlayedWas]:
    """Yield what can be said of the card that ``whom`` laid in a duel."""
    cards = _open_to_all(view).played[number, view.holders.index(whom)]
    suits = [[RANK[card] for card in cards_in(cards) if COURT[card] == place] for place in (0, 1)]
    joker = bool(cards & JOKER_BITS)
    for court, ranks in zip(COURTS, suits, strict=True):
        if ranks:
            # The Court alone tells something where another one is possible.
            alone = len(ranks) < cards.bit_count()
            for bound, rank in _bounds(ranks, whole=alone):
                yield PlayedWas(number, whom, bound, rank, court)
    if joker:
        yield PlayedWas(number, whom, "least", 0, None)


def _courts(view: View, holder: Holder) -> Iterator[CourtIs]:
    there = {COURT[card] for card in _identities(view, holder)}
    yield from (CourtIs(holder, court) for place, court in enumerate(COURTS) if place in there)


def _heirs(view: View, court: Court) -> Iterator[HeirIs]:
    place = COURTS.index(court)
    yield from (HeirIs(court, holder) for holder in view.holders if _may_be_heir(view, holder, place))
    if _may_all_be_of(view, 1 - place):
        yield HeirIs(court, None)


def _puts(view: View) -> Iterator[Put]:
    """Yield where the tokens could stand for a claimant of any Court that is possible."""
    claimants = view.holders[: view.seats] if view.claimant is None else (view.claimant,)
    own = {COURT[card] for seat in claimants for card in _identities(view, seat)}
    for holder in view.holders:
        if any(_may_be_heir(view, holder, court) for court in own):
            yield Put("crown", holder)
        if any(_may_be_heir(view, holder, 1 - court) for court in own):
            yield Put("dagger", holder)
    if any(_may_all_be_of(view, court) for court in own):
        yield Put("dagger", None)


def statements(view: View, but: Seat) -> tuple[Said, ...]:
    """Return what was stated by anybody but ``but``, the newest first; silence is no statement."""
    return tuple(
        said
        for said in reversed(view.talk)
        if isinstance(said, Said) and said.seat != but and not isinstance(said.fact, Evade)
    )


@lru_cache(maxsize=8)
def sayable(view: View) -> Mapping[Path, Fact]:
    """Return all that can be said, by its path of words; evidence comes on top."""
    facts: list[Fact] = [*_courts(view, view.seat), *_heights(view, view.seat)]
    others = [holder for holder in view.holders if holder != view.seat]
    for holder in others:
        facts += [*_courts(view, holder), *_heights(view, holder)]
    for duel in reversed(view.duels):
        both = (duel.attacker, duel.defender)
        if view.seat in both:
            # Of the other one's card first: everybody knows best what it saw.
            for whom in sorted(both, key=lambda one: one == view.seat):
                facts += _plays(view, duel.number, whom)
    for court in COURTS:
        facts += _heirs(view, court)
    facts += _puts(view)
    facts += [Agree(said.number) for said in statements(view, view.seat)]
    facts += [Doubt(said.number) for said in statements(view, view.seat)]
    return {path_of(view, fact): fact for fact in [*facts, Evade()]}


@lru_cache(maxsize=8)
def askable(view: View) -> Mapping[Path, Ask]:
    """Return all that can be asked, by its path of words."""
    asks: list[Ask] = []
    for seat in range(view.seats):
        if seat != view.seat:
            asks += [Ask(seat, "court"), Ask(seat, "height"), Ask(seat, "crown")]
            asks += [
                Ask(seat, "played", duel=duel.number)
                for duel in reversed(view.duels)
                if seat in (duel.attacker, duel.defender)
            ]
    asks += [Ask(said.seat, "why", statement=said.number) for said in statements(view, view.seat)]
    return {path_of(view, ask): ask for ask in asks}


def path_of(view: View, spoken: Fact | Ask) -> Path:
    """Return the words of a statement, without its evidence, or of a question."""
    match spoken:
        case CourtIs():
            if spoken.whom == view.seat:
                return "my-court", spoken.court
            return "their-court", str(spoken.whom), spoken.court
        case HeightIs():
            height = f"{spoken.bound}:{spoken.rank}"
            if spoken.whom == view.seat:
                return "my-height", height
            return "their-height", str(spoken.whom), height
        case PlayedWas():
            card = JOKER if spoken.court is None else f"{spoken.bound}:{spoken.rank}:{spoken.court}"
            return "played", f"{spoken.duel}:{spoken.whom}", card
        case HeirIs():
            return f"{spoken.court}-heir", NOBODY if spoken.holder is None else str(spoken.holder)
        case Put():
            return spoken.token, MIDDLE if spoken.holder is None else str(spoken.holder)
        case Agree():
            return "agree", str(spoken.statement)
        case Doubt():
            return "doubt", str(spoken.statement)
        case Evade():
            return ("evade",)
    detail = spoken.duel if spoken.duel is not None else spoken.statement
    whom = str(spoken.to) if detail is None else f"{detail}:{spoken.to}"
    return f"ask-{spoken.topic}", whom
