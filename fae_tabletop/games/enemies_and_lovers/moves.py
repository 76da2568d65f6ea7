"""What a seat may do and why not, as a function of its view: what one may do depends only on what one knows.

The codes and their order are those of section 11 of the rules page: of several reasons the first is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fae_tabletop.core.game import Command, Reason, Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, LIMITED, Card, CardId
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
    hand_ref,
    slot_ref,
)
from fae_tabletop.games.enemies_and_lovers.courts import nothing_there, slot_of
from fae_tabletop.games.enemies_and_lovers.public import ASIDE, Pending, Slot, View

HEATHER: CardId = "heather"
OAK: CardId = "oak"
TRAP: CardId = "rath_roiben_rye"
AT_HANDS = frozenset({"steal", "poison", "strike", "spy"})
"""Effects that point at hand cards."""
STEP_ONE = (Place, Remove, Exchange, MoveShield)
ANSWERS: dict[str, tuple[type[Command], ...]] = {
    "respond": (),
    "choose": (AimAtHand, AimAtCourt, Take),
    "discard": (Discard,),
    "give": (Give,),
    "keep_one": (Keep,),
    "take": (Take, AimAtHand, AimAtCourt),
    "mayhem_keep": (Retain,),
    "seat_shields": (SeatShields,),
}
"""What answers each kind of decision in its form; a wrong zone is told apart later."""


def refusal(view: View, command: Command) -> Reason | None:
    """Return why the viewer may not give ``command`` now, or None when it may."""
    if view.why is not None:
        return Reason("game_over")
    if isinstance(command, Interrupt):
        return _no_interrupt(view, command.card)
    if isinstance(command, Mortal):
        return _no_mortal(view, command)
    pending = view.pending
    if pending is not None:
        if pending.seat != view.seat:
            return Reason("not_your_decision", Ref("seat", str(pending.seat)))
        return _no_answer(view, pending, command)
    if view.turn != view.seat:
        return Reason("not_your_turn", Ref("seat", str(view.turn)))
    if isinstance(command, STEP_ONE):
        if view.step != "place":
            return Reason("wrong_step")
        if command.seat != view.seat:
            return Reason("wrong_zone", Ref("seat", str(command.seat)))
        return _CHECKS[type(command)](view, command)
    if isinstance(command, Play):
        return _no_play(view, command)
    return None if isinstance(command, EndTurn) else Reason("nothing_to_decide")


def effect_of(pending: Pending) -> str:
    """Return what a choice does: the effect of the card that asks, or ``trap_theft`` (R27)."""
    return "trap_theft" if pending.card == TRAP else CARD[pending.card].effect


def may_pass(pending: Pending) -> bool:
    """Say whether Pass answers this decision."""
    if pending.kind == "choose":
        return effect_of(pending) == "trap_theft"
    return pending.kind in ("respond", "mayhem_keep", "seat_shields")


# --- interrupts -----------------------------------------------------------------------------------------------


def _no_interrupt(view: View, name: CardId) -> Reason | None:
    card = CARD[name]
    culprit = hand_ref(name)
    if name not in view.hand:
        return Reason("not_in_hand", culprit)
    if name == HEATHER:
        return Reason("use_mortal", culprit)
    if card.kind != "interrupt" and name != OAK:
        return Reason("not_an_interrupt", culprit)
    pending = view.pending
    if view.attack is None or pending is None or pending.kind != "respond":
        return Reason("not_interruptible" if view.resolving else "no_window")
    code = _wrong_interrupt(view, card)
    if code is not None:
        return Reason(code, culprit)
    return None if pending.seat == view.seat else Reason("not_your_decision")


def _wrong_interrupt(view: View, card: Card) -> str | None:
    """Return why ``card`` does not answer what waits (R46 to R50)."""
    attack, seat = view.attack, view.seat
    assert attack is not None, "a window is open"
    first = attack.stage == "declared"
    if card.subtype == "trick_the_trickster":
        if seat != attack.original:
            return "only_original_attacker"
        return None if attack.stage == "countered" else "wrong_reply"
    if attack.stage == "countered":
        return "wrong_reply"
    if card.id == OAK:
        target = attack.at if first else attack.original
        if view.rules.oak_target_only and seat != target:
            return "not_the_target"
        if CARD[attack.card].subtype != "poison":
            return "oak_only_vs_poison"
        return "own_attack" if seat == (attack.by if first else attack.at) else None
    if first:
        return None if seat == attack.at else "not_the_target"
    if card.subtype == "turnabout":
        return "wrong_reply"
    return None if seat == attack.original else "only_original_attacker"


def _no_mortal(view: View, command: Mortal) -> Reason | None:
    if HEATHER not in view.hand:
        return Reason("not_in_hand", hand_ref(HEATHER))
    if command.seat != view.seat:
        return Reason("wrong_zone", Ref("seat", str(command.seat)))
    reason = _no_placing(view, command)
    if reason is None and view.turn == view.seat and not view.rules.mortal_own_turn:
        return Reason("wrong_step")
    return reason


# --- answers to decisions -------------------------------------------------------------------------------------


def _no_answer(view: View, pending: Pending, command: Command) -> Reason | None:
    if isinstance(command, Pass):
        return None if may_pass(pending) else Reason("must_choose")
    if not isinstance(command, ANSWERS[pending.kind]):
        return Reason("decision_pending")
    if pending.kind == "take" and not isinstance(command, Take):
        return Reason("wrong_zone")
    if isinstance(command, Discard | Give):
        return None if command.card in view.hand else Reason("not_in_hand", hand_ref(command.card))
    if isinstance(command, Keep):
        return None if command.card in view.looking else Reason("no_such_card")
    if isinstance(command, Take):
        if pending.kind != "take":
            return Reason("wrong_zone")
        return None if command.card in view.discard else Reason("no_such_card")
    if isinstance(command, AimAtHand):
        return _no_hand_aim(view, pending, command)
    if isinstance(command, AimAtCourt):
        return _no_court_aim(view, pending, command)
    if isinstance(command, Retain):
        return _no_retaining(view, command)
    assert isinstance(command, SeatShields), "every form was looked at"
    return _no_seating(view, command)


def _no_hand_aim(view: View, pending: Pending, command: AimAtHand) -> Reason | None:
    effect = effect_of(pending)
    if command.at != pending.at or effect not in AT_HANDS:
        return Reason("wrong_zone")
    hand = view.hands[command.at]
    if command.card is None:
        return None if hand.concealed else Reason("no_such_card")
    if command.card not in hand.shown:
        return Reason("no_such_card")
    return Reason("already_revealed") if effect == "spy" else None


def _no_court_aim(view: View, pending: Pending, command: AimAtCourt) -> Reason | None:
    effect = effect_of(pending)
    if command.at != pending.at or effect == "steal":
        return Reason("wrong_zone")
    culprit = slot_ref(command.at, command.slot, command.part)
    reason = nothing_there(view, command.at, command.slot, command.part)
    if reason is not None or effect != "spy":
        return reason
    slot = slot_of(view, command.at, command.slot)
    assert slot is not None, "something lies there"
    return Reason("already_revealed", culprit) if slot.up or command.part == "shield" else None


def _no_retaining(view: View, command: Retain) -> Reason | None:
    if command.seat != view.seat:
        return Reason("wrong_zone", Ref("seat", str(command.seat)))
    reason = nothing_there(view, view.seat, command.slot, command.part)
    if reason is not None:
        return reason
    slot = slot_of(view, view.seat, command.slot)
    trap = slot is not None and slot.card == TRAP and command.part == "card"
    return Reason("trap_not_kept", slot_ref(view.seat, command.slot)) if trap else None


def _no_seating(view: View, command: SeatShields) -> Reason | None:
    if command.seat != view.seat:
        return Reason("wrong_zone", Ref("seat", str(command.seat)))
    shields = tuple(slot.number for slot in view.court if slot.shield is not None)
    if tuple(origin for origin, _ in command.moves) != shields:
        return Reason("wrong_count")
    taken: set[int] = set()
    for _, to in command.moves:
        if not to:
            continue
        slot = slot_of(view, view.seat, to)
        if slot is None:
            return Reason("no_such_slot", slot_ref(view.seat, to))
        if not slot.filled:
            return Reason("no_such_card", slot_ref(view.seat, to))
        if to in taken:
            return Reason("already_shielded", slot_ref(view.seat, to))
        taken.add(to)
    return None


# --- Step 1 ---------------------------------------------------------------------------------------------------


def _no_court_card(view: View, card: CardId) -> Reason | None:
    if card not in view.hand:
        return Reason("not_in_hand", hand_ref(card))
    return None if CARD[card].kind == "court" else Reason("not_a_court_card", hand_ref(card))


def _over_limit(view: View, card: CardId, without: Slot | None = None) -> Reason | None:
    """Return the reason when the Court, leaving out a slot's card, already has a card of this type."""
    kind = CARD[card].subtype
    if kind in LIMITED:
        for slot in view.court:
            if slot is not without and slot.card is not None and CARD[slot.card].subtype == kind:
                return Reason("limit_one_per_type", slot_ref(view.seat, slot.number))
    return None


