"""What follows from what one seat saw: which hands every other may hold, and so which Courts and identities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import and_
from typing import NamedTuple

import msgspec

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import (
    BEATEN_BY,
    COURT,
    COURT_BITS,
    COURTS,
    HAND,
    IDENTITY,
    IDS,
    JOKER_BITS,
    NUMBER,
    PAIRED,
    CardId,
    bits,
    ranks_in,
)
from fae_tabletop.games.faekin.public import Duelled, View, place_of

DECK = (1 << len(IDS)) - 1
NOBODY = -1
PATIENCE = 60
"""Steps of a first search for a deal; those that find one need far fewer."""
_ALL = tuple(IDENTITY)
_HOLDING = tuple(tuple(hand for hand in _ALL if hand >> card & 1) for card in range(len(IDS)))
"""The hands that hold each card."""
_Open = tuple[int, Sequence[int]]
"""A part that has no hand yet, and those that are left for it."""


class Part(NamedTuple):
    """What is known of one hidden hand, as bits of cards.

    ``known`` are cards it holds; of every set in ``demands`` it holds at least one; ``turned`` is the card
    that a fae had open from the start (-1: no fae).
    """

    known: int = 0
    demands: tuple[int, ...] = ()
    turned: int = -1


class Tie(NamedTuple):
    """Two hands, by their parts, hold two cards of one rank besides those that were out of use then."""

    one: int
    other: int
    one_out: int
    other_out: int


@lru_cache(maxsize=512)
def hands_of(pool: int, part: Part) -> tuple[int, ...]:
    """Return every hand, as bits, that ``part`` may be when its hidden cards come from ``pool``."""
    known = part.known
    blocked = ~(pool | known)
    candidates = _HOLDING[(known & -known).bit_length() - 1] if known else _ALL
    found = [hand for hand in candidates if not hand & blocked and hand & known == known]
    if part.turned >= 0:
        court = COURT_BITS[COURT[part.turned]]
        found = [hand for hand in found if hand in PAIRED and (hand & court).bit_count() > 1]
    for demand in part.demands:
        found = [hand for hand in found if hand & demand]
    return tuple(found)


class Seen(NamedTuple):
    """A duel between others: who won with what at most, as bits, or that it tied (both sides' cards out of use)."""

    number: int
    winner: int
    wins: int
    tie: Tie | None


class Played(NamedTuple):
    """A holder committed one of ``cards``, as bits, when those in ``out`` could not be used."""

    holder: int
    cards: int
    out: int


class Known(NamedTuple):
    """What a view tells of the hidden hands: ``parts`` by holder, and what the duels of others tell.

    ``seen`` holds, for every duel that the viewer was not in, what its winner may have played; ``played`` what
    was committed in any duel by the others, as far as the viewer can tell (ties of others left out).
    """

    pool: int
    parts: tuple[Part, ...]
    ties: tuple[Tie, ...]
    seen: tuple[Seen, ...]
    played: tuple[Played, ...]


@lru_cache(maxsize=64)
def silent(view: View) -> View:
    """Return what was seen and nothing else: no talk, no turn, no tokens; equal as long as no duel was fought."""
    return msgspec.structs.replace(
        view, talk=(), log=(), turn=0, challenge=None, claimant=None, crown=None, dagger=None
    )


def known_of(view: View) -> Known:
    """Return what ``view`` tells of the hands; talk and tokens tell nothing of them."""
    return _known(view.seat, view.seats, view.jokers, view.hand, view.up, view.turned, view.duels)


@lru_cache(maxsize=64)
def _known(
    seat: Seat,
    seats: int,
    jokers: bool,
    hand: tuple[CardId, ...],
    open_cards: tuple[tuple[CardId, ...], ...],
    turned_cards: tuple[CardId, ...],
    duels: tuple[Duelled, ...],
) -> Known:
    count = len(open_cards)
    known = [bits(NUMBER[card] for card in cards) for cards in open_cards]
    known[seat] |= bits(NUMBER[card] for card in hand)
    turned = [NUMBER[card] for card in turned_cards]
    up = [0] * count
    for place, card in enumerate(turned):
        up[seats + place] |= 1 << card
    demands: list[list[int]] = [[] for _ in range(count)]
    ties: list[Tie] = []
    seen: list[Seen] = []
    played: list[Played] = []
    # Whoever has forgotten the first duels cannot tell when a hand that lies open now came to be usable again.
    forgot = bool(duels) and duels[0].number > 0
    for duel in duels:
        attacker, defender = duel.attacker, place_of(seats, duel.defender)
        if duel.attack is not None and duel.defence is not None:
            known[attacker] |= 1 << NUMBER[duel.attack]
            known[defender] |= 1 << NUMBER[duel.defence]
        out = [
            0 if up[place].bit_count() == HAND or (forgot and len(open_cards[place]) == HAND) else up[place]
            for place in (attacker, defender)
        ]
        if duel.attack is not None and duel.defence is not None:
            played.append(Played(attacker, 1 << NUMBER[duel.attack], out[0]))
            played.append(Played(defender, 1 << NUMBER[duel.defence], out[1]))
        if duel.card is None or duel.loser is None:
            if duel.attack is None:
                tie = Tie(attacker, defender, out[0], out[1])
                ties.append(tie)
                seen.append(Seen(duel.number, NOBODY, 0, tie))
            continue
        card = NUMBER[duel.card]
        loser = place_of(seats, duel.loser)
        if duel.attack is None:
            winner, unused = (defender, out[1]) if loser == attacker else (attacker, out[0])
            wins = BEATEN_BY[card][-1 if duel.season is None else COURTS.index(duel.season)]
            wins &= ~unused
            demands[winner].append(wins)
            played.append(Played(winner, wins, unused))
            played.append(Played(loser, 1 << card, out[0] if loser == attacker else out[1]))
            seen.append(Seen(duel.number, winner, wins, None))
        up[loser] |= 1 << card
    deck = DECK if jokers else DECK & ~JOKER_BITS
    pool = deck
    for held in known:
        pool &= ~held
    parts = tuple(
        Part(
            known[place],
            tuple(sorted({demand for demand in demands[place] if not demand & known[place]})),
            turned[place - seats] if place >= seats else NOBODY,
        )
        for place in range(count)
    )
    others = tuple(one for one in played if one.holder != seat)
    return Known(pool, parts, tuple(ties), tuple(seen), others)


def tied_up(hands: Sequence[int], ties: Sequence[Tie]) -> bool:
    """Say whether hands explain every tie that was seen."""
    for one, other, one_out, other_out in ties:
        if not ranks_in(hands[one] & ~one_out) & ranks_in(hands[other] & ~other_out):
            return False
    return True


def filled(
    open_parts: list[_Open], hands: list[int], ties: Sequence[Tie], dice: Dice, left: list[int]
) -> bool:
    """Give every open part one of its hands, so that no card is held twice and the ties are explained.

    The hands found are put into ``hands``; False when there are none, or when ``left[0]`` steps were not
    enough to tell, which leaves it below zero. ``dice`` say where to begin.
    """
    if not open_parts:
        return tied_up(hands, ties)
    place = min(range(len(open_parts)), key=lambda place: len(open_parts[place][1]))
    part, candidates = open_parts[place]
    rest = open_parts[:place] + open_parts[place + 1 :]
    first = dice.below(len(candidates))
    for hand in (*candidates[first:], *candidates[:first]):
        left[0] -= 1
        if left[0] < 0:
            return False
        hands[part] = hand
        narrowed: list[_Open] = [(other, beside(part, hand, other, theirs, ties)) for other, theirs in rest]
        if all(theirs for _, theirs in narrowed) and filled(narrowed, hands, ties, dice, left):
            return True
    return False


def some_deal(
    hands_by_part: Sequence[Sequence[int]], ties: Sequence[Tie], dice: Dice, tries: int
) -> tuple[list[int] | None, bool]:
    """Return a deal and whether that is certain: None and True when there is none at all.

    A search that has gone astray begins anew elsewhere, with twice the patience, for so many ``tries``.
    """
    hands = [0] * len(hands_by_part)
    for attempt in range(tries):
        left = [PATIENCE << attempt // 4]
        if filled(list(enumerate(hands_by_part)), hands, ties, dice, left):
            return hands, True
        if left[0] >= 0:
            return None, True
    return None, False


def beside(part: int, hand: int, other: int, theirs: Sequence[int], ties: Sequence[Tie]) -> list[int]:
    """Return the hands of ``theirs`` that ``other`` may hold when ``part`` holds ``hand``."""
    found = [one for one in theirs if not one & hand]
    for tie in ties:
        if {tie.one, tie.other} == {part, other}:
            out, their_out = (tie.one_out, tie.other_out) if tie.one == part else (tie.other_out, tie.one_out)
            ranks = ranks_in(hand & ~out)
            found = [one for one in found if ranks_in(one & ~their_out) & ranks]
    return found


def without_taken(hands_by_part: Sequence[Sequence[int]]) -> list[Sequence[int]]:
    """Return the hands that are left for each part when what another one surely holds is taken out."""
    hands = list(hands_by_part)
    taken = [0] * len(hands)
    changed = True
    while changed:
        changed = False
        for part, theirs in enumerate(hands):
            sure = reduce(and_, theirs, DECK) & ~taken[part]
            if sure:
                taken[part] |= sure
                changed = True
                hands = [
                    one if other == part else [hand for hand in one if not hand & sure]
                    for other, one in enumerate(hands)
                ]
    return hands


def identities(view: View, deals: Iterable[Sequence[int]] = ()) -> tuple[frozenset[int], ...]:
    """Return for every holder the cards that can be its identity: of each there is a whole deal.

    ``deals`` are known to fit and need not be looked for. Where no deal is found and none can be ruled out in good
    time, the card stays possible.
    """
    if view.revealed is not None:
        return tuple(frozenset([NUMBER[card]]) for card in view.revealed.identities)
    known = known_of(view)
    hands = without_taken([hands_of(known.pool, part) for part in known.parts])
    proven: list[set[int]] = [set() for _ in hands]
    for deal in deals:
        for part, hand in enumerate(deal):
            proven[part].add(IDENTITY[hand])
    dice = Dice(0)
    for place, candidates in enumerate(hands):
        by_card: dict[int, list[int]] = {}
        for hand in candidates:
            by_card.setdefault(IDENTITY[hand], []).append(hand)
        for card, theirs in by_card.items():
            if card in proven[place]:
                continue
            tried = [theirs if part == place else one for part, one in enumerate(hands)]
            found, certain = some_deal(tried, known.ties, dice, 6)
            if found is not None:
                for part, hand in enumerate(found):
                    proven[part].add(IDENTITY[hand])
            elif not certain:
                proven[place].add(card)
    return tuple(map(frozenset, proven))
