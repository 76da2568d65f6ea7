"""Step 1 of a turn: place, remove, exchange, move a Shield; Heather places in the same way (section 4)."""

from __future__ import annotations

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers import knowledge
from fae_tabletop.games.enemies_and_lovers.cards import IDS, NUMBER
from fae_tabletop.games.enemies_and_lovers.commands import Exchange, Mortal, MoveShield, Place, Remove
from fae_tabletop.games.enemies_and_lovers.events import Exchanged, Placed, Removed, ShieldMoved
from fae_tabletop.games.enemies_and_lovers.state import (
    NOTHING,
    OFF,
    PLAY,
    SHIELD,
    TYPE,
    Slot,
    State,
    place_of,
)
from fae_tabletop.games.enemies_and_lovers.turns import Events, check_win, empty_slot, leave_hand, tell_hidden


def place(state: State, seat: Seat, command: Place | Mortal, events: Events) -> bool:
    """Put a card from the hand into the Court, by Step 1 or by Heather; returns whether that wins (R16)."""
    card = NUMBER[command.card]
    shield = TYPE[card] == SHIELD
    by_mortal = type(command) is Mortal
    number = command.slot or state.next_slots[seat]
    if events is not None:
        told = Placed(seat=seat, card=command.card, to=command.to, slot=number, mortal=by_mortal)
        if enters_openly(state, seat, card):
            events.append(told)
        else:
            tell_hidden(state, told, (seat,), events, card=None)
    leave_hand(state, seat, card)
    if not command.slot:
        state.courts[seat] += ((number, NOTHING, card) if shield else (number, card, NOTHING),)
        numbers = list(state.next_slots)
        numbers[seat] += 1
        state.next_slots = tuple(numbers)
    else:
        court = state.courts[seat]
        at = place_of(court, number)
        _, lying, guard = court[at]
        slot = (number, lying, card) if shield else (number, card, guard)
        state.courts[seat] = (*court[:at], slot, *court[at + 1 :])
    return not shield and check_win(state, seat, "mortal" if by_mortal else "place", card, events)


def place_in_turn(state: State, seat: Seat, command: Place, events: Events) -> None:
    """Place as Step 1."""
    if not place(state, seat, command, events):
        state.step = PLAY


def remove(state: State, seat: Seat, command: Remove, events: Events) -> None:
    """Take a card or Shield back into the hand, where it lies face-down (R12, R42)."""
    court = state.courts[seat]
    _, lying, guard = court[place_of(court, command.slot)]
    shield = command.part == "shield"
    card = guard if shield else lying
    if events is not None:
        told = Removed(seat=seat, slot=command.slot, part=command.part, card=IDS[card])
        if leaves_openly(state, seat, card):
            events.append(told)
        else:
            tell_hidden(state, told, (seat,), events, card=None)
    empty_slot(state, seat, command.slot, shield)
    state.hands[seat].append(card)
    state.step = PLAY


def exchange(state: State, seat: Seat, command: Exchange, events: Events) -> None:
    """Put a hand card in the place of a card or Shield, which comes into the hand (R11)."""
    court = state.courts[seat]
    at = place_of(court, command.slot)
    number, lying, guard = court[at]
    card = NUMBER[command.card]
    shield = command.part == "shield"
    back = guard if shield else lying
    if events is not None:
        told = Exchanged(seat=seat, slot=number, part=command.part, card=command.card, back=IDS[back])
        came = enters_openly(state, seat, card)
        went = leaves_openly(state, seat, back)
        if came and went:
            events.append(told)
        else:
            shown = {"card": told.card if came else None, "back": told.back if went else None}
            tell_hidden(state, told, (seat,), events, **shown)
    leave_hand(state, seat, card)
    if state.up:
        state.up &= OFF[back]
    state.hands[seat].append(back)
    slot: Slot
    if TYPE[card] == SHIELD:
        slot = (number, lying if shield else NOTHING, card)
    else:
        slot = (number, card, NOTHING if shield else guard)
    state.courts[seat] = (*court[:at], slot, *court[at + 1 :])
    if not check_win(state, seat, "exchange", card, events):
        state.step = PLAY


def move_shield(state: State, seat: Seat, command: MoveShield, events: Events) -> None:
    """Lay a Shield on another card (R14)."""
    court = state.courts[seat]
    shield = court[place_of(court, command.origin)][2]
    stirred = state.stirred
    empty_slot(state, seat, command.origin, True)
    # No card changes its zone, so this alone does not keep a game from being called stalled (R7).
    state.stirred = stirred
    court = state.courts[seat]
    at = place_of(court, command.to)
    state.courts[seat] = (*court[:at], (command.to, court[at][1], shield), *court[at + 1 :])
    state.step = PLAY
    if events is not None:
        told = ShieldMoved(seat=seat, card=IDS[shield], origin=command.origin, to=command.to)
        events.append(told)


def enters_openly(state: State, seat: Seat, card: int) -> bool:
    """Say whether all see which hand card goes into a Court, and let the others forget or remember (K4, R42).

    Call it before the card moves.
    """
    if TYPE[card] == SHIELD:
        knowledge.gone(state, 1 << card)
        return True
    if state.up >> card & 1:
        return True
    knowledge.leaves_hand(state, seat, into_court=True)
    return False


def leaves_openly(state: State, seat: Seat, card: int) -> bool:
    """Say whether all see which Court card goes into its owner's hand, and let the others remember (K5).

    Call it before the card moves.
    """
    if TYPE[card] == SHIELD:
        knowledge.seen_by_all(state, seat, 1 << card)
        return True
    openly = bool(state.up >> card & 1)
    if not openly:
        knowledge.leaves_court(state, seat, card)
    knowledge.enters_hand(state, card)
    return openly
