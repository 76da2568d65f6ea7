"""What the cards do when they are played or their attack lands, and the choices this asks for (sections 6, 7)."""

from __future__ import annotations

from collections.abc import Callable

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers import knowledge, mayhem
from fae_tabletop.games.enemies_and_lovers.cards import IDS, NUMBER
from fae_tabletop.games.enemies_and_lovers.commands import (
    Discard,
    Give,
    Keep,
    Take,
)
from fae_tabletop.games.enemies_and_lovers.events import (
    Concealed,
    Distracted,
    Fizzled,
    Flashed,
    Given,
    HandsSwapped,
    Kept,
    LookedAt,
    Revealed,
    Shown,
    Taken,
)
from fae_tabletop.games.enemies_and_lovers.listing import has_target
from fae_tabletop.games.enemies_and_lovers.public import TREACHERY as TREACHERY_CARDS
from fae_tabletop.games.enemies_and_lovers.state import (
    CAPTURE,
    CHOOSE,
    CONCEAL,
    DISCARD,
    DISTRACTION,
    DRAW_TWO,
    EFFECT,
    FLASH,
    GIVE,
    GIVING,
    JUDE,
    KEEP_ONE,
    LOOK,
    MAYHEM,
    MISCHIEF,
    POISON,
    REGRET,
    REVEAL,
    SPY,
    STEAL,
    STRIKE,
    TAKE,
    TAKING,
    THE_CROWN,
    TREACHERY,
    State,
    bits,
    court_bits,
)
from fae_tabletop.games.enemies_and_lovers.turns import (
    Events,
    ask,
    discard_open,
    draw_some,
    draw_to_hand,
    finish_play,
    leave_hand,
    tell_hidden,
)

LOOKS = 3
"""Cards that Madoc, Oriana and Nicasia look at."""
COERCED = 2
"""Cards that a Coercion card draws."""


def fizzle(state: State, events: Events) -> None:
    """Nothing is left to act on: the card is spent for nothing (R3)."""
    if events is not None:
        events.append(Fizzled(card=IDS[state.resolving[0]]))
    finish_play(state, events)


# --- chosen cards ---------------------------------------------------------------------------------------------


def _point(state: State, events: Events) -> None:
    """Ask whoever directs the effect for a card of the target (R22)."""
    effect = EFFECT[state.resolving[0]]
    if not has_target(state, effect, state.at):
        fizzle(state, events)
        return
    state.effect = effect
    state.target = state.at
    ask(state, CHOOSE, state.by, events)


# --- attacks without a choice of the attacker -----------------------------------------------------------------


def _treachery(state: State, events: Events) -> None:
    hand = state.hands[state.at]
    if not hand:
        fizzle(state, events)
        return
    state.left = TREACHERY_CARDS
    if len(hand) > TREACHERY_CARDS:
        ask(state, DISCARD, state.at, events)
    else:
        discard_rest(state, state.at, events)


def discard_rest(state: State, seat: Seat, events: Events) -> None:
    """Three or fewer cards all go, in hand order (R32, R55)."""
    for card in state.hands[seat][:]:
        leave_hand(state, seat, card)
        discard_open(state, seat, card, "treachery", events)
    finish_play(state, events)


def discard_one(state: State, seat: Seat, command: Discard, events: Events) -> None:
    """Discard one of the three cards that Treachery wants."""
    card = NUMBER[command.card]
    leave_hand(state, seat, card)
    discard_open(state, seat, card, "treachery", events)
    state.left -= 1
    if not state.left:
        finish_play(state, events)


def _distraction(state: State, events: Events) -> None:
    at = state.at
    state.skips = tuple(turns + (seat == at) for seat, turns in enumerate(state.skips))
    if events is not None:
        events.append(Distracted(seat=at, skips=state.skips[at]))
    finish_play(state, events)


def _mischief(state: State, events: Events) -> None:
    """Two seats change hands; played cards stay where they are, all lie face-down (R31, K6)."""
    by, at = state.by, state.at
    hands = state.hands
    one, other = hands[by], hands[at]
    if not one and not other:
        fizzle(state, events)
        return
    if events is not None:
        knowledge.passes(state, by, at, bits(one))
        knowledge.passes(state, at, by, bits(other))
    hands[by], hands[at] = other, one
    state.up &= ~bits(one + other)
    state.stirred = True
    if events is not None:
        for seat in range(state.seats):
            got = tuple(IDS[card] for card in hands[seat]) if seat in (by, at) else ()
            events.append(HandsSwapped(audience=(seat,), by=by, at=at, got=got))
    finish_play(state, events)


def _mayhem(state: State, events: Events) -> None:
    if not state.courts[state.by] and not state.courts[state.at]:
        fizzle(state, events)
    else:
        mayhem.begin(state, events)


# --- Court and Intrigue cards ---------------------------------------------------------------------------------


def _draw_two(state: State, events: Events) -> None:
    draw_to_hand(state, state.by, COERCED, events)
    finish_play(state, events)


def _look(state: State, events: Events) -> None:
    """Look at up to three cards; only the player sees them (R39)."""
    seen = draw_some(state, LOOKS, events)
    state.looking = seen
    if not seen:
        fizzle(state, events)
        return
    if events is not None:
        seat = state.by
        names = tuple(IDS[card] for card in seen)
        tell_hidden(
            state, LookedAt(seat=seat, count=len(seen), cards=names), (seat,), events, cards=()
        )  # fmt: skip
    ask(state, KEEP_ONE, state.by, events)