def _no_placing(view: View, command: Place | Mortal) -> Reason | None:
    card = command.card
    reason = _no_court_card(view, card)
    if reason is not None:
        return reason
    shield = CARD[card].subtype == "shield"
    if command.to == "new":
        return Reason("no_such_slot") if command.slot else _over_limit(view, card)
    culprit = slot_ref(view.seat, command.slot)
    slot = slot_of(view, view.seat, command.slot)
    if slot is None:
        return Reason("no_such_slot", culprit)
    if command.to == "on":
        if not shield:
            return Reason("only_shields_cover", culprit)
        if not slot.filled:
            return Reason("shield_on_shield", culprit)
        return None if slot.shield is None else Reason("already_shielded", culprit)
    if shield and slot.shield is not None:
        return Reason("shield_on_shield", culprit)
    if slot.filled:
        return Reason("slot_occupied", culprit)
    return _over_limit(view, card)


def _no_removal(view: View, command: Remove) -> Reason | None:
    return nothing_there(view, view.seat, command.slot, command.part)


def _no_exchange(view: View, command: Exchange) -> Reason | None:
    reason = _no_court_card(view, command.card) or nothing_there(view, view.seat, command.slot, command.part)
    if reason is not None:
        return reason
    culprit = slot_ref(view.seat, command.slot, command.part)
    slot = slot_of(view, view.seat, command.slot)
    assert slot is not None, "something lies there"
    shield = CARD[command.card].subtype == "shield"
    if command.part == "card":
        if shield and slot.shield is not None:
            return Reason("shield_on_shield", culprit)
        return _over_limit(view, command.card, slot)
    if slot.filled and not shield:
        return Reason("only_shields_cover", culprit)
    return _over_limit(view, command.card)


