"""One legal command drawn at random without listing the others: playouts spend most of their time on this.

Instead of counting what is legal, the drawing lays out cells that are counted at a glance: for every hand card its
opponents and the slots of the Court, and some more for what needs no hand card. No command has two cells, and a cell
without a legal command is drawn again, so every legal command is equally likely.
"""

from __future__ import annotations

from fae_tabletop.core.dice import INCREMENT, MASK48, MULTIPLIER, Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARDS
from fae_tabletop.games.enemies_and_lovers.listing import (
    ANSWERS,
    DISCARDS,
    END,
    EVIDENT,
    EXCHANGES,
    GIFTS,
    HAND_AIMS,
    KEEPS,
    MORTALS,
    PASS,
    PLACES,
    PLAYS_AT,
    REMOVALS,
    SEATINGS,
    SHIELD_MOVES,
    TAKES,
    has_point,
    listed,
    placings,
)
from fae_tabletop.games.enemies_and_lovers.public import MOST
from fae_tabletop.games.enemies_and_lovers.state import (
    CHOOSE,
    DISCARD,
    EFFECT,
    GIVE,
    HEATHER,
    JUDE,
    KEEP_ONE,
    LIMIT,
    NO_EFFECT,
    OAK,
    PLACE,
    RESPOND,
    SEAT_SHIELDS,
    SHIELD,
    STEAL,
    TAKE,
    TITCH,
    TRICKSTERS,
    TURNABOUT,
    TYPE,
    Court,
    State,
)

_CARDS = range(len(CARDS))
_OUT_OF_TURN = TRICKSTERS | {OAK, TITCH, TURNABOUT, HEATHER}
"""The cards that are played in answer to something."""
_HEATHER = 1 << 16
"""What tells that Heather is held: more cells than all other cards have. Her placings are listed after all."""
_PLAYS = tuple(
    tuple(
        _HEATHER if card == HEATHER
        else 0 if EFFECT[card] == NO_EFFECT
        else 1 if EFFECT[card] < JUDE
        else seats - 1
        for card in _CARDS
    )
    for seats in range(MOST + 1)
)  # fmt: skip
"""How many cells each card has for its play, by the number of seats."""
_PLACINGS = tuple(
    tuple(0 if not TYPE[card] else 1 + 2 * slots if TYPE[card] == SHIELD else 1 + slots for card in _CARDS)
    for slots in _CARDS
)
"""How many cells each card has for the Court in Step 1, by the number of its slots."""
_CELLS = tuple(
    (plays, *(tuple(map(int.__add__, plays, placings)) for placings in _PLACINGS)) for plays in _PLAYS
)
"""All cells of each card, by the number of seats and, from 1 on, of slots; 0 is after Step 1."""


def drawn(state: State, seat: Seat, dice: Dice) -> Command:
    """Return one of the commands of ``seat``, each equally likely. Raises ValueError when it has none."""
    return drawn_in_turn(state, seat, dice) if state.pending < 0 else drawn_answer(state, seat, dice)


def drawn_answer(state: State, seat: Seat, dice: Dice) -> Command:
    """Return one of the answers of ``seat`` to the open decision, each equally likely."""
    hand = state.hands[seat]
    pending = state.pending
    if pending == RESPOND and _OUT_OF_TURN.isdisjoint(hand):
        return PASS
    if HEATHER in hand:
        return dice.choice(listed(state, seat))
    if pending == CHOOSE and state.effect == STEAL and not state.up:
        return HAND_AIMS[state.target, None]
    if pending == DISCARD:
        return DISCARDS[hand[dice.below(len(hand))]]
    if pending == KEEP_ONE:
        return KEEPS[state.looking[dice.below(len(state.looking))]]
    if pending == TAKE:
        return TAKES[state.discard[dice.below(len(state.discard))]]
    if pending == GIVE:
        return GIFTS[hand[dice.below(len(hand))]]
    if pending == SEAT_SHIELDS:
        return _seating(state.courts[seat], seat, dice)
    found: list[Command] = []
    ANSWERS[pending](state, seat, found)
    return found[dice.below(len(found))]


