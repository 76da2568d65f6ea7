"""What a seat makes of its belief: when to dare a claim, whom to challenge, and with which card."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.belief import SHYNESS, Belief, Pair, claim_places, leaning
from fae_tabletop.games.faekin.cards import NUMBER, CardId, Holder, bits
from fae_tabletop.games.faekin.commands import LOCK_IN, LockIn, MoveToken
from fae_tabletop.games.faekin.moves import challenge_refusal, usable
from fae_tabletop.games.faekin.public import View, place_of

PATIENCE = 55
"""Duels after which a bot claims whatever it believes (F15)."""
DULL = 1e-9
"""Less insight than this is none."""


def daring(threshold: float, duels: int) -> float:
    """Return how sure a bot must be to claim; less and less with every duel (F15)."""
    return threshold * max(0.0, 1.0 - (duels / PATIENCE) ** 2)


def insight(view: View, belief: Belief, target: int, shyness: float = SHYNESS) -> float:
    """Return how likely the best pair of Heirs will be, on average, after a look at a card of ``target``."""
    up = bits(NUMBER[card] for card in view.up[target])
    tables: dict[int, dict[Pair, float]] = {}
    readiness: dict[int, dict[int, float]] = {}
    for deal, pair, weight in zip(belief.deals, belief.heirs, belief.weights, strict=True):
        hand = deal[target]
        shares = readiness.get(hand)
        if shares is None:
            lean = leaning(hand, target < view.seats, shyness)
            able = {card: ready for card, ready in lean.items() if not card & up} or lean
            total = sum(able.values())
            shares = readiness[hand] = {card: ready / total for card, ready in able.items()}
        for card, share in shares.items():
            table = tables.setdefault(card, {})
            table[pair] = table.get(pair, 0.0) + weight * share
    return sum(max(table.values()) for table in tables.values())


def targets(view: View) -> list[Holder]:
    """Return whom the seat on turn may challenge."""
    return [
        holder for holder in view.holders if holder != view.seat and challenge_refusal(view, holder) is None
    ]


def rival(view: View, belief: Belief, dice: Dice) -> Holder:
    """Return whom to challenge to learn the most about the Heirs."""
    order = dice.shuffled(targets(view))
    worth = [insight(view, belief, place_of(view.seats, holder)) for holder in order]
    return order[max(range(len(order)), key=worth.__getitem__)]


def card_to_play(view: View, dice: Dice, shyness: float = SHYNESS) -> CardId:
    """Return a card to commit: any, but the own identity less readily."""
    cards = usable(view)
    return cards[dice.weighted([shyness if card == view.identity else 1.0 for card in cards])]


def token_move(view: View, court: int, belief: Belief, moved: Sequence[MoveToken]) -> MoveToken | LockIn:
    """Return what a claimant of ``court`` does: bring the tokens where it believes the Heirs to be, or lock in.

    ``moved`` are its moves so far; a token that was moved back and forth is left where it stands.
    """
    holders = view.holders
    pair, _ = belief.best()
    crown, dagger = (None if place < 0 else holders[place] for place in claim_places(pair, court))
    if crown is None:
        # The claimant is of its own Court, so somebody is its Heir.
        crown = view.seat
    if dagger == crown:
        dagger = None
    if view.crown is not None and len(moved) >= 2 * len(("crown", "dagger")) + 2:
        return LOCK_IN
    if view.crown != crown:
        if view.dagger == crown:
            return MoveToken("dagger", None)
        return MoveToken("crown", crown)
    if view.dagger != dagger:
        return MoveToken("dagger", dagger)
    return LOCK_IN
