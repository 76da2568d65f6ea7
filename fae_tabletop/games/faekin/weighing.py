"""How much a statement counts: how likely its speaker is to make it, in each way the cards may lie."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.belief import SHYNESS, Belief, Pair, leaning
from fae_tabletop.games.faekin.cards import COURT, COURTS, IDENTITY, RANK
from fae_tabletop.games.faekin.dealing import Deal
from fae_tabletop.games.faekin.deduction import known_of
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.hearing import (
    NO_PAIR,
    Local,
    Truth,
    cards_meant,
    holds,
    meant,
    truth_of,
    truths,
)
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.talk import Agree, CourtIs, Doubt, Fact, HeightIs, HeirIs, PlayedWas, Put
from fae_tabletop.games.faekin.telling import likely, of_card, of_identity

TRUST = 0.72
"""How likely anybody is taken to speak the truth, before it has shown what its word is worth."""
CAUGHT, ACCUSED, PROVEN = 0.12, 0.06, 0.05
"""What a lie that was found out costs in trust, what an accusation, and what a statement that proved true brings."""
LEAST, MOST = 0.5, 0.92
"""Nobody is taken for worse than a coin, or for better than this."""
SHOWN, UNSHOWN = 0.92, 0.7
"""How likely a doubt is right, with the duel that shows it and without."""
OWNED = 0.96
"""How likely somebody is right who takes its own word back."""
MATE_URGES, RIVAL_URGES = 3.0, 0.7
"""How much likelier the right holder is urged than any one wrong one: by the claimant's Court, by the other."""

OfHand = Callable[[int], float]
OfDeal = Callable[[Deal, Pair], float]


class Word(NamedTuple):
    """What a statement is worth: by the hand at ``place``, or by whole deals (``place`` is then -1)."""

    place: int
    of_hand: OfHand | None = None
    of_deal: OfDeal | None = None


def honesty(view: View, trust: float) -> list[float]:
    """Return how likely each seat is taken to speak the truth, by what its statements have turned out to be."""
    share = [trust] * view.seats
    for said, truth in truths(view):
        if truth is Truth.FALSE:
            share[said.seat] -= CAUGHT
        elif truth is Truth.TRUE:
            share[said.seat] += PROVEN
        elif owns_up(view, said):
            share[said.seat] -= CAUGHT
        else:
            accused = accused_of(view, said)
            if accused is not None:
                share[accused] -= ACCUSED
    return [min(MOST, max(LEAST, one)) for one in share]


class Heard(NamedTuple):
    """All that was said and may matter: by place what was said of a single hand, and what is about whole deals."""

    hands: dict[int, list[OfHand]]
    whole: list[OfDeal]

    def of_hands(self, belief: Belief) -> Belief:
        """Return a belief after what was said of single hands."""
        if not self.hands:
            return belief
        known: dict[int, dict[int, float]] = {place: {} for place in self.hands}

        def likelihood(deal: Deal, pair: Pair) -> float:
            weight = 1.0
            for place, found in known.items():
                hand = deal[place]
                share = found.get(hand)
                if share is None:
                    share = found[hand] = prod(word(hand) for word in self.hands[place])
                weight *= share
            return weight

        return belief.weighed(likelihood)

    def of_deals(self, belief: Belief) -> Belief:
        """Return a belief after all other statements."""
        if not self.whole:
            return belief
        return belief.weighed(lambda deal, pair: prod(word(deal, pair) for word in self.whole))


def listened(view: View, trust: float, plain: bool = False) -> Heard:
    """Return what was said, with how likely its speaker is to say it; ``trust`` is given to everybody at first.

    Whoever listens ``plain`` hears only what holds and what does not, not why it was put that way.
    """
    honest = honesty(view, trust)
    found = Heard({}, [])
    for said, truth in truths(view):
        if truth is not Truth.OPEN:
            continue
        share = honest[said.seat]
        word = (
            taken_plainly(view, said.fact, share) if plain else weight_of(view, said.fact, share, said.seat)
        )
        if word is None:
            continue
        if word.of_hand is not None:
            found.hands.setdefault(word.place, []).append(word.of_hand)
        elif word.of_deal is not None:
            found.whole.append(word.of_deal)
    return found


def accused_of(view: View, doubt: Said) -> Seat | None:
    """Return whom a statement accuses of an untruth, with the duel or the other statement that shows it.

    Nobody is a witness in its own cause.
    """
    fact = doubt.fact
    if not isinstance(fact, Doubt) or (fact.duel is None and fact.against is None):
        return None
    said = view.talk[fact.statement]
    # Word against word settles nothing, and what the viewer can judge for itself it needs no accuser for.
    if not isinstance(said, Said) or isinstance(said.fact, Agree | Doubt) or _is_about(said.fact, doubt.seat):
        return None
    return said.seat if truth_of(view, said.fact) is Truth.OPEN else None


def _is_about(fact: Fact, seat: Seat) -> bool:
    return isinstance(fact, CourtIs | HeightIs) and fact.whom == seat


def owns_up(view: View, reply: Said) -> bool:
    """Say whether somebody takes back a word of its own that the viewer could not judge."""
    if not isinstance(reply.fact, Agree):
        return False
    said, turned = meant(view.talk, reply.fact)
    return turned and said.seat == reply.seat and truth_of(view, said.fact) is Truth.OPEN


