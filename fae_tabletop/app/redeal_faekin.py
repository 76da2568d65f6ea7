"""Deals a round of FaeKin anew for the audit, without the game's own ``imagine``: hidden cards change places."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import COURT, COURT_CARDS, HAND, IDS, OUTCOME, bits, hand_fault, pair_of
from fae_tabletop.games.faekin.state import DuelRecord, State

SWAPS = 200
"""Pairs of hidden cards that are tried to change places for each world."""


def faekin_anew(state: State, seat: Seat, dice: Dice, count: int) -> list[State]:
    """Return states in which the cards out of sight of ``seat`` changed places, as far as it could not tell."""
    seen = state.up | state.masks[seat]
    for attacker, defender, attack, defence in state.duels:
        if seat in (attacker, defender):
            seen |= 1 << attack | 1 << defence
    dealt = {card: holder for holder, hand in enumerate(state.hands) for card in hand}
    deck = range(len(IDS) if state.jokers else COURT_CARDS)
    hidden = [card for card in deck if not seen >> card & 1]
    found = []
    for _ in range(count):
        hands = [list(hand) for hand in state.hands]
        owner = {card: dealt.get(card) for card in hidden}
        duels = state.duels
        for _ in range(SWAPS):
            one, other = dice.choice(hidden), dice.choice(hidden)
            if owner[one] == owner[other]:
                continue
            _swap(hands, owner, one, other)
            told = _explained(state, hands, seat, dice) if _may_be_dealt(state, hands) else None
            if told is None:
                _swap(hands, owner, one, other)
            else:
                duels = told
        found.append(_world(state, seat, hands, duels, dice))
    return found


def _swap(hands: list[list[int]], owner: dict[int, int | None], one: int, other: int) -> None:
    """Let two hidden cards change places; an owner of None is the rest of the deck."""
    for card, instead in ((one, other), (other, one)):
        holder = owner[card]
        if holder is not None:
            # Marked, so that the second exchange does not find the first one's card.
            hands[holder][hands[holder].index(card)] = -1 - instead
    for hand in hands:
        hand[:] = [card if card >= 0 else -1 - card for card in hand]
    owner[one], owner[other] = owner[other], owner[one]


def _may_be_dealt(state: State, hands: list[list[int]]) -> bool:
    if any(hand_fault(hand) is not None for hand in hands):
        return False
    fae = zip(hands[state.seats :], state.turned, strict=True)
    return all(COURT[turned] in {COURT[card] for card in pair_of(hand)} for hand, turned in fae)


def _explained(state: State, hands: list[list[int]], seat: Seat, dice: Dice) -> tuple[DuelRecord, ...] | None:
    """Return duels that look the same to ``seat`` with these hands, or None when there are none."""
    up = [set(state.turned) & set(hand) for hand in hands]
    found: list[DuelRecord] = []
    for duel in state.duels:
        attacker, defender, attack, defence = duel
        outcome = OUTCOME[attack][defence]
        able = [
            [card for card in hands[holder] if card not in up[holder] or len(up[holder]) == HAND]
            for holder in (attacker, defender)
        ]
        ways = [
            (one, other)
            for one in able[0]
            for other in able[1]
            if (one, other) == (attack, defence)
            or (seat not in (attacker, defender) and _looks_like(one, other, attack, defence, outcome))
        ]
        if not ways:
            return None
        found.append((attacker, defender, *dice.choice(ways)))
        if outcome:
            up[attacker if outcome < 0 else defender].add(attack if outcome < 0 else defence)
    return tuple(found)


def _looks_like(one: int, other: int, attack: int, defence: int, outcome: int) -> bool:
    """Say whether a third seat could not tell two duels apart."""
    if OUTCOME[one][other] != outcome:
        return False
    if not outcome:
        return True
    if outcome < 0:
        return one == attack and COURT[other] == COURT[defence]
    return other == defence and COURT[one] == COURT[attack]


def _world(
    state: State, seat: Seat, hands: list[list[int]], duels: tuple[DuelRecord, ...], dice: Dice
) -> State:
    world = state.copy()
    world.hands = tuple(tuple(sorted(hand)) for hand in hands)
    world.masks = tuple(bits(hand) for hand in hands)
    world.duels = duels
    if world.foe >= 0 and world.turn != seat:
        usable = world.usable(world.turn)
        world.laid = dice.choice([card for card in world.hands[world.turn] if usable >> card & 1])
    world.word = dice.fork().word
    return world
