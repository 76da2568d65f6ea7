"""What a position is worth to each seat: how near its Court is to winning, and what its hand can do about it."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARDS
from fae_tabletop.games.enemies_and_lovers.public import FEWEST
from fae_tabletop.games.enemies_and_lovers.state import (
    CHANGELING,
    COERCION,
    CONSPIRATOR,
    CROWN,
    PLACE,
    PRINCE,
    SHIELD,
    THE_CROWN,
    TRAP,
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


class Weights(NamedTuple):
    """What the parts of a standing count, as the exponent of a seat's share of the game.

    Fitted to the results of thousands of games of the policy against itself (softmax regression on the positions
    at the start of each turn, ``build/fit_enemies.py``), for two seats and for more of them: among many a seat's own
    luck counts for less.

    ``position`` by where the seat has the Crown (nowhere, hand, Court), by what its Court lacks and what Court and
    hand together lack; ``race`` with every piece at hand, by what the Court lacks and the turns until its own;
    ``turn`` by the turns until its own; ``skip`` a turn to be lost, without and with every piece at hand;
    ``held`` by kind of card: without and with the Crown, then the same for a piece that is not needed any more;
    ``fetch`` a card that can take the Crown from the discard pile; ``shield`` one that lies on a piece, on the
    Crown or alone; ``seen`` the Crown where others know it, in hand and in Court, and where it lies open;
    ``trap`` one that lies in the Court; ``cards`` by the number of cards in the hand.
    """

    position: tuple[tuple[tuple[float, ...], ...], ...]
    race: tuple[tuple[float, ...], ...]
    turn: tuple[float, ...]
    skip: tuple[float, float]
    held: dict[str, tuple[float, float, float, float]]
    fetch: dict[str, float]
    shield: tuple[float, float, float]
    seen: tuple[float, float, float]
    trap: float
    cards: tuple[float, ...]


DUEL = Weights(
    position=(
        (
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (0.0, 0.14, 0.0, 0.0, 0.0),
            (0.0, 0.08, -0.22, 0.0, 0.0),
            (0.0, 0.11, -0.23, -0.4, 0.0),
            (0.0, 0.06, -0.16, -0.41, -0.59),
        ),
        (
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (1.46, 0.0, 0.0, 0.0, 0.0),
            (0.86, 0.67, 0.0, 0.0, 0.0),
            (0.55, 0.09, 0.09, 0.0, 0.0),
            (0.68, -0.54, -0.51, -0.27, 0.0),
        ),
        (
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (1.34, 1.03, 0.0, 0.0, 0.0),
            (0.31, 0.44, 0.36, 0.0, 0.0),
            (-0.6, 0.0, -0.13, -0.07, 0.0),
            (0.0, 0.0, 0.0, 0.0, 0.0),
        ),
    ),
    race=(
        (0.0, 0.0, 0.0, 0.0),
        (5.38, 0.68, 0.0, 0.0),
        (1.06, 0.3, 0.0, 0.0),
        (0.27, 0.06, 0.0, 0.0),
        (0.36, 0.4, 0.0, 0.0),
    ),
    turn=(0.08, -0.08, 0.0, 0.0),
    skip=(-0.38, 0.15),
    held={
        "coercion": (-0.12, 0.31, 0.1, 0.1),
        "prince take": (-0.19, 0.21, 0.0, 0.32),
        "prince give": (-0.15, 0.27, 0.01, 0.02),
        "prince none": (-0.12, 0.34, -0.02, 0.19),
        "conspirator jude": (-0.15, 0.42, 0.32, 0.39),
        "conspirator look": (-0.11, 0.28, -0.06, 0.12),
        "changeling": (-0.09, 0.46, 0.01, 0.15),
        "trap": (0.0, 0.0, 0.09, 0.15),
        "shield": (-0.05, 0.06, 0.0, 0.0),
        "steal": (0.03, 0.03, 0.0, 0.0),
        "treachery": (0.29, 0.3, 0.0, 0.0),
        "poison": (0.15, 0.01, 0.0, 0.0),
        "strike": (0.16, -0.03, 0.0, 0.0),
        "spy": (-0.08, -0.07, 0.0, 0.0),
        "capture": (0.12, 0.07, 0.0, 0.0),
        "distraction": (0.16, 0.14, 0.0, 0.0),
        "mischief": (0.34, 0.65, 0.0, 0.0),
        "mayhem": (0.31, 0.13, 0.0, 0.0),
        "trickster": (0.18, 0.51, 0.0, 0.0),
        "trick_the_trickster": (0.05, 0.18, 0.0, 0.0),
        "turnabout": (0.35, 0.43, 0.0, 0.0),
        "mortal": (0.05, 0.27, 0.0, 0.0),
        "reveal_all": (-0.06, -0.16, 0.0, 0.0),
        "conceal_all": (-0.04, -0.06, 0.0, 0.0),
        "remorse": (0.01, 0.06, 0.0, 0.0),
        "regret": (0.21, 0.29, 0.0, 0.0),
        "flash_the_crown": (-0.05, -0.07, 0.0, 0.0),
    },
    fetch={"prince take": 0.64, "regret": 0.3, "remorse": 0.54},
    shield=(0.03, 0.29, 0.08),
    seen=(-0.05, -0.12, -0.21),
    trap=0.3,
    cards=(-0.34, -0.19, -0.06, 0.06, 0.22, 0.38, 0.47, 0.54, 0.52, 1.43),
)
TABLE = Weights(
    position=(
        (
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (0.0, 0.08, 0.0, 0.0, 0.0),
            (0.0, 0.04, -0.06, 0.0, 0.0),
            (0.0, 0.11, -0.06, -0.13, 0.0),
            (0.0, 0.14, -0.08, -0.11, -0.15),
        ),
        (
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (1.41, 0.0, 0.0, 0.0, 0.0),
            (0.7, 0.36, 0.0, 0.0, 0.0),
            (0.14, 0.05, 0.12, 0.0, 0.0),
            (0.35, -0.64, -0.29, 0.09, 0.0),
        ),
        (
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (1.15, 0.42, 0.0, 0.0, 0.0),
            (0.35, 0.14, 0.17, 0.0, 0.0),
            (0.38, -0.04, -0.12, 0.08, 0.0),
            (0.0, 0.0, 0.0, 0.0, 0.0),
        ),
    ),
    race=(
        (0.0, 0.0, 0.0, 0.0),
        (6.16, 1.07, 0.38, 0.0),
        (0.79, 0.47, 0.23, 0.03),
        (0.46, 0.24, -0.05, -0.26),
        (0.0, 0.21, 0.2, 0.13),
    ),
    turn=(0.04, 0.01, -0.02, -0.05),
    skip=(-0.07, -1.21),
    held={
        "coercion": (-0.03, 0.27, 0.04, 0.06),
        "prince take": (-0.04, 0.26, 0.09, 0.39),
        "prince give": (-0.01, 0.3, 0.15, 0.36),
        "prince none": (-0.01, 0.25, 0.01, 0.17),
        "conspirator jude": (-0.04, 0.3, 0.14, 0.23),
        "conspirator look": (-0.04, 0.31, -0.01, 0.08),
        "changeling": (-0.04, 0.36, 0.01, 0.29),
        "trap": (0.0, 0.0, -0.1, 0.02),
        "shield": (-0.03, 0.04, 0.0, 0.0),
        "steal": (0.01, -0.03, 0.0, 0.0),
        "treachery": (0.0, 0.03, 0.0, 0.0),
        "poison": (0.01, -0.06, 0.0, 0.0),
        "strike": (0.03, -0.02, 0.0, 0.0),
        "spy": (-0.03, -0.03, 0.0, 0.0),
        "capture": (0.01, 0.05, 0.0, 0.0),
        "distraction": (-0.02, 0.01, 0.0, 0.0),
        "mischief": (0.2, 0.26, 0.0, 0.0),
        "mayhem": (0.13, 0.25, 0.0, 0.0),
        "trickster": (0.04, 0.21, 0.0, 0.0),
        "trick_the_trickster": (0.0, 0.01, 0.0, 0.0),
        "turnabout": (0.08, 0.19, 0.0, 0.0),
        "mortal": (0.01, 0.15, 0.0, 0.0),
        "reveal_all": (0.02, -0.08, 0.0, 0.0),
        "conceal_all": (-0.07, -0.07, 0.0, 0.0),
        "remorse": (0.02, 0.2, 0.0, 0.0),
        "regret": (0.1, 0.21, 0.0, 0.0),
        "flash_the_crown": (-0.02, 0.01, 0.0, 0.0),
    },
    fetch={"prince take": 0.12, "regret": 0.02, "remorse": 0.13},
    shield=(0.03, 0.07, -0.01),
    seen=(-0.16, -0.27, -0.08),
    trap=-0.02,
    cards=(-0.07, -0.03, 0.01, 0.06, 0.13, 0.2, 0.36, 0.48, 0.51, 0.26),
)


def _kind(card: int) -> str:
    """Return the kind of a card, Princes and Conspirators told apart by what they do."""
    one = CARDS[card]
    return f"{one.subtype} {one.effect}" if TYPE[card] & (PRINCE | CONSPIRATOR) else one.subtype


class Scale:
    """Weights by the number of a card, as they are looked up."""

    __slots__ = ("fetch", "held", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        kinds = [_kind(card) for card in range(len(CARDS))]
        self.held = [[weights.held.get(kind, (0.0,) * 4)[column] for kind in kinds] for column in range(4)]
        self.fetch = [weights.fetch.get(kind, 0.0) for kind in kinds]


_SCALES = (Scale(DUEL), Scale(TABLE))


def standing(state: State) -> tuple[float, ...]:
    """Return a share of the game per seat, adding up to 1, for a world in which every card is known."""
    scale = _SCALES[state.seats > FEWEST]
    worth = [exp(strength(state, seat, scale)) for seat in range(state.seats)]
    total = sum(worth)
    return tuple(own / total for own in worth)


def strength(state: State, seat: Seat, scale: Scale) -> float:
    """Return the exponent of the share of ``seat``: a sum of those weights of ``scale`` that apply."""
    weights, court, hand = scale.weights, state.courts[seat], state.hands[seat]
    found = 0.0
    laid = held = 0
    for _, card, shield in court:
        if card >= 0:
            kind = TYPE[card]
            laid |= kind
            if shield >= 0:
                found += weights.shield[kind == CROWN]
            if kind == TRAP:
                found += weights.trap
        elif shield >= 0:
            found += weights.shield[2]
    for card in hand:
        held |= TYPE[card]
    crown = 2 if laid & CROWN else 1 if held & CROWN else 0
    court_lacks, all_lack = LACKING[laid], LACKING[laid | held]
    whole = crown > 0 and not all_lack
    wait = (seat - state.turn) % state.seats
    found += weights.position[crown][court_lacks][all_lack] + weights.turn[wait]
    if whole and not (wait == 0 and (state.step != PLACE or state.pending >= 0)):
        found += weights.race[court_lacks][wait]
    if state.skips[seat]:
        found += weights.skip[whole]
    needed, spare = scale.held[crown > 0], scale.held[2 + (crown > 0)]
    fallen = THE_CROWN in state.discard
    have = laid
    for card in hand:
        kind = TYPE[card]
        if kind == CROWN:
            continue
        if kind and kind != SHIELD and LACKING[have | kind] == LACKING[have]:
            found += spare[card]
        else:
            found += needed[card]
            have |= kind
        if fallen:
            found += scale.fetch[card]
    if crown:
        found += _exposure(state, seat, crown, weights)
    return found + weights.cards[min(len(hand), len(weights.cards) - 1)]


def _exposure(state: State, seat: int, crown: int, weights: Weights) -> float:
    """Return what it costs that others know where the Crown of ``seat`` is."""
    if not any(aware >> THE_CROWN & 1 for other, aware in enumerate(state.aware) if other != seat):
        return 0.0
    open_too = weights.seen[2] if crown == 2 and state.up >> THE_CROWN & 1 else 0.0
    return weights.seen[crown - 1] + open_too