def heard(view: View, belief: Belief, trust: float = TRUST, plain: bool = False) -> Belief:
    """Return the belief after all that was said: a statement counts by how likely its speaker is to make it.

    ``trust`` is given to everybody at first; lies that were found out lower it, truths raise it.
    """
    found = listened(view, trust, plain)
    return found.of_deals(found.of_hands(belief))


def taken_plainly(view: View, fact: Fact, share: float) -> Word | None:
    """Return what a statement is worth to somebody who asks only whether it holds; None: no matter."""
    found = holds(view, fact)
    return (
        None
        if found is None
        else Word(-1, None, lambda deal, pair: share if found(deal, pair) else 1 - share)
    )


def weight_of(view: View, fact: Fact, share: float, speaker: Seat) -> Word | None:
    """Return how likely ``speaker``, who speaks the truth with chance ``share``, says ``fact``; None: no matter."""
    match fact:
        case CourtIs():
            court = COURTS.index(fact.court)
            return Word(
                place_of(view.seats, fact.whom),
                lambda hand: share if COURT[IDENTITY[hand]] == court else 1 - share,
            )
        case HeightIs():
            return Word(place_of(view.seats, fact.whom), _height(fact, share))
        case PlayedWas():
            return _played(view, fact, share)
        case HeirIs() | Put():
            return _named(view, fact, speaker, share)
        case Agree() | Doubt():
            return _judged(view, fact, speaker, share)
    return None


def _height(fact: HeightIs, share: float) -> OfHand:
    wording = (fact.bound, fact.rank)

    def of_hand(hand: int) -> float:
        rank = RANK[IDENTITY[hand]]
        return likely(wording, rank, share, of_identity(rank, False), of_identity(rank, True))

    return of_hand


def _played(view: View, fact: PlayedWas, share: float) -> Word | None:
    """Return what a statement about a duel is worth to somebody who saw no more than who won it."""
    seen = {one.number: one for one in known_of(view).seen}.get(fact.duel)
    place = place_of(view.seats, fact.whom)
    if seen is None or seen.winner != place:
        return None
    wins, seat, wording = seen.wins, place < view.seats, (fact.bound, fact.rank)

    def of_hand(hand: int) -> float:
        total = found = 0.0
        for card, ready in leaning(hand, seat, SHYNESS).items():
            if card & wins:
                total += ready
                rank = RANK[card.bit_length() - 1]
                found += ready * likely(wording, rank, share, of_card(rank, False), of_card(rank, True))
        return found / total if total else 1.0

    return Word(place, of_hand)


def credence(view: View, belief: Belief, fact: Local) -> float:
    """Return how likely a fact about one holder is true for somebody of this belief."""
    place = place_of(view.seats, fact.whom)
    if isinstance(fact, PlayedWas):
        seen = {one.number: one for one in known_of(view).seen}.get(fact.duel)
        if seen is not None and seen.winner == place:
            return sum(
                weight * _share_played(deal[place], cards_meant(fact), seen.wins, place < view.seats)
                for deal, weight in zip(belief.deals, belief.weights, strict=True)
            )
    found = holds(view, fact)
    assert found is not None, "such facts are true or false"
    return belief.chance(found)


def _share_played(hand: int, meant: int, wins: int, seat: bool) -> float:
    """Return how likely the card that won out of a hand is one of those that are meant."""
    able = {card: ready for card, ready in leaning(hand, seat, SHYNESS).items() if card & wins}
    total = sum(able.values())
    return sum(ready for card, ready in able.items() if card & meant) / total if total else 0.0


def _judged(view: View, fact: Agree | Doubt, speaker: Seat, share: float) -> Word | None:
    """Return what agreement or doubt is worth; that somebody stands by its own word is worth nothing more."""
    said, turned = meant(view.talk, fact)
    if not turned:
        return None if said.seat == speaker else weight_of(view, said.fact, share, speaker)
    found = holds(view, said.fact)
    if found is None:
        return None
    if said.seat == speaker:
        sure = OWNED
    elif _is_about(said.fact, speaker):
        sure = share
    else:
        sure = SHOWN if isinstance(fact, Doubt) and fact.duel is not None else UNSHOWN
    if not isinstance(said.fact, Local):
        return Word(-1, None, lambda deal, pair: 1 - sure if found(deal, pair) else sure)
    place = place_of(view.seats, said.fact.whom)
    before, after = (0,) * place, (0,) * (len(view.up) - place - 1)

    def of_hand(hand: int) -> float:
        return 1 - sure if found((*before, hand, *after), NO_PAIR) else sure

    return Word(place, of_hand)


def _named(view: View, fact: HeirIs | Put, speaker: Seat, share: float) -> Word | None:
    """Return what naming an Heir is worth; whoever urges a claimant wants it right or wrong by its own Court."""
    found = holds(view, fact)
    if found is None:
        return None
    if isinstance(fact, HeirIs):
        wrong = (1 - share) / (len(view.up) - 1)
        return Word(-1, None, lambda deal, pair: share if found(deal, pair) else wrong)
    claimant = view.claimant
    assert claimant is not None, "tokens are urged in a claim only"

    def urged(deal: Deal, pair: Pair) -> float:
        if not found(deal, pair):
            return 1.0
        mates = COURT[IDENTITY[deal[speaker]]] == COURT[IDENTITY[deal[claimant]]]
        return MATE_URGES if mates else RIVAL_URGES

    return Word(-1, None, urged)
