"""Which question is worth asking: the one whose answer would tell most about the Heirs."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.belief import SHYNESS, Belief, Pair, leaning
from fae_tabletop.games.faekin.cards import COURT, IDENTITY, RANK
from fae_tabletop.games.faekin.commands import Ask
from fae_tabletop.games.faekin.deduction import known_of
from fae_tabletop.games.faekin.events import Asked
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.weighing import TRUST

IDLE = 0.003
"""A question that makes the likeliest Heirs less than so much likelier, on average, is not worth a breath."""

Answers = Callable[[int], dict[Hashable, float]]
"""What the truth of a question is, and how likely, by the hand that it is about."""


def questions(view: View) -> list[tuple[Ask, int, Answers]]:
    """Return what nobody has asked yet, with the place that each question is about and its true answers."""
    before = {(one.to, one.topic, one.duel) for one in view.talk if isinstance(one, Asked)}
    found: list[tuple[Ask, int, Answers]] = []
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        if (seat, "court", None) not in before:
            found.append((Ask(seat, "court"), seat, _court))
        if (seat, "height", None) not in before:
            found.append((Ask(seat, "height"), seat, _height))
    seen = {one.number: one for one in known_of(view).seen}
    for duel in view.duels:
        one = seen.get(duel.number)
        loser = duel.loser
        # Only the loser, who looked at it, can tell of the winner's card.
        if one is None or not isinstance(loser, Seat) or duel.winner is None:
            continue
        if (loser, "played", duel.number) not in before:
            ask = Ask(loser, "played", duel=duel.number)
            found.append((ask, place_of(view.seats, duel.winner), _played(one.wins, one.winner < view.seats)))
    return found


def best_question(view: View, belief: Belief) -> Ask | None:
    """Return the question whose answer tells most about the Heirs, or None when none tells enough."""
    best, gained = None, belief.best()[1] + IDLE
    for ask, place, answers in questions(view):
        worth = insight(belief, place, answers, TRUST)
        if worth > gained:
            best, gained = ask, worth
    return best


def insight(belief: Belief, place: int, answers: Answers, share: float) -> float:
    """Return how likely the likeliest Heirs will be, on average, after an answer that is true with chance ``share``.

    A lie is taken to give any other answer, all equally likely.
    """
    tables: dict[Hashable, dict[Pair, float]] = {}
    pairs: dict[Pair, float] = {}
    known: dict[int, dict[Hashable, float]] = {}
    for deal, pair, weight in zip(belief.deals, belief.heirs, belief.weights, strict=True):
        hand = deal[place]
        likely = known.get(hand)
        if likely is None:
            likely = known[hand] = answers(hand)
        pairs[pair] = pairs.get(pair, 0.0) + weight
        for answer, chance in likely.items():
            table = tables.setdefault(answer, {})
            table[pair] = table.get(pair, 0.0) + weight * chance
    if len(tables) < 2:
        return max(pairs.values())
    lie = (1 - share) / (len(tables) - 1)
    return sum(
        max(
            share * table.get(pair, 0.0) + lie * (whole - table.get(pair, 0.0))
            for pair, whole in pairs.items()
        )
        for table in tables.values()
    )


def _court(hand: int) -> dict[Hashable, float]:
    return {COURT[IDENTITY[hand]]: 1.0}


def _height(hand: int) -> dict[Hashable, float]:
    return {RANK[IDENTITY[hand]]: 1.0}


def _played(wins: int, seat: bool) -> Answers:
    def likely(hand: int) -> dict[Hashable, float]:
        able = {card: ready for card, ready in leaning(hand, seat, SHYNESS).items() if card & wins}
        total = sum(able.values())
        return {card: ready / total for card, ready in able.items()} if total else {0: 1.0}

    return likely
