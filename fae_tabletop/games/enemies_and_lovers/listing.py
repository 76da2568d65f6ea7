"""Every legal command of a seat, as one object per meaning: search lists them at every node of its tree."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, Generic, TypeVar

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enemies_and_lovers.cards import IDS
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
from fae_tabletop.games.enemies_and_lovers.public import ASIDE, MOST
from fae_tabletop.games.enemies_and_lovers.state import (
    CAPTURE,
    CHOOSE,
    COUNTERED,
    DECLARED,
    DISCARD,
    DRAW_TWO,
    EFFECT,
    GIVE,
    GIVING,
    HEATHER,
    JUDE,
    KEEP_ONE,
    LIMIT,
    LOOK,
    MAYHEM,
    MAYHEM_KEEP,
    MISCHIEF,
    NO_EFFECT,
    OAK,
    PLACE,
    POISON,
    REGRET,
    RESPOND,
    SEAT_SHIELDS,
    SHIELD,
    SPY,
    STEAL,
    STRIKE,
    TAKE,
    TAKING,
    THE_TRAP,
    TITCH,
    TRAP_THEFT,
    TREACHERY,
    TRICKSTERS,
    TURNABOUT,
    TYPE,
    State,
    court_bits,
)

C = TypeVar("C", bound=Command)


class Interned(dict[Any, C], Generic[C]):
    """Makes each command once: ``table[arguments]`` is always the same object."""

    def __init__(self, kind: Callable[..., C]) -> None:
        super().__init__()
        self._kind = kind

    def __missing__(self, key: tuple[Any, ...]) -> C:
        made = self[key] = self._kind(*key)
        return made


PLACES = Interned(lambda seat, card, to, slot: Place(seat, IDS[card], to, slot))
REMOVALS = Interned(Remove)
EXCHANGES = Interned(lambda seat, slot, card, part: Exchange(seat, slot, IDS[card], part))
SHIELD_MOVES = Interned(MoveShield)
MORTALS = Interned(lambda seat, card, to, slot: Mortal(seat, IDS[card], to, slot))
COURT_AIMS = Interned(AimAtCourt)
HAND_AIMS = Interned(lambda at, card: AimAtHand(at, None if card is None else IDS[card]))
RETAINS = Interned(Retain)
SEATINGS = Interned(SeatShields)
INTERRUPTS = tuple(Interrupt(card) for card in IDS)
TAKES = tuple(Take(card) for card in IDS)
GIFTS = tuple(Give(card) for card in IDS)
DISCARDS = tuple(Discard(card) for card in IDS)
KEEPS = tuple(Keep(card) for card in IDS)
END, PASS = EndTurn(), Pass()

(
    NEVER, NEEDS_DRAW, NEEDS_DISCARD, NEEDS_GIVER, NOTHING_NEEDED,
    NEEDS_HAND, NEEDS_COURT, NEEDS_CARD, NEEDS_HANDS, NEEDS_COURTS, NEEDS_HIDDEN,
) = range(11)  # fmt: skip
_NEEDS: dict[int, int] = {
    NO_EFFECT: NEVER, DRAW_TWO: NEEDS_DRAW, LOOK: NEEDS_DRAW, TAKING: NEEDS_DISCARD, REGRET: NEEDS_DISCARD,
    GIVING: NEEDS_GIVER, JUDE: NEEDS_COURT, STEAL: NEEDS_HAND, TREACHERY: NEEDS_HAND, POISON: NEEDS_CARD,
    STRIKE: NEEDS_CARD, SPY: NEEDS_HIDDEN, CAPTURE: NEEDS_COURT, MISCHIEF: NEEDS_HANDS, MAYHEM: NEEDS_COURTS,
}  # fmt: skip
NEED: tuple[int, ...] = tuple(_NEEDS.get(effect, NOTHING_NEEDED) for effect in EFFECT)
"""What a card needs to be played (R3), by its number: a place in the masks of opponents in ``plays_of``."""
EVIDENT = tuple(
    need in (NEEDS_DRAW, NEEDS_GIVER, NOTHING_NEEDED, NEEDS_HAND, NEEDS_CARD, NEEDS_HANDS) for need in NEED
)
"""By card: whether it can be played against whoever has a hand as long as there are cards to draw."""
KILLING = frozenset({POISON, STRIKE})
"""Effects that kill, in a hand or in a Court."""
AT_HANDS = KILLING | {STEAL, SPY}
"""Effects that may be pointed at a hand card."""
EVERYBODY = tuple((1 << seats) - 1 for seats in range(MOST + 1))


def _plays_by_opponents(card: int) -> tuple[tuple[Play, ...], ...]:
    """Return the ways to play a card for each set of opponents, as bits, that it can be played against."""
    if EFFECT[card] < JUDE:
        alone = (Play(IDS[card]),)
        return ((), *(alone for _ in range(1, 1 << MOST)))
    at = [Play(IDS[card], seat) for seat in range(MOST)]
    return tuple(
        tuple(at[seat] for seat in range(MOST) if opponents >> seat & 1) for opponents in range(1 << MOST)
    )


PLAYS = tuple(_plays_by_opponents(card) for card in range(len(IDS)))
PLAYS_AT: tuple[tuple[Play, ...], ...] = tuple(
    tuple(ways[1 << seat][0] for seat in range(MOST)) for ways in PLAYS
)
"""The way to play a card against each seat, or by itself."""


def listed(state: State, seat: Seat) -> list[Command]:
    """Return every listed command of ``seat``: of its turn, of the decision it owes, and Heather's."""
    found: list[Command] = []
    if state.why is not None:
        return found
    if state.pending >= 0:
        if state.asked == seat:
            ANSWERS[state.pending](state, seat, found)
    elif state.turn == seat:
        if state.step == PLACE:
            _arrange(state, seat, found)
        found += plays_of(state, seat)
        found.append(END)
    if HEATHER in state.hands[seat] and (state.turn != seat or state.rules.mortal_own_turn):
        placings(state, seat, MORTALS, found)
    return found


