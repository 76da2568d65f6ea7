"""What each seat is certain of about the others' hidden cards: the memory rules K1 to K7.

Four sets of cards a seat, as bits: ``known`` (it knows in whose hand or Court the card lies), ``unplaced``
(those of them in a Court of which it does not know the slot), ``aware`` (those of which the card's owner,
too, is certain that this seat knows) and ``outside`` (those it has seen outside the draw pile since that was last
built, wherever they went). Where a card lies is not kept here: the state tells. Facts are exact and
not clever: nothing is concluded from them.

A hidden card that everybody is aware of is common knowledge, and stays so when it changes hands.
"""

from __future__ import annotations

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARDS, NUMBER
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.state import HIDDEN_IN_COURT, State, bits, court_bits

ALL = (1 << len(CARDS)) - 1
"""Every card."""


def seen_by_all(state: State, owner: Seat, cards: int) -> None:
    """All learn where ``cards`` of ``owner`` lie: turned up, shown, or taken from the discard pile (K1, K2)."""
    known, unplaced, aware = list(state.known), list(state.unplaced), list(state.aware)
    state.outside = tuple(outside | cards for outside in state.outside)
    for seat in range(state.seats):
        unplaced[seat] &= ~cards
        if seat == owner:
            known[seat] &= ~cards
            aware[seat] &= ~cards
        else:
            known[seat] |= cards
            aware[seat] |= cards
    state.known, state.unplaced, state.aware = tuple(known), tuple(unplaced), tuple(aware)


def gone(state: State, cards: int) -> None:
    """``cards`` left hands and Courts before everybody's eyes: nothing is to be remembered about them."""
    state.known = tuple(known & ~cards for known in state.known)
    state.unplaced = tuple(unplaced & ~cards for unplaced in state.unplaced)
    state.aware = tuple(aware & ~cards for aware in state.aware)


def leaves_hand(state: State, owner: Seat, into_court: bool, seeing: tuple[Seat, ...] = ()) -> None:
    """A concealed card leaves the hand of ``owner``, seen by ``seeing`` only (K4); call it before it moves.

    Whoever does not see it forgets every concealed card of that hand that may be the one.
    """
    doubtful = bits(state.hands[owner]) & ~state.up
    if into_court:
        doubtful &= HIDDEN_IN_COURT
    _forget(state, doubtful, (owner, *seeing))


def leaves_court(state: State, owner: Seat, card: int, seeing: tuple[Seat, ...] = ()) -> None:
    """A concealed card leaves a slot of a Court, seen by ``seeing`` only (K4, K5); call it before it moves.

    Whoever knows the slot follows the card; the others forget what they know of this Court without its slot.
    """
    here = court_bits(state.courts[owner]) & ~state.up
    bit = 1 << card
    known, unplaced, aware = list(state.known), list(state.unplaced), list(state.aware)
    for seat in range(state.seats):
        if seat == owner or seat in seeing or known[seat] & bit & ~unplaced[seat]:
            continue
        doubtful = unplaced[seat] & here
        known[seat] &= ~doubtful
        unplaced[seat] &= ~doubtful
        aware[seat] &= ~doubtful
    state.known, state.unplaced, state.aware = tuple(known), tuple(unplaced), tuple(aware)


def enters_court(state: State, card: int) -> None:
    """A card whose place is known came into a slot that all saw: whoever knows it knows the slot."""
    state.unplaced = tuple(unplaced & ~(1 << card) for unplaced in state.unplaced)


def enters_hand(state: State, card: int) -> None:
    """A card came into a hand, where there are no slots."""
    enters_court(state, card)


def passes(state: State, giver: Seat, taker: Seat, cards: int) -> None:
    """``cards`` change owner, known to both (K2, K6, K7); who else knew them still does, or has forgotten.

    The new owner is certain of the giver's knowledge, and of everybody's where it was common.
    """
    known, aware = list(state.known), list(state.aware)
    state.outside = tuple(
        outside | cards if seat in (giver, taker) else outside for seat, outside in enumerate(state.outside)
    )
    common = cards
    for seat in range(state.seats):
        if seat != giver:
            common &= aware[seat]
    for seat in range(state.seats):
        aware[seat] = aware[seat] & ~cards | common
    known[giver] |= cards
    aware[giver] |= cards
    known[taker] &= ~cards
    aware[taker] &= ~cards
    state.known, state.aware = tuple(known), tuple(aware)
    state.unplaced = tuple(
        unplaced & ~cards if seat == taker else unplaced for seat, unplaced in enumerate(state.unplaced)
    )


def shuffled(state: State, owner: Seat) -> None:
    """The slots of the Court of ``owner`` were shuffled: known cards lie somewhere in it (K7)."""
    here = court_bits(state.courts[owner]) & ~state.up
    state.unplaced = tuple(
        unplaced | known & here if seat != owner else unplaced
        for seat, (unplaced, known) in enumerate(zip(state.unplaced, state.known, strict=True))
    )


def rebuilt(state: State, cards: int) -> None:
    """The draw pile now consists of ``cards``, which all have seen lie open: every other card is outside it."""
    state.outside = (ALL & ~cards,) * state.seats


def _forget(state: State, cards: int, seeing: tuple[Seat, ...]) -> None:
    state.known, state.unplaced, state.aware = (
        tuple(held if seat in seeing else held & ~cards for seat, held in enumerate(kept))
        for kept in (state.known, state.unplaced, state.aware)
    )


def remember(state: State, view: View) -> None:
    """Give every seat the knowledge that the viewer is certain of: its own, and what it knows of the others'."""
    everybody = range(state.seats)
    known, unplaced, aware = [0] * state.seats, [0] * state.seats, [0] * state.seats
    openly = [(shown, seat) for seat, hand in enumerate(view.hands) for shown in hand.shown]
    openly += [
        (slot.card, seat) for seat, court in enumerate(view.courts) for slot in court if slot.up and slot.card
    ]
    for name, owner in openly:
        for seat in everybody:
            if seat != owner:
                known[seat] |= 1 << NUMBER[name]
                aware[seat] |= 1 << NUMBER[name]
    for fact in view.facts:
        bit = 1 << NUMBER[fact.card]
        for seat in everybody:
            if seat == view.seat or (fact.common and seat != fact.seat):
                known[seat] |= bit
                if fact.common:
                    aware[seat] |= bit
                if fact.zone == "court" and fact.slot is None:
                    unplaced[seat] |= bit
    for seen in view.seen:
        for seat in seen.by:
            known[seat] |= 1 << NUMBER[seen.card]
            aware[seat] |= 1 << NUMBER[seen.card]
    state.known, state.unplaced, state.aware = tuple(known), tuple(unplaced), tuple(aware)
    # True in every world that the viewer imagines, though it cannot tell who else may rule a card out.
    state.outside = (bits([NUMBER[card] for card in view.outside]),) * state.seats
