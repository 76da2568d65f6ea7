"""What a position is worth to each seat: how near its Court is to winning, and what its hand can do about it."""

from __future__ import annotations

from math import exp

from fae_tabletop.games.enemies_and_lovers.cards import CARDS
from fae_tabletop.games.enemies_and_lovers.state import (
    CHANGELING,
    COERCION,
    CONSPIRATOR,
    CROWN,
    HEATHER,
    PLACE,
    PRINCE,
    THE_CROWN,
    TRICKSTERS,
    TURNABOUT,
    TYPE,
    State,
)

PIECES = 4
"""Cards that make a winning Court."""


def _lacking(types: int) -> int:
    pair = bool(types & PRINCE) + bool(types & CONSPIRATOR) + bool(types & CHANGELING)
    return PIECES - bool(types & CROWN) - bool(types & COERCION) - min(2, pair)


LACKING: tuple[int, ...] = tuple(_lacking(types) for types in range(1 << 7))
"""How many pieces of a winning Court are missing where these types of cards lie."""

_VALUES = {
    "crown": 6.0, "prince": 1.3, "conspirator": 1.1, "coercion": 1.0, "changeling": 1.6, "trap": 0.5,
    "shield": 1.0, "steal": 1.3, "treachery": 1.0, "poison": 1.2, "strike": 1.2, "spy": 0.4, "capture": 1.4,
    "distraction": 0.9, "mischief": 0.8, "mayhem": 0.8, "trickster": 1.4, "trick_the_trickster": 0.7,
    "turnabout": 1.5, "mortal": 1.8, "reveal_all": 0.2, "conceal_all": 0.2, "remorse": 1.3, "regret": 1.3,
    "flash_the_crown": 0.3,
}  # fmt: skip
VALUE: tuple[float, ...] = tuple(_VALUES[card.subtype] for card in CARDS)
"""What a card is worth in a hand by its number, in about the worth of a card drawn; a needed piece is worth more."""
NEEDED = 1.6
"""What a piece that a Court still lacks is worth beyond VALUE."""
USUAL = 1.2
"""What a card that nobody has seen is worth."""


class Weights:
    """What the parts of a standing count, as the exponent of a seat's share; fitted to games of the bots."""

    laid = 0.10
    """A piece that lies in the Court."""
    crowned = 0.30
    """The same, of the seat that has the Crown."""
    ready = 0.35
    """A piece that the hand of that seat holds."""
    whole = 0.60
    """Every piece is there, in hand or Court."""
    near = 0.23
    """Every piece is there, and so much more for each that lies in the Court already."""
    hand = 0.13
    """A unit of VALUE in the hand, answers to attacks and Heather left out."""
    answer = 0.13
    """A card that answers attacks."""
    answer_for_crown = 0.16
    """And so much more in a hand that guards the Crown."""
    heather = 0.36
    """Heather, who comes at any moment."""
    soon = 0.5
    """The turn of a seat that lacks two cards in its Court and holds them."""
    turn = 0.10
    """The turn."""
    skip = 0.19
    """A turn to be lost."""


_ANSWERS = TRICKSTERS | {TURNABOUT}
AT_HAND = 4.0
"""Exponent of a seat that can win with its next command."""


def standing(state: State) -> tuple[float, ...]:
    """Return a share of the game per seat, adding up to 1, for a world in which every card is known."""
    worth = [exp(_strength(state, seat)) for seat in range(state.seats)]
    total = sum(worth)
    return tuple(own / total for own in worth)


def _strength(state: State, seat: int) -> float:
    laid = held = answers = 0
    hand = found = 0.0
    for slot in state.courts[seat]:
        if slot[1] >= 0:
            laid |= TYPE[slot[1]]
    for card in state.hands[seat]:
        held |= TYPE[card]
        if card in _ANSWERS:
            answers += 1
        elif card == HEATHER:
            found += Weights.heather
        elif card != THE_CROWN:
            hand += VALUE[card]
    court, both = LACKING[laid], LACKING[laid | held]
    found += Weights.hand * hand + Weights.answer * answers
    found += Weights.laid * (PIECES - court) - Weights.skip * state.skips[seat]
    if (laid | held) & CROWN:
        found += Weights.crowned * (PIECES - court) + Weights.ready * (court - both)
        found += Weights.answer_for_crown * answers
        if not both:
            found += Weights.whole + Weights.near * (PIECES - court)
    if state.turn == seat:
        found += Weights.turn
        if not both and state.step == PLACE and state.pending < 0:
            found += AT_HAND if court == 1 else Weights.soon if court == PIECES // 2 else 0.0
    return found