def _seating(court: Court, seat: Seat, dice: Dice) -> Command:
    """Return a way to lay the Shields: each at any card or alone, two at one card being an empty cell; or to pass."""
    shields = [number for number, _, shield in court if shield >= 0]
    places = [0, *[number for number, lying, _ in court if lying >= 0]]
    while True:
        number = dice.below(1 + len(places) ** len(shields)) - 1
        if number < 0:
            return PASS
        moves = []
        for origin in shields:
            number, place = divmod(number, len(places))
            moves.append((origin, places[place]))
        guarded = [to for _, to in moves if to]
        if len(set(guarded)) == len(guarded):
            return SEATINGS[seat, tuple(moves)]


def drawn_in_turn(state: State, seat: Seat, dice: Dice) -> Command:
    """Return one of the commands of ``seat``, whose turn it is, each equally likely."""
    hands, seats = state.hands, state.seats
    hand = hands[seat]
    court: Court = ()
    slots = 0
    bare = 1
    if state.step == PLACE:
        court = state.courts[seat]
        slots = len(court)
        bare += slots
        cells = _CELLS[seats][bare]
        for slot in court:
            if slot[2] >= 0:
                bare += 1 + slots + (len(hand) if slot[1] < 0 else 0)
    else:
        cells = _CELLS[seats][0]
    total = bare
    for card in hand:
        total += cells[card]
    if total >= _HEATHER:
        mortals: list[Command] = []
        total -= _HEATHER
        hand = [card for card in hand if card != HEATHER]
        if state.rules.mortal_own_turn:
            placings(state, seat, MORTALS, mortals)
            total += len(mortals)
    while True:
        dice.word = word = (dice.word * MULTIPLIER + INCREMENT) & MASK48
        number = word * total >> 48
        if number < bare:
            if not number:
                return END
            if number > slots:
                command = _about_shield(seat, hands[seat], court, number - slots - 1)
                if command is not None:
                    return command
            else:
                slot = court[number - 1]
                if slot[1] >= 0:
                    return REMOVALS[seat, slot[0], "card"]
            continue
        number -= bare
        for card in hand:
            width = cells[card]
            if number < width:
                break
            number -= width
        else:
            return mortals[number]
        plays = _PLAYS[seats][card]
        if number < plays:
            other = (seat + 1 + number) % seats
            if (EVIDENT[card] and hands[other] and state.draw) or has_point(state, seat, card, other):
                return PLAYS_AT[card][other]
        elif not court:
            return PLACES[seat, card, "new", 0]
        else:
            command = _into_court(seat, card, court, number - plays)
            if command is not None:
                return command


def _into_court(seat: Seat, card: int, court: Court, number: int) -> Command | None:
    """Return the placing or exchange in a cell of a hand card: a new slot, then every slot; None in an empty cell.

    A Shield has two cells a slot: it covers the card there or takes its place, or takes that of another Shield.
    """
    limit = LIMIT[card]
    if TYPE[card] == SHIELD:
        if not number:
            return PLACES[seat, card, "new", 0]
        slot, _, guard = court[(number - 1) // 2]
        if guard >= 0:
            return EXCHANGES[seat, slot, card, "shield"] if number & 1 else None
        return PLACES[seat, card, "on", slot] if number & 1 else EXCHANGES[seat, slot, card, "card"]
    place = number - 1
    if limit:
        for at, (_, lying, _) in enumerate(court):
            if lying >= 0 and LIMIT[lying] == limit and at != place:
                return None
    if place < 0:
        return PLACES[seat, card, "new", 0]
    slot, lying, _ = court[place]
    return PLACES[seat, card, "under", slot] if lying < 0 else EXCHANGES[seat, slot, card, "card"]


def _about_shield(seat: Seat, hand: list[int], court: Court, number: int) -> Command | None:
    """Return what is done with a Shield that lies in the Court; None in an empty cell.

    It is taken back, moved to another slot, or, where it lies alone, exchanged for a hand card that is no Shield.
    """
    slots = len(court)
    for slot in court:
        if slot[2] >= 0:
            width = 1 + slots + (len(hand) if slot[1] < 0 else 0)
            if number < width:
                break
            number -= width
    origin = slot[0]
    if not number:
        return REMOVALS[seat, origin, "shield"]
    if number <= slots:
        to, beneath, guard = court[number - 1]
        return SHIELD_MOVES[seat, origin, to] if beneath >= 0 and guard < 0 else None
    card = hand[number - slots - 1]
    if not TYPE[card] or TYPE[card] == SHIELD:
        return None
    for _, lying, _ in court:
        if lying >= 0 and LIMIT[lying] & LIMIT[card]:
            return None
    return EXCHANGES[seat, origin, card, "shield"]
