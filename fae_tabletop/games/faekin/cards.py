"""The cards of FaeKin as data: two Courts of fourteen, two Jokers, and what a hand of three amounts to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Literal

CardId = Literal[
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "SJ", "SQ", "SK", "SA",
    "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10", "WJ", "WQ", "WK", "WA",
    "X1", "X2",
]  # fmt: skip
"""The 28 Court cards and the two Jokers."""
Court = Literal["summer", "winter"]
FaeName = Literal["sorcha", "maeve"]
Holder = int | FaeName
"""Whoever holds cards: a seat, or one of the two fae of a small table."""

COURTS: tuple[Court, ...] = ("summer", "winter")
FAE: tuple[FaeName, ...] = ("sorcha", "maeve")
RANKS = 14
"""Ranks of a Court: 1 to 10, Jack 11, Queen 12, King 13, Ace 14."""
JACK, QUEEN, KING, ACE = 11, 12, 13, 14
HAND = 3
"""Cards in every hand."""
COURT_CARDS = 2 * RANKS
"""Cards of the two Courts; a Joker has a number from here on."""

IDS: tuple[CardId, ...] = (
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "SJ", "SQ", "SK", "SA",
    "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10", "WJ", "WQ", "WK", "WA",
    "X1", "X2",
)  # fmt: skip
NUMBER: dict[str, int] = {card: number for number, card in enumerate(IDS)}
"""The number of each card: its place in ``IDS``."""
RANK: tuple[int, ...] = tuple(card % RANKS + 1 if card < COURT_CARDS else 0 for card in range(len(IDS)))
"""The rank of each card; a Joker has 0."""
COURT: tuple[int, ...] = tuple(card // RANKS if card < COURT_CARDS else -1 for card in range(len(IDS)))
"""The Court of each card as its place in ``COURTS``; a Joker has none (-1)."""
COURT_BITS: tuple[int, int] = ((1 << RANKS) - 1, ((1 << RANKS) - 1) << RANKS)
"""The cards of each Court as bits."""
JOKER_BITS = 0b11 << COURT_CARDS


def lower(one: int, other: int) -> int:
    """Return -1 when ``one`` loses a duel against ``other``, 1 when it wins and 0 for a tie.

    Ranks compare by number; a Joker loses to 1 to 10, beats J to A and ties with the other Joker.
    """
    first, second = RANK[one], RANK[other]
    if first == second:
        return 0
    won = first > second
    if (not first or not second) and first + second >= JACK:
        won = not won
    return 1 if won else -1


OUTCOME: tuple[tuple[int, ...], ...] = tuple(
    tuple(lower(one, other) for other in range(len(IDS))) for one in range(len(IDS))
)
"""``lower`` for every pair of cards."""


def bits(cards: Iterable[int]) -> int:
    """Return a set of card numbers as bits."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_in(mask: int) -> tuple[int, ...]:
    """Return the card numbers of a set of bits, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


BEATEN_BY: tuple[tuple[int, int, int], ...] = tuple(
    (
        bits(other for other in range(len(IDS)) if OUTCOME[card][other] < 0 and COURT[other] == 0),
        bits(other for other in range(len(IDS)) if OUTCOME[card][other] < 0 and COURT[other] == 1),
        bits(other for other in range(len(IDS)) if OUTCOME[card][other] < 0 and COURT[other] == -1),
    )
    for card in range(len(IDS))
)
"""For each card, what beats it: of Summer, of Winter, and Jokers (so that -1 finds them)."""


def ranks_in(mask: int) -> int:
    """Return the ranks that a set of cards holds, as bits; the Jokers count as one rank."""
    return (mask & COURT_BITS[0]) | (mask >> RANKS & COURT_BITS[0]) | bool(mask & JOKER_BITS) << RANKS


def identity(hand: Sequence[int]) -> int | None:
    """Return the card of a hand of three that is its holder's identity, or None where it would be a Joker.

    The highest rank; two that tie for it cancel, and the third card is the identity.
    """
    low, middle, high = sorted(hand, key=RANK.__getitem__)
    found = low if RANK[middle] == RANK[high] else high
    return found if found < COURT_CARDS else None


def hand_fault(hand: Sequence[int]) -> str | None:
    """Return why a hand throws the deal in, or None: ``one_court_only`` (F2) or ``joker_identity`` (F3)."""
    held = bits(hand)
    if not (held & COURT_BITS[0] and held & COURT_BITS[1]):
        return "one_court_only"
    return "joker_identity" if identity(hand) is None else None


def pair_of(hand: Sequence[int]) -> tuple[int, ...]:
    """Return the cards of the Court of which a hand holds two or more; () when there is none (F4)."""
    for court in (0, 1):
        found = tuple(card for card in hand if COURT[card] == court)
        if len(found) > 1:
            return found
    return ()


def deal_fault(hands: Sequence[Sequence[int]], fae: Sequence[Sequence[int]] = ()) -> str | None:
    """Return why a deal is thrown in, or None: the hands of the seats and of the fae (F2 to F4)."""
    dealt = [card for hand in (*hands, *fae) for card in hand]
    if len(set(dealt)) != len(dealt):
        return "duplicate_card"
    for hand in (*hands, *fae):
        fault = hand_fault(hand)
        if fault is not None:
            return fault
    return "fae_no_pair" if not all(pair_of(hand) for hand in fae) else None


IDENTITY: dict[int, int] = {
    bits(hand): card
    for hand in combinations(range(len(IDS)), HAND)
    if hand_fault(hand) is None and (card := identity(hand)) is not None
}
"""The identity of every hand that may be dealt to a seat, by its cards as bits."""
PAIRED: frozenset[int] = frozenset(held for held in IDENTITY if pair_of(cards_in(held)))
"""The hands of those that a fae may be dealt."""


def heir_places(masks: Sequence[int]) -> tuple[int, int]:
    """Return the places of the Heirs among hands given as bits; -1 where nobody is of that Court."""
    best, place = [-1, -1], [-1, -1]
    for holder, mask in enumerate(masks):
        card = IDENTITY[mask]
        court = COURT[card]
        if card > best[court]:
            best[court], place[court] = card, holder
    return place[0], place[1]