def keep(state: State, seat: Seat, command: Keep, events: Events) -> None:
    """Keep one of the cards looked at and discard the others in the order they were drawn (R39)."""
    kept = NUMBER[command.card]
    if events is not None:
        tell_hidden(state, Kept(seat=seat, card=command.card), (seat,), events, card=None)
    for card in state.looking:
        if card != kept:
            discard_open(state, seat, card, "looked", events)
    state.looking = ()
    state.hands[seat].append(kept)
    finish_play(state, events)


def _take(state: State, events: Events) -> None:
    if state.discard:
        ask(state, TAKE, state.by, events)
    else:
        fizzle(state, events)


def take(state: State, seat: Seat, command: Take, events: Events) -> None:
    """Take a card of the discard pile; everybody sees which (R40, K2)."""
    card = NUMBER[command.card]
    state.discard.remove(card)
    _gain_openly(state, seat, (card,), events)
    finish_play(state, events)


def _regret(state: State, events: Events) -> None:
    top = tuple(reversed(state.discard[-LOOKS:]))
    if not top:
        fizzle(state, events)
        return
    del state.discard[-len(top) :]
    _gain_openly(state, state.by, top, events)
    finish_play(state, events)


def _gain_openly(state: State, seat: Seat, cards: tuple[int, ...], events: Events) -> None:
    state.hands[seat] += cards
    state.stirred = True
    if events is not None:
        knowledge.seen_by_all(state, seat, bits(cards))
        events.append(Taken(seat=seat, cards=tuple(IDS[card] for card in cards)))


def _give(state: State, events: Events) -> None:
    """Each opponent with a hand gives a card, clockwise from the player (R38)."""
    seats = state.seats
    state.queue = (*range(state.by + 1, seats), *range(state.by))
    ask_givers(state, events)


def ask_givers(state: State, events: Events) -> None:
    """Ask the next giver that has a card, or finish."""
    while state.queue:
        giver = state.queue[0]
        state.queue = state.queue[1:]
        if state.hands[giver]:
            state.target = state.by
            ask(state, GIVE, giver, events)
            return
    finish_play(state, events)


def give(state: State, seat: Seat, command: Give, events: Events) -> None:
    """Give a card to whoever played Dain or Balekin, unseen by the rest unless it lay open (R38)."""
    card, taker = NUMBER[command.card], state.by
    if events is not None:
        event = Given(giver=seat, taker=taker, card=command.card)
        if state.up >> card & 1:
            events.append(event)
        else:
            knowledge.leaves_hand(state, seat, False, (taker,))
            tell_hidden(state, event, (seat, taker), events, card=None)
        knowledge.passes(state, seat, taker, 1 << card)
    leave_hand(state, seat, card)
    state.hands[taker].append(card)
    ask_givers(state, events)


def _reveal(state: State, events: Events) -> None:
    """Every card of every hand and Court turns up, those beneath Shields too (R43)."""
    before = state.up
    for seat in range(state.seats):
        state.up |= bits(state.hands[seat]) | court_bits(state.courts[seat])
    if events is not None:
        shown = []
        for seat in range(state.seats):
            for card in state.hands[seat]:
                if not before >> card & 1:
                    shown.append(Shown(seat, None, IDS[card]))
            for number, card, _ in state.courts[seat]:
                if card >= 0 and not before >> card & 1:
                    shown.append(Shown(seat, number, IDS[card]))
            knowledge.seen_by_all(state, seat, bits(state.hands[seat]) | court_bits(state.courts[seat]))
        events.append(Revealed(by=IDS[state.resolving[0]], cards=tuple(shown)))
    finish_play(state, events)


def _conceal(state: State, events: Events) -> None:
    """Everything but Shields turns down, whatever had turned it up (R41, K3)."""
    state.up = 0
    if events is not None:
        events.append(Concealed(by=IDS[state.resolving[0]]))
    finish_play(state, events)


def _flash(state: State, events: Events) -> None:
    """An opponent with the Crown shows it to all; it is not turned up (R37)."""
    if events is not None:
        holder: Seat | None = None
        slot: int | None = None
        for seat in range(state.seats):
            if seat == state.by:
                continue
            if THE_CROWN in state.hands[seat]:
                holder = seat
            for number, card, _ in state.courts[seat]:
                if card == THE_CROWN:
                    holder, slot = seat, number
        if holder is not None:
            knowledge.seen_by_all(state, holder, 1 << THE_CROWN)
        events.append(Flashed(seat=holder, slot=slot))
    finish_play(state, events)


_EFFECTS: dict[int, Callable[[State, Events], None]] = {
    DRAW_TWO: _draw_two, LOOK: _look, TAKING: _take, REGRET: _regret, GIVING: _give, REVEAL: _reveal,
    CONCEAL: _conceal, FLASH: _flash, JUDE: _point, STEAL: _point, TREACHERY: _treachery, POISON: _point,
    STRIKE: _point, SPY: _point, CAPTURE: _point, DISTRACTION: _distraction, MISCHIEF: _mischief,
    MAYHEM: _mayhem,
}  # fmt: skip
BY_CARD = tuple(_EFFECTS.get(effect, fizzle) for effect in EFFECT)
"""How each card takes effect when it lies at the bottom of ``resolving``, by its number; ``by`` and ``at`` say who and
at whom. Cards without an effect cannot be played."""
