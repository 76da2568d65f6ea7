"""The course of turns: draw, next seat, how a game ends, and the moves of cards that all parts of the rules use."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from fae_tabletop.core.game import Event, Seat
from fae_tabletop.games.enemies_and_lovers import knowledge, secrecy
from fae_tabletop.games.enemies_and_lovers.cards import IDS
from fae_tabletop.games.enemies_and_lovers.events import (
    Asked,
    Discarded,
    Drawn,
    Ended,
    EndNears,
    Rebuilt,
    TurnSkipped,
    TurnStarted,
    Way,
    Why,
)
from fae_tabletop.games.enemies_and_lovers.public import ASIDE
from fae_tabletop.games.enemies_and_lovers.state import (
    FEWEST_TO_WIN,
    NO_EFFECT,
    NOTHING,
    OFF,
    PLACE,
    Slot,
    State,
    bits,
    is_complete,
    place_of,
)

Cause = Literal["played", "treachery", "looked", "trap", "ended"]
"""Why a card goes to the discard pile, as Discarded tells it."""
Events = list[Event] | None
"""Where events go; None in search, which then keeps no memory either."""

ROUNDS_WARNING = 5
"""Rounds before the last one from which the end is announced (R7)."""


def ask(state: State, kind: int, seat: Seat, events: Events) -> None:
    """Make the table wait for ``seat``."""
    state.pending = kind
    state.asked = seat
    if events is not None:
        events.append(Asked(seat=seat, kind=secrecy.KINDS[kind]))


def leave_hand(state: State, seat: Seat, card: int) -> None:
    """Take ``card`` out of a hand."""
    state.hands[seat].remove(card)
    if state.up:
        state.up &= OFF[card]
    state.stirred = True


def empty_slot(state: State, seat: Seat, number: int, shield: bool) -> None:
    """Take the Shield or the card out of a slot; a slot with neither vanishes (R12)."""
    court = state.courts[seat]
    place = place_of(court, number)
    _, card, guard = court[place]
    left: tuple[Slot, ...] = ()
    if shield:
        guard = NOTHING
    else:
        state.up &= OFF[card]
        card = NOTHING
    if card >= 0 or guard >= 0:
        left = ((number, card, guard),)
    state.courts[seat] = court[:place] + left + court[place + 1 :]
    state.stirred = True


def discard_open(state: State, seat: Seat, card: int, cause: Cause, events: Events) -> None:
    """Put a card that all see on the discard pile; it has left its place already."""
    state.discard.append(card)
    if events is not None:
        knowledge.gone(state, 1 << card)
        events.append(Discarded(seat=seat, card=IDS[card], cause=cause))


def draw(state: State, events: Events) -> int:
    """Return the next card of the draw pile, rebuilt if need be (R4), or NOTHING (R5)."""
    if not state.draw:
        if len(state.discard) <= ASIDE:
            return NOTHING
        rest = state.discard[:-ASIDE]
        state.discard = state.discard[-ASIDE:]
        state.shuffle(rest)
        state.draw = rest
        if events is not None:
            knowledge.rebuilt(state, bits(rest))
            events.append(Rebuilt(count=len(rest)))
    state.stirred = True
    return state.draw.pop()


def draw_some(state: State, count: int, events: Events) -> tuple[int, ...]:
    """Return up to ``count`` cards drawn one by one (R5)."""
    pile = state.draw
    if len(pile) >= count:
        state.stirred = True
        drawn = tuple(pile[: -count - 1 : -1])
        del pile[-count:]
        return drawn
    found = []
    for _ in range(count):
        card = draw(state, events)
        if card < 0:
            break
        found.append(card)
    return tuple(found)


def draw_to_hand(state: State, seat: Seat, count: int, events: Events) -> None:
    """Draw up to ``count`` cards one by one into the hand of ``seat`` (R6)."""
    drawn = draw_some(state, count, events)
    state.hands[seat] += drawn
    if events is not None and drawn:
        names = tuple(IDS[card] for card in drawn)
        tell_hidden(
            state, Drawn(seat=seat, count=len(drawn), cards=names), (seat,), events, cards=()
        )  # fmt: skip


def tell_hidden(
    state: State, told: Event, knowing: tuple[Seat, ...], events: list[Event], **blank: Any
) -> None:
    """Tell ``told`` to the seats that are ``knowing``, and to the others with its fields ``blank``."""
    events.append(replace(told, audience=tuple(sorted(knowing))))
    others = tuple(seat for seat in range(state.seats) if seat not in knowing)
    if others:
        events.append(replace(told, audience=others, **blank))


def finish_play(state: State, events: Events) -> None:
    """The played card has been resolved: discard it, draw unless it carries X, pass the turn on."""
    _put_away(state, "played", events)
    end_turn(state, events)


def _put_away(state: State, cause: Cause, events: Events) -> None:
    """Discard the played cards: nothing is being resolved any more."""
    if events is None:
        state.discard += state.resolving[::-1]
        state.resolving = state.resolved_by = ()
    else:
        clear_resolving(state, 0, cause, events)
    state.pending = state.stage = state.by = state.at = state.original = state.asked = state.target = NOTHING
    state.effect = NO_EFFECT
    state.queue = ()
    state.left = 0


def clear_resolving(state: State, kept: int, cause: Cause, events: Events) -> None:
    """Discard the played cards but for the first ``kept``, the last played first (R10)."""
    if len(state.resolving) == kept:
        return
    if events is None:
        state.discard += state.resolving[: kept - 1 if kept else None : -1]
    else:
        for place in range(len(state.resolving) - 1, kept - 1, -1):
            discard_open(state, state.resolved_by[place], state.resolving[place], cause, events)
    state.resolving = state.resolving[:kept]
    state.resolved_by = state.resolved_by[:kept]


def end_turn(state: State, events: Events) -> None:
    """Step 3 and the next seat's turn; turns to be skipped are skipped as a whole (R8, R33).

    Turns are counted, skipped ones too: the game is drawn after too many, or too many idle ones (R7).
    """
    if state.no_draw:
        state.no_draw = False
    elif events is None and state.draw:
        state.stirred = True
        state.hands[state.turn].append(state.draw.pop())
    else:
        draw_to_hand(state, state.turn, 1, events)
    state.step = PLACE
    seats = state.seats
    while True:
        turns = state.turns = state.turns + 1
        turn = state.turn = (state.turn + 1) % seats
        if state.stirred:
            state.stirred = False
            state.idle = 0
        else:
            state.idle += 1
            if state.idle >= state.rules.stall_rounds * seats:
                end(state, None, "stalled", events)
                return
        if turns >= state.rules.max_rounds * seats:
            end(state, None, "rounds", events)
            return
        skips = state.skips
        if not skips[turn]:
            break
        state.skips = (*skips[:turn], skips[turn] - 1, *skips[turn + 1 :])
        if events is not None:
            events.append(TurnSkipped(seat=turn))
    if events is not None:
        events.append(TurnStarted(seat=turn, round=turns // seats + 1))
        _warn(state, events)


def _warn(state: State, events: list[Event]) -> None:
    """Announce that the game will be drawn, when the last idle round begins and in the last rounds (R7)."""
    idle = state.rules.stall_rounds * state.seats - state.idle
    if state.idle and idle <= state.seats:
        events.append(EndNears(cause="stalled", turns=idle))
    left = state.rules.max_rounds * state.seats - state.turns
    if left <= ROUNDS_WARNING * state.seats and left % state.seats == 0:
        events.append(EndNears(cause="rounds", turns=left))


def check_win(state: State, seat: Seat, way: Way, card: int, events: Events) -> bool:
    """End the game if the Court of ``seat`` is complete (R16); ``card`` completed it, NOTHING for many."""
    court = state.courts[seat]
    if len(court) < FEWEST_TO_WIN or not is_complete(court):
        return False
    end(state, seat, "crowned", events, way, card)
    return True


def end(
    state: State,
    winner: Seat | None,
    why: Why,
    events: Events,
    way: Way | None = None,
    card: int = NOTHING,
) -> None:
    """End the game: open choices lapse, what is being resolved or looked at is discarded (R16, R59)."""
    for looked in state.looking:
        discard_open(state, state.asked, looked, "ended", events)
    state.looking = ()
    _put_away(state, "ended", events)
    state.winner, state.why, state.way = winner, why, way
    if events is not None:
        resigned = state.quitter if state.quitter >= 0 else None
        name = IDS[card] if card >= 0 else None
        events.append(Ended(winner=winner, why=why, way=way, card=name, resigned=resigned))
        events.append(secrecy.reveal(state))
