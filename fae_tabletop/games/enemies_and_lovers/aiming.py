"""An attack or theft lands on the card it was pointed at: steal, kill, reveal, capture (sections 4 and 7)."""

from __future__ import annotations

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers import knowledge
from fae_tabletop.games.enemies_and_lovers.cards import IDS, NUMBER
from fae_tabletop.games.enemies_and_lovers.commands import AimAtCourt, AimAtHand, Part
from fae_tabletop.games.enemies_and_lovers.events import (
    Captured,
    Killed,
    Revealed,
    ShieldAbsorbed,
    Shown,
    Stolen,
    TrapSprung,
)
from fae_tabletop.games.enemies_and_lovers.state import (
    CAPTURE,
    CHOOSE,
    OFF,
    POISON,
    SPY,
    STEAL,
    STRIKE,
    THE_TRAP,
    TRAP_THEFT,
    State,
    place_of,
)
from fae_tabletop.games.enemies_and_lovers.turns import (
    Events,
    ask,
    discard_open,
    empty_slot,
    finish_play,
    leave_hand,
    tell_hidden,
)


def aim_at_hand(state: State, seat: Seat, command: AimAtHand, events: Events) -> None:
    """Steal, kill or reveal a hand card of the target; a concealed one is drawn at random (R23)."""
    victim = state.target
    if command.card is None:
        up = state.up
        hand = state.hands[victim]
        hidden = [card for card in hand if not up >> card & 1] if up else hand
        card = hidden[state.below(len(hidden))]
    else:
        card = NUMBER[command.card]
    if state.effect == STEAL:
        _steal(state, seat, victim, card, events)
    elif state.effect == SPY:
        _spy(state, victim, card, None, events)
    else:
        leave_hand(state, victim, card)
        state.discard.append(card)
        if events is not None:
            knowledge.gone(state, 1 << card)
            by = IDS[state.resolving[0]]
            events.append(Killed(seat=victim, card=IDS[card], slot=None, part="card", by=by))
    finish_play(state, events)


def _steal(state: State, thief: Seat, victim: Seat, card: int, events: Events) -> None:
    if events is not None:
        event = Stolen(thief=thief, victim=victim, card=IDS[card], by=IDS[state.resolving[0]])
        if state.up >> card & 1:
            events.append(event)
        else:
            knowledge.leaves_hand(state, victim, False, (thief,))
            tell_hidden(state, event, (thief, victim), events, card=None)
        knowledge.passes(state, victim, thief, 1 << card)
    leave_hand(state, victim, card)
    state.hands[thief].append(card)


def _spy(state: State, victim: Seat, card: int, slot: int | None, events: Events) -> None:
    """Turn a card up for everybody; the Trap is discarded without its theft (R25, R26)."""
    state.up |= 1 << card
    if events is not None:
        knowledge.seen_by_all(state, victim, 1 << card)
        shown = (Shown(victim, slot, IDS[card]),)
        events.append(Revealed(by=IDS[state.resolving[0]], cards=shown))
    if card == THE_TRAP:
        if slot is None:
            leave_hand(state, victim, card)
        else:
            empty_slot(state, victim, slot, False)
        discard_open(state, victim, card, "trap", events)


def aim_at_court(state: State, seat: Seat, command: AimAtCourt, events: Events) -> None:
    """Take, kill or reveal what lies in a slot of the target's Court (rules page, section 4)."""
    victim, effect, number = state.target, state.effect, command.slot
    court = state.courts[victim]
    _, card, shield = court[place_of(court, number)]
    if effect == SPY:
        _spy(state, victim, card, number, events)
    elif card >= 0 and shield >= 0 and _absorbs(state, effect):
        empty_slot(state, victim, number, True)
        state.discard.append(shield)
        if events is not None:
            by = IDS[THE_TRAP if effect == TRAP_THEFT else state.resolving[0]]
            events.append(ShieldAbsorbed(seat=victim, slot=number, shield=IDS[shield], by=by))
    elif effect in (POISON, STRIKE):
        if _kill(state, seat, victim, number, card, shield, events):
            return
    else:
        _capture(state, seat, victim, number, command.part == "shield", events)
    finish_play(state, events)


def _absorbs(state: State, effect: int) -> bool:
    """Say whether a Shield with a card beneath stops ``effect`` (R18, R19)."""
    return effect in (POISON, STRIKE, CAPTURE) or state.rules.shield_blocks_jude


def _kill(
    state: State, seat: Seat, victim: Seat, number: int, card: int, shield: int, events: Events
) -> bool:
    """Kill a card without a Shield, or a lone Shield; returns whether the Trap springs (R20, R24, R27)."""
    lone = card < 0
    killed = shield if lone else card
    empty_slot(state, victim, number, lone)
    state.discard.append(killed)
    if events is not None:
        knowledge.gone(state, 1 << killed)
        by = IDS[state.resolving[0]]
        part: Part = "shield" if lone else "card"
        events.append(Killed(seat=victim, card=IDS[killed], slot=number, part=part, by=by))
    if killed != THE_TRAP or not state.courts[seat]:
        return False
    state.effect = TRAP_THEFT
    state.target = seat
    if events is not None:
        events.append(TrapSprung(seat=victim, at=seat))
    ask(state, CHOOSE, victim, events)
    return True


def _capture(state: State, thief: Seat, victim: Seat, number: int, shield: bool, events: Events) -> None:
    """Take a card or Shield from a Court into the hand (R21, R28)."""
    court = state.courts[victim]
    card = court[place_of(court, number)][2 if shield else 1]
    if events is not None:
        event = Captured(
            thief=thief, victim=victim, slot=number, part="shield" if shield else "card", card=IDS[card],
            by=IDS[THE_TRAP if state.effect == TRAP_THEFT else state.resolving[0]],
        )  # fmt: skip
        if shield:
            knowledge.seen_by_all(state, thief, 1 << card)
            events.append(event)
        else:
            if state.up >> card & 1:
                events.append(event)
            else:
                knowledge.leaves_court(state, victim, card, (thief,))
                tell_hidden(state, event, (thief, victim), events, card=None)
            knowledge.passes(state, victim, thief, 1 << card)
            knowledge.enters_hand(state, card)
    empty_slot(state, victim, number, shield)
    state.up &= OFF[card]
    state.hands[thief].append(card)
