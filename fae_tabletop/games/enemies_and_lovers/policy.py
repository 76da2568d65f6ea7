"""How good a command looks to a seat at once, in the unit of judgement.py: about the worth of a card drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enemies_and_lovers.cards import NUMBER
from fae_tabletop.games.enemies_and_lovers.commands import (
    AimAtCourt,
    AimAtHand,
    Discard,
    EndTurn,
    Exchange,
    Give,
    Interrupt,
    Keep,
    Mortal,
    MoveShield,
    Pass,
    Place,
    Play,
    Remove,
    Retain,
    SeatShields,
    Take,
)
from fae_tabletop.games.enemies_and_lovers.evaluation import LACKING, NEEDED, VALUE
from fae_tabletop.games.enemies_and_lovers.judgement import ABSORBED, PLAIN, Judgement, Manner
from fae_tabletop.games.enemies_and_lovers.public import FEWEST
from fae_tabletop.games.enemies_and_lovers.state import (
    CAPTURE,
    CHANGELING,
    COUNTERED,
    CROWN,
    DECLARED,
    EFFECT,
    HEATHER,
    JUDE,
    LIMITED,
    OAK,
    POISON,
    SHIELD,
    SKIPS,
    SPY,
    STEAL,
    STRIKE,
    THE_CROWN,
    THE_TRAP,
    TRAP,
    TRAP_THEFT,
    TURNABOUT,
    TURNED,
    TYPE,
    State,
    place_of,
)

SURE = 100.0
"""What a command that wins at once is worth."""
PLACING = 1.0
"""What it is worth to lay a piece that the Court lacks."""
AMONG_MANY = 0.0
"""How much more that is worth among several rivals, who see it."""
CROWN_EARLY = 0.25
"""What it is worth to lay the Crown before the last piece; it is safest in the hand."""
DECOY = 0.25
"""What it is worth to lay a card that only looks like a piece."""
GUARD = 0.4
"""What it is worth to lay a Shield on a card."""
PATIENCE = -0.3
"""What it is worth to end a turn without playing among several rivals, who gain meanwhile."""
STANDSTILL = -1.0
"""What it is worth to end a turn in which no card can be drawn: nothing changes, and the others draw level."""


def _place(own: Judgement, command: Place | Mortal) -> float:
    """Return the worth of laying a card."""
    card = NUMBER[command.card]
    kind = TYPE[card]
    before, after = LACKING[own.court], LACKING[own.court | kind]
    mortal = type(command) is Mortal
    if kind != SHIELD and (not after or (not mortal and after == 1 and _heather_ends(own, card))):
        return SURE
    if mortal:
        return -VALUE[card] - 1.0
    if kind == SHIELD:
        return _shield_on(own, command)
    sheltered = 0.3 if command.to == "under" else 0.0
    if kind == CROWN:
        return CROWN_EARLY + own.manner.eager + 0.8 * own.manner.daring + 2 * sheltered
    if after < before:
        many = 0.0 if own.state.seats == FEWEST else AMONG_MANY
        return PLACING + many - 0.05 * VALUE[card] + sheltered
    if kind == TRAP:
        return DECOY + own.manner.bluff + (0.2 if len(own.state.courts[own.seat]) > 1 else 0.0)
    return own.manner.bluff - 0.3


def _heather_ends(own: Judgement, card: int) -> bool:
    """Say whether Heather can lay the last piece once ``card`` lies in the Court."""
    if HEATHER not in own.hand or not own.state.rules.mortal_own_turn:
        return False
    laid = own.court | TYPE[card]
    return any(other != card and not LACKING[laid | TYPE[other]] for other in own.hand)


def _shield_on(own: Judgement, command: Place | Mortal) -> float:
    if command.to != "on":
        return -0.2
    court = own.state.courts[own.seat]
    card = court[place_of(court, command.slot)][1]
    if TYPE[card] == CROWN:
        return GUARD + 0.8
    return GUARD - 0.2 * own.manner.daring if TYPE[card] & (LIMITED | CHANGELING) else 0.0


def _remove(own: Judgement, command: Remove) -> float:
    """Return the worth of taking a card back."""
    if command.part == "shield":
        return -1.0
    court = own.state.courts[own.seat]
    card = court[place_of(court, command.slot)][1]
    if card != THE_CROWN or LACKING[own.court] == 1:
        return -1.5
    watched = any(aware >> card & 1 for other, aware in enumerate(own.state.aware) if other != own.seat)
    return 0.1 if watched else -1.5


def _exchange(own: Judgement, command: Exchange) -> float:
    """Return the worth of exchanging a card: only what wins, or makes a piece of what was none."""
    court = own.state.courts[own.seat]
    old = court[place_of(court, command.slot)][2 if command.part == "shield" else 1]
    new = NUMBER[command.card]
    types = 0
    for number, card, _ in court:
        if card >= 0 and not (number == command.slot and command.part == "card"):
            types |= TYPE[card]
    if TYPE[new] != SHIELD:
        types |= TYPE[new]
    if not LACKING[types]:
        return SURE
    gain = LACKING[own.court] - LACKING[types]
    return gain * PLACING - 0.1 + 0.05 * (VALUE[old] - VALUE[new])


def _move_shield(own: Judgement, command: MoveShield) -> float:
    """Return the worth of moving a Shield: from what is no piece to the Crown or a piece."""
    court = own.state.courts[own.seat]
    beneath = court[place_of(court, command.origin)][1]
    to = TYPE[court[place_of(court, command.to)][1]]
    was = -1 if beneath < 0 else TYPE[beneath]
    return _guarding(to) - _guarding(was) - 0.1


def _play(own: Judgement, command: Play) -> float:
    """Return the worth of playing a card, the card itself and the draw that it costs taken off."""
    card = NUMBER[command.card]
    cost = own.keeps(card) * own.manner.thrift
    if SKIPS[card] and (EFFECT[card] not in (STEAL, CAPTURE) or own.state.rules.steal_skips_draw):
        cost += own.drawing()
    at = command.at
    gain = own.gain(EFFECT[card], own.seat if at is None else at)
    return gain * (1 + 0.1 * own.manner.daring) - cost


def _end(own: Judgement, command: EndTurn) -> float:
    """Return the worth of leaving it at that: the draw is the usual case and counts as nothing."""
    if not own.drawing():
        return STANDSTILL
    return 0.0 if own.state.seats == FEWEST else PATIENCE


def _at_hand(own: Judgement, command: AimAtHand) -> float:
    """Return the worth of pointing at a hand card."""
    at = command.at
    if command.card is None:
        worth = own.held_value(at)
        if own.state.effect == SPY:
            return 0.3
    else:
        worth = VALUE[NUMBER[command.card]]
    if own.state.effect == STEAL:
        gained = worth if command.card is None else own.keeps(NUMBER[command.card])
        return gained + worth * own.rate(at)
    return worth


def _at_court(own: Judgement, command: AimAtCourt) -> float:
    """Return the worth of pointing at a slot."""
    state = own.state
    effect = state.effect
    court = state.courts[command.at]
    _, card, shield = court[place_of(court, command.slot)]
    if effect == SPY:
        return 0.3 if own.known >> card & 1 else 0.6 + (0.1 if shield >= 0 else 0.0)
    taken = effect in (CAPTURE, JUDE, TRAP_THEFT)
    if card < 0 or command.part == "shield":
        return 0.8 if taken else ABSORBED
    if shield >= 0 and (effect in (POISON, STRIKE, CAPTURE) or state.rules.shield_blocks_jude):
        return ABSORBED
    worth = own.lying_value(command.at, card)
    if card == THE_TRAP and effect in (POISON, STRIKE) and own.known >> card & 1 and own.court:
        return -2.0
    return worth


def _answer(own: Judgement, command: Interrupt) -> float:
    """Return the worth of answering: the harm that is averted, less what the card is worth later."""
    state, card = own.state, NUMBER[command.card]
    effect = EFFECT[state.resolving[0]]
    hold = own.keeps(card) * (own.manner.held - 0.15 * own.manner.daring)
    if state.stage == COUNTERED:
        return own.gain(effect, state.at) - hold
    if state.stage == TURNED:
        if own.seat != state.original:
            return -hold
        return own.harm(effect, state.at) + own.gain(effect, state.at) - hold
    if state.stage == DECLARED and own.seat != state.at:
        return -hold
    averted = own.harm(effect, state.by)
    if card == TURNABOUT:
        return averted + max(0.0, own.gain(effect, state.by)) - hold
    return averted - hold - (0.8 if card == OAK else 0.0)


def _retain(own: Judgement, command: Retain) -> float:
    """Return the worth of keeping something under Mayhem."""
    court = own.state.courts[own.seat]
    _, card, shield = court[place_of(court, command.slot)]
    return 0.8 if command.part == "shield" else VALUE[card] + NEEDED * (shield >= 0)


def _seat_shields(own: Judgement, command: SeatShields) -> float:
    """Return the worth of laying the Shields like this."""
    court = own.state.courts[own.seat]
    return sum(_guarding(TYPE[court[place_of(court, to)][1]]) for _, to in command.moves if to)


def _guarding(kind: int) -> float:
    """Return what a Shield over a card of this type is worth; -1: it lies alone."""
    if kind < 0:
        return 0.0
    return 1.2 if kind == CROWN else 0.5 if kind & (LIMITED | CHANGELING) else 0.1


_SCORES: dict[type[Command], Callable[[Judgement, Any], float]] = {
    Place: _place, Mortal: _place, Remove: _remove, Exchange: _exchange,
    MoveShield: _move_shield, Play: _play, EndTurn: _end,
    Interrupt: _answer, Pass: lambda own, command: 0.0, AimAtHand: _at_hand,
    AimAtCourt: _at_court, Retain: _retain, SeatShields: _seat_shields,
    Take: lambda own, command: own.keeps(NUMBER[command.card]),
    Keep: lambda own, command: own.keeps(NUMBER[command.card]),
    Give: lambda own, command: -own.keeps(NUMBER[command.card]),
    Discard: lambda own, command: -own.keeps(NUMBER[command.card]),
}  # fmt: skip


def appraise(state: State, seat: Seat, commands: Sequence[Command], manner: Manner = PLAIN) -> list[float]:
    """Return how each of ``commands`` looks to ``seat``; SURE is a win at once."""
    own = Judgement(state, seat, manner)
    return [_SCORES[type(command)](own, command) for command in commands]