def _no_shield_move(view: View, command: MoveShield) -> Reason | None:
    reason = nothing_there(view, view.seat, command.origin, "shield")
    if reason is not None:
        return reason
    culprit = slot_ref(view.seat, command.to)
    slot = slot_of(view, view.seat, command.to)
    if slot is None:
        return Reason("no_such_slot", culprit)
    if not slot.filled:
        return Reason("shield_on_shield", culprit)
    return None if slot.shield is None else Reason("already_shielded", culprit)


_CHECKS: dict[type[Command], Callable[[View, Any], Reason | None]] = {
    Place: _no_placing,
    Remove: _no_removal,
    Exchange: _no_exchange,
    MoveShield: _no_shield_move,
}


# --- Step 2 ---------------------------------------------------------------------------------------------------


def _no_play(view: View, command: Play) -> Reason | None:
    name = command.card
    card = CARD[name]
    culprit = hand_ref(name)
    if name not in view.hand:
        return Reason("not_in_hand", culprit)
    if card.effect == "none":
        interrupts = card.kind == "interrupt" or name == OAK
        return Reason("interrupt_only" if interrupts else "not_playable_for_effect", culprit)
    if needs_opponent(card):
        at = command.at
        if at is None or at == view.seat or not 0 <= at < view.players:
            return Reason("not_an_opponent")
        return None if finds_target(view, card, at) else Reason("no_target", Ref("seat", str(at)))
    if command.at is not None:
        return Reason("no_target_wanted", culprit)
    if card.effect in ("draw_two", "look"):
        drawable = view.draw or len(view.discard) > ASIDE
        return None if drawable else Reason("no_cards_to_draw", culprit)
    if card.effect in ("take", "regret"):
        return None if view.discard else Reason("discard_empty", culprit)
    if card.effect == "give":
        others = (hand.count for seat, hand in enumerate(view.hands) if seat != view.seat)
        return None if any(others) else Reason("no_target", culprit)
    return None


def needs_opponent(card: Card) -> bool:
    """Say whether a card is played against one opponent: the Attack cards, and Jude."""
    return card.kind == "attack" or card.effect == "jude"


def finds_target(view: View, card: Card, at: Seat) -> bool:
    """Say whether there is something of ``at`` that ``card`` can act on, by public counts (R3)."""
    hand, court = view.hands[at], view.courts[at]
    match card.effect:
        case "steal" | "treachery":
            return hand.count > 0
        case "poison" | "strike":
            return hand.count > 0 or bool(court)
        case "capture" | "jude":
            return bool(court)
        case "spy":
            return hand.concealed > 0 or any(slot.filled and not slot.up for slot in court)
        case "mischief":
            return hand.count > 0 or len(view.hand) > 1
        case "mayhem":
            return bool(court) or bool(view.court)
    return True
