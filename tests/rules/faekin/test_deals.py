"""Deals against brute force on small decks: all valid ones, each as often as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.cards import (
    COURT,
    IDENTITY,
    NUMBER,
    OUTCOME,
    PAIRED,
    RANK,
    bits,
    cards_in,
    identity,
    lower,
)
from fae_tabletop.games.faekin.dealing import Chain, Dealing, dealing_of
from fae_tabletop.games.faekin.deduction import Part, Tie, identities, known_of
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN, deal_from
from fae_tabletop.games.faekin.secrecy import hide
from fae_tabletop.games.faekin.state import State
from tests.rules.faekin.policies import duelling
from tests.support.matches import Match


def numbers(words: str) -> list[int]:
    """Return card numbers of cards in words."""
    return [NUMBER[card] for card in words.split()]


def is_valid(hand: Sequence[int]) -> bool:
    """Say whether a hand may be dealt, told anew from the rulebook."""
    courts = [COURT[card] for card in hand]
    ranks = sorted(RANK[card] for card in hand)
    return 0 in courts and 1 in courts and not (-1 in courts and ranks[1] == ranks[2])


def even(counts: Counter[Any], possible: int, draws: int) -> bool:
    """Say whether counts over ``possible`` outcomes look uniform: a chi-square test with fixed seeds."""
    wanted = draws / possible
    square: float = sum((count - wanted) ** 2 / wanted for count in counts.values())
    square += (possible - len(counts)) * wanted
    limit: float = possible - 1 + 4.5 * (2 * (possible - 1)) ** 0.5
    return square < limit


def test_every_hand_of_the_deck_is_valid_or_not_as_the_rulebook_says() -> None:
    for hand in combinations(range(30), 3):
        held = bits(hand)
        assert (held in IDENTITY) == is_valid(hand)
        if held in IDENTITY:
            best = max(RANK[card] for card in hand)
            top = [card for card in hand if RANK[card] == best]
            rest = [card for card in hand if card not in top]
            assert IDENTITY[held] == identity(hand) == (top[0] if len(top) == 1 else rest[0])
            courts = [COURT[card] for card in hand]
            assert (held in PAIRED) == (courts.count(0) == 2 or courts.count(1) == 2)


def test_a_duel_compares_as_the_rulebook_says() -> None:
    for one, other in permutations(range(30), 2):
        assert lower(one, other) == OUTCOME[one][other] == -lower(other, one)
        if RANK[one] and RANK[other]:
            assert (lower(one, other) < 0) == (RANK[one] < RANK[other])
    assert all(lower(28, card) == (-1 if RANK[card] <= 10 else 1) for card in range(28))
    assert lower(28, 29) == 0


@pytest.mark.parametrize("deck", ["S2 S9 SA W3 W9 W5 WK", "S2 S9 SA W3 W9 X1 WK"])
def test_deals_of_a_small_deck_are_all_valid_ones_equally_often(deck: str) -> None:
    cards = tuple(numbers(deck))
    possible = set()
    for order in permutations(cards, 6):
        hands = (order[:3], order[3:])
        if all(map(is_valid, hands)):
            possible.add(tuple(bits(hand) for hand in hands))
    dice = Dice(11)
    draws = 40 * len(possible)
    counts = Counter(tuple(bits(hand) for hand in deal_from(cards, 2, 0, dice)[0]) for _ in range(draws))
    assert set(counts) == possible
    assert even(counts, len(possible), draws)


def test_deals_with_a_fae_are_uniform_over_pairs_of_deal_and_turned_card() -> None:
    cards = tuple(numbers("S2 SA W3 W9 W5 S7"))
    possible = set()
    for order in permutations(cards):
        hands = (order[:3], order[3:])
        if all(map(is_valid, hands)):
            pairs = [[card for card in order[3:] if COURT[card] == court] for court in (0, 1)]
            pair = next(pair for pair in pairs if len(pair) == 2)
            possible |= {(bits(hands[0]), bits(hands[1]), card) for card in pair if RANK[card] != 14}
    dice = Dice(12)
    draws = 60 * len(possible)
    counts: Counter[Any] = Counter()
    for _ in range(draws):
        hands_dealt, turned = deal_from(cards, 1, 1, dice)
        counts[bits(hands_dealt[0]), bits(hands_dealt[1]), turned[0]] += 1
    assert set(counts) == possible
    assert even(counts, len(possible), draws)


def brute(pool: Sequence[int], parts: Sequence[Part], ties: Sequence[Tie]) -> set[tuple[int, ...]]:
    """Return all deals of a pool to parts, by trying every order."""
    found = set()
    needs = [3 - part.known.bit_count() for part in parts]
    for order in permutations(pool, sum(needs)):
        hands, at = [], 0
        for part, need in zip(parts, needs, strict=True):
            hands.append(part.known | bits(order[at : at + need]))
            at += need
        fits = all(
            is_valid(cards_in(hand)) and all(hand & demand for demand in part.demands)
            for part, hand in zip(parts, hands, strict=True)
        )
        for part, hand in zip(parts, hands, strict=True):
            if part.turned >= 0:
                fits &= [COURT[card] for card in cards_in(hand)].count(COURT[part.turned]) == 2
        for tie in ties:
            one, other = cards_in(hands[tie.one] & ~tie.one_out), cards_in(hands[tie.other] & ~tie.other_out)
            fits &= any(RANK[a] == RANK[b] for a in one for b in other)
        if fits:
            found.add(tuple(hands))
    return found


def card(word: str) -> int:
    """Return one card as bits."""
    return 1 << NUMBER[word]


SITUATIONS: dict[str, tuple[str, tuple[Part, ...], tuple[Tie, ...]]] = {
    "nothing known": ("S2 S9 SA W3 W9 W5 WK", (Part(), Part()), ()),
    "a card known and one that won": (
        "S2 S9 SA W3 W9 W5 WK",
        (Part(card("S5")), Part(0, (card("WK") | card("W9"),))),
        (),
    ),
    "a tie": ("S2 S9 SA W2 W9 W5", (Part(card("S5")), Part(card("W7"))), (Tie(0, 1, card("S5"), 0),)),
    "a fae": ("S2 S9 SA W2 W9 W5", (Part(card("S5"), (), NUMBER["S5"]), Part(card("W7"))), ()),
    "jokers": ("S2 S9 X1 X2 W9 W5", (Part(card("S5")), Part(card("W7"), (card("X1") | card("X2"),))), ()),
}


@pytest.mark.parametrize("name", list(SITUATIONS))
def test_what_fits_is_found_by_listing_and_met_evenly_by_walking(name: str) -> None:
    words, parts, ties = SITUATIONS[name]
    pool = numbers(words)
    possible = brute(pool, parts, ties)
    dealing = Dealing(bits(pool), parts, ties)
    listed = dealing.listed()
    assert listed is not None
    assert len(listed) == len(possible)
    assert set(listed) == possible
    chain = Chain(dealing, [dict.fromkeys(hands, 1.0) for hands in dealing.hands], Dice(5))
    draws = 40 * len(possible)
    counts = Counter(chain.drawn(40) for _ in range(draws))
    assert set(counts) == possible
    assert even(counts, len(possible), draws)


def test_a_walk_meets_deals_as_often_as_they_weigh() -> None:
    words, parts, ties = SITUATIONS["nothing known"]
    dealing = Dealing(bits(numbers(words)), parts, ties)
    weights = [{hand: 3.0 if hand & card("SA") else 1.0 for hand in hands} for hands in dealing.hands]
    chain = Chain(dealing, weights, Dice(6))
    total = sum(weights[0][one] * weights[1][other] for one, other in dealing.listed() or ())
    draws = 12_000
    counts = Counter(chain.drawn(30) for _ in range(draws))
    square = 0.0
    for deal, count in counts.items():
        wanted = draws * weights[0][deal[0]] * weights[1][deal[1]] / total
        square += (count - wanted) ** 2 / wanted
    assert square < len(counts) + 4.5 * (2 * len(counts)) ** 0.5


def test_contradictions_are_refused() -> None:
    with pytest.raises(ValueError, match="contradicts"):
        Dealing(bits(numbers("S2 S3 S4")), (Part(),))
    with pytest.raises(ValueError, match="contradicts"):
        Dealing(bits(numbers("S2 W3 S4 S6")), (Part(), Part())).first(Dice(1))


@pytest.mark.parametrize(("seats", "jokers"), [(2, False), (4, True), (9, False)])
def test_the_real_deal_always_fits_what_is_known(seats: int, jokers: bool) -> None:
    for seed in range(2 + 8 // seats):
        match = Match(FAEKIN, FaekinSetup(seats, jokers), seed).play(Dice(seed), duelling, 40)
        for step in match.steps[:: 3 * seats]:
            state: State = step.state
            if state.why is not None:
                break
            for seat in range(seats):
                view = hide(state, seat)
                known = known_of(view)
                dealing = dealing_of(view)
                assert dealing.ties_up(state.masks)
                for mask, hands, part in zip(state.masks, dealing.hands, known.parts, strict=True):
                    assert mask in hands
                    assert part.known & ~mask == 0
                listed = dealing.listed()
                assert listed is None or state.masks in listed
                if seat:
                    continue
                possible = identities(view)
                assert all(IDENTITY[mask] in cards for mask, cards in zip(state.masks, possible, strict=True))
                if listed is not None:
                    for place, cards in enumerate(possible):
                        assert cards == {IDENTITY[deal[place]] for deal in listed}
