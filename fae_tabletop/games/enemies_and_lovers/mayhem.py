"""Mayhem: two Courts change owners, with the Trap's clause and the Shields laid anew (R29, R30)."""

from __future__ import annotations

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers import knowledge
from fae_tabletop.games.enemies_and_lovers.cards import IDS
from fae_tabletop.games.enemies_and_lovers.commands import Retain, SeatShields
from fae_tabletop.games.enemies_and_lovers.events import (
    CourtsSwapped,
    Retained,
    Revealed,
    ShieldsSeated,
    Shown,
)
from fae_tabletop.games.enemies_and_lovers.state import (
    LIMIT,
    MAYHEM_KEEP,
    NOTHING,
    SEAT_SHIELDS,
    THE_TRAP,
    Court,
    State,
    court_bits,
    has_shields_to_seat,
    place_of,
)
from fae_tabletop.games.enemies_and_lovers.turns import (
    Events,
    ask,
    check_win,
    discard_open,
    finish_play,
    tell_hidden,
)


def begin(state: State, events: Events) -> None:
    """Swap the Courts, unless the attacked one has the Trap and something to keep: then ask its owner."""
    seat = state.at
    trap = next((slot for slot in state.courts[seat] if slot[1] == THE_TRAP), None)
    if trap is None:
        _swap(state, events)
        return
    if events is not None and not state.up >> THE_TRAP & 1:
        knowledge.seen_by_all(state, seat, 1 << THE_TRAP)
        shown = (Shown(seat, trap[0], IDS[THE_TRAP]),)
        events.append(Revealed(by=IDS[state.resolving[0]], cards=shown))
    # Everybody sees that the clause applies, so the Trap lies openly while its owner chooses.
    state.up |= 1 << THE_TRAP
    if len(state.courts[seat]) > 1 or trap[2] >= 0:
        ask(state, MAYHEM_KEEP, seat, events)
    else:
        keep_nothing(state, seat, events)


def keep_nothing(state: State, seat: Seat, events: Events) -> None:
    """The Trap's owner keeps nothing: it is discarded all the same."""
    _spring(state, seat, events)
    _swap(state, events)


def retain(state: State, seat: Seat, command: Retain, events: Events) -> None:
    """Keep one card, its Shield travels, or one Shield; with no room for it, it goes to the hand (R29)."""
    _spring(state, seat, events)
    court = state.courts[seat]
    place = place_of(court, command.slot)
    number, card, shield = court[place]
    kept = shield if command.part == "shield" else card
    concealed = command.part == "card" and not state.up >> kept & 1
    rest = (number, card, NOTHING) if command.part == "shield" else (number, NOTHING, shield)
    left: Court = (rest,) if rest[1] >= 0 or rest[2] >= 0 else ()
    room = not any(slot[1] >= 0 and LIMIT[slot[1]] & LIMIT[kept] for slot in state.courts[state.by])
    if events is not None:
        told = Retained(seat=seat, slot=number, part=command.part, card=IDS[kept], to_hand=not room)
        if concealed:
            knowledge.leaves_court(state, seat, kept)
            tell_hidden(state, told, (seat,), events, card=None)
        else:
            events.append(told)
    state.courts[seat] = court[:place] + left + court[place + 1 :]
    state.up &= ~(1 << kept)
    if room:
        slot = (NOTHING, NOTHING, kept) if command.part == "shield" else (NOTHING, kept, NOTHING)
        _swap(state, events, (slot,))
        return
    if events is not None:
        knowledge.enters_hand(state, kept)
    state.hands[seat].append(kept)
    _swap(state, events)


def _spring(state: State, seat: Seat, events: Events) -> None:
    """Discard the Trap; a Shield on it stays and travels."""
    state.up &= ~(1 << THE_TRAP)
    court: list[tuple[int, int, int]] = []
    for number, card, shield in state.courts[seat]:
        if card != THE_TRAP:
            court.append((number, card, shield))
        elif shield >= 0:
            court.append((number, NOTHING, shield))
    state.courts[seat] = tuple(court)
    discard_open(state, seat, THE_TRAP, "trap", events)


def _swap(state: State, events: Events, kept: Court = ()) -> None:
    """Change the two Courts, turn them down and shuffle them; ``kept`` joins the attacked seat's new one."""
    by, at = state.by, state.at
    incoming, outgoing = state.courts[by], state.courts[at]
    if events is not None:
        knowledge.passes(state, by, at, court_bits(incoming))
        knowledge.passes(state, at, by, court_bits(outgoing))
    state.up &= ~(court_bits(incoming) | court_bits(outgoing))
    state.stirred = True
    for seat, court in ((by, outgoing), (at, incoming + kept)):
        _shuffle(state, seat, court, events)
    if events is not None:
        events.append(CourtsSwapped(by=by, at=at))
    for step in range(state.seats):
        seat = (state.turn + step) % state.seats
        if seat in (by, at) and check_win(state, seat, "mayhem", NOTHING, events):
            return
    state.queue = (by, at)
    ask_shields(state, events)


def _shuffle(state: State, seat: Seat, court: Court, events: Events) -> None:
    order = list(range(len(court)))
    state.shuffle(order)
    state.courts[seat] = tuple((place + 1, *court[source][1:]) for place, source in enumerate(order))
    state.next_slots = tuple(
        len(court) + 1 if other == seat else number for other, number in enumerate(state.next_slots)
    )
    if events is not None:
        knowledge.shuffled(state, seat)


def ask_shields(state: State, events: Events) -> None:
    """Ask the next owner of a Shield and a card to lay the Shields, the attacker first (R30), or finish."""
    while state.queue:
        seat, *others = state.queue
        state.queue = tuple(others)
        if has_shields_to_seat(state, seat):
            ask(state, SEAT_SHIELDS, seat, events)
            return
    finish_play(state, events)


def seat_shields(state: State, seat: Seat, command: SeatShields, events: Events) -> None:
    """Lay the Shields as said; the slots are shuffled and numbered anew (K7)."""
    court = state.courts[seat]
    lying = {number: shield for number, _, shield in court if shield >= 0}
    guards = {to: lying[origin] for origin, to in command.moves if to}
    laid: list[tuple[int, int, int]] = [
        (number, card, guards.get(number, NOTHING)) for number, card, _ in court if card >= 0
    ]
    laid += [(origin, NOTHING, lying[origin]) for origin, to in command.moves if not to]
    _shuffle(state, seat, tuple(laid), events)
    if events is not None:
        events.append(ShieldsSeated(seat=seat))
    ask_shields(state, events)