def placings(state: State, seat: Seat, table: Interned[Any], found: list[Command]) -> None:
    """Add what may be put into the Court from the hand (rules page, section 4; R13, R15)."""
    court = state.courts[seat]
    types = 0
    for slot in court:
        if slot[1] >= 0:
            types |= LIMIT[slot[1]]
    for card in state.hands[seat]:
        kind = TYPE[card]
        if not kind or kind & types:
            continue
        found.append(table[seat, card, "new", 0])
        if kind == SHIELD:
            for number, lying, shield in court:
                if lying >= 0 and shield < 0:
                    found.append(table[seat, card, "on", number])
        else:
            for number, lying, _ in court:
                if lying < 0:
                    found.append(table[seat, card, "under", number])


def _arrange(state: State, seat: Seat, found: list[Command]) -> None:
    """Add what Step 1 may be: place, remove, exchange, move a Shield."""
    placings(state, seat, PLACES, found)
    court = state.courts[seat]
    if not court:
        return
    types = 0
    for slot in court:
        if slot[1] >= 0:
            types |= LIMIT[slot[1]]
    placeable = [card for card in state.hands[seat] if TYPE[card]]
    for number, lying, shield in court:
        if lying >= 0:
            found.append(REMOVALS[seat, number, "card"])
            others = types & ~LIMIT[lying]
            for card in placeable:
                if TYPE[card] == SHIELD:
                    if shield < 0:
                        found.append(EXCHANGES[seat, number, card, "card"])
                elif not LIMIT[card] & others:
                    found.append(EXCHANGES[seat, number, card, "card"])
        if shield >= 0:
            found.append(REMOVALS[seat, number, "shield"])
            for card in placeable:
                if TYPE[card] == SHIELD or (lying < 0 and not LIMIT[card] & types):
                    found.append(EXCHANGES[seat, number, card, "shield"])
            for other, beneath, guard in court:
                if beneath >= 0 and guard < 0:
                    found.append(SHIELD_MOVES[seat, number, other])


def plays_of(state: State, seat: Seat) -> list[Command]:
    """Return the ways to play hand cards for their effect, by opponent (R3, R44)."""
    found: list[Command] = []
    hands, courts = state.hands, state.courts
    hand = hands[seat]
    if not hand:
        return found
    having_hands = having_courts = 0
    for other in range(state.seats):
        if other != seat:
            if hands[other]:
                having_hands |= 1 << other
            if courts[other]:
                having_courts |= 1 << other
    everybody = EVERYBODY[state.seats] & ~(1 << seat)
    masks = (
        0,
        1 if state.draw or len(state.discard) > ASIDE else 0,
        1 if state.discard else 0,
        having_hands,
        everybody,
        having_hands,
        having_courts,
        having_hands | having_courts,
        everybody if len(hand) > 1 else having_hands,
        everybody if courts[seat] else having_courts,
    )
    for card in hand:
        need = NEED[card]
        if need == NEEDS_HIDDEN:
            hiding = sum(
                1 << other for other in range(state.seats) if other != seat and has_hidden(state, other)
            )
            found += PLAYS[card][hiding]
        elif need:
            found += PLAYS[card][masks[need]]
    return found


def has_point(state: State, seat: Seat, card: int, other: Seat) -> bool:
    """Say whether ``seat`` may play ``card`` against ``other``, or by itself where it needs nobody (R3, R44)."""
    need = NEED[card]
    if need == NEEDS_DRAW:
        return bool(state.draw) or len(state.discard) > ASIDE
    if need == NEEDS_HAND:
        return bool(state.hands[other])
    if need == NEEDS_CARD:
        return bool(state.hands[other] or state.courts[other])
    if need == NOTHING_NEEDED:
        return True
    if need == NEEDS_COURT:
        return bool(state.courts[other])
    if need == NEEDS_DISCARD:
        return bool(state.discard)
    if need == NEEDS_HIDDEN:
        return has_hidden(state, other)
    if need == NEEDS_HANDS:
        return len(state.hands[seat]) > 1 or bool(state.hands[other])
    if need == NEEDS_COURTS:
        return bool(state.courts[seat] or state.courts[other])
    return need == NEEDS_GIVER and any(hand for giver, hand in enumerate(state.hands) if giver != seat)


