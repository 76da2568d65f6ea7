"""Answers to attacks, and Heather: who is asked, what an answer does, what she changes (section 8, R46 to R57)."""

from __future__ import annotations

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers import arranging, effects, knowledge, mayhem, secrecy
from fae_tabletop.games.enemies_and_lovers.cards import IDS, NUMBER
from fae_tabletop.games.enemies_and_lovers.commands import Interrupt, Mortal, Pass
from fae_tabletop.games.enemies_and_lovers.events import (
    Cancelled,
    Interrupted,
    Passed,
    Reflected,
)
from fae_tabletop.games.enemies_and_lovers.listing import has_target
from fae_tabletop.games.enemies_and_lovers.state import (
    CHOOSE,
    COUNTERED,
    DECLARED,
    DISCARD,
    EFFECT,
    GIVE,
    HEATHER,
    LANDING,
    MAYHEM_KEEP,
    OAK,
    POISON,
    RESPOND,
    TRAP_THEFT,
    TURNABOUT,
    TURNED,
    State,
)
from fae_tabletop.games.enemies_and_lovers.turns import (
    Events,
    ask,
    clear_resolving,
    discard_open,
    finish_play,
    leave_hand,
)


def open_window(state: State, events: Events) -> None:
    """An attack was declared: ask its target, and for a Poison all others but the attacker (R46, R50)."""
    state.stage = DECLARED
    at = state.at
    state.queue = _poison_bystanders(state, at, state.by) if EFFECT[state.resolving[0]] == POISON else ()
    if state.hands[at]:
        ask(state, RESPOND, at, events)
    else:
        _ask_next(state, events)


def _poison_bystanders(state: State, target: Seat, director: Seat) -> tuple[Seat, ...]:
    """Return who may still spoil a Poison with Oak, clockwise from its target."""
    if EFFECT[state.resolving[0]] != POISON or state.rules.oak_target_only:
        return ()
    clockwise = (*range(target + 1, state.seats), *range(target))
    return tuple([seat for seat in clockwise if seat != director])


def _ask_next(state: State, events: Events) -> None:
    """Ask the next seat that has a card in hand; after the last one the stage is over."""
    while state.queue:
        seat, *others = state.queue
        state.queue = tuple(others)
        if state.hands[seat]:
            ask(state, RESPOND, seat, events)
            return
    if state.stage == COUNTERED:
        _cancel(state, events)
    else:
        _land(state, events)


def pass_on(state: State, seat: Seat, command: Pass, events: Events) -> None:
    """``seat`` says nothing to what it was asked."""
    if events is not None:
        events.append(Passed(seat=seat, kind=secrecy.KINDS[state.pending]))
    if state.pending == RESPOND:
        _ask_next(state, events)
    elif state.pending == CHOOSE:
        finish_play(state, events)
    elif state.pending == MAYHEM_KEEP:
        mayhem.keep_nothing(state, seat, events)
    else:
        mayhem.ask_shields(state, events)


def interrupt(state: State, seat: Seat, command: Interrupt, events: Events) -> None:
    """``seat`` answers with a card from its hand, which joins the cards being resolved."""
    card = NUMBER[command.card]
    leave_hand(state, seat, card)
    answered = state.resolving[-1]
    state.resolving += (card,)
    state.resolved_by += (seat,)
    if events is not None:
        knowledge.gone(state, 1 << card)
        events.append(Interrupted(seat=seat, card=command.card))
    if state.stage == DECLARED and card == TURNABOUT:
        state.stage = TURNED
        state.queue = (state.original, *_poison_bystanders(state, state.original, state.at))
        _ask_next(state, events)
    elif state.stage == DECLARED:
        state.stage = COUNTERED
        state.queue = (state.original,)
        _ask_next(state, events)
    elif state.stage == TURNED and card == OAK:
        _cancel(state, events)
    else:
        # Titch against a Trickster or Oak, a Trickster against a Turnabout: the attack is as it was (R47, R48).
        state.stage = DECLARED
        if events is not None:
            events.append(Cancelled(card=IDS[answered], by=command.card))
        _land(state, events)


def _cancel(state: State, events: Events) -> None:
    """The attack does nothing."""
    if events is not None:
        events.append(Cancelled(card=IDS[state.resolving[0]], by=IDS[state.resolving[-1]]))
    if not state.rules.cancelled_x_still_skips:
        state.no_draw = False
    clear_resolving(state, 1, "played", events)
    finish_play(state, events)


def _land(state: State, events: Events) -> None:
    """Nothing more may be said: the attack takes effect, turned back if a Turnabout stands (R51)."""
    if state.stage == TURNED:
        state.by, state.at = state.at, state.by
        if not state.rules.cancelled_x_still_skips:
            state.no_draw = False
        if events is not None:
            events.append(Reflected(card=IDS[state.resolving[0]], seat=state.by, at=state.at))
    state.stage = LANDING
    if len(state.resolving) > 1:
        clear_resolving(state, 1, "played", events)
    effects.BY_CARD[state.resolving[0]](state, events)


def mortal(state: State, seat: Seat, command: Mortal, events: Events) -> None:
    """Heather puts a Court card into the Court; then whatever is open is looked at again (R53 to R55)."""
    leave_hand(state, seat, HEATHER)
    discard_open(state, seat, HEATHER, "played", events)
    if not arranging.place(state, seat, command, events):
        _look_again(state, events)


def _look_again(state: State, events: Events) -> None:
    """After Heather an open decision may have lost its point (R55)."""
    pending, asked = state.pending, state.asked
    if pending == RESPOND and not state.hands[asked]:
        _ask_next(state, events)
    elif pending == CHOOSE and not has_target(state, state.effect, state.target):
        if state.effect == TRAP_THEFT:
            finish_play(state, events)
        else:
            effects.fizzle(state, events)
    elif pending == DISCARD and len(state.hands[asked]) <= state.left:
        effects.discard_rest(state, asked, events)
    elif pending == GIVE and not state.hands[asked]:
        effects.ask_givers(state, events)