def has_hidden(state: State, seat: Seat) -> bool:
    """Say whether ``seat`` has a face-down card in hand or Court."""
    up = state.up
    for card in state.hands[seat]:
        if not up >> card & 1:
            return True
    return court_bits(state.courts[seat]) & ~up != 0


def has_target(state: State, effect: int, seat: Seat) -> bool:
    """Say whether ``effect`` still finds something of ``seat`` to choose from (R3, R55)."""
    if effect == SPY:
        return has_hidden(state, seat)
    if effect in KILLING:
        return bool(state.hands[seat] or state.courts[seat])
    return bool(state.hands[seat] if effect in (STEAL, TREACHERY) else state.courts[seat])


_TRICK = frozenset({TITCH})
_SPOILERS = frozenset({OAK})
_CANCELS = tuple(TRICKSTERS | _SPOILERS if effect == POISON else TRICKSTERS for effect in EFFECT)
_ANSWERS_ALL = tuple(cards | {TURNABOUT} for cards in _CANCELS)
"""What an attacker may answer to a Turnabout, and what the target of an attack may answer, by the card played."""


def _respond(state: State, seat: Seat, found: list[Command]) -> None:
    answers = answers_of(state, seat)
    for card in state.hands[seat]:
        if card in answers:
            found.append(INTERRUPTS[card])
    found.append(PASS)


def answers_of(state: State, seat: Seat) -> frozenset[int]:
    """Return the interrupts that answer what waits, coming from ``seat`` (section 8)."""
    stage = state.stage
    if stage == DECLARED:
        return _ANSWERS_ALL[state.resolving[0]] if seat == state.at else _SPOILERS
    if stage == COUNTERED:
        return _TRICK
    return _CANCELS[state.resolving[0]] if seat == state.original else _SPOILERS


def _choose(state: State, seat: Seat, found: list[Command]) -> None:
    """Add what the card that waits may be pointed at: hand cards, then slots (R19 to R25)."""
    effect, target, up = state.effect, state.target, state.up
    if effect in AT_HANDS:
        hand = state.hands[target]
        shown = [card for card in hand if up >> card & 1] if up else []
        if shown and effect != SPY:
            # By number: the order of a rival's hand is not to be seen.
            found += [HAND_AIMS[target, card] for card in sorted(shown)]
        if len(shown) < len(hand):
            found.append(HAND_AIMS[target, None])
    if effect == SPY:
        for number, lying, _ in state.courts[target]:
            if lying >= 0 and not up >> lying & 1:
                found.append(COURT_AIMS[target, number, "card"])
    elif effect != STEAL:
        for number, lying, shield in state.courts[target]:
            if lying >= 0:
                found.append(COURT_AIMS[target, number, "card"])
            if shield >= 0:
                found.append(COURT_AIMS[target, number, "shield"])
    if effect == TRAP_THEFT:
        found.append(PASS)


def _discard(state: State, seat: Seat, found: list[Command]) -> None:
    found += [DISCARDS[card] for card in state.hands[seat]]


def _give(state: State, seat: Seat, found: list[Command]) -> None:
    found += [GIFTS[card] for card in state.hands[seat]]


def _keep_one(state: State, seat: Seat, found: list[Command]) -> None:
    found += [KEEPS[card] for card in state.looking]


def _take(state: State, seat: Seat, found: list[Command]) -> None:
    found += [TAKES[card] for card in reversed(state.discard)]


def _mayhem_keep(state: State, seat: Seat, found: list[Command]) -> None:
    for number, lying, shield in state.courts[seat]:
        if lying >= 0 and lying != THE_TRAP:
            found.append(RETAINS[seat, number, "card"])
        if shield >= 0:
            found.append(RETAINS[seat, number, "shield"])
    found.append(PASS)


def _seat_shields(state: State, seat: Seat, found: list[Command]) -> None:
    found += [SEATINGS[seat, moves] for moves in seatings(state, seat)]
    found.append(PASS)


def seatings(state: State, seat: Seat) -> list[tuple[tuple[int, int], ...]]:
    """Return every way to lay the Shields of a Court, as the moves of SeatShields (R30)."""
    court = state.courts[seat]
    shields = [number for number, _, shield in court if shield >= 0]
    places = [0, *(number for number, lying, _ in court if lying >= 0)]
    ways = []
    for targets in product(places, repeat=len(shields)):
        taken = [target for target in targets if target]
        if len(set(taken)) == len(taken):
            ways.append(tuple(zip(shields, targets, strict=True)))
    return ways


ANSWERS: dict[int, Callable[[State, Seat, list[Command]], None]] = {
    RESPOND: _respond, CHOOSE: _choose, DISCARD: _discard, GIVE: _give, KEEP_ONE: _keep_one, TAKE: _take,
    MAYHEM_KEEP: _mayhem_keep, SEAT_SHIELDS: _seat_shields,
}  # fmt: skip
"""What adds the answers to each decision, Heather left out."""
